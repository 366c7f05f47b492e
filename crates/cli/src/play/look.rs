//! What people can look at during a question: the table, the log, cards, rules, and why something is not
//! possible.

use super::input::{HELP, Input};
use super::matching::has_parts;
use super::session::Session;
use crate::{Failure, text};
use kernel::Seat;
use kernel::wire::{Answer, Question, WhyNot};
use serde_json::Value;

/// Up to how many things are described in full; of more, only the names are given.
const TOLD: usize = 8;

/// How many answers with the same reason are named.
const NAMED: usize = 4;

impl Session<'_> {
    /// What can be looked at during any question.
    pub(super) fn look(
        &mut self,
        onlooker: Option<Seat>,
        question: &Question,
        input: &Input,
    ) -> Result<(), Failure> {
        match input {
            Input::Board => self.show_board(onlooker)?,
            Input::View => {
                let view = serde_json::to_string_pretty(&self.table.view(onlooker)).unwrap_or_default();
                self.terminal.say(view)?;
            }
            Input::Log(n) => {
                let entries = self.log(onlooker);
                let last = &entries[entries.len().saturating_sub(*n)..];
                for (at, line) in text::fold(last.iter().map(|entry| entry.text.as_str())) {
                    self.terminal.say(format_args!("{:>5}  {line}", last[at].number))?;
                }
            }
            Input::About(name) => self.about(onlooker, name)?,
            Input::Rule(number) => self.show_rule(number)?,
            Input::ExplainQuestion => self.show_rule(question.rule.0)?,
            Input::Save(path) => match self.save_to(path.as_deref()) {
                Ok(()) => self.terminal.say("Saved.")?,
                // A wrong file name must not end the game.
                Err(failure) => self.terminal.say(format_args!("Not saved: {failure}."))?,
            },
            Input::Help => self.terminal.say(HELP)?,
            _ => self.terminal.say("That can't be done here. Type h for help.")?,
        }
        Ok(())
    }

    /// What there is to read about the things of this name.
    fn about(&mut self, onlooker: Option<Seat>, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return Ok(self.terminal.say("Name a card, a place or a pile, or a part of its name.")?);
        }
        let found = self.table.about(name, onlooker);
        if found.is_empty() {
            return Ok(self.terminal.say(format_args!("There is no {name:?} to read about."))?);
        }
        if found.len() > TOLD {
            let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
            return self.say_wrapped(&format!("Which one: {}?", names.join(", ")), "", "    ");
        }
        for (name, text) in found {
            self.tell(&name, &text)?;
        }
        Ok(())
    }

    /// One thing with its text, which may begin with its name.
    fn tell(&mut self, name: &str, text: &str) -> Result<(), Failure> {
        let is_named = text.to_lowercase().starts_with(&name.to_lowercase());
        let text = if is_named { text.to_owned() } else { format!("{name}: {text}") };
        for (n, line) in text.lines().enumerate() {
            // A line that the game has indented stays indented.
            let set_in = &line[..line.len() - line.trim_start().len()];
            let first = if n == 0 { "  ".to_owned() } else { format!("    {set_in}") };
            self.say_wrapped(line, &first, &format!("{first}    "))?;
        }
        Ok(())
    }

    /// One answer in detail: how it is written, what it concerns, and the rule of the question.
    pub(super) fn explain(
        &mut self,
        seat: Seat,
        question: &Question,
        answers: &[Answer],
        n: usize,
    ) -> Result<(), Failure> {
        let Some(answer) = n.checked_sub(1).and_then(|n| answers.get(n)) else {
            return Ok(self.terminal.say(format_args!("There is no answer {n}."))?);
        };
        self.terminal.say(&answer.text)?;
        self.terminal.say(format_args!("  in words: {}", answer.words))?;
        for (thing, name) in self.table.things(seat) {
            if !answer.things.contains(&thing) {
                continue;
            }
            let found = self.table.about(&name, Some(seat));
            match found.into_iter().find(|(other, _)| *other == name) {
                Some((name, text)) => self.tell(&name, &text)?,
                None => self.terminal.say(format_args!("  {name}"))?,
            }
        }
        self.show_rule(question.rule.0)
    }

    /// Why answers about a thing are not possible; without a thing, what can be asked about.
    pub(super) fn why(&mut self, seat: Seat, wanted: &str, answers: &[Answer]) -> Result<(), Failure> {
        let things = self.table.things(seat);
        let names = |things: &[&(Value, String)]| {
            things.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
        };
        if wanted.is_empty() {
            let all: Vec<_> = things.iter().collect();
            if all.is_empty() {
                return Ok(self.terminal.say("There is nothing to ask about now.")?);
            }
            return self.say_wrapped(&format!("You can ask why about: {}.", names(&all)), "", "    ");
        }
        let about = match find_things(&things, wanted) {
            Asked::These(these) => these,
            Asked::OneOf(several) => {
                return self.say_wrapped(&format!("Which one: {}?", names(&several)), "", "    ");
            }
            Asked::None => return self.why_answers(seat, wanted, &things),
        };
        let mut reasons = Vec::new();
        for (thing, _) in &about {
            add_new(&mut reasons, self.table.why_not(seat, thing)?);
        }
        if reasons.is_empty() {
            self.terminal.say(format_args!("No answer about {} is refused now.", names(&about)))?;
        }
        self.show_reasons(&reasons)?;
        let is_about = |answer: &&Answer| about.iter().any(|(thing, _)| answer.things.contains(thing));
        let possible: Vec<&str> =
            answers.iter().filter(is_about).map(|answer| answer.text.as_str()).collect();
        if !possible.is_empty() {
            self.say_wrapped(&format!("{}: possible", some_of(&possible)), "  ", "      ")?;
        }
        Ok(())
    }

    /// Why the answers that contain these words are not possible.
    fn why_answers(&mut self, seat: Seat, wanted: &str, things: &[(Value, String)]) -> Result<(), Failure> {
        let mut reasons = Vec::new();
        for (thing, _) in things {
            let mut found = self.table.why_not(seat, thing)?;
            found.retain(|reason| has_parts(&reason.words, &reason.text, wanted));
            add_new(&mut reasons, found);
        }
        if reasons.is_empty() {
            return Ok(self.terminal.say(format_args!("There is no {wanted:?} to ask about now."))?);
        }
        self.show_reasons(&reasons)
    }

    /// Shows reasons, equal ones in one line.
    fn show_reasons(&mut self, reasons: &[WhyNot]) -> Result<(), Failure> {
        let mut groups: Vec<(&WhyNot, Vec<&str>)> = Vec::new();
        for reason in reasons {
            let is_it = |other: &WhyNot| other.rule == reason.rule && other.why == reason.why;
            match groups.iter_mut().find(|(other, _)| is_it(other)) {
                Some((_, texts)) => texts.push(&reason.text),
                None => groups.push((reason, vec![&reason.text])),
            }
        }
        for (reason, texts) in groups {
            self.say_wrapped(&format!("{}: {}", some_of(&texts), reason.why), "  ", "      ")?;
        }
        Ok(())
    }

    /// Says something that may be longer than a line.
    pub(super) fn say_wrapped(&mut self, line: &str, first: &str, then: &str) -> Result<(), Failure> {
        for line in text::wrap(line, first, then) {
            self.terminal.say(line)?;
        }
        Ok(())
    }
}

