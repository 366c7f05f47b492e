//! A card is played (rules 7.7.1 to 7.7.4, 7.7.8).

use crate::book::{CardDef, CardType};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Deck, Face, Side};
use crate::ops::{CardFrame, Script};
use crate::rules::{Allowed, Log, need};
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

    /// Whether a side may play a card with a result (rules 7.7.1, 7.7.2).
    pub(crate) fn check_play(&self, side: Side, card: Card, face: Face) -> Allowed {
        need(self.hands[side].contains(card), "7.7.1", "no-that-card-is-not-in-your-hand")?;
        let def = self.card_def(card);
        let fits = face.is_event()
            || match def.card_type {
                CardType::Character => face.is_character(),
                CardType::Army => face.is_army(),
                CardType::Muster => face.is_muster(),
            };
        need(fits, "7.7.1", "no-that-result-does-not-play-that-card")?;
        need(!self.is_card_forbidden(card), "7.7.2", "no-that-card-may-not-be-played-now")?;
        need(self.all_hold(&def.requires, side), "7.7.2", "no-the-condition-of-that-card-is-not-met")
    }

    /// Whether a side may play a card with a result.
    pub(crate) fn playable(&self, side: Side, card: Card, face: Face) -> bool {
        self.check_play(side, card, face).is_ok()
    }

    /// The card is shown and carried out.
    pub(super) fn play_card(&mut self, card: Card, by: Side, log: &mut Log) -> Next {
        self.hands[by].remove(card);
        self.shuffled.shown(by, card);
        self.notes.resolving = Some(card);
        log.public(Event::Played { side: by, card });
        let run = self.script_frame(State::card_script(card), by);
        call(run).then(Frame::Card(CardFrame::Played { card, by }))
    }

    /// The card goes where it belongs: onto the table, to the discards, or out of the game.
    pub(super) fn card_played(&mut self, card: Card, _by: Side, _log: &mut Log) -> Next {
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
