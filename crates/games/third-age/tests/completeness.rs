//! What the data and the rules list is implemented, and has a case that is named after it.
#![allow(clippy::unwrap_used, clippy::panic)]

use kernel::rulebook::RuleBook;
use kernel::{Game, Texts as _};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use third_age::State;
use third_age::ids::{Area, Card, Character, Combat, Location, Order, Pool, Section, Tile, Unit};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data(name: &str) -> Value {
    let file = folder().join("data").join(format!("{name}.json"));
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn ids(listed: &[Value]) -> BTreeSet<&str> {
    listed.iter().map(|one| word(&one["id"])).collect()
}

const SCENARIOS: [&str; 2] = ["rohan", "gondor"];

#[test]
fn every_area_is_there() {
    let mut all = BTreeSet::new();
    let (mut areas, mut recruitment) = (0, 0);
    for scenario in SCENARIOS {
        let map = data(&format!("map-{scenario}"));
        areas += list(&map["areas"]).len();
        recruitment += list(&map["recruitmentAreas"]).len();
        for one in list(&map["areas"]).iter().chain(list(&map["recruitmentAreas"])) {
            all.insert(word(&one["id"]).to_owned());
        }
    }
    assert_eq!((areas, recruitment), (110, 8), "rule 3.1");
    // Two areas of either board share a name.
    assert_eq!(all, Area::ALL.into_iter().map(|area| area.slug().to_owned()).collect());
    let sections = data("map-gondor");
    assert_eq!(ids(list(&sections["minasTirithSections"])), Section::ALL.map(Section::slug).into());
}

#[test]
fn every_card_unit_character_and_tile_is_there() {
    let generic = data("cards-generic");
    assert_eq!(ids(list(&generic["orders"])), Order::ALL.map(Order::slug).into());
    assert_eq!(ids(list(&generic["combats"])), Combat::ALL.map(Combat::slug).into());
    assert_eq!((Order::ALL.len(), Combat::ALL.len()), (9, 10));
    let files = ["cards-generic", "cards-story-free", "cards-story-shadow", "cards-grima", "cards-darkness"];
    let decks = files.map(data);
    let cards: BTreeSet<&str> = decks.iter().flat_map(|deck| ids(list(&deck["cards"]))).collect();
    assert_eq!(cards, Card::ALL.into_iter().map(Card::slug).collect());
    let halves = |card: &&Value| card.get("rohan").is_some() || card.get("order").is_some();
    let two = decks.iter().flat_map(|deck| list(&deck["cards"])).filter(halves).count();
    assert_eq!((two, cards.len() - two), (62, 12), "rule 2.1");
    let people = data("characters");
    assert_eq!(ids(list(&people["characters"])), Character::ALL.map(Character::slug).into());
    assert_eq!(Character::ALL.len(), 18);
    let units = data("units");
    let types: BTreeSet<&str> = SCENARIOS.iter().flat_map(|scenario| ids(list(&units[*scenario]))).collect();
    assert_eq!(types, Unit::ALL.map(Unit::slug).into());
    let tiles = data("fate-tiles");
    assert_eq!(ids(list(&tiles["tiles"])), Tile::ALL.map(Tile::slug).into());
    let copies: i64 = list(&tiles["tiles"]).iter().map(|tile| tile["copies"].as_i64().unwrap()).sum();
    assert_eq!(copies, 16);
    let tracks = data("tracks");
    let places = SCENARIOS.iter().map(|scenario| list(&tracks["shadowBox"][*scenario]).len()).sum::<usize>();
    assert_eq!(places, Location::ALL.len());
    let tokens = data("tokens");
    let pools = SCENARIOS.map(|scenario| tokens["recruitment"][scenario].as_object().unwrap().len());
    assert_eq!(pools.iter().sum::<usize>(), Pool::ALL.len());
}

/// A case: its title, its scenario, and its lines.
struct Told {
    title: String,
    scenario: String,
    lines: Vec<String>,
}

/// All cases of the game.
fn told() -> Vec<Told> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder().join("../../../cases/third-age")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "case") {
            continue;
        }
        let mut scenario = "rohan".to_owned();
        let mut here: Option<Told> = None;
        for line in std::fs::read_to_string(&path).unwrap().lines() {
            let line = line.trim();
            if let Some(title) = line.strip_prefix("case \"").and_then(|rest| rest.strip_suffix('"')) {
                all.extend(here.take());
                let title = title.to_owned();
                here = Some(Told { title, scenario: scenario.clone(), lines: Vec::new() });
            } else if let Some(named) = line.strip_prefix("scenario ") {
                match &mut here {
                    Some(case) => case.scenario = named.to_owned(),
                    None => scenario = named.to_owned(),
                }
            } else if let Some(case) = &mut here {
                case.lines.push(line.to_owned());
            }
        }
        all.extend(here);
    }
    assert!(all.len() > 500, "{}", all.len());
    all
}

