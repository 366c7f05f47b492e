//! Random play for benchmarks and examples: how fast a game is, how its games end, and what they ask.

use kernel::{Ask, Insight, Log, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;
use std::time::Instant;

/// How answers are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// All legal answers are equally likely.
    Evenly,
    /// As the game weighs them, as in the playouts of the search.
    Weighed,
}

/// Draws one of the seat's legal answers, or Chance's. `legal` is lent, so that no new list is needed.
pub fn answer<G: Insight>(
    state: &G,
    seat: Seat,
    draw: Draw,
    rng: &mut Pcg64Mcg,
    legal: &mut Vec<G::Action>,
) -> G::Action {
    if seat == Seat::CHANCE {
        return state.chance(rng).expect("Chance has an answer");
    }
    state.legal(seat, legal);
    match draw {
        Draw::Evenly => legal[rng.random_range(0..legal.len())],
        Draw::Weighed => {
            let mut sum = 0.0;
            let mut chosen = legal[0];
            for answer in legal.iter() {
                let weight = state.weight(seat, *answer);
                sum += weight;
                if rng.random::<f32>() * sum < weight {
                    chosen = *answer;
                }
            }
            chosen
        }
    }
}

/// Plays on while the game is not over and more is wanted (`goes_on` is told how many answers there were), and says
/// how many answers were given.
pub fn play_on<G: Insight>(
    state: &mut G,
    draw: Draw,
    rng: &mut Pcg64Mcg,
    legal: &mut Vec<G::Action>,
    goes_on: impl Fn(&G, u64) -> bool,
) -> u64 {
    let mut log = Log::off();
    let mut answers = 0;
    while goes_on(state, answers)
        && let Some(question) = state.question()
    {
        let seat = question.who.first_seat().expect("somebody is asked");
        let action = answer(state, seat, draw, rng, legal);
        state.play(seat, action, &mut log).expect("a legal answer applies");
        answers += 1;
    }
    answers
}

/// Plays whole games and says how fast, how they end, and what they ask: how many times per game, and how many times
/// with only one legal answer. The first argument of the program is the number of games; `weighed` among the
/// arguments draws the answers as the game weighs them. `setup` gives the set-up for a seed.
pub fn report<G: Insight>(setup: impl Fn(u64) -> G::Setup) {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let n: u64 = words.first().and_then(|n| n.parse().ok()).unwrap_or(100);
    let draw = if words.iter().any(|word| word == "weighed") { Draw::Weighed } else { Draw::Evenly };
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    let mut answers = 0u64;
    let mut legal = Vec::new();
    let start = Instant::now();
    for seed in 0..n {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = G::new(&setup(seed), &mut Log::off()).expect("the set-up is one of the game's");
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().expect("somebody is asked");
            let action = answer(&state, seat, draw, &mut rng, &mut legal);
            let kind = kinds.entry(question.ask.kind()).or_default();
            kind[0] += 1;
            kind[1] += u64::from(seat != Seat::CHANCE && legal.len() == 1);
            state.play(seat, action, &mut Log::off()).expect("a legal answer applies");
            answers += 1;
        }
        let outcome = state.outcome().expect("the game is over");
        *endings.entry(format!("{} {}", outcome.winner, outcome.ending)).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{n} games, {answers} answers, {:.0} answers/s, {:.1} games/s {endings:?}",
        answers as f64 / seconds,
        n as f64 / seconds
    );
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, [asked, _])| std::cmp::Reverse(*asked));
    for (kind, [asked, forced]) in kinds {
        println!("{:8.2} {:8.2} {kind}", asked as f64 / n as f64, forced as f64 / n as f64);
    }
}
