//! Tables outlive upgrades: how a game is loaded when its rules have been corrected, and the positions that are saved
//! for that.
//!
//! Positions are not saved while an answer waits for it, but at leisure after some entries, when a table rests,
//! before the first answer under new rules, and when the server stops.

use super::{FELL_OVER, Live, NoRoom, Slot, internal, stopped, troubled};
use crate::app::{App, now};
use crate::language::Tongue;
use crate::publish::text;
use kernel::{Snapshot, Text};
use session::wire::{ProblemKind, ServerMessage, Status};
use session::{LoadError, Problem, Room, Seating, Stored};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{SnapshotRow, TableRow};

/// After how many entries a table's position is saved again. If a server is killed before an upgrade, at most this
/// many entries are played again under the corrected rules.
const SAVE_EVERY: u32 = 64;

/// After how long without a change a table's position is saved in any case.
const RESTS: Duration = Duration::from_secs(20);

/// How often tables are looked at for that, and how many are saved at once.
const LOOK_EVERY: Duration = Duration::from_millis(250);
const AT_ONCE: usize = 32;

/// What is said about a table that a newer program plays.
const MOVED: Text = Text::new("table-moved");

impl App {
    /// The game of a stored table. If its rules have been corrected, everything is ready for the first answer under
    /// the new ones.
    pub(super) async fn load_room(&self, row: &TableRow) -> Result<Result<Room, Problem>, Problem> {
        if row.status == "stopped" {
            return Ok(Err(stopped(Text::new("engine-contradicted-itself"))));
        }
        let Some(game) = self.game(&row.game) else {
            return Ok(Err(stopped(Text::new("game-not-in-this-program"))));
        };
        // The entries are read last, so that they include those of a position that was saved in between.
        let snapshots = match self.store.snapshots(row.key).await {
            // Positions are needed only if the rules were corrected, and then their lack is noticed.
            Err(error) if error.is_damage() => Vec::new(),
            snapshots => snapshots.map_err(troubled)?,
        };
        let entries = match self.store.entries(row.key, 0).await {
            Err(error) if error.is_damage() => {
                return Ok(Err(self.note_damage(&row.id, &error.to_string()).await));
            }
            entries => entries.map_err(troubled)?,
        };
        let setup = self.whole_setup(row).await?;
        let rules = u32::try_from(row.rules).unwrap_or(u32::MAX);
        // A long journal takes milliseconds to play, and a faulty game may panic.
        let load = move || {
            let read = |row: SnapshotRow| Some((row.seq, serde_json::from_str(&row.body).ok()?));
            let snapshots = snapshots.into_iter().filter_map(read).collect();
            let stored = Stored { setup, rules, entries, snapshots };
            catch_unwind(AssertUnwindSafe(|| Room::open(game, &stored)))
        };
        let room = match tokio::task::spawn_blocking(load).await {
            Ok(Ok(Ok(room))) => room,
            Ok(Ok(Err(LoadError::Newer { found, ours }))) => {
                tracing::info!(table = row.id, found, ours, "a newer program has this table");
                return Ok(Err(Problem::new(ProblemKind::Moved, MOVED)));
            }
            Ok(Ok(Err(error))) => return Ok(Err(self.cannot_play(row, Text::plain(error)).await)),
            Ok(Err(_)) | Err(_) => return Ok(Err(self.cannot_play(row, FELL_OVER).await)),
        };
        if room.is_corrected() && matches!(row.status.as_str(), "open" | "playing") {
            self.get_ready(row, &room).await?;
        }
        let ended = match row.status.as_str() {
            "finished" => serde_json::from_str::<Seating>(&row.body).map_err(internal)?.outcome,
            _ => None,
        };
        Ok(Ok(room.ended(ended)))
    }

    /// A stored game can't be played. Its journal is kept, and the operator finds it; a later program may manage.
    async fn cannot_play(&self, row: &TableRow, why: Text) -> Problem {
        let text = Text::new("table-does-not-play").text("why", why.clone());
        let why = why.render(&Tongue::ENGLISH.house());
        tracing::error!(table = row.id, why, "a stored game does not play");
        let body = serde_json::json!({ "stopped": why, "at": "load" }).to_string();
        if let Err(error) = self.store.add_problem_once(&row.id, now(), &body).await {
            tracing::error!(%error, "problem not saved");
        }
        stopped(text)
    }

