//! Boost cards (rule 15).

use super::Log;
use crate::ability::{Ctx, Timing};
use crate::event::Event;
use crate::frame::{BoostStep, Frame, Next};
use crate::ids::{AbilityId, HappeningId, PieceId};
use crate::state::State;
use kernel::flow::{call, done, goto};

impl State {
    /// Rule 15.2: one at a time, in the order dealt.
    pub(crate) fn boosts_step(&mut self, step: BoostStep, log: &mut Log) -> Next {
        match step {
            // (a) flip, (b) the Boost ability.
            BoostStep::Flip => {
                // Rule 11.5.1: what an earlier card did has ended the attack.
                if self.activation.attack && self.attack_is_over() {
                    return done();
                }
                let Some(card) = self.activation.boosts.pop_at(0) else { return done() };
                log.reveal();
                log.public(Event::Boost(card, card.def().boost));
                self.activation.flipped = Some(card);
                if !card.def().star {
                    return goto(Frame::Boosts(BoostStep::Count));
                }
                let at = HappeningId::nth(self.happenings.len().saturating_sub(1));
                let ctx = Ctx { at, ..Ctx::new(card, AbilityId::FIRST, PieceId::NONE, self.target_player()) };
                call(Frame::Abilities { ctx, timing: Timing::Boost }).then(Frame::Boosts(BoostStep::Count))
            }
            // (c) icons, (d) discard.
            BoostStep::Count => {
                // Rule 15.6: a card that its Boost ability put into play is not here any more.
                if let Some(card) = self.activation.flipped.take() {
                    self.activation.icons = self.activation.icons.saturating_add(card.def().boost);
                    self.put_on_discard_pile(card, None);
                }
                goto(Frame::Boosts(BoostStep::Flip))
            }
        }
    }
}
