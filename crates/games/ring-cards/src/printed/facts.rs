//! What is printed on cards, paths and battlegrounds, for those who draw the table. Nothing of a position is
//! in it.

use crate::cards::{self, CardDef, DEFS, Icons};
use crate::game::Thing;
use crate::ids::{Battleground, Card, Faction, Keyword, Kind, Path, Scenario, SeatName, Side};
use crate::printed::modes::RingRule;
use crate::text::names;
use kernel::{Language, Text};
use serde::Serialize;

/// A card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its id.
    pub id: Card,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its faction.
    pub faction: Faction,
    /// Its type.
    pub kind: Kind,
    /// How many of it exist.
    pub copies: u8,
    /// Its keyword.
    pub keyword: Option<Keyword>,
    /// The same as a word.
    pub keyword_name: Option<String>,
    /// Its icons.
    pub icons: Icons,
    /// Whether its text gives it more icons at times.
    pub more_icons: bool,
    /// The numbers of the paths where it may go.
    pub paths: Vec<u8>,
    /// Who may wield it, in words; only items have one.
    pub wielder: Option<String>,
    /// What it does, in our own words.
    pub text: String,
}

/// A faction.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactionFacts {
    /// Its id.
    pub id: Faction,
    /// Its name as an adjective.
    pub name: String,
    /// Its side.
    pub side: Side,
}

/// A path as printed. The Free Peoples defend it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathFacts {
    /// Its id.
    pub id: Path,
    /// Its name.
    pub name: String,
    /// Its number.
    pub number: u8,
    /// Its path defence.
    pub defence: u8,
    /// What it is worth to the Free Peoples.
    pub points: u8,
    /// What happens when it is activated, in our own words.
    pub text: String,
}

/// A battleground as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattlegroundFacts {
    /// Its id.
    pub id: Battleground,
    /// Its name.
    pub name: String,
    /// The side that defends it.
    pub side: Side,
    /// Its battleground defence.
    pub defence: u8,
    /// What it is worth.
    pub points: u8,
    /// The factions that defend it.
    pub defending: &'static [Faction],
    /// The factions that attack it.
    pub attacking: &'static [Faction],
    /// What happens when it is activated or reactivated, in our own words.
    pub text: String,
}

/// A seat of a mode.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatFacts {
    /// The mode.
    pub scenario: Scenario,
    /// The seat's id.
    pub id: SeatName,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// The factions of its deck.
    pub factions: &'static [Faction],
    /// How many cards it draws in the Draw step.
    pub draw_step: u8,
    /// What its Ring token does, in words; none if it has none.
    pub ring: Option<String>,
}

/// A mode.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScenarioFacts {
    /// Its id.
    pub id: Scenario,
    /// Its name.
    pub name: String,
    /// How many rounds it has at the most: the number of its last path.
    pub rounds: u8,
}

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// The cards.
    pub cards: Vec<CardFacts>,
    /// The factions.
    pub factions: Vec<FactionFacts>,
    /// The paths.
    pub paths: Vec<PathFacts>,
    /// The battlegrounds.
    pub battlegrounds: Vec<BattlegroundFacts>,
    /// The modes.
    pub scenarios: Vec<ScenarioFacts>,
    /// The seats of all modes.
    pub seats: Vec<SeatFacts>,
}

impl Facts {
    /// Everything that is printed.
    pub fn all(language: &dyn Language) -> Facts {
        Facts {
            cards: DEFS.values().iter().map(|def| card(def, language)).collect(),
            factions: Faction::ALL.into_iter().map(|one| faction(one, language)).collect(),
            paths: Path::ALL.into_iter().map(|one| path(one, language)).collect(),
            battlegrounds: Battleground::ALL.into_iter().map(|one| battleground(one, language)).collect(),
            scenarios: Scenario::ALL.into_iter().map(|one| scenario(one, language)).collect(),
            seats: Scenario::ALL.into_iter().flat_map(|one| seats(one, language)).collect(),
        }
    }
}

fn card(def: &CardDef, language: &dyn Language) -> CardFacts {
    CardFacts {
        id: def.card,
        name: names::card(def.card).render(language),
        side: def.faction.side(),
        faction: def.faction,
        kind: def.kind,
        copies: def.copies,
        keyword: def.keyword,
        keyword_name: def.keyword.map(|keyword| names::keyword(keyword).render(language)),
        icons: def.icons,
        more_icons: def.texts.iter().any(|text| matches!(text, cards::Text::Icons(..))),
        paths: def.path_numbers().collect(),
        wielder: names::wielders(def.card).map(|who| who.render(language)),
        text: names::card_text(def.card).map_or(String::new(), |text| text.render(language)),
    }
}

fn faction(faction: Faction, language: &dyn Language) -> FactionFacts {
    FactionFacts { id: faction, name: names::faction(faction).render(language), side: faction.side() }
}

fn path(path: Path, language: &dyn Language) -> PathFacts {
    let def = path.def();
    PathFacts {
        id: path,
        name: names::path(path).render(language),
        number: def.number,
        defence: def.defence,
        points: def.points,
        text: names::path_text(path).render(language),
    }
}

fn battleground(ground: Battleground, language: &dyn Language) -> BattlegroundFacts {
    let def = ground.def();
    BattlegroundFacts {
        id: ground,
        name: names::battleground(ground).render(language),
        side: def.side,
        defence: def.defence,
        points: def.points,
        defending: def.defending,
        attacking: def.attacking,
        text: names::battleground_text(ground).render(language),
    }
}

fn scenario(scenario: Scenario, language: &dyn Language) -> ScenarioFacts {
    ScenarioFacts {
        id: scenario,
        name: Text::<Thing>::of("scenario", scenario.slug()).render(language),
        rounds: scenario.mode().last_path,
    }
}

fn seats(scenario: Scenario, language: &dyn Language) -> impl Iterator<Item = SeatFacts> {
    scenario.mode().seats.iter().map(move |def| SeatFacts {
        scenario,
        id: def.name,
        name: Text::<Thing>::of("seat", def.name.slug()).render(language),
        side: def.side,
        factions: def.factions,
        draw_step: def.draw_step,
        ring: match def.ring {
            RingRule::OncePerGame => Some(language.say("ring-once-per-game")),
            RingRule::OncePerRound => Some(language.say("ring-once-per-round")),
            RingRule::None => None,
        },
    })
}

#[cfg(test)]
#[path = "tests/facts.rs"]
mod tests;
