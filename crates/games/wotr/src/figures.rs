//! Figures on the board: units, Leaders, Nazgûl, Characters, and groups of them.

pub use crate::ids::Characters;

use crate::ids::{ByNation, Character, FreeNation, Kind, Nation, Region, Side, Units};
use armies::Stack;
use kit::ById;
use serde::{Deserialize, Serialize};

/// The highest Level among some Characters (rule 2.12).
pub fn highest_level(characters: Characters) -> u8 {
    characters.iter().map(Character::level).max().unwrap_or(0)
}

/// One figure, or one of several that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A Regular of a Nation.
    Regular(Nation),
    /// An Elite of a Nation.
    Elite(Nation),
    /// A Leader of a Free Peoples Nation.
    Leader(Nation),
    /// A Nazgûl.
    Nazgul,
    /// A Character.
    Character(Character),
}

impl Figure {
    /// A unit.
    #[inline]
    pub const fn unit(nation: Nation, kind: Kind) -> Figure {
        match kind {
            Kind::Regular => Figure::Regular(nation),
            Kind::Elite => Figure::Elite(nation),
        }
    }

    /// Its side.
    pub const fn side(self) -> Side {
        match self {
            Figure::Regular(nation) | Figure::Elite(nation) | Figure::Leader(nation) => nation.side(),
            Figure::Nazgul => Side::Shadow,
            Figure::Character(character) => character.side(),
        }
    }

    /// Nation and kind, if it is a unit.
    pub const fn as_unit(self) -> Option<(Nation, Kind)> {
        match self {
            Figure::Regular(nation) => Some((nation, Kind::Regular)),
            Figure::Elite(nation) => Some((nation, Kind::Elite)),
            Figure::Leader(_) | Figure::Nazgul | Figure::Character(_) => None,
        }
    }

    /// The Nation whose political state binds it (rules 12.6, 12.7).
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Figure::Regular(nation) | Figure::Elite(nation) | Figure::Leader(nation) => Some(nation),
            Figure::Nazgul | Figure::Character(_) => None,
        }
    }
}

/// The sum of eight small numbers.
#[inline]
const fn sum_of_bytes(bytes: u64) -> u8 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// How many Leaders of each Free Peoples Nation.
pub type Leaders = ById<FreeNation, u8, { FreeNation::COUNT }>;

/// Units, Leaders and Nazgûl in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Troops {
    /// Regulars and Elites of each Nation.
    pub units: ByNation<Units>,
    /// Leaders of each Free Peoples Nation.
    pub leaders: Leaders,
    /// Nazgûl, without the Witch-king.
    pub nazgul: u8,
}

kit::ids! {
    /// What is looked for on the whole board.
    pub enum Mark: u8 {
        /// Units of the Free Peoples.
        FreePeoples = "free-peoples",
        /// Units of the Shadow.
        Shadow = "shadow",
        /// Leaders.
        Leaders = "leaders",
        /// Nazgûl.
        Nazgul = "nazgul",
    }
}

impl Mark {
    /// Units of a side.
    #[inline]
    pub const fn army(side: Side) -> Mark {
        match side {
            Side::FreePeoples => Mark::FreePeoples,
            Side::Shadow => Mark::Shadow,
        }
    }
}

impl Stack for Troops {
    type Mark = Mark;

    #[inline]
    fn has(&self, mark: Mark) -> bool {
        match mark {
            Mark::FreePeoples => self.n_units(Side::FreePeoples) > 0,
            Mark::Shadow => self.n_units(Side::Shadow) > 0,
            Mark::Leaders => self.n_leaders() > 0,
            Mark::Nazgul => self.nazgul > 0,
        }
    }
}

impl Troops {
    /// None.
    pub const NONE: Troops =
        Troops { units: ByNation::all(Units::all(0)), leaders: Leaders::all(0), nazgul: 0 };

    /// How many units of a Nation and kind.
    #[inline]
    pub fn unit(&self, nation: Nation, kind: Kind) -> u8 {
        self.units[nation][kind]
    }

