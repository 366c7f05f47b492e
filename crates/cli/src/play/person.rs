//! A question to a person at the keyboard.

use super::input::{self, Input};
use super::session::{SatDown, Session, Turn};
use super::{Rolling, matching, menu};
use crate::Failure;
use kernel::wire::{Answer, Question};
use kernel::{Seat, TableError};
use serde_json::Value;

/// How many answers are listed that may be meant.
const MEANT: usize = 10;

impl Session<'_> {
    /// Asks until there is an answer.
    pub(super) fn ask_person(&mut self, seat: Seat) -> Result<Turn, Failure> {
        match self.sit_down(seat)? {
            SatDown::Yes => {}
            SatDown::SteppedBack => return Ok(Turn::GoOn),
            SatDown::Stop => return Ok(Turn::Stop),
        }
        self.heard();
        self.show_log(Some(seat))?;
        self.show_board_if_news(seat)?;
        let Some(question) = self.table.question(Some(seat)) else { return Ok(Turn::GoOn) };
        let answers = menu::sort(self.table.legal(seat));
        let name = self.seat_id(seat);
        self.show_question(name, &question, &answers)?;
        let prompt = format!("{name}> ");
        while let Some(line) = self.line(&prompt)? {
            let input = input::read(&line);
            // An answer that has the name of a command is an answer. A number is one in the list.
            if !matches!(input, Input::Number(_))
                && let Some(n) = matching::exact(&answers, &line)
            {
                return self.give_and_save(seat, &answers[n]);
            }
            match input {
                Input::Number(n) => match n.checked_sub(1).and_then(|n| answers.get(n)) {
                    Some(answer) => return self.give_and_save(seat, answer),
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
                Input::Quit => {
                    if self.may_leave()? {
                        return Ok(Turn::Stop);
                    }
                }
                Input::As(id) => {
                    if self.call(&id)? {
                        return Ok(Turn::GoOn);
                    }
                }
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
        question: &Question,
        answers: &[Answer],
    ) -> Result<(), Failure> {
        // Where each seat answers for itself, the others are asked elsewhere; those who may answer but need not say
        // so themselves.
        let own = question.each_answers || question.who != question.waits_for;
        let who = if own { who.to_owned() } else { question.who.join(" or ") };
        self.say_wrapped(&format!("{who}: {} (rule {})", question.text, question.rule), "", "    ")?;
        for line in menu::lines(answers) {
            self.terminal.say(line)?;
        }
        Ok(())
    }

    fn give_and_save(&mut self, seat: Seat, answer: &Answer) -> Result<Turn, Failure> {
        self.give(seat, &answer.words)?;
        self.save_or_warn()?;
        Ok(Turn::GoOn)
    }

    /// Tries a typed line as an answer. Says whether it was one; if not, shows why.
    fn try_words(&mut self, seat: Seat, line: &str, answers: &[Answer]) -> Result<bool, Failure> {
        // An answer that was typed in full and is not possible is not taken for a part of another one.
        let number = self.table.number();
        match self.table.answer(seat, Some(number), &Value::String(line.to_lowercase())) {
            Ok(()) => {
                self.save_or_warn()?;
                return Ok(true);
            }
            Err(TableError::Refused(refused)) => {
                self.terminal.say(format_args!("No: {refused}."))?;
                return Ok(false);
            }
            Err(TableError::Form(_)) => {}
            Err(error) => self.kept(Err(error))?,
        }
        match matching::find(answers, line).as_slice() {
            [] => {
                let hint = "Type a number from the list, or h for help.";
                self.terminal.say(format_args!("I don't understand {line:?}. {hint}"))?;
            }
            [only] => {
                self.terminal.say(&answers[*only].text)?;
                self.give_and_save(seat, &answers[*only])?;
                return Ok(true);
            }
            several => self.show_matches(several, answers)?,
        }
        Ok(false)
    }

    /// Shows the answers that may be meant.
    pub(super) fn show_matches(&mut self, found: &[usize], answers: &[Answer]) -> Result<(), Failure> {
        let mut numbers: Vec<String> = found.iter().take(MEANT).map(|n| (n + 1).to_string()).collect();
        if found.len() > MEANT {
            numbers.push("...".to_owned());
        }
        self.terminal.say(format_args!("Which one? {}", numbers.join(", ")))?;
        for n in found.iter().take(MEANT) {
            self.terminal.say(format_args!("{:>3}  {}", n + 1, answers[*n].text))?;
        }
        Ok(())
    }

    /// Takes the last answer back. Says whether that was possible; if not, shows why.
    pub(super) fn step_back(&mut self, seat: Seat) -> Result<bool, Failure> {
        let last = self.table.answers().pop();
        let mut sentence = last.map_or_else(String::new, |(_, _, _, text)| text);
        match self.table.step_back(seat) {
            Ok(()) => {}
            Err(TableError::StepBack(refusal)) => {
                // People who type what they rolled may have mistyped it, and can see for themselves whether they
                // agree.
                let number = self.table.number();
                let mistyped = self.typed.last().filter(|typed| typed.number + 1 == number).copied();
                let Some(typed) = mistyped.filter(|_| self.chance == Rolling::Ask) else {
                    self.terminal.say(format_args!("No step back: {refusal}."))?;
                    return Ok(false);
                };
                if typed.hidden.is_some_and(|owner| !self.may_look(owner)) {
                    sentence = "what came up.".to_owned();
                }
                self.table.cut(typed.number as usize);
                self.typed.pop();
            }
            Err(error) => return Err(error.into()),
        }
        self.forget_later_log();
        self.terminal.say(format_args!("Taken back: {sentence}"))?;
        Ok(true)
    }
}
