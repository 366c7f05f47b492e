//! People who play while everything around them fails, and write down what they were told.

use super::server::Person;
use futures_util::{SinkExt, StreamExt};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long somebody waits before trying something else.
const PATIENCE: Duration = Duration::from_millis(2500);

/// An answer on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Given {
    pub seat: String,
    pub number: u32,
    pub era: u32,
    pub words: String,
}

/// Something that a server said it has.
#[derive(Clone, Debug)]
pub enum Acknowledged {
    Answer {
        given: Given,
        revision: u32,
    },
    /// A step back, or the wish for one.
    Back {
        revision: u32,
    },
    Chat(String),
}

/// A state that somebody was shown: from which seats, how much of the log, and what it was.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    pub revision: u32,
    pub seats: Vec<String>,
    pub log_after: Option<u32>,
    pub hash: u64,
}

/// What people at a table were told.
#[derive(Default)]
pub struct Told {
    pub acknowledged: Vec<Acknowledged>,
    pub sent: Vec<Given>,
    pub shown: HashMap<Shown, u32>,
}

/// What everybody was told.
#[derive(Default)]
pub struct Book {
    pub tables: BTreeMap<String, Told>,
    /// Why things were not done, and how many times.
    pub refused: BTreeMap<String, u32>,
    /// Decks that a server said it keeps: id and list.
    pub decks: Vec<(String, String)>,
}

/// The servers, the people and what they were told.
pub struct World {
    /// Where the servers are now.
    pub urls: Vec<Mutex<String>>,
    pub book: Mutex<Book>,
    pub stop: AtomicBool,
    /// A deck list that people keep beside their games.
    pub deck: String,
    /// How many answers were acknowledged.
    pub answers: AtomicU64,
}

impl World {
    pub fn url(&self, server: usize) -> String {
        self.urls[server].lock().unwrap().clone()
    }

    pub fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn acknowledge(&self, table: &str, what: Acknowledged) {
        if matches!(what, Acknowledged::Answer { .. }) {
            self.answers.fetch_add(1, Ordering::Relaxed);
        }
        self.book().tables.entry(table.to_owned()).or_default().acknowledged.push(what);
    }

    fn refuse(&self, problem: &Value) {
        let kind = problem["kind"].as_str().unwrap_or("nothing readable").to_owned();
        *self.book().refused.entry(kind).or_default() += 1;
    }

    pub fn show(&self, table: &str, state: &Value) {
        let seats = state["seats"].as_array().unwrap().iter();
        let shown = Shown {
            revision: state["revision"].as_u64().unwrap() as u32,
            seats: seats.filter_map(|seat| seat["seat"].as_str().map(str::to_owned)).collect(),
            log_after: state["log_after"].as_u64().map(|after| after as u32),
            hash: hash_of(state),
        };
        let mut book = self.book();
        *book.tables.entry(table.to_owned()).or_default().shown.entry(shown).or_default() += 1;
    }
}

