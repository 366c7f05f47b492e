//! `play` and `replay`, driven by lines on stdin.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{file, folder, game, game_info, longtable, with_input};

/// Enough of the first answer for a whole game.
const FIRST_ANSWERS: usize = 20_000;

/// The ids of the seats of the first scenario's table.
fn n_seats() -> usize {
    game_info()["scenarios"][0]["seats"].as_array().unwrap().len()
}

fn first_seat() -> String {
    game_info()["scenarios"][0]["seats"][0].as_str().unwrap().to_owned()
}

fn first_is_human() -> String {
    std::iter::once("human").chain(std::iter::repeat_n("random", n_seats() - 1)).collect::<Vec<_>>().join(",")
}

#[test]
fn computers_play_a_whole_game() {
    let ran = longtable(&["play", &game(), "--players", "random", "--seed", "3"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("The game is over: "), "{}", ran.out);
    let again = longtable(&["play", &game(), "--players", "random", "--seed", "3"]);
    assert_eq!(ran.out, again.out);
}

#[test]
fn a_person_plays_a_whole_game_and_it_replays() {
    let folder = folder("a_person_plays");
    let journal = file(&folder, "game.journal");
    let lines = "1\n".repeat(FIRST_ANSWERS);
    let args = ["play", &game(), "--players", &first_is_human(), "--seed", "3", "--save", &journal];
    let ran = with_input(&args, lines.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("The game is over: "), "{}", &ran.out[ran.out.len().saturating_sub(2000)..]);
    assert!(ran.out.ends_with(&format!("Saved to {journal}.\n")));

    let verified = longtable(&["replay", &journal, "--verify"]);
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(verified.out.contains(" answers, hash "), "{}", verified.out);

    let printed = longtable(&["replay", &journal, "--print", "--to", "3"]);
    assert_eq!(printed.code, 0);
    assert!(printed.out.contains("\n    3  "), "{}", printed.out);
    assert!(!printed.out.contains("\n    4  "), "{}", printed.out);

    let stepped =
        with_input(&["replay", &journal, "--step", "--seat", &first_seat()], b"\n\nb\n9999999\nx\nq\n");
    assert_eq!(stepped.code, 0, "{}", stepped.err);
    assert!(stepped.out.contains("\n2 of "), "{}", stepped.out);
    assert!(stepped.out.contains("The game is over: "));

    let text = std::fs::read_to_string(&journal).unwrap();
    let forged = file(&folder, "forged.journal");
    let at = text.rfind("\"hash\":\"").unwrap() + 8;
    std::fs::write(&forged, format!("{}{}", &text[..at], "0000000000000000\"}\n")).unwrap();
    let ran = longtable(&["replay", &forged, "--verify"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("the position's hash is"), "{}", ran.err);
}

#[test]
fn a_game_is_saved_at_the_end_of_input_and_resumed() {
    let folder = folder("resumed");
    let journal = file(&folder, "game.journal");
    let players = first_is_human();
    let ran =
        with_input(&["play", &game(), "--players", &players, "--seed", "3", "--save", &journal], b"1\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.ends_with(&format!("Saved to {journal}.\n")), "{}", ran.out);
    let before = longtable(&["replay", &journal, "--verify"]).out;

    let ran = with_input(&["play", "--resume", &journal, "--players", &players, "--save", &journal], b"q\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(longtable(&["replay", &journal, "--verify"]).out, before);
    let names: Vec<_> = std::fs::read_dir(&folder).unwrap().collect();
    assert_eq!(names.len(), 1, "no temporary file is left: {names:?}");

    let other = longtable(&["play", "other", "--resume", &journal]);
    assert_eq!(other.code, 2);
    let both = longtable(&["play", "--resume", &journal, "--scenario", "x"]);
    assert_eq!(both.code, 2);
}

#[test]
fn a_person_can_look_around() {
    let lines: &[u8] = b"?\n? 1\n? 999\nrule 9999\nwhy\nwhy nothing called so\nlog\nboard\nv\nh\nr\n\
        foo bar\n0\n99999\n\ns\n\xffx\nq\n";
    let ran = with_input(&["play", &game(), "--players", &first_is_human(), "--seed", "3"], lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for said in [
        "(rule ",
        "Rule ",
        "in words: ",
        "There is no answer 999.",
        "There is no rule \"9999\".",
        "There is no \"nothing called so\" to ask about now.",
        "take your last answer back",
        "That is not an answer, a number of one or a command.",
        "There is no answer 0.",
        "Not saved: name a file to save to.",
        "This is your question, not one of Chance.",
        "The game is not saved.",
    ] {
        assert!(ran.out.contains(said), "{said:?} is missing in {}", ran.out);
    }
}

#[test]
fn people_pass_the_keyboard() {
    let ran = with_input(&["play", &game(), "--players", "human", "--seed", "3"], b"\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nPass the keyboard to "), "{}", ran.out);
    assert!(ran.out.ends_with("The game is not saved.\n"), "{}", ran.out);
    assert!(!ran.out.contains('\x1b'), "a script has no screen to clear");
}

#[test]
fn people_type_what_came_up() {
    let lines = "1\n".repeat(FIRST_ANSWERS);
    let args = ["play", &game(), "--players", "random", "--chance", "ask", "--seed", "3"];
    let ran = with_input(&args, lines.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("What came up? 1"), "{}", ran.out);
    assert!(ran.out.contains("The game is over: "));

    let ran = with_input(&args, b"b\nno such card\nr\nb\nr\nq\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("No step back: there is nothing to take back."), "{}", ran.out);
    assert!(ran.out.contains("That can't have come up."), "{}", ran.out);
}

#[test]
fn unknown_seats_and_players_are_told() {
    let ran = longtable(&["play", &game(), "--seat", "nowhere=random"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no seat \"nowhere\"; the seats are: "), "{}", ran.err);
    assert!(ran.err.contains(&first_seat()), "{}", ran.err);
    let ran = longtable(&["play", &game(), "--players", "nobody"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no player \"nobody\""), "{}", ran.err);
}
