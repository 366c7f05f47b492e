//! How a position looks to computer players.

use crate::state::State;
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
}
