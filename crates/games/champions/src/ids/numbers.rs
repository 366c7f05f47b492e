//! Numbers of what is on the table: cards in play, their abilities, what is happening, players.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card in play. Identities, the villain and the main scheme have fixed numbers; every other card gets a new
/// number when it enters play, so a card that left and came back is another piece (rule 4.1.5).
///
/// In words it is `identity-1` to `identity-4`, `villain`, `main-scheme`, or `p6` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct PieceId(pub u16);

impl PieceId {
    /// The villain.
    pub const VILLAIN: PieceId = PieceId(4);
    /// The main scheme.
    pub const MAIN: PieceId = PieceId(5);
    /// The first of all other pieces.
    pub const FIRST: PieceId = PieceId(6);
    /// No piece.
    pub const NONE: PieceId = PieceId(u16::MAX);

    /// A player's identity.
    pub const fn identity(seat: Seat) -> PieceId {
        PieceId(seat.0 as u16)
    }

    /// The player whose identity this is.
    pub fn player(self) -> Option<Seat> {
        if self.0 < 4 { Some(Seat(self.0 as u8)) } else { None }
    }

    /// Whether it names a piece.
    pub const fn is_some(self) -> bool {
        self.0 != u16::MAX
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PieceId::VILLAIN => f.write_str("villain"),
            PieceId::MAIN => f.write_str("main-scheme"),
            PieceId::NONE => f.write_str("none"),
            PieceId(n @ 0..4) => write!(f, "identity-{}", n + 1),
            PieceId(n) => write!(f, "p{n}"),
        }
    }
}

impl FromStr for PieceId {
    type Err = String;

    fn from_str(word: &str) -> Result<PieceId, String> {
        let no_piece = || {
            format!("{word:?} is no card in play: expected villain, main-scheme, identity-1, p6 or the like")
        };
        match word {
            "villain" => return Ok(PieceId::VILLAIN),
            "main-scheme" => return Ok(PieceId::MAIN),
            "none" => return Ok(PieceId::NONE),
            _ => {}
        }
        if let Some(n) = word.strip_prefix("identity-") {
            let n: u16 = n.parse().map_err(|_| no_piece())?;
            return if (1..=4).contains(&n) { Ok(PieceId(n - 1)) } else { Err(no_piece()) };
        }
        let n: u16 = word.strip_prefix('p').and_then(|n| n.parse().ok()).ok_or_else(no_piece)?;
        if n >= PieceId::FIRST.0 && n != u16::MAX { Ok(PieceId(n)) } else { Err(no_piece()) }
    }
}

impl Serialize for PieceId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PieceId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PieceId, D::Error> {
        struct Piece;
        struct Word;
        impl serde::de::Visitor<'_> for Word {
            type Value = PieceId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card in play: villain, main-scheme, identity-1, p6 or the like")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<PieceId, E> {
                word.parse().map_err(E::custom)
            }
        }
        impl<'de> serde::de::Visitor<'de> for Piece {
            type Value = PieceId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Word.expecting(f)
            }

            fn visit_newtype_struct<D: serde::Deserializer<'de>>(self, word: D) -> Result<PieceId, D::Error> {
                word.deserialize_str(Word)
            }
        }
        deserializer.deserialize_newtype_struct("Piece", Piece)
    }
}

/// Which ability of a card, in the order in which its definition lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AbilityId(pub u8);

impl AbilityId {
    /// The first ability of a card, and its only one if there is no other.
    pub const FIRST: AbilityId = AbilityId(0);
    /// No ability: an ally, an upgrade or a support is played, and the costs of its abilities do not matter.
    pub const NONE: AbilityId = AbilityId(u8::MAX);

    /// The ability at a place in the list.
    #[inline]
    pub const fn nth(n: usize) -> AbilityId {
        AbilityId(n as u8)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> AbilityId {
        AbilityId(self.0 + 1)
    }
}

/// Something that is happening, by the number of others that surround it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HappeningId(pub u8);

impl HappeningId {
    /// Nothing is happening.
    pub const NONE: HappeningId = HappeningId(u8::MAX);

    /// The happening at a place in the list, the outermost first.
    #[inline]
    pub const fn nth(n: usize) -> HappeningId {
        HappeningId(n as u8)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What directly surrounds it; none for the outermost.
    pub const fn outer(self) -> Option<HappeningId> {
        match self.0.checked_sub(1) {
            Some(n) => Some(HappeningId(n)),
            None => None,
        }
    }
}

/// Some of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// One player alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the player is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These players and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        self.and(Seats::only(seat))
    }

    /// These players and the others.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// Adds a player.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}
