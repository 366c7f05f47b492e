//! Decks, the Event cards and their combat parts (rule 1.4).

use super::Side;
use crate::printed::{self, CardDef, CombatDef};
use kit::Set;
use serde::{Deserialize, Serialize};

/// Event cards.
pub type Cards = Set<Card>;

kit::ids! {
    /// A deck of Event cards (rule 1.4).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Deck: u8 {
        /// The Free Peoples Character deck.
        FpCharacter = "fp-character",
        /// The Free Peoples Strategy deck.
        FpStrategy = "fp-strategy",
        /// The Shadow Character deck.
        ShCharacter = "sh-character",
        /// The Shadow Strategy deck.
        ShStrategy = "sh-strategy",
    }
}

impl Deck {
    /// Whose deck it is.
    pub const fn side(self) -> Side {
        match self {
            Deck::FpCharacter | Deck::FpStrategy => Side::FreePeoples,
            Deck::ShCharacter | Deck::ShStrategy => Side::Shadow,
        }
    }

    /// The two decks of a side: Character, Strategy.
    pub const fn of(side: Side) -> [Deck; 2] {
        match side {
            Side::FreePeoples => [Deck::FpCharacter, Deck::FpStrategy],
            Side::Shadow => [Deck::ShCharacter, Deck::ShStrategy],
        }
    }

    /// Whether it is a Character deck.
    pub const fn is_character(self) -> bool {
        matches!(self, Deck::FpCharacter | Deck::ShCharacter)
    }

    /// The first of its cards.
    const fn first(self) -> Card {
        match self {
            Deck::FpCharacter => Card::ElvenCloaks,
            Deck::FpStrategy => Card::TheLastBattle,
            Deck::ShCharacter => Card::ShelobsLair,
            Deck::ShStrategy => Card::ReturnToValinor,
        }
    }

    /// All cards that it has at the start.
    #[inline]
    pub const fn cards(self) -> Cards {
        const fn below(n: usize) -> u128 {
            (1 << n) - 1
        }
        let end = match self {
            Deck::FpCharacter => Deck::FpStrategy.first().index(),
            Deck::FpStrategy => Deck::ShCharacter.first().index(),
            Deck::ShCharacter => Deck::ShStrategy.first().index(),
            Deck::ShStrategy => Card::COUNT,
        };
        Cards::from_bits(below(end) & !below(self.first().index()))
    }
}

/// The type icon of an Event card (rule 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Character.
    Character,
    /// Army.
    Army,
    /// Muster.
    Muster,
}

