//! What one seat may know (rule 29).

use crate::card_names::Card;
use crate::state::State;
use kernel::Seat;
use serde::Serialize;

/// The table as one onlooker sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// The onlooker's hand.
    pub hand: Vec<Card>,
}

impl View {
    /// What an onlooker sees.
    pub fn of(state: &State, onlooker: Option<Seat>) -> View {
        View { hand: onlooker.map(|seat| state.player(seat).hand.to_vec()).unwrap_or_default() }
    }
}
