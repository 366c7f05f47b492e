//! Tables: opening one, sitting down, leaving, resigning, playing again.

mod opening;

pub use opening::Opening;

use crate::app::App;
use crate::games::usual_title;
use crate::hub::{Live, Slot, internal, not_found, refused, status_word};
use crate::language::Tongue;
use crate::limits::{Act, Caller};
use crate::lobby::LISTED;
use crate::people::{Anybody, Somebody};
use crate::problem::{Fault, Json, Path, Query};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Pack, Text};
use serde::Deserialize;
use session::wire::{Chair, Join, NewTable, Status, TableInfo};
use session::{Problem, Room, Seating, Sitter};
use std::sync::Arc;
use store::Person;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The computer player that takes over from somebody who resigned while the team plays on.
pub const STAND_IN: &str = "medium";

/// The longest title, in characters.
const TITLE: usize = 80;

/// The longest text of an option, in characters.
const OPTION: usize = 8000;

/// The routes about tables.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, open))
        .routes(routes!(mine))
        .routes(routes!(look))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(resign))
        .routes(routes!(rematch))
        .routes(routes!(place))
}

/// The word that lets people in.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct Invitation {
    /// The invitation, for a private table.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// A title as it is shown: one line, not too long.
fn title_of(title: Option<&str>, otherwise: &str) -> String {
    let title: String = title.unwrap_or_default().chars().filter(|c| !c.is_control()).take(TITLE).collect();
    let title = title.trim();
    if title.is_empty() { otherwise.to_owned() } else { title.to_owned() }
}

impl App {
    /// The table with this id, for somebody who may look at it. Others are told that there is none.
    pub async fn visit(
        &self,
        id: &str,
        person: Option<&str>,
        invitation: Option<&str>,
    ) -> Result<Arc<Slot>, Problem> {
        let slot = self.slot(id).await?;
        let live = slot.lock().await;
        if !live.lets_in(person, invitation) {
            return Err(not_found("table"));
        }
        live.is_here()?;
        live.known()?;
        drop(live);
        Ok(slot)
    }
}

/// The public tables
///
/// Those that wait for people and those that are being played, the latest first; at most a second old.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, description = "The tables.", body = Vec<TableInfo>)))]
async fn list(State(app): State<App>, Anybody(person): Anybody, tongue: Tongue) -> Result<Response, Fault> {
    let listed = app.public_tables(tongue).await?;
    let own = match &person {
        Some(person) => app.public_tables_for(&listed, &person.id, tongue).await,
        None => None,
    };
    Ok(match own {
        Some(infos) => Json(infos).into_response(),
        None => ([(header::CONTENT_TYPE, "application/json")], listed.body.clone()).into_response(),
    })
}

/// Open a table
///
/// The game begins when every place is taken.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn open(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    tongue: Tongue,
    Json(new): Json<NewTable>,
) -> Result<Json<TableInfo>, Fault> {
    app.may_open(caller, &person).await?;
    if wants_computer(&new.places) {
        app.may_think(caller, &person, None).await?;
    }
    let game = app.game(&new.game).ok_or_else(|| not_found("game"))?;
    // Some options are texts, such as deck lists.
    if new.options.values().any(|value| value.chars().count() > OPTION) {
        return Err(Fault::value(Text::new("option-length").count("n", OPTION)));
    }
    let mut options: Vec<(String, String)> = new.options.clone().into_iter().collect();
    // Every table's summary has its options, and the content of a pack is not for summaries.
    if game.packs().is_some() && new.options.contains_key(Pack::OPTION) {
        return Err(Fault::value(Text::new("pack-not-an-option")));
    }
    if let Some(choice) = &new.pack {
        let pack = app.pack_chosen(game, &person, choice).await?;
        options.push((Pack::OPTION.to_owned(), pack.to_text()));
    }
    let table = game
        .new_table(new.scenario.as_deref(), new.people, &options)
        .map_err(|error| Problem::of_setup(game.info().slug, error))?;
    let info = game.info();
    let scenario = new.scenario.as_deref().or(info.scenarios.first().map(|scenario| scenario.id));
    let scenario = scenario.unwrap_or_default();
    let usual = usual_title(game, scenario, Tongue::ENGLISH);
    let opening = Opening {
        room: Room::new(game, table),
        scenario: scenario.to_owned(),
        options: new.options,
        title: title_of(new.title.as_deref(), &usual),
        private: is_private(new.private, &new.places),
        pace: new.pace,
        origin: None,
        status: Status::Open,
    };
    let slot = app.open_table(opening, &new.places, &person).await?;
    Ok(Json(slot.lock().await.info(Some(&person.id), tongue)))
}

