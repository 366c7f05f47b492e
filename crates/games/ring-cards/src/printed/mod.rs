//! What is printed on locations, what the set-up table says of the modes, and what the browser gets of it all. What is
//! printed on cards is with what they do, in [`crate::cards`].

pub mod facts;
pub mod locations;
pub mod modes;
