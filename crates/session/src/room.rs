//! A game with its journal.

mod loading;

pub use loading::{Beginning, LoadError};

use crate::Problem;
use crate::lines::{Line, write_answer};
use crate::seating::layout;
use crate::wire::{self, ProblemKind, State};
use kernel::{Beside, Flat, Language, PackMark, Seat, SeatSet, Table, TableError, Text};
use loading::Pending;
use rand::Rng;
use registry::Entry;
use serde_json::Value;
use std::borrow::Cow;
use std::sync::OnceLock;

/// How many entries there are between two that hold the position's hash.
const HASH_EVERY: u32 = 16;

/// A wish to step back that needs agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The place that asks.
    pub place: u8,
    /// How many answers would be left.
    pub to: u32,
    /// The places that agreed.
    pub agreed: Vec<u8>,
}

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The room has changed. This entry must be stored before anybody is told; if it can't be, the room must be
    /// loaded anew.
    Entry(String),
    /// This had been done before; nothing changed.
    Again,
}

/// A game with its journal as the session layer keeps it.
pub struct Room {
    entry: &'static dyn Entry,
    table: Box<dyn Table>,
    /// How many entries there are: the number of the next one.
    entries: u32,
    /// How many times answers were taken back.
    era: u32,
    wish: Option<Wish>,
    resigned: Vec<u8>,
    /// The team that resigned.
    conceded: Option<u8>,
    pending: Option<Pending>,
    /// The last position that was saved: after how many entries and answers.
    saved: Option<(u32, u32)>,
    /// How a finished game ended, whatever its rules say now.
    ended: Option<wire::Outcome>,
    /// Its pack and what that changes, once somebody has asked.
    pack: OnceLock<Option<PackUsed>>,
}

/// The pack that a game is played with, and the key and the name of everything that it changes.
#[derive(Clone, Debug)]
pub struct PackUsed {
    /// Name and hash.
    pub mark: PackMark,
    /// What it changes.
    pub changes: Vec<(String, Text)>,
}

impl Room {
    /// A room with a game that nobody has played yet.
    pub fn new(entry: &'static dyn Entry, table: Box<dyn Table>) -> Room {
        Room {
            entry,
            table,
            entries: 0,
            era: 0,
            wish: None,
            resigned: Vec::new(),
            conceded: None,
            pending: None,
            saved: None,
            ended: None,
            pack: OnceLock::new(),
        }
    }

    /// The pack that the game is played with, if it is.
    pub fn pack(&self) -> Option<&PackUsed> {
        let find = || {
            // Only a game with packs needs to be asked: its set-up is written out for that.
            let (packs, pack) = (self.entry.packs()?, self.table.pack()?);
            let changes = packs.changes(&pack).into_iter().map(|change| (change.key, change.what));
            Some(PackUsed { mark: pack.mark(), changes: changes.collect() })
        };
        self.pack.get_or_init(find).as_ref()
    }

    /// The game's entry in the registry.
    pub fn game(&self) -> &'static dyn Entry {
        self.entry
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How many entries there are.
    pub fn revision(&self) -> u32 {
        self.entries
    }

    /// How many times answers were taken back.
    pub fn era(&self) -> u32 {
        self.era
    }

    /// The number of the open question.
    pub fn number(&self) -> u32 {
        self.table.number()
    }

    /// The open wish to step back.
    pub fn wish(&self) -> Option<&Wish> {
        self.wish.as_ref()
    }

    /// The places that resigned.
    pub fn resigned(&self) -> &[u8] {
        &self.resigned
    }

    /// The seats that are asked now; none when the game is over.
    pub fn asked(&self) -> SeatSet {
        if self.is_given_up() { SeatSet::NONE } else { self.table.asked() }
    }

    /// The asked seats that the game waits for.
    pub fn waits_for(&self) -> SeatSet {
        if self.is_given_up() { SeatSet::NONE } else { self.table.waits_for() }
    }

