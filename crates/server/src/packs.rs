//! Data packs: checked for anybody, kept for their owners, shared by their hash.
//!
//! Who knows the hash of a pack may read it: it is in the link by which somebody shares the pack, and in the summary
//! of every table that is played with it.

use crate::app::{App, now};
use crate::games::no_game;
use crate::hub::{internal, troubled};
use crate::language::Tongue;
use crate::limits::{Act, Caller};
use crate::pages::kept;
use crate::people::{Anybody, Somebody};
use crate::problem::{Fault, Json, Path, Plain, Query};
use crate::secrets;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Pack, PackFault, PackMark, Packs, Text};
use registry::Entry;
use serde::Deserialize;
use serde_json::Value;
use session::Problem;
use session::wire::{GamePacks, KeptPack, PackInFull, PackReport, ProblemKind, TablePackChoice};
use store::{DataPackHead, DataPackRow, Person, TableRow};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes about packs.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine, keep))
        .routes(routes!(check))
        .routes(routes!(pack, change, throw_away))
        .routes(routes!(as_file))
        .routes(routes!(shared))
        .routes(routes!(shared_facts))
        .routes(routes!(shared_file))
        .routes(routes!(of_game))
        .routes(routes!(template))
        .layer(DefaultBodyLimit::max(Pack::MOST_BYTES))
}

/// Which packs to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// Only the packs for this game.
    game: Option<String>,
}

/// Your data packs
///
/// The last changed first, without their content.
#[utoipa::path(get, path = "/api/packs", tag = "packs", params(Which),
    responses((status = 200, description = "The packs.", body = [KeptPack])))]
async fn mine(
    State(app): State<App>,
    Somebody(person): Somebody,
    Query(which): Query<Which>,
) -> Result<Json<Vec<KeptPack>>, Fault> {
    if let Some(slug) = &which.game {
        packs_of(&app, slug)?;
    }
    let heads = app.store.data_packs(&person.id, which.game.as_deref()).await?;
    let kept = |DataPackHead { id, game, name, hash, changed }| KeptPack { id, game, name, hash, changed };
    Ok(Json(heads.into_iter().map(kept).collect()))
}

/// Check a data pack
///
/// Anybody may ask. The body is the file. Everything that is wrong with it is reported, each fault with its R-number
/// or key.
#[utoipa::path(post, path = "/api/packs/check", tag = "packs", security(()),
    request_body(content = Object, content_type = "application/json"),
    responses((status = 200, description = "What is wrong with it, and what it changes.", body = PackReport)))]
async fn check(
    State(app): State<App>,
    caller: Caller,
    tongue: Tongue,
    Plain(text): Plain,
) -> Result<Json<PackReport>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    Ok(Json(match Pack::parse(&text) {
        Ok(pack) => report(&app, &pack, tongue),
        Err(fault) => PackReport::unreadable(&fault, &tongue.house()),
    }))
}

/// Keep a new data pack
///
/// The body is the file. Its values need not be right yet: you can go on later.
#[utoipa::path(post, path = "/api/packs", tag = "packs",
    request_body(content = Object, content_type = "application/json"),
    responses((status = 200, description = "The pack.", body = PackInFull)))]
async fn keep(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    tongue: Tongue,
    Plain(text): Plain,
) -> Result<Json<PackInFull>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    app.limits.take_from(caller, Act::NewPackFrom)?;
    let pack = read(&app, &text)?;
    let (id, at) = (secrets::id()?, now());
    let row = row_of(&pack, id, person.id, at);
    let most = app.config.quotas.packs;
    if !app.store.add_data_pack(&row, most).await? {
        return Err(Fault::limit(Text::new("limit-kept-packs").number("n", most)));
    }
    Ok(Json(in_full(&app, Some(row.id), &pack, tongue)))
}

/// One of your data packs
#[utoipa::path(get, path = "/api/packs/{id}", tag = "packs",
    params(("id" = String, Path, description = "The pack's id.")),
    responses((status = 200, description = "The pack.", body = PackInFull)))]
async fn pack(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    tongue: Tongue,
) -> Result<Json<PackInFull>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    let pack = stored(&own(&app, &person, &id).await?.body)?;
    Ok(Json(in_full(&app, Some(id), &pack, tongue)))
}

/// Change one of your data packs
///
/// The body is the file. Tables that are played with the pack stay as they are.
#[utoipa::path(put, path = "/api/packs/{id}", tag = "packs",
    request_body(content = Object, content_type = "application/json"),
    params(("id" = String, Path, description = "The pack's id.")),
    responses((status = 200, description = "The pack as it is now.", body = PackInFull)))]
