//! Armies that met merge; the limit of units (rules 9.1, 9.6, 9.13).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, Excess};
use crate::battle::{BattleFrame, LossFor};
use crate::figures::types_of;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Unit};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Groups that have arrived merge with the armies there, one area after the other (rules 9.4, 9.6).
    pub(super) fn merge(&mut self) -> Next {
        let Some((area, _)) = self.notes.arrived.first().copied() else { return done() };
        let mut n = 0;
        while let Some((other, party)) = self.notes.arrived.get(n).copied() {
            if other == area {
                self.set_down(area, &party);
                self.notes.arrived.remove(n);
            } else {
                n += 1;
            }
        }
        let limit = ArmyFrame::Limit { area, excess: Excess::Merged };
        call(Frame::Army(limit)).then(Frame::Army(ArmyFrame::Merge))
    }

    /// The army in an area is brought down to the limit: voluntary casualties first if armies merged (rule 9.6), not after recruitment
    /// (rule 9.13).
    pub(super) fn keep_limit(&mut self, area: Area, excess: Excess, log: &mut Log) -> Next {
        let Some(side) = self.army(area).side() else { return done() };
        if self.excess(side, area) == 0 {
            // Rule 9.6.1.
            return if self.army(area).damage > self.army(area).n_units() {
                goto(Frame::Battle(BattleFrame::Losses { area, side, why: LossFor::Forced }))
            } else {
                done()
            };
        }
        let rest = if excess == Excess::Recruited { Excess::Recruited } else { Excess::Offered };
        let again = Frame::Army(ArmyFrame::Limit { area, excess: rest });
        if excess == Excess::Merged && self.army(area).damage > 0 {
            let why = LossFor::Voluntary;
            return call(Frame::Battle(BattleFrame::Losses { area, side, why })).then(again);
        }
        let types = types_of(&self.army(area).units);
        if let (Some(unit), 1) = (types.first(), types.len()) {
            // There is nothing to choose.
            for _ in 0..self.excess(side, area) {
                self.trim_unit(unit, area, log);
            }
            return goto(again);
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::Trim { area, excess: rest })).then(again)
    }

    pub(super) fn check_trim(&self, area: Area, excess: Excess, unit: Unit) -> Allowed {
        need(self.army(area).units.contains(unit), excess.rule(), "no-no-such-unit-is-there")
    }

    pub(super) fn trimmed(&mut self, area: Area, action: Action, log: &mut Log) -> Next {
        let Action::Unit(unit) = action else { return MISFIT };
        self.trim_unit(unit, area, log);
        done()
    }
}
