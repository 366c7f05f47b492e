//! Sides, territories, terrains, piles of recruitment tokens.

use kit::{ById, Set};

/// A value for each side.
pub type BySide<T> = ById<Side, T, { Side::COUNT }>;
/// A value for each territory.
pub type ByTerritory<T> = ById<Territory, T, { Territory::COUNT }>;
/// A value for each pile.
pub type ByPile<T> = ById<Pile, T, { Pile::COUNT }>;
/// Terrains.
pub type Terrains = Set<Terrain>;

kit::ids! {
    /// A side.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Side: u8 {
        /// The Free Peoples.
        FreePeoples = "free-peoples",
        /// The Shadow.
        Shadow = "shadow",
    }
}

impl Side {
    /// The enemy.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }

    /// How many Leadership tokens it has (rule 1.5).
    pub const fn leadership_tokens(self) -> u8 {
        match self {
            Side::FreePeoples => 6,
            Side::Shadow => 14,
        }
    }
}

kit::ids! {
    /// A territory (rule 2.2).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Territory: u8, set u8 {
        /// The Broken Lands.
        BrokenLands = "broken-lands",
        /// The Valley.
        Valley = "valley",
        /// The Eastern Bank.
        EasternBank = "eastern-bank",
        /// The Southern Spur.
        SouthernSpur = "southern-spur",
    }
}

kit::ids! {
    /// A terrain (rule 2.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Terrain: u8, set u8 {
        /// Hills.
        Hills = "hills",
        /// Mountains.
        Mountains = "mountains",
        /// Plains.
        Plains = "plains",
        /// Ruins.
        Ruins = "ruins",
        /// Marsh.
        Marsh = "marsh",
    }
}

kit::ids! {
    /// A pile of recruitment tokens (rule 1.5).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Pile: u8 {
        /// The Shadow's.
        Shadow = "shadow",
        /// Dwarves and Men.
        DwarvesAndMen = "dwarves-and-men",
        /// Elves.
        Elves = "elves",
    }
}

impl Pile {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Pile::Shadow => Side::Shadow,
            Pile::DwarvesAndMen | Pile::Elves => Side::FreePeoples,
        }
    }

    /// The piles of a side.
    pub const fn of(side: Side) -> &'static [Pile] {
        match side {
            Side::FreePeoples => &[Pile::DwarvesAndMen, Pile::Elves],
            Side::Shadow => &[Pile::Shadow],
        }
    }
}
