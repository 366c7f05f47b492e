//! Accounts: having everything of one's own written out, and leaving for good.
//!
//! People who leave take along what nobody else has a part in: the account, decks, data packs, tokens, reports, and the tables
//! where nobody else sits. In a running game a computer player takes their place, so that the others can go on.
//! Everywhere else their name becomes that of nobody.

use crate::app::{App, Ended, now};
use crate::hub::{Live, NoRoom, Slot, status_word, stopped, troubled};
use crate::limits::{Act, Caller};
use crate::people::{Browser, Somebody, about, again, is_guest, password_of};
use crate::problem::{Fault, Json};
use crate::secrets;
use crate::tables::STAND_IN;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Text;
use serde::Deserialize;
use serde_json::{Value, json};
use session::wire::{ProblemKind, Status};
use session::{Problem, Seating, Sitter};
use std::sync::Arc;
use store::{Boxed, Person, ProblemRow, Store, StoreError, TableRow};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The store's word for a table that went with its people. Nobody finds it; its journal is cleared away.
pub const REMOVED: &str = "removed";

/// The name of people who have left for good.
pub const NOBODY: &str = "Somebody who left";

/// How many lines of chat are written out at most.
const LINES: u32 = 10_000;

/// How many times to try when others change the table as well.
const TRIES: usize = 5;

/// The routes about one's own account.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(leave_for_good))
}

/// Have everything of yours written out
///
/// Your account, tokens (without their secrets), decks, data packs, reports, tables, and what you said, as one JSON file.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, description = "A file.", body = Object)))]
async fn export(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
) -> Result<Response, Fault> {
    app.limits.take(caller, Act::Export, &person.id)?;
    let tokens = app.store.tokens(&person.id).await?;
    let decks = app.store.decks(&person.id, None).await?;
    let packs = app.store.whole_data_packs(&person.id).await?;
    let reports = app.store.problems_of(&person.id).await?;
    let tables = app.store.tables_of(&person.id, u32::MAX).await?;
    let said = app.store.chat_of(&person.id, LINES).await?;
    let all = json!({
        "account": about(&person),
        "created": person.created,
        "tokens": tokens.iter().map(|token| json!({"name": token.name, "created": token.created})).collect::<Vec<_>>(),
        "decks": decks
            .iter()
            .map(|deck| json!({"game": deck.game, "name": deck.name, "list": deck.list, "created": deck.created, "changed": deck.changed}))
            .collect::<Vec<_>>(),
        "packs": packs
            .iter()
            .map(|pack| json!({"file": serde_json::from_str::<Value>(&pack.body).unwrap_or_default(), "created": pack.created, "changed": pack.changed}))
            .collect::<Vec<_>>(),
        "reports": reports.iter().map(reported).collect::<Vec<_>>(),
        "tables": tables
            .iter()
            .map(|row| json!({"id": row.id, "game": row.game, "status": row.status, "created": row.created, "changed": row.changed}))
            .collect::<Vec<_>>(),
        "chat": said
            .iter()
            .map(|(table, line)| json!({"table": table, "at": line.at, "text": line.text}))
            .collect::<Vec<_>>(),
    });
    let file = "attachment; filename=\"longtable.json\"";
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(all)).into_response())
}

/// A report in its owner's words. The journal kept with it is left out: it holds what others have in hand.
fn reported(row: &ProblemRow) -> Value {
    let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
    json!({"table": row.table_id, "at": row.at, "report": body["report"]})
}

/// What a person says to leave for good.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Farewell {
    /// The password; a guest has none.
    #[serde(default)]
    password: Option<String>,
}

/// Leave for good
///
/// Deletes your account, decks, data packs, tokens, reports, and the tables where nobody else sits. Where others play, a computer
/// player takes your place; in finished games and in the chat your name is no longer shown. This can't be undone.
#[utoipa::path(post, path = "/api/me/delete", tag = "people", request_body = Farewell,
    responses((status = 204, description = "You are nobody now, and nothing here is yours.")))]
async fn leave_for_good(
    State(app): State<App>,
    caller: Caller,
    browser: Browser,
    Somebody(person): Somebody,
    Json(farewell): Json<Farewell>,
) -> Result<impl IntoResponse, Fault> {
    let _changing = app.person_changes.lock().await;
    let person = again(&app, Some(person)).await?.ok_or_else(Fault::no_person)?;
    if !is_guest(&person) {
        let wrong = || Fault::new(ProblemKind::Password, Text::new("password-not-yours"));
        let password = password_of(farewell.password.ok_or_else(wrong)?)?;
        app.limits.take(caller, Act::Password, &person.id)?;
        if !app.passwords.fits(password, person.password.clone()).await? {
            return Err(wrong());
        }
    }
    app.say_goodbye(&person).await?;
    tracing::info!(person = person.id, "left for good");
    Ok((StatusCode::NO_CONTENT, browser.leave()))
}

