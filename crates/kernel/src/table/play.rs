//! How a typed game becomes a table.

use super::{Beside, Position, Table, TableError};
use crate::journal::{seat_of, seat_word};
use crate::wire::{self, Answer, LogLine, Question, WhyNot};
use crate::{
    Ask as _, Correction, Flat, Game, Language, Log, LogEntry, Outcome, Play, Refused, Seat, SeatSet,
    Snapshot, StepBack, Text, Texts, hash_like, hash_word, words,
};
use rand::Rng;
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::sync::Arc;

/// Legal answers as they go over a network.
struct AnswerLines<'a, G: Texts> {
    state: &'a G,
    actions: &'a [G::Action],
    language: Option<&'a dyn Language>,
}

impl<G: Texts> Serialize for AnswerLines<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut lines = serializer.serialize_seq(Some(self.actions.len()))?;
        let mut things = Vec::new();
        for action in self.actions {
            things.clear();
            self.state.concerns(*action, &mut things);
            let words = words::to_words(action).unwrap_or_default();
            let says = self.state.action_text(*action);
            let text = self.language.map(|language| says.render(language));
            // The words also say the value.
            let line = Answer { answer: None, words, says, text, things };
            lines.serialize_element(&line)?;
            things = line.things;
        }
        lines.end()
    }
}

/// A line of a game's log.
type Line<G> = LogLine<<G as Game>::Event, <G as Game>::Thing, Text<<G as Game>::Thing>>;

/// The log after an answer.
fn log_after<G: Texts>(play: &Play<G>, after: Option<u32>) -> &[LogEntry<G::Event>] {
    let entries = Play::log(play);
    let from = after.map_or(0, |after| entries.partition_point(|entry| entry.number <= after));
    &entries[from..]
}

impl<G: Texts> Play<G> {
    /// Whether the question that had this number is still open for the seat: where each seat answers for itself, or
    /// the others have only passed, their answers since then have not changed what it is asked.
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

    /// The log as somebody sees it. Only what is seen is counted: a gap would reveal that something was hidden.
    fn log_seen(
        &self,
        from: usize,
        language: Option<&dyn Language>,
        seen: impl Fn(&LogEntry<G::Event>) -> Option<G::Event>,
    ) -> Vec<LogLine> {
        let entries = Play::log(self).iter().filter_map(|entry| Some((entry.number, seen(entry)?)));
        let json = |(number, event): (u32, G::Event)| {
            let line = self.line(number, event, language);
            let things = line.things.map(|things| things.iter().map(value).collect());
            LogLine { number, event: value(&event), says: value(&line.says), text: line.text, things }
        };
        entries.skip(from).map(json).collect()
    }

    /// A line of the log. Its things are in its text; those who read sentences are told them as well.
    fn line(&self, number: u32, event: G::Event, language: Option<&dyn Language>) -> Line<G> {
        let says = self.state().event_text(&event);
        let text = language.map(|language| says.render(language));
        let things = language.map(|_| {
            let mut things = Vec::new();
            says.each_thing(&mut |thing| {
                if !things.contains(thing) {
                    things.push(*thing);
                }
            });
            things
        });
        LogLine { number, event, says, text, things }
    }

    fn read_answer(&self, answer: &Value) -> Result<G::Action, TableError> {
        let read = match answer {
            Value::String(text) => words::from_words(text).map_err(|error| error.to_string()),
            value => serde_json::from_value(value.clone()).map_err(|error| error.to_string()),
        };
        read.map_err(TableError::NotAnAnswer)
    }
}

