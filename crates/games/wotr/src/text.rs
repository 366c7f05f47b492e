//! Questions, answers and events in words.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::game::Thing;
use crate::state::State;

impl State {
    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        match ask {
            Ask::Battle(ask) => self.battle_ask_words(ask),
            Ask::Hunt(ask) => self.hunt_ask_words(ask),
            Ask::Fellowship(ask) => self.fellowship_ask_words(ask),
            Ask::Card(ask) => self.card_ask_words(ask),
            other => format!("{other:?}"),
        }
    }

    pub(crate) fn action_words(&self, action: Action) -> String {
        format!("{action:?}")
    }

    pub(crate) fn event_words(&self, event: &Event) -> String {
        match event {
            Event::Battle(event) => self.battle_event_words(event),
            Event::Hunt(event) => self.hunt_event_words(event),
            other => format!("{other:?}"),
        }
    }
}

/// The things on the table that a log entry tells of.
pub(crate) fn event_things(_event: &Event, _out: &mut Vec<Thing>) {}

/// A thing in words.
pub(crate) fn thing_words(thing: Thing) -> String {
    format!("{thing:?}")
}
