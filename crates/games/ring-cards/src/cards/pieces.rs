//! The 120 single cards, and sets of them by faction and type, computed once at compile time.

use super::{DEFS, Kind};
use crate::ids::Card;
use crate::ids::Faction;
use kit::{Id, Member, Set};
use serde::{Deserialize, Serialize};

/// One of the 120 cards in the box. Copies of a card lie next to each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Piece(u8);

impl Piece {
    /// How many there are.
    pub const N: usize = 120;

    /// What card it is.
    #[inline]
    pub fn card(self) -> Card {
        PIECE_CARD[self.index()]
    }
}

impl Id for Piece {
    const COUNT: usize = Piece::N;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Piece(index as u8)
    }
}

impl Member for Piece {
    type Bits = u128;
}

impl TryFrom<u8> for Piece {
    type Error = String;

    fn try_from(n: u8) -> Result<Self, String> {
        if usize::from(n) < Piece::N { Ok(Piece(n)) } else { Err(format!("there is no card number {n}")) }
    }
}

impl std::fmt::Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}#{}", self.card().id(), self.0)
    }
}

const fn first_pieces() -> [u8; 113] {
    let mut first = [0; 113];
    let mut card = 0;
    while card < 112 {
        first[card + 1] = first[card] + DEFS[card].copies;
        card += 1;
    }
    first
}

const fn piece_cards() -> [Card; Piece::N] {
    let mut cards = [Card::Aragorn; Piece::N];
    let mut card = 0;
    while card < 112 {
        let mut piece = FIRST_PIECE[card];
        while piece < FIRST_PIECE[card + 1] {
            cards[piece as usize] = Card::ALL[card];
            piece += 1;
        }
        card += 1;
    }
    cards
}

const fn copy_masks() -> [Set<Piece>; 112] {
    let mut masks = [Set::EMPTY; 112];
    let mut card = 0;
    while card < 112 {
        let ones = (1_u128 << DEFS[card].copies) - 1;
        masks[card] = Set::from_bits(ones << FIRST_PIECE[card]);
        card += 1;
    }
    masks
}

const fn faction_masks() -> [Set<Piece>; 10] {
    let mut bits = [0; 10];
    let mut card = 0;
    while card < 112 {
        bits[DEFS[card].faction.index()] |= COPIES[card].bits();
        card += 1;
    }
    let mut masks = [Set::EMPTY; 10];
    let mut faction = 0;
    while faction < 10 {
        masks[faction] = Set::from_bits(bits[faction]);
        faction += 1;
    }
    masks
}

const fn kind_masks() -> [Set<Piece>; 4] {
    let mut bits = [0; 4];
    let mut card = 0;
    while card < 112 {
        bits[DEFS[card].kind as usize] |= COPIES[card].bits();
        card += 1;
    }
    let mut masks = [Set::EMPTY; 4];
    let mut kind = 0;
    while kind < 4 {
        masks[kind] = Set::from_bits(bits[kind]);
        kind += 1;
    }
    masks
}

const FIRST_PIECE: [u8; 113] = first_pieces();

/// Which card each piece is.
pub static PIECE_CARD: [Card; Piece::N] = piece_cards();

const COPIES: [Set<Piece>; 112] = copy_masks();

/// The pieces of each faction.
pub static FACTION_CARDS: [Set<Piece>; 10] = faction_masks();

/// The pieces of each type.
pub static KIND_CARDS: [Set<Piece>; 4] = kind_masks();

/// All copies of a card.
#[inline]
pub fn copies(card: Card) -> Set<Piece> {
    COPIES[card.index()]
}

impl Kind {
    /// All cards of this type.
    #[inline]
    pub fn cards(self) -> Set<Piece> {
        KIND_CARDS[self as usize]
    }
}

impl Faction {
    /// All cards of this faction.
    #[inline]
    pub fn cards(self) -> Set<Piece> {
        FACTION_CARDS[self.index()]
    }
}
