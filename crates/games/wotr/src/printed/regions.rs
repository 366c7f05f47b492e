//! What is printed on the regions, and which of them are adjacent (chapter 3 of the rules).

use crate::ids::Nation::{self, Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use crate::ids::Region;
use serde::{Deserialize, Serialize};

/// What stands in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    /// Nothing.
    Open,
    /// A Fortification: no Settlement (rule 2.5).
    Fortification,
    /// A Town.
    Town,
    /// A City.
    City,
    /// A Stronghold.
    Stronghold,
}

/// What is printed on a region.
#[derive(Clone, Copy, Debug)]
pub struct RegionDef {
    /// The Nation it belongs to.
    pub nation: Option<Nation>,
    /// What stands there.
    pub site: Site,
    /// Where the middle of it is on the board, from 0 to 1000.
    pub at: (u16, u16),
}

/// Makes two tables out of one: what is printed, and the neighbours. The regions stand in their order.
macro_rules! regions {
    ($($id:ident $nation:expr, $site:ident, $x:literal $y:literal, [$($next:ident)*];)*) => {
        /// What is printed on each region.
        pub(crate) static REGIONS: [RegionDef; Region::COUNT] = [$(RegionDef {
            nation: $nation,
            site: Site::$site,
            at: ($x, $y),
        }),*];

        /// The regions that one can go to from each.
        pub(crate) const ADJACENT: [&[Region]; Region::COUNT] = [$(&[$(Region::$next),*]),*];

        const _: () = {
            let order = [$(Region::$id),*];
            let mut n = 0;
            while n < order.len() {
                assert!(order[n].index() == n, "the regions stand in their order");
                n += 1;
            }
        };
    };
}