impl App {
    /// Whether a person may open one more table.
    pub async fn may_open(&self, caller: Caller, person: &Person) -> Result<(), Fault> {
        self.limits.take(caller, Act::NewTable, &person.id)?;
        self.limits.take_from(caller, Act::NewTableFrom)?;
        let most = self.config.quotas.tables;
        if !caller.is_exempt() && self.store.count_tables(&person.id).await? >= u64::from(most) {
            return Err(Fault::limit(Text::new("limit-open-tables").number("n", most)));
        }
        Ok(())
    }

    /// Whether computers may play at one more table of a person. Where they play already they go on, in a queue that
    /// is fair to everybody.
    pub async fn may_think(
        &self,
        caller: Caller,
        person: &Person,
        beside: Option<&str>,
    ) -> Result<(), Fault> {
        if caller.is_exempt() {
            return Ok(());
        }
        let others =
            self.store.hosted(&person.id).await?.into_iter().filter(|row| Some(row.id.as_str()) != beside);
        let seatings = others.filter_map(|row| serde_json::from_str::<Seating>(&row.body).ok());
        let thinking = seatings.filter(|seating| seating.places.iter().any(is_computer)).count();
        let most = self.config.quotas.computer_tables;
        if thinking >= most as usize {
            return Err(Fault::limit(Text::new("limit-computers").count("n", thinking)));
        }
        Ok(())
    }
}

fn is_computer(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Computer(_))
}

/// Whether a new table is private: as was wished, else if nobody else is to come.
pub fn is_private(wish: Option<bool>, chairs: &[Chair]) -> bool {
    wish.unwrap_or_else(|| !chairs.iter().any(|chair| matches!(chair, Chair::Open | Chair::Invited)))
}

/// Whether a computer is to sit at any of these places.
pub fn wants_computer(chairs: &[Chair]) -> bool {
    chairs.iter().any(|chair| matches!(chair, Chair::Computer(_)))
}

/// Your tables
///
/// The tables where you sit and those you opened; first those where it is your turn.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, description = "The tables.", body = Vec<TableInfo>)))]
async fn mine(
    State(app): State<App>,
    Somebody(person): Somebody,
    tongue: Tongue,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    let rows = app.store.tables_of(&person.id, LISTED).await?;
    let mut infos = app.infos(rows, Some(&person.id), tongue).await;
    infos.sort_by_key(|info| (!info.your_turn, -info.changed));
    Ok(Json(infos))
}

/// A table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Invitation),
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn look(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    tongue: Tongue,
) -> Result<Json<TableInfo>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    Ok(Json(slot.lock().await.info(person.as_deref(), tongue)))
}

/// Why somebody may not sit down at a place.
const SEEN: Text = Text::new("cards-seen");

impl Live {
    /// Whether a person may take a place: before the game anybody may, during it nobody who has seen what the other
    /// side holds.
    fn may_take(&self, person: &str, place: u8) -> bool {
        self.status() != Status::Playing || self.seating.may_take(person, place)
    }
}

