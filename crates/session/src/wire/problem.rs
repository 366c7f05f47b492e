//! Why something was not done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A problem: why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// The rule of the game that forbids it, if one does.
    pub rule: Option<String>,
    /// The reason, in one clause.
    pub why: String,
}

/// What kind of problem it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// The request is not of the documented form.
    Form,
    /// You are not logged in.
    NoPerson,
    /// Name and password do not match.
    Password,
    /// The name is taken.
    NameTaken,
    /// That is not yours to do or to see.
    NotYours,
    /// There is no such thing.
    NotFound,
    /// The game does not know that set-up.
    Setup,
    /// The journal can't be read.
    Journal,
    /// The rules or the table do not allow it now.
    Refused,
    /// Another question is open by now.
    Stale,
    /// Too many in a short time, or too many altogether.
    Limit,
    /// The table has stopped.
    Stopped,
    /// The table is played under later rules, by a newer program. Connect again: another server may have it.
    Moved,
    /// It can't be saved now. Nothing is lost: try again.
    Unsaved,
    /// Something is wrong on this side.
    Internal,
}
