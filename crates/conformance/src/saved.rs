//! What tests of saved positions share: positions of random games that are read back, and the numbers in what is saved.

use crate::suite::walk;
use kernel::{Log, Texts};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

/// More answers than this are not looked at.
const MOST_ANSWERS: u32 = 6000;

/// One position in so many is read back.
const READ: u32 = 20;

/// Plays a random game and shows every position to a check.
pub fn each_position<G: Texts>(setup: &G::Setup, seed: u64, mut check: impl FnMut(&G)) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut state = G::new(setup, &mut Log::off()).expect("the set-up is one of the game's");
    for _ in 0..MOST_ANSWERS {
        check(&state);
        let Some(question) = state.question() else { break };
        let seat = question.who.first_seat().expect("somebody is asked");
        let action = walk::pick(&state, seat, &mut rng).expect("there is an answer");
        state.play(seat, action, &mut Log::off()).expect("a legal answer applies");
    }
}

/// Positions of a random game are read as what they were.
pub fn reads_what_it_saves<G: Texts>(setup: &G::Setup, seed: u64) {
    let mut n = 0;
    each_position::<G>(setup, seed, |state| {
        n += 1;
        if n % READ == 0 {
            let saved = serde_json::to_value(state).expect("it is saved");
            let read: G = serde_json::from_value(saved.clone()).expect("it is read");
            assert!(read == *state);
            assert_eq!(serde_json::to_value(&read).expect("it is saved"), saved);
            read.check().expect("it is sound");
        }
    });
}

/// The first position is not read without any of these members.
pub fn needs<G: Texts>(setup: &G::Setup, members: &[&str]) {
    let state = G::new(setup, &mut Log::off()).expect("the set-up is one of the game's");
    let saved = serde_json::to_value(&state).expect("it is saved");
    for name in members {
        let mut position = saved.clone();
        let member = position.as_object_mut().and_then(|position| position.remove(*name));
        assert!(member.is_some(), "there is no {name}");
        assert!(serde_json::from_value::<G>(position).is_err(), "without {name}");
    }
}

/// Numbers in the positions of a random game count something: `counts` says so of the member they stand under.
pub fn saves_only_counts<G: Texts>(setup: &G::Setup, seed: u64, counts: impl Fn(&str) -> bool) {
    fn walk(name: &str, value: &Value, counts: &impl Fn(&str) -> bool, found: &mut Vec<String>) {
        match value {
            Value::Number(_) if !counts(name) => found.push(name.to_owned()),
            Value::Array(list) => list.iter().for_each(|one| walk(name, one, counts, found)),
            Value::Object(map) => map.iter().for_each(|(name, one)| walk(name, one, counts, found)),
            Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    each_position::<G>(setup, seed, |state| {
        walk("", &serde_json::to_value(state).expect("it is saved"), &counts, &mut found);
        found.sort();
        found.dedup();
    });
    assert!(found.is_empty(), "numbers that may stand for an id: {found:?}");
}
