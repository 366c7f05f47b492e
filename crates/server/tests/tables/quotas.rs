//! How much anybody may keep: chat, journals, reports, tables where computers play.

use crate::common::{Client, Server};
use crate::play::{Socket, duel, duel_of, eventually, join, open, play_out, rng, table};
use serde_json::{Value, json};
use std::time::Duration;

fn numbers(lines: &Value) -> Vec<u64> {
    lines.as_array().unwrap().iter().map(|line| line["number"].as_u64().unwrap()).collect()
}

#[test]
fn a_long_chat_comes_in_pages() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/chat");
    let mut eve = server.guest("Eve");
    for n in 1..=120 {
        // Every fourth line is a spectator's.
        let who = if n % 4 == 0 { &mut eve } else { &mut ann };
        who.post(&path, json!({"text": format!("line {n}")})).ok();
    }
    let players: Vec<u64> = (1..=120).filter(|n| n % 4 != 0).collect();
    let mut socket = Socket::open(&bob, &id, "");
    let first = socket.read_a("chat");
    assert_eq!(numbers(&first["lines"]), players[40..]);
    assert_eq!(first["earlier"], true);
    let before = players[40];
    let reply = socket.ask(json!({"do": "earlier-chat", "before": before}));
    assert_eq!(
        (numbers(&reply["ok"]["lines"]), &reply["ok"]["earlier"]),
        (players[..40].to_vec(), &json!(false))
    );
    // What is new comes without a word about what is old.
    ann.post(&path, json!({"text": "more"})).ok();
    let news = socket.read_a("chat");
    assert_eq!((numbers(&news["lines"]), news.get("earlier")), (vec![121], None));
    // The same over REST.
    assert_eq!(numbers(&ann.get(&path).ok()).len(), 50);
    assert_eq!(numbers(&ann.get(&format!("{path}?before={before}")).ok()), players[..40]);
    assert_eq!(numbers(&ann.get(&format!("{path}?before=0")).ok()), [0; 0]);
    assert_eq!(numbers(&eve.get(&path).ok()), (1..=30).map(|n| n * 4).collect::<Vec<u64>>());
    let mut nobody = Socket::open(&server.client(), &id, "");
    let seen = nobody.read_a("chat");
    assert_eq!((numbers(&seen["lines"]).len(), &seen["earlier"]), (30, &json!(false)));
    let reply = nobody.ask(json!({"do": "earlier-chat", "before": 100_000}));
    assert!(!reply.to_string().contains("line 1\""), "not the players' chat: {reply}");
}

#[test]
fn a_chat_has_an_end_and_nobody_is_silenced_by_it() {
    let server = Server::with(|config| config.quotas.chat_lines = 30);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/chat");
    ann.post(&path, json!({"text": "good luck"})).ok();
    let mut eve = server.guest("Eve");
    for _ in 0..100 {
        eve.post(&path, json!({"text": "look at me"})).ok();
    }
    let kept = server.block_on(server.app().store.chat(1, 0)).unwrap().len();
    assert!((31..=51).contains(&kept), "{kept}");
    assert_eq!(numbers(&ann.get(&path).ok()), [1], "the players' chat is its own");
    ann.post(&path, json!({"text": "and you"})).ok();
    assert_eq!(numbers(&bob.get(&path).ok()).len(), 2);
}

fn from(server: &Server, name: &str, address: &str) -> Client {
    let mut client = server.client_from(address);
    client.post("/api/guest", json!({"name": name})).ok();
    client
}

#[test]
fn journals_and_reports_have_a_limit() {
    let server = Server::with(|config| {
        config.behind_proxy = true;
        config.quotas.journals = 2;
        config.quotas.reports = 2;
    });
    let (mut ann, mut bob) = (from(&server, "Ann", "192.0.2.1"), from(&server, "Bob", "192.0.2.2"));
    let id = duel_of(&mut ann, &mut bob);
    ann.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    let journal = ann.get(&format!("/api/tables/{id}/journal")).text().to_owned();
    let upload = |client: &mut Client| {
        client.send("POST", "/api/journals", &[("content-type", "application/jsonl")], journal.clone())
    };
    let first = upload(&mut ann).ok()["id"].as_str().unwrap().to_owned();
    upload(&mut ann).ok();
    let why = upload(&mut ann).problem(429, "limit");
    assert!(why.contains("2 journals"), "{why}");
    upload(&mut bob).ok();
    // A person's own can be thrown away, and nothing else.
    bob.delete(&format!("/api/journals/{first}")).problem(404, "not-found");
    ann.delete(&format!("/api/journals/{id}")).problem(403, "not-yours");
    assert_eq!(ann.delete(&format!("/api/journals/{first}")).status, 204);
    ann.get(&format!("/api/tables/{first}")).problem(404, "not-found");
    ann.delete(&format!("/api/journals/{first}")).problem(404, "not-found");
    upload(&mut ann).ok();

    let report =
        |client: &mut Client| client.post(&format!("/api/tables/{id}/problems"), json!({"text": "odd"}));
    report(&mut ann).ok();
    report(&mut ann).ok();
    let why = report(&mut ann).problem(429, "limit");
    assert!(why.contains("2 of your reports"), "{why}");
    report(&mut bob).ok();
}

