//! What the data lists is implemented as listed, and each card, order, combat effect and General is tested.
#![allow(clippy::unwrap_used)]

use five_armies::State;
use five_armies::book::grammar::Kind;
use five_armies::book::{NUMBERS, Tables, grammar, our_value};
use five_armies::ids::{
    Area, Card, CardType, Character, Combat, Deck, Face, FateCard, MUSTERING_POINTS, Maneuver, Order, PASSES,
    Pile, Side, Terrain, Territory, Tile, TokenFace, Unit,
};
use kernel::rulebook::RuleBook;
use kernel::{Game, Language, Texts};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data(name: &str) -> Value {
    let file = folder().join("data").join(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).expect("the data is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn named<T: serde::de::DeserializeOwned>(id: &Value) -> T {
    let id = id.as_str().unwrap();
    kernel::words::from_words(id).unwrap_or_else(|_| panic!("{id} is not implemented"))
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))).unwrap()
}

/// A message in English, without anything put in.
fn english(id: impl AsRef<str>) -> String {
    texts::Texts::of(State::catalogues()).english().say(id.as_ref())
}

/// The names of all messages.
fn messages() -> BTreeSet<String> {
    texts::Texts::of(State::catalogues()).names("en").into_iter().collect()
}

fn ours() -> Tables {
    Tables::compile(&Map::new()).unwrap()
}

#[test]
fn every_event_card_is_as_listed() {
    let listed = data("cards-event.json");
    let cards = list(&listed["cards"]);
    assert_eq!(cards.len(), Card::ALL.into_iter().filter(|card| card.is_event()).count());
    for (one, card) in cards.iter().zip(Card::ALL) {
        assert_eq!(named::<Card>(&one["id"]), card);
        assert_eq!(card.order(), Some(named::<Order>(&one["order_id"])), "{card:?}");
        assert_eq!(card.combat(), Some(named::<Combat>(&one["combat"]["id"])), "{card:?}");
        assert_eq!(card.kind(), named::<CardType>(&one["type"]), "{card:?}");
        assert_eq!(card.deck(), Deck::Event, "{card:?}");
        assert_eq!(english(format!("card-{}", card.slug())), one["full_name"], "{card:?}");
        assert!(!card.stays() && one["order_requirement"].is_null(), "{card:?}");
    }
    let orders = list(&listed["orders"]);
    assert_eq!(orders.len(), Order::ALL.len());
    for one in orders {
        let order: Order = named(&one["id"]);
        let count = Card::ALL.into_iter().filter(|card| card.order() == Some(order)).count();
        assert_eq!(count, usize::from(number(&one["count"])), "{order:?}");
        assert_eq!(english(format!("event-{}", order.slug())), one["name"], "{order:?}");
    }
    let combats = list(&listed["combats"]);
    assert_eq!(combats.len(), Combat::ALL.len());
    for one in combats {
        let combat: Combat = named(&one["id"]);
        let count = Card::ALL.into_iter().filter(|card| card.combat() == Some(combat)).count();
        assert_eq!(count, usize::from(number(&one["count"])), "{combat:?}");
        assert_eq!(english(format!("combat-{}", combat.slug())), one["name"], "{combat:?}");
    }
}

#[test]
fn every_story_card_is_as_listed() {
    let listed = data("cards-story.json");
    let cards = list(&listed["cards"]);
    let stories = Card::ALL.into_iter().filter(|card| !card.is_event());
    assert_eq!(cards.len(), stories.clone().count());
    let messages = messages();
    for (one, card) in cards.iter().zip(stories) {
        assert_eq!(named::<Card>(&one["id"]), card);
        assert_eq!(card.story_of(), Some(named::<Side>(&one["side"])), "{card:?}");
        assert_eq!(card.deck(), named::<Deck>(&one["deck"]), "{card:?}");
        assert_eq!(card.kind(), named::<CardType>(&one["type"]), "{card:?}");
        assert_eq!(Value::Bool(card.stays()), one["on_table"], "{card:?}");
        let id = format!("card-{}", card.slug());
        assert_eq!(english(&id), one["name"], "{card:?}");
        let condition = messages.contains(&format!("{id}.condition"));
        assert_eq!(condition, one["requirement"].is_string(), "{card:?}");
        assert!(messages.contains(&format!("{id}.text")), "{card:?}");
    }
    let table: BTreeSet<Card> = list(&listed["table_cards"]).iter().map(named).collect();
    assert_eq!(table, Card::ALL.into_iter().filter(|card| card.stays()).collect());
}

