//! What Event cards do, one file a deck.

use crate::card_names::Card;
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// A card whose event is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardFrame {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text comes next.
    pub step: u8,
    /// A value that a step keeps for a later one.
    pub a: u8,
    /// Another.
    pub b: u8,
}

/// A question that a card asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardAsk {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text asks.
    pub step: u8,
    /// A value that belongs to the question.
    pub a: u8,
    /// Another.
    pub b: u8,
}

impl CardAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        "card"
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule("7.4")
    }
}

use crate::action::Action;
use crate::frame::Next;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::done;

impl State {
    /// Whether a card of the hand may be played as an event: its user and its precondition (rules 7.3, 14.9).
    pub(crate) fn check_card(&self, _seat: Seat, _card: Card) -> Allowed {
        Ok(())
    }

    pub(crate) fn card_step(&mut self, frame: CardFrame, _log: &mut Log) -> Next {
        self.event_over(frame.seat, frame.card);
        done()
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

    pub(crate) fn card_options(&self, _ask: CardAsk, _seat: Seat, _out: &mut Vec<Action>) {}

    pub(crate) fn card_check(&self, ask: CardAsk, _seat: Seat, _action: Action) -> Allowed {
        need(false, ask.rule().0, "not yet")
    }

    pub(crate) fn card_rolled(&mut self, _card: Card, _die: u8, _log: &mut Log) -> Next {
        done()
    }

    /// Whether a card lets its player do without the attack that it offers.
    pub(crate) fn check_no_attack(&self, _card: Card) -> Allowed {
        Ok(())
    }
}
