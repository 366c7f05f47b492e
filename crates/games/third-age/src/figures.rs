//! Armies, Characters, and groups picked out of an Army.

use crate::ids::{
    Area, Character, Characters, FREE_PEOPLES_TYPES, Leader, Leaders, Side, Unit, UnitTypes, Units,
};
use armies::{Figures, Stack};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One figure of an Army, or one of several that are alike; a Leadership token counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A unit.
    Unit(Unit),
    /// A Leader.
    Leader(Leader),
    /// A Leadership token.
    Leadership,
    /// A Character.
    Character(Character),
}

/// Where a Character is (rules 1.7, 1.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not entered yet, off the board.
    #[default]
    Aside,
    /// Not entered yet, on this space of the Fate Track.
    Track(u8),
    /// In an area or a recruitment area.
    At(Area),
    /// In the Shadow Box: the Commander in Gondor.
    ShadowBox,
    /// With the Entwood, wherever that is: Treebeard (rule 8.6.4).
    Entwood,
    /// Out of the game.
    Eliminated,
}

impl Spot {
    /// The area, if it is in one.
    #[inline]
    pub const fn area(self) -> Option<Area> {
        match self {
            Spot::At(area) => Some(area),
            Spot::Aside | Spot::Track(_) | Spot::ShadowBox | Spot::Entwood | Spot::Eliminated => None,
        }
    }

    /// Whether the Character is in play (rule 1.7).
    #[inline]
    pub const fn in_play(self) -> bool {
        matches!(self, Spot::At(_) | Spot::ShadowBox | Spot::Entwood)
    }
}

/// The units of an Army with their Damage, Leaders and Leadership tokens (rule 1.4). In one area there is never more than one
/// side's. The Characters with it are where [`Spot`] says. In a recruitment area Leaders may stand without units (rule 9.3.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army {
    /// Its units.
    pub units: Units,
    /// Its Leaders.
    pub leaders: Leaders,
    /// Leadership tokens.
    pub leadership: u8,
    /// Damage tokens.
    pub damage: u8,
}

kit::ids! {
    /// What the whole board is searched for.
    pub enum Mark: u8 {
        /// An Army of the Free Peoples.
        FreePeoples = "free-peoples",
        /// An Army of the Shadow.
        Shadow = "shadow",
    }
}

impl Mark {
    /// An Army of a side.
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
    let (free, shadow) = units.counts().split_at(FREE_PEOPLES_TYPES);
    match side {
        Side::FreePeoples => free.iter().sum(),
        Side::Shadow => shadow.iter().sum(),
    }
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

    /// How many Leaders it has.
    #[inline]
    pub fn n_leaders(&self) -> u8 {
        self.leaders.counts().iter().sum()
    }

    /// Whose it is; nobody's without units.
    #[inline]
    pub fn side(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| n_units(&self.units, *side) > 0)
    }

    /// Whether it has a unit of one of these types.
    #[inline]
    pub fn contains_any(&self, types: UnitTypes) -> bool {
        types.iter().any(|unit| self.units.contains(unit))
    }
}

/// Figures that go together: some of an Army, with the Damage they carry. Characters may also go alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Party {
    /// Units.
    pub units: Units,
    /// Leaders.
    pub leaders: Leaders,
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

    /// Those of them that make an Army.
    pub const fn army(&self) -> Army {
        Army { units: self.units, leaders: self.leaders, leadership: self.leadership, damage: self.damage }
    }

    /// Whether nobody is in it.
    pub fn is_empty(&self) -> bool {
        *self == Party::default()
    }

    /// Whose figures they are; nobody's without units.
    pub fn side(&self) -> Option<Side> {
        self.units.iter().next().map(|(unit, _)| unit.side())
    }

    /// The figures, each kind once.
    pub fn each(&self) -> impl Iterator<Item = Figure> {
        let units: ArrayVec<_, { Unit::COUNT }> =
            self.units.iter().map(|(unit, _)| Figure::Unit(unit)).collect();
        let leaders: ArrayVec<_, { Leader::COUNT }> =
            self.leaders.iter().map(|(leader, _)| Figure::Leader(leader)).collect();
        let tokens = (self.leadership > 0).then_some(Figure::Leadership);
        units.into_iter().chain(leaders).chain(tokens).chain(self.characters.iter().map(Figure::Character))
    }
}

impl Figures for Party {
    type Figure = Figure;

    fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Unit(unit) => self.units.count(unit),
            Figure::Leader(leader) => self.leaders.count(leader),
            Figure::Leadership => self.leadership,
            Figure::Character(character) => u8::from(self.characters.contains(character)),
        }
    }

    fn take(&mut self, figure: Figure) -> bool {
        match figure {
            Figure::Unit(unit) => self.units.take(unit),
            Figure::Leader(leader) => self.leaders.take(leader),
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
            leaders: self.leaders.minus(&other.leaders),
            leadership: self.leadership.saturating_sub(other.leadership),
            characters: self.characters - other.characters,
            damage: self.damage.saturating_sub(other.damage),
        }
    }
}
