//! A game without its types, and how every game becomes one.

use ai::{GameResult, Player, SearchError, SimulationError};
use cases::{Case, CaseGame, CaseResult};
use kernel::journal::JournalError;
use kernel::rulebook::RuleBook;
use kernel::wire::Story;
use kernel::{
    Decks, Game, Info, Insight, Language, Packs, Play, Recorded, ResumeError, Seat, SetupError, Table, Text,
    words,
};
use rand::Rng;
use std::marker::PhantomData;
use std::sync::OnceLock;
use texts::Texts;

/// A number of games between computer players, described without the game's types.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The scenario's id; the game's first one if left out.
    pub scenario: Option<String>,
    /// How many people play.
    pub people: Option<u8>,
    /// Options of the set-up.
    pub options: Vec<(String, String)>,
    /// Who plays, as [`ai::assign`] takes it: one for all, by seat, or by team.
    pub players: Vec<Player>,
    /// How many games are played.
    pub games: u64,
    /// How many games are played at the same time; 0 leaves it to the machine.
    pub threads: usize,
    /// The seed.
    pub seed: u64,
    /// Whether the two teams exchange their players in every second game.
    pub swap: bool,
    /// Whether to count what became of each card.
    pub study: bool,
}

/// Why a computer player gave no answer.
#[derive(Debug, thiserror::Error)]
pub enum ChooseError {
    /// The table is of another game.
    #[error("this is a table of {0}")]
    OtherGame(&'static str),
    /// The player could not decide.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The answer can't be written in words.
    #[error(transparent)]
    Words(#[from] words::WordsError),
}

/// Why a simulation stopped.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// The game does not know the set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The games could not be played.
    #[error(transparent)]
    Simulation(#[from] SimulationError),
}

impl SimulateError {
    /// The error for people. All but a wrong set-up is told by the program that simulates, in words.
    pub fn text(&self) -> Text {
        match self {
            SimulateError::Setup(error) | SimulateError::Simulation(SimulationError::Setup(error)) => {
                error.text.clone()
            }
            SimulateError::Simulation(error) => Text::plain(error),
        }
    }

    /// Whether the request was wrong, rather than the playing.
    pub fn is_usage(&self) -> bool {
        match self {
            SimulateError::Setup(_) => true,
            SimulateError::Simulation(error) => matches!(
                error,
                SimulationError::Setup(_) | SimulationError::Assign(_) | SimulationError::Swap { .. }
            ),
        }
    }
}

/// One game, without its types.
pub trait Entry: Sync {
    /// What the game says about itself.
    fn info(&self) -> Info;

    /// Its numbered rules.
    fn rules(&self) -> &RuleBook;

    /// What it says, in all its languages.
    fn texts(&self) -> &'static Texts;

    /// The printed facts that a drawing of its table needs.
    fn facts(&self, language: &dyn Language) -> serde_json::Value;

    /// What it knows about decks that people build, if it has such decks.
    fn decks(&self) -> Option<&'static dyn Decks>;

    /// What it knows about data packs, if it has them.
    fn packs(&self) -> Option<&'static dyn Packs>;

    /// A table with a new game; without a scenario, the game's first.
    fn new_table(
        &self,
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, SetupError>;

    /// A table with the game of a journal.
    fn read_journal(&self, text: &str) -> Result<Box<dyn Table>, JournalError>;

    /// A table with a game that was written down, also when its rules have been corrected since.
    fn resume(&self, setup: &serde_json::Value, recorded: Recorded) -> Result<Box<dyn Table>, ResumeError>;

    /// Runs one case.
    fn run_case(&self, case: &Case) -> CaseResult;

    /// What a computer player would answer for a seat that is asked, in the notation of journals.
    fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        player: &Player,
        seed: u64,
    ) -> Result<String, ChooseError>;

    /// One answer of Chance, drawn with the same odds as at the table, in the notation of journals. `None` if Chance
    /// is not asked.
    fn chance(&self, table: &dyn Table, rng: &mut dyn Rng) -> Option<String>;

    /// The course of a table's game; none for a table of another game. `winner` is the team that won.
    fn story(&self, table: &dyn Table, winner: Option<u8>) -> Option<Story>;

    /// Plays whole games between computer players and lists their results by number. `on_game` is told of each game
    /// as it ends, in any order and from any thread.
    fn simulate(
        &self,
        simulation: &Simulation,
        on_game: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Vec<GameResult>, SimulateError>;
}

/// The entry of the game `G`.
pub struct Of<G> {
    /// Parsed when somebody first asks for a rule.
    rules: OnceLock<RuleBook>,
    game: PhantomData<fn() -> G>,
}

impl<G> Of<G> {
    /// Makes the entry.
    pub const fn new() -> Of<G> {
        Of { rules: OnceLock::new(), game: PhantomData }
    }
}

impl<G> Default for Of<G> {
    fn default() -> Self {
        Of::new()
    }
}

impl<G: Game> Of<G> {
    fn setup(
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<G::Setup, SetupError> {
        let first = G::INFO.scenarios.first().map_or("", |scenario| scenario.id);
        G::setup(scenario.unwrap_or(first), people, options)
    }
}

impl<G: CaseGame + Insight> Entry for Of<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn rules(&self) -> &RuleBook {
        self.rules.get_or_init(|| RuleBook::parse(G::INFO.rules))
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(G::catalogues())
    }

    fn facts(&self, language: &dyn Language) -> serde_json::Value {
        G::facts(language)
    }

    fn decks(&self) -> Option<&'static dyn Decks> {
        G::decks()
    }

    fn packs(&self) -> Option<&'static dyn Packs> {
        G::packs()
    }

    fn new_table(
        &self,
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(Play::<G>::new(Self::setup(scenario, people, options)?)?))
    }

    fn read_journal(&self, text: &str) -> Result<Box<dyn Table>, JournalError> {
        Ok(Box::new(Play::<G>::read(text)?))
    }

    fn resume(&self, setup: &serde_json::Value, recorded: Recorded) -> Result<Box<dyn Table>, ResumeError> {
        let setup: G::Setup =
            serde_json::from_value(setup.clone()).map_err(|error| ResumeError::Setup(Text::plain(error)))?;
        Ok(Box::new(Play::<G>::resume(setup, recorded)?))
    }

    fn run_case(&self, case: &Case) -> CaseResult {
        cases::run::<G>(case)
    }

    fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        player: &Player,
        seed: u64,
    ) -> Result<String, ChooseError> {
        let play = table.as_any().downcast_ref::<Play<G>>().ok_or(ChooseError::OtherGame(table.slug()))?;
        let action = ai::choose(play.state(), seat, player, seed)?;
        Ok(words::to_words(&action)?)
    }

    fn chance(&self, table: &dyn Table, rng: &mut dyn Rng) -> Option<String> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        if !play.state().question()?.who.contains(Seat::CHANCE) {
            return None;
        }
        words::to_words(&play.state().chance(rng)?).ok()
    }

    fn story(&self, table: &dyn Table, winner: Option<u8>) -> Option<Story> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        Some(kernel::story::tell(play, winner))
    }

    fn simulate(
        &self,
        simulation: &Simulation,
        on_game: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Vec<GameResult>, SimulateError> {
        let Simulation { scenario, people, options, players, games, threads, seed, swap, study } = simulation;
        let setup = Self::setup(scenario.as_deref(), *people, options)?;
        let players = players.clone();
        let simulation = ai::Simulation::<G> {
            setup,
            players,
            games: *games,
            threads: *threads,
            seed: *seed,
            swap: *swap,
            study: *study,
        };
        Ok(simulation.run(on_game)?)
    }
}
