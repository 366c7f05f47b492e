//! Computer players, and engines that panic.

use crate::common::{Client, Server};
use crate::faulty::{AFTER, BLINDS, BREAKS, Faulty, PANICS};
use crate::play::{
    PATIENCE, Socket, answer, any, asked, duel, eventually, join, open, play_out, rng, state, step, table,
};
use registry::Entry;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn quick() -> Server {
    Server::with(|config| config.computer_pause = Duration::ZERO)
}

#[test]
fn a_guest_plays_whole_games_against_computers() {
    let server = quick();
    let mut ann = server.guest("Ann");
    for (seed, places) in
        [json!(["me", {"computer": "random"}]), json!([{"computer": "easy"}, "me"])].into_iter().enumerate()
    {
        let id = open(&mut ann, duel(places));
        let answers = play_out(&mut [&mut ann], &id, &mut rng(seed as u64));
        assert!(answers > 20, "{answers}");
        let journal = ann.get(&format!("/api/tables/{id}/journal"));
        let whole = registry::read_journal_of_any(journal.text()).unwrap();
        let by_seat =
            [0, 1].map(|seat| whole.answers_from(0).iter().filter(|(by, _, _)| by.0 == seat).count());
        assert!(by_seat.iter().all(|n| *n > 20), "{by_seat:?}");
    }
}

#[test]
fn computers_play_by_themselves_and_people_do_not_wait_for_them() {
    let server = quick();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let random = json!([{"computer": "random"}, {"computer": "random"}]);
    for id in [0; 3].map(|_| open(&mut ann, duel(random.clone()))) {
        eventually("two computers at the end of their game", || {
            (table(&mut bob, &id)["status"] == "finished").then_some(())
        });
    }
    // These think for a long time, and there are more of them than threads.
    let hard = json!([{"computer": "hard"}, {"computer": "hard"}]);
    let slow: Vec<String> = (0..4).map(|_| open(&mut ann, duel(hard.clone()))).collect();
    let id = crate::play::duel_of(&mut ann, &mut bob);
    let mut rng = rng(71);
    let mut took = Vec::new();
    for _ in 0..60 {
        for client in [&mut ann, &mut bob] {
            let Some(question) = asked(&state(client, &id)) else { continue };
            let words = any(&mut rng, &question.legal).clone();
            let began = Instant::now();
            answer(client, &id, &question, &words).ok();
            took.push(began.elapsed());
        }
    }
    took.sort();
    let (middle, worst) = (took[took.len() / 2], took[took.len() - 1]);
    assert!(middle < Duration::from_millis(150) && worst < Duration::from_secs(2), "{middle:?}, {worst:?}");
    assert!(slow.iter().all(|id| table(&mut ann, id)["status"] == "playing"), "they are not that fast");
}

#[test]
fn a_weak_computer_does_not_wait_for_somebodys_twenty_strong_tables() {
    let server = Server::with(|config| {
        config.computer_pause = Duration::ZERO;
        config.computer_threads = 1;
    });
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let hard = json!([{"computer": "hard"}, {"computer": "hard"}]);
    for _ in 0..20 {
        open(&mut ann, duel(hard.clone()));
    }
    let id = open(&mut bob, duel(json!(["me", {"computer": "easy"}])));
    let mut thoughts = || {
        let mine = ann.get("/api/tables/mine").ok();
        mine.as_array().unwrap().iter().map(|table| table["number"].as_u64().unwrap()).sum::<u64>()
    };
    let mut rng = rng(74);
    let (mut between, mut waits) = (Vec::new(), Vec::new());
    while between.len() < 9 {
        let seen = state(&mut bob, &id);
        if let Some(question) = asked(&seen) {
            let words = any(&mut rng, &question.legal).clone();
            answer(&mut bob, &id, &question, &words).ok();
            continue;
        }
        let (before, began, number) = (thoughts(), Instant::now(), &seen["number"]);
        eventually("the weak computer's answer", || {
            (state(&mut bob, &id)["number"] != *number).then_some(())
        });
        waits.push(began.elapsed());
        between.push(thoughts() - before);
    }
    between.sort();
    waits.sort();
    println!("waits for the weak computer: half within {:?}, all within {:?}", waits[4], waits[8]);
    // One after the other, it would be twenty or more.
    assert!(between[4] <= 5, "strong thoughts while the weak one waited: {between:?}");
}

#[test]
fn who_takes_a_computers_place_is_not_answered_for() {
    let server = Server::with(|config| config.computer_pause = Duration::from_millis(700));
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = open(&mut ann, duel(json!(["me", {"computer": "random"}])));
    let mut rng = rng(72);
    // Until it is the computer's turn alone.
    while let Some(question) = asked(&state(&mut ann, &id)) {
        let words = any(&mut rng, &question.legal).clone();
        answer(&mut ann, &id, &question, &words).ok();
    }
    ann.call("PUT", &format!("/api/tables/{id}/places/1"), Some(json!("open"))).ok();
    join(&mut bob, &id);
    let question = asked(&state(&mut bob, &id)).expect("it is his question now");
    std::thread::sleep(Duration::from_millis(1_200));
    assert_eq!(state(&mut bob, &id)["number"], question.number, "the computer's late thought does not count");
    step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
}

