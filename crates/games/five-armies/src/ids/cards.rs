//! Cards (rules 1.4, 2.16).

use super::{Side, Unit};
use kit::Set;

/// Event and Story cards.
pub type Cards = Set<Card>;
/// Fate cards.
pub type FateCards = Set<FateCard>;
/// Maneuver cards.
pub type Maneuvers = Set<Maneuver>;

kit::ids! {
    /// A card that can be in a hand: the thirty Event cards, then the Story cards of the Free Peoples, then those of the Shadow.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Card: u8, set u128 {
        /// Blow the Horns / Captain of War.
        BlowTheHornsCaptainOfWar = "blow-the-horns--captain-of-war",
        /// Blow the Horns / Fierce Defence.
        BlowTheHornsFierceDefence = "blow-the-horns--fierce-defence",
        /// Blow the Horns / No Quarter.
        BlowTheHornsNoQuarter = "blow-the-horns--no-quarter",
        /// Call to Arms / Determined Attack.
        CallToArmsDeterminedAttack = "call-to-arms--determined-attack",
        /// Call to Arms / Fierce Defence.
        CallToArmsFierceDefence = "call-to-arms--fierce-defence",
        /// Call to Arms / Stand and Fight.
        CallToArmsStandAndFight = "call-to-arms--stand-and-fight",
        /// Encirclement / Captain of War.
        EncirclementCaptainOfWar = "encirclement--captain-of-war",
        /// Encirclement / Fierce Defence.
        EncirclementFierceDefence = "encirclement--fierce-defence",
        /// Encirclement / No Quarter.
        EncirclementNoQuarter = "encirclement--no-quarter",
        /// Gather and Marshall / Dense Fog.
        GatherAndMarshallDenseFog = "gather-and-marshall--dense-fog",
        /// Gather and Marshall / Determined Attack.
        GatherAndMarshallDeterminedAttack = "gather-and-marshall--determined-attack",
        /// Gather and Marshall / Overmastered.
        GatherAndMarshallOvermastered = "gather-and-marshall--overmastered",
        /// Gather and Marshall / Stand and Fight.
        GatherAndMarshallStandAndFight = "gather-and-marshall--stand-and-fight",
        /// Marching Companies / Determined Attack.
        MarchingCompaniesDeterminedAttack = "marching-companies--determined-attack",
        /// Marching Companies / Overmastered.
        MarchingCompaniesOvermastered = "marching-companies--overmastered",
        /// Marching Companies / Stand and Fight.
        MarchingCompaniesStandAndFight = "marching-companies--stand-and-fight",
        /// Move to Strike / Captain of War.
        MoveToStrikeCaptainOfWar = "move-to-strike--captain-of-war",
        /// Move to Strike / Dense Fog.
        MoveToStrikeDenseFog = "move-to-strike--dense-fog",
        /// Move to Strike / No Quarter.
        MoveToStrikeNoQuarter = "move-to-strike--no-quarter",
        /// Move to Strike / Overmastered.
        MoveToStrikeOvermastered = "move-to-strike--overmastered",
        /// Mustering for Battle / Battle-fury.
        MusteringForBattleBattleFury = "mustering-for-battle--battle-fury",
        /// Mustering for Battle / Commanding Voice.
        MusteringForBattleCommandingVoice = "mustering-for-battle--commanding-voice",
        /// Mustering for Battle / Great Confusion.
        MusteringForBattleGreatConfusion = "mustering-for-battle--great-confusion",
        /// Sudden Assault / Battle-fury.
        SuddenAssaultBattleFury = "sudden-assault--battle-fury",
        /// Sudden Assault / Commanding Voice.
        SuddenAssaultCommandingVoice = "sudden-assault--commanding-voice",
        /// Sudden Assault / Dense Fog.
        SuddenAssaultDenseFog = "sudden-assault--dense-fog",
        /// Sudden Assault / Great Confusion.
        SuddenAssaultGreatConfusion = "sudden-assault--great-confusion",
        /// Troop-leader / Battle-fury.
        TroopLeaderBattleFury = "troop-leader--battle-fury",
        /// Troop-leader / Commanding Voice.
        TroopLeaderCommandingVoice = "troop-leader--commanding-voice",
        /// Troop-leader / Great Confusion.
        TroopLeaderGreatConfusion = "troop-leader--great-confusion",
        /// The Skin-changer.
        TheSkinChanger = "the-skin-changer",
        /// Lucky Number.
        LuckyNumber = "lucky-number",
        /// Clad in Hauberks of Steel.
        CladInHauberksOfSteel = "clad-in-hauberks-of-steel",
        /// Dismay.
        Dismay = "dismay",
        /// Elf-lords.
        ElfLords = "elf-lords",
        /// Elven Charge.
        ElvenCharge = "elven-charge",
        /// Flying Banners.
        FlyingBanners = "flying-banners",
        /// He is not Lost.
        HeIsNotLost = "he-is-not-lost",
        /// Hope Rekindled.
        HopeRekindled = "hope-rekindled",
        /// Last Stand.
        LastStand = "last-stand",
        /// Ring of Invisibility.
        RingOfInvisibility = "ring-of-invisibility",
        /// Men of the Lake with Long Swords.
        MenOfTheLakeWithLongSwords = "men-of-the-lake-with-long-swords",
        /// Moria! Dáin! Dáin.
        MoriaDainDain = "moria-dain-dain",
        /// On the March.
        OnTheMarch = "on-the-march",
        /// Redoubled Force.
        RedoubledForce = "redoubled-force",
        /// Rescue.
        Rescue = "rescue",
        /// Ringing Trumpets.
        RingingTrumpets = "ringing-trumpets",
        /// Shower of Arrows.
        ShowerOfArrows = "shower-of-arrows",
        /// The Arkenstone of Thráin.
        TheArkenstoneOfThrain = "the-arkenstone-of-thrain",
        /// The King of All Birds.
        TheKingOfAllBirds = "the-king-of-all-birds",
        /// Great Dread.
        GreatDread = "great-dread",
        /// War-band.
        WarBand = "war-band",
        /// Chieftains and Champions.
        ChieftainsAndChampions = "chieftains-and-champions",
        /// Whirling Bats.
        WhirlingBats = "whirling-bats",
        /// Flying Arrows and Wild Spears.
        FlyingArrowsAndWildSpears = "flying-arrows-and-wild-spears",
        /// Troubled Mind.
        TroubledMind = "troubled-mind",
        /// Orc Army.
        OrcArmy = "orc-army",
        /// Black Tide.
        BlackTide = "black-tide",
        /// Great Goblin.
        GreatGoblin = "great-goblin",
        /// Howling Orcs.
        HowlingOrcs = "howling-orcs",
        /// Hurrying Multitude.
        HurryingMultitude = "hurrying-multitude",
        /// Ill-chance.
        IllChance = "ill-chance",
        /// Returning to the Assault.
        ReturningToTheAssault = "returning-to-the-assault",
        /// Orcs from Gundabad.
        OrcsFromGundabad = "orcs-from-gundabad",
        /// Climbing Goblins.
        ClimbingGoblins = "climbing-goblins",
        /// Orcs of Huge Size.
        OrcsOfHugeSize = "orcs-of-huge-size",
        /// The Shadow of the Necromancer.
        TheShadowOfTheNecromancer = "the-shadow-of-the-necromancer",
        /// The Swiftest Wolf-riders.
        TheSwiftestWolfRiders = "the-swiftest-wolf-riders",
        /// Like a Sea of Locusts.
        LikeASeaOfLocusts = "like-a-sea-of-locusts",
        /// Victory Vanishes from Hope.
        VictoryVanishesFromHope = "victory-vanishes-from-hope",
    }
}

