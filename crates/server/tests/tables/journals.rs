//! Journals: downloaded and brought in again, looked at, gone on from, and reported.

use crate::common::{Client, Server};
use crate::play::{asked, duel, duel_of, join, me, open, play_out, rng, state, step, table};
use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A finished game of two guests, and its journal.
fn finished(server: &Server, seed: u64) -> (Client, Client, String, String) {
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    play_out(&mut [&mut ann, &mut bob], &id, &mut rng(seed));
    let journal = ann.get(&format!("/api/tables/{id}/journal")).text().to_owned();
    (ann, bob, id, journal)
}

fn upload(client: &mut Client, journal: &str) -> crate::common::Reply {
    client.send("POST", "/api/journals", &[("content-type", "application/jsonl")], journal)
}

#[test]
fn a_finished_game_is_downloaded_exactly() {
    let server = Server::start();
    let (mut ann, _, id, _) = finished(&server, 60);
    let file = server.client().get(&format!("/api/tables/{id}/journal"));
    assert_eq!(file.status, 200, "of a public game, for everybody");
    assert_eq!(file.header("content-type"), Some("application/jsonl"));
    let name = file.header("content-disposition").unwrap();
    assert_eq!(name, format!("attachment; filename=\"ring-cards-{id}.jsonl\""));
    let read = registry::read_journal_of_any(file.text()).unwrap();
    assert_eq!(read.journal(), file.text());

    // The same game as the store has it, packed by and by.
    let app = server.app();
    let row = server.block_on(app.store.table(&id)).unwrap().unwrap();
    let patience = Instant::now() + Duration::from_secs(20);
    while server.block_on(app.store.unpacked("finished")).unwrap().contains(&row.key) {
        assert!(Instant::now() < patience, "the journal is never packed");
        std::thread::sleep(Duration::from_millis(20));
    }
    let entries = server.block_on(app.store.entries(row.key, 0)).unwrap();
    let room = session::Room::load(registry::find("ring-cards").unwrap(), &row.setup, entries).unwrap();
    assert_eq!(room.table().hash(), read.hash());
    assert_eq!(u64::from(read.number()), state(&mut ann, &id)["number"].as_u64().unwrap());
    assert_eq!(state(&mut ann, &id)["seats"][0]["view"], read.view(Some(Seat(0))));
}

