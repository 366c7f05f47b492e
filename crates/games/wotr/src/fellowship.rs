//! The Fellowship (chapter 11): its frames and questions.

use crate::ids::{Character, Deck};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Why the Ring-bearers figure goes along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WalkFor {
    /// The Fellowship is declared (rule 11.4).
    Declare,
    /// The Fellowship is revealed (rule 11.5).
    Reveal,
}

/// Procedures of the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FellowshipFrame {
    /// Phase 2 of the turn (rule 5.3).
    Phase,
    /// Phase 2: whether it enters Mordor (rule 11.8).
    PhaseMordor,
    /// Phase 2: its Guide (rule 11.2).
    PhaseGuide,
    /// The Fellowship moves (rules 11.3, 11.9.2): by a die, or by a card.
    Move {
        /// Whether a die pays for it.
        die: bool,
    },
    /// A move on the Mordor Track is resolved: whether it has reached the Crack of Doom (rule 11.9.7).
    MordorMoved,
    /// The Fellowship hides (rule 11.6).
    Hide,
    /// The Fellowship is revealed (rule 11.5).
    Reveal,
    /// The figure goes along its path.
    Walk(WalkFor),
    /// The figure is at the end of its path.
    WalkOver(WalkFor),
    /// This many more tiles for Strongholds on the path (rule 11.5.4).
    Strongholds(u8),
    /// A Companion in the Fellowship is eliminated (rule 10.12).
    Eliminate(Character),
    /// Whether the Guide is still a legal one, and who else may be (rule 11.2).
    Guide,
}

/// Questions about the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum FellowshipAsk {
    /// D2: whether to declare it.
    Declare,
    /// D2, D27: where the figure goes next, or whether it stops.
    Walk(WalkFor),
    /// D3: whether it enters Mordor.
    EnterMordor,
    /// D4: who is the Guide.
    Guide,
    /// D31: whether Gandalf the Grey, as Guide, draws a card from the deck.
    Draw(Deck),
}

impl FellowshipAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            FellowshipAsk::Declare => "declare",
            FellowshipAsk::Walk(WalkFor::Declare) => "declare-path",
            FellowshipAsk::Walk(WalkFor::Reveal) => "reveal-path",
            FellowshipAsk::EnterMordor => "enter-mordor",
            FellowshipAsk::Guide => "guide",
            FellowshipAsk::Draw(_) => "guide-draw",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            FellowshipAsk::Declare | FellowshipAsk::Walk(WalkFor::Declare) => "11.4",
            FellowshipAsk::Walk(WalkFor::Reveal) => "11.5.2",
            FellowshipAsk::EnterMordor => "11.8",
            FellowshipAsk::Guide => "11.2",
            FellowshipAsk::Draw(_) => "7.15",
        })
    }
}
