//! Moves and attacks.

use super::{Allowed, Log, MISFIT};
use crate::action::Action;
use crate::army::{ArmyAsk, ArmyFrame};
use crate::frame::Next;
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn army_step(&mut self, _frame: ArmyFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn army_answered(
        &mut self,
        _ask: ArmyAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_army(&self, _ask: ArmyAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_army(&self, _ask: ArmyAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_army(&self, ask: ArmyAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }
}
