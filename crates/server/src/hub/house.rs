//! Keeping house: following what other servers write, taking over what they left, sweeping tables out of memory, and
//! packing the journals of finished games.

use super::{Live, NoRoom, Slot, status_word, troubled};
use crate::app::App;
use futures_util::FutureExt;
use session::wire::Status;
use session::{Problem, Seating};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

/// After how long without a change this server looks whether a computer player should move: another server may have
/// gone down while it was thinking.
const STALLED: Duration = Duration::from_secs(10);

/// How long to wait between two journals when packing them. Nobody waits for that, and those who play need the store.
const PACK_EVERY: Duration = Duration::from_millis(250);

/// Does a part of the housekeeping. An engine that panics in it must not end the rest.
async fn house(work: impl Future<Output = ()>) {
    if AssertUnwindSafe(work).catch_unwind().await.is_err() {
        tracing::error!("a game's engine fell over");
    }
}

impl App {
    /// Follows what other servers write, and sweeps tables out of memory, until the server shuts down.
    pub async fn keep_house(self) {
        let mut changes = self.store.changes();
        let mut tick = tokio::time::interval(Duration::from_secs(5));
        let mut stopped = pin!(self.stopped());
        house(self.wake_computers()).await;
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(change) => house(self.follow(change)).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => house(self.follow(store::Change::Lost)).await,
                    Err(broadcast::error::RecvError::Closed) => return,
                },
                _ = tick.tick() => {
                    self.hub.sweep();
                    self.metrics.rooms.set(self.hub.len() as i64);
                    house(self.stalled()).await;
                }
                () = &mut stopped => return,
            }
        }
    }

    /// Packs the journals of finished games one after the other, including those that another server left.
    pub async fn pack_journals(self) {
        match self.store.unpacked(status_word(Status::Finished)).await {
            Ok(keys) => self.hub.unpacked.lock().unwrap_or_else(PoisonError::into_inner).extend(keys),
            Err(error) => tracing::error!(%error, "finished games not listed"),
        }
        loop {
            tokio::time::sleep(PACK_EVERY).await;
            let key = self.hub.unpacked.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(key) = key else { continue };
            if let Err(error) = self.store.pack(key).await {
                tracing::error!(key, %error, "a journal is not packed");
            }
            if let Err(error) = self.store.thin_snapshots(key).await {
                tracing::error!(key, %error, "saved positions are not struck");
            }
        }
    }

    /// Loads the running games in which a computer player sits, so that it goes on after a restart.
    async fn wake_computers(&self) {
        let rows = match self.store.tables_with_status(status_word(Status::Playing)).await {
            Ok(rows) => rows,
            Err(error) => return tracing::error!(%error, "running games not listed"),
        };
        for row in rows {
            let Ok(seating) = serde_json::from_str::<Seating>(&row.body) else { continue };
            let computer = seating.places.iter().any(|sitter| matches!(sitter, session::Sitter::Computer(_)));
            if computer && let Err(problem) = self.slot(&row.id).await {
                tracing::error!(table = row.id, why = self.in_english(&problem), "not loaded");
            }
        }
    }

    /// Takes over what another server may have left half-way: the start or the end of a game, a computer's thought, a
    /// standing order.
    async fn stalled(&self) {
        for slot in self.hub.loaded() {
            let Some(mut live) = slot.try_lock() else { continue };
            if live.status() != Status::Playing || live.room.is_err() || live.changed.elapsed() < STALLED {
                continue;
            }
            live.changed = Instant::now();
            if let Err(problem) = self.take_over(&slot, &mut live).await {
                tracing::error!(table = slot.id, why = self.in_english(&problem), "not taken over");
            }
        }
    }

    async fn take_over(&self, slot: &Arc<Slot>, live: &mut Live) -> Result<(), Problem> {
        if self.config.database.is_some() {
            live.orders = self.orders(live.row.key).await?;
        }
        let before = live.room()?.number();
        self.repair(live).await?;
        if live.room()?.number() != before || live.status() != Status::Playing {
            self.publish(live);
            self.publish_table(live);
        }
        self.drive(slot, live);
        Ok(())
    }

    async fn follow(&self, change: store::Change) {
        let slots = match change {
            store::Change::Lost => self.hub.loaded(),
            store::Change::Entries { key, .. }
            | store::Change::Table { key }
            | store::Change::Chat { key } => self.hub.by_key(key).into_iter().collect(),
        };
        for slot in slots {
            let live = &mut *slot.lock().await;
            if let Err(problem) = self.catch_up(live, change).await {
                tracing::error!(table = slot.id, why = self.in_english(&problem), "not caught up");
            }
        }
    }

    async fn catch_up(&self, live: &mut Live, change: store::Change) -> Result<(), Problem> {
        let (row, chat, entries) = match change {
            store::Change::Lost => (true, true, true),
            store::Change::Table { .. } => (true, false, true),
            store::Change::Chat { .. } => (false, true, false),
            store::Change::Entries { seq, .. } => {
                (false, false, live.room.as_ref().is_ok_and(|room| room.revision() <= seq))
            }
        };
        if row {
            self.reload_row(live).await?;
            if live.row.status == "stopped" && live.room.is_ok() {
                live.room = self.load_room(&live.row).await?.map_err(NoRoom::Stopped);
            }
        }
        if entries {
            self.catch_up_entries(live).await?;
        }
        if row {
            self.publish_table(live);
        }
        if chat {
            self.publish_chat(live).await?;
        }
        Ok(())
    }

    async fn catch_up_entries(&self, live: &mut Live) -> Result<(), Problem> {
        let Ok(room) = &mut live.room else { return Ok(()) };
        let entries = self.store.entries(live.row.key, room.revision()).await.map_err(troubled)?;
        let (before, wish) = (room.number(), room.wish().cloned());
        let mut least = before;
        for (number, body) in entries {
            let followed = catch_unwind(AssertUnwindSafe(|| room.follow(number, &body)));
            if !matches!(followed, Ok(Ok(()))) {
                live.room = Err(NoRoom::Unknown);
                return self.read_anew(live).await.map(drop);
            }
            least = least.min(room.number());
        }
        let beside = room.wish() != wish.as_ref();
        // A step back and new answers may have come together: the log is only known up to the lowest point.
        let era_changed = least < before || beside;
        for listener in &mut live.listeners {
            listener.log_at = if era_changed { None } else { listener.log_at };
        }
        live.changed = Instant::now();
        // The other server has told whom the game waits for, and struck the orders that ended.
        live.told = live.room()?.waits_for();
        let Live { orders, room: Ok(room), .. } = live else { return Ok(()) };
        for (_, orders) in orders {
            room.strike_orders(least, orders);
        }
        self.publish(live);
        if beside {
            self.publish_table(live);
        }
        Ok(())
    }
}
