//! Rule 11.3.1: a choice with one answer is not asked.

use crate::board::{legal, play};
use kernel::{Ask as _, Game, Log};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;
use third_age::State;

/// Where being asked would tell something (rule 11.3.1), or would spend something unasked (rule 14.29).
const ASKED_ALL_THE_SAME: [&str; 8] =
    ["fate-tile", "tactic", "combat-card", "act", "use", "use-token", "play-card", "which-card"];

#[test]
fn nobody_is_asked_without_a_choice() {
    let mut alone = BTreeMap::<&str, u32>::new();
    for seed in 0..60 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let scenario = if seed % 2 == 0 { "rohan" } else { "gondor" };
        let setup = State::setup(scenario, None, &[]).unwrap();
        let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().unwrap();
            let action = if seat.is_chance() {
                state.chance(&mut rng).unwrap()
            } else {
                let answers = legal(&state, seat);
                if answers.len() == 1 {
                    *alone.entry(question.ask.kind()).or_default() += 1;
                }
                answers[rng.random_range(0..answers.len())]
            };
            play(&mut state, seat, action);
        }
    }
    let known = |kind: &&str| ASKED_ALL_THE_SAME.contains(kind);
    assert!(alone.keys().filter(|kind| known(kind)).count() > 3, "{alone:?}");
    alone.retain(|kind, _| !known(kind));
    assert_eq!(alone, BTreeMap::new());
}