/// Sit down
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = Join, responses((status = 200, description = "The table.", body = TableInfo)))]
async fn join(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
    tongue: Tongue,
    Json(join): Json<Join>,
) -> Result<Json<TableInfo>, Fault> {
    let slot = app.visit(&id, Some(&person.id), join.invitation.as_deref()).await?;
    let live = &mut *slot.lock().await;
    let invited = join.invitation.as_deref() == Some(live.seating.invitation.as_str());
    app.save(live, |live| {
        if !matches!(live.status(), Status::Open | Status::Playing) {
            return Err(refused(Text::new("places-closed")));
        }
        let is_free = |place: &u8| match &live.seating.places[usize::from(*place)] {
            Sitter::Open => true,
            Sitter::Invited => invited,
            Sitter::Person { .. } | Sitter::Computer(_) => false,
        };
        let all = 0..live.seating.places.len() as u8;
        let free: Vec<u8> =
            all.filter(|place| join.place.is_none_or(|wish| wish == *place)).filter(is_free).collect();
        if free.is_empty() {
            return Err(refused(Text::new("place-not-free")));
        }
        let mut allowed: Vec<u8> =
            free.into_iter().filter(|place| live.may_take(&person.id, *place)).collect();
        // With an invitation, the place that was kept free is the one that is meant.
        allowed.sort_by_key(|place| live.seating.places[usize::from(*place)] != Sitter::Invited);
        let Some(place) = allowed.first().copied() else { return Err(refused(SEEN)) };
        let sitter = &mut live.seating.places[usize::from(place)];
        *sitter = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        Ok(())
    })
    .await?;
    app.reseat(live);
    app.begin_if_full(&slot, live).await?;
    app.publish_table(live);
    Ok(Json(live.info(Some(&person.id), tongue)))
}

/// Stand up
///
/// Your places become free. In a running game somebody else may take them over.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn leave(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
    tongue: Tongue,
) -> Result<Json<TableInfo>, Fault> {
    let slot = app.slot(&id).await?;
    let live = &mut *slot.lock().await;
    live.known()?;
    app.save(live, |live| {
        let places = live.seating.places_of(&person.id);
        if places.is_empty() {
            return Err(not_found("table"));
        }
        if !matches!(live.status(), Status::Open | Status::Playing) {
            return Err(refused(Text::new("game-is-over")));
        }
        for place in places.into_iter().map(usize::from) {
            live.seating.places[place] = Sitter::Open;
            if live.status() == Status::Playing {
                live.seating.left.push((person.id.clone(), live.seating.teams[place]));
            }
        }
        // An open table where nobody sits any more is cleared away.
        if live.status() == Status::Open && live.seating.people().is_empty() {
            live.row.status = status_word(Status::Finished).to_owned();
        }
        Ok(())
    })
    .await?;
    app.store.save_orders(live.row.key, &person.id, "[]").await?;
    live.orders.retain(|(other, _)| *other != person.id);
    app.reseat(live);
    app.publish(live);
    app.publish_table(live);
    Ok(Json(live.info(Some(&person.id), tongue)))
}

/// Resign
///
/// The game is over when nobody on your team plays on; otherwise a computer player takes your place.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn resign(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
    tongue: Tongue,
) -> Result<Json<TableInfo>, Fault> {
    let slot = app.slot(&id).await?;
    let live = &mut *slot.lock().await;
    live.known()?;
    let places = live.seating.places_of(&person.id);
    if places.is_empty() {
        return Err(not_found("table").into());
    }
    // Of one person's places, the one that is asked resigns first: at a hot seat that is whoever holds the device.
    let asked = live.room()?.asked();
    let place = places.iter().find(|place| live.seating.seats[usize::from(**place)].0 & asked.0 != 0);
    let place = place.or(places.first()).copied().unwrap_or_default();
    let team = live.seating.teams.get(usize::from(place)).copied();
    let resigned = live.room()?.resigned().to_vec();
    let plays_on = (0u8..).zip(&live.seating.places).any(|(other, sitter)| {
        let same_team = live.seating.teams.get(usize::from(other)).copied() == team;
        let somebody_else = matches!(sitter, Sitter::Person { id, .. } if *id != person.id);
        same_team && somebody_else && !resigned.contains(&other)
    });
    app.change(&slot, live, "resign", |room| room.resign(place, !plays_on)).await?;
    if plays_on {
        // The rest of the team goes on with a computer player in that place.
        app.save(live, |live| {
            live.seating.places[usize::from(place)] = Sitter::Computer(STAND_IN.to_owned());
            live.seating.left.push((person.id.clone(), team.unwrap_or_default()));
            Ok(())
        })
        .await?;
        app.reseat(live);
        app.publish(live);
        app.drive(&slot, live);
    }
    app.publish_table(live);
    Ok(Json(live.info(Some(&person.id), tongue)))
}

