//! How fast the game plays: whole random games with legal lists, cloning a position, dealing a world anew, playing on
//! as the game weighs its answers, searching. `cargo bench -p champions`; `--callgrind N` plays N random one-player
//! games for counting instructions.

use ai::{Budget, Search, search};
use champions::State;
use conformance::bench;
use conformance::playing::{Draw, play_on};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Insight, Log, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    bench::main(|| start("rhino-1"));
}

/// The first position of a scenario with a number of players: `ultron-2`.
fn start(name: &str) -> State {
    let (scenario, people) = name.split_once('-').expect("the name has two parts");
    let setup = State::setup(scenario, people.parse().ok(), &[]).expect("the set-up is one of the game's");
    State::new(&setup, &mut Log::off()).expect("the set-up is one of the game's")
}

#[divan::bench(args = ["rhino-1", "klaw-1", "ultron-1", "ultron-2", "ultron-4"])]
fn hundred_random_games(bencher: Bencher<'_, '_>, name: &str) {
    bench::random_games(bencher, &start(name), 100);
}

/// The third round of a game against Ultron, with the rounds before it played sensibly.
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
    bench::clone_position(bencher, &middle(name));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    bench::imagine(bencher, &middle("ultron-1"));
}

#[divan::bench]
fn estimate(bencher: Bencher<'_, '_>) {
    let state = middle("ultron-1");
    bencher.bench_local(|| black_box(&state).estimate(Seat(0)));
}

#[divan::bench]
fn hundred_playouts(bencher: Bencher<'_, '_>) {
    bench::playouts(bencher, &middle("ultron-1"));
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