impl App {
    /// Takes a person out of everything.
    async fn say_goodbye(&self, person: &Person) -> Result<(), Fault> {
        for row in self.store.tables_of(&person.id, u32::MAX).await? {
            // A table that is not in memory need not be loaded, unless somebody is to play on.
            let loaded = match row.status == status_word(Status::Playing) {
                true => Some(self.slot(&row.id).await?),
                false => self.hub.get(&row.id),
            };
            match loaded {
                Some(slot) => self.leave_table(&slot, &person.id).await?,
                None => leave_stored_table(&self.store, row, &person.id).await?,
            }
        }
        self.store.clear_tables(REMOVED).await?;
        self.store.remove_person(person, NOBODY).await?;
        self.end(Ended::Person(person.id.clone()));
        Ok(())
    }

    /// Takes a person out of a table in memory.
    async fn leave_table(&self, slot: &Arc<Slot>, person: &str) -> Result<(), Fault> {
        let live = &mut *slot.lock().await;
        self.save(live, |live| {
            depart(&mut live.row, &mut live.seating, person);
            Ok(())
        })
        .await?;
        if live.row.status == REMOVED {
            self.forget_table(live);
            return Ok(());
        }
        live.orders.retain(|(other, _)| other != person);
        self.reseat(live);
        self.publish(live);
        self.publish_table(live);
        self.drive(slot, live);
        Ok(())
    }

    /// Removes a table with everything that is kept of it.
    pub async fn remove_table(&self, live: &mut Live) -> Result<(), Problem> {
        self.save(live, |live| {
            clear(&mut live.row, &mut live.seating);
            Ok(())
        })
        .await?;
        self.forget_table(live);
        self.store.clear_tables(REMOVED).await.map_err(troubled)
    }

    /// Lets go of a table that was removed. Whoever has it open sees that it has stopped.
    fn forget_table(&self, live: &mut Live) {
        live.room = Err(NoRoom::Stopped(stopped(Text::new("table-removed"))));
        live.orders.clear();
        self.publish_table(live);
        self.hub.forget(&live.row);
    }
}

/// Takes a person out of everything, at a store that no server uses, or that other servers use as well.
pub fn remove_person<'a>(store: &'a Store, person: &'a Person) -> Boxed<'a, Result<(), Fault>> {
    Box::pin(take_out(store, person))
}

async fn take_out(store: &Store, person: &Person) -> Result<(), Fault> {
    for row in store.tables_of(&person.id, u32::MAX).await? {
        leave_stored_table(store, row, &person.id).await?;
    }
    store.clear_tables(REMOVED).await?;
    Ok(store.remove_person(person, NOBODY).await?)
}

async fn leave_stored_table(store: &Store, mut row: TableRow, person: &str) -> Result<(), Fault> {
    for _ in 0..TRIES {
        let mut seating: Seating = serde_json::from_str(&row.body).map_err(Fault::internal)?;
        depart(&mut row, &mut seating, person);
        row.people = seating.people();
        row.body = serde_json::to_string(&seating).map_err(Fault::internal)?;
        if store.save_table(&mut row).await? {
            return Ok(());
        }
        match store.table_by_key(row.key).await? {
            Some(changed) => row = changed,
            None => return Ok(()),
        }
    }
    Err(StoreError::Damaged(row.key).into())
}

/// What becomes of a table when a person leaves for good.
fn depart(row: &mut TableRow, seating: &mut Seating, person: &str) {
    let others: Vec<String> = seating.people().into_iter().filter(|other| other != person).collect();
    let Some(next) = others.first() else { return clear(row, seating) };
    if row.host == person {
        row.host.clone_from(next);
    }
    seating.left.retain(|(other, _)| other != person);
    seating.rematch.retain(|other| other != person);
    let gone = match row.status.as_str() {
        "open" => Sitter::Open,
        "playing" => Sitter::Computer(STAND_IN.to_owned()),
        // Another id at every table: nobody can tell that it was the same person.
        _ => Sitter::Person { id: secrets::id().unwrap_or_default(), name: NOBODY.to_owned() },
    };
    for sitter in &mut seating.places {
        if matches!(sitter, Sitter::Person { id, .. } if id == person) {
            *sitter = gone.clone();
        }
    }
}

/// Leaves nothing of a table but its key, so that no other table gets it.
fn clear(row: &mut TableRow, seating: &mut Seating) {
    row.status = REMOVED.to_owned();
    row.host = String::new();
    row.private = true;
    row.setup = "{}".to_owned();
    row.changed = now();
    seating.title.clear();
    seating.options.clear();
    seating.invitation.clear();
    seating.places.fill(Sitter::Open);
    seating.left.clear();
    seating.rematch.clear();
}
