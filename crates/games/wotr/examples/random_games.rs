//! Plays random games of two players: `random_games 300`, or `random_games 300 weighed`.

use kernel::Game;
use wotr::State;

fn main() {
    conformance::playing::report::<State>(|_| {
        State::setup("two-player", None, &[]).expect("it is a scenario")
    });
}
