//! A question to Chance, when people roll real dice and draw real cards.

use super::input::{self, Input};
use super::session::{SatDown, Session, Turn, Typed};
use super::{matching, menu};
use crate::Failure;
use crate::reading::quoted;
use kernel::wire::Answer;
use kernel::{Language, Seat, Text};
use serde_json::Value;

/// Up to how many possibilities are listed without being asked for: people who draw from a deck know what they hold.
const LISTED: usize = 12;

impl Session<'_> {
    /// Asks what came up, until it is clear.
    pub(super) fn ask_chance(&mut self) -> Result<Turn, Failure> {
        let Some(question) = self.table.question(Some(Seat::CHANCE), Some(&self.reading)) else {
            return Ok(Turn::GoOn);
        };
        let owner = self.owner_of_draw();
        match owner {
            // Nobody may see what a computer draws.
            Some(seat) if !self.is_human(seat) => return self.draw_unseen(seat),
            Some(seat) => match self.sit_down(seat)? {
                SatDown::Yes => {}
                SatDown::SteppedBack => return Ok(Turn::GoOn),
                SatDown::Stop => return Ok(Turn::Stop),
            },
            None => self.stand_up()?,
        }
        let onlooker = owner.or(self.only_person());
        let answers = menu::sort(self.table.legal(Seat::CHANCE, Some(&self.reading)));
        if answers.len() > LISTED {
            self.show_question("chance", &question, &[])?;
            // How many cards a deck still holds is not for everybody.
            let text = match owner {
                None => Text::new("cli-many-possible").count("n", answers.len()),
                Some(_) => Text::new("cli-type-its-name"),
            };
            self.say_set_in(&text)?;
        } else {
            self.show_question("chance", &question, &answers)?;
        }
        let prompt = format!("{} ", self.reading.say("cli-what-came-up-prompt"));
        while let Some(line) = self.line(&prompt)? {
            let input = match matching::exact(&answers, &line, &self.reading) {
                Some(_) => Input::Words,
                None => input::read(&line),
            };
            match input {
                Input::Number(_) | Input::Words => {
                    if self.type_in(owner, &line)? {
                        return self.leave_draw(owner);
                    }
                }
                Input::Roll => match self.entry.chance(&*self.table, &mut self.rng) {
                    Some(words) => {
                        self.settle(owner, &words)?;
                        return self.leave_draw(owner);
                    }
                    None => self.say(&Text::new("cli-nothing-to-roll"))?,
                },
                Input::Back => {
                    if self.step_back(self.answered_last())? {
                        return Ok(Turn::GoOn);
                    }
                }
                Input::Quit => {
                    if self.may_leave()? {
                        return Ok(Turn::Stop);
                    }
                }
                Input::Nothing => self.show_question("chance", &question, &answers)?,
                other => self.look(onlooker, &question, &other)?,
            }
        }
        Ok(Turn::Stop)
    }

    /// Who answered last and may step back while Chance has not: a person at this keyboard. Otherwise what came up is taken back.
    fn answered_last(&self) -> Seat {
        let answered = self.table.answers_from((self.table.number() as usize).saturating_sub(1));
        let person = answered.first().map(|(seat, ..)| *seat).filter(|seat| !seat.is_chance());
        person.filter(|seat| self.is_human(*seat)).unwrap_or(Seat::CHANCE)
    }

    /// Takes the names in a line one after the other, for as long as Chance is asked the same. Says whether there was
    /// one.
    fn type_in(&mut self, owner: Option<Seat>, line: &str) -> Result<bool, Failure> {
        let mut rest = line;
        let mut understood = false;
        while !rest.is_empty() {
            let goes_on = self.table.asked().contains(Seat::CHANCE) && self.owner_of_draw() == owner;
            if !goes_on {
                self.say(&Text::new("cli-nothing-more").written("rest", rest))?;
                break;
            }
            let answers = menu::sort(self.table.legal(Seat::CHANCE, Some(&self.reading)));
            let (name, found, after) =
                matching::first_name(rest, |name| came_up(&answers, name, &self.reading));
            match found.as_slice() {
                [only] => {
                    self.terminal.say(matching::sentence(&answers[*only]))?;
                    self.settle(owner, &answers[*only].words)?;
                    understood = true;
                }
                several => {
                    if several.is_empty() {
                        self.say(&Text::new("cli-cannot-have-come-up").written("name", quoted(name)))?;
                    } else {
                        self.show_matches(several, &answers)?;
                    }
                    if !after.is_empty() {
                        self.say(&Text::new("cli-not-used").written("rest", after))?;
                    }
                    break;
                }
            }
            rest = after;
        }
        Ok(understood)
    }

    /// Gives Chance's answer. It can be taken back: people mistype.
    fn settle(&mut self, owner: Option<Seat>, words: &str) -> Result<(), Failure> {
        let number = self.table.number();
        self.give(Seat::CHANCE, words)?;
        self.typed.push(Typed { number, hidden: owner });
        self.save_or_warn()
    }

    /// Ends a draw that only one person may see: the screen is cleared, unless the same person goes on.
    fn leave_draw(&mut self, owner: Option<Seat>) -> Result<Turn, Failure> {
        if let Some(owner) = owner {
            let next =
                if self.table.asked().contains(Seat::CHANCE) { self.owner_of_draw() } else { self.next() };
            if !next.is_some_and(|next| self.is_human(next) && self.is_same_person(next, owner)) {
                self.stand_up()?;
            }
        }
        Ok(Turn::GoOn)
    }

    /// Draws for a computer. Draws in a row are reported once.
    fn draw_unseen(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if self.drawn != Some((seat, self.table.number())) {
            self.say(&Text::new("cli-draws-for").written("seat", self.seat_id(seat)))?;
        }
        if let Some(words) = self.entry.chance(&*self.table, &mut self.rng) {
            self.give(Seat::CHANCE, &words)?;
        } else {
            let rolled = self.table.roll(&mut self.rng);
            self.kept(rolled.map(|_| ()))?;
        }
        self.drawn = Some((seat, self.table.number()));
        Ok(Turn::GoOn)
    }

    /// Whose draw Chance is asked about, if only one seat may see it.
    fn owner_of_draw(&self) -> Option<Seat> {
        let question = self.table.question(Some(Seat::CHANCE), None)?;
        seat_in(&question.ask).filter(|seat| seat.index() < self.table.seats().len())
    }
}

