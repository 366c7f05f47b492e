//! What people read: questions, answers, log entries, the board, what is said about a thing.
#![allow(clippy::unwrap_used)]

use champions::{Card, State};
use conformance::reading::{self, check_board, read_glossary};
use kernel::{Game, Language, Log, Seat, Texts};
use rand::SeedableRng;

fn english() -> texts::Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

fn options(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// Plays at random and shows every position to a check. Only a card that did leave play is said to have.
fn walk(scenario: &str, people: u8, seed: u64, answers: u32, mut check: impl FnMut(u32, &State)) {
    let hero = ["black-panther", "iron-man", "she-hulk"][seed as usize % 3];
    let setup = State::setup(scenario, Some(people), &options(&[("hero-1", hero)])).unwrap();
    let state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut legal = Vec::new();
    reading::walk(state, seed, answers, |n, state| {
        check(n, state);
        let Some(question) = state.question() else { return };
        let asked = state.ask_text(question.ask).render(&english());
        assert!(!asked.contains("left play"), "{:?}", question.ask);
        for seat in question.who.iter() {
            state.legal(seat, &mut legal);
            for action in &legal {
                let answer = state.action_text(*action).render(&english());
                assert!(!answer.contains("left play"), "{action:?}");
            }
        }
    });
}

#[test]
fn every_question_answer_and_event_is_english() {
    for scenario in ["rhino", "klaw", "ultron"] {
        for people in 1..=4 {
            for seed in 0..2 {
                walk(scenario, people, seed, 1500, |_, _| ());
            }
        }
    }
}

#[test]
fn the_board_fits_and_shows_the_own_hand() {
    for (scenario, people) in [("rhino", 1), ("klaw", 3), ("ultron", 2)] {
        walk(scenario, people, 5, 1200, |n, state| {
            if n % 20 != 0 {
                return;
            }
            for onlooker in (0..state.n_seats()).map(|n| Some(Seat(n))).chain([None]) {
                let view = state.view(onlooker);
                let hand: Vec<Card> =
                    view.players.iter().flat_map(|one| one.hand.clone().unwrap_or_default()).collect();
                let board = State::board(&[view], &english());
                check_board(&board);
                let shown =
                    hand.iter().all(|card| board.contains(&english().say(&format!("card-{}", card.slug()))));
                assert!(shown, "a card of the own hand is missing:\n{board}");
                assert_eq!(
                    hand.is_empty() && onlooker.is_some(),
                    onlooker.is_some_and(|seat| state.player(seat).hand.is_empty())
                );
            }
        });
    }
}

/// How often a card's id stands in a value.
fn shown(value: &serde_json::Value, id: &str) -> usize {
    match value {
        serde_json::Value::String(text) => usize::from(text == id),
        serde_json::Value::Array(all) => all.iter().map(|one| shown(one, id)).sum(),
        serde_json::Value::Object(all) => all.values().map(|one| shown(one, id)).sum(),
        _ => 0,
    }
}

/// Rule 29: what a seat is shown stays the same when all that it can't know is dealt anew.
#[test]
fn a_view_holds_nothing_hidden() {
    for (scenario, people) in [("rhino", 2), ("klaw", 4), ("ultron", 3)] {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(9);
        walk(scenario, people, 2, 1500, |n, state| {
            if n % 5 != 0 {
                return;
            }
            for seat in (0..state.n_seats()).map(Seat) {
                let before = serde_json::to_value(state.view(Some(seat))).unwrap();
                let mut other = state.clone();
                other.imagine(seat, &mut rng);
                assert_eq!(serde_json::to_value(other.view(Some(seat))).unwrap(), before);
                let asks = |state: &State| {
                    state.question().map(|it| state.ask_text(state.ask_seen_by(it.ask, Some(seat))))
                };
                assert_eq!(asks(&other), asks(state));
            }
        });
    }
}

#[test]
fn open_hands_are_seen_by_all() {
    let setup = State::setup("rhino", Some(2), &options(&[("hands", "open")])).unwrap();
    let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    while state.question().is_some_and(|question| question.who.contains(Seat::CHANCE)) {
        let action = state.chance(&mut rng).unwrap();
        state.play(Seat::CHANCE, action, &mut Log::off()).unwrap();
    }
    for onlooker in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = state.view(onlooker);
        assert!(view.players.iter().all(|player| player.hand.as_ref().is_some_and(|hand| hand.len() == 6)));
    }
    let mut hidden = state.clone();
    hidden.open_hands = false;
    assert_eq!(hidden.view(None).players[0].hand, None);
    assert_eq!(hidden.view(Some(Seat(1))).players[0].hand, None);
    assert_eq!(hidden.view(Some(Seat(0))).players[0].hand_count, 6);
    assert!(hidden.view(Some(Seat(0))).players[0].hand.is_some());
}

#[test]
fn everything_has_something_said_about_it() {
    walk("ultron", 2, 1, 600, |n, state| {
        if n % 150 != 0 {
            return;
        }
        read_glossary(state);
    });
    let facts = State::facts(&english());
    assert_eq!(facts["cards"].as_array().map(Vec::len), Some(Card::COUNT));
    assert_eq!(facts["heroes"].as_array().map(Vec::len), Some(5));
    assert_eq!(facts["starters"].as_array().map(Vec::len), Some(6));
    assert_eq!(shown(&facts["starters"][0], "backflip"), 1);
}

/// Rule 7.3.7: in another's turn all may act, but the game waits for the active player alone.
#[test]
fn the_game_waits_for_the_active_player() {
    let mut others = 0;
    walk("klaw", 3, 4, 800, |_, state| {
        let Some(question) = state.question() else { return };
        let waits = state.waits_for();
        assert!(!waits.is_empty() && waits.iter().all(|seat| question.who.contains(seat)));
        if let champions::action::Ask::Turn(active, _) = question.ask {
            assert_eq!(waits, kernel::SeatSet::only(active));
            others += u32::from(question.who != waits);
        } else {
            assert_eq!(waits, question.who);
        }
    });
    assert!(others > 10, "{others}");
}
