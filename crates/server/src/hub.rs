//! The tables that are in memory, and the way of a change: into the room, into the store, to the listeners.
//!
//! A table's lock is held from the change until the store has it, so nobody ever sees what might still be lost.

mod house;

use crate::app::{App, now};
use crate::publish::Told;
use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use kernel::SeatSet;
use serde::Deserialize;
use session::wire::{Order, Problem, ProblemKind, State, Status};
use session::{Change, EndedAs, Room, Seating, Shown};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::{Appended, Queued, StoreError, TableRow};
use tokio::sync::{MutexGuard, OnceCell, mpsc};
use utoipa::ToSchema;

/// How long a table stays in memory after its last use.
const KEEP: Duration = Duration::from_secs(600);

/// The tables in memory.
#[derive(Default)]
pub struct Hub {
    slots: Mutex<HashMap<String, Arc<OnceCell<Arc<Slot>>>>>,
    /// The id of a table by the store's key.
    keys: Mutex<HashMap<i64, String>>,
    /// The keys of finished games whose journals are not packed yet.
    unpacked: Mutex<Vec<i64>>,
}

/// A table in memory.
pub struct Slot {
    /// Its id.
    pub id: String,
    live: tokio::sync::Mutex<Live>,
}

impl Slot {
    /// Waits for the table.
    pub async fn lock(&self) -> MutexGuard<'_, Live> {
        let mut live = self.live.lock().await;
        live.used = Instant::now();
        live
    }
}

/// Somebody who has a table open.
pub struct Listener {
    /// Its number.
    pub id: u64,
    /// Who it is; none for somebody without a name.
    pub person: Option<String>,
    /// The seats that person holds.
    pub seats: SeatSet,
    /// The last answer whose log entries were sent; none if it is to be told everything anew.
    pub log_at: Option<u32>,
    /// What it was last shown of the game.
    pub shown: Option<Arc<Shown>>,
    /// Whether it is told what changed, or everything every time.
    pub views: Views,
    /// Where messages go. When it is full, the listener is too slow and is dropped.
    pub sender: mpsc::Sender<Utf8Bytes>,
}

/// What a listener is told of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Views {
    /// The whole view.
    #[default]
    Whole,
    /// What is not as it was in the message before.
    Changes,
}

/// What is known of a table in memory.
pub struct Live {
    /// The stored table.
    pub row: TableRow,
    /// Who sits where.
    pub seating: Seating,
    /// The game, or why it can't go on.
    pub room: Result<Room, String>,
    /// Who listens.
    pub listeners: Vec<Listener>,
    /// The standing orders of people.
    pub orders: Vec<(String, Vec<Order>)>,
    /// The seats that somebody is answering for: a computer player, or a standing order. With the revision.
    pub busy: Vec<(u32, kernel::Seat)>,
    /// The seats that the game waited for when hooks were last called.
    pub told: SeatSet,
    /// The number of the last chat line that was sent to the listeners.
    pub chat_at: u32,
    used: Instant,
    changed: Instant,
}

impl Live {
    /// Where the table stands.
    pub fn status(&self) -> Status {
        match self.row.status.as_str() {
            "open" => Status::Open,
            "playing" => Status::Playing,
            "finished" => Status::Finished,
            "archive" => Status::Archive,
            _ => Status::Stopped,
        }
    }

    /// The game, if the table has not stopped.
    pub fn room(&self) -> Result<&Room, Problem> {
        self.room.as_ref().map_err(|why| stopped(why))
    }

    /// The game while it is played.
    pub fn playing(&mut self) -> Result<&mut Room, Problem> {
        match (self.status(), &mut self.room) {
            (Status::Playing, Ok(room)) => Ok(room),
            (Status::Finished, _) => Err(refused("the game is over")),
            (_, Err(why)) => Err(stopped(why)),
            (Status::Stopped, _) => Err(stopped("")),
            (Status::Open, _) => Err(refused("the game has not begun")),
            (Status::Archive, _) => Err(refused("this is a journal to look at")),
        }
    }
}

fn stopped(why: &str) -> Problem {
    let why = if why.is_empty() { "the table has stopped" } else { why };
    Problem { kind: ProblemKind::Stopped, rule: None, why: why.to_owned() }
}

/// Something is wrong on this side. The details go to the log, not to the outside.
pub fn internal(error: impl std::fmt::Display) -> Problem {
    crate::problem::Fault::internal(error).problem
}

/// There is none of that name.
pub fn not_found(what: &str) -> Problem {
    Problem { kind: ProblemKind::NotFound, rule: None, why: format!("there is no such {what}") }
}

