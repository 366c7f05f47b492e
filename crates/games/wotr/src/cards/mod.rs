//! What Event cards do, one file a deck or a part of one. `hooks` is what the rules ask a card about besides its event,
//! `combat` what the Combat cards do.

mod combat;
mod fp_character;
pub(crate) mod fp_common;
mod fp_strategy;
mod fp_strikes;
pub(crate) mod hooks;
mod kept;
mod nations;
pub(crate) mod sh_character;
pub(crate) mod sh_common;
pub(crate) mod sh_musters;
mod sh_strategy;
mod sh_table;
#[cfg(test)]
mod tests;

pub use kept::{CardAsk, CardFrame};
pub use nations::ActsOn;

use crate::action::Action;
use crate::frame::Next;
use crate::ids::{Card, Deck};
use crate::printed::User;
use crate::rules::{Allowed, Log, need};
use crate::state::{Scenario, State};
use kernel::Seat;

impl State {
    /// Whether a card of the hand may be played as an event: its user and its precondition (rules 7.3, 14.9).
    pub(crate) fn check_card(&self, seat: Seat, card: Card) -> Allowed {
        self.check_user(seat, card)?;
        match card.deck() {
            Deck::FpCharacter => self.check_fp_character(seat, card),
            Deck::FpStrategy => self.check_fp_strategy(seat, card),
            Deck::ShCharacter => self.check_sh_character(seat, card),
            Deck::ShStrategy => self.check_sh_strategy(seat, card),
        }?;
        self.check_acts_on(card)
    }

    /// Rule 14.9: in a game of teams a card is for the player whom it shows.
    fn check_user(&self, seat: Seat, card: Card) -> Allowed {
        if self.setup.scenario == Scenario::TwoPlayer || self.mate(seat).is_none() {
            return Ok(());
        }
        let [first, second] = self.seats_of(self.side(seat));
        let user = match card.def().user {
            User::Any => return Ok(()),
            User::Gondor | User::WitchKing => first,
            User::Rohan | User::Saruman => second,
        };
        need(user == seat, "14.9", "no-the-card-is-for-your-partner")
    }

    /// One step of an event. The last one calls [`State::event_over`].
    pub(crate) fn card_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.card.deck() {
            Deck::FpCharacter => self.fp_character_step(frame, log),
            Deck::FpStrategy => self.fp_strategy_step(frame, log),
            Deck::ShCharacter => self.sh_character_step(frame, log),
            Deck::ShStrategy => self.sh_strategy_step(frame, log),
        }
    }

    pub(crate) fn card_answered(&mut self, ask: CardAsk, seat: Seat, action: Action, log: &mut Log) -> Next {
        match ask.card.deck() {
            Deck::FpCharacter => self.fp_character_answered(ask, seat, action, log),
            Deck::FpStrategy => self.fp_strategy_answered(ask, seat, action, log),
            Deck::ShCharacter => self.sh_character_answered(ask, seat, action, log),
            Deck::ShStrategy => self.sh_strategy_answered(ask, seat, action, log),
        }
    }

    /// Lists answers among which all legal ones are.
    pub(crate) fn card_options(&self, ask: CardAsk, seat: Seat, out: &mut Vec<Action>) {
        match ask.card.deck() {
            Deck::FpCharacter => self.fp_character_options(ask, seat, out),
            Deck::FpStrategy => self.fp_strategy_options(ask, seat, out),
            Deck::ShCharacter => self.sh_character_options(ask, seat, out),
            Deck::ShStrategy => self.sh_strategy_options(ask, seat, out),
        }
    }

    pub(crate) fn card_check(&self, ask: CardAsk, seat: Seat, action: Action) -> Allowed {
        match ask.card.deck() {
            Deck::FpCharacter => self.fp_character_check(ask, seat, action),
            Deck::FpStrategy => self.fp_strategy_check(ask, seat, action),
            Deck::ShCharacter => self.sh_character_check(ask, seat, action),
            Deck::ShStrategy => self.sh_strategy_check(ask, seat, action),
        }
    }

    /// A die was rolled for a card.
    pub(crate) fn card_rolled(&mut self, card: Card, die: u8, log: &mut Log) -> Next {
        match card.deck() {
            Deck::FpCharacter => self.fp_character_rolled(card, die, log),
            Deck::FpStrategy => self.fp_strategy_rolled(card, die, log),
            Deck::ShCharacter => self.sh_character_rolled(card, die, log),
            Deck::ShStrategy => self.sh_strategy_rolled(card, die, log),
        }
    }

    /// Whether a card lets its player do without the attack that it offers.
    pub(crate) fn check_no_attack(&self, card: Card) -> Allowed {
        need(card.hooks().attack.optional, "7.4", "no-the-cards-attack-is-not-optional")
    }
}
