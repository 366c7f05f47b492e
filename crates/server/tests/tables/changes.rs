//! What changed instead of whole views, for those who ask for it.

use crate::common::{Client, Server};
use crate::faulty::Faulty;
use crate::play::{Socket, any, asked, duel, duel_of, join, open, rng, state, step};
use rand::RngExt;
use registry::Entry;
use serde_json::{Value, json};
use std::sync::atomic::Ordering;

const CHANGES: &str = "?views=changes";

/// A state without its log.
fn without_log(state: &Value) -> Value {
    let mut state = state.clone();
    state.as_object_mut().unwrap().retain(|name, _| !["is", "log", "log_after"].contains(&name.as_str()));
    state
}

/// Reads on until the socket shows what the server says when it is asked.
#[track_caller]
fn assert_shows(socket: &mut Socket, client: &mut Client, id: &str) -> Value {
    let now = state(client, id);
    loop {
        let told = socket.read_a("state");
        if told["revision"] == now["revision"] {
            assert_eq!(without_log(&told), without_log(&now));
            return told;
        }
    }
}

#[test]
fn whole_games_of_every_kind_in_changes() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let mut rng = rng(60);
    let tables = [
        json!({"game": "ring-cards", "scenario": "trilogy", "people": 2, "places": ["me", "open"]}),
        json!({"game": "wotr", "scenario": "two-player", "people": 2, "places": ["me", "open"]}),
        json!({"game": "champions", "scenario": "rhino", "people": 2, "places": ["me", "open"]}),
    ];
    for table in tables {
        let id = open(&mut ann, table);
        join(&mut bob, &id);
        let mut nobody = server.client();
        let sockets = [&ann, &bob, &nobody].map(|client| Socket::open(client, &id, CHANGES));
        let [mut one, mut two, mut spectator] = sockets;
        for _ in 0..80 {
            let Some((_, question, _)) = step(&mut [&mut ann, &mut bob], &id, &mut rng) else { break };
            assert_shows(&mut one, &mut ann, &id);
            assert_shows(&mut two, &mut bob, &id);
            assert_shows(&mut spectator, &mut nobody, &id);
            // Now and then an answer is taken back, or somebody asks whether it may be.
            if rng.random_range(0..10) == 0 {
                let client = if question.seat == one_seat(&mut ann, &id) { &mut ann } else { &mut bob };
                client.post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat}));
            }
        }
        // One whole state, and changes from then on.
        for socket in [&one, &two, &spectator] {
            let states = socket.heard.iter().filter(|text| is_state(text)).count();
            assert_eq!(states, socket.changes.len() + 1);
        }
        // Most games are not over yet, and where people play on one side both must resign.
        for client in [&mut ann, &mut bob] {
            if state(client, &id)["outcome"].is_null() {
                client.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
            }
        }
        for (socket, client) in [(&mut one, &mut ann), (&mut two, &mut bob), (&mut spectator, &mut nobody)] {
            socket.ask(json!({"do": "ping"}));
            let last = socket.heard.iter().rfind(|text| is_state(text)).unwrap();
            let last: Value = serde_json::from_str(last).unwrap();
            assert_eq!(without_log(&last), without_log(&state(client, &id)));
            assert!(last["outcome"].is_object());
        }
    }
}

fn is_state(text: &str) -> bool {
    serde_json::from_str::<Value>(text).unwrap()["is"] == "state"
}

fn one_seat(client: &mut Client, id: &str) -> String {
    state(client, id)["seats"][0]["seat"].as_str().unwrap().to_owned()
}

#[test]
fn who_does_not_ask_for_changes_gets_whole_views() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(61);
    let mut sockets = ["", "?views=whole", CHANGES].map(|query| Socket::open(&ann, &id, query));
    for _ in 0..10 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
        let told = sockets.each_mut().map(|socket| assert_shows(socket, &mut ann, &id));
        assert_eq!([&told[0], &told[1]], [&told[2], &told[2]], "the log goes on alike");
    }
    assert_eq!(sockets.map(|socket| socket.changes.is_empty()), [true, true, false]);
    for query in ["?views=some", "?views=", "?views=Changes"] {
        assert_eq!(Socket::try_open(&ann, &id, query).err(), Some(400), "{query}");
    }
}

