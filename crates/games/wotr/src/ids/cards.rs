//! The names of the 96 Event cards and of the 38 Combat card effects (rule 1.4).

use crate::ids::{Deck, Icon};
use crate::printed::{self, CardDef, CombatDef};
use serde::{Deserialize, Serialize};

macro_rules! cards {
    ($($id:ident $name:literal,)*) => {
        /// An Event card.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Card {
            $(#[doc = $name] $id,)*
        }

        impl Card {
            /// All of them, deck by deck, each in the order of the numbers on the cards.
            pub const ALL: [Card; 96] = [$(Card::$id),*];
        }
    };
}

cards! {
    ElvenCloaks "Elven Cloaks",
    ElvenRope "Elven Rope",
    PhialOfGaladriel "Phial of Galadriel",
    SmeagolHelpsNiceMaster "Sméagol Helps Nice Master",
    MithrilCoatAndSting "Mithril Coat and Sting",
    AxeAndBow "Axe and Bow",
    HornOfGondor "Horn of Gondor",
    WizardsStaff "Wizard's Staff",
    Athelas "Athelas",
    ThereIsAnotherWay "There Is Another Way",
    IWillGoAlone "I Will Go Alone",
    BilbosSong "Bilbo's Song",
    MirrorOfGaladriel "Mirror of Galadriel",
    ChallengeOfTheKing "Challenge of the King",
    GwaihirTheWindlord "Gwaihir the Windlord",
    WeProveTheSwifter "We Prove the Swifter",
    ThereAndBackAgain "There and Back Again",
    TheEaglesAreComing "The Eagles are Coming!",
    TheEntsAwakeTreebeard "The Ents Awake: Treebeard",
    TheEntsAwakeHuorns "The Ents Awake: Huorns",
    TheEntsAwakeEntmoot "The Ents Awake: Entmoot",
    DeadMenOfDunharrow "Dead Men of Dunharrow",
    HouseOfTheStewards "House of the Stewards",
    TheGreyCompany "The Grey Company",
    TheLastBattle "The Last Battle",
    APowerTooGreat "A Power too Great",
    ThePowerOfTomBombadil "The Power of Tom Bombadil",
    BookOfMazarbul "Book of Mazarbul",
    TheSpiritOfMordor "The Spirit of Mordor",
    FaramirsRangers "Faramir's Rangers",
    FearFireFoes "Fear! Fire! Foes!",
    WisdomOfElrond "Wisdom of Elrond",
    TheRedArrow "The Red Arrow",
    HelpUnlookedFor "Help Unlooked For",
    PathsOfTheWoses "Paths of the Woses",
    ThroughADayAndANight "Through a Day and a Night",
    CirdansShips "Círdan's Ships",
    GuardsOfTheCitadel "Guards of the Citadel",
    CelebornsGaladhrim "Celeborn's Galadhrim",
    RidersOfTheoden "Riders of Théoden",
    GrimbeornTheOldSonOfBeorn "Grimbeorn the Old, Son of Beorn",
    ImrahilOfDolAmroth "Imrahil of Dol Amroth",
    KingBrandsMen "King Brand's Men",
    SwordsInEriador "Swords in Eriador",
    KindredOfGlorfindel "Kindred of Glorfindel",
    DainIronfootsGuard "Dáin Ironfoot's Guard",
    EomerSonOfEomund "Éomer, Son of Éomund",
    ThranduilsArchers "Thranduil's Archers",
    ShelobsLair "Shelob's Lair",
    TheRingIsMine "The Ring is Mine!",
    OnOnTheyWent "On, On They Went",
    GiveItToUss "Give it to Uss!",
    OrcPatrol "Orc Patrol",
    IsildursBane "Isildur's Bane",
    FoulThingFromTheDeep "Foul Thing from the Deep",
    CandlesOfCorpses "Candles of Corpses",
    NazgulSearch "Nazgûl Search",
    CruelWeather "Cruel Weather",
    TheNazgulStrike "The Nazgûl Strike!",
    MorgulWound "Morgul Wound",
    LureOfTheRing "Lure of the Ring",
    TheBreakingOfTheFellowship "The Breaking of the Fellowship",
    WornWithSorrowAndToil "Worn with Sorrow and Toil",
    FlocksOfCrebain "Flocks of Crebain",
    BalrogOfMoria "Balrog of Moria",
    TheLidlessEye "The Lidless Eye",
    DreadfulSpells "Dreadful Spells",
    GrondHammerOfTheUnderworld "Grond, Hammer of the Underworld",
    ThePalantirOfOrthanc "The Palantír of Orthanc",
    Wormtongue "Wormtongue",
    TheRingwraithsAreAbroad "The Ringwraiths Are Abroad",
    TheBlackCaptainCommands "The Black Captain Commands",
    ReturnToValinor "Return to Valinor",
    TheFightingUrukHai "The Fighting Uruk-hai",
    DenethorsFolly "Denethor's Folly",
    TheDayWithoutDawn "The Day Without Dawn",
    ThreatsAndPromises "Threats and Promises",
    Stormcrow "Stormcrow",
    ShadowsGather "Shadows Gather",
    TheShadowLengthens "The Shadow Lengthens",
    TheShadowIsMoving "The Shadow is Moving",
    CorsairsOfUmbar "Corsairs of Umbar",
    RageOfTheDunlendings "Rage of the Dunlendings",
    ReturnOfTheWitchKing "Return of the Witch-king",
    HalfOrcsAndGoblinMen "Half-orcs and Goblin-men",
    OlogHai "Olog-hai",
    HillTrolls "Hill-trolls",
    ANewPowerIsRising "A New Power is Rising",
    ManyKingsToTheServiceOfMordor "Many Kings to the Service of Mordor",
    TheKingIsRevealed "The King is Revealed",
    ShadowsOnTheMistyMountains "Shadows on the Misty Mountains",
    OrcsMultiplyingAgain "Orcs Multiplying Again",
    HordeFromTheEast "Horde from the East",
    MonstersRoused "Monsters Roused",
    MusteringsOfLongPlannedWar "Musterings of Long-planned War",
    PitsOfMordor "Pits of Mordor",
}

