//! How fast the game plays: whole random games with legal lists, cloning a position, dealing the hidden cards anew,
//! playing on by the game's own weights. `cargo bench -p five-armies`; `--callgrind N` plays N random games for
//! counting instructions.

use conformance::bench;
use conformance::playing::{Draw, play_on};
use divan::Bencher;
use five_armies::State;
use kernel::{Game, Log};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    bench::main(start);
}

fn start() -> State {
    let setup = State::setup("standard", None, &[]).expect("the scenario is one of the game's");
    State::new(&setup, &mut Log::off()).expect("the set-up is one of the game's")
}

#[divan::bench]
fn ten_random_games(bencher: Bencher<'_, '_>) {
    bench::random_games(bencher, &start(), 10);
}

fn middle() -> State {
    let mut state = start();
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    play_on(&mut state, Draw::Evenly, &mut rng, &mut Vec::new(), |_, answers| answers < 600);
    state
}

#[divan::bench]
fn clone_position(bencher: Bencher<'_, '_>) {
    bench::clone_position(bencher, &middle());
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    bench::imagine(bencher, &middle());
}

#[divan::bench]
fn hundred_playouts(bencher: Bencher<'_, '_>) {
    bench::playouts(bencher, &middle());
}
