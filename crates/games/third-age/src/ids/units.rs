//! Army units and Leaders (rules 1.3, 1.5, 2.2) and the Recruitment tokens that bring units (rules 1.10, 4.3).

use super::{Maneuver, Scenario, Side};
use kit::{Bag, ById, Set};

/// How many units of each type.
pub type Units = Bag<Unit, { Unit::COUNT }>;
/// Types of units.
pub type UnitTypes = Set<Unit>;
/// A value for each type of unit.
pub type ByUnit<T> = ById<Unit, T, { Unit::COUNT }>;
/// How many Leaders of each kind.
pub type Leaders = Bag<Leader, { Leader::COUNT }>;
/// Recruitment tokens by face.
pub type TokenFaces = Bag<TokenFace, { TokenFace::COUNT }>;
/// A value for each pool of Recruitment tokens.
pub type ByPool<T> = ById<Pool, T, { Pool::COUNT }>;

kit::ids! {
    /// A type of Army unit (Appendix A). The types of the Free Peoples come first.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Unit: u8, set u16 {
        /// Rohan Footmen, in Rohan.
        RohanFootmen = "rohan-footmen",
        /// Archers, in Rohan.
        Archers = "archers",
        /// Rohan Riders, in both scenarios.
        RohanRiders = "rohan-riders",
        /// Gondor Footmen, in Gondor.
        GondorFootmen = "gondor-footmen",
        /// Gondor Archers, in Gondor.
        GondorArchers = "gondor-archers",
        /// Gondor Knights, in Gondor.
        GondorKnights = "gondor-knights",
        /// Uruk-hai, in Rohan.
        UrukHai = "uruk-hai",
        /// Warg Riders, in Rohan.
        WargRiders = "warg-riders",
        /// Half-orcs, in Rohan.
        HalfOrcs = "half-orcs",
        /// Dunlendings, in Rohan.
        Dunlendings = "dunlendings",
        /// Mordor Orcs, in both scenarios.
        MordorOrcs = "mordor-orcs",
        /// Black Uruks, in Gondor.
        BlackUruks = "black-uruks",
        /// Olog-hai, in Gondor.
        OlogHai = "olog-hai",
        /// Southron Horsemen, in Gondor.
        SouthronHorsemen = "southron-horsemen",
        /// Easterling Infantry, in Gondor.
        EasterlingInfantry = "easterling-infantry",
        /// Mûmakil, in Gondor.
        Mumakil = "mumakil",
    }
}

/// How many types the Free Peoples have.
pub const FREE_PEOPLES_TYPES: usize = 6;

impl Unit {
    /// The Mordor units (rule 1.18).
    pub const MORDOR: [Unit; 3] = [Unit::MordorOrcs, Unit::BlackUruks, Unit::OlogHai];
    /// The Evil Men units (rule 1.18).
    pub const EVIL_MEN: [Unit; 3] = [Unit::SouthronHorsemen, Unit::EasterlingInfantry, Unit::Mumakil];

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as usize) < FREE_PEOPLES_TYPES { Side::FreePeoples } else { Side::Shadow }
    }

    /// The maneuver token of the type (rule 2.4).
    pub const fn maneuver(self, scenario: Scenario) -> Maneuver {
        match self {
            Unit::RohanFootmen => Maneuver::RohanFootmen,
            Unit::Archers => Maneuver::Archers,
            Unit::RohanRiders => match scenario {
                Scenario::Rohan => Maneuver::RohanRiders,
                Scenario::Gondor => Maneuver::KnightsRiders,
            },
            Unit::GondorFootmen => Maneuver::GondorFootmen,
            Unit::GondorArchers => Maneuver::GondorArchers,
            Unit::GondorKnights => Maneuver::KnightsRiders,
            Unit::UrukHai => Maneuver::UrukHai,
            Unit::WargRiders => Maneuver::WargRiders,
            Unit::HalfOrcs => Maneuver::HalfOrcs,
            Unit::Dunlendings => Maneuver::Dunlendings,
            Unit::MordorOrcs => Maneuver::MordorOrcs,
            Unit::BlackUruks => Maneuver::BlackUruks,
            Unit::OlogHai => Maneuver::OlogHai,
            Unit::SouthronHorsemen => Maneuver::SouthronHorsemen,
            Unit::EasterlingInfantry => Maneuver::EasterlingInfantry,
            Unit::Mumakil => Maneuver::Mumakil,
        }
    }
}

kit::ids! {
    /// A kind of Leader of the Free Peoples (rule 1.5).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Leader: u8 {
        /// Rohan Leaders, in both scenarios.
        Rohan = "leaders-rohan",
        /// Gondor Leaders, in Gondor.
        Gondor = "leaders-gondor",
    }
}

kit::ids! {
    /// A pool of Recruitment tokens (rule 4.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Pool: u8, set u8 {
        /// Rohan scenario: the Free Peoples.
        Free = "free",
        /// Rohan scenario: the Shadow.
        Shadow = "shadow",
        /// Gondor scenario: Gondor.
        Gondor = "gondor",
        /// Gondor scenario: Rohan.
        Rohan = "rohan",
        /// Gondor scenario: Mordor.
        Mordor = "mordor",
        /// Gondor scenario: Evil Men.
        EvilMen = "evil-men",
    }
}

