//! The body of the games' benchmarks: random games, a clone, an imagined world, a playout of the search.

use crate::playing::{Draw, play_on};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Game, Insight, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A game that is not over after this many answers is cut off.
const LIMIT: u64 = 20_000;

/// Runs the program's benchmarks. With `--callgrind N` among its arguments it only plays N random games from this
/// position, for counting instructions: `valgrind --tool=callgrind target/release/deps/random_play-* --callgrind 20`.
pub fn main<G: Insight>(first: impl FnOnce() -> G) {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--callgrind").skip(1);
    match arguments.next().and_then(|n| n.parse().ok()) {
        Some(games) => println!("{games} games, {} answers", play(&first(), games)),
        None => {
            println!("a position has {} bytes", size_of::<G>());
            divan::main();
        }
    }
}

/// Plays whole random games and says how many answers they took.
fn play<G: Insight>(first: &G, games: u64) -> u64 {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    let goes_on = |_: &G, answers| answers < LIMIT;
    (0..games).map(|_| play_on(&mut first.clone(), Draw::Evenly, &mut rng, &mut legal, goes_on)).sum()
}

/// This many whole random games, the same ones every time; divan's items are answers.
pub fn random_games<G: Insight>(bencher: Bencher<'_, '_>, first: &G, games: u64) {
    let answers = play(first, games);
    bencher.counter(ItemsCount::new(answers)).bench_local(|| play(first, games));
}

/// The clone of a position.
pub fn clone_position<G: Game>(bencher: Bencher<'_, '_>, state: &G) {
    bencher.bench_local(|| black_box(state).clone());
}

/// The imagining of a world by the first seat.
pub fn imagine<G: Game>(bencher: Bencher<'_, '_>, state: &G) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.bench_local(|| {
        let mut world = state.clone();
        world.imagine(Seat(0), &mut rng);
        world
    });
}

/// What a hundred iterations of the search play below its tree: answers as the game weighs them, then the estimate;
/// divan's items are answers.
pub fn playouts<G: Insight>(bencher: Bencher<'_, '_>, state: &G) {
    let mut legal = Vec::new();
    let horizon = state.clock().saturating_add(G::HORIZON);
    let goes_on = |world: &G, answers| answers < u64::from(G::PLAYOUT) && world.clock() < horizon;
    let mut hundred = || {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut answers = 0;
        for _ in 0..100 {
            let mut world = state.clone();
            world.imagine(Seat(0), &mut rng);
            answers += play_on(&mut world, Draw::Weighed, &mut rng, &mut legal, goes_on);
            black_box(world.estimate(Seat(0)));
        }
        answers
    };
    let answers = hundred();
    bencher.counter(ItemsCount::new(answers)).bench_local(hundred);
}
