//! `longtable pipe`: the line protocol for programs. One JSON request a line, one JSON reply a line.
//!
//! The protocol is described in `docs/protocol.md`. [`Pipe::handle`] is all of it: a line in, a line out.

mod error;
mod request;

use crate::reading::{Reading, Wanted, quoted};
use crate::{Failure, choice, games, pack};
use error::PipeError;
use kernel::wire::Answer;
use kernel::{Correction, Given, Refused, Seat, Table, TableError, Text, render_value};
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use registry::{Budget, Entry, Player, Search};
use request::{Request, TableId};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::str::FromStr;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1024 * 1024;

/// How many tables may be open at a time.
pub const MAX_TABLES: usize = 1000;

/// Speaks JSON on stdin and stdout: one request a line, one reply a line.
///
/// The protocol is described in docs/protocol.md. Its texts are in English, or in the language of --language.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  echo '{\"id\":1,\"do\":\"games\"}' | longtable pipe")]
pub struct Args {
    /// A data pack for the tables that choose none: a file, or the name of one that comes with the game.
    #[arg(long, value_name = "FILE-OR-NAME")]
    pack: Option<pack::Word>,
}

/// Answers requests from stdin until it ends.
pub(crate) fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let mut input = std::io::stdin().lock();
    let mut pipe = Pipe { wanted: wanted.clone(), pack: args.pack.clone(), ..Pipe::new() };
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than is allowed, and one for the end of the line.
        let length = input.by_ref().take(MAX_LINE as u64 + 2).read_until(b'\n', &mut line)?;
        if length == 0 {
            return Ok(());
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() > MAX_LINE {
            skip_line(&mut input)?;
        }
        writeln!(out, "{}", pipe.handle_bytes(&line))?;
        out.flush()?;
    }
}

/// Reads on to the end of the line and discards it.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let read = end.map_or(buffer.len(), |end| end + 1);
        let at_end = end.is_some() || read == 0;
        input.consume(read);
        if at_end {
            return Ok(());
        }
    }
}

/// A table and the generator that rolls for its Chance.
struct Open {
    entry: &'static dyn Entry,
    reading: Reading,
    table: Box<dyn Table>,
    rng: ChaCha20Rng,
}

/// The protocol: open tables, and an answer for every line.
#[derive(Default)]
pub struct Pipe {
    tables: BTreeMap<TableId, Open>,
    opened: TableId,
    max_iterations: Option<u64>,
    wanted: Wanted,
    pack: Option<pack::Word>,
}

impl Pipe {
    /// A protocol without open tables.
    pub fn new() -> Pipe {
        Pipe::default()
    }

    /// Speaks this language, where there is a text in it.
    #[must_use]
    pub fn in_language(self, tag: &str) -> Pipe {
        Pipe { wanted: Wanted::new(Some(tag), |_| None), ..self }
    }

    /// Limits computer players to this many iterations, whatever they are told: for those who must have an answer
    /// soon, such as tests with arbitrary lines.
    #[must_use]
    pub fn searching_at_most(self, iterations: u64) -> Pipe {
        Pipe { max_iterations: Some(iterations), ..self }
    }

