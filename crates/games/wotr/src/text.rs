//! Questions, answers and events in words.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::game::Thing;
use crate::state::State;

impl State {
    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        format!("{ask:?}")
    }

    pub(crate) fn action_words(&self, action: Action) -> String {
        format!("{action:?}")
    }

    pub(crate) fn event_words(&self, event: &Event) -> String {
        format!("{event:?}")
    }
}

/// The things on the table that a log entry tells of.
pub(crate) fn event_things(_event: &Event, _out: &mut Vec<Thing>) {}

/// A thing in words.
pub(crate) fn thing_words(thing: Thing) -> String {
    format!("{thing:?}")
}
