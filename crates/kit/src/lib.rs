//! Sets, decks and lines of text that several games share. No rule of any game is here.

mod deck;
mod set;
mod wrapped;

pub use deck::{Deck, Drawn};
pub use set::{Id, Set};
pub use wrapped::write_wrapped;
