//! How a position looks to computer players.

use crate::event::Event;
use crate::game::Thing;
use crate::state::State;
use crate::story;
use kernel::story::{Gauge, Held, Moment};
use kernel::{Insight, Seat};

impl Insight for State {
    fn estimate(&self, seat: Seat) -> f32 {
        if let Some((side, _)) = self.ended {
            return if side == self.side(seat) { 1.0 } else { 0.0 };
        }
        let own = f32::from(self.score(self.side(seat)));
        let other = f32::from(self.score(self.side(seat).enemy()));
        1.0 / (1.0 + (-(own - other) / 4.0).exp())
    }

    fn turn(&self) -> u32 {
        u32::from(self.round)
    }

    fn gauges(&self) -> Vec<Gauge<Thing>> {
        story::gauges(self)
    }

    fn moment(&self, event: &Event) -> Option<Moment> {
        story::moment(event)
    }

    fn held(&self) -> Vec<Held<Thing>> {
        story::held(self)
    }
}
