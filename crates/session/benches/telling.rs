//! What an answer costs: it is given, and two people are told what changed since the last one. `cargo bench -p
//! session`.
//!
//! With `--callgrind N` it plays the same answers N times and does nothing else, for counting instructions:
//! `valgrind --tool=callgrind target/release/deps/telling-* --callgrind 10 wotr`.

// A bench that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Seat, SeatSet};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use registry::Reader;
use session::{Moment, Room, Shown};
use std::sync::Arc;

/// Games with a scenario for two people.
const GAMES: [(&str, &str); 3] = [("ring-cards", "duel"), ("wotr", "two-player"), ("champions", "rhino")];

/// How many answers are given in each game.
const ANSWERS: usize = 200;

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--callgrind").skip(1);
    let (times, game) = (arguments.next(), arguments.next());
    match (times.and_then(|n| n.parse::<u32>().ok()), game) {
        (Some(times), Some(game)) => {
            let answers = answers(&game);
            for _ in 0..times {
                black_box(play(&game, &answers, None));
            }
        }
        _ => divan::main(),
    }
}

/// A game at its beginning, and the randomness for Chance.
fn begin(slug: &str) -> (Room, StdRng) {
    let game = registry::find(slug).unwrap();
    let scenario = GAMES.iter().find(|(other, _)| *other == slug).unwrap().1;
    let mut room = Room::new(game, game.new_table(Some(scenario), Some(2), &[]).unwrap());
    let mut chance = StdRng::seed_from_u64(1);
    room.start(&mut chance).unwrap();
    (room, chance)
}

/// The answers of a random game.
fn answers(slug: &str) -> Vec<(Seat, String)> {
    let mut rng = StdRng::seed_from_u64(2);
    let (mut room, mut chance) = begin(slug);
    let mut answers = Vec::new();
    while room.outcome().is_none() && answers.len() < ANSWERS {
        let seat = room.asked().first_seat().unwrap();
        let legal = room.table().legal(seat, None);
        let words = legal[rng.random_range(0..legal.len())].words.clone();
        room.answer(seat, room.number(), None, &words, &mut chance).unwrap();
        answers.push((seat, words));
    }
    answers
}

/// Gives the answers and tells two people of each, in this language or as values only; gives how many bytes that took.
fn play(slug: &str, answers: &[(Seat, String)], language: Option<Reader<'static>>) -> usize {
    let seats = [Seat(0), Seat(1)].map(SeatSet::only);
    let (mut room, mut chance) = begin(slug);
    let mut before: [Option<Arc<Shown>>; 2] = [None, None];
    let mut bytes = 0;
    for (seat, words) in answers {
        let after = Some(room.number());
        room.answer(*seat, room.number(), None, words, &mut chance).unwrap();
        let mut moment = Moment::of(&room, before[0].clone());
        for (seats, before) in seats.into_iter().zip(&mut before) {
            let (shown, log) = (moment.shown(seats, language), moment.log(seats, after, language));
            bytes += match before {
                Some(before) => shown.since(before, after, &log).len(),
                None => shown.whole(after, &log).len(),
            };
            *before = Some(shown);
        }
    }
    bytes
}

/// What games say goes out as values, as browsers want it.
#[divan::bench(args = GAMES.map(|(game, _)| game))]
fn tells(bencher: Bencher<'_, '_>, game: &str) {
    let answers = answers(game);
    bencher.counter(ItemsCount::new(answers.len())).bench_local(|| black_box(play(game, &answers, None)));
}

/// What games say goes out in sentences as well, as bots want it.
#[divan::bench(args = GAMES.map(|(game, _)| game))]
fn tells_in_sentences(bencher: Bencher<'_, '_>, game: &str) {
    let answers = answers(game);
    let english = registry::find(game).unwrap().texts().english();
    let counted = bencher.counter(ItemsCount::new(answers.len()));
    counted.bench_local(|| black_box(play(game, &answers, Some(english))));
}
