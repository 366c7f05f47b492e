//! Two people at one table, each with a socket.

use super::brief::Brief;
use super::http::{Game, Guest, Http};
use super::message::{Changes, Message, whole_changes, whole_state};
use crate::Failure;
use crate::reading::Wanted;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long to wait for anything before giving up.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many answers a table gives at most before measuring.
const WARM_UP: u32 = 256;

/// What all pairs share.
pub struct Shared {
    /// The server.
    pub http: Http,
    /// What is played.
    pub game: Game,
    /// When measuring begins.
    pub from: Instant,
    /// When play stops.
    pub until: Instant,
    /// The least time between two answers at a table.
    pub every: Duration,
    /// In which language failures are told.
    pub wanted: Wanted,
}

/// What one person last saw.
#[derive(Debug, Default)]
pub struct Seen {
    /// The revision.
    pub revision: Option<u32>,
    /// The number of the question.
    pub number: u32,
    era: u32,
    /// A seat that is asked, and what it will answer.
    asked: Option<(String, String)>,
    over: bool,
    /// The game as the messages told it, as far as it is needed.
    brief: Brief,
    /// The whole game without the log, at a table where that is checked.
    state: Option<Value>,
}

impl Seen {
    /// Each seat with its view.
    pub fn views(&self) -> Vec<(String, &Value)> {
        let seats = self.state.as_ref().and_then(|state| state["seats"].as_array()).into_iter().flatten();
        seats.map(|seat| (seat["seat"].as_str().unwrap_or_default().to_owned(), &seat["view"])).collect()
    }

    /// Applies a change; says what is wrong with it, if anything.
    fn change(&mut self, changes: Changes, text: &str) -> Result<(), String> {
        if self.revision != Some(changes.from) {
            return Err(format!("what changed in {} after {:?}", changes.from, self.revision));
        }
        self.brief.change(changes.changes)?;
        let Some(state) = &mut self.state else { return Ok(()) };
        let whole = whole_changes(text).map_err(|error| error.to_string())?;
        session::changes::make(state, whole).map_err(|error| error.to_string())?;
        let Some(told) = changes.check else { return Ok(()) };
        let check = session::check_of(&state.to_string());
        if check == told { Ok(()) } else { Err(format!("the changes lead to {check}, not to {told}")) }
    }
}

/// Two people at one table.
pub struct Pair {
    /// The people.
    pub guests: [Guest; 2],
    /// Their table.
    pub table: String,
    /// What they last saw.
    pub seen: [Seen; 2],
    /// Whether everything that they are told is checked.
    checked: bool,
    /// The last finished game: its table, and what both saw at its end.
    pub finished: Option<(String, Vec<(String, Value)>)>,
    /// How long each answer took, in microseconds.
    pub micros: Vec<u32>,
    /// How long each message of the game was, in bytes.
    pub lengths: Vec<u32>,
    /// The length of all messages together, in bytes.
    pub bytes: u64,
    /// Whether measuring has begun.
    measured: bool,
    /// How many answers were given before measuring began.
    pub unmeasured: u32,
    /// How many games were finished.
    pub games: u32,
    /// What was wrong.
    pub wrong: Vec<String>,
    /// What was refused.
    pub refused: Vec<String>,
    rng: ChaCha8Rng,
}

impl Pair {
    /// Opens a table with two new people.
    pub fn open(http: &Http, game: &Game, checked: bool) -> Result<Pair, Failure> {
        let guests = [http.guest()?, http.guest()?];
        let table = sit_down(http, game, &guests)?;
        Ok(Pair {
            guests,
            table,
            seen: Default::default(),
            checked,
            finished: None,
            micros: Vec::new(),
            lengths: Vec::new(),
            bytes: 0,
            measured: false,
            unmeasured: 0,
            games: 0,
            wrong: Vec::new(),
            refused: Vec::new(),
            rng: ChaCha8Rng::from_rng(&mut rand::rng()),
        })
    }

    /// Plays until the time is up. `wait` is how much later than the others to begin.
    pub async fn play(mut self, shared: Arc<Shared>, wait: Duration) -> Pair {
        if let Err(error) = self.play_games(&shared, wait).await {
            self.wrong.push(format!("table {}: {error}", self.table));
        }
        self
    }

    async fn play_games(&mut self, shared: &Arc<Shared>, wait: Duration) -> Result<(), String> {
        let warm_up = self.rng.random_range(0..WARM_UP);
        loop {
            self.seen = Default::default();
            let over = self.play_game(shared, warm_up, wait).await?;
            if !over {
                return Ok(());
            }
            self.games += 1;
            let views = self.seen.iter().flat_map(Seen::views);
            let views = views.map(|(seat, view)| (seat, view.clone())).collect();
            let table = std::mem::take(&mut self.table);
            self.finished = self.checked.then_some((table, views));
            let (next, guests) = (shared.clone(), self.guests.clone());
            let open = move || sit_down(&next.http, &next.game, &guests);
            let table = tokio::task::spawn_blocking(open).await.map_err(|error| error.to_string())?;
            self.table = table.map_err(|failure| failure.render(&shared.wanted))?;
        }
    }

