//! A deck without a secret order: a known top part, an unordered rest, a known bottom part.

use crate::{Member, Set};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// How many cards can be known at the top, and how many at the bottom.
const KNOWN: usize = 8;

/// A deck. Only cards that somebody has looked at or put there have a place in it; all others are in the rest, and
/// Chance says which of them comes up when one is needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Member + Serialize", deserialize = "T: Member + Deserialize<'de>"))]
pub struct Deck<T: Member> {
    top: ArrayVec<T, KNOWN>,
    rest: Set<T>,
    bottom: ArrayVec<T, KNOWN>,
}

/// What a draw finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn<T> {
    /// The deck is empty.
    Nothing,
    /// The next card is known.
    Known(T),
    /// Chance must say which card of the rest comes up.
    AskChance,
}

impl<T: Member> Default for Deck<T> {
    fn default() -> Self {
        Deck::shuffled(Set::EMPTY)
    }
}

impl<T: Member> Deck<T> {
    /// A freshly shuffled deck of these cards.
    pub fn shuffled(cards: Set<T>) -> Deck<T> {
        Deck { top: ArrayVec::new(), rest: cards, bottom: ArrayVec::new() }
    }

    /// All cards of the deck.
    pub fn cards(&self) -> Set<T> {
        self.top.iter().chain(&self.bottom).fold(self.rest, |set, card| set | Set::only(*card))
    }

    /// The cards of the unordered rest.
    pub fn rest(&self) -> Set<T> {
        self.rest
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty() && self.top.is_empty() && self.bottom.is_empty()
    }

    /// What the next draw finds. The card is not yet taken.
    #[inline]
    pub fn next(&self) -> Drawn<T> {
        if let Some(card) = self.top.last() {
            Drawn::Known(*card)
        } else if !self.rest.is_empty() {
            Drawn::AskChance
        } else if let Some(card) = self.bottom.first() {
            Drawn::Known(*card)
        } else {
            Drawn::Nothing
        }
    }

    /// Puts a card of the rest on top, once Chance has named it. False if it is not in the rest or there is no room.
    pub fn reveal_top(&mut self, card: T) -> bool {
        if !self.rest.contains(card) || self.top.is_full() {
            return false;
        }
        self.rest.remove(card);
        self.top.insert(0, card);
        true
    }

    /// Takes a card out, wherever it lies.
    pub fn take(&mut self, card: T) {
        self.rest.remove(card);
        self.top.retain(|other| *other != card);
        self.bottom.retain(|other| *other != card);
    }

    /// Shuffles cards in; nothing is known about the order any more.
    pub fn shuffle_in(&mut self, cards: Set<T>) {
        *self = Deck::shuffled(self.cards() | cards);
    }

    /// Puts a card at the bottom, where everybody who saw it knows it to be. False if there is no room.
    pub fn put_at_bottom(&mut self, card: T) -> bool {
        self.bottom.try_push(card).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Id;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Card(u8);

    impl Id for Card {
        const COUNT: usize = 60;

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn from_index(index: usize) -> Self {
            Card(index as u8)
        }
    }

    impl Member for Card {
        type Bits = u128;
    }

    #[test]
    fn known_cards_come_up_without_chance() {
        let mut deck = Deck::shuffled([1, 2, 3].into_iter().map(Card).collect());
        assert_eq!(deck.next(), Drawn::AskChance);
        assert!(deck.reveal_top(Card(2)));
        assert!(!deck.reveal_top(Card(2)), "a card lies in one place only");
        assert_eq!((deck.next(), deck.len()), (Drawn::Known(Card(2)), 3));
        deck.take(Card(2));
        assert_eq!(deck.next(), Drawn::AskChance);
    }

    #[test]
    fn the_bottom_comes_last_and_shuffling_forgets() {
        let mut deck = Deck::shuffled(Set::only(Card(1)));
        assert!(deck.put_at_bottom(Card(9)));
        deck.take(Card(1));
        assert_eq!(deck.next(), Drawn::Known(Card(9)));
        deck.shuffle_in(Set::only(Card(4)));
        assert_eq!(deck.next(), Drawn::AskChance);
        assert_eq!(deck.cards().len(), 2);
        deck.take(Card(4));
        deck.take(Card(9));
        assert_eq!(deck.next(), Drawn::Nothing);
    }
}