#[test]
fn a_journal_is_brought_in_looked_at_and_gone_on_from() {
    let server = Server::start();
    let (_, _, _, journal) = finished(&server, 61);
    let whole = registry::read_journal_of_any(&journal).unwrap();
    let elsewhere = Server::start();
    let (mut eve, mut bob) = (elsewhere.guest("Eve"), elsewhere.guest("Bob"));
    upload(&mut elsewhere.client(), &journal).problem(401, "no-person");
    let info = upload(&mut eve, &journal).ok();
    let id = info["id"].as_str().unwrap();
    assert_eq!(
        (&info["status"], &info["private"], &info["journal"]),
        (&json!("archive"), &json!(true), &json!(true))
    );
    assert_eq!(info["number"], whole.number());
    bob.get(&format!("/api/tables/{id}/replay")).problem(404, "not-found");
    assert_eq!(eve.get(&format!("/api/tables/{id}/journal")).text(), journal);
    eve.post(&format!("/api/tables/{id}/join"), json!({})).problem(409, "refused");
    let question = json!({"seat": "gandalf", "number": 0, "answer": "pass"});
    eve.post(&format!("/api/tables/{id}/answers"), question).problem(403, "not-yours");

    let replay = eve.get(&format!("/api/tables/{id}/replay")).ok();
    let english = registry::find("ring-cards").unwrap().texts().english();
    let steps: Vec<Value> = whole
        .answers(&english)
        .into_iter()
        .map(|(by, kind, _, text)| json!({"by": by, "kind": kind, "text": text}))
        .collect();
    assert_eq!(replay["steps"], json!(steps));
    let last = whole.number();
    for n in [0, 1, 5, last / 3, last / 2, last - 1, last] {
        let real = whole.fork(n as usize);
        let mut at = |query: &str| eve.get(&format!("/api/tables/{id}/replay/{n}{query}")).ok();
        let spectator = at("");
        assert_eq!(spectator["seats"].as_array().unwrap().len(), 1);
        assert_eq!(spectator["seats"][0]["view"], real.view(None));
        assert_eq!(spectator["number"], n);
        for (seat, name) in real.seats().into_iter().enumerate() {
            let seen = at(&format!("?seat={name}"));
            let seat = Seat(seat as u8);
            assert_eq!(seen["seats"][0]["view"], real.view(Some(seat)));
            let log: Value =
                serde_json::from_str(real.log_raw(SeatSet::only(seat), None, Some(&english)).get()).unwrap();
            assert_eq!(seen["log"], log);
        }
        let open = at("?open=true");
        assert_eq!(open["seats"].as_array().unwrap().len(), 2);
        assert_eq!(open["seats"][1]["view"], real.view(Some(Seat(1))));
        assert_eq!(open["question"].is_null(), real.kind().is_none());
    }
    eve.get(&format!("/api/tables/{id}/replay/{}", last + 1)).problem(404, "not-found");
    eve.get(&format!("/api/tables/{id}/replay/3?seat=frodo")).problem(404, "not-found");
    eve.get(&format!("/api/tables/{id}/replay/-1")).problem(400, "form");

    // On from the middle, with somebody else: each knows what that seat knew, and no more.
    let path = format!("/api/tables/{id}/play-on");
    eve.post(&path, json!({"at": last, "places": ["me", "me"]})).problem(409, "refused");
    eve.post(&path, json!({"at": last + 1, "places": ["me", "me"]})).problem(404, "not-found");
    eve.post(&path, json!({"at": 3, "places": ["me"]})).problem(422, "setup");
    for at in [last / 2, last / 2 + 1, last / 2 + 2] {
        let next = eve.post(&path, json!({"at": at, "places": ["me", "open"]})).ok();
        assert_eq!(next["origin"], json!({"table": id, "at": at}));
        let next = next["id"].as_str().unwrap();
        bob.get(&format!("/api/tables/{next}/journal")).problem(403, "not-yours");
        assert_eq!(join(&mut bob, next)["status"], "playing");
        let real = whole.fork(at as usize);
        let (hers, his) = (state(&mut eve, next), state(&mut bob, next));
        if !real.asked().contains(Seat::CHANCE) {
            assert_eq!(hers["seats"][0]["view"], real.view(Some(Seat(0))));
            assert_eq!(his["seats"][0]["view"], real.view(Some(Seat(1))));
            assert_eq!(hers["number"], at);
        }
        assert_eq!(his["seats"].as_array().unwrap().len(), 1);
        assert_eq!(his["seats"][0]["view"]["seats"][0]["hand"]["cards"], Value::Null, "her hand stays hers");
        assert_eq!(state(&mut elsewhere.client(), next)["seats"][0]["seat"], Value::Null);
        play_out(&mut [&mut eve, &mut bob], next, &mut rng(u64::from(at)));
        let after =
            registry::read_journal_of_any(eve.get(&format!("/api/tables/{next}/journal")).text()).unwrap();
        assert_eq!(after.fork(at as usize).hash(), real.hash());
    }
}

#[test]
fn going_on_keeps_nothing_of_what_was_still_undecided() {
    let server = Server::start();
    let (mut ann, _, id, journal) = finished(&server, 62);
    let whole = registry::read_journal_of_any(&journal).unwrap();
    // From the very beginning the cards are dealt anew: no two of five tables have the same hands.
    let mut hands = Vec::new();
    for _ in 0..5 {
        let next =
            ann.post(&format!("/api/tables/{id}/play-on"), json!({"at": 0, "places": ["me", "me"]})).ok();
        let seen = state(&mut ann, next["id"].as_str().unwrap());
        hands.push(seen["seats"][0]["view"]["seats"][0]["hand"].to_string());
    }
    let first = whole.answers_from(0).iter().position(|(by, _, _)| !by.is_chance()).unwrap();
    hands.push(whole.fork(first).view(Some(Seat(0)))["seats"][0]["hand"].to_string());
    hands.sort();
    hands.dedup();
    assert_eq!(hands.len(), 6);
}

