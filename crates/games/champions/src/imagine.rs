//! Worlds that are possible as far as a seat knows (rule 29).

use crate::ability::Pick;
use crate::action::Ask;
use crate::ids::Card;
use crate::state::State;
use arrayvec::ArrayVec;
use kernel::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

impl State {
    /// Deals anew all that the seat can't know.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let open = self.flow.asked().map(|asked| asked.ask);
        let searching =
            |pick: &dyn Fn(Pick) -> bool| matches!(open, Some(Ask::Pick(_, _, _, of)) if pick(of));
        for n in 0..self.n_players() {
            let owner = Seat(n);
            // A searched deck lies open to the searcher.
            if owner == seat && searching(&|pick| pick == Pick::Deck(seat)) {
                continue;
            }
            self.deal_player_anew(seat, owner, rng);
        }
        if !searching(&|pick| pick == Pick::Encounter(seat)) {
            self.deal_encounter_anew(rng);
        }
    }

    fn deal_player_anew<R: Rng + ?Sized>(&mut self, seat: Seat, owner: Seat, rng: &mut R) {
        let mut pool: ArrayVec<Card, 128> = ArrayVec::new();
        let hides_hand = owner != seat && !self.open_hands;
        let hides_look = owner != seat && self.looking == Some(owner) && !self.open_hands;
        pool.extend(self.player(owner).deck.iter().copied());
        if hides_hand {
            pool.extend(self.player(owner).hand.iter().copied());
            pool.extend(self.under.iter().filter(|(_, of)| *of == owner).map(|(card, _)| *card));
        }
        if hides_look {
            pool.extend(self.looked.iter().copied());
        }
        pool.extend(self.pieces.iter().filter(|it| it.facedown && it.owner == Some(owner)).map(|it| it.card));
        // What is dealt must not depend on where the cards lie now.
        pool.sort_unstable();
        pool.shuffle(rng);
        for piece in self.pieces.iter_mut().filter(|it| it.facedown && it.owner == Some(owner)) {
            piece.card = pool.pop().unwrap_or(piece.card);
        }
        if hides_look {
            for card in &mut self.looked {
                *card = pool.pop().unwrap_or(*card);
            }
        }
        if hides_hand {
            for (card, _) in self.under.iter_mut().filter(|(_, of)| *of == owner) {
                *card = pool.pop().unwrap_or(*card);
            }
            for card in &mut self.players[usize::from(owner.0)].hand {
                *card = pool.pop().unwrap_or(*card);
            }
        }
        let deck = &mut self.players[usize::from(owner.0)].deck;
        for card in deck.iter_mut() {
            *card = pool.pop().unwrap_or(*card);
        }
        deck.sort_unstable();
    }

    fn deal_encounter_anew<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let mut pool: ArrayVec<Card, 256> = ArrayVec::new();
        pool.extend(self.encounter.iter().copied());
        for player in &self.players {
            pool.extend(player.dealt.iter().copied());
        }
        pool.extend(self.activation.boosts.iter().copied());
        pool.sort_unstable();
        pool.shuffle(rng);
        let dealt = self.players.iter_mut().flat_map(|player| player.dealt.iter_mut());
        for card in dealt.chain(&mut self.activation.boosts) {
            *card = pool.pop().unwrap_or(*card);
        }
        for card in &mut self.encounter {
            *card = pool.pop().unwrap_or(*card);
        }
        self.encounter.sort_unstable();
    }
}
