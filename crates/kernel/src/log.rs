//! The typed log: what happened, and who may know it. It is kept outside the position.

use crate::{Seat, SeatSet};
use serde::Serialize;
use std::fmt::Debug;

/// Something that happened.
pub trait Event: Copy + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// What those who may not know the whole see: `None` if they notice nothing.
    fn seen_by_others(&self) -> Option<Self>;
}

/// An event, and who may know the whole of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LogEntry<E> {
    /// The answer that caused it, counted from 1; 0 for the set-up.
    pub number: u32,
    /// Who sees the event whole; the others see [`Event::seen_by_others`].
    pub seen_by: SeatSet,
    /// The event.
    pub event: E,
}

impl<E: Event> LogEntry<E> {
    /// What this onlooker (`None`: a spectator) sees of it.
    pub fn seen(&self, onlooker: Option<Seat>) -> Option<E> {
        if self.seen_by.includes(onlooker) { Some(self.event) } else { self.event.seen_by_others() }
    }
}

/// Where events are written while an answer is applied. A search switches it off.
#[derive(Clone, Debug)]
pub struct Log<E> {
    entries: Option<Vec<LogEntry<E>>>,
    number: u32,
    revealed: bool,
}

impl<E> Log<E> {
    /// A log that keeps nothing.
    pub const fn off() -> Log<E> {
        Log { entries: None, number: 0, revealed: false }
    }

    /// A log that keeps what is written, for the answer with this number.
    pub const fn on(number: u32) -> Log<E> {
        Log { entries: Some(Vec::new()), number, revealed: false }
    }

    /// Whether what is written is kept. What only the log wants to know need not be found out for one that is off.
    #[inline]
    pub const fn is_on(&self) -> bool {
        self.entries.is_some()
    }

    /// Writes an event that everybody sees.
    #[inline]
    pub fn public(&mut self, event: E) {
        self.write(SeatSet::EVERYONE, event);
    }

    /// Writes an event that one seat sees whole.
    #[inline]
    pub fn private(&mut self, seat: Seat, event: E) {
        self.write(SeatSet::only(seat), event);
    }

    /// Writes an event that these seats see whole.
    #[inline]
    pub fn write(&mut self, seen_by: SeatSet, event: E) {
        if let Some(entries) = &mut self.entries {
            entries.push(LogEntry { number: self.number, seen_by, event });
        }
    }

    /// Says that somebody now knows something hidden: the answer can no longer be taken back freely.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something hidden came up.
    pub const fn revealed(&self) -> bool {
        self.revealed
    }

    /// What was written.
    pub fn into_entries(self) -> Vec<LogEntry<E>> {
        self.entries.unwrap_or_default()
    }
}
