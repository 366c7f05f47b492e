//! Carrying out texts: the instructions of cards and locations, with the rulings of chapter 12.

use super::{Allowed, Log, MISFIT};
use crate::action::{Action, Ask, DrawTo, Place};
use crate::cards::{Cost, Destination, Op, Permit, Piece, TakeChoice, TakeFrom, Token, Who, copies};
use crate::event::Event;
use crate::frame::{Aside, AsideStep, Cause, Ctx, Frame, LookStep, Next};
use crate::ids::{Battleground, Card, Faction, Kind, Path};
use crate::state::{Cards, GroundStatus, Spot, State, copy_in};
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

impl State {
    /// The seat that a text addresses; none if no seat has the faction (rule 1.2.3).
    pub(crate) fn who(&self, who: Who, ctx: Ctx, that: Option<Seat>) -> Option<Seat> {
        match who {
            Who::You => Some(ctx.you),
            Who::ThatPlayer => that,
            Who::FactionPlayer(faction) => self.faction_seat(faction),
        }
    }

    /// Rule 12.1: the instructions in order.
    pub(crate) fn ops(&mut self, ctx: Ctx, at: u8, log: &mut Log) -> Next {
        match ctx.op(at) {
            None => done(),
            Some(Op::Each(..)) => goto(Frame::Each { ctx, at, nth: 0, sub: 0 }),
            Some(op) => self.op(op, ctx, at, None, Frame::Ops { ctx, at: at + 1 }, log),
        }
    }

    /// Rules 3.5 and 11.2.3: every player of a side, each through the whole of it.
    pub(crate) fn each(&mut self, ctx: Ctx, at: u8, nth: u8, sub: u8, log: &mut Log) -> Next {
        let Some(Op::Each(side, ops)) = ctx.op(at) else { return MISFIT };
        let Some(seat) = self.every_player(*side).get(usize::from(nth)).copied() else {
            return goto(Frame::Ops { ctx, at: at + 1 });
        };
        match ops.get(usize::from(sub)) {
            None => goto(Frame::Each { ctx, at, nth: nth + 1, sub: 0 }),
            Some(op) => self.op(op, ctx, at, Some(seat), Frame::Each { ctx, at, nth, sub: sub + 1 }, log),
        }
    }

