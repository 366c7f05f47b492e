//! Ents (rule 8.6): questions and steps.

use crate::ids::Area;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Questions of an activation of the Entwood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum EntAsk {
    /// D25: march to an area, attack an Army, or stop.
    Step,
    /// D25: where the Ents gather.
    Reform,
    /// D25: whether the Ents attack the Army that has come.
    React {
        /// Where.
        area: Area,
    },
    /// D28: which Army a card's Ent attack is on: one in `notes.eligible`.
    Target {
        /// Whether an Ent is removed.
        remove: bool,
    },
}

impl EntAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            EntAsk::Step => "ents",
            EntAsk::Reform => "reform",
            EntAsk::React { .. } => "ent-reaction",
            EntAsk::Target { .. } => "ent-target",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            EntAsk::Step | EntAsk::Target { .. } => "8.6.6",
            EntAsk::Reform => "8.6.9",
            EntAsk::React { .. } => "8.6.11",
        })
    }
}

/// Steps of the Ents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntFrame {
    /// Service: the Entwood is activated (rule 8.6.6); the chain is in `notes.chain`.
    Activate,
    /// The next step of the activation.
    Next,
    /// The activation is over: the Ents gather (rule 8.6.9).
    Reform,
    /// Service: Shadow units have come into the Entwood's area: the Ents may attack (rule 8.6.11).
    React {
        /// Where.
        area: Area,
    },
    /// Service: one of the Armies in `notes.eligible` is chosen and attacked; an Ent is removed for it if `remove`.
    Choose {
        /// Whether an Ent is removed.
        remove: bool,
    },
    /// Service: one Ent attack on the Army there, or on the group that is on its way there (rule 8.6.6).
    Attack {
        /// Where.
        area: Area,
    },
    /// Its dice, so many more.
    Dice {
        /// Where.
        area: Area,
        /// How many more.
        left: u8,
        /// Whether misses are rolled again now.
        again: bool,
    },
    /// The hits are taken (rules 8.6.6, 8.6.7).
    Hits {
        /// Where.
        area: Area,
    },
    /// The hits have been taken: Saruman goes with his Army (rule 8.6.12).
    Taken {
        /// Where.
        area: Area,
    },
}