    /// Whether the game is over though it was not played to its end.
    fn is_given_up(&self) -> bool {
        self.conceded.is_some() || self.ended.is_some()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<wire::Outcome> {
        if let Some(outcome) = self.table.outcome() {
            return Some(outcome);
        }
        if let Some(ended) = &self.ended {
            return Some(ended.clone());
        }
        let team = self.conceded?;
        let seats = self.table.seats().into_iter().zip(self.table.teams());
        let winners: Vec<Cow<'static, str>> =
            seats.filter(|(_, other)| *other != team).map(|(seat, _)| seat.into()).collect();
        let winner = winners.first().cloned().unwrap_or_default();
        Some(wire::Outcome { winners, winner, ending: "resignation".into() })
    }

    /// Ends an entry: adds the hash now and then, and counts it. The first entry after the rules were corrected says
    /// so.
    fn close(&mut self, mut body: String) -> Change {
        if let Some(Pending { rules, .. }) = self.pending.take() {
            let mut first = String::new();
            Line::Rules(rules).write(&mut first);
            body.insert_str(0, &first);
        }
        if self.entries % HASH_EVERY == HASH_EVERY - 1 {
            Line::Hash(self.table.hash()).write(&mut body);
        }
        self.entries += 1;
        Change::Entry(body)
    }

    fn cut(&mut self, to: u32) {
        self.table.cut(to as usize);
        self.era += 1;
        self.wish = None;
    }

    /// Writes the answers that were given after the first `n`.
    fn answers_since(&self, n: u32) -> String {
        let mut body = String::new();
        for (seat, kind, words) in self.table.answers_from(n as usize) {
            let _ = write_answer(seat, &kind, &words, &mut body);
        }
        body
    }

    /// Lets Chance answer before the first question to people, once everybody sits.
    pub fn start(&mut self, rng: &mut dyn Rng) -> Result<Change, Problem> {
        let before = self.table.number();
        let rolled = self.table.roll(rng);
        rolled.map_err(|error| self.problem(error))?;
        let body = self.answers_since(before);
        Ok(self.close(body))
    }

    /// Gives an answer, and lets Chance answer what follows. Giving the same answer to the same question again is no
    /// error and changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        number: u32,
        era: Option<u32>,
        words: &str,
        rng: &mut dyn Rng,
    ) -> Result<Change, Problem> {
        if self.has_answer(seat, number, era, words) {
            return Ok(Change::Again);
        }
        if era.is_some_and(|era| era != self.era) {
            return Err(Problem::new(ProblemKind::Stale, Text::new("taken-back-since")));
        }
        if self.is_given_up() {
            return Err(self.problem(kernel::Refused::Over.into()));
        }
        if seat.is_chance() {
            return Err(Problem::refused(Text::new("chance-answers-itself")));
        }
        let before = self.table.number();
        let given = self.table.answer(seat, Some(number), &Value::String(words.to_owned()));
        given.map_err(|error| self.problem(error))?;
        let rolled = self.table.roll(rng);
        rolled.map_err(|error| self.problem(error))?;
        self.wish = None;
        let body = self.answers_since(before);
        Ok(self.close(body))
    }

    /// Whether this seat has answered the question with this number in these words, and the answer still counts.
    /// Where each seat answers for itself, its answer may come some answers later.
    pub fn has_answer(&self, seat: Seat, number: u32, era: Option<u32>, words: &str) -> bool {
        if era.is_some_and(|era| era != self.era) {
            return false;
        }
        let answers = self.table.answers_from(number as usize);
        let Some((first, kind, given)) = answers.first() else { return false };
        if *first == seat {
            return given == words;
        }
        // The position of an answer that was given under earlier rules can't be looked at again.
        if !self.table.reaches(number as usize) {
            return false;
        }
        let mut same = answers.iter().take_while(|(_, other, _)| other == kind);
        let given = same.find(|(by, _, _)| *by == seat).is_some_and(|(_, _, given)| given == words);
        // The same words may have answered a later question of that kind.
        given && self.table.fork(number as usize).asked().contains(seat)
    }

    /// Takes the seat's last answer back if that is free, or if nobody else must agree; otherwise asks the places
    /// `others`.
    pub fn step_back(&mut self, seat: Seat, place: u8, others: &[u8]) -> Result<Change, Problem> {
        if self.is_given_up() {
            return Err(self.problem(kernel::Refused::Over.into()));
        }
        let mut body = String::new();
        if self.table.can_step_back(seat).is_ok() {
            let to = self.table.number() - 1;
            self.cut(to);
            Line::Back(to).write(&mut body);
            return Ok(self.close(body));
        }
        let answers = self.table.answers_from(0);
        let Some(last) = answers.iter().rposition(|(by, _, _)| *by == seat) else {
            return Err(Problem::refused(Text::new("nothing-to-take-back")));
        };
        if self.wish.is_some() {
            return Err(Problem::refused(Text::new("wish-is-open")));
        }
        if !self.table.reaches(last) {
            return Err(self.problem(kernel::StepBack::Corrected.into()));
        }
        let to = last as u32;
        if others.is_empty() {
            self.cut(to);
            Line::Back(to).write(&mut body);
        } else {
            self.wish = Some(Wish { place, to, agreed: Vec::new() });
            Line::Wish { place, to }.write(&mut body);
        }
        Ok(self.close(body))
    }

