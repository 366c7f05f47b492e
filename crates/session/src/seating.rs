//! Who sits where.

use crate::wire::{Origin, Outcome, Pace};
use kernel::{Seat, SeatSet, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody; anybody may sit down.
    Open,
    /// Nobody; kept for somebody with the invitation.
    Invited,
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The person's name when they sat down.
        name: String,
    },
    /// A computer player, by its id.
    Computer(String),
}

/// A table's people and its settings: what a store keeps beside the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// The title.
    pub title: String,
    /// The scenario's id.
    pub scenario: String,
    /// The options of the set-up.
    pub options: BTreeMap<String, String>,
    /// How fast the game is played.
    pub pace: Pace,
    /// The word that lets people in.
    pub invitation: String,
    /// Who sits at each place.
    pub places: Vec<Sitter>,
    /// The team of each place.
    pub teams: Vec<u8>,
    /// The seats of each place.
    pub seats: Vec<SeatSet>,
    /// The ids of all seats.
    pub seat_ids: Vec<String>,
    /// The people who have left a running game, each with the team whose hidden cards they have seen.
    #[serde(default)]
    pub left: Vec<(String, u8)>,
    /// The people who want a rematch.
    #[serde(default)]
    pub rematch: Vec<String>,
    /// Whether the rematch that is offered swaps the sides.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap: bool,
    /// The table of the rematch.
    #[serde(default)]
    pub next: Option<String>,
    /// Where the game comes from.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// How the game ended.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

/// The places of a game: for each person, the seats and the team.
pub(crate) fn layout(table: &dyn Table) -> Vec<(SeatSet, u8)> {
    let mut places: Vec<(SeatSet, u8)> = Vec::new();
    let teams = table.teams();
    for (seat, person) in table.people().into_iter().enumerate() {
        let person = usize::from(person);
        while places.len() <= person {
            places.push((SeatSet::NONE, 0));
        }
        places[person].0 = places[person].0.with(Seat(seat as u8));
        places[person].1 = teams.get(seat).copied().unwrap_or(0);
    }
    places
}

impl Seating {
    /// The places of a new game, all of them free.
    pub fn of(table: &dyn Table, scenario: &str, options: BTreeMap<String, String>) -> Seating {
        let layout = layout(table);
        Seating {
            title: String::new(),
            scenario: scenario.to_owned(),
            options,
            pace: Pace::Live,
            invitation: String::new(),
            places: vec![Sitter::Open; layout.len()],
            teams: layout.iter().map(|(_, team)| *team).collect(),
            seats: layout.iter().map(|(seats, _)| *seats).collect(),
            seat_ids: table.seats().into_iter().map(str::to_owned).collect(),
            left: Vec::new(),
            rematch: Vec::new(),
            swap: false,
            next: None,
            origin: None,
            outcome: None,
        }
    }

    /// Whether there are sides that could be swapped.
    pub fn can_swap(&self) -> bool {
        self.teams.iter().any(|team| Some(team) != self.teams.first())
    }

    /// Who sits where when the sides are swapped: the first place of one side gets who sat at the first place of the
    /// next side, and so on. Where sides are not equally large, everybody moves on by one place.
    pub fn swapped(&self) -> Vec<Sitter> {
        let mut sides: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
        for (place, team) in self.teams.iter().enumerate() {
            sides.entry(*team).or_default().push(place);
        }
        let sides: Vec<Vec<usize>> = sides.into_values().collect();
        let from = |place: usize| -> usize {
            let equal = sides.iter().all(|side| Some(side.len()) == sides.first().map(Vec::len));
            let next = |(i, side): (usize, &Vec<usize>)| {
                let at = side.iter().position(|other| *other == place)?;
                sides[(i + 1) % sides.len()].get(at).copied()
            };
            let across = sides.iter().enumerate().find_map(next);
            across.filter(|_| equal).unwrap_or((place + 1) % self.places.len().max(1))
        };
        let sitter = |place| self.places.get(from(place)).cloned().unwrap_or(Sitter::Open);
        (0..self.places.len()).map(sitter).collect()
    }

    /// Whether nobody is missing.
    pub fn is_full(&self) -> bool {
        self.places.iter().all(|sitter| !matches!(sitter, Sitter::Open | Sitter::Invited))
    }

    /// Whether a person may take a place in a running game. Somebody who has played for one team may not take a place
    /// of another, because they have seen cards that are hidden from it. Somebody who sits here may take the other
    /// side as well if nobody else is left who would be harmed.
    pub fn may_take(&self, person: &str, place: u8) -> bool {
        let team = self.teams.get(usize::from(place));
        let left = self.left.iter().all(|(other, left)| other != person || Some(left) == team);
        let mut held = self.places_of(person).into_iter().map(|place| self.teams.get(usize::from(place)));
        left && (self.others(person).is_empty() || held.all(|held| held == team))
    }

    /// The places where a person sits.
    pub fn places_of(&self, person: &str) -> Vec<u8> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id == person);
        (0u8..).zip(&self.places).filter(|(_, sitter)| sits(sitter)).map(|(place, _)| place).collect()
    }

    /// The seats that a person holds.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        let places = self.places_of(person);
        let seats = places.iter().filter_map(|place| self.seats.get(usize::from(*place)));
        seats.fold(SeatSet::NONE, |all, seats| SeatSet(all.0 | seats.0))
    }

    /// The place of a seat.
    pub fn place_of(&self, seat: Seat) -> Option<u8> {
        let found = self.seats.iter().position(|seats| seats.contains(seat))?;
        u8::try_from(found).ok()
    }

    /// Who holds a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.places.get(usize::from(self.place_of(seat)?))
    }

    /// The people who sit here, each once.
    pub fn people(&self) -> Vec<String> {
        let mut people: Vec<String> = Vec::new();
        for sitter in &self.places {
            if let Sitter::Person { id, .. } = sitter
                && !people.contains(id)
            {
                people.push(id.clone());
            }
        }
        people
    }

    /// Whether one person holds every seat: then nothing is hidden from that person.
    pub fn all_held_by(&self, person: &str) -> bool {
        self.places_of(person).len() == self.places.len()
    }

    /// The places of other people, one for each of them: those who must agree to what concerns everybody. Computers
    /// agree to everything.
    pub fn others(&self, person: &str) -> Vec<u8> {
        let mut seen = vec![person.to_owned()];
        let mut places = Vec::new();
        for (place, sitter) in (0u8..).zip(&self.places) {
            if let Sitter::Person { id, .. } = sitter
                && !seen.contains(id)
            {
                seen.push(id.clone());
                places.push(place);
            }
        }
        places
    }
}