kit::ids! {
    /// A Fate card (rule 6.6).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum FateCard: u8, set u16 {
        /// Giant-size.
        GiantSize = "giant-size",
        /// Redoubled in Wrath.
        RedoubledInWrath = "redoubled-in-wrath",
        /// Roaring Voice.
        RoaringVoice = "roaring-voice",
        /// The Eagles are Coming.
        TheEaglesAreComing = "the-eagles-are-coming",
        /// Where are the Eagles.
        WhereAreTheEagles = "where-are-the-eagles",
        /// Eagles are not Kindly Birds.
        EaglesAreNotKindlyBirds = "eagles-are-not-kindly-birds",
        /// Fury of the Dwarves.
        FuryOfTheDwarves = "fury-of-the-dwarves",
        /// Mighty Strokes.
        MightyStrokes = "mighty-strokes",
        /// Shining Armour.
        ShiningArmour = "shining-armour",
    }
}

kit::ids! {
    /// The type of a card (rule 6.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum CardType: u8 {
        /// Character.
        Character = "character",
        /// Army.
        Army = "army",
        /// Muster.
        Muster = "muster",
    }
}

kit::ids! {
    /// A deck of cards that players draw.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Deck: u8 {
        /// The shared Event deck.
        Event = "event",
        /// The Story deck of the Free Peoples.
        StoryFreePeoples = "story-free-peoples",
        /// The Story deck of the Shadow.
        StoryShadow = "story-shadow",
    }
}

