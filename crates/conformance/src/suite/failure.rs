//! What a property that does not hold says about itself.

use super::walk::Walk;
use kernel::journal::seat_word;
use kernel::{Ask as _, Broken, Texts, words};
use std::fmt;

/// How many answers before the failure are shown.
const LAST_ANSWERS: usize = 12;

/// How much of the position is shown, in characters.
const DEBUG_LENGTH: usize = 6_000;

/// A property that does not hold, with what is needed to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// What was found.
    pub what: String,
    /// Where it was found, if it was found in a game.
    pub place: Option<Box<Place>>,
}

/// In which game, and where in it, a property does not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Scenario, people, options and seed.
    pub start: String,
    /// How many answers had been given.
    pub number: usize,
    /// The open question, and who is asked.
    pub question: String,
    /// The last answers, oldest first.
    pub last: Vec<String>,
    /// The stack of frames if the engine gave it, otherwise the position.
    pub stack: String,
}

impl Failure {
    /// A failure of the game as a whole.
    pub(crate) fn of_game(what: impl Into<String>) -> Failure {
        Failure { what: what.into(), place: None }
    }

    /// A failure before the first question.
    pub(crate) fn of_start(scenario: &str, people: u8, what: impl Into<String>) -> Failure {
        let start = format!("scenario {scenario}, people {people}");
        Failure { what: what.into(), place: Some(Box::new(Place { start, ..Place::default() })) }
    }

    /// A failure after the first `number` answers of a game.
    pub(crate) fn at<G: Texts>(walk: &Walk<G>, number: usize, what: impl Into<String>) -> Failure {
        let state = walk.play.at(number);
        let stack = format!("{state:?}");
        Failure::with_stack(walk, number, what.into(), &stack)
    }

    /// A contradiction of the engine after the first `number` answers of a game.
    pub(crate) fn broken<G: Texts>(walk: &Walk<G>, number: usize, doing: &str, broken: &Broken) -> Failure {
        let what = format!("{doing}: {}", broken.note);
        if broken.stack.is_empty() {
            return Failure::at(walk, number, what);
        }
        Failure::with_stack(walk, number, what, &broken.stack)
    }

    fn with_stack<G: Texts>(walk: &Walk<G>, number: usize, what: String, stack: &str) -> Failure {
        let state = walk.play.at(number);
        let answers = &walk.play.answers()[..number.min(walk.n_answers())];
        let skipped = answers.len().saturating_sub(LAST_ANSWERS);
        let last = answers.iter().enumerate().skip(skipped).map(|(n, answered)| {
            let words = words::to_words(&answered.action).unwrap_or_else(|error| error.to_string());
            format!("{}. {} ({}): {words}", n + 1, seat_word(&state, answered.seat), answered.kind)
        });
        let place = Place {
            start: walk.label(),
            number,
            question: question_line(&state),
            last: last.collect(),
            stack: shortened(stack),
        };
        Failure { what, place: Some(Box::new(place)) }
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(DEBUG_LENGTH) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

/// The open question in one line.
pub(crate) fn question_line<G: Texts>(state: &G) -> String {
    let Some(question) = state.question() else { return "none: the game is over".to_owned() };
    let who: Vec<&str> = question.who.iter().map(|seat| seat_word(state, seat)).collect();
    let text = state.ask_text(question.ask).render(&texts::Texts::of(G::catalogues()).english());
    format!("{} of {} (rule {}): {text}", question.ask.kind(), who.join(", "), question.rule)
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        let Some(place) = &self.place else { return Ok(()) };
        write!(f, "\n  start: {}\n  after answer {}", place.start, place.number)?;
        if !place.question.is_empty() {
            write!(f, "\n  question: {}", place.question)?;
        }
        if !place.last.is_empty() {
            write!(f, "\n  last answers:")?;
            for answer in &place.last {
                write!(f, "\n    {answer}")?;
            }
        }
        if !place.stack.is_empty() {
            write!(f, "\n  stack: {}", place.stack)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}
