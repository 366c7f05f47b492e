//! People, their bots and their reports.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who you are.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// Your id.
    pub id: String,
    /// Your name.
    pub name: String,
    /// Whether you play as a guest, without a password.
    pub guest: bool,
    /// The address that is called when it is your turn.
    pub hook: Option<String>,
}

/// A token for a bot.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TokenInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// A new token. Its secret is shown only this once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewToken {
    /// The token.
    pub token: TokenInfo,
    /// The secret: sent as `Authorization: Bearer SECRET`.
    pub secret: String,
}

/// What a web-hook is sent when it becomes somebody's turn.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct HookCall {
    /// Always `your-turn`.
    pub event: String,
    /// The table's id.
    pub table: String,
    /// The table's title.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The person's seats that are asked.
    pub seats: Vec<String>,
    /// The number of the open question.
    pub number: u32,
    /// What is asked, in words.
    pub text: String,
    /// The path of the table's page on this server.
    pub path: String,
}

/// A problem that somebody reports to the operator.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// What is wrong, in the reporter's words.
    pub text: String,
    /// The page it was seen on.
    #[serde(default)]
    pub page: String,
}
