//! The table in words, for a terminal.

use crate::game::Thing;
use crate::state::State;
use crate::view::View;
use kernel::Seat;

/// All that an onlooker may know of a thing.
pub(crate) fn about(_state: &State, thing: Thing, _onlooker: Option<Seat>) -> String {
    crate::text::thing_words(thing)
}

/// The table in words.
pub(crate) fn board(views: &[View]) -> String {
    views.first().map(|view| format!("Turn {}", view.turn)).unwrap_or_default()
}