/// How to play again.
#[derive(Debug, Deserialize, IntoParams)]
struct Again {
    /// Whether the sides are swapped.
    #[serde(default)]
    swap: bool,
}

/// Play again
///
/// Offers a rematch, or takes the offer. When everybody wants it, `next` is the new table. Whoever offers it first says
/// whether the sides are swapped.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path), Again),
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn rematch(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Query(again): Query<Again>,
    tongue: Tongue,
) -> Result<Json<TableInfo>, Fault> {
    let slot = app.slot(&id).await?;
    let live = &mut *slot.lock().await;
    live.known()?;
    if live.seating.places_of(&person.id).is_empty() {
        return Err(not_found("table").into());
    }
    if live.status() != Status::Finished {
        return Err(refused(Text::new("game-is-not-over")).into());
    }
    if again.swap && !live.seating.can_swap() {
        return Err(refused(Text::new("no-sides-to-swap")).into());
    }
    if live.seating.next.is_none() {
        app.save(live, |live| {
            if live.seating.rematch.is_empty() {
                live.seating.swap = again.swap;
            }
            if !live.seating.rematch.contains(&person.id) {
                live.seating.rematch.push(person.id.clone());
            }
            Ok(())
        })
        .await?;
        if live.seating.people().iter().all(|other| live.seating.rematch.contains(other)) {
            app.may_open(caller, &person).await?;
            if live.seating.places.iter().any(is_computer) {
                app.may_think(caller, &person, None).await?;
            }
            let next = app.play_again(live, &person).await?;
            app.save(live, |live| {
                live.seating.next.get_or_insert_with(|| next.clone());
                Ok(())
            })
            .await?;
        }
        app.publish_table(live);
    }
    Ok(Json(live.info(Some(&person.id), tongue)))
}

impl App {
    /// Opens a new table with the set-up and the people of this one.
    async fn play_again(&self, live: &Live, person: &Person) -> Result<String, Problem> {
        let game = self.game(&live.row.game).ok_or_else(|| not_found("game"))?;
        let setup = self.whole_setup(&live.row).await?;
        let room = Room::load(game, &setup, []).map_err(internal)?;
        let places = if live.seating.swap { live.seating.swapped() } else { live.seating.places.clone() };
        let seating = Seating {
            places,
            swap: false,
            left: Vec::new(),
            rematch: Vec::new(),
            next: None,
            origin: None,
            outcome: None,
            ..live.seating.clone()
        };
        let next = self.store_table(&room, seating, live.row.private, Status::Open, &person.id).await?;
        Ok(next.id.clone())
    }
}

/// Fill a free place
///
/// Only for the person who opened the table. A person's place can't be filled.
#[utoipa::path(put, path = "/api/tables/{id}/places/{place}", tag = "tables",
    params(("id" = String, Path), ("place" = u8, Path)), request_body = Chair,
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn place(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path((id, place)): Path<(String, u8)>,
    tongue: Tongue,
    Json(chair): Json<Chair>,
) -> Result<Json<TableInfo>, Fault> {
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    if live.row.host != person.id {
        return Err(Fault::not_yours(Text::new("host-only")));
    }
    let sitter = app.sitter(&chair, &person)?;
    if wants_computer(std::slice::from_ref(&chair)) {
        app.may_think(caller, &person, Some(&id)).await?;
    }
    app.save(live, |live| {
        if !matches!(live.status(), Status::Open | Status::Playing) {
            return Err(refused(Text::new("game-is-over")));
        }
        match live.seating.places.get(usize::from(place)) {
            None => Err(not_found("place")),
            Some(Sitter::Person { .. }) => Err(refused(Text::new("place-taken"))),
            Some(_) if chair == Chair::Me && !live.may_take(&person.id, place) => Err(refused(SEEN)),
            Some(Sitter::Open | Sitter::Invited | Sitter::Computer(_)) => {
                live.seating.places[usize::from(place)] = sitter.clone();
                Ok(())
            }
        }
    })
    .await?;
    app.reseat(live);
    app.begin_if_full(&slot, live).await?;
    app.publish_table(live);
    Ok(Json(live.info(Some(&person.id), tongue)))
}
