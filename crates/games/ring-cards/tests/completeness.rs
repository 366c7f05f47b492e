//! What the data lists is implemented as listed, and each card, path and battleground has cases that show
//! where it works and where it does not.

use kernel::Texts as _;
use ring_cards::cards::{Text, Which};
use ring_cards::ids::{Battleground, Faction, Keyword, Kind, Path, Scenario, SeatName, Side};
use ring_cards::printed::modes::RingRule;
use ring_cards::{Card, Ending, State, Thing};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path as FilePath;

fn data(name: &str) -> Vec<Value> {
    let file = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).expect("the data is JSON")
}

fn words(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .map(|list| list.iter().map(|word| word.as_str().unwrap_or_default()).collect())
        .unwrap_or_default()
}

fn card(id: &str) -> Card {
    kernel::words::from_words(id).unwrap_or_else(|_| panic!("the card {id} is not implemented"))
}

fn faction(id: &str) -> Faction {
    kernel::words::from_words(id).unwrap_or_else(|_| panic!("the faction {id} is not implemented"))
}

/// A message of the English catalogue; nothing if there is none.
fn said(id: &str) -> Option<String> {
    let english = texts::Texts::of(State::catalogues()).english();
    kernel::Language::message(&english, id, &[])
}

#[test]
fn every_card_of_the_data_is_implemented_as_listed() {
    let cards = data("cards.json");
    for known in Card::ALL.map(Card::slug) {
        let listed = cards.iter().filter(|card| card["id"] == known).count();
        assert_eq!(listed, 1, "how often data/cards.json lists {known}");
    }
    for listed in &cards {
        let id = listed["id"].as_str().unwrap();
        let def = card(id).def();
        assert_eq!(def.card.slug(), id, "the table of definitions is in the order of the names");
        assert_eq!(said(&format!("card-{id}")), listed["name"].as_str().map(str::to_owned));
        assert_eq!(def.faction.slug(), listed["faction"], "{id}");
        assert_eq!(def.faction.side().slug(), listed["side"], "{id}");
        assert_eq!(serde_json::to_value(def.kind).unwrap(), listed["type"], "{id}");
        assert_eq!(u64::from(def.copies), listed["copies"].as_u64().unwrap(), "{id}");
        let keyword = def.keyword.map(|keyword| serde_json::to_value(keyword).unwrap());
        assert_eq!(keyword.as_ref(), listed["keywords"].as_array().unwrap().first(), "{id}");
        let icons = &listed["icons"];
        let number = |name: &str| icons[name].as_u64().unwrap() as u8;
        assert_eq!(def.icons.path, number("path"), "{id}");
        assert_eq!(def.icons.attack, number("bg_attack"), "{id}");
        assert_eq!(def.icons.defence, number("bg_defense"), "{id}");
        assert_eq!(def.icons.lead_attack, number("lead_attack"), "{id}");
        assert_eq!(def.icons.lead_defence, number("lead_defense"), "{id}");
        let paths = listed["allowed_paths"].as_array().into_iter().flatten();
        let paths = paths.fold(0_u16, |set, number| set | 1 << number.as_u64().unwrap());
        assert_eq!(def.paths, paths, "{id}");
        let texts: Vec<&str> =
            listed["texts"].as_array().unwrap().iter().map(|text| text["text"].as_str().unwrap()).collect();
        let text = (!texts.is_empty()).then(|| texts.join(" "));
        assert_eq!(said(&format!("card-{id}.text")), text, "{id}");
        assert_eq!(def.texts.is_empty(), text.is_none(), "{id} does what it says");
        let conditional = def.texts.iter().filter(|text| matches!(text, Text::Icons(..))).count();
        assert_eq!(conditional, listed["conditional_icons"].as_array().map_or(0, Vec::len), "{id}");
        // A text that does something is an instruction of the engine; conditional icons are counted above.
        let active =
            listed["texts"].as_array().unwrap().iter().filter(|text| text["timing"] != "note").count();
        assert!(
            def.texts.len() >= active,
            "{id} has {active} texts but only {} in the engine",
            def.texts.len()
        );
    }
}

#[test]
fn items_are_wielded_by_exactly_those_listed() {
    let cards = data("cards.json");
    let fits = |which: &[Which], card: Card| which.iter().any(|which| which.fits(card));
    for listed in cards.iter().filter(|card| card["type"] == "item") {
        let id = listed["id"].as_str().unwrap();
        let wielders = &listed["wielders"];
        for other in &cards {
            let other_id = other["id"].as_str().unwrap();
            let expected = words(&wielders["names"]).contains(&other_id)
                || words(&wielders["factions"]).contains(&other["faction"].as_str().unwrap())
                || words(&wielders["keywords"]).iter().any(|word| words(&other["keywords"]).contains(word));
            assert_eq!(fits(card(id).def().wielders, card(other_id)), expected, "{id} on {other_id}");
        }
    }
}

