//! What the estimate is fitted to: positions of games between computer players, each with its features and whether the Shadow won.
//! `positions rohan search:30 200 11 0.05` plays 200 games with seed 11 and writes a line for one position in twenty; every thirtieth
//! answer is any legal one, so that the positions are not all of one kind.

use ai::{Player, choose};
use kernel::{Game, Log, Seat};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::io::{BufWriter, Write};
use third_age::{State, estimate};

/// How often an answer is any legal one.
const STRAYS: f64 = 1.0 / 30.0;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, other: &str| words.get(place).cloned().unwrap_or_else(|| other.to_owned());
    let player: Player = word(1, "search:30").parse().expect("a player");
    let games: u64 = word(2, "100").parse().expect("a number of games");
    let seed: u64 = word(3, "11").parse().expect("a seed");
    let share: f64 = word(4, "0.05").parse().expect("a share of the positions");
    let setup = State::setup(&word(0, "rohan"), None, &[]).expect("it is a scenario");
    let mut out = BufWriter::new(std::io::stdout().lock());
    for game in 0..games {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(game));
        let mut state = State::new(&setup, &mut Log::off()).expect("the set-up is legal");
        let mut kept = Vec::new();
        while let Some(seat) = state.question().and_then(|question| question.who.first_seat()) {
            if rng.random_bool(share) {
                kept.push(estimate::features(&state));
            }
            let answer = if seat.is_chance() {
                state.chance(&mut rng).expect("chance answers")
            } else {
                let stray = rng.random_bool(STRAYS);
                let player = if stray { Player::Random } else { player };
                choose(&state, seat, &player, rng.next_u64()).expect("somebody answers")
            };
            state.play(seat, answer, &mut Log::off()).expect("the answer is legal");
        }
        let won = state.outcome().is_some_and(|outcome| outcome.winners.contains(Seat(1)));
        for features in kept {
            let row: Vec<String> = features.iter().map(|feature| format!("{feature:.4}")).collect();
            writeln!(out, "{game},{},{}", u8::from(won), row.join(",")).expect("it is written");
        }
        out.flush().expect("it is written");
    }
}
