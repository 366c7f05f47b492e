//! The course of a game at one keyboard: who is next, what they see, when it is saved.

use super::Rolling;
use super::input::{self, Input};
use super::seats::Sitter;
use crate::reading::{Reading, in_words, quoted, several};
use crate::terminal::Terminal;
use crate::{Failure, file, games, rules, text};
use kernel::wire::LogLine;
use kernel::{Language as _, Seat, Table, TableError, Text};
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use registry::Entry;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The result of a question that people were asked.
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
    /// No: the person before took the last answer back.
    SteppedBack,
    /// No: they want to stop, or there is nothing more to read.
    Stop,
}

/// An answer of Chance that people typed, or let the program roll.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    /// The number of the question.
    pub number: u32,
    /// The only seat that may know it, if it is hidden.
    pub hidden: Option<Seat>,
}

/// How many entries of the log are shown to people who have not followed it.
const LAST_LOG: usize = 10;

/// A game at one keyboard.
pub struct Session<'a> {
    pub(super) entry: &'static dyn Entry,
    /// The language of the people.
    pub(super) reading: Reading,
    pub(super) table: Box<dyn Table>,
    sitters: Vec<Sitter>,
    pub(super) chance: Rolling,
    pub(super) rng: ChaCha20Rng,
    pub(super) save: Option<PathBuf>,
    pub(super) terminal: Terminal<'a>,
    /// Who may see the screen now.
    at_keyboard: Option<Seat>,
    /// A seat that wants to answer although the game waits for another.
    called: Option<Seat>,
    /// How much of the log each person has been shown; `None` is a spectator.
    shown: BTreeMap<Option<u8>, usize>,
    /// The number of the question at which each person was last shown the table.
    board_at: BTreeMap<u8, u32>,
    /// The answers of Chance that people typed, in order.
    pub(super) typed: Vec<Typed>,
    /// The seat that the program last drew for, and the number of the question after that.
    pub(super) drawn: Option<(Seat, u32)>,
    /// The journal as it was last saved.
    saved: Option<String>,
    /// Whether the last typed line was the wish to leave an unsaved game.
    leaving: bool,
}

