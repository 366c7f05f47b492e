//! What a seat can't know, dealt anew.
//!
//! The other's hand, the decks, and what the other discarded or laid face down are hidden (chapter 16). The backs of all cards
//! are visible, so cards change places only with others of the same deck. What somebody saw go into the Event deck when it was
//! shuffled is not among what the other has held since. Tiles and tokens are decided only when they are drawn or flipped
//! (chapter 17): there is nothing to deal.

use crate::action::{Ask, Deed};
use crate::ids::{Cards, Deck, Side};
use crate::state::State;
use crate::turn::TurnAsk;
use kernel::Seat;
use kernel::flow::Answers;
use rand::Rng;

/// How many times the cards are dealt before a world is accepted in which somebody has no answer to his question.
const TRIES: u32 = 64;

impl State {
    /// Deals anew all that the seat can't know.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        // What only the other knows about the last shuffle is forgotten.
        self.shuffled.own[State::side(seat).enemy()] = Cards::EMPTY;
        for _ in 0..TRIES {
            for deck in Deck::ALL {
                self.deal_deck(State::side(seat), deck, rng);
            }
            // Rule 8.4.1: a card that the other has chosen secretly is still in his battle hand.
            self.imagine_hidden_card(State::side(seat).enemy(), rng);
            if self.others_can_answer(seat) {
                break;
            }
        }
    }

    /// Deals the cards of one deck that a side can't know.
    fn deal_deck<R: Rng + ?Sized>(&mut self, side: Side, deck: Deck, rng: &mut R) {
        let (other, all) = (side.enemy(), deck.cards());
        let in_deck = self.deck & all;
        let held = self.hands[other] & all;
        let discarded = self.face_down[other] & all;
        let mut hidden = in_deck | held | discarded;
        let mut take =
            |from: &mut Cards, n: usize| (0..n).filter_map(|_| from.take_any(rng)).collect::<Cards>();
        // Rule 6.2: what the other has held since the Event deck was shuffled did not go into it then.
        let (mut kept, n_kept) = match deck {
            Deck::Event => (hidden - self.shuffled.seen - self.shuffled.own[side], self.shuffled.kept[other]),
            Deck::StoryFreePeoples | Deck::StoryShadow => (Cards::EMPTY, 0),
        };
        let mut dealt = take(&mut kept, n_kept.into());
        hidden -= dealt;
        let others = (held.len() + discarded.len()).saturating_sub(dealt.len());
        dealt |= take(&mut hidden, others);
        let again = take(&mut dealt, discarded.len());
        self.hands[other] = (self.hands[other] - held) | dealt;
        self.face_down[other] = (self.face_down[other] - discarded) | again;
        self.discard = (self.discard - discarded) | again;
        self.deck = (self.deck - in_deck) | hidden;
    }

    /// Whether the others can hold what they hold: being asked for a card shows that one fits, and so does a die that is laid down
    /// to play one.
    fn others_can_answer(&self, seat: Seat) -> bool {
        let Some(asked) = self.flow.asked() else { return true };
        let fits = |ask: Ask, other: Seat| {
            let mut answers = Vec::new();
            self.list_legal(ask, other, &mut answers);
            !answers.is_empty()
        };
        // Rule 7.10: Bilbo may go out of the way before the card is chosen.
        let actor = State::seat(self.to_act);
        if let (Some(Deed::PlayCard), Some(face), None, Ask::Turn(TurnAsk::OutOfTheWay)) =
            (self.notes.deed, self.notes.face, self.notes.card, asked.ask)
            && actor != seat
        {
            return fits(Ask::Turn(TurnAsk::PlayCard(face)), actor);
        }
        let from_hand = matches!(asked.ask, Ask::Turn(TurnAsk::PlayCard(_)) | Ask::Battle(_) | Ask::Card(_));
        if !from_hand || asked.who.contains(seat) {
            return true;
        }
        asked.who.iter().filter(|other| !other.is_chance()).all(|other| fits(asked.ask, other))
    }
}
