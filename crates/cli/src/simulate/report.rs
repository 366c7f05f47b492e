//! The results of the games, counted.

use registry::GameResult;
use serde::Serialize;
use std::collections::BTreeMap;

/// How many times each side won by each kind of ending: winner, ending, games.
pub type Outcomes = BTreeMap<&'static str, BTreeMap<&'static str, u64>>;

/// All games of one call. `--json` prints it.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The scenario's id, or `all`.
    pub scenario: String,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many answers were given in them.
    pub answers: u64,
    /// How many of these were Chance's.
    pub chance_answers: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Answers per second.
    pub answers_per_second: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// How long the games were, in answers.
    pub length: Length,
    /// How the games ended.
    pub outcomes: Outcomes,
    /// How each player fared.
    pub players: BTreeMap<String, Fared>,
    /// The results by scenario.
    pub scenarios: BTreeMap<&'static str, OfScenario>,
}

/// The games of one scenario.
#[derive(Debug, Default, Serialize)]
pub struct OfScenario {
    /// How many games were played.
    pub games: u64,
    /// How many answers were given in them.
    pub answers: u64,
    /// How long the games were.
    pub length: Length,
    /// How the games ended.
    pub outcomes: Outcomes,
}

/// The length of games, in answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Length {
    /// The shortest.
    pub min: u64,
    /// The mean.
    pub mean: f64,
    /// The longest.
    pub max: u64,
}

/// How one player fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Fared {
    /// The games it took part in.
    pub games: u64,
    /// The games it won.
    pub wins: u64,
    /// The share of games it won; none if it had no other player to win against.
    pub rate: Option<f64>,
    /// The lower end of the 95 % interval (Wilson) of that share.
    pub low: Option<f64>,
    /// The upper end of that interval.
    pub high: Option<f64>,
}

impl Report {
    /// A report without games.
    pub fn new(game: &'static str, scenario: Option<&str>, scenarios: &[&'static str], seed: u64) -> Report {
        let first = scenarios.first().copied().unwrap_or_default();
        Report {
            game,
            scenario: scenario.unwrap_or(first).to_owned(),
            seed,
            games: 0,
            answers: 0,
            chance_answers: 0,
            seconds: 0.0,
            answers_per_second: 0.0,
            games_per_second: 0.0,
            length: Length::default(),
            outcomes: Outcomes::new(),
            players: BTreeMap::new(),
            scenarios: BTreeMap::new(),
        }
    }

    /// Counts the games of one scenario.
    pub fn add(&mut self, scenario: &'static str, results: &[GameResult], seconds: f64) {
        let of_scenario = self.scenarios.entry(scenario).or_default();
        for result in results {
            self.length.add(self.games, result.answers);
            of_scenario.length.add(of_scenario.games, result.answers);
            self.games += 1;
            of_scenario.games += 1;
            self.answers += result.answers;
            of_scenario.answers += result.answers;
            self.chance_answers += result.chance;
            *self.outcomes.entry(result.winner).or_default().entry(result.ending).or_default() += 1;
            *of_scenario.outcomes.entry(result.winner).or_default().entry(result.ending).or_default() += 1;
            let mut players: Vec<String> = result.players.iter().map(ToString::to_string).collect();
            players.sort_unstable();
            players.dedup();
            for player in players {
                let won = result.winner_player.as_ref() == Some(&player);
                let fared = self.players.entry(player).or_default();
                fared.games += 1;
                fared.wins += u64::from(won);
            }
        }
        of_scenario.length.mean = mean(of_scenario.answers, of_scenario.games);
        self.length.mean = mean(self.answers, self.games);
        self.seconds += seconds;
        // If the clock has not moved there must not be an infinite number, which JSON does not have.
        let seconds = self.seconds.max(1e-9);
        self.answers_per_second = self.answers as f64 / seconds;
        self.games_per_second = self.games as f64 / seconds;
        // A player that plays only against itself always wins.
        if self.players.len() > 1 {
            for fared in self.players.values_mut() {
                fared.rate = Some(mean(fared.wins, fared.games));
                let (low, high) = wilson(fared.wins, fared.games);
                (fared.low, fared.high) = (Some(low), Some(high));
            }
        }
    }
}

impl Length {
    fn add(&mut self, games_before: u64, answers: u64) {
        self.min = if games_before == 0 { answers } else { self.min.min(answers) };
        self.max = self.max.max(answers);
    }
}

fn mean(sum: u64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { sum as f64 / n as f64 }
}

/// The 95 % interval of a share by Wilson's score, which stays sensible for few games and for shares near 0
/// and 1.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let p = wins as f64 / n;
    let z2 = Z * Z;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_intervals() {
        let (low, high) = wilson(50, 100);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
        let (low, high) = wilson(0, 10);
        assert!(near(low, 0.0) && near(high, 0.2775), "{low} {high}");
        let (low, high) = wilson(10, 10);
        assert!(near(low, 0.7225) && near(high, 1.0), "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn games_are_counted_by_winner_ending_and_player() {
        let result = |winner, ending, winner_player: &str, answers| GameResult {
            game: 0,
            players: vec!["random".parse().unwrap(), "search:5".parse().unwrap()],
            winner,
            winner_player: Some(winner_player.to_owned()),
            ending,
            answers,
            chance: 1,
            seconds: 0.5,
            winners: kernel::SeatSet::NONE,
            studied: BTreeMap::new(),
            measures: Vec::new(),
        };
        let mut report = Report::new("game", None, &["long"], 7);
        let results = [
            result("north", "march", "random", 10),
            result("south", "march", "search:5", 30),
            result("south", "siege", "search:5", 20),
        ];
        report.add("long", &results, 2.0);
        assert_eq!((report.games, report.answers, report.chance_answers), (3, 60, 3));
        assert_eq!(report.scenario, "long");
        assert_eq!(report.length, Length { min: 10, mean: 20.0, max: 30 });
        assert_eq!(report.outcomes["south"]["march"], 1);
        assert_eq!(report.players["search:5"].wins, 2);
        assert_eq!(report.players["random"].games, 3);
        assert!(near(report.players["random"].rate.unwrap(), 1.0 / 3.0));
        assert!(near(report.answers_per_second, 30.0));
    }
}