impl<'a> Session<'a> {
    /// A session at a table. If the game has begun, only the end of the log is shown.
    pub fn new(
        entry: &'static dyn Entry,
        reading: Reading,
        table: Box<dyn Table>,
        sitters: Vec<Sitter>,
        chance: Rolling,
        rng: ChaCha20Rng,
        save: Option<PathBuf>,
        terminal: Terminal<'a>,
    ) -> Session<'a> {
        let mut session = Session {
            entry,
            reading,
            table,
            sitters,
            chance,
            rng,
            save,
            terminal,
            at_keyboard: None,
            called: None,
            shown: BTreeMap::new(),
            board_at: BTreeMap::new(),
            typed: Vec::new(),
            drawn: None,
            saved: None,
            leaving: false,
        };
        if session.table.number() > 0 {
            let seats = (0..session.sitters.len()).map(|seat| Some(Seat(seat as u8)));
            for onlooker in seats.chain(std::iter::once(None)) {
                let known = session.log_length(onlooker).saturating_sub(LAST_LOG);
                session.shown.insert(session.person(onlooker), known);
            }
        }
        session
    }

    /// Plays to the end, or until people stop.
    pub fn play(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Some(seat) = self.next() {
            let turn = match self.sitters.get(seat.index()) {
                Some(Sitter::Human) => self.ask_person(seat)?,
                Some(Sitter::Computer(player)) => {
                    let seed = self.rng.next_u64();
                    let words = self.entry.choose(&*self.table, seat, player, seed).map_err(Failure::told)?;
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
        let sits = |(seat, sitter): (&&str, &Sitter)| {
            let text = Text::new("cli-sits").written("seat", seat).written("player", sitter);
            in_words(&text, &self.reading)
        };
        let all = several(seats.iter().zip(&self.sitters).map(sits));
        let text = match self.n_people() {
            0 => Text::new("cli-begins"),
            _ => Text::new("cli-begins-for-people"),
        };
        self.say(&text.text("game", Text::new("game")).text("seats", all))
    }

    /// The seat that is asked first.
    pub(super) fn next(&self) -> Option<Seat> {
        let question = self.table.question(None, None)?;
        let asked = self.table.asked();
        let awaited = self.table.waits_for();
        let person = |seat: &Seat| self.is_human(*seat);
        // Of those who may answer but need not, the computers are quick and the people say when they want to.
        let unasked = asked.iter().find(|seat| !awaited.contains(*seat) && !person(seat));
        if let Some(seat) = self.called.filter(|seat| asked.contains(*seat)).or(unasked) {
            return Some(seat);
        }
        let at_keyboard = self.at_keyboard.filter(|seat| awaited.contains(*seat));
        let people = at_keyboard.or_else(|| awaited.iter().find(person));
        let computers = awaited.iter().find(|seat| !person(seat));
        // Where one answer settles the question for all, people decide. Where each seat answers, the order reveals
        // nothing, and the computers are quicker.
        if question.each_answers { computers.or(people) } else { people.or(computers) }
    }

    /// Lets a person at the keyboard answer who may, although the game waits for somebody else. Says whether that is
    /// possible.
    pub(super) fn call(&mut self, id: &str) -> Result<bool, Failure> {
        match self.table.seat(id) {
            Ok(seat) if self.table.asked().contains(seat) && self.is_human(seat) => {
                self.called = Some(seat);
                Ok(true)
            }
            Ok(_) => {
                self.say(&Text::new("cli-not-asked").written("seat", id))?;
                Ok(false)
            }
            Err(error) => {
                self.say(&Text::new("cli-told").text("what", error.text()))?;
                Ok(false)
            }
        }
    }

    /// Forgets a person's call once it has been heard.
    pub(super) fn heard(&mut self) {
        self.called = None;
    }

    /// The people who share the keyboard; one person may hold several seats.
    fn people(&self) -> Vec<u8> {
        let seats = self.table.people().into_iter().zip(&self.sitters);
        let mut people: Vec<u8> =
            seats.filter(|(_, sitter)| sitter.is_human()).map(|(person, _)| person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    fn n_people(&self) -> usize {
        self.people().len()
    }

    /// A seat of the only person at the keyboard.
    pub(super) fn only_person(&self) -> Option<Seat> {
        if self.n_people() != 1 {
            return None;
        }
        let first = self.sitters.iter().position(Sitter::is_human)?;
        // The seat that was asked last, if that person has several.
        self.at_keyboard.or(Some(Seat(first as u8)))
    }

    fn person(&self, seat: Option<Seat>) -> Option<u8> {
        self.table.people().get(seat?.index()).copied()
    }

    /// Whether a person sits on the seat.
    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(Sitter::is_human)
    }

    pub(super) fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        self.person(Some(one)) == self.person(Some(other))
    }

    /// Whether only the person of this seat looks at the screen.
    pub(super) fn may_look(&self, seat: Seat) -> bool {
        let looks = self.at_keyboard.or(self.only_person());
        looks.is_some_and(|looks| self.is_same_person(looks, seat))
    }

    /// Gives an answer that is known to be legal.
    pub(super) fn give(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let number = self.table.number();
        let given = self.table.answer(seat, Some(number), &Value::String(words.to_owned()));
        self.kept(given)
    }

    /// Handles the result of a legal answer, which fails only if the engine contradicts itself. Then the game ends,
    /// and its journal is kept for whoever looks into it.
    pub(super) fn kept(&mut self, done: Result<(), TableError>) -> Result<(), Failure> {
        let Err(error) = done else { return Ok(()) };
        let path = self.save.clone().unwrap_or_else(|| PathBuf::from("longtable-broken.journal"));
        let text = match self.save_to(Some(&path)) {
            Ok(()) => Text::new("cli-broken-saved").written("path", path.display()),
            Err(failure) => Text::new("cli-broken-not-saved").text("why", failure.text()),
        };
        Err(Failure::failed(text.text("error", error.text())).of_game(self.table.slug()))
    }

    /// Asks for a line; `None` when there are no more.
    pub(super) fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        let line = self.terminal.line(prompt)?;
        if !line.as_deref().is_some_and(|line| input::read(line) == Input::Quit) {
            self.leaving = false;
        }
        Ok(line)
    }

    /// Whether somebody may leave: the game is saved, or the wish was repeated.
    pub(super) fn may_leave(&mut self) -> Result<bool, Failure> {
        self.save_or_warn()?;
        if self.leaving || self.is_saved() {
            return Ok(true);
        }
        self.leaving = true;
        self.say(&Text::new("cli-is-not-saved-again"))?;
        Ok(false)
    }

    /// Whether the game as it stands is in some file.
    fn is_saved(&self) -> bool {
        self.saved.as_ref() == Some(&self.table.journal())
    }

    /// Makes sure that only this seat's person looks at the screen.
    pub(super) fn sit_down(&mut self, seat: Seat) -> Result<SatDown, Failure> {
        let sits_there = self.at_keyboard.is_some_and(|before| self.is_same_person(before, seat));
        if self.n_people() > 1 && !sits_there {
            self.terminal.clear()?;
            let prompt = Text::new("cli-pass-the-keyboard").written("seat", self.seat_id(seat));
            let prompt = format!("{} ", in_words(&prompt, &self.reading));
            loop {
                let Some(line) = self.line(&prompt)? else { return Ok(SatDown::Stop) };
                match input::read(&line) {
                    Input::Quit => {
                        if self.may_leave()? {
                            return Ok(SatDown::Stop);
                        }
                    }
                    Input::Save(path) => match self.save_to(path.as_deref()) {
                        Ok(()) => self.say(&Text::new("cli-saved"))?,
                        Err(failure) => self.say(&Text::new("cli-not-saved").text("why", failure.text()))?,
                    },
                    Input::Back => {
                        // Whoever has just answered may still change their mind.
                        let Some(before) = self.at_keyboard else { break };
                        if self.step_back(before)? {
                            // Perhaps the keyboard has been passed on already.
                            self.at_keyboard = None;
                            return Ok(SatDown::SteppedBack);
                        }
                    }
                    _ => break,
                }
            }
            self.terminal.clear()?;
            if let Some(person) = self.person(Some(seat)) {
                self.board_at.remove(&person);
            }
        }
        self.at_keyboard = Some(seat);
        Ok(SatDown::Yes)
    }

    /// Lets everybody look at the screen: what only one person may know is cleared from it.
    pub(super) fn stand_up(&mut self) -> Result<(), Failure> {
        if self.n_people() > 1 && self.at_keyboard.take().is_some() {
            self.terminal.clear()?;
        }
        Ok(())
    }

    /// The name of a seat.
    pub(super) fn seat_id(&self, seat: Seat) -> &'static str {
        self.table.seats().get(seat.index()).copied().unwrap_or("chance")
    }

    /// The log as an onlooker may know it: the person who holds the seat, or a spectator.
    pub(super) fn log(&self, onlooker: Option<Seat>) -> Vec<LogLine> {
        match onlooker {
            Some(seat) => self.table.log_of_person(seat, 0, Some(&self.reading)),
            None => self.table.log(None, 0, Some(&self.reading)),
        }
    }

    /// How long that log is.
    fn log_length(&self, onlooker: Option<Seat>) -> usize {
        match onlooker {
            Some(seat) => self.table.log_of_person(seat, 0, None).len(),
            None => self.table.log(None, 0, None).len(),
        }
    }

    /// Shows the person what has happened since it was last shown.
    pub(super) fn show_log(&mut self, onlooker: Option<Seat>) -> Result<(), Failure> {
        let entries = self.log(onlooker);
        let known = self.shown.insert(self.person(onlooker), entries.len()).unwrap_or(0);
        let news = entries.get(known..).unwrap_or_default();
        let lines = news.iter().map(|entry| entry.text.as_deref().unwrap_or_default());
        for (_, line) in text::fold(lines, &self.reading) {
            self.terminal.say(format_args!("  * {line}"))?;
        }
        Ok(())
    }

    /// After a step back: what has been shown of the log may have become longer than the log.
    pub(super) fn forget_later_log(&mut self) {
        let seats = (0..self.sitters.len()).map(|seat| Some(Seat(seat as u8)));
        for onlooker in seats.chain(std::iter::once(None)) {
            let length = self.log_length(onlooker);
            let person = self.person(onlooker);
            self.shown.entry(person).and_modify(|shown| *shown = length.min(*shown));
        }
    }

    /// Shows the table, unless the person has just seen it and has only answered since.
    pub(super) fn show_board_if_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let number = self.table.number();
        let known = self.person(Some(seat)).and_then(|person| self.board_at.insert(person, number));
        if known.is_none_or(|known| number > known + 1) {
            self.show_board(Some(seat))?;
        }
        Ok(())
    }

    /// Shows the table, to the person who holds the seat or to a spectator.
    pub(super) fn show_board(&mut self, onlooker: Option<Seat>) -> Result<(), Failure> {
        let board = match onlooker {
            Some(seat) => self.table.board_of_person(seat, &self.reading),
            None => self.table.board(None, &self.reading),
        };
        self.terminal.say("")?;
        self.terminal.say(board.trim_end())?;
        self.terminal.say("")?;
        Ok(())
    }

    /// Shows a rule.
    pub(super) fn show_rule(&mut self, number: &str) -> Result<(), Failure> {
        match self.entry.rules().get(number) {
            Some(rule) => rules::write(self.entry.rules(), rule, self.reading, self.terminal.out()),
            None => self.say(&Text::new("cli-no-such-rule").written("number", quoted(number))),
        }
    }

    /// Saves the game, to this file or to the usual one.
    pub(super) fn save_to(&mut self, path: Option<&Path>) -> Result<(), Failure> {
        let Some(path) = path.or(self.save.as_deref()) else {
            return Err(Failure::usage(Text::new("cli-name-a-file")));
        };
        let journal = self.table.journal();
        file::write_whole(path, &journal)?;
        self.saved = Some(journal);
        Ok(())
    }

    /// Saves the game to the usual file, if there is one. A full disk must not end the game.
    pub(super) fn save_or_warn(&mut self) -> Result<(), Failure> {
        if self.save.is_some()
            && let Err(failure) = self.save_to(None)
        {
            self.say(&Text::new("cli-not-saved-warning").text("why", failure.text()))?;
        }
        Ok(())
    }

    /// Stops before the game is over.
    fn stop(mut self) -> Result<(), Failure> {
        self.save_at_end()?;
        if !self.is_saved() {
            self.say(&Text::new("cli-is-not-saved"))?;
        }
        Ok(())
    }

    /// Shows how the game ended.
    fn finish(mut self) -> Result<(), Failure> {
        // Only somebody who is alone with computers may see what one seat knows.
        let onlooker = self.only_person();
        self.stand_up()?;
        if self.n_people() > 1 {
            // Each person has seen it at their own questions, but not its end.
            self.shown.insert(None, self.log_length(None).saturating_sub(LAST_LOG));
        }
        self.show_board(onlooker)?;
        self.show_log(onlooker)?;
        if let Some(outcome) = self.table.outcome() {
            let line = match onlooker.map(|seat| self.seat_id(seat)) {
                Some(id) if outcome.winners.contains(&id.into()) => self.reading.say("cli-you-win"),
                Some(_) if !outcome.winners.is_empty() => self.reading.say("cli-you-lose"),
                _ => games::ending(&outcome, self.reading),
            };
            self.terminal.say(line)?;
        }
        self.save_at_end()
    }

    /// Saves the game to the usual file, if there is one, and says so.
    fn save_at_end(&mut self) -> Result<(), Failure> {
        let Some(path) = self.save.clone() else { return Ok(()) };
        match self.save_to(None) {
            Ok(()) => self.say(&Text::new("cli-saved-to").written("path", path.display()))?,
            // It is in another file, as somebody asked.
            Err(_) if self.is_saved() => {}
            Err(failure) => return Err(failure),
        }
        Ok(())
    }
}