async fn change(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    tongue: Tongue,
    Plain(text): Plain,
) -> Result<Json<PackInFull>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    let row = own(&app, &person, &id).await?;
    let pack = read(&app, &text)?;
    let row = DataPackRow { created: row.created, ..row_of(&pack, row.id, row.person, now()) };
    match app.store.save_data_pack(&row).await? {
        true => Ok(Json(in_full(&app, Some(id), &pack, tongue))),
        false => Err(no_such_pack()),
    }
}

/// Throw one of your data packs away
///
/// Tables that are played with it go on with it.
#[utoipa::path(delete, path = "/api/packs/{id}", tag = "packs",
    params(("id" = String, Path, description = "The pack's id.")),
    responses((status = 204, description = "It is gone.")))]
async fn throw_away(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    match app.store.drop_data_pack(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(no_such_pack()),
    }
}

/// One of your data packs as a file
#[utoipa::path(get, path = "/api/packs/{id}/file", tag = "packs",
    params(("id" = String, Path, description = "The pack's id.")),
    responses((status = 200, description = "A file.", body = Object)))]
async fn as_file(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let pack = stored(&own(&app, &person, &id).await?.body)?;
    Ok(file(&pack))
}

/// A data pack by its hash
///
/// Anybody who has the hash may read it: from a link, or from a table that is played with the pack.
#[utoipa::path(get, path = "/api/shared-packs/{hash}", tag = "packs", security(()),
    params(("hash" = String, Path, description = "The hash of its content.")),
    responses((status = 200, description = "The pack.", body = PackInFull)))]
async fn shared(
    State(app): State<App>,
    _: Anybody,
    caller: Caller,
    Path(hash): Path<String>,
    tongue: Tongue,
) -> Result<Json<PackInFull>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    let pack = app.pack_by_hash(&hash).await?;
    Ok(Json(in_full(&app, None, &pack, tongue)))
}

/// The printed facts of a game that is played with a data pack
///
/// What [`/api/games/{slug}/facts`] has, with the values of the pack.
#[utoipa::path(get, path = "/api/shared-packs/{hash}/facts", tag = "packs", security(()),
    params(("hash" = String, Path, description = "The hash of its content.")),
    responses((status = 200, description = "What is printed on the pieces, a value of the game.", body = Object)))]
async fn shared_facts(
    State(app): State<App>,
    _: Anybody,
    caller: Caller,
    Path(hash): Path<String>,
    tongue: Tongue,
) -> Result<Json<Value>, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    let pack = app.pack_by_hash(&hash).await?;
    let game = app.game(pack.game()).ok_or_else(|| no_game(pack.game()))?;
    let language = tongue.of(game);
    let theirs = game.packs().and_then(|packs| packs.facts(&pack, &language));
    Ok(Json(theirs.unwrap_or_else(|| game.facts(&language))))
}

/// A data pack by its hash, as a file
#[utoipa::path(get, path = "/api/shared-packs/{hash}/file", tag = "packs", security(()),
    params(("hash" = String, Path, description = "The hash of its content.")),
    responses((status = 200, description = "A file.", body = Object)))]
async fn shared_file(
    State(app): State<App>,
    _: Anybody,
    caller: Caller,
    Path(hash): Path<String>,
) -> Result<Response, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    Ok(file(&app.pack_by_hash(&hash).await?))
}

/// What a game says about data packs
///
/// The values that a pack may give, and the packs that come with the game.
#[utoipa::path(get, path = "/api/games/{slug}/packs", tag = "packs", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "Entries and packs; none for a game without packs.", body = GamePacks)))]
async fn of_game(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug, tongue)?.packs, &headers))
}

/// A file to make a data pack from
///
/// It has our values, and in `notes` what to look up in the box.
#[utoipa::path(get, path = "/api/games/{slug}/packs/template", tag = "packs", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "A file.", body = Object)))]
async fn template(
    State(app): State<App>,
    caller: Caller,
    Path(slug): Path<String>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    app.limits.take_from(caller, Act::Pack)?;
    let (game, packs) = packs_of(&app, &slug)?;
    let name = Text::<kernel::Nothing>::new("pack-template-name").render(&tongue.house());
    let template = packs.template(game.info().slug, &name, &tongue.of(game));
    let text = serde_json::to_string_pretty(&template).map_err(Fault::internal)?;
    Ok(download(&slug, "template", text))
}

/// A game, and what it knows about packs.
fn packs_of(app: &App, slug: &str) -> Result<(&'static dyn Entry, &'static dyn Packs), Fault> {
    let game = app.game(slug).ok_or_else(|| no_game(slug))?;
    let none = || Problem::new(ProblemKind::NotFound, no_packs(game)).of_game(game.info().slug);
    Ok((game, game.packs().ok_or_else(none)?))
}

