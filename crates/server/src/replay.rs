//! Journals and replays: looking back, going on from there, and reporting what is wrong.

use crate::app::{App, now};
use crate::games::usual_title;
use crate::hub::{Live, not_found, status_word, troubled};
use crate::language::Tongue;
use crate::limits::{Act, Caller};
use crate::people::{Anybody, Somebody};
use crate::problem::{Fault, Json, Path, Plain, Query};
use crate::security::JOURNAL_LIMIT;
use crate::tables::{Invitation, Opening, is_private, wants_computer};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::{SeatSet, Text};
use serde::Deserialize;
use session::wire::{self, Origin, PlayOn, ProblemKind, Replay, Report, Status, Step, TableInfo, Unknown};
use session::{Problem, Room};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::Person;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest report of a problem, in characters.
const REPORT: usize = 4000;

/// The routes about journals.
pub fn router() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new().routes(routes!(upload)).layer(DefaultBodyLimit::max(JOURNAL_LIMIT));
    OpenApiRouter::new()
        .routes(routes!(journal))
        .routes(routes!(replay))
        .routes(routes!(at))
        .routes(routes!(play_on))
        .routes(routes!(report))
        .routes(routes!(throw_away))
        .merge(upload)
}

impl Live {
    /// The game, for somebody who may have its whole journal.
    fn whole_game(&self, person: Option<&str>) -> Result<&Room, Problem> {
        if !self.opens_journal(person) {
            return Err(Problem::new(ProblemKind::NotYours, Text::new("journal-closed")));
        }
        self.room()
    }
}

impl App {
    /// Whether a person may send in one more journal or report.
    fn may_upload(&self, caller: Caller, person: &Person) -> Result<(), Fault> {
        self.limits.take(caller, Act::Upload, &person.id)?;
        self.limits.take_from(caller, Act::UploadFrom)
    }
}

/// Throw a journal away
///
/// One that you brought in.
#[utoipa::path(delete, path = "/api/journals/{id}", tag = "journal", params(("id" = String, Path)),
    responses((status = 204, description = "It is gone.")))]
async fn throw_away(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    if live.row.host != person.id || live.status() != Status::Archive {
        return Err(Fault::not_yours(Text::new("journal-not-yours")));
    }
    app.remove_table(live).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The journal
///
/// The exact file: the set-up and all answers. Only of a finished game, or of one whose seats are all yours.
#[utoipa::path(get, path = "/api/tables/{id}/journal", tag = "journal", params(("id" = String, Path), Invitation),
    responses((status = 200, description = "The journal.", body = String, content_type = "application/jsonl")))]
async fn journal(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
) -> Result<impl IntoResponse, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let live = slot.lock().await;
    let journal = live.whole_game(person.as_deref())?.table().journal();
    let file = format!("attachment; filename=\"{}-{id}.jsonl\"", live.row.game);
    Ok((
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, file)],
        journal,
    ))
}

/// The course of a game
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "journal", params(("id" = String, Path), Invitation),
    responses((status = 200, description = "The replay.", body = Replay)))]
async fn replay(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    tongue: Tongue,
) -> Result<Json<Replay>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let live = slot.lock().await;
    let room = live.whole_game(person.as_deref())?;
    let table = room.table();
    let step = |(by, kind, _, text): (&'static str, Cow<'static, str>, String, String)| Step {
        by: by.to_owned(),
        kind: kind.into_owned(),
        text,
    };
    let steps = table.answers(&tongue.of(room.game())).into_iter().map(step).collect();
    let mut unknown = (0..table.number()).filter(|n| !table.reaches(*n as usize));
    let unknown = unknown.next().map(|from| Unknown { from, to: unknown.last().unwrap_or(from) });
    Ok(Json(Replay { table: live.info(person.as_deref(), tongue), steps, unknown }))
}

