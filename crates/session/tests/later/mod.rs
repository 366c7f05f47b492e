//! A game with its rules corrected, as tables see it.
#![allow(dead_code, reason = "every test file uses another part of it")]
#![allow(clippy::unwrap_used, reason = "a test that can't go on stops where it is")]

use kernel::journal::JournalError;
use kernel::rulebook::RuleBook;
use kernel::{
    Decks, Info, Language, Play, Recorded, ResumeError, Seat, SetupError, Table, Text, Texts, words,
};
use rand::Rng;
use registry::cases::{Case, CaseResult};
use registry::{ChooseError, Entry, GameResult, Player, SimulateError, Simulation};
use serde_json::Value;
use std::marker::PhantomData;

/// The registry entry of a game that can only be played: computers give any answer, and nothing is simulated.
pub struct Playing<G>(PhantomData<fn() -> G>);

impl<G> Playing<G> {
    pub const fn new() -> Playing<G> {
        Playing(PhantomData)
    }
}

impl<G: Texts> Playing<G> {
    fn real() -> &'static dyn Entry {
        registry::find(G::INFO.slug).unwrap()
    }
}

impl<G: Texts> Entry for Playing<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn rules(&self) -> &RuleBook {
        Self::real().rules()
    }
    fn texts(&self) -> &'static registry::Texts {
        registry::Texts::of(G::catalogues())
    }
    fn facts(&self, language: &dyn Language) -> Value {
        G::facts(language)
    }
    fn decks(&self) -> Option<&'static dyn Decks> {
        G::decks()
    }
    fn packs(&self) -> Option<&'static dyn kernel::Packs> {
        G::packs()
    }
    fn new_table(
        &self,
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, SetupError> {
        let scenario = scenario.unwrap_or(G::INFO.scenarios[0].id);
        Ok(Box::new(Play::<G>::new(G::setup(scenario, people, options)?)?))
    }
    fn read_journal(&self, text: &str) -> Result<Box<dyn Table>, JournalError> {
        Ok(Box::new(Play::<G>::read(text)?))
    }
    fn resume(&self, setup: &Value, recorded: Recorded) -> Result<Box<dyn Table>, ResumeError> {
        let setup =
            serde_json::from_value(setup.clone()).map_err(|error| ResumeError::Setup(Text::plain(error)))?;
        Ok(Box::new(Play::<G>::resume(setup, recorded)?))
    }
    fn run_case(&self, case: &Case) -> CaseResult {
        Self::real().run_case(case)
    }
    fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        _player: &Player,
        seed: u64,
    ) -> Result<String, ChooseError> {
        let legal = table.legal(seat, None);
        Ok(legal[seed as usize % legal.len()].words.clone())
    }
    fn chance(&self, table: &dyn Table, rng: &mut dyn Rng) -> Option<String> {
        let play = table.as_any().downcast_ref::<Play<G>>()?;
        words::to_words(&play.state().chance(rng)?).ok()
    }
    fn story(&self, _table: &dyn Table, _winner: Option<u8>) -> Option<kernel::wire::Story> {
        None
    }
    fn simulate(
        &self,
        _simulation: &Simulation,
        _on_game: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Vec<GameResult>, SimulateError> {
        Err(SetupError::new(Text::plain("nothing is simulated here")).into())
    }
}
