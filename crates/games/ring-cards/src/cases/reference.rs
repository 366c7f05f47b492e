//! What `docs/cases.md` says about questions, answers and lines of cases. Its tables are made from this and the types.

use crate::action::{Action, Ask};
use crate::cases::{Fact, Given};
use strum::EnumMessage as _;

/// The forms of the answers that a question can get.
pub(crate) fn answers(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Turn => &[
            "play CARD reserve",
            "play CARD path",
            "play CARD battleground BATTLEGROUND",
            "play CARD on CARD",
            "play-event CARD",
            "move PICK PLACE",
            "cycle CARD",
            "winnow CARD",
            "use CARD",
            "ring",
            "pass",
        ],
        Ask::SetupCycle | Ask::CycleFromHand | Ask::LookCycle => &["cycle CARD"],
        Ask::PlayCost { .. } => &["pay CARD"],
        Ask::WinnowSecond { .. }
        | Ask::RingEliminate
        | Ask::AsideEliminate
        | Ask::LookEliminate
        | Ask::RuinMordor { .. } => &["eliminate PICK"],
        Ask::Forsake { .. } => &["forsake hand CARD", "forsake reserve PICK", "forsake top"],
        Ask::May { .. } | Ask::MoveThere { .. } => &["accept", "decline"],
        Ask::Take { .. } => &["take CARD", "decline", "done"],
        Ask::AsidePlay(_) => &[
            "play CARD reserve",
            "play CARD path",
            "play CARD battleground BATTLEGROUND",
            "play CARD on CARD",
            "play-event CARD",
            "done",
        ],
        Ask::Path { .. } => &["path PATH", "decline"],
        Ask::Battleground { .. } => &["battleground BATTLEGROUND"],
        Ask::Token { .. } => &["token PLACE"],
        Ask::MoveWielder { .. } => &["move PICK PLACE", "decline"],
        Ask::Eliminate { .. } => &["eliminate PICK", "decline"],
        Ask::Grima { .. } => &["fetch-saruman", "strike-rohan"],
        Ask::RuinRohan { .. } => &["eliminate PICK", "done"],
        Ask::NextCombat => &["fight PLACE"],
        Ask::Support { .. } => &["support CARD", "unsupported"],
        Ask::Loss | Ask::ProposeLoss | Ask::AttackersLoss => &["lose CARD"],
        Ask::AgreeToLoss => &["agree", "disagree"],
        Ask::Replacement { .. } => &["replace-by CARD"],
        Ask::Draw { .. } | Ask::ForsakenTop { .. } | Ask::PeekTop { .. } => &["draw CARD"],
        Ask::TurnUpBattleground { .. } => &["turn-up BATTLEGROUND"],
        Ask::TurnUpPath { .. } => &["turn-up-path PATH"],
    }
}

cases::told!(Ask, Action, Given { Step }, Fact);
