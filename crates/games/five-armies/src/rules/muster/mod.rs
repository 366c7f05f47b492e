//! Recruiting, rallying, ranged attacks, Eagles, Bolg's further abilities (rules 5.7, 5.8, 7.6, 7.12, 9.8 to 9.13, chapter 10).

mod eagles;
mod rallying;
mod ranged;
mod recruiting;
mod tokens;

#[cfg(test)]
mod tests;

use super::{Allowed, Log, MISFIT};
use crate::action::{Action, RollFor};
use crate::book::Condition;
use crate::frame::{Frame, Next};
use crate::ids::{Character, Side};
use crate::muster::{MusterAsk, MusterFrame};
use crate::ops::{CardFrame, Script, Step};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

impl State {
    pub(crate) fn muster_step(&mut self, frame: MusterFrame, log: &mut Log) -> Next {
        match frame {
            MusterFrame::Recruit { left, again } => self.recruit_step(left, again),
            MusterFrame::Flip { pile, area, lying } => self.flip_step(pile, area, lying),
            MusterFrame::Flipped { area, lying } => self.flipped_step(area, lying, log),
            MusterFrame::PlaceFlipped { unit, area, left } => self.place_flipped_step(unit, area, left, log),
            MusterFrame::RallySome { success, left } => self.rally_some_step(success, left),
            MusterFrame::Rally { area, success, dice, again } => {
                self.rally_step(area, success, dice, again, log)
            }
            MusterFrame::BolgAbilities(n) => self.bolg_abilities_step(n),
            MusterFrame::EaglesReturn { kindly } => self.eagles_return_step(kindly),
            MusterFrame::EaglesAttack { kindly } => self.eagles_attack_step(kindly, log),
            MusterFrame::Shoot { at, dice, hits_on, reroll } => {
                self.shoot_step(at, dice, hits_on, reroll, log)
            }
            MusterFrame::ShootAgain { at, dice, hits_on, hits } => {
                self.shoot_again_step(at, dice, hits_on, hits, log)
            }
            MusterFrame::FlyEagles => self.fly_eagles_step(),
            MusterFrame::PlaceToken => self.place_token_step(None, log),
            MusterFrame::PlaceTokenOf(pile) => self.place_token_step(Some(pile), log),
        }
    }