/// Whether a title speaks of this: `Name: ...` or `Name (half): ...`.
fn is_about(title: &str, name: &str) -> bool {
    title.strip_prefix(name).is_some_and(|rest| rest.starts_with(':') || rest.starts_with(" ("))
}

/// What has fewer cases than it needs.
fn untold(told: &[Told], wanted: &[(&str, String, usize)]) -> Vec<String> {
    let n = |scenario: &str, name: &str| {
        let fits =
            |case: &&Told| (scenario.is_empty() || case.scenario == scenario) && is_about(&case.title, name);
        told.iter().filter(fits).count()
    };
    let few = |(scenario, name, least): &&(&str, String, usize)| n(scenario, name) < *least;
    wanted.iter().filter(few).map(|(scenario, name, _)| format!("{scenario} {name}")).collect()
}

/// Every card with both halves, every order and combat half, every Character, unit and Nazgûl ability has cases, of its scenario,
/// that are named after it: one where it works and one where it does not.
#[test]
fn everything_that_has_a_name_has_cases() {
    let told = told();
    let name = |one: &Value| word(&one["name"]).to_owned();
    let mut wanted: Vec<(&str, String, usize)> = Vec::new();
    let generic = data("cards-generic");
    for part in ["orders", "combats"] {
        wanted.extend(list(&generic[part]).iter().map(|one| ("", name(one), 2)));
    }
    wanted.extend(list(&generic["cards"]).iter().map(|one| ("", name(one), 2)));
    for file in ["cards-story-free", "cards-story-shadow"] {
        for card in list(&data(file)["cards"]) {
            wanted.extend(SCENARIOS.map(|scenario| (scenario, name(&card[scenario]), 2)));
        }
    }
    wanted.extend(list(&data("cards-grima")["cards"]).iter().map(|card| ("rohan", name(card), 2)));
    wanted.extend(list(&data("cards-darkness")["cards"]).iter().map(|card| ("gondor", name(card), 2)));
    for character in list(&data("characters")["characters"]) {
        for scenario in SCENARIOS {
            if [scenario, "both"].contains(&word(&character["scenario"])) {
                wanted.push((scenario, name(character), 2));
            }
        }
    }
    for scenario in SCENARIOS {
        wanted.extend(list(&data("units")[scenario]).iter().map(|unit| (scenario, name(unit), 2)));
    }
    let abilities = data("characters");
    wanted.extend(list(&abilities["nazgulAbilities"]["list"]).iter().map(|one| ("gondor", name(one), 2)));
    assert_eq!(wanted.len(), 9 + 10 + 30 + 64 + 12 + 20 + 18 + 3);
    wanted
        .extend(list(&data("fate-tiles")["tiles"]).iter().map(|tile| ("", word(&tile["id"]).to_owned(), 2)));
    let boxes = data("tracks");
    wanted.extend(list(&boxes["shadowBox"]["rohan"]).iter().map(|one| ("rohan", name(one), 2)));
    assert_eq!(untold(&told, &wanted), [""; 0]);
}

