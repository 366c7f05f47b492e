//! What a program can ask for.

use super::PipeError;
use kernel::Text;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The number of an open table.
pub type TableId = u64;

/// One request. The field `do` names the variant.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The games there are.
    Games {},
    /// The text of a rule.
    Rule { game: String, number: String },
    /// Opens a table.
    New {
        game: String,
        scenario: Option<String>,
        people: Option<u8>,
        #[serde(default)]
        options: BTreeMap<String, String>,
        seed: Option<u64>,
    },
    /// Opens a table with a journal.
    Load { journal: String, seed: Option<u64> },
    /// Closes a table.
    Close { table: TableId },
    /// The open question, as a seat or a spectator may know it.
    Question { table: TableId, seat: Option<String> },
    /// The seat's legal answers.
    Legal { table: TableId, seat: String },
    /// What a seat or a spectator may know.
    View { table: TableId, seat: Option<String> },
    /// What a seat or a spectator may know, in words.
    Board { table: TableId, seat: Option<String> },
    /// What happened, as a seat or a spectator may know it.
    Log {
        table: TableId,
        seat: Option<String>,
        #[serde(default)]
        from: usize,
    },
    /// Gives an answer: a value or words.
    Answer { table: TableId, seat: String, number: Option<u32>, answer: Value },
    /// Lets the table roll for Chance, for as long as it is asked or at most this many times.
    Roll { table: TableId, times: Option<u32> },
    /// What a computer player would answer; `apply` gives that answer.
    Computer {
        table: TableId,
        seat: String,
        player: String,
        seed: Option<u64>,
        #[serde(default)]
        apply: bool,
    },
    /// Why answers about a thing are not possible; without a thing, what can be asked about.
    WhyNot { table: TableId, seat: String, thing: Option<Value> },
    /// What there is to read about the things whose names contain these words, as a seat or a spectator may know it.
    About { table: TableId, words: String, seat: Option<String> },
    /// Takes the seat's last answer back.
    StepBack { table: TableId, seat: String },
    /// The journal.
    Save { table: TableId },
    /// How the game ended.
    Outcome { table: TableId },
    /// The position's hash.
    Hash { table: TableId },
}

impl Request {
    /// Reads a request from its fields, without `id`.
    pub fn read(fields: Map<String, Value>) -> Result<Request, PipeError> {
        serde_json::from_value(Value::Object(fields))
            .map_err(|error| PipeError::form(Text::new("cli-not-a-request").written("error", error)))
    }
}
