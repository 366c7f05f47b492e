//! A question to Chance, when people roll real dice and draw real cards.

use super::input::{self, Input};
use super::menu;
use super::person::matching;
use super::session::{Session, Turn};
use crate::Failure;
use kernel::{AnswerJson, Seat};

/// Up to how many possibilities are listed unasked: those who draw from a deck know what they hold.
const LISTED: usize = 12;

impl Session<'_> {
    /// Asks what came up, until it is clear.
    pub(super) fn ask_chance(&mut self) -> Result<Turn, Failure> {
        self.stand_up()?;
        let Some(question) = self.table.question(Some(Seat::CHANCE)) else { return Ok(Turn::GoOn) };
        let answers = menu::sort(self.table.legal(Seat::CHANCE));
        if answers.len() > LISTED {
            self.show_question("chance", &question, &[])?;
            let n = answers.len();
            self.terminal
                .say(format_args!("  {n} are possible. Type its name or a part of it; Enter lists them."))?;
        } else {
            self.show_question("chance", &question, &answers)?;
        }
        while let Some(line) = self.terminal.line("What came up? ")? {
            // What came up is read before the number of an answer: a six is a six.
            if let Some(n) = came_up(&answers, &line) {
                return self.settle(&answers[n]);
            }
            match input::read(&line) {
                Input::Number(n) => match n.checked_sub(1).and_then(|n| answers.get(n)) {
                    Some(answer) => return self.settle(answer),
                    None => self.terminal.say(format_args!("There is no answer {n}."))?,
                },
                Input::Words => match matching(&answers, &line).as_slice() {
                    [] => self.terminal.say("That can't have come up. Type h for help.")?,
                    [only] => return self.settle(&answers[*only]),
                    several => self.show_matches(several, &answers)?,
                },
                Input::Roll => match self.entry.chance(&*self.table, &mut self.rng) {
                    Some(words) => {
                        self.give(Seat::CHANCE, &words)?;
                        return Ok(Turn::GoOn);
                    }
                    None => self.terminal.say("There is nothing to roll.")?,
                },
                Input::Back => {
                    if self.step_back(Seat::CHANCE)? {
                        return Ok(Turn::GoOn);
                    }
                }
                Input::Quit => return Ok(Turn::Stop),
                Input::Nothing => self.show_question("chance", &question, &answers)?,
                other => self.look(None, &question, &other)?,
            }
        }
        Ok(Turn::Stop)
    }

    fn settle(&mut self, answer: &AnswerJson) -> Result<Turn, Failure> {
        self.give(Seat::CHANCE, &answer.words)?;
        self.stand_up()?;
        Ok(Turn::GoOn)
    }
}

/// The answer that was typed out, with or without its leading verb.
fn came_up(answers: &[AnswerJson], typed: &str) -> Option<usize> {
    let is_it = |answer: &AnswerJson| {
        let rest = answer.words.split_once(' ').map_or("", |(_, rest)| rest);
        answer.words.eq_ignore_ascii_case(typed) || (!rest.is_empty() && rest.eq_ignore_ascii_case(typed))
    };
    answers.iter().position(is_it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn what_came_up_may_stand_without_its_verb() {
        let answer = |words: &str| AnswerJson {
            answer: Value::Null,
            words: words.to_owned(),
            text: words.to_owned(),
            things: Vec::new(),
        };
        let answers = [answer("roll 4"), answer("roll 5"), answer("draw gimli")];
        assert_eq!(came_up(&answers, "5"), Some(1));
        assert_eq!(came_up(&answers, "Draw Gimli"), Some(2));
        assert_eq!(came_up(&answers, "gimli"), Some(2));
        assert_eq!(came_up(&answers, "gim"), None);
        assert_eq!(came_up(&answers, ""), None);
    }
}
