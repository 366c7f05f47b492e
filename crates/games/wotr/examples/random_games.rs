//! Plays random games of two players and says how fast, how they end, and what is asked most: how often a game asks it, and
//! how often with one legal answer only. `random_games 300 weighed` plays answers as often as the game weighs them.

use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use wotr::State;

fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100);
    let weighed = std::env::args().nth(2).is_some();
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    let mut answers = 0u64;
    let start = std::time::Instant::now();
    let mut legal = Vec::new();
    for seed in 0..n {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        let setup = State::setup("two-player", None, &[]).expect("set-up");
        let mut state = <State as Game>::new(&setup, &mut Log::off()).expect("new");
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().expect("somebody");
            let kind = kinds.entry(kernel::Ask::kind(&question.ask)).or_default();
            kind[0] += 1;
            let action = if seat == Seat::CHANCE {
                state.chance(&mut rng).expect("chance")
            } else {
                state.legal(seat, &mut legal);
                kind[1] += u64::from(legal.len() == 1);
                if weighed {
                    let mut sum = 0.0;
                    let mut chosen = legal[0];
                    for a in &legal {
                        let w = state.weight(seat, *a).max(1e-6);
                        sum += w;
                        if rng.random::<f32>() * sum < w {
                            chosen = *a;
                        }
                    }
                    chosen
                } else {
                    legal[rng.random_range(0..legal.len())]
                }
            };
            state.play(seat, action, &mut Log::off()).expect("play");
            answers += 1;
        }
        let outcome = state.outcome().expect("over");
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
