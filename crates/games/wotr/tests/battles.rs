//! Random games that look for battles: pieces stay together, and whatever a seat imagines can be played on.
#![allow(clippy::unwrap_used)]

use conformance::reading::check_text;
use kernel::{Game, Log, Question, Seat, Texts};
use rand::{RngExt, SeedableRng};
use wotr::State;
use wotr::action::{Action, Ask, Choice, Deed};
use wotr::battle::BattleAsk;

/// An answer that makes for battles: attacks, cards, fighting on.
fn warlike(legal: &[Action], rng: &mut impl RngExt) -> Action {
    let fits = |action: &&Action| {
        matches!(
            action,
            Action::Do(Deed::Attack | Deed::Recruit) | Action::Choose(Choice::Fight) | Action::Card(_)
        )
    };
    let likely: Vec<&Action> = legal.iter().filter(fits).collect();
    if !likely.is_empty() && rng.random_range(0..4) > 0 {
        return *likely[rng.random_range(0..likely.len())];
    }
    legal[rng.random_range(0..legal.len())]
}

/// Plays on from what a seat imagines for a few answers.
fn imagined(state: &State, seat: Seat, rng: &mut rand_pcg::Pcg64Mcg) {
    let mut state = state.clone();
    state.imagine(seat, rng);
    state.check().unwrap();
    let mut legal = Vec::new();
    for _ in 0..12 {
        let Some(question) = state.question() else { return };
        let seat = question.who.first_seat().unwrap();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "nothing to answer to {:?}", question.ask);
        let action = legal[rng.random_range(0..legal.len())];
        state.play(seat, action, &mut Log::off()).unwrap();
        state.check().unwrap();
    }
}

#[test]
fn warlike_games() {
    let english = texts::Texts::of(State::catalogues()).english();
    let (mut cards, mut sieges, mut retreats) = (0, 0, 0);
    for scenario in ["two-player", "three-player", "four-player"] {
        for seed in 0..12 {
            let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
            let setup = State::setup(scenario, None, &[]).unwrap();
            let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
            let mut legal = Vec::new();
            for _ in 0..3000 {
                let Some(Question { who, ask, .. }) = state.question() else { break };
                let seat = who.first_seat().unwrap();
                let action = if seat == Seat::CHANCE {
                    state.chance(&mut rng).unwrap()
                } else {
                    state.legal(seat, &mut legal);
                    assert!(!legal.is_empty(), "nothing to answer to {ask:?}");
                    warlike(&legal, &mut rng)
                };
                check_text(&state.ask_text(ask).render(&english), &ask);
                if matches!(ask, Ask::Battle(BattleAsk::Combat(_))) {
                    for onlooker in 0..state.n_seats() {
                        imagined(&state, Seat(onlooker), &mut rng);
                    }
                    cards += usize::from(matches!(action, Action::Card(_)));
                }
                sieges += usize::from(matches!(ask, Ask::Battle(BattleAsk::Extend)));
                retreats += usize::from(matches!(
                    (ask, action),
                    (Ask::Battle(BattleAsk::Retreat), Action::Region(_))
                ));
                let mut log = Log::on(0);
                state.play(seat, action, &mut log).unwrap();
                state.check().unwrap();
                for entry in log.into_entries() {
                    check_text(&state.event_text(&entry.event).render(&english), &entry.event);
                }
            }
        }
    }
    eprintln!("{cards} Combat cards, {sieges} siege battles that could be extended, {retreats} retreats");
    assert!(cards > 50 && retreats > 10);
}