// Deck by deck, each in the order of the numbers on the cards.
kit::ids! {
    /// An Event card.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Card: u8, set u128 {
        /// Elven Cloaks.
        ElvenCloaks = "elven-cloaks",
        /// Elven Rope.
        ElvenRope = "elven-rope",
        /// Phial of Galadriel.
        PhialOfGaladriel = "phial-of-galadriel",
        /// Sméagol Helps Nice Master.
        SmeagolHelpsNiceMaster = "smeagol-helps-nice-master",
        /// Mithril Coat and Sting.
        MithrilCoatAndSting = "mithril-coat-and-sting",
        /// Axe and Bow.
        AxeAndBow = "axe-and-bow",
        /// Horn of Gondor.
        HornOfGondor = "horn-of-gondor",
        /// Wizard's Staff.
        WizardsStaff = "wizards-staff",
        /// Athelas.
        Athelas = "athelas",
        /// There Is Another Way.
        ThereIsAnotherWay = "there-is-another-way",
        /// I Will Go Alone.
        IWillGoAlone = "i-will-go-alone",
        /// Bilbo's Song.
        BilbosSong = "bilbos-song",
        /// Mirror of Galadriel.
        MirrorOfGaladriel = "mirror-of-galadriel",
        /// Challenge of the King.
        ChallengeOfTheKing = "challenge-of-the-king",
        /// Gwaihir the Windlord.
        GwaihirTheWindlord = "gwaihir-the-windlord",
        /// We Prove the Swifter.
        WeProveTheSwifter = "we-prove-the-swifter",
        /// There and Back Again.
        ThereAndBackAgain = "there-and-back-again",
        /// The Eagles are Coming!
        TheEaglesAreComing = "the-eagles-are-coming",
        /// The Ents Awake: Treebeard.
        TheEntsAwakeTreebeard = "the-ents-awake-treebeard",
        /// The Ents Awake: Huorns.
        TheEntsAwakeHuorns = "the-ents-awake-huorns",
        /// The Ents Awake: Entmoot.
        TheEntsAwakeEntmoot = "the-ents-awake-entmoot",
        /// Dead Men of Dunharrow.
        DeadMenOfDunharrow = "dead-men-of-dunharrow",
        /// House of the Stewards.
        HouseOfTheStewards = "house-of-the-stewards",
        /// The Grey Company.
        TheGreyCompany = "the-grey-company",
        /// The Last Battle.
        TheLastBattle = "the-last-battle",
        /// A Power too Great.
        APowerTooGreat = "a-power-too-great",
        /// The Power of Tom Bombadil.
        ThePowerOfTomBombadil = "the-power-of-tom-bombadil",
        /// Book of Mazarbul.
        BookOfMazarbul = "book-of-mazarbul",
        /// The Spirit of Mordor.
        TheSpiritOfMordor = "the-spirit-of-mordor",
        /// Faramir's Rangers.
        FaramirsRangers = "faramirs-rangers",
        /// Fear! Fire! Foes!
        FearFireFoes = "fear-fire-foes",
        /// Wisdom of Elrond.
        WisdomOfElrond = "wisdom-of-elrond",
        /// The Red Arrow.
        TheRedArrow = "the-red-arrow",
        /// Help Unlooked For.
        HelpUnlookedFor = "help-unlooked-for",
        /// Paths of the Woses.
        PathsOfTheWoses = "paths-of-the-woses",
        /// Through a Day and a Night.
        ThroughADayAndANight = "through-a-day-and-a-night",
        /// Círdan's Ships.
        CirdansShips = "cirdans-ships",
        /// Guards of the Citadel.
        GuardsOfTheCitadel = "guards-of-the-citadel",
        /// Celeborn's Galadhrim.
        CelebornsGaladhrim = "celeborns-galadhrim",
        /// Riders of Théoden.
        RidersOfTheoden = "riders-of-theoden",
        /// Grimbeorn the Old, Son of Beorn.
        GrimbeornTheOldSonOfBeorn = "grimbeorn-the-old-son-of-beorn",
        /// Imrahil of Dol Amroth.
        ImrahilOfDolAmroth = "imrahil-of-dol-amroth",
        /// King Brand's Men.
        KingBrandsMen = "king-brands-men",
        /// Swords in Eriador.
        SwordsInEriador = "swords-in-eriador",
        /// Kindred of Glorfindel.
        KindredOfGlorfindel = "kindred-of-glorfindel",
        /// Dáin Ironfoot's Guard.
        DainIronfootsGuard = "dain-ironfoots-guard",
        /// Éomer, Son of Éomund.
        EomerSonOfEomund = "eomer-son-of-eomund",
        /// Thranduil's Archers.
        ThranduilsArchers = "thranduils-archers",
        /// Shelob's Lair.
        ShelobsLair = "shelobs-lair",
        /// The Ring is Mine!
        TheRingIsMine = "the-ring-is-mine",
        /// On, On They Went.
        OnOnTheyWent = "on-on-they-went",
        /// Give it to Uss!
        GiveItToUss = "give-it-to-uss",
        /// Orc Patrol.
        OrcPatrol = "orc-patrol",
        /// Isildur's Bane.
        IsildursBane = "isildurs-bane",
        /// Foul Thing from the Deep.
        FoulThingFromTheDeep = "foul-thing-from-the-deep",
        /// Candles of Corpses.
        CandlesOfCorpses = "candles-of-corpses",
        /// Nazgûl Search.
        NazgulSearch = "nazgul-search",
        /// Cruel Weather.
        CruelWeather = "cruel-weather",
        /// The Nazgûl Strike!
        TheNazgulStrike = "the-nazgul-strike",
        /// Morgul Wound.
        MorgulWound = "morgul-wound",
        /// Lure of the Ring.
        LureOfTheRing = "lure-of-the-ring",
        /// The Breaking of the Fellowship.
        TheBreakingOfTheFellowship = "the-breaking-of-the-fellowship",
        /// Worn with Sorrow and Toil.
        WornWithSorrowAndToil = "worn-with-sorrow-and-toil",
        /// Flocks of Crebain.
        FlocksOfCrebain = "flocks-of-crebain",
        /// Balrog of Moria.
        BalrogOfMoria = "balrog-of-moria",
        /// The Lidless Eye.
        TheLidlessEye = "the-lidless-eye",
        /// Dreadful Spells.
        DreadfulSpells = "dreadful-spells",
        /// Grond, Hammer of the Underworld.
        GrondHammerOfTheUnderworld = "grond-hammer-of-the-underworld",
        /// The Palantír of Orthanc.
        ThePalantirOfOrthanc = "the-palantir-of-orthanc",
        /// Wormtongue.
        Wormtongue = "wormtongue",
        /// The Ringwraiths Are Abroad.
        TheRingwraithsAreAbroad = "the-ringwraiths-are-abroad",
        /// The Black Captain Commands.
        TheBlackCaptainCommands = "the-black-captain-commands",
        /// Return to Valinor.
        ReturnToValinor = "return-to-valinor",
        /// The Fighting Uruk-hai.
        TheFightingUrukHai = "the-fighting-uruk-hai",
        /// Denethor's Folly.
        DenethorsFolly = "denethors-folly",
        /// The Day Without Dawn.
        TheDayWithoutDawn = "the-day-without-dawn",
        /// Threats and Promises.
        ThreatsAndPromises = "threats-and-promises",
        /// Stormcrow.
        Stormcrow = "stormcrow",
        /// Shadows Gather.
        ShadowsGather = "shadows-gather",
        /// The Shadow Lengthens.
        TheShadowLengthens = "the-shadow-lengthens",
        /// The Shadow is Moving.
        TheShadowIsMoving = "the-shadow-is-moving",
        /// Corsairs of Umbar.
        CorsairsOfUmbar = "corsairs-of-umbar",
        /// Rage of the Dunlendings.
        RageOfTheDunlendings = "rage-of-the-dunlendings",
        /// Return of the Witch-king.
        ReturnOfTheWitchKing = "return-of-the-witch-king",
        /// Half-orcs and Goblin-men.
        HalfOrcsAndGoblinMen = "half-orcs-and-goblin-men",
        /// Olog-hai.
        OlogHai = "olog-hai",
        /// Hill-trolls.
        HillTrolls = "hill-trolls",
        /// A New Power is Rising.
        ANewPowerIsRising = "a-new-power-is-rising",
        /// Many Kings to the Service of Mordor.
        ManyKingsToTheServiceOfMordor = "many-kings-to-the-service-of-mordor",
        /// The King is Revealed.
        TheKingIsRevealed = "the-king-is-revealed",
        /// Shadows on the Misty Mountains.
        ShadowsOnTheMistyMountains = "shadows-on-the-misty-mountains",
        /// Orcs Multiplying Again.
        OrcsMultiplyingAgain = "orcs-multiplying-again",
        /// Horde from the East.
        HordeFromTheEast = "horde-from-the-east",
        /// Monsters Roused.
        MonstersRoused = "monsters-roused",
        /// Musterings of Long-planned War.
        MusteringsOfLongPlannedWar = "musterings-of-long-planned-war",
        /// Pits of Mordor.
        PitsOfMordor = "pits-of-mordor",
    }
}

