//! The areas of the two boards, the recruitment areas of Gondor, and the regions (chapter 3).
//!
//! An area is a name here. What it is (terrain, region, borders) is in [`crate::book`], by scenario: two names stand on both
//! boards.

use kit::{ById, Set};

/// Areas.
pub type Areas = Set<Area>;
/// A value for each area.
pub type ByArea<T> = ById<Area, T, { Area::COUNT }>;
/// Regions.
pub type Regions = Set<Region>;
/// A value for each region.
pub type ByRegion<T> = ById<Region, T, { Region::COUNT }>;

kit::ids! {
    /// An area of a board, or a recruitment area of Gondor (rule 9.3): the 56 of Rohan, then those of Gondor that are not among
    /// them, then the recruitment areas.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Area: u8, set u128 {
        /// Orthanc.
        Orthanc = "orthanc",
        /// East Nan Curunír.
        EastNanCurunir = "east-nan-curunir",
        /// West Nan Curunír.
        WestNanCurunir = "west-nan-curunir",
        /// Derndingle.
        Derndingle = "derndingle",
        /// Fangorn.
        Fangorn = "fangorn",
        /// East Eaves of Fangorn.
        EastEavesOfFangorn = "east-eaves-of-fangorn",
        /// Wold.
        Wold = "wold",
        /// Downs.
        Downs = "downs",
        /// Sarn Gebir.
        SarnGebir = "sarn-gebir",
        /// North Dunland.
        NorthDunland = "north-dunland",
        /// West Eaves of Fangorn.
        WestEavesOfFangorn = "west-eaves-of-fangorn",
        /// East Wall.
        EastWall = "east-wall",
        /// Emyn Muil.
        EmynMuil = "emyn-muil",
        /// Northern Bounds.
        NorthernBounds = "northern-bounds",
        /// Westmark.
        Westmark = "westmark",
        /// North Westemnet.
        NorthWestemnet = "north-westemnet",
        /// Onodló.
        Onodlo = "onodlo",
        /// South Dunland.
        SouthDunland = "south-dunland",
        /// West Fords.
        WestFords = "west-fords",
        /// Fords of Isen.
        FordsOfIsen = "fords-of-isen",
        /// Upper Isen.
        UpperIsen = "upper-isen",
        /// Westmark Hills.
        WestmarkHills = "westmark-hills",
        /// Westemnet.
        Westemnet = "westemnet",
        /// Westfold Vale.
        WestfoldVale = "westfold-vale",
        /// West Entwade.
        WestEntwade = "west-entwade",
        /// East Entwade.
        EastEntwade = "east-entwade",
        /// Eastemnet.
        Eastemnet = "eastemnet",
        /// Mouths of Entwash.
        MouthsOfEntwash = "mouths-of-entwash",
        /// Gap of Calenardhon.
        GapOfCalenardhon = "gap-of-calenardhon",
        /// Lower Isen.
        LowerIsen = "lower-isen",
        /// Angren.
        Angren = "angren",
        /// East Fords.
        EastFords = "east-fords",
        /// Deeping Coomb.
        DeepingCoomb = "deeping-coomb",
        /// Deeping Stream.
        DeepingStream = "deeping-stream",
        /// South Westemnet.
        SouthWestemnet = "south-westemnet",
        /// Entwash Vale.
        EntwashVale = "entwash-vale",
        /// Adorn.
        Adorn = "adorn",
        /// Thrihyrne.
        Thrihyrne = "thrihyrne",
        /// West Dike.
        WestDike = "west-dike",
        /// East Dike.
        EastDike = "east-dike",
        /// Aglarond.
        Aglarond = "aglarond",
        /// Hornburg.
        Hornburg = "hornburg",
        /// Grimslade.
        Grimslade = "grimslade",
        /// Great West Road.
        GreatWestRoad = "great-west-road",
        /// Westfold.
        Westfold = "westfold",
        /// Starkhorn.
        Starkhorn = "starkhorn",
        /// Upper Snowbourn.
        UpperSnowbourn = "upper-snowbourn",
        /// Lower Snowbourn.
        LowerSnowbourn = "lower-snowbourn",
        /// Edoras.
        Edoras = "edoras",
        /// Harrowdale.
        Harrowdale = "harrowdale",
        /// Firien Wood.
        FirienWood = "firien-wood",
        /// Irensaga.
        Irensaga = "irensaga",
        /// Fenmarch.
        Fenmarch = "fenmarch",
        /// Folde.
        Folde = "folde",
        /// Eastfold.
        Eastfold = "eastfold",
        /// Dunharrow.
        Dunharrow = "dunharrow",
        /// East Anórien.
        EastAnorien = "east-anorien",
        /// Wetwang.
        Wetwang = "wetwang",
        /// West Bank.
        WestBank = "west-bank",
        /// Cair Andros.
        CairAndros = "cair-andros",
        /// Field of Cormallen.
        FieldOfCormallen = "field-of-cormallen",
        /// North March.
        NorthMarch = "north-march",
        /// Dagorlad.
        Dagorlad = "dagorlad",
        /// Road to Mordor.
        RoadToMordor = "road-to-mordor",
        /// Ered Nimrais.
        EredNimrais = "ered-nimrais",
        /// Eilenach.
        Eilenach = "eilenach",
        /// Drúadan Forest.
        DruadanForest = "druadan-forest",
        /// Amon Dîn.
        AmonDin = "amon-din",
        /// Anduin Marshes.
        AnduinMarshes = "anduin-marshes",
        /// Henneth Annûn.
        HennethAnnun = "henneth-annun",
        /// Forbidden Pool.
        ForbiddenPool = "forbidden-pool",
        /// Black Gate.
        BlackGate = "black-gate",
        /// Stonewain Valley.
        StonewainValley = "stonewain-valley",
        /// Grey Wood.
        GreyWood = "grey-wood",
        /// Outer Walls.
        OuterWalls = "outer-walls",
        /// Outer Farmlands.
        OuterFarmlands = "outer-farmlands",
        /// Eastern Fields.
        EasternFields = "eastern-fields",
        /// Wooded Bank.
        WoodedBank = "wooded-bank",
        /// Glades of Ithilien.
        GladesOfIthilien = "glades-of-ithilien",
        /// Ephel Dúath.
        EphelDuath = "ephel-duath",
        /// Minas Tirith.
        MinasTirith = "minas-tirith",
        /// North Rammas.
        NorthRammas = "north-rammas",
        /// North City Wall.
        NorthCityWall = "north-city-wall",
        /// North Gate.
        NorthGate = "north-gate",
        /// Great Gate.
        GreatGate = "great-gate",
        /// South City Wall.
        SouthCityWall = "south-city-wall",
        /// South Rammas.
        SouthRammas = "south-rammas",
        /// Harlond.
        Harlond = "harlond",
        /// Pelennor Townlands.
        PelennorTownlands = "pelennor-townlands",
        /// Causeway Forts.
        CausewayForts = "causeway-forts",
        /// South Dike.
        SouthDike = "south-dike",
        /// South River Bank.
        SouthRiverBank = "south-river-bank",
        /// Old Ships Landing.
        OldShipsLanding = "old-ships-landing",
        /// West Osgiliath.
        WestOsgiliath = "west-osgiliath",
        /// East Osgiliath.
        EastOsgiliath = "east-osgiliath",
        /// Cross-roads.
        CrossRoads = "cross-roads",
        /// Morgul Vale.
        MorgulVale = "morgul-vale",
        /// Morgulduin.
        Morgulduin = "morgulduin",
        /// Mount Mindolluin.
        MountMindolluin = "mount-mindolluin",
        /// Imloth Melui.
        ImlothMelui = "imloth-melui",
        /// South Road.
        SouthRoad = "south-road",
        /// Lossarnach.
        Lossarnach = "lossarnach",
        /// City Quays.
        CityQuays = "city-quays",
        /// Great River Bend.
        GreatRiverBend = "great-river-bend",
        /// Lower Anduin.
        LowerAnduin = "lower-anduin",
        /// Emyn Arnen.
        EmynArnen = "emyn-arnen",
        /// Southern Lands.
        SouthernLands = "southern-lands",
        /// Harad Road.
        HaradRoad = "harad-road",
        /// To the Outlands.
        ToTheOutlands = "to-the-outlands",
        /// To Rohan.
        ToRohan = "to-rohan",
        /// Forgotten Road.
        ForgottenRoad = "forgotten-road",
        /// To the East.
        ToTheEast = "to-the-east",
        /// To Harad.
        ToHarad = "to-harad",
        /// Udûn.
        Udun = "udun",
        /// Gorgoroth.
        Gorgoroth = "gorgoroth",
        /// Minas Morgul.
        MinasMorgul = "minas-morgul",
    }
}

