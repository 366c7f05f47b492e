//! Playing at a table: answers, step back, why not, chat, standing orders. The socket and the REST routes both come
//! here.

use crate::account::REMOVED;
use crate::app::{App, now};
use crate::hub::{Live, Slot, internal, not_found, refused, troubled};
use crate::language::Tongue;
use crate::limits::{Act, Caller};
use crate::people::{Anybody, Somebody};
use crate::problem::{Fault, Json, Path, Query};
use axum::extract::State;
use kernel::{Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::wire::{self, About, ChatLine, ChatRoom, Order, ProblemKind, Status, Thing, WhyNot};
use session::{Problem, Room};
use std::sync::Arc;
use std::time::Instant;
use store::Person;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest line of chat.
const CHAT: usize = 500;

/// How many lines of chat are sent at once.
const PAGE: u32 = 50;

/// After how many lines old ones are forgotten, if there are too many.
const TRIM_EVERY: u32 = 20;

/// How many standing orders a person may leave at a table.
const ORDERS: usize = 32;

/// The routes for playing.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(state))
        .routes(routes!(answer))
        .routes(routes!(step_back))
        .routes(routes!(agree))
        .routes(routes!(why_not))
        .routes(routes!(things))
        .routes(routes!(about))
        .routes(routes!(read_chat, write_chat))
        .routes(routes!(read_orders, leave_orders))
}

/// Where a table stands after a request.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Position {
    /// The table's revision.
    pub revision: u32,
    /// The number of the open question.
    pub number: u32,
}

impl Live {
    /// Where the table stands.
    pub fn position(&self) -> Result<Position, Problem> {
        let room = self.room()?;
        Ok(Position { revision: room.revision(), number: room.number() })
    }

    /// The seat with this id, if this person holds it.
    pub fn own_seat(&self, person: &str, id: &str) -> Result<Seat, Problem> {
        let seat = self.room()?.seat(id)?;
        if seat.is_chance() || !self.seating.seats_of(person).contains(seat) {
            return Err(Problem::new(ProblemKind::NotYours, Text::new("seat-not-yours")));
        }
        Ok(seat)
    }
}

/// An answer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The seat that answers.
    pub seat: String,
    /// The number of the question that is answered.
    pub number: u32,
    /// The era in which the question was asked.
    #[serde(default)]
    pub era: Option<u32>,
    /// The answer: the `words` of one of the legal answers.
    pub answer: String,
}

/// The store's word for a chat.
fn room_word(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "players",
        ChatRoom::Spectators => "spectators",
    }
}

impl App {
    /// Gives an answer. When this returns, it is durably in the journal.
    pub async fn give_answer(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        person: &str,
        given: &Given,
    ) -> Result<Position, Problem> {
        let began = Instant::now();
        let done = self.try_answer(slot, live, person, given).await;
        self.metrics.answer_seconds.observe(began.elapsed());
        match &done {
            Ok(_) => self.metrics.answers.add(),
            Err(_) => self.metrics.refused.add(),
        }
        done
    }

    async fn try_answer(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        person: &str,
        given: &Given,
    ) -> Result<Position, Problem> {
        let seat = live.own_seat(person, &given.seat)?;
        let Given { number, era, answer, .. } = given;
        // Also when the game is over: the answer that ended it may be sent again.
        let known = |live: &Live| live.room().is_ok_and(|room| room.has_answer(seat, *number, *era, answer));
        if known(live) {
            return live.position();
        }
        let give = |room: &mut Room| room.answer(seat, *number, *era, answer, &mut rand::rng());
        let done = self.change(slot, live, answer, give).await;
        // Another server may have been first, with this very answer. The room is as it was read from the store, or
        // there is none if it could not be read.
        if done.is_err() && known(live) {
            return live.position();
        }
        done?;
        live.position()
    }

