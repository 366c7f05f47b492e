//! The socket of a table.

use crate::app::{App, Ended};
use crate::hub::{Listener, Live, Slot, TextsSent, Views};
use crate::language::Tongue;
use crate::limits::{Act, Caller, Place};
use crate::people::{Pass, Visit};
use crate::play::{Given, Position};
use crate::problem::{Fault, Path, Query};
use crate::publish::text;
use crate::strict;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use kernel::{SeatSet, Text};
use serde::Deserialize;
use session::wire::{ClientMessage, ProblemKind, Reply, ServerMessage};
use session::{Problem, Room, Sitter};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::Person;
use tokio::sync::{broadcast, mpsc};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest message a client may send, in bytes.
const MESSAGE: usize = 16 * 1024;

/// How many bytes are read at once. What clients send is short, and the buffer is cleared before every read.
const READ: usize = 2 * 1024;

/// How many messages wait for a slow listener before it is dropped. It connects again and gets what it missed.
const WAITING: usize = 256;

/// How often a socket is asked whether somebody is still there.
const PING: Duration = Duration::from_secs(25);

/// How long a silent socket is kept.
const SILENCE: Duration = Duration::from_secs(75);

/// Sent to somebody who has logged out, here or in another window.
const SESSION_OVER: Text = Text::new("bye-session");

/// The route of the socket.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live))
}

/// Where to go on after a broken connection.
#[derive(Debug, Deserialize, IntoParams)]
struct Resume {
    /// The invitation, for a private table.
    #[serde(default)]
    invitation: Option<String>,
    /// The number of the last log entry that you know already.
    #[serde(default)]
    after: Option<u32>,
    /// The era that this number belongs to.
    #[serde(default)]
    era: Option<u32>,
    /// `whole`: every change brings the whole view. `changes`: after the first whole view, every change brings what
    /// changed.
    #[serde(default)]
    #[param(inline)]
    views: Views,
    /// The language in which you are told things, as in the header `Accept-Language`; without it, that header counts.
    #[serde(default)]
    language: Option<String>,
    /// `sentences`: what the game says comes as `says`, and as `text` in your language. `values`: only as `says`, the
    /// name of a message of the game's texts with what is put into it.
    #[serde(default)]
    #[param(inline)]
    texts: TextsSent,
}

/// Listen and play
///
/// A WebSocket. The server sends `ServerMessage`s: first the table, the chat and the game, then every change. The
/// client sends `ClientMessage`s and gets one reply to each. Both are JSON texts, in the same forms as in the REST
/// routes.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "play", params(("id" = String, Path), Resume),
    responses((status = 101, description = "The socket.")))]
async fn live(
    State(app): State<App>,
    Visit(visit): Visit,
    caller: Caller,
    Path(id): Path<String>,
    Query(resume): Query<Resume>,
    tongue: Tongue,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|_| Fault::form(Text::new("websocket-only")))?;
    // Subscribed before the table is looked up, so that no end of the session is missed.
    let ended = app.ended();
    let (person, pass) = visit.unzip();
    let name = person.as_ref().map(|person| person.id.as_str());
    let slot = app.visit(&id, name, resume.invitation.as_deref()).await?;
    let guard = app.limits.socket(caller)?;
    let tongue = match &resume.language {
        Some(language) => Tongue::choose(language, &app.games),
        None => tongue,
    };
    Ok(upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE).read_buffer_size(READ).on_upgrade(
        move |socket| {
            static NEXT: AtomicU64 = AtomicU64::new(0);
            let id = NEXT.fetch_add(1, Ordering::Relaxed);
            let visitor = Visitor { id, app, slot, person, pass, caller, tongue, resume, _guard: guard };
            visitor.serve(socket, ended)
        },
    ))
}

/// One open socket.
struct Visitor {
    /// The listener's number.
    id: u64,
    app: App,
    slot: Arc<Slot>,
    person: Option<Person>,
    /// The pass that the person came in with; none for somebody without a name.
    pass: Option<Pass>,
    caller: Caller,
    tongue: Tongue,
    resume: Resume,
    _guard: Place,
}

impl Visitor {
    async fn serve(self, socket: WebSocket, ended: broadcast::Receiver<Ended>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        if self.enter(sender).await.is_ok() {
            self.talk(socket, receiver, ended).await;
        }
        let live = &mut *self.slot.lock().await;
        live.listeners.retain(|listener| listener.id != self.id);
        self.app.publish_table(live);
    }

