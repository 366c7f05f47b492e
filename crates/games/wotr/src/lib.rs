//! War of the Ring, Second Edition, as its rules file `docs/rules/wotr.md` describes it.
//!
//! [`State`] is one position and implements [`kernel::Game`]. The procedures are in `rules`, one file per chapter or
//! part of one; what the Event cards do is in `cards`, what is printed on them in [`printed`].

pub mod action;
pub mod battle;
mod board;
pub mod cards;
pub mod cases;
mod check;
pub mod estimate;
pub mod event;

pub mod fellowship;
pub mod figures;
pub mod frame;
mod game;
pub mod hunt;
pub mod ids;
mod imagine;
mod legal;
pub mod map;
pub mod printed;
mod rules;
pub mod seats;
pub mod setup;
pub mod state;
mod story;
#[cfg(test)]
mod testing;
mod text;
#[cfg(test)]
mod typescript;
mod view;
mod weights;

pub use game::Thing;
pub use ids::{Card, CombatCard};
pub use seats::SeatName;
pub use state::{Ending, Setup, State};
pub use view::View;
