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

/// The course of a game that is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Story {
    /// The team that won; none if it was the game itself, or nobody.
    pub winner: Option<u8>,
    /// Where each turn begins.
    pub turns: Vec<StoryTurn>,
    /// The positions at which the quantities were read: the first one, the end of each turn, and the last one.
    pub points: Vec<StoryTurn>,
    /// Quantities of the game, each with a value for each of the points.
    pub series: Vec<StorySeries>,
    /// How good the game looked for each team, in percent, at each of the points.
    pub prospects: Vec<StoryProspects>,
    /// What mattered most, in the order in which it happened.
    pub highlights: Vec<Highlight>,
    /// Battles, attacks and scorings, in the order in which they happened.
    pub marks: Vec<StoryMark>,
    /// What each side held at the end.
    pub held: Vec<StoryHeld>,
}

/// A turn of a game, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StoryTurn {
    /// The turn's number; 0 is before the first.
    pub turn: u32,
    /// After how many answers.
    pub number: u32,
}

/// A quantity of a game in its course.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StorySeries {
    /// What it is called.
    #[cfg_attr(feature = "schemas", ts(as = "Says"), schema(value_type = Value))]
    pub says: Value,
    /// The team that it speaks for; none for the game itself.
    pub team: Option<u8>,
    /// The value that decides the game.
    pub goal: Option<i32>,
    /// Its values; none where it was not there.
    pub values: Vec<Option<i32>>,
}

/// How good the game looked for a team.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StoryProspects {
    /// The team.
    pub team: u8,
    /// In percent.
    pub values: Vec<u8>,
}

/// Why a moment is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HighlightKind {
    /// The battle that brought the winners most.
    DecisiveBattle,
    /// The throw that was least likely to be as good.
    LuckiestThrow,
    /// The most damage at once.
    HeaviestBlow,
    /// Where the losers came nearest to winning.
    ClosestCall,
    /// Where the prospects of the winners rose most.
    TurningPoint,
}

/// A moment that mattered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Highlight {
    /// Why it is told.
    pub kind: HighlightKind,
    /// The answer with which it happened, or began.
    pub number: u32,
    /// The turn.
    pub turn: u32,
    /// What happened, or for a closest call the quantity that came near its goal.
    #[cfg_attr(feature = "schemas", ts(as = "Option<Says>"), schema(value_type = Option<Value>))]
    pub says: Option<Value>,
    /// The team that threw, or that the quantity speaks for.
    pub team: Option<u8>,
    /// How likely it was, from 0 to 1.
    pub chance: Option<f64>,
    /// The prospects of the winners before it, in percent.
    pub before: Option<u8>,
    /// The prospects of the winners after it, in percent.
    pub after: Option<u8>,
    /// How much was lost, or how much damage it was, or what the quantity was.
    pub value: Option<i32>,
    /// The value that would have decided the game.
    pub goal: Option<i32>,
}

/// What kind of thing happened at a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    /// A battle begins.
    Battle,
    /// A Hunt, or a villain's attack.
    Attack,
    /// A place or a point changes hands, or a stage of the game is over.
    Score,
}

/// Something to go to in a replay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StoryMark {
    /// The answer with which it happened.
    pub number: u32,
    /// What kind of thing.
    pub kind: MarkKind,
    /// What happened.
    #[cfg_attr(feature = "schemas", ts(as = "Says"), schema(value_type = Value))]
    pub says: Value,
}

/// Something that a side held at the end.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StoryHeld {
    /// The team; none for the game itself.
    pub team: Option<u8>,
    /// What it held.
    #[cfg_attr(feature = "schemas", ts(as = "Says"), schema(value_type = Value))]
    pub says: Value,
}
