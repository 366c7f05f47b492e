//! Plays random games against each villain in turn: `random_games 3000`, `random_games 3000 2` for two players, each with
//! `weighed` or without.

use champions::State;
use kernel::Game;

fn main() {
    let people = std::env::args().skip(2).find_map(|word| word.parse().ok()).unwrap_or(1);
    let scenarios = ["rhino", "klaw", "ultron"];
    conformance::playing::report::<State>(|seed| {
        let scenario = scenarios[seed as usize % scenarios.len()];
        State::setup(scenario, Some(people), &[]).expect("it is a scenario")
    });
}
