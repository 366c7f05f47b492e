//! Case files: a position, the answers given, and what must then be true, as plain text.
//!
//! [`parse`] reads the form of a file, which is the same for all games; [`run`] runs one of its cases with its game.
//! A game takes part by implementing [`CaseGame`]. `docs/cases.md` describes the format.

mod any_order;
mod begin;
mod claim;
pub mod facts;
mod folder;
mod parse;
mod reference;
mod run;

pub use any_order::given_in_any_order;
pub use begin::begin_case;
pub use folder::{case_files, run_folder};
pub use parse::{Block, Case, Header, Line, parse};
pub use reference::{check_reference, wrong_lists};
pub use run::run;

use kernel::Texts;
use serde::de::DeserializeOwned;

/// A game whose positions can be set up, and whose facts can be stated, in words.
pub trait CaseGame: Texts<Ask: DeserializeOwned + Told, Action: Told> {
    /// One line of `given`, read by [`kernel::words::from_words`].
    type Given: DeserializeOwned + Told;
    /// One line of `then` that is not one of the runner's own.
    type Fact: DeserializeOwned + Told;

    /// A word that is accepted wherever the game reads a word of its own instead of a name from a list.
    const ANY_WORD: &'static str = "word";

    /// The forms of the answers that a question can get, as `docs/cases.md` lists them: `play CARD reserve`. Parts in
    /// capitals are the names of types. Tests compare them with the answers that games list.
    fn answers(ask: &Self::Ask) -> &'static [&'static str];

    /// The position that the lines of `given` describe, each with its line number in the file. It is
    /// only called when there are any: without them a case begins at the standard start.
    fn position(setup: &Self::Setup, given: &[(usize, Self::Given)]) -> Result<Self, CaseFault>;

    /// Whether the order among lines like this one matters: cards that are numbered as they enter play, a pile named
    /// from its bottom to its top in several lines. All other lines of `given` may come in any order.
    fn keeps_order(_given: &Self::Given) -> bool {
        false
    }

    /// Whether the fact holds; if not, what differs, such as `expected 2, found 3`.
    fn fact(&self, fact: &Self::Fact) -> Result<(), String>;
}

/// Something that `docs/cases.md` describes: a question, an answer, a line of `given`, a fact.
pub trait Told {
    /// What it asks or says. Games give the doc comments of their enums.
    fn told(&self) -> &'static str;
}

/// Describes enums by the documentation of their variants. For a variant in braces, the enum that it holds is asked.
/// The caller has `strum::EnumMessage` in scope.
#[macro_export]
macro_rules! told {
    ($($type:ident $({ $($inner:ident),+ })?),+) => {$(
        impl $crate::Told for $type {
            fn told(&self) -> &'static str {
                $($(if let $type::$inner(inner) = self {
                    return inner.get_documentation().unwrap_or_default();
                })+)?
                self.get_documentation().unwrap_or_default()
            }
        }
    )+};
}

/// What is wrong with a line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct CaseFault {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// What is wrong with a case file, or what differs in one of its cases.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct CaseError {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, or what differs.
    pub what: String,
}

/// The result of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseResult {
    /// The case's title; empty if the file could not be read at all.
    pub title: String,
    /// The file's name.
    pub file: String,
    /// The line of the case's title.
    pub line: usize,
    /// What differs, beginning with file and line; `None` if the case passed.
    pub problem: Option<String>,
}

impl CaseResult {
    /// Whether the case passed.
    pub const fn passed(&self) -> bool {
        self.problem.is_none()
    }

    /// The result for a file that can't be read as cases: it counts as one failed case.
    pub fn unreadable(error: &CaseError) -> CaseResult {
        CaseResult {
            title: String::new(),
            file: error.file.clone(),
            line: error.line,
            problem: Some(error.to_string()),
        }
    }
}

/// Reads a case file and runs all its cases with one game.
pub fn run_text<G: CaseGame>(text: &str, file: &str) -> Vec<CaseResult> {
    match parse(text, file) {
        Ok(cases) => cases.iter().map(run::<G>).collect(),
        Err(error) => vec![CaseResult::unreadable(&error)],
    }
}

/// Makes a test that runs all case files of a folder, which is relative to the game's crate.
#[macro_export]
macro_rules! cases_in {
    ($game:ty, $folder:literal) => {
        #[test]
        fn cases() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder);
            if let Err(problems) = $crate::run_folder::<$game>(folder.as_ref()) {
                panic!("{problems}");
            }
        }
    };
}
