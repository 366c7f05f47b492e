//! Decks that people build and keep.

use kernel::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct DeckFault {
    /// The rule.
    pub rule: String,
    /// What is wrong, in one clause.
    pub what: String,
}

/// A deck that was read from a list, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct DeckReport {
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The id of the hero, or of whoever else the deck is built around.
    pub hero: String,
    /// The hero's name.
    pub hero_name: String,
    /// The id of its aspect, if it has one.
    pub aspect: Option<String>,
    /// How many cards it has.
    pub size: u32,
    /// The cards by their public numbers, each with its number of copies.
    pub cards: BTreeMap<String, u8>,
    /// Everything that is wrong with it; empty if it is legal.
    pub faults: Vec<DeckFault>,
    /// The same deck as plain text.
    pub list: String,
}

impl DeckReport {
    /// What a game says about a deck, in a language.
    pub fn said(report: kernel::DeckReport, language: &dyn Language) -> DeckReport {
        let kernel::DeckReport { name, hero, hero_name, aspect, size, cards, faults, list } = report;
        let hero_name = hero_name.render(language);
        let fault =
            |fault: kernel::DeckFault| DeckFault { rule: fault.rule, what: fault.what.render(language) };
        let faults = faults.into_iter().map(fault).collect();
        DeckReport { name, hero, hero_name, aspect, size, cards: cards.into_iter().collect(), faults, list }
    }
}

/// A deck that comes with a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct StarterDeck {
    /// Its id.
    pub id: String,
    /// What is in it.
    pub deck: DeckReport,
}

/// A deck that you keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct KeptDeck {
    /// Its id.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// Its list as plain text; the options of a set-up take it.
    pub list: String,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
    /// What is in it. None if the game can no longer read the list.
    pub deck: Option<DeckReport>,
}

/// A deck list: text in any form that the game reads, or the public deck-list JSON itself.
#[derive(Clone, Debug, Deserialize, ToSchema, TS)]
#[serde(untagged)]
pub enum DeckList {
    /// Plain text, JSON as text, or card numbers with their copies.
    Text(String),
    /// The public deck-list JSON.
    Json(#[ts(type = "object")] BTreeMap<String, Value>),
}

impl From<DeckList> for String {
    fn from(list: DeckList) -> String {
        match list {
            DeckList::Text(text) => text,
            DeckList::Json(object) => Value::Object(object.into_iter().collect()).to_string(),
        }
    }
}

/// A deck to look at, or to keep as a new one.
#[derive(Clone, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewDeck {
    /// The game it is for.
    pub game: String,
    /// The list.
    pub list: DeckList,
}

/// What a deck is to be from now on.
#[derive(Clone, Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangedDeck {
    /// The list.
    pub list: DeckList,
}
