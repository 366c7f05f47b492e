//! What listeners are told, each as much as it may know.

use crate::account::NOBODY;
use crate::app::App;
use crate::games::{computer_name, usual_title};
use crate::hub::{FELL_OVER, Listener, Live, NoRoom, Views, stopped, troubled};
use crate::language::Tongue;
use axum::extract::ws::Utf8Bytes;
use kernel::{Argument, Language as _, Nothing, SeatSet, Text};
use registry::Entry;
use session::wire::{
    ChatLine, ChatRoom, Correction, Course, Occupant, Place, ProblemKind, ServerMessage, Status,
    StepBackWish, TableInfo, TablePack,
};
use session::{Moment, PackUsed, Problem, Room, Shown, Sitter};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use store::ChatRow;

/// Most messages are no longer than this.
const ROOM: usize = 8 * 1024;

/// A message as it is sent.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(ROOM);
    match serde_json::to_writer(&mut text, message) {
        Ok(()) => Utf8Bytes::try_from(text).unwrap_or_default(),
        Err(_) => Utf8Bytes::default(),
    }
}

/// What one listener is told about the game.
pub struct Told {
    message: Utf8Bytes,
    shown: Arc<Shown>,
    /// How many answers had been given.
    number: u32,
}

impl Listener {
    /// Tells the listener about the game. False if it is too slow.
    pub fn tell(&mut self, told: Told) -> bool {
        self.log_at = Some(told.number);
        self.shown = Some(told.shown);
        self.sender.try_send(told.message).is_ok()
    }
}

impl Live {
    /// Sends each listener its message about the game. Slow listeners are dropped.
    pub fn send(&mut self, messages: Vec<Told>) {
        let mut messages = messages.into_iter();
        self.listeners.retain_mut(|listener| messages.next().is_none_or(|told| listener.tell(told)));
    }

    /// The whole game for a new listener. What another listener with the same seats is looking at now is not made
    /// again.
    pub fn greeting(
        &self,
        room: &Room,
        seats: SeatSet,
        after: Option<u32>,
        sentences: Option<Tongue>,
    ) -> Told {
        let language = sentences.map(|tongue| tongue.of(room.game()));
        let mut moment = Moment::of(room, None);
        let current = |shown: &&Arc<Shown>| {
            (shown.seats(), shown.language(), shown.revision()) == (seats, language, room.revision())
        };
        let looked_at = self.listeners.iter().filter(|listener| listener.log_at.is_some());
        let shown = looked_at.filter_map(|listener| listener.shown.as_ref()).find(current).cloned();
        let shown = shown.unwrap_or_else(|| moment.shown(seats, language));
        let message = shown.whole(after, &moment.log(seats, after, language)).into();
        Told { message, shown, number: room.number() }
    }

    /// Whether this person may look at the table at all.
    pub fn lets_in(&self, person: Option<&str>, invitation: Option<&str>) -> bool {
        let sits = person
            .is_some_and(|person| person == self.row.host || !self.seating.places_of(person).is_empty());
        !self.row.private || sits || invitation == Some(self.seating.invitation.as_str())
    }

    /// Whether this person may have the whole journal, with everything that is hidden.
    pub fn opens_journal(&self, person: Option<&str>) -> bool {
        match self.status() {
            Status::Finished | Status::Archive => true,
            Status::Playing | Status::Stopped => {
                person.is_some_and(|person| self.seating.all_held_by(person))
            }
            Status::Open => false,
        }
    }

