//! The Hunt for the Ring (chapter 10): what a Hunt remembers, its frames and questions.

use crate::card_names::Card;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// The Hunt under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hunt {
    /// The dice of the Hunt roll.
    pub dice: [u8; 5],
}

/// Steps of a Hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntFrame {
    /// A whole Hunt: the roll, and the tile if it succeeds (rules 10.1 to 10.6). After a move of the Fellowship, or by
    /// The Nazgûl Strike!
    Hunt,
    /// A card draws a tile, or tiles, and all that comes of it: Orc Patrol, Isildur's Bane, Foul Thing from the Deep,
    /// The Breaking of the Fellowship, Challenge of the King.
    CardTile(Card),
}

/// Questions of a Hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntAsk {
    /// D22: whether to use Flocks of Crebain.
    Crebain,
}

impl HuntAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            HuntAsk::Crebain => "crebain",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            HuntAsk::Crebain => "10.2",
        })
    }
}

/// What happens in the Hunt and to the Fellowship, as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntEvent {
    /// A Hunt roll.
    Rolled(u8),
}
