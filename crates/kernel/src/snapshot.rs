//! Saved positions, so that a game can go on from one when its rules have changed.
//!
//! A position is read again only if nothing is lost by that: it has the hash that was saved with it, or else
//! everything that was saved must still be there when the position is saved once more. A field that has been added
//! since needs a default (`#[serde(default)]`) that means what the position meant without it. Where the same text
//! would now mean another position, [`Game::FORM`] goes up, and older snapshots are refused.

use crate::{Game, Seat, hash_like, hash_word};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A position with what is needed to trust it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The form of the game's positions.
    pub form: u32,
    /// The version of the rules it was made under.
    pub rules: u32,
    /// How many answers led to it.
    pub number: u32,
    /// The position's hash under those rules.
    pub hash: String,
    /// The position.
    pub state: Value,
}

/// Why a game can't go on from a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// It was made under later rules.
    #[error("it was made under rules version {found}; this program plays version {ours}")]
    Newer {
        /// The snapshot's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
    /// Positions now have another form.
    #[error("it has form {found}, and positions have form {ours}")]
    Form {
        /// The snapshot's form.
        found: u32,
        /// This program's form.
        ours: u32,
    },
    /// It is not a position of the game.
    #[error("it is not a position of this game: {0}")]
    State(String),
    /// Something of it would be lost.
    #[error("{0} would be lost")]
    Lost(String),
    /// It is not the position that was saved.
    #[error("its hash is {found}, it says {expected}")]
    Hash {
        /// The hash that was saved.
        expected: String,
        /// The hash of the position.
        found: String,
    },
}

impl Snapshot {
    /// Saves a position that this many answers led to. None if it can't be written down.
    pub fn of<G: Game>(state: &G, number: u32) -> Option<Snapshot> {
        Some(Snapshot {
            form: G::FORM,
            rules: G::INFO.rules_version,
            number,
            hash: hash_word(state),
            state: serde_json::to_value(state).ok()?,
        })
    }

    /// Reads the position of a game with this set-up.
    pub fn read<G: Game>(&self, setup: &G::Setup) -> Result<G, SnapshotError> {
        let ours = G::INFO.rules_version;
        if self.rules > ours {
            return Err(SnapshotError::Newer { found: self.rules, ours });
        }
        if self.form != G::FORM {
            return Err(SnapshotError::Form { found: self.form, ours: G::FORM });
        }
        let wrong = |error: String| SnapshotError::State(error);
        let mut state: G =
            serde_json::from_value(self.state.clone()).map_err(|error| wrong(error.to_string()))?;
        state.complete(setup).map_err(|error| wrong(error.to_string()))?;
        let found = hash_like(&self.hash, &state);
        if found != self.hash {
            let again = serde_json::to_value(&state).map_err(|error| wrong(error.to_string()))?;
            if let Some(lost) = lost(&self.state, &again, "the position") {
                return Err(SnapshotError::Lost(lost));
            }
        }
        // It may come from outside: a game must not go on with it if the engine panics at the sight of it.
        let looked = catch_unwind(AssertUnwindSafe(|| {
            state.check().map_err(|broken| broken.note)?;
            look(&state);
            Ok(())
        }));
        looked.unwrap_or_else(|_| Err("the engine fell over".to_owned())).map_err(wrong)?;
        if self.rules == ours && self.hash != found {
            return Err(SnapshotError::Hash { expected: self.hash.clone(), found });
        }
        Ok(state)
    }
}

/// Looks at a position from everybody's point of view.
fn look<G: Game>(state: &G) {
    let mut answers = Vec::new();
    for seat in (0..state.n_seats()).map(Seat) {
        let _ = serde_json::to_value(state.view(Some(seat)));
        state.legal(seat, &mut answers);
    }
    let _ = serde_json::to_value(state.view(None));
    let _ = state.question().map(|question| state.ask_seen_by(question.ask, None));
}

/// What the saved value has and the one saved again does not. New fields are no loss.
fn lost(saved: &Value, again: &Value, name: &str) -> Option<String> {
    match (saved, again) {
        (Value::Object(saved), Value::Object(again)) => saved.iter().find_map(|(key, value)| {
            let name = format!("{name}.{key}");
            match again.get(key) {
                Some(other) => lost(value, other, &name),
                None => Some(name),
            }
        }),
        (Value::Array(saved), Value::Array(again)) if saved.len() == again.len() => {
            let mut pairs = saved.iter().zip(again).enumerate();
            pairs.find_map(|(n, (value, other))| lost(value, other, &format!("{name}[{n}]")))
        }
        (saved, again) => (saved != again).then(|| name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_new_field_is_no_loss_and_everything_else_is() {
        let saved = json!({"hand": ["gimli", "legolas"], "ring": true});
        let lost = |again: Value| lost(&saved, &again, "the position");
        assert_eq!(lost(saved.clone()), None);
        assert_eq!(lost(json!({"hand": ["gimli", "legolas"], "ring": true, "fresh": []})), None);
        assert_eq!(lost(json!({"ring": true})).as_deref(), Some("the position.hand"));
        assert_eq!(lost(json!({"hand": ["gimli"], "ring": true})).as_deref(), Some("the position.hand"));
        let other = json!({"hand": ["gimli", "boromir"], "ring": true});
        assert_eq!(lost(other).as_deref(), Some("the position.hand[1]"));
    }
}
