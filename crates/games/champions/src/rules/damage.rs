//! Damage and defeat (rule 12).

use super::{Log, MISFIT};
use crate::ability::{Ctx, On, Timing};
use crate::action::Action;
use crate::event::Event;
use crate::frame::{DamageStep, DefeatStep, Frame, Next, ReactionStep, SentenceStep};
use crate::ids::{AbilityId, Faction, HappeningId, PieceId, Status};
use crate::state::{Happening, State, What};
use kernel::flow::{call, done, goto};

impl State {
    /// All damage that is due is dealt: first each amount is fixed, then all of it is placed at once (rule 12.3).
    pub(crate) fn damages(&mut self, at: HappeningId) -> Next {
        match self.pieces.iter().find(|piece| piece.due > 0).map(|piece| piece.id) {
            Some(id) => match self.next_instance(at, id) {
                Some(frame) => call(frame).then(Frame::Damages(at)),
                None => goto(Frame::PlaceDamage(at)),
            },
            None => goto(Frame::PlaceDamage(at)),
        }
    }

    /// One instance of the damage that is due to a piece.
    pub(crate) fn next_instance(&mut self, at: HappeningId, id: PieceId) -> Option<Frame> {
        let source = self.happening(at)?.clone();
        let piece = self.piece_mut(id)?;
        let amount = std::mem::take(&mut piece.due);
        let mut damage = Happening::new(What::Damage, source.player, source.card);
        damage.by = source.by;
        damage.to = id;
        damage.amount = amount;
        damage.flag = matches!(source.what, What::Attack | What::EnemyAttack);
        let at = self.begin(damage);
        Some(Frame::DamageStep(at, DamageStep::Begin))
    }

    /// Rule 12.2.
    pub(crate) fn damage_step(&mut self, at: HappeningId, step: DamageStep, log: &mut Log) -> Next {
        let Some(damage) = self.happening(at) else { return done() };
        let (to, amount, card, stopped) = (damage.to, damage.amount, damage.card, damage.stopped);
        let Some(piece) = self.piece(to) else { return self.pop(at) };
        // Step 1, and rule 10.2.6.
        if amount == 0 || stopped {
            return self.pop(at);
        }
        match step {
            DamageStep::Begin => {
                // Step 2.
                if self.cannot_take_damage(piece, card) {
                    return self.pop(at);
                }
                // Step 3.
                if piece.has(Status::Tough) {
                    let shown = piece.def().card;
                    if let Some(piece) = self.piece_mut(to) {
                        piece.take(Status::Tough);
                    }
                    log.public(Event::Tough(shown, to, self.nth_told(to, log)));
                    return self.pop(at);
                }
                // Step 4.
                call(self.forced(at, On::WouldTakeDamage)).then(Frame::DamageStep(at, DamageStep::Interrupts))
            }
            DamageStep::Interrupts => {
                let on = On::WouldTakeDamage.only();
                call(self.optional(at, on)).then(Frame::DamageStep(at, DamageStep::Fix))
            }
            // Step 5: it is placed together with the rest.
            DamageStep::Fix => {
                if let Some(piece) = self.piece_mut(to) {
                    piece.coming += amount;
                }
                let strand = usize::from(self.activation.strand);
                let by_attack = self.happening(at).is_some_and(|damage| damage.flag)
                    && at
                        .outer()
                        .and_then(|outer| self.happening(outer))
                        .is_some_and(|outer| outer.what == What::EnemyAttack);
                if by_attack && let Some(strand) = self.activation.strands.get_mut(strand) {
                    strand.dealt += amount;
                    self.activation.damaged = to;
                }
                self.pop(at)
            }
        }
    }

    /// All damage that is fixed is placed.
    pub(crate) fn place_damage(&mut self, at: HappeningId, log: &mut Log) -> Next {
        let Some(source) = self.happening(at) else { return done() };
        // An enemy's attack is nobody's: its player is the one attacked.
        let nobodys = source.what == What::EnemyAttack || source.card.def().faction == Faction::Encounter;
        let dealer = if nobodys { None } else { Some(source.player) };
        let (target, by_enemy) = (source.to, source.what == What::EnemyAttack);
        for n in 0..self.pieces.len() {
            let piece = self.pieces[n];
            if piece.coming == 0 {
                continue;
            }
            let left = self.hp(&piece);
            let excess = piece.coming.saturating_sub(left);
            let place = &mut self.pieces[n];
            place.coming = 0;
            place.damage += piece.coming;
            place.hurt_by = dealer;
            self.dirty = true;
            let (to, nth) = (piece.def().card, self.nth_told(piece.id, log));
            log.public(Event::Damage { to, at: piece.id, nth, amount: piece.coming });
            if by_enemy {
                for strand in &mut self.activation.strands {
                    if strand.target == piece.id {
                        strand.excess = excess;
                    }
                }
            }
            let is_villain = piece.id == PieceId::VILLAIN;
            if let Some(happening) = self.happening_mut(at) {
                happening.villain_hurt |= is_villain;
                if piece.id == target {
                    happening.damaged = true;
                    happening.excess = excess;
                }
            }
        }
        done()
    }