    /// Plays one game. False if the time was up before its end.
    async fn play_game(&mut self, shared: &Shared, warm_up: u32, wait: Duration) -> Result<bool, String> {
        let [first, second] = &self.guests;
        let (mut sink_a, mut stream_a) = connect(&shared.http, &self.table, first).await?.split();
        let (mut sink_b, mut stream_b) = connect(&shared.http, &self.table, second).await?.split();
        self.hear(0, &mut stream_a).await?;
        self.hear(1, &mut stream_b).await?;
        let mut due = shared.from + wait;
        let mut id = 0;
        loop {
            if self.seen[0].over && self.seen[1].over {
                return Ok(true);
            }
            let warm = self.unmeasured >= warm_up || Instant::now() >= shared.from;
            if warm {
                due = moment(due, shared.every);
                tokio::time::sleep_until(due.into()).await;
                due += shared.every;
            }
            if Instant::now() >= shared.until {
                return Ok(false);
            }
            let Some(who) = (0..2).find(|who| self.seen[*who].asked.is_some()) else {
                return Err("nobody is asked".to_owned());
            };
            let Some((seat, answer)) = self.seen[who].asked.take() else { continue };
            let (number, era) = (self.seen[who].number, self.seen[who].era);
            id += 1;
            let message = json!({ "do": "answer", "id": id, "seat": seat, "number": number, "era": era, "answer": answer });
            let message = tungstenite::Message::text(message.to_string());
            let sent = Instant::now();
            self.measured = sent >= shared.from;
            let (sink, stream, other) = match who {
                0 => (&mut sink_a, &mut stream_a, &mut stream_b),
                _ => (&mut sink_b, &mut stream_b, &mut stream_a),
            };
            send(sink, message).await?;
            let done = self.wait(who, id, stream).await?;
            if done && self.measured {
                self.micros.push(u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX));
            } else {
                self.unmeasured += 1;
            }
            // The other person is told of the same change.
            let revision = self.seen[who].revision;
            while done && self.seen[1 - who].revision < revision {
                self.hear(1 - who, other).await?;
            }
            self.compare();
        }
    }

    /// Waits for the reply and the change that goes with it. False if the answer was refused.
    async fn wait(&mut self, who: usize, id: u32, stream: &mut SplitStream<Socket>) -> Result<bool, String> {
        let before = self.seen[who].revision;
        let (mut done, mut refused) = (false, false);
        while !(refused || done && self.seen[who].revision > before) {
            let text = self.next(stream).await?;
            match parse(&text)? {
                Message::Done(re) if re == id => done = true,
                Message::Refused(problem) => {
                    self.refused.push(problem.get().to_owned());
                    refused = true;
                }
                Message::State(state) => self.see(who, state.brief, state.log_after, &text)?,
                Message::Changes(changes) => self.change(who, changes, &text)?,
                Message::Done(_) | Message::Other => {}
            }
        }
        Ok(done)
    }

    /// Waits for the game's next state.
    async fn hear(&mut self, who: usize, stream: &mut SplitStream<Socket>) -> Result<(), String> {
        loop {
            let text = self.next(stream).await?;
            match parse(&text)? {
                Message::State(state) => return self.see(who, state.brief, state.log_after, &text),
                Message::Changes(changes) => return self.change(who, changes, &text),
                Message::Done(_) | Message::Refused(_) | Message::Other => {}
            }
        }
    }

    /// The next text of a socket.
    async fn next(&mut self, stream: &mut SplitStream<Socket>) -> Result<Utf8Bytes, String> {
        let text = next(stream).await?;
        if self.measured {
            self.bytes += text.len() as u64;
        }
        Ok(text)
    }

    fn see(&mut self, who: usize, brief: Brief, log_after: Option<u32>, text: &str) -> Result<(), String> {
        self.seen[who].brief = brief;
        if self.checked {
            self.seen[who].state = Some(whole_state(text).map_err(|error| error.to_string())?);
        }
        self.take(who, log_after, text.len())
    }

    fn change(&mut self, who: usize, changes: Changes, text: &str) -> Result<(), String> {
        let log_after = changes.log_after;
        if let Err(wrong) = self.seen[who].change(changes, text) {
            self.wrong.push(format!("{}: {wrong}", self.table));
        }
        self.take(who, log_after, text.len())
    }

    /// Checks a state against the one before, and decides what to answer.
    fn take(&mut self, who: usize, log_after: Option<u32>, length: usize) -> Result<(), String> {
        if self.measured {
            self.lengths.push(u32::try_from(length).unwrap_or(u32::MAX));
        }
        let seen = &mut self.seen[who];
        let (revision, number, era) = (seen.brief.revision, seen.brief.number, seen.brief.era);
        if let Some(before) = seen.revision {
            if revision != before + 1 {
                self.wrong.push(format!("{}: revision {revision} after {before}", self.table));
            }
            if log_after != Some(seen.number) {
                self.wrong.push(format!("{}: log after {log_after:?}, not {}", self.table, seen.number));
            }
        }
        (seen.revision, seen.number, seen.era) = (Some(revision), number, era);
        seen.over = seen.brief.is_over();
        seen.asked = None;
        if let Some((seat, answers)) = seen.brief.asked() {
            let n = self.rng.random_range(0..answers.max(1));
            let words = seen.brief.answer(n).ok_or_else(|| format!("{seat} is asked and has no answer"))?;
            seen.asked = Some((seat.to_owned(), words.to_owned()));
        }
        Ok(())
    }

    /// Checks that both people are told of the same changes.
    fn compare(&mut self) {
        let [a, b] = &self.seen;
        if a.revision == b.revision && (a.number, a.over, a.era) != (b.number, b.over, b.era) {
            let wrong =
                format!("{}: two people see different games at revision {:?}", self.table, a.revision);
            self.wrong.push(wrong);
        }
    }
}

