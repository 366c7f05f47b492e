//! A game with faults, which the server must survive.
//!
//! It is a real game, and some of its scenarios go wrong after some answers, each in its own way.

use kernel::journal::JournalError;
use kernel::rulebook::RuleBook;
use kernel::wire::{Answer, LogLine, Outcome, Question, WhyNot};
use kernel::{
    Beside, Broken, Correction, Flat, Info, Language, Position, Recorded, ResumeError, Seat, SeatSet,
    SetupError, Snapshot, StepBack, Table, TableError,
};
use rand::Rng;
use registry::{ChooseError, Entry, GameResult, Player, SimulateError, Simulation, cases};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// After how many answers it goes wrong.
pub const AFTER: u32 = 40;

/// In this scenario the engine panics when it is given an answer.
pub const PANICS: &str = "three-player-duel";
/// In this one it finds that it contradicts itself.
pub const BREAKS: &str = "fellowship-of-the-ring";
/// In this one it panics when somebody looks at the position.
pub const BLINDS: &str = "trilogy";

/// The game.
pub struct Faulty {
    /// How many times somebody has looked at a position.
    pub looks: LazyLock<Arc<AtomicUsize>>,
}

impl Faulty {
    pub const fn new() -> Faulty {
        Faulty { looks: LazyLock::new(Arc::default) }
    }

    fn around(&self, table: Box<dyn Table>) -> Box<dyn Table> {
        Box::new(Wrapped { table, looks: Arc::clone(&self.looks) })
    }
}

fn real() -> &'static dyn Entry {
    registry::find("ring-cards").unwrap()
}

struct Wrapped {
    table: Box<dyn Table>,
    looks: Arc<AtomicUsize>,
}

impl Wrapped {
    fn goes_wrong(&self, scenario: &str) -> bool {
        self.table.number() >= AFTER && self.table.setup()["scenario"] == scenario
    }
}

