//! What a seat can't know, dealt anew.

use crate::ids::Deck;
use crate::state::{Cards, State};
use kernel::Seat;
use rand::Rng;

impl State {
    /// Deals anew the hands of the others, the decks, and what others discarded face down: card backs stay as they are.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let side = self.side(seat);
        for deck in Deck::ALL {
            let of_deck = |cards: Cards| cards.iter().filter(|card| card.deck() == deck).collect::<Cards>();
            // The own discards are known, and so is what everybody saw.
            let hidden_discard = if deck.side() == side && self.mate(seat).is_none() {
                Cards::EMPTY
            } else {
                of_deck(self.discard) - self.known
            };
            let mut unknown = self.in_deck(deck) | hidden_discard;
            let others: Vec<usize> = (0..4).filter(|n| *n != seat.index()).collect();
            for n in &others {
                unknown |= of_deck(self.hands[*n]);
            }
            // A Combat card that another laid face down.
            if let Some(card) = self.unknown_combat_card(seat, deck) {
                unknown.insert(card);
                self.imagine_combat_card(deck, &mut unknown, rng);
            }
            for n in &others {
                let held = of_deck(self.hands[*n]);
                for card in held.iter() {
                    self.hands[*n].remove(card);
                }
                for _ in 0..held.len() {
                    if let Some(card) = unknown.take_any(rng) {
                        self.hands[*n].insert(card);
                    }
                }
            }
            for card in hidden_discard.iter() {
                self.discard.remove(card);
            }
            for _ in 0..hidden_discard.len() {
                if let Some(card) = unknown.take_any(rng) {
                    self.discard.insert(card);
                }
            }
            for card in self.in_deck(deck).iter() {
                self.deck.remove(card);
            }
            self.deck |= unknown;
        }
        self.imagine_offers(seat, rng);
    }

    /// A card that another holds ready is one of his hand again.
    fn imagine_offers<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        if self.offer.is_some() {
            let offering = (0..4)
                .find(|n| *n != seat.index() && self.offer.is_some_and(|card| self.hands[*n].contains(card)));
            if offering.is_none() && !self.offer.is_some_and(|card| self.hand(seat).contains(card)) {
                // Whoever offers is the partner of the one who is asked.
                let holder = self.flow.asked().and_then(|asked| asked.who.first_seat());
                let mate = holder.and_then(|holder| self.mate(holder));
                self.offer = mate.and_then(|mate| self.hand(mate).pick(rng));
            }
        }
    }
}