/// Which view of a replay is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct From {
    /// The view of this seat; a spectator's if left out.
    #[serde(default)]
    seat: Option<String>,
    /// The views of all seats.
    #[serde(default)]
    open: bool,
    /// Only log entries after this answer.
    #[serde(default)]
    after: Option<u32>,
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
}

/// A position of a game
///
/// The game after this many answers, as one seat or a spectator sees it, or with the views of all seats.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{n}", tag = "journal",
    params(("id" = String, Path), ("n" = u32, Path), From),
    responses((status = 200, description = "The game.", body = wire::State)))]
async fn at(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path((id, n)): Path<(String, u32)>,
    Query(from): Query<From>,
    tongue: Tongue,
) -> Result<Json<wire::State>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), from.invitation.as_deref()).await?;
    let live = slot.lock().await;
    let room = live.whole_game(person.as_deref())?;
    is_known(room, n)?;
    let seats = match &from.seat {
        Some(seat) => SeatSet::only(room.seat(seat)?).without(kernel::Seat::CHANCE),
        None if from.open => SeatSet::first(room.table().seats().len() as u8),
        None => SeatSet::NONE,
    };
    // A finished game stays finished, even if corrected rules have not come to its end.
    let ended = if n == room.number() { room.outcome() } else { None };
    let past = Room::new(room.game(), room.table().fork(n as usize)).ended(ended);
    // A journal that was brought in may hold a position that no engine has made.
    let after = from.after.filter(|after| *after <= n);
    let language = tongue.of(past.game());
    let state = catch_unwind(AssertUnwindSafe(|| past.state(seats, after, Some(&language))));
    let state = state.map_err(|_| Fault::new(ProblemKind::Stopped, Text::new("engine-fell-over")))?;
    Ok(Json(state))
}

/// Fails if there is no such position, or if it can't be shown.
fn is_known(room: &Room, n: u32) -> Result<(), Problem> {
    if n > room.number() {
        return Err(not_found("position"));
    }
    if !room.table().reaches(n as usize) {
        return Err(Problem::new(ProblemKind::NotFound, Text::new("position-unknown")));
    }
    Ok(())
}

/// Play on from here
///
/// Opens a new table with the first answers of a finished game. Every seat knows what it knew then, and what was hidden
/// is hidden again.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "journal", params(("id" = String, Path), Invitation),
    request_body = PlayOn, responses((status = 200, description = "The new table.", body = TableInfo)))]
async fn play_on(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    tongue: Tongue,
    Json(wish): Json<PlayOn>,
) -> Result<Json<TableInfo>, Fault> {
    app.may_open(caller, &person).await?;
    if wants_computer(&wish.places) {
        app.may_think(caller, &person, None).await?;
    }
    let slot = app.visit(&id, Some(&person.id), query.invitation.as_deref()).await?;
    let opening = {
        let live = slot.lock().await;
        let room = live.whole_game(Some(&person.id))?;
        is_known(room, wish.at)?;
        let room = Room::new(room.game(), room.table().fork(wish.at as usize));
        if room.outcome().is_some() {
            return Err(Fault::refused(Text::new("play-on-earlier")));
        }
        Opening {
            room,
            scenario: live.seating.scenario.clone(),
            options: live.seating.options.clone(),
            title: live.seating.title.clone(),
            private: is_private(wish.private, &wish.places),
            pace: wish.pace,
            origin: Some(Origin { table: id, at: wish.at }),
            status: Status::Open,
        }
    };
    let next = app.open_table(opening, &wish.places, &person).await?;
    Ok(Json(next.lock().await.info(Some(&person.id), tongue)))
}

