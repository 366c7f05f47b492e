//! Answers without people: computer players on worker threads, and standing orders.

use crate::app::App;
use crate::games::{computer, cost};
use crate::hub::{Live, Slot};
use kernel::{Seat, Table};
use rand::RngExt;
use registry::{Entry, Player};
use session::wire::{Order, ProblemKind, Status};
use session::{Room, Sitter};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// How long a standing order waits before it answers, in milliseconds: about as long as a person would take, and
/// never the same, so that nobody can tell the two apart.
const ORDER_TAKES: std::ops::Range<u64> = 1_000..5_000;

/// A question that is answered without a person.
struct Job {
    seat: Seat,
    number: u32,
    era: u32,
}

/// A computer player and what it is thinking about.
struct Thinker {
    game: &'static dyn Entry,
    table: Box<dyn Table>,
    player: Player,
    /// Who opened the table: thinking counts as that person's.
    host: String,
}

impl App {
    /// Sets computer players and standing orders in motion, if they are asked.
    pub fn drive(&self, slot: &Arc<Slot>, live: &mut Live) {
        if live.status() != Status::Playing {
            return;
        }
        let Live { row, room: Ok(room), seating, orders, busy, .. } = live else { return };
        let revision = room.revision();
        busy.retain(|(at, _)| *at == revision);
        for seat in room.asked().iter().filter(|seat| !seat.is_chance()) {
            if busy.contains(&(revision, seat)) {
                continue;
            }
            let job = Job { seat, number: room.number(), era: room.era() };
            match seating.sitter(seat) {
                Some(Sitter::Computer(id)) => {
                    let Some(player) = computer(id) else { continue };
                    busy.push((revision, seat));
                    let table = room.table().fork(room.number() as usize);
                    let thinker = Thinker { game: room.game(), table, player, host: row.host.clone() };
                    tokio::spawn(self.clone().think(slot.clone(), thinker, job));
                }
                Some(Sitter::Person { id, .. }) => {
                    let ordered = orders.iter().find(|(person, _)| person == id);
                    if ordered.and_then(|(_, orders)| room.ordered(seat, orders)).is_some() {
                        busy.push((revision, seat));
                        tokio::spawn(self.clone().obey(slot.clone(), id.clone(), job));
                    }
                }
                Some(Sitter::Open | Sitter::Invited) | None => {}
            }
        }
    }

    async fn think(self, slot: Arc<Slot>, thinker: Thinker, job: Job) {
        let Thinker { game, table, player, host } = thinker;
        self.metrics.computer_waiting.change(1);
        let pause = tokio::time::sleep(self.config.computer_pause);
        let permit = self.computers.acquire(&host, cost(&player)).await;
        let seat = job.seat;
        let choose = move || {
            let seed = rand::rng().random();
            catch_unwind(AssertUnwindSafe(|| game.choose(table.as_ref(), seat, &player, seed)))
        };
        let chosen = tokio::task::spawn_blocking(choose).await;
        drop(permit);
        self.metrics.computer_waiting.change(-1);
        self.metrics.computer_done.add();
        // People want to see what the computer does.
        pause.await;
        let words = match chosen {
            Ok(Ok(Ok(words))) => Ok(words),
            Ok(Ok(Err(error))) => Err(error.to_string()),
            Ok(Err(_)) | Err(_) => Err("the engine fell over".to_owned()),
        };
        let live = &mut *slot.lock().await;
        // Somebody may have taken the seat meanwhile.
        if !matches!(live.seating.sitter(seat), Some(Sitter::Computer(_))) {
            return;
        }
        match words {
            Ok(words) => self.give(&slot, live, job, &words).await,
            Err(error) => tracing::error!(table = slot.id, error, "a computer player has no answer"),
        }
    }

    async fn obey(self, slot: Arc<Slot>, person: String, job: Job) {
        let wait = rand::rng().random_range(ORDER_TAKES);
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let live = &mut *slot.lock().await;
        // The order may have been taken back meanwhile, perhaps at another server.
        match self.orders(live.row.key).await {
            Ok(orders) => live.orders = orders,
            Err(problem) => {
                return tracing::error!(table = slot.id, why = self.in_english(&problem), "orders not read");
            }
        }
        let orders: &[Order] =
            live.orders.iter().find(|(other, _)| *other == person).map_or(&[], |(_, orders)| orders);
        let Ok(room) = &live.room else { return };
        if room.number() != job.number || room.era() != job.era || !room.asked().contains(job.seat) {
            return;
        }
        if let Some(words) = room.ordered(job.seat, orders) {
            self.give(&slot, live, job, &words).await;
        }
    }

    async fn give(&self, slot: &Arc<Slot>, live: &mut Live, job: Job, words: &str) {
        let answer =
            |room: &mut Room| room.answer(job.seat, job.number, Some(job.era), words, &mut rand::rng());
        match self.change(slot, live, words, answer).await {
            Ok(()) => self.metrics.answers.add(),
            // Somebody stepped back or resigned meanwhile.
            Err(problem) if matches!(problem.kind, ProblemKind::Stale | ProblemKind::Refused) => {}
            Err(problem) => {
                tracing::error!(
                    table = slot.id,
                    why = self.in_english(&problem),
                    "a computer's answer was refused"
                );
            }
        }
    }
}