    /// Answers one line, which need not be text at all.
    pub fn handle_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(text) => self.handle(text),
            Err(_) if line.len() > MAX_LINE => self.reply(Value::Null, Err(PipeError::too_long())),
            Err(_) => self.reply(Value::Null, Err(PipeError::form(Text::new("cli-not-utf-8")))),
        }
    }

    /// Answers one line. Whatever it holds, the answer is one line of JSON with `ok` or `error`.
    pub fn handle(&mut self, line: &str) -> String {
        if line.len() > MAX_LINE {
            return self.reply(Value::Null, Err(PipeError::too_long()));
        }
        let mut fields: Map<String, Value> = match serde_json::from_str(line) {
            Ok(fields) => fields,
            Err(error) => {
                let error = PipeError::form(Text::new("cli-not-json").written("error", error));
                return self.reply(Value::Null, Err(error));
            }
        };
        let id = fields.shift_remove("id").unwrap_or(Value::Null);
        let open = fields.get("table").and_then(Value::as_u64).and_then(|table| self.tables.get(&table));
        let game = open.map(|open| open.table.slug());
        let done = Request::read(fields).and_then(|request| self.carry_out(request));
        // What a table says is said in the words of its game.
        self.reply(id, done.map_err(|error| error.of_game(game)))
    }

    fn reply(&self, id: Value, done: Result<Value, PipeError>) -> String {
        match done {
            Ok(ok) => json!({ "id": id, "ok": ok }).to_string(),
            Err(error) => {
                let game = error.game().and_then(registry::find);
                let reading =
                    game.map_or_else(|| self.wanted.programs(), |entry| self.wanted.programs_of(entry));
                json!({ "id": id, "error": error.said(&reading) }).to_string()
            }
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, PipeError> {
        match request {
            Request::Games {} => Ok(games::list(&self.wanted)),
            Request::Rule { game, number } => rule(&game, &number),
            Request::New { game, scenario, people, options, seed } => {
                let entry = find(&game)?;
                let mut options: Vec<(String, String)> = options.into_iter().collect();
                if let Some(pack) = &self.pack {
                    let added = pack.add_to(entry, &mut options);
                    added.map_err(|failure| PipeError::new("setup", failure.text()))?;
                }
                let table = entry
                    .new_table(scenario.as_deref(), people, &options)
                    .map_err(|error| PipeError::from(error).of_game(Some(entry.info().slug)))?;
                self.open(entry, table, seed)
            }
            Request::Load { journal, seed } => {
                let table = registry::read_journal_of_any(&journal).map_err(|error| {
                    let game = kernel::journal::header(&journal).ok();
                    let game = game.and_then(|header| registry::find(&header.game));
                    let error = PipeError::new("journal", error.text());
                    error.of_game(game.map(|entry| entry.info().slug))
                })?;
                self.open(find(table.slug())?, table, seed)
            }
            Request::Close { table } => {
                self.tables.remove(&table).ok_or_else(|| PipeError::no_table(table))?;
                Ok(json!({}))
            }
            Request::Answer { table: id, seat, number, answer } => {
                let open = self.table(id)?;
                let seat = open.table.seat(&seat)?;
                let done = open.table.answer(seat, number, &answer);
                self.settle(id, done.map_err(PipeError::from))
            }
            Request::Roll { table: id, times } => {
                let open = self.table(id)?;
                let before = open.table.number();
                let done = roll(open, times);
                let mut ok = self.settle(id, done)?;
                let after = ok["number"].as_u64().unwrap_or_default();
                ok["rolled"] = json!(after - u64::from(before));
                Ok(ok)
            }
            Request::Computer { table: id, seat, player, seed, apply } => {
                let player = self.player(&player)?;
                let open = self.table(id)?;
                let seat = player_seat(open, &seat)?;
                let answer = computer(open, seat, &player, seed)?;
                let mut ok = json!(answer);
                if apply {
                    let done = open.table.answer(seat, None, &Value::String(answer.words.clone()));
                    merge(&mut ok, self.settle(id, done.map_err(PipeError::from))?);
                }
                Ok(ok)
            }
            Request::StepBack { table: id, seat } => {
                let open = self.table(id)?;
                let seat = player_seat(open, &seat)?;
                let done = open.table.step_back(seat);
                self.settle(id, done.map_err(PipeError::from))
            }
            Request::Question { table, seat } => {
                let open = self.table(table)?;
                let onlooker = seat.map(|seat| open.table.seat(&seat)).transpose()?;
                Ok(json!({ "question": open.table.question(onlooker, Some(&open.reading)) }))
            }
            Request::Legal { table, seat } => {
                let open = self.table(table)?;
                let seat = open.table.seat(&seat)?;
                let answers = open.table.legal(seat, Some(&open.reading));
                Ok(json!({ "number": open.table.number(), "answers": answers }))
            }
            Request::View { table, seat } => {
                let open = self.table(table)?;
                let onlooker = onlooker(open, seat)?;
                Ok(json!({ "view": open.table.view(onlooker) }))
            }
            Request::Board { table, seat } => {
                let open = self.table(table)?;
                let onlooker = onlooker(open, seat)?;
                Ok(json!({ "board": open.table.board(onlooker, &open.reading) }))
            }
            Request::Log { table, seat, from } => {
                let open = self.table(table)?;
                let onlooker = onlooker(open, seat)?;
                let log = open.table.log(onlooker, from, Some(&open.reading));
                let next = from.saturating_add(log.len());
                Ok(json!({ "log": log, "next": next }))
            }
            Request::WhyNot { table, seat, thing } => {
                let open = self.table(table)?;
                let seat = player_seat(open, &seat)?;
                match thing {
                    Some(thing) => Ok(json!({ "reasons": open.table.why_not(seat, &thing, &open.reading)? })),
                    None => {
                        let things = open.table.things(seat, &open.reading);
                        let named = |(thing, name)| json!({ "thing": thing, "name": name });
                        Ok(json!({ "things": things.into_iter().map(named).collect::<Vec<Value>>() }))
                    }
                }
            }
            Request::About { table, words, seat } => {
                let open = self.table(table)?;
                let onlooker = onlooker(open, seat)?;
                let named = |(name, text)| json!({ "name": name, "text": text });
                let things = open.table.about(&words, onlooker, &open.reading).into_iter().map(named);
                Ok(json!({ "about": things.collect::<Vec<Value>>() }))
            }
            Request::Save { table } => Ok(json!({ "journal": self.table(table)?.table.journal() })),
            Request::Outcome { table } => Ok(json!({ "outcome": self.table(table)?.table.outcome() })),
            Request::Hash { table } => Ok(json!({ "hash": self.table(table)?.table.hash() })),
        }
    }

    fn open(
        &mut self,
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        seed: Option<u64>,
    ) -> Result<Value, PipeError> {
        if self.tables.len() >= MAX_TABLES {
            return Err(PipeError::new("full", Text::new("cli-tables-full").count("n", MAX_TABLES)));
        }
        let rng = choice::generator(seed).map_err(|failure| PipeError::new("random", failure.text()))?;
        let reading = self.wanted.programs_of(entry);
        self.opened += 1;
        let mut ok = json!({
            "table": self.opened,
            "game": table.slug(),
            "setup": table.setup_in_brief(),
            "seats": table.seats(),
            "people": table.people(),
            "teams": table.teams(),
        });
        if !table.corrections().is_empty() {
            let corrections = table.corrections().iter();
            ok["corrections"] = corrections.map(|one| correction(&*table, one, reading)).collect();
        }
        let open = Open { entry, reading, table, rng };
        merge(&mut ok, now(&open));
        self.tables.insert(self.opened, open);
        Ok(ok)
    }

    fn table(&mut self, id: TableId) -> Result<&mut Open, PipeError> {
        self.tables.get_mut(&id).ok_or_else(|| PipeError::no_table(id))
    }

    /// The computer player that a word names, kept within limits.
    fn player(&self, word: &str) -> Result<Player, PipeError> {
        let player = Player::from_str(word).map_err(|error| PipeError::told("form", error))?;
        let Some(most) = self.max_iterations else { return Ok(player) };
        Ok(match player {
            Player::Random | Player::Greedy => player,
            Player::Search(search) => {
                let iterations = match search.budget {
                    Budget::Iterations(n) => n.min(most),
                    Budget::Time(_) => most,
                };
                Player::Search(Search { budget: Budget::Iterations(iterations), ..search })
            }
        })
    }

    /// The reply to a request that changed a table. A table whose engine contradicts itself is closed: its position
    /// can't be trusted, its journal can.
    fn settle(&mut self, id: TableId, done: Result<(), PipeError>) -> Result<Value, PipeError> {
        match done {
            Ok(()) => Ok(now(self.table(id)?)),
            Err(error) if error.is_broken() => {
                let journal = self.tables.remove(&id).map(|open| open.table.journal());
                Err(error.with_journal(journal))
            }
            Err(error) => Err(error),
        }
    }
}

/// Where a table stands: enough for a client to go on without asking.
fn now(open: &Open) -> Value {
    let question = open.table.question(None, None);
    let who = question.map_or_else(Vec::new, |question| question.who);
    json!({ "number": open.table.number(), "who": who, "over": open.table.outcome().is_some() })
}

/// What became of a game when its rules were corrected.
fn correction(table: &dyn Table, correction: &Correction, reading: Reading) -> Value {
    let Correction { rules, kept, dropped, why, snapshot, differs } = correction;
    let seats = table.seats();
    let answer = |given: &Given| {
        let by = seats.get(given.seat.index()).copied().unwrap_or("chance");
        json!({ "by": by, "ask": given.kind, "answer": given.words })
    };
    let dropped: Value = dropped.iter().map(answer).collect();
    let text = why.as_ref().map(|why| render_value(why, &reading));
    json!({
        "rules": rules, "kept": kept, "dropped": dropped, "says": why, "why": text, "snapshot": snapshot,
        "differs": differs,
    })
}

fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}