    pub(crate) fn muster_answered(
        &mut self,
        ask: MusterAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match ask {
            MusterAsk::Recruit { left, again } => self.recruit_answered(left, again, action),
            MusterAsk::Substitute { area, .. } => self.substitute_answered(area, action, log),
            MusterAsk::Rally { success, left } => self.rally_answered(success, left, action, log),
            MusterAsk::BolgAbility(n) => self.bolg_ability_answered(n, action),
            MusterAsk::EagleReturns { kindly } => self.eagle_returns_answered(kindly, action, log),
            MusterAsk::EagleTarget { kindly } => self.eagle_target_answered(kindly, action, log),
            MusterAsk::FlyEagle => self.fly_eagle_answered(action, log),
            MusterAsk::PlaceToken { .. } => self.place_token_answered(State::side(seat), action, log),
        }
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_muster(&self, ask: MusterAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            MusterAsk::Recruit { .. } => {
                self.list_recruits(side, self.notes.eligible, out);
                out.push(Action::Done);
            }
            MusterAsk::Substitute { unit, .. } => {
                out.extend(self.substitutes(unit).iter().map(Action::Unit));
                out.push(Action::Decline);
            }
            MusterAsk::Rally { .. } => {
                out.extend(self.rallying_areas(side, self.notes.eligible).iter().map(Action::Area));
                out.push(Action::Done);
            }
            MusterAsk::BolgAbility(_) => out.extend([Action::Accept, Action::Decline]),
            MusterAsk::EagleReturns { .. } => {
                out.extend(self.eagle_territories().map(Action::Territory));
                out.push(Action::Done);
            }
            MusterAsk::EagleTarget { kindly } => {
                out.extend(self.eagle_targets(kindly).iter().map(Action::Area));
                out.push(Action::Done);
            }
            MusterAsk::FlyEagle => {
                out.extend(crate::ids::Territory::ALL.map(Action::Territory));
                out.push(Action::Done);
            }
            MusterAsk::PlaceToken { pile } => self.list_token_places(side, pile, out),
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_muster(&self, ask: MusterAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            MusterAsk::Recruit { .. } => self.list_recruits(side, crate::ids::REGIONS, out),
            MusterAsk::Substitute { unit, .. } => {
                out.extend(crate::ids::Unit::of(unit.side()).iter().copied().map(Action::Unit));
            }
            MusterAsk::Rally { .. } => out.extend(self.armies_of(side).iter().map(Action::Area)),
            MusterAsk::EagleReturns { .. } => {
                out.extend(crate::ids::Territory::ALL.map(Action::Territory));
            }
            MusterAsk::EagleTarget { .. } => {
                out.extend(self.armies_of(Side::Shadow).iter().map(Action::Area));
            }
            MusterAsk::PlaceToken { .. } => self.try_token_places(side, out),
            MusterAsk::BolgAbility(_) | MusterAsk::FlyEagle => {}
        }
    }

    pub(crate) fn check_muster(&self, ask: MusterAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        match (ask, action) {
            (MusterAsk::Recruit { .. }, Action::Token { pile, area }) => self.check_recruit(side, pile, area),
            (MusterAsk::Substitute { unit, .. }, Action::Unit(other)) => self.check_substitute(unit, other),
            (MusterAsk::Rally { .. }, Action::Area(area)) => self.check_rally(side, area),
            (MusterAsk::EagleReturns { kindly }, Action::Territory(territory)) => {
                self.check_eagle_returns(kindly, territory)
            }
            (MusterAsk::EagleTarget { kindly }, Action::Area(area)) => self.check_eagle_target(kindly, area),
            (MusterAsk::PlaceToken { pile }, Action::Token { pile: of, area }) => {
                self.check_token_place(side, pile, of, area)
            }
            (MusterAsk::FlyEagle, Action::Territory(_))
            | (MusterAsk::BolgAbility(_), Action::Accept | Action::Decline)
            | (MusterAsk::Substitute { .. }, Action::Decline)
            | (
                MusterAsk::Recruit { .. }
                | MusterAsk::Rally { .. }
                | MusterAsk::EagleReturns { .. }
                | MusterAsk::EagleTarget { .. }
                | MusterAsk::FlyEagle,
                Action::Done,
            ) => Ok(()),
            _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }

    /// A combat die shows something: `notes.thrown` for all but battles.
    pub(crate) fn rolled(&mut self, why: RollFor, action: Action, log: &mut Log) -> Next {
        let Action::Roll(die) = action else { return MISFIT };
        match why {
            RollFor::Battle(side) => self.battle_rolled(side, die, log),
            RollFor::Rally | RollFor::Strike | RollFor::Dread => {
                self.notes.thrown.add(die);
                done()
            }
        }
    }

    /// Rule 7.12, R13: each further ability of Bolg's may be used with the Shadow's Character Move while he is on the board.
    fn bolg_abilities_step(&mut self, n: u8) -> Next {
        let Some(ability) = self.book.bolg.get(usize::from(n)) else { return done() };
        let Some(area) = self.place_of(Character::Bolg) else { return done() };
        let holds = match ability.condition {
            Condition::Always => true,
            Condition::GeneralWithArmy => self.has_army(Side::Shadow, area),
        };
        // Nobody is asked about an ability that would do nothing.
        let script = Script::Bolg(n);
        let mut steps = ability.ops.iter().zip(0..);
        let does = steps.any(|(op, at)| self.would_do(Character::Bolg, op, Step { script, at }));
        if !(holds && does) {
            return goto(Frame::Muster(MusterFrame::BolgAbilities(n + 1)));
        }
        ask(State::seat(Side::Shadow), crate::action::Ask::Muster(MusterAsk::BolgAbility(n))).last()
    }

    fn bolg_ability_answered(&mut self, n: u8, action: Action) -> Next {
        let on = Frame::Muster(MusterFrame::BolgAbilities(n + 1));
        match action {
            Action::Accept => call(Frame::Card(CardFrame::Run { script: Script::Bolg(n), at: 0 })).then(on),
            Action::Decline => goto(on),
            _ => MISFIT,
        }
    }
}