#[test]
fn every_fate_card_is_as_listed() {
    let listed = data("cards-fate.json");
    let cards = list(&listed["cards"]);
    assert_eq!(cards.len(), FateCard::ALL.len());
    for (one, card) in cards.iter().zip(FateCard::ALL) {
        assert_eq!(named::<FateCard>(&one["id"]), card);
        let on: Option<Character> = one["play_on"].as_str().map(|_| named(&one["play_on"]));
        assert_eq!(card.attaches_to(), on, "{card:?}");
        assert_eq!(english(format!("fate-card-{}", card.slug())), one["name"], "{card:?}");
    }
}

#[test]
fn every_character_is_as_listed() {
    let listed = data("characters.json");
    let characters = list(&listed["characters"]);
    assert_eq!(characters.len(), Character::ALL.len());
    let tables = ours();
    for one in characters {
        let character: Character = named(&one["id"]);
        assert_eq!(character.side(), named::<Side>(&one["side"]), "{character:?}");
        assert_eq!(Value::Bool(character.is_general()), one["general"], "{character:?}");
        let step = one["fate_track_step"].as_u64().map(|step| u8::try_from(step).unwrap());
        assert_eq!(character.first_step(), step, "{character:?}");
        assert_eq!(tables.leadership[character], number(&one["leadership"]), "{character:?}");
        // Rule 7.5.1: Beorn and the Lord of the Eagles do not move with others.
        let moves = if character.is_with_armies() { number(&one["movement"]) } else { 0 };
        assert_eq!(tables.movement[character], moves, "{character:?}");
        let options = list(&one["general_ability"]["options"]).len();
        assert_eq!(tables.abilities[character].len(), options, "{character:?}");
        let dice: BTreeSet<Face> = list(&one["entry"]["die"]).iter().map(named).collect();
        assert_eq!(tables.entries[character].dice.iter().collect::<BTreeSet<_>>(), dice, "{character:?}");
    }
}

/// The values of Appendix A stand in the data files and once more in the index: both agree.
#[test]
fn the_index_of_appendix_a_agrees_with_the_data() {
    let index = data("reconstructed.json");
    let values: BTreeMap<&str, &Value> =
        list(&index["values"]).iter().map(|one| (one["id"].as_str().unwrap(), &one["value"])).collect();
    assert_eq!(values.keys().copied().collect::<BTreeSet<_>>(), NUMBERS.into_iter().collect());
    for id in NUMBERS {
        assert_eq!(our_value(id), Some(values[id]), "{id}");
    }
    let characters = data("characters.json");
    let of = |id: &str| list(&characters["characters"]).iter().find(|one| one["id"] == id).unwrap().clone();
    let (gandalf, thranduil) = (of("gandalf"), of("thranduil"));
    assert_eq!(*values["R1"], gandalf["leadership"]);
    for (id, value) in values["R2"].as_object().unwrap() {
        assert_eq!(*value, of(id)["movement"], "{id}");
    }
    assert_eq!(*values["R3"], of("bard")["general_ability"]["options"]);
    assert_eq!(*values["R4"], of("dain")["general_ability"]["options"]);
    assert_eq!(*values["R5"], gandalf["general_ability"]["options"][0]);
    assert_eq!(*values["R6"], gandalf["general_ability"]["options"][1]);
    assert_eq!(*values["R8"], thranduil["general_ability"]["options"][1]);
    for (name, value) in values["R7"].as_object().unwrap() {
        assert_eq!(*value, thranduil["archery"][name], "{name}");
    }
    for (id, who) in [("R9", "lord-of-the-eagles"), ("R10", "thorin"), ("R11", "beorn"), ("R12", "bolg")] {
        for (name, value) in values[id].as_object().unwrap() {
            assert_eq!(*value, of(who)["entry"][name], "{id} {name}");
        }
    }
    let setup = data("setup.json");
    for one in list(&setup["free_peoples"]).iter().chain(list(&setup["shadow"])) {
        assert_eq!(values["R14"][one["group"].to_string()], one["region"], "{one}");
    }
    let range = data("range.json");
    for name in ["archery_cm", "gandalf_cm"] {
        assert_eq!(values["R15"][name], range[name]);
    }
    let tokens = data("tokens.json");
    for tile in list(&tokens["fate_tiles"]["normal"]) {
        assert_eq!(values["R16"][tile["id"].as_str().unwrap()], tile["count"]);
    }
    for pile in list(&tokens["recruitment"]) {
        let counts: Value = list(&pile["faces"]).iter().map(|face| face["count"].clone()).collect();
        assert_eq!(values["R17"][pile["pile"].as_str().unwrap()], counts);
    }
}