/// When to give an answer that is due. A table keeps to its own moments: it makes up for the last one that it missed
/// at once, and skips those before. Otherwise tables that were once held up together would go on in step, which
/// people never do.
fn moment(due: Instant, every: Duration) -> Instant {
    let late = Instant::now().saturating_duration_since(due);
    if late < every || every.is_zero() {
        return due;
    }
    let missed = late.as_nanos() / every.as_nanos();
    due + every * u32::try_from(missed).unwrap_or(0)
}

/// A table for two people: the first at the first place, the second at all others.
fn sit_down(http: &Http, game: &Game, guests: &[Guest; 2]) -> Result<String, Failure> {
    let mut places = vec!["open"; game.places];
    places[0] = "me";
    let wish = json!({ "game": game.slug, "scenario": game.scenario, "people": 2, "places": places });
    let (table, _) = http.post("/api/tables", Some(&guests[0]), &wish)?;
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    for _ in 1..game.places {
        http.post(&format!("/api/tables/{id}/join"), Some(&guests[1]), &json!({}))?;
    }
    Ok(id)
}

async fn connect(http: &Http, table: &str, guest: &Guest) -> Result<Socket, String> {
    let mut request = http.socket(table).into_client_request().map_err(|error| error.to_string())?;
    let cookie = guest.cookie.parse().map_err(|_| "the server's cookie can't be sent back".to_owned())?;
    request.headers_mut().insert("cookie", cookie);
    // The buffer is cleared before every read; a state has some kilobytes.
    let config = tungstenite::protocol::WebSocketConfig::default().read_buffer_size(8 * 1024);
    let connected = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
    Ok(connected.map_err(|error| error.to_string())?.0)
}

async fn send(
    sink: &mut SplitSink<Socket, tungstenite::Message>,
    message: tungstenite::Message,
) -> Result<(), String> {
    sink.send(message).await.map_err(|error| error.to_string())
}

/// The next text of a socket.
async fn next(stream: &mut SplitStream<Socket>) -> Result<Utf8Bytes, String> {
    loop {
        let message = tokio::time::timeout(PATIENCE, stream.next()).await;
        let message = message.map_err(|_| "the server is silent".to_owned())?;
        match message {
            Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
            Some(Ok(tungstenite::Message::Close(_))) | None => return Err("the socket was closed".to_owned()),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error.to_string()),
        }
    }
}

fn parse(text: &str) -> Result<Message<'_>, String> {
    Message::read(text).map_err(|error| {
        let beginning: String = text.chars().take(80).collect();
        format!("{error} in {beginning}...")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_was_held_up_goes_on_at_its_own_moments() {
        let every = Duration::from_secs(10);
        let now = Instant::now();
        let ahead = now + Duration::from_secs(3);
        assert_eq!(moment(ahead, every), ahead);
        // Late by less than a turn: at once, and the next one comes when it always would have.
        let late = now.checked_sub(Duration::from_secs(4)).unwrap_or(now);
        assert_eq!(moment(late, every), late);
        // Two and a half turns late: two are skipped.
        let missed = now.checked_sub(Duration::from_secs(25)).unwrap_or(now);
        assert_eq!(moment(missed, every), missed + every * 2);
        assert_eq!(moment(missed, Duration::ZERO), missed);
    }
}
