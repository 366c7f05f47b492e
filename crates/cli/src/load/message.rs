//! What the server says over a socket, read no further than needed.

use super::brief::{Brief, BriefChange};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// A message. A raw value can't be read through a tag, so the tag is looked at first.
#[derive(Debug)]
pub enum Message<'a> {
    /// The game.
    State(State),
    /// What changed in it.
    Changes(Changes),
    /// An answer is stored.
    Done(u32),
    /// An answer was refused.
    Refused(&'a RawValue),
    /// People, chat, the end: nothing to answer.
    Other,
}

#[derive(Deserialize)]
struct Kind<'a> {
    is: &'a str,
}

#[derive(Deserialize)]
struct Done {
    re: u32,
}

#[derive(Deserialize)]
struct Refused<'a> {
    #[serde(borrow)]
    problem: &'a RawValue,
}

impl<'a> Message<'a> {
    /// Reads a message.
    pub fn read(text: &'a str) -> Result<Message<'a>, serde_json::Error> {
        // The server writes the tag first.
        if text.starts_with("{\"is\":\"changes\"") {
            return Ok(Message::Changes(serde_json::from_str(text)?));
        }
        Ok(match serde_json::from_str::<Kind>(text)?.is {
            "state" => Message::State(serde_json::from_str(text)?),
            "changes" => Message::Changes(serde_json::from_str(text)?),
            "done" => Message::Done(serde_json::from_str::<Done>(text)?.re),
            "refused" => Message::Refused(serde_json::from_str::<Refused>(text)?.problem),
            _ => Message::Other,
        })
    }
}

/// The game.
#[derive(Debug, Deserialize)]
pub struct State {
    /// The log goes on from here.
    pub log_after: Option<u32>,
    /// What is needed to go on.
    #[serde(flatten)]
    pub brief: Brief,
}

/// What changed in the game.
#[derive(Debug, Deserialize)]
pub struct Changes {
    /// The revision that changed.
    pub from: u32,
    /// What changed, as far as it is needed to go on.
    pub changes: BriefChange,
    /// The check of the state with the changes, if there is one.
    pub check: Option<u32>,
    /// The log goes on from here.
    pub log_after: Option<u32>,
}

/// The whole game except the log.
pub fn whole_state(text: &str) -> Result<Value, serde_json::Error> {
    let mut members: Map<String, Value> = serde_json::from_str(text)?;
    for name in ["is", "log_after", "log"] {
        members.shift_remove(name);
    }
    Ok(Value::Object(members))
}

/// Everything that changed in the game.
pub fn whole_changes(text: &str) -> Result<Value, serde_json::Error> {
    #[derive(Deserialize)]
    struct Whole {
        changes: Value,
    }
    Ok(serde_json::from_str::<Whole>(text)?.changes)
}
