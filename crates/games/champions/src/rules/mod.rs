//! The rules, one file per chapter or part of one.

pub(crate) mod abilities;
pub(crate) mod activations;
pub(crate) mod attacks;
pub(crate) mod boosts;
pub(crate) mod checks;
pub(crate) mod damage;
pub(crate) mod decks;
pub(crate) mod effects;
pub(crate) mod encounter;
pub(crate) mod enemy_attacks;
pub(crate) mod paying;
pub(crate) mod playing;
pub(crate) mod round;
pub(crate) mod schemes;
mod searching;
pub(crate) mod setup;
pub(crate) mod stages;
pub(crate) mod table;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
pub(crate) mod turn;
pub(crate) mod villain_phase;
pub(crate) mod windows;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::state::{Ending, State};
use kernel::Seat;
use kernel::flow::{Flow, Procedures, done};
pub(crate) use kernel::{Allowed, need, no};

/// The log of this game.
pub type Log = kernel::Log<Event>;

/// The fault reported if an answer was let through although it does not fit its question.
pub(crate) const MISFIT: Next = Next::MISFIT;

impl Procedures for State {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log) -> Next {
        // Rule 24: the end is checked continuously and ends everything that is under way.
        if self.ended.is_some() {
            return done();
        }
        let next = match frame {
            Frame::Setup(step) => self.setup_step(step, log),
            Frame::SetupPlayer(seat, step) => self.setup_player(seat, step),
            Frame::Round(step) => self.round_step(step, log),
            Frame::Turn(seat, passed) => self.turn(seat, passed),
            Frame::EndOfPhase(seat) => self.end_of_phase(seat),
            Frame::Activations(seat, step) => self.activations(seat, step),
            Frame::DealEncounter(n, hazards) => self.deal_encounter(n, hazards),
            Frame::RevealDealt(seat) => self.reveal_dealt(seat),
            Frame::Top { seat, to, left } => self.top(seat, to, left),
            Frame::EncounterTop { to, left } => self.encounter_top(to, left),
            Frame::DiscardRandom { seat, left } => self.discard_random(seat, left),
            Frame::PutUnder { seat, scheme } => self.put_under(seat, scheme),
            Frame::Use(ctx, step) => self.use_step(ctx, step, log),
            Frame::Pay(seat) => self.pay_step(seat, log),
            Frame::Effect(ctx, step, phase) => self.effect_step(ctx, step, phase, log),
            Frame::Abilities { ctx, timing } => self.next_ability(ctx, timing),
            Frame::Each(ctx, had) => self.each_player(ctx, had),
            Frame::Window { at, on, forced, seat, passes } => self.window_step(at, on, forced, seat, passes),
            Frame::Attack(at, step) => self.attack_step(at, step, log),
            Frame::Thwart(at, step) => self.thwart_step(at, step, log),
            Frame::EnemyAttack { enemy, seat } => self.enemy_attack(enemy, seat, log),
            Frame::EnemyAttackStep(at, step) => self.enemy_attack_step(at, step, log),
            Frame::EnemyScheme { enemy, seat } => self.enemy_scheme(enemy, seat, log),
            Frame::EnemySchemeStep(at, step) => self.enemy_scheme_step(at, step),
            Frame::Boosts(step) => self.boosts_step(step, log),
            Frame::EndActivation(at) => self.end_activation(at, log),
            Frame::Resume(ctx, step, reveal) => self.resume(ctx, step, reveal),
            Frame::Damages(at) => self.damages(at),
            Frame::PlaceDamage(at) => self.place_damage(at, log),
            Frame::DamageStep(at, step) => self.damage_step(at, step, log),
            Frame::Sentence(at, step) => self.sentence_step(at, step),
            Frame::Defeat(at, step) => self.defeat_step(at, step, log),
            Frame::PlaceThreat { scheme, amount, step_one, seat } => {
                self.place_threat(scheme, amount, step_one, seat)
            }
            Frame::ThreatStep(at, step) => self.threat_step(at, step, log),
            Frame::Reveal { card, seat, from_deck } => self.reveal(card, seat, from_deck, log),
            Frame::RevealStep(at, step) => self.reveal_step(at, step, log),
            Frame::Entered { piece, step, played } => self.entered(piece, step, played),
            Frame::ChangeForm(seat) => self.change_form(seat, log),
            Frame::Check => self.check_step(log),
            Frame::StageDefeated(step) => self.stage_defeated(step, log),
            Frame::Advance(step) => self.advance(step, log),
            Frame::SchemeDefeated(piece, step) => self.scheme_defeated(piece, step, log),
            Frame::Reactions { at, on, step } => self.reactions(at, on, step),
            Frame::Pop(at) => self.pop(at),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, action: Action, log: &mut Log) -> Next {
        let next = match ask {
            Ask::Mulligan(seat) => self.mulligan_answered(seat, action, log),
            Ask::Turn(active, passed) => self.turn_answered(active, passed, seat, action, log),
            Ask::EndOfPhase(seat) => self.end_of_phase_answered(seat, action, log),
            Ask::Pay(seat) => self.pay_answered(seat, action, log),
            Ask::DiscardCost(ctx) => self.discard_cost_answered(ctx, action, log),
            Ask::WhichCost(ctx) => self.which_cost_answered(ctx, action),
            Ask::Count(ctx, resource) => self.count_answered(ctx, resource, action),
            Ask::Target(ctx, n) => self.target_answered(ctx, n, action),
            Ask::Host(ctx) => self.host_answered(ctx, action),
            Ask::Controller(ctx) => self.controller_answered(ctx, action),
            Ask::Choose(ctx, step) => self.chosen(ctx, step, action, log),
            Ask::Pick(ctx, step, phase, pick) => self.picked(ctx, step, phase, pick, action, log),
            Ask::Window { seat, at, on, passes } => self.window_answered(seat, at, on, passes, action),
            Ask::Order { at, on } => self.order_answered(at, on, action),
            Ask::Defend { seat, at } => self.defend_answered(seat, at, action, log),
            Ask::Minion(seat) => self.minion_answered(seat, action),
            Ask::AllyLimit(seat) => self.ally_limit_answered(seat, action, log),
            Ask::Defeats => self.defeats_answered(action),
            Ask::Top(seat, to, left) => self.top_answered(seat, to, left, action, log),
            Ask::EncounterTop(to, left) => self.encounter_top_answered(to, left, action, log),
            Ask::Random(seat, why) => self.random_answered(seat, why, action, log),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn between(&self, _next: &Frame) -> Option<Frame> {
        // Rule 10.4: after every single change, before anything else.
        if self.dirty && self.ended.is_none() { Some(Frame::Check) } else { None }
    }
}

impl State {
    /// The game is over (rule 24).
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        if self.ended.is_none() {
            self.ended = Some(ending);
            log.public(Event::Ended(ending));
        }
    }
}
