//! The contract without type parameters: JSON in, JSON out. The server, the terminal and the line protocol
//! see games only through this.

use crate::journal::{seat_of, seat_word};
use crate::{
    ApplyError, Ask as _, Broken, Correction, Flat, Game, Log, LogEntry, Outcome, Part, Play, Refused, Rule,
    Seat, SeatSet, Snapshot, StepBack, Texts, hash_like, hash_word, words,
};
use rand::Rng;
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;

/// The open question as one onlooker may know it.
#[derive(Clone, Debug, Serialize)]
pub struct QuestionJson {
    /// Its number: an answer names it.
    pub number: u32,
    /// The ids of those who are asked.
    pub who: Vec<&'static str>,
    /// The ids of those among them whom the game waits for; the others may answer as well.
    pub waits_for: Vec<&'static str>,
    /// What is asked, as a value.
    pub ask: Value,
    /// The name of its kind.
    pub kind: &'static str,
    /// What is asked, in words.
    pub text: String,
    /// The rule that asks it.
    pub rule: Rule,
    /// Whether each of those asked answers for itself.
    pub each_answers: bool,
}

/// One legal answer.
#[derive(Clone, Debug, Serialize)]
pub struct AnswerJson {
    /// The answer as a value.
    pub answer: Value,
    /// The answer in the notation of journals and cases.
    pub words: String,
    /// The answer as a sentence.
    pub text: String,
    /// The things on the table that it concerns.
    pub things: Vec<Value>,
}

/// One log entry as one onlooker may know it.
#[derive(Clone, Debug, Serialize)]
pub struct LogJson {
    /// The answer that caused it, counted from 1.
    pub number: u32,
    /// The event as a value.
    pub event: Value,
    /// The event in words.
    pub text: String,
}

/// Legal answers as they go over a network.
struct AnswerLines<'a, G: Texts> {
    state: &'a G,
    actions: &'a [G::Action],
}

impl<G: Texts> Serialize for AnswerLines<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut lines = serializer.serialize_seq(Some(self.actions.len()))?;
        let mut things = Vec::new();
        for action in self.actions {
            things.clear();
            self.state.concerns(*action, &mut things);
            let words = words::to_words(action).unwrap_or_default();
            let text = self.state.action_text(*action);
            lines.serialize_element(&AnswerLine { words, text, things: &things })?;
        }
        lines.end()
    }
}

/// One legal answer: without the value, which the words say as well.
#[derive(Serialize)]
struct AnswerLine<'a, T> {
    words: String,
    text: String,
    things: &'a [T],
}

/// One log entry as it goes over a network.
#[derive(Serialize)]
struct EventLine<E, T> {
    number: u32,
    event: E,
    text: String,
    things: Vec<T>,
}

/// An answer that is not possible now, and why.
#[derive(Clone, Debug, Serialize)]
pub struct WhyNotJson {
    /// The answer in the notation of journals and cases.
    pub words: String,
    /// The answer as a sentence.
    pub text: String,
    /// The rule that forbids it.
    pub rule: Option<Rule>,
    /// Why it is not possible.
    pub why: String,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct OutcomeJson {
    /// The ids of the seats that won.
    pub winners: Vec<&'static str>,
    /// The winning side's or seat's id.
    pub winner: &'static str,
    /// The kind of ending.
    pub ending: &'static str,
}

/// A refusal for a player.
#[derive(Clone, Debug, Serialize)]
pub struct RefusedJson {
    /// The rule that forbids it, if one does.
    pub rule: Option<Rule>,
    /// Why.
    pub why: String,
    /// The number of the open question.
    pub number: u32,
}

/// Why a table did not do what it was told.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// A player may not do that.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The value is not an answer or a thing of this game.
    #[error("{0}")]
    Form(String),
    /// There is no such seat.
    #[error("there is no seat {0:?}")]
    NoSeat(String),
    /// A step back is not free.
    #[error("no step back: {0}")]
    StepBack(#[from] StepBack),
    /// The engine contradicts itself.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl From<ApplyError> for TableError {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Refused(refused) => refused.into(),
            ApplyError::Broken(broken) => broken.into(),
        }
    }
}

/// The log after an answer.
fn log_after<G: Game>(play: &Play<G>, after: Option<u32>) -> &[LogEntry<G::Event>] {
    let entries = Play::log(play);
    let from = after.map_or(0, |after| entries.partition_point(|entry| entry.number <= after));
    &entries[from..]
}

