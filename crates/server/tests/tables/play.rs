//! People at tables, in few words.

use crate::common::{Client, Reply};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderName;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, HandshakeError, Message, WebSocket};

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A new Duel.
pub fn duel(places: Value) -> Value {
    json!({"game": "ring-cards", "scenario": "duel", "private": false, "places": places})
}

/// Opens a table and gives its id.
pub fn open(client: &mut Client, table: Value) -> String {
    client.post("/api/tables", table).ok()["id"].as_str().unwrap().to_owned()
}

/// Sits down at the first free place.
pub fn join(client: &mut Client, table: &str) -> Value {
    client.post(&format!("/api/tables/{table}/join"), json!({})).ok()
}

/// A Duel of two people; the first one has Gandalf's seat.
pub fn duel_of(one: &mut Client, two: &mut Client) -> String {
    let table = open(one, duel(json!(["me", "open"])));
    assert_eq!(join(two, &table)["status"], "playing");
    table
}

pub fn table(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).ok()
}

pub fn state(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/state")).ok()
}

/// The id of this client's person.
pub fn me(client: &mut Client) -> String {
    client.get("/api/me").ok()["id"].as_str().unwrap().to_owned()
}

/// A question that waits for an answer.
#[derive(Clone, Debug)]
pub struct Asked {
    pub seat: String,
    pub number: u64,
    pub era: u64,
    pub kind: String,
    pub legal: Vec<String>,
}

/// What this state asks of its reader, if anything.
pub fn asked(state: &Value) -> Option<Asked> {
    let seat = state["seats"].as_array().unwrap().iter().find(|seat| seat["asked"] == true)?;
    let answers = seat["answers"].as_array().unwrap().iter();
    Some(Asked {
        seat: seat["seat"].as_str().unwrap().to_owned(),
        number: state["number"].as_u64().unwrap(),
        era: state["era"].as_u64().unwrap(),
        kind: state["question"]["kind"].as_str().unwrap().to_owned(),
        legal: answers.map(|answer| answer["words"].as_str().unwrap().to_owned()).collect(),
    })
}

/// Answers a question.
pub fn answer(client: &mut Client, table: &str, asked: &Asked, words: &str) -> Reply {
    let body = json!({"seat": asked.seat, "number": asked.number, "era": asked.era, "answer": words});
    client.post(&format!("/api/tables/{table}/answers"), body)
}

pub fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// One of these, at random.
pub fn any<'a, T>(rng: &mut StdRng, from: &'a [T]) -> &'a T {
    &from[rng.random_range(0..from.len())]
}

/// Whoever is asked gives a random answer. Says who it was and what, or nothing when the game is over.
pub fn step(clients: &mut [&mut Client], table: &str, rng: &mut StdRng) -> Option<(usize, Asked, String)> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        for (n, client) in clients.iter_mut().enumerate() {
            let state = state(client, table);
            if state["question"].is_null() {
                return None;
            }
            if let Some(question) = asked(&state) {
                let words = any(rng, &question.legal).clone();
                answer(client, table, &question, &words).ok();
                return Some((n, question, words));
            }
        }
        // A computer is asked.
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("nobody was asked in time");
}

/// Plays to the end and says how many answers people gave.
pub fn play_out(clients: &mut [&mut Client], table: &str, rng: &mut StdRng) -> u32 {
    let mut answers = 0;
    while step(clients, table, rng).is_some() {
        answers += 1;
        assert!(answers < 5_000, "the game does not end");
    }
    assert_eq!(self::table(clients[0], table)["status"], "finished");
    answers
}

