//! Armies and characters on the move, Bats that move armies, Beorn's way (rules 5.1 to 5.4, 5.6, 7.5, 9.1 to 9.7, 9.14, 11.2,
//! 12.3).

mod bats;
mod beorn;
mod characters;
mod groups;
mod march;
mod merging;
mod strikes;
#[cfg(test)]
mod tests;

use super::{Allowed, Log};
use crate::action::Action;
use crate::army::{ArmyAsk, ArmyFrame};
use crate::frame::Next;
use crate::ids::Area;
use crate::state::State;
use kernel::{Refused, Seat};

/// An answer of another kind than the question has.
const fn no_answer(ask: &ArmyAsk) -> Allowed {
    Err(Refused::NotAnAnswer { rule: ask.rule() })
}

impl State {
    pub(crate) fn army_step(&mut self, frame: ArmyFrame, log: &mut Log) -> Next {
        match frame {
            ArmyFrame::March { needs, steps, left } => self.march_some(needs, steps, left),
            ArmyFrame::Depart { why, from, to } => self.depart(why, from, to),
            ArmyFrame::SetOut { why, from, to } => self.set_out(why, from, to, log),
            ArmyFrame::Arrive { at, left } => self.arrive(at, left, log),
            ArmyFrame::Merge => self.merge(),
            ArmyFrame::Limit { area, excess } => self.keep_limit(area, excess, log),
            ArmyFrame::Strike { needs, charge } => self.strike(needs, charge),
            ArmyFrame::Combined => self.combined(),
            ArmyFrame::CharacterMove => self.character_move(),
            ArmyFrame::Beorn { left } => self.beorn_walks(left),
            ArmyFrame::BeornStrikes => self.beorn_strikes(),
            ArmyFrame::CloudOfBats => self.cloud_of_bats(),
        }
    }