    /// Takes a seat's last answer back, or asks the others whether it may.
    pub async fn take_back(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        person: &str,
        seat: &str,
    ) -> Result<Position, Problem> {
        live.playing()?;
        let seat = live.own_seat(person, seat)?;
        let place = live.seating.place_of(seat).ok_or_else(|| not_found("place"))?;
        let others = live.must_agree(place);
        self.change(slot, live, "step back", |room| room.step_back(seat, place, &others)).await?;
        live.position()
    }

    /// Says whether another person may step back.
    pub async fn say_whether(
        &self,
        slot: &Arc<Slot>,
        live: &mut Live,
        person: &str,
        agree: bool,
    ) -> Result<Position, Problem> {
        let wish = live.playing()?.wish().map(|wish| wish.place);
        let Some(asks) = wish else { return Err(refused(Text::new("nobody-wants-back"))) };
        let others = live.must_agree(asks);
        let places = live.seating.places_of(person);
        let Some(place) = places.into_iter().find(|place| others.contains(place)) else {
            return Err(refused(Text::new("not-asked")));
        };
        self.change(slot, live, "agree", |room| room.agree(place, agree, &others)).await?;
        live.position()
    }

    /// Why answers about a thing are not possible for one of this person's seats.
    pub fn say_why_not(
        &self,
        live: &Live,
        person: &str,
        seat: &str,
        thing: &Value,
        tongue: Tongue,
    ) -> Result<Vec<WhyNot>, Problem> {
        let seat = live.own_seat(person, seat)?;
        let room = live.room()?;
        room.why_not(seat, thing, &tongue.of(room.game()))
    }

    /// What there is to read about things, as much of it as this person may know.
    pub fn say_about(
        &self,
        live: &Live,
        person: Option<&str>,
        words: &str,
        tongue: Tongue,
    ) -> Result<Vec<About>, Problem> {
        let seats = person.map_or(SeatSet::NONE, |person| live.seating.seats_of(person));
        let room = live.room()?;
        let found = room.table().about(words, seats.first_seat(), &tongue.of(room.game()));
        Ok(found.into_iter().map(|(name, text)| About { name, text }).collect())
    }

    /// Writes a line of chat.
    pub async fn say(&self, live: &mut Live, person: &Person, line: &str) -> Result<(), Problem> {
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        let line = line.trim();
        if line.is_empty() || line.chars().count() > CHAT {
            return Err(Problem::new(ProblemKind::Form, Text::new("chat-length").count("n", CHAT)));
        }
        if live.row.status == REMOVED {
            return Err(not_found("table"));
        }
        let room = room_word(live.chat_room(Some(&person.id)));
        let who = (Some(person.id.as_str()), person.name.as_str());
        let number = self.store.add_chat(live.row.key, room, who, line, now()).await.map_err(troubled)?;
        self.publish_chat(live).await?;
        if number.is_multiple_of(TRIM_EVERY)
            && let Err(error) = self.store.trim_chat(live.row.key, room, self.config.quotas.chat_lines).await
        {
            tracing::error!(table = live.row.id, %error, "old lines of chat not forgotten");
        }
        Ok(())
    }

    /// The last lines of chat that a person may read, or the last before a number; and whether there are earlier
    /// ones.
    pub async fn chat_page(
        &self,
        live: &Live,
        person: Option<&str>,
        before: Option<u32>,
        tongue: Tongue,
    ) -> Result<(Vec<ChatLine>, bool), Problem> {
        let room = match live.status() {
            Status::Finished => None,
            _ => Some(room_word(live.chat_room(person))),
        };
        let rows = self.store.chat_before(live.row.key, room, before, PAGE + 1).await.map_err(troubled)?;
        let earlier = rows.len() > PAGE as usize;
        let lines = live.chat_for(person, if earlier { &rows[1..] } else { &rows }, tongue);
        Ok((lines, earlier))
    }
}

/// Which part of the log is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
    /// Only log entries after this answer.
    #[serde(default)]
    after: Option<u32>,
}

/// The game as you see it
#[utoipa::path(get, path = "/api/tables/{id}/state", tag = "play", params(("id" = String, Path), After),
    responses((status = 200, description = "The game.", body = wire::State)))]