/// Waits until something is found.
#[track_caller]
pub fn eventually<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(began.elapsed() < PATIENCE, "it never came: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A table's socket. With `views=changes` it makes states of what it is told, as a page does.
pub struct Socket {
    socket: WebSocket<TcpStream>,
    requests: u64,
    /// The texts of all messages that came; in place of changes, the states they lead to.
    pub heard: Vec<String>,
    /// The last state, without the log.
    last: Value,
    /// The messages with changes, and the states they led to.
    pub changes: Vec<(Value, Value)>,
    /// How the server closed it.
    pub closed: Option<CloseFrame>,
}

impl Socket {
    /// Opens a socket; the status if that is refused.
    pub fn try_open(client: &Client, table: &str, query: &str) -> Result<Socket, u16> {
        let address = client.base.strip_prefix("http://").unwrap();
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        let url = format!("ws://{address}/api/tables/{table}/live{query}");
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &client.cookie {
            request.headers_mut().insert("cookie", format!("longtable={cookie}").parse().unwrap());
        }
        for (name, value) in &client.headers {
            let name: HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket {
                socket,
                requests: 0,
                heard: Vec::new(),
                last: Value::Null,
                changes: Vec::new(),
                closed: None,
            }),
            Err(HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    #[track_caller]
    pub fn open(client: &Client, table: &str, query: &str) -> Socket {
        Socket::try_open(client, table, query).unwrap_or_else(|status| panic!("refused with {status}"))
    }

    /// The next message; none when the socket is closed, or when nothing comes within this time.
    pub fn read_for(&mut self, time: Duration) -> Option<Value> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
            self.socket.get_ref().set_read_timeout(Some(left)).unwrap();
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    let value = self.take(told);
                    let text =
                        if value["is"] == "state" { value.to_string() } else { text.as_str().to_owned() };
                    self.heard.push(text);
                    return Some(value);
                }
                Ok(Message::Close(frame)) => self.closed = frame,
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(
                        error.kind(),
                        std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                    ) =>
                {
                    if Instant::now() >= until {
                        return None;
                    }
                }
                Err(_) => return None,
            }
        }
    }

    /// Makes a state out of changes, and checks it.
    fn take(&mut self, mut told: Value) -> Value {
        if told["is"] == "state" {
            self.last = told.clone();
            let last = self.last.as_object_mut().unwrap();
            last.retain(|name, _| !["is", "log", "log_after"].contains(&name.as_str()));
            return told;
        }
        if told["is"] != "changes" {
            return told;
        }
        assert_eq!(told["from"], self.last["revision"], "{told}");
        session::changes::make(&mut self.last, told["changes"].clone()).unwrap();
        if let Some(check) = told["check"].as_u64() {
            assert_eq!(check, u64::from(session::check_of(&self.last.to_string())), "{told}");
        }
        self.changes.push((told["changes"].clone(), self.last.clone()));
        let mut state = self.last.clone();
        state["is"] = json!("state");
        for name in ["log_after", "log"] {
            state[name] = told[name].take();
        }
        state
    }

    /// The next message.
    #[track_caller]
    pub fn read(&mut self) -> Value {
        self.read_for(PATIENCE).expect("nothing came")
    }

    /// The next message of a kind.
    #[track_caller]
    pub fn read_a(&mut self, kind: &str) -> Value {
        loop {
            let message = self.read();
            if message["is"] == kind {
                return message;
            }
        }
    }

    /// The next state with at least this many answers.
    #[track_caller]
    pub fn state_at(&mut self, number: u64) -> Value {
        loop {
            let message = self.read_a("state");
            if message["number"].as_u64().unwrap() >= number {
                return message;
            }
        }
    }

    /// Everything that comes until it has been quiet for this long.
    pub fn rest(&mut self, quiet: Duration) -> Vec<Value> {
        std::iter::from_fn(|| self.read_for(quiet)).collect()
    }

    pub fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    /// Sends a request without waiting; gives its number.
    pub fn send(&mut self, mut request: Value) -> u64 {
        self.requests += 1;
        request["id"] = self.requests.into();
        self.send_text(&request.to_string());
        self.requests
    }

    /// Sends a request and gives the reply to it.
    #[track_caller]
    pub fn ask(&mut self, request: Value) -> Value {
        let id = self.send(request);
        loop {
            let message = self.read();
            if message["re"] == id {
                return message;
            }
        }
    }

    /// Answers a question and gives the reply.
    #[track_caller]
    pub fn answer(&mut self, asked: &Asked, words: &str) -> Value {
        let Asked { seat, number, era, .. } = asked;
        self.ask(json!({"do": "answer", "seat": seat, "number": number, "era": era, "answer": words}))
    }

    /// Sends bytes that may be no message at all.
    pub fn send_raw(&mut self, message: Message) -> bool {
        self.socket.send(message).is_ok()
    }
}
