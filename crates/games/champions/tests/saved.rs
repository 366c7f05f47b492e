//! Saved positions: those of earlier programs can be read, and those of today know things only by their names.
#![allow(clippy::unwrap_used)]

use champions::State;
use conformance::playing::{Draw, play_on};
use kernel::{Game, Log, Play, hash_word, stable_hash};
use rand::SeedableRng;
use serde_json::Value;
use std::collections::BTreeSet;

/// What is saved as a number. All of it counts something, or names a seat; an ability, a sentence and a part of it are
/// known by their place in the text of their own card. Nothing here changes when a card or anything else is added.
#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    // Seats, and sets of seats.
    "acted", "active", "activations", "ally-limit", "asked", "change-form", "controller", "deal", "each",
    "encounter", "end-of-phase", "engaged", "first", "flight", "hurt_by", "looked", "looking", "minion",
    "minions_defeated", "mulligan", "owner", "pay", "piece", "player", "reveal", "reveal-dealt", "seat",
    "setup-player", "turn", "under", "who", "yes-no",
    // What surrounds a happening.
    "at", "attack", "damage-step", "damages", "defeat", "end-activation", "enemy-attack-step",
    "enemy-scheme-step", "place-damage", "pop", "reveal-step", "sentence", "threat-step", "thwart",
    // Abilities, sentences, parts of sentences and targets of one card.
    "ability", "choose", "dig", "effect", "path", "pick", "resume", "target", "used",
    // Which sentences under way have marked a piece.
    "mark", "marks",
    // Counts.
    "acceleration", "amount", "by", "coming", "counters", "damage", "deal-encounter", "dealt", "discard",
    "discount", "done", "due", "encounter-top", "encounter_cards", "energy", "excess", "extra_boosts",
    "heroic", "icons", "left", "less", "mental", "next_piece", "number", "owns", "passes", "physical",
    "random", "round", "strand", "threat", "top", "total", "wild", "x",
];

/// The names under which there are numbers.
fn numbers(value: &Value, name: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Number(_) => {
            found.insert(name.to_owned());
        }
        Value::Array(all) => all.iter().for_each(|one| numbers(one, name, found)),
        Value::Object(all) => all.iter().for_each(|(name, one)| numbers(one, name, found)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn nothing_is_saved_by_a_number_that_may_move() {
    let mut found = BTreeSet::new();
    for seed in 0..24 {
        let scenario = ["rhino", "klaw", "ultron"][seed as usize % 3];
        let hero =
            ["black-panther", "iron-man", "she-hulk", "spider-man", "captain-marvel"][seed as usize % 5];
        let options = [("hero-1".to_owned(), hero.to_owned())];
        let setup = State::setup(scenario, Some(1 + seed as u8 % 4), &options).unwrap();
        let mut state = State::new(&setup, &mut Log::off()).unwrap();
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        let mut legal = Vec::new();
        while state.question().is_some() {
            play_on(&mut state, Draw::Weighed, &mut rng, &mut legal, |_, answers| answers < 5);
            numbers(&serde_json::to_value(&state).unwrap(), "", &mut found);
        }
    }
    let unknown: Vec<&String> = found.iter().filter(|name| !NUMBERS.contains(&name.as_str())).collect();
    assert!(unknown.is_empty(), "saved as numbers: {unknown:?}");
}

/// Positions in the middle of games, with the hashes that they had, from the time when steps, windows and status cards were
/// saved as numbers.
#[test]
fn positions_saved_by_numbers_are_read() {
    for line in include_str!("saved/by-numbers.jsonl").lines() {
        let saved: Value = serde_json::from_str(line).unwrap();
        let state: State = serde_json::from_value(saved["state"].clone()).unwrap();
        assert_eq!(format!("{:016x}", stable_hash(&state)), saved["hash"].as_str().unwrap());
        let again = serde_json::to_value(&state).unwrap();
        assert_ne!(again, saved["state"], "it is saved by names now");
        let read: State = serde_json::from_value(again).unwrap();
        assert!(read == state);
        assert_eq!(hash_word(&read), hash_word(&state));
        // It can be played on.
        let mut state = state;
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(3);
        play_on(&mut state, Draw::Evenly, &mut rng, &mut Vec::new(), |_, answers| answers < 200);
        state.check().unwrap();
    }
}

/// Journals with hashes made from numbers.
#[test]
fn journals_of_earlier_programs_lead_to_the_same_positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cli/tests/earlier/1");
    let mut journals = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with("champions-") && name.ends_with(".journal") {
            let journal = std::fs::read_to_string(&path).unwrap();
            assert!(journal.contains("\"check\":") && !journal.contains("\"hash\":\"names:"), "{name}");
            Play::<State>::read(&journal).unwrap_or_else(|error| panic!("{name}: {error}"));
            journals += 1;
        }
    }
    assert_eq!(journals, 10);
}
