//! A question to a person at the keyboard.

use super::input::{self, HELP, Input};
use super::session::{SatDown, Session, Turn};
use super::{Rolling, menu};
use crate::Failure;
use kernel::{AnswerJson, QuestionJson, Seat, TableError};
use serde_json::Value;

impl Session<'_> {
    /// Asks until there is an answer.
    pub(super) fn ask_person(&mut self, seat: Seat) -> Result<Turn, Failure> {
        match self.sit_down(seat)? {
            SatDown::Yes => {}
            SatDown::SteppedBack => return Ok(Turn::GoOn),
            SatDown::Stop => return Ok(Turn::Stop),
        }
        self.show_log(Some(seat))?;
        self.show_board_if_news(seat)?;
        let Some(question) = self.table.question(Some(seat)) else { return Ok(Turn::GoOn) };
        let answers = menu::sort(self.table.legal(seat));
        let name = self.seat_id(seat);
        self.show_question(name, &question, &answers)?;
        let prompt = format!("{name}> ");
        while let Some(line) = self.terminal.line(&prompt)? {
            // An answer that is called like a command is an answer.
            let words = answers.iter().find(|answer| answer.words.eq_ignore_ascii_case(&line));
            if let Some(answer) = words {
                return self.give_and_save(seat, &answer.words);
            }
            match input::read(&line) {
                Input::Number(n) => match n.checked_sub(1).and_then(|n| answers.get(n)) {
                    Some(answer) => return self.give_and_save(seat, &answer.words),
                    None => self.terminal.say(format_args!("There is no answer {n}."))?,
                },
                Input::Words => {
                    if self.try_words(seat, &line, &answers)? {
                        return Ok(Turn::GoOn);
                    }
                }
                Input::Back => {
                    if self.step_back(seat)? {
                        return Ok(Turn::GoOn);
                    }
                }
                Input::Quit => return Ok(Turn::Stop),
                Input::Nothing => self.show_question(name, &question, &answers)?,
                Input::ExplainAnswer(n) => self.explain(seat, &question, &answers, n)?,
                Input::Why(thing) => self.why(seat, &thing, &answers)?,
                Input::Roll => self.terminal.say("This is your question, not one of Chance.")?,
                other => self.look(Some(seat), &question, &other)?,
            }
        }
        Ok(Turn::Stop)
    }

    /// Shows a question with its answers.
    pub(super) fn show_question(
        &mut self,
        who: &str,
        question: &QuestionJson,
        answers: &[AnswerJson],
    ) -> Result<(), Failure> {
        // Where each answers for himself, the others are asked elsewhere.
        let who = if question.each_answers { who.to_owned() } else { question.who.join(" or ") };
        self.terminal.say(format_args!("{who}: {} (rule {})", question.text, question.rule))?;
        for line in menu::lines(answers) {
            self.terminal.say(line)?;
        }
        Ok(())
    }

    /// What can be looked at during any question.
    pub(super) fn look(
        &mut self,
        onlooker: Option<Seat>,
        question: &QuestionJson,
        input: &Input,
    ) -> Result<(), Failure> {
        match input {
            Input::Board => self.show_board(onlooker)?,
            Input::View => {
                let view = serde_json::to_string_pretty(&self.table.view(onlooker)).unwrap_or_default();
                self.terminal.say(view)?;
            }
            Input::Log(n) => {
                let entries = self.table.log(onlooker, 0);
                for entry in &entries[entries.len().saturating_sub(*n)..] {
                    self.terminal.say(format_args!("{:>5}  {}", entry.number, entry.text))?;
                }
            }
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

    fn give_and_save(&mut self, seat: Seat, words: &str) -> Result<Turn, Failure> {
        self.give(seat, words)?;
        if self.save.is_some() {
            self.save_to(None)?;
        }
        Ok(Turn::GoOn)
    }

    /// Tries a typed line as an answer. Says whether it was one; if not, why.
    fn try_words(&mut self, seat: Seat, line: &str, answers: &[AnswerJson]) -> Result<bool, Failure> {
        let number = self.table.number();
        match self.table.answer(seat, Some(number), &Value::String(line.to_owned())) {
            Ok(()) => {
                if self.save.is_some() {
                    self.save_to(None)?;
                }
                return Ok(true);
            }
            Err(TableError::Refused(refused)) => self.terminal.say(format_args!("No: {refused}."))?,
            Err(TableError::Form(_)) => {
                self.terminal.say("That is not an answer, a number of one or a command. Type h for help.")?;
                self.show_matches(&matching(answers, line), answers)?;
            }
            Err(error) => self.kept(Err(error))?,
        }
        Ok(false)
    }

    /// Shows some of the answers with their numbers.
    pub(super) fn show_matches(&mut self, found: &[usize], answers: &[AnswerJson]) -> Result<(), Failure> {
        for n in found {
            self.terminal.say(format_args!("{:>3}  {}", n + 1, answers[*n].text))?;
        }
        Ok(())
    }

    /// Takes the last answer back. Says whether that was possible; if not, why.
    pub(super) fn step_back(&mut self, seat: Seat) -> Result<bool, Failure> {
        let refusal = match self.table.step_back(seat) {
            Ok(()) => return Ok(true),
            Err(TableError::StepBack(refusal)) => refusal,
            Err(error) => return Err(error.into()),
        };
        // People who type what they rolled may have mistyped it, and can see for themselves that they agree.
        let mistyped = self.chance == Rolling::Ask
            && self.table.answers().last().is_some_and(|(by, ..)| *by == "chance");
        if mistyped {
            self.table.cut(self.table.number() as usize - 1);
            return Ok(true);
        }
        self.terminal.say(format_args!("No step back: {refusal}."))?;
        Ok(false)
    }

    /// One answer in detail: how it is written, what it concerns, and the rule of the question.
    fn explain(
        &mut self,
        seat: Seat,
        question: &QuestionJson,
        answers: &[AnswerJson],
        n: usize,
    ) -> Result<(), Failure> {
        let Some(answer) = n.checked_sub(1).and_then(|n| answers.get(n)) else {
            return Ok(self.terminal.say(format_args!("There is no answer {n}."))?);
        };
        self.terminal.say(&answer.text)?;
        self.terminal.say(format_args!("  in words: {}", answer.words))?;
        let names: Vec<String> = self
            .table
            .things(seat)
            .into_iter()
            .filter(|(thing, _)| answer.things.contains(thing))
            .map(|(_, name)| name)
            .collect();
        if !names.is_empty() {
            self.terminal.say(format_args!("  concerns: {}", names.join(", ")))?;
        }
        self.show_rule(question.rule.0)
    }

    /// Why answers about a thing are not possible; without a thing, what can be asked about.
    fn why(&mut self, seat: Seat, wanted: &str, answers: &[AnswerJson]) -> Result<(), Failure> {
        let things = self.table.things(seat);
        if wanted.is_empty() {
            let names: Vec<&str> = things.iter().map(|(_, name)| name.as_str()).collect();
            let line = match names.as_slice() {
                [] => "There is nothing to ask about now.".to_owned(),
                names => format!("You can ask why about: {}.", names.join(", ")),
            };
            return Ok(self.terminal.say(line)?);
        }
        let (thing, name) = match find_thing(&things, wanted).as_slice() {
            [only] => (*only).clone(),
            [] => return Ok(self.terminal.say(format_args!("There is no {wanted:?} to ask about now."))?),
            several => {
                let names: Vec<&str> = several.iter().map(|(_, name)| name.as_str()).collect();
                return Ok(self.terminal.say(format_args!("Which one: {}?", names.join(", ")))?);
            }
        };
        let reasons = self.table.why_not(seat, &thing)?;
        if reasons.is_empty() {
            self.terminal.say(format_args!("No answer about {name} is refused now."))?;
        }
        for reason in reasons {
            self.terminal.say(format_args!("  {}: {}", reason.text.trim_end_matches('.'), reason.why))?;
        }
        for answer in answers.iter().filter(|answer| answer.things.contains(&thing)) {
            self.terminal.say(format_args!("  {}: possible", answer.text.trim_end_matches('.')))?;
        }
        Ok(())
    }
}

/// The answers whose words or sentence contain what was typed.
pub(super) fn matching(answers: &[AnswerJson], typed: &str) -> Vec<usize> {
    let typed = typed.to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let contains = |text: &str| text.to_lowercase().contains(&typed);
    (0..answers.len()).filter(|n| contains(&answers[*n].words) || contains(&answers[*n].text)).collect()
}

/// The things that are called so, or if there is none, whose name contains it.
fn find_thing<'a>(things: &'a [(Value, String)], wanted: &str) -> Vec<&'a (Value, String)> {
    let wanted = wanted.to_lowercase();
    // A thing is a word, or a kind with a word: `pass`, `card gimli`.
    let is_it = |thing: &Value| match thing {
        Value::String(word) => *word == wanted,
        Value::Object(kind) => kind.iter().any(|(kind, word)| {
            word.as_str().is_some_and(|word| word == wanted || format!("{kind} {word}") == wanted)
        }),
        _ => false,
    };
    let exact: Vec<_> =
        things.iter().filter(|(thing, name)| name.to_lowercase() == wanted || is_it(thing)).collect();
    if !exact.is_empty() {
        return exact;
    }
    things.iter().filter(|(_, name)| name.to_lowercase().contains(&wanted)).collect()
}