#[test]
fn the_grammar_of_packs_has_the_instructions_of_the_index() {
    let index = data("reconstructed.json");
    let listed: Vec<&str> = list(&index["slot_ops"]).iter().map(|op| op.as_str().unwrap()).collect();
    assert_eq!(listed, grammar::WORDS.map(|word| word.op));
    let known = data("cards-event.json");
    for op in listed {
        assert!(known["ops_vocabulary"][op].is_string(), "{op}");
    }
}

#[test]
fn every_unit_token_tile_and_die_is_as_listed() {
    let units = data("units.json");
    assert_eq!(list(&units["army_units"]).len(), Unit::ALL.len());
    for one in list(&units["army_units"]) {
        let unit: Unit = named(&one["id"]);
        assert_eq!(unit.side(), named::<Side>(&one["side"]), "{unit:?}");
        assert_eq!(unit.figures(), number(&one["figures"]), "{unit:?}");
        assert_eq!(unit.strength(), number(&one["strength"]), "{unit:?}");
        let card: Maneuver = named(&one["maneuver"]["card_id"]);
        assert_eq!(Maneuver::of(unit), card, "{unit:?}");
        if unit != Unit::GreatOrcs {
            let terrains: BTreeSet<Terrain> = list(&one["preferred_terrain"]).iter().map(named).collect();
            assert_eq!(unit.preferred(false).iter().collect::<BTreeSet<_>>(), terrains, "{unit:?}");
        }
    }
    let maneuvers = &units["maneuver_cards"];
    assert_eq!(usize::from(number(&maneuvers["count"])), Maneuver::ALL.len());
    let tokens = data("tokens.json");
    let tables = ours();
    for pile in list(&tokens["recruitment"]) {
        let which: Pile = named(&pile["pile"]);
        let faces: Vec<TokenFace> = TokenFace::ALL.into_iter().filter(|face| face.pile() == which).collect();
        assert_eq!(list(&pile["faces"]).len(), faces.len());
        for (one, face) in list(&pile["faces"]).iter().zip(faces) {
            let (unit, n) = face.units();
            assert_eq!(number(&one["units"][unit.slug()]), n, "{face:?}");
            assert_eq!(tables.tokens.count(face), number(&one["count"]), "{face:?}");
        }
    }
    let normal = list(&tokens["fate_tiles"]["normal"]);
    let special = list(&tokens["fate_tiles"]["special"]);
    assert_eq!(normal.len() + special.len(), Tile::ALL.len());
    for one in normal.iter().chain(special) {
        let tile: Tile = named(&one["id"]);
        assert_eq!(tile.value(), number(&one["value"]), "{tile:?}");
        assert_eq!(Value::Bool(tile.has_rune()), one["rune"], "{tile:?}");
        assert_eq!(tile.is_special(), one.get("added_by").is_some(), "{tile:?}");
        if !tile.is_special() {
            assert_eq!(tables.tiles.count(tile), number(&one["count"]), "{tile:?}");
        }
    }
    let dice = data("dice.json");
    for one in list(&dice["action_dice"]) {
        let side: Side = named(&one["side"]);
        let faces: Vec<Face> = list(&one["faces"]).iter().map(named).collect();
        assert_eq!(Face::of(side).to_vec(), faces, "{side:?}");
    }
}

