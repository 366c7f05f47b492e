//! Battles and sieges (chapter 9).

use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, RollFor};
use crate::battle::{BattleAsk, BattleFrame};
use crate::frame::Next;
use crate::state::State;
use kernel::Seat;
use kernel::flow::done;

impl State {
    pub(crate) fn battle_step(&mut self, _frame: BattleFrame, _log: &mut Log) -> Next {
        self.battle = None;
        done()
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

    pub(crate) fn battle_options(&self, _ask: BattleAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    pub(crate) fn battle_check(&self, ask: BattleAsk, _seat: Seat, _action: Action) -> Allowed {
        need(false, ask.rule().0, "not yet")
    }

    /// A die has been rolled: whose it is says why.
    pub(crate) fn rolled(&mut self, why: RollFor, action: Action, log: &mut Log) -> Next {
        let Action::Roll(die) = action else { return MISFIT };
        match why {
            RollFor::Battle(side) => self.battle_rolled(side, die, log),
            RollFor::Hunt => self.hunt_rolled(die, log),
            RollFor::Tile => self.tile_rolled(die, log),
            RollFor::Card(card) => self.card_rolled(card, die, log),
        }
    }

    fn battle_rolled(&mut self, _side: crate::ids::Side, _die: u8, _log: &mut Log) -> Next {
        done()
    }

    /// How many cards lie in the battle, outside all piles.
    pub(crate) fn cards_in_battle(&self) -> usize {
        0
    }

    /// A question of a battle in words.
    pub(crate) fn battle_ask_words(&self, ask: BattleAsk) -> String {
        format!("{ask:?}")
    }

    /// What happened in a battle, in words.
    pub(crate) fn battle_event_words(&self, event: &crate::battle::BattleEvent) -> String {
        format!("{event:?}")
    }
}
