//! Battles (chapter 10).

use super::{Allowed, Log, MISFIT};
use crate::action::Action;
use crate::battle::{BattleAsk, BattleFrame};
use crate::frame::Next;
use crate::state::State;
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn battle_step(&mut self, _frame: BattleFrame, _log: &mut Log) -> Next {
        MISFIT
    }

    pub(crate) fn battle_answered(
        &mut self,
        _ask: BattleAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_battle(&self, _ask: BattleAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Lists answers that somebody may try.
    pub(crate) fn try_battle(&self, _ask: BattleAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether an answer is allowed.
    pub(crate) fn check_battle(&self, ask: BattleAsk, _seat: Seat, _action: Action) -> Allowed {
        Err(Refused::NotAnAnswer { rule: ask.rule() })
    }

    /// Chance has rolled a six-sided die.
    pub(crate) fn rolled(&mut self, _why: crate::action::RollFor, _action: Action, _log: &mut Log) -> Next {
        MISFIT
    }
}

impl State {
    /// A battle is prepared; the frame begins it.
    pub(crate) fn begin_battle(
        &mut self,
        _attacker: crate::ids::Side,
        _armies: crate::ids::Areas,
        _at: crate::ids::Area,
        _charge: Option<crate::army::Charge>,
        _river: bool,
    ) -> crate::frame::Frame {
        crate::frame::Frame::Battle(BattleFrame::Begin)
    }
}
