//! The tables that are in memory, and the way of a change: into the room, into the store, to the listeners.
//!
//! A table's lock is held from the change until the store has it, so nobody ever sees what might still be lost. A
//! change that may or may not be stored leaves a `Doubt`: the room is thrown away, and whoever comes next reads the
//! table anew.

mod doubt;
mod house;
mod listener;
mod upgrade;

use crate::account::REMOVED;
use crate::app::{App, WeakApp, now};
use crate::language::Tongue;
use crate::publish::Told;
use futures_util::FutureExt;
use kernel::{SeatSet, Text};
use session::wire::{Order, ProblemKind, State, Status};
use session::{Change, Problem, Room, Seating};
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use store::{StoreError, TableRow};
use tokio::sync::{MutexGuard, OnceCell};

pub use doubt::NoRoom;
use doubt::{Doubt, Kept};
pub use listener::{Listener, TextsSent, Views};

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
    /// The ids of tables whose stored data can't all be read.
    damaged: Mutex<HashSet<String>>,
}

/// A table in memory.
pub struct Slot {
    /// The table's id.
    pub id: String,
    live: tokio::sync::Mutex<Live>,
    app: WeakApp,
    me: Weak<Slot>,
}

impl Slot {
    /// Waits for the table. A table in doubt is read anew; if that is not possible, it has no room that could be read
    /// by mistake.
    pub async fn lock(&self) -> MutexGuard<'_, Live> {
        let mut live = self.live.lock().await;
        live.used = Instant::now();
        if live.doubt.is_some() {
            live.room = Err(NoRoom::Unknown);
            if let (Some(app), Some(slot)) = (self.app.upgrade(), self.me.upgrade()) {
                app.settle(&slot, &mut live).await;
            }
        }
        live
    }

    /// The table, if nobody else holds it and it is not in doubt.
    fn try_lock(&self) -> Option<MutexGuard<'_, Live>> {
        self.live.try_lock().ok().filter(|live| live.doubt.is_none())
    }
}

/// What is known about a table in memory.
pub struct Live {
    /// The stored table.
    pub row: TableRow,
    /// Who sits where.
    pub seating: Seating,
    /// The game, or why there is none to go on with.
    pub room: Result<Room, NoRoom>,
    /// Who listens.
    pub listeners: Vec<Listener>,
    /// The standing orders of people.
    pub orders: Vec<(String, Vec<Order>)>,
    /// The seats that a computer player or a standing order is answering for, each with the revision.
    pub busy: Vec<(u32, kernel::Seat)>,
    /// The seats that the game waited for when hooks were last called.
    pub told: SeatSet,
    /// The number of the last chat line that was sent to the listeners.
    pub chat_at: u32,
    /// A change on its way into the store, or one that may or may not have got there.
    doubt: Option<Doubt>,
    used: Instant,
    changed: Instant,
}

impl Live {
    /// Where the table stands.
    pub fn status(&self) -> Status {
        match self.row.status.as_str() {
            _ if self.is_unplayable() => Status::Stopped,
            "open" => Status::Open,
            "playing" => Status::Playing,
            "finished" => Status::Finished,
            "archive" => Status::Archive,
            _ => Status::Stopped,
        }
    }

    /// Whether no rules that this program has can play the game.
    fn is_unplayable(&self) -> bool {
        matches!(&self.room, Err(NoRoom::Stopped(problem)) if problem.kind == ProblemKind::Stopped)
    }

    /// Fails while it is not known what the store has of this table: then nothing can be said or done here.
    pub fn known(&self) -> Result<(), Problem> {
        match &self.room {
            Err(unknown @ NoRoom::Unknown) => Err(unknown.problem()),
            Ok(_) | Err(NoRoom::Stopped(_)) => Ok(()),
        }
    }

    /// The game, if the table has not stopped.
    pub fn room(&self) -> Result<&Room, Problem> {
        self.room.as_ref().map_err(NoRoom::problem)
    }

