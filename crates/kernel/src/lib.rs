//! What every Longtable game stands on.
//!
//! A game is a pure state machine: it asks a question, somebody answers, it goes on to the next question. The
//! contract is [`Game`], with [`Texts`] for people and [`Insight`] for computer players; [`flow`] holds the one stack
//! of frames that says where a game is; [`Play`] is a game being played, with its journal, log and step back;
//! [`Table`] is the same without type parameters.
//!
//! Nothing in this crate reads a clock, a file or a generator of its own.

mod decks;
mod flat;
pub mod flow;
mod game;
mod hash;
mod insight;
pub mod journal;
mod log;
mod pack;
mod packs;
mod play;
mod refused;
mod resume;
pub mod rulebook;
mod seat;
mod shape;
mod snapshot;
pub mod story;
mod table;
mod text;
mod texts;
pub mod wire;
pub mod words;

pub use decks::{DeckFault, DeckReport, Decks, NoDeck, StarterDeck};
pub use flat::{Flat, Part, write_string};
pub use game::{Ask, Game, Info, OptionInfo, OrderInfo, Outcome, Question, ScenarioInfo};
pub use hash::{Scheme, StableHasher, hash_like, hash_word, stable_hash};
pub use insight::{Insight, Studied};
pub use log::{Event, Log, LogEntry};
pub use pack::{Pack, PackMark};
pub use packs::{
    PackChange, PackChoice, PackEntry, PackFault, PackField, PackForm, PackGroup, PackRange, PackReader,
    Packs, ShippedPack,
};
pub use play::{Answered, Play, StepBack};
pub use refused::{Allowed, ApplyError, Broken, Refused, Rule, SetupError, need, no};
pub use resume::{Correction, Given, NotAccepted, Recorded, ResumeError};
pub use seat::{Seat, SeatSet};
pub use shape::{PackMember, PackOp, PackSet, PackShape, PackVocabulary};
pub use snapshot::{Snapshot, SnapshotError};
pub use table::{Beside, Position, Table, TableError};
pub use text::{Argument, CATALOGUES, Filled, Language, Nothing, Source, Text, name_of, render_value};
pub use texts::Texts;
