//! The rules reckoned a second time, from the data files and from what everybody sees of a position, and compared with the engine
//! over many positions at random. Nothing here asks the engine how it reckons.
#![allow(clippy::unwrap_used, clippy::panic)]

mod asked;
mod battle;
mod board;
mod retreat;
mod victory;
