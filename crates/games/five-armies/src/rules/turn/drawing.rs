//! Drawing and discarding cards (rules 4.1.4, 5.9, 6.1, 6.2).

use super::super::{Log, MISFIT};
use super::turn;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Card, Cards, Deck, Side};
use crate::state::State;
use crate::turn::{TurnAsk, TurnFrame};
use kernel::flow::{ask, ask_chance, done};

/// The most cards in a hand (rule 6.1).
pub(crate) const HAND_LIMIT: usize = 6;

impl State {
    /// The cards of a deck that have not been drawn.
    pub(crate) fn in_deck(&self, deck: Deck) -> Cards {
        self.deck & deck.cards()
    }

    /// Draws the next card, if there is one: Event cards first. An empty Story deck gives nothing (rule 6.2).
    pub(super) fn draw(&mut self, side: Side, events: u8, stories: u8, log: &mut Log) -> Next {
        self.renew_event_deck(log);
        if events > 0 && !self.in_deck(Deck::Event).is_empty() {
            let then = TurnFrame::DrawOnly { side, events: events - 1, stories };
            return ask_chance(Ask::Draw { deck: Deck::Event, seat: State::seat(side) }).then(turn(then));
        }
        let deck = Deck::story(side);
        if stories > 0 && !self.in_deck(deck).is_empty() {
            let then = TurnFrame::DrawOnly { side, events: 0, stories: stories - 1 };
            return ask_chance(Ask::Draw { deck, seat: State::seat(side) }).then(turn(then));
        }
        done()
    }

    pub(crate) fn drawn(&mut self, deck: Deck, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Draw(card) = action else { return MISFIT };
        self.deck.remove(card);
        self.hands[side].insert(card);
        log.private(State::seat(side), Event::Drew { side, deck, card: Some(card) });
        self.renew_event_deck(log);
        done()
    }

    /// Rule 6.2: an empty Event deck is made anew at once from the discard pile, without the card that is being resolved. Cards
    /// that were revealed in the present round of a battle are not in the pile yet.
    fn renew_event_deck(&mut self, log: &mut Log) {
        if !self.in_deck(Deck::Event).is_empty() {
            return;
        }
        let mut back = self.discard & Deck::Event.cards();
        if let Some(card) = self.notes.resolving {
            back.remove(card);
        }
        if back.is_empty() {
            return;
        }
        self.discard -= back;
        self.deck |= back;
        // What went in is in no hand: who knows some of it remembers that (chapter 16).
        let hidden = self.face_down[Side::FreePeoples] | self.face_down[Side::Shadow];
        self.shuffled.seen = back - hidden;
        for side in Side::ALL {
            self.shuffled.own[side] = back & self.face_down[side];
            self.shuffled.kept[side] = (self.hands[side] & Deck::Event.cards()).len() as u8;
        }
        for side in Side::ALL {
            self.face_down[side] -= back;
        }
        log.public(Event::Reshuffled);
    }

    /// Rule 6.1: the next card over the limit is discarded.
    pub(super) fn keep_hand_limit(&self, side: Side) -> Next {
        if self.hands[side].len() <= HAND_LIMIT {
            return done();
        }
        let question = Ask::Turn(TurnAsk::HandLimit(side));
        ask(State::seat(side), question).then(turn(TurnFrame::HandLimit(side)))
    }

    pub(super) fn discarded(&mut self, side: Side, card: Card, log: &mut Log) -> Next {
        self.discard_face_down(side, card, log);
        done()
    }

    /// A card of a hand goes face down to the discard pile, or out of the game if it is a Story card (rules 6.1, 6.2).
    pub(crate) fn discard_face_down(&mut self, side: Side, card: Card, log: &mut Log) {
        self.hands[side].remove(card);
        self.discard.insert(card);
        self.face_down[side].insert(card);
        log.private(State::seat(side), Event::Discarded { side, deck: card.deck(), card: Some(card) });
    }
}
