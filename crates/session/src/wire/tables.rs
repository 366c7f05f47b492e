//! Tables: what they are, who sits there, and what can be asked of them.

use super::{Correction, Outcome, TablePack, TablePackChoice, Unknown};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How fast a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody is there.
    #[default]
    Live,
    /// Over days: web-hooks tell people that it is their turn.
    Days,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It waits for people.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Finished,
    /// The engine contradicted itself; the journal is kept.
    Stopped,
    /// A journal that was brought in, to look at or to go on from.
    Archive,
}

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet; anybody who sees the table may sit down.
    Open,
    /// Nobody yet; kept for somebody with the invitation.
    Invited,
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The person's name.
        name: String,
        /// Whether the person has the table open now.
        present: bool,
    },
    /// A computer player.
    Computer {
        /// Its id.
        player: String,
        /// Its name.
        name: String,
    },
}

/// A place at a table: one person's seats.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Place {
    /// The ids of its seats.
    pub seats: Vec<String>,
    /// Its team: places of one team win and lose together.
    pub team: u8,
    /// Who sits here.
    pub who: Occupant,
    /// Whether it is yours.
    pub yours: bool,
    /// Whether the game waits for it now.
    pub asked: bool,
    /// Whether it has resigned.
    pub resigned: bool,
    /// Whether its person wants a rematch.
    pub rematch: bool,
}

/// Where a table's game comes from, if it goes on from another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Origin {
    /// The id of the table it comes from.
    pub table: String,
    /// After how many of that table's answers it goes on.
    pub at: u32,
}

/// Somebody's wish to take back an answer that can't be taken back freely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct StepBackWish {
    /// The place that asks.
    pub place: u8,
    /// How many answers would be left.
    pub to: u32,
    /// The places that agreed.
    pub agreed: Vec<u8>,
    /// The places that have not answered yet.
    pub waiting: Vec<u8>,
}

/// A table, without its game's position.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The scenario's id.
    pub scenario: String,
    /// The options of the set-up.
    pub options: BTreeMap<String, String>,
    /// The data pack it is played with, if it is.
    #[serde(default)]
    pub pack: Option<TablePack>,
    /// Its title.
    pub title: String,
    /// Whether only people with the invitation may come in.
    pub private: bool,
    /// How fast the game is played.
    pub pace: Pace,
    /// Where the table stands.
    pub status: Status,
    /// The places.
    pub places: Vec<Place>,
    /// Whether you opened it.
    pub host: bool,
    /// Whether the game waits for you.
    pub your_turn: bool,
    /// The number of the open question.
    pub number: u32,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// How many spectators are watching now.
    pub spectators: u32,
    /// The word that lets people in; only for those who sit here and for whoever opened the table.
    pub invitation: Option<String>,
    /// Whether the rematch that is offered swaps the sides.
    #[serde(default)]
    pub swap: bool,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Where the game comes from.
    pub origin: Option<Origin>,
    /// The open wish to step back.
    pub step_back: Option<StepBackWish>,
    /// Whether you may have the journal and the replay.
    pub journal: bool,
    /// What became of the game when its rules were corrected, oldest first.
    #[serde(default)]
    pub corrections: Vec<Correction>,
}

/// Who is to sit at a place of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// You.
    Me,
    /// Anybody who comes along.
    Open,
    /// Somebody with the invitation.
    Invited,
    /// A computer player, by its id.
    Computer(String),
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The scenario's id; the game's first if left out.
    #[serde(default)]
    pub scenario: Option<String>,
    /// How many people play.
    #[serde(default)]
    pub people: Option<u8>,
    /// Options of the set-up.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The data pack it is played with; our own values if left out.
    #[serde(default)]
    pub pack: Option<TablePackChoice>,
    /// Its title.
    #[serde(default)]
    pub title: Option<String>,
    /// Whether only people with the invitation may come in. If left out, a table where nobody else is to come is
    /// private, and one that waits for people is not.
    #[serde(default)]
    pub private: Option<bool>,
    /// How fast the game is played.
    #[serde(default)]
    pub pace: Pace,
    /// Who sits where: one entry for each place.
    pub places: Vec<Chair>,
}

/// A wish to play on from a point of a replay, at a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many answers.
    pub at: u32,
    /// Who sits where: one entry for each place.
    pub places: Vec<Chair>,
    /// Whether only people with the invitation may come in. If left out, a table where nobody else is to come is
    /// private, and one that waits for people is not.
    #[serde(default)]
    pub private: Option<bool>,
    /// How fast the game is played.
    #[serde(default)]
    pub pace: Pace,
}

/// A wish to sit down at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which place; the first free one if left out.
    #[serde(default)]
    pub place: Option<u8>,
    /// The invitation, where one is needed.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// A standing order: it answers for you when its question comes, and nobody else sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The seat it is for.
    pub seat: String,
    /// The order's id, as the game offers it.
    pub order: String,
}

/// One answer of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Step {
    /// The id of the seat that gave it.
    pub by: String,
    /// The kind of question it answered.
    pub kind: String,
    /// The answer as a sentence.
    pub text: String,
}

/// A replay: the whole course of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// The answers, in order.
    pub steps: Vec<Step>,
    /// The positions that can't be shown because the rules have been corrected since.
    #[serde(default)]
    pub unknown: Option<Unknown>,
}
