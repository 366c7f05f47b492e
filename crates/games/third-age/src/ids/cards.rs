//! Cards (rules 2.1, 7.7) and tactics tokens (rule 2.4).

use super::Side;
use kit::{ById, Set};

/// Cards.
pub type Cards = Set<Card>;
/// A value for each card.
pub type ByCard<T> = ById<Card, T, { Card::COUNT }>;
/// A value for each deck.
pub type ByDeck<T> = ById<Deck, T, { Deck::COUNT }>;
/// Maneuver tokens.
pub type Maneuvers = Set<Maneuver>;

kit::ids! {
    /// A card: the thirty Generic cards, the Story cards of the Free Peoples and of the Shadow with a half for each scenario, the
    /// Gríma cards, the Darkness cards.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Card: u8, set u128 {
        /// Troop-leader / Great Confusion.
        Gen01 = "gen-01",
        /// Troop-leader / Battle-fury.
        Gen02 = "gen-02",
        /// Blow the Horns / No Quarter.
        Gen03 = "gen-03",
        /// Sudden Assault / Great Confusion.
        Gen04 = "gen-04",
        /// Sudden Assault / Determined Attack.
        Gen05 = "gen-05",
        /// Move to Strike / No Quarter.
        Gen06 = "gen-06",
        /// Move to Strike / Determined Attack.
        Gen07 = "gen-07",
        /// Gather and Marshal / Overmastered.
        Gen08 = "gen-08",
        /// Move to Strike / Captain of War.
        Gen09 = "gen-09",
        /// Call to Arms / Dense Fog.
        Gen10 = "gen-10",
        /// Marching Companies / Overmastered.
        Gen11 = "gen-11",
        /// Mustering for Battle / Commanding Voice.
        Gen12 = "gen-12",
        /// Gather and Marshal / Stand and Fight.
        Gen13 = "gen-13",
        /// Gather and Marshal / Captain of War.
        Gen14 = "gen-14",
        /// Marching Companies / Stand and Fight.
        Gen15 = "gen-15",
        /// Mustering for Battle / Great Confusion.
        Gen16 = "gen-16",
        /// Encirclement / Fierce Defence.
        Gen17 = "gen-17",
        /// Mustering for Battle / Battle-fury.
        Gen18 = "gen-18",
        /// Blow the Horns / Fierce Defence.
        Gen19 = "gen-19",
        /// Blow the Horns / Dense Fog.
        Gen20 = "gen-20",
        /// Marching Companies / Captain of War.
        Gen21 = "gen-21",
        /// Sudden Assault / Battle-fury.
        Gen22 = "gen-22",
        /// Gather and Marshal / Determined Attack.
        Gen23 = "gen-23",
        /// Call to Arms / Fierce Defence.
        Gen24 = "gen-24",
        /// Encirclement / Dense Fog.
        Gen25 = "gen-25",
        /// Encirclement / No Quarter.
        Gen26 = "gen-26",
        /// Move to Strike / Overmastered.
        Gen27 = "gen-27",
        /// Call to Arms / Stand and Fight.
        Gen28 = "gen-28",
        /// Troop-leader / Commanding Voice.
        Gen29 = "gen-29",
        /// Sudden Assault / Commanding Voice.
        Gen30 = "gen-30",
        /// A Winged Messenger Comes to Orthanc; in Gondor The King of the Dead.
        Fp01 = "fp-01",
        /// Great Horn of Helm; in Gondor Ride to Ruin and the World's Ending!.
        Fp02 = "fp-02",
        /// Erkenbrand, Lord of Westfold; in Gondor Bastions of Indomitable Stone.
        Fp03 = "fp-03",
        /// Where Now the Horse and the Rider?; in Gondor Ghân-buri-Ghân.
        Fp04 = "fp-04",
        /// Huorn-wood; in Gondor The Standard of Arwen.
        Fp05 = "fp-05",
        /// The White Rider; in Gondor Fear No Darkness!.
        Fp06 = "fp-06",
        /// Grimbold and Elfhelm, Marshals of the Mark; in Gondor No Living Man Am I!.
        Fp07 = "fp-07",
        /// Éowyn, Lady of Rohan; in Gondor Peregrin, Ernil i Pheriannath.
        Fp08 = "fp-08",
        /// Dreams and Legends Spring to Life; in Gondor Winds from the West.
        Fp09 = "fp-09",
        /// You Have No Colour Now; in Gondor The Phial of Galadriel.
        Fp10 = "fp-10",
        /// Westu Théoden Hál!; in Gondor Houses of Healing.
        Fp11 = "fp-11",
        /// Forth Eorlingas!; in Gondor Forlong and the Captains of the Outlands.
        Fp12 = "fp-12",
        /// You Do Not Know Your Peril; in Gondor Beregond and the Guards of the Citadel.
        Fp13 = "fp-13",
        /// Legolas and Gimli, Fast Friends; in Gondor Legolas and Gimli, Fast Friends.
        Fp14 = "fp-14",
        /// Merry and Pippin, Hasty Folk; in Gondor Call Me Dernhelm.
        Fp15 = "fp-15",
        /// Guards and Swift Scouts; in Gondor The Council of Gondor.
        Fp16 = "fp-16",
        /// Devilry of Saruman; in Gondor The Siege of Gondor.
        Sa01 = "sa-01",
        /// Will You Have Peace With Me?; in Gondor The Stairs of Cirith Ungol.
        Sa02 = "sa-02",
        /// Few Men to Guard Your Walls; in Gondor Great Dread.
        Sa03 = "sa-03",
        /// The Palantír of Orthanc; in Gondor Fell Riders of the Air.
        Sa04 = "sa-04",
        /// Captains and Champions of the White Hand; in Gondor Regiments from the South.
        Sa05 = "sa-05",
        /// Gríma Returns with Information; in Gondor The Great Eye.
        Sa06 = "sa-06",
        /// A Will That Lends Speed; in Gondor Mûmakil with War-towers.
        Sa07 = "sa-07",
        /// Grishnákh, Messenger of Lugbúrz; in Gondor Great Troll-chief.
        Sa08 = "sa-08",
        /// Wild Men of the Hills; in Gondor The Corsairs of Umbar.
        Sa09 = "sa-09",
        /// Boats and Rafts; in Gondor Floats and Barges.
        Sa10 = "sa-10",
        /// Weariness of the Heart; in Gondor Legions of Morgul.
        Sa11 = "sa-11",
        /// They Don't Like Being Roused; in Gondor Black Orcs of Great Strength.
        Sa12 = "sa-12",
        /// Wolf-riders and Plunderers; in Gondor Heads of the Fallen.
        Sa13 = "sa-13",
        /// Spies Slip Through Every Net; in Gondor Variags of Khand.
        Sa14 = "sa-14",
        /// Birds of Ill-omen; in Gondor Host of Durthang.
        Sa15 = "sa-15",
        /// Uglúk's Warband; in Gondor Grond, Hammer of the Underworld.
        Sa16 = "sa-16",
        /// In Éomer There Is Little Trust.
        Grima1 = "grima-1",
        /// Láthspell.
        Grima2 = "grima-2",
        /// Evil Counsellor.
        Grima3 = "grima-3",
        /// A League Between Orthanc and the Dark Tower.
        Grima4 = "grima-4",
        /// It Is the Will of Théoden King.
        Grima5 = "grima-5",
        /// Orders from the White Hand.
        Grima6 = "grima-6",
        /// This Is My Hour.
        Darkness1 = "darkness-1",
        /// The Pyre of Denethor.
        Darkness2 = "darkness-2",
        /// Denethor's Folly.
        Darkness3 = "darkness-3",
        /// The Nazgûl and His Prey.
        Darkness4 = "darkness-4",
        /// Lord Sauron the Great.
        Darkness5 = "darkness-5",
        /// There Will Be No Dawn.
        Darkness6 = "darkness-6",
    }
}

