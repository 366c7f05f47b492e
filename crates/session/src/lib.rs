//! A game at a table: people, journal, step back, standing orders. No network.
//!
//! A [`Room`] is a game with its journal as the session layer keeps it: a list of entries that only grows. An
//! entry is a few lines of text: answers, or what people did beside the game (a step back, a resignation). A
//! server writes an entry to its store before it tells anybody of the change; [`Room::open`] plays the entries
//! again. [`Seating`] says who sits where.

pub mod changes;
mod course;
mod lines;
mod orders;
mod past;
mod problem;
mod room;
mod seating;
mod shown;
pub mod wire;

pub use course::Stored;
pub use orders::offers;
pub use past::MOST_STEPS;
pub use problem::{CATALOGUES, Problem};
pub use room::{Beginning, Change, LoadError, PackUsed, Room, Wish};
pub use seating::{Seating, Sitter};
pub use shown::{Moment, Shown, check_of};
