//! The contract without type parameters: JSON in, JSON out. The server, the terminal and the line protocol see games
//! only through this.

mod play;

use crate::wire::{self, Answer, LogLine, Question, WhyNot};
use crate::{
    ApplyError, Broken, Correction, Flat, Language, Pack, Part, Refused, Seat, SeatSet, Snapshot, StepBack,
    Text,
};
use rand::Rng;
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;

/// Why a table did not do what it was told.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// A player may not do that.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The value is not an answer of this game.
    #[error("not an answer of this game: {0}")]
    NotAnAnswer(String),
    /// The value is not a thing of this game.
    #[error("not a thing of this game: {0}")]
    NotAThing(String),
    /// There is no such seat.
    #[error("there is no seat {0:?}")]
    NoSeat(String),
    /// A step back is not free.
    #[error("no step back: {0}")]
    StepBack(#[from] StepBack),
    /// The engine contradicts itself.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl TableError {
    /// The error for people.
    pub fn text(&self) -> Text {
        match self {
            TableError::Refused(refused) => refused.text(),
            TableError::NotAnAnswer(what) => Text::new("not-an-answer").written("what", what),
            TableError::NotAThing(what) => Text::new("not-a-thing").written("what", what),
            TableError::NoSeat(seat) => Text::new("no-seat").written("seat", seat),
            TableError::StepBack(why) => Text::new("no-step-back").text("why", why.text()),
            TableError::Broken(broken) => broken.text(),
        }
    }
}

impl From<ApplyError> for TableError {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Refused(refused) => refused.into(),
            ApplyError::Broken(broken) => broken.into(),
        }
    }
}

/// A position without its type. It holds everything hidden and must not be sent anywhere.
#[derive(Clone)]
pub struct Position(Arc<dyn Any + Send + Sync>);

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Position")
    }
}

/// Somebody's view that is laid out already, and the position that it shows.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    /// The position.
    pub position: &'a Position,
    /// The view.
    pub view: Part<'a>,
}

/// A game being played, without its types.
///
/// What it says is a value; where a language is given, also a sentence.
pub trait Table: Send + Sync {
    /// The game's id.
    fn slug(&self) -> &'static str;

    /// The set-up as a value.
    fn setup(&self) -> Value;

    /// The set-up as a value, with no more than name and hash of its pack.
    fn setup_in_brief(&self) -> Value {
        let mut setup = self.setup();
        Pack::take_from(&mut setup);
        setup
    }

    /// The pack that the game is set up with, if it is.
    fn pack(&self) -> Option<Pack> {
        Pack::take_from(&mut self.setup())
    }

    /// Who tells this table apart from others of its scenario, by their names; nobody where only the people do.
    fn cast(&self, _language: &dyn Language) -> Vec<String> {
        Vec::new()
    }

    /// The ids of the seats, in seat order.
    fn seats(&self) -> Vec<&'static str>;

    /// The team of each seat, in seat order.
    fn teams(&self) -> Vec<u8>;

    /// The person who holds each seat, in seat order.
    fn people(&self) -> Vec<u8>;

    /// The seat with this id; Chance is `chance`.
    fn seat(&self, id: &str) -> Result<Seat, TableError>;

    /// The seats that are asked.
    fn asked(&self) -> SeatSet;

    /// The asked seats that the game waits for.
    fn waits_for(&self) -> SeatSet;

    /// The kind of the open question; `None` when the game is over.
    fn kind(&self) -> Option<&'static str>;

    /// How many answers have been given.
    fn number(&self) -> u32;

    /// The open question as an onlooker may know it; `None` when the game is over.
    fn question(&self, onlooker: Option<Seat>, language: Option<&dyn Language>) -> Option<Question>;

    /// The seat's legal answers.
    fn legal(&self, seat: Seat, language: Option<&dyn Language>) -> Vec<Answer>;

    /// Why answers that concern the thing are not possible now.
    fn why_not(&self, seat: Seat, thing: &Value, language: &dyn Language) -> Result<Vec<WhyNot>, TableError>;

    /// The things the seat can ask `why_not` about now, with their names.
    fn things(&self, seat: Seat, language: &dyn Language) -> Vec<(Value, String)>;

    /// Gives an answer: a value, or a string in the notation of journals. With a number, only if the question with
    /// that number is still open.
    fn answer(&mut self, seat: Seat, number: Option<u32>, answer: &Value) -> Result<(), TableError>;

