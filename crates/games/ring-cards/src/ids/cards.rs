//! The names of the 112 card definitions (rule 1.3).

use serde::{Deserialize, Serialize};

/// A card by its name; some have several copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Dead Men of Dunharrow.
    DeadMenOfDunharrow,
    /// Knights of Dol Amroth.
    KnightsOfDolAmroth,
    /// Guards of the Citadel.
    GuardsOfTheCitadel,
    /// Soldiers of Gondor.
    SoldiersOfGondor,
    /// The Great Gate.
    TheGreatGate,
    /// Aragorn.
    Aragorn,
    /// Boromir.
    Boromir,
    /// Denethor.
    Denethor,
    /// Faramir.
    Faramir,
    /// Halbarad.
    Halbarad,
    /// Prince Imrahil.
    PrinceImrahil,
    /// Strider.
    Strider,
    /// Andúril.
    Anduril,
    /// Blade of Westernesse.
    BladeOfWesternesse,
    /// Paths of the Dead.
    PathsOfTheDead,
    /// The Red Arrow.
    TheRedArrow,
    /// The Three Hunters.
    TheThreeHunters,
    /// High Elves.
    HighElves,
    /// Arwen.
    Arwen,
    /// Elrond.
    Elrond,
    /// Galadriel.
    Galadriel,
    /// Legolas.
    Legolas,
    /// Bow of the Galadhrim.
    BowOfTheGaladhrim,
    /// Elven Cloak.
    ElvenCloak,
    /// Lembas.
    Lembas,
    /// Mirror of Galadriel.
    MirrorOfGaladriel,
    /// Nenya, Ring of Adamant.
    NenyaRingOfAdamant,
    /// Phial of Galadriel.
    PhialOfGaladriel,
    /// Vilya, Ring of Air.
    VilyaRingOfAir,
    /// Gimli.
    Gimli,
    /// Dwarven Axe.
    DwarvenAxe,
    /// Frodo Baggins.
    FrodoBaggins,
    /// Merry Brandybuck.
    MerryBrandybuck,
    /// Pippin Took.
    PippinTook,
    /// Sam Gamgee.
    SamGamgee,
    /// Bilbo Baggins.
    BilboBaggins,
    /// Fatty Bolger.
    FattyBolger,
    /// Herbs and Stewed Rabbit.
    HerbsAndStewedRabbit,
    /// Sting.
    Sting,
    /// Mithril Coat.
    MithrilCoat,
    /// There Is Another Way.
    ThereIsAnotherWay,
    /// Riders of Rohan.
    RidersOfRohan,
    /// Village Militia.
    VillageMilitia,
    /// Éomer.
    Eomer,
    /// Éowyn.
    Eowyn,
    /// Théoden.
    Theoden,
    /// Shadowfax.
    Shadowfax,
    /// Death! Ride, Ride to Ruin.
    DeathRideRideToRuin,
    /// Gandalf the Grey.
    GandalfTheGrey,
    /// Gandalf the White.
    GandalfTheWhite,
    /// Treebeard.
    Treebeard,
    /// Quickbeam.
    Quickbeam,
    /// Sméagol.
    Smeagol,
    /// Gwaihir the Windlord.
    GwaihirTheWindlord,
    /// Gandalf's Staff.
    GandalfsStaff,
    /// Glamdring.
    Glamdring,
    /// Narya, Ring of Fire.
    NaryaRingOfFire,
    /// Ent-draught.
    EntDraught,
    /// Devilry of Saruman.
    DevilryOfSaruman,
    /// Fighting Uruk-hai.
    FightingUrukHai,
    /// Wolf Riders.
    WolfRiders,
    /// White Hand Orcs.
    WhiteHandOrcs,
    /// Gríma Wormtongue.
    GrimaWormtongue,
    /// Saruman.
    Saruman,
    /// Uglúk.
    Ugluk,
    /// Palantír of Orthanc.
    PalantirOfOrthanc,
    /// Saruman's Staff.
    SarumansStaff,
    /// Woven of All Colours.
    WovenOfAllColours,
    /// Threats and Promises.
    ThreatsAndPromises,
    /// Goblins of the Misty Mountains.
    GoblinsOfTheMistyMountains,
    /// Barrow-wights.
    BarrowWights,
    /// Flocks of Crebain.
    FlocksOfCrebain,
    /// Hill-troll.
    HillTroll,
    /// Balrog of Moria.
    BalrogOfMoria,
    /// Caradhras the Cruel.
    CaradhrasTheCruel,
    /// Cave-troll.
    CaveTroll,
    /// Candles of Corpses.
    CandlesOfCorpses,
    /// Gollum.
    Gollum,
    /// Shelob.
    Shelob,
    /// Haradrim Mûmakil.
    HaradrimMumakil,
    /// Coastal Raiders.
    CoastalRaiders,
    /// Haradrim Cavalry.
    HaradrimCavalry,
    /// The Black Fleet.
    TheBlackFleet,
    /// Corsairs of Umbar.
    CorsairsOfUmbar,
    /// Haradrim Regulars.
    HaradrimRegulars,
    /// The Black Serpent.
    TheBlackSerpent,
    /// Grond, Hammer of the Underworld.
    GrondHammerOfTheUnderworld,
    /// Olog-hai.
    OlogHai,
    /// Trolls of Udûn.
    TrollsOfUdun,
    /// Black Uruks.
    BlackUruks,
    /// Mordor Orcs.
    MordorOrcs,
    /// The Witch-king.
    TheWitchKing,
    /// The Reaver.
    TheReaver,
    /// The Beguiler.
    TheBeguiler,
    /// The Hunter.
    TheHunter,
    /// The Messenger.
    TheMessenger,
    /// The Black Easterling.
    TheBlackEasterling,
    /// The Commander.
    TheCommander,
    /// The Destroyer.
    TheDestroyer,
    /// The Warrior.
    TheWarrior,
    /// Grishnákh.
    Grishnakh,
    /// Mouth of Sauron.
    MouthOfSauron,
    /// Gorbag & Shagrat.
    GorbagAndShagrat,
    /// The Lidless Eye.
    TheLidlessEye,
    /// Nazgûl's Mantle.
    NazgulsMantle,
    /// Black Breath.
    BlackBreath,
    /// Black Rider's Mount.
    BlackRidersMount,
    /// Fell Beast.
    FellBeast,
    /// Morgul Blade.
    MorgulBlade,
    /// The Black Captain.
    TheBlackCaptain,
    /// The Ringwraiths Are Abroad.
    TheRingwraithsAreAbroad,
    /// The Day Without Dawn.
    TheDayWithoutDawn,
}