    /// The units of a side in one number, a byte for Regulars and a byte for Elites of each Nation; the fifth Nation of the
    /// Free Peoples is added to their first.
    #[inline]
    const fn packed(&self, side: Side) -> u64 {
        let [a, b, c, d, e, f, g, h] = self.units.values();
        let [a, b, c, d] = [a.values(), b.values(), c.values(), d.values()];
        let [e, f, g, h] = [e.values(), f.values(), g.values(), h.values()];
        let last = u64::from_le_bytes([e[0], e[1], f[0], f[1], g[0], g[1], h[0], h[1]]);
        match side {
            Side::FreePeoples => {
                let first = u64::from_le_bytes([a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1]]);
                // No Nation has so many units that a byte could flow over.
                first + (last & 0xffff)
            }
            Side::Shadow => last & !0xffff,
        }
    }

    /// How many units of a side.
    #[inline]
    pub const fn n_units(&self, side: Side) -> u8 {
        sum_of_bytes(self.packed(side))
    }

    /// How many Elites of a side.
    #[inline]
    pub const fn n_elites(&self, side: Side) -> u8 {
        sum_of_bytes(self.packed(side) & 0xff00_ff00_ff00_ff00)
    }

    /// How many units of a Nation.
    #[inline]
    pub fn of_nation(&self, nation: Nation) -> u8 {
        let units = &self.units[nation];
        units[Kind::Regular] + units[Kind::Elite]
    }

    /// How many Leaders.
    #[inline]
    pub fn n_leaders(&self) -> u8 {
        self.leaders.values().iter().sum()
    }

    /// How many Leaders of a Nation.
    #[inline]
    pub fn leaders_of(&self, nation: Nation) -> u8 {
        nation.free().map_or(0, |nation| self.leaders[nation])
    }

    /// Whether nothing is there.
    pub fn is_empty(&self) -> bool {
        *self == Troops::NONE
    }

    /// Only what belongs to a side.
    #[must_use]
    pub fn of(&self, side: Side) -> Troops {
        let mut troops = Troops::NONE;
        let free = FreeNation::COUNT;
        let (own, all) = (troops.units.values_mut(), self.units.values());
        match side {
            Side::FreePeoples => {
                own[..free].copy_from_slice(&all[..free]);
                troops.leaders = self.leaders;
            }
            Side::Shadow => {
                own[free..].copy_from_slice(&all[free..]);
                troops.nazgul = self.nazgul;
            }
        }
        troops
    }

    /// Adds these.
    pub fn add(&mut self, other: &Troops) {
        for (units, more) in self.units.values_mut().iter_mut().zip(other.units.values()) {
            units[Kind::Regular] += more[Kind::Regular];
            units[Kind::Elite] += more[Kind::Elite];
        }
        for nation in FreeNation::ALL {
            self.leaders[nation] += other.leaders[nation];
        }
        self.nazgul += other.nazgul;
    }

    /// Takes these away, as far as they are there.
    pub fn subtract(&mut self, other: &Troops) {
        for (units, less) in self.units.values_mut().iter_mut().zip(other.units.values()) {
            for kind in Kind::ALL {
                units[kind] = units[kind].saturating_sub(less[kind]);
            }
        }
        for nation in FreeNation::ALL {
            self.leaders[nation] = self.leaders[nation].saturating_sub(other.leaders[nation]);
        }
        self.nazgul = self.nazgul.saturating_sub(other.nazgul);
    }

    /// The counter of a figure that is no Character.
    #[inline]
    pub fn count_mut(&mut self, figure: Figure) -> Option<&mut u8> {
        match figure {
            Figure::Regular(nation) => Some(&mut self.units[nation][Kind::Regular]),
            Figure::Elite(nation) => Some(&mut self.units[nation][Kind::Elite]),
            Figure::Leader(nation) => nation.free().map(|nation| &mut self.leaders[nation]),
            Figure::Nazgul => Some(&mut self.nazgul),
            Figure::Character(_) => None,
        }
    }

    /// How many there are of a figure that is no Character.
    #[inline]
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Regular(nation) => self.units[nation][Kind::Regular],
            Figure::Elite(nation) => self.units[nation][Kind::Elite],
            Figure::Leader(nation) => self.leaders_of(nation),
            Figure::Nazgul => self.nazgul,
            Figure::Character(_) => 0,
        }
    }
}