    /// A place grants or refuses the wish to step back. `others` are the places that must agree.
    pub fn agree(&mut self, place: u8, agree: bool, others: &[u8]) -> Result<Change, Problem> {
        let Some(wish) = &mut self.wish else { return Err(Problem::refused(Text::new("no-wish-is-open"))) };
        if !others.contains(&place) {
            return Err(Problem::refused(Text::new("not-asked-to-agree")));
        }
        let mut body = String::new();
        if !agree {
            self.wish = None;
            Line::Refuse(place).write(&mut body);
            return Ok(self.close(body));
        }
        if !wish.agreed.contains(&place) {
            wish.agreed.push(place);
            Line::Agree(place).write(&mut body);
        }
        let (to, all) = (wish.to, others.iter().all(|other| wish.agreed.contains(other)));
        if all {
            self.cut(to);
            Line::Back(to).write(&mut body);
        }
        if body.is_empty() {
            return Ok(Change::Again);
        }
        Ok(self.close(body))
    }

    /// A place resigns. `team_gone`: nobody else on its team plays on, so the game is over.
    pub fn resign(&mut self, place: u8, team_gone: bool) -> Result<Change, Problem> {
        if self.outcome().is_some() {
            return Err(self.problem(kernel::Refused::Over.into()));
        }
        let mut body = String::new();
        if !self.resigned.contains(&place) {
            self.resigned.push(place);
            Line::Resign(place).write(&mut body);
        }
        if team_gone {
            let team = layout(self.table.as_ref()).get(usize::from(place)).map_or(0, |(_, team)| *team);
            self.conceded = Some(team);
            self.wish = None;
            Line::Concede(team).write(&mut body);
        }
        if body.is_empty() {
            return Ok(Change::Again);
        }
        Ok(self.close(body))
    }

    /// A problem with the game.
    fn problem(&self, error: TableError) -> Problem {
        Problem::of_table(self.table.slug(), &error)
    }

    /// The seat with this id.
    pub fn seat(&self, id: &str) -> Result<Seat, Problem> {
        self.table.seat(id).map_err(|error| self.problem(error))
    }

    /// Why answers about a thing are not possible.
    pub fn why_not(
        &self,
        seat: Seat,
        thing: &Value,
        language: &dyn Language,
    ) -> Result<Vec<wire::WhyNot>, Problem> {
        self.table.why_not(seat, thing, language).map_err(|error| self.problem(error))
    }

    /// The open question as an onlooker may know it.
    pub fn question(
        &self,
        onlooker: Option<Seat>,
        language: Option<&dyn Language>,
    ) -> Option<wire::Question> {
        if self.is_given_up() {
            return None;
        }
        self.table.question(onlooker, language)
    }

    /// The seat for which the holder of these seats is asked, or would be.
    pub fn speaks(&self, seats: SeatSet) -> Option<Seat> {
        let (asked, waits_for) = (self.asked(), self.waits_for());
        let awaited = seats.iter().find(|seat| waits_for.contains(*seat));
        awaited.or(seats.iter().find(|seat| asked.contains(*seat))).or(seats.first_seat())
    }

    /// Adds what these seats see to an open object, as the list `seats` of [`SeatState`](wire::SeatState)s. `beside`
    /// is a view that was made earlier, or for others.
    pub fn add_seats(
        &self,
        seats: SeatSet,
        object: &mut Flat,
        beside: Option<Beside<'_>>,
        language: Option<&dyn Language>,
    ) {
        let list = object.open_list("seats");
        if seats.is_empty() {
            self.add_seat(None, object, beside, language);
        }
        for seat in seats.iter() {
            self.add_seat(Some(seat), object, beside, language);
        }
        object.close(list);
    }

    fn add_seat(
        &self,
        seat: Option<Seat>,
        list: &mut Flat,
        beside: Option<Beside<'_>>,
        language: Option<&dyn Language>,
    ) {
        let asked = seat.filter(|seat| self.asked().contains(*seat));
        let id = seat.and_then(|seat| self.table.seats().get(seat.index()).copied());
        let free = |seat: Seat| !self.is_given_up() && self.table.can_step_back(seat).is_ok();
        let state = list.open_object("");
        list.add("seat", &id);
        list.add("asked", &asked.is_some());
        list.add("awaited", &seat.is_some_and(|seat| self.waits_for().contains(seat)));
        self.table.add_view(seat, "view", list, beside);
        match asked {
            Some(seat) => self.table.add_legal(seat, "answers", list, language),
            None => list.add("answers", &[(); 0]),
        }
        list.add("can_step_back", &seat.is_some_and(free));
        list.close(state);
    }

    /// The game as the holder of these seats sees it, or a spectator, who holds none. `after` is the number of the
    /// last log entry that is known already.
    pub fn state(&self, seats: SeatSet, after: Option<u32>, language: Option<&dyn Language>) -> State {
        let mut seen = Flat::default();
        self.add_seats(seats, &mut seen, None, language);
        State {
            revision: self.entries,
            era: self.era,
            number: self.table.number(),
            question: self.question(self.speaks(seats), language),
            seats: seen,
            log_after: after,
            log: self.table.log_raw(seats, after, language),
            outcome: self.outcome(),
        }
    }
}
