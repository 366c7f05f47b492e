//! Changes that may or may not be stored: a commit that was sent and never answered, a disk that did not say whether
//! it has them. Nobody is told that such a change is done, and nobody sees it. The room that holds it is thrown away,
//! and what the store has decides, as soon as it can be read.

use super::{Live, Slot, troubled};
use crate::app::App;
use kernel::Text;
use session::wire::{ProblemKind, Status};
use session::{Change, Problem, Room, Seating};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Appended, Queued, StoreError, TableRow};

/// Why there is no game to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// The table has stopped, or a newer program has it.
    Stopped(Problem),
    /// It is not known just now what the store has of the table.
    Unknown,
}

impl NoRoom {
    /// What the outside is told.
    pub fn problem(&self) -> Problem {
        match self {
            NoRoom::Stopped(problem) => problem.clone(),
            NoRoom::Unknown => unsaved(),
        }
    }
}

/// A change that may or may not be stored.
#[derive(Debug, Default)]
pub struct Doubt {
    /// The entry that was given to the store; none if it was another change of the table.
    entry: Option<Entry>,
    /// After how many answers orders may have ended that the store still holds.
    since: Option<u32>,
    /// When reading the table last failed.
    tried: Option<Instant>,
}

/// An entry on its way into the store.
#[derive(Clone, Debug)]
struct Entry {
    /// Its number, and so the revision of the room before it.
    seq: u32,
    body: String,
    /// How many answers there were before it.
    before: u32,
}

/// How an entry came to be stored.
pub enum Kept {
    /// The store said so: the room is as it was made.
    AsMade,
    /// It was found there when the table was read anew, and the listeners have been told.
    Found,
}

/// What the store has in an entry's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Ours,
    Another,
    Free,
}

/// How long to wait before a table that could not be read is read again. Whoever comes meanwhile is told at once.
const AGAIN: Duration = Duration::from_millis(300);

/// How often tables in doubt are looked after if nobody comes to them.
const SETTLE_EVERY: Duration = Duration::from_millis(500);

fn unsaved() -> Problem {
    crate::problem::Fault::unsaved("a table is in doubt").problem
}

fn stale() -> Problem {
    Problem::new(ProblemKind::Stale, Text::new("answer-too-late"))
}

impl Live {
    /// It is not known whether the orders that ended after this many answers are struck.
    pub(super) fn doubt_orders(&mut self, since: u32) {
        self.doubt.get_or_insert_default().since = Some(since);
        self.room = Err(NoRoom::Unknown);
    }
}

impl App {
    /// Stores an entry. If that is not possible, the room becomes what the store has, or there is none.
    pub(super) async fn keep(
        &self,
        live: &mut Live,
        before: (u32, u32),
        change: Change,
    ) -> Result<Kept, Problem> {
        let queued = self.hand_over(live, before, change).await;
        self.stored(live, queued).await
    }

    /// Gives an entry to the store. `before` is the revision and the number of answers before it. From now on the
    /// table is in doubt, even if this call is dropped half-way.
    pub(super) async fn hand_over(
        &self,
        live: &mut Live,
        (seq, before): (u32, u32),
        change: Change,
    ) -> Result<Option<Queued>, StoreError> {
        let Change::Entry(body) = change else { return Ok(None) };
        live.doubt =
            Some(Doubt { entry: Some(Entry { seq, body: body.clone(), before }), ..Doubt::default() });
        self.store.queue(live.row.key, seq, body).await.map(Some)
    }

    /// Waits until an entry is stored. If it is not known whether it is, what the store has decides.
    pub(super) async fn stored(
        &self,
        live: &mut Live,
        queued: Result<Option<Queued>, StoreError>,
    ) -> Result<Kept, Problem> {
        let appended = match queued {
            Ok(Some(queued)) => queued.done().await,
            Ok(None) => return Ok(Kept::AsMade),
            Err(error) => Err(error),
        };
        if let Ok(Appended::Done) = appended {
            live.doubt = None;
            live.changed = Instant::now();
            return Ok(Kept::AsMade);
        }
        live.room = Err(NoRoom::Unknown);
        if let Err(error) = &appended {
            tracing::error!(table = live.row.id, %error, "it is not known whether an answer is stored");
        }
        match (self.read_anew(live).await?, appended) {
            (Place::Ours, _) => {
                live.changed = Instant::now();
                Ok(Kept::Found)
            }
            (Place::Another, _) | (Place::Free, Ok(_)) => Err(stale()),
            (Place::Free, Err(error)) => Err(troubled(error)),
        }
    }

