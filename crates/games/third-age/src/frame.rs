//! Frames: which procedure, at which step, with its local values.

use crate::action::Ask;
use crate::army::ArmyFrame;
use crate::battle::BattleFrame;
use crate::ents::EntFrame;
use crate::muster::MusterFrame;
use crate::ops::CardFrame;
use crate::round::RoundFrame;
use kernel::flow;
use serde::{Deserialize, Serialize};

/// How deep procedures nest at most.
pub(crate) const DEPTH: usize = 44;

/// What a procedure of this game does next.
pub(crate) type Next = flow::Next<Frame, Ask>;

/// A procedure at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Chapters 5 and 6, and what dice and Action tokens are used for.
    Round(RoundFrame),
    /// Moves and attacks.
    Army(ArmyFrame),
    /// Recruiting, rallying, engines.
    Muster(MusterFrame),
    /// Ents (rule 8.6).
    Ent(EntFrame),
    /// Chapter 10.
    Battle(BattleFrame),
    /// Cards and abilities.
    Card(CardFrame),
}
