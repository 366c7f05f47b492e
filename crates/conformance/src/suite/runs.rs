//! How much is played, and from which starts.

use super::Failure;
use super::begins::Begin;
use kernel::{ScenarioInfo, Texts};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::ops::Range;
use std::path::PathBuf;

/// How many seeds are played by default.
const DEFAULT_SEEDS: u64 = 10;

/// Whether a game hides anything from anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden {
    /// Somebody knows something that somebody else does not.
    Something,
    /// Everybody knows everything.
    Nothing,
}

/// How much is played.
#[derive(Clone, Debug)]
pub struct Runs {
    /// The seeds of the games that are played at random.
    pub seeds: Range<u64>,
    /// Within how many answers random play must end.
    pub limit: usize,
    /// How many positions of each game are looked at closely.
    pub positions: usize,
    /// How many answers are played on from such a position.
    pub stretch: usize,
    /// How many answers of a long list are tried.
    pub answers: usize,
    /// Whether the game hides anything.
    pub hidden: Hidden,
    /// Where the perft file and the recorded journals are.
    pub folder: PathBuf,
    /// Whether the perft file and missing or outdated journals are written instead of compared.
    pub bless: bool,
    /// Positions in the middle of games that are played on instead of whole games; `limit` says how far.
    pub begins: Vec<Begin>,
}

impl Runs {
    /// What a test plays: `LONGTABLE_SEEDS` says how many seeds (`12`, or a range such as `100..200`), and
    /// `LONGTABLE_BLESS=1` that the data files are to be written.
    pub fn from_env(folder: impl Into<PathBuf>, hidden: Hidden) -> Runs {
        let seeds = match std::env::var("LONGTABLE_SEEDS") {
            // What can't be read gives no seed at all, and that fails.
            Ok(text) => read_seeds(&text).unwrap_or(0..0),
            Err(_) => 0..DEFAULT_SEEDS,
        };
        Runs {
            seeds,
            bless: std::env::var("LONGTABLE_BLESS").is_ok_and(|value| value == "1"),
            ..Runs::new(folder, hidden)
        }
    }

    /// What is played by default.
    pub fn new(folder: impl Into<PathBuf>, hidden: Hidden) -> Runs {
        Runs {
            seeds: 0..DEFAULT_SEEDS,
            limit: 20_000,
            positions: 16,
            stretch: 12,
            answers: 24,
            hidden,
            folder: folder.into(),
            bless: false,
            begins: Vec::new(),
        }
    }
}

fn read_seeds(text: &str) -> Option<Range<u64>> {
    match text.split_once("..") {
        Some((from, to)) => Some(from.trim().parse().ok()?..to.trim().parse().ok()?),
        None => Some(0..text.trim().parse().ok()?),
    }
}

/// One way to begin a game.
#[derive(Clone, Debug)]
pub(crate) struct Start<G: Texts> {
    pub scenario: &'static ScenarioInfo,
    pub people: u8,
    pub options: Vec<(String, String)>,
    pub setup: G::Setup,
    /// The position in the middle of a game that it begins with, and where that is written.
    pub position: Option<(String, G)>,
}

impl<G: Texts> Start<G> {
    /// The start without options.
    pub fn plain(scenario: &'static ScenarioInfo, people: u8) -> Result<Start<G>, Failure> {
        let setup = G::setup(scenario.id, Some(people), &[]).map_err(|error| {
            Failure::of_start(scenario.id, people, format!("the set-up is refused: {error}"))
        })?;
        Ok(Start { scenario, people, options: Vec::new(), setup, position: None })
    }

    /// A start in the middle of a game.
    fn in_the_middle(begin: &Begin) -> Result<Start<G>, Failure> {
        let fails = |what: String| Failure::of_game(format!("{}: {what}", begin.label));
        let scenario = G::INFO.scenarios.iter().find(|scenario| scenario.id == begin.scenario);
        let scenario = scenario.ok_or_else(|| fails("there is no such scenario".to_owned()))?;
        let setup = G::setup(scenario.id, begin.people, &begin.options)
            .map_err(|error| fails(format!("the set-up is refused: {error}")))?;
        let mut position: G = serde_json::from_str(&begin.position)
            .map_err(|error| fails(format!("the position can't be loaded: {error}")))?;
        position
            .complete(&setup)
            .map_err(|error| fails(format!("the position can't be completed: {error}")))?;
        let people = begin.people.or(scenario.people.first().copied()).unwrap_or_default();
        let options = begin.options.clone();
        Ok(Start { scenario, people, options, setup, position: Some((begin.label.clone(), position)) })
    }

    /// This start with options drawn at random, leaving out those that the game does not combine with the others.
    pub fn with_random_options(self, seed: u64) -> Start<G> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut start = self;
        for option in G::INFO.options {
            // One of the choices is to leave the option out.
            let index = rng.random_range(0..=option.values.len());
            let Some(value) = option.values.get(index) else { continue };
            let mut options = start.options.clone();
            options.push((option.id.to_owned(), (*value).to_owned()));
            if let Ok(setup) = G::setup(start.scenario.id, Some(start.people), &options) {
                start = Start { options, setup, ..start };
            }
        }
        start
    }
}

/// Every scenario with every number of people.
pub(crate) fn starts<G: Texts>() -> Result<Vec<Start<G>>, Failure> {
    let mut all = Vec::new();
    for scenario in G::INFO.scenarios {
        for people in scenario.people {
            all.push(Start::plain(scenario, *people)?);
        }
    }
    if all.is_empty() {
        return Err(Failure::of_game("the game has no scenario"));
    }
    Ok(all)
}

/// Every start with every seed. The first seed plays without options, the others draw them. Each position in the
/// middle of a game has one seed.
pub(crate) fn starts_and_seeds<G: Texts>(runs: &Runs) -> Result<Vec<(Start<G>, u64)>, Failure> {
    if runs.seeds.is_empty() {
        return Err(Failure::of_game("no seed to play: expected a number or a range such as 100..200"));
    }
    if !runs.begins.is_empty() {
        let starts = runs.begins.iter().map(Start::in_the_middle);
        return starts.zip(runs.seeds.start..).map(|(start, seed)| Ok((start?, seed))).collect();
    }
    let mut all = Vec::new();
    for start in starts::<G>()? {
        for seed in runs.seeds.clone() {
            let plain = seed == runs.seeds.start;
            all.push((if plain { start.clone() } else { start.clone().with_random_options(seed) }, seed));
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_a_number_or_a_range() {
        assert_eq!(read_seeds("12"), Some(0..12));
        assert_eq!(read_seeds("100..200"), Some(100..200));
        assert_eq!(read_seeds("many"), None);
        assert_eq!(read_seeds("1..x"), None);
    }
}
