//! The program as a server, in a process of its own, and people who talk to it.

// Each test program that includes this file uses another part of it.
#![allow(dead_code)]

use crate::common::PROGRAM;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use ureq::Agent;
use ureq::http::Request;

/// A running server. It is killed when this is dropped.
pub struct Serving {
    pub child: Child,
    /// Where it is, such as `http://127.0.0.1:7171`.
    pub url: String,
    /// Kept open, so that the server always has a reader.
    _out: BufReader<ChildStdout>,
}

impl Serving {
    /// Starts `longtable serve` on a free port with a data folder, and waits until it says where it is.
    pub fn start(data: &Path, more: &[&str]) -> Serving {
        let data = data.to_str().unwrap();
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--data", data];
        args.extend(more);
        Serving::run(Command::new(PROGRAM).args(args))
    }

    /// Starts it with this command.
    pub fn run(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Longtable is at ").unwrap_or_else(|| panic!("it says {line:?}"));
        let url = url.trim_end_matches('/').to_owned();
        Serving { child, url, _out: out }
    }

    /// Kills it with SIGKILL.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Tells it to stop, and gives the exit code.
    pub fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a server. Errors of the connection are returned: servers here are killed.
#[derive(Clone)]
pub struct Person {
    agent: Agent,
    pub url: String,
    pub cookie: String,
    /// What a program comes in with, instead of a cookie.
    token: Option<String>,
}

impl Person {
    /// Somebody without a session.
    fn new(url: &str, token: Option<&str>) -> Person {
        let config =
            Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(20)));
        let agent = Agent::new_with_config(config.build());
        let token = token.map(str::to_owned);
        Person { agent, url: url.to_owned(), cookie: String::new(), token }
    }

    /// Somebody who watches without a name.
    pub fn nobody(url: &str) -> Person {
        Person::new(url, None)
    }

    /// Somebody who has a token.
    pub fn with_token(url: &str, token: &str) -> Person {
        Person::new(url, Some(token))
    }

    pub fn guest(url: &str, name: &str) -> Person {
        let mut person = Person::new(url, None);
        let (status, _) = person.call("POST", "/api/guest", Some(json!({"name": name}))).unwrap();
        assert_eq!(status, 200);
        person
    }

    /// The same person at another server.
    pub fn at(&self, url: &str) -> Person {
        Person { url: url.to_owned(), ..self.clone() }
    }

    /// Sends a request: the status and the JSON of the reply, or none if the server went away.
    pub fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> Option<(u16, Value)> {
        self.send(method, path, body.map(|body| ("application/json", body.to_string())))
    }

    fn send(&mut self, method: &str, path: &str, body: Option<(&str, String)>) -> Option<(u16, Value)> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        request = match &self.token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request.header("cookie", &self.cookie),
        };
        let response = match body {
            Some((kind, body)) => self.agent.run(request.header("content-type", kind).body(body).unwrap()),
            None => self.agent.run(request.body(()).unwrap()),
        };
        let mut response = response.ok()?;
        if let Some(set) = response.headers().get("set-cookie") {
            self.cookie = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let text = response.body_mut().with_config().limit(50_000_000).read_to_string().ok()?;
        Some((response.status().as_u16(), serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    #[track_caller]
    pub fn get(&mut self, path: &str) -> Value {
        let (status, value) = self.call("GET", path, None).unwrap();
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    #[track_caller]
    pub fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, value) = self.call("POST", path, Some(body)).unwrap();
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// Sends a plain text.
    #[track_caller]
    pub fn post_text(&mut self, path: &str, text: &str) -> Value {
        let (status, value) = self.send("POST", path, Some(("text/plain", text.to_owned()))).unwrap();
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// Opens a table and gives its id.
    pub fn open(&mut self, places: Value) -> String {
        let new = json!({"game": "ring-cards", "scenario": "duel", "private": false, "places": places});
        self.post("/api/tables", new)["id"].as_str().unwrap().to_owned()
    }

    /// The journal of a table where this person holds every seat, or that is finished: seat and words of each answer.
    pub fn journal(&mut self, table: &str) -> Vec<(String, String)> {
        let text = self.get(&format!("/api/tables/{table}/journal"));
        let journal = registry::read_journal_of_any(text.as_str().unwrap()).unwrap();
        let seats = journal.seats();
        let by = |seat: kernel::Seat| seats.get(seat.index()).copied().unwrap_or("chance").to_owned();
        journal.answers_from(0).into_iter().map(|(seat, _, words)| (by(seat), words)).collect()
    }
}
