//! Names of things: heroes, scenarios, card kinds, traits, statuses, cards, and the numbers of what is on the table.

mod cards;
mod numbers;

pub use cards::Card;
pub use numbers::{AbilityId, HappeningId, PieceId, Seats};

macro_rules! slugs {
    (
        $(#[$doc:meta])*
        $type:ident $(, set $bits:ident)? { $($id:ident = $slug:literal $(since $since:ident)?,)* }
    ) => {
        kit::ids! {
            $(#[$doc])*
            #[cfg_attr(test, derive(ts_rs::TS))]
            pub enum $type: u8 $(, set $bits)? { $(#[doc = $slug] $id = $slug $(since $since)?,)* }
        }
    };
}

slugs! {
    /// The kind of a card.
    Kind {
        Hero = "hero",
        AlterEgo = "alter-ego",
        Ally = "ally",
        Event = "event",
        Resource = "resource",
        Support = "support",
        Upgrade = "upgrade",
        Villain = "villain",
        MainScheme = "main-scheme",
        SideScheme = "side-scheme",
        Minion = "minion",
        Treachery = "treachery",
        Attachment = "attachment",
        Environment = "environment",
        Obligation = "obligation",
    }
}

slugs! {
    /// What a card belongs to: a hero, an aspect, the basic cards, the encounter cards.
    Faction {
        Hero = "hero",
        Aggression = "aggression",
        Justice = "justice",
        Leadership = "leadership",
        Protection = "protection",
        Basic = "basic",
        Encounter = "encounter",
    }
}

slugs! {
    /// A set of cards.
    CardSet {
        SpiderMan = "spider-man",
        CaptainMarvel = "captain-marvel",
        SheHulk = "she-hulk",
        IronMan = "iron-man",
        BlackPanther = "black-panther",
        SpiderManNemesis = "spider-man-nemesis",
        CaptainMarvelNemesis = "captain-marvel-nemesis",
        SheHulkNemesis = "she-hulk-nemesis",
        IronManNemesis = "iron-man-nemesis",
        BlackPantherNemesis = "black-panther-nemesis",
        Aggression = "aggression",
        Justice = "justice",
        Leadership = "leadership",
        Protection = "protection",
        Basic = "basic",
        Rhino = "rhino",
        Klaw = "klaw",
        Ultron = "ultron",
        BombScare = "bomb-scare",
        MastersOfEvil = "masters-of-evil",
        UnderAttack = "under-attack",
        LegionsOfHydra = "legions-of-hydra",
        TheDoomsdayChair = "the-doomsday-chair",
        Standard = "standard",
        Expert = "expert",
    }
}

slugs! {
    /// A word on a card without any effect of its own.
    Trait {
        Aerial = "aerial",
        Android = "android",
        Armor = "armor",
        Assassin = "assassin",
        Attack = "attack",
        Attorney = "attorney",
        Avenger = "avenger",
        BlackPanther = "black-panther",
        Brute = "brute",
        Condition = "condition",
        Criminal = "criminal",
        Cyborg = "cyborg",
        Defender = "defender",
        Defense = "defense",
        Drone = "drone",
        Elite = "elite",
        Gamma = "gamma",
        Genius = "genius",
        HeroForHire = "hero-for-hire",
        Hydra = "hydra",
        Item = "item",
        King = "king",
        Kree = "kree",
        Location = "location",
        MastersOfEvil = "masters-of-evil",
        Mercenary = "mercenary",
        Persona = "persona",
        Shield = "shield",
        Skill = "skill",
        Soldier = "soldier",
        Spy = "spy",
        Superpower = "superpower",
        Tactic = "tactic",
        Tech = "tech",
        Thwart = "thwart",
        Wakanda = "wakanda",
        Weapon = "weapon",
    }
}

slugs! {
    /// The hero a player is.
    Hero {
        SpiderMan = "spider-man",
        CaptainMarvel = "captain-marvel",
        SheHulk = "she-hulk",
        IronMan = "iron-man",
        BlackPanther = "black-panther",
    }
}

slugs! {
    /// A villain with his schemes (rule 27).
    Scenario {
        Rhino = "rhino",
        Klaw = "klaw",
        Ultron = "ultron",
    }
}

slugs! {
    /// A form of an identity (rule 20).
    Form {
        AlterEgo = "alter-ego",
        Hero = "hero",
    }
}

slugs! {
    /// A status card (rule 16).
    Status, set u8 {
        Stunned = "stunned",
        Confused = "confused",
        Tough = "tough",
    }
}

slugs! {
    /// A type of resource.
    Resource, set u8 {
        Energy = "energy",
        Mental = "mental",
        Physical = "physical",
        Wild = "wild",
    }
}

slugs! {
    /// A label of an ability.
    Label {
        Attack = "attack",
        Thwart = "thwart",
        Defense = "defense",
    }
}

slugs! {
    /// A value that cards change.
    Value, set u8 {
        Thw = "thw",
        Atk = "atk",
        Def = "def",
        Sch = "sch",
        HitPoints = "hit-points",
        Retaliate = "retaliate",
        AllyLimit = "ally-limit",
        HandSize = "hand-size",
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
}

impl Scenario {
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
