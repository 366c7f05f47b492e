//! What people can look at during a question: the table, the log, cards, rules, and why something is not
//! possible.

use super::input::Input;
use super::matching::{has_parts, sentence};
use super::session::Session;
use crate::reading::{clauses, in_words, quoted, several};
use crate::{Failure, text};
use kernel::wire::{Answer, Question, WhyNot};
use kernel::{Seat, Text};
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
                let lines = last.iter().map(|entry| entry.text.as_deref().unwrap_or_default());
                for (at, line) in text::fold(lines, &self.reading) {
                    self.terminal.say(format_args!("{:>5}  {line}", last[at].number))?;
                }
            }
            Input::About(name) => self.about(onlooker, name)?,
            Input::Rule(number) => self.show_rule(number)?,
            Input::ExplainQuestion => self.show_rule(question.rule.0)?,
            Input::Save(path) => match self.save_to(path.as_deref()) {
                Ok(()) => self.say(&Text::new("cli-saved"))?,
                // A wrong file name must not end the game.
                Err(failure) => self.say(&Text::new("cli-not-saved").text("why", failure.text()))?,
            },
            Input::Help => self.say(&Text::new("cli-help"))?,
            _ => self.say(&Text::new("cli-not-here"))?,
        }
        Ok(())
    }

    /// What there is to read about the things of this name.
    fn about(&mut self, onlooker: Option<Seat>, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.say(&Text::new("cli-about-what"));
        }
        let found = self.table.about(name, onlooker, &self.reading);
        if found.is_empty() {
            return self.say(&Text::new("cli-no-about").written("name", quoted(name)));
        }
        if found.len() > TOLD {
            let names = several(found.iter().map(|(name, _)| name));
            return self.say_long(&Text::new("cli-which-one").text("names", names));
        }
        for (name, text) in found {
            self.tell(&name, &text)?;
        }
        Ok(())
    }

    /// One thing with its text, which may begin with its name.
    fn tell(&mut self, name: &str, text: &str) -> Result<(), Failure> {
        let is_named = text.to_lowercase().starts_with(&name.to_lowercase());
        let both = Text::new("cli-about").written("name", name).written("text", text);
        let text = if is_named { text.to_owned() } else { in_words(&both, &self.reading) };
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
            return self.say(&Text::new("cli-no-answer").count("n", n));
        };
        self.terminal.say(sentence(answer))?;
        self.say_set_in(&Text::new("cli-in-words").written("words", &answer.words))?;
        for (thing, name) in self.table.things(seat, &self.reading) {
            if !answer.things.contains(&thing) {
                continue;
            }
            let found = self.table.about(&name, Some(seat), &self.reading);
            match found.into_iter().find(|(other, _)| *other == name) {
                Some((name, text)) => self.tell(&name, &text)?,
                None => self.terminal.say(format_args!("  {name}"))?,
            }
        }
        self.show_rule(question.rule.0)
    }

    /// Why answers about a thing are not possible; without a thing, what can be asked about.
    pub(super) fn why(&mut self, seat: Seat, wanted: &str, answers: &[Answer]) -> Result<(), Failure> {
        let things = self.table.things(seat, &self.reading);
        let names = |things: &[&(Value, String)]| several(things.iter().map(|(_, name)| name));
        if wanted.is_empty() {
            let all: Vec<_> = things.iter().collect();
            if all.is_empty() {
                return self.say(&Text::new("cli-why-nothing"));
            }
            return self.say_long(&Text::new("cli-why-about").text("names", names(&all)));
        }
        let about = match find_things(&things, wanted) {
            Asked::These(these) => these,
            Asked::OneOf(these) => {
                return self.say_long(&Text::new("cli-which-one").text("names", names(&these)));
            }
            Asked::None => return self.why_answers(seat, wanted, &things),
        };
        let mut reasons = Vec::new();
        for (thing, _) in &about {
            add_new(&mut reasons, self.why_not(seat, thing)?);
        }
        if reasons.is_empty() {
            self.say(&Text::new("cli-not-refused").text("names", names(&about)))?;
        }
        self.show_reasons(&reasons)?;
        let is_about = |answer: &&Answer| about.iter().any(|(thing, _)| answer.things.contains(thing));
        let possible: Vec<&str> = answers.iter().filter(is_about).map(sentence).collect();
        if !possible.is_empty() {
            let text = Text::new("cli-possible").text("answers", some_of(&possible));
            self.say_wrapped(&in_words(&text, &self.reading), "  ", "      ")?;
        }
        Ok(())
    }

    /// Why the answers that contain these words are not possible.
    fn why_answers(&mut self, seat: Seat, wanted: &str, things: &[(Value, String)]) -> Result<(), Failure> {
        let mut reasons = Vec::new();
        for (thing, _) in things {
            let mut found = self.why_not(seat, thing)?;
            found.retain(|reason| has_parts(&reason.words, &reason.text, wanted));
            add_new(&mut reasons, found);
        }
        if reasons.is_empty() {
            return self.say(&Text::new("cli-why-not-there").written("name", quoted(wanted)));
        }
        self.show_reasons(&reasons)
    }

    /// Why answers about a thing are not possible.
    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<WhyNot>, Failure> {
        let found = self.table.why_not(seat, thing, &self.reading);
        found.map_err(|error| Failure::table(self.table.slug(), &error))
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
            let text = Text::new("cli-reason").text("answers", some_of(&texts)).written("why", &reason.why);
            self.say_wrapped(&in_words(&text, &self.reading), "  ", "      ")?;
        }
        Ok(())
    }

    /// Says something.
    pub(super) fn say(&mut self, text: &Text) -> Result<(), Failure> {
        Ok(self.terminal.say(text.render(&self.reading))?)
    }

    /// Says something that stands below something else.
    pub(super) fn say_set_in(&mut self, text: &Text) -> Result<(), Failure> {
        Ok(self.terminal.say(format_args!("  {}", text.render(&self.reading)))?)
    }

    /// Says something that may be longer than a line.
    fn say_long(&mut self, text: &Text) -> Result<(), Failure> {
        self.say_wrapped(&text.render(&self.reading), "", "    ")
    }

    /// Says words that may be longer than a line.
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
fn some_of(texts: &[&str]) -> Text {
    let some = clauses(texts.iter().take(NAMED).map(|text| text.trim_end_matches('.')));
    match texts.len().saturating_sub(NAMED) {
        0 => some,
        more => Text::new("cli-and-more").text("some", some).count("n", more),
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
        let some_of = |texts: &[&str]| some_of(texts).render(&crate::reading::Wanted::default().people());
        assert_eq!(some_of(&["A.", "B."]), "A; B");
        assert_eq!(some_of(&["A.", "B.", "C.", "D.", "E.", "F."]), "A; B; C; D ... and 2 more");
    }
}
