//! What is written in the log.

use crate::cards::Token;
use crate::frame::{Cause, Source};
use crate::ids::{Battleground, Card, Path, Side};
use crate::pick::Standing;
use crate::state::Ending;
use kernel::Seat;
use serde::Serialize;

/// A location where something happened: the path by its name, since another one may be active when it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// A path.
    Path(Path),
    /// A battleground.
    Battleground(Battleground),
}

/// Where a card was played to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// In reserve.
    Reserve,
    /// On a path.
    Path(Path),
    /// On a battleground.
    Battleground(Battleground),
    /// On a character.
    On(Card),
}

/// Something that happened. A card that is `None` is hidden from the onlooker.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    Round {
        /// Its number.
        round: u8,
        /// The starting player.
        starting: Seat,
    },
    /// A battleground was activated or reactivated.
    Activated {
        /// Which.
        battleground: Battleground,
        /// Whether its printed defence counts (rule 4.3.7).
        printed: bool,
    },
    /// A path was activated.
    PathActivated {
        /// Which.
        path: Path,
    },
    /// A card was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Option<Card>,
    },
    /// A card was drawn aside or is looked at.
    DrewAside {
        /// Who.
        seat: Seat,
        /// What.
        card: Option<Card>,
    },
    /// A seat sees the top card of its draw deck.
    Peeked {
        /// Who.
        seat: Seat,
        /// What.
        card: Option<Card>,
    },
    /// A cycle pile was shuffled into the draw deck.
    Recycled {
        /// Whose.
        seat: Seat,
    },
    /// A card was cycled.
    Cycled {
        /// Its owner.
        seat: Seat,
        /// What.
        card: Option<Card>,
    },
    /// A card in play, or an event, was eliminated.
    Eliminated {
        /// Its owner.
        seat: Seat,
        /// What.
        card: Card,
        /// Which copy of it, if others stand otherwise.
        standing: Option<Standing>,
    },
    /// A card was eliminated that the others do not see.
    EliminatedUnseen {
        /// Its owner.
        seat: Seat,
        /// What.
        card: Option<Card>,
        /// Why, and so from where.
        cause: Cause,
    },
    /// A text made a card go to the cycle pile instead of being eliminated.
    CycledInstead {
        /// Its owner.
        seat: Seat,
        /// What.
        card: Card,
        /// Whose text it was.
        by: Card,
    },
    /// A card was removed from the game (rule 6.6).
    Removed {
        /// What.
        card: Card,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where to; nowhere for an event.
        to: Option<Where>,
    },
    /// A card was moved from reserve.
    Moved {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where to.
        to: Location,
    },
    /// A text of a card in play was used.
    Used {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A Ring token was used.
    Ring {
        /// Who.
        seat: Seat,
    },
    /// A seat winnowed.
    Winnowed {
        /// Who.
        seat: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An optional part was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// Whose text.
        source: Source,
    },
    /// A card was taken from a deck or pile and shown.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A deck or pile was searched and nothing taken.
    FoundNothing {
        /// Who.
        seat: Seat,
    },
    /// A token was put on a location.
    Token {
        /// Which.
        token: Token,
        /// Where.
        place: Location,
    },
    /// Tokens were put on Gorbag & Shagrat.
    TokensOnCard {
        /// How many.
        n: u8,
    },
    /// Corruption changed.
    Corruption {
        /// What it is now.
        total: u8,
    },
    /// A combat began.
    Combat {
        /// Where.
        place: Location,
    },
    /// An army supports a character.
    Supports {
        /// The army.
        army: Card,
        /// The character.
        character: Card,
    },
    /// No army supports a character that could have been supported.
    Unsupported {
        /// The character.
        character: Card,
    },
    /// All icons on a path, by which the Duel scores it (rule 11.2.2).
    PathTotals {
        /// Attack icons.
        attack: u8,
        /// Defence icons.
        defence: u8,
    },
    /// The icons of a combat.
    Count {
        /// Attack icons.
        attack: u8,
        /// Defence of the location itself.
        location: u8,
        /// What is left of the attack.
        rest: u8,
    },
    /// A loss was proposed to the other defending players, and whether they agreed.
    LossAgreed {
        /// Who answered.
        seat: Seat,
        /// What.
        agreed: bool,
    },
    /// A battleground was scored.
    BattlegroundScored {
        /// Which.
        battleground: Battleground,
        /// By whom.
        side: Side,
    },
    /// A path was scored, or left the game.
    PathScored {
        /// Which.
        path: Path,
        /// By whom; by nobody in a tied Duel.
        side: Option<Side>,
        /// Corruption gained.
        corruption: u8,
    },
    /// The score after a round.
    Score {
        /// The Free Peoples'.
        free: u8,
        /// The Shadow's.
        shadow: u8,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Side,
        /// How.
        ending: Ending,
        /// The Free Peoples' score, tokens included.
        free: u8,
        /// The Shadow's.
        shadow: u8,
    },
}

impl kernel::Event for Event {
    fn seen_by_others(&self) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } => Event::Drew { seat, card: None },
            Event::DrewAside { seat, .. } => Event::DrewAside { seat, card: None },
            // That a seat sees its top card is public: the Mirror of Galadriel is in play.
            Event::Peeked { seat, .. } => Event::Peeked { seat, card: None },
            Event::Cycled { seat, .. } => Event::Cycled { seat, card: None },
            Event::EliminatedUnseen { seat, cause, .. } => {
                Event::EliminatedUnseen { seat, card: None, cause }
            }
            // Every other event is written for everybody.
            Event::Round { .. }
            | Event::Activated { .. }
            | Event::PathActivated { .. }
            | Event::Recycled { .. }
            | Event::Eliminated { .. }
            | Event::CycledInstead { .. }
            | Event::Removed { .. }
            | Event::Played { .. }
            | Event::Moved { .. }
            | Event::Used { .. }
            | Event::Ring { .. }
            | Event::Winnowed { .. }
            | Event::Passed { .. }
            | Event::Declined { .. }
            | Event::Took { .. }
            | Event::FoundNothing { .. }
            | Event::Token { .. }
            | Event::TokensOnCard { .. }
            | Event::Corruption { .. }
            | Event::Combat { .. }
            | Event::Supports { .. }
            | Event::Unsupported { .. }
            | Event::PathTotals { .. }
            | Event::Count { .. }
            | Event::LossAgreed { .. }
            | Event::BattlegroundScored { .. }
            | Event::PathScored { .. }
            | Event::Score { .. }
            | Event::Over { .. } => return None,
        })
    }
}
