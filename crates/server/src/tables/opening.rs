//! Opening a table: a game that has been set up, its people, and its beginning.

use crate::app::{App, now};
use crate::games::computer;
use crate::hub::{Live, Slot, UNFINISHED, internal, status_word, troubled};
use crate::secrets;
use kernel::{Pack, Text};
use session::wire::{Chair, Origin, Pace, ProblemKind, Status};
use session::{Beginning, Problem, Room, Seating, Sitter};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Appended, Person, TableRow};

/// A game that is about to get a table.
pub struct Opening {
    /// The game, with what has been played of it.
    pub room: Room,
    /// The scenario's id.
    pub scenario: String,
    /// The options of the set-up.
    pub options: BTreeMap<String, String>,
    /// The title.
    pub title: String,
    /// Whether only people with the invitation may come in.
    pub private: bool,
    /// How fast the game is played.
    pub pace: Pace,
    /// Where the game comes from.
    pub origin: Option<Origin>,
    /// Where the game stands.
    pub status: Status,
}

impl App {
    /// Who sits where, as a person wishes it.
    fn sitters(&self, chairs: &[Chair], person: &Person, places: usize) -> Result<Vec<Sitter>, Problem> {
        if chairs.len() != places {
            let text = Text::new("set-up-places").count("n", places).count("given", chairs.len());
            return Err(Problem::new(ProblemKind::Setup, text));
        }
        chairs.iter().map(|chair| self.sitter(chair, person)).collect()
    }

    pub(super) fn sitter(&self, chair: &Chair, person: &Person) -> Result<Sitter, Problem> {
        Ok(match chair {
            Chair::Me => Sitter::Person { id: person.id.clone(), name: person.name.clone() },
            Chair::Open => Sitter::Open,
            Chair::Invited => Sitter::Invited,
            Chair::Computer(id) if computer(id).is_some() => Sitter::Computer(id.clone()),
            Chair::Computer(id) => {
                let text = Text::new("unknown-computer").written("player", id);
                return Err(Problem::new(ProblemKind::Setup, text));
            }
        })
    }

    /// Opens a table for a game, and begins if nobody is missing.
    pub async fn open_table(
        &self,
        opening: Opening,
        chairs: &[Chair],
        person: &Person,
    ) -> Result<Arc<Slot>, Problem> {
        let table = opening.room.table();
        let mut seating = Seating::of(table, &opening.scenario, opening.options);
        if opening.status != Status::Archive {
            seating.places = self.sitters(chairs, person, seating.places.len())?;
        }
        seating.title = opening.title;
        seating.pace = opening.pace;
        seating.origin = opening.origin;
        self.store_table(&opening.room, seating, opening.private, opening.status, &person.id).await
    }

    pub(super) async fn store_table(
        &self,
        room: &Room,
        mut seating: Seating,
        private: bool,
        status: Status,
        host: &str,
    ) -> Result<Arc<Slot>, Problem> {
        seating.invitation = secrets::id().map_err(|fault| fault.problem)?;
        let at = now();
        let info = room.game().info();
        // The content of a pack is kept beside the table's row, which lists read.
        let mut setup = room.table().setup();
        let pack = Pack::take_from(&mut setup);
        let Beginning { rules, entries, snapshot } = room.beginning(room.number());
        let complete = entries.is_empty() && pack.is_none();
        let mut row = TableRow {
            key: 0,
            id: secrets::id().map_err(|fault| fault.problem)?,
            version: 0,
            game: info.slug.to_owned(),
            rules: i64::from(rules),
            setup: setup.to_string(),
            // Nobody finds the table before its pack and its journal are complete.
            status: if complete { status_word(status) } else { UNFINISHED }.to_owned(),
            private,
            host: host.to_owned(),
            people: seating.people(),
            body: serde_json::to_string(&seating).map_err(internal)?,
            created: at,
            changed: at,
        };
        self.store.add_table(&mut row).await.map_err(troubled)?;
        if !complete {
            if let Some(pack) = pack {
                let text = pack.to_text();
                self.store.add_table_pack(row.key, pack.hash(), &text).await.map_err(troubled)?;
            }
            if let Some((seq, snapshot)) = snapshot {
                self.keep_for_good(row.key, seq, &snapshot).await?;
            }
            for (seq, body) in (0u32..).zip(entries) {
                if self.store.append(row.key, seq, body).await.map_err(troubled)? != Appended::Done {
                    return Err(internal("a new table has a journal already"));
                }
            }
            row.status = status_word(status).to_owned();
            if !self.store.save_table(&mut row).await.map_err(troubled)? {
                return Err(internal("a new table was changed by somebody else"));
            }
        }
        let slot = self.slot(&row.id).await?;
        if status == Status::Open {
            self.begin_if_full(&slot, &mut *slot.lock().await).await?;
        }
        Ok(slot)
    }

    /// Begins the game when nobody is missing.
    pub async fn begin_if_full(&self, slot: &Arc<Slot>, live: &mut Live) -> Result<(), Problem> {
        if live.status() == Status::Open && live.seating.is_full() {
            self.save(live, |live| {
                live.row.status = status_word(Status::Playing).to_owned();
                Ok(())
            })
            .await?;
            // Where Chance is not asked first there is nothing to do, and nothing to store.
            if live.room()?.asked().contains(kernel::Seat::CHANCE) {
                return self.change(slot, live, "start", |room| room.start(&mut rand::rng())).await;
            }
        }
        self.publish(live);
        self.call_hooks(live);
        self.drive(slot, live);
        Ok(())
    }
}
