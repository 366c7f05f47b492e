//! What people read: questions, answers, log entries, the board, what is said about a thing.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Seat, words};
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use wotr::State;
use wotr::action::Action;

/// Whether a text is fit to be read: not empty, a capital first, and no trace of the program.
fn check_text(text: &str, of: &impl std::fmt::Debug) {
    let first = text.chars().next();
    assert!(first.is_some_and(|letter| !letter.is_lowercase()), "{text:?} begins small: {of:?}");
    let code = ["{", "}", "::", "Some(", "None", "_"];
    assert!(code.iter().all(|part| !text.contains(part)), "{text:?} is no English: {of:?}");
}

/// Plays at random and shows every position to a check.
fn walk(scenario: &str, seed: u64, answers: u32, mut check: impl FnMut(u32, &State)) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let setup = State::setup(scenario, None, &[]).unwrap();
    let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut legal: Vec<Action> = Vec::new();
    for n in 0..answers {
        check(n, &state);
        let Some(question) = state.question() else { return };
        check_text(&state.ask_text(question.ask), &question.ask);
        let seat = question.who.first_seat().unwrap();
        state.legal(seat, &mut legal);
        for action in legal.iter().take(40) {
            check_text(&state.action_text(*action), action);
            assert_eq!(words::from_words::<Action>(&words::to_words(action).unwrap()).unwrap(), *action);
        }
        let action = match seat {
            Seat::CHANCE => state.chance(&mut rng).unwrap(),
            _ => legal[rng.random_range(0..legal.len())],
        };
        let mut log = Log::on(n);
        state.play(seat, action, &mut log).unwrap();
        for entry in log.into_entries() {
            for onlooker in [None, Some(Seat(0)), Some(Seat(1))] {
                if let Some(event) = entry.seen(onlooker) {
                    check_text(&state.event_text(&event), &event);
                    let mut things = Vec::new();
                    state.event_things(&event, &mut things);
                    assert!(things.iter().all(|thing| !state.thing_text(*thing).is_empty()));
                }
            }
        }
    }
}

#[test]
fn every_question_answer_and_event_is_english() {
    for scenario in ["two-player", "three-player", "four-player"] {
        for seed in 0..4 {
            walk(scenario, seed, 2000, |_, _| ());
        }
    }
}

#[test]
fn the_board_fits_a_terminal_and_shows_only_the_own_hand() {
    for scenario in ["two-player", "four-player"] {
        walk(scenario, 7, 1500, |n, state| {
            if n % 50 != 0 {
                return;
            }
            for onlooker in (0..state.n_seats()).map(|n| Some(Seat(n))).chain([None]) {
                let board = State::board(&[state.view(onlooker)]);
                for line in board.lines() {
                    assert!(line.chars().count() <= 100, "{line}");
                }
                for seat in (0..state.n_seats()).map(Seat) {
                    let shown = state.hand(seat).iter().all(|card| board.contains(card.name()));
                    assert!(shown || onlooker != Some(seat), "a card of the own hand is missing:\n{board}");
                }
            }
        });
    }
}

/// Whether an id stands somewhere in a view.
fn shows(view: &impl Serialize, id: &str) -> bool {
    serde_json::to_string(view).unwrap().contains(&format!("\"{id}\""))
}

#[test]
fn a_view_shows_no_hidden_card() {
    for scenario in ["two-player", "three-player", "four-player"] {
        walk(scenario, 3, 1500, |n, state| {
            if n % 25 != 0 {
                return;
            }
            for onlooker in (0..state.n_seats()).map(|n| Some(Seat(n))).chain([None]) {
                let view = serde_json::to_value(state.view(onlooker)).unwrap();
                let mut view = view;
                // Tiles have the ids of the cards that bring them.
                view["tiles"] = serde_json::Value::Null;
                for seat in (0..state.n_seats()).map(Seat).filter(|seat| onlooker != Some(*seat)) {
                    for card in state.hand(seat).iter() {
                        let id = words::to_words(&card).unwrap();
                        assert!(!shows(&view, &id), "{id} is shown to {onlooker:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn everything_has_something_said_about_it() {
    walk("two-player", 1, 400, |n, state| {
        if n % 100 != 0 {
            return;
        }
        for thing in state.glossary() {
            for onlooker in [None, Some(Seat(0))] {
                check_text(&state.about(thing, onlooker), &thing);
            }
            assert!(!state.thing_text(thing).is_empty());
        }
    });
    let facts = State::facts();
    assert_eq!(facts["cards"].as_array().map(Vec::len), Some(96));
    assert_eq!(facts["regions"].as_array().map(Vec::len), Some(105));
}

#[test]
fn every_card_of_the_hand_has_a_reason_why_it_can_not_be_played_now() {
    let mut told = std::collections::BTreeMap::<String, u32>::new();
    for scenario in ["two-player", "four-player"] {
        walk(scenario, 11, 3000, |_, state| {
            let Some(question) = state.question() else { return };
            let seat = question.who.first_seat().unwrap();
            let kind = kernel::Ask::kind(&question.ask);
            if !["act", "use", "event", "combat-card"].contains(&kind) {
                return;
            }
            let mut candidates = Vec::new();
            state.candidates(seat, &mut candidates);
            for card in state.hand(seat).iter() {
                let play = Action::Card(card);
                assert!(candidates.contains(&play), "{kind}: nothing is said of {}", card.name());
                check_text(&state.action_text(play), &play);
                match state.allows(seat, play) {
                    Ok(()) => assert!(["event", "combat-card"].contains(&kind)),
                    Err(kernel::Refused::Illegal { rule, why }) => {
                        *told.entry(format!("{kind}: {why} ({rule})")).or_default() += 1;
                    }
                    Err(other) => panic!("{kind}: {} is refused without a rule: {other}", card.name()),
                }
            }
        });
    }
    // Dice, preconditions and partners are all among the reasons.
    for part in ["first choose a die", "no unused die", "does not show", "for your partner"] {
        assert!(told.keys().any(|reason| reason.contains(part)), "{part}: {told:#?}");
    }
    assert!(told.len() > 20, "{told:#?}");
}
