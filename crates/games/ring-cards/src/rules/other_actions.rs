//! Chapter 8: move, cycle, winnow, use a text, Ring token.

use super::{Allowed, Log, MISFIT, card_of};
use crate::action::{Action, Ask, DrawTo, Place, To};
use crate::cards::{ACTION_CARDS, Op, Piece, Zone, copies};
use crate::event::Event;
use crate::frame::{Cause, Ctx, Frame, How, Next, Source};
use crate::ids::Card;
use crate::pick::Pick;
use crate::printed::modes::RingRule;
use crate::state::{Cards, GroundStatus, Spot, State, copy_in};
use kernel::flow::{ask, call, done, goto};
use kernel::{Seat, need, no};

impl State {
    // 8.1 Move.

    /// Rules 8.1.1 and 8.1.2.
    pub(crate) fn check_move(&self, seat: Seat, pick: Pick, to: Place) -> Allowed {
        let reserve = self.player(seat).reserve;
        // Rule 12.35: the name alone means a ready copy, if there is one.
        let piece = match pick {
            Pick::Fresh(card) => copy_in(reserve & self.fresh, card),
            Pick::Plain(_) | Pick::At(..) => self.picked(reserve, pick),
        };
        let Some(piece) = piece else {
            return no("8.1.1", "no-that-card-is-not-in-the-own-reserve");
        };
        if self.fresh.contains(piece) {
            return no("8.1.2", "no-that-card-was-played-to-reserve-this-round");
        }
        self.check_enter(pick.card(), to)
    }

    pub(crate) fn move_card(&mut self, seat: Seat, pick: Pick, to: Place, log: &mut Log) -> Next {
        match self.picked(self.player(seat).reserve - self.fresh, pick) {
            Some(piece) => self.move_piece(piece, to, log),
            None => MISFIT,
        }
    }

    /// Moves a card from its reserve; items go along because they stay on it (rule 7.5.3).
    pub(crate) fn move_piece(&mut self, piece: Piece, to: Place, log: &mut Log) -> Next {
        self.lift(piece);
        self.cards_at_mut(to).insert(piece);
        let place = self.place_named(to);
        log.public(Event::Moved { seat: self.owner(piece), card: piece.card(), to: place });
        goto(Frame::Entered { piece, to: To::from(to), how: How::Moved, text: 0 })
    }

    // 8.2 Cycle.

    pub(crate) fn cycle_action(&mut self, seat: Seat, card: Card, log: &mut Log) -> Next {
        let Some(piece) = copy_in(self.player(seat).hand, card) else { return MISFIT };
        self.cycle_hidden(piece, log);
        done()
    }

    // 8.3 Winnow.

    pub(crate) fn choose_winnow(&mut self, seat: Seat, first: Card, log: &mut Log) -> Next {
        let hand = self.player(seat).hand;
        let Some(piece) = copy_in(hand, first) else { return MISFIT };
        let others = hand - Cards::only(piece);
        match (others.first(), others.len()) {
            (Some(only), 1) => self.winnow(seat, first, Action::Eliminate(Pick::Plain(only.card())), log),
            (Some(_), _) => ask(seat, Ask::WinnowSecond { first }).last(),
            (None, _) => MISFIT,
        }
    }

    /// Rule 8.3.1.
    pub(crate) fn winnow(&mut self, seat: Seat, first: Card, action: Action, log: &mut Log) -> Next {
        let hand = self.player(seat).hand;
        let Some(first) = copy_in(hand, first) else { return MISFIT };
        let second = card_of(action).and_then(|card| copy_in(hand - Cards::only(first), card));
        let Some(second) = second else { return MISFIT };
        log.public(Event::Winnowed { seat });
        self.eliminate_hidden(first, Cause::Hand, log);
        self.eliminate_hidden(second, Cause::Hand, log);
        goto(Frame::Draw { seat, left: 1, to: DrawTo::Hand })
    }