fn no_packs(_game: &dyn Entry) -> Text {
    Text::new("packs-not-for-game").text("game", Text::new("game"))
}

/// A pack of this person. Somebody else's pack is not told apart from one that does not exist.
async fn own(app: &App, person: &Person, id: &str) -> Result<DataPackRow, Fault> {
    let found = app.store.data_pack(id).await?;
    found.filter(|row| row.person == person.id).ok_or_else(no_such_pack)
}

fn no_such_pack() -> Fault {
    Fault::not_found(Text::new("your-missing-pack"))
}

/// A pack that is to be kept: of the right form, and for a game that has packs.
fn read(app: &App, text: &str) -> Result<Pack, Fault> {
    let pack = Pack::parse(text).map_err(|fault| Fault::value(fault.text()))?;
    packs_of(app, pack.game())?;
    Ok(pack)
}

/// A pack as it was stored.
fn stored(body: &str) -> Result<Pack, Fault> {
    Pack::parse(body).map_err(Fault::internal)
}

fn row_of(pack: &Pack, id: String, person: String, at: i64) -> DataPackRow {
    DataPackRow {
        id,
        person,
        game: pack.game().to_owned(),
        name: pack.name().to_owned(),
        hash: pack.hash().to_owned(),
        body: pack.to_text(),
        created: at,
        changed: at,
    }
}

/// What is said about a pack, whatever game it is for.
fn report(app: &App, pack: &Pack, tongue: Tongue) -> PackReport {
    let unusable = |what: Text, language: &dyn kernel::Language| {
        PackReport::said(pack, &[PackFault::new("game", what)], Vec::new(), language)
    };
    let Some(game) = app.game(pack.game()) else {
        return unusable(Text::new("unknown-game").written("game", pack.game()), &tongue.house());
    };
    let language = tongue.at_table(game);
    match game.packs() {
        None => unusable(no_packs(game), &language),
        Some(packs) => {
            let faults = packs.faults(game.info().slug, pack);
            PackReport::said(pack, &faults, packs.changes(pack), &language)
        }
    }
}

fn in_full(app: &App, id: Option<String>, pack: &Pack, tongue: Tongue) -> PackInFull {
    let file = serde_json::to_value(pack).unwrap_or_default();
    PackInFull { id, report: report(app, pack, tongue), file }
}

fn file(pack: &Pack) -> Response {
    download(pack.game(), pack.hash(), pack.to_pretty_text())
}

/// A file for download. Its name is made of ids: what people call their packs may hold anything.
fn download(game: &str, which: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{game}-{which}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// How many digits a hash has.
const DIGITS: usize = 32;

impl App {
    /// The pack with this hash: one that comes with a game, that somebody keeps, or that a table is played with.
    async fn pack_by_hash(&self, hash: &str) -> Result<Pack, Fault> {
        let missing = || Fault::not_found(Text::new("missing-pack"));
        if hash.len() != DIGITS || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(missing());
        }
        let packs = self.games.entries().iter().filter_map(|game| game.packs());
        let shipped = packs.flat_map(Packs::shipped).find(|shipped| shipped.pack.hash() == hash);
        if let Some(shipped) = shipped {
            return Ok(shipped.pack);
        }
        let body = self.store.data_pack_by_hash(hash).await?.ok_or_else(missing)?;
        stored(&body)
    }

    /// The pack that somebody chooses for a new table.
    pub async fn pack_chosen(
        &self,
        game: &dyn Entry,
        person: &Person,
        choice: &TablePackChoice,
    ) -> Result<Pack, Fault> {
        let (_, packs) = packs_of(self, game.info().slug)?;
        match choice {
            TablePackChoice::Own(id) => stored(&own(self, person, id).await?.body),
            TablePackChoice::Hash(hash) => self.pack_by_hash(hash).await,
            TablePackChoice::Shipped(id) => {
                packs.shipped_as(id).ok_or_else(|| Fault::not_found(Text::new("missing-pack")))
            }
        }
    }

    /// The set-up of a stored table, with the content of its pack.
    pub async fn whole_setup(&self, row: &TableRow) -> Result<String, Problem> {
        let mut setup: Value = serde_json::from_str(&row.setup).map_err(internal)?;
        let mark = setup.get(Pack::OPTION).filter(|held| !held.is_null());
        if mark.is_none_or(|mark| serde_json::from_value::<PackMark>(mark.clone()).is_err()) {
            return Ok(row.setup.clone());
        }
        let body = self.store.table_pack(row.key).await.map_err(troubled)?;
        if let Some(pack) = body.and_then(|body| Pack::parse(&body).ok()) {
            // If it is not the pack that the set-up names, the game refuses the set-up, and the operator is told.
            pack.put_into(&mut setup);
        }
        Ok(setup.to_string())
    }
}
