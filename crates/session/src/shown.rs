//! What people are shown of a room, as the messages that go over their sockets.

use crate::changes;
use crate::room::Room;
use kernel::{Beside, Flat, Language, Position, SeatSet};
use registry::Reader;
use serde_json::value::RawValue;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

/// A check comes with every revision that is a multiple of this.
const CHECK_EVERY: u32 = 16;

/// The usual length of a change.
const LENGTH: usize = 2048;

/// The usual number of values in a state.
const ROOM: usize = 3072;

/// The game at one moment, as the holder of some seats is shown it: a [`State`](crate::wire::State) without the log.
#[derive(Debug)]
pub struct Shown {
    seats: SeatSet,
    /// The language of its sentences; none for values only.
    language: Option<Reader<'static>>,
    revision: u32,
    flat: Flat,
    /// The position, if what is shown next can be made from it.
    position: Option<Position>,
}

impl Shown {
    /// The seats of whoever it is shown to; a spectator holds none.
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The language of its sentences; none for values only.
    pub fn language(&self) -> Option<Reader<'static>> {
        self.language
    }

    /// The room's revision at that moment.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The view of the first seat, and the position.
    fn beside(&self) -> Option<Beside<'_>> {
        let view = self.flat.whole()?.member("seats")?.parts().next()?.member("view")?;
        Some(Beside { position: self.position.as_ref()?, view })
    }

    /// What is shown, as JSON text.
    pub fn text(&self) -> String {
        self.flat.to_text()
    }

    /// A check by which somebody who was told of changes can verify the result. Writing everything out takes longer
    /// than all the rest, and what is wrong stays wrong: it is enough to check now and then.
    fn check(&self) -> Option<u32> {
        self.revision.is_multiple_of(CHECK_EVERY).then(|| check_of(&self.text()))
    }

    /// The message [`State`](crate::wire::ServerMessage::State). `after` is where the log begins.
    pub fn whole(&self, after: Option<u32>, log: &RawValue) -> String {
        let text = self.text();
        // The members, without the braces.
        let members = &text[1..text.len() - 1];
        let mut out = format!("{{\"is\":\"state\",{members},");
        write_log(&mut out, after, log);
        out.push('}');
        out
    }

    /// The message [`Changes`](crate::wire::ServerMessage::Changes) for somebody who was last shown `before`, or the
    /// whole state if that is shorter.
    pub fn since(&self, before: &Shown, after: Option<u32>, log: &RawValue) -> String {
        let mut out = String::with_capacity(LENGTH + log.get().len());
        let from = before.revision;
        // Writing into a string does not fail.
        let _ = write!(out, "{{\"is\":\"changes\",\"from\":{from},\"changes\":");
        if !changes::between(&before.flat, &self.flat, &mut out) {
            return self.whole(after, log);
        }
        out.push_str(",\"check\":");
        let _ = match self.check() {
            Some(check) => write!(out, "{check}"),
            None => write!(out, "null"),
        };
        out.push(',');
        write_log(&mut out, after, log);
        out.push('}');
        out
    }
}

/// The check of a state: the CRC-32 of its JSON text.
pub fn check_of(text: &str) -> u32 {
    crc32fast::hash(text.as_bytes())
}

/// Writes the members of a message that are about the log.
fn write_log(out: &mut String, after: Option<u32>, log: &RawValue) {
    // Writing into a string does not fail.
    let _ = match after {
        Some(after) => write!(out, "\"log_after\":{after},\"log\":"),
        None => write!(out, "\"log_after\":null,\"log\":"),
    };
    out.push_str(log.get());
}

/// One moment of a room. What several people are shown is made once.
pub struct Moment<'a> {
    room: &'a Room,
    /// What somebody was shown before.
    before: Option<Arc<Shown>>,
    shown: Vec<Arc<Shown>>,
    logs: Vec<MadeLog>,
}

/// A log that is made already.
struct MadeLog {
    seats: SeatSet,
    after: Option<u32>,
    language: Option<Reader<'static>>,
    log: Rc<RawValue>,
}

/// A language for the game's texts.
fn tongue<'a>(language: &'a Option<Reader<'static>>) -> Option<&'a dyn Language> {
    language.as_ref().map(|reader| reader as &dyn Language)
}

impl<'a> Moment<'a> {
    /// This moment of a room. `before` is what somebody was shown the last time.
    pub fn of(room: &'a Room, before: Option<Arc<Shown>>) -> Moment<'a> {
        Moment { room, before, shown: Vec::new(), logs: Vec::new() }
    }

    /// What the holder of these seats is shown, in this language or as values only.
    pub fn shown(&mut self, seats: SeatSet, language: Option<Reader<'static>>) -> Arc<Shown> {
        let made = |shown: &&Arc<Shown>| shown.seats == seats && shown.language == language;
        if let Some(shown) = self.shown.iter().find(made) {
            return shown.clone();
        }
        let now = self.shown.first();
        let position = match now {
            Some(shown) => shown.position.clone(),
            None => self.room.table().position(),
        };
        let beside = now.or(self.before.as_ref()).and_then(|shown| shown.beside());
        let flat = lay_out(self.room, seats, beside, tongue(&language));
        let shown = Arc::new(Shown { seats, language, revision: self.room.revision(), flat, position });
        self.shown.push(shown.clone());
        shown
    }

    /// The log after this answer, as the holder of these seats may know it.
    pub fn log(
        &mut self,
        seats: SeatSet,
        after: Option<u32>,
        language: Option<Reader<'static>>,
    ) -> Rc<RawValue> {
        let public = self.room.table().is_log_public(after);
        let same = |made: &&MadeLog| {
            made.after == after && made.language == language && (public || made.seats == seats)
        };
        if let Some(made) = self.logs.iter().find(same) {
            return made.log.clone();
        }
        let log: Rc<RawValue> = self.room.table().log_raw(seats, after, tongue(&language)).into();
        self.logs.push(MadeLog { seats, after, language, log: log.clone() });
        log
    }
}

fn lay_out(room: &Room, seats: SeatSet, beside: Option<Beside<'_>>, language: Option<&dyn Language>) -> Flat {
    let mut flat = Flat::with_room(ROOM);
    let whole = flat.open_object("");
    flat.add("revision", &room.revision());
    flat.add("era", &room.era());
    flat.add("number", &room.number());
    flat.add("question", &room.question(room.speaks(seats), language));
    room.add_seats(seats, &mut flat, beside, language);
    flat.add("outcome", &room.outcome());
    flat.close(whole);
    flat
}