#[test]
fn every_location_of_the_data_is_implemented_as_listed() {
    let paths = data("paths.json");
    assert_eq!((paths.len(), Path::ALL.len()), (27, 27));
    for (path, listed) in Path::ALL.into_iter().zip(&paths) {
        let (id, def) = (path.slug(), path.def());
        assert_eq!(id, listed["id"]);
        assert_eq!(said(&format!("path-{id}")).unwrap(), listed["name"]);
        assert_eq!(u64::from(def.number), listed["number"].as_u64().unwrap(), "{id}");
        assert_eq!(u64::from(def.defence), listed["defence"].as_u64().unwrap(), "{id}");
        assert_eq!(u64::from(def.points), listed["points"].as_u64().unwrap(), "{id}");
        assert_eq!(said(&format!("path-{id}.text")).unwrap(), listed["text"]);
        assert!(!def.ops.is_empty(), "{id} does nothing");
    }
    let grounds = data("battlegrounds.json");
    assert_eq!((grounds.len(), Battleground::ALL.len()), (14, 14));
    for (ground, listed) in Battleground::ALL.into_iter().zip(&grounds) {
        let (id, def) = (ground.slug(), ground.def());
        let factions = |key: &str| words(&listed[key]).into_iter().map(faction).collect::<Vec<_>>();
        assert_eq!(id, listed["id"]);
        assert_eq!(said(&format!("battleground-{id}")).unwrap(), listed["name"]);
        assert_eq!(def.side.slug(), listed["side"], "{id}");
        assert_eq!(u64::from(def.defence), listed["defence"].as_u64().unwrap(), "{id}");
        assert_eq!(u64::from(def.points), listed["points"].as_u64().unwrap(), "{id}");
        assert_eq!(def.defending, factions("defending"), "{id}");
        assert_eq!(def.attacking, factions("attacking"), "{id}");
        assert_eq!(said(&format!("battleground-{id}.text")).unwrap(), listed["text"]);
        assert!(!def.ops.is_empty(), "{id} does nothing");
    }
}

