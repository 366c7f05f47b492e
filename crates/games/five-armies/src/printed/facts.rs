//! What is printed on the board, the cards and the counters, for those who draw the table. It says nothing about a
//! position. What is ours (Appendix A) is marked with its number.

use crate::book::{Book, Tables};
use crate::game::Thing;
use crate::ids::{
    Area, Card, CardType, Character, Combat, Deck, Face, FateCard, Maneuver, Order, Pile, Side, Terrain,
    Territory, Tile, TokenFace, Unit,
};
use crate::map::MAP;
use crate::rules::{LAST_STEP, POINTS_TO_WIN};
use crate::state::State;
use crate::text::abilities::{Reference, reference};
use crate::text::title;
use armies::Border;
use kernel::{Language, Text};
use serde::Serialize;

/// A border of a region.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BorderFacts {
    /// The region behind it.
    pub to: Area,
    /// Whether it is a ford.
    pub ford: bool,
    /// Whether it is a slope that hinders an attack from here.
    pub uphill: bool,
    /// Whether it is a slope that one comes down from here.
    pub downhill: bool,
}

/// An area as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaFacts {
    /// Its id.
    pub id: Area,
    /// Its name; for most regions ours, because the board has none.
    pub name: String,
    /// The territory; none for a special area.
    pub territory: Option<Territory>,
    /// The terrain; none for a special area.
    pub terrain: Option<Terrain>,
    /// Whether it is a Settlement.
    pub settlement: bool,
    /// What its control is worth to the Shadow.
    pub points: u8,
    /// The value of its fortification; none without one.
    pub fortification: Option<u8>,
    /// Whether it is a Mustering Region.
    pub mustering: bool,
    /// Where its middle is on the board, from 0 to 1000, left to right.
    pub x: u16,
    /// The same, top to bottom.
    pub y: u16,
    /// Its borders that can be crossed.
    pub borders: Vec<BorderFacts>,
    /// Where the only way out of a special area leads.
    pub exit: Option<Area>,
}

/// A territory.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerritoryFacts {
    /// Its id.
    pub id: Territory,
    /// Its name.
    pub name: String,
}

/// A terrain.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerrainFacts {
    /// Its id.
    pub id: Terrain,
    /// Its name.
    pub name: String,
}

/// A type of unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitFacts {
    /// Its id.
    pub id: Unit,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its combat strength.
    pub strength: u8,
    /// How many figures there are.
    pub figures: u8,
    /// The terrains that it prefers as a defender.
    pub prefers: Vec<Terrain>,
    /// The terrains that it prefers as an attacker.
    pub prefers_attacking: Vec<Terrain>,
    /// Its Unit card.
    pub card: Maneuver,
}

/// A character as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// His id.
    pub id: Character,
    /// His name in sentences.
    pub name: String,
    /// His full name.
    pub title: String,
    /// His side.
    pub side: Side,
    /// Whether he is a General.
    pub general: bool,
    /// His Leadership.
    pub leadership: u8,
    /// His movement.
    pub movement: u8,
    /// The step of the Fate Track where his figure stands at first.
    pub step: Option<u8>,
    /// The name of his ability; ours for most of the Generals.
    pub ability: String,
    /// What is certain of his card; empty if nothing is.
    pub text: String,
    /// What is ours (Appendix A); empty if a pack says all of it.
    pub ours: String,
    /// What the pack says that the table is played with; empty without one, and if it says nothing else than we do.
    pub pack: String,
}

/// An Event or Story card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its id.
    pub id: Card,
    /// Its name; of an Event card its order.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// Its type.
    pub kind: CardType,
    /// Whether it stays on the table.
    pub stays: bool,
    /// What must hold to play it; empty if nothing.
    pub condition: String,
    /// What it does as an action.
    pub text: String,
    /// When it leaves the table; empty if it does not stay there.
    pub discard: String,
    /// The order of an Event card.
    pub order: Option<Order>,
    /// The combat effect of an Event card.
    pub combat: Option<CombatFacts>,
}

/// A combat effect as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatFacts {
    /// Its id.
    pub id: Combat,
    /// Its title.
    pub title: String,
    /// What must hold; empty if nothing.
    pub condition: String,
    /// What it does.
    pub text: String,
}

/// A Fate card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FateCardFacts {
    /// Its id.
    pub id: FateCard,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The character next to whose card it is put.
    pub attaches_to: Option<Character>,
}

/// A Maneuver card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ManeuverFacts {
    /// Its id.
    pub id: Maneuver,
    /// Its name.
    pub name: String,
    /// The name of its ability.
    pub ability: String,
    /// What it does.
    pub text: String,
    /// Whose it is.
    pub side: Side,
    /// The type of a Unit card.
    pub unit: Option<Unit>,
}

/// A kind of Fate tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileFacts {
    /// Its id.
    pub id: Tile,
    /// Its name.
    pub name: String,
    /// How far the marker goes.
    pub value: u8,
    /// Whether it bears the rune.
    pub rune: bool,
    /// Whether it is a special tile.
    pub special: bool,
}

