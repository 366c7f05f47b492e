//! A game at a table: people, journal, step back, standing orders. No network.

pub mod wire;
