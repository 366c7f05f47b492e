//! What is printed on the areas, and which of them are adjacent (rules 2.2 to 2.9).

use crate::ids::Area;
use crate::ids::Terrain::{self, Hills, Marsh, Mountains, Plains, Ruins};
use crate::ids::Territory::{self, BrokenLands, EasternBank, SouthernSpur, Valley};

/// What is printed on an area.
#[derive(Clone, Copy, Debug)]
pub struct AreaDef {
    /// The territory; none for a special area.
    pub territory: Option<Territory>,
    /// The terrain; none for a special area.
    pub terrain: Option<Terrain>,
    /// Whether it bears the Settlement symbol (rule 2.7).
    pub settlement: bool,
    /// Victory points for its control; 0 where there is nothing to control (rule 13.1).
    pub points: u8,
    /// The defence value of its fortification; 0 without one (rule 2.7).
    pub fortification: u8,
    /// Whether the Shadow musters there (rule 2.9).
    pub mustering: bool,
    /// Where its middle is on the board, from 0 to 1000.
    pub at: (u16, u16),
}

/// Makes two tables out of one: what is printed, and the neighbours. The areas are listed in their order.
macro_rules! areas {
    ($($id:ident $territory:expr, $terrain:expr, $settlement:literal $points:literal $fortification:literal $mustering:literal, $x:literal $y:literal, [$($next:ident)*];)*) => {
        /// What is printed on each area.
        pub(crate) static AREAS: [AreaDef; Area::COUNT] = [$(AreaDef {
            territory: $territory,
            terrain: $terrain,
            settlement: $settlement,
            points: $points,
            fortification: $fortification,
            mustering: $mustering,
            at: ($x, $y),
        },)*];

        /// The neighbours of each area (rule 2.4); special areas have none (rule 9.14.4).
        pub(crate) const ADJACENT: [&[Area]; Area::COUNT] = [$(&[$(Area::$next),*],)*];

        const IN_ORDER: [Area; Area::COUNT] = [$(Area::$id),*];
    };
}

