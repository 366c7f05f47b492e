//! Armies, Characters and Nazgûl on the move; who attacks whom (rules 7.4, 7.5, 9.3, 9.5.2, 9.6.4, 10.1, 10.11, 10.13).

mod characters;
mod groups;
mod limit;
mod march;
mod nazgul;
mod recruitment;
mod retreats;
mod strikes;
#[cfg(test)]
mod tests;

use super::{Allowed, Log};
use crate::action::Action;
use crate::army::{ArmyAsk, ArmyFrame};
use crate::frame::Next;
use crate::ids::{Area, Unit};
use crate::state::State;
use kernel::{Refused, Seat};

/// An answer of another kind than the question has.
const fn no_answer(ask: &ArmyAsk) -> Allowed {
    Err(Refused::NotAnAnswer { rule: ask.rule() })
}

impl State {
    pub(crate) fn army_step(&mut self, frame: ArmyFrame, log: &mut Log) -> Next {
        match frame {
            ArmyFrame::March { side, needs, steps, left, strike } => {
                self.march_some(side, needs, steps, left, strike)
            }
            ArmyFrame::Depart { side, why, from, to } => self.depart(side, why, from, to),
            ArmyFrame::SetOut { side, why, from, to } => self.set_out(side, why, from, to, log),
            ArmyFrame::Arrive { side, why, at, left } => self.arrive(side, why, at, left),
            ArmyFrame::Settle { side, why, at } => self.settle(side, why, at),
            ArmyFrame::Entered { side, why, at, left } => self.entered(side, why, at, left),
            ArmyFrame::Hooks { moment, side, at, after } => self.run_hooks(moment, side, at, after),
            ArmyFrame::Limit { area } => self.keep_limit(area, log),
            ArmyFrame::Strike { side, needs, optional, charge, target } => {
                self.strike(side, needs, optional, charge, target)
            }
            ArmyFrame::Combined { side, optional } => self.combined(side, optional),
            ArmyFrame::Cross { side, from, to } => self.gather(side, crate::army::GroupFor::River, from, to),
            ArmyFrame::ForceOut { side, from, to } => self.force_out(side, from, to, log),
            ArmyFrame::GoOut { at, to, forced } => self.go_out(at, to, forced, log),
            ArmyFrame::MoveIn { side, from, to } => self.move_in(side, from, to),
            ArmyFrame::Retreat { side, from, to } => self.retreat_there(side, from, to),
            ArmyFrame::CharacterMove { side, left } => self.character_move(side, left),
            ArmyFrame::NazgulMove => self.nazgul_move(),
        }
    }

    pub(crate) fn army_answered(&mut self, ask: ArmyAsk, seat: Seat, action: Action, log: &mut Log) -> Next {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { needs, steps, left, strike } => {
                self.march_chosen(side, needs, steps, left, strike, action)
            }
            ArmyAsk::Group { why, from, to } => self.group_answered(side, why, from, to, action),
            ArmyAsk::DamageAlong { .. } => self.damage_divided(action),
            ArmyAsk::MarchOn { at, left, needs } => self.march_on_chosen(side, at, left, needs, action, log),
            ArmyAsk::Limit { area } => self.limit_answered(area, action, log),
            ArmyAsk::Strike { needs, charge, .. } => self.strike_chosen(side, needs, charge, action),
            ArmyAsk::CombinedTarget { .. } => self.combined_chosen(side, action),
            ArmyAsk::ForcedOut { at, forced } => State::forced_out(at, forced, action),
            ArmyAsk::CharacterMove { left } => self.characters_chosen(side, left, action, log),
            ArmyAsk::CharacterGroup { from } => self.character_group_answered(side, from, action, log),
            ArmyAsk::CharacterTo { from } => self.characters_go(from, action, log),
            ArmyAsk::NazgulMove => self.nazgul_chosen(action),
            ArmyAsk::NazgulTo { from, minion } => self.nazgul_goes(from, minion, action, log),
        }
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_army(&self, ask: ArmyAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { needs, strike, .. } => {
                self.each_march(side, self.notes.eligible, needs, strike, |from, to| {
                    out.push(Action::Move { from, to });
                    true
                });
                out.push(Action::Done);
            }
            ArmyAsk::Group { why, .. } => self.list_group(&why, out),
            ArmyAsk::DamageAlong { least, most, .. } => out.extend((least..=most).map(Action::Number)),
            ArmyAsk::MarchOn { at, .. } => {
                out.extend(self.open_ways(side, at).iter().map(Action::Area));
                out.push(Action::Done);
            }
            ArmyAsk::Limit { area } => {
                out.extend(self.army(area).units.iter().map(|(unit, _)| Action::Unit(unit)));
            }
            ArmyAsk::Strike { needs, optional, target, .. } => {
                self.each_strike(side, self.strikers(side), needs, target, |from, to| {
                    out.push(Action::Attack { from, to });
                    true
                });
                if optional {
                    out.push(Action::Decline);
                }
            }
            ArmyAsk::CombinedTarget { optional } => {
                out.extend(self.combined_targets(side).iter().map(Action::Area));
                if optional {
                    out.push(Action::Decline);
                }
            }
            ArmyAsk::ForcedOut { at, forced } => {
                out.extend(self.ways_out(at, forced).iter().map(Action::Area));
            }
            ArmyAsk::CharacterMove { .. } => {
                out.extend(self.places_of_movers(side).iter().map(Action::Area));
                out.push(Action::Done);
            }
            ArmyAsk::CharacterGroup { .. } => self.list_character_group(out),
            ArmyAsk::CharacterTo { from } => {
                out.extend(self.character_reach(from).iter().map(Action::Area));
            }
            ArmyAsk::NazgulMove => self.list_nazgul(out),
            ArmyAsk::NazgulTo { from, minion } => {
                out.extend(self.nazgul_reach(from, minion).iter().map(Action::Area));
            }
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_army(&self, ask: ArmyAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { .. } => {
                for from in self.armies_of(side) {
                    let ways =
                        self.board().neighbours[from] | self.ways_from(from) | self.board().linked[from];
                    out.extend(ways.iter().map(|to| Action::Move { from, to }));
                }
            }
            ArmyAsk::Group { from, .. } => {
                out.extend(self.party_at(side, from).each().map(Action::Leave));
                out.extend([Action::Go, Action::Decline]);
            }
            ArmyAsk::DamageAlong { .. } => out.extend((0..=10).map(Action::Number)),
            ArmyAsk::MarchOn { at, .. } => {
                out.extend(self.board().neighbours[at].iter().map(Action::Area));
            }
            ArmyAsk::Limit { .. } => {
                out.extend(Unit::ALL.into_iter().filter(|unit| unit.side() == side).map(Action::Unit));
            }
            ArmyAsk::Strike { .. } => {
                for from in self.armies_of(side) {
                    let ways = self.board().neighbours[from] | self.board().arrows[from];
                    let enemies = ways & self.armies_of(side.enemy());
                    out.extend(enemies.iter().map(|to| Action::Attack { from, to }));
                }
                out.push(Action::Decline);
            }
            ArmyAsk::CombinedTarget { .. } => {
                out.extend(self.armies_on_board(side.enemy()).iter().map(Action::Area));
                out.push(Action::Decline);
            }
            ArmyAsk::ForcedOut { at, .. } => {
                out.extend(self.board().neighbours[at].iter().map(Action::Area));
            }
            ArmyAsk::CharacterMove { .. } => {
                let places = crate::ids::Character::ALL.into_iter().filter_map(|one| self.place_of(one));
                out.extend(places.map(Action::Area));
            }
            ArmyAsk::CharacterGroup { from } => {
                let figures = self.party_at(side, from).characters;
                out.extend(figures.iter().map(|one| Action::Leave(crate::figures::Figure::Character(one))));
                out.push(Action::Go);
            }
            ArmyAsk::CharacterTo { .. } | ArmyAsk::NazgulTo { .. } => {
                let all: crate::ids::Areas = self.board().areas | self.board().recruitment;
                out.extend(all.iter().map(Action::Area));
            }
            ArmyAsk::NazgulMove => {
                let with_nazgul = Area::ALL.into_iter().filter(|area| self.nazgul[*area] > 0);
                out.extend(with_nazgul.map(Action::Area));
                out.extend(crate::ids::Character::ALL.into_iter().map(Action::Character));
            }
        }
    }