#[test]
fn one_address_does_not_fill_the_store_by_many_guests() {
    use server::limits::{Act, Caller};
    let server = Server::behind_proxy();
    let address = Caller::Address("192.0.2.1".parse().unwrap());
    while server.app().limits.take_from(address, Act::NewTableFrom).is_ok() {}
    let mut ann = from(&server, "Ann", "192.0.2.1");
    let why = ann.post("/api/tables", duel(json!(["me", "me"]))).problem(429, "limit");
    assert!(why.contains("from your address"), "{why}");
    open(&mut from(&server, "Bob", "192.0.2.2"), duel(json!(["me", "me"])));
    while server.app().limits.take_from(address, Act::UploadFrom).is_ok() {}
    ann.send("POST", "/api/journals", &[("content-type", "application/jsonl")], "x").problem(429, "limit");
    while server.app().limits.take_from(address, Act::NewDeckFrom).is_ok() {}
    ann.post("/api/decks", json!({"game": "champions", "list": "x"})).problem(429, "limit");
}

#[test]
fn computers_play_at_so_many_tables_of_a_person() {
    let server = Server::with(|config| {
        config.behind_proxy = true;
        config.quotas.computer_tables = 2;
        config.computer_pause = Duration::ZERO;
    });
    let mut ann = from(&server, "Ann", "192.0.2.1");
    let random = json!(["me", {"computer": "random"}]);
    let first = open(&mut ann, duel(random.clone()));
    open(&mut ann, duel(random.clone()));
    let why = ann.post("/api/tables", duel(random.clone())).problem(429, "limit");
    assert!(why.contains("computers play at 2 of your tables"), "{why}");
    // Tables of people only do not count, until a computer is to sit down there.
    let third = open(&mut ann, duel(json!(["me", "open"])));
    ann.call("PUT", &format!("/api/tables/{third}/places/1"), Some(json!({"computer": "random"})))
        .problem(429, "limit");
    // Other people are not limited by it either.
    open(&mut from(&server, "Bob", "192.0.2.1"), duel(random.clone()));
    // Where one plays already, another may take its place.
    ann.call("PUT", &format!("/api/tables/{first}/places/1"), Some(json!({"computer": "easy"}))).ok();
    ann.call("PUT", &format!("/api/tables/{first}/places/1"), Some(json!({"computer": "random"}))).ok();
    play_out(&mut [&mut ann], &first, &mut rng(96));
    open(&mut ann, duel(random));
}

/// A computer that comes to a table by itself, beyond the limit, waits for its turn and plays.
#[test]
fn a_table_beyond_the_limit_is_not_stuck() {
    let server = Server::with(|config| {
        config.behind_proxy = true;
        config.quotas.computer_tables = 0;
        config.computer_pause = Duration::ZERO;
    });
    let mut people = ["Ann", "Bob", "Cat", "Dan"].map(|name| from(&server, name, "192.0.2.1"));
    let [ann, bob, cat, dan] = &mut people;
    let new = json!({"game": "ring-cards", "scenario": "trilogy", "people": 4, "places": ["me", "open", "open", "open"]});
    let id = open(ann, new);
    for client in [&mut *bob, &mut *cat, &mut *dan] {
        join(client, &id);
    }
    let info = table(ann, &id);
    let places = info["places"].as_array().unwrap();
    let team = places[0]["team"].clone();
    let mate = places.iter().position(|place| place["team"] == team && place["yours"] == false).unwrap();
    // Ann's partner resigns: a computer plays on for the team.
    let partner = match mate {
        1 => &mut *bob,
        2 => &mut *cat,
        _ => &mut *dan,
    };
    partner.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    assert_eq!(table(ann, &id)["places"][mate]["who"]["is"], "computer");
    let mut rng = rng(97);
    let mut others: Vec<&mut Client> = people.iter_mut().collect();
    for _ in 0..30 {
        crate::play::step(&mut others, &id, &mut rng);
    }
    let metrics = server.client().get("/metrics").text().to_owned();
    eventually("a thought", || {
        let line = metrics.lines().find(|line| line.starts_with("longtable_computer_decisions_total"))?;
        line.ends_with(" 0").then_some(()).is_none().then_some(())
    });
}
