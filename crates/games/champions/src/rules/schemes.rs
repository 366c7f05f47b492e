//! Threat and thwarting (rule 13).

use super::Log;
use super::activations::NESTED;
use crate::ability::On;
use crate::event::Event;
use crate::frame::{
    BoostStep, EncounterTo, EnemySchemeStep, Frame, Next, ReactionStep, SentenceStep, ThreatStep, ThwartStep,
};
use crate::ids::{HappeningId, PieceId, Status};
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
        call(self.forced(at, On::WouldPlaceThreat)).then(Frame::ThreatStep(at, ThreatStep::Interrupts))
    }

    pub(crate) fn threat_step(&mut self, at: HappeningId, step: ThreatStep, log: &mut Log) -> Next {
        let Some(threat) = self.happening(at) else { return done() };
        let (scheme, amount, stopped) = (threat.to, threat.amount, threat.stopped);
        match step {
            ThreatStep::Interrupts => call(self.optional(at, On::WouldPlaceThreat.only()))
                .then(Frame::ThreatStep(at, ThreatStep::Place)),
            ThreatStep::Place => {
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
                goto(Frame::ThreatStep(at, ThreatStep::Responses))
            }
            ThreatStep::Responses => {
                goto(Frame::Reactions { at, on: On::ThreatPlaced.only(), step: ReactionStep::Forced })
            }
        }
    }

    /// A thwart by a player (rule 13.2).
    pub(crate) fn thwart_step(&mut self, at: HappeningId, step: ThwartStep, log: &mut Log) -> Next {
        let Some(thwart) = self.happening(at).cloned() else { return done() };
        match step {
            ThwartStep::Remove => {
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
                goto(Frame::Thwart(at, ThwartStep::Forced))
            }
            ThwartStep::Forced => {
                let on = On::Thwarted.only();
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(Frame::Thwart(at, ThwartStep::Responses))
            }
            ThwartStep::Responses => {
                call(self.optional(at, On::Thwarted.only())).then(Frame::Thwart(at, ThwartStep::Consequence))
            }
            // Rule 14.3.
            ThwartStep::Consequence => {
                let hurt = match self.piece(thwart.by) {
                    Some(by) if thwart.flag && by.is_ally() => u16::from(by.def().hurt.0),
                    _ => 0,
                };
                if hurt == 0 {
                    return self.pop(at);
                }
                self.due(thwart.by, hurt);
                let sentence = self.begin_sentence(thwart.player, thwart.card, thwart.by);
                call(Frame::Sentence(sentence, SentenceStep::Damage)).then(Frame::Pop(at))
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
        log.public(Event::EnemySchemes { by, at: enemy, nth: self.nth_told(enemy, log) });
        let mut scheme = Happening::new(What::Scheme, seat, by);
        scheme.by = enemy;
        scheme.to = PieceId::MAIN;
        let at = self.begin(scheme);
        // Step 2.
        call(self.forced(at, On::Schemes)).then(Frame::EnemySchemeStep(at, EnemySchemeStep::Interrupts))
    }

    pub(crate) fn enemy_scheme_step(&mut self, at: HappeningId, step: EnemySchemeStep) -> Next {
        let Some(scheme) = self.happening(at) else { return done() };
        let seat = scheme.player;
        let enemy = self.activation.enemy;
        let on_to = |step| Frame::EnemySchemeStep(at, step);
        match step {
            EnemySchemeStep::Interrupts => {
                call(self.optional(at, On::Schemes.only())).then(on_to(EnemySchemeStep::Boost))
            }
            // Step 3.
            EnemySchemeStep::Boost if enemy == PieceId::VILLAIN => {
                let left = 1 + self.activation.extra_boosts;
                call(Frame::EncounterTop { to: EncounterTo::Boost, left }).then(on_to(EnemySchemeStep::Flip))
            }
            // Step 4.
            EnemySchemeStep::Flip => call(Frame::Boosts(BoostStep::Flip)).then(on_to(EnemySchemeStep::Place)),
            // Step 5.
            EnemySchemeStep::Boost | EnemySchemeStep::Place => {
                let sch = self.piece(enemy).and_then(|piece| self.sch(piece));
                let Some(sch) = sch else { return goto(on_to(EnemySchemeStep::End)) };
                let amount = (sch + u16::from(self.activation.icons)).saturating_sub(self.activation.less);
                let frame = Frame::PlaceThreat { scheme: PieceId::MAIN, amount, step_one: false, seat };
                call(frame).then(on_to(EnemySchemeStep::Forced))
            }
            // Step 6.
            EnemySchemeStep::Forced => {
                let on = On::Schemed.only();
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(on_to(EnemySchemeStep::Responses))
            }
            EnemySchemeStep::Responses => {
                call(self.optional(at, On::Schemed.only())).then(on_to(EnemySchemeStep::End))
            }
            EnemySchemeStep::End => goto(Frame::EndActivation(at)),
        }
    }
}
