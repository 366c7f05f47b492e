//! Games between computer players, and how they end: `matches rohan search:100,greedy 100 11 1 pack.json`, scenario, players of the
//! Free Peoples and of the Shadow, games, seed, threads (0: as many as there are), and a data pack if one is to be tried.

use ai::{Player, Simulation};
use kernel::Game;
use std::collections::BTreeMap;
use third_age::State;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, other: &str| words.get(place).cloned().unwrap_or_else(|| other.to_owned());
    let players: Vec<Player> =
        word(1, "greedy").split(',').map(|player| player.parse().expect("a player")).collect();
    let pack = words.get(5).map(|path| {
        let said = std::fs::read_to_string(path).expect("the pack is there");
        ("pack".to_owned(), said)
    });
    let options: Vec<(String, String)> = pack.into_iter().collect();
    let simulation = Simulation::<State> {
        setup: State::setup(&word(0, "rohan"), None, &options).expect("it is a scenario"),
        players,
        games: word(2, "100").parse().expect("a number of games"),
        threads: word(4, "0").parse().expect("a number of threads"),
        seed: word(3, "11").parse().expect("a seed"),
        swap: false,
        study: true,
    };
    let results = simulation.run(&|_| {}).expect("the games are played");
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut measures: BTreeMap<&str, f64> = BTreeMap::new();
    for result in &results {
        *endings.entry(format!("{} {}", result.winner, result.ending)).or_default() += 1;
        *measures.entry("answers").or_default() += result.answers as f64;
        *measures.entry("seconds").or_default() += result.seconds;
        for (id, value) in &result.measures {
            *measures.entry(id).or_default() += value;
        }
    }
    println!("{endings:?}");
    for (id, sum) in measures {
        println!("{:10.2} {id}", sum / results.len() as f64);
    }
}
