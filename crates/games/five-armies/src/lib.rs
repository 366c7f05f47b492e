//! The Battle of Five Armies, as its rules file `docs/rules/five-armies.md` describes it.
//!
//! [`State`] is one position and implements [`kernel::Game`]. The procedures are in `rules`, one folder per chapter or group of
//! chapters; what cards and abilities do is in `cards`, in the words of [`ops`]; what the box prints and a pack may correct in
//! [`book`].

pub mod action;
pub mod army;
pub mod battle;
mod board;
pub mod book;
mod cards;
pub mod cases;
mod check;
pub mod estimate;
pub mod event;
pub mod figures;
pub mod frame;
mod game;
pub mod ids;
mod imagine;
mod legal;
pub mod map;
pub mod muster;
pub mod ops;
pub mod packs;
pub mod printed;
mod rules;
pub mod setup;
pub mod state;
mod story;
mod text;
pub mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod weights;

pub use game::Thing;
pub use state::{Ending, Setup, State};
pub use view::View;
