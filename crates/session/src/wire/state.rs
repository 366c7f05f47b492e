//! The game at a table, as somebody is shown it.

use super::{Answer, LogLine, Outcome, Question};
use kernel::Flat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// What one seat, or a spectator, sees.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatState {
    /// The seat's id; none for a spectator.
    pub seat: Option<String>,
    /// Whether it is asked.
    pub asked: bool,
    /// Whether the game waits for it; otherwise, if it is asked, it may answer or not.
    pub awaited: bool,
    /// The game as it sees it, a value of the game.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub view: Value,
    /// The legal answers, if it is asked.
    #[ts(as = "Vec<Answer>")]
    #[schema(value_type = Vec<Answer>)]
    pub answers: Value,
    /// Whether it may take its last answer back freely.
    pub can_step_back: bool,
}

/// The game at a table, as one onlooker sees it.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct State {
    /// Goes up with every change of the table's game.
    pub revision: u32,
    /// How many times answers were taken back. Answers name it, so that one given before a step back is refused.
    pub era: u32,
    /// The number of the open question: how many answers have been given.
    pub number: u32,
    /// The open question; none when the game is over.
    pub question: Option<Question>,
    /// What you see from each of your seats; a spectator has one view.
    #[ts(as = "Vec<SeatState>")]
    #[schema(value_type = Vec<SeatState>)]
    pub seats: Flat,
    /// The log entries below come after the one with this number; later ones that you have are void. Without it they
    /// are the whole log.
    pub log_after: Option<u32>,
    /// What happened since.
    #[ts(as = "Vec<LogLine>")]
    #[schema(value_type = Vec<LogLine>)]
    pub log: Box<RawValue>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What changed in the game since this socket's last message about it.
#[derive(Debug, Serialize, TS)]
pub struct Changes {
    /// The revision of the state that changed: the last one you were told. If yours is another one, ask for the
    /// whole.
    pub from: u32,
    /// How the state changed, apart from the log. In an object, `"name": value` is what the member is now, and
    /// `"~name": change` is how it changed. In a list, the steps go along the old list: `n` passes over elements,
    /// `-n` leaves them out, an object is how the next one changed, a list holds new ones.
    #[ts(type = "unknown")]
    pub changes: Box<RawValue>,
    /// The CRC-32 of the new state's JSON text, without log and white space, with the members in the order in which
    /// they were first told. If yours is another one, ask for the whole. It comes with every sixteenth revision.
    pub check: Option<u32>,
    /// As in a state.
    pub log_after: Option<u32>,
    /// As in a state.
    #[ts(as = "Vec<LogLine>")]
    pub log: Box<RawValue>,
}

/// How the game came to where it stands, as the holder of some seats, or a spectator, saw it.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct Course {
    /// The number that the course begins with: the one that you asked for, or a later one if that was too long ago or can't
    /// be shown.
    pub after: u32,
    /// What you saw there; left out if you said that you know it and it is the one that you asked for.
    #[ts(as = "Option<CourseView>")]
    #[schema(value_type = Option<CourseView>)]
    pub first: Option<Flat>,
    /// One for each answer since, to the present.
    pub steps: Vec<CourseStep>,
}

/// What was seen at one point of a course.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct CourseView {
    /// What you saw from each of your seats; a spectator has one view.
    pub seats: Vec<CourseSeat>,
}

/// What one seat, or a spectator, saw.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct CourseSeat {
    /// The seat's id; none for a spectator.
    pub seat: Option<String>,
    /// The game as it saw it, a value of the game.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub view: Value,
}

/// One answer of a course.
#[derive(Debug, Serialize, ToSchema, TS)]
pub struct CourseStep {
    /// Its number: how many answers had been given with it.
    pub number: u32,
    /// How what was seen changed from the step before, in the form of changes.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub changes: Option<Box<RawValue>>,
    /// What was seen after it, where that is not told as changes.
    #[ts(as = "Option<CourseView>")]
    #[schema(value_type = Option<CourseView>)]
    pub whole: Option<Flat>,
}
