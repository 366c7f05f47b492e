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
    /// Its name.
    pub name: &'static str,
    /// The Nation it belongs to.
    pub nation: Option<Nation>,
    /// What stands there.
    pub site: Site,
    /// Where the middle of it is on the board, from 0 to 1000.
    pub at: (u16, u16),
}

/// Makes two tables out of one: what is printed, and the neighbours. The regions stand in their order.
macro_rules! regions {
    ($($id:ident $name:literal $nation:expr, $site:ident, $x:literal $y:literal, [$($next:ident)*];)*) => {
        /// What is printed on each region.
        pub(crate) static REGIONS: [RegionDef; Region::COUNT] = [$(RegionDef {
            name: $name,
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
    Andrast "Andrast" None, Open, 239 739, [Anfalas DruwaithIaur];
    Anfalas "Anfalas" Some(Gondor), Open, 339 728, [Andrast DolAmroth Erech];
    Angmar "Angmar" Some(Sauron), City, 271 35, [Arnor Ettenmoors MountGram];
    Arnor "Arnor" None, Open, 213 54, [Angmar Ettenmoors Evendim NorthDowns];
    AshMountains "Ash Mountains" None, Open, 804 527, [Dagorlad NomanLands SouthRhun SouthernDorwinion];
    BaradDur "Barad-dûr" Some(Sauron), Stronghold, 839 610, [Gorgoroth];
    Bree "Bree" Some(North), Town, 286 173, [Buckland NorthDowns SouthDowns WeatherHills];
    Buckland "Buckland" Some(North), Open, 248 214, [Bree Cardolan Evendim NorthDowns OldForest SouthDowns TheShire];
    Cardolan "Cardolan" None, Open, 270 336, [Buckland Minhiriath NorthDunland OldForest SouthDowns SouthEredLuin Tharbad];
    Carrock "Carrock" Some(North), Town, 536 132, [EaglesEyrie NorthernMirkwood OldFord OldForestRoad Rhosgobel WesternMirkwood];
    Dagorlad "Dagorlad" None, Open, 749 535, [AshMountains EasternEmynMuil Morannon NomanLands NorthIthilien];
    Dale "Dale" Some(North), City, 700 205, [Erebor IronHills NorthernRhovanion OldForestRoad ValeOfTheCarnen WitheredHeath WoodlandRealm];
    DeadMarshes "Dead Marshes" None, Open, 639 582, [DruadanForest EasternEmynMuil NorthIthilien Osgiliath WesternEmynMuil];
    DimrillDale "Dimrill Dale" None, Open, 508 329, [GladdenFields Lorien Moria NorthAnduinVale ParthCelebrant SouthAnduinVale];
    DolAmroth "Dol Amroth" Some(Gondor), Stronghold, 464 784, [Anfalas Erech Lamedon];
    DolGuldur "Dol Guldur" Some(Sauron), Stronghold, 593 377, [EasternBrownLands EasternMirkwood NarrowsOfTheForest NorthAnduinVale SouthAnduinVale SouthernMirkwood WesternBrownLands];
    DruadanForest "Drúadan Forest" Some(Gondor), Open, 581 627, [DeadMarshes Eastemnet Folde MinasTirith Osgiliath WesternEmynMuil];
    DruwaithIaur "Drúwaith Iaur" None, Open, 279 627, [Andrast Enedwaith FordsOfIsen GapOfRohan];
    EaglesEyrie "Eagle's Eyrie" None, Open, 480 126, [Carrock MountGundabad OldFord];
    EastHarondor "East Harondor" None, Open, 679 854, [NearHarad SouthIthilien WestHarondor];
    EastRhun "East Rhûn" Some(Southrons), Open, 874 206, [IronHills NorthRhun SouthRhun ValeOfTheCarnen];
    Eastemnet "Eastemnet" Some(Rohan), Open, 537 511, [DruadanForest Fangorn Folde ParthCelebrant Westemnet WesternBrownLands WesternEmynMuil];
    EasternBrownLands "Eastern Brown Lands" None, Open, 662 437, [DolGuldur EasternEmynMuil NomanLands SouthernMirkwood SouthernRhovanion WesternBrownLands WesternEmynMuil];
    EasternEmynMuil "Eastern Emyn Muil" None, Open, 672 503, [Dagorlad DeadMarshes EasternBrownLands NomanLands NorthIthilien WesternEmynMuil];
    EasternMirkwood "Eastern Mirkwood" None, Open, 639 288, [DolGuldur NarrowsOfTheForest NorthernRhovanion OldForestRoad SouthernMirkwood];
    Edoras "Edoras" Some(Rohan), City, 504 624, [Folde Westemnet];
    Enedwaith "Enedwaith" None, Open, 249 550, [DruwaithIaur GapOfRohan Minhiriath SouthDunland Tharbad];
    Erebor "Erebor" Some(Dwarves), Stronghold, 689 112, [Dale IronHills WitheredHeath];
    Erech "Erech" Some(Gondor), Open, 435 677, [Anfalas DolAmroth Lamedon];
    EredLuin "Ered Luin" Some(Dwarves), Town, 107 172, [Evendim GreyHavens NorthEredLuin TowerHills];
    Ettenmoors "Ettenmoors" None, Open, 316 105, [Angmar Arnor MountGram NorthDowns Trollshaws WeatherHills];
    Evendim "Evendim" None, Open, 182 128, [Arnor Buckland EredLuin NorthDowns NorthEredLuin TheShire TowerHills];
    Fangorn "Fangorn" None, Open, 455 467, [Eastemnet FordsOfIsen ParthCelebrant Westemnet];
    FarHarad "Far Harad" Some(Southrons), City, 866 933, [Khand NearHarad];
    Folde "Folde" Some(Rohan), Town, 541 615, [DruadanForest Eastemnet Edoras Westemnet];
    FordsOfBruinen "Fords of Bruinen" None, Open, 403 246, [HighPass Hollin Rivendell Trollshaws];
    FordsOfIsen "Fords of Isen" Some(Rohan), Fortification, 367 594, [DruwaithIaur Fangorn GapOfRohan HelmsDeep Orthanc Westemnet];
    Forlindon "Forlindon" None, Open, 49 180, [GreyHavens];
    GapOfRohan "Gap of Rohan" Some(Isengard), Open, 322 543, [DruwaithIaur Enedwaith FordsOfIsen Orthanc SouthDunland];
    GladdenFields "Gladden Fields" None, Open, 504 260, [DimrillDale NorthAnduinVale OldFord Rhosgobel];
    GoblinsGate "Goblin's Gate" None, Open, 474 191, [HighPass OldFord];
    Gorgoroth "Gorgoroth" Some(Sauron), Open, 887 689, [BaradDur MinasMorgul Morannon Nurn];
    GreyHavens "Grey Havens" Some(Elves), Stronghold, 73 224, [EredLuin Forlindon Harlindon TowerHills];
    Harlindon "Harlindon" None, Open, 57 345, [GreyHavens SouthEredLuin];
    HelmsDeep "Helm's Deep" Some(Rohan), Stronghold, 421 619, [FordsOfIsen Westemnet];
    HighPass "High Pass" None, Open, 435 220, [FordsOfBruinen GoblinsGate];
    Hollin "Hollin" None, Open, 380 323, [FordsOfBruinen Moria NorthDunland SouthDowns Trollshaws];
    IronHills "Iron Hills" Some(Dwarves), Town, 774 125, [Dale EastRhun Erebor ValeOfTheCarnen];
    Khand "Khand" Some(Southrons), Open, 877 838, [FarHarad NearHarad];
    Lamedon "Lamedon" Some(Gondor), Town, 514 722, [DolAmroth Erech Pelargir];
    Lorien "Lórien" Some(Elves), Stronghold, 472 360, [DimrillDale ParthCelebrant];
    Lossarnach "Lossarnach" Some(Gondor), Town, 570 745, [MinasTirith Osgiliath Pelargir];
    MinasMorgul "Minas Morgul" Some(Sauron), Stronghold, 731 701, [Gorgoroth NorthIthilien SouthIthilien];
    MinasTirith "Minas Tirith" Some(Gondor), Stronghold, 607 700, [DruadanForest Lossarnach Osgiliath];
    Minhiriath "Minhiriath" None, Open, 190 401, [Cardolan Enedwaith SouthEredLuin Tharbad];
    Morannon "Morannon" Some(Sauron), Stronghold, 749 608, [Dagorlad Gorgoroth];
    Moria "Moria" Some(Sauron), Stronghold, 447 295, [DimrillDale Hollin NorthDunland];
    MountGram "Mount Gram" Some(Sauron), Open, 343 52, [Angmar Ettenmoors MountGundabad];
    MountGundabad "Mount Gundabad" Some(Sauron), Stronghold, 448 48, [EaglesEyrie MountGram];
    NarrowsOfTheForest "Narrows of the Forest" None, Open, 605 286, [DolGuldur EasternMirkwood NorthAnduinVale OldForestRoad Rhosgobel];
    NearHarad "Near Harad" Some(Southrons), Town, 685 936, [EastHarondor FarHarad Khand Umbar WestHarondor];
    NomanLands "Noman-lands" None, Open, 728 456, [AshMountains Dagorlad EasternBrownLands EasternEmynMuil SouthernDorwinion SouthernRhovanion];
    NorthAnduinVale "North Anduin Vale" None, Open, 561 304, [DimrillDale DolGuldur GladdenFields NarrowsOfTheForest Rhosgobel SouthAnduinVale];
    NorthDowns "North Downs" Some(North), Open, 258 138, [Arnor Bree Buckland Ettenmoors Evendim WeatherHills];
    NorthDunland "North Dunland" Some(Isengard), Town, 376 386, [Cardolan Hollin Moria SouthDowns SouthDunland Tharbad];
    NorthEredLuin "North Ered Luin" Some(Dwarves), Open, 127 113, [EredLuin Evendim];
    NorthIthilien "North Ithilien" None, Open, 686 612, [Dagorlad DeadMarshes EasternEmynMuil MinasMorgul Osgiliath SouthIthilien];
    NorthRhun "North Rhûn" Some(Southrons), Town, 826 282, [EastRhun NorthernDorwinion ValeOfTheCarnen ValeOfTheCelduin];
    NorthernDorwinion "Northern Dorwinion" None, Open, 776 348, [NorthRhun SouthernDorwinion SouthernRhovanion ValeOfTheCelduin];
    NorthernMirkwood "Northern Mirkwood" None, Open, 580 104, [Carrock WesternMirkwood WitheredHeath WoodlandRealm];
    NorthernRhovanion "Northern Rhovanion" None, Open, 682 290, [Dale EasternMirkwood OldForestRoad SouthernMirkwood SouthernRhovanion ValeOfTheCarnen ValeOfTheCelduin];
    Nurn "Nurn" Some(Sauron), Town, 785 801, [Gorgoroth];
    OldFord "Old Ford" None, Open, 505 166, [Carrock EaglesEyrie GladdenFields GoblinsGate Rhosgobel];
    OldForest "Old Forest" None, Open, 249 274, [Buckland Cardolan SouthEredLuin TheShire];
    OldForestRoad "Old Forest Road" Some(North), Open, 620 229, [Carrock Dale EasternMirkwood NarrowsOfTheForest NorthernRhovanion Rhosgobel WesternMirkwood WoodlandRealm];
    Orthanc "Orthanc" Some(Isengard), Stronghold, 392 523, [FordsOfIsen GapOfRohan];
    Osgiliath "Osgiliath" None, Fortification, 619 770, [DeadMarshes DruadanForest Lossarnach MinasTirith NorthIthilien Pelargir SouthIthilien WestHarondor];
    ParthCelebrant "Parth Celebrant" None, Open, 509 432, [DimrillDale Eastemnet Fangorn Lorien SouthAnduinVale WesternBrownLands];
    Pelargir "Pelargir" Some(Gondor), City, 554 810, [Lamedon Lossarnach Osgiliath WestHarondor];
    Rhosgobel "Rhosgobel" Some(North), Open, 555 239, [Carrock GladdenFields NarrowsOfTheForest NorthAnduinVale OldFord OldForestRoad];
    Rivendell "Rivendell" Some(Elves), Stronghold, 426 151, [FordsOfBruinen Trollshaws];
    SouthAnduinVale "South Anduin Vale" None, Open, 549 380, [DimrillDale DolGuldur NorthAnduinVale ParthCelebrant WesternBrownLands];
    SouthDowns "South Downs" None, Open, 326 274, [Bree Buckland Cardolan Hollin NorthDunland Trollshaws WeatherHills];
    SouthDunland "South Dunland" Some(Isengard), Town, 355 467, [Enedwaith GapOfRohan NorthDunland Tharbad];
    SouthEredLuin "South Ered Luin" None, Open, 154 345, [Cardolan Harlindon Minhiriath OldForest TheShire TowerHills];
    SouthIthilien "South Ithilien" None, Open, 676 767, [EastHarondor MinasMorgul NorthIthilien Osgiliath WestHarondor];
    SouthRhun "South Rhûn" Some(Southrons), Town, 920 468, [AshMountains EastRhun SouthernDorwinion];
    SouthernDorwinion "Southern Dorwinion" None, Open, 781 436, [AshMountains NomanLands NorthernDorwinion SouthRhun SouthernRhovanion];
    SouthernMirkwood "Southern Mirkwood" Some(Sauron), Open, 644 367, [DolGuldur EasternBrownLands EasternMirkwood NorthernRhovanion SouthernRhovanion];
    SouthernRhovanion "Southern Rhovanion" None, Open, 709 362, [EasternBrownLands NomanLands NorthernDorwinion NorthernRhovanion SouthernDorwinion SouthernMirkwood ValeOfTheCelduin];
    Tharbad "Tharbad" None, Open, 289 439, [Cardolan Enedwaith Minhiriath NorthDunland SouthDunland];
    TheShire "The Shire" Some(North), City, 195 236, [Buckland Evendim OldForest SouthEredLuin TowerHills];
    TowerHills "Tower Hills" None, Open, 153 252, [EredLuin Evendim GreyHavens SouthEredLuin TheShire];
    Trollshaws "Trollshaws" None, Open, 377 188, [Ettenmoors FordsOfBruinen Hollin Rivendell SouthDowns WeatherHills];
    Umbar "Umbar" Some(Southrons), Stronghold, 554 971, [NearHarad WestHarondor];
    ValeOfTheCarnen "Vale of the Carnen" None, Open, 757 228, [Dale EastRhun IronHills NorthRhun NorthernRhovanion ValeOfTheCelduin];
    ValeOfTheCelduin "Vale of the Celduin" None, Open, 751 291, [NorthRhun NorthernDorwinion NorthernRhovanion SouthernRhovanion ValeOfTheCarnen];
    WeatherHills "Weather Hills" None, Open, 333 179, [Bree Ettenmoors NorthDowns SouthDowns Trollshaws];
    WestHarondor "West Harondor" None, Open, 590 884, [EastHarondor NearHarad Osgiliath Pelargir SouthIthilien Umbar];
    Westemnet "Westemnet" Some(Rohan), Town, 490 564, [Eastemnet Edoras Fangorn Folde FordsOfIsen HelmsDeep];
    WesternBrownLands "Western Brown Lands" None, Open, 595 447, [DolGuldur Eastemnet EasternBrownLands ParthCelebrant SouthAnduinVale WesternEmynMuil];
    WesternEmynMuil "Western Emyn Muil" None, Open, 605 527, [DeadMarshes DruadanForest Eastemnet EasternBrownLands EasternEmynMuil WesternBrownLands];
    WesternMirkwood "Western Mirkwood" None, Open, 584 167, [Carrock NorthernMirkwood OldForestRoad WoodlandRealm];
    WitheredHeath "Withered Heath" None, Open, 639 117, [Dale Erebor NorthernMirkwood WoodlandRealm];
    WoodlandRealm "Woodland Realm" Some(Elves), Stronghold, 632 186, [Dale NorthernMirkwood OldForestRoad WesternMirkwood WitheredHeath];
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
