//! How good a position looks.

use crate::ids::Side;
use crate::state::State;

/// How likely it looks that the Shadow wins, from 0 to 1.
pub fn shadow_chance(state: &State) -> f32 {
    let points =
        f32::from(state.victory_points(Side::Shadow)) - f32::from(state.victory_points(Side::FreePeoples));
    let corruption = f32::from(state.fellowship.corruption);
    1.0 / (1.0 + (-(points / 4.0 + corruption / 6.0 - 1.0)).exp())
}
