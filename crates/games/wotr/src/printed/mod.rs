//! What is printed on the board and on the cards. The words are in the catalogues, the effects in `cards` and `rules`.

pub mod characters;
pub mod combat;
pub mod facts;
pub mod fp_character;
pub mod fp_strategy;
pub mod regions;
pub mod sh_character;
pub mod sh_strategy;

use crate::ids::{Card, CombatCard, Icon};
use serde::Serialize;

/// Who may play a card in a game of teams (rule 14.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum User {
    /// Any player of the side.
    Any,
    /// The Gondor player.
    Gondor,
    /// The Rohan player.
    Rohan,
    /// The Witch-king player.
    WitchKing,
    /// The Saruman player.
    Saruman,
}

/// What is printed on an Event card.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// The card.
    pub card: Card,
    /// Its type icon.
    pub icon: Icon,
    /// Whether it is played on the table (rule 7.7), and says when it is discarded.
    pub stays: bool,
    /// Whether something must hold to play it (rule 7.3).
    pub condition: bool,
    /// Who may play it.
    pub user: User,
    /// Its combat part.
    pub combat: CombatCard,
}

/// What is printed of a combat part.
#[derive(Clone, Copy, Debug)]
pub struct CombatDef {
    /// The combat part.
    pub combat: CombatCard,
    /// The windows in which it acts (rule 9.6).
    pub initiative: &'static [u8],
    /// Whether something must hold to choose it.
    pub condition: bool,
    /// Whether it costs something.
    pub cost: bool,
}
