//! What can go wrong: a refusal for a player, a bad set-up, a contradiction of the engine.

use crate::Text;
use serde::Serialize;

/// The number of a rule in the game's rules file, such as `9.4.1` or `9.2 step 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a player may not do something. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refused {
    /// A rule forbids it.
    #[error("{why} (rule {rule})")]
    Illegal {
        /// The rule that forbids it.
        rule: Rule,
        /// Why: the name of a message that says it in one clause.
        why: &'static str,
    },
    /// The seat is not asked, or the answer does not fit the question.
    #[error("this seat is not asked now")]
    NotYourDecision,
    /// The answer is of another kind than the question asks for.
    #[error("that does not answer the question (rule {rule})")]
    NotAnAnswer {
        /// The rule of the question that is open.
        rule: Rule,
    },
    /// The answer was meant for another question.
    #[error("that answered another question: the open one is number {expected}")]
    Stale {
        /// The number of the open question.
        expected: u32,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Refused {
    /// A refusal by a rule.
    pub const fn by(rule: &'static str, why: &'static str) -> Refused {
        Refused::Illegal { rule: Rule(rule), why }
    }

    /// The rule that the refusal names, if it names one.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal { rule, .. } | Refused::NotAnAnswer { rule } => Some(*rule),
            Refused::NotYourDecision | Refused::Stale { .. } | Refused::Over => None,
        }
    }

    /// The refusal for people.
    pub fn text(&self) -> Text {
        match *self {
            Refused::Illegal { rule, why } => {
                Text::new("refused-by-rule").text("why", Text::new(why)).written("rule", rule)
            }
            Refused::NotYourDecision => Text::new("refused-not-asked"),
            Refused::NotAnAnswer { rule } => Text::new("refused-not-an-answer").written("rule", rule),
            Refused::Stale { expected } => Text::new("refused-stale").number("expected", expected),
            Refused::Over => Text::new("refused-over"),
        }
    }
}

/// Whether something may be done, and if not, why.
pub type Allowed = Result<(), Refused>;

/// A refusal by a rule.
pub const fn no(rule: &'static str, why: &'static str) -> Allowed {
    Err(Refused::by(rule, why))
}

/// Allowed if the condition holds.
#[inline]
pub const fn need(holds: bool, rule: &'static str, why: &'static str) -> Allowed {
    if holds { Ok(()) } else { no(rule, why) }
}

/// A contradiction in the engine. The game stops; its journal is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("the engine contradicts itself: {note} (stack: {stack})")]
pub struct Broken {
    /// What was found.
    pub note: String,
    /// The stack of frames at that moment.
    pub stack: String,
}

impl Broken {
    /// A contradiction found outside a running procedure.
    pub fn new(note: impl Into<String>) -> Broken {
        Broken { note: note.into(), stack: String::new() }
    }

    /// The contradiction for people.
    pub fn text(&self) -> Text {
        Text::new("broken").written("note", &self.note).written("stack", &self.stack)
    }
}

/// Why an answer was not applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(untagged)]
pub enum ApplyError {
    /// The player may not do that; nothing has changed.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The engine contradicts itself; the position can no longer be trusted.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// Why a set-up can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .text.id())]
pub struct SetupError {
    /// The rule that forbids it, if one does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub text: Text,
}

impl SetupError {
    /// A set-up that the game does not know.
    pub fn new(text: Text) -> SetupError {
        SetupError { rule: None, text }
    }

    /// A set-up that a rule forbids.
    pub fn by(rule: &'static str, why: Text) -> SetupError {
        SetupError {
            rule: Some(rule),
            text: Text::new("refused-by-rule").text("why", why).written("rule", rule),
        }
    }
}