/// A refusal without a rule.
pub fn refused(why: impl Into<String>) -> Problem {
    Problem { kind: ProblemKind::Refused, rule: None, why: why.into() }
}

/// Why a table stops whose engine panicked.
const FELL_OVER: &str = "the game's engine fell over";

/// The seats that the game waited for when a table was last in use, and so have been told. Before the game nobody has.
fn told(row: &TableRow, room: &Result<Room, String>) -> SeatSet {
    match room {
        Ok(room) if row.status == status_word(Status::Playing) => room.waits_for(),
        _ => SeatSet::NONE,
    }
}

/// The word in the store for a table whose journal is still being written: nobody finds it yet.
pub const UNFINISHED: &str = "unfinished";

/// The word for a status in the store.
pub fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Finished => "finished",
        Status::Stopped => "stopped",
        Status::Archive => "archive",
    }
}

impl Hub {
    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The tables that are in memory now.
    pub fn loaded(&self) -> Vec<Arc<Slot>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// A table that is in memory.
    pub fn get(&self, id: &str) -> Option<Arc<Slot>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.get(id).and_then(|slot| slot.get().cloned())
    }

    fn by_key(&self, key: i64) -> Option<Arc<Slot>> {
        let id = self.keys.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned()?;
        self.get(&id)
    }

    fn sweep(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let mut gone = Vec::new();
        slots.retain(|_, cell| {
            // Nobody else holds it, and nobody can get it while the list is locked.
            let Some(slot) = cell.get() else { return Arc::strong_count(cell) > 1 };
            if Arc::strong_count(slot) > 1 || Arc::strong_count(cell) > 1 {
                return true;
            }
            let Ok(live) = slot.live.try_lock() else { return true };
            let keep = !live.listeners.is_empty() || live.used.elapsed() < KEEP;
            if !keep {
                gone.push(live.row.key);
            }
            keep
        });
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        for key in gone {
            keys.remove(&key);
        }
    }
}

impl App {
    /// The table of an id, from memory or from the store.
    pub async fn slot(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        let cell = {
            let mut slots = self.hub.slots.lock().unwrap_or_else(PoisonError::into_inner);
            slots.entry(id.to_owned()).or_default().clone()
        };
        let loaded = cell.get_or_try_init(|| self.load(id)).await;
        if loaded.is_err() {
            let mut slots = self.hub.slots.lock().unwrap_or_else(PoisonError::into_inner);
            if slots.get(id).is_some_and(|cell| cell.get().is_none()) {
                slots.remove(id);
            }
        }
        loaded.cloned()
    }

    async fn load(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        let row = self.store.table(id).await.map_err(internal)?.filter(|row| row.status != UNFINISHED);
        let row = row.ok_or_else(|| not_found("table"))?;
        let seating: Seating = serde_json::from_str(&row.body).map_err(internal)?;
        let room = self.load_room(&row).await?;
        let orders = self.orders(row.key).await?;
        let chat_at =
            self.store.chat(row.key, 0).await.map_err(internal)?.last().map_or(0, |line| line.number);
        let key = row.key;
        let mut live = Live {
            told: told(&row, &room),
            row,
            seating,
            room,
            listeners: Vec::new(),
            orders,
            busy: Vec::new(),
            chat_at,
            used: Instant::now(),
            changed: Instant::now(),
        };
        self.repair(&mut live).await?;
        let slot = Arc::new(Slot { id: id.to_owned(), live: tokio::sync::Mutex::new(live) });
        self.hub.keys.lock().unwrap_or_else(PoisonError::into_inner).insert(key, id.to_owned());
        self.drive(&slot, &mut *slot.lock().await);
        Ok(slot)
    }

    /// Finishes what a server that went down had begun: Chance's answers at the start, the end of the game.
    async fn repair(&self, live: &mut Live) -> Result<(), Problem> {
        if live.status() != Status::Playing {
            return Ok(());
        }
        let Ok(room) = &mut live.room else { return Ok(()) };
        if room.asked().contains(kernel::Seat::CHANCE) {
            let change = room.start(&mut rand::rng())?;
            self.keep(live, change).await?;
        }
        self.note_end(live).await
    }

    /// The game as the holder of these seats sees it.
    pub async fn show(&self, live: &mut Live, seats: SeatSet, after: Option<u32>) -> Result<State, Problem> {
        let room = live.room()?;
        match catch_unwind(AssertUnwindSafe(|| room.state(seats, after))) {
            Ok(state) => Ok(state),
            Err(_) => Err(self.stop_table(live, "look", FELL_OVER).await),
        }
    }

