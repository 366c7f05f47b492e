//! What the server says about its games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A scenario with a number of people: who holds which seats.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Layout {
    /// How many people play.
    pub people: u8,
    /// Their places, one for each person.
    pub places: Vec<LayoutPlace>,
}

/// A place of a layout.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct LayoutPlace {
    /// The ids of its seats.
    pub seats: Vec<String>,
    /// Its team: places of one team win and lose together.
    pub team: u8,
}

/// A scenario of a game.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A layout for each number of people that can play it, the usual number first.
    pub layouts: Vec<Layout>,
}

/// An option of a game's set-up.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct SetupOption {
    /// Its id.
    pub id: String,
    /// What it does.
    pub about: String,
    /// The values it takes.
    pub values: Vec<String>,
}

/// A standing order that a game offers.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct OrderOffer {
    /// Its id.
    pub id: String,
    /// What it does, in words.
    pub about: String,
}

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct GameInfo {
    /// Its id.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// What it is, in a sentence or two.
    pub about: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its scenarios; the first is the default.
    pub scenarios: Vec<Scenario>,
    /// The options of its set-up.
    pub options: Vec<SetupOption>,
    /// The options that take a deck list, one for each player; empty for a game without decks to build.
    pub decks: Vec<String>,
    /// Whether it can be played with data packs.
    pub packs: bool,
    /// The standing orders it offers.
    pub orders: Vec<OrderOffer>,
    /// The computer players you can play against, weakest first.
    pub computers: Vec<ComputerInfo>,
}

/// A computer player.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct ComputerInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A rule of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RuleText {
    /// Its number.
    pub number: String,
    /// The heading it stands under.
    pub heading: String,
    /// Its text, in Markdown.
    pub text: String,
}
