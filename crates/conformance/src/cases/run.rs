//! Runs one case.

use super::claim::{Claim, Move, read_claim, read_move};
use super::parse::{Block, Case, Header, Line};
use super::{CaseError, CaseFault, CaseGame, CaseResult};
use kernel::journal::{seat_of, seat_word};
use kernel::{ApplyError, Ask as _, Play, Seat, SeatSet, stable_hash, words};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many legal answers a message lists.
const LISTED: usize = 20;

/// How often Chance answers at most where a case lets it answer as long as it is asked.
const CHANCE_LIMIT: usize = 10_000;

/// Runs one case, then takes all its answers back and gives them again.
pub fn run<G: CaseGame>(case: &Case) -> CaseResult {
    // A position that no game comes to can upset an engine; the other cases shall run all the same.
    let outcome = catch_unwind(AssertUnwindSafe(|| Running::<G>::run(case)));
    let problem = match outcome {
        Ok(Ok(())) => None,
        Ok(Err((line, what))) => Some(CaseError { file: case.file.clone(), line, what }),
        Err(panic) => {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            let what = format!("the engine panicked: {message}");
            Some(CaseError { file: case.file.clone(), line: case.line, what })
        }
    };
    CaseResult {
        title: case.title.clone(),
        file: case.file.clone(),
        line: case.line,
        problem: problem.map(|error| error.to_string()),
    }
}

/// A line, and what is wrong with it or differs.
type Problem = (usize, String);

/// A case while it runs.
struct Running<G: CaseGame> {
    play: Play<G>,
    /// The position's hash after each number of answers.
    hashes: Vec<u64>,
    /// How many log entries had been written when the last `then` block ended.
    log_from: usize,
    rng: Pcg64Mcg,
}

impl<G: CaseGame> Running<G> {
    fn run(case: &Case) -> Result<(), Problem> {
        let claims = |block: &Block| matches!(block, Block::Then(lines) if !lines.is_empty());
        if !case.blocks.iter().any(claims) {
            return Err((
                case.line,
                "the case says nothing: expected a `then` with a line at least".to_owned(),
            ));
        }
        let play = begin::<G>(case)?;
        let hashes = vec![stable_hash(play.state())];
        let mut running = Running { play, hashes, log_from: 0, rng: Pcg64Mcg::seed_from_u64(1) };
        for block in &case.blocks {
            match block {
                Block::When(lines) => {
                    for line in lines {
                        running.carry_out(line).map_err(|what| (line.number, what))?;
                    }
                }
                Block::Then(lines) => {
                    for line in lines {
                        running.holds(line).map_err(|what| (line.number, what))?;
                    }
                    running.log_from = running.play.log().len();
                }
            }
        }
        running.rolls_back().map_err(|what| (case.line, what))
    }

    /// Takes all answers back and gives them again: the same positions, the same log.
    fn rolls_back(&mut self) -> Result<(), String> {
        let before = self.play.clone();
        self.play.cut(0);
        if stable_hash(self.play.state()) != self.hashes[0] {
            return Err("rolled back to the start, it is another position".to_owned());
        }
        for (n, answered) in before.answers().iter().enumerate() {
            self.play
                .answer(answered.seat, answered.action)
                .map_err(|error| format!("run again after a roll-back, answer {}: {error}", n + 1))?;
            if stable_hash(self.play.state()) != self.hashes[n + 1] {
                return Err(format!(
                    "run again after a roll-back, answer {} leads to another position",
                    n + 1
                ));
            }
        }
        if self.play.log() != before.log() {
            return Err("run again after a roll-back, the log is another one".to_owned());
        }
        Ok(())
    }

    fn carry_out(&mut self, line: &Line) -> Result<(), String> {
        match read_move(&line.text)? {
            Move::Answer { seat, answer } => {
                let seat = self.seat(&seat)?;
                let action = self.action(&answer).map_err(|what| format!("{what}\n{}", self.open()))?;
                self.answer(seat, action)
            }
            Move::ChanceAny(times) => {
                for n in 0..times.unwrap_or(CHANCE_LIMIT) {
                    if !self.asked().contains(Seat::CHANCE) {
                        return match times {
                            None => Ok(()),
                            Some(times) => {
                                Err(format!("Chance was asked {n} times, not {times}\n{}", self.open()))
                            }
                        };
                    }
                    let action = self.play.state().chance(&mut self.rng);
                    let action = action.ok_or_else(|| format!("Chance has no answer\n{}", self.open()))?;
                    self.answer(Seat::CHANCE, action)?;
                }
                match times {
                    None => Err(format!("Chance was asked more than {CHANCE_LIMIT} times")),
                    Some(_) => Ok(()),
                }
            }
        }
    }

    fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        self.play.answer(seat, action).map_err(|error| match error {
            ApplyError::Refused(refused) => format!("refused: {refused}\n{}", self.open()),
            ApplyError::Broken(broken) => broken.to_string(),
        })?;
        self.hashes.push(stable_hash(self.play.state()));
        self.play.state().check().map_err(|broken| format!("after this answer {broken}"))
    }

    /// The open question, who is asked, and the legal answers, for messages.
    fn open(&self) -> String {
        let state = self.play.state();
        let Some(question) = state.question() else {
            return "  no question is open: the game is over".to_owned();
        };
        let text = state.ask_text(question.ask);
        let mut lines = vec![format!(
            "  the open question is {} of {} (rule {}): {text}",
            question.ask.kind(),
            self.names(question.who),
            question.rule
        )];
        for seat in question.who.iter() {
            lines.push(format!("  {} can answer: {}", seat_word(state, seat), self.listed(seat)));
        }
        lines.join("\n")
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| seat_word(self.play.state(), seat)).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(" ") }
    }

    /// The first legal answers in notation.
    fn listed(&self, seat: Seat) -> String {
        let legal = self.legal(seat);
        let mut listed: Vec<String> = legal.iter().take(LISTED).map(in_words).collect();
        if legal.len() > LISTED {
            listed.push(format!("and {} more", legal.len() - LISTED));
        }
        if listed.is_empty() { "nothing".to_owned() } else { listed.join(" | ") }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.play.state().legal(seat, &mut legal);
        legal
    }

    fn asked(&self) -> SeatSet {
        self.play.state().question().map_or(SeatSet::NONE, |question| question.who)
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let state = self.play.state();
        seat_of(state, word).ok_or_else(|| {
            let all = self.names(SeatSet::first(state.n_seats()));
            format!("there is no seat {word:?}: expected one of {all}, or chance")
        })
    }

    fn onlooker(&self, word: Option<&str>) -> Result<Option<Seat>, String> {
        word.map(|word| self.seat(word)).transpose()
    }

    fn action(&self, words: &str) -> Result<G::Action, String> {
        words::from_words(words).map_err(|error| format!("`{words}` is not an answer of this game: {error}"))
    }

    fn holds(&self, line: &Line) -> Result<(), String> {
        let state = self.play.state();
        match read_claim(&line.text)? {
            Claim::Asked { who, kind } => self.holds_asked(&who, &kind),
            Claim::Legal { seat, answer } => {
                let (seat, action) = (self.seat(&seat)?, self.action(&answer)?);
                if self.legal(seat).contains(&action) {
                    return Ok(());
                }
                let why = state.allows(seat, action).err().map_or_else(String::new, |why| format!(": {why}"));
                Err(format!("`{answer}` is not legal{why}\n{}", self.open()))
            }
            Claim::Illegal { seat, answer } => {
                let (seat, action) = (self.seat(&seat)?, self.action(&answer)?);
                if self.legal(seat).contains(&action) { Err(format!("`{answer}` is legal")) } else { Ok(()) }
            }
            Claim::Refused { seat, rule, answer } => self.holds_refused(&seat, rule.as_deref(), &answer),
            Claim::Answers { seat, answers } => self.holds_answers(&seat, &answers),
            Claim::Log { onlooker, words } => {
                let log = self.log(onlooker.as_deref())?;
                if log.iter().any(|entry| entry.contains(&words)) {
                    return Ok(());
                }
                Err(format!("expected an entry with {words:?} in the log, found {log:#?}"))
            }
            Claim::NoLog { onlooker, words } => {
                let log = self.log(onlooker.as_deref())?;
                match log.iter().find(|entry| entry.contains(&words)) {
                    None => Ok(()),
                    Some(entry) => {
                        Err(format!("expected no entry with {words:?} in the log, found {entry:?}"))
                    }
                }
            }
            Claim::Over { winner, ending } => self.holds_over(winner.as_deref(), ending.as_deref()),
            Claim::NotOver => match state.outcome() {
                None => Ok(()),
                Some(outcome) => Err(format!("the game is over: {} {}", outcome.winner, outcome.ending)),
            },
            Claim::ViewHas { onlooker, word } => match self.view_has(onlooker.as_deref(), &word)? {
                true => Ok(()),
                false => Err(format!("expected {word:?} in the view, it is not there")),
            },
            Claim::ViewLacks { onlooker, word } => match self.view_has(onlooker.as_deref(), &word)? {
                true => Err(format!("expected no {word:?} in the view, it is there")),
                false => Ok(()),
            },
            Claim::StepBack { seat } => {
                let offered = self.play.can_step_back(self.seat(&seat)?);
                offered.map_err(|why| format!("no step back is offered: {why}"))
            }
            Claim::NoStepBack { seat } => match self.play.can_step_back(self.seat(&seat)?) {
                Ok(()) => Err("a step back is offered".to_owned()),
                Err(_) => Ok(()),
            },
            Claim::Fact => {
                let fact: G::Fact = words::from_words(&line.text).map_err(|error| {
                    format!(
                        "`{}` is neither a line of the runner's own nor a fact of this game: {error}",
                        line.text
                    )
                })?;
                state.fact(&fact).map_err(|what| format!("`{}`: {what}", line.text))
            }
        }
    }

    fn holds_asked(&self, who: &[String], kind: &str) -> Result<(), String> {
        let seats = who.iter().map(|word| self.seat(word)).collect::<Result<SeatSet, String>>()?;
        match self.play.state().question() {
            Some(question) if question.who == seats && question.ask.kind() == kind => Ok(()),
            Some(question) => {
                let found = format!("{} {}", self.names(question.who), question.ask.kind());
                Err(format!("expected asked {} {kind}, found asked {found}", who.join(" ")))
            }
            None => Err(format!("expected asked {} {kind}, but the game is over", who.join(" "))),
        }
    }

    fn holds_refused(&self, seat: &str, rule: Option<&str>, answer: &str) -> Result<(), String> {
        let (seat, action) = (self.seat(seat)?, self.action(answer)?);
        let mut tried = self.play.clone();
        let refused = match tried.answer(seat, action) {
            Ok(()) => return Err(format!("expected `{answer}` to be refused, it was accepted")),
            Err(ApplyError::Broken(broken)) => return Err(broken.to_string()),
            Err(ApplyError::Refused(refused)) => refused,
        };
        if stable_hash(tried.state()) != stable_hash(self.play.state()) || tried.log() != self.play.log() {
            return Err(format!("`{answer}` was refused, but changed the position"));
        }
        let Some(rule) = rule else { return Ok(()) };
        match refused.rule() {
            Some(found) if found.0 == rule => Ok(()),
            _ => Err(format!("expected a refusal by rule {rule}, found: {refused}")),
        }
    }

    fn holds_answers(&self, seat: &str, answers: &[String]) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let expected = answers.iter().map(|words| self.action(words)).collect::<Result<Vec<_>, _>>()?;
        let legal = self.legal(seat);
        let missing: Vec<String> = expected.iter().filter(|a| !legal.contains(a)).map(in_words).collect();
        let extra: Vec<String> = legal.iter().filter(|a| !expected.contains(a)).map(in_words).collect();
        if missing.is_empty() && extra.is_empty() {
            return Ok(());
        }
        let list =
            |answers: &[String]| if answers.is_empty() { "none".to_owned() } else { answers.join(" | ") };
        Err(format!("not legal: {}; legal as well: {}", list(&missing), list(&extra)))
    }

    fn holds_over(&self, winner: Option<&str>, ending: Option<&str>) -> Result<(), String> {
        let Some(outcome) = self.play.state().outcome() else {
            return Err(format!("the game is not over\n{}", self.open()));
        };
        if winner.is_none_or(|winner| winner == outcome.winner) && ending.is_none_or(|e| e == outcome.ending)
        {
            return Ok(());
        }
        let expected: Vec<&str> = winner.into_iter().chain(ending).collect();
        Err(format!("expected over {}, found over {} {}", expected.join(" "), outcome.winner, outcome.ending))
    }

    /// The log since the last `then` block, as an onlooker sees it.
    fn log(&self, onlooker: Option<&str>) -> Result<Vec<String>, String> {
        let onlooker = self.onlooker(onlooker)?;
        let seen = self.play.log().iter().skip(self.log_from).filter_map(|entry| entry.seen(onlooker));
        Ok(seen.map(|event| self.play.state().event_text(&event)).collect())
    }

    fn view_has(&self, onlooker: Option<&str>, word: &str) -> Result<bool, String> {
        let view = serde_json::to_value(self.play.state().view(self.onlooker(onlooker)?));
        Ok(has_word(&view.map_err(|error| format!("the view can't be written: {error}"))?, word))
    }
}