    /// A sentence that deals damage, then its responses (rule 10.2.8).
    pub(crate) fn sentence_step(&mut self, at: HappeningId, step: SentenceStep) -> Next {
        let Some(sentence) = self.happening(at) else { return done() };
        let something = sentence.villain_hurt || !sentence.minions_defeated.is_empty();
        match step {
            SentenceStep::Damage => {
                call(Frame::Damages(at)).then(Frame::Sentence(at, SentenceStep::Responses))
            }
            SentenceStep::Responses if !something => {
                self.over(at);
                done()
            }
            SentenceStep::Responses => {
                let on = On::any(&[On::Damaged, On::Defeated]);
                goto(Frame::Reactions { at, on, step: ReactionStep::Forced })
            }
        }
    }

    /// Begins the defeat of an ally or a minion.
    pub(crate) fn begin_defeat(&mut self, id: PieceId) -> Option<Frame> {
        let first = self.first;
        let piece = self.piece_mut(id)?;
        piece.dying = true;
        // Rule 27.3.1: of a facedown Drone nobody learns the face yet.
        let player = piece.hurt_by.or(piece.engaged).unwrap_or(first);
        let mut defeat = Happening::new(What::Defeat, player, piece.def().card);
        defeat.to = id;
        let at = self.begin(defeat);
        Some(Frame::Defeat(at, DefeatStep::Would))
    }

    /// Rule 12.4.
    pub(crate) fn defeat_step(&mut self, at: HappeningId, step: DefeatStep, log: &mut Log) -> Next {
        let Some(defeat) = self.happening(at) else { return done() };
        let (id, stopped) = (defeat.to, defeat.stopped);
        let Some(piece) = self.piece(id).copied() else { return self.pop(at) };
        match step {
            DefeatStep::Would => {
                call(self.forced(at, On::WouldBeDefeated)).then(Frame::Defeat(at, DefeatStep::Forced))
            }
            DefeatStep::Forced if stopped => {
                // Step 1: replaced.
                if let Some(piece) = self.piece_mut(id) {
                    piece.dying = false;
                }
                self.pop(at)
            }
            DefeatStep::Forced => {
                call(self.forced(at, On::IsDefeated)).then(Frame::Defeat(at, DefeatStep::Interrupts))
            }
            DefeatStep::Interrupts => call(self.optional(at, On::IsDefeated.only()))
                .then(Frame::Defeat(at, DefeatStep::WhenDefeated)),
            DefeatStep::WhenDefeated => {
                if piece.facedown {
                    return goto(Frame::Defeat(at, DefeatStep::Leave));
                }
                let player = piece.controller.or(piece.engaged).unwrap_or(self.first);
                let ctx = Ctx { at, ..Ctx::new(piece.card, AbilityId::FIRST, id, player) };
                call(Frame::Abilities { ctx, timing: Timing::WhenDefeated })
                    .then(Frame::Defeat(at, DefeatStep::Leave))
            }
            // Step 3.
            DefeatStep::Leave => {
                log.public(Event::Defeated(piece.def().card, id));
                self.over(at);
                if let Some(collector) = self.collector() {
                    if piece.is_minion()
                        && let Some(seat) = piece.hurt_by
                    {
                        collector.minions_defeated.insert(seat);
                    }
                    if collector.what == What::Attack && collector.to == id {
                        collector.defeated = true;
                    }
                }
                self.discard_piece(id, log);
                done()
            }
        }
    }

    /// Which of several defeated cards comes first (rule 12.3).
    pub(crate) fn defeats_answered(&mut self, action: Action) -> Next {
        let Action::Piece(id) = action else { return MISFIT };
        match self.begin_defeat(id) {
            Some(frame) => call(frame).then(Frame::Check),
            None => MISFIT,
        }
    }
}