/// Every tile is drawn, every location chosen, every Character stands somewhere, every area and every type of unit is in some case of
/// its scenario.
#[test]
fn everything_on_the_board_is_in_a_case() {
    let told = told();
    let mut missing = Vec::new();
    let mut words = BTreeMap::<&str, BTreeSet<&str>>::new();
    for case in &told {
        let own = words.entry(&case.scenario).or_default();
        own.extend(case.lines.iter().flat_map(|line| line.split_whitespace()));
    }
    let tiles = data("fate-tiles");
    for tile in ids(list(&tiles["tiles"])) {
        let line = format!("chance: tile {tile}");
        if !told.iter().any(|case| case.lines.contains(&line)) {
            missing.push(line);
        }
    }
    for location in Location::ALL {
        let line = format!("shadow: location {}", location.slug());
        if !told.iter().any(|case| case.lines.contains(&line)) {
            missing.push(line);
        }
    }
    for scenario in SCENARIOS {
        let map = data(&format!("map-{scenario}"));
        let units = data("units");
        let recruitment = ids(list(&map["recruitmentAreas"]));
        for id in recruitment.into_iter().chain(ids(list(&units[scenario]))) {
            if !words[scenario].contains(id) {
                missing.push(format!("{scenario} {id}"));
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}

/// Open points without a case of their own, and why.
const NOT_PLAYED: [(&str, &str); 4] = [
    ("14.5", "names"),
    ("14.11", "how many recruitment areas there are: every_area_is_there"),
    ("14.14", "follows from the tiles: every normal one moves the marker"),
    ("14.21", "names"),
];

/// The worked situations that cases are named after.
const SITUATIONS: &str = "E01 E03 E05 E07 E09 E11 E13 E15 E17 E19 E21 E23 E25 E27 E29 E31 E33 E35 E37 E39 E41 E43 E45 E47 E49 E51 \
    E53 E55 E57 E59 E61 E63 E65 E67 E69 E71 E73 E75 E77 E79 E81 E83 E85 E87 E89 E91";

/// Whether a title has a number in it that is not part of another one.
fn numbered(title: &str, number: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
    title.match_indices(number).any(|(at, _)| {
        let rest = &title[at + number.len()..];
        let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
        let more = goes_on(rest) || rest.strip_prefix('.').is_some_and(goes_on);
        !title[..at].ends_with(part) && !more
    })
}

/// Every decision, every hazard, every open point that decides play, every worked situation and the first rounds have a case that is
/// named after them.
#[test]
fn everything_that_the_rules_number_has_a_case() {
    let rules = RuleBook::parse(<State as Game>::INFO.rules);
    let chapter = |begin: &str| {
        let own = |number: &&str| number.starts_with(begin);
        rules.iter().map(|rule| rule.number).filter(own).map(str::to_owned).collect::<BTreeSet<String>>()
    };
    let rows = chapter("11.3 row ").len();
    let (hazards, open) = (chapter("13."), chapter("14."));
    assert_eq!((rows, hazards.len()), (38, 33), "decisions and hazards");
    assert!(NOT_PLAYED.iter().all(|(number, why)| open.contains(*number) && !why.is_empty()));
    let decides = |number: &String| !NOT_PLAYED.iter().any(|(excused, _)| excused == number);
    let wanted = (1..=rows).map(|n| format!("D{n}")).chain(hazards).chain(open.into_iter().filter(decides));
    let wanted = wanted.chain(SITUATIONS.split_whitespace().map(str::to_owned));
    let told = told();
    let missing: Vec<String> =
        wanted.filter(|number| !told.iter().any(|case| numbered(&case.title, number))).collect();
    assert_eq!(missing, [""; 0]);
    assert_eq!(SITUATIONS.split_whitespace().count(), 46);
    for scenario in SCENARIOS {
        let first = |case: &Told| case.scenario == scenario && case.title.contains("The first round of");
        assert!(told.iter().any(first), "{scenario}");
    }
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
    let names: BTreeSet<&str> = literals.iter().copied().filter(begins).collect();
    assert!(names.len() > 100, "{}", names.len());
    let messages: BTreeSet<String> = texts::Texts::of(State::catalogues()).names("en").into_iter().collect();
    let missing: Vec<&str> = names.into_iter().filter(|id| !messages.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
}