impl Deck {
    /// The Story deck of a side.
    pub const fn story(side: Side) -> Deck {
        match side {
            Side::FreePeoples => Deck::StoryFreePeoples,
            Side::Shadow => Deck::StoryShadow,
        }
    }

    /// All its cards.
    pub const fn cards(self) -> Cards {
        // The Event cards come first, then the Story cards of each side.
        Cards::from_bits(match self {
            Deck::Event => (1 << 30) - 1,
            Deck::StoryFreePeoples => ((1 << 20) - 1) << 30,
            Deck::StoryShadow => ((1 << 20) - 1) << 50,
        })
    }
}

kit::ids! {
    /// The order of an Event card: what it does when it is played as an action.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Order: u8 {
        /// Blow the Horns.
        BlowTheHorns = "blow-the-horns",
        /// Call to Arms.
        CallToArms = "call-to-arms",
        /// Encirclement.
        Encirclement = "encirclement",
        /// Gather and Marshall.
        GatherAndMarshall = "gather-and-marshall",
        /// Marching Companies.
        MarchingCompanies = "marching-companies",
        /// Move to Strike.
        MoveToStrike = "move-to-strike",
        /// Mustering for Battle.
        MusteringForBattle = "mustering-for-battle",
        /// Sudden Assault.
        SuddenAssault = "sudden-assault",
        /// Troop-leader.
        TroopLeader = "troop-leader",
    }
}

kit::ids! {
    /// The combat effect of an Event card.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Combat: u8 {
        /// Captain of War.
        CaptainOfWar = "captain-of-war",
        /// Fierce Defence.
        FierceDefence = "fierce-defence",
        /// No Quarter.
        NoQuarter = "no-quarter",
        /// Determined Attack.
        DeterminedAttack = "determined-attack",
        /// Stand and Fight.
        StandAndFight = "stand-and-fight",
        /// Dense Fog.
        DenseFog = "dense-fog",
        /// Overmastered.
        Overmastered = "overmastered",
        /// Battle-fury.
        BattleFury = "battle-fury",
        /// Commanding Voice.
        CommandingVoice = "commanding-voice",
        /// Great Confusion.
        GreatConfusion = "great-confusion",
    }
}

/// What is printed on a card that can be in a hand: its deck by side (none: the shared Event deck), its type, for an Event card its two parts.
#[derive(Clone, Copy, Debug)]
struct CardDef {
    side: Option<Side>,
    kind: CardType,
    event: Option<(Order, Combat)>,
}

const fn event(kind: CardType, order: Order, combat: Combat) -> CardDef {
    CardDef { side: None, kind, event: Some((order, combat)) }
}

const fn story(side: Side, kind: CardType) -> CardDef {
    CardDef { side: Some(side), kind, event: None }
}