    fn op(
        &mut self,
        op: &'static Op,
        ctx: Ctx,
        at: u8,
        that: Option<Seat>,
        then: Frame,
        log: &mut Log,
    ) -> Next {
        match *op {
            Op::Draw(who, n) => match self.who(who, ctx, that) {
                Some(seat) => call(Frame::Draw { seat, left: n, to: DrawTo::Hand }).then(then),
                None => goto(then),
            },
            Op::CycleFromHand(who, n) => match self.who(who, ctx, that) {
                Some(seat) => call(Frame::CycleFromHand { seat, left: n, barred: None }).then(then),
                None => goto(then),
            },
            Op::Forsake(who, n) => match self.who(who, ctx, that) {
                Some(seat) => {
                    let barred = self.barred(ctx);
                    self.paying = barred;
                    call(Frame::Forsake { seat, left: n, barred }).then(then)
                }
                None => goto(then),
            },
            Op::Each(..) => Next::Broken("players inside players"),
            Op::May(who, _) => self.may(who, ctx, at),
            Op::Take(take) => call(Frame::Take { ctx, at, left: take.n }).then(then),
            Op::PathToken(token) => {
                self.put_token(token, Place::Path, log);
                goto(then)
            }
            Op::BattlegroundToken(_) | Op::DefenceTokenAnywhere => {
                self.choose_token_place(ctx, at, then, log)
            }
            Op::TokenOnThisCard => {
                let n = if self.path == Some(Path::CirithUngol) { 2 } else { 1 };
                self.card_tokens += n;
                log.public(Event::TokensOnCard { n });
                goto(then)
            }
            Op::Corruption(n) => {
                self.add_corruption(n, log);
                goto(then)
            }
            Op::CleansePerHobbit => {
                // Rule 12.13.
                let hobbits = self.path_cards & Faction::Hobbit.cards() & Kind::Character.cards();
                self.remove_corruption(hobbits.len() as u8, log);
                goto(then)
            }
            Op::DrawPlayCycle(rule) => match self.who(rule.who, ctx, that) {
                Some(seat) => {
                    let aside = Aside { ctx, at, seat, played: [None; 2] };
                    call(Frame::Aside(aside, AsideStep::Draw)).then(then)
                }
                None => goto(then),
            },
            Op::LookAtTop => {
                self.spent |= ctx.piece.map_or(Cards::EMPTY, Cards::only); // Rule 8.4.3.
                call(Frame::Look(ctx.you, LookStep::Draw)).then(then)
            }
            Op::Recycle(who) => {
                if let Some(seat) = self.who(who, ctx, that) {
                    self.recycle(seat, log);
                }
                goto(then)
            }
            Op::Remove(card) => {
                self.remove_card(card, log);
                goto(then)
            }
            Op::NextNumber | Op::SameNumber | Op::MaySameNumber => self.choose_path(op, ctx, at, then),
            Op::Activate(ground) => match self.ground(ground).status {
                GroundStatus::Deck => call(Frame::ActivateBattleground(ground)).then(then),
                GroundStatus::Active { .. } | GroundStatus::Scored(_) | GroundStatus::Absent => goto(then),
            },
            Op::BringUp(_) | Op::Reactivate(_) => self.choose_battleground(ctx, at),
            Op::MoveWielderThere => self.move_wielder_there(ctx, log),
            Op::MayMoveThere(card) => self.may_move_there(card, ctx, at, then),
            Op::MayMoveWielder(_) => self.may_move_wielder(ctx, at, then),
            Op::Eliminate(who, prey) => self.choose_prey(who, prey, ctx, at, then),
            Op::Ruin => call(Frame::RuinRohan { ctx, n: 0 }).then(then),
            Op::EliminateSelf => match ctx.piece {
                // Rule 12.22: a cost, neither in combat nor a forsake.
                Some(piece) => call(Frame::Eliminate { piece, cause: Cause::Cost }).then(then),
                None => MISFIT,
            },
            Op::CycleSelf => {
                if let Some(piece) = ctx.piece {
                    self.cycle_shown(piece, log);
                }
                goto(then)
            }
            Op::CycleWielder => {
                if let Some(wielder) = ctx.wielder {
                    self.cycle_shown(wielder, log);
                }
                goto(then)
            }
            Op::GrimasChoice => self.grimas_choice(ctx, at),
            Op::IfInReserve(card) => {
                if self.player(ctx.you).reserve.meets(copies(card)) {
                    goto(then)
                } else {
                    done()
                }
            }
            Op::PathsOfTheDeadDraw => {
                // Rule 12.26: one who was just forsaken does not count.
                let kings = copies(Card::Strider) | copies(Card::Aragorn);
                let left = if self.player(ctx.you).reserve.meets(kings) { 5 } else { 4 };
                call(Frame::Draw { seat: ctx.you, left, to: DrawTo::Hand }).then(then)
            }
            Op::Permit(Permit::RedArrow) => {
                self.red_arrow = true;
                goto(then)
            }
            Op::Permit(Permit::ThreeHunters) => {
                self.three_hunters = true;
                goto(then)
            }
        }
    }

    /// Rule 6.5.7: a card that is used can't pay its own cost. A text that only tells to forsake bars nothing.
    fn barred(&self, ctx: Ctx) -> Option<Piece> {
        match ctx.source {
            crate::frame::Source::Card(card, text) => {
                let is_action = card.action().is_some_and(|(_, number, _)| number == text);
                ctx.piece.filter(|_| is_action)
            }
            crate::frame::Source::Path(_) | crate::frame::Source::Battleground(_) => None,
        }
    }

    // Optional parts.

    fn may(&mut self, who: Who, ctx: Ctx, at: u8) -> Next {
        let Some(seat) = self.who(who, ctx, None) else { return done() };
        // Both prices come down to a card of the hand or a forsake (rule 6.1.2).
        if !self.can_forsake(seat, ctx.piece) {
            return done(); // Rule 6.3.3.
        }
        ask(seat, Ask::May { ctx, at }).last()
    }

