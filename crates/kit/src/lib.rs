//! Sets and decks that several games share. No rule of any game is here.

mod deck;
mod set;

pub use deck::{Deck, Drawn};
pub use set::{Id, Set};