    /// The message with which a listener begins: everything. `after`: the number of the last log entry that is known already.
    pub async fn greet(&self, live: &mut Live, seats: SeatSet, after: Option<u32>) -> Result<Told, Problem> {
        let room = live.room()?;
        match catch_unwind(AssertUnwindSafe(|| live.greeting(room, seats, after))) {
            Ok(told) => Ok(told),
            Err(_) => Err(self.stop_table(live, "look", FELL_OVER).await),
        }
    }

    /// The standing orders at a table.
    pub async fn orders(&self, key: i64) -> Result<Vec<(String, Vec<Order>)>, Problem> {
        let orders = self.store.orders(key).await.map_err(internal)?;
        let read = |(person, orders): (String, String)| Some((person, serde_json::from_str(&orders).ok()?));
        Ok(orders.into_iter().filter_map(read).collect())
    }

    async fn load_room(&self, row: &TableRow) -> Result<Result<Room, String>, Problem> {
        if row.status == "stopped" {
            return Ok(Err("the game's engine contradicted itself; the journal is kept".to_owned()));
        }
        let entries = self.store.entries(row.key, 0).await.map_err(internal)?;
        let Some(game) = self.game(&row.game) else {
            return Ok(Err("this program has no such game".to_owned()));
        };
        let (id, setup) = (row.id.clone(), row.setup.clone());
        // A long journal takes milliseconds to play, and a faulty game may fall over.
        let load = move || catch_unwind(AssertUnwindSafe(|| Room::load(game, &setup, entries)));
        match tokio::task::spawn_blocking(load).await {
            Ok(Ok(Ok(room))) => Ok(Ok(room)),
            Ok(Ok(Err(error))) => {
                tracing::error!(table = id, %error, "a stored game does not play");
                Ok(Err(format!("the stored game does not play under these rules: {error}")))
            }
            Ok(Err(_)) | Err(_) => {
                tracing::error!(table = id, "a stored game's engine fell over");
                Ok(Err("the game's engine fell over; the journal is kept".to_owned()))
            }
        }
    }

    /// Carries a change out in the room. An engine that falls over or contradicts itself stops this table only.
    pub async fn change(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        what: &str,
        change: impl FnOnce(&mut Room) -> Result<Change, Problem>,
    ) -> Result<(), Problem> {
        let room = live.playing()?;
        let (wish, before) = (room.wish().cloned(), room.number());
        let done = catch_unwind(AssertUnwindSafe(|| change(room)));
        let change = match done {
            Ok(Ok(change)) => change,
            Ok(Err(problem)) if problem.kind == ProblemKind::Stopped => {
                return Err(self.stop_table(live, what, &problem.why).await);
            }
            Ok(Err(problem)) => return Err(problem),
            Err(_) => return Err(self.stop_table(live, what, FELL_OVER).await),
        };
        if change == Change::Again {
            return Ok(());
        }
        let queued = self.hand_over(live, change).await;
        // Made while the disk is busy, sent when the entry is stored. The views of the new position come from the
        // engine as well.
        let messages = catch_unwind(AssertUnwindSafe(|| self.write_states(live, before)));
        self.stored(live, queued).await?;
        let Ok(messages) = messages else { return Err(self.stop_table(live, what, FELL_OVER).await) };
        let beside = live.room()?.wish() != wish.as_ref();
        let after = AssertUnwindSafe(self.after(slot, live, before, beside, messages)).catch_unwind().await;
        match after {
            Ok(done) => done,
            Err(_) => Err(self.stop_table(live, what, FELL_OVER).await),
        }
    }

    /// Stores an entry. If that is not possible, the room is what the store has.
    async fn keep(&self, live: &mut Live, change: Change) -> Result<(), Problem> {
        let queued = self.hand_over(live, change).await;
        self.stored(live, queued).await
    }

    /// Gives an entry to the store.
    async fn hand_over(&self, live: &Live, change: Change) -> Result<Option<Queued>, StoreError> {
        let (Change::Entry(body), Ok(room)) = (change, &live.room) else { return Ok(None) };
        self.store.queue(live.row.key, room.revision() - 1, body).await.map(Some)
    }

    /// Waits until an entry is stored. If that is not possible, the room is what the store has.
    async fn stored(
        &self,
        live: &mut Live,
        queued: Result<Option<Queued>, StoreError>,
    ) -> Result<(), Problem> {
        let appended = match queued {
            Ok(Some(queued)) => queued.done().await,
            Ok(None) => return Ok(()),
            Err(error) => Err(error),
        };
        match appended {
            Ok(Appended::Done) => {
                live.changed = Instant::now();
                Ok(())
            }
            Ok(Appended::Taken) => {
                self.reload(live).await?;
                let why = "another answer came first: look at the question again".to_owned();
                Err(Problem { kind: ProblemKind::Stale, rule: None, why })
            }
            Err(error) => {
                self.reload(live).await?;
                Err(internal(error))
            }
        }
    }

