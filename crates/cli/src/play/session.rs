//! The course of a game at one keyboard: who is next, what they see, when it is saved.

use super::Rolling;
use super::seats::Sitter;
use crate::terminal::Terminal;
use crate::{Failure, file, games, rules};
use kernel::{Seat, Table, TableError};
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use registry::Entry;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// What came of a question that was put to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It was answered, or a step was taken back: the game goes on.
    GoOn,
    /// They want to stop, or there is nothing more to read.
    Stop,
}

/// Whether the person of a seat has sat down at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SatDown {
    /// Yes.
    Yes,
    /// No: the one before took the last answer back.
    SteppedBack,
    /// No: they want to stop, or there is nothing more to read.
    Stop,
}

/// A game at one keyboard.
pub struct Session<'a> {
    pub(super) entry: &'static dyn Entry,
    pub(super) table: Box<dyn Table>,
    sitters: Vec<Sitter>,
    pub(super) chance: Rolling,
    pub(super) rng: ChaCha20Rng,
    pub(super) save: Option<PathBuf>,
    pub(super) terminal: Terminal<'a>,
    /// Who may see the screen now.
    at_keyboard: Option<Seat>,
    /// How much of its log each seat has been shown, and spectators at the end.
    shown: Vec<usize>,
    /// The number of the last question each seat was shown the table at.
    board_at: Vec<Option<u32>>,
}