kit::ids! {
    /// A region: a group of areas (rule 1.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Region: u8, set u16 {
        /// Northern Marches.
        NorthernMarches = "northern-marches",
        /// Western Marches.
        WesternMarches = "western-marches",
        /// Eastern Marches.
        EasternMarches = "eastern-marches",
        /// Plains of Rohan.
        RohanPlains = "rohan-plains",
        /// Fangorn Forest.
        FangornForest = "fangorn-forest",
        /// Helm's Deep.
        HelmsDeep = "helms-deep",
        /// Isengard.
        Isengard = "isengard",
        /// Gap of Rohan.
        GapOfRohan = "gap-of-rohan",
        /// Outer Defenses.
        OuterDefenses = "outer-defenses",
        /// Minas Tirith and the Pelennor Fields.
        Pelennor = "pelennor",
        /// North Ithilien.
        NorthIthilien = "north-ithilien",
        /// South Ithilien.
        SouthIthilien = "south-ithilien",
        /// Gondor Farmlands.
        GondorFarmlands = "gondor-farmlands",
        /// Mordor.
        Mordor = "mordor",
    }
}

impl Area {
    /// Whether it is a recruitment area of Gondor, which is no area (rule 9.3.1).
    #[inline]
    pub const fn is_recruitment(self) -> bool {
        self as u8 >= Area::ToTheOutlands as u8
    }
}
