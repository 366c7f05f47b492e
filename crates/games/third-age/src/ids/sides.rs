//! Scenarios, sides, terrains, borders, sections of Minas Tirith, engines, places of the Commander.

use kit::{ById, Set};

/// A value for each side.
pub type BySide<T> = ById<Side, T, { Side::COUNT }>;
/// A value for each scenario.
pub type ByScenario<T> = ById<Scenario, T, { Scenario::COUNT }>;
/// Terrains.
pub type Terrains = Set<Terrain>;
/// A value for each section of Minas Tirith.
pub type BySection<T> = ById<Section, T, { Section::COUNT }>;
/// A value for each kind of engine.
pub type ByEngine<T> = ById<Engine, T, { Engine::COUNT }>;

kit::ids! {
    /// A scenario.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Scenario: u8 {
        /// The Battle for Rohan (chapter 8).
        Rohan = "rohan",
        /// The Battle for Gondor (chapter 9).
        Gondor = "gondor",
    }
}

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
}

kit::ids! {
    /// A terrain (rule 3.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Terrain: u8, set u8 {
        /// Plains.
        Plains = "plains",
        /// Hills.
        Hills = "hills",
        /// Forts.
        Forts = "forts",
        /// Woods.
        Woods = "woods",
        /// Swamps.
        Swamps = "swamps",
        /// A Stronghold.
        Stronghold = "stronghold",
    }
}

kit::ids! {
    /// What lies between two areas (rule 3.4).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Border: u8 {
        /// Nothing that hinders anybody.
        Normal = "normal",
        /// A stream.
        Stream = "stream",
        /// A ford.
        Ford = "ford",
        /// A mountain pass.
        Pass = "pass",
        /// A dike: it hampers towards its protected side (rule 3.5).
        Dike = "dike",
        /// A wall: likewise.
        Wall = "wall",
        /// A wall of Minas Tirith (rule 9.5).
        CityWall = "city-wall",
        /// The gate of Minas Tirith (rule 9.5).
        CityGate = "city-gate",
        /// A river, which cannot be crossed.
        River = "river",
        /// Mountains, which cannot be crossed.
        Mountains = "mountains",
    }
}

impl Border {
    /// Whether areas are adjacent across it (rule 1.2).
    #[inline]
    pub const fn is_crossable(self) -> bool {
        !matches!(self, Border::River | Border::Mountains)
    }
}

kit::ids! {
    /// A section of Minas Tirith (rule 9.5.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Section: u8, set u8 {
        /// The North Protection.
        North = "north",
        /// The South Protection.
        South = "south",
        /// The Gate Protection.
        Gate = "gate",
    }
}

kit::ids! {
    /// A siege engine (rule 9.10).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Engine: u8 {
        /// A Siege Tower.
        SiegeTower = "siege-tower",
        /// A Catapult.
        Catapult = "catapult",
    }
}

kit::ids! {
    /// A location of the Commander in the Shadow Box (rules 8.1, 9.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Location: u8 {
        /// Rohan 1: The Palantír Room.
        PalantirRoom = "palantir-room",
        /// Rohan 2: The Balcony.
        Balcony = "balcony",
        /// Rohan 3: The Pits.
        Pits = "pits",
        /// Gondor 1: The Dawnless Day.
        DawnlessDay = "dawnless-day",
        /// Gondor 2: The Tower of Sorcery.
        TowerOfSorcery = "tower-of-sorcery",
        /// Gondor 3: The Might of Mordor.
        MightOfMordor = "might-of-mordor",
    }
}

impl Location {
    /// The three of a scenario.
    pub const fn of(scenario: Scenario) -> [Location; 3] {
        match scenario {
            Scenario::Rohan => [Location::PalantirRoom, Location::Balcony, Location::Pits],
            Scenario::Gondor => [Location::DawnlessDay, Location::TowerOfSorcery, Location::MightOfMordor],
        }
    }

    /// How many dice go into the Shadow Box (rule 5.2).
    pub const fn dice(self) -> u8 {
        match self {
            Location::PalantirRoom | Location::DawnlessDay => 1,
            Location::Balcony | Location::TowerOfSorcery => 2,
            Location::Pits | Location::MightOfMordor => 3,
        }
    }

    /// How many Leadership tokens the Shadow receives (rule 5.2).
    pub const fn leadership(self) -> u8 {
        match self {
            Location::Balcony => 4,
            Location::PalantirRoom
            | Location::DawnlessDay
            | Location::TowerOfSorcery
            | Location::Pits
            | Location::MightOfMordor => self.dice(),
        }
    }
}