    pub(crate) fn check_army(&self, ask: ArmyAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        match (ask, action) {
            (ArmyAsk::March { needs, strike, .. }, Action::Done) => self.check_no_march(side, needs, strike),
            (ArmyAsk::MarchOn { .. } | ArmyAsk::CharacterMove { .. } | ArmyAsk::NazgulMove, Action::Done) => {
                Ok(())
            }
            (
                ArmyAsk::Strike { optional: true, .. } | ArmyAsk::CombinedTarget { optional: true },
                Action::Decline,
            ) => Ok(()),
            (ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget { .. }, Action::Decline) => {
                super::no("7.2.8", "no-the-action-must-end-with-an-attack")
            }
            (ArmyAsk::March { needs, strike, .. }, Action::Move { from, to }) => {
                self.check_march(side, needs, strike, from, to)
            }
            (ArmyAsk::Group { why, from, to }, action) => {
                self.check_group_answer(&ask, &why, from, to, action)
            }
            (ArmyAsk::DamageAlong { least, most, .. }, Action::Number(n)) => {
                State::check_damage_along(least, most, n)
            }
            (ArmyAsk::MarchOn { at, .. }, Action::Area(to)) => self.check_step(side, at, to),
            (ArmyAsk::Limit { area }, Action::Unit(unit)) => self.check_limit(area, unit),
            (ArmyAsk::Strike { needs, target, .. }, Action::Attack { from, to }) => {
                self.check_strike(side, needs, target, from, to)
            }
            (ArmyAsk::CombinedTarget { .. }, Action::Area(at)) => self.check_combined_target(side, at),
            (ArmyAsk::ForcedOut { at, forced }, Action::Area(to)) => self.check_forced_out(at, forced, to),
            (ArmyAsk::CharacterMove { .. }, Action::Area(from)) => self.check_movers(side, from),
            (ArmyAsk::CharacterGroup { .. }, action) => self.check_character_group(&ask, action),
            (ArmyAsk::CharacterTo { from }, Action::Area(to)) => self.check_character_to(from, to),
            (ArmyAsk::NazgulMove, Action::Area(from)) => self.check_nazgul_from(from),
            (ArmyAsk::NazgulMove, Action::Character(minion)) => self.check_minion(minion),
            (ArmyAsk::NazgulTo { from, minion }, Action::Area(to)) => self.check_nazgul_to(from, minion, to),
            (
                ArmyAsk::March { .. }
                | ArmyAsk::DamageAlong { .. }
                | ArmyAsk::MarchOn { .. }
                | ArmyAsk::Limit { .. }
                | ArmyAsk::Strike { .. }
                | ArmyAsk::CombinedTarget { .. }
                | ArmyAsk::ForcedOut { .. }
                | ArmyAsk::CharacterMove { .. }
                | ArmyAsk::CharacterTo { .. }
                | ArmyAsk::NazgulMove
                | ArmyAsk::NazgulTo { .. },
                _,
            ) => no_answer(&ask),
        }
    }
}
