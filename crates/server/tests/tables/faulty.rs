//! A game that falls over: what the server must survive.
//!
//! It is a real game, and some of its scenarios go wrong after some answers, each in its own way.

use kernel::journal::JournalError;
use kernel::rulebook::RuleBook;
use kernel::{
    AnswerJson, Broken, Correction, Info, LogJson, OutcomeJson, QuestionJson, Recorded, ResumeError, Seat,
    SeatSet, SetupError, Snapshot, StepBack, Table, TableError, WhyNotJson,
};
use rand::Rng;
use registry::{ChooseError, Entry, GameResult, Player, SimulateError, Simulation, cases};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// After how many answers it goes wrong.
pub const AFTER: u32 = 40;

/// In this scenario the engine panics when it is given an answer.
pub const PANICS: &str = "three-player-duel";
/// In this one it finds that it contradicts itself.
pub const BREAKS: &str = "fellowship-of-the-ring";
/// In this one it panics when somebody looks at the position.
pub const BLINDS: &str = "trilogy";

/// The game.
pub struct Faulty;

fn real() -> &'static dyn Entry {
    registry::find("ring-cards").unwrap()
}

struct Wrapped(Box<dyn Table>);

impl Wrapped {
    fn around(table: Box<dyn Table>) -> Box<dyn Table> {
        Box::new(Wrapped(table))
    }

    fn goes_wrong(&self, scenario: &str) -> bool {
        self.0.number() >= AFTER && self.0.setup()["scenario"] == scenario
    }
}

impl Entry for Faulty {
    fn info(&self) -> Info {
        real().info()
    }
    fn rules(&self) -> &RuleBook {
        real().rules()
    }
    fn facts(&self) -> Value {
        real().facts()
    }
    fn decks(&self) -> Option<&'static dyn kernel::Decks> {
        real().decks()
    }
    fn new_table(
        &self,
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, SetupError> {
        real().new_table(scenario, people, options).map(Wrapped::around)
    }
    fn read_journal(&self, text: &str) -> Result<Box<dyn Table>, JournalError> {
        real().read_journal(text).map(Wrapped::around)
    }
    fn resume(&self, setup: &Value, recorded: Recorded) -> Result<Box<dyn Table>, ResumeError> {
        real().resume(setup, recorded).map(Wrapped::around)
    }
    fn run_case(&self, case: &cases::Case) -> cases::CaseResult {
        real().run_case(case)
    }
    fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        player: &Player,
        seed: u64,
    ) -> Result<String, ChooseError> {
        real().choose(table, seat, player, seed)
    }
    fn chance(&self, table: &dyn Table, rng: &mut dyn Rng) -> Option<String> {
        real().chance(table, rng)
    }
    fn simulate(
        &self,
        simulation: &Simulation,
        on_game: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Vec<GameResult>, SimulateError> {
        real().simulate(simulation, on_game)
    }
}

impl Table for Wrapped {
    fn answer(&mut self, seat: Seat, number: Option<u32>, answer: &Value) -> Result<(), TableError> {
        assert!(seat.is_chance() || !self.goes_wrong(PANICS), "this engine falls over");
        if !seat.is_chance() && self.goes_wrong(BREAKS) {
            return Err(Broken::new("a card is nowhere").into());
        }
        self.0.answer(seat, number, answer)
    }
    fn view(&self, onlooker: Option<Seat>) -> Value {
        assert!(!self.goes_wrong(BLINDS), "this engine can't look");
        self.0.view(onlooker)
    }
    fn view_raw(&self, onlooker: Option<Seat>) -> Box<RawValue> {
        assert!(!self.goes_wrong(BLINDS), "this engine can't look");
        self.0.view_raw(onlooker)
    }
    fn fork(&self, n: usize) -> Box<dyn Table> {
        Wrapped::around(self.0.fork(n))
    }

    // All else is as it is.
    fn slug(&self) -> &'static str {
        self.0.slug()
    }
    fn setup(&self) -> Value {
        self.0.setup()
    }
    fn seats(&self) -> Vec<&'static str> {
        self.0.seats()
    }
    fn teams(&self) -> Vec<u8> {
        self.0.teams()
    }
    fn people(&self) -> Vec<u8> {
        self.0.people()
    }
    fn seat(&self, id: &str) -> Result<Seat, TableError> {
        self.0.seat(id)
    }
    fn asked(&self) -> SeatSet {
        self.0.asked()
    }
    fn waits_for(&self) -> SeatSet {
        self.0.waits_for()
    }
    fn kind(&self) -> Option<&'static str> {
        self.0.kind()
    }
    fn number(&self) -> u32 {
        self.0.number()
    }
    fn question(&self, onlooker: Option<Seat>) -> Option<QuestionJson> {
        self.0.question(onlooker)
    }
    fn legal(&self, seat: Seat) -> Vec<AnswerJson> {
        self.0.legal(seat)
    }
    fn why_not(&self, seat: Seat, thing: &Value) -> Result<Vec<WhyNotJson>, TableError> {
        self.0.why_not(seat, thing)
    }
    fn things(&self, seat: Seat) -> Vec<(Value, String)> {
        self.0.things(seat)
    }
    fn roll(&mut self, rng: &mut dyn Rng) -> Result<usize, TableError> {
        self.0.roll(rng)
    }
    fn legal_raw(&self, seat: Seat) -> Box<RawValue> {
        self.0.legal_raw(seat)
    }
    fn log_raw(&self, seats: SeatSet, after: Option<u32>) -> Box<RawValue> {
        self.0.log_raw(seats, after)
    }
    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)> {
        self.0.answers_from(n)
    }
    fn board(&self, onlooker: Option<Seat>) -> String {
        self.0.board(onlooker)
    }
    fn board_of_person(&self, seat: Seat) -> String {
        self.0.board_of_person(seat)
    }
    fn about(&self, words: &str, onlooker: Option<Seat>) -> Vec<(String, String)> {
        self.0.about(words, onlooker)
    }
    fn log(&self, onlooker: Option<Seat>, from: usize) -> Vec<LogJson> {
        self.0.log(onlooker, from)
    }
    fn log_of_person(&self, seat: Seat, from: usize) -> Vec<LogJson> {
        self.0.log_of_person(seat, from)
    }
    fn can_step_back(&self, seat: Seat) -> Result<(), StepBack> {
        self.0.can_step_back(seat)
    }
    fn step_back(&mut self, seat: Seat) -> Result<(), TableError> {
        self.0.step_back(seat)
    }
    fn cut(&mut self, n: usize) {
        self.0.cut(n);
    }
    fn answers(&self) -> Vec<(&'static str, Cow<'static, str>, String, String)> {
        self.0.answers()
    }
    fn reaches(&self, n: usize) -> bool {
        self.0.reaches(n)
    }
    fn corrections(&self) -> &[Correction] {
        self.0.corrections()
    }
    fn snapshot(&self) -> Option<Snapshot> {
        self.0.snapshot()
    }
    fn base(&self) -> Option<Snapshot> {
        self.0.base()
    }
    fn journal(&self) -> String {
        self.0.journal()
    }
    fn hash(&self) -> String {
        self.0.hash()
    }
    fn outcome(&self) -> Option<OutcomeJson> {
        self.0.outcome()
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self.0.as_any()
    }
}
