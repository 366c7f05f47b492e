//! What `docs/cases.md` says about questions, answers and lines of cases. Its tables are made from this and the types.

use super::{Fact, Given};
use crate::action::{Action, Ask};
use strum::EnumMessage as _;

/// The forms of the answers that a question can get.
pub(super) fn answers(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Turn(..) => &[
            "play CARD",
            "use PIECE N",
            "attack PIECE PIECE",
            // In the Core Set there is always an enemy to attack (16.8), but not always a scheme to thwart.
            "thwart PIECE PIECE",
            "thwart PIECE -",
            "change-form",
            "recover",
            "end-turn",
            "pass",
        ],
        Ask::Mulligan(_) | Ask::EndOfPhase(_) | Ask::DiscardCost(_) => &["card CARD", "done"],
        Ask::Pay(_) => &["card CARD", "piece PIECE", "done"],
        Ask::WhichCost(_) | Ask::Top(..) | Ask::EncounterTop(..) | Ask::Random(..) => &["card CARD"],
        Ask::Count(..) => &["yes", "no"],
        Ask::Target(..)
        | Ask::Host(_)
        | Ask::Controller(_)
        | Ask::Minion(_)
        | Ask::AllyLimit(_)
        | Ask::Defeats => &["piece PIECE"],
        Ask::Choose(..) => &["way N"],
        Ask::Pick(..) => &["card CARD", "piece PIECE", "yes", "no", "done"],
        Ask::Window { .. } => &["use PIECE N", "play CARD", "pass"],
        Ask::Order { .. } => &["use PIECE N"],
        Ask::Defend { .. } => &["piece PIECE", "pass"],
    }
}

cases::told!(Ask, Action, Given { Step }, Fact);
