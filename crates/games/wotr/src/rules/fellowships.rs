//! The Fellowship (chapter 11).

use super::{Allowed, Log, MISFIT, need};
use crate::action::Action;
use crate::card_names::Card;
use crate::fellowship::{FellowshipAsk, FellowshipFrame};
use crate::frame::Next;
use crate::state::State;
use kernel::Seat;
use kernel::flow::done;

impl State {
    pub(crate) fn fellowship_step(&mut self, _frame: FellowshipFrame, _log: &mut Log) -> Next {
        done()
    }

    pub(crate) fn fellowship_answered(
        &mut self,
        _ask: FellowshipAsk,
        _seat: Seat,
        _action: Action,
        _log: &mut Log,
    ) -> Next {
        MISFIT
    }

    pub(crate) fn fellowship_options(&self, _ask: FellowshipAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    pub(crate) fn fellowship_check(&self, ask: FellowshipAsk, _seat: Seat, _action: Action) -> Allowed {
        need(false, ask.rule().0, "not yet")
    }

    /// Whether the Fellowship may move (rules 11.3, 11.5.5, 11.9.2, 19.9).
    pub(crate) fn check_move_fellowship(&self) -> Allowed {
        need(self.fellowship.hidden, "11.5.5", "a Revealed Fellowship can't move")?;
        need(
            self.fellowship.mordor.is_some() || self.fellowship.progress < 12,
            "19.9",
            "the Fellowship Track ends at 12",
        )
    }

    /// The draws that follow a card paid for with an Event result (rule 7.15).
    pub(crate) fn after_event_draw(&mut self, _card: Card, _seat: Seat, _log: &mut Log) -> Option<Next> {
        None
    }

    /// A question about the Fellowship in words.
    pub(crate) fn fellowship_ask_words(&self, ask: FellowshipAsk) -> String {
        format!("{ask:?}")
    }
}
