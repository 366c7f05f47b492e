//! Cards from the tops of decks, and empty decks (rule 19).

use super::{Log, MISFIT};
use crate::action::{Action, Ask, RandomFor};
use crate::event::Event;
use crate::frame::{EncounterTo, EnteredStep, Frame, Next, To};
use crate::ids::{Card, PieceId};
use crate::state::{Ending, State};
use kernel::Seat;
use kernel::flow::{ask_chance, call, done, goto};

/// Takes one copy of a card out of a pile without order.
pub(crate) fn take<const N: usize>(pile: &mut arrayvec::ArrayVec<Card, N>, card: Card) -> bool {
    match pile.iter().position(|other| *other == card) {
        Some(at) => {
            // The deck is kept sorted, so that equal decks are equal positions.
            pile.remove(at);
            true
        }
        None => false,
    }
}

impl State {
    /// Cards from the top of a player's deck.
    pub(crate) fn top(&mut self, seat: Seat, to: To, left: u8) -> Next {
        if left == 0 || !self.is_in(seat) {
            return done();
        }
        if self.player(seat).deck.is_empty() {
            // Rule 10.3.1: what depends on it does not happen.
            self.tell_caller(|outcome| outcome.full = false);
            return done();
        }
        ask_chance(Ask::Top(seat, to, left)).last()
    }

