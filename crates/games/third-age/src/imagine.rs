//! What a seat can't know, dealt anew.
//!
//! The other's hand, the decks, what the other discarded face down, and the tactics token and combat card that he has chosen but not
//! shown are hidden (rule 15.2). The backs of all cards are visible, so cards change places only with others of the same deck. What
//! somebody saw go into the Generic deck when it was shuffled is not among what the other has held since, and what he saw of the
//! other's hand is still there, unless it was discarded face down since (rule 7.7.12). Tiles and tokens are decided only when they
//! are drawn or flipped (rule 11.2.1): there is nothing to deal.

use crate::action::{Ask, Deed};
use crate::ids::{Cards, Deck, Side};
use crate::round::RoundAsk;
use crate::state::State;
use kernel::Seat;
use kernel::flow::Answers;
use rand::Rng;

/// How many times the cards are dealt before a world is accepted in which somebody has no answer to his question.
const TRIES: u32 = 64;

impl State {
    /// Deals anew all that the seat can't know.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let side = State::side(seat);
        // What only the other knows about the last shuffle is forgotten.
        self.shuffled.own[side.enemy()] = Cards::EMPTY;
        for _ in 0..TRIES {
            for deck in Deck::ALL {
                self.deal_deck(side, deck, rng);
            }
            // Rules 10.4.1, 10.4.3.
            self.imagine_hidden_choice(side.enemy(), rng);
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
        let down = self.face_down[other] & all;
        let lately = self.seen[side].down & down;
        let mut hidden = in_deck | held | down;
        let mut take =
            |from: &mut Cards, n: usize| (0..n).filter_map(|_| from.take_any(rng)).collect::<Cards>();
        // Rule 7.7.12: what the side has seen is in the hand, or was discarded since.
        let known = self.seen[side].cards & hidden;
        hidden -= known;
        // Rule 7.7.7: what the other has held since the Generic deck was shuffled did not go into it then.
        let kept = match deck {
            Deck::Generic => {
                let could = |cards: Cards| cards - self.shuffled.seen - self.shuffled.own[side];
                let n = usize::from(self.shuffled.kept[other]).saturating_sub(could(known).len());
                take(&mut could(hidden), n)
            }
            Deck::StoryFree | Deck::StoryShadow | Deck::Grima | Deck::Darkness => Cards::EMPTY,
        };
        hidden -= kept;
        // What was discarded before the hand was seen is not among what was seen in it.
        let mut others = kept;
        let n_others = (held.len() + down.len()).saturating_sub(known.len() + kept.len());
        others |= take(&mut hidden, n_others);
        let before = take(&mut others, down.len() - lately.len());
        let mut hand = others | known;
        let since = take(&mut hand, lately.len());
        self.deck = (self.deck - in_deck) | hidden;
        self.hands[other] = (self.hands[other] - held) | hand;
        self.seen[side].down = (self.seen[side].down - lately) | since;
        self.face_down[other] = (self.face_down[other] - down) | before | since;
        let heap = if deck == Deck::Generic { &mut self.discard } else { &mut self.gone };
        *heap = (*heap - down) | before | since;
    }

    /// Whether the others can hold what they hold: being asked for a card shows that one fits.
    fn others_can_answer(&self, seat: Seat) -> bool {
        let Some(asked) = self.flow.asked() else { return true };
        let from_hand = match asked.ask {
            Ask::Round(RoundAsk::PlayCard(_)) => self.notes.deed == Some(Deed::PlayCard),
            Ask::Round(RoundAsk::HandLimit(_)) | Ask::Battle(_) | Ask::Card(_) => true,
            _ => false,
        };
        if !from_hand || asked.who.contains(seat) {
            return true;
        }
        asked.who.iter().filter(|other| !other.is_chance()).all(|other| {
            let mut answers = Vec::new();
            self.list_legal(asked.ask, other, &mut answers);
            !answers.is_empty()
        })
    }
}
