//! What a seat can't know, dealt anew.
//!
//! The hands of the others, the decks, and what others discarded face down are hidden (chapter 16). The backs of all
//! cards are visible, so cards change places only with others of the same deck.

use crate::action::Ask;
use crate::ids::Deck;
use crate::state::{Cards, State};
use kernel::Seat;
use kernel::flow::Answers;
use rand::Rng;

/// How many times the cards are dealt before a world is accepted in which somebody has no answer to his question.
const TRIES: u32 = 64;

impl State {
    /// Deals anew all that the seat can't know.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        for _ in 0..TRIES {
            for deck in Deck::ALL {
                self.deal_deck(seat, deck, rng);
            }
            self.imagine_offer(seat, rng);
            if self.others_can_answer(seat) {
                break;
            }
        }
    }

    /// Deals the hidden cards of one deck.
    fn deal_deck<R: Rng + ?Sized>(&mut self, seat: Seat, deck: Deck, rng: &mut R) {
        let own = |cards: Cards| cards.iter().filter(|card| card.deck() == deck).collect::<Cards>();
        let discarded = match self.knows_discards(seat, deck) {
            true => Cards::EMPTY,
            false => own(self.discard) - self.known,
        };
        let in_deck = self.in_deck(deck);
        let mut hidden = in_deck | discarded;
        let mut held = [Cards::EMPTY; 4];
        for (n, hand) in self.hands.iter_mut().enumerate().filter(|(n, _)| *n != seat.index()) {
            held[n] = own(*hand);
            hidden |= held[n];
            *hand -= held[n];
        }
        // A Combat card that another player has laid face down (rule 9.5).
        if let Some(card) = self.unknown_combat_card(seat, deck) {
            hidden.insert(card);
            self.imagine_combat_card(deck, &mut hidden, rng);
        }
        for (hand, held) in self.hands.iter_mut().zip(held) {
            for _ in 0..held.len() {
                if let Some(card) = hidden.take_any(rng) {
                    hand.insert(card);
                }
            }
        }
        self.discard -= discarded;
        for _ in 0..discarded.len() {
            if let Some(card) = hidden.take_any(rng) {
                self.discard.insert(card);
            }
        }
        self.deck = (self.deck - in_deck) | hidden;
    }

    /// The card that another player offers his partner is one from his hand (rule 14.3).
    fn imagine_offer<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        if let Some(offering) = self.offering()
            && offering != seat
        {
            self.offer = self.hand(offering).pick(rng);
        }
    }

    /// Whether everybody who is asked has an answer: being asked for a card shows that one fits.
    fn others_can_answer(&self, seat: Seat) -> bool {
        let Some(asked) = self.flow.asked() else { return true };
        let from_hand = matches!(asked.ask, Ask::Event(_) | Ask::Pay { .. } | Ask::Battle(_) | Ask::Card(_));
        if !from_hand || asked.who.contains(seat) {
            return true;
        }
        let mut answers = Vec::new();
        asked.who.iter().filter(|other| !other.is_chance()).all(|other| {
            answers.clear();
            self.list_legal(asked.ask, other, &mut answers);
            !answers.is_empty()
        })
    }
}
