//! How fast the game plays: whole random games of both scenarios with legal lists, cloning a position, dealing the hidden cards
//! anew, playing on by the game's own weights. `cargo bench -p third-age`; `--callgrind N` plays N random games of Gondor for
//! counting instructions.

use conformance::bench;
use conformance::playing::{Draw, play_on};
use divan::Bencher;
use kernel::{Game, Log};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use third_age::State;

const SCENARIOS: [&str; 2] = ["rohan", "gondor"];

fn main() {
    bench::main(|| start("gondor"));
}

fn start(scenario: &str) -> State {
    let setup = State::setup(scenario, None, &[]).expect("the scenario is one of the game's");
    State::new(&setup, &mut Log::off()).expect("the set-up is one of the game's")
}

#[divan::bench(args = SCENARIOS)]
fn ten_random_games(bencher: Bencher<'_, '_>, scenario: &str) {
    bench::random_games(bencher, &start(scenario), 10);
}

fn middle(scenario: &str) -> State {
    let mut state = start(scenario);
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    play_on(&mut state, Draw::Evenly, &mut rng, &mut Vec::new(), |_, answers| answers < 400);
    state
}

#[divan::bench(args = SCENARIOS)]
fn clone_position(bencher: Bencher<'_, '_>, scenario: &str) {
    bench::clone_position(bencher, &middle(scenario));
}

#[divan::bench(args = SCENARIOS)]
fn imagine(bencher: Bencher<'_, '_>, scenario: &str) {
    bench::imagine(bencher, &middle(scenario));
}

#[divan::bench(args = SCENARIOS)]
fn hundred_playouts(bencher: Bencher<'_, '_>, scenario: &str) {
    bench::playouts(bencher, &middle(scenario));
}
