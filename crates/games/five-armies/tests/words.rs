//! What people read: questions, answers, log entries, the board, what is said about a thing.
#![allow(clippy::unwrap_used)]

use conformance::reading::{self, check_board, check_text, read_glossary};
use five_armies::State;
use five_armies::action::Action;
use five_armies::ids::{Card, Deck};
use kernel::{Game, Language, Log, Seat, Texts};
use rand::SeedableRng;
use serde::Serialize;
use texts::Reader;

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// What is printed on a card as its name; of an Event card the order.
fn name(card: Card) -> String {
    match card.order() {
        Some(order) => english().say(&format!("event-{}", order.slug())),
        None => english().say(&format!("card-{}", card.slug())),
    }
}

/// Plays at random and shows every position to a check.
fn walk(seed: u64, answers: u32, check: impl FnMut(u32, &State)) {
    let setup = State::setup("standard", None, &[]).unwrap();
    reading::walk(<State as Game>::new(&setup, &mut Log::off()).unwrap(), seed, answers, check);
}

/// The cards in a seat's hand, from its own view.
fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let view = state.view(Some(seat));
    view.sides[seat.index()].hand.clone().unwrap()
}

#[test]
fn every_question_answer_and_event_is_english() {
    for seed in 0..12 {
        walk(seed, 3000, |_, _| ());
    }
}

/// Whatever a pack states, its words can be read: in questions, answers and log, and about all things.
#[test]
fn games_with_packs_are_english() {
    for seed in 0..40 {
        let values = five_armies::book::random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        let pack =
            serde_json::json!({"format": 1, "game": "five-armies", "pack": "At random", "values": values});
        let setup = State::setup("standard", None, &[("pack".to_owned(), pack.to_string())]).unwrap();
        let state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
        reading::walk(state, seed, 1500, |n, state| {
            if n % 500 == 0 {
                read_glossary(state);
            }
        });
    }
}

#[test]
fn the_board_fits_a_terminal_and_shows_only_the_own_hand() {
    walk(7, 2000, |n, state| {
        if n % 50 != 0 {
            return;
        }
        for onlooker in [Some(Seat(0)), Some(Seat(1)), None] {
            let board = State::board(&[state.view(onlooker)], &english());
            check_board(&board);
            if let Some(seat) = onlooker {
                let shown = hand(state, seat).into_iter().all(|card| board.contains(&name(card)));
                assert!(shown, "a card of the own hand is missing:\n{board}");
            }
        }
    });
}

/// Whether an id occurs anywhere in a view.
fn shows(view: &impl Serialize, id: &str) -> bool {
    serde_json::to_string(view).unwrap().contains(&format!("\"{id}\""))
}

#[test]
fn a_view_shows_no_hidden_card() {
    walk(3, 2000, |n, state| {
        if n % 25 != 0 {
            return;
        }
        for onlooker in [Some(Seat(0)), Some(Seat(1)), None] {
            let view = state.view(onlooker);
            for seat in [Seat(0), Seat(1)].into_iter().filter(|seat| onlooker != Some(*seat)) {
                for card in hand(state, seat) {
                    assert!(!shows(&view, card.slug()), "{} is shown to {onlooker:?}", card.slug());
                }
            }
        }
    });
}

/// Every figure is shown once: in an area, or with the group that it moves with.
#[test]
fn nobody_is_shown_in_two_places() {
    for seed in 20..26 {
        walk(seed, 2500, |_, state| {
            let view = state.view(None);
            let in_areas = view.areas.iter().flat_map(|one| {
                let army = one.army.iter().flat_map(|army| army.characters.iter());
                army.chain(one.alone.iter()).copied()
            });
            let moved = view.moved.iter().flat_map(|group| group.figures.characters.iter().copied());
            let mut all: Vec<_> = in_areas.chain(moved).map(|one| one.slug()).collect();
            all.sort_unstable();
            let n = all.len();
            all.dedup();
            assert_eq!(n, all.len(), "{:?}", view.moved);
        });
    }
}

#[test]
fn everything_has_something_said_about_it() {
    walk(1, 1200, |n, state| {
        if n % 100 == 0 {
            read_glossary(state);
        }
    });
    let facts = State::facts(&english());
    assert_eq!(facts["cards"].as_array().map(Vec::len), Some(Card::COUNT));
    assert_eq!(facts["areas"].as_array().map(Vec::len), Some(50));
    for (list, texts) in [
        ("cards", &["name", "text"][..]),
        ("fate_cards", &["name", "text"]),
        ("maneuvers", &["name", "ability", "text"]),
        ("characters", &["name", "title", "ability", "ours"]),
    ] {
        for one in facts[list].as_array().unwrap() {
            for text in texts {
                let words = one[text].as_str().unwrap();
                assert!(!words.is_empty() && !words.contains('‹'), "{list}: {}: {text}", one["id"]);
            }
        }
    }
    let events = Deck::Event.cards().len();
    let combats = facts["cards"].as_array().unwrap().iter().filter(|card| !card["combat"].is_null());
    assert_eq!(combats.count(), events);
}

#[test]
fn every_card_of_the_hand_has_a_reason_why_it_can_not_be_played_now() {
    let mut told = std::collections::BTreeMap::<String, u32>::new();
    for seed in 11..15 {
        walk(seed, 3000, |_, state| {
            let Some(question) = state.question() else { return };
            let seat = question.who.first_seat().unwrap();
            let kind = kernel::Ask::kind(&question.ask);
            if kind != "play-card" {
                return;
            }
            let mut candidates = Vec::new();
            state.candidates(seat, &mut candidates);
            for card in hand(state, seat) {
                let play = Action::Card(card);
                assert!(candidates.contains(&play), "{kind}: nothing is said of {}", card.slug());
                check_text(&state.action_text(play).render(&english()), &play);
                match state.allows(seat, play) {
                    Ok(()) => {}
                    Err(kernel::Refused::Illegal { rule, why }) => {
                        let why = english().message(why, &[]).unwrap();
                        *told.entry(format!("{kind}: {why} ({rule})")).or_default() += 1;
                    }
                    Err(other) => panic!("{kind}: {} is refused without a rule: {other}", card.slug()),
                }
            }
        });
    }
    assert!(told.len() > 1, "{told:#?}");
}