#[test]
fn every_area_is_as_listed() {
    let listed = data("map.json");
    let regions = list(&listed["regions"]);
    assert_eq!(regions.len(), Area::ALL.into_iter().filter(|area| area.is_region()).count());
    for one in regions {
        let area: Area = named(&one["id"]);
        assert_eq!(area.territory(), Some(named::<Territory>(&one["territory"])), "{area:?}");
        assert_eq!(area.terrain(), Some(named::<Terrain>(&one["terrain"])), "{area:?}");
        assert_eq!(Value::Bool(area.is_settlement()), one["settlement"], "{area:?}");
        assert_eq!(Value::Bool(area.is_controllable()), one["controllable"], "{area:?}");
        assert_eq!(Value::Bool(area.is_mustering_region()), one["muster_region"], "{area:?}");
        assert_eq!(u64::from(area.points()), one["victory_points"].as_u64().unwrap_or(0), "{area:?}");
        let value = one["fortification_value"].as_u64().map(|value| u8::try_from(value).unwrap());
        assert_eq!(area.fortification(), value.filter(|value| *value > 0), "{area:?}");
        let next: BTreeSet<Area> = list(&one["adjacent"]).iter().map(named).collect();
        assert_eq!(area.neighbours().iter().collect::<BTreeSet<_>>(), next, "{area:?}");
    }
    let special: BTreeSet<Area> = list(&listed["special_areas"])
        .iter()
        .filter_map(|one| Area::from_slug(one["id"].as_str()?))
        .collect();
    assert_eq!(special, MUSTERING_POINTS.into_iter().chain(PASSES).collect());
}

/// The shape of a member, for people.
fn shape(kind: Kind) -> String {
    let words = |words: &[&str]| words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    match kind {
        Kind::Number { least, most } => format!("{least} to {most}"),
        Kind::NumberOr { most: 1, words: known } => format!("1 or {}", words(known)),
        Kind::NumberOr { most, words: known } => format!("1 to {most}, or {}", words(known)),
        Kind::Pick { most } => format!("how many, up to {most}"),
        Kind::NumberOrPick { most } => format!("1 to {most}, or how many"),
        Kind::Flag => "true or false".to_owned(),
        Kind::Word(known) => words(known),
        Kind::Armies { enemy: true } => "words for armies".to_owned(),
        Kind::Armies { enemy: false } => "words for own armies".to_owned(),
        Kind::Areas => "words for regions".to_owned(),
        Kind::Place => "a place".to_owned(),
        Kind::Pile => "an own pile".to_owned(),
        Kind::Units { most } => format!("own units, 1 to {most} of each"),
        Kind::Character => "an own character, or `general`".to_owned(),
        Kind::Dice { most } => format!("a result of one's dice and another number, 1 to {most}"),
    }
}

