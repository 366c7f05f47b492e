//! How fast the game plays: whole random games with legal lists, one answer, cloning a position, dealing
//! a world anew. `cargo bench -p wotr`.
//!
//! With `--callgrind N` it plays N random games of two players and nothing else, for counting instructions:
//! `valgrind --tool=callgrind target/release/deps/random_play-* --callgrind 20`.

use conformance::playing::{Draw, play_on};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Log, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use wotr::action::Action;
use wotr::state::Scenario;
use wotr::{Setup, State};

const SCENARIOS: [(&str, Setup); 3] = [
    ("two-player", Setup { scenario: Scenario::TwoPlayer }),
    ("three-player", Setup { scenario: Scenario::ThreePlayer }),
    ("four-player", Setup { scenario: Scenario::FourPlayer }),
];

/// A game that is not over by then is cut.
const LIMIT: u64 = 20_000;

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--callgrind").skip(1);
    match arguments.next().and_then(|n| n.parse().ok()) {
        Some(games) => count_instructions(games),
        None => {
            println!("a position has {} bytes", size_of::<State>());
            divan::main();
        }
    }
}

fn start(name: &str) -> State {
    let (_, setup) = SCENARIOS.iter().find(|(id, _)| *id == name).expect("the scenario is listed");
    State::new(setup, &mut Log::off()).expect("the set-up is one of the game's")
}

/// Plays on at random, at most `limit` answers, and says how many were given.
fn play(state: &mut State, rng: &mut Pcg64Mcg, legal: &mut Vec<Action>, limit: u64) -> u64 {
    play_on(state, Draw::Evenly, rng, legal, |_, answers| answers < limit)
}

fn count_instructions(games: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    let first = start("two-player");
    let answers: u64 = (0..games).map(|_| play(&mut first.clone(), &mut rng, &mut legal, LIMIT)).sum();
    println!("{games} games, {answers} answers");
}

/// One whole random game; divan's items are answers.
#[divan::bench(args = ["two-player", "three-player", "four-player"])]
fn random_game(bencher: Bencher<'_, '_>, name: &str) {
    let first = start(name);
    let mut legal = Vec::new();
    let mut seeds = 0..;
    let mut probe = Pcg64Mcg::seed_from_u64(1);
    // The mean length of a game, so that answers a second can be shown.
    let mean = (0..50).map(|_| play(&mut first.clone(), &mut probe, &mut legal, LIMIT)).sum::<u64>() / 50;
    bencher.counter(ItemsCount::new(mean)).bench_local(|| {
        let mut rng = Pcg64Mcg::seed_from_u64(seeds.next().expect("seeds do not run out"));
        play(&mut first.clone(), &mut rng, &mut legal, LIMIT)
    });
}

fn middle(name: &str) -> State {
    let mut state = start(name);
    play(&mut state, &mut Pcg64Mcg::seed_from_u64(3), &mut Vec::new(), 600);
    state
}

#[divan::bench]
fn clone_position(bencher: Bencher<'_, '_>) {
    let state = middle("two-player");
    bencher.bench_local(|| black_box(&state).clone());
}

/// What one iteration of the search plays after its tree: answers as the game weighs them, then the estimate; divan's items are
/// answers.
#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    let state = middle("two-player");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    bencher.counter(ItemsCount::new(State::PLAYOUT)).bench_local(|| {
        let mut world = state.clone();
        world.imagine(Seat(0), &mut rng);
        let limit = u64::from(State::PLAYOUT);
        play_on(&mut world, Draw::Weighed, &mut rng, &mut legal, |_, answers| answers < limit);
        world.estimate(Seat(0))
    });
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let state = middle("two-player");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.bench_local(|| {
        let mut world = state.clone();
        world.imagine(Seat(0), &mut rng);
        world
    });
}