/// The set-up and the position that a case begins with.
fn begin<G: CaseGame>(case: &Case) -> Result<Play<G>, Problem> {
    let Header { game, scenario, people, options, line } = &case.header;
    let fails = |what: String| (*line, what);
    if game != G::INFO.slug {
        return Err(fails(format!("this is a case of {game}, not of {}", G::INFO.slug)));
    }
    let first = G::INFO.scenarios.first().map_or("", |scenario| scenario.id);
    let setup = G::setup(scenario.as_deref().unwrap_or(first), *people, options)
        .map_err(|error| fails(format!("the set-up: {error}")))?;
    if case.given.is_empty() {
        return Play::new(setup).map_err(|error| fails(format!("the set-up: {error}")));
    }
    let mut given = Vec::new();
    for line in &case.given {
        let read = words::from_words(&line.text).map_err(|error| {
            (line.number, format!("`{}` is not a line of `given` of this game: {error}", line.text))
        })?;
        given.push((line.number, read));
    }
    let position = G::position(&setup, &given).map_err(|CaseFault { line, what }| (line, what))?;
    position.check().map_err(|broken| (case.line, format!("the position of `given`: {broken}")))?;
    Ok(Play::from_position(setup, position))
}

fn in_words(action: &impl serde::Serialize) -> String {
    words::to_words(action).unwrap_or_else(|error| error.to_string())
}

/// Whether a word occurs as a key or as a whole string.
fn has_word(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text == word,
        Value::Array(values) => values.iter().any(|value| has_word(value, word)),
        Value::Object(map) => map.iter().any(|(key, value)| key == word || has_word(value, word)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