    /// Lets Chance answer for as long as it is asked. Says how many times it was.
    fn roll(&mut self, rng: &mut dyn Rng) -> Result<usize, TableError>;

    /// What an onlooker may know.
    fn view(&self, onlooker: Option<Seat>) -> Value;

    /// Adds what an onlooker may know to an open object, under this name. What is the same in another view need not
    /// be made again.
    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<Beside<'_>>,
    );

    /// The position, if it can be used as [`Beside`].
    fn position(&self) -> Option<Position>;

    /// Adds the seat's legal answers to an open object, under this name: a list of `words`, `says`, `text` and `things`.
    fn add_legal(&self, seat: Seat, name: &'static str, object: &mut Flat, language: Option<&dyn Language>);

    /// What the seats together may know of the log (a spectator has none) after the answer `after`, as JSON text: a
    /// list of `number`, `event`, `says`, `text` and `things`. `None` begins with the set-up.
    fn log_raw(&self, seats: SeatSet, after: Option<u32>, language: Option<&dyn Language>) -> Box<RawValue>;

    /// Whether everybody may know all of the log after this answer.
    fn is_log_public(&self, after: Option<u32>) -> bool;

    /// The answers after the first `n`: seat, kind of question, notation.
    fn answers_from(&self, n: usize) -> Vec<(Seat, Cow<'static, str>, String)>;

    /// What an onlooker may know, in words, for a terminal.
    fn board(&self, onlooker: Option<Seat>, language: &dyn Language) -> String;

    /// The table in words for the person who holds this seat, from all of that person's seats.
    fn board_of_person(&self, seat: Seat, language: &dyn Language) -> String;

    /// What an onlooker may know of the things whose name contains these words, whatever their case: name and text of
    /// each. A thing whose name is exactly these words comes before all others.
    fn about(&self, words: &str, onlooker: Option<Seat>, language: &dyn Language) -> Vec<(String, String)>;

    /// The log as an onlooker may know it, without its first `from` entries.
    fn log(&self, onlooker: Option<Seat>, from: usize, language: Option<&dyn Language>) -> Vec<LogLine>;

    /// The log as the person who holds this seat may know it, from all of that person's seats.
    fn log_of_person(&self, seat: Seat, from: usize, language: Option<&dyn Language>) -> Vec<LogLine>;

    /// Whether the seat may take its last answer back freely.
    fn can_step_back(&self, seat: Seat) -> Result<(), StepBack>;

    /// Takes the seat's last answer back, if that is free.
    fn step_back(&mut self, seat: Seat) -> Result<(), TableError>;

    /// Takes back all but the first `n` answers: for people who agreed, and for stepping through a replay.
    fn cut(&mut self, n: usize);

    /// A separate table with the first `n` answers of this one.
    fn fork(&self, n: usize) -> Box<dyn Table>;

    /// Goes through the positions from the one after `from` answers to the present one, in order, each with its number.
    /// It begins later if not all of them are known. A position comes as a table that begins there: it has no log and
    /// no journal.
    fn walk(&self, from: u32, each: &mut dyn FnMut(u32, &dyn Table));

    /// Whether the position after `n` answers is known: what was played under other rules may not be. If it is not,
    /// `cut` and `fork` go to the first known one after it.
    fn reaches(&self, n: usize) -> bool;

    /// What became of the game when its rules were corrected, oldest first.
    fn corrections(&self) -> &[Correction];

    /// The position now, saved.
    fn snapshot(&self) -> Option<Snapshot>;

    /// The position that the game went on from when its rules were corrected, saved; none if it was the set-up.
    fn base(&self) -> Option<Snapshot>;

    /// The answers so far: seat, kind of question, notation, sentence. Where the position in which an answer was
    /// given is not known, its notation stands for the sentence.
    fn answers(&self, language: &dyn Language) -> Vec<(&'static str, Cow<'static, str>, String, String)>;

    /// The journal as text. It holds everything hidden.
    fn journal(&self) -> String;

    /// The position's hash, with its scheme.
    fn hash(&self) -> String;

    /// The position's hash in the scheme of a written one.
    fn hash_like(&self, written: &str) -> String;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<wire::Outcome>;

    /// The typed game behind the table, for parts that are generic over games.
    fn as_any(&self) -> &dyn std::any::Any;
}
