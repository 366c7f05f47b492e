//! The Shadow Character deck: what its cards do.

use super::{CardAsk, CardFrame};
use crate::action::Action;
use crate::card_names::Card;
use crate::frame::Next;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Seat;
use kernel::flow::done;

impl State {
    /// Whether the card's precondition holds (rule 7.3).
    pub(super) fn check_sh_character(&self, _seat: Seat, _card: Card) -> Allowed {
        Ok(())
    }

    pub(super) fn sh_character_step(&mut self, frame: CardFrame, _log: &mut Log) -> Next {
        self.event_over(frame.seat, frame.card);
        done()
    }

    pub(super) fn sh_character_answered(
        &mut self,
        _ask: CardAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    pub(super) fn sh_character_options(&self, _ask: CardAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    pub(super) fn sh_character_check(&self, ask: CardAsk, _seat: Seat, _action: Action) -> Allowed {
        need(false, ask.rule().0, "not yet")
    }

    pub(super) fn sh_character_rolled(&mut self, _card: Card, _die: u8, _log: &mut Log) -> Next {
        done()
    }

    pub(super) fn sh_character_ask_words(&self, ask: CardAsk) -> String {
        format!("{ask:?}")
    }
}
