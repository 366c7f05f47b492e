//! Those who have a table open, and how they want to be told what happens there.

use crate::language::Tongue;
use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use serde::Deserialize;
use session::Shown;
use std::sync::Arc;
use tokio::sync::mpsc;
use utoipa::ToSchema;

/// Somebody who has a table open.
pub struct Listener {
    /// The listener's number.
    pub id: u64,
    /// Who listens; none for somebody without a name.
    pub person: Option<String>,
    /// The seats that this person holds.
    pub seats: SeatSet,
    /// The last answer whose log entries were sent; none if the listener is to be told everything anew.
    pub log_at: Option<u32>,
    /// What the listener was last shown of the game.
    pub shown: Option<Arc<Shown>>,
    /// Whether the listener is told what changed, or everything every time.
    pub views: Views,
    /// The language in which the listener is told things.
    pub tongue: Tongue,
    /// Whether the game is told in sentences, or as values only.
    pub texts: TextsSent,
    /// Where messages go. When it is full, the listener is too slow and is dropped.
    pub sender: mpsc::Sender<Utf8Bytes>,
}

/// What a listener is told of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Views {
    /// The whole view.
    #[default]
    Whole,
    /// What differs from the message before.
    Changes,
}

/// How a listener is told what the game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TextsSent {
    /// As values and as sentences in the listener's language.
    #[default]
    Sentences,
    /// As values only: the names of messages, and what is put into them.
    Values,
}

impl Listener {
    /// The language of the sentences that the listener is sent about the game; none for values only.
    pub fn sentences(&self) -> Option<Tongue> {
        (self.texts == TextsSent::Sentences).then_some(self.tongue)
    }
}
