//! A question to a person at the keyboard.

use super::input::{self, Input};
use super::session::{SatDown, Session, Turn};
use super::{Rolling, matching, menu};
use crate::Failure;
use crate::reading::{in_words, one_of, quoted, several};
use kernel::wire::{Answer, Question};
use kernel::{Language as _, Seat, TableError, Text};
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
        let Some(question) = self.table.question(Some(seat), Some(&self.reading)) else {
            return Ok(Turn::GoOn);
        };
        let answers = menu::sort(self.table.legal(seat, Some(&self.reading)));
        let name = self.seat_id(seat);
        self.show_question(name, &question, &answers)?;
        let prompt = format!("{name}> ");
        while let Some(line) = self.line(&prompt)? {
            let input = input::read(&line);
            // An answer that has the name of a command is an answer. A number is one in the list.
            if !matches!(input, Input::Number(_))
                && let Some(n) = matching::exact(&answers, &line, &self.reading)
            {
                return self.give_and_save(seat, &answers[n]);
            }
            match input {
                Input::Number(n) => match n.checked_sub(1).and_then(|n| answers.get(n)) {
                    Some(answer) => return self.give_and_save(seat, answer),
                    None => self.say(&Text::new("cli-no-answer").count("n", n))?,
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
                Input::Roll => self.say(&Text::new("cli-your-question"))?,
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
        let who = if own { Text::plain(who) } else { one_of(&question.who) };
        let text = Text::new("cli-question").text("who", who);
        let text = text.written("question", question.text.as_deref().unwrap_or_default());
        let line = in_words(&text.written("rule", question.rule), &self.reading);
        self.say_wrapped(&line, "", "    ")?;
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
                self.say(&Text::new("cli-refused").text("why", refused.text()))?;
                return Ok(false);
            }
            Err(TableError::NotAnAnswer(_)) => {}
            Err(error) => self.kept(Err(error))?,
        }
        match matching::find(answers, line, &self.reading).as_slice() {
            [] => {
                self.say(&Text::new("cli-not-understood").written("line", quoted(line)))?;
            }
            [only] => {
                self.terminal.say(matching::sentence(&answers[*only]))?;
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
        self.say(&Text::new("cli-which-answer").text("numbers", several(numbers)))?;
        for n in found.iter().take(MEANT) {
            self.terminal.say(format_args!("{:>3}  {}", n + 1, matching::sentence(&answers[*n])))?;
        }
        Ok(())
    }

    /// Takes the last answer back. Says whether that was possible; if not, shows why.
    pub(super) fn step_back(&mut self, seat: Seat) -> Result<bool, Failure> {
        let last = self.table.answers(&self.reading).pop();
        let mut sentence = last.map_or_else(String::new, |(_, _, _, text)| text);
        match self.table.step_back(seat) {
            // Others may look at the screen while Chance is asked, and the answer may have been a secret.
            Ok(()) if !seat.is_chance() && !self.may_look(seat) => {
                sentence = self.reading.say("cli-last-answer");
            }
            Ok(()) => {}
            Err(TableError::StepBack(refusal)) => {
                // People who type what they rolled may have mistyped it, and can see for themselves whether they
                // agree.
                let number = self.table.number();
                let mistyped = self.typed.last().filter(|typed| typed.number + 1 == number).copied();
                let Some(typed) = mistyped.filter(|_| self.chance == Rolling::Ask) else {
                    self.say(&Text::new("cli-no-step-back").text("why", refusal.text()))?;
                    return Ok(false);
                };
                if typed.hidden.is_some_and(|owner| !self.may_look(owner)) {
                    sentence = self.reading.say("cli-what-came-up");
                }
                self.table.cut(typed.number as usize);
                self.typed.pop();
            }
            Err(error) => return Err(Failure::table(self.table.slug(), &error)),
        }
        self.forget_later_log();
        self.say(&Text::new("cli-taken-back").written("answer", sentence))?;
        Ok(true)
    }
}