/// A position without its type. It holds everything hidden and stays where it is.
#[derive(Clone)]
pub struct Position(Arc<dyn Any + Send + Sync>);

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Position")
    }
}

/// Somebody's view that is laid out already, and the position that it shows.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// The position.
    pub position: &'a Position,
    /// The view.
    pub view: Part<'a>,
}

/// A game being played, without its types.
pub trait Table: Send + Sync {
    /// The game's id.
    fn slug(&self) -> &'static str;

    /// The set-up as a value.
    fn setup(&self) -> Value;

    /// The ids of the seats, in seat order.
    fn seats(&self) -> Vec<&'static str>;

    /// The team of each seat, in seat order.
    fn teams(&self) -> Vec<u8>;

    /// The person who holds each seat, in seat order.
    fn people(&self) -> Vec<u8>;

    /// The seat of an id; Chance is `chance`.
    fn seat(&self, id: &str) -> Result<Seat, TableError>;

    /// Those who are asked.
    fn asked(&self) -> SeatSet;

    /// Those among them whom the game waits for.
    fn waits_for(&self) -> SeatSet;

    /// The kind of the open question; `None` when the game is over.
    fn kind(&self) -> Option<&'static str>;

    /// How many answers have been given.
    fn number(&self) -> u32;

    /// The open question as an onlooker may know it; `None` when the game is over.
    fn question(&self, onlooker: Option<Seat>) -> Option<QuestionJson>;

    /// The seat's legal answers.
    fn legal(&self, seat: Seat) -> Vec<AnswerJson>;

    /// Why answers that concern the thing are not possible now.
    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<WhyNotJson>, TableError>;

    /// The things the seat can ask `why_not` about now, with their names.
    fn things(&self, seat: Seat) -> Vec<(Value, String)>;

    /// Gives an answer: a value, or a string in the notation of journals. With a number, only if that
    /// question is still open.
    fn answer(&mut self, seat: Seat, number: Option<u32>, answer: &Value) -> Result<(), TableError>;

    /// Lets Chance answer for as long as it is asked. Says how often it was.
    fn roll(&mut self, rng: &mut dyn Rng) -> Result<usize, TableError>;

    /// What an onlooker may know.
    fn view(&self, onlooker: Option<Seat>) -> Value;

    /// Adds what an onlooker may know to an object that is open, under this name. What is the same in another view need not be
    /// made again.
    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<Beside<'_>>,
    );

    /// The position, if it is of use as [`Beside`].
    fn position(&self) -> Option<Position>;

    /// Adds the seat's legal answers to an object that is open, under this name: a list of `words`, `text` and `things`.
    fn add_legal(&self, seat: Seat, name: &'static str, object: &mut Flat);

    /// What the seats together may know of the log (a spectator has none), from the entries after the answer
    /// `after` on, as JSON text: a list of `number`, `event`, `text` and `things`. `None` begins with the set-up.
    fn log_raw(&self, seats: SeatSet, after: Option<u32>) -> Box<RawValue>;

    /// Whether everybody may know all of the log after an answer.
    fn is_log_public(&self, after: Option<u32>) -> bool;

    /// The answers after the first `n`: seat, kind of question, notation.
    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)>;

    /// The same in words, for a terminal.
    fn board(&self, onlooker: Option<Seat>) -> String;

    /// The table in words for the person who holds this seat, from all of that person's seats.
    fn board_of_person(&self, seat: Seat) -> String;

    /// What an onlooker may know of the things whose name contains these words, whatever their case: name and
    /// text of each. A thing whose name is just these words goes before all others.
    fn about(&self, words: &str, onlooker: Option<Seat>) -> Vec<(String, String)>;

    /// The log as an onlooker may know it, without its first `from` entries.
    fn log(&self, onlooker: Option<Seat>, from: usize) -> Vec<LogJson>;

    /// The log as the person who holds this seat may know it, from all of that person's seats.
    fn log_of_person(&self, seat: Seat, from: usize) -> Vec<LogJson>;

    /// Whether the seat may take its last answer back freely.
    fn can_step_back(&self, seat: Seat) -> Result<(), StepBack>;

    /// Takes the seat's last answer back, if that is free.
    fn step_back(&mut self, seat: Seat) -> Result<(), TableError>;

    /// Takes back all but the first `n` answers: for people who agreed, and for stepping through a replay.
    fn cut(&mut self, n: usize);

    /// A table of its own with the first `n` answers of this one.
    fn fork(&self, n: usize) -> Box<dyn Table>;

    /// Whether the position after `n` answers is known: what was played under other rules may not be. Without it, `cut`
    /// and `fork` go to the first one after it that is.
    fn reaches(&self, n: usize) -> bool;

    /// What became of the game when its rules were corrected, oldest first.
    fn corrections(&self) -> &[Correction];

    /// The position now, saved.
    fn snapshot(&self) -> Option<Snapshot>;

    /// The position that the game went on from when its rules were corrected, saved; none if it was the set-up.
    fn base(&self) -> Option<Snapshot>;

    /// The answers so far: seat, kind of question, notation, sentence. Where the position is not known in which one was
    /// given, the notation is its sentence.
    fn answers(&self) -> Vec<(&'static str, Cow<'static, str>, String, String)>;

    /// The journal as text. It holds everything hidden.
    fn journal(&self) -> String;

    /// The position's hash, with its scheme.
    fn hash(&self) -> String;

    /// The position's hash in the scheme of one that was written down.
    fn hash_like(&self, written: &str) -> String;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<OutcomeJson>;

    /// The typed game behind the table, for parts that are generic over games.
    fn as_any(&self) -> &dyn std::any::Any;
}

