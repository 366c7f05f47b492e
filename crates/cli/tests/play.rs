//! `play` and `replay`, driven by lines on stdin.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{PROGRAM, file, folder, game, game_info, longtable, with_input};
use serde_json::Value;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

/// Enough of the first answer for a whole game.
const FIRST_ANSWERS: usize = 20_000;

/// The ids of the seats of the first scenario's table.
fn n_seats() -> usize {
    game_info()["scenarios"][0]["seats"].as_array().unwrap().len()
}

fn first_seat() -> String {
    game_info()["scenarios"][0]["seats"][0].as_str().unwrap().to_owned()
}

fn most_people() -> String {
    let people = game_info()["scenarios"][0]["people"].clone();
    people.as_array().unwrap().iter().filter_map(Value::as_u64).max().unwrap().to_string()
}

fn first_is_human() -> String {
    std::iter::once("human").chain(std::iter::repeat_n("random", n_seats() - 1)).collect::<Vec<_>>().join(",")
}

#[test]
fn computers_play_a_whole_game() {
    let ran = longtable(&["play", &game(), "--players", "random", "--seed", "3"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nWinners: "), "{}", ran.out);
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
    let end = format!("Saved to {journal}.\n");
    let ends = ["You win.", "You lose."].iter().any(|told| ran.out.ends_with(&format!("\n{told}\n{end}")));
    assert!(ends, "{}", ran.out.lines().rev().take(20).collect::<Vec<_>>().join("\n"));

    let verified = longtable(&["replay", &journal, "--verify"]);
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(verified.out.starts_with("right: "), "{}", verified.out);
    assert!(verified.out.contains(" answers, hash "), "{}", verified.out);
    let beyond = longtable(&["replay", &journal, "--verify", "--to", "9999999"]);
    assert_eq!((beyond.code, &beyond.out), (0, &verified.out));
    assert!(beyond.err.contains("--to 9999999 is beyond the end: the game has "), "{}", beyond.err);

    let printed = longtable(&["replay", &journal, "--print", "--to", "3"]);
    assert_eq!(printed.code, 0);
    assert!(printed.out.contains("\n    3  "), "{}", printed.out);
    assert!(!printed.out.contains("\n    4  "), "{}", printed.out);

    let stepped =
        with_input(&["replay", &journal, "--step", "--seat", &first_seat()], b"\n\nb\n9999999\nx\nq\n");
    assert_eq!(stepped.code, 0, "{}", stepped.err);
    assert!(stepped.out.contains("\nWinners: "), "{}", stepped.out);
    let whole = longtable(&["replay", &journal]);
    assert!(whole.out.contains("\nWinners: "), "{}", whole.out);

    let text = std::fs::read_to_string(&journal).unwrap();
    let forged = file(&folder, "forged.journal");
    let at = text.rfind("\"hash\":\"").unwrap() + 8;
    std::fs::write(&forged, format!("{}{}", &text[..at], "0000000000000000\"}\n")).unwrap();
    let ran = longtable(&["replay", &forged, "--verify"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("the position's hash is"), "{}", ran.err);
}

#[test]
fn steps_go_from_player_to_player() {
    let folder = folder("steps");
    let journal = file(&folder, "game.journal");
    let args = ["play", &game(), "--players", &first_is_human(), "--seed", "3", "--save", &journal];
    assert_eq!(with_input(&args, b"1\n1\n1\n1\n").code, 0);
    let printed = longtable(&["replay", &journal, "--print"]).out;
    // The numbers of the answers that a player gave.
    let numbers: Vec<&str> = printed
        .lines()
        .filter(|line| line.contains(", ") && !line.contains("  chance, "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| word.parse::<u32>().is_ok())
        .collect();
    let stepped = with_input(&["replay", &journal, "--step"], b"\n\nb\nq\n").out;
    let seen: Vec<&str> = stepped
        .lines()
        .filter(|line| line.contains("> "))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(seen, ["0", numbers[0], numbers[1], numbers[0]], "{stepped}");
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

    let log = ran.out.lines().filter(|line| line.starts_with("  * ")).count();
    assert!((1..=10).contains(&log), "{}", ran.out);

    let other = longtable(&["play", "other", "--resume", &journal]);
    assert_eq!(other.code, 2);
    let both = longtable(&["play", "--resume", &journal, "--scenario", "x"]);
    assert_eq!(both.code, 2);
}

#[test]
fn a_person_can_look_around() {
    let lines: &[u8] = b"q\ncard\nc nothing called so\nabout e\n?\n? 1\n? 999\nrule 9999\nwhy\nwhy nothing called so\nlog\nboard\nv\nh\nr\n\
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
        "Name a card, a place or a pile, or a part of its name.",
        "There is no \"nothing called so\" to read about.",
        "Which one: ",
        "I don't understand \"foo bar\". Type a number from the list, or h for help.",
        "The game is not saved. Type q again to leave it, or s FILE to save it.",
        "There is no answer 0.",
        "Not saved: name a file to save to.",
        "This is your question, not one of Chance.",
        "The game is not saved.",
    ] {
        assert!(ran.out.contains(said), "{said:?} is missing in {}", ran.out);
    }
}

#[test]
fn answers_are_typed_in_words() {
    let players = first_is_human();
    let args = ["play", &game(), "--players", &players, "--seed", "3"];
    let first = with_input(&args, b"").out;
    // The sentence of the first answer stands in the list.
    let is_first = |line: &&str| line.starts_with("  1  ");
    let listed = first.lines().find(is_first).unwrap().trim_start_matches("  1  ").to_owned();
    let sentence = listed.split("  ").next().unwrap().to_owned();
    let taken_back = format!("Taken back: {sentence}\n");
    for typed in [sentence.to_uppercase(), sentence.trim_end_matches('.').to_owned()] {
        let ran = with_input(&args, format!("{typed}\nb\n").as_bytes());
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(!ran.out.contains("I don't understand"), "{}", ran.out);
        assert!(ran.out.contains(&taken_back) || ran.out.contains("No step back: "), "{}", ran.out);
    }
    let ran = with_input(&args, b".\nxyzzy, plugh\n");
    assert_eq!(ran.out.matches("I don't understand ").count(), 2, "{}", ran.out);
}

#[test]
fn leaving_an_unsaved_game_is_asked_twice() {
    let folder = folder("leaving");
    let journal = file(&folder, "game.journal");
    let players = first_is_human();
    let args = ["play", &game(), "--players", &players, "--seed", "3"];
    let asked = "Type q again to leave it";
    let ran = with_input(&args, b"q\nboard\nq\nq\n1\n");
    assert_eq!((ran.code, ran.out.matches(asked).count()), (0, 2), "{}", ran.out);
    assert!(ran.out.ends_with("The game is not saved.\n"), "{}", ran.out);
    let ran = with_input(&args, format!("q\ns {journal}\nq\n").as_bytes());
    assert_eq!((ran.code, ran.out.matches(asked).count()), (0, 1), "{}", ran.out);
    assert!(ran.out.ends_with("> q\n"), "a saved game is left at once: {}", ran.out);
}

#[test]
fn a_file_that_can_not_be_written_is_told_at_once() {
    let folder = folder("no_save");
    let nowhere = file(&folder.join("no such folder"), "game.journal");
    for path in [nowhere.as_str(), folder.to_str().unwrap()] {
        let ran = with_input(&["play", &game(), "--save", path], b"1\n");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains("no file can be written to "), "{}", ran.err);
    }
}

#[test]
fn a_save_that_fails_does_not_end_the_game() {
    let folder = folder("failing_save");
    let journal = file(&folder, "game.journal");
    let mut child = Command::new(PROGRAM)
        .args(["play", &game(), "--players", &first_is_human(), "--seed", "3", "--save", &journal])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut said = [0; 100];
    // It has begun; from now on its folder is gone.
    out.read_exact(&mut said).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    child.stdin.take().unwrap().write_all(b"1\nq\nq\n").unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "it is lost: {rest}");
    assert!(rest.contains("Warning: not saved: "), "{rest}");
    assert!(rest.contains("The game is not saved. Type q again to leave it"), "{rest}");
}

#[test]
fn a_person_with_several_seats_reads_the_log_once() {
    let people = &game_info()["scenarios"][0]["people"];
    let fewest = people.as_array().unwrap().iter().filter_map(Value::as_u64).min().unwrap();
    let mut players = vec!["random"; fewest as usize];
    players[0] = "human";
    let (fewest, players) = (fewest.to_string(), players.join(","));
    let args = ["play", &game(), "--people", &fewest, "--players", &players, "--seed", "3"];
    let ran = with_input(&args, format!("{}l 99999\n", "1\n".repeat(20)).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let (before, log) = ran.out.rsplit_once("l 99999\n").unwrap();
    // A line stands for as many entries as it says.
    let entries = |line: &str| {
        let times = line.strip_suffix(" times)").and_then(|line| line.rsplit_once('(')).map(|(_, n)| n);
        times.and_then(|n| n.parse::<usize>().ok()).unwrap_or(1)
    };
    let shown: usize = before.lines().filter(|line| line.starts_with("  * ")).map(entries).sum();
    let whole: usize = log.lines().filter(|line| line.starts_with("   ")).map(entries).sum();
    assert_eq!(shown, whole, "{}", ran.out);
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
    assert!(ran.out.contains("\nWinners: "));

    let args = ["play", &game(), "--players", &first_is_human(), "--chance", "ask", "--seed", "3"];
    let ran = with_input(&args, b"b\nno such card\nr\nb\nr\nq\nq\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nNo step back: "), "{}", ran.out);
    assert!(ran.out.contains("\nTaken back: "), "{}", ran.out);
    assert!(ran.out.contains("\"no such card\" can't have come up."), "{}", ran.out);

    // Several at once, as long as Chance is asked; then the rest is not used.
    let ran = with_input(&args, format!("{}\n", vec!["1"; 200].join(", ")).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Nothing more comes up now; not used: 1, 1"), "{}", ran.out);
}

/// In a game of two sides each types its own cards, and an answer can be taken back while Chance has not answered.
#[test]
fn each_side_types_its_own_cards() {
    let alone = ["play", "five-armies", "--players", "human,random", "--chance", "ask", "--seed", "3"];
    let ran = with_input(&alone, b"r\nr\n5\nb\nq\nq\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nThe program draws for shadow"), "{}", ran.out);
    assert!(ran.out.contains("\nTaken back: Activate no General\n"), "{}", ran.out);

    let together = ["play", "five-armies", "--players", "human", "--chance", "ask", "--seed", "3"];
    let ran = with_input(&together, b"\nr\nr\n\nr\nr\n\n5\nb\n\nq\nq\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let passed: Vec<&str> =
        ran.out.lines().filter_map(|line| line.strip_prefix("Pass the keyboard to ")).collect();
    let to = |seat: &str| passed.iter().filter(|line| line.starts_with(seat)).count();
    assert_eq!((to("free-peoples"), to("shadow")), (3, 1), "{}", ran.out);
    assert!(ran.out.contains("\nTaken back: the last answer.\n"), "{}", ran.out);
    assert!(!ran.out.contains("are possible"), "{}", ran.out);
}

#[test]
fn hidden_draws_stay_hidden() {
    let game = game();
    let alone = ["play", &game, "--players", &first_is_human(), "--chance", "ask", "--seed", "3"];
    let ran = with_input(&alone, "1\n".repeat(30).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nThe program draws for "), "{}", ran.out);
    assert!(!ran.out.contains("Pass the keyboard"), "{}", ran.out);

    let together = ["play", &game, "--players", "human", "--people", &most_people(), "--chance", "ask"];
    let ran = with_input(&together, b"\nr\nr\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("\nPass the keyboard to "), "{}", ran.out);
    assert_eq!(ran.out.matches("Pass the keyboard").count(), 1, "one hand-over for a run: {}", ran.out);
    assert!(!ran.out.contains("are possible"), "{}", ran.out);
    assert!(!ran.out.contains("The program draws"), "{}", ran.out);
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