/// The JSON text of a value. What can't be written (a map whose keys are not strings) is null.
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

    fn cast(&self, language: &dyn Language) -> Vec<String> {
        self.state().cast().iter().map(|text| text.render(language)).collect()
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

    fn question(&self, onlooker: Option<Seat>, language: Option<&dyn Language>) -> Option<Question> {
        let state = self.state();
        let question = state.question()?;
        let ask = state.ask_seen_by(question.ask, onlooker);
        let says = state.ask_text(ask);
        Some(Question {
            number: Table::number(self),
            who: question.who.iter().map(|seat| seat_word(state, seat)).collect(),
            waits_for: state.waits_for().iter().map(|seat| seat_word(state, seat)).collect(),
            ask: value(&ask),
            kind: ask.kind(),
            says: value(&says),
            text: language.map(|language| says.render(language)),
            rule: ask.rule(),
            each_answers: ask.each_answers(),
        })
    }

    fn legal(&self, seat: Seat, language: Option<&dyn Language>) -> Vec<Answer> {
        let state = self.state();
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let mut things = Vec::new();
        let answer = |action: G::Action| {
            things.clear();
            state.concerns(action, &mut things);
            let says = state.action_text(action);
            Answer {
                answer: Some(value(&action)),
                words: words::to_words(&action).unwrap_or_default(),
                says: value(&says),
                text: language.map(|language| says.render(language)),
                things: things.iter().map(value).collect(),
            }
        };
        actions.into_iter().map(answer).collect()
    }

    fn why_not(&self, seat: Seat, thing: &Value, language: &dyn Language) -> Result<Vec<WhyNot>, TableError> {
        let read = match thing {
            Value::String(text) => words::from_words(text).map_err(|error| error.to_string()),
            value => serde_json::from_value(value.clone()).map_err(|error| error.to_string()),
        };
        let thing: G::Thing = read.map_err(TableError::NotAThing)?;
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
                let says = state.action_text(action);
                reasons.push(WhyNot {
                    words: words::to_words(&action).unwrap_or_default(),
                    says: value(&says),
                    text: says.render(language),
                    rule: refused.rule(),
                    why: refused.text().render(language),
                });
            }
        }
        Ok(reasons)
    }

    fn things(&self, seat: Seat, language: &dyn Language) -> Vec<(Value, String)> {
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
        all.into_iter().map(|thing| (value(&thing), state.thing_text(thing).render(language))).collect()
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

    fn add_legal(&self, seat: Seat, name: &'static str, object: &mut Flat, language: Option<&dyn Language>) {
        let state = self.state();
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        object.add(name, &AnswerLines { state, actions: &actions, language });
    }

    fn is_log_public(&self, after: Option<u32>) -> bool {
        log_after(self, after).iter().all(|entry| entry.seen_by == SeatSet::EVERYONE)
    }

    fn log_raw(&self, seats: SeatSet, after: Option<u32>, language: Option<&dyn Language>) -> Box<RawValue> {
        let line = |entry: &LogEntry<G::Event>| {
            let knows = seats.iter().find(|seat| entry.seen_by.contains(*seat)).or(seats.iter().next());
            Some(self.line(entry.number, entry.seen(knows)?, language))
        };
        let lines: Vec<Line<G>> = log_after(self, after).iter().filter_map(line).collect();
        raw(&lines)
    }

    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)> {
        self.given_from(n).collect()
    }

    fn board(&self, onlooker: Option<Seat>, language: &dyn Language) -> String {
        G::board(&[self.state().view(onlooker)], language)
    }

    fn board_of_person(&self, seat: Seat, language: &dyn Language) -> String {
        let others = self.seats_of_person(seat).without(seat);
        let seats = std::iter::once(seat).chain(others.iter());
        let views: Vec<G::View> = seats.map(|seat| self.state().view(Some(seat))).collect();
        G::board(&views, language)
    }

    fn about(&self, words: &str, onlooker: Option<Seat>, language: &dyn Language) -> Vec<(String, String)> {
        let state = self.state();
        let wanted = words.trim().to_lowercase();
        let things =
            state.glossary().into_iter().map(|thing| (state.thing_text(thing).render(language), thing));
        let found: Vec<(String, G::Thing)> =
            things.filter(|(name, _)| name.to_lowercase().contains(&wanted)).collect();
        let exact = found.iter().any(|(name, _)| name.to_lowercase() == wanted);
        let found = found.into_iter().filter(|(name, _)| !exact || name.to_lowercase() == wanted);
        let read = |thing: G::Thing| {
            let lines = state.about(thing, onlooker).into_iter().map(|line| line.render(language));
            lines.collect::<Vec<String>>().join("\n")
        };
        found.map(|(name, thing)| (name, read(thing))).collect()
    }

    fn log(&self, onlooker: Option<Seat>, from: usize, language: Option<&dyn Language>) -> Vec<LogLine> {
        self.log_seen(from, language, |entry| entry.seen(onlooker))
    }

    fn log_of_person(&self, seat: Seat, from: usize, language: Option<&dyn Language>) -> Vec<LogLine> {
        let seats = self.seats_of_person(seat);
        self.log_seen(from, language, |entry| {
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

    fn walk(&self, from: u32, each: &mut dyn FnMut(u32, &dyn Table)) {
        Play::walk(self, from, &mut |number, past| each(number, past));
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

    fn answers(&self, language: &dyn Language) -> Vec<(&'static str, Cow<'static, str>, String, String)> {
        let mut rows = self.earlier().map(|earlier| Table::answers(earlier, language)).unwrap_or_default();
        let until = self.first_number() as usize;
        rows.extend(
            self.given_from(rows.len())
                .take(until.saturating_sub(rows.len()))
                .map(|(seat, kind, words)| (seat_word(self.state(), seat), kind, words.clone(), words)),
        );
        // Each answer is told as of the position in which it was given.
        let mut state = self.first().clone();
        for answered in Play::answers(self) {
            let words = words::to_words(&answered.action).unwrap_or_default();
            let text = state.action_text(answered.action).render(language);
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

    fn outcome(&self) -> Option<wire::Outcome> {
        let Outcome { winners, winner, ending } = self.state().outcome()?;
        let winners = winners.iter().map(|seat| self.state().seat_id(seat).into()).collect();
        Some(wire::Outcome { winners, winner: winner.into(), ending: ending.into() })
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
