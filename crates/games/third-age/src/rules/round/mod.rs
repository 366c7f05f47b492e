//! Chapters 5 and 6, and what dice and Action tokens are used for.

use super::{Allowed, Log, MISFIT};
use crate::action::Action;
use crate::frame::Next;
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn round_step(&mut self, _frame: RoundFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn round_answered(
        &mut self,
        _ask: RoundAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_round(&self, _ask: RoundAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_round(&self, _ask: RoundAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_round(&self, ask: RoundAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }

    /// Chance has drawn a card for a side.
    pub(crate) fn drawn(
        &mut self,
        _deck: crate::ids::Deck,
        _side: crate::ids::Side,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Chance has drawn a Fate tile.
    pub(crate) fn tile_drawn(&mut self, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }

    /// Chance has rolled an Action die.
    pub(crate) fn action_die_rolled(
        &mut self,
        _side: crate::ids::Side,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }
}
