//! The standing orders of games: each does what it says where it was given, and nothing where it was withdrawn.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::Seat;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use session::Room;
use session::wire::Order;
use std::collections::BTreeMap;

/// How a question was answered: the kind, the rule that asks, the order that answers it, its answer.
type Answered = BTreeMap<(&'static str, &'static str, &'static str), u32>;

fn orders_of(seat: &str, ids: &[&str]) -> Vec<Order> {
    ids.iter().map(|id| Order { seat: seat.to_owned(), order: (*id).to_owned() }).collect()
}

/// Plays games of The Battle of Five Armies at random but for what the order says, and counts what it answered.
fn ordered_by(id: &'static str, check: impl Fn(&str, &str, bool)) -> Answered {
    let game = registry::find("five-armies").unwrap();
    let mut answered = Answered::new();
    for seed in 0..30 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut room = Room::new(game, game.new_table(None, None, &[]).unwrap());
        room.start(&mut rng).unwrap();
        while room.outcome().is_none() && room.number() < 3_000 {
            let seat: Seat = room.asked().first_seat().unwrap();
            let (own, other) = (room.table().seats()[seat.index()], room.table().seats()[1 - seat.index()]);
            room.check_orders(&orders_of(own, &[id])).unwrap();
            let question = room.table().question(Some(seat), None).unwrap();
            let legal: Vec<String> =
                room.table().legal(seat, None).into_iter().map(|answer| answer.words).collect();
            let given = room.ordered(seat, &orders_of(own, &[id]));
            // It is for one seat, and withdrawn it is gone.
            assert_eq!(room.ordered(seat, &orders_of(other, &[id])), None);
            assert_eq!(room.ordered(seat, &[]), None);
            check(question.kind, question.rule.0, given.is_some());
            if let Some(words) = &given {
                assert!(legal.contains(words) && legal.len() > 1, "{words}: {legal:?}");
                *answered.entry((question.kind, question.rule.0, id)).or_default() += 1;
            }
            let words = given.unwrap_or_else(|| legal[rng.random_range(0..legal.len())].clone());
            room.answer(seat, room.number(), Some(room.era()), &words, &mut rng).unwrap();
        }
    }
    answered
}

#[test]
fn casualties_that_are_not_forced_are_declined_in_the_damage_step_only() {
    let answered = ordered_by("no-casualties", |kind, rule, given| {
        assert!(!given || (kind, rule) == ("casualty", "8.7.3"), "{kind} by {rule}");
    });
    assert!(answered[&("casualty", "8.7.3", "no-casualties")] > 20, "{answered:?}");
}

#[test]
fn bilbo_stays() {
    let answered = ordered_by("bilbo-stays", |kind, _, given| {
        assert_eq!(given, kind == "out-of-the-way", "{kind}");
    });
    assert!(answered.values().sum::<u32>() > 5, "{answered:?}");
}
