//! Positions that earlier programs saved are read as what they were, and nothing that is saved depends on numbers that
//! may change.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Play, Seat, stable_hash};
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use wotr::State;
use wotr::ids::{Face, Kind, Nation, Side, Tile};

/// A position as version 3 of the rules saved it, with its hash of that time.
#[derive(Deserialize)]
struct Saved {
    hash: String,
    position: Value,
}

fn files() -> impl Iterator<Item = (String, Saved)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved");
    std::fs::read_dir(folder).unwrap().map(|file| {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        (path.display().to_string(), serde_json::from_str(&text).unwrap())
    })
}

#[test]
fn positions_of_earlier_programs_are_read() {
    let mut seen = 0;
    for (path, saved) in files() {
        let state: State = serde_json::from_value(saved.position.clone()).unwrap();
        assert_eq!(format!("{:016x}", stable_hash(&state)), saved.hash, "{path}");
        state.check().unwrap_or_else(|broken| panic!("{path}: {broken}"));
        // It is saved in today's form, and is still the same.
        let today = serde_json::to_value(&state).unwrap();
        assert_ne!(today, saved.position, "{path}");
        check_numbers(&today);
        let again: State = serde_json::from_value(today).unwrap();
        assert!(again == state, "{path}");
        seen += 1;
    }
    assert!(seen >= 3, "{seen}");
}

/// The hashes in journals of earlier programs were made from numbers, and still match.
#[test]
fn journals_of_earlier_programs_are_met() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cli/tests/earlier/1");
    let mut seen = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with("wotr-two-player") {
            let text = std::fs::read_to_string(&path).unwrap();
            // Version 3 changed the rules for more than two players (rules 14.6, 14.11), and for two only its number.
            let (was, is) = ("\"rules\":2", format!("\"rules\":{}", State::INFO.rules_version));
            assert!(text.contains(was) && !text.contains("names:"), "{name}");
            let play = Play::<State>::read(&text.replacen(was, &is, 1));
            play.unwrap_or_else(|error| panic!("{name}: {error}"));
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen}");
}

#[test]
fn what_is_no_position_is_refused() {
    let (_, saved) = files().next().unwrap();
    for name in ["field", "dice", "group", "this_use", "hunt"] {
        let mut position = saved.position.clone();
        position.as_object_mut().unwrap().remove(name).unwrap();
        assert!(serde_json::from_value::<State>(position).is_err(), "without {name}");
    }
}

/// Fields whose numbers count something or say where a track stands. Seats are numbers too, in fields and where a
/// variant says whose turn it is.
const COUNTS: &[&str] = &[
    "turn",
    "left",
    "n",
    "tally",
    "trims",
    "number",
    "credit",
    "used",
    "to_roll",
    "nazgul",
    "progress",
    "corruption",
    "mordor",
    // Battles and the Hunt.
    "round",
    "dice",
    "thrown",
    "extra",
    "need",
    "nazgul_forfeited",
    "rolled",
    "again",
    "rerolled",
    "successes",
    "damage",
    "heals",
    // Steps of a procedure, counts in questions, and what a card counts.
    "step",
    "a",
    "b",
    "after-action",
    "strongholds",
    "breaking",
    "reroll",
    // Seats.
    "acting",
    "seat",
    "who",
    "draw",
    "draw-strategy",
    "hand-limit",
    "random-card",
];

/// Whether it is the name of something of which there are many, so that the number under it counts them.
fn is_counted(name: &str) -> bool {
    let side = Side::from_slug(name).is_some() || Nation::from_slug(name).is_some();
    side || Kind::from_slug(name).is_some()
        || Face::from_slug(name).is_some()
        || Tile::from_slug(name).is_some()
}

/// Fails if a field with a number is not one of [`COUNTS`].
fn check_numbers(value: &Value) {
    fn walk(name: &str, value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Number(_) if !COUNTS.contains(&name) && !is_counted(name) => found.push(name.to_owned()),
            Value::Array(list) => list.iter().for_each(|one| walk(name, one, found)),
            Value::Object(map) => map.iter().for_each(|(name, one)| walk(name, one, found)),
            Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    walk("", value, &mut found);
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "numbers that may stand for an id: {found:?}");
}

#[test]
fn only_counts_are_saved_as_numbers() {
    for (seed, scenario) in (0..).zip(["two-player", "three-player", "four-player"]) {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        let setup = State::setup(scenario, None, &[]).unwrap();
        let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
        let mut legal = Vec::new();
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().unwrap();
            let action = if seat == Seat::CHANCE {
                state.chance(&mut rng).unwrap()
            } else {
                state.legal(seat, &mut legal);
                legal[rng.random_range(0..legal.len())]
            };
            state.play(seat, action, &mut Log::off()).unwrap();
            check_numbers(&serde_json::to_value(&state).unwrap());
        }
    }
}
