//! What is printed on the board, the cards and the counters, for those who draw the table. Nothing of a position is in it.

use super::User;
use super::characters::GOLLUM;
use crate::ids::{Card, Character, CombatCard, Deck, Face, Icon, LEADERS, NAZGUL, Nation, Side, Tile};
use crate::map::{COASTAL, EASTERN_EDGE, Region, Site};
use crate::seats::SeatName;
use crate::state::{Scenario, State};
use serde::Serialize;

/// A region as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFacts {
    /// Its id.
    pub id: Region,
    /// Its name.
    pub name: &'static str,
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
    pub name: &'static str,
    /// Its name before the word for a figure.
    pub adjective: &'static str,
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
    pub name: &'static str,
    /// What it does.
    pub text: &'static str,
}

/// A Character as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// His id.
    pub id: Character,
    /// His name.
    pub name: &'static str,
    /// His side.
    pub side: Side,
    /// His Level.
    pub level: u8,
    /// His Leadership.
    pub leadership: u8,
    /// What he does as Guide; empty if nothing.
    pub guide: &'static str,
    /// How he enters play; empty if he starts in the Fellowship.
    pub entry: &'static str,
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
    pub title: &'static str,
    /// The windows in which it acts.
    pub initiative: &'static [u8],
    /// What must hold to choose it; empty if nothing.
    pub condition: &'static str,
    /// What it costs; empty if nothing.
    pub cost: &'static str,
    /// What it does.
    pub text: &'static str,
}

/// An Event card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its id.
    pub id: Card,
    /// Its name.
    pub name: &'static str,
    /// Its deck.
    pub deck: Deck,
    /// Its type icon.
    pub icon: Icon,
    /// Whether it is played on the table.
    pub stays: bool,
    /// What must hold to play it; empty if nothing.
    pub condition: &'static str,
    /// What it does.
    pub text: &'static str,
    /// When a card on the table is discarded; empty if never.
    pub discard: &'static str,
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
    pub name: &'static str,
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
    pub name: &'static str,
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
    pub name: &'static str,
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
    pub gollum: &'static str,
    /// The Event cards.
    pub cards: Vec<CardFacts>,
    /// The Hunt tiles.
    pub tiles: Vec<TileFacts>,
    /// The faces of the Action dice.
    pub faces: Vec<FaceFacts>,
    /// The seats of all scenarios.
    pub seats: Vec<SeatFacts>,
}

impl Facts {
    /// Everything that is printed.
    pub fn all() -> Facts {
        Facts {
            regions: Region::ALL.into_iter().map(region).collect(),
            nations: Nation::ALL.into_iter().map(nation).collect(),
            characters: Character::ALL.into_iter().map(character).collect(),
            gollum: GOLLUM,
            cards: Card::ALL.into_iter().map(card).collect(),
            tiles: Tile::ALL.into_iter().map(tile).collect(),
            faces: Face::ALL.into_iter().map(face).collect(),
            seats: Scenario::ALL.into_iter().flat_map(seats).collect(),
        }
    }
}

fn region(id: Region) -> RegionFacts {
    let (x, y) = id.def().at;
    RegionFacts {
        id,
        name: id.name(),
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

fn nation(id: Nation) -> NationFacts {
    let [regulars, elites] = *id.units().values();
    NationFacts {
        id,
        name: id.name(),
        adjective: id.adjective(),
        side: id.side(),
        regulars,
        elites,
        leaders: if id.side() == Side::FreePeoples { LEADERS } else { 0 },
        nazgul: if id == Nation::Sauron { NAZGUL } else { 0 },
    }
}

fn character(id: Character) -> CharacterFacts {
    let def = id.def();
    CharacterFacts {
        id,
        name: id.name(),
        side: id.side(),
        level: id.level(),
        leadership: id.leadership(),
        guide: def.guide,
        entry: def.entry,
        abilities: def.abilities.iter().map(|(name, text)| AbilityFacts { name, text }).collect(),
    }
}

fn card(id: Card) -> CardFacts {
    let (def, combat) = (id.def(), id.combat().def());
    CardFacts {
        id,
        name: def.name,
        deck: id.deck(),
        icon: def.icon,
        stays: def.stays,
        condition: def.condition,
        text: def.text,
        discard: def.discard,
        user: def.user,
        combat: CombatFacts {
            id: def.combat,
            title: combat.title,
            initiative: combat.initiative,
            condition: combat.condition,
            cost: combat.cost,
            text: combat.text,
        },
    }
}

fn tile(id: Tile) -> TileFacts {
    TileFacts {
        id,
        name: id.name(),
        count: id.count(),
        standard: id.is_standard(),
        value: id.value(),
        eye: id.is_eye(),
        reveals: id.reveals(),
        stops: id.stops(),
    }
}

fn face(id: Face) -> FaceFacts {
    let on = |side: Side| Face::of(side).into_iter().filter(|face| *face == id).count() as u8;
    FaceFacts { id, name: id.name(), free_peoples: on(Side::FreePeoples), shadow: on(Side::Shadow) }
}

fn seats(scenario: Scenario) -> Vec<SeatFacts> {
    let seat = |id: &SeatName| {
        let (side, nations): (Side, &[Nation]) = match id {
            SeatName::FreePeoples => (Side::FreePeoples, Side::FreePeoples.nations()),
            SeatName::Shadow => (Side::Shadow, Side::Shadow.nations()),
            SeatName::Gondor => (Side::FreePeoples, &[Nation::Gondor, Nation::Elves]),
            SeatName::Rohan => (Side::FreePeoples, &[Nation::Rohan, Nation::North, Nation::Dwarves]),
            SeatName::WitchKing => (Side::Shadow, &[Nation::Sauron]),
            SeatName::Saruman => (Side::Shadow, &[Nation::Isengard, Nation::Southrons]),
        };
        SeatFacts { scenario, id: *id, name: id.title(), side, nations: nations.to_vec() }
    };
    scenario.seats().iter().map(seat).collect()
}

impl State {
    /// The printed facts as one value.
    pub(crate) fn printed_facts() -> serde_json::Value {
        serde_json::to_value(Facts::all()).unwrap_or_default()
    }
}
