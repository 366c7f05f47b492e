//! Plays random games: `random_games 300`, or `random_games 300 weighed`.

use five_armies::State;
use kernel::Game;

fn main() {
    conformance::playing::report::<State>(|_| State::setup("standard", None, &[]).expect("it is a scenario"));
}