async fn state(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<After>,
    tongue: Tongue,
) -> Result<Json<wire::State>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let live = &mut *slot.lock().await;
    let seats = person.map_or(SeatSet::NONE, |person| live.seating.seats_of(&person));
    let after = query.after.filter(|after| live.room().is_ok_and(|room| *after <= room.number()));
    Ok(Json(app.show(live, seats, after, tongue).await?))
}

/// Answer
///
/// The reply comes when the answer is durably in the journal. Giving the same answer to the same question again is no
/// error and changes nothing.
#[utoipa::path(post, path = "/api/tables/{id}/answers", tag = "play", params(("id" = String, Path)),
    request_body = Given, responses((status = 200, description = "Where the table stands.", body = Position)))]
async fn answer(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Json(given): Json<Given>,
) -> Result<Json<Position>, Fault> {
    app.limits.take(caller, Act::Answer, &person.id)?;
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    Ok(Json(app.give_answer(&slot, live, &person.id, &given).await?))
}

/// A seat of yours.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfSeat {
    /// The seat.
    seat: String,
}

/// Step back
///
/// Takes the seat's last answer back if that is free, and otherwise asks the others.
#[utoipa::path(post, path = "/api/tables/{id}/step-back", tag = "play", params(("id" = String, Path)),
    request_body = OfSeat, responses((status = 200, description = "Where the table stands.", body = Position)))]
async fn step_back(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Json(of): Json<OfSeat>,
) -> Result<Json<Position>, Fault> {
    app.limits.take(caller, Act::Answer, &person.id)?;
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    Ok(Json(app.take_back(&slot, live, &person.id, &of.seat).await?))
}

/// Whether you agree to a step back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Whether {
    /// True to agree, false to refuse.
    agree: bool,
}

/// Agree to a step back, or refuse it
#[utoipa::path(post, path = "/api/tables/{id}/agree", tag = "play", params(("id" = String, Path)),
    request_body = Whether, responses((status = 200, description = "Where the table stands.", body = Position)))]
async fn agree(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Json(whether): Json<Whether>,
) -> Result<Json<Position>, Fault> {
    app.limits.take(caller, Act::Answer, &person.id)?;
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    Ok(Json(app.say_whether(&slot, live, &person.id, whether.agree).await?))
}

/// A thing that a seat asks about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfThing {
    /// The seat.
    seat: String,
    /// The thing, as a value of the game.
    thing: Value,
}

/// Why answers are not possible.
#[derive(Debug, Serialize, ToSchema)]
struct Reasons {
    /// The answers that are not possible, and why.
    reasons: Vec<WhyNot>,
}

/// Why not
///
/// Why answers that concern a thing are not possible now, each with its rule.
#[utoipa::path(post, path = "/api/tables/{id}/why-not", tag = "play", params(("id" = String, Path)),
    request_body = OfThing, responses((status = 200, description = "The reasons.", body = Reasons)))]
async fn why_not(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    tongue: Tongue,
    Json(of): Json<OfThing>,
) -> Result<Json<Reasons>, Fault> {
    app.limits.take(caller, Act::Answer, &person.id)?;
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = slot.lock().await;
    Ok(Json(Reasons { reasons: app.say_why_not(&live, &person.id, &of.seat, &of.thing, tongue)? }))
}

/// The seat that asks.
#[derive(Debug, Deserialize, IntoParams)]
struct SeatQuery {
    /// A seat of yours.
    seat: String,
}

/// The things that can be asked about with why-not
#[utoipa::path(get, path = "/api/tables/{id}/things", tag = "play", params(("id" = String, Path), SeatQuery),
    responses((status = 200, description = "The things.", body = Vec<Thing>)))]
async fn things(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
    tongue: Tongue,
) -> Result<Json<Vec<Thing>>, Fault> {
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = slot.lock().await;
    let seat = live.own_seat(&person.id, &query.seat)?;
    let room = live.room()?;
    let things = room.table().things(seat, &tongue.of(room.game()));
    Ok(Json(things.into_iter().map(|(thing, name)| Thing { thing, name }).collect()))
}