impl Pool {
    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Pool::Free | Pool::Gondor | Pool::Rohan => Side::FreePeoples,
            Pool::Shadow | Pool::Mordor | Pool::EvilMen => Side::Shadow,
        }
    }

    /// Its scenario.
    pub const fn scenario(self) -> Scenario {
        match self {
            Pool::Free | Pool::Shadow => Scenario::Rohan,
            Pool::Gondor | Pool::Rohan | Pool::Mordor | Pool::EvilMen => Scenario::Gondor,
        }
    }

    /// The pools of a side in a scenario.
    pub const fn of(scenario: Scenario, side: Side) -> &'static [Pool] {
        match (scenario, side) {
            (Scenario::Rohan, Side::FreePeoples) => &[Pool::Free],
            (Scenario::Rohan, Side::Shadow) => &[Pool::Shadow],
            (Scenario::Gondor, Side::FreePeoples) => &[Pool::Gondor, Pool::Rohan],
            (Scenario::Gondor, Side::Shadow) => &[Pool::Mordor, Pool::EvilMen],
        }
    }
}

kit::ids! {
    /// The face of a Recruitment token.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum TokenFace: u8 {
        /// Rohan scenario: a Rohan Footmen unit.
        RohanFootmen = "rohan-footmen",
        /// Rohan scenario: an Archers unit.
        Archers = "archers",
        /// Rohan scenario: a Rohan Riders unit.
        RohanRiders = "rohan-riders",
        /// Rohan scenario: an Uruk-hai unit.
        UrukHai = "uruk-hai",
        /// Rohan scenario: a Warg Riders unit.
        WargRiders = "warg-riders",
        /// Rohan scenario: a Half-orcs unit.
        HalfOrcs = "half-orcs",
        /// A Gondor Footmen unit.
        GondorFootmen = "gondor-footmen",
        /// A Gondor Archers unit.
        GondorArchers = "gondor-archers",
        /// A Gondor Knights unit.
        GondorKnights = "gondor-knights",
        /// Gondor scenario: a Rohan Riders unit.
        OneRider = "one-rider",
        /// Gondor scenario: two Rohan Riders units.
        TwoRiders = "two-riders",
        /// Gondor scenario: no Rohan Riders unit.
        NoRider = "no-rider",
        /// Gondor scenario: the Woses (rule 9.9.5).
        Woses = "woses",
        /// A Mordor Orcs unit.
        OneOrc = "one-orc",
        /// Two Mordor Orcs units.
        TwoOrcs = "two-orcs",
        /// A Black Uruks unit.
        BlackUruks = "black-uruks",
        /// A Southron Horsemen unit.
        SouthronHorsemen = "southron-horsemen",
        /// An Easterling Infantry unit.
        EasterlingInfantry = "easterling-infantry",
        /// A Mûmakil unit.
        Mumakil = "mumakil",
    }
}

impl TokenFace {
    /// The unit, and how many of it (rule 7.3.2).
    pub const fn units(self) -> Option<(Unit, u8)> {
        Some(match self {
            TokenFace::RohanFootmen => (Unit::RohanFootmen, 1),
            TokenFace::Archers => (Unit::Archers, 1),
            TokenFace::RohanRiders | TokenFace::OneRider => (Unit::RohanRiders, 1),
            TokenFace::UrukHai => (Unit::UrukHai, 1),
            TokenFace::WargRiders => (Unit::WargRiders, 1),
            TokenFace::HalfOrcs => (Unit::HalfOrcs, 1),
            TokenFace::GondorFootmen => (Unit::GondorFootmen, 1),
            TokenFace::GondorArchers => (Unit::GondorArchers, 1),
            TokenFace::GondorKnights => (Unit::GondorKnights, 1),
            TokenFace::TwoRiders => (Unit::RohanRiders, 2),
            TokenFace::NoRider | TokenFace::Woses => return None,
            TokenFace::OneOrc => (Unit::MordorOrcs, 1),
            TokenFace::TwoOrcs => (Unit::MordorOrcs, 2),
            TokenFace::BlackUruks => (Unit::BlackUruks, 1),
            TokenFace::SouthronHorsemen => (Unit::SouthronHorsemen, 1),
            TokenFace::EasterlingInfantry => (Unit::EasterlingInfantry, 1),
            TokenFace::Mumakil => (Unit::Mumakil, 1),
        })
    }

    /// The pool it belongs to.
    pub const fn pool(self) -> Pool {
        match self {
            TokenFace::RohanFootmen | TokenFace::Archers | TokenFace::RohanRiders => Pool::Free,
            TokenFace::UrukHai | TokenFace::WargRiders | TokenFace::HalfOrcs => Pool::Shadow,
            TokenFace::GondorFootmen | TokenFace::GondorArchers | TokenFace::GondorKnights => Pool::Gondor,
            TokenFace::OneRider | TokenFace::TwoRiders | TokenFace::NoRider | TokenFace::Woses => Pool::Rohan,
            TokenFace::OneOrc | TokenFace::TwoOrcs | TokenFace::BlackUruks => Pool::Mordor,
            TokenFace::SouthronHorsemen | TokenFace::EasterlingInfantry | TokenFace::Mumakil => Pool::EvilMen,
        }
    }
}