/// The table of `docs/packs.md`.
fn words_of_packs() -> String {
    let vocabulary = data("cards-event.json");
    let quoted = |words: &[&str]| words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    let mut table = String::from(
        "| op | what it does | members (those in **bold** must be there) |\n| --- | --- | --- |\n",
    );
    for word in &grammar::WORDS {
        let members: Vec<String> = word
            .members
            .iter()
            .map(|member| match member.needed {
                true => format!("**`{}`**: {}", member.name, shape(member.kind)),
                false => format!("`{}`: {}", member.name, shape(member.kind)),
            })
            .collect();
        let does = vocabulary["ops_vocabulary"][word.op].as_str().unwrap();
        table.push_str(&format!("| `{}` | {does} | {} |\n", word.op, members.join("; ")));
    }
    let places = grammar::PLACES.map(|(word, _)| word);
    table.push_str(&format!("\n- A place: {}, or `{{\"region\": ID}}`.\n", quoted(&places)));
    let listed = grammar::WITH_LIST.map(|prefix| format!("{prefix}ID|ID"));
    let listed: Vec<&str> = listed.iter().map(String::as_str).collect();
    let armies = [&grammar::ARMY_WORDS[..], &listed].concat();
    table.push_str(&format!("- Words for armies, all of which must fit: {}.\n", quoted(&armies)));
    table.push_str(&format!("- Words for regions: {}.\n", quoted(&listed[1..])));
    table.push_str("- How many: `{\"min\": N, \"max\": N, \"distinct\": true}`; the most may be `\"all\"`. With `distinct` an army moves once, as a whole or in part.\n");
    table.push_str(&format!("- At most {} ops stand in a list.\n", grammar::MOST_OPS));
    table
}

#[test]
fn the_words_of_packs_are_in_the_docs() {
    let file = folder().join("../../../docs/packs.md");
    let text = std::fs::read_to_string(&file).unwrap();
    let (begin, end) = ("LONGTABLE_BLESS=1 writes it -->\n", "<!-- end of five-armies ops -->");
    let from = text.find(begin).unwrap() + begin.len();
    let to = text.find(end).unwrap();
    let table = words_of_packs();
    if std::env::var_os("LONGTABLE_BLESS").is_some() {
        std::fs::write(&file, format!("{}{table}{}", &text[..from], &text[to..])).unwrap();
    } else {
        assert_eq!(&text[from..to], table, "LONGTABLE_BLESS=1 writes it anew");
    }
}

/// The titles of all cases.
fn titles() -> BTreeSet<String> {
    let mut titles = BTreeSet::new();
    for entry in std::fs::read_dir(folder().join("../../../cases/five-armies")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        titles.extend(text.lines().filter_map(|line| line.strip_prefix("case \"")).map(str::to_owned));
    }
    titles
}