impl Entry for Faulty {
    fn info(&self) -> Info {
        real().info()
    }
    fn rules(&self) -> &RuleBook {
        real().rules()
    }
    fn texts(&self) -> &'static registry::Texts {
        real().texts()
    }
    fn facts(&self, language: &dyn Language) -> Value {
        real().facts(language)
    }
    fn decks(&self) -> Option<&'static dyn kernel::Decks> {
        real().decks()
    }
    fn packs(&self) -> Option<&'static dyn kernel::Packs> {
        real().packs()
    }
    fn new_table(
        &self,
        scenario: Option<&str>,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, SetupError> {
        real().new_table(scenario, people, options).map(|table| self.around(table))
    }
    fn read_journal(&self, text: &str) -> Result<Box<dyn Table>, JournalError> {
        real().read_journal(text).map(|table| self.around(table))
    }
    fn resume(&self, setup: &Value, recorded: Recorded) -> Result<Box<dyn Table>, ResumeError> {
        real().resume(setup, recorded).map(|table| self.around(table))
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
    fn story(&self, table: &dyn Table, winner: Option<u8>) -> Option<kernel::wire::Story> {
        real().story(table, winner)
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
        self.table.answer(seat, number, answer)
    }
    fn view(&self, onlooker: Option<Seat>) -> Value {
        assert!(!self.goes_wrong(BLINDS), "this engine can't look");
        self.table.view(onlooker)
    }
    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<Beside<'_>>,
    ) {
        assert!(!self.goes_wrong(BLINDS), "this engine can't look");
        self.looks.fetch_add(1, Ordering::Relaxed);
        self.table.add_view(onlooker, name, object, beside);
    }

    fn is_log_public(&self, after: Option<u32>) -> bool {
        self.table.is_log_public(after)
    }

    fn position(&self) -> Option<Position> {
        self.table.position()
    }
    fn fork(&self, n: usize) -> Box<dyn Table> {
        Box::new(Wrapped { table: self.table.fork(n), looks: self.looks.clone() })
    }
    fn walk(&self, from: u32, each: &mut dyn FnMut(u32, &dyn Table)) {
        assert!(!self.goes_wrong(BLINDS), "this engine can't look");
        self.table.walk(from, each);
    }

    // Everything else is as in the real game.
    fn slug(&self) -> &'static str {
        self.table.slug()
    }
    fn setup(&self) -> Value {
        self.table.setup()
    }
    fn seats(&self) -> Vec<&'static str> {
        self.table.seats()
    }
    fn teams(&self) -> Vec<u8> {
        self.table.teams()
    }
    fn people(&self) -> Vec<u8> {
        self.table.people()
    }
    fn seat(&self, id: &str) -> Result<Seat, TableError> {
        self.table.seat(id)
    }
    fn asked(&self) -> SeatSet {
        self.table.asked()
    }
    fn waits_for(&self) -> SeatSet {
        self.table.waits_for()
    }
    fn kind(&self) -> Option<&'static str> {
        self.table.kind()
    }
    fn number(&self) -> u32 {
        self.table.number()
    }
    fn question(&self, onlooker: Option<Seat>, language: Option<&dyn Language>) -> Option<Question> {
        self.table.question(onlooker, language)
    }
    fn legal(&self, seat: Seat, language: Option<&dyn Language>) -> Vec<Answer> {
        self.table.legal(seat, language)
    }
    fn why_not(&self, seat: Seat, thing: &Value, language: &dyn Language) -> Result<Vec<WhyNot>, TableError> {
        self.table.why_not(seat, thing, language)
    }
    fn things(&self, seat: Seat, language: &dyn Language) -> Vec<(Value, String)> {
        self.table.things(seat, language)
    }
    fn roll(&mut self, rng: &mut dyn Rng) -> Result<usize, TableError> {
        self.table.roll(rng)
    }
    fn add_legal(&self, seat: Seat, name: &'static str, object: &mut Flat, language: Option<&dyn Language>) {
        self.table.add_legal(seat, name, object, language);
    }
    fn log_raw(&self, seats: SeatSet, after: Option<u32>, language: Option<&dyn Language>) -> Box<RawValue> {
        self.table.log_raw(seats, after, language)
    }
    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)> {
        self.table.answers_from(n)
    }
    fn board(&self, onlooker: Option<Seat>, language: &dyn Language) -> String {
        self.table.board(onlooker, language)
    }
    fn board_of_person(&self, seat: Seat, language: &dyn Language) -> String {
        self.table.board_of_person(seat, language)
    }
    fn about(&self, words: &str, onlooker: Option<Seat>, language: &dyn Language) -> Vec<(String, String)> {
        self.table.about(words, onlooker, language)
    }
    fn log(&self, onlooker: Option<Seat>, from: usize, language: Option<&dyn Language>) -> Vec<LogLine> {
        self.table.log(onlooker, from, language)
    }
    fn log_of_person(&self, seat: Seat, from: usize, language: Option<&dyn Language>) -> Vec<LogLine> {
        self.table.log_of_person(seat, from, language)
    }
    fn can_step_back(&self, seat: Seat) -> Result<(), StepBack> {
        self.table.can_step_back(seat)
    }
    fn step_back(&mut self, seat: Seat) -> Result<(), TableError> {
        self.table.step_back(seat)
    }
    fn cut(&mut self, n: usize) {
        self.table.cut(n);
    }
    fn answers(&self, language: &dyn Language) -> Vec<(&'static str, Cow<'static, str>, String, String)> {
        self.table.answers(language)
    }
    fn reaches(&self, n: usize) -> bool {
        self.table.reaches(n)
    }
    fn corrections(&self) -> &[Correction] {
        self.table.corrections()
    }
    fn snapshot(&self) -> Option<Snapshot> {
        self.table.snapshot()
    }
    fn base(&self) -> Option<Snapshot> {
        self.table.base()
    }
    fn journal(&self) -> String {
        self.table.journal()
    }
    fn hash(&self) -> String {
        self.table.hash()
    }
    fn hash_like(&self, written: &str) -> String {
        self.table.hash_like(written)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self.table.as_any()
    }
}
