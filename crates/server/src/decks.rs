//! Decks that people build: checked for anybody, kept for their owners.

use crate::app::{App, now};
use crate::games::no_game;
use crate::language::Tongue;
use crate::limits::{Act, Caller};
use crate::names::is_unseen;
use crate::pages::kept;
use crate::people::Somebody;
use crate::problem::{Fault, Json, Path, Query};
use crate::secrets;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Decks, NoDeck, Text};
use registry::Entry;
use serde::Deserialize;
use session::Problem;
use session::wire::{ChangedDeck, DeckList, DeckReport, KeptDeck, NewDeck, ProblemKind, StarterDeck};
use store::{DeckRow, Person};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest list, in characters. An option of a set-up may be as long.
const LONGEST_LIST: usize = 8000;

/// The longest name of a deck, in characters.
const LONGEST_NAME: usize = 60;

/// The routes about decks.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine, keep))
        .routes(routes!(check))
        .routes(routes!(deck, change, throw_away))
        .routes(routes!(as_text))
        .routes(routes!(as_json))
        .routes(routes!(starters))
}

/// Which decks to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// Only the decks for this game.
    game: Option<String>,
}

/// Your decks
///
/// The last changed first.
#[utoipa::path(get, path = "/api/decks", tag = "decks", params(Which),
    responses((status = 200, description = "The decks.", body = [KeptDeck])))]
async fn mine(
    State(app): State<App>,
    Somebody(person): Somebody,
    Query(which): Query<Which>,
    tongue: Tongue,
) -> Result<Json<Vec<KeptDeck>>, Fault> {
    if let Some(slug) = &which.game {
        decks_of(&app, slug)?;
    }
    let rows = app.store.decks(&person.id, which.game.as_deref()).await?;
    Ok(Json(rows.into_iter().map(|row| told(&app, row, tongue)).collect()))
}

/// Check a deck
///
/// Anybody may ask. A list that can be read is reported with everything that is wrong with the deck, each fault with
/// its rule.
#[utoipa::path(post, path = "/api/decks/check", tag = "decks", security(()), request_body = NewDeck,
    responses((status = 200, description = "What is in it, and what is wrong with it.", body = DeckReport)))]
async fn check(
    State(app): State<App>,
    caller: Caller,
    tongue: Tongue,
    Json(new): Json<NewDeck>,
) -> Result<Json<DeckReport>, Fault> {
    app.limits.take_from(caller, Act::Deck)?;
    let (game, decks) = decks_of(&app, &new.game)?;
    let report = decks.check(&short_enough(new.list)?).map_err(|error| no_deck(game, error))?;
    Ok(Json(DeckReport::said(report, &tongue.of(game))))
}

/// Keep a new deck
///
/// It need not be legal yet: you can go on building later.
#[utoipa::path(post, path = "/api/decks", tag = "decks", request_body = NewDeck,
    responses((status = 200, description = "The deck.", body = KeptDeck)))]
async fn keep(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    tongue: Tongue,
    Json(new): Json<NewDeck>,
) -> Result<Json<KeptDeck>, Fault> {
    app.limits.take_from(caller, Act::Deck)?;
    app.limits.take_from(caller, Act::NewDeckFrom)?;
    let (name, list) = read(decks_of(&app, &new.game)?, new.list)?;
    let (id, at) = (secrets::id()?, now());
    let row = DeckRow { id, person: person.id, game: new.game, name, list, created: at, changed: at };
    let most = app.config.quotas.decks;
    if !app.store.add_deck(&row, most).await? {
        return Err(Fault::limit(Text::new("limit-kept-decks").number("n", most)));
    }
    Ok(Json(told(&app, row, tongue)))
}

/// One of your decks
#[utoipa::path(get, path = "/api/decks/{id}", tag = "decks",
    params(("id" = String, Path, description = "The deck's id.")),
    responses((status = 200, description = "The deck.", body = KeptDeck)))]
async fn deck(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
    tongue: Tongue,
) -> Result<Json<KeptDeck>, Fault> {
    let row = own(&app, &person, &id).await?;
    Ok(Json(told(&app, row, tongue)))
}

/// Change one of your decks
#[utoipa::path(put, path = "/api/decks/{id}", tag = "decks", request_body = ChangedDeck,
    params(("id" = String, Path, description = "The deck's id.")),
    responses((status = 200, description = "The deck as it is now.", body = KeptDeck)))]
