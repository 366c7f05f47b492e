//! Ents (rule 8.6).

use crate::action::Action;
use crate::ents::EntAsk;
use crate::ids::{Area, Side};
use crate::state::State;

impl State {
    pub(super) fn weigh_ents(&self, ask: EntAsk, action: Action) -> f32 {
        let side = Side::FreePeoples;
        match (ask, action) {
            (EntAsk::Step, Action::Attack { to, .. }) => 2.0 + 2.0 * self.weigh_prey(to),
            (EntAsk::Step, Action::Move { from, to }) => {
                let towards = self.nearest_prey(to) < self.nearest_prey(from);
                if towards && self.ents > 1 { 2.5 } else { 0.05 }
            }
            (EntAsk::Step, Action::Done) => {
                let marched = self.ents > 1 && !self.notes.chain.is_empty();
                if marched || self.ents == 0 { 0.5 } else { 1.0 }
            }
            (EntAsk::Reform, Action::Area(area)) => 1.0 / (1.0 + f32::from(self.nearest_prey(area))),
            (EntAsk::React { .. }, Action::Accept) => 50.0,
            (EntAsk::Target { .. }, Action::Area(area)) => self.target(side, area),
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// How good a target of an Ent attack an Army is: Saruman's Army loses the game with its last unit (rule 8.6.12).
    fn weigh_prey(&self, area: Area) -> f32 {
        let army = self.army(area);
        let left = f32::from(self.protection_left(area, None));
        let decisive = if area == Area::Orthanc {
            let hits = 2.78 * f32::from(self.ents);
            let needed = left + f32::from(2 * army.n_units());
            if hits >= needed { 8.0 } else { 0.5 }
        } else {
            0.0
        };
        decisive + f32::from(army.n_units().min(5)) / (1.0 + 0.5 * left)
    }

    /// How far the nearest Army of the Shadow is.
    fn nearest_prey(&self, from: Area) -> u8 {
        let steps = &self.board().steps[from];
        self.armies_on_board(Side::Shadow).iter().map(|area| steps[area]).min().unwrap_or(0)
    }

    /// How good an activation of the Entwood looks.
    pub(super) fn weigh_activation(&self) -> f32 {
        let steps = &self.board().steps[self.entwood];
        let reach = |area: &Area| steps[*area] <= self.ents;
        let best = self.armies_on_board(Side::Shadow).iter().filter(reach);
        0.05 + best.map(|area| 0.8 * self.weigh_prey(area)).fold(0.0, f32::max)
    }
}