/// The hash of a state without the tag that says that it is one, whatever the order of its members: a socket and a
/// request put the log in different places.
pub fn hash_of(state: &Value) -> u64 {
    let mut state = state.clone();
    state.as_object_mut().unwrap().shift_remove("is");
    state.sort_all_objects();
    let mut hasher = DefaultHasher::new();
    state.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Two people at a table, at two servers if there are two.
pub struct Pair {
    pub people: [Person; 2],
    pub world: Arc<World>,
    pub seed: u64,
}

impl Pair {
    /// Plays one table after the other until it is over.
    pub fn play(mut self) {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().unwrap();
        let mut games = 0;
        while !self.world.is_over() {
            let Some(table) = self.open(&mut rng) else { continue };
            games += 1;
            let over = Arc::new(AtomicBool::new(false));
            std::thread::scope(|scope| {
                let watcher = Watcher {
                    world: &self.world,
                    person: self.people[0].clone(),
                    table: &table,
                    over: &over,
                };
                let seed = rng.random();
                scope.spawn(move || watcher.watch(seed));
                let players = [0, 1].map(|place| Player {
                    world: self.world.clone(),
                    cookie: self.people[place].cookie.clone(),
                    server: place % self.world.urls.len(),
                    table: table.clone(),
                    over: over.clone(),
                    rng: StdRng::seed_from_u64(rng.random()),
                    name: format!("{}-{games}-{place}", self.seed),
                    lines: 0,
                });
                let [a, b] = players;
                runtime.block_on(async { tokio::join!(a.play(), b.play()) });
                over.store(true, Ordering::Relaxed);
            });
        }
    }

    /// Opens a table for both; none if that did not work.
    fn open(&mut self, rng: &mut StdRng) -> Option<String> {
        for (server, person) in self.people.iter_mut().enumerate() {
            person.url = self.world.url(server % self.world.urls.len());
        }
        let new = json!({"game": "ring-cards", "scenario": "duel", "places": ["me", "open"]});
        let [ann, bob] = &mut self.people;
        let opened = ann.call("POST", "/api/tables", Some(new));
        let Some((200, info)) = opened else {
            self.wait(opened, rng);
            return None;
        };
        let table = info["id"].as_str().unwrap().to_owned();
        // From now on the table must be there.
        self.world.book().tables.entry(table.clone()).or_default();
        while !self.world.is_over() {
            bob.url = self.world.url(1 % self.world.urls.len());
            let joined = bob.call("POST", &format!("/api/tables/{table}/join"), Some(json!({})));
            match joined {
                Some((200, _)) => return Some(table),
                // He sits there already: the first attempt succeeded, but nobody could say so.
                Some((409, _)) => return Some(table),
                other => {
                    if let Some((_, problem)) = other {
                        self.world.refuse(&problem);
                    }
                    std::thread::sleep(Duration::from_millis(rng.random_range(20..100)));
                }
            }
        }
        None
    }

    fn wait(&self, reply: Option<(u16, Value)>, rng: &mut StdRng) {
        if let Some((_, problem)) = reply {
            self.world.refuse(&problem);
        }
        std::thread::sleep(Duration::from_millis(rng.random_range(20..100)));
    }
}

/// Somebody who looks at a table again and again, at either server, and keeps a deck now and then.
struct Watcher<'a> {
    world: &'a World,
    person: Person,
    table: &'a str,
    over: &'a AtomicBool,
}

impl Watcher<'_> {
    fn watch(mut self, seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        while !self.over.load(Ordering::Relaxed) {
            self.person.url = self.world.url(rng.random_range(0..self.world.urls.len()));
            let path = format!("/api/tables/{}/state", self.table);
            if let Some((200, state)) = self.person.call("GET", &path, None) {
                self.world.show(self.table, &state);
            }
            if rng.random_bool(0.05) {
                let body = json!({"game": "champions", "list": self.world.deck});
                if let Some((200, deck)) = self.person.call("POST", "/api/decks", Some(body)) {
                    let (id, list) = (deck["id"].as_str().unwrap(), deck["list"].as_str().unwrap());
                    self.world.book().decks.push((id.to_owned(), list.to_owned()));
                }
            }
            std::thread::sleep(Duration::from_millis(rng.random_range(10..80)));
        }
    }
}

/// Somebody who plays over a socket.
struct Player {
    world: Arc<World>,
    cookie: String,
    server: usize,
    table: String,
    over: Arc<AtomicBool>,
    rng: StdRng,
    name: String,
    lines: u32,
}

/// What was asked for and has not been answered yet.
#[derive(Clone, Debug)]
enum Wish {
    Answer(Given),
    Back(String),
    Chat(String),
}

impl Player {
    fn is_over(&self) -> bool {
        self.world.is_over() || self.over.load(Ordering::Relaxed)
    }

    async fn play(mut self) {
        // What is not known to be done outlives a broken socket, as in the browser.
        let mut wish = None;
        while !self.is_over() {
            let url = self.world.url(self.server).replace("http://", "ws://");
            let address = format!("{url}/api/tables/{}/live", self.table);
            let mut request = address.into_client_request().unwrap();
            request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
            let connected = tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
            match connected {
                Ok(Ok((socket, _))) => self.talk(socket, &mut wish).await,
                Ok(Err(_)) | Err(_) => tokio::time::sleep(Duration::from_millis(40)).await,
            }
        }
    }

