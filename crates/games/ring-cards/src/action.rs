//! Questions and answers: the decision points of chapter 13 as types.

use crate::cards::{Cost, Piece, Prey, TakeFrom};
use crate::frame::{Aside, Cause, Ctx};
use crate::ids::{Battleground, Card, Path, Side};
use crate::pick::Pick;
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// An active location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The active path.
    Path,
    /// An active battleground.
    Battleground(Battleground),
}

/// Where a card is played to (rule 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// The player's own reserve.
    Reserve,
    /// The active path.
    Path,
    /// An active battleground.
    Battleground(Battleground),
    /// Onto a character in play, for items.
    On(Card),
}

impl From<Place> for To {
    fn from(place: Place) -> Self {
        match place {
            Place::Path => To::Path,
            Place::Battleground(ground) => To::Battleground(ground),
        }
    }
}

impl To {
    /// The location, if it is one.
    pub const fn place(self) -> Option<Place> {
        match self {
            To::Path => Some(Place::Path),
            To::Battleground(ground) => Some(Place::Battleground(ground)),
            To::Reserve | To::On(_) => None,
        }
    }
}

/// What is forsaken (rule 6.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forsaken {
    /// A card in hand.
    Hand(Card),
    /// A card in the player's own reserve, or an item on a character there.
    Reserve(Pick),
    /// The top card of the player's own draw deck.
    Top,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Pass (rule 5.3).
    Pass,
    /// Play an army, character or item.
    Play {
        /// The card.
        card: Card,
        /// Where to.
        to: To,
    },
    /// Play an event.
    PlayEvent(Card),
    /// Move an army or character from reserve.
    Move {
        /// The card.
        card: Pick,
        /// Where to.
        to: Place,
    },
    /// Cycle a card from hand.
    Cycle(Card),
    /// Winnow; this is the first of the two cards.
    Winnow(Card),
    /// Use the text of a card in play.
    Use(Card),
    /// Use the Ring token.
    Ring,
    /// Pay for a play by cycling this card.
    Pay(Card),
    /// Eliminate this card.
    Eliminate(Pick),
    /// Forsake.
    Forsake(Forsaken),
    /// Take this card from a deck or pile.
    Take(Card),
    /// Yes, to an optional part.
    Accept,
    /// No, to an optional part; or take no card, or find nothing in a search that must be made.
    Decline,
    /// No more; or search for an optional text and take nothing.
    Done,
    /// Activate this path.
    Path(Path),
    /// Bring up this battleground.
    Battleground(Battleground),
    /// Put the token here.
    Token(Place),
    /// Gríma fetches Saruman.
    FetchSaruman,
    /// Gríma eliminates a Rohan character.
    StrikeRohan,
    /// Resolve this combat next.
    Fight(Place),
    /// This army supports the character.
    Support(Card),
    /// Nobody supports the character.
    Unsupported,
    /// Give this card up.
    Lose(Card),
    /// Agree to the loss proposed.
    Agree,
    /// Do not agree to it.
    Disagree,
    /// The text of this card replaces the elimination.
    ReplaceBy(Card),
    /// Chance: this card comes up.
    Draw(Card),
    /// Chance: this battleground is turned up.
    TurnUp(Battleground),
    /// Chance: this path is turned up.
    TurnUpPath(Path),
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawTo {
    /// To hand.
    Hand,
    /// Into the set drawn aside (rule 7.8).
    Aside,
    /// Into the set looked at, without recycling in between (rule 12.7).
    Look,
}

