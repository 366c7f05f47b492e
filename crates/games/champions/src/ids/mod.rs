//! Names of things: heroes, scenarios, card kinds, traits, statuses, and the pieces on the table.

mod cards;

pub use cards::Card;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($id:ident $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $type {
            $(#[doc = $name] $id,)*
        }

        impl $type {
            /// All of them.
            pub const ALL: &[$type] = &[$($type::$id),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$id => $name,)*
                }
            }
        }
    };
}

names! {
    /// The kind of a card.
    Kind {
        Hero "hero",
        AlterEgo "alter-ego",
        Ally "ally",
        Event "event",
        Resource "resource",
        Support "support",
        Upgrade "upgrade",
        Villain "villain",
        MainScheme "main scheme",
        SideScheme "side scheme",
        Minion "minion",
        Treachery "treachery",
        Attachment "attachment",
        Environment "environment",
        Obligation "obligation",
    }
}

names! {
    /// What a card belongs to: a hero, an aspect, the basic cards, the encounter cards.
    Faction {
        Hero "Hero",
        Aggression "Aggression",
        Justice "Justice",
        Leadership "Leadership",
        Protection "Protection",
        Basic "Basic",
        Encounter "Encounter",
    }
}

names! {
    /// A set of cards.
    CardSet {
        SpiderMan "Spider-Man",
        CaptainMarvel "Captain Marvel",
        SheHulk "She-Hulk",
        IronMan "Iron Man",
        BlackPanther "Black Panther",
        SpiderManNemesis "Spider-Man's nemesis",
        CaptainMarvelNemesis "Captain Marvel's nemesis",
        SheHulkNemesis "She-Hulk's nemesis",
        IronManNemesis "Iron Man's nemesis",
        BlackPantherNemesis "Black Panther's nemesis",
        Aggression "Aggression",
        Justice "Justice",
        Leadership "Leadership",
        Protection "Protection",
        Basic "Basic",
        Rhino "Rhino",
        Klaw "Klaw",
        Ultron "Ultron",
        BombScare "Bomb Scare",
        MastersOfEvil "Masters of Evil",
        UnderAttack "Under Attack",
        LegionsOfHydra "Legions of Hydra",
        TheDoomsdayChair "The Doomsday Chair",
        Standard "Standard",
        Expert "Expert",
    }
}

names! {
    /// A word on a card without any effect of its own.
    Trait {
        Aerial "Aerial",
        Android "Android",
        Armor "Armor",
        Assassin "Assassin",
        Attack "Attack",
        Attorney "Attorney",
        Avenger "Avenger",
        BlackPanther "Black Panther",
        Brute "Brute",
        Condition "Condition",
        Criminal "Criminal",
        Cyborg "Cyborg",
        Defender "Defender",
        Defense "Defense",
        Drone "Drone",
        Elite "Elite",
        Gamma "Gamma",
        Genius "Genius",
        HeroForHire "Hero for Hire",
        Hydra "Hydra",
        Item "Item",
        King "King",
        Kree "Kree",
        Location "Location",
        MastersOfEvil "Masters of Evil",
        Mercenary "Mercenary",
        Persona "Persona",
        Shield "S.H.I.E.L.D.",
        Skill "Skill",
        Soldier "Soldier",
        Spy "Spy",
        Superpower "Superpower",
        Tactic "Tactic",
        Tech "Tech",
        Thwart "Thwart",
        Wakanda "Wakanda",
        Weapon "Weapon",
    }
}

names! {
    /// The hero a player is.
    Hero {
        SpiderMan "Spider-Man",
        CaptainMarvel "Captain Marvel",
        SheHulk "She-Hulk",
        IronMan "Iron Man",
        BlackPanther "Black Panther",
    }
}

names! {
    /// A villain with his schemes (rule 27).
    Scenario {
        Rhino "Rhino",
        Klaw "Klaw",
        Ultron "Ultron",
    }
}

names! {
    /// A form of an identity (rule 20).
    Form {
        AlterEgo "alter-ego",
        Hero "hero",
    }
}

names! {
    /// A status card (rule 16).
    Status {
        Stunned "stunned",
        Confused "confused",
        Tough "tough",
    }
}

names! {
    /// A type of resource.
    Resource {
        Energy "energy",
        Mental "mental",
        Physical "physical",
        Wild "wild",
    }
}

