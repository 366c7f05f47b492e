//! Chapter 6: cycle, draw and recycle, eliminate, replacement, forsake, remove.

use super::{Log, MISFIT, card_of};
use crate::action::{Action, Ask, DrawTo, Forsaken};
use crate::cards::{Instead, Piece, Text};
use crate::event::Event;
use crate::frame::{Cause, Frame, Next};
use crate::ids::Card;
use crate::pick::Standing;
use crate::state::{Cards, Spot, State, copy_in, names_in};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::flow::{ask, ask_chance, call, done, goto};
use kit::Drawn;

/// A text that makes a card go to the cycle pile instead of being eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Replacement {
    /// Whose text.
    pub by: Card,
    /// Whether items are cycled with it, or eliminated all the same.
    pub items_cycled: bool,
}

impl State {
    // Moving single cards. Everything that leaves a zone goes through `lift`.

    /// Takes a card out of whatever zone it is in. Items on it stay where they are.
    pub(crate) fn lift(&mut self, piece: Piece) {
        self.known.remove(piece);
        let owner = self.owner(piece);
        let player = self.player_mut(owner);
        for zone in [&mut player.hand, &mut player.cycle, &mut player.aside] {
            if zone.contains(piece) {
                zone.remove(piece);
                return;
            }
        }
        if player.reserve.contains(piece) {
            player.reserve.remove(piece);
            self.fresh.remove(piece);
            return;
        }
        if player.deck.rest().contains(piece) || player.deck.next() == Drawn::Known(piece) {
            player.deck.take(piece);
            return;
        }
        if self.items.contains(piece) {
            self.set_wielder(piece, None);
            return;
        }
        if self.events.contains(piece) {
            self.events.remove(piece);
            return;
        }
        if piece.card() == Card::GorbagAndShagrat {
            self.card_tokens = 0; // Rule 9.6.2.
        }
        if self.path_cards.contains(piece) {
            self.path_cards.remove(piece);
            return;
        }
        for ground in self.grounds.values_mut() {
            ground.cards.remove(piece);
        }
    }

    /// Cycles a card that the others do not see (rule 6.1.1).
    pub(crate) fn cycle_hidden(&mut self, piece: Piece, log: &mut Log) {
        self.forget_sources(piece);
        self.lift(piece);
        let seat = self.owner(piece);
        self.player_mut(seat).cycle.insert(piece);
        log.private(seat, Event::Cycled { seat, card: Some(piece.card()) });
    }

    /// A card leaves a hidden zone unseen: the others can't tell any more whether the cards they knew are still there.
    fn forget_sources(&mut self, piece: Piece) {
        let player = self.player(self.owner(piece));
        let hidden = if player.hand.contains(piece) {
            player.hand
        } else if player.aside.contains(piece) {
            player.aside
        } else {
            player.deck.cards()
        };
        self.known -= hidden;
    }

    /// Cycles a card everybody sees, with its items (rule 6.1.5).
    pub(crate) fn cycle_shown(&mut self, piece: Piece, log: &mut Log) {
        for item in self.items_of(piece) {
            self.cycle_shown_alone(item, log);
        }
        self.cycle_shown_alone(piece, log);
    }

    fn cycle_shown_alone(&mut self, piece: Piece, log: &mut Log) {
        self.lift(piece);
        let seat = self.owner(piece);
        self.player_mut(seat).cycle.insert(piece);
        self.known.insert(piece);
        log.public(Event::Cycled { seat, card: Some(piece.card()) });
    }

    fn eliminate_shown_alone(&mut self, piece: Piece, log: &mut Log) {
        let seat = self.owner(piece);
        let standing = self.standing_to_tell(piece);
        self.lift(piece);
        self.player_mut(seat).eliminated.insert(piece);
        self.known.insert(piece);
        log.public(Event::Eliminated { seat, card: piece.card(), standing });
    }

    /// What the log must say of a card in play so that everybody knows which copy went (rule 12.35). In a combat its place is
    /// known.
    fn standing_to_tell(&self, piece: Piece) -> Option<Standing> {
        if crate::cards::copies(piece.card()).len() == 1 {
            return None;
        }
        match self.spot(piece)? {
            Spot::Reserve => self.told_apart(self.player(self.owner(piece)).reserve, piece),
            Spot::At(_) if self.place_of_combat().is_some() => None,
            Spot::At(_) => self.told_apart(self.cards_on_grounds(), piece),
        }
    }

    // 6.1 Cycle.

