//! The single cards, copies included, and sets of them by name, faction and type, computed once at compile time.

use super::{DEFS, Text};
use crate::ids::{Card, Faction, Kind, Side};
use kit::{Bits, ById, Id, Member, Set};
use serde::de::{EnumAccess, Error, Unexpected, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};

/// One of the cards in the box. Copies of a card lie next to each other.
///
/// Saved positions name it as its card; of several copies the first has the plain name, and the others say which they are:
/// `mordor-orcs`, `mordor-orcs#2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece(u8);

impl Piece {
    /// How many there are.
    pub const COUNT: usize = FIRST_PIECE[Card::COUNT] as usize;

    /// What card it is.
    #[inline]
    pub fn card(self) -> Card {
        PIECE_CARD[self.index()]
    }

    /// Which copy of the card it is, from 1.
    fn copy(self) -> u8 {
        self.0 - FIRST_PIECE[self.card().index()] + 1
    }

    /// The piece that this word names.
    fn named(word: &str) -> Option<Piece> {
        let (slug, copy) = match word.split_once('#') {
            None => (word, 1),
            Some((slug, copy)) => (slug, copy.parse().ok().filter(|copy| *copy > 1)?),
        };
        let card = Card::from_slug(slug)?;
        (copy <= card.def().copies).then(|| Piece(FIRST_PIECE[card.index()] + copy - 1))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy() {
            1 => f.write_str(self.card().slug()),
            copy => write!(f, "{}#{copy}", self.card().slug()),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Id for Piece {
    const COUNT: usize = Piece::COUNT;
    const GREW: bool = <Card as Id>::GREW;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Piece(index as u8)
    }

    #[inline]
    fn numbered(self) -> Option<usize> {
        if !Self::GREW {
            return Some(self.index());
        }
        self.card().numbered()?;
        Some(PIECE_CARD[..self.index()].iter().filter(|card| card.numbered().is_some()).count())
    }
}

impl Member for Piece {
    type Bits = u128;
}

/// A set of pieces has a bit for each.
const _: () = assert!(Piece::COUNT <= <u128 as Bits>::WIDTH);

/// By its number, as in the first journals.
impl Hash for Piece {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.numbered().unwrap_or(usize::MAX - self.index()) as u8).hash(state);
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.copy() {
            1 => serializer.serialize_str(self.card().slug()),
            _ => serializer.collect_str(self),
        }
    }
}

/// From its name, or from the number that pieces were once saved as.
impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form;

        impl<'de> Visitor<'de> for Form {
            type Value = Piece;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card, and which copy of it")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Piece, E> {
                Piece::named(word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Piece, E> {
                let mut pieces = (0..Piece::COUNT).map(Piece::from_index);
                let found = pieces.find(|piece| piece.numbered().is_some_and(|n| n as u64 == number));
                found.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Piece, A::Error> {
                let (word, rest): (String, _) = data.variant()?;
                rest.unit_variant()?;
                self.visit_str(&word)
            }
        }

        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(Form);
        }
        // Words do not say what type they are: there it is always a name.
        deserializer.deserialize_enum("Piece", &SLUGS, Form)
    }
}

/// The names of the cards.
const SLUGS: [&str; Card::COUNT] = {
    let mut slugs = [""; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        slugs[card] = Card::ALL[card].slug();
        card += 1;
    }
    slugs
};

/// A piece that is an item, which lies on a character. Saved positions name it like any piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item(u8);

impl Item {
    /// How many there are.
    pub const COUNT: usize = {
        let mut n = 0;
        let mut card = 0;
        while card < Card::COUNT {
            if matches!(DEFS.values()[card].kind, Kind::Item) {
                n += DEFS.values()[card].copies as usize;
            }
            card += 1;
        }
        n
    };

    /// The piece as an item, if it is one.
    #[inline]
    pub fn of(piece: Piece) -> Option<Item> {
        let number = ITEM_NUMBER[piece.index()];
        (number != NO_ITEM).then_some(Item(number))
    }

    /// The piece that it is.
    pub fn piece(self) -> Piece {
        ITEM_PIECE[self.index()]
    }
}

impl Id for Item {
    const COUNT: usize = Item::COUNT;
    const GREW: bool = Piece::GREW;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Item(index as u8)
    }

    #[inline]
    fn numbered(self) -> Option<usize> {
        if !Self::GREW {
            return Some(self.index());
        }
        self.piece().numbered()?;
        Some(ITEM_PIECE[..self.index()].iter().filter(|piece| piece.numbered().is_some()).count())
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.piece().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let piece = Piece::deserialize(deserializer)?;
        Item::of(piece).ok_or_else(|| D::Error::custom(format_args!("{piece} is not an item")))
    }
}

