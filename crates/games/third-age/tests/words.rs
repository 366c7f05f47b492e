//! What people read: questions, answers, log entries, the board, what is said about a thing.
#![allow(clippy::unwrap_used)]

use conformance::reading::{self, check_board, check_text, read_glossary};
use kernel::{Game, Language, Log, Seat, Texts};
use serde::Serialize;
use std::collections::BTreeMap;
use texts::Reader;
use third_age::State;
use third_age::action::Action;
use third_age::ids::{Card, Deck};

const SCENARIOS: [&str; 2] = ["rohan", "gondor"];

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

fn begun(scenario: &str) -> State {
    let setup = State::setup(scenario, None, &[]).unwrap();
    <State as Game>::new(&setup, &mut Log::off()).unwrap()
}

/// What a card is called as it lies in a hand: a Generic card by its order, a Story card by its half.
fn name(card: Card, scenario: &str) -> String {
    match (card.halves(), card.deck()) {
        (Some((order, _)), _) => english().say(&format!("order-{}", order.slug())),
        (None, Deck::StoryFree | Deck::StoryShadow) => {
            english().say(&format!("card-{}.{scenario}", card.slug()))
        }
        (None, _) => english().say(&format!("card-{}", card.slug())),
    }
}

/// Plays at random and shows every position to a check.
fn walk(scenario: &str, seed: u64, answers: u32, check: impl FnMut(u32, &State)) {
    reading::walk(begun(scenario), seed, answers, check);
}

/// The cards in a seat's hand, from its own view.
fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let view = state.view(Some(seat));
    view.sides[seat.index()].hand.clone().unwrap()
}

#[test]
fn every_question_answer_and_event_is_english() {
    for scenario in SCENARIOS {
        for seed in 0..12 {
            walk(scenario, seed, 3000, |_, _| ());
        }
    }
}

#[test]
fn the_board_fits_a_terminal_and_shows_only_the_own_hand() {
    for scenario in SCENARIOS {
        walk(scenario, 7, 2000, |n, state| {
            if n % 50 != 0 {
                return;
            }
            for onlooker in [Some(Seat(0)), Some(Seat(1)), None] {
                let board = <State as Texts>::board(&[state.view(onlooker)], &english());
                check_board(&board);
                assert!(!board.contains('‹'), "{board}");
                // A long name may be broken into lines.
                let words = board.split_whitespace().collect::<Vec<_>>().join(" ");
                if let Some(seat) = onlooker {
                    for card in hand(state, seat) {
                        assert!(words.contains(&name(card, scenario)), "{card:?} is missing:\n{board}");
                    }
                }
            }
        });
    }
}

/// Whether an id occurs anywhere in a view.
fn shows(view: &impl Serialize, id: &str) -> bool {
    serde_json::to_string(view).unwrap().contains(&format!("\"{id}\""))
}

