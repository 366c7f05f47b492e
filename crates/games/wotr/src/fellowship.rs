//! The Fellowship (chapter 11): its frames and questions.

use crate::ids::Character;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Procedures of the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FellowshipFrame {
    /// Phase 2 of the turn (rule 5.3).
    Phase,
    /// The Fellowship moves (rules 11.3, 11.9.2): by a die, or by a card.
    Move {
        /// Whether a die pays for it.
        die: bool,
    },
    /// The Fellowship hides (rule 11.6).
    Hide,
    /// The Fellowship is revealed (rule 11.5).
    Reveal,
    /// A Companion in the Fellowship is eliminated (rule 10.12).
    Eliminate(Character),
    /// Whether the Guide is still a legal one, and who else may be (rule 11.2).
    Guide,
}

/// Questions about the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FellowshipAsk {
    /// D4: who is the Guide.
    Guide,
}

impl FellowshipAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            FellowshipAsk::Guide => "guide",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            FellowshipAsk::Guide => "11.2",
        })
    }
}