kit::ids! {
    /// A deck (rule 2.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Deck: u8, set u8 {
        /// Generic cards.
        Generic = "generic",
        /// Story cards of the Free Peoples.
        StoryFree = "story-free",
        /// Story cards of the Shadow.
        StoryShadow = "story-shadow",
        /// Gríma cards, in Rohan.
        Grima = "grima",
        /// Darkness cards, in Gondor.
        Darkness = "darkness",
    }
}

kit::ids! {
    /// The order of a Generic card: what it does as an action.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Order: u8 {
        /// Blow the Horns.
        BlowTheHorns = "blow-the-horns",
        /// Call to Arms.
        CallToArms = "call-to-arms",
        /// Encirclement.
        Encirclement = "encirclement",
        /// Gather and Marshal.
        GatherAndMarshal = "gather-and-marshal",
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
    /// The combat half of a Generic card (rule 10.4.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Combat: u8 {
        /// Great Confusion.
        GreatConfusion = "great-confusion",
        /// Battle-fury.
        BattleFury = "battle-fury",
        /// No Quarter.
        NoQuarter = "no-quarter",
        /// Determined Attack.
        DeterminedAttack = "determined-attack",
        /// Overmastered.
        Overmastered = "overmastered",
        /// Captain of War.
        CaptainOfWar = "captain-of-war",
        /// Dense Fog.
        DenseFog = "dense-fog",
        /// Commanding Voice.
        CommandingVoice = "commanding-voice",
        /// Stand and Fight.
        StandAndFight = "stand-and-fight",
        /// Fierce Defence.
        FierceDefence = "fierce-defence",
    }
}

