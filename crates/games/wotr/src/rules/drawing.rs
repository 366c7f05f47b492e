//! Drawing and discarding Event cards (rules 5.2.3, 5.2.4, 6.10, 7.15, 14.3).

use super::{Log, MISFIT};
use crate::action::{Action, Ask, DeckFor};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Deck};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, ask_chance, call, done};

impl State {
    /// Draws the next card, if there is one. An empty deck gives nothing (rule 5.2.3).
    pub(crate) fn draw(&mut self, seat: Seat, deck: Deck, left: u8) -> Next {
        if left == 0 || self.in_deck(deck).is_empty() {
            return done();
        }
        ask_chance(Ask::Draw { deck, seat }).then(Frame::Draw { seat, deck, left: left - 1 })
    }

    pub(crate) fn drawn(&mut self, deck: Deck, seat: Seat, action: Action, log: &mut Log) -> Next {
        let Action::Draw(card) = action else { return MISFIT };
        self.deck.remove(card);
        self.hands[seat.index() & 3].insert(card);
        log.private(seat, Event::Drew { seat, deck, card: Some(card) });
        done()
    }

    /// Draws cards, then enforces the hand limit (rule 5.2.4).
    pub(crate) fn draw_cards(seat: Seat, deck: Deck, n: u8) -> Next {
        call(Frame::Draw { seat, deck, left: n }).then(Frame::HandLimit(seat))
    }

    pub(crate) fn enforce_hand_limit(&mut self, seat: Seat) -> Next {
        if self.hand(seat).len() <= self.hand_limit(seat) {
            return done();
        }
        ask(seat, Ask::HandLimit).then(Frame::HandLimit(seat))
    }

    pub(crate) fn discarded(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        self.discard_from_hand(seat, card, log);
        done()
    }

    /// Puts a card from hand face down on the discard pile.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, log: &mut Log) {
        self.hands[seat.index() & 3].remove(card);
        self.discard.insert(card);
        log.private(seat, Event::Discarded { seat, deck: card.deck(), card: Some(card) });
    }

    /// Removes a card from the table (rule 7.8).
    pub(crate) fn discard_from_table(&mut self, card: Card, log: &mut Log) {
        if self.table.contains(card) {
            self.table.remove(card);
            self.discard.insert(card);
            self.second_players.remove(card);
            log.public(Event::LeftTable(card));
        }
    }

    pub(crate) fn deck_chosen(&mut self, _why: DeckFor, seat: Seat, action: Action) -> Next {
        let Action::Deck(deck) = action else { return MISFIT };
        State::draw_cards(seat, deck, 1)
    }

    /// Rule 14.3: one player offers a card, the other gives one for it or does not.
    pub(crate) fn swap_offered(&mut self, seat: Seat, action: Action) -> Next {
        match (action, self.mate(seat)) {
            (Action::Card(card), Some(mate)) => {
                self.offer = Some(card);
                ask(mate, Ask::SwapFor).last()
            }
            (Action::Decline, _) => done(),
            _ => MISFIT,
        }
    }

    pub(crate) fn swap_answered(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let (Some(offered), Some(mate)) = (self.offer.take(), self.mate(seat)) else { return MISFIT };
        match action {
            Action::Decline => {}
            Action::Card(given) => {
                // Each sees the other's card now, and the others see the backs.
                log.reveal();
                let side = self.side(seat);
                self.notes.swapped[side] = true;
                self.hands[mate.index() & 3].remove(offered);
                self.hands[mate.index() & 3].insert(given);
                self.hands[seat.index() & 3].remove(given);
                self.hands[seat.index() & 3].insert(offered);
                log.public(Event::Swapped { one: mate, other: seat });
            }
            _ => return MISFIT,
        }
        done()
    }

    /// Rule 7.15: after an Event result paid for a card. The Guide's draw is a question of the Fellowship.
    pub(crate) fn after_event(&mut self, card: Card, log: &mut Log) -> Next {
        let seat = self.acting;
        match self.after_event_draw(card, seat, log) {
            Some(next) => next,
            None => done(),
        }
    }
}
