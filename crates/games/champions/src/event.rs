//! What happens, as the log tells it.

use crate::ids::{AbilityId, Card, Form, PieceId, Status};
use crate::state::Ending;
use kernel::Seat;
use serde::Serialize;

/// Something that happened. A log can be read long after: cards in play are told by the face that showed then as well,
/// and several of one name by their number then, which is 0 for one alone. A facedown Drone is told as Ultron Drones.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round(u16),
    /// A player's turn begins.
    Turn(Seat),
    /// The villain phase begins.
    VillainPhase,
    /// Somebody drew a card; hidden from the others.
    Drew(Seat, Option<Card>),
    /// Somebody discarded a card from hand.
    Discarded(Seat, Card),
    /// A card was discarded from the top of a player's deck.
    Milled(Seat, Card),
    /// A player shuffled the discard pile into a new deck.
    Reshuffled(Seat),
    /// The encounter discard pile became a new deck.
    EncounterReshuffled,
    /// A player changed form.
    ChangedForm(Seat, Form),
    /// A player played a card.
    Played(Seat, Card),
    /// A player used an ability of a card.
    Used(Seat, Card, AbilityId),
    /// A player paid with a card.
    PaidWith(Seat, Card),
    /// A player generated resources with a card in play.
    Generated(Seat, Card),
    /// A card entered play.
    Entered(Card, PieceId, u16),
    /// A facedown Drone engages a player.
    Drone(Seat, PieceId),
    /// A card left play for a discard pile.
    LeftPlay(Card, PieceId),
    /// A card returned to its owner's hand.
    ToHand(Seat, Card),
    /// A player took a card from somewhere open into hand.
    Took(Seat, Card),
    /// A player searched a deck and took a card; hidden from the others.
    Found(Seat, Option<Card>),
    /// A player shuffled a card of the discard pile into the deck.
    ShuffledBack(Seat, Card),
    /// A card was removed from the game.
    Removed(Card),
    /// An attack by a player's character.
    Attacks {
        /// Who attacks.
        by: Card,
        /// Whom.
        to: Card,
        /// The piece.
        at: PieceId,
        /// Its number.
        nth: u16,
    },
    /// A thwart.
    Thwarts {
        /// Who.
        by: Card,
        /// Which scheme.
        at: Card,
    },
    /// An enemy attacks.
    EnemyAttacks {
        /// Who attacks.
        by: Card,
        /// Whom.
        seat: Seat,
        /// The piece.
        at: PieceId,
        /// Its number.
        nth: u16,
    },
    /// An enemy schemes.
    EnemySchemes {
        /// Who.
        by: Card,
        /// The piece.
        at: PieceId,
        /// Its number.
        nth: u16,
    },
    /// A status card was lost instead of attacking, thwarting or scheming.
    LostStatus(Card, Status),
    /// A character defends.
    Defends(Seat, Card),
    /// Nobody defends.
    Undefended(Seat),
    /// A facedown boost card was dealt.
    BoostDealt,
    /// A boost card was flipped.
    Boost(Card, u8),
    /// Damage was taken.
    Damage {
        /// By whom.
        to: Card,
        /// The piece.
        at: PieceId,
        /// Its number.
        nth: u16,
        /// How much.
        amount: u16,
    },
    /// A tough status card prevented damage.
    Tough(Card, PieceId, u16),
    /// Damage was prevented or replaced.
    Prevented(Card, u16),
    /// Damage was healed.
    Healed {
        /// From whom.
        to: Card,
        /// The piece.
        at: PieceId,
        /// Its number.
        nth: u16,
        /// How much.
        amount: u16,
    },
    /// A character was defeated.
    Defeated(Card, PieceId),
    /// A status card was given.
    Gained(Card, PieceId, Status, u16),
    /// Threat was placed.
    Threat {
        /// On which scheme.
        on: Card,
        /// The piece.
        at: PieceId,
        /// How much.
        amount: u16,
    },
    /// Threat was removed.
    ThreatRemoved {
        /// From which scheme.
        from: Card,
        /// The piece.
        at: PieceId,
        /// How much.
        amount: u16,
    },
    /// A side scheme was defeated.
    SchemeDefeated(Card),
    /// The main scheme advanced to this.
    Advanced(Card),
    /// A new villain stage.
    Stage(Card),
    /// A facedown encounter card was dealt to a player.
    Dealt(Seat),
    /// An encounter card was revealed.
    Revealed(Seat, Card),
    /// What a revealed card would do was cancelled.
    Cancelled(Card),
    /// A revealed card surges.
    Surge(Card),
    /// An encounter card was discarded from the deck.
    EncounterDiscarded(Card),
    /// An acceleration token was put on the main scheme.
    Accelerated,
    /// A player chose one of a card's ways.
    Chose(Seat, Card, u8),
    /// A card was put facedown under a scheme; hidden from the others.
    PutUnder(Seat, Option<Card>),
    /// A card was exhausted.
    Exhausted(Card, PieceId, u16),
    /// A card was readied.
    Readied(Card, PieceId, u16),
    /// A player was eliminated.
    Eliminated(Seat),
    /// A player's new first player token.
    FirstPlayer(Seat),
    /// The game ended.
    Ended(Ending),
}

impl kernel::Event for Event {
    fn seen_by_others(&self) -> Option<Event> {
        Some(match *self {
            Event::Drew(seat, _) => Event::Drew(seat, None),
            Event::Found(seat, _) => Event::Found(seat, None),
            Event::PutUnder(seat, _) => Event::PutUnder(seat, None),
            other => other,
        })
    }
}
