//! Windows for interrupts and responses (rule 10.2).

use super::{Allowed, MISFIT, need, no};
use crate::ability::{Ability, Ctx, On, Timing};
use crate::action::{Action, Ask};
use crate::cards::LISTENS;
use crate::frame::{Frame, Next, ReactionStep, UseStep};
use crate::ids::{AbilityId, Card, HappeningId, PieceId};
use crate::state::{Phase, Piece, State};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};
use kit::Set;

/// Forced abilities that wait for one moment. With these cards there are never more than eight.
type Forced = ArrayVec<(PieceId, AbilityId), 8>;

const fn is_forced(timing: Timing) -> bool {
    matches!(timing, Timing::ForcedInterrupt | Timing::ForcedResponse)
}

const fn is_optional(timing: Timing) -> bool {
    matches!(timing, Timing::Interrupt | Timing::Response)
}

impl State {
    /// The window for forced abilities.
    pub(crate) fn forced(&self, at: HappeningId, on: On) -> Frame {
        Frame::Window { at, on: on.only(), forced: true, seat: self.first, passes: 0 }
    }

    /// The window for optional abilities.
    pub(crate) fn optional(&self, at: HappeningId, on: Set<On>) -> Frame {
        Frame::Window { at, on, forced: false, seat: self.first, passes: 0 }
    }

    /// Forced, then optional abilities, then it is over.
    pub(crate) fn reactions(&mut self, at: HappeningId, on: Set<On>, step: ReactionStep) -> Next {
        let window = |forced| Frame::Window { at, on, forced, seat: self.first, passes: 0 };
        match step {
            ReactionStep::Forced => {
                call(window(true)).then(Frame::Reactions { at, on, step: ReactionStep::Responses })
            }
            ReactionStep::Responses => call(window(false)).then(Frame::Pop(at)),
        }
    }

    /// Whether any card could react at all: a quick look.
    pub(crate) fn anyone_listens(&self, on: Set<On>) -> bool {
        self.pieces.iter().any(|piece| LISTENS[piece.card].meets(on))
            || self
                .players
                .iter()
                .any(|player| player.hand.iter().chain(&player.deck).any(|card| LISTENS[*card].meets(on)))
    }

    /// Whether a card in play could react at all.
    fn piece_listens(&self, on: Set<On>) -> bool {
        self.pieces.iter().any(|piece| LISTENS[piece.card].meets(on))
    }

    /// The context of an ability of a card in play that reacts (rule 3, "you").
    fn reaction(&self, it: &Piece, ability: AbilityId, at: HappeningId) -> Ctx {
        let named = self.happening(at).map(|happening| happening.player);
        let on = it.def().ability(ability).map_or(On::Nothing, |ability| ability.on);
        // Rules 11.5.4, 11.5.8: a player who was attacked stays the one attacked, even when eliminated; nobody else
        // takes that place.
        let by_event = matches!(on, On::Attacks | On::EnemyAttacked | On::Schemed | On::Schemes);
        let engaged = if by_event { named } else { it.engaged.or(named.filter(|seat| self.is_in(*seat))) };
        let player = it.controller.or(engaged).unwrap_or(self.first);
        Ctx { at, ..Ctx::new(it.card, ability, it.id, player) }
    }

    /// Whether the ability was used for this already (rule 10.2.2).
    fn was_used(&self, at: HappeningId, id: PieceId, ability: AbilityId) -> bool {
        id.is_some() && self.happening(at).is_some_and(|happening| happening.used.contains(&(id, ability)))
    }

