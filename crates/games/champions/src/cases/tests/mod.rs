//! Positions in words: the order of the lines does not matter, and the impossible is refused in the words of the game.

use super::begin::CONTRADICTION;
use super::{Given, Stage};
use crate::state::{Setup, State};
use cases::CaseGame;
use cases::{Case, case_files, parse};
use kernel::{Game, words};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

/// All cases of the game that begin with a position.
fn cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../cases/champions");
    let files = case_files(folder.as_ref()).unwrap();
    let text = |file: &std::path::Path| std::fs::read_to_string(file).unwrap();
    let all = files.iter().flat_map(|file| parse(&text(file), &file.display().to_string()).unwrap());
    all.filter(|case| !case.given.is_empty()).collect()
}

fn setup(case: &Case) -> Setup {
    let header = &case.header;
    State::setup(header.scenario.as_deref().unwrap_or("rhino"), header.people, &header.options).unwrap()
}

fn given(case: &Case) -> Vec<(usize, Given)> {
    let read = |text: &str| words::from_words(text).unwrap();
    case.given.iter().map(|line| (line.number, read(&line.text))).collect()
}

/// Whether a line names a card in play by its number, which the order of the lines gives it.
fn names_a_number(text: &str) -> bool {
    let number = |word: &str| word.strip_prefix('p').is_some_and(|n| n.parse::<u16>().is_ok());
    text.split_whitespace().any(number)
}

/// The position with the cards in play numbered by what they are, whatever their numbers were.
fn without_numbers(state: &State) -> Value {
    let mut value = serde_json::to_value(state).unwrap();
    let pieces = value["pieces"].take();
    let elsewhere = value.to_string();
    let id = |piece: &Value| piece["id"].as_str().unwrap().to_owned();
    let plain = |piece: &Value| {
        let mut piece = piece.clone();
        let named = elsewhere.contains(&format!("{:?}", id(&piece)));
        piece["id"] = Value::Bool(named);
        piece
    };
    let all = pieces.as_array().unwrap().clone();
    let key = |piece: &Value| {
        let mut key = plain(piece);
        let host = all.iter().find(|other| other["id"] == piece["host"]).map(|host| {
            let mut host = plain(host);
            host["host"].take();
            host
        });
        key["host"] = host.unwrap_or(Value::Null);
        key.to_string()
    };
    let mut sorted = all.clone();
    sorted.sort_by_key(key);
    let numbers: Vec<String> = sorted.iter().map(id).collect();
    value["pieces"] = Value::Array(sorted);
    rename(&mut value, &numbers);
    value
}

fn rename(value: &mut Value, numbers: &[String]) {
    match value {
        Value::String(word) if word.starts_with('p') => {
            if let Some(n) = numbers.iter().position(|number| number == word) {
                *word = format!("#{n}");
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, numbers)),
        Value::Object(map) => map.values_mut().for_each(|value| rename(value, numbers)),
        _ => {}
    }
}

#[test]
fn the_order_of_the_lines_does_not_matter() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for case in cases() {
        let (setup, lines) = (setup(&case), given(&case));
        let numbered = case.given.iter().any(|line| names_a_number(&line.text));
        let position = State::position(&setup, &lines).map(|state| without_numbers(&state));
        for _ in 0..6 {
            let mut shuffled = lines.clone();
            shuffled.shuffle(&mut rng);
            if numbered {
                // The lines that put cards into play keep their order among themselves: it gives the numbers.
                let mut in_order = lines.iter().filter(|(_, given)| given.stage() == Stage::Cards);
                for line in shuffled.iter_mut().filter(|(_, given)| given.stage() == Stage::Cards) {
                    line.clone_from(in_order.next().unwrap());
                }
            }
            let again = State::position(&setup, &shuffled).map(|state| without_numbers(&state));
            assert_eq!(again, position, "{}:{}: {:?}", case.file, case.line, case.title);
        }
    }
}

/// Lines of different cases thrown together make many impossible positions.
#[test]
fn what_cannot_be_is_refused_in_the_words_of_the_game() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let cases = cases();
    let lines: Vec<(usize, Given)> = cases.iter().flat_map(given).collect();
    let (mut refused, mut taken) = (0, 0);
    for _ in 0..3000 {
        let setup = setup(&cases[rng.random_range(0..cases.len())]);
        let n = rng.random_range(1..12);
        let some: Vec<(usize, Given)> =
            (0..n).map(|_| lines[rng.random_range(0..lines.len())].clone()).collect();
        match State::position(&setup, &some) {
            Ok(state) => {
                taken += 1;
                state.check().unwrap();
            }
            Err(fault) => {
                refused += 1;
                assert!(!fault.what.contains(CONTRADICTION), "{some:?}: {}", fault.what);
            }
        }
    }
    assert!(refused > 100 && taken > 100, "{refused} refused, {taken} taken");
}

/// How an impossible line is refused, with an example of each kind.
#[test]
fn refusals_say_what_is_wrong() {
    let refused = |text: &str| {
        let setup = State::setup("rhino", Some(2), &[]).unwrap();
        let lines = text.split("; ").map(|line| (1, words::from_words(line).unwrap())).collect::<Vec<_>>();
        State::position(&setup, &lines).expect_err(text).what
    };
    for (lines, what) in [
        ("round 2; round 3", "the round is given twice"),
        ("damage identity-1 3; damage identity-1 4", "the damage on identity-1 is given twice"),
        ("discard player-1 energy; discard player-1 genius", "the discard pile of player 1 is given twice"),
        ("step turn player-1; step deal", "where the game is is given twice"),
        ("out player-1 player-2", "all players are out"),
        ("out player-1; step turn player-1", "player 1 is out (22.1)"),
        ("step turn player-3", "there is no player 3"),
        ("damage main-scheme 3", "is no character"),
        ("threat villain 3", "is no scheme"),
        ("status main-scheme tough", "has no status cards"),
        ("counters villain 3", "no counters lie on"),
        ("controls player-1 web-shooter; counters web-shooter 0", "is discarded (17.7)"),
        ("exhausted villain", "does not exhaust"),
        ("used villain 0", "has no ability 0"),
        ("step attack main-scheme player-1", "is no enemy"),
        ("minion player-1 crowd-control", "crowd-control is no minion"),
        ("hand player-1 sandman", "sandman is no card of a player's deck"),
        ("dealt player-1 rhino-ii", "rhino-ii is no card of the encounter deck"),
        ("controls player-1 nick-fury; controls player-2 nick-fury", "nick-fury is unique"),
        ("controls player-1 inspired", "attached SEAT inspired HOST"),
        ("attached player-1 inspired villain", "inspired is attached to an ally"),
        ("attachment charge identity-1", "charge is attached to the villain"),
        ("attached player-1 web-shooter villain", "is attached to nothing"),
        ("environment ultron-drones; environment ultron-drones", "in play already"),
        ("side-scheme crowd-control; under crowd-control player-1 energy", "no cards lie under"),
        ("damage sandman 1", "sandman is not in play"),
    ] {
        let found = refused(lines);
        assert!(found.contains(what), "{lines}: {found}");
    }
    let too_many = format!("deck player-1{}", " energy".repeat(51));
    assert!(refused(&too_many).contains("50"), "{}", refused(&too_many));
    let too_many = format!("discard player-1{}", " vibranium".repeat(20));
    assert!(refused(&too_many).contains("50 are the most (5.2)"), "{}", refused(&too_many));
}