    // 8.4 Use a text of a card in play.

    /// Cards in play, other than items, whose text costs an action.
    pub(crate) fn armies_and_characters_with_actions(&self) -> Cards {
        self.armies_and_characters() & ACTION_CARDS
    }

    /// Who may use the text of a card in play (rules 1.6.3, 12.13).
    fn user_of(&self, piece: Piece) -> Option<Seat> {
        match piece.card() {
            Card::Lembas => self.faction_seat(crate::ids::Faction::Hobbit),
            _ => Some(self.owner(piece)),
        }
    }

    /// Rules 8.4.1, 8.4.3 and 8.4.5.
    pub(crate) fn check_use(&self, seat: Seat, card: Card) -> Allowed {
        let Some((zone, _, ops)) = card.action() else {
            return no("8.4.1", "no-the-card-has-no-text-that-costs-an-action");
        };
        let mut wrong_zone = false;
        for piece in copies(card) {
            let Some(spot) = self.spot_in_play(piece) else { continue };
            if self.user_of(piece) != Some(seat) {
                return no("1.6.3", "no-only-the-cards-owner-may-use-its-text");
            }
            if zone.covers(spot) {
                return self.check_carry_out(seat, piece, ops);
            }
            wrong_zone = true;
        }
        if wrong_zone {
            return no("8.4.1", "no-the-card-is-not-in-the-zone-where-its-text-works");
        }
        no("8.4.1", "no-the-card-is-not-in-play")
    }

    /// Rule 8.4.5: what keeps a text from being used at all.
    fn check_carry_out(&self, seat: Seat, piece: Piece, ops: &[Op]) -> Allowed {
        if self.spent.contains(piece) {
            // Rule 8.4.3: one that looks at the top cards is used once a round, whatever its cost was.
            return match ops.iter().any(|op| matches!(op, Op::LookAtTop)) {
                true => no("8.4.3", "no-it-has-been-used-this-round"),
                false => no("8.4.6", "no-its-cost-came-back-so-it-may-not-be-used-again"),
            };
        }
        for op in ops {
            let (fine, rule, why) = match op {
                // Rule 6.5.7: Denethor can't forsake himself.
                Op::Forsake(..) => {
                    (self.can_forsake(seat, Some(piece)), "8.4.5", "no-nothing-can-be-forsaken-for-its-cost")
                }
                Op::NextNumber => (
                    self.eligible_paths(true).next().is_some(),
                    "4.4.6",
                    "no-there-is-no-unused-path-with-the-next-number",
                ),
                Op::SameNumber => (
                    self.eligible_paths(false).next().is_some(),
                    "4.4.6",
                    "no-there-is-no-unused-path-with-the-same-number",
                ),
                Op::Activate(ground) => (
                    self.ground(*ground).status == GroundStatus::Deck,
                    "8.4.5",
                    "no-that-battleground-is-not-in-its-deck",
                ),
                Op::BringUp(grounds) => (
                    self.matching_grounds(*grounds, true).next().is_some(),
                    "8.4.5",
                    "no-no-battleground-can-be-activated-or-reactivated",
                ),
                Op::Reactivate(grounds) => (
                    self.matching_grounds(*grounds, false).next().is_some(),
                    "8.4.5",
                    "no-no-battleground-can-be-reactivated-by-it",
                ),
                Op::PathToken(_) => (self.path.is_some(), "12.17", "no-no-path-is-active"),
                Op::BattlegroundToken(_) => {
                    (self.active_grounds().next().is_some(), "12.17", "no-no-battleground-is-active")
                }
                Op::DefenceTokenAnywhere => {
                    (self.active_places().next().is_some(), "12.17", "no-no-location-is-active")
                }
                Op::LookAtTop => (self.can_forsake_top(seat), "12.7", "no-there-is-no-card-to-look-at"),
                // What can't be done of these is left out.
                Op::Draw(..)
                | Op::CycleFromHand(..)
                | Op::Each(..)
                | Op::May(..)
                | Op::Take(_)
                | Op::TokenOnThisCard
                | Op::Corruption(_)
                | Op::CleansePerHobbit
                | Op::DrawPlayCycle(_)
                | Op::Recycle(_)
                | Op::Remove(_)
                | Op::MaySameNumber
                | Op::MoveWielderThere
                | Op::MayMoveThere(_)
                | Op::MayMoveWielder(_)
                | Op::Eliminate(..)
                | Op::Ruin
                | Op::EliminateSelf
                | Op::CycleSelf
                | Op::CycleWielder
                | Op::GrimasChoice
                | Op::IfInReserve(_)
                | Op::PathsOfTheDeadDraw
                | Op::Permit(_) => continue,
            };
            need(fine, rule, why)?;
        }
        Ok(())
    }