#[test]
fn computers_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let start = || {
        Server::with(|config| {
            config.data = folder.path().to_owned();
            config.computer_pause = Duration::from_millis(20);
        })
    };
    let server = start();
    let mut ann = server.guest("Ann");
    let id = open(&mut ann, duel(json!([{"computer": "random"}, {"computer": "random"}])));
    eventually("a few answers", || (table(&mut ann, &id)["number"].as_u64()? > 30).then_some(()));
    drop(server);
    let server = start();
    let app = server.app();
    // Nobody looks at the table: it goes on all the same.
    eventually("answers that nobody asked for", || {
        let row = server.block_on(app.store.table(&id)).unwrap().unwrap();
        let entries = server.block_on(app.store.entries(row.key, 0)).unwrap();
        (entries.len() > 50 || row.status == "finished").then_some(())
    });
}

static GAME: Faulty = Faulty::new();
static FAULTY: [&dyn Entry; 1] = [&GAME];

/// Plays until the table stops, and gives the refusal.
fn until_it_stops(people: &mut [&mut Client], id: &str) -> Value {
    let mut rng = rng(73);
    for _ in 0..500 {
        let who = people.iter_mut().position(|client| {
            let seen = client.get(&format!("/api/tables/{id}/state"));
            seen.status == 200 && asked(&seen.json()).is_some()
        });
        let Some(who) = who else {
            let seen = people[0].get(&format!("/api/tables/{id}/state"));
            assert_eq!(seen.status, 409, "{}", seen.text());
            return seen.json();
        };
        let question = asked(&state(people[who], id)).unwrap();
        let words = any(&mut rng, &question.legal).clone();
        let reply = answer(people[who], id, &question, &words);
        if reply.status != 200 {
            assert_eq!(reply.status, 409, "{}", reply.text());
            return reply.json();
        }
    }
    panic!("nothing went wrong");
}

#[test]
fn an_engine_that_falls_over_stops_its_table_only() {
    let folder = tempfile::tempdir().unwrap();
    let start = || Server::with_games(|config| config.data = folder.path().to_owned(), &FAULTY);
    let server = start();
    let mut people = ["Ann", "Bob", "Cat", "Dan"].map(|name| server.guest(name));
    let healthy = {
        let [ann, bob, ..] = &mut people;
        crate::play::duel_of(ann, bob)
    };
    let mut stopped = Vec::new();
    for scenario in [PANICS, BREAKS, BLINDS] {
        let n = if scenario == PANICS {
            3
        } else if scenario == BREAKS {
            2
        } else {
            4
        };
        let [ann, others @ ..] = &mut people;
        let mut places = vec!["open"; n];
        places[0] = "me";
        let id = open(ann, json!({"game": "ring-cards", "scenario": scenario, "places": places}));
        others[..n - 1].iter_mut().for_each(|other| drop(join(other, &id)));
        let mut socket = Socket::open(ann, &id, "");
        let problem = {
            let mut sitting: Vec<&mut Client> = people[..n].iter_mut().collect();
            until_it_stops(&mut sitting, &id)
        };
        assert_eq!(problem["kind"], "stopped", "{scenario}: {problem}");
        let [ann, bob, ..] = &mut people;
        // Those who listen hear of it.
        let until = Instant::now() + PATIENCE;
        while socket.read_a("table")["table"]["status"] != "stopped" {
            assert!(Instant::now() < until);
        }
        let info = table(ann, &id);
        assert_eq!((&info["status"], &info["your_turn"]), (&json!("stopped"), &json!(false)));
        for (path, body) in [
            ("answers", json!({"seat": "gandalf", "number": 1, "answer": "pass"})),
            ("step-back", json!({"seat": "gandalf"})),
            ("resign", json!({})),
        ] {
            ann.post(&format!("/api/tables/{id}/{path}"), body).problem(409, "stopped");
        }
        ann.get(&format!("/api/tables/{id}/state")).problem(409, "stopped");
        server.client().get(&format!("/api/tables/{id}/journal")).problem(403, "not-yours");
        assert_eq!(Socket::open(bob, &id, "").read_a("table")["table"]["status"], "stopped");
        // The journal is whole up to there, and the operator can read it.
        let app = server.app();
        let row = server.block_on(app.store.table(&id)).unwrap().unwrap();
        let entries = server.block_on(app.store.entries(row.key, 0)).unwrap();
        let kept = entries.len();
        let room = session::Room::load(registry::find("ring-cards").unwrap(), &row.setup, entries).unwrap();
        assert!(room.number() >= AFTER, "{}", room.number());
        let problems = server.block_on(app.store.problems(10)).unwrap();
        assert_eq!(problems[0].table_id.as_deref(), Some(id.as_str()));
        assert!(problems[0].body.contains("stopped"), "{}", problems[0].body);
        bob.post(&format!("/api/tables/{id}/problems"), json!({"text": "It stopped."})).ok();
        let report = server.block_on(app.store.problems(1)).unwrap().remove(0);
        let report: Value = serde_json::from_str(&report.body).unwrap();
        assert_eq!(report["entries"].as_array().unwrap().len(), kept, "the report has what there is");
        // Others play on, at the same server.
        for _ in 0..5 {
            step(&mut [&mut *ann, &mut *bob], &healthy, &mut rng(74)).unwrap();
        }
        assert_eq!(ann.get("/healthz").status, 200);
        stopped.push(id);
    }
    drop(server);
    let server = start();
    let [mut ann, mut bob, ..] = people.map(|client| client.at(&server));
    for id in &stopped {
        assert_eq!(table(&mut ann, id)["status"], "stopped");
        ann.get(&format!("/api/tables/{id}/state")).problem(409, "stopped");
    }
    play_out(&mut [&mut ann, &mut bob], &healthy, &mut rng(75));
    let list = ann.get("/api/tables/mine").ok();
    assert_eq!(list.as_array().unwrap().len(), 4);
}