    pub(crate) fn window_step(
        &mut self,
        at: HappeningId,
        on: Set<On>,
        forced: bool,
        seat: Seat,
        passes: u8,
    ) -> Next {
        let Some(happening) = self.happening(at) else { return done() };
        // Rule 10.2.4.
        if happening.stopped && !Ask::is_response(on) {
            return done();
        }
        // Rule 10.2.6: nothing is left to be dealt or placed.
        if on.meets(On::any(&[On::WouldTakeDamage, On::WouldPlaceThreat])) && happening.amount == 0 {
            return done();
        }
        if forced {
            return self.forced_window(at, on);
        }
        // Rule 6: no ability but Setup abilities during setup.
        if self.phase == Phase::Setup {
            return done();
        }
        let n_in = self.players.iter().filter(|player| !player.out).count() as u8;
        let (mut seat, mut passes) = (seat, passes);
        // What was used last may have eliminated the player whose turn it would be: that is not a pass.
        if !self.is_in(seat) {
            seat = self.next_player(seat);
        }
        while passes < n_in {
            if self.is_offered(seat, at, on) {
                return ask(seat, Ask::Window { seat, at, on, passes }).last();
            }
            passes += 1;
            seat = self.next_player(seat);
        }
        done()
    }

    fn forced_window(&mut self, at: HappeningId, on: Set<On>) -> Next {
        if !self.piece_listens(on) {
            return done();
        }
        let waiting = self.forced_abilities(at, on);
        match waiting.as_slice() {
            [] => done(),
            [(id, ability)] => self.run_forced(at, on, *id, *ability),
            // Rule 10.2.1.
            _ => ask(self.first, Ask::Order { at, on }).last(),
        }
    }

    /// The forced abilities that wait for this moment and could do something.
    pub(crate) fn forced_abilities(&self, at: HappeningId, on: Set<On>) -> Forced {
        let mut found = Forced::new();
        for piece in &self.pieces {
            if !LISTENS[piece.card].meets(on) || piece.facedown {
                continue;
            }
            for (n, ability) in piece.def().numbered() {
                if !on.contains(ability.on) || !is_forced(ability.timing) || self.was_used(at, piece.id, n) {
                    continue;
                }
                let ctx = self.reaction(piece, n, at);
                if (ability.when)(self, &ctx) && (ability.could)(self, &ctx) {
                    let _ = found.try_push((piece.id, n));
                }
            }
        }
        found
    }

    fn run_forced(&mut self, at: HappeningId, on: Set<On>, id: PieceId, ability: AbilityId) -> Next {
        let Some(it) = self.piece(id) else { return done() };
        let ctx = self.reaction(it, ability, at);
        let again = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
        call(Frame::Use(ctx, UseStep::Begin)).then(again)
    }

    pub(crate) fn order_answered(&mut self, at: HappeningId, on: Set<On>, action: Action) -> Next {
        let Action::Use { piece, ability } = action else { return MISFIT };
        self.run_forced(at, on, piece, ability)
    }

    pub(crate) fn check_order(&self, at: HappeningId, on: Set<On>, action: Action) -> Allowed {
        let Action::Use { piece, ability } = action else { return no("10.2.1", "no-choose-an-ability") };
        need(
            self.forced_abilities(at, on).contains(&(piece, ability)),
            "10.2.1",
            "no-it-does-not-wait-for-this",
        )
    }

    /// Whether the player is asked: if something can be used, or, where hands are hidden, if going by open information
    /// the player might hold something to use (rules 10.2.7, 28.26).
    fn is_offered(&self, seat: Seat, at: HappeningId, on: Set<On>) -> bool {
        for piece in self.controlled(seat) {
            if LISTENS[piece.card].meets(on) && !piece.facedown {
                for (ability, _) in piece.def().numbered() {
                    let action = Action::Use { piece: piece.id, ability };
                    if self.check_window(seat, at, on, action).is_ok() {
                        return true;
                    }
                }
            }
        }
        let player = self.player(seat);
        if player.hand.is_empty() {
            return false;
        }
        if !self.hides_hands() {
            return player.hand.iter().any(|card| {
                LISTENS[*card].meets(on) && self.check_window(seat, at, on, Action::Play(*card)).is_ok()
            });
        }
        let drones = self.pieces.iter().filter(|piece| piece.facedown && piece.owner == Some(seat));
        let under = self.under.iter().filter(|(_, owner)| *owner == seat).map(|(card, _)| *card);
        let unknown = player.hand.iter().chain(&player.deck).copied();
        unknown
            .chain(drones.map(|piece| piece.card))
            .chain(under)
            .any(|card| self.might_play(seat, at, on, card))
    }

