//! Plays random games of both scenarios: `random_games 300`, or `random_games 300 weighed`.

use kernel::Game;
use third_age::State;

fn main() {
    conformance::playing::report::<State>(|seed| {
        let scenario = if seed % 2 == 0 { "rohan" } else { "gondor" };
        State::setup(scenario, None, &[]).expect("it is a scenario")
    });
}
