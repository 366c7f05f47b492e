//! What people read in random games: questions, answers, log entries, and the things they name.

use crate::playing::{Draw, answer};
use kernel::{Insight, Log, Seat, Texts, words};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::fmt::Debug;

/// Traces of the program that must not be found in a text.
const CODE: [&str; 8] = ["{", "}", "::", "Some(", "None", "_", "‹", "›"];

/// Checks that a text is fit to be read: not empty, beginning with a capital, and without a trace of the program.
///
/// # Panics
/// If it is not.
#[track_caller]
pub fn check_text(text: &str, of: &impl Debug) {
    let first = text.chars().next();
    assert!(first.is_some_and(|letter| !letter.is_lowercase()), "{text:?} begins small: {of:?}");
    assert!(CODE.iter().all(|part| !text.contains(part)), "{text:?} is no English: {of:?}");
}

/// Checks that a name is fit to be read: not empty, and without a trace of the program.
#[track_caller]
fn check_name(name: &str, of: &impl Debug) {
    assert!(!name.is_empty(), "no name: {of:?}");
    assert!(CODE.iter().all(|part| !name.contains(part)), "{name:?} is no English: {of:?}");
}

/// Plays at random, at most this many answers, reads every question, answer and log entry on the way, and shows every
/// position to a check, with its number. Answers must differ in their texts, and their words must say the same answer
/// again.
///
/// # Panics
/// If a text is not fit to be read.
pub fn walk<G: Texts + Insight>(mut state: G, seed: u64, answers: u32, mut check: impl FnMut(u32, &G)) {
    let english = texts::Texts::of(G::catalogues()).english();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut legal = Vec::new();
    let mut things = Vec::new();
    for n in 0..answers {
        check(n, &state);
        let Some(question) = state.question() else { return };
        check_text(&state.ask_text(question.ask).render(&english), &question.ask);
        let seats: Vec<Seat> = question.who.iter().collect();
        let seat = seats[rng.random_range(0..seats.len())];
        state.legal(seat, &mut legal);
        let mut texts = Vec::new();
        for action in &legal {
            let text = state.action_text(*action).render(&english);
            check_text(&text, action);
            let said = words::to_words(action).expect("an answer has words");
            assert_eq!(words::from_words(&said).as_ref(), Ok(action));
            state.concerns(*action, &mut things);
            texts.push(text);
        }
        texts.sort_unstable();
        let twins = texts.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twins, None, "two answers read alike: {:?}", question.ask);
        let action = answer(&state, seat, Draw::Evenly, &mut rng, &mut legal);
        let mut log = Log::on(n);
        state.play(seat, action, &mut log).expect("a legal answer applies");
        for entry in log.into_entries() {
            for onlooker in [None, Some(Seat(0)), Some(Seat(1))] {
                if let Some(event) = entry.seen(onlooker) {
                    let text = state.event_text(&event);
                    check_text(&text.render(&english), &event);
                    text.each_thing(&mut |thing| things.push(*thing));
                }
            }
        }
        for thing in things.drain(..) {
            check_name(&state.thing_text(thing).render(&english), &thing);
        }
    }
}

/// Reads everything that is said about the things of a position.
///
/// # Panics
/// If a text is not fit to be read.
pub fn read_glossary<G: Texts>(state: &G) {
    let english = texts::Texts::of(G::catalogues()).english();
    for thing in state.glossary() {
        for onlooker in [None, Some(Seat(0))] {
            for line in state.about(thing, onlooker) {
                check_text(&line.render(&english), &thing);
            }
        }
        check_name(&state.thing_text(thing).render(&english), &thing);
    }
}

/// Checks that the table in words fits a terminal.
///
/// # Panics
/// If a line is too long.
pub fn check_board(board: &str) {
    for line in board.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
}