/// The face of a recruitment token.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenFacts {
    /// Its id.
    pub id: TokenFace,
    /// Its name.
    pub name: String,
    /// The pile it belongs to.
    pub pile: Pile,
    /// The unit on it.
    pub unit: Unit,
    /// How many of it.
    pub count: u8,
}

/// A pile of recruitment tokens.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PileFacts {
    /// Its id.
    pub id: Pile,
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
}

/// A face of the Action dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceFacts {
    /// Its id.
    pub id: Face,
    /// Its name.
    pub name: String,
    /// What it is used for.
    pub text: String,
    /// On how many faces of a Free Peoples die it is.
    pub free_peoples: u8,
    /// On how many faces of a Shadow die it is.
    pub shadow: u8,
}

/// A side.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideFacts {
    /// Its id.
    pub id: Side,
    /// Its name.
    pub name: String,
    /// How many Leadership tokens it has.
    pub leadership: u8,
}

/// What a special unit does.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpecialFacts {
    /// The name of its ability.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// The areas.
    pub areas: Vec<AreaFacts>,
    /// The territories.
    pub territories: Vec<TerritoryFacts>,
    /// The terrains.
    pub terrains: Vec<TerrainFacts>,
    /// The sides.
    pub sides: Vec<SideFacts>,
    /// The units.
    pub units: Vec<UnitFacts>,
    /// The characters.
    pub characters: Vec<CharacterFacts>,
    /// The Eagles.
    pub eagles: SpecialFacts,
    /// The Great Bats.
    pub bats: SpecialFacts,
    /// The Event and Story cards.
    pub cards: Vec<CardFacts>,
    /// The Fate cards.
    pub fate_cards: Vec<FateCardFacts>,
    /// The Maneuver cards.
    pub maneuvers: Vec<ManeuverFacts>,
    /// The Fate tiles.
    pub tiles: Vec<TileFacts>,
    /// The recruitment tokens.
    pub tokens: Vec<TokenFacts>,
    /// Their piles.
    pub piles: Vec<PileFacts>,
    /// The faces of the Action dice.
    pub faces: Vec<FaceFacts>,
    /// The last step of the Fate Track.
    pub last_step: u8,
    /// The points that the Shadow needs.
    pub points_to_win: u8,
}

/// The words of a text.
fn said(language: &dyn Language, text: &Text<Thing>) -> String {
    text.render(language)
}

/// The words of a text if it is printed, and no words if not.
fn said_if(printed: bool, language: &dyn Language, text: &Text<Thing>) -> String {
    if printed { text.render(language) } else { String::new() }
}

impl Facts {
    /// Everything that is printed, in a language: where the box prints what we don't have, as these tables have it.
    pub fn all(tables: &Tables, language: &dyn Language) -> Facts {
        let special = |id: Text<Thing>| SpecialFacts {
            name: said(language, &id),
            text: said(language, &id.part("ability")),
        };
        Facts {
            areas: Area::ALL.into_iter().map(|id| area(id, language)).collect(),
            territories: Territory::ALL.into_iter().map(|id| territory(id, language)).collect(),
            terrains: Terrain::ALL.into_iter().map(|id| terrain(id, language)).collect(),
            sides: Side::ALL.into_iter().map(|id| side(id, language)).collect(),
            units: Unit::ALL.into_iter().map(|id| unit(id, language)).collect(),
            characters: Character::ALL.into_iter().map(|id| character(id, tables, language)).collect(),
            eagles: special(Text::new("reference-eagles")),
            bats: special(Text::new("reference-bats")),
            cards: Card::ALL.into_iter().map(|id| card(id, language)).collect(),
            fate_cards: FateCard::ALL.into_iter().map(|id| fate_card(id, language)).collect(),
            maneuvers: Maneuver::ALL.into_iter().map(|id| maneuver(id, language)).collect(),
            tiles: Tile::ALL.into_iter().map(|id| tile(id, language)).collect(),
            tokens: TokenFace::ALL.into_iter().map(|id| token(id, language)).collect(),
            piles: Pile::ALL.into_iter().map(|id| pile(id, language)).collect(),
            faces: Face::ALL.into_iter().map(|id| face(id, language)).collect(),
            last_step: LAST_STEP,
            points_to_win: POINTS_TO_WIN,
        }
    }
}

fn area(id: Area, language: &dyn Language) -> AreaFacts {
    let (x, y) = id.at();
    let border = |to: &Area| BorderFacts {
        to: *to,
        ford: MAP.border(id, *to) == Some(Border::Ford),
        uphill: MAP.border(id, *to) == Some(Border::Slope),
        downhill: MAP.border(*to, id) == Some(Border::Slope),
    };
    AreaFacts {
        id,
        name: said(language, &title(Thing::Area(id))),
        territory: id.territory(),
        terrain: id.terrain(),
        settlement: id.is_settlement(),
        points: id.points(),
        fortification: id.fortification(),
        mustering: id.is_mustering_region(),
        x,
        y,
        borders: id.adjacent().iter().map(border).collect(),
        exit: id.exit(),
    }
}