impl<G: Texts> Play<G> {
    /// Whether the question that had this number is still open for the seat: where each seat answers for
    /// itself, or the others did no more than pass, their answers since then have not changed what it is asked.
    fn still_open(&self, seat: Seat, number: u32) -> bool {
        let Some(question) = self.state().question() else { return false };
        let (each, kind) = (question.ask.each_answers(), question.ask.kind());
        let Some(number) = number.checked_sub(self.first_number()) else { return false };
        let since = Play::answers(self).get(number as usize..).unwrap_or_default();
        let others = since.iter().all(|answered| {
            let open = each || self.state().leaves_open(answered.action);
            open && answered.seat != seat && answered.kind == kind
        });
        others && !since.is_empty()
    }

    fn seats_of_person(&self, seat: Seat) -> SeatSet {
        let person = self.state().person(seat);
        (0..self.state().n_seats()).map(Seat).filter(|other| self.state().person(*other) == person).collect()
    }

    /// The log as somebody sees it. Only what is seen is counted: a gap would tell that something was hidden.
    fn log_seen(&self, from: usize, seen: impl Fn(&LogEntry<G::Event>) -> Option<G::Event>) -> Vec<LogJson> {
        let entries = Play::log(self).iter().filter_map(|entry| Some((entry.number, seen(entry)?)));
        let json = |(number, event): (u32, G::Event)| LogJson {
            number,
            event: value(&event),
            text: self.state().event_text(&event),
        };
        entries.skip(from).map(json).collect()
    }

    fn read_answer(&self, answer: &Value) -> Result<G::Action, TableError> {
        let read = match answer {
            Value::String(text) => words::from_words(text).map_err(|error| error.to_string()),
            value => serde_json::from_value(value.clone()).map_err(|error| error.to_string()),
        };
        read.map_err(|error| TableError::Form(format!("not an answer of this game: {error}")))
    }
}

/// JSON text of a value. What can't be written (a map with keys that are no strings) is null.
fn raw(of: &impl Serialize) -> Box<RawValue> {
    to_raw_value(of).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or(Value::Null)
}

