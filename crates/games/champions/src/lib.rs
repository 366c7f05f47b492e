//! Marvel Champions: The Card Game, the Core Set, by its rules file `docs/rules/champions.md`.
//!
//! [`State`] is one position and implements [`kernel::Game`]. The procedures are in `rules`, one file per chapter or
//! part of one; the cards are in [`cards`], one file per set, written in the language of [`ability`].

pub mod ability;
pub mod action;
mod board;
pub mod cards;
pub mod cases;
mod check;
pub mod decks;
pub mod estimate;
pub mod event;
pub mod frame;
mod game;
pub mod ids;
mod imagine;
mod legal;
mod options;
pub mod printed;
mod rules;
pub mod state;
mod story;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
mod text;
#[cfg(test)]
mod typescript;
mod values;
pub mod view;
mod weights;

pub use game::Thing;
pub use ids::Card;
pub use state::{Ending, Setup, State};
pub use view::View;
