//! What it costs to tell people of an answer: what two seats are shown of a position, and the messages of what changed since the
//! last one. `cargo bench -p session`.
//!
//! With `--callgrind N` it tells of the same answers N times and does nothing else, for counting instructions:
//! `valgrind --tool=callgrind target/release/deps/telling-* --callgrind 10 wotr`.

// A bench that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Seat, SeatSet};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use session::{Moment, Room, Shown};
use std::sync::Arc;

/// Games with a scenario for two people.
const GAMES: [(&str, &str); 3] = [("ring-cards", "duel"), ("wotr", "two-player"), ("champions", "rhino")];

/// How many positions are told of.
const POSITIONS: u64 = 200;

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--callgrind").skip(1);
    let (times, game) = (arguments.next(), arguments.next());
    match (times.and_then(|n| n.parse::<u32>().ok()), game) {
        (Some(times), Some(game)) => {
            let rooms = rooms(&game);
            for _ in 0..times {
                black_box(tell(&rooms));
            }
        }
        _ => divan::main(),
    }
}

/// The positions of a random game, one after the other.
fn rooms(slug: &str) -> Vec<Room> {
    let game = registry::find(slug).unwrap();
    let scenario = GAMES.iter().find(|(other, _)| *other == slug).unwrap().1;
    let mut rng = StdRng::seed_from_u64(1);
    let new = || game.new_table(Some(scenario), Some(2), &[]).unwrap();
    let mut room = Room::new(game, new());
    room.start(&mut rng).unwrap();
    while room.outcome().is_none() && u64::from(room.revision()) < POSITIONS {
        let seat = room.asked().first_seat().unwrap();
        let legal = room.table().legal(seat);
        let words = &legal[rng.random_range(0..legal.len())].words;
        room.answer(seat, room.number(), None, words, &mut rng).unwrap();
    }
    let last = room.number() as usize;
    (0..last).map(|n| Room::new(game, room.table().fork(n))).collect()
}

/// Tells two people of each position; gives how many bytes that took.
fn tell(rooms: &[Room]) -> usize {
    let seats = [Seat(0), Seat(1)].map(SeatSet::only);
    let mut before: [Option<Arc<Shown>>; 2] = [None, None];
    let mut bytes = 0;
    for room in rooms {
        let mut moment = Moment::of(room);
        let after = room.number().checked_sub(1);
        for (seats, before) in seats.into_iter().zip(&mut before) {
            let (shown, log) = (moment.shown(seats), moment.log(seats, after));
            bytes += match before {
                Some(before) => shown.since(before, after, &log).len(),
                None => shown.whole(after, &log).len(),
            };
            *before = Some(shown);
        }
    }
    bytes
}

#[divan::bench(args = GAMES.map(|(game, _)| game))]
fn tells(bencher: Bencher<'_, '_>, game: &str) {
    let rooms = rooms(game);
    bencher.counter(ItemsCount::new(rooms.len())).bench_local(|| black_box(tell(&rooms)));
}