    /// What became of a change of people or settings that the store did not take, or may have taken: true if it is
    /// stored after all, false if it is to be tried again on what the store has now.
    pub(super) async fn saved(
        &self,
        live: &mut Live,
        error: Option<StoreError>,
        wanted: &TableRow,
    ) -> Result<bool, Problem> {
        let read = match self.store.table_by_key(live.row.key).await {
            Ok(Some(row)) => serde_json::from_str::<Seating>(&row.body).map(|seating| (row, seating)).ok(),
            Ok(None) | Err(_) => None,
        };
        let Some((row, seating)) = read else {
            live.room = Err(NoRoom::Unknown);
            return Err(error.map_or_else(unsaved, troubled));
        };
        live.doubt = None;
        let ours =
            row.version == wanted.version + 1 && (&row.body, &row.status) == (&wanted.body, &wanted.status);
        let same = row.version == live.row.version;
        live.row = row;
        live.seating = seating;
        match error {
            Some(_) if ours => Ok(true),
            Some(error) if same => Err(troubled(error)),
            Some(_) | None => Ok(false),
        }
    }

    /// Reads a table whose room was thrown away, and says what the store has in the place of the entry in doubt. If
    /// the table can't be read, the doubt stays.
    pub(super) async fn read_anew(&self, live: &mut Live) -> Result<Place, Problem> {
        let read = self.read_table(live).await;
        let doubt = live.doubt.get_or_insert_default();
        let (row, seating, room, place) = match read {
            Ok(read) => read,
            Err(problem) => {
                doubt.tried = Some(Instant::now());
                return Err(problem);
            }
        };
        let before = doubt.entry.as_ref().map(|entry| entry.seq);
        live.doubt = None;
        // What the listeners know is what is there: they need not be told again, and keep what they had chosen.
        let known = room.as_ref().is_ok_and(|room| before == Some(room.revision())) && row == live.row;
        (live.row, live.seating, live.room) = (row, seating, room);
        // Whoever was answering did so in the room that is gone.
        live.busy.clear();
        if !known {
            for listener in &mut live.listeners {
                listener.log_at = None;
            }
            self.reseat(live);
            self.publish(live);
            self.publish_table(live);
            self.let_go(live);
        }
        Ok(place)
    }

    async fn read_table(
        &self,
        live: &Live,
    ) -> Result<(TableRow, Seating, Result<Room, NoRoom>, Place), Problem> {
        let row = self.store.table_by_key(live.row.key).await.map_err(troubled)?;
        let row = row.ok_or_else(|| super::not_found("table"))?;
        let seating = serde_json::from_str(&row.body).map_err(super::internal)?;
        let room = self.load_room(&row).await?.map_err(NoRoom::Stopped);
        let entry = live.doubt.as_ref().and_then(|doubt| doubt.entry.as_ref());
        let Some(entry) = entry else { return Ok((row, seating, room, Place::Free)) };
        let entries = self.store.entries(row.key, entry.seq).await.map_err(troubled)?;
        let place = match entries.first() {
            Some((seq, body)) if (*seq, body) == (entry.seq, &entry.body) => Place::Ours,
            Some(_) => Place::Another,
            None => Place::Free,
        };
        Ok((row, seating, room, place))
    }

    /// Reads a table that is in doubt, unless reading it has just failed, and goes on with it.
    pub(super) async fn settle(&self, slot: &Arc<Slot>, live: &mut Live) {
        let Some(doubt) = &live.doubt else { return };
        if doubt.tried.is_some_and(|at| at.elapsed() < AGAIN) {
            return;
        }
        let (before, since) = (doubt.entry.as_ref().map(|entry| entry.before), doubt.since);
        let gone_on = match self.read_anew(live).await {
            Ok(place) => self.go_on(slot, live, before.filter(|_| place == Place::Ours).or(since)).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = gone_on {
            tracing::warn!(table = slot.id, why = self.in_english(&problem), "the table is in doubt");
        }
    }

    /// What follows a change that turns out later to have been stored: the entry that came after this many answers.
    async fn go_on(&self, slot: &Arc<Slot>, live: &mut Live, since: Option<u32>) -> Result<(), Problem> {
        live.orders = self.orders(live.row.key).await?;
        if let Some(since) = since {
            self.strike_orders(live, since).await;
        }
        self.publish_chat(live).await?;
        if live.status() != Status::Playing {
            return Ok(());
        }
        let revision = live.room()?.revision();
        self.repair(live).await?;
        if live.room()?.revision() != revision || live.status() != Status::Playing {
            self.publish(live);
            self.publish_table(live);
        }
        self.call_hooks(live);
        self.drive(slot, live);
        Ok(())
    }

    /// Settles tables in doubt that nobody comes to, until the server shuts down.
    pub async fn settle_tables(self) {
        loop {
            tokio::time::sleep(SETTLE_EVERY).await;
            for slot in self.hub.loaded() {
                let doubtful = slot.live.try_lock().is_ok_and(|live| live.doubt.is_some());
                // If one can't be read, the others probably can't either.
                if doubtful && slot.lock().await.doubt.is_some() {
                    break;
                }
            }
        }
    }
}
