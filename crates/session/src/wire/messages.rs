//! What goes back and forth over a table's socket.

use super::{Changes, Course, Problem, State, TableInfo, WhyNot};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the server sends over a table's socket.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// People, presence and standing of the table: sent first, and whenever something of it changes.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// The game: sent on connecting, when you ask for the whole, and with every change unless you asked for changes.
    State(Box<State>),
    /// What changed in the game, for those who connected with `views=changes`.
    Changes(Box<Changes>),
    /// Lines of chat: on connecting the last ones that you may read, later the new ones.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
        /// On connecting: whether there are earlier lines, to be asked for with `earlier-chat`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        earlier: Option<bool>,
    },
    /// What you asked for has been done, durably.
    Done {
        /// The `id` of your request.
        re: u32,
        /// The reply.
        ok: Reply,
    },
    /// What you asked for has not been done, and nothing was changed.
    Refused {
        /// The `id` of your request, if it had one.
        re: Option<u32>,
        /// Why it was not done.
        problem: Problem,
    },
    /// The server closes the socket. Connect again.
    Bye {
        /// Why it is closed.
        why: String,
    },
}

/// The reply to a request over the socket that was done.
#[derive(Debug, Serialize, ToSchema, TS)]
#[serde(untagged)]
pub enum Reply {
    /// To `why-not` with a thing.
    WhyNot {
        /// The answers about it that are not possible, and why.
        reasons: Vec<WhyNot>,
    },
    /// To `about`.
    About {
        /// What there is to read.
        about: Vec<About>,
    },
    /// To `earlier-chat`.
    Chat {
        /// The lines, in order.
        lines: Vec<ChatLine>,
        /// Whether there are still earlier ones.
        earlier: bool,
    },
    /// To `course`.
    Course {
        /// What happened.
        course: Course,
    },
    /// To all other requests: where the table stands.
    Position {
        /// The table's revision, with the change in it.
        revision: u32,
        /// The number of the open question.
        number: u32,
    },
}

/// What a client sends over a table's socket.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Gives an answer.
    Answer {
        /// Comes back in the reply.
        id: u32,
        /// The seat that answers.
        seat: String,
        /// The question that is answered.
        number: u32,
        /// The era in which the question was asked.
        #[serde(default)]
        era: Option<u32>,
        /// The answer: words of the notation.
        answer: String,
    },
    /// Takes the seat's last answer back, or asks the others whether it may.
    StepBack {
        /// Comes back in the reply.
        id: u32,
        /// The seat.
        seat: String,
    },
    /// Says whether somebody else may step back.
    Agree {
        /// Comes back in the reply.
        id: u32,
        /// True to agree, false to refuse.
        agree: bool,
    },
    /// Writes a line of chat.
    Chat {
        /// Comes back in the reply.
        id: u32,
        /// What you say.
        text: String,
    },
    /// Asks why answers about a thing are not possible.
    WhyNot {
        /// Comes back in the reply.
        id: u32,
        /// The seat that asks.
        seat: String,
        /// The thing.
        #[ts(type = "unknown")]
        thing: Value,
    },
    /// Asks what there is to read about things whose name contains these words.
    About {
        /// Comes back in the reply.
        id: u32,
        /// The words.
        words: String,
    },
    /// Asks for the lines of chat before a line.
    EarlierChat {
        /// Comes back in the reply.
        id: u32,
        /// The number of the first line that you have.
        before: u32,
    },
    /// Asks for what your seats saw after each answer since a position, to the present.
    Course {
        /// Comes back in the reply.
        id: u32,
        /// The number of that position.
        after: u32,
        /// The era that this number belongs to.
        era: u32,
        /// Whether you know what your seats saw there.
        #[serde(default)]
        known: bool,
    },
    /// Asks for the whole state, because the one you have is not what it should be.
    Whole {
        /// Comes back in the reply.
        id: u32,
    },
    /// Asks for nothing, to keep the connection open.
    Ping {
        /// Comes back in the reply.
        id: u32,
    },
}

/// Whose chat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// That of the people who sit at the table. Others read it when the game is over.
    Players,
    /// That of the spectators. The players read it when the game is over.
    Spectators,
}

/// One line of chat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u32,
    /// Whose chat it is.
    pub room: ChatRoom,
    /// The name of whoever wrote it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A thing that you can ask about.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Thing {
    /// The thing, as a value of the game.
    #[ts(type = "unknown")]
    pub thing: Value,
    /// Its name.
    pub name: String,
}

/// What there is to read about a thing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct About {
    /// Its name.
    pub name: String,
    /// What is printed on it, and which cards or pieces are there.
    pub text: String,
}
