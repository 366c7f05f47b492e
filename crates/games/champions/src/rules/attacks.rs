//! Attacks by players (rule 11.1).

use super::Log;
use crate::ability::{Ctx, Num, On};
use crate::event::Event;
use crate::frame::{AttackStep, Frame, Next, SentenceStep};
use crate::ids::{HappeningId, PieceId, Seats, Status};
use crate::state::{Happening, State, What};
use kernel::flow::{call, done, goto};

impl State {
    /// An ability labeled (attack) attacks its first target.
    pub(crate) fn begin_attack(&mut self, ctx: &Ctx, n: Num, overkill: bool, next: Frame) -> Next {
        let mut attack = Happening::new(What::Attack, ctx.player, ctx.card);
        attack.by = ctx.you();
        attack.to = ctx.targets[0];
        attack.amount = self.num(n, ctx);
        attack.extra = overkill;
        let at = self.begin(attack);
        call(Frame::Attack(at, AttackStep::Damage)).then(next)
    }

    /// Rule 11.1.5.
    pub(crate) fn attack_step(&mut self, at: HappeningId, step: AttackStep, log: &mut Log) -> Next {
        let Some(attack) = self.happening(at).cloned() else { return done() };
        match step {
            // Step 2: a basic attack of a stunned character. Labeled abilities were checked before.
            AttackStep::Stunned => {
                if let Some(piece) = self.piece_mut(attack.by)
                    && piece.has(Status::Stunned)
                {
                    piece.take(Status::Stunned);
                    let card = piece.card;
                    log.public(Event::LostStatus(card, Status::Stunned));
                    return self.pop(at);
                }
                goto(Frame::Attack(at, AttackStep::Damage))
            }
            // Step 4.
            AttackStep::Damage => {
                let (Some(target), by) = (self.piece(attack.to), self.piece(attack.by)) else {
                    // Rule 11.1.7.
                    return self.pop(at);
                };
                let by_card = by.map_or(attack.card, |by| by.card);
                let (to, nth) = (target.def().card, self.nth_told(attack.to, log));
                log.public(Event::Attacks { by: by_card, to, at: attack.to, nth });
                let amount =
                    if attack.flag { by.and_then(|by| self.atk(by)).unwrap_or(0) } else { attack.amount };
                self.due(attack.to, amount);
                call(Frame::Damages(at)).then(Frame::Attack(at, AttackStep::Overkill))
            }
            // Step 5: overkill (rule 17.2).
            AttackStep::Overkill => {
                if attack.extra
                    && attack.excess > 0
                    && attack.to != PieceId::VILLAIN
                    && self.piece(attack.to).is_none()
                {
                    self.due(PieceId::VILLAIN, attack.excess);
                    return call(Frame::Damages(at)).then(Frame::Attack(at, AttackStep::ForcedByDamage));
                }
                goto(Frame::Attack(at, AttackStep::ForcedByDamage))
            }
            // Step 6: forced responses to taking damage.
            AttackStep::ForcedByDamage => {
                call(self.forced(at, On::Damaged)).then(Frame::Attack(at, AttackStep::Retaliate))
            }
            // Step 6: retaliate (rule 17.4). A stage that was defeated does not retaliate.
            AttackStep::Retaliate => {
                let amount = match self.piece(attack.to) {
                    Some(target) if !attack.defeated => self.retaliate(target),
                    _ => 0,
                };
                let card = self.piece(attack.to).map_or(attack.card, |target| target.def().card);
                let then = Frame::Attack(at, AttackStep::Forced);
                if amount == 0 || self.piece(attack.by).is_none() {
                    return goto(then);
                }
                self.due(attack.by, amount);
                let sentence = self.begin_sentence(attack.player, card, attack.to);
                call(Frame::Damages(sentence)).then(then)
            }
            AttackStep::Forced => {
                self.merge_into(at);
                let on = On::any(&[On::Attacked, On::Defeated]);
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(Frame::Attack(at, AttackStep::Responses))
            }
            AttackStep::Responses => {
                let on = On::any(&[On::Attacked, On::Defeated, On::Damaged]);
                call(self.optional(at, on)).then(Frame::Attack(at, AttackStep::Consequence))
            }
            // Step 6, at last: consequential damage (rule 14.3).
            AttackStep::Consequence => {
                let hurt = match self.piece(attack.by) {
                    Some(by) if attack.flag && by.is_ally() => u16::from(by.def().hurt.1),
                    _ => 0,
                };
                if hurt == 0 {
                    return self.pop(at);
                }
                self.due(attack.by, hurt);
                let sentence = self.begin_sentence(attack.player, attack.card, attack.by);
                call(Frame::Sentence(sentence, SentenceStep::Damage)).then(Frame::Pop(at))
            }
        }
    }

    /// What came of something within belongs to this (rule 10.2.8).
    pub(crate) fn merge_into(&mut self, at: HappeningId) {
        let keep = at.index() + 1;
        let (mut hurt, mut defeated) = (false, Seats::NONE);
        for within in self.happenings.iter().skip(keep) {
            hurt |= within.villain_hurt;
            defeated = defeated.and(within.minions_defeated);
        }
        self.happenings.truncate(keep);
        if let Some(happening) = self.happening_mut(at) {
            happening.villain_hurt |= hurt;
            happening.minions_defeated = happening.minions_defeated.and(defeated);
        }
    }
}
