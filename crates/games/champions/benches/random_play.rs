//! How fast the game plays: whole random games with legal lists, cloning a position, dealing a world anew, playing on as the
//! game weighs its answers, searching. `cargo bench -p champions`.
//!
//! With `--callgrind N` it plays N random games of one player and nothing else, for counting instructions:
//! `valgrind --tool=callgrind target/release/deps/random_play-* --callgrind 100`.

use ai::{Budget, Search, search};
use champions::State;
use champions::action::Action;
use conformance::playing::{Draw, play_on};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Log, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Scenarios with their numbers of players.
const SET_UPS: [(&str, &str, u8); 5] = [
    ("rhino-1", "rhino", 1),
    ("klaw-1", "klaw", 1),
    ("ultron-1", "ultron", 1),
    ("ultron-2", "ultron", 2),
    ("ultron-4", "ultron", 4),
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
    let (_, scenario, people) = SET_UPS.iter().find(|(id, ..)| *id == name).expect("the set-up is listed");
    let setup = State::setup(scenario, Some(*people), &[]).expect("the set-up is one of the game's");
    State::new(&setup, &mut Log::off()).expect("the set-up is one of the game's")
}

/// Plays on at random, at most `limit` answers, and says how many were given.
fn play(state: &mut State, rng: &mut Pcg64Mcg, legal: &mut Vec<Action>, limit: u64) -> u64 {
    play_on(state, Draw::Evenly, rng, legal, |_, answers| answers < limit)
}

fn count_instructions(games: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    let first = start("rhino-1");
    let answers: u64 = (0..games).map(|_| play(&mut first.clone(), &mut rng, &mut legal, LIMIT)).sum();
    println!("{games} games, {answers} answers");
}

/// A hundred whole random games; divan's items are answers.
#[divan::bench(args = ["rhino-1", "klaw-1", "ultron-1", "ultron-2", "ultron-4"])]
fn hundred_random_games(bencher: Bencher<'_, '_>, name: &str) {
    let first = start(name);
    let mut legal = Vec::new();
    let mut hundred = || -> u64 {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        (0..100).map(|_| play(&mut first.clone(), &mut rng, &mut legal, LIMIT)).sum()
    };
    // The same games every time, so that answers a second can be shown.
    let answers = hundred();
    bencher.counter(ItemsCount::new(answers)).bench_local(hundred);
}

/// The third round of a game against Ultron, with its beginning played sensibly.
fn middle(name: &str) -> State {
    let mut legal = Vec::new();
    for seed in 0.. {
        let mut state = start(name);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        play_on(&mut state, Draw::Weighed, &mut rng, &mut legal, |state, _| state.round < 3);
        if state.question().is_some() {
            return state;
        }
    }
    unreachable!("some games last longer than two rounds")
}

#[divan::bench(args = ["ultron-1", "ultron-4"])]
fn clone_position(bencher: Bencher<'_, '_>, name: &str) {
    let state = middle(name);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let state = middle("ultron-1");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.bench_local(|| {
        let mut world = state.clone();
        world.imagine(Seat(0), &mut rng);
        world
    });
}

#[divan::bench]
fn estimate(bencher: Bencher<'_, '_>) {
    let state = middle("ultron-1");
    bencher.bench_local(|| black_box(&state).estimate(Seat(0)));
}

/// What a hundred iterations of the search play after its tree; divan's items are answers.
#[divan::bench]
fn hundred_playouts(bencher: Bencher<'_, '_>) {
    let state = middle("ultron-1");
    let mut legal = Vec::new();
    let mut hundred = || {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut answers = 0;
        for _ in 0..100 {
            let mut world = state.clone();
            world.imagine(Seat(0), &mut rng);
            let goes_on = |world: &State, _| world.clock() < state.clock() + State::HORIZON;
            answers += play_on(&mut world, Draw::Weighed, &mut rng, &mut legal, goes_on);
            black_box(world.estimate(Seat(0)));
        }
        answers
    };
    let answers = hundred();
    bencher.counter(ItemsCount::new(answers)).bench_local(hundred);
}

/// One decision of `search:100`; divan's items are answers in imagined games.
#[divan::bench(args = ["rhino-1", "ultron-1", "ultron-4"])]
fn search_100(bencher: Bencher<'_, '_>, name: &str) {
    let state = middle(name);
    let seat = state.waits_for().first_seat().expect("somebody is waited for");
    let settings = Search { budget: Budget::Iterations(100), ..Search::default() };
    let steps = search(&state, seat, &settings, 1).expect("the search finds an answer").steps;
    bencher.counter(ItemsCount::new(steps)).bench_local(|| search(&state, seat, &settings, 1));
}
