//! Army units (rules 1.3, 2.6, 2.15, 2.17) and the recruitment tokens that bring them (rule 1.5).

use super::{Pile, Side, Terrain, Terrains};
use kit::{Bag, ById, Set};

/// How many units of each type.
pub type Units = Bag<Unit, { Unit::COUNT }>;
/// Types of units.
pub type UnitTypes = Set<Unit>;
/// Recruitment tokens by face.
pub type TokenFaces = Bag<TokenFace, { TokenFace::COUNT }>;
/// A value for each type of unit.
pub type ByUnit<T> = ById<Unit, T, { Unit::COUNT }>;

kit::ids! {
    /// A type of army unit (rule 2.6).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Unit: u8, set u16 {
        /// Dwarf Regulars.
        DwarfRegulars = "dwarven-warriors",
        /// Dwarf Veterans.
        DwarfVeterans = "dwarven-veterans",
        /// Wood-elf Archers.
        Archers = "elven-archers",
        /// Wood-elf Spearmen.
        Spearmen = "elven-spearmen",
        /// Lake-men.
        LakeMen = "lakemen",
        /// Orcs.
        Orcs = "orcs",
        /// Great Orcs.
        GreatOrcs = "great-orcs",
        /// Wargs.
        Wargs = "wargs",
        /// Goblins.
        Goblins = "goblins",
    }
}

impl Unit {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Unit::DwarfRegulars | Unit::DwarfVeterans | Unit::Archers | Unit::Spearmen | Unit::LakeMen => {
                Side::FreePeoples
            }
            Unit::Orcs | Unit::GreatOrcs | Unit::Wargs | Unit::Goblins => Side::Shadow,
        }
    }

    /// The types of a side.
    pub const fn of(side: Side) -> &'static [Unit] {
        match side {
            Side::FreePeoples => {
                &[Unit::DwarfRegulars, Unit::DwarfVeterans, Unit::Archers, Unit::Spearmen, Unit::LakeMen]
            }
            Side::Shadow => &[Unit::Orcs, Unit::GreatOrcs, Unit::Wargs, Unit::Goblins],
        }
    }

    /// How many figures there are (rules 1.3, 1.6).
    #[inline]
    pub const fn figures(self) -> u8 {
        match self {
            Unit::DwarfRegulars | Unit::DwarfVeterans => 5,
            Unit::Archers | Unit::Spearmen | Unit::LakeMen => 10,
            Unit::Orcs => 36,
            Unit::GreatOrcs => 6,
            Unit::Wargs | Unit::Goblins => 12,
        }
    }

    /// Its combat strength (rule 2.15).
    #[inline]
    pub const fn strength(self) -> u8 {
        match self {
            Unit::DwarfVeterans | Unit::GreatOrcs => 2,
            Unit::DwarfRegulars
            | Unit::Archers
            | Unit::Spearmen
            | Unit::LakeMen
            | Unit::Orcs
            | Unit::Wargs
            | Unit::Goblins => 1,
        }
    }

    /// Whether it prefers a terrain (rule 8.2.1).
    pub fn prefers(self, terrain: Terrain, attacks: bool) -> bool {
        match self {
            Unit::DwarfRegulars | Unit::Goblins => terrain == Terrain::Mountains,
            Unit::DwarfVeterans => matches!(terrain, Terrain::Mountains | Terrain::Ruins),
            Unit::Archers => terrain == Terrain::Hills,
            Unit::Spearmen => matches!(terrain, Terrain::Plains | Terrain::Hills),
            Unit::LakeMen => terrain == Terrain::Ruins,
            Unit::Orcs => terrain == Terrain::Marsh,
            Unit::Wargs => terrain == Terrain::Plains,
            Unit::GreatOrcs => attacks,
        }
    }

    /// The terrains that it prefers.
    pub fn preferred(self, attacks: bool) -> Terrains {
        Terrain::ALL.into_iter().filter(|terrain| self.prefers(*terrain, attacks)).collect()
    }

    /// The pile whose tokens bring it (rule 9.9); Goblins come otherwise.
    pub const fn pile(self) -> Option<Pile> {
        match self {
            Unit::DwarfRegulars | Unit::DwarfVeterans | Unit::LakeMen => Some(Pile::DwarvesAndMen),
            Unit::Archers | Unit::Spearmen => Some(Pile::Elves),
            Unit::Orcs | Unit::GreatOrcs | Unit::Wargs => Some(Pile::Shadow),
            Unit::Goblins => None,
        }
    }
}

kit::ids! {
    /// The face of a recruitment token (rule 1.5), in the order in which packs count them (R17).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum TokenFace: u8 {
        /// An Orcs unit.
        Orcs = "orcs",
        /// Two Orcs units.
        TwoOrcs = "two-orcs",
        /// A Wargs unit.
        Wargs = "wargs",
        /// A Great Orcs unit.
        GreatOrcs = "great-orcs",
        /// A Lake-men unit.
        LakeMen = "lakemen",
        /// A Dwarf Regulars unit.
        DwarfRegulars = "dwarven-warriors",
        /// A Dwarf Veterans unit.
        DwarfVeterans = "dwarven-veterans",
        /// A Wood-elf Archers unit.
        Archers = "elven-archers",
        /// A Wood-elf Spearmen unit.
        Spearmen = "elven-spearmen",
    }
}

impl TokenFace {
    /// The unit, and how many of it.
    pub const fn units(self) -> (Unit, u8) {
        match self {
            TokenFace::Orcs => (Unit::Orcs, 1),
            TokenFace::TwoOrcs => (Unit::Orcs, 2),
            TokenFace::Wargs => (Unit::Wargs, 1),
            TokenFace::GreatOrcs => (Unit::GreatOrcs, 1),
            TokenFace::LakeMen => (Unit::LakeMen, 1),
            TokenFace::DwarfRegulars => (Unit::DwarfRegulars, 1),
            TokenFace::DwarfVeterans => (Unit::DwarfVeterans, 1),
            TokenFace::Archers => (Unit::Archers, 1),
            TokenFace::Spearmen => (Unit::Spearmen, 1),
        }
    }

    /// The pile it belongs to.
    pub const fn pile(self) -> Pile {
        match self {
            TokenFace::Orcs | TokenFace::TwoOrcs | TokenFace::Wargs | TokenFace::GreatOrcs => Pile::Shadow,
            TokenFace::LakeMen | TokenFace::DwarfRegulars | TokenFace::DwarfVeterans => Pile::DwarvesAndMen,
            TokenFace::Archers | TokenFace::Spearmen => Pile::Elves,
        }
    }
}
