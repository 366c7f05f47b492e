//! Stepping back: freely, by agreement, or not.

use crate::common::{Client, Server};
use crate::play::{Asked, Socket, asked, duel, duel_of, open, rng, state, step, table};
use rand::rngs::StdRng;
use serde_json::{Value, json};

/// Plays until the last answer may be taken back freely, or may not. Says whose it was, and what was asked.
fn until(free: bool, people: &mut [&mut Client], id: &str, rng: &mut StdRng) -> (usize, Asked, String) {
    for _ in 0..1_000 {
        let (who, question, words) = step(people, id, rng).expect("the game is over");
        let seen = state(people[who], id);
        let can = seen["seats"].as_array().unwrap().iter().any(|seat| seat["can_step_back"] == true);
        if can == free && !seen["question"].is_null() {
            return (who, question, words);
        }
    }
    panic!("no such moment came");
}

#[test]
fn freely_while_nothing_came_up() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(10);
    for era in 1..4 {
        let (who, question, words) = until(true, &mut [&mut ann, &mut bob], &id, &mut rng);
        let (mover, other) = if who == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let mut socket = Socket::open(other, &id, "");
        let before = socket.read_a("state");
        let path = format!("/api/tables/{id}/step-back");
        other.post(&path, json!({"seat": question.seat})).problem(403, "not-yours");
        server.client().post(&path, json!({"seat": question.seat})).problem(401, "no-person");
        mover.post(&path, json!({"seat": "chance"})).problem(403, "not-yours");
        mover.post(&path, json!({"seat": "frodo"})).problem(404, "not-found");
        let done = mover.post(&path, json!({"seat": question.seat})).ok();
        assert_eq!(done["number"], question.number);
        let seen = state(mover, &id);
        assert_eq!(seen["era"], era);
        let again = asked(&seen).unwrap();
        assert_eq!(
            (again.number, &again.seat, &again.legal),
            (question.number, &question.seat, &question.legal)
        );
        // The other is told that the end of the log is void.
        let told = socket.read_a("state");
        assert_eq!((&told["era"], &told["number"]), (&json!(era), &json!(question.number)));
        assert!(told["revision"].as_u64() > before["revision"].as_u64());
        let after = told["log_after"].as_u64().expect("only what changed");
        assert!(after <= question.number);
        assert_eq!(told["log"], json!([]));
        // What was meant for the time before does not count.
        let old = json!({"seat": question.seat, "number": question.number, "era": era - 1, "answer": words});
        mover.post(&format!("/api/tables/{id}/answers"), old).problem(409, "stale");
        assert_eq!(table(mover, &id)["step_back"], Value::Null);
    }
}

#[test]
fn by_agreement_where_something_came_up() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let (who, question, _) = until(false, &mut [&mut ann, &mut bob], &id, &mut rng(11));
    let (mover, other) = if who == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let agree = format!("/api/tables/{id}/agree");
    other.post(&agree, json!({"agree": true})).problem(409, "refused");
    let mut socket = Socket::open(other, &id, "");
    let seen = socket.read_a("state");

    for agrees in [false, true] {
        let number = table(mover, &id)["number"].clone();
        mover.post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat})).ok();
        let wish = loop {
            let told = socket.read_a("table")["table"]["step_back"].clone();
            if !told.is_null() {
                break told;
            }
        };
        let expected = json!({"place": who, "to": question.number, "agreed": [], "waiting": [1 - who]});
        assert_eq!(wish, expected);
        assert_eq!(table(&mut eve, &id)["number"], number, "nothing has happened yet");
        mover
            .post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat}))
            .problem(409, "refused");
        mover.post(&agree, json!({"agree": true})).problem(409, "refused");
        eve.post(&agree, json!({"agree": true})).problem(409, "refused");
        server.client().post(&agree, json!({"agree": true})).problem(401, "no-person");
        other.post(&agree, json!({"agree": agrees})).ok();
        let info = table(mover, &id);
        assert_eq!(info["step_back"], Value::Null);
        let expected = if agrees { json!(question.number) } else { number };
        assert_eq!(info["number"], expected);
    }
    let back = state(mover, &id);
    assert_eq!(back["era"], seen["era"].as_u64().unwrap() + 1);
    assert_eq!(asked(&back).unwrap().legal, question.legal);
}

#[test]
fn a_computer_agrees_and_so_does_one_who_plays_alone() {
    let server = Server::with(|config| config.computer_pause = std::time::Duration::ZERO);
    let mut ann = server.guest("Ann");
    for places in [json!(["me", {"computer": "random"}]), json!(["me", "me"])] {
        let id = open(&mut ann, duel(places));
        let mut rng = rng(12);
        for _ in 0..20 {
            step(&mut [&mut ann], &id, &mut rng);
        }
        let (_, question, _) = until(false, &mut [&mut ann], &id, &mut rng);
        // The computer may answer in between: then its answer is taken back as well.
        ann.post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat})).ok();
        let seen = state(&mut ann, &id);
        assert_eq!((&seen["era"], &seen["number"]), (&json!(1), &json!(question.number)));
        step(&mut [&mut ann], &id, &mut rng);
    }
}
