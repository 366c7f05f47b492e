//! How a game is told to people.

use crate::{Decks, Game, Seat, words};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// A game in words. Everything is made from typed values, and only from what the onlooker may know. A new game begins with
/// `impl Texts for State {}`: it is then told in the notation of journals.
pub trait Texts: Game {
    /// The question in words.
    fn ask_text(&self, ask: Self::Ask) -> String {
        in_words(&ask)
    }

    /// An answer in words.
    fn action_text(&self, action: Self::Action) -> String {
        in_words(&action)
    }

    /// A log entry in words.
    fn event_text(&self, event: &Self::Event) -> String {
        in_words(event)
    }

    /// The things on the table that a log entry tells of.
    fn event_things(&self, _event: &Self::Event, _out: &mut Vec<Self::Thing>) {}

    /// A thing in words.
    fn thing_text(&self, thing: Self::Thing) -> String {
        in_words(&thing)
    }

    /// The printed facts that a drawing of the table needs (names, icons, texts), as one value in the game's own
    /// form. They say nothing about a position.
    fn facts() -> Value {
        Value::Null
    }

    /// What the game knows about decks that people build; none for a game without such decks.
    fn decks() -> Option<&'static dyn Decks> {
        None
    }

    /// Everything on the table and in the box that people can read about.
    fn glossary(&self) -> Vec<Self::Thing> {
        Vec::new()
    }

    /// Everything that an onlooker may know about a thing, in words: what is printed on it, and which cards or pieces
    /// are there.
    fn about(&self, thing: Self::Thing, _onlooker: Option<Seat>) -> String {
        self.thing_text(thing)
    }

    /// The table in words, from the views of one onlooker. A person with several seats has several views, the one
    /// that matters now first. There is at least one.
    fn board(views: &[Self::View]) -> String {
        let pages = views.iter().map(|view| serde_json::to_string_pretty(view).unwrap_or_default());
        pages.collect::<Vec<String>>().join("\n\n")
    }
}

/// A value in the notation of journals, or as the program writes it where that notation has no form for it.
fn in_words(of: &(impl Serialize + Debug)) -> String {
    words::to_words(of).unwrap_or_else(|_| format!("{of:?}"))
}
