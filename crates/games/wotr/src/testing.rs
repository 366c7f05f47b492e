//! What the tests share.

use crate::game::Thing;
use crate::state::State;
use kernel::{Text, Texts};

/// A text in English. All that it needs is in the catalogues.
pub(crate) fn in_english(text: &Text<Thing>) -> String {
    let words = text.render(&texts::Texts::of(State::catalogues()).english());
    assert!(!words.is_empty() && !words.contains(['‹', '{']), "{words}");
    words
}
