//! Recruiting, rallying, engines.

use super::{Allowed, Log, MISFIT};
use crate::action::Action;
use crate::frame::Next;
use crate::muster::{MusterAsk, MusterFrame};
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn muster_step(&mut self, _frame: MusterFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn muster_answered(
        &mut self,
        _ask: MusterAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_muster(&self, _ask: MusterAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_muster(&self, _ask: MusterAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_muster(&self, ask: MusterAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }

    /// Chance has shown the face of a Recruitment token.
    pub(crate) fn token_shown(&mut self, _pool: crate::ids::Pool, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }
}
