//! Cards and abilities.

mod listed;