    async fn reload(&self, live: &mut Live) -> Result<(), Problem> {
        live.room = self.load_room(&live.row).await?;
        for listener in &mut live.listeners {
            listener.log_at = None;
        }
        self.publish(live);
        Ok(())
    }

    /// What follows a change of the game: listeners, the end, web-hooks, the next computer player.
    async fn after(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        before: u32,
        beside: bool,
        messages: Vec<Told>,
    ) -> Result<(), Problem> {
        let ended = live.seating.outcome.is_some();
        live.send(messages);
        self.strike_orders(live, before).await;
        self.note_end(live).await?;
        if beside || ended != live.seating.outcome.is_some() {
            self.publish_table(live);
        }
        self.call_hooks(live);
        self.drive(slot, live);
        Ok(())
    }

    async fn strike_orders(&self, live: &mut Live, since: u32) {
        let Live { orders, room: Ok(room), row, .. } = live else { return };
        for (person, orders) in orders {
            if room.strike_orders(since.min(room.number()), orders) {
                let text = serde_json::to_string(orders).unwrap_or_default();
                if let Err(error) = self.store.save_orders(row.key, person, &text).await {
                    tracing::error!(table = row.id, %error, "orders not saved");
                }
            }
        }
    }

    /// Notes that the game is over. Its journal is packed at leisure.
    async fn note_end(&self, live: &mut Live) -> Result<(), Problem> {
        let Ok(room) = &live.room else { return Ok(()) };
        let Some(outcome) = room.outcome() else { return Ok(()) };
        if live.status() != Status::Playing {
            return Ok(());
        }
        let ended = EndedAs::from(&outcome);
        self.save(live, |live| {
            live.row.status = status_word(Status::Finished).to_owned();
            live.seating.outcome = Some(ended.clone());
            Ok(())
        })
        .await?;
        self.hub.unpacked.lock().unwrap_or_else(PoisonError::into_inner).push(live.row.key);
        Ok(())
    }

    /// Saves a change of people or settings. If another server was first, its change is taken over and this one is
    /// tried on it.
    pub async fn save(
        &self,
        live: &mut Live,
        mut change: impl FnMut(&mut Live) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        for _ in 0..5 {
            let (row, seating) = (live.row.clone(), live.seating.clone());
            let changed = change(live).and_then(|()| {
                live.row.people = live.seating.people();
                live.row.body = serde_json::to_string(&live.seating).map_err(internal)?;
                live.row.changed = now();
                Ok(())
            });
            let saved = match changed {
                Ok(()) => self.store.save_table(&mut live.row).await.map_err(internal),
                Err(problem) => Err(problem),
            };
            if let Ok(true) = saved {
                return Ok(());
            }
            (live.row, live.seating) = (row, seating);
            saved?;
            self.reload_row(live).await?;
        }
        Err(refused("too many people change this table at once"))
    }

    async fn reload_row(&self, live: &mut Live) -> Result<(), Problem> {
        let row = self.store.table_by_key(live.row.key).await.map_err(internal)?;
        let row = row.ok_or_else(|| not_found("table"))?;
        live.seating = serde_json::from_str(&row.body).map_err(internal)?;
        live.row = row;
        self.reseat(live);
        Ok(())
    }

    /// Gives every listener the seats that its person now holds.
    pub fn reseat(&self, live: &mut Live) {
        let Live { listeners, seating, .. } = live;
        for listener in listeners {
            let seats = listener.person.as_deref().map_or(SeatSet::NONE, |person| seating.seats_of(person));
            if seats != listener.seats {
                listener.seats = seats;
                listener.log_at = None;
            }
        }
    }

    async fn stop_table(&self, live: &mut Live, what: &str, why: &str) -> Problem {
        tracing::error!(table = live.row.id, what, why, "the table stops");
        live.room = Err(format!("the game has stopped: {why}; the journal is kept"));
        let body = serde_json::json!({ "stopped": why, "at": what }).to_string();
        if let Err(error) = self.store.add_problem(Some(&live.row.id), None, now(), &body).await {
            tracing::error!(%error, "problem not saved");
        }
        let stop = |live: &mut Live| {
            live.row.status = status_word(Status::Stopped).to_owned();
            Ok(())
        };
        if let Err(problem) = self.save(live, stop).await {
            tracing::error!(table = live.row.id, why = problem.why, "the stop is not saved");
        }
        self.publish_table(live);
        stopped(why)
    }
}