macro_rules! combat_cards {
    ($($id:ident $name:literal,)*) => {
        /// The combat part of one or more Event cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum CombatCard {
            $(#[doc = $name] $id,)*
        }

        impl CombatCard {
            /// All of them.
            pub const ALL: [CombatCard; 38] = [$(CombatCard::$id),*];
        }
    };
}

combat_cards! {
    ItIsAGift "It Is a Gift",
    BladeOfWesternesse "Blade of Westernesse",
    MightyAttack "Mighty Attack",
    ServantOfTheSecretFire "Servant of the Secret Fire",
    Anduril "Andúril",
    HeroicDeath "Heroic Death",
    DaringDefiance "Daring Defiance",
    FatefulStrike "Fateful Strike",
    SuddenStrike "Sudden Strike",
    BraveStand "Brave Stand",
    EntsRage "Ents' Rage",
    HuornDark "Huorn-dark",
    NamelessWood "Nameless Wood",
    Daylight "Daylight",
    NoQuarter "No Quarter",
    AdvantageousPosition "Advantageous Position",
    Scouts "Scouts",
    ShieldWall "Shield-wall",
    Confusion "Confusion",
    Charge "Charge",
    Valour "Valour",
    OneForTheDarkLord "One for the Dark Lord",
    CruelAsDeath "Cruel as Death",
    TheyAreTerrible "They Are Terrible",
    DreadAndDespair "Dread and Despair",
    BlackBreath "Black Breath",
    FoulStench "Foul Stench",
    WordsOfPower "Words of Power",
    DurinsBane "Durin's Bane",
    DevilryOfOrthanc "Devilry of Orthanc",
    DeadlyStrife "Deadly Strife",
    Onslaught "Onslaught",
    RelentlessAssault "Relentless Assault",
    GreatHost "Great Host",
    Mumakil "Mûmakil",
    SwarmOfBats "Swarm of Bats",
    WeComeToKill "We Come to Kill",
    DesperateBattle "Desperate Battle",
}

impl CombatCard {
    /// What is printed of it.
    pub fn def(self) -> &'static CombatDef {
        &printed::combat::COMBAT[self as usize]
    }

    /// Its title.
    pub fn title(self) -> &'static str {
        self.def().title
    }

    /// The windows in which it acts (rule 9.6).
    pub fn initiative(self) -> &'static [u8] {
        self.def().initiative
    }
}

impl Card {
    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What is printed on it.
    pub fn def(self) -> &'static CardDef {
        let (deck, nth) = (self.index() / 24, self.index() % 24);
        match deck {
            0 => &printed::fp_character::CARDS[nth],
            1 => &printed::fp_strategy::CARDS[nth],
            2 => &printed::sh_character::CARDS[nth],
            _ => &printed::sh_strategy::CARDS[nth],
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.def().name
    }

    /// The deck it belongs to.
    #[inline]
    pub const fn deck(self) -> Deck {
        match self.index() / 24 {
            0 => Deck::FpCharacter,
            1 => Deck::FpStrategy,
            2 => Deck::ShCharacter,
            _ => Deck::ShStrategy,
        }
    }

    /// Its type icon (rule 7.1).
    pub fn icon(self) -> Icon {
        self.def().icon
    }

    /// Its combat part.
    pub fn combat(self) -> CombatCard {
        self.def().combat
    }
}
