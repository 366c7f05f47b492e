//! State checks after every change (rule 10.4).

use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::{On, Timing};
use crate::action::{Action, Ask};
use crate::cards::LISTENS;
use crate::frame::{AdvanceStep, Frame, Next, SchemeStep, StageStep};
use crate::ids::{Kind, PieceId};
use crate::state::{Ending, Piece, State};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// One round of checks. Each repair comes back here, until nothing applies.
    pub(crate) fn check_step(&mut self, log: &mut Log) -> Next {
        self.dirty = false;
        // Item 1.
        for n in 0..self.n_players() {
            let seat = Seat(n);
            if self.is_in(seat) && self.identity(seat).is_some_and(|it| it.damage > 0 && self.hp(it) == 0) {
                self.eliminate(seat, log);
                if self.ended.is_some() {
                    return done();
                }
            }
        }
        // Item 2.
        if let Some(main) = self.piece(PieceId::MAIN) {
            let target = main.def().target.of(self.n_players());
            if target > 0 && main.threat >= target {
                if main.def().last_stage || self.schemes.is_empty() {
                    self.end(Ending::SchemeCompleted, log);
                    return done();
                }
                return call(Frame::Advance(AdvanceStep::Next)).then(Frame::Check);
            }
        }
        // Item 3.
        if self.villain().is_some_and(|it| !it.dying && it.damage > 0 && self.hp(it) == 0) {
            return call(Frame::StageDefeated(StageStep::WhenDefeated)).then(Frame::Check);
        }
        // Item 4.
        if let Some(next) = self.defeat_next() {
            return next;
        }
        // Item 5.
        let empty =
            self.pieces.iter().find(|it| it.kind() == Kind::SideScheme && !it.dying && it.threat == 0);
        if let Some(id) = empty.map(|it| it.id) {
            return call(Frame::SchemeDefeated(id, SchemeStep::WhenDefeated)).then(Frame::Check);
        }
        // Item 6.
        let orphan = self.pieces.iter().find(|it| it.host.is_some() && self.piece(it.host).is_none());
        if let Some(id) = orphan.map(|it| it.id) {
            self.discard_piece(id, log);
            return goto(Frame::Check);
        }
        // Item 7.
        for seat in self.in_order() {
            let allies = self.controlled(seat).filter(|it| it.is_ally()).count() as u16;
            if allies > self.ally_limit(seat) {
                return ask(seat, Ask::AllyLimit(seat)).last();
            }
        }
        // Item 9.
        if let Some(next) = self.refill_decks(log) {
            return next;
        }
        // Rules 11.5.3, 17.3: what had to wait for the end of an activation.
        self.next_waiting().unwrap_or_else(done)
    }

    /// Whether the piece has no hit points left.
    fn is_defeated(&self, it: &Piece) -> bool {
        !it.dying && (it.is_ally() || it.is_minion()) && (it.damage > 0 || it.facedown) && self.hp(it) == 0
    }

    /// Item 4: allies and minions. The first player orders those whose defeat does something (rule 12.3).
    fn defeat_next(&mut self) -> Option<Next> {
        let mut defeated = self.pieces.iter().filter(|it| self.is_defeated(it));
        let first = defeated.next()?.id;
        if defeated.next().is_some()
            && self.pieces.iter().filter(|it| self.is_defeated(it) && self.reacts(it)).count() > 1
        {
            return Some(ask(self.first, Ask::Defeats).last());
        }
        let frame = self.begin_defeat(first)?;
        Some(call(frame).then(Frame::Check))
    }

    /// Whether a defeat of the piece makes something happen.
    fn reacts(&self, it: &Piece) -> bool {
        let on = On::any(&[On::IsDefeated, On::WouldBeDefeated]);
        let own = !it.facedown
            && (LISTENS[it.card].meets(on)
                || it.def().abilities.iter().any(|ability| ability.timing == Timing::WhenDefeated));
        own || self.pieces.iter().any(|piece| piece.host == it.id && LISTENS[piece.card].meets(on))
    }

    pub(crate) fn check_defeats(&self, action: Action) -> Allowed {
        let Action::Piece(id) = action else { return no("12.3", "no-choose-a-card-in-play") };
        let defeated = self.piece(id).is_some_and(|it| self.is_defeated(it));
        need(defeated, "12.3", "no-it-is-not-defeated")
    }

    pub(crate) fn list_defeats(&self, out: &mut Vec<Action>) {
        let defeated = self.pieces.iter().filter(|it| self.is_defeated(it));
        out.extend(defeated.map(|it| Action::Piece(it.id)));
    }

    /// Rule 14.2.
    pub(crate) fn ally_limit_answered(&mut self, _seat: Seat, action: Action, log: &mut Log) -> Next {
        let Action::Piece(id) = action else { return MISFIT };
        self.discard_piece(id, log);
        goto(Frame::Check)
    }

    pub(crate) fn check_ally_limit(&self, seat: Seat, action: Action) -> Allowed {
        let Action::Piece(id) = action else { return no("14.2", "no-choose-an-ally") };
        let own = self.piece(id).is_some_and(|it| it.is_ally() && it.controller == Some(seat));
        need(own, "14.2", "no-choose-one-of-your-allies")
    }

    pub(crate) fn list_allies(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.controlled(seat).filter(|it| it.is_ally()).map(|it| Action::Piece(it.id)));
    }
}
