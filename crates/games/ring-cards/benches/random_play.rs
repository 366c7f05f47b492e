//! How fast the game plays: whole random games with legal lists, cloning a position, dealing a world anew.
//! `cargo bench -p ring-cards`; `--callgrind N` plays N random Duels for counting instructions.

use conformance::bench;
use conformance::playing::{Draw, play_on};
use divan::Bencher;
use kernel::{Game, Log};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use ring_cards::State;

fn main() {
    bench::main(|| start("duel"));
}

fn start(scenario: &str) -> State {
    let setup = State::setup(scenario, None, &[]).expect("the scenario is one of the game's");
    State::new(&setup, &mut Log::off()).expect("the set-up is one of the game's")
}

#[divan::bench(args = ["trilogy", "duel", "three-player-duel", "fellowship-of-the-ring"])]
fn hundred_random_games(bencher: Bencher<'_, '_>, scenario: &str) {
    bench::random_games(bencher, &start(scenario), 100);
}

fn middle() -> State {
    let mut state = start("trilogy");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    play_on(&mut state, Draw::Evenly, &mut rng, &mut Vec::new(), |_, answers| answers < 120);
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
