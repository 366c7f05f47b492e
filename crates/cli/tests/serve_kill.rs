//! Nothing is lost: servers that are killed in the middle of play.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "common/mod.rs"]
mod common;
#[path = "common/server.rs"]
mod server;

use common::folder;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use server::{Person, Serving};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::throwaway::ThrowAway;

/// An answer that the server said it has.
struct Acknowledged {
    table: String,
    seat: String,
    number: usize,
    revision: u64,
    words: String,
}

/// Plays one table alone until the server is gone, and opens another when the game is over. What was acknowledged goes
/// into `given`.
fn play(
    person: &mut Person,
    table: &mut String,
    rng: &mut StdRng,
    given: &mut Vec<Acknowledged>,
    stop: &AtomicBool,
) {
    while !stop.load(Ordering::Relaxed) {
        let Some((status, state)) = person.call("GET", &format!("/api/tables/{table}/state?after=1"), None)
        else {
            return;
        };
        assert_eq!(status, 200, "{state}");
        let seat = state["seats"].as_array().unwrap().iter().find(|seat| seat["asked"] == true);
        let Some(seat) = seat else {
            assert!(!state["outcome"].is_null(), "{state}");
            let new = json!({"game": "ring-cards", "scenario": "duel", "places": ["me", "me"]});
            let Some((_, info)) = person.call("POST", "/api/tables", Some(new)) else { return };
            *table = info["id"].as_str().unwrap().to_owned();
            continue;
        };
        let answers = seat["answers"].as_array().unwrap();
        let words = answers[rng.random_range(0..answers.len())]["words"].as_str().unwrap();
        let body =
            json!({"seat": seat["seat"], "number": state["number"], "era": state["era"], "answer": words});
        let Some((status, done)) = person.call("POST", &format!("/api/tables/{table}/answers"), Some(body))
        else {
            return;
        };
        assert_eq!(status, 200, "{done}");
        given.push(Acknowledged {
            table: table.clone(),
            seat: seat["seat"].as_str().unwrap().to_owned(),
            number: state["number"].as_u64().unwrap() as usize,
            revision: done["revision"].as_u64().unwrap(),
            words: words.to_owned(),
        });
    }
}

/// Kills a server many times and looks for everything that it had acknowledged.
fn nothing_is_lost(what: &str, data: &Path, more: &[&str], rounds: usize, seed: u64) {
    const THREADS: u64 = 4;
    let mut rng = StdRng::seed_from_u64(seed);
    let mut serving = Serving::start(data, more);
    let mut people: Vec<Person> =
        (0..THREADS).map(|n| Person::guest(&serving.url, &format!("Player {n}"))).collect();
    let mut tables: Vec<String> = people.iter_mut().map(|person| person.open(json!(["me", "me"]))).collect();
    let mut given: Vec<Vec<Acknowledged>> = (0..THREADS).map(|_| Vec::new()).collect();
    let (mut kills, mut checked) = (0, 0);
    for round in 0..rounds {
        let stop = AtomicBool::new(false);
        let wait = Duration::from_millis(rng.random_range(30..400));
        std::thread::scope(|scope| {
            for (n, ((person, table), given)) in
                people.iter_mut().zip(&mut tables).zip(&mut given).enumerate()
            {
                let mut rng = StdRng::seed_from_u64(seed + 1_000 * round as u64 + n as u64);
                let stop = &stop;
                scope.spawn(move || play(person, table, &mut rng, given, stop));
            }
            std::thread::sleep(wait);
            serving.child.kill().unwrap();
            serving.child.wait().unwrap();
            stop.store(true, Ordering::Relaxed);
        });
        kills += 1;
        serving = Serving::start(data, more);
        for (person, given) in people.iter_mut().zip(&given) {
            person.url = serving.url.clone();
            let mut journals = BTreeMap::new();
            for answer in given {
                let (journal, revision) = journals.entry(answer.table.as_str()).or_insert_with(|| {
                    let revision = person.get(&format!("/api/tables/{}/state", answer.table))["revision"]
                        .as_u64()
                        .unwrap();
                    (person.journal(&answer.table), revision)
                });
                let expected = Some(&(answer.seat.clone(), answer.words.clone()));
                assert_eq!(
                    journal.get(answer.number),
                    expected,
                    "lost in round {round}: answer {}",
                    answer.number
                );
                assert!(*revision >= answer.revision, "revision {revision} after {}", answer.revision);
                checked += 1;
            }
        }
    }
    let answers: usize = given.iter().map(Vec::len).sum();
    assert!(answers > 10 * rounds, "{answers} answers in {rounds} rounds");
    println!("{what}: {kills} kills, {answers} acknowledged answers, looked up {checked} times, lost 0");
}

#[test]
fn every_acknowledged_answer_is_there_after_sigkill() {
    nothing_is_lost("SQLite", &folder("kill-sqlite"), &[], 14, 1);
}

#[test]
fn every_acknowledged_answer_is_there_after_sigkill_on_postgresql() {
    let Some(postgres) = ThrowAway::start() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = runtime.block_on(postgres.database()).unwrap();
    nothing_is_lost("PostgreSQL", &folder("kill-postgres"), &["--database", &url], 12, 2);
}

/// Two servers on one database: one of them thinks for a computer player and is killed in the middle.
#[test]
fn a_computer_goes_on_when_the_server_that_drove_it_is_killed() {
    let Some(postgres) = ThrowAway::start() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = runtime.block_on(postgres.database()).unwrap();
    let data = folder("kill-one-of-two");
    let slow = Serving::start(&data, &["--database", &url, "--computer-pause", "60000"]);
    let other = Serving::start(&data, &["--database", &url, "--computer-pause", "0"]);
    let mut ann = Person::guest(&slow.url, "Ann");
    let table = ann.open(json!(["me", {"computer": "random"}]));
    let mut there = ann.at(&other.url);
    let path = format!("/api/tables/{table}");
    assert_eq!(there.get(&path)["status"], "playing");
    // Ann answers at the slow server until only the computer is asked, and has been for a while: the other server may have
    // thought for it when it first saw the table.
    let mut waiting = None;
    let mut number = loop {
        let state = ann.get(&format!("{path}/state"));
        let seat = &state["seats"][0];
        if seat["asked"] == false {
            if waiting == state["number"].as_u64() {
                break state["number"].as_u64().unwrap();
            }
            waiting = state["number"].as_u64();
            std::thread::sleep(Duration::from_millis(700));
            continue;
        }
        let body =
            json!({"seat": seat["seat"], "number": state["number"], "answer": seat["answers"][0]["words"]});
        ann.post(&format!("{path}/answers"), body);
    };
    slow.kill();
    let began = Instant::now();
    while number >= there.get(&path)["number"].as_u64().unwrap() {
        assert!(began.elapsed() < Duration::from_secs(40), "the computer never answered");
        std::thread::sleep(Duration::from_millis(200));
    }
    // And the computer goes on from there.
    let mut rng = StdRng::seed_from_u64(3);
    for _ in 0..20 {
        let state = there.get(&format!("{path}/state"));
        let seat = &state["seats"][0];
        number = state["number"].as_u64().unwrap();
        let Some(answers) = seat["answers"].as_array().filter(|answers| !answers.is_empty()) else {
            std::thread::sleep(Duration::from_millis(50));
            continue;
        };
        let words: &Value = &answers[rng.random_range(0..answers.len())]["words"];
        there.post(
            &format!("{path}/answers"),
            json!({"seat": seat["seat"], "number": number, "answer": words}),
        );
    }
    println!("the other server took over after {:?}; {number} answers", began.elapsed());
}