#[test]
fn broken_journals_change_nothing() {
    let server = Server::start();
    let (_, _, _, journal) = finished(&server, 63);
    let mut eve = server.guest("Eve");
    let lines: Vec<&str> = journal.lines().collect();
    let check = lines.iter().position(|line| line.starts_with("{\"check\"")).unwrap();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    let hash = lines[check].replace("\"hash\":\"", "\"hash\":\"0");
    let swapped = {
        let mut lines = lines.clone();
        lines.swap(2, check - 1);
        lines.join("\n")
    };
    let deep = format!(
        "{{\"longtable\":1,\"game\":\"ring-cards\",\"rules\":1,\"setup\":{}{}}}",
        "[".repeat(5_000),
        "]".repeat(5_000)
    );
    let broken = [
        String::new(),
        "\n\n".to_owned(),
        "hello".to_owned(),
        "{}".to_owned(),
        "null".to_owned(),
        lines[1..].join("\n"),
        with(0, &lines[0].replace("ring-cards", "chess")),
        with(0, &lines[0].replace("\"rules\":", "\"rules\":99")),
        with(0, &lines[0].replace("\"longtable\":1", "\"longtable\":2")),
        with(0, &lines[0].replace("duel", "picnic")),
        with(0, &lines[0].replace("\"people\":2", "\"people\":3")),
        with(0, &lines[0].replace("\"people\":2", "\"people\":-1")),
        with(3, "{\"by\":\"chance\",\"ask\":\"draw\"}"),
        with(3, "{\"by\":\"sauron\",\"ask\":\"draw\",\"answer\":\"draw gimli\"}"),
        with(3, "{\"by\":\"chance\",\"ask\":\"dance\",\"answer\":\"draw gimli\"}"),
        with(3, "{\"by\":\"chance\",\"ask\":\"draw\",\"answer\":\"draw\"}"),
        with(3, "garbage"),
        with(3, lines[2]),
        with(check, &hash),
        with(check, "{\"check\":-1,\"hash\":\"x\"}"),
        swapped,
        format!("{journal}{}\n", lines[1]),
        journal.replace("\"ask\"", "\"question\""),
        journal[..journal.len() / 2 + 1].trim_end_matches('\n').rsplit_once('"').unwrap().0.to_owned(),
        format!("{}\n{}", lines[0], "x".repeat(70_000)),
        deep,
    ];
    for text in &broken {
        let reply = upload(&mut eve, text);
        assert_eq!(reply.status, 422, "{}: {}", reply.text(), &text[..text.len().min(300)]);
        assert_eq!(reply.json()["kind"], "journal");
        assert!(!reply.json()["why"].as_str().unwrap().is_empty());
    }
    let binary: &[u8] = &[0xff, 0xfe, 0x00];
    eve.send("POST", "/api/journals", &[], binary).problem(400, "form");
    eve.send("POST", "/api/journals", &[], "x".repeat(4 * 1024 * 1024 + 1)).problem(413, "form");
    assert_eq!(eve.get("/api/tables/mine").ok(), json!([]));
    upload(&mut eve, &journal).ok();
    assert_eq!(eve.get("/api/tables/mine").ok().as_array().unwrap().len(), 1);
}

#[test]
fn a_journal_that_stops_in_the_middle_goes_on() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let solo = open(&mut ann, duel(json!(["me", "me"])));
    let mut rng = rng(64);
    for _ in 0..20 {
        step(&mut [&mut ann], &solo, &mut rng);
    }
    let journal = ann.get(&format!("/api/tables/{solo}/journal")).text().to_owned();
    let answers: Vec<&str> = journal.lines().filter(|line| !line.starts_with("{\"check\"")).collect();
    // Also in the middle of Chance's draws.
    for cut in [1, 3, answers.len() / 2, answers.len()] {
        let info = upload(&mut ann, &answers[..cut].join("\n")).ok();
        let id = info["id"].as_str().unwrap();
        assert_eq!(info["number"], cut - 1);
        let wish = json!({"at": cut - 1, "places": ["me", "me"]});
        let next = ann.post(&format!("/api/tables/{id}/play-on"), wish).ok();
        assert_eq!(next["status"], "playing");
        let next = next["id"].as_str().unwrap();
        assert!(asked(&state(&mut ann, next)).is_some(), "Chance has answered, and a seat is asked");
        step(&mut [&mut ann], next, &mut rng).unwrap();
    }
}

#[test]
fn a_reported_problem_is_kept_with_the_journal() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    for _ in 0..10 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng(65));
    }
    let path = format!("/api/tables/{id}/problems");
    let report = json!({"text": "My card is gone.", "page": "/table/x"});
    server.client().post(&path, report.clone()).problem(401, "no-person");
    ann.post(&path, json!({"text": "x".repeat(4_001)})).problem(422, "form");
    ann.post(&path, json!({"page": "x"})).problem(422, "form");
    let reply = ann.post(&path, report.clone());
    assert_eq!((reply.status, reply.text()), (200, "true"), "it says nothing of the hidden part");
    let kept = server.block_on(server.app().store.problems(10)).unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].table_id.as_deref(), kept[0].person.as_deref()),
        (Some(id.as_str()), Some(me(&mut ann).as_str()))
    );
    let body: Value = serde_json::from_str(&kept[0].body).unwrap();
    assert_eq!(body["report"], report);
    let now = table(&mut ann, &id);
    assert_eq!((&body["game"], &body["number"]), (&json!("ring-cards"), &now["number"]));
    let seen = state(&mut ann, &id);
    assert_eq!((&body["era"], &body["question"]["kind"]), (&json!(0), &seen["question"]["kind"]));
    let journal = registry::read_journal_of_any(body["journal"].as_str().unwrap()).unwrap();
    assert_eq!(u64::from(journal.number()), now["number"].as_u64().unwrap());
    assert_eq!(journal.view(Some(Seat(0))), seen["seats"][0]["view"]);
}
