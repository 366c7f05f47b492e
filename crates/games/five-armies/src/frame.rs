//! Frames: which procedure, at which step, with its local values.

use crate::action::Ask;
use crate::army::ArmyFrame;
use crate::battle::BattleFrame;
use crate::muster::MusterFrame;
use crate::ops::CardFrame;
use crate::turn::TurnFrame;
use kernel::flow;
use serde::{Deserialize, Serialize};

/// What a procedure of this game does next.
pub(crate) type Next = flow::Next<Frame, Ask>;

/// A procedure at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Chapters 4 and 5.
    Turn(TurnFrame),
    /// Moves and attacks.
    Army(ArmyFrame),
    /// Recruiting, rallying and striking from afar.
    Muster(MusterFrame),
    /// Chapter 8.
    Battle(BattleFrame),
    /// Cards and abilities.
    Card(CardFrame),
}
