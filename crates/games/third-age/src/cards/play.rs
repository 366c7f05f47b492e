//! A card is played (rules 7.7.1 to 7.7.4, 7.7.8).

use crate::book::CardDef;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Deck, Side};
use crate::ops::{CardFrame, Script};
use crate::state::State;
use kernel::flow::{call, done};

impl State {
    /// What a card does as an action: the order of a Generic card, or the half of the scenario.
    pub(crate) fn card_def(&self, card: Card) -> &CardDef {
        match card.halves() {
            Some((order, _)) => &self.book.orders[order],
            None => &self.book.cards[card],
        }
    }

    /// The script of a card as an action.
    pub(crate) const fn card_script(card: Card) -> Script {
        match card.halves() {
            Some((order, _)) => Script::Order(order),
            None => Script::Card(card),
        }
    }

    /// The card, which has been shown, is carried out.
    pub(super) fn carry_out(&mut self, card: Card, by: Side) -> Next {
        let run = self.script_frame(State::card_script(card), by);
        call(run).then(Frame::Card(CardFrame::Played { card, by }))
    }

    /// The card goes where it belongs: onto the table, to the discards, or out of the game.
    pub(super) fn card_played(&mut self, card: Card) -> Next {
        // Gríma and Darkness cards may have left the game meanwhile (rules 8.3, 9.7.3).
        if self.notes.resolving.take() == Some(card) && !self.gone.contains(card) {
            match card.deck() {
                _ if self.card_def(card).on_table => self.table.insert(card),
                Deck::Generic => self.discard.insert(card),
                Deck::StoryFree | Deck::StoryShadow | Deck::Grima | Deck::Darkness => self.gone.insert(card),
            }
        }
        done()
    }
}