    /// Plays until the socket is broken or nothing more comes.
    async fn talk<S>(&mut self, mut socket: S, wish: &mut Option<Wish>)
    where
        S: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>>
            + SinkExt<Message>
            + Unpin,
    {
        let mut id = 0;
        let mut state = Value::Null;
        // Whether the wish was sent over this socket.
        let mut sent = false;
        loop {
            if let (Some(wish), false) = (&*wish, sent || state.is_null()) {
                id += 1;
                sent = true;
                if socket.send(Message::text(self.message(id, wish))).await.is_err() {
                    return;
                }
            }
            let message = match tokio::time::timeout(PATIENCE, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str::<Value>(&text).unwrap(),
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
                Ok(Some(Ok(_)) | Some(Err(_)) | None) => return,
                Err(_) if self.is_over() => return,
                // Silence: the other player is thinking, or something is wrong.
                Err(_) => match self.rng.random_bool(0.5) {
                    true => return,
                    false => continue,
                },
            };
            if self.is_over() {
                return;
            }
            match message["is"].as_str() {
                Some("state") => {
                    self.world.show(&self.table, &message);
                    state = message;
                    if !state["outcome"].is_null() {
                        self.over.store(true, Ordering::Relaxed);
                        return;
                    }
                    // Once another question is open, what was wished for is void. The same answer to the same
                    // question may be sent again, even over another socket.
                    let open = matches!(&*wish, Some(Wish::Answer(given)) if state["number"] == given.number && state["era"] == given.era);
                    if !sent && !open {
                        *wish = None;
                    }
                }
                Some("done") if message["re"] == id => {
                    let revision = message["ok"]["revision"].as_u64().unwrap() as u32;
                    match wish.take() {
                        Some(Wish::Answer(given)) => {
                            self.world.acknowledge(&self.table, Acknowledged::Answer { given, revision });
                        }
                        Some(Wish::Back(_)) => {
                            self.world.acknowledge(&self.table, Acknowledged::Back { revision });
                        }
                        Some(Wish::Chat(text)) => {
                            self.world.acknowledge(&self.table, Acknowledged::Chat(text))
                        }
                        None => {}
                    }
                    sent = false;
                }
                Some("refused") if message["re"] == id => {
                    self.world.refuse(&message["problem"]);
                    sent = false;
                    let wait = self.rng.random_range(5..200);
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                    // Sometimes exactly the same again, sometimes something else.
                    let again = matches!(wish, Some(Wish::Answer(_))) && self.rng.random_bool(0.7);
                    if !again
                        || message["problem"]["kind"] == "stale"
                        || message["problem"]["kind"] == "refused"
                    {
                        *wish = None;
                    }
                }
                _ => {}
            }
            if wish.is_none() && !state.is_null() {
                *wish = self.choose(&state);
                sent = false;
            }
        }
    }

    fn message(&self, id: u32, wish: &Wish) -> String {
        match wish {
            Wish::Answer(given) => {
                let mut book = self.world.book();
                book.tables.entry(self.table.clone()).or_default().sent.push(given.clone());
                let Given { seat, number, era, words } = given;
                json!({"do": "answer", "id": id, "seat": seat, "number": number, "era": era, "answer": words})
            }
            Wish::Back(seat) => json!({"do": "step-back", "id": id, "seat": seat}),
            Wish::Chat(text) => json!({"do": "chat", "id": id, "text": text}),
        }
        .to_string()
    }

    fn choose(&mut self, state: &Value) -> Option<Wish> {
        let era = state["era"].as_u64().unwrap() as u32;
        let seats = state["seats"].as_array().unwrap();
        if self.rng.random_bool(0.03) {
            self.lines += 1;
            return Some(Wish::Chat(format!("line {} of {}", self.lines, self.name)));
        }
        let back = seats.iter().find(|seat| seat["can_step_back"] == true);
        if let Some(seat) = back.filter(|_| self.rng.random_bool(0.1)) {
            return Some(Wish::Back(seat["seat"].as_str()?.to_owned()));
        }
        let seat = seats.iter().find(|seat| seat["asked"] == true)?;
        let answers = seat["answers"].as_array()?;
        let words = answers[self.rng.random_range(0..answers.len())]["words"].as_str()?.to_owned();
        let number = state["number"].as_u64()? as u32;
        Some(Wish::Answer(Given { seat: seat["seat"].as_str()?.to_owned(), number, era, words }))
    }
}
