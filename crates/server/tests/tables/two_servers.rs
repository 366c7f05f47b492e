//! Two servers on one PostgreSQL: the same tables at both.

use crate::common::{Client, Server};
use crate::play::{
    Socket, any, asked, duel, duel_of, eventually, join, open, play_out, rng, state, step, table,
};
use rand::RngExt;
use serde_json::{Value, json};
use std::sync::Barrier;
use std::time::{Duration, Instant};
use store::throwaway::ThrowAway;

/// Two servers on one new database.
fn pair(postgres: &ThrowAway) -> [Server; 2] {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = runtime.block_on(postgres.database()).unwrap();
    [0, 1].map(|_| {
        Server::with(|config| {
            config.database = Some(url.clone());
            config.computer_pause = Duration::ZERO;
        })
    })
}

#[test]
fn the_same_table_at_both() {
    let Some(postgres) = ThrowAway::start() else { return };
    people_chat_and_answers_show_at_the_other(&pair(&postgres));
    two_answers_never_both_count(&pair(&postgres));
    both_servers_agree_on_a_whole_game(&pair(&postgres));
    hooks_and_orders_know_what_the_other_server_did(&pair(&postgres));
}

fn people_chat_and_answers_show_at_the_other(servers: &[Server; 2]) {
    let (mut ann, bob) = (servers[0].guest("Ann"), servers[0].guest("Bob"));
    let mut bob = bob.at(&servers[1]);
    let id = open(&mut ann, duel(json!(["me", "open"])));
    // Both know the table before anything happens to it.
    let mut hers = Socket::open(&ann, &id, "");
    let mut his = Socket::open(&bob, &id, "");
    assert_eq!(his.read_a("table")["table"]["status"], "open");
    hers.read_a("state");
    join(&mut bob, &id);
    let began = Instant::now();
    // People and game are told separately, in either order.
    let (mut playing, mut dealt) = (false, false);
    while !(playing && dealt) {
        let message = hers.read();
        playing |= message["table"]["status"] == "playing";
        dealt |= message["is"] == "state" && message["number"].as_u64() >= Some(1);
    }
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());

    bob.post(&format!("/api/tables/{id}/chat"), json!({"text": "hello from afar"})).ok();
    assert_eq!(hers.read_a("chat")["lines"][0]["text"], "hello from afar");

    let mut rng = rng(80);
    let mut slowest = Duration::ZERO;
    his.state_at(1);
    for _ in 0..40 {
        let (who, question, _) = step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
        let began = Instant::now();
        let other = if who == 0 { &mut his } else { &mut hers };
        let seen = other.state_at(question.number + 1);
        slowest = slowest.max(began.elapsed());
        assert_eq!(seen["log_after"], question.number, "only what is new");
    }
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
    // A step back by agreement, asked at one and granted at the other.
    let (_, question, _) = loop {
        let stepped = step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
        let client = if stepped.0 == 0 { &mut ann } else { &mut bob };
        if stepped.0 == 0 && state(client, &id)["seats"][0]["can_step_back"] == false {
            break stepped;
        }
    };
    ann.post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat})).ok();
    eventually("the wish at the other server", || {
        (!table(&mut bob, &id)["step_back"].is_null()).then_some(())
    });
    bob.post(&format!("/api/tables/{id}/agree"), json!({"agree": true})).ok();
    eventually("the step back", || (state(&mut ann, &id)["era"] == 1).then_some(()));
    assert_eq!(state(&mut ann, &id)["number"], question.number);
    bob.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    eventually("the end at the other server", || {
        (table(&mut ann, &id)["status"] == "finished").then_some(())
    });
}

