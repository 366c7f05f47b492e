//! War of the Ring: The Card Game, by its rules file `docs/rules/ring-cards.md`.
//!
//! [`State`] is one position and implements [`kernel::Game`]. The procedures are in `rules`, one file per
//! chapter; what is printed on cards and locations is data in [`cards`] and [`printed`].

pub mod action;
mod board;
pub mod cards;
pub mod cases;
mod check;
mod estimate;
pub mod event;
pub mod frame;
mod game;
pub mod ids;
mod imagine;
mod legal;
pub mod pick;
pub mod printed;
mod rules;
mod state;
mod story;
mod text;
#[cfg(test)]
mod typescript;
mod view;

pub use game::Thing;
pub use ids::Card;
pub use state::{Cards, Ending, Ground, GroundStatus, PathStatus, Player, Setup, State};
pub use view::View;
