//! Armies, characters, and groups picked out of an army.

use crate::ids::{Area, Character, Characters, Side, Territory, Unit, UnitTypes, Units};
use armies::{Figures, Stack};
use serde::{Deserialize, Serialize};

/// One figure of an army, or one of several that are alike; a Leadership token counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A unit.
    Unit(Unit),
    /// A Leadership token.
    Leadership,
    /// A character.
    Character(Character),
}

/// Where a character is (rule 2.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not entered yet, off the board: Bolg.
    #[default]
    Aside,
    /// Not entered yet, on this step of the Fate Track.
    Track(u8),
    /// In a region.
    At(Area),
    /// In play, off the board: Bilbo.
    OffBoard,
    /// In the Eyrie: the Lord of the Eagles.
    Eyrie,
    /// Over a territory: the Lord of the Eagles (rule 10.3).
    Over(Territory),
    /// Out of the game.
    Eliminated,
}

impl Spot {
    /// The region, if it is in one.
    #[inline]
    pub const fn area(self) -> Option<Area> {
        match self {
            Spot::At(area) => Some(area),
            Spot::Aside
            | Spot::Track(_)
            | Spot::OffBoard
            | Spot::Eyrie
            | Spot::Over(_)
            | Spot::Eliminated => None,
        }
    }

    /// Whether the character is in play (rule 2.12).
    #[inline]
    pub const fn in_play(self) -> bool {
        !matches!(self, Spot::Aside | Spot::Track(_) | Spot::Eliminated)
    }
}

/// The units of an army with their damage and Leadership tokens (rule 2.5). In one area there is never more than one side's.
/// The characters with it are where [`Spot`] says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army {
    /// Its units.
    pub units: Units,
    /// Damage tokens.
    pub damage: u8,
    /// Leadership tokens.
    pub leadership: u8,
}

kit::ids! {
    /// What the whole board is searched for.
    pub enum Mark: u8 {
        /// An army of the Free Peoples.
        FreePeoples = "free-peoples",
        /// An army of the Shadow.
        Shadow = "shadow",
    }
}

impl Mark {
    /// An army of a side.
    #[inline]
    pub const fn of(side: Side) -> Mark {
        match side {
            Side::FreePeoples => Mark::FreePeoples,
            Side::Shadow => Mark::Shadow,
        }
    }
}

/// The units of a side, of whatever types.
#[inline]
pub fn n_units(units: &Units, side: Side) -> u8 {
    let [a, b, c, d, e, f, g, h, i] = *units.counts();
    match side {
        Side::FreePeoples => a + b + c + d + e,
        Side::Shadow => f + g + h + i,
    }
}

/// The types among some units.
pub fn types_of(units: &Units) -> UnitTypes {
    units.iter().map(|(unit, _)| unit).collect()
}

/// The combat strength of some units (rule 2.15).
pub fn strength_of(units: &Units) -> u8 {
    units.iter().map(|(unit, n)| unit.strength() * n).sum()
}

impl Stack for Army {
    type Mark = Mark;

    #[inline]
    fn has(&self, mark: Mark) -> bool {
        match mark {
            Mark::FreePeoples => n_units(&self.units, Side::FreePeoples) > 0,
            Mark::Shadow => n_units(&self.units, Side::Shadow) > 0,
        }
    }
}

impl Army {
    /// How many units it has.
    #[inline]
    pub fn n_units(&self) -> u8 {
        self.units.counts().iter().sum()
    }

    /// Whose it is; nobody's without units.
    #[inline]
    pub fn side(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| n_units(&self.units, *side) > 0)
    }

    /// Its combat strength (rule 2.15), without what cards add.
    pub fn strength(&self) -> u8 {
        strength_of(&self.units)
    }

    /// Whether it has a unit of one of these types.
    #[inline]
    pub fn contains_any(&self, types: UnitTypes) -> bool {
        types.iter().any(|unit| self.units.contains(unit))
    }
}

/// Figures that go together: some of an army, with the damage they carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    /// Units.
    pub units: Units,
    /// Leadership tokens.
    pub leadership: u8,
    /// Characters.
    pub characters: Characters,
    /// Damage tokens.
    pub damage: u8,
}

impl Party {
    /// How many units.
    #[inline]
    pub fn n_units(&self) -> u8 {
        self.units.counts().iter().sum()
    }

    /// The figures, each kind once.
    pub fn each(&self) -> impl Iterator<Item = Figure> {
        let units =
            self.units.iter().map(|(unit, _)| Figure::Unit(unit)).collect::<arrayvec::ArrayVec<_, 9>>();
        let tokens = (self.leadership > 0).then_some(Figure::Leadership);
        units.into_iter().chain(tokens).chain(self.characters.iter().map(Figure::Character))
    }
}

impl Figures for Party {
    type Figure = Figure;

    fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Unit(unit) => self.units.count(unit),
            Figure::Leadership => self.leadership,
            Figure::Character(character) => u8::from(self.characters.contains(character)),
        }
    }

    fn take(&mut self, figure: Figure) -> bool {
        match figure {
            Figure::Unit(unit) => self.units.take(unit),
            Figure::Leadership => {
                let there = self.leadership > 0;
                self.leadership -= u8::from(there);
                there
            }
            Figure::Character(character) => {
                let there = self.characters.contains(character);
                self.characters.remove(character);
                there
            }
        }
    }

    fn minus(&self, other: &Party) -> Party {
        Party {
            units: self.units.minus(&other.units),
            leadership: self.leadership.saturating_sub(other.leadership),
            characters: self.characters - other.characters,
            damage: self.damage.saturating_sub(other.damage),
        }
    }
}