    pub(crate) fn use_text(&mut self, seat: Seat, card: Card, log: &mut Log) -> Next {
        let Some((zone, text, _)) = card.action() else { return MISFIT };
        let works = |piece: &Piece| self.spot_in_play(*piece).is_some_and(|spot| zone.covers(spot));
        let Some(piece) = copies(card).iter().find(works) else { return MISFIT };
        log.public(Event::Used { seat, card });
        let wielder = self.wielder(piece);
        let ctx =
            Ctx { source: Source::Card(card, text), you: seat, piece: Some(piece), wielder, ground: None };
        goto(Frame::Ops { ctx, at: 0 })
    }

    // 8.5 Ring token.

    pub(crate) fn check_use_ring(&self, seat: Seat) -> Allowed {
        match self.seat_def(seat).ring {
            RingRule::None => no("8.5.3", "no-there-is-no-ring-token-in-this-mode"),
            RingRule::OncePerGame if !self.player(seat).ring => {
                no("8.5.1", "no-the-ring-token-has-been-used")
            }
            RingRule::OncePerRound if !self.player(seat).ring => {
                no("8.5.2", "no-the-ring-token-has-been-used-this-round")
            }
            RingRule::OncePerGame | RingRule::OncePerRound => Ok(()),
        }
    }

    pub(crate) fn use_ring(&mut self, seat: Seat, log: &mut Log) -> Next {
        self.player_mut(seat).ring = false;
        log.public(Event::Ring { seat });
        match self.seat_def(seat).ring {
            RingRule::OncePerGame => goto(Frame::Draw { seat, left: 2, to: DrawTo::Hand }),
            RingRule::OncePerRound => {
                call(Frame::Draw { seat, left: 3, to: DrawTo::Hand }).then(Frame::RingEliminate(seat))
            }
            RingRule::None => MISFIT,
        }
    }

    /// Rule 8.5.2: then eliminate one from hand, then cycle one.
    pub(crate) fn ring_eliminate(&mut self, seat: Seat, log: &mut Log) -> Next {
        let cycle = Frame::CycleFromHand { seat, left: 1, barred: None };
        let hand = self.player(seat).hand;
        match (hand.first(), hand.len()) {
            (None, _) => goto(cycle),
            (Some(piece), 1) => {
                self.eliminate_hidden(piece, Cause::Hand, log);
                goto(cycle)
            }
            _ => ask(seat, Ask::RingEliminate).then(cycle),
        }
    }

    pub(crate) fn ring_eliminated(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).hand, card));
        let Some(piece) = piece else { return MISFIT };
        self.eliminate_hidden(piece, Cause::Hand, log);
        done()
    }
}

impl Zone {
    /// Whether a text that works in the zone works at this spot (rule 8.4.1).
    fn covers(self, spot: Spot) -> bool {
        match self {
            Zone::Reserve => spot == Spot::Reserve,
            Zone::Path => spot == Spot::At(Place::Path),
            Zone::Location => spot != Spot::Reserve,
            Zone::InPlay => true,
        }
    }
}
