//! What is replied when a request can't be carried out.

use super::MAX_LINE;
use super::request::TableId;
use kernel::{Rule, TableError};
use serde::Serialize;

/// The `error` of a reply.
#[derive(Debug, Serialize)]
pub struct PipeError {
    kind: &'static str,
    rule: Option<Rule>,
    why: String,
    /// The journal of a table that had to be closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    journal: Option<String>,
}

impl PipeError {
    /// An error of this kind.
    pub fn new(kind: &'static str, why: impl Into<String>) -> PipeError {
        PipeError { kind, rule: None, why: why.into(), journal: None }
    }

    /// The line does not have the form of a request.
    pub fn form(why: impl Into<String>) -> PipeError {
        PipeError::new("form", why)
    }

    /// The line is too long to be read.
    pub fn too_long() -> PipeError {
        PipeError::form(format!("the line is longer than {MAX_LINE} bytes"))
    }

    /// No such table is open.
    pub fn no_table(id: TableId) -> PipeError {
        PipeError::new("no-table", format!("there is no table {id}"))
    }

    /// Whether the engine contradicts itself.
    pub fn is_broken(&self) -> bool {
        self.kind == "broken"
    }

    /// The error with the journal of the table that was closed.
    pub fn with_journal(self, journal: Option<String>) -> PipeError {
        PipeError { journal, ..self }
    }
}

impl From<TableError> for PipeError {
    fn from(error: TableError) -> Self {
        let kind = match &error {
            TableError::Refused(_) => "refused",
            TableError::Form(_) => "form",
            TableError::NoSeat(_) => "no-seat",
            TableError::StepBack(_) => "step-back",
            TableError::Broken(_) => "broken",
        };
        let rule = match &error {
            TableError::Refused(refused) => refused.rule(),
            _ => None,
        };
        PipeError { kind, rule, why: error.to_string(), journal: None }
    }
}
