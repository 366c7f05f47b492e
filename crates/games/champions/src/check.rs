//! What holds in every position.

use crate::ids::{Kind, PieceId};
use crate::state::State;
use kernel::{Broken, Seat};

impl State {
    /// Cards are conserved, pieces are where their kind belongs.
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let broken = |note: String| Err(Broken { note, stack: format!("{:?}", self.flow) });
        for (n, player) in self.players.iter().enumerate() {
            let seat = Seat(n as u8);
            let mut cards = player.deck.len() + player.hand.len() + player.discard.len();
            cards += self.pieces.iter().filter(|it| it.owner == Some(seat) && !it.is_identity()).count();
            cards += self.flight.iter().filter(|(_, owner)| *owner == Some(seat)).count();
            cards += self.under.iter().filter(|(_, owner)| *owner == seat).count();
            if self.looking == Some(seat) {
                cards += self.looked.len();
            }
            if let Some(asked) = self.flow.asked()
                && asked.ask == crate::action::Ask::Pay(seat)
            {
                cards += self.payment.cards.len();
            }
            if cards != usize::from(player.owns) {
                return broken(format!("player {n} has {cards} of {} cards", player.owns));
            }
            if self.ended.is_none() && player.out == self.identity(seat).is_some() {
                return broken(format!("player {n} and the identity disagree on being out"));
            }
        }
        let mut cards = self.encounter.len() + self.encounter_discard.len();
        cards += self.players.iter().map(|player| player.dealt.len()).sum::<usize>();
        cards += self.activation.boosts.len() + usize::from(self.activation.flipped.is_some());
        cards += self.flight.iter().filter(|(_, owner)| owner.is_none()).count();
        let own = |kind| !matches!(kind, Kind::Villain | Kind::MainScheme | Kind::Environment);
        cards += self.pieces.iter().filter(|it| it.owner.is_none() && own(it.card.def().kind)).count();
        cards += self.removed.iter().filter(|card| own(card.def().kind)).count();
        if cards != usize::from(self.encounter_cards) {
            return broken(format!("{cards} of {} encounter cards", self.encounter_cards));
        }
        for it in &self.pieces {
            let engaged = it.engaged.is_some();
            if engaged != (it.kind() == Kind::Minion) {
                return broken(format!("{:?} is engaged: {engaged}", it.card));
            }
            if it.engaged.is_some_and(|seat| !self.is_in(seat)) && self.ended.is_none() {
                return broken(format!("{:?} is engaged with a player who is out", it.card));
            }
            if it.id >= PieceId::FIRST && it.owner.is_some() != it.controller.is_some() && !it.facedown {
                return broken(format!("{:?} is not controlled", it.card));
            }
        }
        if !self.pieces.is_sorted_by_key(|it| it.id) {
            return broken("the pieces are out of order".to_owned());
        }
        Ok(())
    }
}