// Id, territory, terrain, Settlement, points, fortification, Mustering Region, place, neighbours.
areas! {
    FrontGate Some(EasternBank), Some(Mountains), false 4 6 false, 222 105, [EasternBank4];
    EasternBank1 Some(EasternBank), Some(Mountains), false 0 0 false, 352 201, [Camp EasternBank2 EasternBank4 EasternBank7];
    EasternBank2 Some(EasternBank), Some(Mountains), false 0 0 false, 474 207, [EasternBank1 EasternBank3 EasternBank7 EasternBank8];
    EasternBank3 Some(EasternBank), Some(Mountains), false 0 0 false, 602 220, [EasternBank2 EasternBank8 EasternBank9 EasternSpur];
    EasternSpur Some(EasternBank), Some(Mountains), true 4 3 false, 734 247, [EasternBank3 EasternBank9];
    EasternBank4 Some(EasternBank), Some(Plains), false 0 0 false, 267 325, [Camp EasternBank1 EasternBank5 EasternBank6 FrontGate];
    EasternBank5 Some(EasternBank), Some(Plains), false 0 0 false, 239 453, [EasternBank4 EasternBank6 FallenBridge];
    EasternBank6 Some(EasternBank), Some(Hills), false 0 0 false, 325 477, [Camp EasternBank4 EasternBank5];
    Camp Some(EasternBank), Some(Hills), true 2 0 false, 353 357, [EasternBank1 EasternBank4 EasternBank6 EasternBank7 Valley1];
    EasternBank7 Some(EasternBank), Some(Plains), false 0 0 false, 438 313, [Camp EasternBank1 EasternBank2 EasternBank8];
    EasternBank8 Some(EasternBank), Some(Plains), false 0 0 false, 569 297, [EasternBank2 EasternBank3 EasternBank7 EasternBank9 Valley2];
    EasternBank9 Some(EasternBank), Some(Plains), false 0 0 false, 714 327, [BrokenLands6 BrokenLands7 EasternBank3 EasternBank8 EasternSpur];
    SouthernSpur1 Some(SouthernSpur), Some(Mountains), false 0 0 false, 173 295, [SouthernSpur2];
    SouthernSpur2 Some(SouthernSpur), Some(Mountains), false 0 0 false, 137 427, [FallenBridge SouthernSpur1 SouthernSpur3];
    SouthernSpur3 Some(SouthernSpur), Some(Mountains), false 0 0 false, 175 631, [FallenBridge Ravenhill SouthernSpur2 SouthernSpur4 Valley6];
    Ravenhill Some(SouthernSpur), Some(Mountains), true 4 3 false, 123 786, [SouthernSpur3 SouthernSpur4 SouthernSpur5];
    SouthernSpur4 Some(SouthernSpur), Some(Mountains), false 0 0 false, 237 872, [LowerSlopes Ravenhill SouthernSpur3 SouthernSpur5 Valley6];
    SouthernSpur5 Some(SouthernSpur), Some(Mountains), false 0 0 false, 78 930, [Ravenhill SouthernSpur4];
    LowerSlopes Some(SouthernSpur), Some(Hills), true 2 0 false, 370 869, [SouthernSpur4 SouthernSpur6 Valley6 Valley7 Valley8];
    SouthernSpur6 Some(SouthernSpur), Some(Hills), false 0 0 false, 508 859, [LowerSlopes Valley11 Valley8];
    FallenBridge Some(Valley), Some(Ruins), true 2 0 false, 202 547, [EasternBank5 SouthernSpur2 SouthernSpur3 Valley6];
    RuinsOfDale Some(Valley), Some(Ruins), true 2 0 false, 532 563, [Valley1 Valley2 Valley4 Valley7 Valley8 Valley9];
    Valley1 Some(Valley), Some(Plains), false 0 0 false, 461 454, [Camp RuinsOfDale Valley2 Valley7];
    Valley2 Some(Valley), Some(Marsh), false 0 0 false, 544 395, [EasternBank8 RuinsOfDale Valley1 Valley3 Valley4];
    Valley3 Some(Valley), Some(Plains), false 0 0 false, 650 399, [Valley2 Valley4 Valley5];
    Valley4 Some(Valley), Some(Hills), false 0 0 false, 635 507, [RuinsOfDale Valley2 Valley3 Valley5 Valley9];
    Valley5 Some(Valley), Some(Marsh), false 0 0 false, 747 525, [BrokenLands7 Valley10 Valley3 Valley4 Valley9];
    Valley6 Some(Valley), Some(Plains), false 0 0 false, 301 640, [FallenBridge LowerSlopes SouthernSpur3 SouthernSpur4 Valley7];
    Valley7 Some(Valley), Some(Plains), false 0 0 false, 405 623, [LowerSlopes RuinsOfDale Valley1 Valley6 Valley8];
    Valley8 Some(Valley), Some(Plains), false 0 0 false, 515 723, [LowerSlopes RuinsOfDale SouthernSpur6 Valley11 Valley7 Valley9];
    Valley9 Some(Valley), Some(Plains), false 0 0 false, 648 636, [RuinsOfDale Valley10 Valley11 Valley4 Valley5 Valley8];
    Valley10 Some(Valley), Some(Plains), false 0 0 false, 713 691, [Valley11 Valley5 Valley9];
    Valley11 Some(Valley), Some(Marsh), false 0 0 false, 607 811, [BrokenLands12 SouthernSpur6 Valley10 Valley8 Valley9];
    BrokenLands1 Some(BrokenLands), Some(Hills), false 0 0 true, 742 88, [BrokenLands2 BrokenLands5];
    BrokenLands2 Some(BrokenLands), Some(Plains), false 0 0 true, 831 44, [BrokenLands1 BrokenLands3 BrokenLands5];
    BrokenLands3 Some(BrokenLands), Some(Plains), false 0 0 true, 943 94, [BrokenLands2 BrokenLands4 BrokenLands5];
    BrokenLands4 Some(BrokenLands), Some(Hills), false 0 0 true, 961 307, [BrokenLands3 BrokenLands5 BrokenLands6 BrokenLands8];
    BrokenLands5 Some(BrokenLands), Some(Plains), false 0 0 false, 853 192, [BrokenLands1 BrokenLands2 BrokenLands3 BrokenLands4 BrokenLands6];
    BrokenLands6 Some(BrokenLands), Some(Plains), false 0 0 false, 870 375, [BrokenLands4 BrokenLands5 BrokenLands7 BrokenLands8 EasternBank9];
    BrokenLands7 Some(BrokenLands), Some(Marsh), false 0 0 false, 831 489, [BrokenLands6 BrokenLands8 BrokenLands9 EasternBank9 Valley5];
    BrokenLands8 Some(BrokenLands), Some(Hills), false 0 0 false, 952 543, [BrokenLands10 BrokenLands4 BrokenLands6 BrokenLands7 BrokenLands9];
    BrokenLands9 Some(BrokenLands), Some(Plains), false 0 0 false, 855 661, [BrokenLands10 BrokenLands11 BrokenLands7 BrokenLands8];
    BrokenLands10 Some(BrokenLands), Some(Plains), false 0 0 false, 952 748, [BrokenLands11 BrokenLands13 BrokenLands8 BrokenLands9];
    BrokenLands11 Some(BrokenLands), Some(Plains), false 0 0 false, 806 790, [BrokenLands10 BrokenLands12 BrokenLands13 BrokenLands9];
    BrokenLands12 Some(BrokenLands), Some(Hills), false 0 0 false, 713 862, [BrokenLands11 BrokenLands13 Valley11];
    BrokenLands13 Some(BrokenLands), Some(Plains), false 0 0 false, 915 877, [BrokenLands10 BrokenLands11 BrokenLands12];
    GoblinMusterNorth None, None, false 0 0 false, 410 85, [];
    MountainPassNorth None, None, false 0 0 false, 490 85, [];
    GoblinMusterWest None, None, false 0 0 false, 60 318, [];
    MountainPassWest None, None, false 0 0 false, 60 426, [];
}

