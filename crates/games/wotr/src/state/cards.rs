//! Cards and dice.

use super::State;
use crate::ids::{Card, Cards, Deck, Face, Side};
use kernel::Seat;

impl State {
    /// The cards of a deck that are still in it.
    pub fn in_deck(&self, deck: Deck) -> Cards {
        self.deck & deck.cards()
    }

    /// A hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index() & 3]
    }

    /// Who played a card that lies on the table (rule 14.15).
    pub fn owner(&self, card: Card) -> Seat {
        let [first, second] = self.seats_of(card.deck().side());
        if self.second_players.contains(card) { second } else { first }
    }

    /// Whether a card lies on the table.
    #[inline]
    pub fn on_table(&self, card: Card) -> bool {
        self.table.contains(card)
    }

    /// A side's unused dice that show a face.
    #[inline]
    pub fn dice_showing(&self, side: Side, face: Face) -> u8 {
        self.dice[side].unused.count(face)
    }
}
