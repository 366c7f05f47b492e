//! Random games come to an end and keep the pieces together.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use wotr::State;

fn play(scenario: &str, seed: u64, most: u32) -> (State, u32) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let setup = State::setup(scenario, None, &[]).unwrap();
    let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut legal = Vec::new();
    for n in 0..most {
        let Some(question) = state.question() else { return (state, n) };
        let seat = question.who.first_seat().unwrap();
        let action = if seat == Seat::CHANCE {
            state.chance(&mut rng).unwrap()
        } else {
            state.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "seed {seed}: nothing to answer to {:?}", question.ask);
            legal[rng.random_range(0..legal.len())]
        };
        state.allows(seat, action).unwrap();
        state.play(seat, action, &mut Log::off()).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        state.check().unwrap_or_else(|broken| panic!("seed {seed}, after {action:?}: {broken}"));
    }
    (state, most)
}

#[test]
fn random_games() {
    for scenario in ["two-player", "three-player", "four-player"] {
        for seed in 0..30 {
            let (state, n) = play(scenario, seed, 3000);
            eprintln!("{scenario} {seed}: {n} answers, {:?}", state.outcome());
        }
    }
}
