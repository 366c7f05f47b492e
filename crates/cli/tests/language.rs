//! The program in a made-up language: whatever is not marked came from no catalogue.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{PROGRAM, Ran, file, folder, game_info, longtable, with_input};
use longtable::pipe::Pipe;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Command;

const MADE_UP: &str = "en-XA";

/// The fewest letters of a word that counts.
const LETTERS: usize = 3;

/// The words of a text that are not marked.
fn plain_words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() >= LETTERS && word.chars().all(|letter| letter.is_ascii())).collect()
}

/// The ids of all games.
fn games() -> Vec<String> {
    let games: Value = serde_json::from_str(&longtable(&["games", "--json"]).out).unwrap();
    games["games"].as_array().unwrap().iter().map(|game| game["slug"].as_str().unwrap().to_owned()).collect()
}

/// Every string below a value with one of these names.
fn texts<'a>(value: &'a Value, names: &[&str], found: &mut Vec<&'a str>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text) if names.contains(&name.as_str()) => found.push(text),
                    // A value of the game holds ids, and its texts are still values.
                    _ if name == "says" => {}
                    member => texts(member, names, found),
                }
            }
        }
        Value::Array(members) => members.iter().for_each(|member| texts(member, names, found)),
        _ => {}
    }
}

#[track_caller]
fn is_marked(text: &str) {
    assert_eq!(plain_words(text), [""; 0], "{text}");
}

#[test]
fn games_are_listed_in_the_language() {
    let english: Value = serde_json::from_str(&longtable(&["games", "--json"]).out).unwrap();
    let marked = longtable(&["games", "--json", "--language", MADE_UP]);
    let marked: Value = serde_json::from_str(&marked.out).unwrap();
    let (mut before, mut after) = (Vec::new(), Vec::new());
    texts(&english, &["name", "about"], &mut before);
    texts(&marked, &["name", "about"], &mut after);
    assert!(before.len() > 10 && before.len() == after.len(), "{before:?}");
    for text in after {
        is_marked(text);
    }
    let listed = longtable(&["--language", MADE_UP, "games"]);
    assert_eq!(listed.code, 0, "{}", listed.err);
    for text in before {
        assert!(plain_words(text).is_empty() || !listed.out.contains(text), "{text:?} in {}", listed.out);
    }
    // What is left are ids and the values of options.
    let ids = english.to_string();
    for word in plain_words(&listed.out) {
        assert!(ids.contains(word), "{word:?} in {}", listed.out);
    }
}