names! {
    /// A label of an ability.
    Label {
        Attack "attack",
        Thwart "thwart",
        Defense "defense",
    }
}

names! {
    /// A value that cards change.
    Value {
        Thw "THW",
        Atk "ATK",
        Def "DEF",
        Sch "SCH",
        HitPoints "hit points",
        Retaliate "retaliate",
        AllyLimit "ally limit",
        HandSize "hand size",
    }
}

impl Hero {
    /// The hero side.
    pub const fn hero(self) -> Card {
        match self {
            Hero::SpiderMan => Card::SpiderMan,
            Hero::CaptainMarvel => Card::CaptainMarvel,
            Hero::SheHulk => Card::SheHulk,
            Hero::IronMan => Card::IronMan,
            Hero::BlackPanther => Card::BlackPanther,
        }
    }

    /// The alter-ego side.
    pub const fn alter_ego(self) -> Card {
        match self {
            Hero::SpiderMan => Card::PeterParker,
            Hero::CaptainMarvel => Card::CarolDanvers,
            Hero::SheHulk => Card::JenniferWalters,
            Hero::IronMan => Card::TonyStark,
            Hero::BlackPanther => Card::TChalla,
        }
    }

    /// The obligation.
    pub const fn obligation(self) -> Card {
        match self {
            Hero::SpiderMan => Card::EvictionNotice,
            Hero::CaptainMarvel => Card::FamilyEmergency,
            Hero::SheHulk => Card::LegalWork,
            Hero::IronMan => Card::BusinessProblems,
            Hero::BlackPanther => Card::AffairsOfState,
        }
    }

    /// The set of the hero's own cards.
    pub const fn set(self) -> CardSet {
        match self {
            Hero::SpiderMan => CardSet::SpiderMan,
            Hero::CaptainMarvel => CardSet::CaptainMarvel,
            Hero::SheHulk => CardSet::SheHulk,
            Hero::IronMan => CardSet::IronMan,
            Hero::BlackPanther => CardSet::BlackPanther,
        }
    }

    /// The nemesis set.
    pub const fn nemesis(self) -> CardSet {
        match self {
            Hero::SpiderMan => CardSet::SpiderManNemesis,
            Hero::CaptainMarvel => CardSet::CaptainMarvelNemesis,
            Hero::SheHulk => CardSet::SheHulkNemesis,
            Hero::IronMan => CardSet::IronManNemesis,
            Hero::BlackPanther => CardSet::BlackPantherNemesis,
        }
    }

    /// The id in options and files.
    pub const fn id(self) -> &'static str {
        match self {
            Hero::SpiderMan => "spider-man",
            Hero::CaptainMarvel => "captain-marvel",
            Hero::SheHulk => "she-hulk",
            Hero::IronMan => "iron-man",
            Hero::BlackPanther => "black-panther",
        }
    }
}

impl Scenario {
    /// The id in options and files.
    pub const fn id(self) -> &'static str {
        match self {
            Scenario::Rhino => "rhino",
            Scenario::Klaw => "klaw",
            Scenario::Ultron => "ultron",
        }
    }

    /// The set of the scenario's own encounter cards.
    pub const fn set(self) -> CardSet {
        match self {
            Scenario::Rhino => CardSet::Rhino,
            Scenario::Klaw => CardSet::Klaw,
            Scenario::Ultron => CardSet::Ultron,
        }
    }

    /// The villain's stages I to III.
    pub const fn stages(self) -> [Card; 3] {
        match self {
            Scenario::Rhino => [Card::RhinoI, Card::RhinoII, Card::RhinoIII],
            Scenario::Klaw => [Card::KlawI, Card::KlawII, Card::KlawIII],
            Scenario::Ultron => [Card::UltronI, Card::UltronII, Card::UltronIII],
        }
    }

    /// The A sides of the main schemes, first to last.
    pub const fn schemes(self) -> &'static [Card] {
        match self {
            Scenario::Rhino => &[Card::TheBreakIn1A],
            Scenario::Klaw => &[Card::UndergroundDistribution1A, Card::SecretRendezvous2A],
            Scenario::Ultron => {
                &[Card::TheCrimsonCowl1A, Card::AssaultOnNORAD2A, Card::CountdownToOblivion3A]
            }
        }
    }

    /// The modular set that the scenario recommends.
    pub const fn recommended(self) -> CardSet {
        match self {
            Scenario::Rhino => CardSet::BombScare,
            Scenario::Klaw => CardSet::MastersOfEvil,
            Scenario::Ultron => CardSet::UnderAttack,
        }
    }
}

