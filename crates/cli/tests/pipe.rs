//! The line protocol, and the example client that speaks it.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{PROGRAM, game, game_info, with_input};
use longtable::pipe::{MAX_LINE, MAX_TABLES, Pipe};
use serde_json::{Value, json};
use std::process::Command;

/// Sends one request and gives the reply.
fn ask(pipe: &mut Pipe, request: &Value) -> Value {
    serde_json::from_str(&pipe.handle(&request.to_string())).unwrap()
}

fn ok(pipe: &mut Pipe, request: &Value) -> Value {
    let reply = ask(pipe, request);
    assert!(reply.get("ok").is_some(), "{request} gave {reply}");
    reply["ok"].clone()
}

fn error_kind(pipe: &mut Pipe, line: &str) -> String {
    let reply: Value = serde_json::from_str(&pipe.handle(line)).unwrap();
    let error = &reply["error"];
    assert!(error["why"].is_string() && error.get("rule").is_some(), "{line} gave {reply}");
    error["kind"].as_str().unwrap().to_owned()
}

#[test]
fn a_whole_game_is_played_saved_and_loaded() {
    let mut pipe = Pipe::new();
    let new = json!({ "id": [1, "x"], "do": "new", "game": game(), "seed": 7 });
    assert_eq!(ask(&mut pipe, &new)["id"], json!([1, "x"]));
    let mut now = ok(&mut pipe, &new);
    let table = now["table"].clone();
    let mut answers = 0;
    while now["over"] == false {
        let who = now["who"][0].clone();
        let question = ok(&mut pipe, &json!({ "do": "question", "table": table, "seat": who }));
        assert!(question["question"]["rule"].is_string());
        now = if who == "chance" {
            let now = ok(&mut pipe, &json!({ "do": "roll", "table": table, "times": 1 }));
            assert_eq!(now["rolled"], 1);
            now
        } else {
            let legal = ok(&mut pipe, &json!({ "do": "legal", "table": table, "seat": who }));
            let list = legal["answers"].as_array().unwrap();
            let answer = &list[answers % list.len()];
            // Values and words are equally good.
            let answer = if answers % 2 == 0 { &answer["answer"] } else { &answer["words"] };
            let number = &legal["number"];
            let request =
                json!({ "do": "answer", "table": table, "seat": who, "number": number, "answer": answer });
            ok(&mut pipe, &request)
        };
        answers += 1;
        assert_eq!(now["number"], answers);
    }
    let outcome = ok(&mut pipe, &json!({ "do": "outcome", "table": table }));
    assert!(outcome["outcome"]["ending"].is_string());
    let hash = ok(&mut pipe, &json!({ "do": "hash", "table": table }));
    let journal = ok(&mut pipe, &json!({ "do": "save", "table": table }))["journal"].clone();
    let loaded = ok(&mut pipe, &json!({ "do": "load", "journal": journal }));
    assert_eq!(loaded["over"], true);
    assert_eq!(ok(&mut pipe, &json!({ "do": "hash", "table": loaded["table"] })), hash);
    ok(&mut pipe, &json!({ "do": "close", "table": table }));
    assert_eq!(error_kind(&mut pipe, &json!({ "do": "hash", "table": table }).to_string()), "no-table");
}

/// A table at its first question to a player.
fn at_first_question(pipe: &mut Pipe) -> (Value, Value) {
    let new = ok(pipe, &json!({ "do": "new", "game": game(), "seed": 7 }));
    let now = ok(pipe, &json!({ "do": "roll", "table": new["table"] }));
    (new["table"].clone(), now["who"][0].clone())
}

#[test]
fn everything_can_be_asked() {
    let mut pipe = Pipe::new();
    let (table, seat) = at_first_question(&mut pipe);
    ok(&mut pipe, &json!({ "do": "games" }));
    for what in ["question", "view", "board", "log"] {
        ok(&mut pipe, &json!({ "do": what, "table": table }));
        ok(&mut pipe, &json!({ "do": what, "table": table, "seat": seat }));
    }
    let log = ok(&mut pipe, &json!({ "do": "log", "table": table }));
    let rest = ok(&mut pipe, &json!({ "do": "log", "table": table, "from": log["next"] }));
    assert_eq!(rest["log"], json!([]));
    let rule = ok(&mut pipe, &json!({ "do": "question", "table": table }))["question"]["rule"].clone();
    let text = ok(&mut pipe, &json!({ "do": "rule", "game": game(), "number": rule }));
    assert!(text["text"].is_string());
    let things = ok(&mut pipe, &json!({ "do": "why-not", "table": table, "seat": seat }))["things"].clone();
    for thing in things.as_array().unwrap() {
        let why = json!({ "do": "why-not", "table": table, "seat": seat, "thing": thing["thing"] });
        assert!(ok(&mut pipe, &why)["reasons"].is_array());
        let about = json!({ "do": "about", "table": table, "words": thing["name"], "seat": seat });
        assert!(ok(&mut pipe, &about)["about"].as_array().is_some_and(|found| !found.is_empty()), "{thing}");
    }
    let nothing = json!({ "do": "about", "table": table, "words": "no such thing" });
    assert_eq!(ok(&mut pipe, &nothing)["about"], json!([]));
}

