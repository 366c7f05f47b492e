//! Attacks by enemies (rules 11.2 to 11.5).

use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::{Constant, Ctx, On, Timing};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{BoostStep, EncounterTo, EnemyAttackStep, Frame, Next};
use crate::ids::{Card, HappeningId, PieceId, Seats, Status};
use crate::state::{Activation, Happening, Piece, State, Strand, What};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Rule 11.2.
    pub(crate) fn enemy_attack(&mut self, enemy: PieceId, seat: Seat, log: &mut Log) -> Next {
        if self.piece(enemy).is_none() {
            return done();
        }
        if self.is_activating() {
            // Rule 11.5.3: only a quickstrike comes here then, effects wait before they order an attack.
            self.quickstrike_waits(enemy);
            return done();
        }
        if !self.is_in(seat) {
            return done();
        }
        // Rule 11.2.2: status cards first.
        let Some(piece) = self.piece_mut(enemy) else { return done() };
        let card = piece.def().card;
        if piece.has(Status::Stunned) {
            piece.take(Status::Stunned);
            log.public(Event::LostStatus(card, Status::Stunned));
            return done();
        }
        self.activation = Activation { enemy, player: seat, attack: true, ..Activation::none() };
        let mut attack = Happening::new(What::EnemyAttack, seat, card);
        attack.by = enemy;
        attack.to = PieceId::identity(seat);
        let at = self.begin(attack);
        call(self.forced(at, On::WouldAttack)).then(Frame::EnemyAttackStep(at, EnemyAttackStep::Would))
    }

    /// Whether the attack has to end (rule 11.5.1).
    pub(crate) fn attack_is_over(&self) -> bool {
        self.piece(self.activation.enemy).is_none()
            || self.activation.strands.iter().all(|strand| !self.is_in(strand.player))
    }

    /// Rules 11.2.3, 11.3.
    pub(crate) fn enemy_attack_step(
        &mut self,
        at: HappeningId,
        step: EnemyAttackStep,
        log: &mut Log,
    ) -> Next {
        let Some(attack) = self.happening(at) else { return done() };
        let (seat, stopped) = (attack.player, attack.stopped);
        let enemy = self.activation.enemy;
        let strand = self.activation.now().copied();
        let on_to = |step| Frame::EnemyAttackStep(at, step);
        let may_break_off = matches!(
            step,
            EnemyAttackStep::Boost
                | EnemyAttackStep::Defenders
                | EnemyAttackStep::Flip
                | EnemyAttackStep::Damage
        );
        if may_break_off && self.attack_is_over() {
            return goto(on_to(EnemyAttackStep::BrokenOff));
        }
        match step {
            EnemyAttackStep::Would => {
                if stopped {
                    // Replaced: it was not made.
                    return goto(Frame::EndActivation(at));
                }
                let Some(by) = self.piece(enemy).map(|piece| piece.def().card) else {
                    return goto(Frame::EndActivation(at));
                };
                log.public(Event::EnemyAttacks { by, seat, at: enemy, nth: self.nth_told(enemy, log) });
                self.activation.made = true;
                let strand = Strand {
                    player: seat,
                    target: PieceId::identity(seat),
                    defender: PieceId::NONE,
                    hero_defended: false,
                    dealt: 0,
                    excess: 0,
                };
                let _ = self.activation.strands.try_push(strand);
                // Rule 11.2.3.
                call(self.forced(at, On::Attacks)).then(on_to(EnemyAttackStep::Interrupts))
            }
            EnemyAttackStep::Interrupts => {
                call(self.optional(at, On::Attacks.only())).then(on_to(EnemyAttackStep::Begin))
            }
            EnemyAttackStep::Begin => goto(on_to(EnemyAttackStep::Boost)),
            // Step 1.
            EnemyAttackStep::Boost => {
                self.activation.asked = Seats::NONE;
                if enemy != PieceId::VILLAIN {
                    return goto(on_to(EnemyAttackStep::Defenders));
                }
                let left = 1 + self.activation.extra_boosts;
                call(Frame::EncounterTop { to: EncounterTo::Boost, left })
                    .then(on_to(EnemyAttackStep::Defenders))
            }
            // Step 2.
            EnemyAttackStep::Defenders => self.ask_defender(at, log),
            // Step 3.
            EnemyAttackStep::Flip => {
                self.activation.strand = 0;
                if enemy != PieceId::VILLAIN {
                    return goto(on_to(EnemyAttackStep::Damage));
                }
                call(Frame::Boosts(BoostStep::Flip)).then(on_to(EnemyAttackStep::Damage))
            }
            // Step 4.
            EnemyAttackStep::Damage => self.deal_attack_damage(at),
            EnemyAttackStep::DamageNext => self.next_damage_strand(at),
            EnemyAttackStep::Place => {
                self.activation.strand = 0;
                call(Frame::PlaceDamage(at)).then(on_to(EnemyAttackStep::Overkill))
            }
            EnemyAttackStep::Overkill => self.overkill(at),
            // Step 5.
            EnemyAttackStep::After => match strand {
                Some(strand) => self.after_damage(at, strand),
                None => goto(on_to(EnemyAttackStep::End)),
            },
            EnemyAttackStep::Retaliate => match strand {
                Some(strand) => self.target_retaliates(at, strand),
                None => goto(on_to(EnemyAttackStep::End)),
            },
            EnemyAttackStep::Forced => {
                if strand.is_none() {
                    return goto(on_to(EnemyAttackStep::End));
                }
                self.merge_into(at);
                // The villain may have taken damage by retaliate just now.
                let on = On::any(&[On::EnemyAttacked, On::Defeated, On::Damaged]);
                let window = Frame::Window { at, on, forced: true, seat: self.first, passes: 0 };
                call(window).then(on_to(EnemyAttackStep::Responses))
            }
            EnemyAttackStep::Responses => {
                if strand.is_none() {
                    return goto(on_to(EnemyAttackStep::End));
                }
                let on = On::any(&[On::EnemyAttacked, On::Defended, On::Defeated, On::Damaged]);
                call(self.optional(at, on)).then(on_to(EnemyAttackStep::NextStrand))
            }
            EnemyAttackStep::NextStrand => match strand {
                Some(_) => self.next_attacked_strand(at),
                None => goto(on_to(EnemyAttackStep::End)),
            },
            // Rule 11.5.7.
            EnemyAttackStep::BrokenOff => {
                self.set_attacked(at);
                call(self.optional(at, On::Defended.only())).then(on_to(EnemyAttackStep::End))
            }
            EnemyAttackStep::End => goto(Frame::EndActivation(at)),
        }
    }

    /// Step 2: the target player, then the others in player order.
    fn ask_defender(&mut self, at: HappeningId, log: &mut Log) -> Next {
        let Some(strand) = self.activation.now().copied() else {
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Flip));
        };
        let others = self.in_order().filter(|seat| *seat != strand.player);
        let target = self.is_in(strand.player).then_some(strand.player);
        let asked = self.activation.asked;
        let next = target.into_iter().chain(others).find(|seat| {
            !asked.contains(*seat) && self.controlled(*seat).any(|piece| self.could_defend(piece))
        });
        if let Some(seat) = next
            && strand.defender == PieceId::NONE
        {
            return ask(seat, Ask::Defend { seat, at }).last();
        }
        if strand.defender == PieceId::NONE {
            log.public(Event::Undefended(strand.player));
        }
        self.next_defended_strand(at)
    }

    fn next_defended_strand(&mut self, at: HappeningId) -> Next {
        self.activation.asked = Seats::NONE;
        self.activation.strand += 1;
        if usize::from(self.activation.strand) < self.activation.strands.len() {
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Defenders));
        }
        self.activation.strand = 0;
        goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Flip))
    }

    /// A ready hero or ally (rules 11.3 step 2, 11.4.1).
    fn could_defend(&self, it: &Piece) -> bool {
        !it.exhausted && (it.is_hero() || it.is_ally())
    }

    /// Whether the target player must defend with an ally (01132).
    pub(crate) fn ally_must_defend(&self, seat: Seat) -> bool {
        let forced = self.piece(self.activation.enemy).is_some_and(|enemy| {
            enemy.engaged == Some(seat)
                && enemy.def().constants.iter().any(|constant| matches!(constant, Constant::AllyMustDefend))
        });
        let target = self.activation.now().is_some_and(|strand| strand.player == seat);
        forced && target && self.controlled(seat).any(|piece| piece.is_ally() && !piece.exhausted)
    }

    pub(crate) fn check_defend(&self, seat: Seat, action: Action) -> Allowed {
        match action {
            Action::Pass => need(!self.ally_must_defend(seat), "11.3", "no-a-ready-ally-must-defend"),
            Action::Piece(id) => {
                let Some(it) = self.piece(id) else { return no("4.1.4", "no-that-card-is-not-in-play") };
                need(it.controller == Some(seat), "11.3", "no-not-your-character")?;
                need(it.is_hero() || it.is_ally(), "11.4.1", "no-only-heroes-and-allies-defend")?;
                need(!it.exhausted, "4.4.1", "no-it-is-exhausted")?;
                need(it.is_ally() || !self.ally_must_defend(seat), "11.3", "no-a-ready-ally-must-defend")
            }
            _ => no("11.3", "no-choose-a-defender-or-pass"),
        }
    }

    pub(crate) fn list_defend(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let own = self.controlled(seat).filter(|piece| piece.is_hero() || piece.is_ally());
        out.extend(own.map(|piece| Action::Piece(piece.id)));
    }

    pub(crate) fn defend_answered(
        &mut self,
        seat: Seat,
        at: HappeningId,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Pass => {
                self.activation.asked.insert(seat);
                goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Defenders))
            }
            Action::Piece(id) => {
                self.exhaust(id, log);
                let Some(piece) = self.piece(id) else { return MISFIT };
                let (card, hero) = (piece.card, piece.is_hero());
                log.public(Event::Defends(seat, card));
                let n = usize::from(self.activation.strand);
                if let Some(strand) = self.activation.strands.get_mut(n) {
                    strand.player = seat;
                    strand.target = id;
                    strand.defender = id;
                    strand.hero_defended = hero;
                }
                self.next_defended_strand(at)
            }
            _ => MISFIT,
        }
    }

    /// Step 4, part by part; all of it is placed together afterwards (rule 37.26).
    fn deal_attack_damage(&mut self, at: HappeningId) -> Next {
        let n = usize::from(self.activation.strand);
        let Some(mut strand) = self.activation.strands.get(n).copied() else {
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Place));
        };
        // Rule 11.4.3.
        if self.piece(strand.target).is_none() {
            strand.target = PieceId::identity(strand.player);
            strand.defender = PieceId::NONE;
            strand.hero_defended = false;
            self.activation.strands[n] = strand;
        }
        let mut amount = self.piece(self.activation.enemy).and_then(|enemy| self.atk(enemy)).unwrap_or(0)
            + u16::from(self.activation.icons);
        if let Some(defender) = self.piece(strand.defender)
            && defender.is_hero()
        {
            amount = amount.saturating_sub(self.defence(defender).unwrap_or(0));
        }
        if let Some(happening) = self.happening_mut(at) {
            happening.to = strand.target;
            happening.player = strand.player;
        }
        self.due(strand.target, amount);
        match self.next_instance(at, strand.target) {
            // The strand advances once its amount is fixed.
            Some(frame) => {
                let then = Frame::EnemyAttackStep(at, EnemyAttackStep::DamageNext);
                call(frame).then(then)
            }
            None => goto(Frame::EnemyAttackStep(at, EnemyAttackStep::DamageNext)),
        }
    }

    /// Overkill (rule 17.2): the excess of a defeated ally goes to the identity of its controller. Before it, what flipped
    /// boost cards do to a damaged character.
    fn overkill(&mut self, at: HappeningId) -> Next {
        let n = usize::from(self.activation.strand);
        let Some(strand) = self.activation.strands.get(n).copied() else {
            self.activation.strand = 0;
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::After));
        };
        let then = Frame::EnemyAttackStep(at, EnemyAttackStep::Overkill);
        let is_ally = strand.target.player().is_none();
        if self.activation.overkill && is_ally && strand.excess > 0 && self.piece(strand.target).is_none() {
            self.due(PieceId::identity(strand.player), strand.excess);
            self.activation.strands[n].excess = 0;
            return call(Frame::Damages(at)).then(then);
        }
        self.activation.strand += 1;
        self.activation.done += strand.dealt;
        if self.piece(self.activation.damaged).is_none() {
            self.activation.damaged = PieceId::NONE;
        }
        goto(then)
    }

    /// Sets whom the responses are about.
    fn set_attacked(&mut self, at: HappeningId) {
        if let Some(strand) = self.activation.now().copied()
            && let Some(happening) = self.happening_mut(at)
        {
            happening.player = strand.player;
            happening.to = strand.target;
            happening.damaged = strand.dealt > 0;
        }
    }

    /// Step 5, part by part: what boost cards do to whom the attack damaged, then forced responses to taking damage.
    fn after_damage(&mut self, at: HappeningId, strand: Strand) -> Next {
        self.set_attacked(at);
        if strand.dealt > 0
            && let Some(card) = self.activation.if_damaged.pop_at(0)
            && let Some(special) = card.def().find(|ability| ability.timing == Timing::Special)
        {
            let mut ctx = Ctx { at, ..Ctx::new(card, special, PieceId::NONE, strand.player) };
            // By overkill it may be another character than the one attacked.
            ctx.targets[0] = self.activation.damaged;
            return call(Frame::Effect(ctx, 0, 0)).then(Frame::EnemyAttackStep(at, EnemyAttackStep::After));
        }
        call(self.forced(at, On::Damaged)).then(Frame::EnemyAttackStep(at, EnemyAttackStep::Retaliate))
    }

    /// Rule 17.4.
    fn target_retaliates(&mut self, at: HappeningId, strand: Strand) -> Next {
        let then = Frame::EnemyAttackStep(at, EnemyAttackStep::Forced);
        let amount = self.piece(strand.target).map_or(0, |target| self.retaliate(target));
        let enemy = self.activation.enemy;
        if amount == 0 || self.piece(enemy).is_none() {
            return goto(then);
        }
        let card = self.piece(strand.target).map_or(Card::Advance, |piece| piece.def().card);
        self.due(enemy, amount);
        let sentence = self.begin_sentence(strand.player, card, strand.target);
        call(Frame::Damages(sentence)).then(then)
    }

    /// On to step 5 of the next part.
    fn next_attacked_strand(&mut self, at: HappeningId) -> Next {
        self.activation.strand += 1;
        if usize::from(self.activation.strand) < self.activation.strands.len() {
            if let Some(happening) = self.happening_mut(at) {
                happening.used.clear();
                happening.villain_hurt = false;
                happening.minions_defeated = Seats::NONE;
            }
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::After));
        }
        goto(Frame::EnemyAttackStep(at, EnemyAttackStep::End))
    }

    /// The next part of the damage.
    pub(crate) fn next_damage_strand(&mut self, at: HappeningId) -> Next {
        self.activation.strand += 1;
        if usize::from(self.activation.strand) < self.activation.strands.len() {
            return goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Damage));
        }
        goto(Frame::EnemyAttackStep(at, EnemyAttackStep::Place))
    }
}
