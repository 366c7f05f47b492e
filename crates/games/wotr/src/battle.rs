//! Battles and sieges (chapter 9): what a battle remembers, its frames and questions.

use crate::card_names::Card;
use crate::figures::{Figures, Place};
use crate::ids::Side;
use crate::map::Region;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// What kind of battle it is (rule 9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// A field battle, a relief included.
    Field,
    /// Besiegers against the besieged.
    Siege,
    /// The besieged against the besiegers.
    Sortie,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// What kind.
    pub kind: BattleKind,
    /// The attacking side.
    pub attacker: Side,
    /// Where the attacking Army stands.
    pub from: Place,
    /// Where the defending Army stands.
    pub at: Place,
    /// The part of the attacking Army that stays out of it.
    pub rearguard: Figures,
}

impl Battle {
    /// A battle that is about to begin.
    pub fn new(
        kind: BattleKind,
        attacker: Side,
        from: Place,
        at: Place,
        rearguard: Figures,
        _card: Option<Card>,
    ) -> Battle {
        Battle { kind, attacker, from, at, rearguard }
    }
}

/// Steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleFrame {
    /// The battle begins (rule 9.4).
    Start,
}

/// Questions of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleAsk {
    /// D13: field battle or siege.
    FieldOrSiege(Region),
}

impl BattleAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            BattleAsk::FieldOrSiege(_) => "field-or-siege",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            BattleAsk::FieldOrSiege(_) => "9.5",
        })
    }
}

/// What happens in a battle, as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleEvent {
    /// It begins.
    Began {
        /// The attacker.
        attacker: Side,
        /// From where.
        from: Place,
        /// The defender's place.
        at: Place,
    },
}

impl BattleEvent {
    /// What those see who may not know the whole.
    pub fn seen_by_others(&self) -> Option<BattleEvent> {
        None
    }
}