kit::ids! {
    /// A maneuver token (rule 2.4).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Maneuver: u8, set u16 {
        /// Rohan Footmen.
        RohanFootmen = "rohan-footmen",
        /// Archers.
        Archers = "archers",
        /// Rohan Riders.
        RohanRiders = "rohan-riders",
        /// Uruk-hai.
        UrukHai = "uruk-hai",
        /// Warg Riders.
        WargRiders = "warg-riders",
        /// Half-orcs.
        HalfOrcs = "half-orcs",
        /// Dunlendings.
        Dunlendings = "dunlendings",
        /// Mordor Orcs.
        MordorOrcs = "mordor-orcs",
        /// Gondor Footmen.
        GondorFootmen = "gondor-footmen",
        /// Gondor Archers.
        GondorArchers = "gondor-archers",
        /// Gondor Knights and Rohan Riders, in Gondor.
        KnightsRiders = "knights-riders",
        /// Black Uruks.
        BlackUruks = "black-uruks",
        /// Olog-hai.
        OlogHai = "olog-hai",
        /// Southron Horsemen.
        SouthronHorsemen = "southron-horsemen",
        /// Easterling Infantry.
        EasterlingInfantry = "easterling-infantry",
        /// Mûmakil.
        Mumakil = "mumakil",
    }
}

impl Card {
    /// Its deck.
    #[inline]
    pub const fn deck(self) -> Deck {
        match self as u8 {
            0..30 => Deck::Generic,
            30..46 => Deck::StoryFree,
            46..62 => Deck::StoryShadow,
            62..68 => Deck::Grima,
            _ => Deck::Darkness,
        }
    }

    /// The two halves of a Generic card.
    pub const fn halves(self) -> Option<(Order, Combat)> {
        Some(match self {
            Card::Gen01 => (Order::TroopLeader, Combat::GreatConfusion),
            Card::Gen02 => (Order::TroopLeader, Combat::BattleFury),
            Card::Gen03 => (Order::BlowTheHorns, Combat::NoQuarter),
            Card::Gen04 => (Order::SuddenAssault, Combat::GreatConfusion),
            Card::Gen05 => (Order::SuddenAssault, Combat::DeterminedAttack),
            Card::Gen06 => (Order::MoveToStrike, Combat::NoQuarter),
            Card::Gen07 => (Order::MoveToStrike, Combat::DeterminedAttack),
            Card::Gen08 => (Order::GatherAndMarshal, Combat::Overmastered),
            Card::Gen09 => (Order::MoveToStrike, Combat::CaptainOfWar),
            Card::Gen10 => (Order::CallToArms, Combat::DenseFog),
            Card::Gen11 => (Order::MarchingCompanies, Combat::Overmastered),
            Card::Gen12 => (Order::MusteringForBattle, Combat::CommandingVoice),
            Card::Gen13 => (Order::GatherAndMarshal, Combat::StandAndFight),
            Card::Gen14 => (Order::GatherAndMarshal, Combat::CaptainOfWar),
            Card::Gen15 => (Order::MarchingCompanies, Combat::StandAndFight),
            Card::Gen16 => (Order::MusteringForBattle, Combat::GreatConfusion),
            Card::Gen17 => (Order::Encirclement, Combat::FierceDefence),
            Card::Gen18 => (Order::MusteringForBattle, Combat::BattleFury),
            Card::Gen19 => (Order::BlowTheHorns, Combat::FierceDefence),
            Card::Gen20 => (Order::BlowTheHorns, Combat::DenseFog),
            Card::Gen21 => (Order::MarchingCompanies, Combat::CaptainOfWar),
            Card::Gen22 => (Order::SuddenAssault, Combat::BattleFury),
            Card::Gen23 => (Order::GatherAndMarshal, Combat::DeterminedAttack),
            Card::Gen24 => (Order::CallToArms, Combat::FierceDefence),
            Card::Gen25 => (Order::Encirclement, Combat::DenseFog),
            Card::Gen26 => (Order::Encirclement, Combat::NoQuarter),
            Card::Gen27 => (Order::MoveToStrike, Combat::Overmastered),
            Card::Gen28 => (Order::CallToArms, Combat::StandAndFight),
            Card::Gen29 => (Order::TroopLeader, Combat::CommandingVoice),
            Card::Gen30 => (Order::SuddenAssault, Combat::CommandingVoice),
            _ => return None,
        })
    }
}

impl Deck {
    /// Its cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        let (from, to) = match self {
            Deck::Generic => (0, 30),
            Deck::StoryFree => (30, 46),
            Deck::StoryShadow => (46, 62),
            Deck::Grima => (62, 68),
            Deck::Darkness => (68, 74),
        };
        Cards::from_bits((1 << to) - (1 << from))
    }

    /// Who draws from it alone; both draw Generic cards.
    pub const fn side(self) -> Option<Side> {
        match self {
            Deck::Generic => None,
            Deck::StoryFree => Some(Side::FreePeoples),
            Deck::StoryShadow | Deck::Grima | Deck::Darkness => Some(Side::Shadow),
        }
    }
}
