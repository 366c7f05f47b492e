//! Battles of the Third Age: the Battle for Rohan and the Battle for Gondor, as their rules file `docs/rules/third-age.md`
//! describes them.
//!
//! [`State`] is one position and implements [`kernel::Game`]. The procedures are in `rules`, one folder per group of chapters; what
//! cards and abilities do is carried out by `cards`, in the words of [`ops`]; what the box prints and a pack may correct is in
//! [`book`].

pub mod action;
pub mod army;
pub mod battle;
mod board;
pub mod book;
mod cards;
pub mod cases;
mod check;
pub mod ents;
pub mod estimate;
pub mod event;
pub mod figures;
pub mod frame;
mod game;
pub mod ids;
mod imagine;
mod legal;
pub mod muster;
pub mod ops;
mod packs;
pub mod printed;
pub mod round;
mod rules;
mod setup;
pub mod state;
mod story;
#[cfg(test)]
mod testing;
pub(crate) mod text;
#[cfg(test)]
mod typescript;
mod view;
mod weights;

pub use game::Thing;
pub use state::{Ending, Setup, State};
pub use view::View;
