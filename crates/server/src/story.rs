//! The result of a game: its course in numbers, a picture of it, and the page that can be passed on.

mod canvas;
mod font;
mod picture;

use crate::app::App;
use crate::hub::{Live, refused};
use crate::language::Tongue;
use crate::people::Anybody;
use crate::problem::{Fault, Json, Path, Query};
use crate::tables::Invitation;
use crate::{pages, security};
use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::wire::{Outcome, Story};
use kernel::{Language as _, Table, Text};
use session::Problem;
use session::wire::{ProblemKind, Status};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many stories are kept in memory.
const KEPT: usize = 64;

/// How long a picture of a game that anybody may see can be kept, in seconds.
const PICTURE_KEPT: &str = "public, max-age=3600";

/// The routes about results.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(story))
        .routes(routes!(picture))
        .route("/result/{id}", axum::routing::get(page))
}

/// Which game a story is about. A game that is over does not change, so its id and length say it.
type Key = (String, u32);

/// The stories that were told last.
#[derive(Default)]
pub struct Stories(Mutex<VecDeque<(Key, Arc<Story>)>>);

impl Stories {
    fn find(&self, key: &Key) -> Option<Arc<Story>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == key).map(|(_, story)| story.clone())
    }

    fn keep(&self, key: Key, story: Arc<Story>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, _)| *other != key);
        kept.push_back((key, story));
        while kept.len() > KEPT {
            kept.pop_front();
        }
    }
}

/// A finished game: what is said about it, and its course.
struct Told {
    game: &'static dyn registry::Entry,
    outcome: Option<Outcome>,
    seats: Vec<(String, u8)>,
    private: bool,
    story: Arc<Story>,
}

/// The team of those who won.
fn winner(table: &dyn Table, outcome: Option<&Outcome>) -> Option<u8> {
    let first = outcome?.winners.first()?;
    let seat = table.seats().iter().position(|seat| *seat == first.as_ref())?;
    table.teams().get(seat).copied()
}

impl App {
    /// The course of a game that is over, for somebody who may look at its replay.
    async fn told(&self, id: &str, person: Option<&str>, invitation: Option<&str>) -> Result<Told, Problem> {
        let slot = self.visit(id, person, invitation).await?;
        let (game, outcome, seats, private, key, table, won) = {
            let live = slot.lock().await;
            let room = live.finished()?;
            let table = room.table();
            let outcome = room.outcome();
            let seats = table.seats().into_iter().map(str::to_owned).zip(table.teams()).collect();
            let key = (id.to_owned(), room.number());
            let won = winner(table, outcome.as_ref());
            let known = self.stories.find(&key);
            // The game is played again outside the table's lock.
            let copy = known.is_none().then(|| table.fork(room.number() as usize));
            (room.game(), outcome, seats, live.row.private, key, known.ok_or(copy), won)
        };
        let story = match table {
            Ok(story) => story,
            Err(copy) => {
                let tell = move || catch_unwind(AssertUnwindSafe(|| game.story(copy?.as_ref(), won)));
                // A journal that was brought in may hold a position that no engine has made.
                let told = tokio::task::spawn_blocking(tell).await.ok().and_then(Result::ok).flatten();
                let fell = || Problem::new(ProblemKind::Stopped, Text::new("engine-fell-over"));
                let story = Arc::new(told.ok_or_else(fell)?);
                self.stories.keep(key, story.clone());
                story
            }
        };
        Ok(Told { game, outcome, seats, private, story })
    }
}

impl Live {
    /// The game, if it is over.
    fn finished(&self) -> Result<&session::Room, Problem> {
        match self.status() {
            Status::Finished | Status::Archive => self.room(),
            Status::Open | Status::Playing | Status::Stopped => Err(refused(Text::new("game-is-not-over"))),
        }
    }
}

/// The result of a game
///
/// Its course in numbers, the moments that mattered, and what each side held at the end. Only of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/story", tag = "journal", params(("id" = String, Path), Invitation),
    responses((status = 200, description = "The course of the game.", body = Story)))]