    /// Rule 6.1.2.
    pub(crate) fn cycle_from_hand(
        &mut self,
        seat: Seat,
        left: u8,
        barred: Option<Piece>,
        log: &mut Log,
    ) -> Next {
        if left == 0 {
            return done();
        }
        let hand = self.player(seat).hand;
        // A hand of several copies of one card is asked about too: not being asked would tell the others.
        match (hand.first(), hand.len()) {
            // For each missing card the player forsakes one instead.
            (None, _) => goto(Frame::Forsake { seat, left, barred }),
            (Some(piece), 1) => {
                self.cycle_hidden(piece, log);
                goto(Frame::CycleFromHand { seat, left: left - 1, barred })
            }
            _ => ask(seat, Ask::CycleFromHand).then(Frame::CycleFromHand { seat, left: left - 1, barred }),
        }
    }

    pub(crate) fn cycled_from_hand(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).hand, card));
        let Some(piece) = piece else { return MISFIT };
        self.cycle_hidden(piece, log);
        done()
    }

    // 6.2 Draw and recycle.

    /// Rules 6.2.1 to 6.2.4.
    pub(crate) fn draw(&mut self, seat: Seat, left: u8, to: DrawTo, log: &mut Log) -> Next {
        if left == 0 {
            return done();
        }
        // Rule 12.7: only the cards that the deck has are looked at.
        if to != DrawTo::Look {
            self.recycle_if_empty(seat, log);
        }
        let then = Frame::Draw { seat, left: left - 1, to };
        match self.player(seat).deck.next() {
            Drawn::Nothing => done(), // Rule 6.2.4.
            Drawn::Known(piece) => {
                self.put_drawn(seat, piece, to, log);
                goto(then)
            }
            Drawn::AskChance => ask_chance(Ask::Draw { seat, to }).then(then),
        }
    }

    pub(crate) fn drawn(&mut self, seat: Seat, to: DrawTo, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).deck.rest(), card));
        let Some(piece) = piece else { return MISFIT };
        self.put_drawn(seat, piece, to, log);
        done()
    }

    fn put_drawn(&mut self, seat: Seat, piece: Piece, to: DrawTo, log: &mut Log) {
        let deck = self.player(seat).deck.cards();
        self.known -= deck;
        let player = self.player_mut(seat);
        player.deck.take(piece);
        let card = Some(piece.card());
        match to {
            DrawTo::Hand => {
                player.hand.insert(piece);
                log.private(seat, Event::Drew { seat, card });
            }
            DrawTo::Aside | DrawTo::Look => {
                player.aside.insert(piece);
                log.private(seat, Event::DrewAside { seat, card });
            }
        }
        if to != DrawTo::Look {
            self.recycle_if_empty(seat, log); // Rule 6.2.2.
        }
    }

    /// Rules 6.2.2 and 6.2.3.
    pub(crate) fn recycle_if_empty(&mut self, seat: Seat, log: &mut Log) {
        let player = self.player(seat);
        if player.deck.is_empty() && !player.cycle.is_empty() {
            self.recycle(seat, log);
        }
    }

    /// Rule 6.2.5.
    pub(crate) fn recycle(&mut self, seat: Seat, log: &mut Log) {
        let player = self.player_mut(seat);
        let cycle = std::mem::take(&mut player.cycle);
        player.deck.shuffle_in(cycle);
        log.public(Event::Recycled { seat });
    }

    // 6.3 Eliminate, 6.4 replacement.

    /// The texts that replace this elimination (rule 6.4.2).
    pub(crate) fn replacements(&self, piece: Piece, cause: Cause) -> ArrayVec<Replacement, 4> {
        let path = cause == Cause::PathCombat;
        let combat = path || cause == Cause::BattlegroundCombat;
        let own = piece.card();
        let own_texts = own.def().texts.iter().filter_map(|text| match text {
            Text::CycleInstead(Instead::AlwaysWithoutItems) => {
                Some(Replacement { by: own, items_cycled: false })
            }
            Text::CycleInstead(instead) => {
                let fits = match instead {
                    Instead::Always => true,
                    Instead::ForsakenFromReserve => cause == Cause::ForsakenReserve,
                    Instead::ForsakenFromTop => cause == Cause::ForsakenTop,
                    Instead::PathCombat => path,
                    Instead::AlwaysWithoutItems | Instead::WielderInPathCombat | Instead::WielderInCombat => {
                        false
                    }
                };
                fits.then_some(Replacement { by: own, items_cycled: true })
            }
            _ => None,
        });
        let mut found: ArrayVec<Replacement, 4> = own_texts.collect();
        if !combat {
            return found;
        }
        for item in self.items_of(piece) {
            let fits = item.card().def().texts.iter().any(|text| match text {
                Text::CycleInstead(instead) => match instead {
                    Instead::WielderInPathCombat => path,
                    Instead::WielderInCombat => true,
                    Instead::AlwaysWithoutItems
                    | Instead::Always
                    | Instead::ForsakenFromReserve
                    | Instead::ForsakenFromTop
                    | Instead::PathCombat => false,
                },
                _ => false,
            });
            if fits && !found.is_full() {
                found.push(Replacement { by: item.card(), items_cycled: true });
            }
        }
        found
    }

    /// Eliminates a card in play (rules 6.3.4, 6.4.4).
    pub(crate) fn eliminate(&mut self, piece: Piece, cause: Cause, log: &mut Log) -> Next {
        let replacements = self.replacements(piece, cause);
        let matters = !self.items_of(piece).is_empty();
        let differ = replacements.iter().any(|other| other.items_cycled != replacements[0].items_cycled);
        if matters && differ {
            return ask(self.owner(piece), Ask::Replacement { piece, cause }).last();
        }
        self.eliminate_by(piece, replacements.first().copied(), log);
        done()
    }

    pub(crate) fn replacement_chosen(
        &mut self,
        piece: Piece,
        cause: Cause,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let replacements = self.replacements(piece, cause);
        let chosen = replacements.iter().find(|replacement| Some(replacement.by) == card_of(action));
        let Some(chosen) = chosen else { return MISFIT };
        self.eliminate_by(piece, Some(*chosen), log);
        done()
    }

    fn eliminate_by(&mut self, piece: Piece, replacement: Option<Replacement>, log: &mut Log) {
        let items = self.items_of(piece);
        self.note_payment(replacement.is_some());
        let Some(Replacement { by, items_cycled }) = replacement else {
            for card in items {
                self.eliminate_shown_alone(card, log);
            }
            return self.eliminate_shown_alone(piece, log);
        };
        for item in items {
            if items_cycled {
                self.cycle_shown_alone(item, log);
            } else {
                self.eliminate_shown_alone(item, log); // Rule 6.4.3.
            }
        }
        log.public(Event::CycledInstead { seat: self.owner(piece), card: piece.card(), by });
        self.cycle_shown_alone(piece, log);
    }

    /// Eliminates a card from hand, a set drawn aside or the draw deck (rule 6.3.2).
    pub(crate) fn eliminate_hidden(&mut self, piece: Piece, cause: Cause, log: &mut Log) {
        let seat = self.owner(piece);
        let replacements = self.replacements(piece, cause);
        self.note_payment(!replacements.is_empty());
        match replacements.first() {
            Some(replacement) => {
                // The text is shown because it applies (rule 14.4).
                log.reveal();
                log.public(Event::CycledInstead { seat, card: piece.card(), by: replacement.by });
                self.cycle_shown_alone(piece, log);
            }
            None => {
                if self.might_have_come_back(seat) {
                    log.reveal();
                }
                self.forget_sources(piece);
                self.lift(piece);
                self.player_mut(seat).eliminated.insert(piece);
                log.private(seat, Event::EliminatedUnseen { seat, card: Some(piece.card()), cause });
            }
        }
    }

    /// Whether a card that goes unseen tells the others that it was not Frodo or Bilbo, who would have been
    /// shown: only if they could have been among the hidden cards.
    fn might_have_come_back(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let hidden = player.hand | player.deck.cards() | player.cycle | player.eliminated | player.aside;
        let always = crate::cards::copies(Card::FrodoBaggins) | crate::cards::copies(Card::BilboBaggins);
        (hidden - self.known).meets(always)
    }

    /// Rule 8.4.6: a text whose cost came back may not be used again this round.
    fn note_payment(&mut self, came_back: bool) {
        if let Some(card) = self.paying.take()
            && came_back
        {
            self.spent.insert(card);
        }
    }

    // 6.5 Forsake.

    /// Cards of the seat's reserve that can be forsaken: armies, characters, and items on characters there.
    pub(crate) fn forsakable_reserve(&self, seat: Seat, barred: Option<Piece>) -> Cards {
        let reserve = self.player(seat).reserve;
        // Rule 6.5.5: the controller of the wielder decides, whoever owns the item.
        let items = self
            .items
            .iter()
            .filter(|item| self.wielder(*item).is_some_and(|wielder| reserve.contains(wielder)));
        let cards = items.fold(reserve, |cards, item| cards | Cards::only(item));
        // Rule 6.5.7.
        barred.map_or(cards, |piece| cards - Cards::only(piece))
    }

    /// Rule 6.5.3.
    pub(crate) fn can_forsake_top(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.deck.is_empty() || !player.cycle.is_empty()
    }

    /// Whether anything can be forsaken.
    pub(crate) fn can_forsake(&self, seat: Seat, barred: Option<Piece>) -> bool {
        !self.player(seat).hand.is_empty()
            || self.can_forsake_top(seat)
            || !self.forsakable_reserve(seat, barred).is_empty()
    }

    pub(crate) fn list_forsake(&self, seat: Seat, barred: Option<Piece>, out: &mut Vec<Action>) {
        let hand = names_in(self.player(seat).hand).map(Forsaken::Hand);
        let reserve = self.picks(self.forsakable_reserve(seat, barred)).map(Forsaken::Reserve);
        let top = self.can_forsake_top(seat).then_some(Forsaken::Top);
        out.extend(hand.chain(reserve).chain(top).map(Action::Forsake));
    }

    /// Rules 6.5.1 and 6.5.6.
    pub(crate) fn forsake(&mut self, seat: Seat, left: u8, barred: Option<Piece>) -> Next {
        if left == 0 || !self.can_forsake(seat, barred) {
            return done(); // Rule 6.5.3.
        }
        let then = Frame::Forsake { seat, left: left - 1, barred };
        if self.player(seat).hand.is_empty() && self.forsakable_reserve(seat, barred).is_empty() {
            return call(Frame::ForsakeTop(seat)).then(then);
        }
        ask(seat, Ask::Forsake { barred }).then(then)
    }

    pub(crate) fn forsaken(
        &mut self,
        seat: Seat,
        barred: Option<Piece>,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Forsake(Forsaken::Hand(card)) => {
                let Some(piece) = copy_in(self.player(seat).hand, card) else { return MISFIT };
                self.eliminate_hidden(piece, Cause::Hand, log);
                done()
            }
            Action::Forsake(Forsaken::Reserve(pick)) => {
                // Rule 7.2.5: of two copies the one being played is not meant.
                let Some(piece) = self.picked(self.forsakable_reserve(seat, barred), pick) else {
                    return MISFIT;
                };
                goto(Frame::Eliminate { piece, cause: Cause::ForsakenReserve })
            }
            Action::Forsake(Forsaken::Top) => goto(Frame::ForsakeTop(seat)),
            _ => MISFIT,
        }
    }

    /// Rules 6.5.2 and 6.5.3.
    pub(crate) fn forsake_top(&mut self, seat: Seat, log: &mut Log) -> Next {
        self.recycle_if_empty(seat, log);
        match self.player(seat).deck.next() {
            Drawn::Nothing => done(),
            Drawn::Known(piece) => {
                self.forsake_from_deck(seat, piece, log);
                done()
            }
            Drawn::AskChance => ask_chance(Ask::ForsakenTop { seat }).last(),
        }
    }

    pub(crate) fn top_forsaken(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).deck.rest(), card));
        let Some(piece) = piece else { return MISFIT };
        self.forsake_from_deck(seat, piece, log);
        done()
    }

    fn forsake_from_deck(&mut self, seat: Seat, piece: Piece, log: &mut Log) {
        self.eliminate_hidden(piece, Cause::ForsakenTop, log);
        self.recycle_if_empty(seat, log); // Rule 6.2.2.
    }

    // 6.6 Remove.

    /// Rule 6.6.1. This elimination is never replaced (rule 6.4.5).
    pub(crate) fn remove_card(&mut self, card: Card, log: &mut Log) {
        for piece in crate::cards::copies(card) {
            let Some(seat) = self.faction_seat(card.def().faction) else { continue };
            let player = self.player(seat);
            if player.eliminated.contains(piece) || !self.seat_def(seat).cards().contains(piece) {
                continue;
            }
            let from_deck = player.deck.cards().contains(piece);
            for item in self.items_of(piece) {
                self.eliminate_shown_alone(item, log); // Rule 12.27.
            }
            log.reveal();
            log.public(Event::Removed { card });
            self.eliminate_shown_alone(piece, log);
            if from_deck {
                self.player_mut(seat).deck.shuffle_in(Cards::EMPTY);
                self.recycle_if_empty(seat, log);
            }
        }
    }

    // 12.30 Mirror of Galadriel.

    /// The seat that may look at its top card but has not yet seen it.
    pub(crate) fn top_to_peek(&self) -> Option<Seat> {
        let mirrors = self.items & crate::cards::copies(Card::MirrorOfGaladriel);
        let seat = self.owner(mirrors.first()?);
        (self.player(seat).deck.next() == Drawn::AskChance).then_some(seat)
    }

    pub(crate) fn peek_top(&mut self, seat: Seat) -> Next {
        ask_chance(Ask::PeekTop { seat }).last()
    }

    pub(crate) fn top_peeked(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).deck.rest(), card));
        let Some(piece) = piece else { return MISFIT };
        self.player_mut(seat).deck.reveal_top(piece);
        log.private(seat, Event::Peeked { seat, card: Some(piece.card()) });
        done()
    }
}