regions! {
    Andrast None, Open, 239 739, [Anfalas DruwaithIaur];
    Anfalas Some(Gondor), Open, 339 728, [Andrast DolAmroth Erech];
    Angmar Some(Sauron), City, 271 35, [Arnor Ettenmoors MountGram];
    Arnor None, Open, 213 54, [Angmar Ettenmoors Evendim NorthDowns];
    AshMountains None, Open, 804 527, [Dagorlad NomanLands SouthRhun SouthernDorwinion];
    BaradDur Some(Sauron), Stronghold, 839 610, [Gorgoroth];
    Bree Some(North), Town, 286 173, [Buckland NorthDowns SouthDowns WeatherHills];
    Buckland Some(North), Open, 248 214, [Bree Cardolan Evendim NorthDowns OldForest SouthDowns TheShire];
    Cardolan None, Open, 270 336, [Buckland Minhiriath NorthDunland OldForest SouthDowns SouthEredLuin Tharbad];
    Carrock Some(North), Town, 536 132, [EaglesEyrie NorthernMirkwood OldFord OldForestRoad Rhosgobel WesternMirkwood];
    Dagorlad None, Open, 749 535, [AshMountains EasternEmynMuil Morannon NomanLands NorthIthilien];
    Dale Some(North), City, 700 205, [Erebor IronHills NorthernRhovanion OldForestRoad ValeOfTheCarnen WitheredHeath WoodlandRealm];
    DeadMarshes None, Open, 639 582, [DruadanForest EasternEmynMuil NorthIthilien Osgiliath WesternEmynMuil];
    DimrillDale None, Open, 508 329, [GladdenFields Lorien Moria NorthAnduinVale ParthCelebrant SouthAnduinVale];
    DolAmroth Some(Gondor), Stronghold, 464 784, [Anfalas Erech Lamedon];
    DolGuldur Some(Sauron), Stronghold, 593 377, [EasternBrownLands EasternMirkwood NarrowsOfTheForest NorthAnduinVale SouthAnduinVale SouthernMirkwood WesternBrownLands];
    DruadanForest Some(Gondor), Open, 581 627, [DeadMarshes Eastemnet Folde MinasTirith Osgiliath WesternEmynMuil];
    DruwaithIaur None, Open, 279 627, [Andrast Enedwaith FordsOfIsen GapOfRohan];
    EaglesEyrie None, Open, 480 126, [Carrock MountGundabad OldFord];
    EastHarondor None, Open, 679 854, [NearHarad SouthIthilien WestHarondor];
    EastRhun Some(Southrons), Open, 874 206, [IronHills NorthRhun SouthRhun ValeOfTheCarnen];
    Eastemnet Some(Rohan), Open, 537 511, [DruadanForest Fangorn Folde ParthCelebrant Westemnet WesternBrownLands WesternEmynMuil];
    EasternBrownLands None, Open, 662 437, [DolGuldur EasternEmynMuil NomanLands SouthernMirkwood SouthernRhovanion WesternBrownLands WesternEmynMuil];
    EasternEmynMuil None, Open, 672 503, [Dagorlad DeadMarshes EasternBrownLands NomanLands NorthIthilien WesternEmynMuil];
    EasternMirkwood None, Open, 639 288, [DolGuldur NarrowsOfTheForest NorthernRhovanion OldForestRoad SouthernMirkwood];
    Edoras Some(Rohan), City, 504 624, [Folde Westemnet];
    Enedwaith None, Open, 249 550, [DruwaithIaur GapOfRohan Minhiriath SouthDunland Tharbad];
    Erebor Some(Dwarves), Stronghold, 689 112, [Dale IronHills WitheredHeath];
    Erech Some(Gondor), Open, 435 677, [Anfalas DolAmroth Lamedon];
    EredLuin Some(Dwarves), Town, 107 172, [Evendim GreyHavens NorthEredLuin TowerHills];
    Ettenmoors None, Open, 316 105, [Angmar Arnor MountGram NorthDowns Trollshaws WeatherHills];
    Evendim None, Open, 182 128, [Arnor Buckland EredLuin NorthDowns NorthEredLuin TheShire TowerHills];
    Fangorn None, Open, 455 467, [Eastemnet FordsOfIsen ParthCelebrant Westemnet];
    FarHarad Some(Southrons), City, 866 933, [Khand NearHarad];
    Folde Some(Rohan), Town, 541 615, [DruadanForest Eastemnet Edoras Westemnet];
    FordsOfBruinen None, Open, 403 246, [HighPass Hollin Rivendell Trollshaws];
    FordsOfIsen Some(Rohan), Fortification, 367 594, [DruwaithIaur Fangorn GapOfRohan HelmsDeep Orthanc Westemnet];
    Forlindon None, Open, 49 180, [GreyHavens];
    GapOfRohan Some(Isengard), Open, 322 543, [DruwaithIaur Enedwaith FordsOfIsen Orthanc SouthDunland];
    GladdenFields None, Open, 504 260, [DimrillDale NorthAnduinVale OldFord Rhosgobel];
    GoblinsGate None, Open, 474 191, [HighPass OldFord];
    Gorgoroth Some(Sauron), Open, 887 689, [BaradDur MinasMorgul Morannon Nurn];
    GreyHavens Some(Elves), Stronghold, 73 224, [EredLuin Forlindon Harlindon TowerHills];
    Harlindon None, Open, 57 345, [GreyHavens SouthEredLuin];
    HelmsDeep Some(Rohan), Stronghold, 421 619, [FordsOfIsen Westemnet];
    HighPass None, Open, 435 220, [FordsOfBruinen GoblinsGate];
    Hollin None, Open, 380 323, [FordsOfBruinen Moria NorthDunland SouthDowns Trollshaws];
    IronHills Some(Dwarves), Town, 774 125, [Dale EastRhun Erebor ValeOfTheCarnen];
    Khand Some(Southrons), Open, 877 838, [FarHarad NearHarad];
    Lamedon Some(Gondor), Town, 514 722, [DolAmroth Erech Pelargir];
    Lorien Some(Elves), Stronghold, 472 360, [DimrillDale ParthCelebrant];
    Lossarnach Some(Gondor), Town, 570 745, [MinasTirith Osgiliath Pelargir];
    MinasMorgul Some(Sauron), Stronghold, 731 701, [Gorgoroth NorthIthilien SouthIthilien];
    MinasTirith Some(Gondor), Stronghold, 607 700, [DruadanForest Lossarnach Osgiliath];
    Minhiriath None, Open, 190 401, [Cardolan Enedwaith SouthEredLuin Tharbad];
    Morannon Some(Sauron), Stronghold, 749 608, [Dagorlad Gorgoroth];
    Moria Some(Sauron), Stronghold, 447 295, [DimrillDale Hollin NorthDunland];
    MountGram Some(Sauron), Open, 343 52, [Angmar Ettenmoors MountGundabad];
    MountGundabad Some(Sauron), Stronghold, 448 48, [EaglesEyrie MountGram];
    NarrowsOfTheForest None, Open, 605 286, [DolGuldur EasternMirkwood NorthAnduinVale OldForestRoad Rhosgobel];
    NearHarad Some(Southrons), Town, 685 936, [EastHarondor FarHarad Khand Umbar WestHarondor];
    NomanLands None, Open, 728 456, [AshMountains Dagorlad EasternBrownLands EasternEmynMuil SouthernDorwinion SouthernRhovanion];
    NorthAnduinVale None, Open, 561 304, [DimrillDale DolGuldur GladdenFields NarrowsOfTheForest Rhosgobel SouthAnduinVale];
    NorthDowns Some(North), Open, 258 138, [Arnor Bree Buckland Ettenmoors Evendim WeatherHills];
    NorthDunland Some(Isengard), Town, 376 386, [Cardolan Hollin Moria SouthDowns SouthDunland Tharbad];
    NorthEredLuin Some(Dwarves), Open, 127 113, [EredLuin Evendim];
    NorthIthilien None, Open, 686 612, [Dagorlad DeadMarshes EasternEmynMuil MinasMorgul Osgiliath SouthIthilien];
    NorthRhun Some(Southrons), Town, 826 282, [EastRhun NorthernDorwinion ValeOfTheCarnen ValeOfTheCelduin];
    NorthernDorwinion None, Open, 776 348, [NorthRhun SouthernDorwinion SouthernRhovanion ValeOfTheCelduin];
    NorthernMirkwood None, Open, 580 104, [Carrock WesternMirkwood WitheredHeath WoodlandRealm];
    NorthernRhovanion None, Open, 682 290, [Dale EasternMirkwood OldForestRoad SouthernMirkwood SouthernRhovanion ValeOfTheCarnen ValeOfTheCelduin];
    Nurn Some(Sauron), Town, 785 801, [Gorgoroth];
    OldFord None, Open, 505 166, [Carrock EaglesEyrie GladdenFields GoblinsGate Rhosgobel];
    OldForest None, Open, 249 274, [Buckland Cardolan SouthEredLuin TheShire];
    OldForestRoad Some(North), Open, 620 229, [Carrock Dale EasternMirkwood NarrowsOfTheForest NorthernRhovanion Rhosgobel WesternMirkwood WoodlandRealm];
    Orthanc Some(Isengard), Stronghold, 392 523, [FordsOfIsen GapOfRohan];
    Osgiliath None, Fortification, 619 770, [DeadMarshes DruadanForest Lossarnach MinasTirith NorthIthilien Pelargir SouthIthilien WestHarondor];
    ParthCelebrant None, Open, 509 432, [DimrillDale Eastemnet Fangorn Lorien SouthAnduinVale WesternBrownLands];
    Pelargir Some(Gondor), City, 554 810, [Lamedon Lossarnach Osgiliath WestHarondor];
    Rhosgobel Some(North), Open, 555 239, [Carrock GladdenFields NarrowsOfTheForest NorthAnduinVale OldFord OldForestRoad];
    Rivendell Some(Elves), Stronghold, 426 151, [FordsOfBruinen Trollshaws];
    SouthAnduinVale None, Open, 549 380, [DimrillDale DolGuldur NorthAnduinVale ParthCelebrant WesternBrownLands];
    SouthDowns None, Open, 326 274, [Bree Buckland Cardolan Hollin NorthDunland Trollshaws WeatherHills];
    SouthDunland Some(Isengard), Town, 355 467, [Enedwaith GapOfRohan NorthDunland Tharbad];
    SouthEredLuin None, Open, 154 345, [Cardolan Harlindon Minhiriath OldForest TheShire TowerHills];
    SouthIthilien None, Open, 676 767, [EastHarondor MinasMorgul NorthIthilien Osgiliath WestHarondor];
    SouthRhun Some(Southrons), Town, 920 468, [AshMountains EastRhun SouthernDorwinion];
    SouthernDorwinion None, Open, 781 436, [AshMountains NomanLands NorthernDorwinion SouthRhun SouthernRhovanion];
    SouthernMirkwood Some(Sauron), Open, 644 367, [DolGuldur EasternBrownLands EasternMirkwood NorthernRhovanion SouthernRhovanion];
    SouthernRhovanion None, Open, 709 362, [EasternBrownLands NomanLands NorthernDorwinion NorthernRhovanion SouthernDorwinion SouthernMirkwood ValeOfTheCelduin];
    Tharbad None, Open, 289 439, [Cardolan Enedwaith Minhiriath NorthDunland SouthDunland];
    TheShire Some(North), City, 195 236, [Buckland Evendim OldForest SouthEredLuin TowerHills];
    TowerHills None, Open, 153 252, [EredLuin Evendim GreyHavens SouthEredLuin TheShire];
    Trollshaws None, Open, 377 188, [Ettenmoors FordsOfBruinen Hollin Rivendell SouthDowns WeatherHills];
    Umbar Some(Southrons), Stronghold, 554 971, [NearHarad WestHarondor];
    ValeOfTheCarnen None, Open, 757 228, [Dale EastRhun IronHills NorthRhun NorthernRhovanion ValeOfTheCelduin];
    ValeOfTheCelduin None, Open, 751 291, [NorthRhun NorthernDorwinion NorthernRhovanion SouthernRhovanion ValeOfTheCarnen];
    WeatherHills None, Open, 333 179, [Bree Ettenmoors NorthDowns SouthDowns Trollshaws];
    WestHarondor None, Open, 590 884, [EastHarondor NearHarad Osgiliath Pelargir SouthIthilien Umbar];
    Westemnet Some(Rohan), Town, 490 564, [Eastemnet Edoras Fangorn Folde FordsOfIsen HelmsDeep];
    WesternBrownLands None, Open, 595 447, [DolGuldur Eastemnet EasternBrownLands ParthCelebrant SouthAnduinVale WesternEmynMuil];
    WesternEmynMuil None, Open, 605 527, [DeadMarshes DruadanForest Eastemnet EasternBrownLands EasternEmynMuil WesternBrownLands];
    WesternMirkwood None, Open, 584 167, [Carrock NorthernMirkwood OldForestRoad WoodlandRealm];
    WitheredHeath None, Open, 639 117, [Dale Erebor NorthernMirkwood WoodlandRealm];
    WoodlandRealm Some(Elves), Stronghold, 632 186, [Dale NorthernMirkwood OldForestRoad WesternMirkwood WitheredHeath];
}

/// Coastal regions (rule 3.3).
pub const COASTAL: &[Region] = &[
    Region::Andrast,
    Region::Anfalas,
    Region::DolAmroth,
    Region::DruwaithIaur,
    Region::Enedwaith,
    Region::Forlindon,
    Region::GreyHavens,
    Region::Harlindon,
    Region::Lamedon,
    Region::Minhiriath,
    Region::NorthEredLuin,
    Region::Pelargir,
    Region::SouthEredLuin,
    Region::Umbar,
    Region::WestHarondor,
];

/// Regions on the eastern edge (rule 3.3).
pub const EASTERN_EDGE: &[Region] = &[Region::EastRhun, Region::FarHarad, Region::Khand, Region::SouthRhun];