async fn story(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
) -> Result<Json<Arc<Story>>, Fault> {
    let person = person.map(|person| person.id);
    let told = app.told(&id, person.as_deref(), query.invitation.as_deref()).await?;
    Ok(Json(told.story))
}

/// A picture of the result
///
/// A PNG file with the course of the game, for those who pass the result on.
#[utoipa::path(get, path = "/api/tables/{id}/picture", tag = "journal", params(("id" = String, Path), Invitation),
    responses((status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/png")))]
async fn picture(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    let person = person.map(|person| person.id);
    let told = app.told(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let keep = if told.private { "private, no-cache" } else { PICTURE_KEPT };
    let draw = move || picture::draw(&told, tongue);
    let file = tokio::task::spawn_blocking(draw).await;
    let file = file.map_err(|_| Fault::internal("a picture could not be drawn"))?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, keep)], file).into_response())
}

impl Told {
    /// Who won which game.
    fn title(&self, tongue: Tongue) -> String {
        let language = tongue.at_table(self.game);
        let game = language.say("game");
        let Some(outcome) = &self.outcome else { return game };
        let (winner, seat) = (format!("winner-{}", outcome.winner), format!("seat-{}", outcome.winner));
        let winner = language.message(&winner, &[]).or_else(|| language.message(&seat, &[]));
        let alone = self.seats.iter().all(|(_, team)| *team == 0);
        match winner {
            // Who plays together wins or loses together.
            _ if alone && !outcome.winners.is_empty() => {
                Text::<kernel::Nothing>::new("share-together-won").written("game", game).render(&language)
            }
            _ if alone => {
                Text::<kernel::Nothing>::new("share-together-lost").written("game", game).render(&language)
            }
            Some(winner) => Text::<kernel::Nothing>::new("share-won")
                .written("game", game)
                .written("winner", winner)
                .render(&language),
            None => game,
        }
    }

    /// How it ended.
    fn about(&self, tongue: Tongue) -> String {
        let language = tongue.at_table(self.game);
        match &self.outcome {
            Some(outcome) if outcome.ending == "resignation" => language.say("share-resignation"),
            Some(outcome) => language.message(&format!("ending-{}", outcome.ending), &[]).unwrap_or_default(),
            None => String::new(),
        }
    }
}

/// The page of a result, with what programs show of it where its address is passed on. Whoever may not see the game
/// gets the page as it is, which then says so.
async fn page(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    tongue: Tongue,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let person = person.map(|person| person.id);
    let told = app.told(&id, person.as_deref(), query.invitation.as_deref()).await;
    let Ok(told) = told else { return pages::page(&headers, "") };
    let origin = security::origin(&headers, &uri, &app.config);
    let invitation =
        query.invitation.map(|word| format!("?invitation={}", escape(&word))).unwrap_or_default();
    let id = escape(&id);
    let address = format!("{origin}/result/{id}{invitation}");
    let picture = format!("{origin}/api/tables/{id}/picture{invitation}");
    let (title, about) = (escape(&told.title(tongue)), escape(&told.about(tongue)));
    let mut tags = String::new();
    let size = [picture::WIDTH.to_string(), picture::HEIGHT.to_string()];
    let properties = [
        ("property", "og:type", "article"),
        ("property", "og:site_name", "Longtable"),
        ("property", "og:title", &title),
        ("property", "og:description", &about),
        ("property", "og:url", &address),
        ("property", "og:image", &picture),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", &size[0]),
        ("property", "og:image:height", &size[1]),
        ("property", "og:image:alt", &title),
        ("name", "twitter:card", "summary_large_image"),
    ];
    for (kind, name, content) in properties {
        tags.push_str(&format!("<meta {kind}=\"{name}\" content=\"{content}\" />\n"));
    }
    pages::page(&headers, &tags)
}

/// Text inside an attribute of a page.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(c),
        }
    }
    safe
}