fn two_answers_never_both_count(servers: &[Server; 2]) {
    let mut ann = servers[0].guest("Ann");
    let mut there = ann.at(&servers[1]);
    let mut rng = rng(81);
    let (mut asked_at_once, mut both, mut neither, mut same) = (0, 0, 0, 0);
    let mut id = open(&mut ann, duel(json!(["me", "me"])));
    let began = Instant::now();
    while asked_at_once < 300 {
        assert!(began.elapsed() < Duration::from_secs(120), "{asked_at_once} only");
        let seen = state(&mut ann, &id);
        let Some(question) = asked(&seen) else {
            id = open(&mut ann, duel(json!(["me", "me"])));
            continue;
        };
        // Usually both know the question; sometimes the other has not heard of it yet.
        if rng.random_range(0..4) > 0 {
            eventually("the question at the other server", || {
                (state(&mut there, &id)["number"] == question.number).then_some(())
            });
        }
        let words = [any(&mut rng, &question.legal).clone(), any(&mut rng, &question.legal).clone()];
        let gate = Barrier::new(2);
        let give = |client: &mut Client, words: &str| {
            gate.wait();
            crate::play::answer(client, &id, &question, words)
        };
        let [here, other] = std::thread::scope(|scope| {
            let other = scope.spawn(|| give(&mut there, &words[1]));
            let here = give(&mut ann, &words[0]);
            [here, other.join().unwrap()]
        });
        let accepted = [&here, &other].map(|reply| reply.status == 200);
        for reply in [&here, &other] {
            assert!(reply.status == 200 || reply.status == 409, "{}", reply.text());
        }
        let journal = ann.get(&format!("/api/tables/{id}/journal"));
        let whole = registry::read_journal_of_any(journal.text()).unwrap();
        let stored = whole.answers_from(question.number as usize)[0].2.clone();
        if words[0] == words[1] {
            // The same answer twice is one answer, and both are told that it was taken.
            assert_eq!((accepted, &stored), ([true, true], &words[0]));
            same += 1;
            continue;
        }
        match accepted {
            [true, true] => both += 1,
            [false, false] => neither += 1,
            [first, _] => assert_eq!(stored, words[if first { 0 } else { 1 }]),
        }
        asked_at_once += 1;
    }
    assert_eq!((both, neither), (0, 0));
    println!(
        "{asked_at_once} questions answered at both servers at once, {same} in the same way: one counted each time"
    );
}

fn both_servers_agree_on_a_whole_game(servers: &[Server; 2]) {
    let (mut ann, bob) = (servers[0].guest("Ann"), servers[0].guest("Bob"));
    let mut bob = bob.at(&servers[1]);
    let id = duel_of(&mut ann, &mut bob);
    play_out(&mut [&mut ann, &mut bob], &id, &mut rng(82));
    eventually("the end at both", || (table(&mut bob, &id)["status"] == "finished").then_some(()));
    let journals =
        [&mut ann, &mut bob].map(|client| client.get(&format!("/api/tables/{id}/journal")).text().to_owned());
    assert_eq!(journals[0], journals[1]);
    // A rematch is agreed on from both sides.
    let path = format!("/api/tables/{id}/rematch");
    ann.post(&path, json!({})).ok();
    eventually("the offer", || (table(&mut bob, &id)["places"][0]["rematch"] == true).then_some(()));
    let next = bob.post(&path, json!({})).ok()["next"].as_str().unwrap().to_owned();
    assert_eq!(table(&mut ann, &next)["status"], "playing");
    step(&mut [&mut ann, &mut bob], &next, &mut rng(83)).unwrap();
    // People and sessions are known to both servers.
    ann.post("/api/logout", json!({}));
    bob.at(&servers[1]).get("/api/me").ok();
}

fn hooks_and_orders_know_what_the_other_server_did(servers: &[Server; 2]) {
    let (mut ann, bob) = (servers[0].guest("Ann"), servers[0].guest("Bob"));
    let mut bob = bob.at(&servers[1]);
    let id = duel_of(&mut ann, &mut bob);
    // Ann leaves an order at her server and takes it back at the other; the one that she left it at does not obey.
    let mut rng = rng(84);
    let question = loop {
        let question = asked(&state(&mut ann, &id)).filter(|question| question.kind == "turn");
        if let Some(question) = question.filter(|question| question.legal.iter().any(|words| words == "pass"))
        {
            break question;
        }
        step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
    };
    let path = format!("/api/tables/{id}/orders");
    let pass = json!([{"seat": question.seat, "order": "pass"}]);
    ann.call("PUT", &path, Some(pass)).ok();
    ann.at(&servers[1]).call("PUT", &path, Some(json!([]))).ok();
    std::thread::sleep(Duration::from_millis(5_300));
    assert_eq!(state(&mut ann, &id)["number"], question.number);
    assert_eq!(state(&mut ann, &id)["question"]["kind"], Value::from("turn"));
}