    /// Sends what there is, and listens from then on.
    async fn enter(&self, sender: mpsc::Sender<Utf8Bytes>) -> Result<(), Problem> {
        let live = &mut *self.slot.lock().await;
        // While it is not known what the store has, there is nothing to show: the visitor comes again.
        live.known()?;
        self.introduce(live).await?;
        let person = self.person.as_ref().map(|person| person.id.clone());
        let seats = person.as_deref().map_or(SeatSet::NONE, |person| live.seating.seats_of(person));
        let (lines, earlier) = self.app.chat_page(live, person.as_deref(), None, self.tongue).await?;
        let known = self.resume.after.filter(|after| {
            let same = |room: &Room| self.resume.era == Some(room.era()) && *after <= room.number();
            live.room.as_ref().is_ok_and(same)
        });
        // A table that has stopped has no game to show.
        let told = self.app.greet(live, seats, known, self.sentences()).await.ok();
        let Resume { views, texts, .. } = self.resume;
        live.listeners.push(Listener {
            id: self.id,
            person,
            seats,
            log_at: None,
            shown: None,
            views,
            tongue: self.tongue,
            texts,
            sender,
        });
        // Presence is news for the others; the new listener gets the table from the same call.
        self.app.publish_table(live);
        if let Some(listener) = live.listeners.iter_mut().find(|listener| listener.id == self.id) {
            let _ = listener.sender.try_send(text(&ServerMessage::Chat { lines, earlier: Some(earlier) }));
            if let Some(told) = told {
                listener.tell(told);
            }
        }
        Ok(())
    }

    /// The language of the sentences that are sent about the game; none for values only.
    fn sentences(&self) -> Option<Tongue> {
        (self.resume.texts == TextsSent::Sentences).then_some(self.tongue)
    }