/// One question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// D1: which cards to cycle at set-up; every seat for itself.
    SetupCycle,
    /// D8: one action, or a pass.
    Turn,
    /// D10: which card pays. The card being played is still hidden from the others.
    PlayCost {
        /// The card that is about to be played.
        card: Card,
        /// Where to; nowhere for an event.
        to: Option<To>,
    },
    /// D12: the second card to winnow.
    WinnowSecond {
        /// The first one.
        first: Card,
    },
    /// D14: which card to eliminate for the Ring token.
    RingEliminate,
    /// D6, D14, D30: which card to cycle from hand.
    CycleFromHand,
    /// D5: what to forsake.
    Forsake {
        /// The card being played or used, which can't pay for itself.
        barred: Option<Piece>,
    },
    /// D4, D15: whether to pay for an optional part.
    May {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D18, D19: which card to take.
    Take {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
        /// How many more may be taken.
        left: u8,
    },
    /// D7: which card of the set drawn aside to eliminate.
    AsideEliminate,
    /// D7: which card of the set to play, and where to.
    AsidePlay(Aside),
    /// D21: which of the cards looked at to eliminate.
    LookEliminate,
    /// D21: which of the cards looked at to cycle.
    LookCycle,
    /// D16: which path to activate.
    Path {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D17: which battleground to bring up.
    Battleground {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D20: where to put a token.
    Token {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D22: whether the named character moves to the battleground.
    MoveThere {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D15: where the wielder moves, if at all.
    MoveWielder {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D15, D23: which card in play is eliminated.
    Eliminate {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D13: which of Gríma's two effects.
    Grima {
        /// Whose text it is.
        ctx: Ctx,
        /// Which instruction of it.
        at: u8,
    },
    /// D23: which Rohan card in reserve is eliminated, or no more.
    RuinRohan {
        /// Whose text it is.
        ctx: Ctx,
        /// How many have been eliminated.
        n: u8,
    },
    /// D23: which Mordor card on a battleground is eliminated.
    RuinMordor {
        /// Whose text it is.
        ctx: Ctx,
        /// How many are still to be eliminated.
        left: u8,
    },
    /// D24: which combat comes next.
    NextCombat,
    /// D25: which army supports the character.
    Support {
        /// The character.
        character: Piece,
    },
    /// D26: which card is given up next, if one seat decides.
    Loss,
    /// D26: which card is given up next, as a proposal to the others.
    ProposeLoss,
    /// D26: whether to accept the proposal.
    AgreeToLoss,
    /// D27: which card is given up next, chosen by the attacking side.
    AttackersLoss,
    /// D28: which of several replacements applies.
    Replacement {
        /// The character.
        piece: Piece,
        /// Why it is eliminated.
        cause: Cause,
    },
    /// Chance: which card comes up from a draw deck.
    Draw {
        /// Whose deck.
        seat: Seat,
        /// Where the card goes.
        to: DrawTo,
    },
    /// Chance: which card is forsaken from the top of a draw deck.
    ForsakenTop {
        /// Whose deck.
        seat: Seat,
    },
    /// Chance: which card lies on top of a draw deck that its owner may look at.
    PeekTop {
        /// Whose deck.
        seat: Seat,
    },
    /// D2: Chance: which battleground is turned up.
    TurnUpBattleground {
        /// From which deck.
        side: Side,
    },
    /// D3: Chance: which path is turned up.
    TurnUpPath {
        /// Its number.
        number: u8,
    },
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::SetupCycle => "setup-cycle",
            Ask::Turn => "turn",
            Ask::PlayCost { .. } => "play-cost",
            Ask::WinnowSecond { .. } => "winnow-second",
            Ask::RingEliminate => "ring-eliminate",
            Ask::CycleFromHand => "cycle-from-hand",
            Ask::Forsake { .. } => "forsake",
            Ask::May { .. } => "may",
            Ask::Take { .. } => "take",
            Ask::AsideEliminate => "aside-eliminate",
            Ask::AsidePlay(_) => "aside-play",
            Ask::LookEliminate => "look-eliminate",
            Ask::LookCycle => "look-cycle",
            Ask::Path { .. } => "path",
            Ask::Battleground { .. } => "battleground",
            Ask::Token { .. } => "token",
            Ask::MoveThere { .. } => "move-there",
            Ask::MoveWielder { .. } => "move-wielder",
            Ask::Eliminate { .. } => "eliminate",
            Ask::Grima { .. } => "grima",
            Ask::RuinRohan { .. } => "ruin-rohan",
            Ask::RuinMordor { .. } => "ruin-mordor",
            Ask::NextCombat => "next-combat",
            Ask::Support { .. } => "support",
            Ask::Loss => "loss",
            Ask::ProposeLoss => "propose-loss",
            Ask::AgreeToLoss => "agree-to-loss",
            Ask::AttackersLoss => "attackers-loss",
            Ask::Replacement { .. } => "replacement",
            Ask::Draw { .. } => "draw",
            Ask::ForsakenTop { .. } => "forsaken-top",
            Ask::PeekTop { .. } => "peek-top",
            Ask::TurnUpBattleground { .. } => "turn-up-battleground",
            Ask::TurnUpPath { .. } => "turn-up-path",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Ask::SetupCycle => "2.7",
            Ask::Turn => "5.2",
            Ask::PlayCost { .. } => "7.2.1",
            Ask::WinnowSecond { .. } => "8.3.1",
            Ask::RingEliminate => "8.5.2",
            Ask::CycleFromHand => "6.1.2",
            Ask::Forsake { .. } => "6.5.1",
            Ask::May { ctx, at } => match ctx.cost(*at) {
                Some(Cost::Forsake) => "12.26",
                Some(Cost::CycleFromHand) | None => "6.1.2",
            },
            Ask::Grima { .. } => "12.24",
            Ask::Take { ctx, at, .. } => match ctx.take(*at).map(|take| take.from) {
                Some(TakeFrom::CyclePile) => "6.7.2",
                Some(TakeFrom::DrawDeck | TakeFrom::DrawDeckOrCyclePile) | None => "6.7.1",
            },
            Ask::AsideEliminate => "7.8.1",
            Ask::AsidePlay(_) => "7.8.2",
            Ask::LookEliminate | Ask::LookCycle => "12.7",
            Ask::Path { .. } => "4.4.3",
            Ask::Battleground { .. } => "4.3.3",
            Ask::Token { .. } => "9.6.3",
            Ask::MoveThere { .. } | Ask::MoveWielder { .. } => "8.1.4",
            Ask::Eliminate { ctx, at } => match ctx.prey(*at) {
                Some(Prey::NazgulHere) => "12.23",
                Some(Prey::IsengardArmyHere) => "D23",
                Some(Prey::RohanCharacterInPlay) | None => "12.24",
            },
            Ask::RuinRohan { .. } | Ask::RuinMordor { .. } => "12.18",
            Ask::NextCombat => "9.1.1",
            Ask::Support { .. } => "9.5.3",
            Ask::Loss => "9.4.1",
            Ask::ProposeLoss | Ask::AgreeToLoss | Ask::AttackersLoss => "9.4.6",
            Ask::Replacement { .. } => "6.4.4",
            Ask::Draw { .. } => "6.2.1",
            Ask::ForsakenTop { .. } => "6.5.2",
            Ask::PeekTop { .. } => "12.30",
            Ask::TurnUpBattleground { .. } => "4.2.1",
            Ask::TurnUpPath { .. } => "4.4.1",
        })
    }

    fn each_answers(&self) -> bool {
        matches!(self, Ask::SetupCycle)
    }
}
