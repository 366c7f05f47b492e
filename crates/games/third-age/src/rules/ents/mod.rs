//! Ents (rule 8.6).

use super::{Allowed, Log, MISFIT};
use crate::action::Action;
use crate::ents::{EntAsk, EntFrame};
use crate::frame::Next;
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn ent_step(&mut self, _frame: EntFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn ent_answered(
        &mut self,
        _ask: EntAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_ent(&self, _ask: EntAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_ent(&self, _ask: EntAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_ent(&self, ask: EntAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }
}