    /// The table as this person sees it.
    pub fn info(&self, person: Option<&str>, tongue: Tongue) -> TableInfo {
        let room = self.room.as_ref().ok();
        let asked = match self.status() {
            Status::Playing => room.map_or(SeatSet::NONE, Room::waits_for),
            _ => SeatSet::NONE,
        };
        let mine =
            |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if Some(id.as_str()) == person);
        let places: Vec<Place> = (0u8..)
            .zip(&self.seating.places)
            .map(|(number, sitter)| {
                let at = usize::from(number);
                let seats = self.seating.seats.get(at).copied().unwrap_or(SeatSet::NONE);
                let ids = seats.iter().filter_map(|seat| self.seating.seat_ids.get(seat.index()).cloned());
                Place {
                    seats: ids.collect(),
                    team: self.seating.teams.get(at).copied().unwrap_or(0),
                    who: self.occupant(sitter, tongue),
                    yours: mine(sitter),
                    asked: seats.0 & asked.0 != 0,
                    resigned: room.is_some_and(|room| room.resigned().contains(&number)),
                    rematch: matches!(sitter, Sitter::Person { id, .. } if self.seating.rematch.contains(id)),
                }
            })
            .collect();
        let sits = places.iter().any(|place| place.yours);
        let host = person == Some(self.row.host.as_str());
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            scenario: self.seating.scenario.clone(),
            options: self.seating.options.clone(),
            pack: room.and_then(|room| {
                let PackUsed { mark, changes } = room.pack()?;
                Some(TablePack::said(mark, changes, &tongue.of(room.game())))
            }),
            title: self.title(tongue),
            private: self.row.private,
            pace: self.seating.pace,
            status: self.status(),
            host,
            your_turn: places.iter().any(|place| place.yours && place.asked),
            number: room.map_or(0, Room::number),
            created: self.row.created,
            changed: self.row.changed,
            // Of a journal that was brought in nobody has noted how it ended.
            outcome: match self.status() {
                Status::Archive => room.and_then(Room::outcome),
                _ => self.seating.outcome.clone(),
            },
            spectators: self.listeners.iter().filter(|listener| listener.seats.is_empty()).count() as u32,
            invitation: (sits || host).then(|| self.seating.invitation.clone()),
            swap: self.seating.swap,
            next: self.seating.next.clone(),
            origin: self.seating.origin.clone(),
            step_back: room.and_then(|room| self.wish(room)),
            journal: self.opens_journal(person),
            corrections: room.map_or_else(Vec::new, |room| self.corrections(room, person, tongue)),
            places,
        }
    }

    /// What became of the game when its rules were corrected, as much of it as this person may know.
    fn corrections(&self, room: &Room, person: Option<&str>, tongue: Tongue) -> Vec<Correction> {
        let language = tongue.of(room.game());
        if self.opens_journal(person) {
            return room.all_corrections(&language);
        }
        let seats = person.map_or(SeatSet::NONE, |person| self.seating.seats_of(person));
        room.corrections(seats, &language)
    }

    fn occupant(&self, sitter: &Sitter, tongue: Tongue) -> Occupant {
        match sitter {
            Sitter::Open => Occupant::Open,
            Sitter::Invited => Occupant::Invited,
            Sitter::Person { id, name } => {
                let present = self.listeners.iter().any(|listener| listener.person.as_ref() == Some(id));
                Occupant::Person { id: id.clone(), name: name_of(name, tongue), present }
            }
            Sitter::Computer(player) => {
                let name = computer_name(player).map(|name| name.render(&tongue.house()));
                Occupant::Computer { player: player.clone(), name: name.unwrap_or_else(|| player.clone()) }
            }
        }
    }

    /// The table's title. One that nobody chose says what is played and who plays, in the reader's language.
    pub fn title(&self, tongue: Tongue) -> String {
        let title = &self.seating.title;
        let scenario = &self.seating.scenario;
        match tongue.game(&self.row.game) {
            Some(game) if *title == usual_title(game, scenario, Tongue::ENGLISH) => {
                let scenario = usual_title(game, scenario, tongue);
                match self.who_plays(game, tongue) {
                    Some(who) => Text::<Nothing>::new("table-title")
                        .written("scenario", scenario)
                        .text("who", who)
                        .render(&tongue.house()),
                    None => scenario,
                }
            }
            _ => title.clone(),
        }
    }

    /// Who tells the table apart from others: those whom the game names, or the people, team against team.
    fn who_plays(&self, game: &dyn Entry, tongue: Tongue) -> Option<Text> {
        let all = |names: &[String]| {
            let names = names.iter().map(|name| Argument::Written(name.clone()));
            Text::new("title-together").list("who", names)
        };
        let cast = self.room.as_ref().map_or_else(|_| Vec::new(), |room| room.table().cast(&tongue.of(game)));
        if !cast.is_empty() {
            return Some(all(&cast));
        }
        let mut teams: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        for (sitter, team) in self.seating.places.iter().zip(&self.seating.teams) {
            let name = match self.occupant(sitter, tongue) {
                Occupant::Person { name, .. } | Occupant::Computer { name, .. } => name,
                Occupant::Open | Occupant::Invited => continue,
            };
            // Somebody with several places is named once.
            if !teams.values().flatten().any(|other| *other == name) {
                teams.entry(*team).or_default().push(name);
            }
        }
        let sides = teams.values().map(|names| all(names));
        sides.reduce(|one, other| Text::new("title-against").text("one", one).text("other", other))
    }

    fn wish(&self, room: &Room) -> Option<StepBackWish> {
        let wish = room.wish()?;
        let waiting = self.must_agree(wish.place);
        let waiting = waiting.into_iter().filter(|place| !wish.agreed.contains(place)).collect();
        Some(StepBackWish { place: wish.place, to: wish.to, agreed: wish.agreed.clone(), waiting })
    }

    /// The places that must agree when this one wants to step back.
    pub fn must_agree(&self, place: u8) -> Vec<u8> {
        match self.seating.places.get(usize::from(place)) {
            Some(Sitter::Person { id, .. }) => self.seating.others(id),
            _ => Vec::new(),
        }
    }

    /// Which chat a person writes in.
    pub fn chat_room(&self, person: Option<&str>) -> ChatRoom {
        let sits = person.is_some_and(|person| !self.seating.places_of(person).is_empty());
        if sits { ChatRoom::Players } else { ChatRoom::Spectators }
    }

    /// Whether a person may read a chat: their own, and both when the game is over.
    pub fn reads_chat(&self, person: Option<&str>, room: ChatRoom) -> bool {
        self.status() == Status::Finished || self.chat_room(person) == room
    }

    /// The lines of chat that a person may read.
    pub fn chat_for(&self, person: Option<&str>, lines: &[ChatRow], tongue: Tongue) -> Vec<ChatLine> {
        let lines =
            lines.iter().map(|row| chat_line(row, tongue)).filter(|line| self.reads_chat(person, line.room));
        lines.collect()
    }
}

