//! What people read: questions, answers, log entries, the board, what is said about a thing.
#![allow(clippy::unwrap_used)]

use conformance::reading::{self, check_board, check_text, read_glossary};
use kernel::{Game, Language, Log, Seat, Texts, words};
use serde::Serialize;
use texts::Reader;
use wotr::State;
use wotr::action::Action;
use wotr::ids::Card;

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// What is printed on a card as its name.
fn name(card: Card) -> String {
    english().say(&format!("card-{}", card.slug()))
}

/// Plays at random and shows every position to a check.
fn walk(scenario: &str, seed: u64, answers: u32, check: impl FnMut(u32, &State)) {
    let setup = State::setup(scenario, None, &[]).unwrap();
    reading::walk(<State as Game>::new(&setup, &mut Log::off()).unwrap(), seed, answers, check);
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
                let board = State::board(&[state.view(onlooker)], &english());
                check_board(&board);
                for seat in (0..state.n_seats()).map(Seat) {
                    let shown = state.hand(seat).iter().all(|card| board.contains(&name(card)));
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
        read_glossary(state);
    });
    let facts = State::facts(&english());
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
                assert!(candidates.contains(&play), "{kind}: nothing is said of {}", card.slug());
                check_text(&state.action_text(play).render(&english()), &play);
                match state.allows(seat, play) {
                    Ok(()) => assert!(["event", "combat-card"].contains(&kind)),
                    Err(kernel::Refused::Illegal { rule, why }) => {
                        let why = english().message(why, &[]).unwrap();
                        *told.entry(format!("{kind}: {why} ({rule})")).or_default() += 1;
                    }
                    Err(other) => panic!("{kind}: {} is refused without a rule: {other}", card.slug()),
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