/// The families of messages that are found by an id: each has one for every id, and no others.
#[test]
fn everything_with_an_id_has_a_name() {
    let slugs = |list: &[&'static str]| list.iter().copied().collect::<BTreeSet<_>>();
    let names = texts::Texts::of(State::catalogues()).names("en");
    let info = <State as kernel::Game>::INFO;
    for (family, ids) in [
        ("card", slugs(&Card::ALL.map(Card::slug))),
        ("path", slugs(&Path::ALL.map(Path::slug))),
        ("battleground", slugs(&Battleground::ALL.map(Battleground::slug))),
        ("faction", slugs(&Faction::ALL.map(Faction::slug))),
        ("keyword", slugs(&Keyword::ALL.map(Keyword::slug))),
        ("type", slugs(&Kind::ALL.map(Kind::slug))),
        ("seat", slugs(&SeatName::ALL.map(SeatName::slug))),
        ("scenario", slugs(&Scenario::ALL.map(Scenario::slug))),
        ("order", info.orders.iter().map(|order| order.id).collect()),
        ("winner", slugs(&Side::ALL.map(Side::slug))),
        ("ending", slugs(&Ending::ALL.map(Ending::slug))),
        ("log-scored", slugs(&Side::ALL.map(Side::slug))),
        ("log-over-ten-points", slugs(&Side::ALL.map(Side::slug))),
        ("log-over-last-path", slugs(&Side::ALL.map(Side::slug))),
        ("ask-turn-up-battleground", slugs(&Side::ALL.map(Side::slug))),
        ("answer-battleground-scored", slugs(&Side::ALL.map(Side::slug))),
        ("about-battleground", slugs(&Side::ALL.map(Side::slug))),
        ("board-battleground", slugs(&Side::ALL.map(Side::slug))),
        ("board-scored", slugs(&Side::ALL.map(Side::slug))),
    ] {
        let prefix = format!("{family}-");
        let found = names.iter().filter(|name| !name.contains('.'));
        let found: BTreeSet<&str> = found.filter_map(|name| name.strip_prefix(&prefix)).collect();
        assert_eq!(found, ids, "{family}");
    }
}

/// The other things on the table go by the messages that have their notation for a name.
#[test]
fn every_thing_is_called_by_its_words() {
    for thing in [Thing::DrawDeck, Thing::CyclePile, Thing::EliminatedPile, Thing::Ring, Thing::Pass] {
        assert!(said(&kernel::name_of(&thing)).is_some(), "{thing:?}");
    }
}

#[test]
fn every_mode_of_the_data_is_implemented_as_listed() {
    let modes = data("scenarios.json");
    assert_eq!(modes.len(), 4);
    for listed in &modes {
        let id = listed["id"].as_str().unwrap();
        let scenario: Scenario = kernel::words::from_words(id).unwrap();
        let mode = scenario.mode();
        let info = <ring_cards::State as kernel::Game>::INFO.scenarios;
        let info = info.iter().find(|info| info.id == id).unwrap();
        let mut people: Vec<u64> = info.people.iter().map(|n| u64::from(*n)).collect();
        people.sort_unstable();
        assert_eq!(Value::from(people), listed["people"], "{id}");
        let seats = listed["seats"].as_array().unwrap();
        assert_eq!(mode.seats.len(), seats.len(), "{id}");
        for (def, listed) in mode.seats.iter().zip(seats) {
            assert_eq!(def.name.slug(), listed["seat"], "{id}");
            assert_eq!(said(&format!("seat-{}", def.name.slug())).unwrap(), listed["name"], "{id}");
            assert_eq!(def.side.slug(), listed["side"], "{id}");
            let (size, seat) = (def.cards().len() as u64, def.name.slug());
            assert_eq!(
                size,
                listed["deck_size"].as_u64().unwrap(),
                "{id}: the deck of {seat} in data/scenarios.json"
            );
            let factions: Vec<&str> = def.factions.iter().map(|faction| faction.slug()).collect();
            assert_eq!(factions, words(&listed["factions"]), "{id}");
            for (number, key) in [
                (def.setup_draw, "setup_draw"),
                (def.setup_cycle, "setup_cycle"),
                (def.draw_step, "draw_step"),
            ] {
                assert_eq!(u64::from(number), listed[key].as_u64().unwrap(), "{id} {key}");
            }
            let ring = match def.ring {
                RingRule::OncePerGame => "once-per-game",
                RingRule::OncePerRound => "once-per-round",
                RingRule::None => "none",
            };
            assert_eq!(ring, listed["ring"], "{id}");
            if let Some(deck) = listed["deck"].as_array() {
                for row in deck {
                    let (name, n) = (card(row[0].as_str().unwrap()), row[1].as_u64().unwrap());
                    let found = def.cards().iter().filter(|piece| piece.card() == name).count() as u64;
                    assert_eq!(found, n, "{id}: {}", name.slug());
                }
            }
        }
        let order: Vec<&str> =
            mode.turn_order.iter().map(|seat| mode.seats[usize::from(*seat)].name.slug()).collect();
        assert_eq!(order, words(&listed["turn_order"]), "{id}");
        assert_eq!(u64::from(mode.last_path), listed["last_path"].as_u64().unwrap(), "{id}");
        assert_eq!(mode.duel_scoring, listed["path_scoring"] == "duel", "{id}");
        let doubled: Vec<&str> = mode.doubled.iter().map(|side| side.slug()).collect();
        assert_eq!(doubled, words(&listed["each_player_doubling"]), "{id}");
        for seat in mode.seats {
            let points = listed["unused_ring_token_vp"][seat.name.slug()].as_u64().unwrap();
            assert_eq!(u64::from(seat.ring_points), points, "{id}");
        }
    }
}

/// Rule 16.37.
#[test]
fn promotional_cards_are_not_in_the_game() {
    let excluded = data("excluded-cards.json");
    assert_eq!(excluded.len(), 4);
    for card in excluded {
        let id = card["id"].as_str().unwrap();
        assert!(kernel::words::from_words::<Card>(id).is_err(), "{id} is implemented");
    }
}

/// Decision D29 of chapter 13 needs two texts that apply at the same moment. A card's own texts have an order
/// (rule 12.1), a play or a move sets off only the texts of that card, and after a draw only one card has a text.
#[test]
fn one_card_alone_has_a_text_after_the_draw_step() {
    let after_draw = Card::ALL
        .into_iter()
        .filter(|card| card.def().texts.iter().any(|text| matches!(text, Text::CycleAfterDrawStep)));
    assert_eq!(after_draw.collect::<Vec<_>>(), [Card::Galadriel]);
}

#[test]
fn every_card_and_location_has_cases_for_both_sides_of_it() {
    let folder = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../../../cases/ring-cards");
    let mut titles = Vec::new();
    for file in cases::case_files(&folder).unwrap() {
        let text = std::fs::read_to_string(&file).unwrap();
        let parsed = cases::parse(&text, &file.display().to_string()).unwrap();
        titles.extend(parsed.into_iter().map(|case| case.title));
    }
    let cards = Card::ALL.into_iter().map(Card::slug);
    let paths = Path::ALL.into_iter().map(Path::slug);
    let grounds = Battleground::ALL.into_iter().map(Battleground::slug);
    let mut missing = Vec::new();
    for id in cards.chain(paths).chain(grounds) {
        for kind in ["works:", "not:"] {
            let prefix = format!("{id} {kind}");
            if !titles.iter().any(|title| title.starts_with(&prefix)) {
                missing.push(prefix);
            }
        }
    }
    assert!(missing.is_empty(), "no case is titled: {}", missing.join(", "));
}
