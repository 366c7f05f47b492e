//! Ids, sets, bags, decks and lines of text that several games share. No rule of any game is here.

// Ids are declared here too, and what is made for them speaks of `kit`.
extern crate self as kit;

mod bag;
mod bits;
mod by_id;
mod deck;
mod id;
mod named;
mod set;
mod wrapped;

pub use bag::Bag;
pub use bits::Bits;
pub use by_id::{ById, as_list};
pub use deck::{Deck, Drawn};
pub use id::{Id, Member};
#[doc(hidden)]
pub use id::{grew, numbers};
pub use named::{Named, Slug};
pub use set::{Iter, Set};
pub use wrapped::write_wrapped;
