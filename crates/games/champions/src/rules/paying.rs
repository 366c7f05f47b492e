//! Resources (rule 9.3).

use super::abilities::Price;
use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::Cost;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{AbilityId, PieceId};
use crate::printed::Icons;
use crate::state::{Payment, State};
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// Begins a payment.
    pub(crate) fn begin_payment(&mut self, price: Price) {
        self.payment = Payment {
            typed: price.typed,
            total: price.total,
            any: price.any,
            aspect: price.aspect,
            ..Payment::none()
        };
    }

    /// Asks for the next resource, or ends the payment once it is covered.
    pub(crate) fn pay_step(&mut self, seat: Seat, log: &mut Log) -> Next {
        let goes_on = self.payment.any.is_some() && self.might_pay_more(seat);
        if self.payment.is_covered() && !goes_on {
            return self.end_payment(seat, log);
        }
        ask(seat, Ask::Pay(seat)).last()
    }

    /// Whether the player might generate more. Whoever does not see the hand must not learn from the end of the payment
    /// that no card in it helps (rule 29).
    fn might_pay_more(&self, seat: Seat) -> bool {
        let hides = self.hides_hands();
        let mut hand = self.player(seat).hand.iter();
        hand.any(|card| hides || self.helps(self.gives(*card, self.payment.aspect)))
            || self
                .controlled(seat)
                .any(|it| self.generator(it, seat).is_some_and(|(_, icons)| self.helps(icons)))
    }

    /// Whether resources can still count towards the cost.
    fn helps(&self, icons: Icons) -> bool {
        let payment = &self.payment;
        if let Some(resource) = payment.any {
            let with = Payment { got: icons, ..Payment::none() };
            return with.of(resource) > 0;
        }
        if payment.is_covered() {
            return false;
        }
        let typed = payment.typed;
        let (got, missing) = (payment.got, |have: u8, need: u8| need.saturating_sub(have));
        let of_type = (icons.energy > 0 && missing(got.energy, typed.energy) > 0)
            || (icons.mental > 0 && missing(got.mental, typed.mental) > 0)
            || (icons.physical > 0 && missing(got.physical, typed.physical) > 0)
            || icons.wild > 0;
        of_type || (icons.total() > 0 && payment.got.total() < payment.total)
    }

    /// Whether the answer generates something.
    pub(crate) fn check_pay(&self, seat: Seat, action: Action) -> Allowed {
        match action {
            Action::Card(card) => {
                need(self.player(seat).hand.contains(&card), "9.3.1", "no-not-in-your-hand")?;
                let icons = self.gives(card, self.payment.aspect);
                need(self.helps(icons), "9.3.2", "no-it-has-no-resource-that-counts-here")
            }
            Action::Piece(id) => {
                let Some(it) = self.piece(id) else { return no("9.3.1", "no-that-card-is-not-in-play") };
                let Some((_, icons)) = self.generator(it, seat) else {
                    return no("9.3.1", "no-it-generates-nothing-now");
                };
                need(self.helps(icons), "9.3.2", "no-it-has-no-resource-that-counts-here")
            }
            Action::Done => {
                let enough = self.payment.any.is_some() && self.payment.is_covered();
                need(enough, "9.1", "no-the-cost-is-not-paid-yet")
            }
            _ => no("9.3.1", "no-resources-come-from-cards"),
        }
    }

    pub(crate) fn list_pay(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.player(seat).hand;
        for (n, card) in hand.iter().enumerate() {
            if !hand[..n].contains(card) {
                out.push(Action::Card(*card));
            }
        }
        for piece in self.controlled(seat) {
            if !piece.facedown
                && piece
                    .def()
                    .abilities
                    .iter()
                    .any(|ability| ability.timing == crate::ability::Timing::Resource)
            {
                out.push(Action::Piece(piece.id));
            }
        }
        if self.payment.any.is_some() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn pay_answered(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Card(card) => {
                let icons = self.gives(card, self.payment.aspect);
                if !self.take_from_hand(seat, card) {
                    return MISFIT;
                }
                self.payment.got = self.payment.got.plus(icons);
                let _ = self.payment.cards.try_push(card);
                log.public(Event::PaidWith(seat, card));
                goto(Frame::Pay(seat))
            }
            Action::Piece(id) => {
                let Some((ability, icons)) = self.piece(id).and_then(|it| self.generator(it, seat)) else {
                    return MISFIT;
                };
                self.payment.got = self.payment.got.plus(icons);
                self.use_generator(id, ability, log);
                goto(Frame::Pay(seat))
            }
            Action::Done => self.end_payment(seat, log),
            _ => MISFIT,
        }
    }

    fn use_generator(&mut self, id: PieceId, ability: AbilityId, log: &mut Log) {
        let Some(piece) = self.piece_mut(id) else { return };
        let def = piece.def();
        let Some(used) = def.ability(ability) else { return };
        if used.once {
            piece.count_use(ability);
        }
        let mut ran_out = false;
        for cost in used.cost {
            match cost {
                Cost::ExhaustThis => piece.exhausted = true,
                Cost::Counter => {
                    piece.counters = piece.counters.saturating_sub(1);
                    ran_out = piece.counters == 0 && def.uses.is_some();
                }
                // No resource ability of these cards costs any of this.
                Cost::DiscardThis
                | Cost::Spend(_)
                | Cost::SpendAny(_)
                | Cost::DiscardHand { .. }
                | Cost::TakeDamage(_)
                | Cost::DamageThis(_)
                | Cost::HealYou(_)
                | Cost::ExhaustHero
                | Cost::PrintedCost(_) => {}
            }
        }
        let (card, controller) = (piece.card, piece.controller);
        if ran_out {
            let _ = self.payment.spent.try_push(id);
        }
        if let Some(seat) = controller {
            log.public(Event::Generated(seat, card));
        }
    }

    /// The payment is complete: the cards reach the discard pile in the order in which they were discarded (rule 9.3.5).
    fn end_payment(&mut self, seat: Seat, log: &mut Log) -> Next {
        let cards = self.payment.cards.take();
        for card in cards {
            self.put_on_discard_pile(card, Some(seat));
        }
        let spent = self.payment.spent.take();
        for piece in spent {
            // Rule 10.4 item 8.
            self.discard_piece(piece, log);
        }
        done()
    }
}
