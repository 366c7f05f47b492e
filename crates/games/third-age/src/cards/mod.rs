//! What cards and abilities do (rule 7.7).

use crate::action::Action;
use crate::frame::Next;
use crate::ops::{CardAsk, CardFrame};
use crate::rules::{Allowed, Log, MISFIT};
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn card_step(&mut self, _frame: CardFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn card_answered(
        &mut self,
        _ask: CardAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_card(&self, _ask: CardAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_card(&self, _ask: CardAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_card(&self, ask: CardAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }

    /// Chance has taken a card out of a hand.
    pub(crate) fn taken_at_random(
        &mut self,
        _side: crate::ids::Side,
        _deck: Option<crate::ids::Deck>,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Whether a condition holds for a player.
    pub(crate) fn holds(&self, _condition: crate::ops::Condition, _by: crate::ids::Side) -> bool {
        true
    }

    /// Whether what a hook asks for holds.
    pub(crate) fn hook_holds(&self, _script: crate::ops::Script, _by: crate::ids::Side) -> bool {
        true
    }
}
