//! Names of things: heroes, scenarios, card kinds, traits, statuses, cards, and the numbers of what is on the table.

mod cards;
mod numbers;

pub use cards::Card;
pub use numbers::{AbilityId, HappeningId, PieceId, Seats};

/// Ids with names for people.
macro_rules! named {
    (
        $(#[$doc:meta])*
        $type:ident $(, set $bits:ident)? { $($id:ident = $slug:literal $name:literal $(since $since:ident)?,)* }
    ) => {
        kit::ids! {
            $(#[$doc])*
            #[cfg_attr(test, derive(ts_rs::TS))]
            pub enum $type: u8 $(, set $bits)? { $(#[doc = $name] $id = $slug $(since $since)?,)* }
        }

        impl $type {
            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$id => $name,)*
                }
            }
        }
    };
}

named! {
    /// The kind of a card.
    Kind {
        Hero = "hero" "hero",
        AlterEgo = "alter-ego" "alter-ego",
        Ally = "ally" "ally",
        Event = "event" "event",
        Resource = "resource" "resource",
        Support = "support" "support",
        Upgrade = "upgrade" "upgrade",
        Villain = "villain" "villain",
        MainScheme = "main-scheme" "main scheme",
        SideScheme = "side-scheme" "side scheme",
        Minion = "minion" "minion",
        Treachery = "treachery" "treachery",
        Attachment = "attachment" "attachment",
        Environment = "environment" "environment",
        Obligation = "obligation" "obligation",
    }
}

named! {
    /// What a card belongs to: a hero, an aspect, the basic cards, the encounter cards.
    Faction {
        Hero = "hero" "Hero",
        Aggression = "aggression" "Aggression",
        Justice = "justice" "Justice",
        Leadership = "leadership" "Leadership",
        Protection = "protection" "Protection",
        Basic = "basic" "Basic",
        Encounter = "encounter" "Encounter",
    }
}

named! {
    /// A set of cards.
    CardSet {
        SpiderMan = "spider-man" "Spider-Man",
        CaptainMarvel = "captain-marvel" "Captain Marvel",
        SheHulk = "she-hulk" "She-Hulk",
        IronMan = "iron-man" "Iron Man",
        BlackPanther = "black-panther" "Black Panther",
        SpiderManNemesis = "spider-man-nemesis" "Spider-Man's nemesis",
        CaptainMarvelNemesis = "captain-marvel-nemesis" "Captain Marvel's nemesis",
        SheHulkNemesis = "she-hulk-nemesis" "She-Hulk's nemesis",
        IronManNemesis = "iron-man-nemesis" "Iron Man's nemesis",
        BlackPantherNemesis = "black-panther-nemesis" "Black Panther's nemesis",
        Aggression = "aggression" "Aggression",
        Justice = "justice" "Justice",
        Leadership = "leadership" "Leadership",
        Protection = "protection" "Protection",
        Basic = "basic" "Basic",
        Rhino = "rhino" "Rhino",
        Klaw = "klaw" "Klaw",
        Ultron = "ultron" "Ultron",
        BombScare = "bomb-scare" "Bomb Scare",
        MastersOfEvil = "masters-of-evil" "Masters of Evil",
        UnderAttack = "under-attack" "Under Attack",
        LegionsOfHydra = "legions-of-hydra" "Legions of Hydra",
        TheDoomsdayChair = "the-doomsday-chair" "The Doomsday Chair",
        Standard = "standard" "Standard",
        Expert = "expert" "Expert",
    }
}

named! {
    /// A word on a card without any effect of its own.
    Trait {
        Aerial = "aerial" "Aerial",
        Android = "android" "Android",
        Armor = "armor" "Armor",
        Assassin = "assassin" "Assassin",
        Attack = "attack" "Attack",
        Attorney = "attorney" "Attorney",
        Avenger = "avenger" "Avenger",
        BlackPanther = "black-panther" "Black Panther",
        Brute = "brute" "Brute",
        Condition = "condition" "Condition",
        Criminal = "criminal" "Criminal",
        Cyborg = "cyborg" "Cyborg",
        Defender = "defender" "Defender",
        Defense = "defense" "Defense",
        Drone = "drone" "Drone",
        Elite = "elite" "Elite",
        Gamma = "gamma" "Gamma",
        Genius = "genius" "Genius",
        HeroForHire = "hero-for-hire" "Hero for Hire",
        Hydra = "hydra" "Hydra",
        Item = "item" "Item",
        King = "king" "King",
        Kree = "kree" "Kree",
        Location = "location" "Location",
        MastersOfEvil = "masters-of-evil" "Masters of Evil",
        Mercenary = "mercenary" "Mercenary",
        Persona = "persona" "Persona",
        Shield = "shield" "S.H.I.E.L.D.",
        Skill = "skill" "Skill",
        Soldier = "soldier" "Soldier",
        Spy = "spy" "Spy",
        Superpower = "superpower" "Superpower",
        Tactic = "tactic" "Tactic",
        Tech = "tech" "Tech",
        Thwart = "thwart" "Thwart",
        Wakanda = "wakanda" "Wakanda",
        Weapon = "weapon" "Weapon",
    }
}

named! {
    /// The hero a player is.
    Hero {
        SpiderMan = "spider-man" "Spider-Man",
        CaptainMarvel = "captain-marvel" "Captain Marvel",
        SheHulk = "she-hulk" "She-Hulk",
        IronMan = "iron-man" "Iron Man",
        BlackPanther = "black-panther" "Black Panther",
    }
}

named! {
    /// A villain with his schemes (rule 27).
    Scenario {
        Rhino = "rhino" "Rhino",
        Klaw = "klaw" "Klaw",
        Ultron = "ultron" "Ultron",
    }
}

named! {
    /// A form of an identity (rule 20).
    Form {
        AlterEgo = "alter-ego" "alter-ego",
        Hero = "hero" "hero",
    }
}

named! {
    /// A status card (rule 16).
    Status, set u8 {
        Stunned = "stunned" "stunned",
        Confused = "confused" "confused",
        Tough = "tough" "tough",
    }
}

named! {
    /// A type of resource.
    Resource, set u8 {
        Energy = "energy" "energy",
        Mental = "mental" "mental",
        Physical = "physical" "physical",
        Wild = "wild" "wild",
    }
}

named! {
    /// A label of an ability.
    Label {
        Attack = "attack" "attack",
        Thwart = "thwart" "thwart",
        Defense = "defense" "defense",
    }
}

named! {
    /// A value that cards change.
    Value, set u8 {
        Thw = "thw" "THW",
        Atk = "atk" "ATK",
        Def = "def" "DEF",
        Sch = "sch" "SCH",
        HitPoints = "hit-points" "hit points",
        Retaliate = "retaliate" "retaliate",
        AllyLimit = "ally-limit" "ally limit",
        HandSize = "hand-size" "hand size",
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
