//! The limit of five units (rules 7.3.3, 7.4.7).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame};
use crate::battle::{BattleFrame, LossFor};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Unit};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// The Army in an area is brought down to five units; if there is more Damage than units then, casualties are taken.
    pub(super) fn keep_limit(&mut self, area: Area, log: &mut Log) -> Next {
        let army = *self.army(area);
        let Some(side) = army.side() else { return done() };
        let excess = self.excess(area);
        if excess == 0 {
            if army.damage > army.n_units() {
                return goto(Frame::Battle(BattleFrame::Losses { area, side, why: LossFor::Forced }));
            }
            return done();
        }
        let again = Frame::Army(ArmyFrame::Limit { area });
        let mut types = army.units.iter();
        if let (Some((unit, _)), None) = (types.next(), types.next()) {
            // There is nothing to choose.
            for _ in 0..excess {
                self.remove_unit(unit, area, log);
            }
            return goto(again);
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::Limit { area })).then(again)
    }

    pub(super) fn check_limit(&self, area: Area, unit: Unit) -> Allowed {
        need(self.army(area).units.contains(unit), "7.3.3", "no-no-such-unit-is-there")
    }

    pub(super) fn limit_answered(&mut self, area: Area, action: Action, log: &mut Log) -> Next {
        let Action::Unit(unit) = action else { return MISFIT };
        self.remove_unit(unit, area, log);
        done()
    }
}
