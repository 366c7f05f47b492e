//! What goes over the wire, to browsers and to bots: one form for both. TypeScript types and the OpenAPI
//! description are made from these.

mod corrections;
mod decks;
mod state;

pub use corrections::{Correction, Unknown};
pub use decks::{ChangedDeck, DeckFault, DeckList, DeckReport, KeptDeck, NewDeck, StarterDeck};
pub use state::{Changes, SeatState, State};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
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
    /// For which numbers of people it is, the usual one first.
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
    /// The options that take a deck list, one for each player; none for a game without decks of one's own.
    pub decks: Vec<String>,
    /// The standing orders it offers.
    pub orders: Vec<OrderOffer>,
    /// The computer players one can sit down against, weakest first.
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

/// Who you are.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// Your id.
    pub id: String,
    /// Your name.
    pub name: String,
    /// Whether you play as a guest, without a password.
    pub guest: bool,
    /// The address that is told when it is your turn.
    pub hook: Option<String>,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody is here.
    #[default]
    Live,
    /// Over days: web-hooks tell whose turn it is.
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
    /// Its team.
    pub team: u8,
    /// Who sits here.
    pub who: Occupant,
    /// Whether it is yours.
    pub yours: bool,
    /// Whether the game waits for it now.
    pub asked: bool,
    /// Whether it has resigned.
    pub resigned: bool,
    /// Whether it wants a rematch.
    pub rematch: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Outcome {
    /// The ids of the seats that won.
    pub winners: Vec<String>,
    /// The winning side's or seat's id.
    pub winner: String,
    /// The kind of ending.
    pub ending: String,
}

/// Where a table's game comes from, if it goes on from another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Origin {
    /// The id of the table it comes from.
    pub table: String,
    /// After how many of its answers.
    pub at: u32,
}

/// Somebody wants to take an answer back that can't be taken back freely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct StepBackWish {
    /// The place that asks.
    pub place: u8,
    /// How many answers would be left.
    pub to: u32,
    /// The places that agreed.
    pub agreed: Vec<u8>,
    /// The places that have not said yet.
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
    /// Its title.
    pub title: String,
    /// Whether only people with the invitation come in.
    pub private: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Where it stands.
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
    /// How many spectators look on now.
    pub spectators: u32,
    /// The word that lets people in; only for those who sit here.
    pub invitation: Option<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Where the game comes from.
    pub origin: Option<Origin>,
    /// A wish to step back that is open.
    pub step_back: Option<StepBackWish>,
    /// Whether you may have the journal and the replay.
    pub journal: bool,
    /// What became of the game when its rules were corrected, oldest first.
    #[serde(default)]
    pub corrections: Vec<Correction>,
}

/// The open question as you may know it.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Question {
    /// Its number: an answer names it.
    pub number: u32,
    /// The ids of the seats that are asked; `chance` for dice and cards.
    pub who: Vec<String>,
    /// Those among them whom the game waits for; the others may answer as well.
    pub waits_for: Vec<String>,
    /// What is asked, as a value of the game.
    #[ts(type = "unknown")]
    pub ask: Value,
    /// The name of its kind.
    pub kind: String,
    /// What is asked, in words.
    pub text: String,
    /// The rule that asks it.
    pub rule: String,
    /// Whether each of those asked answers for itself.
    pub each_answers: bool,
}

/// One legal answer.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Answer {
    /// The answer in the notation of journals: send this back.
    pub words: String,
    /// The answer as a sentence.
    pub text: String,
    /// The things on the table that it concerns, as values of the game.
    #[ts(type = "unknown[]")]
    pub things: Vec<Value>,
}

/// One entry of the log.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LogLine {
    /// The answer that caused it, counted from 1; 0 is the set-up.
    pub number: u32,
    /// What happened, as a value of the game.
    #[ts(type = "unknown")]
    pub event: Value,
    /// What happened, in words.
    pub text: String,
    /// The things on the table that it tells of, as values of the game.
    #[ts(type = "unknown[]")]
    pub things: Vec<Value>,
}

/// Whose chat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// Of those who sit at the table. Others read it when the game is over.
    Players,
    /// Of the spectators. Those who play read it when the game is over.
    Spectators,
}

/// One line of chat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u32,
    /// Whose chat it is.
    pub room: ChatRoom,
    /// Who wrote it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// An answer that is not possible now, and why.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct WhyNot {
    /// The answer in the notation of journals.
    pub words: String,
    /// The answer as a sentence.
    pub text: String,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// Why it is not possible.
    pub why: String,
}