/// Figures of one side that are or act together: troops and Characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figures {
    /// Units, Leaders, Nazgûl.
    pub troops: Troops,
    /// Characters.
    pub characters: Characters,
}

impl Figures {
    /// None.
    pub const NONE: Figures = Figures { troops: Troops::NONE, characters: Characters::EMPTY };

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.troops.is_empty() && self.characters.is_empty()
    }

    /// How many units of a side.
    #[inline]
    pub fn n_units(&self, side: Side) -> u8 {
        self.troops.n_units(side)
    }

    /// How many there are of a figure.
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Character(character) => u8::from(self.characters.contains(character)),
            Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => {
                self.troops.count(figure)
            }
        }
    }

    /// Adds one figure.
    pub fn put(&mut self, figure: Figure) {
        match figure {
            Figure::Character(character) => self.characters.insert(character),
            Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => {
                if let Some(count) = self.troops.count_mut(figure) {
                    *count += 1;
                }
            }
        }
    }

    /// Takes one figure away. Says whether there was one.
    pub fn take(&mut self, figure: Figure) -> bool {
        match figure {
            Figure::Character(character) => {
                let there = self.characters.contains(character);
                self.characters.remove(character);
                there
            }
            Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => {
                match self.troops.count_mut(figure) {
                    Some(count) if *count > 0 => {
                        *count -= 1;
                        true
                    }
                    Some(_) | None => false,
                }
            }
        }
    }

    /// These without the others.
    #[must_use]
    pub fn minus(&self, other: &Figures) -> Figures {
        let mut left = *self;
        left.troops.subtract(&other.troops);
        left.characters -= other.characters;
        left
    }

    /// These and the others.
    #[must_use]
    pub fn plus(&self, other: &Figures) -> Figures {
        let mut all = *self;
        all.troops.add(&other.troops);
        all.characters |= other.characters;
        all
    }

    /// The different figures of a side among them: units by Nation, Leaders, Nazgûl, Characters.
    pub fn each(&self, side: Side) -> impl Iterator<Item = Figure> {
        let figures = *self;
        let units = side
            .nations()
            .iter()
            .flat_map(|nation| [Figure::Regular(*nation), Figure::Elite(*nation), Figure::Leader(*nation)]);
        let nazgul = std::iter::once(Figure::Nazgul);
        let characters = (figures.characters & Character::of(side)).iter().map(Figure::Character);
        units
            .chain(nazgul)
            .filter(move |figure| figure.side() == side && figures.count(*figure) > 0)
            .chain(characters)
    }

    /// Nazgûl, the Witch-king included (rule 2.17).
    pub fn nazgul_and_witch_king(&self) -> u8 {
        self.troops.nazgul + u8::from(self.characters.contains(Character::WitchKing))
    }
}

impl armies::Figures for Figures {
    type Figure = Figure;

    #[inline]
    fn count(&self, figure: Figure) -> u8 {
        Figures::count(self, figure)
    }

    #[inline]
    fn take(&mut self, figure: Figure) -> bool {
        Figures::take(self, figure)
    }

    #[inline]
    fn minus(&self, other: &Figures) -> Figures {
        Figures::minus(self, other)
    }
}

/// Where figures stand: in the open region, or inside its besieged Stronghold (rule 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the region.
    Field(Region),
    /// Inside the besieged Stronghold of the region.
    Inside(Region),
}

impl Place {
    /// The region.
    #[inline]
    pub const fn region(self) -> Region {
        match self {
            Place::Field(region) | Place::Inside(region) => region,
        }
    }
}

/// Where a Character is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not in play yet.
    #[default]
    Aside,
    /// In the Fellowship.
    Fellowship,
    /// On the map.
    At(Place),
    /// On the way from one region to the next, with the group that moves.
    Moving,
    /// Out of the game.
    Gone,
}