    pub(crate) fn top_answered(
        &mut self,
        seat: Seat,
        to: To,
        left: u8,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        if !take(&mut self.player_mut(seat).deck, card) {
            return MISFIT;
        }
        self.dirty = true;
        let empty = self.player(seat).deck.is_empty();
        match to {
            To::Hand => {
                let _ = self.player_mut(seat).hand.try_push(card);
                let everyone =
                    if self.open_hands { kernel::SeatSet::EVERYONE } else { kernel::SeatSet::only(seat) };
                log.write(everyone, Event::Drew(seat, Some(card)));
            }
            To::Discard => {
                self.put_on_discard_pile(card, Some(seat));
                let _ = self.looked.try_push(card);
                log.public(Event::Milled(seat, card));
                // Rule 19.1: no card is discarded from the new deck.
                if empty {
                    return done();
                }
            }
            To::Drone => {
                // Rules 27.3.1, 27.3.2.
                let piece = self.put_into_play(card, |piece| {
                    piece.facedown = true;
                    piece.owner = Some(seat);
                    piece.engaged = Some(seat);
                });
                log.public(Event::Drone(seat, piece));
                let entered = Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false };
                return call(entered).then(Frame::Top { seat, to, left: left - 1 });
            }
            To::Look => {
                let _ = self.looked.try_push(card);
                if empty {
                    // 01029b: only those that are left.
                    return done();
                }
            }
        }
        goto(Frame::Top { seat, to, left: left - 1 })
    }

    /// Cards from the top of the encounter deck.
    pub(crate) fn encounter_top(&mut self, to: EncounterTo, left: u8) -> Next {
        if left == 0 || self.encounter.is_empty() {
            return done();
        }
        ask_chance(Ask::EncounterTop(to, left)).last()
    }

    pub(crate) fn encounter_top_answered(
        &mut self,
        to: EncounterTo,
        left: u8,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        if !take(&mut self.encounter, card) {
            return MISFIT;
        }
        self.dirty = true;
        let empty = self.encounter.is_empty();
        match to {
            EncounterTo::Deal(seat) => {
                let _ = self.player_mut(seat).dealt.try_push(card);
                log.public(Event::Dealt(seat));
            }
            EncounterTo::Boost => {
                let _ = self.activation.boosts.try_push(card);
                log.public(Event::BoostDealt);
            }
            EncounterTo::Reveal(seat) => {
                let reveal = self.begin_reveal(card, seat, true);
                if left == 1 {
                    return goto(reveal);
                }
                return call(reveal).then(Frame::EncounterTop { to, left: left - 1 });
            }
            EncounterTo::Discard => {
                let _ = self.looked.try_push(card);
                self.put_on_discard_pile(card, None);
                log.public(Event::EncounterDiscarded(card));
                // Rule 19.2.
                if empty {
                    return done();
                }
            }
            EncounterTo::Dig(ctx, step) => {
                log.public(Event::EncounterDiscarded(card));
                if let Some(found) = self.dug(ctx, step, card, log) {
                    // Rule 19.7: the card is taken out first.
                    return found;
                }
                self.put_on_discard_pile(card, None);
                if empty {
                    return done();
                }
                return goto(Frame::EncounterTop { to, left });
            }
        }
        goto(Frame::EncounterTop { to, left: left - 1 })
    }

    /// Rules 19.1, 19.2, as part of the state checks (rule 10.4 item 9). None if the checks may go on.
    pub(crate) fn refill_decks(&mut self, log: &mut Log) -> Option<Next> {
        for seat in self.in_order() {
            // Cards that are looked at have not left the deck.
            if self.looking == Some(seat) || self.is_discarding(seat) {
                continue;
            }
            let player = self.player_mut(seat);
            if player.deck.is_empty() && !player.discard.is_empty() {
                player.deck = player.discard.take().into();
                player.deck.sort_unstable();
                log.public(Event::Reshuffled(seat));
                self.dirty = true;
                let deal = Frame::EncounterTop { to: EncounterTo::Deal(seat), left: 1 };
                return Some(call(deal).then(Frame::Check));
            }
        }
        if self.encounter.is_empty() {
            if self.encounter_discard.is_empty() {
                // Rule 19.2, last sentence.
                self.end(Ending::NoEncounterCards, log);
                return Some(done());
            }
            let Some(tokens) = self.acceleration.checked_add(1) else {
                // Only an endless chain of surges resets the deck this often: few cards are left, and all of them
                // surge. The rules do not say how it ends, so it ends badly (rule 1.1.3).
                self.end(Ending::NoEncounterCards, log);
                return Some(done());
            };
            self.encounter = self.encounter_discard.take().into();
            self.encounter.sort_unstable();
            self.acceleration = tokens;
            log.public(Event::EncounterReshuffled);
            log.public(Event::Accelerated);
        }
        None
    }

    /// Whether the player is discarding cards together, for one cost or at the end of the phase (rules 7.4, 19.1). The
    /// deck is reset only when the last of them has been discarded.
    fn is_discarding(&self, seat: Seat) -> bool {
        match self.flow.frames().find(|frame| !matches!(frame, Frame::Pay(_))) {
            Some(Frame::EndOfPhase(whose)) => *whose == seat,
            Some(Frame::Use(ctx, step)) => ctx.player == seat && super::playing::is_paying(*step),
            _ => false,
        }
    }

    /// The player has discarded all cards that go together: an empty deck is checked now (rule 19.1).
    pub(crate) fn has_discarded(&mut self, seat: Seat) {
        self.dirty |= self.player(seat).deck.is_empty();
    }

    /// Random discards from a hand (rule 19.5).
    pub(crate) fn discard_random(&mut self, seat: Seat, left: u8) -> Next {
        if left == 0 || !self.is_in(seat) || self.player(seat).hand.is_empty() {
            return done();
        }
        ask_chance(Ask::Random(seat, RandomFor::Discard(left))).last()
    }

    pub(crate) fn random_answered(
        &mut self,
        seat: Seat,
        why: RandomFor,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        match why {
            RandomFor::Discard(left) => {
                self.discard_from_hand(seat, card, log);
                log.reveal();
                let _ = self.looked.try_push(card);
                goto(Frame::DiscardRandom { seat, left: left - 1 })
            }
            RandomFor::Under(scheme) => {
                if self.take_from_hand(seat, card) {
                    if self.piece(scheme).is_some() {
                        let _ = self.under.try_push((card, seat));
                        log.private(seat, Event::PutUnder(seat, Some(card)));
                    } else {
                        self.put_on_discard_pile(card, Some(seat));
                    }
                }
                done()
            }
        }
    }

    /// Shuffles a card into the encounter deck.
    pub(crate) fn shuffle_into_encounter(&mut self, card: Card) {
        let _ = self.encounter.try_push(card);
        self.encounter.sort_unstable();
    }

    /// Shuffles a card into a player's deck.
    pub(crate) fn shuffle_into_deck(&mut self, seat: Seat, card: Card) {
        let deck = &mut self.player_mut(seat).deck;
        let _ = deck.try_push(card);
        deck.sort_unstable();
    }

    /// A random card of a hand goes facedown under a scheme.
    pub(crate) fn put_under(&mut self, seat: Seat, scheme: PieceId) -> Next {
        if self.player(seat).hand.is_empty() {
            return done();
        }
        ask_chance(Ask::Random(seat, RandomFor::Under(scheme))).last()
    }

    /// Takes a card from a player's discard pile into the hand. False if it is not there.
    pub(crate) fn take_from_discard(&mut self, seat: Seat, card: Card, log: &mut Log) -> bool {
        let discard = &mut self.player_mut(seat).discard;
        let Some(at) = discard.iter().rposition(|other| *other == card) else { return false };
        discard.remove(at);
        let _ = self.player_mut(seat).hand.try_push(card);
        log.public(Event::Took(seat, card));
        true
    }

    /// Takes a card out of a player's discard pile. False if it is not there.
    pub(crate) fn take_out_of_discard(&mut self, seat: Seat, card: Card) -> bool {
        let discard = &mut self.player_mut(seat).discard;
        let Some(at) = discard.iter().rposition(|other| *other == card) else { return false };
        discard.remove(at);
        self.dirty = true;
        true
    }

    /// Takes a card that a search found in a player's deck into the hand. The others do not see which. False if it is not there.
    pub(crate) fn take_from_deck(&mut self, seat: Seat, card: Card, log: &mut Log) -> bool {
        if !take(&mut self.player_mut(seat).deck, card) {
            return false;
        }
        let _ = self.player_mut(seat).hand.try_push(card);
        let seen_by = if self.open_hands { kernel::SeatSet::EVERYONE } else { kernel::SeatSet::only(seat) };
        log.write(seen_by, Event::Found(seat, Some(card)));
        // Rule 19.1: it may have been the last one.
        self.dirty = true;
        true
    }

    /// Shuffles a card of a player's discard pile into the deck. False if it is not there.
    pub(crate) fn shuffle_back(&mut self, seat: Seat, card: Card, log: &mut Log) -> bool {
        let there = self.take_out_of_discard(seat, card);
        if there {
            self.shuffle_into_deck(seat, card);
            log.public(Event::ShuffledBack(seat, card));
        }
        there
    }
}
