//! Random games come to an end and lose no cards.
#![allow(clippy::unwrap_used)]

use cases::CaseGame;
use champions::{Setup, State};
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};

fn play(setup: &Setup, seed: u64, most: u32) -> (State, u32) {
    play_on(<State as Game>::new(setup, &mut Log::off()).unwrap(), setup, seed, most)
}

fn play_on(mut state: State, setup: &Setup, seed: u64, most: u32) -> (State, u32) {
    let (scenario, people) = (setup.scenario.slug(), setup.players.len());
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
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

/// Expert mode, all modular sets at once, one more encounter card for each player.
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
                let mut setup = State::setup(scenario.slug(), Some(people), &[]).unwrap();
                setup.mode = if seed % 2 == 0 { Mode::Expert } else { Mode::Standard };
                setup.modular = vec![modular];
                setup.heroic = u8::from(seed == 3);
                setup.skirmish = (seed > 3).then(|| seed as u8 - 3);
                let (state, n) = play(&setup, seed, 20_000);
                let name = scenario.slug();
                assert!(state.outcome().is_some(), "{name} {modular:?} {seed}: not over after {n} answers");
            }
        }
    }
}

/// Players who are about to fall, decks with next to nothing in them, minions that move on, and cards that bring activations
/// into the middle of others.
#[test]
fn random_games_on_the_brink() {
    const MINIONS: [&str; 8] = [
        "vulture",
        "radioactive-man",
        "whirlwind",
        "tiger-shark",
        "melter",
        "titania",
        "advanced-ultron-drone",
        "hydra-soldier",
    ];
    const DEALT: [&str; 14] = [
        "stampede",
        "klaws-vengeance",
        "rage-of-ultron",
        "gang-up",
        "masters-of-mayhem",
        "concussive-blast",
        "electromagnetic-backlash",
        "under-attack",
        "advance",
        "assault",
        "swarm-attack",
        "titanias-fury",
        "masterplan",
        "shadow-of-the-past",
    ];
    const HELD: [&str; 8] = [
        "counter-punch",
        "genius",
        "get-behind-me",
        "great-responsibility",
        "legal-practice",
        "energy",
        "strength",
        "backflip",
    ];
    const STEPS: [&str; 5] = [
        "step turn player-1",
        "step activations",
        "step reveal-dealt",
        "step end-of-phase",
        "step villain-phase",
    ];
    let mut fallen = 0;
    for scenario in ["rhino", "klaw", "ultron"] {
        for people in 2..=4u8 {
            for seed in 0..60 {
                let setup = State::setup(scenario, Some(people), &[]).unwrap();
                let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1000 + seed);
                let mut some = |from: &[&'static str], most: usize| {
                    let n = rng.random_range(0..=most);
                    (0..n).map(|_| from[rng.random_range(0..from.len())]).collect::<Vec<_>>().join(" ")
                };
                let mut given = vec![
                    "attachment vibranium-armor villain".to_owned(),
                    "damage villain 10".to_owned(),
                    "controls player-1 black-widow".to_owned(),
                    "controls player-2 interrogation-room hawkeye".to_owned(),
                    format!("encounter breakin-and-takin weapons-runner sandman {}", some(&DEALT, 8)),
                    (*STEPS.get(seed as usize % STEPS.len()).unwrap()).to_owned(),
                ];
                if scenario == "ultron" {
                    given.push("environment ultron-drones".to_owned());
                }
                for n in 1..=people {
                    if !(seed + u64::from(n)).is_multiple_of(4) {
                        given.push(format!("hero player-{n}"));
                    }
                    given.push(format!("damage identity-{n} {}", 6 + (seed + u64::from(n)) % 4));
                    given.push(format!("deck player-{n} {}", some(&HELD, 3)));
                    given.push(format!("hand player-{n} {}", some(&HELD, 5)));
                    given.push(format!("minion player-{n} {}", some(&MINIONS, 3)));
                    given.push(format!("dealt player-{n} {}", some(&DEALT, 3)));
                }
                let read = |line: &String| (1, kernel::words::from_words(line).unwrap());
                let lines: Vec<_> = given.iter().map(read).collect();
                let state =
                    State::position(&setup, &lines).unwrap_or_else(|fault| panic!("{given:?}: {fault}"));
                let (state, _) = play_on(state, &setup, seed, 600);
                fallen += state.players.iter().filter(|player| player.out).count();
            }
        }
    }
    assert!(fallen > 300, "{fallen}");
}