    pub(crate) fn may_answered(
        &mut self,
        ctx: Ctx,
        at: u8,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let then = Frame::Ops { ctx, at: at + 1 };
        match (action, ctx.op(at)) {
            (Action::Accept, Some(Op::May(_, Cost::Forsake))) => {
                call(Frame::Forsake { seat, left: 1, barred: ctx.piece }).then(then)
            }
            // Rule 6.5.7: a card being played can't pay its own price.
            (Action::Accept, Some(Op::May(_, Cost::CycleFromHand))) => {
                call(Frame::CycleFromHand { seat, left: 1, barred: ctx.piece }).then(then)
            }
            (Action::Decline, _) => {
                log.public(Event::Declined { seat, source: ctx.source });
                done()
            }
            _ => MISFIT,
        }
    }

    // 6.7 Take.

    /// The cards that could be taken.
    pub(crate) fn takeable(&self, ctx: Ctx, at: u8) -> Cards {
        let Some(take) = ctx.take(at) else { return Cards::EMPTY };
        let Some(seat) = self.who(take.who, ctx, None) else { return Cards::EMPTY };
        let player = self.player(seat);
        let zone = match take.from {
            // Rule 6.2.3: a search of an empty deck recycles first.
            TakeFrom::DrawDeck if player.deck.is_empty() => player.cycle,
            TakeFrom::DrawDeck => player.deck.cards(),
            TakeFrom::CyclePile => player.cycle,
            TakeFrom::DrawDeckOrCyclePile => player.deck.cards() | player.cycle,
        };
        State::matching(zone, &take.which)
    }

    pub(crate) fn take(&mut self, ctx: Ctx, at: u8, left: u8, log: &mut Log) -> Next {
        let Some(take) = ctx.take(at) else { return MISFIT };
        let Some(seat) = self.who(take.who, ctx, None) else { return done() };
        if left == 0 {
            return done();
        }
        if take.choice == TakeChoice::MayFail {
            self.recycle_if_empty(seat, log); // Rule 6.2.3: the deck is searched, come what may.
        }
        if take.choice == TakeChoice::Must {
            // A card that is there must be taken: the others learn now whether there is one.
            log.reveal();
            if self.takeable(ctx, at).is_empty() {
                log.public(Event::FoundNothing { seat });
                return done();
            }
        }
        // Asked even if nothing or only one card is there: not being asked would tell the others so.
        ask(seat, Ask::Take { ctx, at, left }).last()
    }