fn find(slug: &str) -> Result<&'static dyn Entry, PipeError> {
    registry::find(slug)
        .ok_or_else(|| PipeError::new("no-game", Text::new("cli-no-game").written("game", quoted(slug))))
}

fn rule(game: &str, number: &str) -> Result<Value, PipeError> {
    let rule = find(game)?.rules().get(number);
    let missing = || PipeError::new("no-rule", Text::new("cli-no-rule").written("number", quoted(number)));
    let rule = rule.ok_or_else(missing)?;
    Ok(json!({ "number": rule.number, "heading": rule.heading, "text": rule.text }))
}

/// The seat with this id, unless it is Chance's.
fn player_seat(open: &Open, id: &str) -> Result<Seat, PipeError> {
    let seat = open.table.seat(id)?;
    if seat.is_chance() {
        return Err(PipeError::new("no-seat", Text::new("cli-chance-is-no-player")));
    }
    Ok(seat)
}

/// Whose view is wanted: a player's seat, or a spectator.
fn onlooker(open: &Open, id: Option<String>) -> Result<Option<Seat>, PipeError> {
    id.map(|id| player_seat(open, &id)).transpose()
}

/// Rolls for Chance, at most this many times.
fn roll(open: &mut Open, times: Option<u32>) -> Result<(), PipeError> {
    let Some(times) = times else {
        open.table.roll(&mut open.rng)?;
        return Ok(());
    };
    for _ in 0..times {
        let Some(words) = open.entry.chance(&*open.table, &mut open.rng) else { break };
        open.table.answer(Seat::CHANCE, None, &Value::String(words))?;
    }
    Ok(())
}

/// The answer a computer player would give.
fn computer(open: &mut Open, seat: Seat, player: &Player, seed: Option<u64>) -> Result<Answer, PipeError> {
    if !open.table.asked().contains(seat) {
        return Err(TableError::from(Refused::NotYourDecision).into());
    }
    let seed = seed.unwrap_or_else(|| open.rng.next_u64());
    let words = open
        .entry
        .choose(&*open.table, seat, player, seed)
        .map_err(|error| PipeError::told("computer", error))?;
    let answer = open.table.legal(seat, Some(&open.reading)).into_iter().find(|answer| answer.words == words);
    let illegal = || Text::new("cli-chose-illegal").written("words", quoted(&words));
    answer.ok_or_else(|| PipeError::new("computer", illegal()))
}