#[test]
fn everything_that_a_card_does_has_a_case_where_it_works_and_one_where_it_does_not() {
    let titles = titles();
    let stories = Card::ALL.into_iter().filter(|card| !card.is_event()).map(Card::slug);
    let ids = Order::ALL.into_iter().map(Order::slug);
    let ids = ids.chain(Combat::ALL.into_iter().map(Combat::slug)).chain(stories);
    let ids = ids.chain(FateCard::ALL.into_iter().map(FateCard::slug));
    let ids = ids.chain(Maneuver::ALL.into_iter().map(Maneuver::slug));
    let ids = ids.chain(Character::GENERALS.into_iter().map(Character::slug));
    let wanted = ids.flat_map(|id| [format!("{id} works"), format!("{id} not")]);
    let missing: Vec<String> =
        wanted.filter(|begin| !titles.iter().any(|title| title.starts_with(begin.as_str()))).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn every_event_card_is_in_a_case() {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder().join("../../../cases/five-armies")).unwrap() {
        all.push_str(&std::fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let missing: Vec<&str> =
        Card::ALL.into_iter().map(Card::slug).filter(|slug| !all.contains(*slug)).collect();
    assert_eq!(missing, [""; 0]);
}

/// Open points without a case of their own, and why.
const NOT_PLAYED: [(&str, &str); 8] = [
    ("O1", "the board is data: every_area_is_as_listed"),
    ("O5", "how many tokens a box holds decides nothing"),
    ("O13", "names"),
    ("O17", "who sees what: tests/hidden.rs"),
    ("O18", "the cards are data: every_event_card_is_as_listed and its neighbours"),
    ("O19", "balance"),
    ("O20", "the set-up is data: the_index_of_appendix_a_agrees_with_the_data, cases M9 and 3"),
    ("O21", "the counts are data: every_unit_token_tile_and_die_is_as_listed"),
];

/// Open points that the printed cards never bring up.
const NEVER: [&str; 1] = ["O35"];

/// The worked situations that cases are named after. M1, the counts of the map, is a test of
/// the chapter on armies.
const SITUATIONS: &str = "A1 A3 A5 A7 A9 B2 B4 B6 C1 C3 C5 C7 D2 D4 D6 E1 E3 E5 E7 E9 E11 F1 F3 F5 \
    G1 G3 G5 G7 G9 G11 G12 G13 G15 G17 G19 G21 H1 H3 H5 H7 H9 H11 H13 H15 I2 I4 J2 J4 J6 J8 J10 J12 J14 J16 \
    K1 K3 K5 K7 K9 L1 L3 L5 L7 L9 L11 L13 L15 L17 L19 L21 L23 L25 L27 L29 M3 M5 M7 M9 M11 N1 N3 N5 N7 N9 N11";

/// Whether a title has a number in it that is not part of another one.
fn names(title: &str, number: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric();
    title.match_indices(number).any(|(at, _)| {
        let rest = &title[at + number.len()..];
        let digit_follows =
            rest.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        !title[..at].ends_with(part) && !rest.starts_with(part) && !digit_follows
    })
}

/// Every decision, every hazard, every open point that decides play, every worked situation and the first turn have a case that
/// is named after them.
#[test]
fn everything_that_the_rules_number_has_a_case() {
    let rules = RuleBook::parse(<State as Game>::INFO.rules);
    let numbered = |letter: char| {
        let own = |number: &&str| {
            number.strip_prefix(letter).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        rules.iter().map(|rule| rule.number).filter(own).collect::<BTreeSet<&str>>()
    };
    let excused =
        |number: &&str| !NEVER.contains(number) && !NOT_PLAYED.iter().any(|(excused, _)| excused == number);
    let open = numbered('O');
    assert!(NOT_PLAYED.iter().all(|(number, why)| open.contains(number) && !why.is_empty()));
    assert_eq!((numbered('D').len(), numbered('H').len()), (48, 41), "decisions and hazards");
    let wanted = numbered('D').into_iter().chain(numbered('H'));
    let wanted =
        wanted.chain(open.into_iter().filter(excused)).chain(SITUATIONS.split_whitespace()).chain(["22"]);
    // Some situations have the number of a decision or a hazard: both have a case.
    let mut times = BTreeMap::<&str, usize>::new();
    for number in wanted {
        *times.entry(number).or_default() += 1;
    }
    let titles = titles();
    let named = |number: &str| titles.iter().filter(|title| names(title, number)).count();
    let missing: Vec<&str> =
        times.into_iter().filter(|(number, n)| named(number) < *n).map(|(number, _)| number).collect();
    assert_eq!(missing, [""; 0]);
    assert_eq!(SITUATIONS.split_whitespace().count(), 85);
}

/// The text of the source, without tests and comments.
fn code(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            code(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            all.extend(lines.flat_map(|line| [line, "\n"]));
        }
    }
}

/// A refusal and a fault of a pack are names of messages: no sentence is left in the code, and none is missing in the catalogue.
#[test]
fn every_refusal_and_every_fault_is_a_message() {
    let mut all = String::new();
    for part in ["rules", "cards", "book"] {
        code(&folder().join("src").join(part), &mut all);
    }
    all.push_str(&std::fs::read_to_string(folder().join("src/legal.rs")).unwrap());
    let literals: BTreeSet<&str> = all.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
    let begins = |one: &&str| one.starts_with("no-") || one.starts_with("fault-");
    // A word of packs.
    let names: BTreeSet<&str> =
        literals.iter().copied().filter(begins).filter(|one| *one != "no-damage").collect();
    assert!(names.len() > 100, "{}", names.len());
    let messages = messages();
    let missing: Vec<&str> = names.into_iter().filter(|id| !messages.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
}