    /// The game while it is played.
    pub fn playing(&mut self) -> Result<&mut Room, Problem> {
        match (self.status(), &mut self.room) {
            (Status::Playing, Ok(room)) => Ok(room),
            (Status::Finished, _) => Err(refused(Text::new("game-is-over"))),
            (_, Err(why)) => Err(why.problem()),
            (Status::Stopped, _) => Err(stopped(Text::new("table-has-stopped"))),
            (Status::Open, _) => Err(refused(Text::new("game-not-begun"))),
            (Status::Archive, _) => Err(refused(Text::new("table-is-archive"))),
        }
    }
}

/// The problem of a table that has stopped.
pub fn stopped(text: Text) -> Problem {
    Problem::new(ProblemKind::Stopped, text)
}

/// The problem of a fault on this side. The details go to the log, not to the outside.
pub fn internal(error: impl std::fmt::Display) -> Problem {
    crate::problem::Fault::internal(error).problem
}

/// What the outside is told when the store could not do what was asked. The details go to the log.
pub fn troubled(error: StoreError) -> Problem {
    crate::problem::Fault::from(error).problem
}

/// The problem of something that does not exist.
pub fn not_found(what: &'static str) -> Problem {
    Problem::new(ProblemKind::NotFound, Text::of("missing", what))
}

/// A refusal without a rule.
pub fn refused(text: Text) -> Problem {
    Problem::refused(text)
}

/// Why a table stops when its game's engine panics.
pub const FELL_OVER: Text = Text::new("engine-fell-over");

/// The seats that the game waited for when a table was last in use: they have been told. Before the game nobody has.
fn told(row: &TableRow, room: &Result<Room, NoRoom>) -> SeatSet {
    match room {
        // Somebody who is asked again has not been told.
        Ok(room) if room.asks_again() => SeatSet::NONE,
        Ok(room) if row.status == status_word(Status::Playing) => room.waits_for(),
        _ => SeatSet::NONE,
    }
}

/// The word in the store for a table whose journal is still being written: nobody finds it yet.
pub const UNFINISHED: &str = "unfinished";