/// The name of somebody. Those who left for good have no name of their own any more.
fn name_of(name: &str, tongue: Tongue) -> String {
    match name {
        NOBODY => tongue.house().say("somebody-who-left"),
        name => name.to_owned(),
    }
}

fn chat_line(row: &ChatRow, tongue: Tongue) -> ChatLine {
    ChatLine {
        number: row.number,
        room: if row.room == "players" { ChatRoom::Players } else { ChatRoom::Spectators },
        name: name_of(&row.name, tongue),
        text: row.text.clone(),
        at: row.at,
    }
}

impl App {
    /// What the holder of these seats saw since a position: its number and its era.
    pub async fn tell_course(
        &self,
        live: &mut Live,
        seats: SeatSet,
        (after, era): (u32, u32),
        known: bool,
    ) -> Result<Course, Problem> {
        let room = live.room()?;
        if era != room.era() || after > room.number() {
            return Err(Problem::new(ProblemKind::Stale, Text::new("taken-back-since")));
        }
        match catch_unwind(AssertUnwindSafe(|| room.course(seats, after, known))) {
            Ok(course) => Ok(course),
            Err(_) => Err(self.stop_table(live, "look back", stopped(FELL_OVER)).await),
        }
    }

    /// Sends the game to all listeners.
    pub fn publish(&self, live: &mut Live) {
        let Ok(room) = &live.room else { return };
        let messages = self.write_states(live, room.number());
        live.send(messages);
    }

    /// The game for each listener, in the order of the listeners. Those who hold the same seats, read the
    /// same language and were told the same before share one message, and what several are shown is made once. `before` is how many answers there
    /// were before the change; if there are fewer now, the listeners know only that much of the log.
    pub fn write_states(&self, live: &Live, before: u32) -> Vec<Told> {
        let Ok(room) = &live.room else { return Vec::new() };
        let number = room.number();
        let before_that = live.listeners.iter().find_map(|listener| listener.shown.clone());
        let mut moment = Moment::of(room, before_that);
        let mut made: Vec<(*const Shown, Option<u32>, Option<*const Shown>, Utf8Bytes)> = Vec::new();
        let write = |listener: &Listener| {
            let seats = listener.seats;
            let known =
                if number < before { listener.log_at.map(|at| at.min(number)) } else { listener.log_at };
            // A listener that must be told everything anew is not told of changes.
            let base =
                listener.shown.as_ref().filter(|_| listener.views == Views::Changes && known.is_some());
            let language = listener.sentences().map(|tongue| tongue.of(room.game()));
            let shown = moment.shown(seats, language);
            let same = (Arc::as_ptr(&shown), known, base.map(Arc::as_ptr));
            let found = made.iter().find(|(shown, known, base, _)| (*shown, *known, *base) == same);
            let message = match found {
                Some((_, _, _, message)) => message.clone(),
                None => {
                    let log = moment.log(seats, known, language);
                    let message: Utf8Bytes = match base {
                        Some(base) => shown.since(base, known, &log).into(),
                        None => shown.whole(known, &log).into(),
                    };
                    made.push((same.0, same.1, same.2, message.clone()));
                    message
                }
            };
            Told { message, shown, number }
        };
        live.listeners.iter().map(write).collect()
    }

    /// Sends the table, with its people and its standing, to all listeners.
    pub fn publish_table(&self, live: &mut Live) {
        // The listeners are told when the table has been read anew.
        if matches!(live.room, Err(NoRoom::Unknown)) {
            return;
        }
        let mut made: Vec<(Option<String>, Tongue, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for listener in &live.listeners {
            let same = |(person, tongue, _): &&(Option<String>, Tongue, Utf8Bytes)| {
                (person, *tongue) == (&listener.person, listener.tongue)
            };
            let message = match made.iter().find(same) {
                Some((_, _, message)) => message.clone(),
                None => {
                    let table = Box::new(live.info(listener.person.as_deref(), listener.tongue));
                    let message = text(&ServerMessage::Table { table });
                    made.push((listener.person.clone(), listener.tongue, message.clone()));
                    message
                }
            };
            if listener.sender.try_send(message).is_err() {
                slow.push(listener.id);
            }
        }
        live.listeners.retain(|listener| !slow.contains(&listener.id));
    }

    /// Sends new lines of chat to the listeners who may read them.
    pub async fn publish_chat(&self, live: &mut Live) -> Result<(), Problem> {
        let rows = self.store.chat(live.row.key, live.chat_at).await.map_err(troubled)?;
        let Some(last) = rows.last() else { return Ok(()) };
        live.chat_at = last.number;
        for listener in &live.listeners {
            let lines = live.chat_for(listener.person.as_deref(), &rows, listener.tongue);
            if !lines.is_empty() {
                // A full channel is noticed with the next state.
                let _ = listener.sender.try_send(text(&ServerMessage::Chat { lines, earlier: None }));
            }
        }
        Ok(())
    }
}
