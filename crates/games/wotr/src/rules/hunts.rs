//! The Hunt for the Ring (chapter 10).

use super::{Allowed, Log, MISFIT, need};
use crate::action::Action;
use crate::frame::Next;
use crate::hunt::{HuntAsk, HuntFrame};
use crate::state::State;
use kernel::Seat;
use kernel::flow::done;

impl State {
    pub(crate) fn hunt_step(&mut self, _frame: HuntFrame, _log: &mut Log) -> Next {
        done()
    }

    pub(crate) fn hunt_answered(
        &mut self,
        _ask: HuntAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    pub(crate) fn hunt_options(&self, _ask: HuntAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    pub(crate) fn hunt_check(&self, ask: HuntAsk, _seat: Seat, _action: Action) -> Allowed {
        need(false, ask.rule().0, "not yet")
    }

    pub(crate) fn hunt_rolled(&mut self, _die: u8, _log: &mut Log) -> Next {
        done()
    }

    pub(crate) fn tile_rolled(&mut self, _die: u8, _log: &mut Log) -> Next {
        done()
    }

    pub(crate) fn tile_drawn(&mut self, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn companion_drawn(&mut self, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn random_card_drawn(&mut self, _from: Seat, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }

    /// Tiles of a kind that are being resolved, outside all piles.
    pub(crate) fn tiles_out(&self, _tile: crate::ids::Tile) -> u8 {
        0
    }

    /// A question of the Hunt in words.
    pub(crate) fn hunt_ask_words(&self, ask: HuntAsk) -> String {
        format!("{ask:?}")
    }

    /// What happened in the Hunt or to the Fellowship, in words.
    pub(crate) fn hunt_event_words(&self, event: &crate::hunt::HuntEvent) -> String {
        format!("{event:?}")
    }
}