    /// Shows a person who has changed their name under the new one.
    async fn introduce(&self, live: &mut Live) -> Result<(), Problem> {
        let Some(person) = &self.person else { return Ok(()) };
        let renamed = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, name } if *id == person.id && *name != person.name);
        if !live.seating.places.iter().any(renamed) {
            return Ok(());
        }
        let rename = |live: &mut Live| {
            for sitter in live.seating.places.iter_mut().filter(|sitter| renamed(sitter)) {
                *sitter = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
            }
            Ok(())
        };
        self.app.save(live, rename).await
    }

    /// Whether this news ends the person's session.
    fn is_ended(&self, ended: &Ended) -> bool {
        let (Some(person), Some(pass)) = (&self.person, &self.pass) else { return false };
        pass.is_ended(ended, &person.id)
    }

    /// Whether the pass that the person came in with is no longer good. This notices what the news does not tell:
    /// sessions that ran out or ended at another server, and dropped tokens.
    async fn has_lost_pass(&self) -> bool {
        let Some(pass) = &self.pass else { return false };
        // A store that can't be read for a moment sends nobody away.
        pass.person(&self.app).await.is_ok_and(|person| person.is_none())
    }

    async fn talk(
        &self,
        socket: WebSocket,
        mut receiver: mpsc::Receiver<Utf8Bytes>,
        mut ended: broadcast::Receiver<Ended>,
    ) {
        let (mut sink, mut stream) = socket.split();
        let mut stopped = pin!(self.app.stopped());
        let mut ping = tokio::time::interval(PING);
        let mut heard = tokio::time::Instant::now();
        loop {
            tokio::select! {
                message = receiver.recv() => {
                    // Dropped from the listeners: too slow.
                    let Some(message) = message else { return self.bye(sink, close_code::AGAIN, Text::new("bye-slow")).await };
                    if forward(&mut sink, message, &mut receiver).await.is_err() {
                        return;
                    }
                }
                message = stream.next() => {
                    heard = tokio::time::Instant::now();
                    let Some(Ok(message)) = message else { return };
                    let reply = match message {
                        Message::Text(message) => self.hear(message.as_str()).await,
                        Message::Ping(_) | Message::Pong(_) => continue,
                        Message::Binary(_) => self.refuse(None, form(Text::new("messages-are-texts"))),
                        Message::Close(_) => return,
                    };
                    if sink.feed(Message::Text(text(&reply))).await.is_err() {
                        return;
                    }
                    // The change itself waits in the channel by now: one write for both.
                    while let Ok(message) = receiver.try_recv() {
                        if sink.feed(Message::Text(message)).await.is_err() {
                            return;
                        }
                    }
                    if sink.flush().await.is_err() {
                        return;
                    }
                }
                news = ended.recv() => {
                    let over = match news {
                        Ok(ended) => self.is_ended(&ended),
                        // Too much news at once.
                        Err(_) => self.has_lost_pass().await,
                    };
                    if over {
                        return self.bye(sink, close_code::POLICY, SESSION_OVER).await;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE || sink.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    if self.has_lost_pass().await {
                        return self.bye(sink, close_code::POLICY, SESSION_OVER).await;
                    }
                }
                () = &mut stopped => return self.bye(sink, close_code::RESTART, Text::new("bye-restart")).await,
            }
        }
    }

    async fn hear(&self, message: &str) -> ServerMessage {
        let message: ClientMessage = match strict::object_from_str(message) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, form(Text::new("not-a-message").written("error", error))),
        };
        let (id, act) = match &message {
            ClientMessage::Answer { id, .. }
            | ClientMessage::StepBack { id, .. }
            | ClientMessage::Agree { id, .. }
            | ClientMessage::WhyNot { id, .. }
            | ClientMessage::About { id, .. }
            | ClientMessage::EarlierChat { id, .. }
            | ClientMessage::Course { id, .. }
            | ClientMessage::Whole { id }
            | ClientMessage::Ping { id } => (*id, Act::Answer),
            ClientMessage::Chat { id, .. } => (*id, Act::Chat),
        };
        // Somebody without a name is counted by address.
        let counted = match &self.person {
            Some(person) => self.app.limits.take(self.caller, act, &person.id),
            None => self.app.limits.take_from(self.caller, act),
        };
        if let Err(fault) = counted {
            return self.refuse(Some(id), fault.problem);
        }
        match self.obey(message).await {
            Ok(ok) => ServerMessage::Done { re: id, ok },
            Err(problem) => self.refuse(Some(id), problem),
        }
    }

    async fn obey(&self, message: ClientMessage) -> Result<Reply, Problem> {
        let app = &self.app;
        let nobody = || Fault::no_person().problem;
        let person = self.person.as_ref();
        let slot = &self.slot;
        let live = &mut *slot.lock().await;
        let position = match message {
            ClientMessage::Answer { seat, number, era, answer, .. } => {
                let given = Given { seat, number, era, answer };
                app.give_answer(slot, live, &person.ok_or_else(nobody)?.id, &given).await?
            }
            ClientMessage::StepBack { seat, .. } => {
                app.take_back(slot, live, &person.ok_or_else(nobody)?.id, &seat).await?
            }
            ClientMessage::Agree { agree, .. } => {
                app.say_whether(slot, live, &person.ok_or_else(nobody)?.id, agree).await?
            }
            ClientMessage::Chat { text, .. } => {
                app.say(live, person.ok_or_else(nobody)?, &text).await?;
                live.position()?
            }
            ClientMessage::WhyNot { seat, thing, .. } => {
                let reasons =
                    app.say_why_not(live, &person.ok_or_else(nobody)?.id, &seat, &thing, self.tongue)?;
                return Ok(Reply::WhyNot { reasons });
            }
            ClientMessage::About { words, .. } => {
                let about =
                    app.say_about(live, person.map(|person| person.id.as_str()), &words, self.tongue)?;
                return Ok(Reply::About { about });
            }
            ClientMessage::EarlierChat { before, .. } => {
                let person = person.map(|person| person.id.as_str());
                let (lines, earlier) = app.chat_page(live, person, Some(before), self.tongue).await?;
                return Ok(Reply::Chat { lines, earlier });
            }
            ClientMessage::Course { after, era, known, .. } => {
                let seats = live.listeners.iter().find(|own| own.id == self.id).map(|own| own.seats);
                let seats = seats.unwrap_or(SeatSet::NONE);
                let course = app.tell_course(live, seats, (after, era), known).await?;
                return Ok(Reply::Course { course });
            }
            ClientMessage::Whole { .. } => {
                let seats = live.listeners.iter().find(|own| own.id == self.id).map(|own| own.seats);
                let told = app.greet(live, seats.unwrap_or(SeatSet::NONE), None, self.sentences()).await?;
                if let Some(own) = live.listeners.iter_mut().find(|own| own.id == self.id) {
                    own.tell(told);
                }
                live.position()?
            }
            ClientMessage::Ping { .. } => live.position()?,
        };
        let Position { revision, number } = position;
        Ok(Reply::Position { revision, number })
    }

    async fn bye(&self, mut sink: SplitSink<WebSocket, Message>, code: u16, why: Text) {
        let why = why.render(&self.tongue.house());
        let reason = close_reason(&why);
        let _ = sink.send(Message::Text(text(&ServerMessage::Bye { why }))).await;
        let _ = sink.send(Message::Close(Some(CloseFrame { code, reason }))).await;
    }

    fn refuse(&self, re: Option<u32>, problem: Problem) -> ServerMessage {
        ServerMessage::Refused { re, problem: self.tongue.said(&problem) }
    }
}

/// The reason in the frame that closes a socket, which has room for 123 bytes.
fn close_reason(why: &str) -> Utf8Bytes {
    let most = (0..=why.len().min(123)).rev().find(|at| why.is_char_boundary(*at)).unwrap_or(0);
    why[..most].into()
}

/// Sends a message and those that wait behind it.
async fn forward(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    receiver: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    sink.feed(Message::Text(first)).await?;
    while let Ok(message) = receiver.try_recv() {
        sink.feed(Message::Text(message)).await?;
    }
    sink.flush().await
}

fn form(text: Text) -> Problem {
    Problem::new(ProblemKind::Form, text)
}