/// Adds reasons for answers that have none yet.
fn add_new(reasons: &mut Vec<WhyNot>, more: Vec<WhyNot>) {
    for reason in more {
        if !reasons.iter().any(|other| other.words == reason.words) {
            reasons.push(reason);
        }
    }
}

/// The first few of some sentences, and how many more there are.
fn some_of(texts: &[&str]) -> String {
    let named: Vec<&str> = texts.iter().take(NAMED).map(|text| text.trim_end_matches('.')).collect();
    match texts.len().saturating_sub(NAMED) {
        0 => named.join("; "),
        more => format!("{} ... and {more} more", named.join("; ")),
    }
}

/// What is asked about.
enum Asked<'a> {
    /// These things, all of them.
    These(Vec<&'a (Value, String)>),
    /// One of these things, but it is not clear which.
    OneOf(Vec<&'a (Value, String)>),
    /// Nothing has this name.
    None,
}

/// The thing of this name; or those of this kind; or those whose name contains it.
fn find_things<'a>(things: &'a [(Value, String)], wanted: &str) -> Asked<'a> {
    let wanted = wanted.to_lowercase();
    // A thing is a word, or a kind with a word: `pass`, `card gimli`.
    let is_it = |thing: &Value| match thing {
        Value::String(word) => *word == wanted,
        Value::Object(kind) => kind.iter().any(|(kind, word)| {
            word.as_str().is_some_and(|word| word == wanted || format!("{kind} {word}") == wanted)
        }),
        _ => false,
    };
    let called = |(thing, name): &&(Value, String)| name.to_lowercase() == wanted || is_it(thing);
    let of_kind =
        |(thing, _): &&(Value, String)| thing.as_object().is_some_and(|kind| kind.contains_key(&wanted));
    let contains = |(_, name): &&(Value, String)| name.to_lowercase().contains(&wanted);
    let exact: Vec<_> = things.iter().filter(called).collect();
    let kind: Vec<_> = things.iter().filter(of_kind).collect();
    let part: Vec<_> = things.iter().filter(contains).collect();
    match (exact.len(), kind.len(), part.len()) {
        (0, 0, 0) => Asked::None,
        (0, 0, 1) => Asked::These(part),
        (0, 0, _) => Asked::OneOf(part),
        (0, ..) => Asked::These(kind),
        (1, ..) => Asked::These(exact),
        _ => Asked::OneOf(exact),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn things_are_found_by_name_kind_or_part() {
        let things = [
            (json!("pass"), "passing".to_owned()),
            (json!({"card": "gimli"}), "Gimli".to_owned()),
            (json!({"card": "eomer"}), "Éomer".to_owned()),
            (json!({"path": "moria"}), "Moria".to_owned()),
        ];
        let found = |wanted: &str| match find_things(&things, wanted) {
            Asked::These(found) => (found.len(), found.first().map(|(_, name)| name.as_str())),
            Asked::OneOf(several) => (several.len(), None),
            Asked::None => (0, None),
        };
        assert_eq!(found("pass"), (1, Some("passing")));
        assert_eq!(found("EOMER"), (1, Some("Éomer")));
        assert_eq!(found("card eomer"), (1, Some("Éomer")));
        assert_eq!(found("path"), (1, Some("Moria")));
        assert_eq!(found("card"), (2, Some("Gimli")));
        assert_eq!(found("gim"), (1, Some("Gimli")));
        assert_eq!(found("i"), (3, None));
        assert_eq!(found("xyzzy"), (0, None));
    }

    #[test]
    fn only_some_are_named() {
        assert_eq!(some_of(&["A.", "B."]), "A; B");
        assert_eq!(some_of(&["A.", "B.", "C.", "D.", "E.", "F."]), "A; B; C; D ... and 2 more");
    }
}
