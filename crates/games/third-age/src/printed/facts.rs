//! Cards, tiles, tokens, dice, and everything together.

use super::boards::BoardFacts;
use super::people::{
    AbilityFacts, CharacterFacts, LeaderFacts, UnitFacts, characters, leaders, nazgul, units,
};
use super::{Printed, said};
use crate::action::Tactic;
use crate::book::{Book, CardType, ours};
use crate::game::Thing;
use crate::ids::{
    Border, Card, Combat, Deck, Engine, Face, Maneuver, Order, Pool, Scenario, Side, Terrain, Tile,
    TokenFace, Unit,
};
use crate::rules::{HAND_LIMIT, LAST_SPACE, POINTS_TO_WIN};
use crate::state::State;
use crate::text::words::{Origin, Words};
use crate::text::{thing_said, title};
use kernel::{Language, Pack, Text};
use serde::Serialize;

/// What a card does as an action in a scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HalfFacts {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: CardType,
    /// Whether it stays on the table.
    pub stays: bool,
    /// What must hold to play it; empty if nothing.
    pub condition: String,
    /// What it does.
    pub text: String,
    /// When it leaves the table; empty if it does not stay there.
    pub discard: String,
    /// The names of its values that are ours.
    pub ours: Vec<String>,
}

/// A card as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its id.
    pub id: Card,
    /// Its name; of a Story card both.
    pub name: String,
    /// Its deck.
    pub deck: Deck,
    /// The order of a Generic card.
    pub order: Option<Order>,
    /// The combat half of a Generic card.
    pub combat: Option<Combat>,
    /// What it does in Rohan; none for a Generic card, and for one that is not used there.
    pub rohan: Option<HalfFacts>,
    /// What it does in Gondor, likewise.
    pub gondor: Option<HalfFacts>,
}

/// The order of Generic cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OrderFacts {
    /// Its id.
    pub id: Order,
    /// Its title.
    pub title: String,
    /// Its type.
    pub kind: CardType,
    /// What it does.
    pub text: String,
    /// Whether this is ours.
    pub ours: bool,
}

/// The combat half of Generic cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatFacts {
    /// Its id.
    pub id: Combat,
    /// Its title.
    pub title: String,
    /// What it does.
    pub text: String,
    /// Whether this is ours.
    pub ours: bool,
}

/// Something with a name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Named<T> {
    /// Its id.
    pub id: T,
    /// Its name.
    pub name: String,
}

/// A tactics token.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TacticFacts {
    /// Its id.
    pub id: Tactic,
    /// Its name.
    pub name: String,
    /// The types of units that it stands for.
    pub units: Vec<Unit>,
    /// What it does.
    pub text: String,
}

/// A kind of Fate tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileFacts {
    /// Its id.
    pub id: Tile,
    /// What it shows.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Whether it is a special tile.
    pub special: bool,
    /// How many of it are in the Fate Pool at first.
    pub copies: u8,
    /// Whether that number is ours.
    pub ours: bool,
}

/// The face of a Recruitment token.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenFacts {
    /// Its id.
    pub id: TokenFace,
    /// What it shows.
    pub name: String,
    /// Its pool.
    pub pool: Pool,
    /// The unit on it.
    pub unit: Option<Unit>,
    /// How many of that unit.
    pub count: u8,
    /// How many tokens show this.
    pub copies: u8,
}

/// A pool of Recruitment tokens.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolFacts {
    /// Its id.
    pub id: Pool,
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its scenario.
    pub scenario: Scenario,
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

/// All that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// The two boards.
    pub boards: Vec<BoardFacts>,
    /// The terrains.
    pub terrains: Vec<Named<Terrain>>,
    /// What lies between areas.
    pub borders: Vec<Named<Border>>,
    /// The sides.
    pub sides: Vec<Named<Side>>,
    /// The units of both scenarios.
    pub units: Vec<UnitFacts>,
    /// The Leaders of both scenarios.
    pub leaders: Vec<LeaderFacts>,
    /// The Characters.
    pub characters: Vec<CharacterFacts>,
    /// The Nazgûl abilities.
    pub nazgul: Vec<AbilityFacts>,
    /// The siege engines.
    pub engines: Vec<Named<Engine>>,
    /// The decks.
    pub decks: Vec<Named<Deck>>,
    /// The cards.
    pub cards: Vec<CardFacts>,
    /// The orders of Generic cards.
    pub orders: Vec<OrderFacts>,
    /// Their combat halves.
    pub combats: Vec<CombatFacts>,
    /// The types of cards.
    pub types: Vec<Named<CardType>>,
    /// The tactics tokens.
    pub tactics: Vec<TacticFacts>,
    /// The Fate tiles.
    pub tiles: Vec<TileFacts>,
    /// The Recruitment tokens.
    pub tokens: Vec<TokenFacts>,
    /// Their pools.
    pub pools: Vec<PoolFacts>,
    /// The faces of the Action dice.
    pub faces: Vec<FaceFacts>,
    /// The space of the Endgame Marker.
    pub last_space: u8,
    /// The hand limit.
    pub hand_limit: usize,
    /// The points with which the Shadow wins in Rohan (rule 12.2).
    pub points_to_win: u8,
}

