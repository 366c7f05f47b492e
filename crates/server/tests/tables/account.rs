//! Having everything of one's own written out, and leaving for good.

use crate::common::{Client, Server};
use crate::play::{PATIENCE, Socket, duel, duel_of, eventually, join, me, open, rng, step, table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const PASSWORD: &str = "speak friend and enter";

fn registered(server: &Server, name: &str) -> Client {
    let mut client = server.client();
    client.post("/api/register", json!({"name": name, "password": PASSWORD})).ok();
    client
}

#[test]
fn all_that_is_ones_own_is_written_out() {
    let server = Server::start();
    let (mut ann, mut bob) = (registered(&server, "Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    for _ in 0..4 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng(98));
    }
    ann.patch("/api/me", json!({"hook": "https://bot.example/"})).ok();
    let token = ann.post("/api/tokens", json!({"name": "axe bot"})).ok();
    ann.post(&format!("/api/tables/{id}/chat"), json!({"text": "good luck"})).ok();
    bob.post(&format!("/api/tables/{id}/chat"), json!({"text": "and you"})).ok();
    ann.post(&format!("/api/tables/{id}/problems"), json!({"text": "It is odd.", "page": "/here"})).ok();
    let starters = ann.get("/api/games/champions/decks").ok();
    let list = &starters[0]["deck"]["list"];
    ann.post("/api/decks", json!({"game": "champions", "list": list})).ok();

    let file = ann.get("/api/me/export");
    assert!(file.header("content-disposition").unwrap().starts_with("attachment"));
    let all = file.ok();
    assert_eq!(
        (&all["account"]["name"], &all["account"]["hook"]),
        (&json!("Ann"), &json!("https://bot.example/"))
    );
    assert_eq!(all["tokens"][0]["name"], "axe bot");
    assert_eq!(all["decks"].as_array().unwrap().len(), 1);
    assert_eq!(all["reports"][0]["report"]["text"], "It is odd.");
    assert_eq!(all["tables"][0]["id"], *id);
    assert_eq!(all["chat"].as_array().unwrap().len(), 1);
    assert_eq!(all["chat"][0]["text"], "good luck");
    // No secrets, and nothing of what is hidden in the running game.
    for secret in [token["secret"].as_str().unwrap(), "argon2", "journal", "and you"] {
        assert!(!file.text().contains(secret), "{secret}");
    }
    server.client().get("/api/me/export").problem(401, "no-person");
}

#[test]
fn leaving_needs_the_password_and_leaves_nothing_behind() {
    let server = Server::start();
    let mut ann = registered(&server, "Ann");
    let token = ann.post("/api/tokens", json!({"name": "bot"})).ok()["secret"].as_str().unwrap().to_owned();
    let alone = open(&mut ann, duel(json!(["me", {"computer": "random"}])));
    for (body, status, kind) in [
        (json!({}), 401, "password"),
        (json!({"password": "a wrong password"}), 401, "password"),
        (json!({"password": "short"}), 422, "form"),
    ] {
        ann.post("/api/me/delete", body).problem(status, kind);
    }
    ann.get("/api/me").ok();
    let mut elsewhere = server.client();
    elsewhere.post("/api/login", json!({"name": "Ann", "password": PASSWORD})).ok();
    let mut socket = Socket::open(&elsewhere, &alone, "");
    socket.read_a("state");
    let gone = ann.post("/api/me/delete", json!({"password": PASSWORD}));
    assert_eq!((gone.status, ann.cookie.as_deref()), (204, None));
    // Everywhere, and with every pass.
    assert_eq!(elsewhere.get("/api/me").ok(), Value::Null);
    server
        .client()
        .with("authorization", &format!("Bearer {token}"))
        .get("/api/me")
        .problem(401, "no-person");
    let until = Instant::now() + PATIENCE;
    while socket.read_for(Duration::from_secs(1)).is_some() {
        assert!(Instant::now() < until);
    }
    server.client().post("/api/login", json!({"name": "Ann", "password": PASSWORD})).problem(401, "password");
    server.client().get(&format!("/api/tables/{alone}")).problem(404, "not-found");
    let app = server.app();
    let row = server.block_on(app.store.table(&alone)).unwrap().unwrap();
    assert!(server.block_on(app.store.entries(row.key, 0)).unwrap().is_empty());
    assert!(!format!("{row:?}").contains("Ann"), "{row:?}");
    // The name is free again, and is somebody else's.
    let mut other = registered(&server, "Ann");
    assert_eq!(other.get("/api/tables/mine").ok(), json!([]));
}

#[test]
fn the_others_play_on_and_finished_games_keep_no_name() {
    let server = Server::with(|config| config.computer_pause = Duration::ZERO);
    let (mut ann, mut bob) = (registered(&server, "Ann"), server.guest("Bob"));
    let finished = duel_of(&mut ann, &mut bob);
    bob.post(&format!("/api/tables/{finished}/resign"), json!({})).ok();
    let running = duel_of(&mut ann, &mut bob);
    for _ in 0..4 {
        step(&mut [&mut ann, &mut bob], &running, &mut rng(99));
    }
    ann.post(&format!("/api/tables/{running}/chat"), json!({"text": "I have to go"})).ok();
    let waiting = open(&mut bob, duel(json!(["me", "open"])));
    let mut cat = server.guest("Cat");
    let four = json!({"game": "ring-cards", "scenario": "trilogy", "people": 4, "places": ["me", "open", "open", "open"]});
    let mine = open(&mut ann, four);
    join(&mut cat, &mine);
    let id = me(&mut ann);
    let mut socket = Socket::open(&bob, &running, "");
    socket.read_a("state");

    assert_eq!(ann.post("/api/me/delete", json!({"password": PASSWORD})).status, 204);
    // Bob goes on against a computer, and hosts the table now.
    let info = table(&mut bob, &running);
    assert_eq!((&info["status"], &info["host"]), (&json!("playing"), &json!(true)));
    assert_eq!(info["places"][0]["who"]["is"], "computer");
    loop {
        if socket.read_a("table")["table"]["places"][0]["who"]["is"] == "computer" {
            break;
        }
    }
    for _ in 0..10 {
        step(&mut [&mut bob], &running, &mut rng(100));
    }
    // At a finished game somebody has the place, but nobody knows who.
    let info = table(&mut bob, &finished);
    assert_eq!(info["places"][0]["who"]["name"], "Somebody who left");
    assert_ne!(info["places"][0]["who"]["id"], *id);
    assert!(info["outcome"].is_object());
    bob.get(&format!("/api/tables/{finished}/replay")).ok();
    // An open table has a free place, and another host.
    let info = table(&mut cat, &mine);
    assert_eq!((&info["status"], &info["host"]), (&json!("open"), &json!(true)));
    assert_eq!(info["places"][0]["who"]["is"], "open");
    assert_eq!(table(&mut bob, &waiting)["status"], "open", "it was not hers");
    let said = bob.get(&format!("/api/tables/{running}/chat")).ok();
    assert_eq!((&said[0]["name"], &said[0]["text"]), (&json!("Somebody who left"), &json!("I have to go")));
    for path in ["/api/tables", "/api/tables/mine"] {
        eventually("no trace of her", || {
            let text = bob.get(path).text().to_owned();
            (!text.contains("\"Ann\"") && !text.contains(&id)).then_some(())
        });
    }
}

#[test]
fn a_guest_leaves_without_a_password() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    assert_eq!(ann.post("/api/me/delete", json!({})).status, 204);
    assert_eq!(ann.get("/api/me").ok(), Value::Null);
    let left: Vec<Value> = Vec::new();
    assert_eq!(server.guest("Ann").get("/api/tables/mine").ok(), json!(left));
}