/// The store's word for a status.
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

    /// The table with this id, if it is in memory.
    pub fn get(&self, id: &str) -> Option<Arc<Slot>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.get(id).and_then(|slot| slot.get().cloned())
    }

    /// Lets go of a table that no longer exists.
    pub fn forget(&self, row: &TableRow) {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.id);
        self.keys.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.key);
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
    /// The table with this id, from memory or from the store.
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
        let row = match self.store.table(id).await {
            Err(error) if error.is_damage() => return Err(self.note_damage(id, &error.to_string()).await),
            row => row.map_err(troubled)?,
        };
        let row = row.filter(|row| row.status != UNFINISHED && row.status != REMOVED);
        let row = row.ok_or_else(|| not_found("table"))?;
        let seating: Seating = match serde_json::from_str(&row.body) {
            Ok(seating) => seating,
            Err(error) => return Err(self.note_damage(id, &format!("people and settings: {error}")).await),
        };
        let mut room = self.load_room(&row).await?.map_err(NoRoom::Stopped);
        let orders = match self.orders(row.key).await {
            Ok(orders) => orders,
            // People who left orders count on them: without the orders the game does not go on.
            Err(problem) if problem.kind == ProblemKind::Stopped => {
                let problem = self.note_damage(id, "the standing orders").await;
                room = Err(NoRoom::Stopped(problem));
                Vec::new()
            }
            Err(problem) => return Err(problem),
        };
        let chat_at = self.store.last_chat(row.key).await.map_err(troubled)?;
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
            doubt: None,
            used: Instant::now(),
            changed: Instant::now(),
        };
        self.repair(&mut live).await?;
        let slot = Arc::new_cyclic(|me| Slot {
            id: id.to_owned(),
            live: tokio::sync::Mutex::new(live),
            app: self.downgrade(),
            me: me.clone(),
        });
        self.hub.keys.lock().unwrap_or_else(PoisonError::into_inner).insert(key, id.to_owned());
        let live = &mut *slot.lock().await;
        self.call_hooks(live);
        self.drive(&slot, live);
        Ok(slot.clone())
    }

    /// Finishes what a server that went down had begun: Chance's answers at the start, the end of the game.
    async fn repair(&self, live: &mut Live) -> Result<(), Problem> {
        if live.status() != Status::Playing {
            return Ok(());
        }
        let Ok(room) = &mut live.room else { return Ok(()) };
        if room.asked().contains(kernel::Seat::CHANCE) {
            let before = (room.revision(), room.number());
            let change = room.start(&mut rand::rng())?;
            self.keep(live, before, change).await?;
        }
        self.note_end(live).await
    }

    /// The game as the holder of these seats sees it.
    pub async fn show(
        &self,
        live: &mut Live,
        seats: SeatSet,
        after: Option<u32>,
        tongue: Tongue,
    ) -> Result<State, Problem> {
        let room = live.room()?;
        let language = tongue.of(room.game());
        match catch_unwind(AssertUnwindSafe(|| room.state(seats, after, Some(&language)))) {
            Ok(state) => Ok(state),
            Err(_) => Err(self.stop_table(live, "look", stopped(FELL_OVER)).await),
        }
    }

    /// The message with which a listener begins: everything. `after` is the number of the last log entry that it
    /// knows already.
    pub async fn greet(
        &self,
        live: &mut Live,
        seats: SeatSet,
        after: Option<u32>,
        tongue: Option<Tongue>,
    ) -> Result<Told, Problem> {
        let room = live.room()?;
        match catch_unwind(AssertUnwindSafe(|| live.greeting(room, seats, after, tongue))) {
            Ok(told) => Ok(told),
            Err(_) => Err(self.stop_table(live, "look", stopped(FELL_OVER)).await),
        }
    }

    /// The standing orders at a table.
    pub async fn orders(&self, key: i64) -> Result<Vec<(String, Vec<Order>)>, Problem> {
        let orders = self.store.orders(key).await.map_err(troubled)?;
        let read = |(person, orders): (String, String)| {
            let orders = serde_json::from_str(&orders).map_err(|_| troubled(StoreError::Damaged(key)))?;
            Ok((person, orders))
        };
        orders.into_iter().map(read).collect()
    }

    /// Makes a change in the room. An engine that panics or contradicts itself stops this table only.
    pub async fn change(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        what: &str,
        change: impl FnOnce(&mut Room) -> Result<Change, Problem>,
    ) -> Result<(), Problem> {
        let room = live.playing()?;
        let (wish, before) = (room.wish().cloned(), room.number());
        let revision = room.revision();
        let done = catch_unwind(AssertUnwindSafe(|| change(room)));
        let change = match done {
            Ok(Ok(change)) => change,
            Ok(Err(problem)) if problem.kind == ProblemKind::Stopped => {
                return Err(self.stop_table(live, what, problem).await);
            }
            Ok(Err(problem)) => return Err(problem),
            Err(_) => return Err(self.stop_table(live, what, stopped(FELL_OVER)).await),
        };
        if change == Change::Again {
            return Ok(());
        }
        let queued = self.hand_over(live, (revision, before), change).await;
        // Made while the disk is busy, sent when the entry is stored. The views of the new position come from the
        // engine too.
        let messages = catch_unwind(AssertUnwindSafe(|| self.write_states(live, before)));
        let messages = match self.stored(live, queued).await? {
            Kept::AsMade => messages,
            // The listeners were told when the table was read anew.
            Kept::Found => Ok(Vec::new()),
        };
        let Ok(messages) = messages else {
            return Err(self.stop_table(live, what, stopped(FELL_OVER)).await);
        };
        let beside = live.room()?.wish() != wish.as_ref();
        let after = AssertUnwindSafe(self.after(slot, live, before, beside, messages)).catch_unwind().await;
        match after {
            Ok(done) => done,
            Err(_) => Err(self.stop_table(live, what, stopped(FELL_OVER)).await),
        }
    }

    /// What follows a change of the game: telling the listeners, noting the end, calling web-hooks, setting the next
    /// computer player in motion.
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
        // The change is stored whatever becomes of this; the end is noted when the table is next taken up.
        if let Err(problem) = self.note_end(live).await {
            tracing::error!(
                table = live.row.id,
                why = self.in_english(&problem),
                "the end of the game is not noted yet"
            );
        }
        if beside || ended != live.seating.outcome.is_some() {
            self.publish_table(live);
        }
        self.call_hooks(live);
        self.drive(slot, live);
        Ok(())
    }

    async fn strike_orders(&self, live: &mut Live, since: u32) {
        let Live { orders, room: Ok(room), row, .. } = live else { return };
        let mut failed = false;
        for (person, orders) in orders {
            if room.strike_orders(since.min(room.number()), orders) {
                let text = serde_json::to_string(orders).unwrap_or_default();
                if let Err(error) = self.store.save_orders(row.key, person, &text).await {
                    tracing::error!(table = row.id, %error, "it is not known whether orders are struck");
                    failed = true;
                }
            }
        }
        if failed {
            live.doubt_orders(since);
        }
    }

    /// Notes that the game is over. Its journal is packed at leisure.
    async fn note_end(&self, live: &mut Live) -> Result<(), Problem> {
        let Ok(room) = &live.room else { return Ok(()) };
        let Some(outcome) = room.outcome() else { return Ok(()) };
        if live.status() != Status::Playing {
            return Ok(());
        }
        self.save(live, |live| {
            live.row.status = status_word(Status::Finished).to_owned();
            live.seating.outcome = Some(outcome.clone());
            Ok(())
        })
        .await?;
        self.hub.unpacked.lock().unwrap_or_else(PoisonError::into_inner).push(live.row.key);
        Ok(())
    }

    /// Saves a change of people or settings. If another server was first, its change is taken over and this one is
    /// tried again on top of it.
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
            if let Err(problem) = changed {
                (live.row, live.seating) = (row, seating);
                return Err(problem);
            }
            // Nobody else may see the change until it is stored.
            live.doubt.get_or_insert_default();
            let saved = self.store.save_table(&mut live.row).await;
            if let Ok(true) = saved {
                live.doubt = None;
                return Ok(());
            }
            let wanted = std::mem::replace(&mut live.row, row);
            let wished = std::mem::replace(&mut live.seating, seating);
            match self.saved(live, saved.err(), &wanted).await? {
                true => {
                    live.seating = wished;
                    return Ok(());
                }
                false => self.reseat(live),
            }
        }
        Err(refused(Text::new("limit-changes")))
    }

    async fn reload_row(&self, live: &mut Live) -> Result<(), Problem> {
        let row = self.store.table_by_key(live.row.key).await.map_err(troubled)?;
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

    /// Stops a table on which something went wrong, and says why to those who look at it.
    pub async fn stop_table(&self, live: &mut Live, what: &str, problem: Problem) -> Problem {
        let why = self.in_english(&problem);
        tracing::error!(table = live.row.id, what, why, "the table stops");
        let text = Text::new("table-stopped").text("why", problem.text.clone());
        live.room = Err(NoRoom::Stopped(Problem { text, ..problem.clone() }));
        let body = serde_json::json!({ "stopped": why, "at": what });
        self.note_problem(&live.row.id, &body).await;
        let stop = |live: &mut Live| {
            live.row.status = status_word(Status::Stopped).to_owned();
            Ok(())
        };
        if let Err(problem) = self.save(live, stop).await {
            tracing::error!(table = live.row.id, why = self.in_english(&problem), "the stop is not saved");
        }
        self.publish_table(live);
        problem
    }

    /// Keeps a report for the operator.
    async fn note_problem(&self, table: &str, body: &serde_json::Value) {
        if let Err(error) = self.store.add_problem(Some(table), None, now(), &body.to_string()).await {
            tracing::error!(%error, "problem not saved");
        }
    }

    /// Something that is stored about a table can't be read: that table alone stops, and the operator finds it among
    /// the problems, once.
    async fn note_damage(&self, table: &str, what: &str) -> Problem {
        let new = self.hub.damaged.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned());
        if new {
            tracing::error!(table, what, "what is stored about a table can't be read");
            self.note_problem(table, &serde_json::json!({ "unreadable": what })).await;
        }
        stopped(Text::new("unreadable-table"))
    }
}