/// What to read about.
#[derive(Debug, Deserialize, IntoParams)]
struct Words {
    /// Part of a name.
    words: String,
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
}

/// What there is to read.
#[derive(Debug, Serialize, ToSchema)]
struct Abouts {
    /// Name and text of each thing.
    about: Vec<About>,
}

/// What there is to read about cards, places and piles
#[utoipa::path(get, path = "/api/tables/{id}/about", tag = "play", params(("id" = String, Path), Words),
    responses((status = 200, description = "What there is to read.", body = Abouts)))]
async fn about(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Words>,
    tongue: Tongue,
) -> Result<Json<Abouts>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let live = slot.lock().await;
    Ok(Json(Abouts { about: app.say_about(&live, person.as_deref(), &query.words, tongue)? }))
}

/// Which part of the chat is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct Before {
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
    /// Only lines before this number.
    #[serde(default)]
    before: Option<u32>,
}

/// Read the chat
///
/// The last 50 lines, or the last 50 before a number. The players have one chat and the spectators another; when the
/// game is over, everybody reads both.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path), Before),
    responses((status = 200, description = "The lines.", body = Vec<ChatLine>)))]
async fn read_chat(
    State(app): State<App>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Before>,
    tongue: Tongue,
) -> Result<Json<Vec<ChatLine>>, Fault> {
    let person = person.map(|person| person.id);
    let slot = app.visit(&id, person.as_deref(), query.invitation.as_deref()).await?;
    let live = slot.lock().await;
    let (lines, _) = app.chat_page(&live, person.as_deref(), query.before, tongue).await?;
    Ok(Json(lines))
}

/// A line of chat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Said {
    /// What you say.
    text: String,
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
}

/// Write a line of chat
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path)),
    request_body = Said, responses((status = 200, description = "The line was written.", body = bool)))]
async fn write_chat(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Json(said): Json<Said>,
) -> Result<Json<bool>, Fault> {
    app.limits.take(caller, Act::Chat, &person.id)?;
    let slot = app.visit(&id, Some(&person.id), said.invitation.as_deref()).await?;
    let live = &mut *slot.lock().await;
    app.say(live, &person, &said.text).await?;
    Ok(Json(true))
}

/// Your standing orders at a table
#[utoipa::path(get, path = "/api/tables/{id}/orders", tag = "play", params(("id" = String, Path)),
    responses((status = 200, description = "The orders.", body = Vec<Order>)))]
async fn read_orders(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<Json<Vec<Order>>, Fault> {
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = slot.lock().await;
    let mine = live.orders.iter().find(|(other, _)| *other == person.id);
    Ok(Json(mine.map(|(_, orders)| orders.clone()).unwrap_or_default()))
}

/// Leave standing orders
///
/// They take the place of those you left before. Nobody else sees them, and they answer no faster than a person.
#[utoipa::path(put, path = "/api/tables/{id}/orders", tag = "play", params(("id" = String, Path)),
    request_body = Vec<Order>, responses((status = 200, description = "The orders.", body = Vec<Order>)))]
async fn leave_orders(
    State(app): State<App>,
    Somebody(person): Somebody,
    caller: Caller,
    Path(id): Path<String>,
    Json(orders): Json<Vec<Order>>,
) -> Result<Json<Vec<Order>>, Fault> {
    app.limits.take(caller, Act::Answer, &person.id)?;
    if orders.len() > ORDERS {
        return Err(Fault::value(Text::new("limit-orders").count("n", ORDERS)));
    }
    let slot = app.visit(&id, Some(&person.id), None).await?;
    let live = &mut *slot.lock().await;
    for order in &orders {
        live.own_seat(&person.id, &order.seat)?;
    }
    live.room()?.check_orders(&orders)?;
    let text = serde_json::to_string(&orders).map_err(internal)?;
    app.store.save_orders(live.row.key, &person.id, &text).await?;
    live.orders.retain(|(other, _)| *other != person.id);
    live.orders.push((person.id.clone(), orders.clone()));
    app.drive(&slot, live);
    Ok(Json(orders))
}
