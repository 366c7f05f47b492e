//! What goes over the wire, to browsers and to bots: one form for both. TypeScript types and the OpenAPI description
//! are made from these types. What is said about a game itself is in [`kernel::wire`].

mod corrections;
mod decks;
mod games;
mod messages;
mod packs;
mod people;
mod problem;
mod shapes;
mod state;
mod tables;

pub use corrections::{Correction, Unknown};
pub use decks::{ChangedDeck, DeckFault, DeckList, DeckReport, KeptDeck, NewDeck, StarterDeck};
pub use games::{ComputerInfo, GameInfo, Layout, LayoutPlace, OrderOffer, RuleText, Scenario, SetupOption};
pub use kernel::wire::{Answer, LogLine, Outcome, Question, Story, WhyNot};
pub use messages::{About, ChatLine, ChatRoom, ClientMessage, Reply, ServerMessage, Thing};
pub use packs::{
    GamePacks, KeptPack, PackChange, PackEntry, PackFault, PackField, PackForm, PackGroup, PackInFull,
    PackOption, PackRange, PackReport, PackTopic, ShippedPack, TablePack, TablePackChoice,
};
pub use people::{HookCall, Me, NewToken, Report, TokenInfo};
pub use problem::{Problem, ProblemKind};
pub use shapes::{PackMember, PackOp, PackSet, PackShape, PackVocabulary};
pub use state::{Changes, Course, CourseSeat, CourseStep, CourseView, SeatState, State};
pub use tables::{
    Chair, Join, NewTable, Occupant, Order, Origin, Pace, Place, PlayOn, Replay, Status, Step, StepBackWish,
    TableInfo,
};
