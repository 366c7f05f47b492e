//! Games with packs: whatever they say, every position is sound and every game ends.

use crate::book::{Book, compile_pack, random_values};
use crate::ids::Scenario;
use crate::state::State;
use kernel::{Game as _, Log, flow};
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value};

/// No game has more answers.
const MOST_ANSWERS: usize = 200_000;

/// Plays a game at random.
fn play_out(values: &Map<String, Value>, scenario: Scenario, seed: u64) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let tables = compile_pack(values).expect("it is a pack")[scenario].clone();
    let mut log = Log::off();
    let mut state = flow::begin(State::laid_out(Book::with(tables)), &mut log).expect("it begins");
    let mut legal = Vec::new();
    for answer in 0..MOST_ANSWERS {
        if state.outcome().is_some() {
            return;
        }
        let Some(question) = state.question() else {
            panic!("{scenario:?} {seed}: nobody is asked after {answer} answers")
        };
        let (seat, action) = match state.chance(&mut rng) {
            Some(action) => (kernel::Seat::CHANCE, action),
            None => {
                let seat = question.who.iter().next().expect("somebody is asked");
                legal.clear();
                state.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "{scenario:?} {seed}: {:?} has no answer", question.ask);
                (seat, legal[rng.random_range(0..legal.len())])
            }
        };
        let told = |what: &dyn std::fmt::Debug| {
            format!("{scenario:?} {seed}, answer {answer}: {:?} {action:?}: {what:?}", question.ask)
        };
        state.play(seat, action, &mut log).unwrap_or_else(|broken| panic!("{}", told(&broken)));
        state.check().unwrap_or_else(|broken| panic!("{}", told(&broken)));
    }
    panic!("{scenario:?} {seed}: the game has no end");
}

#[test]
fn games_with_packs_come_to_their_end() {
    for seed in (0..20).chain([125, 264, 471, 516, 561, 662]) {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        for scenario in Scenario::ALL {
            play_out(&values, scenario, seed);
        }
    }
}

#[test]
fn games_with_our_values_come_to_their_end() {
    for seed in 0..10 {
        for scenario in Scenario::ALL {
            play_out(&Map::new(), scenario, seed);
        }
    }
}
