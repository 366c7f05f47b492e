//! Decks (rule 5): which are legal, the starter decks, and deck lists as text.

pub(crate) mod english;
mod lists;
mod offer;
#[cfg(test)]
mod tests;

pub use lists::{parse, starter_deck, to_json, to_short, to_text};
pub use offer::CoreSet;

use crate::ids::{Card, Faction, Hero, Kind};
use kernel::{Argument, SetupError, Text};

/// A deck as its owner keeps it, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The hero.
    pub hero: Hero,
    /// The aspect; none while no card of one is in the deck and none was chosen.
    pub aspect: Option<Faction>,
    /// The cards with their numbers, by collection number, the identity not counted.
    pub cards: Vec<(Card, u8)>,
}

impl Deck {
    /// Everything that is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        faults(self.hero, &self.cards)
    }

    /// How many cards it has.
    pub fn size(&self) -> u32 {
        self.cards.iter().map(|(_, n)| u32::from(*n)).sum()
    }
}

impl From<&Starter> for Deck {
    fn from(starter: &Starter) -> Deck {
        let name = format!("{} ({})", english::hero(starter.hero), english::aspect(starter.aspect));
        let mut cards = starter.cards.to_vec();
        cards.sort_unstable_by_key(|(card, _)| *card);
        Deck { name, hero: starter.hero, aspect: Some(starter.aspect), cards }
    }
}

/// Whether a faction is one of the four aspects (rule 5.4).
pub const fn is_aspect(faction: Faction) -> bool {
    matches!(faction, Faction::Aggression | Faction::Justice | Faction::Leadership | Faction::Protection)
}

/// A deck of the box.
#[derive(Clone, Copy, Debug)]
pub struct Starter {
    /// Its id.
    pub id: &'static str,
    /// The hero.
    pub hero: Hero,
    /// The aspect.
    pub aspect: Faction,
    /// The cards with their numbers.
    pub cards: &'static [(Card, u8)],
}

