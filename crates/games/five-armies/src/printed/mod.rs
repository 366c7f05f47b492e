//! What is printed on the board. What is on the cards is in `ids` and `cards`, their words are in the catalogues.

pub mod areas;
pub(crate) mod distances;
pub mod facts;