    /// Before the first answer under new rules: keeps the position that the game goes on from for good, or saves the
    /// present one.
    async fn get_ready(&self, row: &TableRow, room: &Room) -> Result<(), Problem> {
        for correction in room.table().corrections() {
            tracing::info!(
                table = row.id,
                rules = correction.rules,
                kept = correction.kept,
                asked_again = correction.dropped.len(),
                "the rules were corrected"
            );
        }
        match (room.needs_snapshot(), room.snapshot()) {
            (Some(seq), _) => {
                if !self.store.keep_snapshot(row.key, seq).await.map_err(troubled)? {
                    return Err(internal("the saved position to go on from was struck meanwhile"));
                }
            }
            (None, Some(snapshot)) if room.revision() > 0 => {
                let saved = saved(row.key, room.revision(), &snapshot)?;
                self.store.save_snapshots(vec![saved]).await.map_err(troubled)?;
            }
            (None, _) => {}
        }
        Ok(())
    }

    /// Saves the position that a new table's journal names.
    pub async fn keep_for_good(&self, key: i64, seq: u32, snapshot: &Snapshot) -> Result<(), Problem> {
        self.store.save_snapshots(vec![saved(key, seq, snapshot)?]).await.map_err(troubled)?;
        self.store.keep_snapshot(key, seq).await.map_err(troubled)?;
        Ok(())
    }

    /// Saves positions at leisure, until the server shuts down.
    pub async fn save_positions(self) {
        let mut first = 0;
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            let mut slots = self.hub.loaded();
            if !slots.is_empty() {
                // Where there are more tables than can be saved at once, each gets its turn.
                first = (first + AT_ONCE) % slots.len();
                slots.rotate_left(first);
            }
            let due = |live: &Live, room: &Room| {
                let rests = live.changed.elapsed() > RESTS || live.status() == Status::Finished;
                room.unsaved() >= SAVE_EVERY || (rests && room.unsaved() > 0)
            };
            self.save_due(&slots, AT_ONCE, due).await;
        }
    }

    /// Saves the positions of all tables in memory, for the next start.
    pub async fn save_all_positions(&self) {
        for slots in self.hub.loaded().chunks(AT_ONCE) {
            self.save_due(slots, AT_ONCE, |_, room| room.unsaved() > 0).await;
        }
    }

    async fn save_due(&self, slots: &[Arc<Slot>], most: usize, due: impl Fn(&Live, &Room) -> bool) {
        let mut rows = Vec::new();
        let mut taken = Vec::new();
        for slot in slots {
            // A table that is being answered at is looked at another time.
            let Some(live) = slot.try_lock() else { continue };
            let Ok(room) = &live.room else { continue };
            if !due(&live, room) || rows.len() >= most {
                continue;
            }
            let made = catch_unwind(AssertUnwindSafe(|| room.snapshot()));
            let Ok(Some(snapshot)) = made else { continue };
            let Ok(row) = saved(live.row.key, room.revision(), &snapshot) else { continue };
            taken.push((slot, room.revision(), snapshot.number));
            rows.push(row);
        }
        if let Err(error) = self.store.save_snapshots(rows).await {
            return tracing::error!(%error, "positions not saved");
        }
        for (slot, revision, number) in taken {
            let mut live = slot.live.lock().await;
            if let Ok(room) = &mut live.room {
                room.note_saved(revision, number);
            }
        }
    }

    /// A newer program has this table: those who listen here are told to connect again.
    pub(super) fn let_go(&self, live: &mut Live) {
        let Err(NoRoom::Stopped(problem)) = &live.room else { return };
        if problem.kind != ProblemKind::Moved {
            return;
        }
        for listener in live.listeners.drain(..) {
            let bye = ServerMessage::Bye { why: listener.tongue.said(problem).why };
            // A listener too slow to hear this learns it when it connects again.
            let _ = listener.sender.try_send(text(&bye));
        }
    }
}

impl Live {
    /// Fails if a newer program has this table.
    pub fn is_here(&self) -> Result<(), Problem> {
        match &self.room {
            Err(NoRoom::Stopped(problem)) if problem.kind == ProblemKind::Moved => Err(problem.clone()),
            _ => Ok(()),
        }
    }
}

fn saved(key: i64, seq: u32, snapshot: &Snapshot) -> Result<SnapshotRow, Problem> {
    let body = serde_json::to_string(snapshot).map_err(internal)?;
    Ok(SnapshotRow { key, seq, body })
}
