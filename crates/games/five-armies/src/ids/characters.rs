//! Characters (chapter 7) and Fate tiles (rule 4.3).

use super::Side;
use kit::{Bag, ById, Set};

/// Characters.
pub type Characters = Set<Character>;
/// A value for each character.
pub type ByCharacter<T> = ById<Character, T, { Character::COUNT }>;
/// Fate tiles by face.
pub type Tiles = Bag<Tile, { Tile::COUNT }>;

kit::ids! {
    /// A character.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Character: u8, set u16 {
        /// Bard.
        Bard = "bard",
        /// Dáin.
        Dain = "dain",
        /// Gandalf.
        Gandalf = "gandalf",
        /// Thranduil.
        Thranduil = "thranduil",
        /// The Lord of the Eagles.
        LordOfTheEagles = "lord-of-the-eagles",
        /// Bilbo Baggins.
        Bilbo = "bilbo",
        /// Thorin Oakenshield.
        Thorin = "thorin",
        /// Beorn.
        Beorn = "beorn",
        /// Bolg.
        Bolg = "bolg",
    }
}

impl Character {
    /// The Generals (rule 2.11).
    pub const GENERALS: [Character; 5] = [
        Character::Bard,
        Character::Dain,
        Character::Gandalf,
        Character::Thranduil,
        Character::LordOfTheEagles,
    ];

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Character::Bolg => Side::Shadow,
            Character::Bard
            | Character::Dain
            | Character::Gandalf
            | Character::Thranduil
            | Character::LordOfTheEagles
            | Character::Bilbo
            | Character::Thorin
            | Character::Beorn => Side::FreePeoples,
        }
    }

    /// Whether it is a General (rule 2.11).
    pub const fn is_general(self) -> bool {
        matches!(
            self,
            Character::Bard
                | Character::Dain
                | Character::Gandalf
                | Character::Thranduil
                | Character::LordOfTheEagles
        )
    }

    /// The step of the Fate Track where its figure stands at first (rule 3.8).
    pub const fn first_step(self) -> Option<u8> {
        match self {
            Character::Bilbo => Some(2),
            Character::Thorin => Some(6),
            Character::LordOfTheEagles => Some(8),
            Character::Beorn => Some(11),
            Character::Bard
            | Character::Dain
            | Character::Gandalf
            | Character::Thranduil
            | Character::Bolg => None,
        }
    }

    /// Whether it may stand with an army and move with it or by a Character Move (rules 2.5, 5.4).
    pub const fn is_with_armies(self) -> bool {
        !matches!(self, Character::Beorn | Character::LordOfTheEagles)
    }
}

kit::ids! {
    /// The face of a Fate tile (rule 1.5).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Tile: u8 {
        /// 1.
        One = "fate-1",
        /// 1 with the Fate rune.
        OneRune = "fate-1r",
        /// 2.
        Two = "fate-2",
        /// 2 with the Fate rune.
        TwoRune = "fate-2r",
        /// 3.
        Three = "fate-3",
        /// The blue tile, 3 with the Fate rune.
        Blue = "fate-blue",
        /// The red tile, 0.
        Red = "fate-red",
    }
}

impl Tile {
    /// How far it moves the Fate marker (rule 4.3.4).
    pub const fn value(self) -> u8 {
        match self {
            Tile::One | Tile::OneRune => 1,
            Tile::Two | Tile::TwoRune => 2,
            Tile::Three | Tile::Blue => 3,
            Tile::Red => 0,
        }
    }

    /// Whether it bears the Fate rune (rule 4.3.5).
    pub const fn has_rune(self) -> bool {
        matches!(self, Tile::OneRune | Tile::TwoRune | Tile::Blue)
    }

    /// Whether it is one of the two special tiles (rule 4.3.3).
    pub const fn is_special(self) -> bool {
        matches!(self, Tile::Blue | Tile::Red)
    }
}