/// In the order of the ids.
static CARDS: [CardDef; Card::COUNT] = [
    event(CardType::Muster, Order::BlowTheHorns, Combat::CaptainOfWar),
    event(CardType::Muster, Order::BlowTheHorns, Combat::FierceDefence),
    event(CardType::Muster, Order::BlowTheHorns, Combat::NoQuarter),
    event(CardType::Character, Order::CallToArms, Combat::DeterminedAttack),
    event(CardType::Character, Order::CallToArms, Combat::FierceDefence),
    event(CardType::Character, Order::CallToArms, Combat::StandAndFight),
    event(CardType::Army, Order::Encirclement, Combat::CaptainOfWar),
    event(CardType::Army, Order::Encirclement, Combat::FierceDefence),
    event(CardType::Army, Order::Encirclement, Combat::NoQuarter),
    event(CardType::Muster, Order::GatherAndMarshall, Combat::DenseFog),
    event(CardType::Muster, Order::GatherAndMarshall, Combat::DeterminedAttack),
    event(CardType::Muster, Order::GatherAndMarshall, Combat::Overmastered),
    event(CardType::Muster, Order::GatherAndMarshall, Combat::StandAndFight),
    event(CardType::Army, Order::MarchingCompanies, Combat::DeterminedAttack),
    event(CardType::Army, Order::MarchingCompanies, Combat::Overmastered),
    event(CardType::Army, Order::MarchingCompanies, Combat::StandAndFight),
    event(CardType::Character, Order::MoveToStrike, Combat::CaptainOfWar),
    event(CardType::Character, Order::MoveToStrike, Combat::DenseFog),
    event(CardType::Character, Order::MoveToStrike, Combat::NoQuarter),
    event(CardType::Character, Order::MoveToStrike, Combat::Overmastered),
    event(CardType::Muster, Order::MusteringForBattle, Combat::BattleFury),
    event(CardType::Muster, Order::MusteringForBattle, Combat::CommandingVoice),
    event(CardType::Muster, Order::MusteringForBattle, Combat::GreatConfusion),
    event(CardType::Army, Order::SuddenAssault, Combat::BattleFury),
    event(CardType::Army, Order::SuddenAssault, Combat::CommandingVoice),
    event(CardType::Army, Order::SuddenAssault, Combat::DenseFog),
    event(CardType::Army, Order::SuddenAssault, Combat::GreatConfusion),
    event(CardType::Character, Order::TroopLeader, Combat::BattleFury),
    event(CardType::Character, Order::TroopLeader, Combat::CommandingVoice),
    event(CardType::Character, Order::TroopLeader, Combat::GreatConfusion),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Army),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Army),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Army),
    story(Side::FreePeoples, CardType::Army),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Character),
    story(Side::FreePeoples, CardType::Muster),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Character),
    story(Side::Shadow, CardType::Muster),
    story(Side::Shadow, CardType::Army),
    story(Side::Shadow, CardType::Muster),
];

kit::ids! {
    /// A Maneuver card (rule 2.16).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Maneuver: u8, set u16 {
        /// The Unit card of the Dwarf Regulars: Redoubtable.
        DwarfRegulars = "unit-card-dwarven-warriors",
        /// The Unit card of the Dwarf Veterans: Old Hatred.
        DwarfVeterans = "unit-card-dwarven-veterans",
        /// The Unit card of the Wood-elf Archers: Hail of Darts.
        Archers = "unit-card-elven-archers",
        /// The Unit card of the Wood-elf Spearmen: Wall of Spears.
        Spearmen = "unit-card-elven-spearmen",
        /// The Unit card of the Lake-men: Hail of Darts.
        LakeMen = "unit-card-lakemen",
        /// The Unit card of the Orcs: Wild Rage.
        Orcs = "unit-card-orcs",
        /// The Unit card of the Great Orcs: Fell Race.
        GreatOrcs = "unit-card-great-orcs",
        /// The Unit card of the Wargs: Rearguard Attack.
        Wargs = "unit-card-wargs",
        /// The Unit card of the Goblins: Goblin Charge.
        Goblins = "unit-card-goblins",
        /// Regroup, of the Free Peoples.
        RegroupFreePeoples = "regroup-free-peoples",
        /// Regroup, of the Shadow.
        RegroupShadow = "regroup-shadow",
        /// Thorin's Mighty Strokes.
        MightyStrokes = "thorins-mighty-strokes",
        /// Vampire-like.
        VampireLike = "vampire-like",
    }
}

