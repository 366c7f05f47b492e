//! The course of a game shows each seat what it saw, and nothing else.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Seat, SeatSet, Table};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use registry::Entry;
use serde_json::{Value, json};
use session::{MOST_STEPS, Room, changes};

fn step(room: &mut Room, rng: &mut StdRng) {
    let seat = room.asked().iter().nth(rng.random_range(0..room.asked().len() as usize)).unwrap();
    let legal = room.table().legal(seat, None);
    let words = legal[rng.random_range(0..legal.len())].words.clone();
    room.answer(seat, room.number(), Some(room.era()), &words, rng).unwrap();
}

/// A game that was played for a while.
fn played(game: &'static dyn Entry, scenario: &str, people: u8, steps: usize) -> Room {
    let rng = &mut StdRng::seed_from_u64(u64::from(people) + 7);
    let mut room = Room::new(game, game.new_table(Some(scenario), Some(people), &[]).unwrap());
    room.start(rng).unwrap();
    for _ in 0..steps {
        if room.outcome().is_some() {
            break;
        }
        step(&mut room, rng);
    }
    room
}

/// What these seats see of a position, made anew.
fn seen(table: &dyn Table, seats: SeatSet) -> Value {
    let ids = table.seats();
    let seat =
        |seat: Option<Seat>| json!({"seat": seat.map(|seat| ids[seat.index()]), "view": table.view(seat)});
    let list: Vec<Value> = match seats.is_empty() {
        true => vec![seat(None)],
        false => seats.iter().map(|one| seat(Some(one))).collect(),
    };
    json!({ "seats": list })
}

/// Follows a course as a page does: the number and what is seen after each step.
fn followed(room: &Room, seats: SeatSet, after: u32, known: Option<Value>) -> Vec<(u32, Value)> {
    let course = serde_json::to_value(room.course(seats, after, known.is_some())).unwrap();
    assert_eq!(course["first"].is_null(), known.is_some());
    let mut value = known.unwrap_or_else(|| course["first"].clone());
    let mut out = vec![(course["after"].as_u64().unwrap() as u32, value.clone())];
    for step in course["steps"].as_array().unwrap() {
        match step["whole"].is_null() {
            true => changes::make(&mut value, step["changes"].clone()).unwrap(),
            false => value = step["whole"].clone(),
        }
        out.push((step["number"].as_u64().unwrap() as u32, value.clone()));
    }
    out
}

#[test]
fn every_step_is_what_the_seat_saw_then_and_the_last_is_the_present() {
    let follow = |game: &'static dyn Entry| {
        for scenario in game.info().scenarios {
            let people = *scenario.people.last().unwrap();
            let room = played(game, scenario.id, people, 60);
            let n_seats = room.table().seats().len() as u8;
            let after = room.number().saturating_sub(40);
            let all = [SeatSet::NONE, SeatSet::first(n_seats)].into_iter();
            for seats in all.chain((0..n_seats).map(|seat| SeatSet::only(Seat(seat)))) {
                let steps = followed(&room, seats, after, None);
                let numbers: Vec<u32> = steps.iter().map(|(number, _)| *number).collect();
                assert_eq!(numbers, (after..=room.number()).collect::<Vec<u32>>());
                for (number, value) in &steps {
                    let past = room.table().fork(*number as usize);
                    assert_eq!(*value, seen(past.as_ref(), seats), "{} at {number}", scenario.id);
                }
                assert_eq!(steps.last().unwrap().1, seen(room.table(), seats));
                // Who knows the first is not told it.
                let first = steps[0].1.clone();
                assert_eq!(followed(&room, seats, after, Some(first)), steps);
            }
        }
    };
    std::thread::scope(|scope| {
        for game in registry::all() {
            scope.spawn(|| follow(*game));
        }
    });
}

#[test]
fn a_course_goes_back_only_so_far_and_then_says_where_it_begins() {
    let game = registry::find("wotr").unwrap();
    let room = played(game, "two-player", 2, 2 * MOST_STEPS as usize);
    assert!(room.number() > MOST_STEPS + 10);
    let seats = SeatSet::only(Seat(0));
    for known in [false, true] {
        let course = room.course(seats, 1, known);
        assert_eq!(course.after, room.number() - MOST_STEPS);
        assert_eq!(course.steps.len(), MOST_STEPS as usize);
        assert!(course.first.is_some(), "nobody knows what was not asked for");
    }
    let course = room.course(seats, room.number(), false);
    assert!(course.steps.is_empty() && course.first.is_some());
}

#[test]
fn worlds_that_differ_in_hidden_things_have_the_same_course() {
    // The Shadow draws other cards: what the Free Peoples and spectators see does not change.
    let game = registry::find("wotr").unwrap();
    let course_of = |seed: u64| {
        let rng = &mut StdRng::seed_from_u64(seed);
        let mut room = Room::new(game, game.new_table(Some("two-player"), Some(2), &[]).unwrap());
        room.start(rng).unwrap();
        room
    };
    let (one, two) = (course_of(1), course_of(2));
    let hands = |room: &Room, seat: Seat| room.table().view(Some(seat)).to_string();
    assert_ne!(hands(&one, Seat(1)), hands(&two, Seat(1)), "the seats themselves do see a difference");
    let draws = |room: &Room| {
        let answers = room.table().answers_from(0);
        answers.iter().take_while(|(seat, kind, _)| seat.is_chance() && kind.contains("draw")).count() as u32
    };
    let until = draws(&one).min(draws(&two));
    assert!(until > 0, "cards are drawn at the beginning");
    let text = |room: &Room| {
        let past = Room::new(game, room.table().fork(until as usize));
        serde_json::to_string(&past.course(SeatSet::NONE, 0, false)).unwrap()
    };
    assert_eq!(text(&one), text(&two));
}