impl Facts {
    /// Everything that is printed, in a language.
    pub fn all(language: &dyn Language) -> Facts {
        Facts::of(&Printed::ours(), language)
    }

    fn of(printed: &Printed, language: &dyn Language) -> Facts {
        let both = Scenario::ALL;
        let types = [CardType::Character, CardType::Army, CardType::Muster];
        let maneuvers = Maneuver::ALL.into_iter().map(Tactic::Maneuver);
        let tactics = [Tactic::Regroup, Tactic::CombatEvent].into_iter().chain(maneuvers);
        let rohan = Scenario::Rohan;
        Facts {
            boards: both.into_iter().map(|scenario| BoardFacts::of(printed, scenario, language)).collect(),
            terrains: named(&Terrain::ALL, language, |id| Text::of("terrain", id.slug())),
            borders: named(&Border::ALL, language, |id| Text::of("border", id.slug())),
            sides: named(&Side::ALL, language, |id| Text::of("seat", id.slug())),
            units: both.into_iter().flat_map(|scenario| units(printed, scenario, language)).collect(),
            leaders: both.into_iter().flat_map(|scenario| leaders(printed, scenario, language)).collect(),
            characters: characters(printed, language),
            nazgul: nazgul(printed, language),
            engines: named(&Engine::ALL, language, |id| title(Thing::Engine(id), rohan)),
            decks: named(&Deck::ALL, language, |id| title(Thing::Deck(id), rohan)),
            cards: Card::ALL.into_iter().map(|id| card(printed, id, language)).collect(),
            orders: Order::ALL.into_iter().map(|id| order(printed, id, language)).collect(),
            combats: Combat::ALL.into_iter().map(|id| combat(printed, id, language)).collect(),
            types: named(&types, language, |id| Text::of("type", id.slug())),
            tactics: tactics.map(|id| tactic(printed, id, language)).collect(),
            tiles: Tile::ALL.into_iter().map(|id| tile(printed, id, language)).collect(),
            tokens: TokenFace::ALL.into_iter().map(|id| token(printed, id, language)).collect(),
            pools: Pool::ALL.into_iter().map(|id| pool(id, language)).collect(),
            faces: Face::ALL.into_iter().map(|id| face(id, language)).collect(),
            last_space: LAST_SPACE,
            hand_limit: HAND_LIMIT,
            points_to_win: POINTS_TO_WIN,
        }
    }
}

fn named<T: Copy>(all: &[T], language: &dyn Language, text: impl Fn(T) -> Text<Thing>) -> Vec<Named<T>> {
    all.iter().map(|id| Named { id: *id, name: said(language, &text(*id)) }).collect()
}

fn card(printed: &Printed, id: Card, language: &dyn Language) -> CardFacts {
    let half = |scenario: Scenario| {
        let book = printed.book(scenario);
        let used = book.deck.contains(id) && id.halves().is_none();
        used.then(|| half_of(printed, book, id, language))
    };
    CardFacts {
        id,
        name: said(language, &Text::of("card", id.slug())),
        deck: id.deck(),
        order: id.halves().map(|(order, _)| order),
        combat: id.halves().map(|(_, combat)| combat),
        rohan: half(Scenario::Rohan),
        gondor: half(Scenario::Gondor),
    }
}

fn half_of(printed: &Printed, book: &Book, id: Card, language: &dyn Language) -> HalfFacts {
    let (def, words) = (&book.cards[id], book.card_words(id));
    let further =
        |text: Option<(Text<Thing>, Origin)>| text.map(|(text, _)| said(language, &text)).unwrap_or_default();
    HalfFacts {
        name: said(language, &words.name),
        kind: def.card_type,
        stays: def.on_table,
        condition: further(words.condition),
        text: said(language, &words.text),
        discard: further(words.discard),
        ours: printed.still_ours(ours::of_card(id, book.scenario()), &half_key(id, book.scenario())),
    }
}