#[test]
fn a_view_shows_no_hidden_card() {
    for scenario in SCENARIOS {
        walk(scenario, 3, 2000, |n, state| {
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
}

/// Every figure is shown once: in an area, or with the group that it moves with.
#[test]
fn nobody_is_shown_in_two_places() {
    for scenario in SCENARIOS {
        for seed in 20..24 {
            walk(scenario, seed, 2500, |_, state| {
                let view = state.view(None);
                let in_areas = view.areas.iter().flat_map(|one| {
                    let army = one.army.iter().flat_map(|army| army.characters.iter());
                    army.chain(one.alone.iter()).copied()
                });
                let mut all: Vec<_> = in_areas.map(|one| one.slug()).collect();
                all.sort_unstable();
                let n = all.len();
                all.dedup();
                assert_eq!(n, all.len(), "{:?}", view.group);
            });
        }
    }
}

#[test]
fn everything_has_something_said_about_it() {
    for scenario in SCENARIOS {
        walk(scenario, 1, 1200, |n, state| {
            if n % 100 == 0 {
                read_glossary(state);
            }
        });
    }
}

#[test]
fn the_printed_facts_are_whole() {
    let facts = <State as Texts>::facts(&english());
    let list = |name: &str| facts[name].as_array().unwrap_or_else(|| panic!("{name}")).clone();
    assert_eq!(list("cards").len(), Card::COUNT);
    let boards = list("boards");
    let counts = |board: usize, name: &str| boards[board][name].as_array().unwrap().len();
    // Rules 3.1, 2.1.
    assert_eq!((counts(0, "areas"), counts(0, "recruitment")), (56, 0));
    assert_eq!((counts(1, "areas"), counts(1, "recruitment")), (54, 8));
    assert_eq!(counts(0, "borders") + counts(1, "borders"), 255);
    let known = boards.iter().flat_map(|board| board["borders"].as_array().unwrap());
    assert_eq!(known.filter(|border| border["ours"] == false).count(), 14);
    let halves = |scenario: &str| list("cards").iter().filter(|card| !card[scenario].is_null()).count();
    assert_eq!((halves("rohan"), halves("gondor")), (38, 38));
    let whole = |one: &serde_json::Value, texts: &[&str]| {
        for text in texts {
            let words = one[text].as_str().unwrap_or_else(|| panic!("{one}: {text}"));
            assert!(!words.is_empty() && !words.contains('‹'), "{one}: {text}");
        }
    };
    for card in list("cards") {
        whole(&card, &["name"]);
        for half in
            ["rohan", "gondor"].map(|scenario| &card[scenario]).into_iter().filter(|half| !half.is_null())
        {
            whole(half, &["name", "text"]);
            assert!(!half["condition"].as_str().unwrap().contains('‹'), "{half}");
            assert_eq!(
                half["stays"].as_bool().unwrap(),
                !half["discard"].as_str().unwrap().is_empty(),
                "{half}"
            );
            assert!(!half["discard"].as_str().unwrap().contains('‹'), "{half}");
        }
    }
    for one in list("orders").iter().chain(&list("combats")) {
        whole(one, &["title", "text"]);
    }
    for unit in list("units") {
        whole(&unit["ability"], &["name", "text"]);
    }
    for character in list("characters") {
        whole(&character, &["name", "title", "is", "entry"]);
        let abilities = character["abilities"].as_array().unwrap().iter();
        let track = Some(&character["track"]).filter(|track| !track.is_null());
        abilities.chain(track).for_each(|ability| whole(ability, &["name", "text"]));
    }
    for (name, texts) in
        [("tactics", &["name", "text"][..]), ("tiles", &["name", "text"]), ("faces", &["name", "text"])]
    {
        list(name).iter().for_each(|one| whole(one, texts));
    }
    for name in ["terrains", "borders", "sides", "leaders", "engines", "decks", "types", "tokens", "pools"] {
        list(name).iter().for_each(|one| whole(one, &["name"]));
    }
}

#[test]
fn what_is_ours_is_marked_and_what_is_known_is_not() {
    let state = begun("rohan");
    let said = |thing| {
        let lines = state.about(thing, None);
        lines.iter().map(|line| line.render(&english())).collect::<Vec<_>>().join("\n")
    };
    let ours = |text: &str| text.contains("[reconstructed]");
    // The White Rider's effect is known, but neither its type nor its condition.
    let rider = said(third_age::Thing::Card(Card::Fp06));
    assert!(rider.contains("\nTake two Generic cards"), "{rider}");
    assert!(
        rider.contains("[reconstructed] Its type.") && rider.contains("[reconstructed] Only if"),
        "{rider}"
    );
    assert!(said(third_age::Thing::Card(Card::Fp02)).contains("[reconstructed] Every Shadow Army"));
    // The type and both halves of a Generic card are ours.
    assert_eq!(said(third_age::Thing::Card(Card::Gen01)).matches("[reconstructed]").count(), 3);
    let character = |who| said(third_age::Thing::Character(who));
    assert!(!ours(&character(third_age::ids::Character::Saruman)));
    let gandalf = character(third_age::ids::Character::GandalfRohan);
    assert!(gandalf.contains("The White Rider. [reconstructed]"), "{gandalf}");
    assert!(gandalf.contains("Enemy of Sauron. While"), "{gandalf}");
    // How Théoden enters is ours; that it is in Edoras, with a Rider, is known.
    let theoden = character(third_age::ids::Character::TheodenRohan);
    assert!(theoden.contains("[reconstructed] He enters"), "{theoden}");
    assert!(theoden.contains("\nWhere he enters: Edoras.\nWith him come 1 Rohan Riders."), "{theoden}");
}

#[test]
fn every_card_of_the_hand_has_a_reason_why_it_can_not_be_played_now() {
    let mut told = BTreeMap::<String, u32>::new();
    for scenario in SCENARIOS {
        for seed in 11..14 {
            walk(scenario, seed, 3000, |_, state| {
                let Some(question) = state.question() else { return };
                let seat = question.who.first_seat().unwrap();
                let kind = kernel::Ask::kind(&question.ask);
                if !["act", "use", "play-card", "combat-card"].contains(&kind) {
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
    }
    assert!(told.len() > 3, "{told:#?}");
}