impl<G: Texts> Table for Play<G> {
    fn slug(&self) -> &'static str {
        G::INFO.slug
    }

    fn setup(&self) -> Value {
        value(self.setup())
    }

    fn seats(&self) -> Vec<&'static str> {
        (0..self.state().n_seats()).map(|n| self.state().seat_id(Seat(n))).collect()
    }

    fn teams(&self) -> Vec<u8> {
        (0..self.state().n_seats()).map(|n| self.state().team(Seat(n))).collect()
    }

    fn people(&self) -> Vec<u8> {
        (0..self.state().n_seats()).map(|n| self.state().person(Seat(n))).collect()
    }

    fn seat(&self, id: &str) -> Result<Seat, TableError> {
        seat_of(self.state(), id).ok_or_else(|| TableError::NoSeat(id.to_owned()))
    }

    fn asked(&self) -> SeatSet {
        self.state().question().map_or(SeatSet::NONE, |question| question.who)
    }

    fn waits_for(&self) -> SeatSet {
        self.state().waits_for()
    }

    fn kind(&self) -> Option<&'static str> {
        self.state().question().map(|question| question.ask.kind())
    }

    fn number(&self) -> u32 {
        Play::number(self)
    }

    fn question(&self, onlooker: Option<Seat>) -> Option<QuestionJson> {
        let state = self.state();
        let question = state.question()?;
        let ask = state.ask_seen_by(question.ask, onlooker);
        Some(QuestionJson {
            number: Table::number(self),
            who: question.who.iter().map(|seat| seat_word(state, seat)).collect(),
            waits_for: state.waits_for().iter().map(|seat| seat_word(state, seat)).collect(),
            ask: value(&ask),
            kind: ask.kind(),
            text: state.ask_text(ask),
            rule: ask.rule(),
            each_answers: ask.each_answers(),
        })
    }

    fn legal(&self, seat: Seat) -> Vec<AnswerJson> {
        let state = self.state();
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let mut things = Vec::new();
        let answer = |action: G::Action| {
            things.clear();
            state.concerns(action, &mut things);
            AnswerJson {
                answer: value(&action),
                words: words::to_words(&action).unwrap_or_default(),
                text: state.action_text(action),
                things: things.iter().map(value).collect(),
            }
        };
        actions.into_iter().map(answer).collect()
    }

    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<WhyNotJson>, TableError> {
        let read = match thing {
            Value::String(text) => words::from_words(text).map_err(|error| error.to_string()),
            value => serde_json::from_value(value.clone()).map_err(|error| error.to_string()),
        };
        let thing: G::Thing =
            read.map_err(|error| TableError::Form(format!("not a thing of this game: {error}")))?;
        let state = self.state();
        let mut candidates = Vec::new();
        state.candidates(seat, &mut candidates);
        let mut reasons = Vec::new();
        let mut things = Vec::new();
        for action in candidates {
            things.clear();
            state.concerns(action, &mut things);
            if !things.contains(&thing) {
                continue;
            }
            if let Err(refused) = state.allows(seat, action) {
                reasons.push(WhyNotJson {
                    words: words::to_words(&action).unwrap_or_default(),
                    text: state.action_text(action),
                    rule: refused.rule(),
                    why: refused.to_string(),
                });
            }
        }
        Ok(reasons)
    }

    fn things(&self, seat: Seat) -> Vec<(Value, String)> {
        let state = self.state();
        let mut candidates = Vec::new();
        state.candidates(seat, &mut candidates);
        let mut all = Vec::new();
        let mut things = Vec::new();
        for action in candidates {
            things.clear();
            state.concerns(action, &mut things);
            for thing in &things {
                if !all.contains(thing) {
                    all.push(*thing);
                }
            }
        }
        all.into_iter().map(|thing| (value(&thing), state.thing_text(thing))).collect()
    }

    fn answer(&mut self, seat: Seat, number: Option<u32>, answer: &Value) -> Result<(), TableError> {
        let expected = Table::number(self);
        if number.is_some_and(|number| number != expected && !self.still_open(seat, number)) {
            return Err(Refused::Stale { expected }.into());
        }
        let action = self.read_answer(answer)?;
        Ok(Play::answer(self, seat, action)?)
    }

    fn roll(&mut self, rng: &mut dyn Rng) -> Result<usize, TableError> {
        Ok(Play::roll(self, rng)?)
    }

    fn view(&self, onlooker: Option<Seat>) -> Value {
        value(&self.state().view(onlooker))
    }

    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<Beside<'_>>,
    ) {
        let beside = beside.and_then(|Beside { position, view }| Some((position.0.downcast_ref()?, view)));
        self.state().add_view(onlooker, name, object, beside);
    }

    fn position(&self) -> Option<Position> {
        G::TAKES_OVER.then(|| Position(Arc::new(self.state().clone())))
    }

    fn add_legal(&self, seat: Seat, name: &'static str, object: &mut Flat) {
        let state = self.state();
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        object.add(name, &AnswerLines { state, actions: &actions });
    }

    fn is_log_public(&self, after: Option<u32>) -> bool {
        log_after(self, after).iter().all(|entry| entry.seen_by == SeatSet::EVERYONE)
    }

    fn log_raw(&self, seats: SeatSet, after: Option<u32>) -> Box<RawValue> {
        let state = self.state();
        let line = |entry: &LogEntry<G::Event>| {
            let knows = seats.iter().find(|seat| entry.seen_by.contains(*seat)).or(seats.iter().next());
            let event = entry.seen(knows)?;
            let mut things = Vec::new();
            state.event_things(&event, &mut things);
            Some(EventLine { number: entry.number, event, text: state.event_text(&event), things })
        };
        let lines: Vec<EventLine<G::Event, G::Thing>> =
            log_after(self, after).iter().filter_map(line).collect();
        raw(&lines)
    }

    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)> {
        self.given_from(n).collect()
    }

    fn board(&self, onlooker: Option<Seat>) -> String {
        G::board(&[self.state().view(onlooker)])
    }

    fn board_of_person(&self, seat: Seat) -> String {
        let others = self.seats_of_person(seat).without(seat);
        let seats = std::iter::once(seat).chain(others.iter());
        let views: Vec<G::View> = seats.map(|seat| self.state().view(Some(seat))).collect();
        G::board(&views)
    }

    fn about(&self, words: &str, onlooker: Option<Seat>) -> Vec<(String, String)> {
        let state = self.state();
        let wanted = words.trim().to_lowercase();
        let things = state.glossary().into_iter().map(|thing| (state.thing_text(thing), thing));
        let found: Vec<(String, G::Thing)> =
            things.filter(|(name, _)| name.to_lowercase().contains(&wanted)).collect();
        let exact = found.iter().any(|(name, _)| name.to_lowercase() == wanted);
        let found = found.into_iter().filter(|(name, _)| !exact || name.to_lowercase() == wanted);
        found.map(|(name, thing)| (name, state.about(thing, onlooker))).collect()
    }

    fn log(&self, onlooker: Option<Seat>, from: usize) -> Vec<LogJson> {
        self.log_seen(from, |entry| entry.seen(onlooker))
    }

    fn log_of_person(&self, seat: Seat, from: usize) -> Vec<LogJson> {
        let seats = self.seats_of_person(seat);
        self.log_seen(from, |entry| {
            let knows = seats.iter().find(|seat| entry.seen_by.contains(*seat)).unwrap_or(seat);
            entry.seen(Some(knows))
        })
    }

    fn can_step_back(&self, seat: Seat) -> Result<(), StepBack> {
        Play::can_step_back(self, seat)
    }

    fn step_back(&mut self, seat: Seat) -> Result<(), TableError> {
        Ok(Play::step_back(self, seat)?)
    }

    fn cut(&mut self, n: usize) {
        Play::cut(self, n);
    }

    fn fork(&self, n: usize) -> Box<dyn Table> {
        Box::new(Play::fork(self, n))
    }

    fn reaches(&self, n: usize) -> bool {
        Play::reaches(self, n)
    }

    fn corrections(&self) -> &[Correction] {
        Play::corrections(self)
    }

    fn snapshot(&self) -> Option<Snapshot> {
        Play::snapshot(self)
    }

    fn base(&self) -> Option<Snapshot> {
        Play::base(self)
    }

    fn answers(&self) -> Vec<(&'static str, Cow<'static, str>, String, String)> {
        let mut rows = self.earlier().map(Table::answers).unwrap_or_default();
        let until = self.first_number() as usize;
        rows.extend(
            self.given_from(rows.len())
                .take(until.saturating_sub(rows.len()))
                .map(|(seat, kind, words)| (seat_word(self.state(), seat), kind, words.clone(), words)),
        );
        // Each answer is told from the position in which it was given.
        let mut state = self.first().clone();
        for answered in Play::answers(self) {
            let words = words::to_words(&answered.action).unwrap_or_default();
            let text = state.action_text(answered.action);
            rows.push((seat_word(&state, answered.seat), Cow::Borrowed(answered.kind), words, text));
            if state.play(answered.seat, answered.action, &mut Log::off()).is_err() {
                break;
            }
        }
        rows
    }

    fn journal(&self) -> String {
        Play::journal(self)
    }

    fn hash(&self) -> String {
        hash_word(self.state())
    }

    fn hash_like(&self, written: &str) -> String {
        hash_like(written, self.state())
    }

    fn outcome(&self) -> Option<OutcomeJson> {
        let Outcome { winners, winner, ending } = self.state().outcome()?;
        let winners = winners.iter().map(|seat| self.state().seat_id(seat)).collect();
        Some(OutcomeJson { winners, winner, ending })
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
