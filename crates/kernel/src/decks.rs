//! Decks that people build before a game: what a game with such decks can say about them.

use crate::Text;
use serde_json::Value;

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFault {
    /// The rule.
    pub rule: String,
    /// What is wrong, in one clause.
    pub what: Text,
}

/// A deck that was read from a list, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckReport {
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The id of the hero, or of whoever else the deck is built around.
    pub hero: String,
    /// The hero's name.
    pub hero_name: Text,
    /// The id of its aspect or colour, if it has one.
    pub aspect: Option<String>,
    /// How many cards it has.
    pub size: u32,
    /// The cards by their public numbers, each with its number of copies, in the order of the lists.
    pub cards: Vec<(String, u8)>,
    /// Everything that is wrong with it; empty if it is legal.
    pub faults: Vec<DeckFault>,
    /// The same deck as plain text for people, which [`Decks::check`] reads again.
    pub list: String,
}

/// A deck that comes with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StarterDeck {
    /// Its id.
    pub id: String,
    /// The deck.
    pub deck: DeckReport,
}

/// Why a text is not a deck list of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.id())]
pub struct NoDeck(pub Text);

/// The decks of one game. A list is a text in any form that the game knows; it need not be a legal deck.
pub trait Decks: Sync {
    /// The options of the set-up that take a list, one for each player.
    fn options(&self) -> &'static [&'static str];

    /// Reads a list and says everything that is wrong with the deck.
    fn check(&self, list: &str) -> Result<DeckReport, NoDeck>;

    /// The decks that come with the game.
    fn starters(&self) -> Vec<StarterDeck>;

    /// The deck in the public form that other programs read.
    fn to_json(&self, list: &str) -> Result<Value, NoDeck>;
}
