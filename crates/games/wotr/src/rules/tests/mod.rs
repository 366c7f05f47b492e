//! Tests of the Hunt and the Fellowship.

mod fellowships;
mod hunt_cards;
mod hunts;
mod random_hunts;
