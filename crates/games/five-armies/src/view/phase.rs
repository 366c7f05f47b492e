//! The phase of a turn, as the stack of procedures shows it.

use crate::action::Ask;
use crate::frame::Frame;
use crate::state::State;
use crate::turn::{TurnAsk, TurnFrame};

kit::ids! {
    /// A phase of a turn (chapter 4).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Phase: u8 {
        /// Recovery.
        Recovery = "recovery",
        /// The activation of Generals.
        Activation = "activation",
        /// Fate.
        Fate = "fate",
        /// Shadow Leadership.
        Leadership = "leadership",
        /// The Action Round: the roll.
        Roll = "roll",
        /// The Action Round: the actions.
        Actions = "actions",
        /// The end of the turn.
        End = "end",
    }
}

/// The phase that asks a question, if only one does.
const fn phase_of(ask: Ask) -> Option<Phase> {
    match ask {
        Ask::Turn(ask) => match ask {
            TurnAsk::HandLimit(_) => None,
            TurnAsk::Activate | TurnAsk::Leadership => Some(Phase::Activation),
            TurnAsk::FateTile(_) => Some(Phase::Fate),
            TurnAsk::Split | TurnAsk::ShadowLeadership | TurnAsk::Bats => Some(Phase::Leadership),
            TurnAsk::LuckyNumber => Some(Phase::Roll),
            _ => Some(Phase::Actions),
        },
        Ask::Tile => Some(Phase::Fate),
        Ask::ActionDie(_) => Some(Phase::Roll),
        Ask::Army(_)
        | Ask::Muster(_)
        | Ask::Battle(_)
        | Ask::Card(_)
        | Ask::Draw { .. }
        | Ask::Fate
        | Ask::Roll(_)
        | Ask::Flip(_) => None,
    }
}

/// The phase in which a step of the turn waits for something else. The first step of a phase waits for the phase before it.
const fn phase_before(frame: TurnFrame) -> Option<Phase> {
    match frame {
        TurnFrame::Recovery => Some(Phase::End),
        TurnFrame::RecoveryDraw(_) | TurnFrame::RecoveryLimit(_) | TurnFrame::Activation => {
            Some(Phase::Recovery)
        }
        TurnFrame::PlaceLeadership(_) | TurnFrame::Fate => Some(Phase::Activation),
        TurnFrame::ApplyTile(_) | TurnFrame::ShadowLeadership => Some(Phase::Fate),
        TurnFrame::PlaceShadow { .. } | TurnFrame::Roll(_) => Some(Phase::Leadership),
        TurnFrame::LuckyNumber => Some(Phase::Roll),
        TurnFrame::Act
        | TurnFrame::AskAct
        | TurnFrame::AfterAbility
        | TurnFrame::Begin(_)
        | TurnFrame::Deed(_)
        | TurnFrame::Second(_)
        | TurnFrame::Finish(_)
        | TurnFrame::NextToAct
        | TurnFrame::EndOfTurn => Some(Phase::Actions),
        TurnFrame::Draw { .. }
        | TurnFrame::DrawOnly { .. }
        | TurnFrame::HandLimit(_)
        | TurnFrame::EnterAt(..)
        | TurnFrame::Entered(_) => None,
    }
}

impl State {
    /// The phase of the turn; none when the game is over.
    pub fn phase(&self) -> Option<Phase> {
        let asked = self.flow.asked()?;
        let waits = self.flow.frames().filter_map(|frame| match frame {
            Frame::Turn(frame) => phase_before(*frame),
            Frame::Army(_) | Frame::Muster(_) | Frame::Battle(_) | Frame::Card(_) => None,
        });
        phase_of(asked.ask).or_else(|| waits.last())
    }
}
