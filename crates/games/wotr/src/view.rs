//! What one seat may know (chapter 16).

use crate::state::State;
use kernel::Seat;
use serde::Serialize;

/// What one seat may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The turn.
    pub turn: u16,
}

impl View {
    /// What an onlooker may know; none is a spectator.
    pub(crate) fn of(state: &State, _onlooker: Option<Seat>) -> View {
        View { turn: state.turn }
    }
}