/// The decks of the Core Set (rule 5.7).
pub static STARTERS: [Starter; 6] = [
    Starter {
        id: "starter-spider-man-justice",
        hero: Hero::SpiderMan,
        aspect: Faction::Justice,
        cards: &[
            (Card::BlackCat, 1),
            (Card::Backflip, 2),
            (Card::EnhancedSpiderSense, 2),
            (Card::SwingingWebKick, 3),
            (Card::AuntMay, 1),
            (Card::SpiderTracer, 2),
            (Card::WebShooter, 2),
            (Card::WebbedUp, 2),
            (Card::Daredevil, 1),
            (Card::JessicaJones, 1),
            (Card::ForJustice, 2),
            (Card::GreatResponsibility, 2),
            (Card::ThePowerOfJustice, 2),
            (Card::InterrogationRoom, 2),
            (Card::SurveillanceTeam, 2),
            (Card::HeroicIntuition, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
    Starter {
        id: "starter-captain-marvel-leadership",
        hero: Hero::CaptainMarvel,
        aspect: Faction::Leadership,
        cards: &[
            (Card::SpiderWoman, 1),
            (Card::CrisisInterdiction, 3),
            (Card::PhotonicBlast, 3),
            (Card::EnergyAbsorption, 2),
            (Card::AlphaFlightStation, 1),
            (Card::CaptainMarvelsHelmet, 1),
            (Card::CosmicFlight, 2),
            (Card::EnergyChannel, 2),
            (Card::Hawkeye, 1),
            (Card::MariaHill, 1),
            (Card::Vision, 1),
            (Card::GetReady, 2),
            (Card::LeadFromTheFront, 2),
            (Card::MakeTheCall, 2),
            (Card::ThePowerOfLeadership, 2),
            (Card::TheTriskelion, 1),
            (Card::Inspired, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
    Starter {
        id: "starter-she-hulk-aggression",
        hero: Hero::SheHulk,
        aspect: Faction::Aggression,
        cards: &[
            (Card::Hellcat, 1),
            (Card::GammaSlam, 1),
            (Card::GroundStomp, 2),
            (Card::LegalPractice, 2),
            (Card::OneTwoPunch, 3),
            (Card::SplitPersonality, 1),
            (Card::SuperhumanLawDivision, 1),
            (Card::FocusedRage, 2),
            (Card::SuperhumanStrength, 2),
            (Card::Hulk, 1),
            (Card::Tigra, 1),
            (Card::ChaseThemDown, 2),
            (Card::RelentlessAssault, 2),
            (Card::Uppercut, 2),
            (Card::ThePowerOfAggression, 2),
            (Card::TacTeam, 2),
            (Card::CombatTraining, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
    Starter {
        id: "starter-iron-man-aggression",
        hero: Hero::IronMan,
        aspect: Faction::Aggression,
        cards: &[
            (Card::WarMachine, 1),
            (Card::RepulsorBlast, 3),
            (Card::SupersonicPunch, 2),
            (Card::PepperPotts, 1),
            (Card::StarkTower, 1),
            (Card::ArcReactor, 1),
            (Card::MarkVArmor, 1),
            (Card::MarkVHelmet, 1),
            (Card::PoweredGauntlets, 2),
            (Card::RocketBoots, 2),
            (Card::Hulk, 1),
            (Card::Tigra, 1),
            (Card::ChaseThemDown, 2),
            (Card::RelentlessAssault, 2),
            (Card::Uppercut, 2),
            (Card::ThePowerOfAggression, 2),
            (Card::TacTeam, 2),
            (Card::CombatTraining, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
    Starter {
        id: "starter-black-panther-protection",
        hero: Hero::BlackPanther,
        aspect: Faction::Protection,
        cards: &[
            (Card::Shuri, 1),
            (Card::AncestralKnowledge, 1),
            (Card::WakandaForeverA, 1),
            (Card::WakandaForeverB, 1),
            (Card::WakandaForeverC, 1),
            (Card::WakandaForeverD, 2),
            (Card::Vibranium, 3),
            (Card::TheGoldenCity, 1),
            (Card::EnergyDaggers, 1),
            (Card::PantherClaws, 1),
            (Card::TacticalGenius, 1),
            (Card::VibraniumSuit, 1),
            (Card::BlackWidow, 1),
            (Card::LukeCage, 1),
            (Card::CounterPunch, 2),
            (Card::GetBehindMe, 2),
            (Card::ThePowerOfProtection, 2),
            (Card::MedTeam, 2),
            (Card::ArmoredVest, 2),
            (Card::Indomitable, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
    Starter {
        id: "tutorial-captain-marvel-aggression",
        hero: Hero::CaptainMarvel,
        aspect: Faction::Aggression,
        cards: &[
            (Card::SpiderWoman, 1),
            (Card::CrisisInterdiction, 3),
            (Card::PhotonicBlast, 3),
            (Card::EnergyAbsorption, 2),
            (Card::AlphaFlightStation, 1),
            (Card::CaptainMarvelsHelmet, 1),
            (Card::CosmicFlight, 2),
            (Card::EnergyChannel, 2),
            (Card::Hulk, 1),
            (Card::Tigra, 1),
            (Card::ChaseThemDown, 2),
            (Card::RelentlessAssault, 2),
            (Card::Uppercut, 2),
            (Card::ThePowerOfAggression, 2),
            (Card::TacTeam, 2),
            (Card::CombatTraining, 2),
            (Card::Mockingbird, 1),
            (Card::NickFury, 1),
            (Card::Emergency, 1),
            (Card::FirstAid, 1),
            (Card::Haymaker, 1),
            (Card::Energy, 1),
            (Card::Genius, 1),
            (Card::Strength, 1),
            (Card::AvengersMansion, 1),
            (Card::Helicarrier, 1),
            (Card::Tenacity, 1),
        ],
    },
];

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule.
    pub rule: &'static str,
    /// What is wrong, in one clause.
    pub what: Text,
}

/// The starter deck of a hero.
pub fn starter(hero: Hero) -> &'static Starter {
    STARTERS.iter().find(|starter| starter.hero == hero).unwrap_or(&STARTERS[0])
}

/// The deck of the first game (rule 25.7).
pub fn tutorial(hero: Hero) -> Option<&'static Starter> {
    STARTERS.iter().find(|starter| starter.hero == hero && starter.id.starts_with("tutorial"))
}

/// Everything that is wrong with a deck.
pub fn faults(hero: Hero, deck: &[(Card, u8)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |rule, what: Text| faults.push(Fault { rule, what });
    let copies =
        |card: Card| deck.iter().filter(|(other, _)| *other == card).map(|(_, n)| u32::from(*n)).sum::<u32>();
    let size: u32 = deck.iter().map(|(_, n)| u32::from(*n)).sum();
    if !(40..=50).contains(&size) {
        fault("5.2", Text::new("deck-size").number("n", size));
    }
    for card in Card::ALL {
        let def = card.def();
        let n = copies(card);
        let of_card = |what: &'static str| Text::new(what).text("card", Text::of("card", card.slug()));
        if def.set == hero.set() && def.kind.is_player_card() {
            if n != u32::from(def.copies) {
                fault("5.3", of_card("deck-hero-copies").number("n", n).number("has", def.copies));
            }
        } else if n == 0 {
            continue;
        } else if !def.kind.is_player_card() || matches!(def.kind, Kind::Hero | Kind::AlterEgo) {
            fault("5.6", of_card("deck-not-for-decks"));
        } else if def.faction == Faction::Hero {
            fault("5.6", of_card("deck-other-hero"));
        } else if n > u32::from(def.deck_limit) {
            fault("5.5", of_card("deck-limit").number("n", n).number("limit", def.deck_limit));
        }
    }
    let mut aspects: Vec<Faction> = Vec::new();
    for (card, n) in deck {
        let faction = card.def().faction;
        if *n > 0 && is_aspect(faction) && !aspects.contains(&faction) {
            aspects.push(faction);
        }
    }
    if aspects.len() > 1 {
        let names = aspects.iter().map(|aspect| Argument::Text(Text::of("aspect", aspect.slug())));
        fault("5.4", Text::new("deck-aspects").list("aspects", names));
    }
    faults
}

/// Refuses a deck that is not legal.
pub(crate) fn check(hero: Hero, deck: &[(Card, u8)]) -> Result<(), SetupError> {
    match faults(hero, deck).into_iter().next() {
        None => Ok(()),
        Some(Fault { rule, what }) => {
            let why = Text::new("deck-fault").text("hero", Text::of("hero", hero.slug())).text("what", what);
            Err(SetupError::by(rule, why))
        }
    }
}
