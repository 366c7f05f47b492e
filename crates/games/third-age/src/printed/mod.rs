//! What is printed on the boards, cards and counters, for those who draw the table. It says nothing about a position, and it is what
//! holds without a pack: the values of a pack have the same names. What is ours (Appendix E) is marked.

pub mod boards;
pub mod facts;
pub mod people;

use crate::game::Thing;
use kernel::{Language, Text};

/// The words of a text.
fn said(language: &dyn Language, text: &Text<Thing>) -> String {
    text.render(language)
}
