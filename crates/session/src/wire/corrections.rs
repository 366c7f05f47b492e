//! What became of a game when its rules were corrected.

use super::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A correction of a game's rules while it was being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Correction {
    /// The version of the rules from there on.
    pub rules: u32,
    /// How many answers were kept.
    pub kept: u32,
    /// How many answers after them are asked again.
    pub asked_again: u32,
    /// The answers asked again that you may know: your own, and all of them in a replay. `text` is the notation of
    /// journals.
    pub answers: Vec<Step>,
    /// Why the first of these is not accepted any more, if you may know it.
    pub why: Option<String>,
    /// After how many answers the position was saved that the game went on from; none if all answers were played again.
    pub snapshot: Option<u32>,
    /// After how many answers the position is known to be no longer what it was, if the game could not go on from a
    /// saved position.
    pub differs: Option<u32>,
}

/// Positions of a game that can't be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Unknown {
    /// The first of these positions: after how many answers.
    pub from: u32,
    /// The last of these positions.
    pub to: u32,
}