/// A thing that one can ask about.
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
    /// What it says and what lies in it.
    pub text: String,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// What sort of error.
    pub kind: ProblemKind,
    /// The rule of the game that forbids it, if one does.
    pub rule: Option<String>,
    /// Why, in one clause.
    pub why: String,
}

/// What sort of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// The request is not of the documented form.
    Form,
    /// You are not logged in.
    NoPerson,
    /// Name and password do not fit.
    Password,
    /// The name is taken.
    NameTaken,
    /// That is not yours to do or to see.
    NotYours,
    /// There is none of that name.
    NotFound,
    /// The game does not know that set-up.
    Setup,
    /// The journal can't be read.
    Journal,
    /// The rules or the table do not allow it now.
    Refused,
    /// Another question is open by now.
    Stale,
    /// Too many in a short time, or too many at all.
    Limit,
    /// The table has stopped.
    Stopped,
    /// The table is played under later rules, by a newer program. Connect again: another server may have it.
    Moved,
    /// It can't be saved now. Nothing is lost: try again.
    Unsaved,
    /// Something is wrong on this side.
    Internal,
}

/// What the server sends over a table's socket.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// People, presence, standing of the table: sent first, and when something of it changes.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// The game: sent on connecting, when you ask for the whole, and with every change unless you asked for changes.
    State(Box<State>),
    /// What changed in the game, for those who connected with `views=changes`.
    Changes(Box<Changes>),
    /// Lines of chat: the last ones that you may read on connecting, later the new ones.
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
        /// What came of it.
        ok: Reply,
    },
    /// What you asked for has not been done, and nothing was changed.
    Refused {
        /// The `id` of your request, if it had one.
        re: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// The server closes the socket. Connect again.
    Bye {
        /// Why.
        why: String,
    },
}

/// What came of a request over the socket.
#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(untagged)]
pub enum Reply {
    /// Of `why-not` with a thing.
    WhyNot {
        /// The answers about it that are not possible, and why.
        reasons: Vec<WhyNot>,
    },
    /// Of `about`.
    About {
        /// What there is to read.
        about: Vec<About>,
    },
    /// Of `earlier-chat`.
    Chat {
        /// The lines, in order.
        lines: Vec<ChatLine>,
        /// Whether there are earlier ones still.
        earlier: bool,
    },
    /// Of all others: where the table stands.
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
        /// The era in which it was asked.
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
        /// Whether.
        agree: bool,
    },
    /// Writes a line of chat.
    Chat {
        /// Comes back in the reply.
        id: u32,
        /// What.
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
    /// Asks for the lines of chat before one.
    EarlierChat {
        /// Comes back in the reply.
        id: u32,
        /// The number of the first line that is known.
        before: u32,
    },
    /// Asks for the whole state, because the one at hand is not what it should be.
    Whole {
        /// Comes back in the reply.
        id: u32,
    },
    /// Nothing, to keep the line open.
    Ping {
        /// Comes back in the reply.
        id: u32,
    },
}

/// Whom a new table has at a place.
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
    /// Its title.
    #[serde(default)]
    pub title: Option<String>,
    /// Whether only people with the invitation come in.
    #[serde(default)]
    pub private: bool,
    /// How fast it plays.
    #[serde(default)]
    pub pace: Pace,
    /// Who sits where, one for each place.
    pub places: Vec<Chair>,
}

/// Plays on from a point of a replay, at a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many answers.
    pub at: u32,
    /// Who sits where, one for each place.
    pub places: Vec<Chair>,
    /// Whether only people with the invitation come in.
    #[serde(default)]
    pub private: bool,
    /// How fast it plays.
    #[serde(default)]
    pub pace: Pace,
}

/// Sits down at a table.
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
    /// The positions that can't be shown, because the rules were corrected since.
    #[serde(default)]
    pub unknown: Option<Unknown>,
}

/// A standing order: given at once when its question comes, seen by nobody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The seat it is for.
    pub seat: String,
    /// The order's id, as the game offers it.
    pub order: String,
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
    /// The seats that are asked and belong to the person.
    pub seats: Vec<String>,
    /// The number of the question.
    pub number: u32,
    /// What is asked, in words.
    pub text: String,
    /// The path of the table's page on this server.
    pub path: String,
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

/// A new token. The secret is shown this once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NewToken {
    /// The token.
    pub token: TokenInfo,
    /// The secret: sent as `Authorization: Bearer SECRET`.
    pub secret: String,
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