impl<'a> Session<'a> {
    /// A session at a table.
    pub fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        sitters: Vec<Sitter>,
        chance: Rolling,
        rng: ChaCha20Rng,
        save: Option<PathBuf>,
        terminal: Terminal<'a>,
    ) -> Session<'a> {
        let shown = vec![0; sitters.len() + 1];
        let board_at = vec![None; sitters.len()];
        Session { entry, table, sitters, chance, rng, save, terminal, at_keyboard: None, shown, board_at }
    }

    /// Plays to the end, or until people stop.
    pub fn play(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Some(seat) = self.next() {
            let turn = match self.sitters.get(seat.index()) {
                Some(Sitter::Human) => self.ask_person(seat)?,
                Some(Sitter::Computer(player)) => {
                    let seed = self.rng.next_u64();
                    let words = self
                        .entry
                        .choose(&*self.table, seat, player, seed)
                        .map_err(|error| Failure::Failed(error.to_string()))?;
                    self.give(seat, &words)?;
                    Turn::GoOn
                }
                None if self.chance == Rolling::Ask => self.ask_chance()?,
                None => {
                    let rolled = self.table.roll(&mut self.rng);
                    self.kept(rolled.map(|_| ()))?;
                    Turn::GoOn
                }
            };
            if self.n_people() == 0 {
                self.show_log(None)?;
            }
            if turn == Turn::Stop {
                return self.stop();
            }
        }
        self.finish()
    }

    /// Says what is played and by whom.
    fn greet(&mut self) -> Result<(), Failure> {
        let seats = self.table.seats();
        let all: Vec<String> =
            seats.iter().zip(&self.sitters).map(|(seat, sitter)| format!("{seat} ({sitter})")).collect();
        let help = if self.n_people() > 0 { " Type h for help." } else { "" };
        self.terminal.say(format_args!("{}: {}.{help}", self.entry.info().name, all.join(", ")))?;
        Ok(())
    }

    /// Whose answer is asked for first.
    fn next(&self) -> Option<Seat> {
        let question = self.table.question(None)?;
        let asked = self.table.asked();
        let person = |seat: &Seat| self.sitters.get(seat.index()).is_some_and(Sitter::is_human);
        let at_keyboard = self.at_keyboard.filter(|seat| asked.contains(*seat));
        let people = at_keyboard.or_else(|| asked.iter().find(person));
        let computers = asked.iter().find(|seat| !person(seat));
        // Where one answer settles it for all, people decide. Where each answers, the order tells nothing,
        // and the computers are quicker.
        if question.each_answers { computers.or(people) } else { people.or(computers) }
    }

    /// How many people share the keyboard; one person may hold several seats.
    fn n_people(&self) -> usize {
        let seats = self.table.people().into_iter().zip(&self.sitters);
        let mut people: Vec<u8> =
            seats.filter(|(_, sitter)| sitter.is_human()).map(|(person, _)| person).collect();
        people.sort_unstable();
        people.dedup();
        people.len()
    }

    fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        let people = self.table.people();
        people.get(one.index()) == people.get(other.index())
    }

    /// Gives an answer that is known to be legal.
    pub(super) fn give(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let number = self.table.number();
        let given = self.table.answer(seat, Some(number), &Value::String(words.to_owned()));
        self.kept(given)
    }

    /// An answer that is known to be legal fails only if the engine contradicts itself. Then the game ends,
    /// and its journal is kept for whoever looks into it.
    pub(super) fn kept(&mut self, done: Result<(), TableError>) -> Result<(), Failure> {
        let Err(error) = done else { return Ok(()) };
        let path = self.save.clone().unwrap_or_else(|| PathBuf::from("longtable-broken.journal"));
        self.save_to(Some(&path))?;
        Err(Failure::Failed(format!("{error}; the game up to there is in {}", path.display())))
    }

    /// Makes sure that only this seat's person looks at the screen.
    pub(super) fn sit_down(&mut self, seat: Seat) -> Result<SatDown, Failure> {
        let sits_there = self.at_keyboard.is_some_and(|before| self.is_same_person(before, seat));
        if self.n_people() > 1 && !sits_there {
            self.terminal.clear()?;
            let prompt = format!("Pass the keyboard to {} and press Enter. ", self.seat_id(seat));
            match self.terminal.line(&prompt)?.as_deref() {
                None | Some("q" | "quit") => return Ok(SatDown::Stop),
                Some("b" | "back") => {
                    // Whoever has just answered may still think better of it.
                    if let Some(before) = self.at_keyboard
                        && self.step_back(before)?
                    {
                        // Perhaps the keyboard has been passed already.
                        self.at_keyboard = None;
                        return Ok(SatDown::SteppedBack);
                    }
                }
                Some(_) => {}
            }
            self.terminal.clear()?;
            self.board_at[seat.index()] = None;
        }
        self.at_keyboard = Some(seat);
        Ok(SatDown::Yes)
    }

    /// Everybody may look at the screen: what one person alone may know goes off it.
    pub(super) fn stand_up(&mut self) -> Result<(), Failure> {
        if self.n_people() > 1 {
            self.at_keyboard = None;
            self.terminal.clear()?;
        }
        Ok(())
    }

    /// The name of a seat.
    pub(super) fn seat_id(&self, seat: Seat) -> &'static str {
        self.table.seats().get(seat.index()).copied().unwrap_or("chance")
    }

    /// Shows the seat what has happened since it was last asked.
    pub(super) fn show_log(&mut self, onlooker: Option<Seat>) -> Result<(), Failure> {
        let at = onlooker.map_or(self.sitters.len(), Seat::index);
        let entries = self.table.log(onlooker, 0);
        // A step back makes the log shorter.
        let from = self.shown[at].min(entries.len());
        self.shown[at] = entries.len();
        for entry in &entries[from..] {
            self.terminal.say(format_args!("  * {}", entry.text))?;
        }
        Ok(())
    }

    /// Shows the table, unless the seat has just seen it and only answered since.
    pub(super) fn show_board_if_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let number = self.table.number();
        let known = self.board_at[seat.index()].replace(number);
        if known.is_none_or(|known| number > known + 1) {
            self.show_board(Some(seat))?;
        }
        Ok(())
    }

    /// Shows the table.
    pub(super) fn show_board(&mut self, onlooker: Option<Seat>) -> Result<(), Failure> {
        let board = self.table.board(onlooker);
        self.terminal.say("")?;
        self.terminal.say(board.trim_end())?;
        self.terminal.say("")?;
        Ok(())
    }

    /// Shows a rule.
    pub(super) fn show_rule(&mut self, number: &str) -> Result<(), Failure> {
        match self.entry.rules().get(number) {
            Some(rule) => rules::write(rule, self.terminal.out()),
            None => Ok(self.terminal.say(format_args!("There is no rule {number:?}."))?),
        }
    }

    /// Saves the game, to this file or to the usual one.
    pub(super) fn save_to(&mut self, path: Option<&Path>) -> Result<(), Failure> {
        match path.or(self.save.as_deref()) {
            Some(path) => file::write_whole(path, &self.table.journal()),
            None => Err(Failure::Usage("name a file to save to".to_owned())),
        }
    }

    /// Ends before the game does.
    fn stop(mut self) -> Result<(), Failure> {
        match self.save.clone() {
            Some(path) => {
                self.save_to(None)?;
                self.terminal.say(format_args!("Saved to {}.", path.display()))?;
            }
            None => self.terminal.say("The game is not saved.")?,
        }
        Ok(())
    }

    /// Shows how it ended.
    fn finish(mut self) -> Result<(), Failure> {
        // Only somebody who is alone with computers may see what one seat knows.
        let onlooker = if self.n_people() == 1 { self.at_keyboard } else { None };
        self.show_log(onlooker)?;
        self.show_board(onlooker)?;
        if let Some(outcome) = self.table.outcome() {
            self.terminal.say(games::ending(&outcome))?;
        }
        if let Some(path) = self.save.clone() {
            self.save_to(None)?;
            self.terminal.say(format_args!("Saved to {}.", path.display()))?;
        }
        Ok(())
    }
}