    pub(crate) fn army_answered(&mut self, ask: ArmyAsk, seat: Seat, action: Action, log: &mut Log) -> Next {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { needs, steps, left } => self.march_chosen(side, needs, steps, left, action),
            ArmyAsk::Group { why, from, to } => self.group_answered(seat, why, from, to, action),
            ArmyAsk::DamageAlong { .. } => self.damage_divided(action),
            ArmyAsk::MarchOn { at, left } => self.march_on_chosen(side, at, left, action, log),
            ArmyAsk::Trim { area, .. } => self.trimmed(area, action, log),
            ArmyAsk::Strike { charge, .. } => self.strike_chosen(side, charge, action),
            ArmyAsk::CombinedTarget => self.combined_chosen(side, action),
            ArmyAsk::CharacterMove => self.character_chosen(seat, action),
            ArmyAsk::CharacterTo(character) => self.character_goes(character, action, log),
            ArmyAsk::BeornStep { left } => self.beorn_step_chosen(left, action, log),
            ArmyAsk::BeornStrike => self.beorn_strike_chosen(action),
            ArmyAsk::CloudOfBats => self.bats_chosen(action, log),
        }
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_army(&self, ask: ArmyAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { needs, .. } => {
                self.each_march(side, self.notes.eligible, needs, |from, to| {
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
            ArmyAsk::Trim { area, .. } => {
                out.extend(self.army(area).units.iter().map(|(unit, _)| Action::Unit(unit)));
            }
            ArmyAsk::Strike { needs, .. } => {
                self.each_strike(side, self.strikers(side), needs, |from, to| {
                    out.push(Action::Attack { from, to });
                    true
                });
                out.push(Action::Decline);
            }
            ArmyAsk::CombinedTarget => {
                out.extend(self.combined_targets(side).iter().map(Action::Area));
                out.push(Action::Decline);
            }
            ArmyAsk::CharacterMove => {
                out.extend(self.movable_characters(side).iter().map(Action::Character));
                out.push(Action::Done);
            }
            ArmyAsk::CharacterTo(character) => {
                out.extend(self.character_reach(character).iter().map(Action::Area));
            }
            ArmyAsk::BeornStep { .. } => {
                out.extend(self.beorn_ways().iter().map(Action::Area));
                out.push(Action::Done);
            }
            ArmyAsk::BeornStrike => {
                out.extend(self.beorn_targets().iter().map(Action::Area));
                out.push(Action::Decline);
            }
            ArmyAsk::CloudOfBats => {
                out.extend(self.bats_with_armies().iter().map(Action::Territory));
                out.push(Action::Decline);
            }
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_army(&self, ask: ArmyAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            ArmyAsk::March { .. } => {
                for from in self.armies_of(side) {
                    let ways = from.neighbours().iter().chain(from.exit());
                    out.extend(ways.map(|to| Action::Move { from, to }));
                }
            }
            ArmyAsk::Group { from, .. } => {
                out.extend(self.party_at(side, from).each().map(Action::Leave));
                out.extend([Action::Go, Action::Decline]);
            }
            ArmyAsk::DamageAlong { .. } => out.extend((0..=10).map(Action::Number)),
            ArmyAsk::MarchOn { at, .. } => {
                out.extend(at.neighbours().iter().chain(at.exit()).map(Action::Area));
            }
            ArmyAsk::Trim { .. } => {
                out.extend(crate::ids::Unit::of(side).iter().map(|unit| Action::Unit(*unit)));
            }
            ArmyAsk::Strike { .. } => {
                for from in self.armies_of(side) {
                    let ways = from.neighbours().iter().chain(from.exit());
                    let enemies = ways.filter(|to| self.enemies_of(side).contains(*to));
                    out.extend(enemies.map(|to| Action::Attack { from, to }));
                }
            }
            ArmyAsk::CombinedTarget => out.extend(self.enemies_of(side).iter().map(Action::Area)),
            ArmyAsk::CharacterMove => {
                let own = crate::ids::Character::ALL.into_iter().filter(|character| character.side() == side);
                out.extend(own.map(Action::Character));
            }
            ArmyAsk::CharacterTo(_) => out.extend(Area::ALL.into_iter().map(Action::Area)),
            ArmyAsk::BeornStep { .. } | ArmyAsk::BeornStrike => {
                let next = self.beorn().into_iter().flat_map(Area::neighbours);
                out.extend(next.map(Action::Area));
            }
            ArmyAsk::CloudOfBats => {
                out.extend(crate::ids::Territory::ALL.into_iter().map(Action::Territory));
            }
        }
    }

    pub(crate) fn check_army(&self, ask: ArmyAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        match (ask, action) {
            (ArmyAsk::March { .. } | ArmyAsk::MarchOn { .. }, Action::Done)
            | (ArmyAsk::CharacterMove | ArmyAsk::BeornStep { .. }, Action::Done)
            | (ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget, Action::Decline)
            | (ArmyAsk::BeornStrike | ArmyAsk::CloudOfBats, Action::Decline) => Ok(()),
            (ArmyAsk::March { needs, .. }, Action::Move { from, to }) => {
                self.check_march(side, needs, from, to)
            }
            (ArmyAsk::Group { why, .. }, action) => self.check_group_answer(&ask, &why, action),
            (ArmyAsk::DamageAlong { least, most, .. }, Action::Number(n)) => {
                State::check_damage_along(least, most, n)
            }
            (ArmyAsk::MarchOn { at, .. }, Action::Area(to)) => self.check_step(side, at, to),
            (ArmyAsk::Trim { area, excess }, Action::Unit(unit)) => self.check_trim(area, excess, unit),
            (ArmyAsk::Strike { needs, .. }, Action::Attack { from, to }) => {
                self.check_strike(side, needs, from, to)
            }
            (ArmyAsk::CombinedTarget, Action::Area(at)) => self.check_combined_target(side, at),
            (ArmyAsk::CharacterMove, Action::Character(character)) => {
                self.check_character_move(side, character)
            }
            (ArmyAsk::CharacterTo(character), Action::Area(to)) => self.check_character_to(character, to),
            (ArmyAsk::BeornStep { .. }, Action::Area(to)) => self.check_beorn_step(to),
            (ArmyAsk::BeornStrike, Action::Area(at)) => self.check_beorn_strike(at),
            (ArmyAsk::CloudOfBats, Action::Territory(territory)) => self.check_bats(territory),
            (
                ArmyAsk::March { .. }
                | ArmyAsk::DamageAlong { .. }
                | ArmyAsk::MarchOn { .. }
                | ArmyAsk::Trim { .. }
                | ArmyAsk::Strike { .. }
                | ArmyAsk::CombinedTarget
                | ArmyAsk::CharacterMove
                | ArmyAsk::CharacterTo(_)
                | ArmyAsk::BeornStep { .. }
                | ArmyAsk::BeornStrike
                | ArmyAsk::CloudOfBats,
                _,
            ) => no_answer(&ask),
        }
    }
}
