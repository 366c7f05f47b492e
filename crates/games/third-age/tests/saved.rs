//! Positions are read as what they were, and nothing that is saved depends on numbers that may change.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use third_age::State;
use third_age::ids::{Area, Character, Face, Leader, Pool, Section, Side, Tile, TokenFace, Unit};

/// Plays a random game and shows every position to a check.
fn each_position(scenario: &str, seed: u64, mut check: impl FnMut(&State)) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let setup = State::setup(scenario, None, &[]).unwrap();
    let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut legal = Vec::new();
    for _ in 0..6000 {
        check(&state);
        let Some(question) = state.question() else { break };
        let seat = question.who.first_seat().unwrap();
        let action = if seat == Seat::CHANCE {
            state.chance(&mut rng).unwrap()
        } else {
            state.legal(seat, &mut legal);
            legal[rng.random_range(0..legal.len())]
        };
        state.play(seat, action, &mut Log::off()).unwrap();
    }
}

#[test]
fn a_saved_position_is_the_same_when_it_is_read() {
    for scenario in ["rohan", "gondor"] {
        let mut n = 0;
        each_position(scenario, 4, |state| {
            n += 1;
            if n % 20 == 0 {
                let saved = serde_json::to_value(state).unwrap();
                let read: State = serde_json::from_value(saved.clone()).unwrap();
                assert!(read == *state);
                assert_eq!(serde_json::to_value(&read).unwrap(), saved);
                read.check().unwrap();
            }
        });
    }
}

#[test]
fn what_is_no_position_is_refused() {
    let setup = State::setup("gondor", None, &[]).unwrap();
    let state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let saved = serde_json::to_value(&state).unwrap();
    assert!(saved.get("book").is_none(), "the tables follow from the set-up");
    for name in ["flow", "armies", "spots", "dice", "notes", "faces", "seen"] {
        let mut position = saved.clone();
        position.as_object_mut().unwrap().remove(name).unwrap();
        assert!(serde_json::from_value::<State>(position).is_err(), "without {name}");
    }
}

/// Fields whose numbers count something or say where a track stands. Seats are numbers too.
const COUNTS: &[&str] = &[
    "seat",
    "round",
    "number",
    "who",
    "fate",
    "track",
    "darkness",
    "ships",
    "ents",
    "action_tokens",
    "set_aside",
    "damage",
    "leadership",
    "used",
    "to_roll",
    "count",
    "missed",
    "random",
    // Steps of procedures, and what questions say.
    "left",
    "steps",
    "cards",
    "tokens",
    "units",
    "success",
    "least",
    "most",
    "down-to",
    // Places in the lists of a card, a Character or a location, which are data and no ids.
    "ability",
    "n",
    "at",
    "len",
    "until",
    "part",
    "settled",
    "nazgul",
    "nazgul_uses",
    // Dice, and rounds of battles.
    "thrown",
    "dice",
    "maneuver",
    "named",
    "again",
    "fresh",
    "combat",
    "plus",
    "plus_again",
    "strength",
    "unit_strength",
    "least_dice",
    "added",
    "direct",
    "cancels",
    "cancels_army",
];

/// Whether it is the name of something of which there are many, so that the number under it counts them.
fn is_counted(name: &str) -> bool {
    Side::from_slug(name).is_some()
        || Area::from_slug(name).is_some()
        || Character::from_slug(name).is_some()
        || Face::from_slug(name).is_some()
        || Leader::from_slug(name).is_some()
        || Pool::from_slug(name).is_some()
        || Section::from_slug(name).is_some()
        || Tile::from_slug(name).is_some()
        || TokenFace::from_slug(name).is_some()
        || Unit::from_slug(name).is_some()
}

/// Fails if a field with a number is not one of [`COUNTS`].
fn check_numbers(value: &Value, found: &mut Vec<String>) {
    fn walk(name: &str, value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Number(_) if !COUNTS.contains(&name) && !is_counted(name) => found.push(name.to_owned()),
            Value::Array(list) => list.iter().for_each(|one| walk(name, one, found)),
            Value::Object(map) => map.iter().for_each(|(name, one)| walk(name, one, found)),
            Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    walk("", value, found);
    found.sort();
    found.dedup();
}

#[test]
fn only_counts_are_saved_as_numbers() {
    let mut found = Vec::new();
    for seed in 0..4 {
        for scenario in ["rohan", "gondor"] {
            each_position(scenario, seed, |state| {
                check_numbers(&serde_json::to_value(state).unwrap(), &mut found);
            });
        }
    }
    assert!(found.is_empty(), "numbers that may stand for an id: {found:?}");
}