kit::ids! {
    /// The combat part of one or more Event cards.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum CombatCard: u8 {
        /// It Is a Gift.
        ItIsAGift = "it-is-a-gift",
        /// Blade of Westernesse.
        BladeOfWesternesse = "blade-of-westernesse",
        /// Mighty Attack.
        MightyAttack = "mighty-attack",
        /// Servant of the Secret Fire.
        ServantOfTheSecretFire = "servant-of-the-secret-fire",
        /// Andúril.
        Anduril = "anduril",
        /// Heroic Death.
        HeroicDeath = "heroic-death",
        /// Daring Defiance.
        DaringDefiance = "daring-defiance",
        /// Fateful Strike.
        FatefulStrike = "fateful-strike",
        /// Sudden Strike.
        SuddenStrike = "sudden-strike",
        /// Brave Stand.
        BraveStand = "brave-stand",
        /// Ents' Rage.
        EntsRage = "ents-rage",
        /// Huorn-dark.
        HuornDark = "huorn-dark",
        /// Nameless Wood.
        NamelessWood = "nameless-wood",
        /// Daylight.
        Daylight = "daylight",
        /// No Quarter.
        NoQuarter = "no-quarter",
        /// Advantageous Position.
        AdvantageousPosition = "advantageous-position",
        /// Scouts.
        Scouts = "scouts",
        /// Shield-wall.
        ShieldWall = "shield-wall",
        /// Confusion.
        Confusion = "confusion",
        /// Charge.
        Charge = "charge",
        /// Valour.
        Valour = "valour",
        /// One for the Dark Lord.
        OneForTheDarkLord = "one-for-the-dark-lord",
        /// Cruel as Death.
        CruelAsDeath = "cruel-as-death",
        /// They Are Terrible.
        TheyAreTerrible = "they-are-terrible",
        /// Dread and Despair.
        DreadAndDespair = "dread-and-despair",
        /// Black Breath.
        BlackBreath = "black-breath",
        /// Foul Stench.
        FoulStench = "foul-stench",
        /// Words of Power.
        WordsOfPower = "words-of-power",
        /// Durin's Bane.
        DurinsBane = "durins-bane",
        /// Devilry of Orthanc.
        DevilryOfOrthanc = "devilry-of-orthanc",
        /// Deadly Strife.
        DeadlyStrife = "deadly-strife",
        /// Onslaught.
        Onslaught = "onslaught",
        /// Relentless Assault.
        RelentlessAssault = "relentless-assault",
        /// Great Host.
        GreatHost = "great-host",
        /// Mûmakil.
        Mumakil = "mumakil",
        /// Swarm of Bats.
        SwarmOfBats = "swarm-of-bats",
        /// We Come to Kill.
        WeComeToKill = "we-come-to-kill",
        /// Desperate Battle.
        DesperateBattle = "desperate-battle",
    }
}

