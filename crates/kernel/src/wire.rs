//! How a game's question, answers, log and ending go over a wire: to the terminal, through the line protocol, to
//! browsers and to bots, in one form for all.
//!
//! Values of the game (an answer, an event, a thing) are JSON values, or the game's own types where they are written
//! at once. With the feature `schemas`, the browser's types and the description of the API are made from these types.

use crate::Rule;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;

/// The open question as you may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Question {
    /// Its number, which answers name.
    pub number: u32,
    /// The ids of the seats that are asked; `chance` for dice and cards.
    pub who: Vec<&'static str>,
    /// The asked seats that the game waits for; the others may answer as well.
    pub waits_for: Vec<&'static str>,
    /// What is asked, as a value of the game.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"))]
    pub ask: Value,
    /// The name of its kind.
    pub kind: &'static str,
    /// What is asked: the name of a message of the game's catalogues, with what is put into it.
    #[cfg_attr(feature = "schemas", ts(as = "Says"))]
    pub says: Value,
    /// What is asked, in words; left out for those who want values only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub text: Option<String>,
    /// The rule that asks it.
    #[cfg_attr(feature = "schemas", ts(type = "string"), schema(value_type = String))]
    pub rule: Rule,
    /// Whether each seat that is asked answers for itself.
    pub each_answers: bool,
}

/// One legal answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(concrete(T = Value, S = Value)))]
pub struct Answer<T = Value, S = Value> {
    /// The answer as a value of the game, for programs that may want to take it apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "unknown"))]
    pub answer: Option<Value>,
    /// The answer in the notation of journals: send this back.
    pub words: String,
    /// The answer as the name of a message, with what is put into it.
    #[cfg_attr(feature = "schemas", ts(as = "Says"), schema(value_type = Value))]
    pub says: S,
    /// The answer as a sentence; left out for those who want values only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub text: Option<String>,
    /// The things on the table that it concerns, as values of the game.
    #[cfg_attr(feature = "schemas", ts(type = "unknown[]"), schema(value_type = Vec<Value>))]
    pub things: Vec<T>,
}

/// One entry of the log, as you may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(concrete(E = Value, T = Value, S = Value)))]
pub struct LogLine<E = Value, T = Value, S = Value> {
    /// The answer that caused it, counted from 1; 0 is the set-up.
    pub number: u32,
    /// What happened, as a value of the game.
    #[cfg_attr(feature = "schemas", ts(type = "unknown"), schema(value_type = Value))]
    pub event: E,
    /// What happened: the name of a message, with what is put into it. The things in it are links to the table.
    #[cfg_attr(feature = "schemas", ts(as = "Says"), schema(value_type = Value))]
    pub says: S,
    /// What happened, in words; left out for those who want values only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub text: Option<String>,
    /// The things on the table that it mentions, as values of the game; left out for those who want values only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional, type = "unknown[]"), schema(value_type = Option<Vec<Value>>))]
    pub things: Option<Vec<T>>,
}

/// An answer that is not possible now, and why.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct WhyNot {
    /// The answer in the notation of journals.
    pub words: String,
    /// The answer as the name of a message, with what is put into it.
    #[cfg_attr(feature = "schemas", ts(as = "Says"))]
    pub says: Value,
    /// The answer as a sentence.
    pub text: String,
    /// The rule that forbids it.
    #[cfg_attr(feature = "schemas", ts(type = "string | null"), schema(value_type = Option<String>))]
    pub rule: Option<Rule>,
    /// Why it is not possible.
    pub why: String,
}

/// A text as a value: the name of a message of the game's catalogues, or the name and what is put in, by name.
#[cfg(feature = "schemas")]
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Says {
    /// The name.
    Name(String),
    /// The name, and what is put in.
    Filled(String, std::collections::BTreeMap<String, Argument>),
}

/// What is put into a message.
#[cfg(feature = "schemas")]
#[derive(Debug, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// Something on the table: it goes by the text, or else by the message that has its words as a name.
    Thing {
        /// The thing, as a value of the game.
        #[ts(type = "unknown")]
        thing: Value,
        /// What it is called.
        #[ts(optional)]
        text: Option<Box<Says>>,
    },
    /// A seat, by its id: it goes by the message `seat-gandalf`.
    Seat {
        /// The id.
        seat: String,
    },
    /// A text within the text.
    Text {
        /// The text.
        text: Box<Says>,
    },
    /// Words that are in no catalogue.
    Written {
        /// The words.
        written: String,
    },
    /// Several, as the language lists them.
    List {
        /// The parts.
        list: Vec<Argument>,
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Outcome {
    /// The ids of the seats that won.
    #[cfg_attr(feature = "schemas", schema(value_type = Vec<String>))]
    pub winners: Vec<Cow<'static, str>>,
    /// The id of the winning side or seat.
    #[cfg_attr(feature = "schemas", schema(value_type = String))]
    pub winner: Cow<'static, str>,
    /// The kind of ending.
    #[cfg_attr(feature = "schemas", schema(value_type = String))]
    pub ending: Cow<'static, str>,
}
