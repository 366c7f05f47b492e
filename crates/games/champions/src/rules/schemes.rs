//! Threat and thwarting (rule 13).

use super::Log;
use super::activations::NESTED;
use crate::ability::On;
use crate::event::Event;
use crate::frame::{EncounterTo, Frame, Next};
use crate::ids::{PieceId, Status};
use crate::state::{Activation, Happening, State, What};
use kernel::Seat;
use kernel::flow::{call, done, goto};

impl State {
    /// A placement of threat begins (rule 13.1).
    pub(crate) fn place_threat(&mut self, scheme: PieceId, amount: u16, step_one: bool, seat: Seat) -> Next {
        let Some(piece) = self.piece(scheme) else { return done() };
        if amount == 0 {
            return done();
        }
        let mut threat = Happening::new(What::Threat, seat, piece.card);
        threat.to = scheme;
        threat.amount = amount;
        threat.flag = step_one;
        let at = self.begin(threat);
        call(self.forced(at, On::WouldPlaceThreat)).then(Frame::ThreatStep(at, 0))
    }

    pub(crate) fn threat_step(&mut self, at: u8, step: u8, log: &mut Log) -> Next {
        let Some(threat) = self.happening(at) else { return done() };
        let (scheme, amount, stopped) = (threat.to, threat.amount, threat.stopped);
        match step {
            0 => call(self.optional(at, On::WouldPlaceThreat.bit())).then(Frame::ThreatStep(at, 1)),
            1 => {
                // Rule 10.2.6.
                if stopped || amount == 0 {
                    return self.pop(at);
                }
                let Some(piece) = self.piece(scheme) else { return self.pop(at) };
                // Rules 8.1.2, 13.6: what is beyond the target is lost.
                let target = piece.def().target.of(self.n_players());
                let room = if target > 0 { target.saturating_sub(piece.threat) } else { amount };
                let (amount, on) = (amount.min(room), piece.card);
                if let Some(piece) = self.piece_mut(scheme) {
                    piece.threat += amount;
                }
                // Only what the scheme itself places, not what others place after it.
                if let Some(Frame::EnemySchemeStep(..)) = self.flow.frames().next() {
                    self.activation.done += amount;
                }
                if let Some(happening) = self.happening_mut(at) {
                    happening.amount = amount;
                }
                self.dirty = true;
                log.public(Event::Threat { on, at: scheme, amount });
                goto(Frame::ThreatStep(at, 2))
            }
            _ => goto(Frame::Reactions { at, on: On::ThreatPlaced.bit(), step: 0 }),
        }
    }

    /// A thwart by a player (rule 13.2).
    pub(crate) fn thwart_step(&mut self, at: u8, step: u8, log: &mut Log) -> Next {
        let Some(thwart) = self.happening(at).cloned() else { return done() };
        match step {
            0 => {
                if thwart.flag
                    && let Some(piece) = self.piece_mut(thwart.by)
                    && piece.has(Status::Confused)
                {
                    piece.take(Status::Confused);
                    let card = piece.card;
                    log.public(Event::LostStatus(card, Status::Confused));
                    return self.pop(at);
                }
                let (Some(scheme), by) = (self.piece(thwart.to), self.piece(thwart.by)) else {
                    return self.pop(at);
                };
                let by_card = by.map_or(thwart.card, |by| by.card);
                log.public(Event::Thwarts { by: by_card, at: scheme.card });
                let amount =
                    if thwart.flag { by.and_then(|by| self.thw(by)).unwrap_or(0) } else { thwart.amount };
                let removed = self.remove_threat(thwart.to, amount, log);
                self.tell_caller(|outcome| {
                    outcome.amount = removed;
                    outcome.full = removed == amount;
                });
                goto(Frame::Thwart(at, 1))
            }
            1 => {
                let on = On::Thwarted.bit();
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(Frame::Thwart(at, 2))
            }
            2 => call(self.optional(at, On::Thwarted.bit())).then(Frame::Thwart(at, 3)),
            // Rule 14.3.
            _ => {
                let hurt = match self.piece(thwart.by) {
                    Some(by) if thwart.flag && by.is_ally() => u16::from(by.def().hurt.0),
                    _ => 0,
                };
                if hurt == 0 {
                    return self.pop(at);
                }
                self.due(thwart.by, hurt);
                let sentence = self.begin_sentence(thwart.player, thwart.card, thwart.by);
                call(Frame::Sentence(sentence, 0)).then(Frame::Pop(at))
            }
        }
    }

    /// An enemy schemes (rule 13.8).
    pub(crate) fn enemy_scheme(&mut self, enemy: PieceId, seat: Seat, log: &mut Log) -> Next {
        if self.is_activating() {
            return NESTED;
        }
        let Some(piece) = self.piece(enemy) else { return done() };
        let by = piece.def().card;
        let (confused, sch) = (piece.has(Status::Confused), self.sch(piece));
        // Step 1.
        if confused {
            if let Some(piece) = self.piece_mut(enemy) {
                piece.take(Status::Confused);
            }
            log.public(Event::LostStatus(by, Status::Confused));
            return done();
        }
        // Rule 13.8.1.
        if sch.is_none() {
            return done();
        }
        self.activation = Activation { enemy, player: seat, made: true, ..Activation::none() };
        log.public(Event::EnemySchemes { by, at: enemy });
        let mut scheme = Happening::new(What::Scheme, seat, by);
        scheme.by = enemy;
        scheme.to = PieceId::MAIN;
        let at = self.begin(scheme);
        // Step 2.
        call(self.forced(at, On::Schemes)).then(Frame::EnemySchemeStep(at, 0))
    }

    pub(crate) fn enemy_scheme_step(&mut self, at: u8, step: u8, log: &mut Log) -> Next {
        let Some(scheme) = self.happening(at) else { return done() };
        let seat = scheme.player;
        let enemy = self.activation.enemy;
        let on_to = |step| Frame::EnemySchemeStep(at, step);
        let _ = &log;
        match step {
            0 => call(self.optional(at, On::Schemes.bit())).then(on_to(1)),
            // Step 3.
            1 if enemy == PieceId::VILLAIN => {
                let left = 1 + self.activation.extra_boosts;
                call(Frame::EncounterTop { to: EncounterTo::Boost, left }).then(on_to(2))
            }
            // Step 4.
            2 => call(Frame::Boosts(0)).then(on_to(3)),
            // Step 5.
            1 | 3 => {
                let sch = self.piece(enemy).and_then(|piece| self.sch(piece));
                let Some(sch) = sch else { return goto(on_to(6)) };
                let amount = (sch + u16::from(self.activation.icons)).saturating_sub(self.activation.less);
                let frame = Frame::PlaceThreat { scheme: PieceId::MAIN, amount, step_one: false, seat };
                call(frame).then(on_to(4))
            }
            // Step 6.
            4 => {
                let on = On::Schemed.bit();
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(on_to(5))
            }
            5 => call(self.optional(at, On::Schemed.bit())).then(on_to(6)),
            _ => goto(Frame::EndActivation(at)),
        }
    }
}
