//! What is printed on the board, the cards and the counters, for those who draw the table. Nothing of a position is in it.

use super::User;
use crate::game::Thing;
use crate::ids::{
    Ability, Card, Character, CombatCard, Deck, Face, Icon, LEADERS, NAZGUL, Nation, Side, Tile,
};
use crate::map::{COASTAL, EASTERN_EDGE, Region, Site};
use crate::seats::SeatName;
use crate::state::{Scenario, State};
use kernel::{Language, Text};
use serde::Serialize;

/// A region as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFacts {
    /// Its id.
    pub id: Region,
    /// Its name.
    pub name: String,
    /// The Nation it belongs to.
    pub nation: Option<Nation>,
    /// What stands there.
    pub site: Site,
    /// What it is worth to the enemy.
    pub points: u8,
    /// Where the middle of it is on the board, from 0 to 1000: to the right.
    pub x: u16,
    /// The same downwards.
    pub y: u16,
    /// Where one can go from here.
    pub adjacent: &'static [Region],
    /// Whether it is coastal.
    pub coastal: bool,
    /// Whether it is on the eastern edge.
    pub eastern_edge: bool,
}

/// A Nation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationFacts {
    /// Its id.
    pub id: Nation,
    /// Its name.
    pub name: String,
    /// Its name before the word for a figure.
    pub adjective: String,
    /// Its side.
    pub side: Side,
    /// How many Regulars there are.
    pub regulars: u8,
    /// How many Elites.
    pub elites: u8,
    /// How many Leaders.
    pub leaders: u8,
    /// How many Nazgûl.
    pub nazgul: u8,
}

/// An ability of a Character.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AbilityFacts {
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// A Character as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// His id.
    pub id: Character,
    /// His name.
    pub name: String,
    /// His side.
    pub side: Side,
    /// His Level.
    pub level: u8,
    /// His Leadership.
    pub leadership: u8,
    /// What he does as Guide; empty if nothing.
    pub guide: String,
    /// How he enters play; empty if he starts in the Fellowship.
    pub entry: String,
    /// His other abilities.
    pub abilities: Vec<AbilityFacts>,
}

/// A combat part as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatFacts {
    /// Its id.
    pub id: CombatCard,
    /// Its title.
    pub title: String,
    /// The windows in which it acts.
    pub initiative: &'static [u8],
    /// What must hold to choose it; empty if nothing.
    pub condition: String,
    /// What it costs; empty if nothing.
    pub cost: String,
    /// What it does.
    pub text: String,
}

/// An Event card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its id.
    pub id: Card,
    /// Its name.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// Its type icon.
    pub icon: Icon,
    /// Whether it is played on the table.
    pub stays: bool,
    /// What must hold to play it; empty if nothing.
    pub condition: String,
    /// What it does.
    pub text: String,
    /// When a card on the table is discarded; empty if never.
    pub discard: String,
    /// Who may play it in a game of teams.
    pub user: User,
    /// Its combat part.
    pub combat: CombatFacts,
}

/// A kind of Hunt tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileFacts {
    /// Its id.
    pub id: Tile,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub count: u8,
    /// Whether it is a standard tile.
    pub standard: bool,
    /// Its number; none for an Eye or a die.
    pub value: Option<i8>,
    /// Whether it shows an Eye.
    pub eye: bool,
    /// Whether it has a Reveal icon.
    pub reveals: bool,
    /// Whether it has a Stop icon.
    pub stops: bool,
}

/// The faces of a side's dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceFacts {
    /// Its id.
    pub id: Face,
    /// Its name.
    pub name: String,
    /// On how many faces of a Free Peoples die it is.
    pub free_peoples: u8,
    /// On how many faces of a Shadow die it is.
    pub shadow: u8,
}

/// A seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatFacts {
    /// The scenario.
    pub scenario: Scenario,
    /// Its id.
    pub id: SeatName,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// The Nations it commands.
    pub nations: Vec<Nation>,
}

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// The regions.
    pub regions: Vec<RegionFacts>,
    /// The Nations.
    pub nations: Vec<NationFacts>,
    /// The Characters.
    pub characters: Vec<CharacterFacts>,
    /// What Gollum does.
    pub gollum: String,
    /// The Event cards.
    pub cards: Vec<CardFacts>,
    /// The Hunt tiles.
    pub tiles: Vec<TileFacts>,
    /// The faces of the Action dice.
    pub faces: Vec<FaceFacts>,
    /// The seats of all scenarios.
    pub seats: Vec<SeatFacts>,
}

/// The words of a text that names nothing on the table.
fn said(language: &dyn Language, text: Text<Thing>) -> String {
    text.render(language)
}

/// The words of a text if it is printed, and no words if not.
fn said_if(printed: bool, language: &dyn Language, text: Text<Thing>) -> String {
    if printed { text.render(language) } else { String::new() }
}

