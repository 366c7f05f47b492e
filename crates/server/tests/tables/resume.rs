//! Sockets that break: nothing is lost and nothing is doubled.

use crate::common::Server;
use crate::play::{Asked, Socket, any, asked, duel_of, rng, step};
use kernel::{Seat, SeatSet};
use rand::RngExt;
use serde_json::{Value, json};
use std::time::Duration;

/// The log as a client keeps it.
#[derive(Default)]
struct Log {
    lines: Vec<Value>,
    number: u64,
    era: Option<u64>,
    /// How many lines came more than once within an era.
    doubled: usize,
}

impl Log {
    fn take(&mut self, state: &Value) {
        let new = state["log"].as_array().unwrap();
        let era = state["era"].as_u64();
        match state["log_after"].as_u64() {
            None => {
                if era == self.era {
                    self.doubled += self.lines.len();
                }
                self.lines = new.clone();
            }
            Some(after) => {
                assert!(after <= self.number, "entries between {} and {after} were skipped", self.number);
                let known = self.lines.len();
                self.lines.retain(|line| line["number"].as_u64().unwrap() <= after);
                if era == self.era {
                    self.doubled += known - self.lines.len();
                }
                assert!(new.iter().all(|line| line["number"].as_u64().unwrap() > after));
                self.lines.extend(new.iter().cloned());
            }
        }
        self.era = era;
        self.number = state["number"].as_u64().unwrap();
    }

    /// Where to go on. Some are told of changes, some everything every time.
    fn query(&self, n: usize) -> String {
        let views = ["changes", "whole"][n % 2];
        match self.era {
            Some(era) => format!("?after={}&era={era}&views={views}", self.number),
            None => format!("?views={views}"),
        }
    }
}

#[test]
fn a_socket_that_is_cut_goes_on_where_it_was() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(50);
    let mut logs: [Log; 3] = Default::default();
    let clients = [ann.clone(), bob.clone(), server.client()];
    let mut sockets: [Option<Socket>; 3] = Default::default();
    let (mut cuts, mut answers) = (0, 0);
    loop {
        for (n, client) in clients.iter().enumerate() {
            match &mut sockets[n] {
                // Some are away for a while.
                None if rng.random_range(0..3) > 0 => {
                    sockets[n] = Some(Socket::open(client, &id, &logs[n].query(n)));
                }
                Some(_) if rng.random_range(0..4) == 0 => {
                    sockets[n] = None;
                    cuts += 1;
                }
                _ => {}
            }
        }
        let done = step(&mut [&mut ann, &mut bob], &id, &mut rng).is_none();
        answers += 1;
        for (socket, log) in sockets.iter_mut().zip(&mut logs) {
            let Some(socket) = socket else { continue };
            // Read for a moment only, so that a cut may come before everything was read.
            let time = Duration::from_millis(rng.random_range(0..4));
            while let Some(message) = socket.read_for(time) {
                if message["is"] == "state" {
                    log.take(&message);
                }
            }
        }
        if done {
            break;
        }
    }
    assert!(cuts > 30 && answers > 50, "{cuts} cuts, {answers} answers");
    let whole = registry::read_journal_of_any(ann.get(&format!("/api/tables/{id}/journal")).text()).unwrap();
    let english = registry::find("ring-cards").unwrap().texts().english();
    let seats = [SeatSet::only(Seat(0)), SeatSet::only(Seat(1)), SeatSet::NONE];
    for (n, client) in clients.iter().enumerate() {
        let mut socket = Socket::open(client, &id, &logs[n].query(n));
        logs[n].take(&socket.read_a("state"));
        let expected: Vec<Value> =
            serde_json::from_str(whole.log_raw(seats[n], None, Some(&english)).get()).unwrap();
        assert_eq!(logs[n].lines, expected);
        assert_eq!(logs[n].doubled, 0);
    }
}

#[test]
fn step_backs_while_away() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let id = crate::play::open(&mut ann, crate::play::duel(json!(["me", "me"])));
    let mut rng = rng(51);
    let mut log = Log::default();
    let watcher = server.client();
    for n in 0..25 {
        let mut socket = Socket::open(&watcher, &id, &log.query(n));
        log.take(&socket.read_a("state"));
        drop(socket);
        for _ in 0..rng.random_range(1..6) {
            let Some((_, question, _)) = step(&mut [&mut ann], &id, &mut rng) else { return };
            if rng.random_range(0..3) == 0 {
                ann.post(&format!("/api/tables/{id}/step-back"), json!({"seat": question.seat})).ok();
            }
        }
    }
    let mut socket = Socket::open(&watcher, &id, &log.query(0));
    log.take(&socket.read_a("state"));
    assert!(log.era.unwrap() > 5);
    let whole = registry::read_journal_of_any(ann.get(&format!("/api/tables/{id}/journal")).text()).unwrap();
    let english = registry::find("ring-cards").unwrap().texts().english();
    let expected: Vec<Value> =
        serde_json::from_str(whole.log_raw(SeatSet::NONE, None, Some(&english)).get()).unwrap();
    assert_eq!(log.lines, expected);
}

#[test]
fn answers_that_are_sent_again_after_a_cut_count_once() {
    let server = Server::start();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann.clone(), &mut bob.clone());
    let clients = [ann.clone(), bob.clone()];
    let mut rng = rng(52);
    let mut given: Vec<(Asked, String)> = Vec::new();
    let mut over = false;
    while !over {
        over = true;
        for client in &clients {
            let mut socket = Socket::open(client, &id, "");
            let Some(question) = asked(&socket.read_a("state")) else { continue };
            over = false;
            let words = any(&mut rng, &question.legal).clone();
            let Asked { seat, number, era, .. } = &question;
            let request =
                json!({"do": "answer", "seat": seat, "number": number, "era": era, "answer": words});
            socket.send(request.clone());
            // Cut before the reply can be read; nobody knows whether the answer arrived.
            drop(socket);
            let mut again = Socket::open(client, &id, "");
            for _ in 0..rng.random_range(1..3) {
                assert_eq!(again.ask(request.clone())["is"], "done", "{request}");
            }
            given.push((question, words));
        }
    }
    let whole =
        registry::read_journal_of_any(clients[0].clone().get(&format!("/api/tables/{id}/journal")).text())
            .unwrap();
    let stored: Vec<(Seat, String)> = whole
        .answers_from(0)
        .into_iter()
        .filter(|(by, _, _)| !by.is_chance())
        .map(|(by, _, words)| (by, words))
        .collect();
    let ids = whole.seats();
    let expected: Vec<(Seat, String)> = given
        .into_iter()
        .map(|(question, words)| {
            let seat = ids.iter().position(|id| *id == question.seat).unwrap();
            (Seat(seat as u8), words)
        })
        .collect();
    assert!(expected.len() > 50);
    assert_eq!(stored, expected);
}
