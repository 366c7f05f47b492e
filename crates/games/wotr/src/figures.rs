//! Figures on the board: units, Leaders, Nazgûl, Characters, and groups of them.

use crate::ids::{Character, Kind, Nation, Side};
use crate::map::Region;
use serde::{Deserialize, Serialize};

/// A set of Characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Characters(pub u16);

impl Characters {
    /// Nobody.
    pub const NONE: Characters = Characters(0);
    /// The nine Companions.
    pub const COMPANIONS: Characters = Characters(0x1ff);
    /// The three Minions.
    pub const MINIONS: Characters = Characters(0xe00);

    /// One alone.
    #[inline]
    pub const fn only(character: Character) -> Characters {
        Characters(1 << character as u16)
    }

    /// All of a side.
    #[inline]
    pub const fn of(side: Side) -> Characters {
        match side {
            Side::FreePeoples => Characters::COMPANIONS,
            Side::Shadow => Characters::MINIONS,
        }
    }

    /// Whether he is among them.
    #[inline]
    pub const fn contains(self, character: Character) -> bool {
        self.0 & (1 << character as u16) != 0
    }

    /// Whether nobody is.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// They and these.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Characters) -> Characters {
        Characters(self.0 | other.0)
    }

    /// They and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, character: Character) -> Characters {
        self.and(Characters::only(character))
    }

    /// They without these.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Characters) -> Characters {
        Characters(self.0 & !other.0)
    }

    /// They without one.
    #[inline]
    #[must_use]
    pub const fn without(self, character: Character) -> Characters {
        self.minus(Characters::only(character))
    }

    /// Those of them who are also among the others.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Characters) -> Characters {
        Characters(self.0 & other.0)
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let n = left.trailing_zeros() as usize;
            left &= left - 1;
            Character::ALL.get(n).copied()
        })
    }

    /// The highest Level among them (rule 2.12).
    pub fn highest_level(self) -> u8 {
        self.iter().map(Character::level).max().unwrap_or(0)
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        characters.into_iter().fold(Characters::NONE, Characters::with)
    }
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

    /// Its name.
    pub fn name(self) -> String {
        match self {
            Figure::Regular(nation) => format!("{} Regular", nation.adjective()),
            Figure::Elite(nation) => format!("{} Elite", nation.adjective()),
            Figure::Leader(nation) => format!("{} Leader", nation.adjective()),
            Figure::Nazgul => "Nazgûl".to_owned(),
            Figure::Character(character) => character.name().to_owned(),
        }
    }
}

/// The sum of eight small numbers.
#[inline]
const fn sum_of_bytes(bytes: u64) -> u8 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// Units, Leaders and Nazgûl in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Troops {
    /// Regulars and Elites of each Nation.
    pub units: [[u8; 2]; 8],
    /// Leaders of each Free Peoples Nation.
    pub leaders: [u8; 5],
    /// Nazgûl, without the Witch-king.
    pub nazgul: u8,
}

impl Troops {
    /// None.
    pub const NONE: Troops = Troops { units: [[0; 2]; 8], leaders: [0; 5], nazgul: 0 };

    /// How many units of a Nation and kind.
    #[inline]
    pub const fn unit(&self, nation: Nation, kind: Kind) -> u8 {
        self.units[nation.index()][kind as usize]
    }

    /// The units of a side in one number, a byte for Regulars and a byte for Elites of each Nation; the fifth Nation of the
    /// Free Peoples is added to their first.
    #[inline]
    const fn packed(&self, side: Side) -> u64 {
        let [a, b, c, d, e, f, g, h] = self.units;
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
    pub const fn of_nation(&self, nation: Nation) -> u8 {
        let [regulars, elites] = self.units[nation.index()];
        regulars + elites
    }

    /// How many Leaders.
    #[inline]
    pub fn n_leaders(&self) -> u8 {
        self.leaders.iter().sum()
    }

    /// Whether nothing is there.
    pub fn is_empty(&self) -> bool {
        *self == Troops::NONE
    }

    /// Only what belongs to a side.
    #[must_use]
    pub fn of(&self, side: Side) -> Troops {
        let mut troops = Troops::NONE;
        match side {
            Side::FreePeoples => {
                troops.units[..5].copy_from_slice(&self.units[..5]);
                troops.leaders = self.leaders;
            }
            Side::Shadow => {
                troops.units[5..].copy_from_slice(&self.units[5..]);
                troops.nazgul = self.nazgul;
            }
        }
        troops
    }

    /// Adds these.
    pub fn add(&mut self, other: &Troops) {
        for (units, more) in self.units.iter_mut().zip(&other.units) {
            units[0] += more[0];
            units[1] += more[1];
        }
        for (leaders, more) in self.leaders.iter_mut().zip(&other.leaders) {
            *leaders += more;
        }
        self.nazgul += other.nazgul;
    }

    /// Takes these away, as far as they are there.
    pub fn subtract(&mut self, other: &Troops) {
        for (units, less) in self.units.iter_mut().zip(&other.units) {
            units[0] = units[0].saturating_sub(less[0]);
            units[1] = units[1].saturating_sub(less[1]);
        }
        for (leaders, less) in self.leaders.iter_mut().zip(&other.leaders) {
            *leaders = leaders.saturating_sub(*less);
        }
        self.nazgul = self.nazgul.saturating_sub(other.nazgul);
    }

    /// The counter of a figure that is no Character.
    pub fn count_mut(&mut self, figure: Figure) -> Option<&mut u8> {
        match figure {
            Figure::Regular(nation) => Some(&mut self.units[nation.index()][0]),
            Figure::Elite(nation) => Some(&mut self.units[nation.index()][1]),
            Figure::Leader(nation) => self.leaders.get_mut(nation.index()),
            Figure::Nazgul => Some(&mut self.nazgul),
            Figure::Character(_) => None,
        }
    }

    /// How many there are of a figure that is no Character.
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Regular(nation) => self.units[nation.index()][0],
            Figure::Elite(nation) => self.units[nation.index()][1],
            Figure::Leader(nation) => self.leaders.get(nation.index()).copied().unwrap_or(0),
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
    pub const NONE: Figures = Figures { troops: Troops::NONE, characters: Characters::NONE };

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
            _ => self.troops.count(figure),
        }
    }

    /// Adds one figure.
    pub fn put(&mut self, figure: Figure) {
        match figure {
            Figure::Character(character) => self.characters = self.characters.with(character),
            _ => {
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
                self.characters = self.characters.without(character);
                there
            }
            _ => match self.troops.count_mut(figure) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    true
                }
                _ => false,
            },
        }
    }

    /// These without the others.
    #[must_use]
    pub fn minus(&self, other: &Figures) -> Figures {
        let mut left = *self;
        left.troops.subtract(&other.troops);
        left.characters = left.characters.minus(other.characters);
        left
    }

    /// These and the others.
    #[must_use]
    pub fn plus(&self, other: &Figures) -> Figures {
        let mut all = *self;
        all.troops.add(&other.troops);
        all.characters = all.characters.and(other.characters);
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
        let characters = figures.characters.both(Characters::of(side)).iter().map(Figure::Character);
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Not in play yet.
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
