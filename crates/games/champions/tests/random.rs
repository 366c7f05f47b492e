//! Random games come to an end and keep the cards together.
#![allow(clippy::unwrap_used)]

use champions::{Setup, State};
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};

fn play(setup: &Setup, seed: u64, most: u32) -> (State, u32) {
    let (scenario, people) = (setup.scenario.id(), setup.players.len());
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let mut state = <State as Game>::new(setup, &mut Log::off()).unwrap();
    let mut legal = Vec::new();
    for n in 0..most {
        let Some(question) = state.question() else { return (state, n) };
        let seats: Vec<Seat> = question.who.iter().collect();
        let seat = seats[rng.random_range(0..seats.len())];
        let action = if seat == Seat::CHANCE {
            state.chance(&mut rng).unwrap()
        } else {
            state.legal(seat, &mut legal);
            assert!(
                !legal.is_empty(),
                "{scenario} {people} seed {seed}: nothing to answer to {:?}",
                question.ask
            );
            legal[rng.random_range(0..legal.len())]
        };
        state.allows(seat, action).unwrap();
        state
            .play(seat, action, &mut Log::off())
            .unwrap_or_else(|broken| panic!("{scenario} {people} seed {seed}: {broken}"));
        state
            .check()
            .unwrap_or_else(|broken| panic!("{scenario} {people} seed {seed}, after {action:?}: {broken}"));
    }
    (state, most)
}

#[test]
fn random_games() {
    for scenario in ["rhino", "klaw", "ultron"] {
        for people in 1..=4 {
            for seed in 0..20 {
                let setup = State::setup(scenario, Some(people), &[]).unwrap();
                let (state, n) = play(&setup, seed, 20_000);
                assert!(
                    state.outcome().is_some(),
                    "{scenario} {people} seed {seed}: not over after {n} answers"
                );
            }
        }
    }
}

/// Expert mode, all modular sets at once, an encounter card more for each player.
#[test]
fn random_games_with_everything() {
    for scenario in ["rhino", "klaw", "ultron"] {
        for people in 1..=4 {
            for seed in 100..120 {
                let mut setup = State::setup(scenario, Some(people), &[]).unwrap();
                setup.mode = champions::state::Mode::Expert;
                setup.modular = champions::ids::CardSet::MODULAR.to_vec();
                setup.heroic = 1;
                let (state, n) = play(&setup, seed, 30_000);
                assert!(
                    state.outcome().is_some(),
                    "{scenario} {people} seed {seed}: not over after {n} answers"
                );
            }
        }
    }
}

/// Every modular set, expert and heroic mode, and each single stage.
#[test]
fn random_games_in_all_modes() {
    use champions::ids::{CardSet, Scenario};
    use champions::state::Mode;
    for (n, modular) in CardSet::MODULAR.into_iter().enumerate() {
        for scenario in Scenario::ALL {
            for seed in 0..6u64 {
                let people = 1 + (seed as u8 + n as u8) % 4;
                let mut setup = State::setup(scenario.id(), Some(people), &[]).unwrap();
                setup.mode = if seed % 2 == 0 { Mode::Expert } else { Mode::Standard };
                setup.modular = vec![modular];
                setup.heroic = u8::from(seed == 3);
                setup.skirmish = (seed > 3).then(|| seed as u8 - 3);
                let (state, n) = play(&setup, seed, 20_000);
                let name = scenario.id();
                assert!(state.outcome().is_some(), "{name} {modular:?} {seed}: not over after {n} answers");
            }
        }
    }
}
