//! What is replied when a request can't be carried out.

use super::MAX_LINE;
use super::request::TableId;
use kernel::{Language, Rule, SetupError, TableError, Text};
use serde_json::{Value, json};
use std::fmt::Display;

/// The `error` of a reply.
#[derive(Debug)]
pub struct PipeError {
    kind: &'static str,
    rule: Option<Rule>,
    text: Text,
    /// The game whose catalogues have the text, if it is a text of a game.
    game: Option<&'static str>,
    /// The journal of a table that had to be closed.
    journal: Option<String>,
}

impl PipeError {
    /// An error of this kind.
    pub fn new(kind: &'static str, text: Text) -> PipeError {
        PipeError { kind, rule: None, text, game: None, journal: None }
    }

    /// An error that is told in words only.
    pub fn told(kind: &'static str, why: impl Display) -> PipeError {
        PipeError::new(kind, Text::plain(why))
    }

    /// The line does not have the form of a request.
    pub fn form(text: Text) -> PipeError {
        PipeError::new("form", text)
    }

    /// The line is too long to be read.
    pub fn too_long() -> PipeError {
        PipeError::form(Text::new("cli-line-too-long").count("n", MAX_LINE))
    }

    /// No such table is open.
    pub fn no_table(id: TableId) -> PipeError {
        PipeError::new("no-table", Text::new("cli-no-table").written("table", id))
    }

    /// Whether the engine contradicts itself.
    pub fn is_broken(&self) -> bool {
        self.kind == "broken"
    }

    /// The same error, in the words of a game if one is concerned.
    #[must_use]
    pub fn of_game(self, game: Option<&'static str>) -> PipeError {
        PipeError { game: game.or(self.game), ..self }
    }

    /// The game whose words the error has, if it has a game's.
    pub fn game(&self) -> Option<&'static str> {
        self.game
    }

    /// The error as it is replied, in a language that has its text.
    pub fn said(&self, language: &dyn Language) -> Value {
        let why = self.text.render(language);
        let mut error = json!({ "kind": self.kind, "rule": self.rule, "says": self.text, "why": why });
        if let Some(journal) = &self.journal {
            error["journal"] = json!(journal);
        }
        error
    }

    /// The error with the journal of the table that was closed.
    pub fn with_journal(self, journal: Option<String>) -> PipeError {
        PipeError { journal, ..self }
    }
}

impl From<SetupError> for PipeError {
    fn from(error: SetupError) -> Self {
        PipeError { rule: error.rule.map(Rule), ..PipeError::new("setup", error.text) }
    }
}

impl From<TableError> for PipeError {
    fn from(error: TableError) -> Self {
        let kind = match &error {
            TableError::Refused(_) => "refused",
            TableError::NotAnAnswer(_) | TableError::NotAThing(_) => "form",
            TableError::NoSeat(_) => "no-seat",
            TableError::StepBack(_) => "step-back",
            TableError::Broken(_) => "broken",
        };
        let rule = match &error {
            TableError::Refused(refused) => refused.rule(),
            _ => None,
        };
        PipeError { rule, ..PipeError::new(kind, error.text()) }
    }
}
