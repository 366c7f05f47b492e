//! Values as plain words: `play gimli path`, `forsake reserve sting`.
//!
//! A small serde format in which an enum variant is its name followed by its fields in order. Every game's answers
//! are written this way in journals, cases and the terminal, without a parser of their own.
//!
//! A missing value is `-`, a truth value `yes` or `no`, a list goes to the end of the line, and a string with spaces
//! stands in double quotes.

pub mod grammar;
mod nearest;
mod read;
mod write;

pub use nearest::{instead, nearest};
pub use read::from_words;
pub use write::to_words;

use std::fmt::Display;

/// Why words can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WordsError(String);

impl WordsError {
    fn new(what: impl Display) -> WordsError {
        WordsError(what.to_string())
    }
}

impl serde::ser::Error for WordsError {
    fn custom<T: Display>(what: T) -> Self {
        WordsError::new(what)
    }
}

impl serde::de::Error for WordsError {
    fn custom<T: Display>(what: T) -> Self {
        WordsError::new(what)
    }

    /// Every name of every game is read as a variant: here a misspelt name finds those it may stand for.
    fn unknown_variant(word: &str, names: &'static [&'static str]) -> Self {
        WordsError::new(format_args!("`{word}` is not known here: {}", instead(word, names)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum To {
        Reserve,
        At(u8),
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Answer {
        Pass,
        Play { card: String, to: To },
        Roll(Vec<u8>),
        MaybeThis(Option<u8>, bool),
    }

    fn round_trip(answer: &Answer, words: &str) {
        assert_eq!(to_words(answer).unwrap(), words);
        assert_eq!(&from_words::<Answer>(words).unwrap(), answer);
    }

    #[test]
    fn values_go_to_words_and_back() {
        round_trip(&Answer::Pass, "pass");
        round_trip(&Answer::Play { card: "gimli".into(), to: To::At(7) }, "play gimli at 7");
        round_trip(&Answer::Play { card: "a b".into(), to: To::Reserve }, "play \"a b\" reserve");
        round_trip(&Answer::Roll(vec![5, 6, 1]), "roll 5 6 1");
        round_trip(&Answer::Roll(vec![]), "roll");
        round_trip(&Answer::MaybeThis(None, true), "maybe-this - yes");
        round_trip(&Answer::MaybeThis(Some(3), false), "maybe-this 3 no");
    }

    #[test]
    fn errors_say_what_was_expected() {
        let error = |words: &str| from_words::<Answer>(words).unwrap_err().to_string();
        assert_eq!(
            error("fly"),
            "`fly` is not known here: expected one of `pass`, `play`, `roll`, `maybe-this`"
        );
        assert_eq!(
            error("rol 5"),
            "`rol` is not known here: did you mean `roll`? (expected one of `pass`, `play`, `roll`, `maybe-this`)"
        );
        assert_eq!(error("play gimli"), "the line ends where one of `reserve`, `at` is expected");
        assert_eq!(error("pass again"), "nothing is expected after \"again\" began");
        assert_eq!(error("roll six"), "\"six\" is not a number from 0 to 255");
        assert_eq!(error(""), "the line ends where one of `pass`, `play`, `roll`, `maybe-this` is expected");
        assert_eq!(error("play \"gimli"), "a quotation mark is missing");
    }
}