#[test]
fn who_sits_down_or_gets_up_is_shown_the_whole_again() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = open(&mut ann, duel(json!(["me", "open"])));
    let mut socket = Socket::open(&bob, &id, CHANGES);
    assert_eq!(socket.read_a("state")["seats"][0]["seat"], Value::Null);
    join(&mut bob, &id);
    let told = assert_shows(&mut socket, &mut bob, &id);
    assert_eq!(told["seats"][0]["seat"], "witch-king");
    assert_eq!(told["log_after"], Value::Null, "the log as the seat may know it");
    assert!(socket.changes.iter().all(|(_, state)| state["seats"][0]["seat"] == "witch-king"));
    step(&mut [&mut ann, &mut bob], &id, &mut rng(62));
    assert_shows(&mut socket, &mut bob, &id);
    let changes = socket.changes.len();
    assert!(changes > 0);
    // From his place he sees his hand; once he has left it he does not.
    assert!(told["seats"][0]["view"].to_string().contains("\"cards\":[\""));
    bob.post(&format!("/api/tables/{id}/leave"), json!({}));
    let told = assert_shows(&mut socket, &mut bob, &id);
    if told["seats"][0]["seat"] == Value::Null {
        assert_eq!((told["log_after"].clone(), socket.changes.len()), (Value::Null, changes));
    }
}

#[test]
fn a_page_that_differs_asks_for_the_whole() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(63);
    let mut socket = Socket::open(&ann, &id, CHANGES);
    let mut other = Socket::open(&ann, &id, CHANGES);
    for n in 0..12 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
        assert_shows(&mut socket, &mut ann, &id);
        assert_shows(&mut other, &mut ann, &id);
        if n % 4 == 3 {
            let changes = socket.changes.len();
            let reply = socket.ask(json!({"do": "whole"}));
            assert_eq!(
                (&reply["is"], &reply["ok"]["revision"]),
                (&json!("done"), &state(&mut ann, &id)["revision"])
            );
            let told = assert_shows(&mut socket, &mut ann, &id);
            assert_eq!((told["log_after"].clone(), socket.changes.len()), (Value::Null, changes));
            assert_eq!(told["log"], state(&mut ann, &id)["log"]);
        }
    }
    // Nobody else was told anything because of that.
    assert_eq!(other.changes.len(), socket.changes.len());
    // A spectator without a name may ask as well.
    let mut nobody = Socket::open(&server.client(), &id, CHANGES);
    nobody.read_a("state");
    assert_eq!(nobody.ask(json!({"do": "whole"}))["is"], "done");
    assert_eq!(nobody.read_a("state")["seats"][0]["seat"], Value::Null);
}

#[test]
fn messages_of_changes_are_short() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = open(
        &mut ann,
        json!({"game": "wotr", "scenario": "two-player", "people": 2, "places": ["me", "open"]}),
    );
    join(&mut bob, &id);
    let mut rng = rng(64);
    let mut sockets = [&ann, &bob].map(|client| Socket::open(client, &id, CHANGES));
    for _ in 0..60 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    assert_shows(&mut sockets[0], &mut ann, &id);
    assert_shows(&mut sockets[1], &mut bob, &id);
    let (mut changes, mut whole) = (0, 0);
    for (change, state) in sockets.iter().flat_map(|socket| &socket.changes) {
        changes += change.to_string().len();
        whole += state.to_string().len();
    }
    assert!(changes * 8 < whole, "{changes} bytes of changes instead of {whole}");
}

static GAME: Faulty = Faulty::new();
static GAMES: [&dyn Entry; 1] = [&GAME];

#[test]
fn what_several_are_shown_is_made_once() {
    let server = Server::with_games(|_| (), &GAMES);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(65);
    let nobody = server.client();
    let looks = || GAME.looks.load(Ordering::Relaxed);
    let mut sockets: Vec<Socket> = Vec::new();
    for client in [&ann, &bob, &nobody] {
        for query in [CHANGES, "", CHANGES] {
            let before = looks();
            let mut socket = Socket::open(client, &id, query);
            socket.read_a("state");
            sockets.push(socket);
            let first = sockets.len() % 3 == 1;
            assert_eq!(looks() - before, usize::from(first), "who comes to what another one looks at");
        }
    }
    for _ in 0..20 {
        let question =
            [&mut ann, &mut bob].into_iter().find_map(|client| asked(&state(client, &id))).unwrap();
        let words = any(&mut rng, &question.legal).clone();
        let before = looks();
        let who = if question.seat == "gandalf" { 0 } else { 3 };
        assert_eq!(sockets[who].answer(&question, &words)["is"], "done");
        for socket in &mut sockets {
            let told = |socket: &Socket| {
                let last: Value = serde_json::from_str(socket.heard.last().unwrap()).unwrap();
                last["is"] == "state" && last["number"].as_u64().unwrap() > question.number
            };
            while !told(socket) {
                socket.read();
            }
        }
        assert_eq!(looks() - before, 3, "two seats and the spectators");
    }
}
