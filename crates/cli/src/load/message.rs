//! What the server says over a socket, read no further than needed.

use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A message. A raw value can't be read through a tag, so this looks at the tag first.
#[derive(Debug)]
pub enum Message<'a> {
    /// The game.
    State(State<'a>),
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
        if text.starts_with("{\"is\":\"state\"") {
            return Ok(Message::State(serde_json::from_str(text)?));
        }
        Ok(match serde_json::from_str::<Kind>(text)?.is {
            "state" => Message::State(serde_json::from_str(text)?),
            "done" => Message::Done(serde_json::from_str::<Done>(text)?.re),
            "refused" => Message::Refused(serde_json::from_str::<Refused>(text)?.problem),
            _ => Message::Other,
        })
    }
}

/// The game.
#[derive(Debug, Deserialize)]
pub struct State<'a> {
    /// Goes up by one with every change.
    pub revision: u32,
    /// The era.
    pub era: u32,
    /// The number of the open question.
    pub number: u32,
    /// The open question.
    #[serde(borrow)]
    pub question: Option<Question<'a>>,
    /// What each of the person's seats sees.
    #[serde(borrow)]
    pub seats: Vec<Seat<'a>>,
    /// The log goes on from here.
    pub log_after: Option<u32>,
    /// The end, if it came.
    #[serde(borrow)]
    pub outcome: Option<&'a RawValue>,
}

/// The open question.
#[derive(Debug, Deserialize)]
pub struct Question<'a> {
    /// Who is asked.
    #[serde(borrow)]
    pub who: Vec<Cow<'a, str>>,
}

/// What a seat sees.
#[derive(Debug, Deserialize)]
pub struct Seat<'a> {
    /// The seat.
    #[serde(borrow)]
    pub seat: Option<Cow<'a, str>>,
    /// Whether it is asked.
    pub asked: bool,
    /// What it sees.
    #[serde(borrow)]
    pub view: &'a RawValue,
    /// What it may answer.
    #[serde(borrow)]
    pub answers: Vec<Answer<'a>>,
}

/// A legal answer.
#[derive(Debug, Deserialize)]
pub struct Answer<'a> {
    /// What is sent back.
    #[serde(borrow)]
    pub words: Cow<'a, str>,
}
