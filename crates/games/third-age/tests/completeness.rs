//! Everything that has a name in the data has a case where it works and one where it does not, or works otherwise.

use serde_json::Value;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data(name: &str) -> Value {
    let file = folder().join("data").join(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no name")).to_owned()
}

/// The titles of all cases.
fn titles() -> Vec<String> {
    let cases = folder().join("../../../cases/third-age");
    let files = std::fs::read_dir(&cases).unwrap_or_else(|error| panic!("{}: {error}", cases.display()));
    let mut titles = Vec::new();
    for file in files.flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.strip_prefix("case \""));
        titles.extend(lines.map(str::to_owned));
    }
    titles
}

/// The names without two cases that are named after them: `Name: what is shown`, or `Name (half): what is shown`.
fn missing(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let titles = titles();
    let about = |title: &str, name: &str| {
        title.strip_prefix(name).is_some_and(|rest| rest.starts_with(": ") || rest.starts_with(" ("))
    };
    let few = |name: &String| titles.iter().filter(|title| about(title, name)).count() < 2;
    names.into_iter().filter(few).collect()
}

/// The cards, Characters, units and locations of a scenario.
fn names_of(scenario: &str, own_deck: &str) -> Vec<String> {
    let mut names = Vec::new();
    for file in ["cards-story-free.json", "cards-story-shadow.json"] {
        names.extend(list(&data(file)["cards"]).iter().map(|card| word(&card[scenario]["name"])));
    }
    names.extend(list(&data(own_deck)["cards"]).iter().map(|card| word(&card["name"])));
    let characters = data("characters.json");
    let here = |one: &&Value| one["scenario"] == scenario || one["scenario"] == "both";
    names.extend(list(&characters["characters"]).iter().filter(here).map(|one| word(&one["name"])));
    names.extend(list(&data("units.json")[scenario]).iter().map(|unit| word(&unit["name"])));
    names
}

#[test]
fn every_order_combat_half_and_generic_card_has_its_cases() {
    let generic = data("cards-generic.json");
    let parts = ["orders", "combats", "cards"];
    let names: Vec<String> = parts
        .into_iter()
        .flat_map(|part| list(&generic[part]).iter().map(|one| word(&one["name"])).collect::<Vec<_>>())
        .collect();
    assert_eq!(names.len(), 9 + 10 + 30);
    assert_eq!(missing(names), [""; 0]);
}

#[test]
fn everything_of_rohan_has_its_cases() {
    let mut names = names_of("rohan", "cards-grima.json");
    assert_eq!(names.len(), 32 + 6 + 9 + 8);
    names.extend(list(&data("fate-tiles.json")["tiles"]).iter().map(|tile| word(&tile["id"])));
    names.extend(list(&data("tracks.json")["shadowBox"]["rohan"]).iter().map(|one| word(&one["name"])));
    assert_eq!(missing(names), [""; 0]);
}
