//! The standing orders: each answers the questions that it names, where its answer is legal, and there is something left to choose.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Ask as _, Game, Log};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;
use third_age::State;
use third_age::action::Action;

/// How often each order could answer in games played at random, and by which rules it was asked.
fn answered() -> BTreeMap<&'static str, BTreeMap<&'static str, u32>> {
    let mut found: BTreeMap<_, BTreeMap<_, u32>> = BTreeMap::new();
    for seed in 0..60 {
        let scenario = if seed % 2 == 0 { "rohan" } else { "gondor" };
        let setup = State::setup(scenario, None, &[]).unwrap();
        let mut state = State::new(&setup, &mut Log::off()).unwrap();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut legal = Vec::new();
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().unwrap();
            let action = if seat.is_chance() {
                state.chance(&mut rng).unwrap()
            } else {
                state.legal(seat, &mut legal);
                let (kind, rule) = (question.ask.kind(), question.ask.rule().0);
                for order in State::INFO.orders {
                    let answer: Action = kernel::words::from_words(order.answer).unwrap();
                    let meant = order.kind == kind && order.rule.is_none_or(|named| named == rule);
                    if meant && legal.len() > 1 && legal.contains(&answer) {
                        *found.entry(order.id).or_default().entry(rule).or_default() += 1;
                    }
                }
                legal[rng.random_range(0..legal.len())]
            };
            state.play(seat, action, &mut Log::off()).unwrap();
        }
    }
    found
}

#[test]
fn each_order_answers_what_it_says() {
    let answered = answered();
    for order in State::INFO.orders {
        let times: u32 = answered.get(order.id).map_or(0, |rules| rules.values().sum());
        assert!(times > 0, "{} never answers: {answered:?}", order.id);
    }
    // Rule 10.8.3: casualties are declined in step 5 only, never where they are forced.
    assert_eq!(answered["no-casualties"].keys().collect::<Vec<_>>(), [&"10.8.2"]);
}
