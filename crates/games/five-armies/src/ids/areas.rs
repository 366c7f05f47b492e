//! The areas of the board (rules 2.1 to 2.9, 9.14).

use super::{Terrain, Territory};
use crate::printed::areas::{AREAS, AreaDef};
use kit::{ById, Set};

/// Areas.
pub type Areas = Set<Area>;
/// A value for each area.
pub type ByArea<T> = ById<Area, T, { Area::COUNT }>;

kit::ids! {
    /// A region, or one of the special areas in which armies can be: Goblin Mustering Points and Mountain Passes.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Area: u8, set u64 {
        /// Front Gate.
        FrontGate = "front-gate",
        /// Eastern Bank 1.
        EasternBank1 = "eastern-bank-1",
        /// Eastern Bank 2.
        EasternBank2 = "eastern-bank-2",
        /// Eastern Bank 3.
        EasternBank3 = "eastern-bank-3",
        /// Eastern Spur.
        EasternSpur = "eastern-spur",
        /// Eastern Bank 4.
        EasternBank4 = "eastern-bank-4",
        /// Eastern Bank 5.
        EasternBank5 = "eastern-bank-5",
        /// Eastern Bank 6.
        EasternBank6 = "eastern-bank-6",
        /// Camp.
        Camp = "camp",
        /// Eastern Bank 7.
        EasternBank7 = "eastern-bank-7",
        /// Eastern Bank 8.
        EasternBank8 = "eastern-bank-8",
        /// Eastern Bank 9.
        EasternBank9 = "eastern-bank-9",
        /// Southern Spur 1.
        SouthernSpur1 = "southern-spur-1",
        /// Southern Spur 2.
        SouthernSpur2 = "southern-spur-2",
        /// Southern Spur 3.
        SouthernSpur3 = "southern-spur-3",
        /// Ravenhill.
        Ravenhill = "ravenhill",
        /// Southern Spur 4.
        SouthernSpur4 = "southern-spur-4",
        /// Southern Spur 5.
        SouthernSpur5 = "southern-spur-5",
        /// Lower Slopes.
        LowerSlopes = "lower-slopes",
        /// Southern Spur 6.
        SouthernSpur6 = "southern-spur-6",
        /// Fallen Bridge.
        FallenBridge = "fallen-bridge",
        /// Ruins of Dale.
        RuinsOfDale = "ruins-of-dale",
        /// Valley 1.
        Valley1 = "valley-1",
        /// Valley 2.
        Valley2 = "valley-2",
        /// Valley 3.
        Valley3 = "valley-3",
        /// Valley 4.
        Valley4 = "valley-4",
        /// Valley 5.
        Valley5 = "valley-5",
        /// Valley 6.
        Valley6 = "valley-6",
        /// Valley 7.
        Valley7 = "valley-7",
        /// Valley 8.
        Valley8 = "valley-8",
        /// Valley 9.
        Valley9 = "valley-9",
        /// Valley 10.
        Valley10 = "valley-10",
        /// Valley 11.
        Valley11 = "valley-11",
        /// Broken Lands 1.
        BrokenLands1 = "broken-lands-1",
        /// Broken Lands 2.
        BrokenLands2 = "broken-lands-2",
        /// Broken Lands 3.
        BrokenLands3 = "broken-lands-3",
        /// Broken Lands 4.
        BrokenLands4 = "broken-lands-4",
        /// Broken Lands 5.
        BrokenLands5 = "broken-lands-5",
        /// Broken Lands 6.
        BrokenLands6 = "broken-lands-6",
        /// Broken Lands 7.
        BrokenLands7 = "broken-lands-7",
        /// Broken Lands 8.
        BrokenLands8 = "broken-lands-8",
        /// Broken Lands 9.
        BrokenLands9 = "broken-lands-9",
        /// Broken Lands 10.
        BrokenLands10 = "broken-lands-10",
        /// Broken Lands 11.
        BrokenLands11 = "broken-lands-11",
        /// Broken Lands 12.
        BrokenLands12 = "broken-lands-12",
        /// Broken Lands 13.
        BrokenLands13 = "broken-lands-13",
        /// North Goblin Mustering Point.
        GoblinMusterNorth = "goblin-muster-north",
        /// North Mountain Pass.
        MountainPassNorth = "mountain-pass-north",
        /// West Goblin Mustering Point.
        GoblinMusterWest = "goblin-muster-west",
        /// West Mountain Pass.
        MountainPassWest = "mountain-pass-west",
    }
}
/// The regions (rule 2.1).
pub const REGIONS: Areas = Areas::from_bits((1 << 46) - 1);
/// The Goblin Mustering Points.
pub const MUSTERING_POINTS: [Area; 2] = [Area::GoblinMusterNorth, Area::GoblinMusterWest];
/// The Mountain Passes, in the order of their Goblin Mustering Points.
pub const PASSES: [Area; 2] = [Area::MountainPassNorth, Area::MountainPassWest];
/// The Settlements (rule 2.7), in the order of the data.
pub const SETTLEMENTS: [Area; 6] = [
    Area::EasternSpur,
    Area::Camp,
    Area::FallenBridge,
    Area::RuinsOfDale,
    Area::Ravenhill,
    Area::LowerSlopes,
];
/// The Mustering Regions (rule 2.9).
pub const MUSTERING_REGIONS: [Area; 4] =
    [Area::BrokenLands1, Area::BrokenLands2, Area::BrokenLands3, Area::BrokenLands4];

