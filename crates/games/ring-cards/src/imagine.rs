//! Dealing anew what a seat can't know (chapter 14).

use crate::state::{Cards, Player, State};
use kernel::Seat;
use kernel::flow::Asked;
use kit::Deck;
use rand::Rng;

impl State {
    /// Deals the hidden cards of all other seats anew. What everybody saw go into a pile stays there: a
    /// player remembers it.
    pub(crate) fn deal_anew<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        if let Some(Asked { who, ask }) = self.flow.asked()
            && !who.contains(seat)
        {
            // A play that another seat is still composing is not known, only that it is that seat's turn.
            self.flow.ask_instead(Asked { who, ask: ask.for_others() });
        }
        let known = self.known;
        for other in (0..self.n_seats()).map(Seat).filter(|other| *other != seat) {
            deal(self.player_mut(other), known, rng);
        }
    }
}

fn deal<R: Rng + ?Sized>(player: &mut Player, known: Cards, rng: &mut R) {
    let deck = player.deck.cards();
    let knows_top = player.deck.len() > player.deck.rest().len();
    let zones = player.hand | deck | player.cycle | player.eliminated | player.aside;
    let mut pool = zones - known;
    let mut fill = |zone: Cards| {
        let mut filled = zone & known;
        for _ in 0..(zone - known).len() {
            if let Some(piece) = pool.take_any(rng) {
                filled.insert(piece);
            }
        }
        filled
    };
    player.hand = fill(player.hand);
    player.cycle = fill(player.cycle);
    player.eliminated = fill(player.eliminated);
    player.aside = fill(player.aside);
    player.deck = Deck::shuffled(fill(deck));
    if knows_top && let Some(top) = player.deck.rest().pick(rng) {
        player.deck.reveal_top(top);
    }
}
