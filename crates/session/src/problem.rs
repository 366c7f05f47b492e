//! Why something was not done, in no language yet.

use crate::wire::{self, ProblemKind};
use kernel::{Language, Refused, Source, TableError, Text};

/// What this crate says itself.
pub static CATALOGUES: &[Source] = &[("en", &[include_str!("../texts/en/session.ftl")])];

/// A problem, before it is put into the words of whoever is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// The rule of the game that forbids it, if one does.
    pub rule: Option<String>,
    /// The game whose catalogues have the text, if it is a text of a game.
    pub game: Option<&'static str>,
    /// The reason, in one clause.
    pub text: Text,
}

impl Problem {
    /// A problem that has nothing to do with the rules of a game.
    pub fn new(kind: ProblemKind, text: Text) -> Problem {
        Problem { kind, rule: None, game: None, text }
    }

    /// The same problem, with a text of this game.
    #[must_use]
    pub fn of_game(self, game: &'static str) -> Problem {
        Problem { game: Some(game), ..self }
    }

    /// The rules or the table do not allow it now.
    pub fn refused(text: Text) -> Problem {
        Problem::new(ProblemKind::Refused, text)
    }

    /// A table of this game did not do what it was told.
    pub fn of_table(game: &'static str, error: &TableError) -> Problem {
        let kind = match error {
            TableError::Refused(Refused::Stale { .. }) => ProblemKind::Stale,
            TableError::Refused(_) | TableError::StepBack(_) => ProblemKind::Refused,
            TableError::NotAnAnswer(_) | TableError::NotAThing(_) => ProblemKind::Form,
            TableError::NoSeat(_) => ProblemKind::NotFound,
            TableError::Broken(_) => ProblemKind::Stopped,
        };
        let rule = match error {
            TableError::Refused(refused) => refused.rule().map(|rule| rule.to_string()),
            _ => None,
        };
        Problem { kind, rule, game: Some(game), text: error.text() }
    }

    /// The problem as it is told in a language, which must have the texts of its game.
    pub fn said(&self, language: &dyn Language) -> wire::Problem {
        wire::Problem { kind: self.kind, rule: self.rule.clone(), why: self.text.render(language) }
    }
}
