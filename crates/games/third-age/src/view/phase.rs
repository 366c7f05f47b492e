//! The phase of a round, as the stack of procedures shows it.

use crate::action::Ask;
use crate::frame::Frame;
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;

kit::ids! {
    /// A phase of a round (chapter 5).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Phase: u8 {
        /// Phase 1: both draw cards.
        Draw = "draw",
        /// Phase 2: the Shadow phase.
        Shadow = "shadow",
        /// Phase 3: Fate.
        Fate = "fate",
        /// Phase 4: the Action roll.
        Roll = "roll",
        /// Phase 5: actions.
        Actions = "actions",
        /// Phase 6: the victory check.
        End = "end",
    }
}

/// The phase that asks a question, if only one does.
const fn phase_of(ask: Ask) -> Option<Phase> {
    match ask {
        Ask::Round(ask) => match ask {
            // Nazgûl and Leadership tokens come by cards and tiles, too.
            RoundAsk::HandLimit(_)
            | RoundAsk::Leadership { .. }
            | RoundAsk::NazgulFrom { .. }
            | RoundAsk::Nazgul { .. } => None,
            RoundAsk::Location
            | RoundAsk::Pits { .. }
            | RoundAsk::LocationUnit { .. }
            | RoundAsk::Commander => Some(Phase::Shadow),
            RoundAsk::FateTile(_) | RoundAsk::ExtraDie => Some(Phase::Fate),
            RoundAsk::Act
            | RoundAsk::SetAside
            | RoundAsk::Use(_)
            | RoundAsk::UseTwo(..)
            | RoundAsk::UseToken
            | RoundAsk::PlayCard(_)
            | RoundAsk::HowManyCards
            | RoundAsk::Enter(_)
            | RoundAsk::Reinforce { .. } => Some(Phase::Actions),
        },
        Ask::Tile => Some(Phase::Fate),
        Ask::ActionDie(_) => Some(Phase::Roll),
        Ask::Army(_)
        | Ask::Muster(_)
        | Ask::Ent(_)
        | Ask::Battle(_)
        | Ask::Card(_)
        | Ask::Draw { .. }
        | Ask::Random { .. }
        | Ask::Roll(_)
        | Ask::Flip(_) => None,
    }
}

/// The phase in which a step of the round waits for something else. The first step of a phase waits for the phase before it.
const fn phase_before(frame: RoundFrame) -> Option<Phase> {
    match frame {
        RoundFrame::Begin => Some(Phase::End),
        RoundFrame::Phase1(_)
        | RoundFrame::Phase1Story(_)
        | RoundFrame::Phase1Limit(_)
        | RoundFrame::Phase2 => Some(Phase::Draw),
        RoundFrame::Location { .. } | RoundFrame::Phase3 => Some(Phase::Shadow),
        RoundFrame::Drawn { .. }
        | RoundFrame::ApplyTile(_)
        | RoundFrame::FurtherTile
        | RoundFrame::TileDone { .. }
        | RoundFrame::Phase3Done => Some(Phase::Fate),
        RoundFrame::Phase4(_) => Some(Phase::Roll),
        RoundFrame::Act
        | RoundFrame::Use(_)
        | RoundFrame::UseTwo(..)
        | RoundFrame::Deed(_)
        | RoundFrame::Second(_)
        | RoundFrame::EndOfAction
        | RoundFrame::SetAside
        | RoundFrame::NextToAct
        | RoundFrame::Phase6 => Some(Phase::Actions),
        RoundFrame::Leadership(_)
        | RoundFrame::DrawOnly { .. }
        | RoundFrame::Draw { .. }
        | RoundFrame::HandLimit(_)
        | RoundFrame::Enter(_)
        | RoundFrame::Entered { .. }
        | RoundFrame::PlaceNazgul { .. }
        | RoundFrame::Reinforce { .. } => None,
    }
}

impl State {
    /// The phase of the round; none when the game is over.
    pub fn phase(&self) -> Option<Phase> {
        let asked = self.flow.asked()?;
        let waits = self.flow.frames().filter_map(|frame| match frame {
            Frame::Round(frame) => phase_before(*frame),
            Frame::Army(_) | Frame::Muster(_) | Frame::Ent(_) | Frame::Battle(_) | Frame::Card(_) => None,
        });
        phase_of(asked.ask).or_else(|| waits.last())
    }
}
