//! Questions and answers.

use crate::ability::{Ctx, On, Pick};
use crate::ids::{AbilityId, Card, HappeningId, PieceId, Resource, Seats};
use kernel::{Rule, Seat};
use kit::Set;
use serde::{Deserialize, Serialize};

/// A question (rule 28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Discard cards to draw new ones (rule 6.13).
    Mulligan(Seat),
    /// The active player's turn, in which the others may use actions too until they pass (rules 7.3, 7.3.7).
    Turn(Seat, Seats),
    /// Discard cards at the end of the player phase (rule 7.4).
    EndOfPhase(Seat),
    /// Generate resources (rule 9.3).
    Pay(Seat),
    /// Discard cards from hand as a cost (rule 9.2).
    DiscardCost(Ctx),
    /// Which card's printed cost to pay (01071).
    WhichCost(Ctx),
    /// Whether a resource of the type counts towards the cost (rule 9.3.6).
    Count(Ctx, Resource),
    /// Choose a target (rule 9.1 step 5).
    Target(Ctx, u8),
    /// Choose what a card attaches to (rule 4.3).
    Host(Ctx),
    /// Choose who controls a card (rule 4.2.2).
    Controller(Ctx),
    /// Choose one of several ways (rule 10.3.3).
    Choose(Ctx, u8),
    /// Choose as the text of a card asks.
    Pick(Ctx, u8, u8, Pick),
    /// Use an interrupt or a response, or pass (rule 10.2.2).
    Window {
        /// Who.
        seat: Seat,
        /// The happening.
        at: HappeningId,
        /// What it is for.
        #[serde(with = "asked_set")]
        on: Set<On>,
        /// How many have passed in succession.
        passes: u8,
    },
    /// Which forced ability comes first (rule 10.2.1).
    Order {
        /// The happening.
        at: HappeningId,
        /// What it is for.
        #[serde(with = "asked_set")]
        on: Set<On>,
    },
    /// Defend or not (rule 11.3 step 2).
    Defend {
        /// Who.
        seat: Seat,
        /// The attack.
        at: HappeningId,
    },
    /// Which minion activates next (rule 8.2.3).
    Minion(Seat),
    /// Which ally to discard (rule 14.2).
    AllyLimit(Seat),
    /// Which of several defeated cards comes first (rule 12.3).
    Defeats,
    /// Chance: the top card of a player's deck.
    Top(Seat, crate::frame::To, u8),
    /// Chance: the top card of the encounter deck.
    EncounterTop(crate::frame::EncounterTo, u8),
    /// Chance: a random card of a hand.
    Random(Seat, RandomFor),
}

/// What a random card of a hand is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RandomFor {
    /// To be discarded; this many are left, this one included.
    Discard(u8),
    /// To be put facedown under a scheme.
    Under(PieceId),
}

/// An answer.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::EnumMessage,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// End the turn.
    EndTurn,
    /// Change form.
    ChangeForm,
    /// Use the basic recovery.
    Recover,
    /// Use a basic attack.
    Attack {
        /// Who attacks.
        by: PieceId,
        /// Whom; nobody if a stunned character only wants to lose the card (rule 16.8).
        to: Option<PieceId>,
    },
    /// Use a basic thwart.
    Thwart {
        /// Who thwarts.
        by: PieceId,
        /// Which scheme; none if a confused character only wants to lose the card.
        at: Option<PieceId>,
    },
    /// Play a card from hand.
    Play(Card),
    /// Use an ability of a card in play.
    Use {
        /// The card.
        piece: PieceId,
        /// Which of its abilities.
        #[cfg_attr(test, ts(type = "number"))]
        ability: AbilityId,
    },
    /// A card: discard it, pay with it, pick it; Chance's draw.
    Card(Card),
    /// A piece: a target, a defender, a minion, a generator of resources.
    Piece(PieceId),
    /// One of several ways, from 0.
    Way(u8),
    /// Yes.
    #[serde(rename = "yes")]
    Accept,
    /// No.
    #[serde(rename = "no")]
    Decline,
    /// That is all.
    Done,
    /// Pass.
    Pass,
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::Mulligan(_) => "mulligan",
            Ask::Turn(..) => "turn",
            Ask::EndOfPhase(_) => "end-of-phase",
            Ask::Pay(_) => "pay",
            Ask::DiscardCost(_) => "discard-cost",
            Ask::WhichCost(_) => "which-cost",
            Ask::Count(..) => "count",
            Ask::Target(..) => "target",
            Ask::Host(_) => "host",
            Ask::Controller(_) => "controller",
            Ask::Choose(..) => "choose",
            Ask::Pick(..) => "pick",
            Ask::Window { .. } => "window",
            Ask::Order { .. } => "order",
            Ask::Defend { .. } => "defend",
            Ask::Minion(_) => "minion",
            Ask::AllyLimit(_) => "ally-limit",
            Ask::Defeats => "defeats",
            Ask::Top(..) => "top",
            Ask::EncounterTop(..) => "encounter-top",
            Ask::Random(..) => "random",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Ask::Mulligan(_) => "6.13",
            Ask::Turn(..) => "7.3",
            Ask::EndOfPhase(_) => "7.4",
            Ask::Pay(_) => "9.3.1",
            Ask::DiscardCost(_) | Ask::WhichCost(_) => "9.2.1",
            Ask::Count(..) => "9.3.6",
            Ask::Target(..) => "9.1",
            Ask::Host(_) => "4.3.1",
            Ask::Controller(_) => "4.2.2",
            Ask::Choose(..) | Ask::Pick(..) => "10.3.3",
            Ask::Window { .. } => "10.2.2",
            Ask::Order { .. } => "10.2.1",
            Ask::Defend { .. } => "11.3",
            Ask::Minion(_) => "8.2.3",
            Ask::AllyLimit(_) => "14.2",
            Ask::Defeats => "12.3",
            Ask::Top(..) => "19.3",
            Ask::EncounterTop(..) => "18.1.1",
            Ask::Random(..) => "19.5",
        })
    }
}

impl Ask {
    /// Whether a window is for responses.
    #[inline]
    pub fn is_response(on: Set<On>) -> bool {
        on.meets(On::RESPONSES)
    }

    /// The question as those who are not asked see it: without the hidden card that was picked.
    pub(crate) fn for_others(self) -> Ask {
        match self {
            Ask::Pick(ctx, step, phase, pick @ (Pick::Deck(_) | Pick::Looked(_))) => {
                Ask::Pick(Ctx { picked: None, ..ctx }, step, phase, pick)
            }
            other => other,
        }
    }
}

/// A set within a question. In the words of a case a list ends only with the line, so there the set is a number.
pub(crate) mod asked_set {
    use kit::{Member, Set};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S, T>(set: &Set<T>, serializer: S) -> Result<S::Ok, S::Error>
    where
        S: Serializer,
        T: Member<Bits: Serialize> + Serialize,
    {
        match serializer.is_human_readable() {
            true => set.serialize(serializer),
            false => set.bits().serialize(serializer),
        }
    }

    pub(crate) fn deserialize<'de, D, T>(deserializer: D) -> Result<Set<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Member<Bits: Deserialize<'de>> + Deserialize<'de>,
    {
        match deserializer.is_human_readable() {
            true => Set::deserialize(deserializer),
            false => T::Bits::deserialize(deserializer).map(|bits| Set::from_bits(bits) & Set::all()),
        }
    }
}