fn in_surroundings(args: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(args).env_remove("LONGTABLE_LANGUAGE").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let ran = command.envs(variables.iter().copied()).output().unwrap();
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn the_system_says_what_people_read() {
    let (english, marked) = (longtable(&["games"]).out, longtable(&["games", "--language", MADE_UP]).out);
    assert_ne!(english, marked);
    assert_eq!(in_surroundings(&["games"], &[("LANG", "en_XA.UTF-8")]), marked);
    assert_eq!(in_surroundings(&["games"], &[("LC_ALL", "C"), ("LANG", "en_XA.UTF-8")]), english);
    assert_eq!(in_surroundings(&["games"], &[("LONGTABLE_LANGUAGE", MADE_UP), ("LC_ALL", "C")]), marked);
    assert_eq!(in_surroundings(&["games", "--language", "en"], &[("LANG", "en_XA")]), english);
    assert_eq!(in_surroundings(&["games", "--language", "not a tag"], &[]), english);
    // Programs read the same wherever they run.
    let json = longtable(&["games", "--json"]).out;
    assert_eq!(in_surroundings(&["games", "--json"], &[("LANG", "en_XA.UTF-8")]), json);
}

/// What a person reads in the made-up language who types these lines.
fn played(game: &str, lines: &str) -> Ran {
    let args = ["play", game, "--seed", "3", "--players", "random", "--language", MADE_UP];
    let seat = format!("{}=human", first_seat(game));
    let ran = with_input(&[&args[..], &["--seat", &seat]].concat(), lines.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran
}

fn first_seat(game: &str) -> String {
    let games: Value = serde_json::from_str(&longtable(&["games", "--json"]).out).unwrap();
    let info = games["games"].as_array().unwrap().iter().find(|info| info["slug"] == game).unwrap();
    info["scenarios"][0]["seats"][0].as_str().unwrap().to_owned()
}

#[test]
fn games_are_played_in_the_language() {
    for game in games() {
        let typed = "1\nboard\nlog\nwhy\nb\nxyzzy\n".repeat(20);
        let ran = played(&game, &format!("{typed}q\nq\n"));
        // Ids of seats and players, and what was typed.
        let info: Value = serde_json::from_str(&longtable(&["games", "--json"]).out).unwrap();
        let ids = format!("{info} human random search {typed}");
        let left: BTreeSet<&str> =
            plain_words(&ran.out).into_iter().filter(|word| !ids.contains(word)).collect();
        assert!(left.is_empty(), "{game}: {left:?} in {}", ran.out);
        assert!(ran.out.contains("(ŕúúļéé "), "{}", ran.out);
    }
}

#[test]
fn what_can_be_typed_is_the_same_in_every_language() {
    let game = &games()[0];
    let help = played(game, "h\nq\nq\n").out;
    for command in ["b, back  ", "l, log [N]  ", "why THING  ", "s, save [FILE]  ", "ý, ñ  "] {
        assert!(help.contains(&format!("\n  {command}")), "{command:?} in {help}");
    }
    assert!(!help.contains("take your last answer back"), "{help}");
    // Answers are typed as they are told, or in the notation.
    let listed = help.lines().find(|line| line.starts_with("  1  ")).unwrap()[5..].to_owned();
    let sentence = listed.split("  ").next().unwrap().to_owned();
    let ran = played(game, &format!("{sentence}\nb\nxyzzy\nq\nq\n"));
    assert_eq!(ran.out.matches("xyzzy").count(), 2, "{}", ran.out);
    assert_eq!(ran.out.matches("Î ððóóñ").count(), 1, "only that is not understood: {}", ran.out);
}

#[test]
fn journals_are_told_in_the_language() {
    let folder = folder("language_replay");
    let journal = file(&folder, "game.journal");
    let game = &games()[0];
    let ran = longtable(&["play", game, "--players", "random", "--seed", "3", "--save", &journal]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let info = game_info().to_string();
    for how in [&["--to", "40"][..], &[]] {
        let ran = longtable(&[&["replay", &journal, "--language", MADE_UP][..], how].concat());
        let told = ran.out.replace(&journal, "");
        let left: Vec<&str> =
            plain_words(&told).into_iter().filter(|word| !info.contains(word) && *word != "names").collect();
        assert!(left.iter().all(|word| word.chars().all(|c| c.is_ascii_hexdigit())), "{left:?} in {told}");
    }
    let english = longtable(&["replay", &journal]).out;
    assert!(english.contains("\nWinners: "), "{english}");

    std::fs::write(&journal, "").unwrap();
    let ran = longtable(&["replay", &journal, "--language", MADE_UP]);
    assert_eq!(ran.code, 1);
    let why = ran.err.strip_prefix(&format!("longtable: {journal}: ")).unwrap();
    is_marked(why);
}

#[test]
fn errors_are_told_in_the_language() {
    let game = &games()[0];
    for args in [
        &["play", game, "--scenario", "xyzzy"][..],
        &["play", game, "--seat", "xyzzy=random"],
        &["rules", game, "99.99"],
        &["play", "xyzzy"],
        &["simulate", game, "--people", "99"],
    ] {
        let ran = longtable(&[args, &["--language", MADE_UP][..]].concat());
        let why = ran.err.strip_prefix("longtable: ").unwrap();
        let info = longtable(&["games", "--json"]).out;
        let left: Vec<&str> =
            plain_words(why).into_iter().filter(|word| !info.contains(word) && *word != "xyzzy").collect();
        assert!(left.is_empty() && ran.code > 0, "{args:?}: {left:?} in {why}");
    }
}

fn ask(pipe: &mut Pipe, request: &Value) -> Value {
    serde_json::from_str(&pipe.handle(&request.to_string())).unwrap()
}

#[test]
fn the_line_protocol_speaks_english_or_the_language() {
    for game in games() {
        let mut pipes = [Pipe::new(), Pipe::new().in_language(MADE_UP)];
        let mut both = |request: Value| {
            let replies = pipes.each_mut().map(|pipe| ask(pipe, &request));
            assert!(replies[1].get("ok").is_some(), "{request}: {}", replies[1]);
            let mut found = [Vec::new(), Vec::new()];
            for (reply, found) in replies.iter().zip(&mut found) {
                texts(reply, &["text", "name", "why"], found);
            }
            assert_eq!(found[0].len(), found[1].len(), "{request}");
            for text in &found[1] {
                is_marked(text);
            }
            assert!(found[0].iter().all(|text| !text.contains(['‹', '{'])), "{:?}", found[0]);
            (replies[1]["ok"].clone(), found[1].len())
        };
        let (mut now, _) = both(json!({ "do": "new", "game": game, "seed": 7 }));
        let mut told = 0;
        for _ in 0..60 {
            let Some(seat) = now["who"][0].as_str().map(str::to_owned) else { break };
            if seat == "chance" {
                now = both(json!({ "do": "roll", "table": 1 })).0;
                continue;
            }
            told += both(json!({ "do": "question", "table": 1, "seat": seat })).1;
            let (legal, n) = both(json!({ "do": "legal", "table": 1, "seat": seat }));
            told += n;
            let answers = legal["answers"].as_array().unwrap();
            assert!(answers.iter().all(|answer| !answer["says"].is_null()), "{legal}");
            let answer = &answers[answers.len() / 2]["words"];
            now = both(json!({ "do": "answer", "table": 1, "seat": seat, "answer": answer })).0;
        }
        told += both(json!({ "do": "log", "table": 1 })).1;
        assert!(told > 100, "{told}");
        if let Some(seat) = now["who"][0].as_str().filter(|seat| *seat != "chance") {
            let (things, _) = both(json!({ "do": "why-not", "table": 1, "seat": seat }));
            for thing in things["things"].as_array().unwrap().iter().take(20) {
                both(json!({ "do": "why-not", "table": 1, "seat": seat, "thing": thing["thing"] }));
            }
            both(json!({ "do": "about", "table": 1, "seat": seat, "words": "á" }));
        }
        let board = ask(&mut pipes[1], &json!({ "do": "board", "table": 1 }))["ok"]["board"].clone();
        is_marked(board.as_str().unwrap());
    }
}

#[test]
fn errors_of_the_line_protocol_are_values_and_sentences() {
    let game = &games()[0];
    let mut pipe = Pipe::new().in_language(MADE_UP);
    ask(&mut pipe, &json!({ "do": "new", "game": game }));
    for request in [
        json!({ "do": "new", "game": "xyzzy" }),
        json!({ "do": "new", "game": game, "scenario": "xyzzy" }),
        json!({ "do": "hash", "table": 99 }),
        json!({ "do": "question", "table": 1, "seat": "xyzzy" }),
        json!({ "do": "answer", "table": 1, "seat": "chance", "number": 7, "answer": "xyzzy" }),
        json!({ "do": "load", "journal": "" }),
    ] {
        let error = &ask(&mut pipe, &request)["error"];
        assert!(!error["says"].is_null(), "{error}");
        let why = error["why"].as_str().unwrap().replace("xyzzy", "");
        let info = longtable(&["games", "--json"]).out;
        let left: Vec<&str> = plain_words(&why).into_iter().filter(|word| !info.contains(word)).collect();
        assert!(left.is_empty(), "{request}: {error}");
    }
    let ran = with_input(&["pipe", "--language", MADE_UP], b"{\"do\":\"games\"}\n");
    let reply: Value = serde_json::from_str(&ran.out).unwrap();
    is_marked(reply["ok"]["games"][0]["name"].as_str().unwrap());
}
