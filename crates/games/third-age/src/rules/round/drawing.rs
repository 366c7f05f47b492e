//! Drawing and discarding cards (rules 7.7.6 to 7.7.8).

use super::super::{HAND_LIMIT, Log, MISFIT};
use super::round;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Card, Cards, Deck, Side};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::flow::{ask, ask_chance, done};

impl State {
    /// The cards of a deck that have not been drawn.
    pub(crate) fn in_deck(&self, deck: Deck) -> Cards {
        self.deck & deck.cards()
    }

    /// How many cards can still be drawn from a deck: the Generic deck is made anew from its discards (rule 7.7.7).
    pub(crate) fn drawable(&self, deck: Deck) -> usize {
        match deck {
            Deck::Generic => (self.in_deck(deck) | self.generic_discards()).len(),
            Deck::StoryFree | Deck::StoryShadow | Deck::Grima | Deck::Darkness => self.in_deck(deck).len(),
        }
    }

    /// The Generic discards, without the card that is being carried out (rule 7.7.3).
    fn generic_discards(&self) -> Cards {
        let discards = self.discard & Deck::Generic.cards();
        self.notes.resolving.map_or(discards, |card| discards.without(card))
    }

    /// Draws the next card, if there is one. An empty Story, Gríma or Darkness deck gives nothing (rules 7.7.7, 7.7.8).
    pub(super) fn draw(&mut self, side: Side, deck: Deck, cards: u8, log: &mut Log) -> Next {
        if cards == 0 {
            return done();
        }
        if deck == Deck::Generic && self.in_deck(deck).is_empty() {
            self.renew_generic_deck(log);
        }
        if self.in_deck(deck).is_empty() {
            return done();
        }
        let then = RoundFrame::DrawOnly { side, deck, cards: cards - 1 };
        ask_chance(Ask::Draw { deck, seat: State::seat(side) }).then(round(then))
    }

    /// Chance has drawn a card for a side.
    pub(crate) fn drawn(&mut self, deck: Deck, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Draw(card) = action else { return MISFIT };
        self.deck.remove(card);
        self.hands[side].insert(card);
        log.private(State::seat(side), Event::Drew { side, deck, card: Some(card) });
        done()
    }

    /// Rule 7.7.7: the discards become a new deck when a card must be drawn and there is none.
    fn renew_generic_deck(&mut self, log: &mut Log) {
        let back = self.generic_discards();
        if back.is_empty() {
            return;
        }
        self.discard -= back;
        self.deck |= back;
        // What went in is in no hand: who knows some of it remembers that (rule 11.1).
        let hidden = self.face_down[Side::FreePeoples] | self.face_down[Side::Shadow];
        self.shuffled.seen = back - hidden;
        for side in Side::ALL {
            self.shuffled.own[side] = back & self.face_down[side];
            self.shuffled.kept[side] = (self.hands[side] & Deck::Generic.cards()).len() as u8;
        }
        for side in Side::ALL {
            self.face_down[side] -= back;
            // Which of the cards that were seen lie in the deck now, if the other has discarded some face down, nobody can tell.
            let seen = &mut self.seen[side];
            if seen.down.meets(back) {
                seen.cards -= Deck::Generic.cards();
                seen.down -= back;
            }
        }
        log.public(Event::Reshuffled);
    }

    /// Rule 7.7.6: the next card above the limit is discarded.
    pub(super) fn keep_hand_limit(&self, side: Side) -> Next {
        if self.hands[side].len() <= HAND_LIMIT {
            return done();
        }
        let question = Ask::Round(RoundAsk::HandLimit(side));
        ask(State::seat(side), question).then(round(RoundFrame::HandLimit(side)))
    }

    /// A card of a hand goes face down to the discards, or out of the game if it is no Generic card (rules 7.7.6 to 7.7.8, 11.1).
    pub(crate) fn discard_face_down(&mut self, side: Side, card: Card, log: &mut Log) {
        let deck = card.deck();
        self.hands[side].remove(card);
        match deck {
            Deck::Generic => self.discard.insert(card),
            Deck::StoryFree | Deck::StoryShadow | Deck::Grima | Deck::Darkness => self.gone.insert(card),
        }
        self.face_down[side].insert(card);
        // Whether it is one of those that the other has seen, he can't tell.
        let seen = &mut self.seen[side.enemy()];
        if seen.cards.meets(deck.cards()) {
            seen.down.insert(card);
        }
        log.private(State::seat(side), Event::Discarded { side, deck, card: Some(card) });
    }

    /// A card of a hand is shown to everybody as it leaves the hand.
    pub(crate) fn hand_card_shown(&mut self, side: Side, card: Card) {
        self.hands[side].remove(card);
        self.shuffled.shown(side, card);
        self.seen[side.enemy()].cards.remove(card);
    }

    /// The enemy discards a card of a side's hand: everybody sees it.
    pub(crate) fn discard_open(&mut self, side: Side, card: Card, log: &mut Log) {
        let deck = card.deck();
        self.hand_card_shown(side, card);
        match deck {
            Deck::Generic => self.discard.insert(card),
            Deck::StoryFree | Deck::StoryShadow | Deck::Grima | Deck::Darkness => self.gone.insert(card),
        }
        log.public(Event::Discarded { side, deck, card: Some(card) });
    }

    /// All cards of a deck leave the game, from hand, table and deck (rules 8.3, 9.7.3).
    pub(super) fn deck_leaves(&mut self, deck: Deck, log: &mut Log) {
        let [free_peoples, shadow] = *self.hands.values();
        let cards = (self.deck | free_peoples | shadow | self.table) & deck.cards();
        if cards.is_empty() {
            return;
        }
        self.deck -= cards;
        self.table -= cards;
        for side in Side::ALL {
            self.hands[side] -= cards;
            self.seen[side].cards -= deck.cards();
            // Everybody knows that all of them are gone: which of them was discarded face down before does not matter any more.
            self.face_down[side] -= deck.cards();
            self.seen[side].down -= deck.cards();
        }
        self.gone |= cards;
        log.public(Event::DeckGone(deck));
    }
}