/// How the keys of a card's values in a scenario begin.
fn half_key(card: Card, scenario: Scenario) -> String {
    match card.deck() {
        Deck::StoryFree | Deck::StoryShadow => {
            format!("cards-{}/{}/{}.", card.deck().slug(), card.slug(), scenario.slug())
        }
        Deck::Generic | Deck::Grima | Deck::Darkness => {
            format!("cards-{}/{}/", card.deck().slug(), card.slug())
        }
    }
}

fn order(printed: &Printed, id: Order, language: &dyn Language) -> OrderFacts {
    // The orders are the same in both scenarios.
    let book = printed.book(Scenario::Rohan);
    let Words { name, text, origin, .. } = book.order_words(id);
    OrderFacts {
        id,
        title: said(language, &name),
        kind: book.orders[id].card_type,
        text: said(language, &text),
        ours: origin == Origin::Ours,
    }
}

fn combat(printed: &Printed, id: Combat, language: &dyn Language) -> CombatFacts {
    let Words { name, text, origin, .. } = printed.book(Scenario::Rohan).combat_words(id);
    CombatFacts {
        id,
        title: said(language, &name),
        text: said(language, &text),
        ours: origin == Origin::Ours,
    }
}

fn tactic(printed: &Printed, id: Tactic, language: &dyn Language) -> TacticFacts {
    let stands = |unit: &Unit| {
        let token = |scenario: Scenario| {
            let here = printed.book(scenario).units[*unit].figures > 0;
            here && Tactic::Maneuver(unit.maneuver(scenario)) == id
        };
        Scenario::ALL.into_iter().any(token)
    };
    let text = match id {
        Tactic::Regroup => Text::new("about-regroup"),
        Tactic::CombatEvent => Text::new("about-combat-event"),
        Tactic::Maneuver(maneuver) => ability_of(printed, maneuver),
    };
    TacticFacts {
        id,
        name: said(language, &thing_said(Thing::Tactic(id), Scenario::Rohan)),
        units: Unit::ALL.into_iter().filter(stands).collect(),
        text: said(language, &text),
    }
}

/// What the units of a maneuver token do. Where two scenarios differ it is told for the first that has them.
fn ability_of(printed: &Printed, maneuver: Maneuver) -> Text<Thing> {
    let here = |scenario: Scenario| {
        let book = printed.book(scenario);
        let unit = Unit::ALL
            .into_iter()
            .find(|unit| book.units[*unit].figures > 0 && unit.maneuver(scenario) == maneuver)?;
        Some(book.unit_words(unit).text)
    };
    let found = Scenario::ALL.into_iter().find_map(here);
    found.unwrap_or_else(|| Text::of("ability", maneuver.slug()).part("text"))
}

fn tile(printed: &Printed, id: Tile, language: &dyn Language) -> TileFacts {
    TileFacts {
        id,
        name: said(language, &Text::of("tile", id.slug())),
        text: said(language, &Text::of("about-tile", id.slug())),
        special: id.is_special(),
        copies: printed.book(Scenario::Rohan).tiles.count(id),
        ours: ours::copies_are_ours(id) && !printed.gives(&format!("fate-tiles/{}/copies", id.slug())),
    }
}

fn token(printed: &Printed, id: TokenFace, language: &dyn Language) -> TokenFacts {
    let (unit, count) = id.units().map_or((None, 0), |(unit, count)| (Some(unit), count));
    TokenFacts {
        id,
        name: said(language, &Text::of("token", id.slug())),
        pool: id.pool(),
        unit,
        count,
        copies: printed.book(id.pool().scenario()).tokens.count(id),
    }
}

fn pool(id: Pool, language: &dyn Language) -> PoolFacts {
    let name = said(language, &title(Thing::Pool(id), id.scenario()));
    PoolFacts { id, name, side: id.side(), scenario: id.scenario() }
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
    pub(crate) fn printed_facts(language: &dyn Language) -> serde_json::Value {
        serde_json::to_value(Facts::all(language)).unwrap_or_default()
    }

    /// The same with a pack; none if there is a fault in it.
    pub(crate) fn packed_facts(pack: &Pack, language: &dyn Language) -> Option<serde_json::Value> {
        serde_json::to_value(Facts::of(&Printed::of(pack)?, language)).ok()
    }
}