impl Card {
    /// All of them, in order.
    pub const ALL: [Card; 112] = [
        Card::DeadMenOfDunharrow,
        Card::KnightsOfDolAmroth,
        Card::GuardsOfTheCitadel,
        Card::SoldiersOfGondor,
        Card::TheGreatGate,
        Card::Aragorn,
        Card::Boromir,
        Card::Denethor,
        Card::Faramir,
        Card::Halbarad,
        Card::PrinceImrahil,
        Card::Strider,
        Card::Anduril,
        Card::BladeOfWesternesse,
        Card::PathsOfTheDead,
        Card::TheRedArrow,
        Card::TheThreeHunters,
        Card::HighElves,
        Card::Arwen,
        Card::Elrond,
        Card::Galadriel,
        Card::Legolas,
        Card::BowOfTheGaladhrim,
        Card::ElvenCloak,
        Card::Lembas,
        Card::MirrorOfGaladriel,
        Card::NenyaRingOfAdamant,
        Card::PhialOfGaladriel,
        Card::VilyaRingOfAir,
        Card::Gimli,
        Card::DwarvenAxe,
        Card::FrodoBaggins,
        Card::MerryBrandybuck,
        Card::PippinTook,
        Card::SamGamgee,
        Card::BilboBaggins,
        Card::FattyBolger,
        Card::HerbsAndStewedRabbit,
        Card::Sting,
        Card::MithrilCoat,
        Card::ThereIsAnotherWay,
        Card::RidersOfRohan,
        Card::VillageMilitia,
        Card::Eomer,
        Card::Eowyn,
        Card::Theoden,
        Card::Shadowfax,
        Card::DeathRideRideToRuin,
        Card::GandalfTheGrey,
        Card::GandalfTheWhite,
        Card::Treebeard,
        Card::Quickbeam,
        Card::Smeagol,
        Card::GwaihirTheWindlord,
        Card::GandalfsStaff,
        Card::Glamdring,
        Card::NaryaRingOfFire,
        Card::EntDraught,
        Card::DevilryOfSaruman,
        Card::FightingUrukHai,
        Card::WolfRiders,
        Card::WhiteHandOrcs,
        Card::GrimaWormtongue,
        Card::Saruman,
        Card::Ugluk,
        Card::PalantirOfOrthanc,
        Card::SarumansStaff,
        Card::WovenOfAllColours,
        Card::ThreatsAndPromises,
        Card::GoblinsOfTheMistyMountains,
        Card::BarrowWights,
        Card::FlocksOfCrebain,
        Card::HillTroll,
        Card::BalrogOfMoria,
        Card::CaradhrasTheCruel,
        Card::CaveTroll,
        Card::CandlesOfCorpses,
        Card::Gollum,
        Card::Shelob,
        Card::HaradrimMumakil,
        Card::CoastalRaiders,
        Card::HaradrimCavalry,
        Card::TheBlackFleet,
        Card::CorsairsOfUmbar,
        Card::HaradrimRegulars,
        Card::TheBlackSerpent,
        Card::GrondHammerOfTheUnderworld,
        Card::OlogHai,
        Card::TrollsOfUdun,
        Card::BlackUruks,
        Card::MordorOrcs,
        Card::TheWitchKing,
        Card::TheReaver,
        Card::TheBeguiler,
        Card::TheHunter,
        Card::TheMessenger,
        Card::TheBlackEasterling,
        Card::TheCommander,
        Card::TheDestroyer,
        Card::TheWarrior,
        Card::Grishnakh,
        Card::MouthOfSauron,
        Card::GorbagAndShagrat,
        Card::TheLidlessEye,
        Card::NazgulsMantle,
        Card::BlackBreath,
        Card::BlackRidersMount,
        Card::FellBeast,
        Card::MorgulBlade,
        Card::TheBlackCaptain,
        Card::TheRingwraithsAreAbroad,
        Card::TheDayWithoutDawn,
    ];

    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id, as journals and cases write it.
    pub const fn id(self) -> &'static str {
        match self {
            Card::DeadMenOfDunharrow => "dead-men-of-dunharrow",
            Card::KnightsOfDolAmroth => "knights-of-dol-amroth",
            Card::GuardsOfTheCitadel => "guards-of-the-citadel",
            Card::SoldiersOfGondor => "soldiers-of-gondor",
            Card::TheGreatGate => "the-great-gate",
            Card::Aragorn => "aragorn",
            Card::Boromir => "boromir",
            Card::Denethor => "denethor",
            Card::Faramir => "faramir",
            Card::Halbarad => "halbarad",
            Card::PrinceImrahil => "prince-imrahil",
            Card::Strider => "strider",
            Card::Anduril => "anduril",
            Card::BladeOfWesternesse => "blade-of-westernesse",
            Card::PathsOfTheDead => "paths-of-the-dead",
            Card::TheRedArrow => "the-red-arrow",
            Card::TheThreeHunters => "the-three-hunters",
            Card::HighElves => "high-elves",
            Card::Arwen => "arwen",
            Card::Elrond => "elrond",
            Card::Galadriel => "galadriel",
            Card::Legolas => "legolas",
            Card::BowOfTheGaladhrim => "bow-of-the-galadhrim",
            Card::ElvenCloak => "elven-cloak",
            Card::Lembas => "lembas",
            Card::MirrorOfGaladriel => "mirror-of-galadriel",
            Card::NenyaRingOfAdamant => "nenya-ring-of-adamant",
            Card::PhialOfGaladriel => "phial-of-galadriel",
            Card::VilyaRingOfAir => "vilya-ring-of-air",
            Card::Gimli => "gimli",
            Card::DwarvenAxe => "dwarven-axe",
            Card::FrodoBaggins => "frodo-baggins",
            Card::MerryBrandybuck => "merry-brandybuck",
            Card::PippinTook => "pippin-took",
            Card::SamGamgee => "sam-gamgee",
            Card::BilboBaggins => "bilbo-baggins",
            Card::FattyBolger => "fatty-bolger",
            Card::HerbsAndStewedRabbit => "herbs-and-stewed-rabbit",
            Card::Sting => "sting",
            Card::MithrilCoat => "mithril-coat",
            Card::ThereIsAnotherWay => "there-is-another-way",
            Card::RidersOfRohan => "riders-of-rohan",
            Card::VillageMilitia => "village-militia",
            Card::Eomer => "eomer",
            Card::Eowyn => "eowyn",
            Card::Theoden => "theoden",
            Card::Shadowfax => "shadowfax",
            Card::DeathRideRideToRuin => "death-ride-ride-to-ruin",
            Card::GandalfTheGrey => "gandalf-the-grey",
            Card::GandalfTheWhite => "gandalf-the-white",
            Card::Treebeard => "treebeard",
            Card::Quickbeam => "quickbeam",
            Card::Smeagol => "smeagol",
            Card::GwaihirTheWindlord => "gwaihir-the-windlord",
            Card::GandalfsStaff => "gandalfs-staff",
            Card::Glamdring => "glamdring",
            Card::NaryaRingOfFire => "narya-ring-of-fire",
            Card::EntDraught => "ent-draught",
            Card::DevilryOfSaruman => "devilry-of-saruman",
            Card::FightingUrukHai => "fighting-uruk-hai",
            Card::WolfRiders => "wolf-riders",
            Card::WhiteHandOrcs => "white-hand-orcs",
            Card::GrimaWormtongue => "grima-wormtongue",
            Card::Saruman => "saruman",
            Card::Ugluk => "ugluk",
            Card::PalantirOfOrthanc => "palantir-of-orthanc",
            Card::SarumansStaff => "sarumans-staff",
            Card::WovenOfAllColours => "woven-of-all-colours",
            Card::ThreatsAndPromises => "threats-and-promises",
            Card::GoblinsOfTheMistyMountains => "goblins-of-the-misty-mountains",
            Card::BarrowWights => "barrow-wights",
            Card::FlocksOfCrebain => "flocks-of-crebain",
            Card::HillTroll => "hill-troll",
            Card::BalrogOfMoria => "balrog-of-moria",
            Card::CaradhrasTheCruel => "caradhras-the-cruel",
            Card::CaveTroll => "cave-troll",
            Card::CandlesOfCorpses => "candles-of-corpses",
            Card::Gollum => "gollum",
            Card::Shelob => "shelob",
            Card::HaradrimMumakil => "haradrim-mumakil",
            Card::CoastalRaiders => "coastal-raiders",
            Card::HaradrimCavalry => "haradrim-cavalry",
            Card::TheBlackFleet => "the-black-fleet",
            Card::CorsairsOfUmbar => "corsairs-of-umbar",
            Card::HaradrimRegulars => "haradrim-regulars",
            Card::TheBlackSerpent => "the-black-serpent",
            Card::GrondHammerOfTheUnderworld => "grond-hammer-of-the-underworld",
            Card::OlogHai => "olog-hai",
            Card::TrollsOfUdun => "trolls-of-udun",
            Card::BlackUruks => "black-uruks",
            Card::MordorOrcs => "mordor-orcs",
            Card::TheWitchKing => "the-witch-king",
            Card::TheReaver => "the-reaver",
            Card::TheBeguiler => "the-beguiler",
            Card::TheHunter => "the-hunter",
            Card::TheMessenger => "the-messenger",
            Card::TheBlackEasterling => "the-black-easterling",
            Card::TheCommander => "the-commander",
            Card::TheDestroyer => "the-destroyer",
            Card::TheWarrior => "the-warrior",
            Card::Grishnakh => "grishnakh",
            Card::MouthOfSauron => "mouth-of-sauron",
            Card::GorbagAndShagrat => "gorbag-and-shagrat",
            Card::TheLidlessEye => "the-lidless-eye",
            Card::NazgulsMantle => "nazguls-mantle",
            Card::BlackBreath => "black-breath",
            Card::BlackRidersMount => "black-riders-mount",
            Card::FellBeast => "fell-beast",
            Card::MorgulBlade => "morgul-blade",
            Card::TheBlackCaptain => "the-black-captain",
            Card::TheRingwraithsAreAbroad => "the-ringwraiths-are-abroad",
            Card::TheDayWithoutDawn => "the-day-without-dawn",
        }
    }
}