impl CardSet {
    /// The modular sets, by difficulty (rule 25.6).
    pub const MODULAR: [CardSet; 5] = [
        CardSet::BombScare,
        CardSet::MastersOfEvil,
        CardSet::UnderAttack,
        CardSet::LegionsOfHydra,
        CardSet::TheDoomsdayChair,
    ];
}

impl Kind {
    /// Whether cards of the kind are characters (rule 3).
    pub const fn is_character(self) -> bool {
        matches!(self, Kind::Hero | Kind::AlterEgo | Kind::Ally | Kind::Minion | Kind::Villain)
    }

    /// Whether cards of the kind belong to the players.
    pub const fn is_player_card(self) -> bool {
        matches!(self, Kind::Ally | Kind::Event | Kind::Resource | Kind::Support | Kind::Upgrade)
    }
}

/// A card in play. Identities, the villain and the main scheme have fixed numbers; every other card gets a new
/// number when it enters play, so a card that left and came back is another piece (rule 4.1.5).
///
/// In words it is `identity-1` to `identity-4`, `villain`, `main-scheme`, or `p6` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct PieceId(pub u16);

impl PieceId {
    /// The villain.
    pub const VILLAIN: PieceId = PieceId(4);
    /// The main scheme.
    pub const MAIN: PieceId = PieceId(5);
    /// The first of all other pieces.
    pub const FIRST: PieceId = PieceId(6);
    /// No piece.
    pub const NONE: PieceId = PieceId(u16::MAX);

    /// A player's identity.
    pub const fn identity(seat: Seat) -> PieceId {
        PieceId(seat.0 as u16)
    }

    /// The player whose identity this is.
    pub fn player(self) -> Option<Seat> {
        if self.0 < 4 { Some(Seat(self.0 as u8)) } else { None }
    }

    /// Whether it names a piece.
    pub const fn is_some(self) -> bool {
        self.0 != u16::MAX
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PieceId::VILLAIN => f.write_str("villain"),
            PieceId::MAIN => f.write_str("main-scheme"),
            PieceId::NONE => f.write_str("none"),
            PieceId(n @ 0..4) => write!(f, "identity-{}", n + 1),
            PieceId(n) => write!(f, "p{n}"),
        }
    }
}

impl FromStr for PieceId {
    type Err = String;

    fn from_str(word: &str) -> Result<PieceId, String> {
        let no_piece = || {
            format!("{word:?} is no card in play: expected villain, main-scheme, identity-1, p6 or the like")
        };
        match word {
            "villain" => return Ok(PieceId::VILLAIN),
            "main-scheme" => return Ok(PieceId::MAIN),
            "none" => return Ok(PieceId::NONE),
            _ => {}
        }
        if let Some(n) = word.strip_prefix("identity-") {
            let n: u16 = n.parse().map_err(|_| no_piece())?;
            return if (1..=4).contains(&n) { Ok(PieceId(n - 1)) } else { Err(no_piece()) };
        }
        let n: u16 = word.strip_prefix('p').and_then(|n| n.parse().ok()).ok_or_else(no_piece)?;
        if n >= PieceId::FIRST.0 && n != u16::MAX { Ok(PieceId(n)) } else { Err(no_piece()) }
    }
}

impl Serialize for PieceId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PieceId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PieceId, D::Error> {
        struct Piece;
        struct Word;
        impl serde::de::Visitor<'_> for Word {
            type Value = PieceId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card in play: villain, main-scheme, identity-1, p6 or the like")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<PieceId, E> {
                word.parse().map_err(E::custom)
            }
        }
        impl<'de> serde::de::Visitor<'de> for Piece {
            type Value = PieceId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Word.expecting(f)
            }

            fn visit_newtype_struct<D: serde::Deserializer<'de>>(self, word: D) -> Result<PieceId, D::Error> {
                word.deserialize_str(Word)
            }
        }
        deserializer.deserialize_newtype_struct("Piece", Piece)
    }
}