fn territory(id: Territory, language: &dyn Language) -> TerritoryFacts {
    TerritoryFacts { id, name: said(language, &title(Thing::Territory(id))) }
}

fn terrain(id: Terrain, language: &dyn Language) -> TerrainFacts {
    TerrainFacts { id, name: said(language, &Text::of("terrain", id.slug())) }
}

fn side(id: Side, language: &dyn Language) -> SideFacts {
    let name = said(language, &Text::of("seat", id.slug()));
    SideFacts { id, name, leadership: id.leadership_tokens() }
}

fn unit(id: Unit, language: &dyn Language) -> UnitFacts {
    UnitFacts {
        id,
        name: said(language, &Text::of("unit", id.slug())),
        side: id.side(),
        strength: id.strength(),
        figures: id.figures(),
        prefers: id.preferred(false).iter().collect(),
        prefers_attacking: id.preferred(true).iter().collect(),
        card: Maneuver::of(id),
    }
}

fn character(id: Character, tables: &Tables, language: &dyn Language) -> CharacterFacts {
    let Reference { certain, ours, pack } = reference(tables, id);
    let words = |text: Option<Text<Thing>>| text.map(|text| said(language, &text)).unwrap_or_default();
    CharacterFacts {
        id,
        name: said(language, &Text::of("character", id.slug())),
        title: said(language, &title(Thing::Character(id))),
        side: id.side(),
        general: id.is_general(),
        leadership: tables.leadership[id],
        movement: tables.movement[id],
        step: id.first_step(),
        ability: said(language, &Text::of("reference", id.slug())),
        text: words(certain),
        ours: words(ours),
        pack: words(pack),
    }
}

fn card(id: Card, language: &dyn Language) -> CardFacts {
    let printed = || match id.order() {
        Some(order) => Text::of("event", order.slug()),
        None => Text::of("card", id.slug()),
    };
    CardFacts {
        id,
        name: said(language, &printed()),
        deck: id.deck(),
        kind: id.kind(),
        stays: id.stays(),
        condition: said_if(id.has_condition(), language, &printed().part("condition")),
        text: said(language, &printed().part("text")),
        discard: said_if(id.stays(), language, &printed().part("discard")),
        order: id.order(),
        combat: id.combat().map(|id| combat(id, language)),
    }
}

fn combat(id: Combat, language: &dyn Language) -> CombatFacts {
    let printed = || Text::of("combat", id.slug());
    CombatFacts {
        id,
        title: said(language, &printed()),
        condition: said_if(id.has_condition(), language, &printed().part("condition")),
        text: said(language, &printed().part("text")),
    }
}

fn fate_card(id: FateCard, language: &dyn Language) -> FateCardFacts {
    let printed = || Text::of("fate-card", id.slug());
    FateCardFacts {
        id,
        name: said(language, &printed()),
        text: said(language, &printed().part("text")),
        attaches_to: id.attaches_to(),
    }
}

fn maneuver(id: Maneuver, language: &dyn Language) -> ManeuverFacts {
    let printed = || Text::of("maneuver", id.slug());
    ManeuverFacts {
        id,
        name: said(language, &printed()),
        ability: said(language, &printed().part("title")),
        text: said(language, &printed().part("text")),
        side: id.side(),
        unit: id.unit(),
    }
}

fn tile(id: Tile, language: &dyn Language) -> TileFacts {
    TileFacts {
        id,
        name: said(language, &Text::of("tile", id.slug())),
        value: id.value(),
        rune: id.has_rune(),
        special: id.is_special(),
    }
}

fn token(id: TokenFace, language: &dyn Language) -> TokenFacts {
    let (unit, count) = id.units();
    TokenFacts { id, name: said(language, &Text::of("token", id.slug())), pile: id.pile(), unit, count }
}

fn pile(id: Pile, language: &dyn Language) -> PileFacts {
    PileFacts { id, name: said(language, &title(Thing::Pile(id))), side: id.side() }
}

fn face(id: Face, language: &dyn Language) -> FaceFacts {
    let on = |side: Side| Face::of(side).into_iter().filter(|face| *face == id).count() as u8;
    FaceFacts {
        id,
        name: said(language, &Text::of("face", id.slug())),
        text: said(language, &Text::of("about-face", id.slug())),
        free_peoples: on(Side::FreePeoples),
        shadow: on(Side::Shadow),
    }
}

impl State {
    /// The printed facts as one value.
    pub(crate) fn printed_facts(book: &Book, language: &dyn Language) -> serde_json::Value {
        serde_json::to_value(Facts::all(book, language)).unwrap_or_default()
    }
}