    pub(crate) fn taken(
        &mut self,
        ctx: Ctx,
        at: u8,
        left: u8,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Take(card) => self.take_one(ctx, at, left, seat, card, log),
            Action::Decline => {
                if ctx.take(at).is_some_and(|take| take.choice == TakeChoice::May) {
                    log.public(Event::Declined { seat, source: ctx.source });
                    return done();
                }
                self.find_nothing(seat, log)
            }
            Action::Done => self.find_nothing(seat, log),
            _ => MISFIT,
        }
    }

    /// Rule 6.7.1: the deck is shuffled all the same.
    fn find_nothing(&mut self, seat: Seat, log: &mut Log) -> Next {
        self.recycle_if_empty(seat, log);
        self.player_mut(seat).deck.shuffle_in(Cards::EMPTY);
        log.public(Event::FoundNothing { seat });
        done()
    }

    /// Whether the draw deck may be searched without taking anything, in an optional text.
    pub(crate) fn may_find_nothing(ctx: Ctx, at: u8) -> bool {
        ctx.take(at).is_some_and(|take| take.choice == TakeChoice::May && take.from != TakeFrom::CyclePile)
    }

    /// Whether the answer "no" fits a question which card to take.
    pub(crate) fn may_take_none(ctx: Ctx, at: u8) -> bool {
        ctx.take(at).is_some_and(|take| take.choice != TakeChoice::Must)
    }

    fn take_one(&mut self, ctx: Ctx, at: u8, left: u8, seat: Seat, card: Card, log: &mut Log) -> Next {
        if ctx.take(at).is_some_and(|take| take.from == TakeFrom::DrawDeck) {
            self.recycle_if_empty(seat, log); // Rule 6.2.3.
        }
        let Some(piece) = copy_in(self.takeable(ctx, at), card) else { return MISFIT };
        let from_deck = self.player(seat).deck.cards().contains(piece);
        if from_deck {
            self.player_mut(seat).deck.shuffle_in(Cards::EMPTY);
        }
        self.lift(piece);
        self.player_mut(seat).hand.insert(piece);
        self.known.insert(piece);
        log.reveal();
        log.public(Event::Took { seat, card });
        if from_deck {
            self.recycle_if_empty(seat, log);
        }
        goto(Frame::Take { ctx, at, left: left - 1 })
    }

    // Tokens (rules 9.6, 12.17).

    fn put_token(&mut self, token: Token, place: Place, log: &mut Log) {
        match (place, token) {
            (Place::Path, _) if self.path.is_none() => return,
            (Place::Path, Token::Attack) => self.path_attack += 1,
            (Place::Path, Token::Defence) => self.path_defence += 1,
            (Place::Battleground(ground), Token::Attack) => self.ground_mut(ground).attack += 1,
            (Place::Battleground(ground), Token::Defence) => self.ground_mut(ground).defence += 1,
        }
        log.public(Event::Token { token, place: self.place_named(place) });
    }

    pub(crate) fn token_places(&self, ctx: Ctx, at: u8) -> impl Iterator<Item = Place> + '_ {
        let anywhere = matches!(ctx.op(at), Some(Op::DefenceTokenAnywhere));
        self.active_places().filter(move |place| anywhere || *place != Place::Path)
    }

    fn token_of(ctx: Ctx, at: u8) -> Token {
        match ctx.op(at) {
            Some(Op::BattlegroundToken(token)) => *token,
            _ => Token::Defence,
        }
    }

    fn choose_token_place(&mut self, ctx: Ctx, at: u8, then: Frame, log: &mut Log) -> Next {
        let mut places = self.token_places(ctx, at);
        match (places.next(), places.next()) {
            (None, _) => goto(then),
            (Some(only), None) => {
                drop(places);
                self.put_token(State::token_of(ctx, at), only, log);
                goto(then)
            }
            _ => {
                drop(places);
                ask(ctx.you, Ask::Token { ctx, at }).then(then)
            }
        }
    }

    pub(crate) fn token_placed(&mut self, ctx: Ctx, at: u8, action: Action, log: &mut Log) -> Next {
        let Action::Token(place) = action else { return MISFIT };
        self.put_token(State::token_of(ctx, at), place, log);
        done()
    }

    // Paths and battlegrounds (chapter 4).

    pub(crate) fn paths_to_choose(&self, ctx: Ctx, at: u8) -> impl Iterator<Item = Path> + '_ {
        self.eligible_paths(matches!(ctx.op(at), Some(Op::NextNumber)))
    }

    fn choose_path(&mut self, op: &Op, ctx: Ctx, at: u8, then: Frame) -> Next {
        let optional = matches!(op, Op::MaySameNumber);
        let mut paths = self.paths_to_choose(ctx, at);
        match (paths.next(), paths.next()) {
            (None, _) => done(), // Rule 4.4.6.
            (Some(only), None) if !optional => call(Frame::ActivatePath(only)).then(then),
            _ => {
                drop(paths);
                ask(ctx.you, Ask::Path { ctx, at }).last()
            }
        }
    }

    pub(crate) fn path_chosen(&mut self, ctx: Ctx, at: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Path(path) => call(Frame::ActivatePath(path)).then(Frame::Ops { ctx, at: at + 1 }),
            Action::Decline => {
                log.public(Event::Declined { seat: ctx.you, source: ctx.source });
                done()
            }
            _ => MISFIT,
        }
    }

    pub(crate) fn grounds_to_choose(&self, ctx: Ctx, at: u8) -> impl Iterator<Item = Battleground> + '_ {
        let (grounds, decks) = match ctx.op(at) {
            Some(Op::BringUp(grounds)) => (Some(*grounds), true),
            Some(Op::Reactivate(grounds)) => (Some(*grounds), false),
            _ => (None, false),
        };
        grounds.into_iter().flat_map(move |grounds| self.matching_grounds(grounds, decks))
    }

    fn choose_battleground(&mut self, ctx: Ctx, at: u8) -> Next {
        let mut grounds = self.grounds_to_choose(ctx, at);
        match (grounds.next(), grounds.next()) {
            (None, _) => done(), // Rule 4.3.8.
            (Some(only), None) => {
                drop(grounds);
                self.battleground_chosen(ctx, at, Action::Battleground(only))
            }
            _ => {
                drop(grounds);
                ask(ctx.you, Ask::Battleground { ctx, at }).last()
            }
        }
    }

    pub(crate) fn battleground_chosen(&mut self, ctx: Ctx, at: u8, action: Action) -> Next {
        let Action::Battleground(ground) = action else { return MISFIT };
        let ctx = Ctx { ground: Some(ground), ..ctx };
        call(Frame::ActivateBattleground(ground)).then(Frame::Ops { ctx, at: at + 1 })
    }

    // Moves ordered by a text (rule 8.1.4).

    /// Rule 12.6: if the wielder is gone nobody moves; if only the item is gone the wielder still moves.
    fn move_wielder_there(&mut self, ctx: Ctx, log: &mut Log) -> Next {
        let (Some(wielder), Some(ground)) = (ctx.wielder, ctx.ground) else { return done() };
        let place = Place::Battleground(ground);
        if self.spot(wielder) != Some(Spot::Reserve) || self.check_enter(wielder.card(), place).is_err() {
            return done();
        }
        self.move_piece(wielder, place, log)
    }

    fn may_move_there(&mut self, card: Card, ctx: Ctx, at: u8, then: Frame) -> Next {
        let Some(ground) = ctx.ground else { return goto(then) };
        let in_reserve = self.player(ctx.you).reserve.meets(copies(card));
        if !in_reserve || self.check_enter(card, Place::Battleground(ground)).is_err() {
            return goto(then);
        }
        ask(ctx.you, Ask::MoveThere { ctx, at }).last()
    }

    pub(crate) fn move_there_answered(&mut self, ctx: Ctx, at: u8, action: Action, log: &mut Log) -> Next {
        let Some(Op::MayMoveThere(card)) = ctx.op(at) else { return MISFIT };
        match (action, ctx.ground) {
            (Action::Accept, Some(ground)) => {
                let Some(piece) = copy_in(self.player(ctx.you).reserve, *card) else { return MISFIT };
                self.move_piece(piece, Place::Battleground(ground), log)
            }
            (Action::Decline, _) => {
                log.public(Event::Declined { seat: ctx.you, source: ctx.source });
                done()
            }
            _ => MISFIT,
        }
    }

    pub(crate) fn wielder_places(&self, ctx: Ctx, at: u8) -> impl Iterator<Item = Place> + '_ {
        let to_path = match ctx.op(at) {
            Some(Op::MayMoveWielder(destination)) => *destination == Destination::Path,
            _ => false,
        };
        let card = ctx.wielder.map(Piece::card);
        self.active_places().filter(move |place| {
            (*place == Place::Path) == to_path
                && card.is_some_and(|card| self.check_enter(card, *place).is_ok())
        })
    }

    fn may_move_wielder(&mut self, ctx: Ctx, at: u8, then: Frame) -> Next {
        let in_reserve = ctx.wielder.is_some_and(|wielder| self.spot(wielder) == Some(Spot::Reserve));
        if !in_reserve || self.wielder_places(ctx, at).next().is_none() {
            return goto(then);
        }
        ask(ctx.you, Ask::MoveWielder { ctx, at }).last()
    }

    pub(crate) fn move_wielder_answered(&mut self, ctx: Ctx, action: Action, log: &mut Log) -> Next {
        match (action, ctx.wielder) {
            (Action::Move { to, .. }, Some(wielder)) => self.move_piece(wielder, to, log),
            (Action::Decline, _) => {
                log.public(Event::Declined { seat: ctx.you, source: ctx.source });
                done()
            }
            _ => MISFIT,
        }
    }

    /// Whether a card may be taken (rule 6.7).
    pub(crate) fn check_take(&self, ctx: Ctx, at: u8, card: Card) -> Allowed {
        if copy_in(self.takeable(ctx, at), card).is_some() {
            Ok(())
        } else {
            let rule = kernel::Ask::rule(&Ask::Take { ctx, at, left: 1 });
            Err(Refused::Illegal { rule, why: "no-that-card-is-not-there-to-be-taken" })
        }
    }
}
