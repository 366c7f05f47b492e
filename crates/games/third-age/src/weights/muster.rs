//! Recruiting, rallying and engines (rules 7.3, 7.6, 9.4, 9.9, 9.10).

use crate::action::{Action, Choice};
use crate::ids::{Area, Engine, Pool, Section, Side};
use crate::muster::MusterAsk;
use crate::state::State;

impl State {
    pub(super) fn weigh_muster(&self, ask: MusterAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (MusterAsk::Flip { .. }, Action::Recruit { area, .. }) => self.wants_unit(side, area),
            (MusterAsk::Flip { .. }, Action::Done) => 0.02,
            (MusterAsk::Substitute { .. }, Action::Unit(unit)) => f32::from(self.book.units[unit].strength),
            (MusterAsk::Substitute { .. }, Action::Decline) => 0.02,
            (MusterAsk::PlaceToken, Action::Recruit { pool, area }) => {
                let lying = f32::from(self.tokens[pool][area]);
                let riders = if pool == Pool::Rohan { 1.2 } else { 1.0 };
                riders / (1.0 + 0.4 * lying)
            }
            (MusterAsk::Rally { .. }, Action::Area(area)) => {
                let army = self.army(area);
                f32::from(army.damage.min(army.n_units())) * self.deserves(side, area)
            }
            (MusterAsk::Rally { .. }, Action::Done) => 0.05,
            (MusterAsk::RallyAgain { most, .. }, Action::Number(n)) => {
                if n == most {
                    10.0
                } else {
                    0.02
                }
            }
            (MusterAsk::Build { .. }, Action::Build { engine, area }) => self.weigh_engine(engine, area),
            (MusterAsk::Build { .. }, Action::Done) => 0.02,
            (MusterAsk::CatapultTarget, Action::Choose(Choice::Army)) => {
                let army = self.army(Area::MinasTirith);
                let open = Section::ALL.into_iter().any(|section| self.is_section_breached(section));
                (0.5 + 0.3 * f32::from(army.damage)) * if open { 3.0 } else { 1.0 }
            }
            (MusterAsk::CatapultTarget, Action::Section(section)) => {
                let left = f32::from(self.protection_left(Area::MinasTirith, Some(section)).max(1));
                6.0 / left * if section == Section::Gate { 1.5 } else { 1.0 }
            }
            (MusterAsk::Woses, Action::Accept) => {
                if self.army(Area::ToRohan).n_units() > 0 {
                    5.0
                } else {
                    1.5
                }
            }
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    fn weigh_engine(&self, engine: Engine, area: Area) -> f32 {
        let units = f32::from(self.army(area).n_units());
        match engine {
            Engine::SiegeTower => 0.3 + 0.5 * units,
            Engine::Catapult => 1.2,
        }
    }
}
