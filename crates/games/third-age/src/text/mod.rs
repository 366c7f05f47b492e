//! Questions, answers and events as texts: the names of messages with what is put into them. The sentences are in the
//! catalogues, `texts/en`; what a pack says about cards and abilities is told in its own words.

mod actions;
mod army;
mod asks;
mod battle;
mod cards;
mod deeds;
mod events;
mod muster;
pub(crate) mod parts;
mod round;
#[cfg(test)]
mod tests;
mod things;
pub(crate) mod words;

pub(crate) use things::{thing_said, title};

use crate::game::Thing;
use kernel::{Argument, Text};

/// A text of this game.
pub(crate) type Said = Text<Thing>;

/// What is put into a text of this game.
pub(crate) type Part = Argument<Thing>;