async fn change(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    tongue: Tongue,
    Json(changed): Json<ChangedDeck>,
) -> Result<Json<KeptDeck>, Fault> {
    app.limits.take_from(caller, Act::Deck)?;
    let row = own(&app, &person, &id).await?;
    let (name, list) = read(decks_of(&app, &row.game)?, changed.list)?;
    let row = DeckRow { name, list, changed: now(), ..row };
    match app.store.save_deck(&row).await? {
        true => Ok(Json(told(&app, row, tongue))),
        false => Err(no_such_deck()),
    }
}

/// Throw one of your decks away
#[utoipa::path(delete, path = "/api/decks/{id}", tag = "decks",
    params(("id" = String, Path, description = "The deck's id.")),
    responses((status = 204, description = "It is gone.")))]
async fn throw_away(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    match app.store.drop_deck(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(no_such_deck()),
    }
}

/// One of your decks as plain text
#[utoipa::path(get, path = "/api/decks/{id}/text", tag = "decks",
    params(("id" = String, Path, description = "The deck's id.")),
    responses((status = 200, description = "A file.", body = String, content_type = "text/plain")))]
async fn as_text(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let row = own(&app, &person, &id).await?;
    let file = format!("attachment; filename=\"{}-{id}.txt\"", row.game);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, row.list).into_response())
}

/// One of your decks as the public deck-list JSON
#[utoipa::path(get, path = "/api/decks/{id}/json", tag = "decks",
    params(("id" = String, Path, description = "The deck's id.")),
    responses((status = 200, description = "A file: card numbers to quantities.", body = Object)))]
async fn as_json(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let row = own(&app, &person, &id).await?;
    let (game, decks) = decks_of(&app, &row.game)?;
    let list = decks.to_json(&row.list).map_err(|error| no_deck(game, error))?;
    let file = format!("attachment; filename=\"{}-{id}.json\"", row.game);
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(list)).into_response())
}

/// The decks that come with a game
#[utoipa::path(get, path = "/api/games/{slug}/decks", tag = "decks", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "The decks; none for a game without decks.", body = [StarterDeck])))]
async fn starters(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug, tongue)?.starters, &headers))
}

/// A game, and what it knows about decks.
fn decks_of(app: &App, slug: &str) -> Result<(&'static dyn Entry, &'static dyn Decks), Fault> {
    let game = app.game(slug).ok_or_else(|| no_game(slug))?;
    let none = || {
        let text = Text::new("decks-not-for-game").text("game", Text::new("game"));
        Problem::new(ProblemKind::NotFound, text).of_game(game.info().slug)
    };
    Ok((game, game.decks().ok_or_else(none)?))
}

/// A deck of this person. Somebody else's deck is not told apart from one that does not exist.
async fn own(app: &App, person: &Person, id: &str) -> Result<DeckRow, Fault> {
    let found = app.store.deck(id).await?;
    found.filter(|row| row.person == person.id).ok_or_else(no_such_deck)
}

fn no_such_deck() -> Fault {
    Fault::not_found(Text::new("your-missing-deck"))
}

fn no_deck(game: &dyn Entry, NoDeck(text): NoDeck) -> Fault {
    let problem = Problem::new(ProblemKind::Form, text).of_game(game.info().slug);
    Fault::from(problem).with_status(StatusCode::UNPROCESSABLE_ENTITY)
}

fn short_enough(list: DeckList) -> Result<String, Fault> {
    let list = String::from(list);
    match list.chars().count() {
        0..=LONGEST_LIST => Ok(list),
        _ => Err(Fault::value(Text::new("deck-length").count("n", LONGEST_LIST))),
    }
}

/// The name of a deck, and its list as it is kept: in the game's own plain text.
fn read((game, decks): (&dyn Entry, &dyn Decks), list: DeckList) -> Result<(String, String), Fault> {
    let list = short_enough(list)?;
    let report = decks.check(&list).map_err(|error| no_deck(game, error))?;
    if report.name.chars().count() > LONGEST_NAME {
        return Err(Fault::value(Text::new("deck-name-length").count("n", LONGEST_NAME)));
    }
    if report.name.chars().any(is_unseen) {
        return Err(Fault::value(Text::new("deck-name-invisible")));
    }
    Ok((report.name, report.list))
}

/// A deck as its owner is shown it.
fn told(app: &App, row: DeckRow, tongue: Tongue) -> KeptDeck {
    let report = decks_of(app, &row.game).ok().and_then(|(game, decks)| {
        let report = decks.check(&row.list).ok()?;
        Some(DeckReport::said(report, &tongue.of(game)))
    });
    let DeckRow { id, game, list, changed, .. } = row;
    KeptDeck { id, game, list, changed, deck: report }
}