/// The seat that a question names, wherever it stands in it.
fn seat_in(ask: &Value) -> Option<Seat> {
    match ask {
        Value::Object(fields) => {
            let named = fields.get("seat").and_then(Value::as_u64).and_then(|seat| u8::try_from(seat).ok());
            named.map(Seat).or_else(|| fields.values().find_map(seat_in))
        }
        Value::Array(values) => values.iter().find_map(seat_in),
        _ => None,
    }
}

/// The answers that may be meant. What came up is read before the number of an answer: a six is a six.
fn came_up(answers: &[Answer], typed: &str, language: &dyn Language) -> Vec<usize> {
    if let Ok(n) = typed.parse::<usize>()
        && matching::without_verb(answers, typed).is_none()
    {
        return n.checked_sub(1).filter(|n| *n < answers.len()).into_iter().collect();
    }
    matching::find(answers, typed, language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::Wanted;
    use serde_json::json;

    #[test]
    fn what_came_up_is_read_before_numbers() {
        let answer = |words: &str| Answer {
            answer: None,
            words: words.to_owned(),
            says: Value::Null,
            text: Some(words.to_owned()),
            things: Vec::new(),
        };
        let answers = [answer("roll 4"), answer("roll 5")];
        let came_up = |answers: &[Answer], typed: &str| came_up(answers, typed, &Wanted::default().people());
        assert_eq!(came_up(&answers, "5"), [1]);
        assert_eq!(came_up(&answers, "2"), [1]);
        assert_eq!(came_up(&answers, "3"), [0; 0]);
        assert_eq!(came_up(&answers, ""), [0; 0]);
    }

    #[test]
    fn the_seat_of_a_draw_is_found() {
        assert_eq!(seat_in(&json!({"draw": {"seat": 1, "to": "hand"}})), Some(Seat(1)));
        assert_eq!(seat_in(&json!({"turn-up": {"side": "free"}})), None);
        assert_eq!(seat_in(&json!("turn")), None);
    }
}