impl Facts {
    /// Everything that is printed, in a language.
    pub fn all(language: &dyn Language) -> Facts {
        Facts {
            regions: Region::ALL.into_iter().map(|id| region(id, language)).collect(),
            nations: Nation::ALL.into_iter().map(|id| nation(id, language)).collect(),
            characters: Character::ALL.into_iter().map(|id| character(id, language)).collect(),
            gollum: said(language, Text::new("gollum").part("guide")),
            cards: Card::ALL.into_iter().map(|id| card(id, language)).collect(),
            tiles: Tile::ALL.into_iter().map(|id| tile(id, language)).collect(),
            faces: Face::ALL.into_iter().map(|id| face(id, language)).collect(),
            seats: Scenario::ALL.into_iter().flat_map(|scenario| seats(scenario, language)).collect(),
        }
    }
}

fn region(id: Region, language: &dyn Language) -> RegionFacts {
    let (x, y) = id.def().at;
    RegionFacts {
        id,
        name: said(language, Text::of("region", id.slug())),
        nation: id.nation(),
        site: id.site(),
        points: id.victory_points(),
        x,
        y,
        adjacent: id.adjacent(),
        coastal: COASTAL.contains(&id),
        eastern_edge: EASTERN_EDGE.contains(&id),
    }
}

fn nation(id: Nation, language: &dyn Language) -> NationFacts {
    let [regulars, elites] = *id.units().values();
    NationFacts {
        id,
        name: said(language, Text::of("nation", id.slug())),
        adjective: said(language, Text::of("short-nation", id.slug())),
        side: id.side(),
        regulars,
        elites,
        leaders: if id.side() == Side::FreePeoples { LEADERS } else { 0 },
        nazgul: if id == Nation::Sauron { NAZGUL } else { 0 },
    }
}

fn character(id: Character, language: &dyn Language) -> CharacterFacts {
    let def = id.def();
    let printed = || Text::of("character", id.slug());
    let ability = |ability: &Ability| AbilityFacts {
        name: said(language, Text::of("ability", ability.slug())),
        text: said(language, Text::of("ability", ability.slug()).part("text")),
    };
    CharacterFacts {
        id,
        name: said(language, printed()),
        side: id.side(),
        level: id.level(),
        leadership: id.leadership(),
        guide: said_if(def.guide, language, printed().part("guide")),
        entry: said_if(def.entry, language, printed().part("entry")),
        abilities: def.abilities.iter().map(ability).collect(),
    }
}

fn card(id: Card, language: &dyn Language) -> CardFacts {
    let def = id.def();
    let printed = || Text::of("card", id.slug());
    CardFacts {
        id,
        name: said(language, printed()),
        deck: id.deck(),
        icon: def.icon,
        stays: def.stays,
        condition: said_if(def.condition, language, printed().part("condition")),
        text: said(language, printed().part("text")),
        discard: said_if(def.stays, language, printed().part("discard")),
        user: def.user,
        combat: combat(def.combat, language),
    }
}

fn combat(id: CombatCard, language: &dyn Language) -> CombatFacts {
    let def = id.def();
    let printed = || Text::of("combat", id.slug());
    CombatFacts {
        id,
        title: said(language, printed()),
        initiative: def.initiative,
        condition: said_if(def.condition, language, printed().part("condition")),
        cost: said_if(def.cost, language, printed().part("cost")),
        text: said(language, printed().part("text")),
    }
}

fn tile(id: Tile, language: &dyn Language) -> TileFacts {
    TileFacts {
        id,
        name: said(language, Text::of("print-tile", id.slug())),
        count: id.count(),
        standard: id.is_standard(),
        value: id.value(),
        eye: id.is_eye(),
        reveals: id.reveals(),
        stops: id.stops(),
    }
}

fn face(id: Face, language: &dyn Language) -> FaceFacts {
    let on = |side: Side| Face::of(side).into_iter().filter(|face| *face == id).count() as u8;
    FaceFacts {
        id,
        name: said(language, Text::of("face", id.slug())),
        free_peoples: on(Side::FreePeoples),
        shadow: on(Side::Shadow),
    }
}

fn seats(scenario: Scenario, language: &dyn Language) -> Vec<SeatFacts> {
    let seat = |id: &SeatName| {
        let (side, nations): (Side, &[Nation]) = match id {
            SeatName::FreePeoples => (Side::FreePeoples, Side::FreePeoples.nations()),
            SeatName::Shadow => (Side::Shadow, Side::Shadow.nations()),
            SeatName::Gondor => (Side::FreePeoples, &[Nation::Gondor, Nation::Elves]),
            SeatName::Rohan => (Side::FreePeoples, &[Nation::Rohan, Nation::North, Nation::Dwarves]),
            SeatName::WitchKing => (Side::Shadow, &[Nation::Sauron]),
            SeatName::Saruman => (Side::Shadow, &[Nation::Isengard, Nation::Southrons]),
        };
        let name = said(language, Text::of("seat", id.slug()));
        SeatFacts { scenario, id: *id, name, side, nations: nations.to_vec() }
    };
    scenario.seats().iter().map(seat).collect()
}

impl State {
    /// The printed facts as one value.
    pub(crate) fn printed_facts(language: &dyn Language) -> serde_json::Value {
        serde_json::to_value(Facts::all(language)).unwrap_or_default()
    }
}