    /// Whether, going by open information, the card could be played now if the player held it.
    fn might_play(&self, seat: Seat, at: HappeningId, on: Set<On>, card: Card) -> bool {
        if !LISTENS[card].meets(on) {
            return false;
        }
        event_ability(card, on).is_some_and(|(n, ability)| {
            let ctx = Ctx { at, ..Ctx::new(card, n, PieceId::NONE, seat) };
            ability.form.is_none_or(|form| form == self.form(seat)) && (ability.when)(self, &ctx)
        })
    }

    pub(crate) fn window_answered(
        &mut self,
        seat: Seat,
        at: HappeningId,
        on: Set<On>,
        passes: u8,
        action: Action,
    ) -> Next {
        let after = |passes| Frame::Window { at, on, forced: false, seat: self.next_player(seat), passes };
        let ctx = match action {
            Action::Pass => return goto(after(passes + 1)),
            Action::Use { piece, ability } => match self.piece(piece) {
                Some(it) => Ctx { player: seat, ..self.reaction(it, ability, at) },
                None => return MISFIT,
            },
            Action::Play(card) => match event_ability(card, on) {
                Some((n, _)) => Ctx { at, ..Ctx::new(card, n, PieceId::NONE, seat) },
                None => return MISFIT,
            },
            _ => return MISFIT,
        };
        call(Frame::Use(ctx, UseStep::Begin)).then(after(0))
    }

    pub(crate) fn check_window(&self, seat: Seat, at: HappeningId, on: Set<On>, action: Action) -> Allowed {
        match action {
            Action::Pass => Ok(()),
            Action::Use { piece, ability } => {
                let Some(it) = self.piece(piece) else { return no("4.1.4", "no-that-card-is-not-in-play") };
                let Some(def) = it.def().ability(ability) else {
                    return no("10.1", "no-no-such-ability");
                };
                need(!it.facedown && it.controller == Some(seat), "10.1.1", "no-another-player-controls-it")?;
                need(is_optional(def.timing) && on.contains(def.on), "10.2", "no-it-does-not-wait-for-this")?;
                need(!self.was_used(at, piece, ability), "10.2.2", "no-once-for-each-event")?;
                let ctx = Ctx { player: seat, ..self.reaction(it, ability, at) };
                self.check_ability(&ctx)
            }
            Action::Play(card) => {
                need(self.player(seat).hand.contains(&card), "9.4.1", "no-not-in-your-hand")?;
                let Some((n, _)) = event_ability(card, on) else {
                    return no("10.2", "no-it-does-not-wait-for-this");
                };
                let ctx = Ctx { at, ..Ctx::new(card, n, PieceId::NONE, seat) };
                self.check_ability(&ctx)
            }
            _ => no("10.2.2", "no-use-an-ability-or-pass"),
        }
    }

    pub(crate) fn list_window(&self, seat: Seat, on: Set<On>, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for piece in self.controlled(seat) {
            if LISTENS[piece.card].meets(on) && !piece.facedown {
                for (id, ability) in piece.def().numbered() {
                    if on.contains(ability.on) {
                        out.push(Action::Use { piece: piece.id, ability: id });
                    }
                }
            }
        }
        let hand = &self.player(seat).hand;
        for (n, card) in hand.iter().enumerate() {
            if LISTENS[*card].meets(on) && !hand[..n].contains(card) {
                out.push(Action::Play(*card));
            }
        }
    }
}

/// The ability of an event that waits for one of these moments.
fn event_ability(card: Card, on: Set<On>) -> Option<(AbilityId, &'static Ability)> {
    let def = card.def();
    if def.kind != crate::ids::Kind::Event {
        return None;
    }
    def.numbered().find(|(_, ability)| is_optional(ability.timing) && on.contains(ability.on))
}
