//! Copies of an army that differ: what the others see of them, and how they are told apart (rule 12.35).

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use cases::CaseGame;
use kernel::{Game, Log, Seat, Texts, words};
use ring_cards::action::Action;
use ring_cards::cases::Given;
use ring_cards::{Card, State, Thing};
use texts::Reader;

const FRODO: Seat = Seat(0);
const WITCH_KING: Seat = Seat(1);

fn position(lines: &[&str]) -> State {
    let given: Vec<(usize, Given)> = lines.iter().map(|line| (1, words::from_words(line).unwrap())).collect();
    State::position(&State::setup("trilogy", None, &[]).unwrap(), &given).unwrap()
}

fn answer(state: &mut State, seat: Seat, said: &str) {
    let action: Action = words::from_words(said).unwrap();
    state.allows(seat, action).unwrap_or_else(|refused| panic!("{said}: {refused}"));
    state.play(seat, action, &mut Log::off()).unwrap();
}

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// What a seat can answer: the text, and the things it concerns.
fn offered(state: &State, seat: Seat) -> Vec<(String, Vec<Thing>)> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let told = |action: &Action| {
        let mut things = Vec::new();
        state.concerns(*action, &mut things);
        (state.action_text(*action).render(&english()), things)
    };
    legal.iter().map(told).collect()
}

#[test]
fn the_fresh_copy_and_the_ready_one_have_texts_and_things_of_their_own() {
    let state = position(&[
        "reserve riders-of-rohan",
        "fresh riders-of-rohan",
        "hand aragorn boromir",
        "step activate path the-old-forest",
    ]);
    let riders = Card::RidersOfRohan;
    let offered = offered(&state, FRODO);
    assert_eq!(
        offered[0],
        ("Forsake the ready Riders of Rohan from reserve.".into(), vec![Thing::Card(riders)])
    );
    assert_eq!(
        offered[1],
        ("Forsake the fresh Riders of Rohan from reserve.".into(), vec![Thing::Fresh(riders)])
    );
    let fresh = Thing::Fresh(riders);
    assert_eq!(state.thing_text(fresh).render(&english()), "the fresh Riders of Rohan");
    let about: Vec<String> = state.about(fresh, None).iter().map(|line| line.render(&english())).collect();
    assert_eq!(about, ["Riders of Rohan (Rohan army, 2/1)", "This copy was played this round."]);
}

#[test]
fn copies_that_are_alike_have_the_plain_text() {
    for lines in [["fresh riders-of-rohan", "round 1"], ["reserve riders-of-rohan", "round 1"]] {
        let state =
            position(&[lines[0], lines[1], "hand aragorn boromir", "step activate path the-old-forest"]);
        let riders = Thing::Card(Card::RidersOfRohan);
        assert_eq!(offered(&state, FRODO)[0], ("Forsake Riders of Rohan from reserve.".into(), vec![riders]));
    }
}

#[test]
fn copies_on_two_battlegrounds_are_told_by_their_place() {
    let mut state = position(&[
        "hand frodo death-ride-ride-to-ruin gimli",
        "reserve village-militia",
        "battleground morannon",
        "battleground lorien",
        "at battleground morannon mordor-orcs",
        "at battleground lorien mordor-orcs",
        "step turn frodo",
    ]);
    answer(&mut state, FRODO, "play-event death-ride-ride-to-ruin");
    answer(&mut state, FRODO, "eliminate village-militia");
    let offered = offered(&state, WITCH_KING);
    let texts: Vec<&str> = offered.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(texts, ["Eliminate Mordor Orcs at Lórien.", "Eliminate Mordor Orcs at Morannon."]);
    for ((_, things), ground) in offered.iter().zip(["lorien", "morannon"]) {
        let ground = Thing::Battleground(words::from_words(ground).unwrap());
        assert_eq!(things, &[Thing::Card(Card::MordorOrcs), ground]);
    }
}

/// Whether the cards of the Witch-king's reserve are fresh, in the order in which everybody sees them.
fn seen_fresh(state: &State) -> Vec<bool> {
    state.view(None).seats[WITCH_KING.index()].reserve.iter().map(|card| card.fresh).collect()
}

/// A copy that comes to lie before a ready one by the program's own count must have been in another pile than that one: nobody
/// may learn it from the order in which they are listed.
#[test]
fn the_order_of_copies_does_not_tell_where_they_have_been() {
    let mut state =
        position(&["hand witch-king mordor-orcs the-hunter", "reserve mordor-orcs", "step turn witch-king"]);
    answer(&mut state, WITCH_KING, "play mordor-orcs reserve");
    assert_eq!(seen_fresh(&state), [false, true]);
}

/// The Witch-king cycles a card and plays his last one, the Orcs, for which he must forsake something.
fn orcs_played_after_cycling(cycled: &str) -> State {
    let hand = format!("hand witch-king mordor-orcs {cycled}");
    let mut state = position(&[&hand, "reserve the-reaver", "step turn witch-king"]);
    answer(&mut state, WITCH_KING, &format!("cycle {cycled}"));
    for seat in [2, 3, 0].map(Seat) {
        answer(&mut state, seat, "pass");
    }
    answer(&mut state, WITCH_KING, "play mordor-orcs reserve");
    state
}

#[test]
fn a_question_does_not_tell_which_copies_have_been_cycled() {
    let [orcs, hunter] = ["mordor-orcs", "the-hunter"].map(orcs_played_after_cycling);
    for onlooker in [None, Some(FRODO)] {
        let seen = |state: &State| {
            let ask = state.question().unwrap().ask;
            (serde_json::to_value(state.ask_seen_by(ask, onlooker)).unwrap(), state.view(onlooker))
        };
        assert_eq!(seen(&orcs), seen(&hunter));
    }
}
