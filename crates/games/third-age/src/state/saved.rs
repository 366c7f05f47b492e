//! How a position is saved and read.

use super::State;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        let mut state = State::deserialize(deserializer)?;
        // What lies in areas is saved without the scenario.
        let counts = [&mut state.lost, &mut state.nazgul, &mut state.catapults];
        let mut fit = state.armies.read_with(|armies| armies.read_for(state.scenario));
        fit &= state.tokens.read_for(state.scenario);
        for areas in counts {
            fit &= areas.read_for(state.scenario);
        }
        if fit { Ok(state) } else { Err(D::Error::custom("areas of another scenario")) }
    }
}