const FIRST_PIECE: [u8; Card::COUNT + 1] = {
    let mut first = [0; Card::COUNT + 1];
    let mut card = 0;
    while card < Card::COUNT {
        first[card + 1] = first[card] + DEFS.values()[card].copies;
        card += 1;
    }
    first
};

/// Which card each piece is.
static PIECE_CARD: [Card; Piece::COUNT] = {
    let mut cards = [Card::ALL[0]; Piece::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let mut piece = FIRST_PIECE[card];
        while piece < FIRST_PIECE[card + 1] {
            cards[piece as usize] = Card::ALL[card];
            piece += 1;
        }
        card += 1;
    }
    cards
};

/// The number of a piece that is not an item.
const NO_ITEM: u8 = u8::MAX;

/// The number of each piece among the items.
static ITEM_NUMBER: [u8; Piece::COUNT] = {
    let mut numbers = [NO_ITEM; Piece::COUNT];
    let mut n = 0;
    while n < Item::COUNT {
        numbers[ITEM_PIECE[n].0 as usize] = n as u8;
        n += 1;
    }
    numbers
};

/// Which piece each item is.
static ITEM_PIECE: [Piece; Item::COUNT] = {
    let mut pieces = [Piece(0); Item::COUNT];
    let mut next = 0;
    let mut piece = 0;
    while piece < Piece::COUNT {
        if matches!(DEFS.values()[PIECE_CARD[piece].index()].kind, Kind::Item) {
            pieces[next] = Piece(piece as u8);
            next += 1;
        }
        piece += 1;
    }
    pieces
};

const COPIES: [Set<Piece>; Card::COUNT] = {
    let mut sets = [Set::EMPTY; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let ones = (1_u128 << DEFS.values()[card].copies) - 1;
        sets[card] = Set::from_bits(ones << FIRST_PIECE[card]);
        card += 1;
    }
    sets
};

/// How many copies a card has at the most.
pub const MOST_COPIES: usize = {
    let mut most = 0;
    let mut card = 0;
    while card < Card::COUNT {
        if DEFS.values()[card].copies as usize > most {
            most = DEFS.values()[card].copies as usize;
        }
        card += 1;
    }
    most
};

/// All copies of a card.
#[inline]
pub fn copies(card: Card) -> Set<Piece> {
    COPIES[card.index()]
}

/// The pieces of each faction.
static FACTION_CARDS: ById<Faction, Set<Piece>, { Faction::COUNT }> = {
    let mut bits = [0; Faction::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        bits[DEFS.values()[card].faction.index()] |= COPIES[card].bits();
        card += 1;
    }
    ById::new(sets(bits))
};

/// The pieces of each type.
static KIND_CARDS: ById<Kind, Set<Piece>, { Kind::COUNT }> = {
    let mut bits = [0; Kind::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        bits[DEFS.values()[card].kind.index()] |= COPIES[card].bits();
        card += 1;
    }
    ById::new(sets(bits))
};

/// The pieces of each side.
static SIDE_CARDS: ById<Side, Set<Piece>, { Side::COUNT }> = {
    let mut bits = [0; Side::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        bits[DEFS.values()[card].faction.side().index()] |= COPIES[card].bits();
        card += 1;
    }
    ById::new(sets(bits))
};

/// The pieces with a text that costs an action.
pub(crate) static ACTION_CARDS: Set<Piece> = {
    let mut bits = 0;
    let mut card = 0;
    while card < Card::COUNT {
        let texts = DEFS.values()[card].texts;
        let mut text = 0;
        while text < texts.len() {
            if matches!(texts[text], Text::Action(..)) {
                bits |= COPIES[card].bits();
            }
            text += 1;
        }
        card += 1;
    }
    Set::from_bits(bits)
};

const fn sets<const N: usize>(bits: [u128; N]) -> [Set<Piece>; N] {
    let mut sets = [Set::EMPTY; N];
    let mut n = 0;
    while n < N {
        sets[n] = Set::from_bits(bits[n]);
        n += 1;
    }
    sets
}

impl Kind {
    /// All cards of this type.
    #[inline]
    pub fn cards(self) -> Set<Piece> {
        KIND_CARDS[self]
    }
}

impl Faction {
    /// All cards of this faction.
    #[inline]
    pub fn cards(self) -> Set<Piece> {
        FACTION_CARDS[self]
    }
}

impl Side {
    /// All cards of this side.
    #[inline]
    pub fn cards(self) -> Set<Piece> {
        SIDE_CARDS[self]
    }
}

#[cfg(test)]
#[path = "tests/pieces.rs"]
mod tests;