/// The fords (rule 2.4.1).
pub const FORDS: [(Area, Area); 5] = [
    (Area::EasternBank5, Area::FallenBridge),
    (Area::Camp, Area::Valley1),
    (Area::EasternBank8, Area::Valley2),
    (Area::Valley5, Area::BrokenLands7),
    (Area::Valley11, Area::BrokenLands12),
];

/// The slopes, the mountains region first.
pub const SLOPES: [(Area, Area); 14] = [
    (Area::EasternBank1, Area::EasternBank4),
    (Area::EasternBank1, Area::EasternBank7),
    (Area::EasternBank2, Area::EasternBank7),
    (Area::EasternBank2, Area::EasternBank8),
    (Area::EasternBank3, Area::EasternBank8),
    (Area::EasternBank3, Area::EasternBank9),
    (Area::FrontGate, Area::EasternBank4),
    (Area::EasternBank1, Area::Camp),
    (Area::EasternSpur, Area::EasternBank9),
    (Area::SouthernSpur3, Area::Valley6),
    (Area::SouthernSpur4, Area::Valley6),
    (Area::SouthernSpur4, Area::LowerSlopes),
    (Area::SouthernSpur2, Area::FallenBridge),
    (Area::SouthernSpur3, Area::FallenBridge),
];

// The table is in the order of the ids.
const _: () = {
    let mut n = 0;
    while n < Area::COUNT {
        assert!(IN_ORDER[n].index() == n);
        n += 1;
    }
};
