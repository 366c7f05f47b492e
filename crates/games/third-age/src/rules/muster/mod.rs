//! Recruiting, rallying, siege engines (rules 7.3, 7.6, 9.4, 9.9, 9.10).

mod engines;
mod rally;
mod recruiting;
#[cfg(test)]
mod tests;
mod tokens;

use super::{Allowed, Log};
use crate::action::{Action, Choice};
use crate::frame::Next;
use crate::ids::{Area, Engine, Pool, Section, Unit};
use crate::muster::{MusterAsk, MusterFrame};
use crate::state::State;
use kernel::{Refused, Seat};

/// An answer of another kind than the question has.
const fn no_answer(ask: &MusterAsk) -> Allowed {
    Err(Refused::NotAnAnswer { rule: ask.rule() })
}

impl State {
    pub(crate) fn muster_step(&mut self, frame: MusterFrame, log: &mut Log) -> Next {
        match frame {
            MusterFrame::Recruit { side, left, least, apart } => self.recruit(side, left, least, apart),
            MusterFrame::Flip { pool, area, lying } => self.flip(pool, area, lying),
            MusterFrame::Muster { unit, area, left } => self.muster_units(unit, area, left, log),
            MusterFrame::Placed { area } => self.placed(area),
            MusterFrame::PlaceAndFlip { side, area, left, pool } => {
                self.place_and_flip(side, area, left, pool)
            }
            MusterFrame::PlaceTokens { n } => self.place_own_tokens(n, log),
            MusterFrame::Rally { side, left, success, must } => self.rally_some(side, left, success, must),
            MusterFrame::RallyArmy { area, success } => self.rally_begins(area, success, log),
            MusterFrame::RallyDice { area, left, success, again } => {
                self.rally_dice(area, left, success, again, log)
            }
            MusterFrame::Build { left } => self.build_some(left),
            MusterFrame::Fire => self.fire(log),
            MusterFrame::CatapultDice { left, section } => self.catapult_dice(left, section, log),
        }
    }

    pub(crate) fn muster_answered(
        &mut self,
        ask: MusterAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let side = State::side(seat);
        match ask {
            MusterAsk::Flip { left, least, apart } => self.token_chosen(side, left, least, apart, action),
            MusterAsk::Substitute { area, .. } => self.substituted(area, action, log),
            MusterAsk::Nation { area } => State::nation_chosen(area, action),
            MusterAsk::PlaceToken => self.token_placed(action, log),
            MusterAsk::Rally { left, success, must } => self.rally_chosen(side, left, success, must, action),
            MusterAsk::RallyAgain { area, success, .. } => self.rally_again(area, success, action),
            MusterAsk::Build { left } => self.built(left, action, log),
            MusterAsk::CatapultTarget => self.target_chosen(action, log),
            MusterAsk::Woses => self.woses_answered(action, log),
        }
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_muster(&self, ask: MusterAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            MusterAsk::Flip { least, .. } => {
                self.list_tokens(side, out);
                if least == 0 {
                    out.push(Action::Done);
                }
            }
            MusterAsk::Substitute { .. } => {
                let units = Unit::ALL.into_iter().filter(|unit| unit.side() == side);
                out.extend(units.map(Action::Unit));
                out.push(Action::Decline);
            }
            MusterAsk::Nation { .. } => {
                out.extend(Pool::of(self.scenario, side).iter().copied().map(Action::Pool));
            }
            MusterAsk::PlaceToken => {
                out.extend(self.own_token_places().map(|(pool, area)| Action::Recruit { pool, area }));
            }
            MusterAsk::Rally { must, .. } => {
                out.extend(self.rallyable(side).iter().map(Action::Area));
                if !must {
                    out.push(Action::Done);
                }
            }
            MusterAsk::RallyAgain { most, .. } => out.extend((0..=most).map(Action::Number)),
            MusterAsk::Build { .. } => {
                self.list_engines(out);
                out.push(Action::Done);
            }
            MusterAsk::CatapultTarget => {
                out.push(Action::Choose(Choice::Army));
                out.extend(Section::ALL.map(Action::Section));
            }
            MusterAsk::Woses => out.extend([Action::Accept, Action::Decline]),
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_muster(&self, ask: MusterAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            MusterAsk::Flip { .. } | MusterAsk::PlaceToken => {
                for pool in Pool::of(self.scenario, side) {
                    let lying = Area::ALL.into_iter().filter(|area| self.tokens[*pool][*area] > 0);
                    out.extend(lying.map(|area| Action::Recruit { pool: *pool, area }));
                }
                out.push(Action::Done);
            }
            MusterAsk::Rally { .. } => {
                out.extend(self.armies_of(side).iter().map(Action::Area));
                out.push(Action::Done);
            }
            MusterAsk::Build { .. } => {
                let areas = self.board().towers | self.board().catapults | self.armies_on_board(side);
                for area in areas {
                    out.extend(Engine::ALL.map(|engine| Action::Build { engine, area }));
                }
            }
            MusterAsk::Substitute { .. }
            | MusterAsk::Nation { .. }
            | MusterAsk::RallyAgain { .. }
            | MusterAsk::CatapultTarget
            | MusterAsk::Woses => {}
        }
    }

    pub(crate) fn check_muster(&self, ask: MusterAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        match (ask, action) {
            (MusterAsk::Flip { least: 0, .. } | MusterAsk::Build { .. }, Action::Done)
            | (MusterAsk::Rally { must: false, .. }, Action::Done)
            | (MusterAsk::Substitute { .. }, Action::Decline)
            | (MusterAsk::Woses, Action::Accept | Action::Decline) => Ok(()),
            (MusterAsk::Rally { .. }, Action::Done) => super::no("7.7.10", "no-an-army-must-be-chosen"),
            (MusterAsk::Flip { .. }, Action::Done) => super::no("7.7.10", "no-a-token-must-be-flipped"),
            (MusterAsk::Flip { apart, .. }, Action::Recruit { pool, area }) => {
                self.check_token(side, apart, pool, area)
            }
            (MusterAsk::Substitute { .. }, Action::Unit(unit)) => self.check_substitute(side, unit),
            (MusterAsk::Nation { area }, Action::Pool(pool)) => self.check_nation(side, area, pool),
            (MusterAsk::PlaceToken, Action::Recruit { pool, area }) => self.check_token_place(pool, area),
            (MusterAsk::Rally { .. }, Action::Area(area)) => self.check_rally(side, area),
            (MusterAsk::RallyAgain { most, .. }, Action::Number(n)) => {
                super::need(n <= most, "7.6.1", "no-not-so-many-dice-are-rolled-again")
            }
            (MusterAsk::Build { .. }, Action::Build { engine, area }) => self.check_build(engine, area),
            (MusterAsk::CatapultTarget, Action::Choose(Choice::Army)) => self.check_fire_at_army(),
            (MusterAsk::CatapultTarget, Action::Section(section)) => self.check_fire_at(section),
            (
                MusterAsk::Flip { .. }
                | MusterAsk::Substitute { .. }
                | MusterAsk::Nation { .. }
                | MusterAsk::PlaceToken
                | MusterAsk::Rally { .. }
                | MusterAsk::RallyAgain { .. }
                | MusterAsk::Build { .. }
                | MusterAsk::CatapultTarget
                | MusterAsk::Woses,
                _,
            ) => no_answer(&ask),
        }
    }
}