impl CombatCard {
    /// What is printed of it.
    pub fn def(self) -> &'static CombatDef {
        &printed::combat::COMBAT[self.index()]
    }

    /// The windows in which it acts (rule 9.6).
    pub fn initiative(self) -> &'static [u8] {
        self.def().initiative
    }
}

impl Card {
    /// What is printed on it.
    pub fn def(self) -> &'static CardDef {
        let deck = self.deck();
        let cards: &'static [CardDef] = match deck {
            Deck::FpCharacter => printed::fp_character::CARDS,
            Deck::FpStrategy => printed::fp_strategy::CARDS,
            Deck::ShCharacter => printed::sh_character::CARDS,
            Deck::ShStrategy => printed::sh_strategy::CARDS,
        };
        &cards[self.index() - deck.first().index()]
    }

    /// The deck it belongs to.
    #[inline]
    pub const fn deck(self) -> Deck {
        let n = self.index();
        if n < Deck::FpStrategy.first().index() {
            Deck::FpCharacter
        } else if n < Deck::ShCharacter.first().index() {
            Deck::FpStrategy
        } else if n < Deck::ShStrategy.first().index() {
            Deck::ShCharacter
        } else {
            Deck::ShStrategy
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_its_deck_and_has_its_print() {
        for card in Card::ALL {
            assert_eq!(card.def().card, card);
            let decks: Vec<Deck> = Deck::ALL.into_iter().filter(|deck| deck.cards().contains(card)).collect();
            assert_eq!(decks, [card.deck()]);
        }
        for combat in CombatCard::ALL {
            assert_eq!(combat.def().combat, combat);
        }
    }
}