/// Areas as a set, when the program is built.
pub const fn set_of(areas: &[Area]) -> Areas {
    let (mut bits, mut n) = (0_u64, 0);
    while n < areas.len() {
        bits |= 1 << areas[n].index();
        n += 1;
    }
    Areas::from_bits(bits)
}

/// The Settlements as a set.
pub const SETTLEMENT_SET: Areas = set_of(&SETTLEMENTS);
/// What can be controlled (rule 2.8): the Settlements and the Front Gate.
pub const CONTROLLABLE: Areas = set_of(&[
    Area::EasternSpur,
    Area::Camp,
    Area::FallenBridge,
    Area::RuinsOfDale,
    Area::Ravenhill,
    Area::LowerSlopes,
    Area::FrontGate,
]);

impl Area {
    #[inline]
    const fn def(self) -> &'static AreaDef {
        &AREAS[self as usize]
    }

    /// Whether it is a region (rule 2.1).
    #[inline]
    pub const fn is_region(self) -> bool {
        (self as usize) < 46
    }

    /// Its territory; special areas belong to none (rule 2.2).
    #[inline]
    pub const fn territory(self) -> Option<Territory> {
        self.def().territory
    }

    /// Its terrain (rule 2.3).
    #[inline]
    pub const fn terrain(self) -> Option<Terrain> {
        self.def().terrain
    }

    /// Whether it is a Settlement (rule 2.7). The Front Gate is none (rule 2.7.1).
    #[inline]
    pub const fn is_settlement(self) -> bool {
        self.def().settlement
    }

    /// Whether it can be controlled (rule 2.8).
    #[inline]
    pub const fn is_controllable(self) -> bool {
        self.def().points > 0
    }

    /// The victory points for its control (rule 13.1).
    #[inline]
    pub const fn points(self) -> u8 {
        self.def().points
    }

    /// The defence value of its fortification, if it has one (rule 2.7).
    #[inline]
    pub const fn fortification(self) -> Option<u8> {
        match self.def().fortification {
            0 => None,
            value => Some(value),
        }
    }

    /// Whether it is a Mustering Region (rule 2.9).
    #[inline]
    pub const fn is_mustering_region(self) -> bool {
        self.def().mustering
    }

    /// Whether it is a Goblin Mustering Point.
    #[inline]
    pub const fn is_mustering_point(self) -> bool {
        matches!(self, Area::GoblinMusterNorth | Area::GoblinMusterWest)
    }

    /// Whether it is a Mountain Pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        matches!(self, Area::MountainPassNorth | Area::MountainPassWest)
    }

    /// Where the one way out of a special area leads (rules 9.14.2, 9.14.3).
    #[inline]
    pub const fn exit(self) -> Option<Area> {
        match self {
            Area::GoblinMusterNorth => Some(Area::MountainPassNorth),
            Area::GoblinMusterWest => Some(Area::MountainPassWest),
            Area::MountainPassNorth => Some(Area::EasternBank2),
            Area::MountainPassWest => Some(Area::SouthernSpur2),
            _ => None,
        }
    }

    /// Where its middle is on the board, from 0 to 1000.
    pub const fn at(self) -> (u16, u16) {
        self.def().at
    }
}