/// Bring a journal in
///
/// The body is a journal file. It becomes a table of status `archive`: to look at as a replay, or to play on from.
#[utoipa::path(post, path = "/api/journals", tag = "journal",
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, description = "The table.", body = TableInfo)))]
async fn upload(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    tongue: Tongue,
    Plain(journal): Plain,
) -> Result<Json<TableInfo>, Fault> {
    app.may_upload(caller, &person)?;
    let most = app.config.quotas.journals;
    let archive = status_word(Status::Archive);
    if !caller.is_exempt() && app.store.count_tables_with(&person.id, archive).await? >= u64::from(most) {
        return Err(Fault::limit(Text::new("limit-journals").number("n", most)));
    }
    let games = app.clone();
    let read = move || catch_unwind(AssertUnwindSafe(|| read_journal(&games, &journal)));
    let room = match tokio::task::spawn_blocking(read).await {
        Ok(Ok(read)) => read?,
        Ok(Err(_)) | Err(_) => return Err(Fault::new(ProblemKind::Journal, Text::new("journal-unplayable"))),
    };
    let setup = room.table().setup();
    let scenario =
        setup.get("scenario").and_then(|scenario| scenario.as_str()).unwrap_or_default().to_owned();
    let opening = Opening {
        title: usual_title(room.game(), &scenario, Tongue::ENGLISH),
        room,
        scenario,
        options: BTreeMap::new(),
        private: true,
        pace: wire::Pace::Live,
        origin: None,
        status: Status::Archive,
    };
    let slot = app.open_table(opening, &[], &person).await?;
    Ok(Json(slot.lock().await.info(Some(&person.id), tongue)))
}

fn read_journal(app: &App, journal: &str) -> Result<Room, Problem> {
    let wrong = |text: Text| Problem::new(ProblemKind::Journal, text);
    let header = kernel::journal::header(journal).map_err(|error| wrong(error.text()))?;
    let Some(game) = app.game(&header.game) else {
        return Err(wrong(Text::new("unknown-game").written("game", header.game)));
    };
    let table = game.read_journal(journal);
    let table = table.map_err(|error| wrong(error.text()).of_game(game.info().slug))?;
    Ok(Room::new(game, table))
}

/// Report a problem
///
/// Keeps your words, the page, and the exact journal and question for the operator.
#[utoipa::path(post, path = "/api/tables/{id}/problems", tag = "journal", params(("id" = String, Path), Invitation),
    request_body = Report, responses((status = 200, description = "It is kept.", body = bool)))]
async fn report(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    Json(report): Json<Report>,
) -> Result<Json<bool>, Fault> {
    app.may_upload(caller, &person)?;
    let most = app.config.quotas.reports;
    if !caller.is_exempt() && app.store.count_problems(&person.id).await? >= u64::from(most) {
        return Err(Fault::limit(Text::new("limit-reports").number("n", most)));
    }
    if report.text.chars().count() > REPORT || report.page.chars().count() > REPORT {
        return Err(Fault::value(Text::new("limit-characters").count("n", REPORT)));
    }
    let slot = app.visit(&id, Some(&person.id), query.invitation.as_deref()).await?;
    let live = slot.lock().await;
    let seats = live.seating.seats_of(&person.id);
    let asked = live.room.as_ref().map_or(SeatSet::NONE, Room::asked);
    let speaks = seats.iter().find(|seat| asked.contains(*seat)).or(seats.first_seat());
    let body = serde_json::json!({
        "report": report,
        "game": live.row.game,
        "number": live.room.as_ref().ok().map(Room::number),
        "era": live.room.as_ref().ok().map(Room::era),
        "question": live.room.as_ref().ok().and_then(|room| room.question(speaks, Some(&Tongue::ENGLISH.of(room.game())))),
        "seats": seats.iter().map(|seat| seat.0).collect::<Vec<u8>>(),
        "journal": live.room.as_ref().ok().map(|room| room.table().journal()),
        "entries": if live.room.is_err() { app.store.entries(live.row.key, 0).await.map_err(troubled)? } else { Vec::new() },
    });
    app.store.add_problem(Some(&id), Some(&person.id), now(), &body.to_string()).await?;
    tracing::info!(table = id, "a problem was reported");
    Ok(Json(true))
}
