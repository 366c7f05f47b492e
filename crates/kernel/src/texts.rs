//! How a game is told to people.

use crate::{Decks, Game, Language, Packs, Seat, Source, Text, words};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

/// A game in words. Everything is said as a [`Text`], made from typed values, and only from what the onlooker may know;
/// the sentences are in the game's catalogues. A new game begins with `impl Texts for State {}`: it is then told in the
/// notation of journals.
///
/// Some messages are found by their names: `game` (its name, with `.about`), `scenario-duel`, `option-hero`,
/// `order-pass`, `seat-frodo`, `winner-shadow`, `ending-ring-destroyed`, and `region-edoras` for a thing `region edoras`.
pub trait Texts: Game {
    /// The catalogues, English and others.
    fn catalogues() -> &'static [Source] {
        &[]
    }

    /// The question in words.
    fn ask_text(&self, ask: Self::Ask) -> Text<Self::Thing> {
        in_words(&ask)
    }

    /// An answer in words.
    fn action_text(&self, action: Self::Action) -> Text<Self::Thing> {
        in_words(&action)
    }

    /// A log entry in words. The things in it are links to the table.
    fn event_text(&self, event: &Self::Event) -> Text<Self::Thing> {
        in_words(event)
    }

    /// The name of a thing.
    fn thing_text(&self, thing: Self::Thing) -> Text<Self::Thing> {
        in_words(&thing)
    }

    /// The printed facts that a drawing of the table needs (names, icons, texts), as one value in the game's own
    /// form. They say nothing about a position.
    fn facts(_language: &dyn Language) -> Value {
        Value::Null
    }

    /// What the game knows about decks that people build; none for a game without such decks.
    fn decks() -> Option<&'static dyn Decks> {
        None
    }

    /// What the game knows about data packs; none for a game without them.
    fn packs() -> Option<&'static dyn Packs> {
        None
    }

    /// Who tells this table apart from others of its scenario, such as the heroes that were chosen; nobody where only
    /// the people do.
    fn cast(&self) -> Vec<Text<Self::Thing>> {
        Vec::new()
    }

    /// Everything on the table and in the box that people can read about.
    fn glossary(&self) -> Vec<Self::Thing> {
        Vec::new()
    }

    /// Everything that an onlooker may know about a thing, line by line: what is printed on it, and which cards or
    /// pieces are there.
    fn about(&self, thing: Self::Thing, _onlooker: Option<Seat>) -> Vec<Text<Self::Thing>> {
        vec![self.thing_text(thing)]
    }

    /// The table in words, from the views of one onlooker. A person with several seats has several views, the one
    /// that matters now first. There is at least one.
    fn board(views: &[Self::View], _language: &dyn Language) -> String {
        let pages = views.iter().map(|view| serde_json::to_string_pretty(view).unwrap_or_default());
        pages.collect::<Vec<String>>().join("\n\n")
    }
}

/// A value in the notation of journals, or as the program writes it where that notation has no form for it.
fn in_words<T>(of: &(impl Serialize + Debug)) -> Text<T> {
    Text::plain(words::to_words(of).unwrap_or_else(|_| format!("{of:?}")))
}
