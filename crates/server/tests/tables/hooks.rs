//! Web-hooks: who is told that it is their turn, and when.

use crate::common::{Client, Server};
use crate::play::{PATIENCE, Socket, asked, duel, join, open, rng, state, step};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Something that hooks can call. It passes on what came: the path, the content type and the body.
fn ear() -> (SocketAddr, Receiver<(String, String, Value)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (heard, receiver) = channel();
    std::thread::spawn(move || {
        for socket in listener.incoming() {
            let mut reader = BufReader::new(socket.unwrap());
            let mut lines = Vec::new();
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                if line.trim().is_empty() {
                    break;
                }
                lines.push(line.trim().to_lowercase());
            }
            let header = |name: &str| {
                lines.iter().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned()
            };
            let mut body = vec![0; header("content-length:").parse().unwrap_or(0)];
            reader.read_exact(&mut body).unwrap();
            reader.get_mut().write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").unwrap();
            let body = serde_json::from_slice(&body).unwrap_or_default();
            if heard
                .send((lines.first().cloned().unwrap_or_default(), header("content-type:"), body))
                .is_err()
            {
                return;
            }
        }
    });
    (address, receiver)
}

fn hook(client: &mut Client, address: SocketAddr, name: &str) {
    client.patch("/api/me", json!({"hook": format!("http://{address}/{name}")})).ok();
}

fn over_days(client: &mut Client) -> String {
    let mut new = duel(json!(["me", "open"]));
    new["pace"] = json!("days");
    new["title"] = json!("By letter");
    open(client, new)
}

#[test]
fn who_is_asked_is_told_once_at_a_table_over_days() {
    let server = Server::with(|config| config.allow_local_hooks = true);
    let (address, calls) = ear();
    // Nobody can say in which language they want to be called: it is English, whatever they read.
    let mut ann = server.guest("Ann").with("accept-language", "en-XA");
    let mut bob = server.guest("Bob");
    let english = registry::find("ring-cards").unwrap().texts().english();
    hook(&mut ann, address, "ann");
    hook(&mut bob, address, "bob");
    let id = over_days(&mut ann);
    join(&mut bob, &id);
    let mut rng = rng(30);
    let mut was_asked = [false, false];
    let mut told = 0;
    for _ in 0..60 {
        let now = [&mut ann, &mut bob].map(|client| state(client, &id)["seats"][0]["asked"] == true);
        // Both may be asked at once at the beginning; the calls come in any order.
        let mut expected: Vec<usize> = (0..2).filter(|who| now[*who] && !was_asked[*who]).collect();
        while !expected.is_empty() {
            let (line, kind, body) = calls.recv_timeout(PATIENCE).expect("nobody called");
            let who = if line.starts_with("post /ann ") { 0 } else { 1 };
            assert!(line.starts_with(["post /ann ", "post /bob "][who]), "{line}");
            expected.retain(|expected| *expected != who);
            assert!(now[who] && !was_asked[who], "told without being asked: {body}");
            assert_eq!(kind, "application/json");
            let client = if who == 0 { &mut ann } else { &mut bob };
            let seen = state(client, &id);
            let question = asked(&seen).unwrap();
            let text = kernel::render_value(&seen["question"]["says"], &english);
            let documented = json!({
                "event": "your-turn", "table": id, "title": "By letter", "game": "ring-cards",
                "seats": [question.seat], "number": question.number, "text": text,
                "path": format!("/table/{id}"),
            });
            assert_eq!(body, documented);
            told += 1;
        }
        was_asked = now;
        step(&mut [&mut ann, &mut bob], &id, &mut rng).expect("the game is over");
        // Somebody who is asked again after their own answer is there already and is not told.
    }
    assert!(told > 10, "{told}");
    std::thread::sleep(Duration::from_millis(300));
    let late: Vec<_> = calls.try_iter().collect();
    assert!(late.len() <= 2, "only the last question can still be told of: {late:?}");
}

#[test]
fn who_is_there_is_not_told_and_neither_is_anybody_at_a_live_table() {
    let server = Server::with(|config| config.allow_local_hooks = true);
    let (address, calls) = ear();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    hook(&mut ann, address, "ann");
    hook(&mut bob, address, "bob");
    let live = open(&mut ann, duel(json!(["me", "open"])));
    join(&mut bob, &live);
    let days = over_days(&mut ann);
    let present = [Socket::open(&ann, &days, ""), Socket::open(&bob, &days, "")].map(|mut socket| {
        socket.read();
        socket
    });
    join(&mut bob, &days);
    let mut rng = rng(31);
    for _ in 0..20 {
        step(&mut [&mut ann, &mut bob], &live, &mut rng);
        step(&mut [&mut ann, &mut bob], &days, &mut rng);
    }
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(calls.try_iter().count(), 0);
    drop(present);
}

#[test]
fn a_game_that_goes_on_from_a_journal_tells_who_is_asked_first() {
    let server = Server::with(|config| config.allow_local_hooks = true);
    let (address, calls) = ear();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let solo = open(&mut ann, duel(json!(["me", "me"])));
    let mut rng = rng(32);
    for _ in 0..15 {
        step(&mut [&mut ann], &solo, &mut rng);
    }
    let seen = state(&mut ann, &solo);
    let question = asked(&seen).unwrap();
    hook(&mut bob, address, "bob");
    // Bob gets the seat that is asked at that point: the game begins with his question, without any chance before.
    let places = if question.seat == "gandalf" { json!(["open", "me"]) } else { json!(["me", "open"]) };
    let wish = json!({"at": seen["number"], "places": places, "pace": "days"});
    let next = ann.post(&format!("/api/tables/{solo}/play-on"), wish).ok();
    let next = next["id"].as_str().unwrap();
    join(&mut bob, next);
    let (line, _, body) = calls.recv_timeout(PATIENCE).expect("nobody called");
    assert!(line.starts_with("post /bob "), "{line}");
    assert_eq!((&body["table"], &body["number"]), (&json!(next), &seen["number"]));
}

#[test]
fn neighbours_of_the_server_are_not_called_unless_the_operator_says_so() {
    let server = Server::start();
    let (address, calls) = ear();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    hook(&mut ann, address, "ann");
    bob.patch("/api/me", json!({"hook": format!("http://localhost:{}/bob", address.port())})).ok();
    let id = over_days(&mut ann);
    join(&mut bob, &id);
    let mut rng = rng(33);
    for _ in 0..10 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    crate::play::eventually("a hook that failed", || {
        let metrics = server.client().get("/metrics");
        let line =
            metrics.text().lines().find(|line| line.starts_with("longtable_hooks_failed_total"))?.to_owned();
        (line.rsplit(' ').next()?.parse::<f64>().ok()? >= 1.0).then_some(())
    });
    assert_eq!(calls.try_iter().count(), 0);
}