#[test]
fn computers_answer() {
    let mut pipe = Pipe::new().searching_at_most(20);
    let (table, seat) = at_first_question(&mut pipe);
    let ask =
        json!({ "do": "computer", "table": table, "seat": seat, "player": "search:500000000", "seed": 1 });
    let answer = ok(&mut pipe, &ask);
    assert_eq!(answer, ok(&mut pipe, &ask), "the same seed gives the same answer");
    let legal = ok(&mut pipe, &json!({ "do": "legal", "table": table, "seat": seat }));
    assert!(legal["answers"].as_array().unwrap().contains(&answer));
    let apply = json!({ "do": "computer", "table": table, "seat": seat, "player": "random", "apply": true });
    let now = ok(&mut pipe, &apply);
    assert_eq!(now["number"], legal["number"].as_u64().unwrap() + 1);
    let wrong = json!({ "do": "computer", "table": table, "seat": seat, "player": "nobody" });
    assert_eq!(error_kind(&mut pipe, &wrong.to_string()), "form");
}

#[test]
fn wrong_requests_are_refused() {
    let mut pipe = Pipe::new();
    let (table, seat) = at_first_question(&mut pipe);
    for line in [
        "",
        " ",
        "x",
        "[]",
        "1",
        "null",
        "\"games\"",
        "{}",
        "{\"do\":1}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"games\",\"x\":1}",
        "{\"do\":\"hash\"}",
        "{\"do\":\"hash\",\"table\":\"1\"}",
        "{\"do\":\"hash\",\"table\":-1}",
        "{\"do\":\"hash\",\"table\":1e400}",
        "{\"do\":\"games\"",
        "{\"do\":\"games\"}{}",
        "\u{0}",
        "{\"do\":\"new\"}",
    ] {
        assert_eq!(error_kind(&mut pipe, line), "form", "{line}");
    }
    let deep = format!("{{\"do\":\"games\",\"id\":{}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(error_kind(&mut pipe, &deep), "form");
    assert_eq!(error_kind(&mut pipe, &"x".repeat(MAX_LINE + 1)), "form");
    let reply: Value = serde_json::from_str(&pipe.handle_bytes(b"{\"do\":\"\xff\"}")).unwrap();
    assert_eq!(reply["error"]["why"], "the line is not UTF-8");

    let kind = |pipe: &mut Pipe, request: Value| error_kind(pipe, &request.to_string());
    assert_eq!(kind(&mut pipe, json!({ "do": "new", "game": "no-such-game" })), "no-game");
    assert_eq!(kind(&mut pipe, json!({ "do": "new", "game": game(), "scenario": "none" })), "setup");
    assert_eq!(kind(&mut pipe, json!({ "do": "new", "game": game(), "options": { "x": "y" } })), "setup");
    assert_eq!(kind(&mut pipe, json!({ "do": "load", "journal": "" })), "journal");
    assert_eq!(kind(&mut pipe, json!({ "do": "rule", "game": game(), "number": "9999" })), "no-rule");
    assert_eq!(kind(&mut pipe, json!({ "do": "hash", "table": 99 })), "no-table");
    assert_eq!(kind(&mut pipe, json!({ "do": "legal", "table": table, "seat": "nowhere" })), "no-seat");
    assert_eq!(kind(&mut pipe, json!({ "do": "view", "table": table, "seat": "chance" })), "no-seat");
    assert_eq!(kind(&mut pipe, json!({ "do": "step-back", "table": table, "seat": seat })), "step-back");
    let answer = json!({ "do": "answer", "table": table, "seat": seat, "answer": "fly to the moon" });
    assert_eq!(kind(&mut pipe, answer), "form");
    let legal = ok(&mut pipe, &json!({ "do": "legal", "table": table, "seat": seat }));
    let late = json!({
        "do": "answer", "table": table, "seat": seat, "number": 9999, "answer": legal["answers"][0]["words"],
    });
    assert_eq!(kind(&mut pipe, late), "refused");
}

#[test]
fn only_so_many_tables_are_open() {
    let mut pipe = Pipe::new();
    let new = json!({ "do": "new", "game": game() });
    for _ in 0..MAX_TABLES {
        ok(&mut pipe, &new);
    }
    assert_eq!(error_kind(&mut pipe, &new.to_string()), "full");
    ok(&mut pipe, &json!({ "do": "close", "table": 1 }));
    ok(&mut pipe, &new);
}

#[test]
fn the_program_goes_on_after_lines_it_can_not_read() {
    let mut input = b"{\"id\":1,\"do\":\"games\"}\r\n\xff\xfe\n".to_vec();
    input.extend(vec![b'x'; 3 * MAX_LINE]);
    input.extend(b"\n{\"id\":2,\"do\":\"games\"}");
    let ran = with_input(&["pipe"], &input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let replies: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 4);
    assert_eq!(replies[0]["ok"]["games"][0]["slug"], game());
    assert_eq!(replies[1]["error"]["why"], "the line is not UTF-8");
    assert_eq!(replies[2]["error"]["why"], format!("the line is longer than {MAX_LINE} bytes"));
    assert_eq!(replies[3]["id"], 2);
}

#[test]
fn the_example_client_plays_every_scenario() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/play.py");
    for scenario in game_info()["scenarios"].as_array().unwrap() {
        let scenario = scenario["id"].as_str().unwrap();
        let ran = Command::new("python3")
            .args([client, &game(), "--scenario", scenario, "--seed", "7", "--program", PROGRAM])
            .output()
            .unwrap();
        let (out, err) = (String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap());
        assert!(ran.status.success(), "{scenario}: {err}");
        assert!(out.contains(" won by ") && out.ends_with(" answers\n"), "{scenario}: {out}");
    }
}
