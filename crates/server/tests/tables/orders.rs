//! Standing orders: obeyed, and never noticed by anybody else.

use crate::common::{Client, Server};
use crate::play::{Asked, Socket, answer, asked, duel_of, rng, state, step};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Plays until a turn comes in which somebody may pass; says whose.
fn until_turn(people: &mut [&mut Client; 2], id: &str, seed: u64) -> (usize, Asked) {
    let mut rng = rng(seed);
    for _ in 0..500 {
        for (who, client) in people.iter_mut().enumerate() {
            if let Some(question) = asked(&state(client, id)) {
                let may_pass = question.legal.iter().any(|words| words == "pass") && question.legal.len() > 1;
                if question.kind == "turn" && may_pass {
                    return (who, question);
                }
            }
        }
        step(&mut people.each_mut().map(|client| &mut **client), id, &mut rng).expect("the game is over");
    }
    panic!("no turn came");
}

/// Everything that somebody can ask the server for about a table.
fn all_about(client: &mut Client, id: &str) -> Vec<Vec<u8>> {
    let of_table = ["", "/state", "/chat", "/orders", "/about?words=ring", "/journal", "/replay"];
    let paths = of_table.iter().map(|path| format!("/api/tables/{id}{path}"));
    let all = paths.chain(["/api/tables".to_owned()]);
    all.map(|path| client.get(&path).bytes).collect()
}

#[test]
fn an_order_answers_later_and_nobody_else_can_tell() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let (who, question) = until_turn(&mut [&mut ann, &mut bob], &id, 20);
    let (owner, other) = if who == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let path = format!("/api/tables/{id}/orders");
    let pass = json!([{"seat": question.seat, "order": "pass"}]);

    let mut hears = [Socket::open(other, &id, ""), Socket::open(&eve, &id, ""), Socket::open(owner, &id, "")];
    for socket in &mut hears {
        socket.rest(Duration::from_millis(300));
    }
    let before = [all_about(other, &id), all_about(&mut eve, &id)];
    let left = Instant::now();
    assert_eq!(owner.call("PUT", &path, Some(pass.clone())).ok(), pass);
    assert_eq!(owner.get(&path).ok(), pass);
    assert_eq!([all_about(other, &id), all_about(&mut eve, &id)], before);
    assert_eq!(other.get(&path).ok(), json!([]));

    for socket in &mut hears {
        let told = socket.read();
        assert!(left.elapsed() > Duration::from_millis(900), "no person is as fast");
        assert_eq!(told["is"], "state", "the answer is the first that anybody hears");
        assert!(told["number"].as_u64().unwrap() > question.number);
        assert_eq!(told["log_after"], question.number);
        assert!(!told.to_string().contains("order"), "{told}");
    }
    assert_eq!(owner.get(&path).ok(), pass, "it stands until something changes");

    // The other does something: the order is struck, and nobody else hears of that either.
    let theirs = asked(&state(other, &id)).expect("it is the other's turn");
    let words = theirs.legal.iter().find(|words| *words != "pass").expect("something to do").clone();
    answer(other, &id, &theirs, &words).ok();
    assert_eq!(owner.get(&path).ok(), json!([]));
    for socket in &mut hears {
        let told = socket.rest(Duration::from_millis(200));
        let kinds: Vec<&Value> = told.iter().map(|message| &message["is"]).collect();
        assert_eq!(kinds, ["state"]);
    }
}

#[test]
fn an_order_that_was_taken_back_is_not_obeyed() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let (who, question) = until_turn(&mut [&mut ann, &mut bob], &id, 21);
    let owner = if who == 0 { &mut ann } else { &mut bob };
    let path = format!("/api/tables/{id}/orders");
    owner.call("PUT", &path, Some(json!([{"seat": question.seat, "order": "pass"}]))).ok();
    owner.call("PUT", &path, Some(json!([]))).ok();
    std::thread::sleep(Duration::from_millis(5_300));
    assert_eq!(state(owner, &id)["number"], question.number);
}

#[test]
fn orders_are_for_seats_of_ones_own_and_of_the_game() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/orders");
    let leave = |client: &mut Client, seat: &str, order: &str| {
        client.call("PUT", &path, Some(json!([{"seat": seat, "order": order}])))
    };
    leave(&mut bob, "gandalf", "pass").problem(403, "not-yours");
    leave(&mut eve, "gandalf", "pass").problem(403, "not-yours");
    leave(&mut ann, "chance", "pass").problem(403, "not-yours");
    leave(&mut ann, "frodo", "pass").problem(404, "not-found");
    leave(&mut ann, "gandalf", "win").problem(404, "not-found");
    leave(&mut server.client(), "gandalf", "pass").problem(401, "no-person");
    leave(&mut ann, "gandalf", "decline").ok();
    let many = json!(vec![json!({"seat": "gandalf", "order": "pass"}); 33]);
    ann.call("PUT", &path, Some(many)).problem(422, "form");
    assert_eq!(ann.get(&path).ok(), json!([{"seat": "gandalf", "order": "decline"}]));
    // Somebody who stands up leaves none behind.
    ann.post(&format!("/api/tables/{id}/leave"), json!({})).ok();
    assert_eq!(ann.get(&path).ok(), json!([]));
}