impl Card {
    #[inline]
    const fn def(self) -> &'static CardDef {
        &CARDS[self as usize]
    }

    /// Whose Story card it is; none for an Event card.
    #[inline]
    pub const fn story_of(self) -> Option<Side> {
        self.def().side
    }

    /// Whether it is an Event card.
    #[inline]
    pub const fn is_event(self) -> bool {
        self.def().event.is_some()
    }

    /// Its type (rule 6.3).
    #[inline]
    pub const fn kind(self) -> CardType {
        self.def().kind
    }

    /// The order of an Event card.
    pub const fn order(self) -> Option<Order> {
        match self.def().event {
            Some((order, _)) => Some(order),
            None => None,
        }
    }

    /// The combat effect of an Event card.
    pub const fn combat(self) -> Option<Combat> {
        match self.def().event {
            Some((_, combat)) => Some(combat),
            None => None,
        }
    }

    /// Whether it stays on the table when it is played (rule 6.13).
    pub const fn stays(self) -> bool {
        matches!(
            self,
            Card::LuckyNumber | Card::FlyingArrowsAndWildSpears | Card::TroubledMind | Card::HowlingOrcs
        )
    }

    /// The deck that it belongs to.
    pub const fn deck(self) -> Deck {
        match self.def().side {
            None => Deck::Event,
            Some(Side::FreePeoples) => Deck::StoryFreePeoples,
            Some(Side::Shadow) => Deck::StoryShadow,
        }
    }
}

impl Maneuver {
    /// The Unit card of a type.
    pub const fn of(unit: Unit) -> Maneuver {
        match unit {
            Unit::DwarfRegulars => Maneuver::DwarfRegulars,
            Unit::DwarfVeterans => Maneuver::DwarfVeterans,
            Unit::Archers => Maneuver::Archers,
            Unit::Spearmen => Maneuver::Spearmen,
            Unit::LakeMen => Maneuver::LakeMen,
            Unit::Orcs => Maneuver::Orcs,
            Unit::GreatOrcs => Maneuver::GreatOrcs,
            Unit::Wargs => Maneuver::Wargs,
            Unit::Goblins => Maneuver::Goblins,
        }
    }

    /// The type of a Unit card.
    pub const fn unit(self) -> Option<Unit> {
        match self {
            Maneuver::DwarfRegulars => Some(Unit::DwarfRegulars),
            Maneuver::DwarfVeterans => Some(Unit::DwarfVeterans),
            Maneuver::Archers => Some(Unit::Archers),
            Maneuver::Spearmen => Some(Unit::Spearmen),
            Maneuver::LakeMen => Some(Unit::LakeMen),
            Maneuver::Orcs => Some(Unit::Orcs),
            Maneuver::GreatOrcs => Some(Unit::GreatOrcs),
            Maneuver::Wargs => Some(Unit::Wargs),
            Maneuver::Goblins => Some(Unit::Goblins),
            Maneuver::RegroupFreePeoples
            | Maneuver::RegroupShadow
            | Maneuver::MightyStrokes
            | Maneuver::VampireLike => None,
        }
    }

    /// Whether it is a Regroup card.
    pub const fn is_regroup(self) -> bool {
        matches!(self, Maneuver::RegroupFreePeoples | Maneuver::RegroupShadow)
    }

    /// The Regroup card of a side.
    pub const fn regroup(side: Side) -> Maneuver {
        match side {
            Side::FreePeoples => Maneuver::RegroupFreePeoples,
            Side::Shadow => Maneuver::RegroupShadow,
        }
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Maneuver::DwarfRegulars
            | Maneuver::DwarfVeterans
            | Maneuver::Archers
            | Maneuver::Spearmen
            | Maneuver::LakeMen
            | Maneuver::RegroupFreePeoples
            | Maneuver::MightyStrokes => Side::FreePeoples,
            Maneuver::Orcs
            | Maneuver::GreatOrcs
            | Maneuver::Wargs
            | Maneuver::Goblins
            | Maneuver::RegroupShadow
            | Maneuver::VampireLike => Side::Shadow,
        }
    }
}

impl FateCard {
    /// The character next to whose card it is put (rule 6.6).
    pub const fn attaches_to(self) -> Option<super::Character> {
        match self {
            FateCard::GiantSize | FateCard::RoaringVoice => Some(super::Character::Beorn),
            FateCard::EaglesAreNotKindlyBirds => Some(super::Character::LordOfTheEagles),
            FateCard::FuryOfTheDwarves | FateCard::MightyStrokes | FateCard::ShiningArmour => {
                Some(super::Character::Thorin)
            }
            FateCard::RedoubledInWrath | FateCard::TheEaglesAreComing | FateCard::WhereAreTheEagles => None,
        }
    }
}
