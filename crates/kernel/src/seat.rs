//! Seats: who can be asked. Chance is a seat like any other.

use serde::{Deserialize, Serialize};

/// One place at the table: a player's, by number, or Chance.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_chance() { f.write_str("chance") } else { write!(f, "seat {}", self.0) }
    }
}

impl Seat {
    /// The seat that rolls dice and draws cards.
    pub const CHANCE: Seat = Seat(15);

    /// Whether this is Chance.
    pub const fn is_chance(self) -> bool {
        self.0 == Self::CHANCE.0
    }

    /// The seat's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u16);

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody at the table, spectators included.
    pub const EVERYONE: SeatSet = SeatSet(u16::MAX);
    /// Chance alone.
    pub const CHANCE: SeatSet = SeatSet::only(Seat::CHANCE);

    /// One seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats of the first `n` players.
    pub const fn first(n: u8) -> SeatSet {
        SeatSet((1 << n) - 1)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// Whether an onlooker at this seat (`None`: a spectator) is in the set.
    pub fn includes(self, onlooker: Option<Seat>) -> bool {
        match onlooker {
            Some(seat) => self.contains(seat),
            None => self == Self::EVERYONE,
        }
    }

    /// The set with the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat in the set.
    pub fn first_seat(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        SeatSet::only(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}
