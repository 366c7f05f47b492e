//! Frames: which procedure, at which step, with its local values.

pub(crate) mod steps;

pub use steps::{
    ActivationsStep, AdvanceStep, AttackStep, BoostStep, DamageStep, DefeatStep, EnemyAttackStep,
    EnemySchemeStep, EnteredStep, PlayerSetupStep, ReactionStep, RevealStep, RoundStep, SchemeStep,
    SentenceStep, SetupStep, StageStep, ThreatStep, ThwartStep, UseStep, VillainStep,
};

use crate::ability::{Ctx, On, Timing};
use crate::action::Ask;
use crate::ids::{Card, HappeningId, PieceId, Seats};
use kernel::{Seat, flow};
use kit::Set;
use serde::{Deserialize, Serialize};

/// What a procedure of this game does next.
pub(crate) type Next = flow::Next<Frame, Ask>;

/// Where the top card of a player's deck goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// Into the hand.
    Hand,
    /// Onto the discard pile.
    Discard,
    /// Into play facedown as a Drone.
    Drone,
    /// Aside, to be looked at.
    Look,
}

/// Where the top card of the encounter deck goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterTo {
    /// Facedown to a player.
    Deal(Seat),
    /// Facedown to the villain as a boost card.
    Boost,
    /// Revealed by a player.
    Reveal(Seat),
    /// Onto the discard pile; it becomes the last of `state.looked`.
    Discard,
    /// Onto the discard pile until one fits (rule 3, Dig).
    Dig(Ctx, u8),
}

/// What waits for the end of the activation under way (rule 11.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// The quickstrike of a minion, against whomever it is engaged with then (rule 17.3).
    Quickstrike(PieceId),
    /// An effect that orders an activation, from this sentence on.
    Effect(Ctx, u8, Option<Revealing>),
}

/// What is to be remembered about the reveal of a treachery that waits: the card is still being resolved (rule 18.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Revealing {
    /// Who reveals it.
    pub player: Seat,
    /// Whether it comes from the encounter deck.
    pub from_deck: bool,
    /// Whether it has gained surge.
    pub surge: bool,
}

/// A procedure at one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Setup (rule 6).
    Setup(SetupStep),
    /// Setup step 12 to 14 of a player.
    SetupPlayer(Seat, PlayerSetupStep),
    /// A round (rule 7.1).
    Round(RoundStep),
    /// A turn (rule 7.2), and the other players who have passed.
    Turn(Seat, Seats),
    /// The end of the player phase for a player (rule 7.4).
    EndOfPhase(Seat),
    /// Step 2 of the villain phase for a player (rule 8.2).
    Activations(Seat, ActivationsStep),
    /// Step 3 of the villain phase (rule 8.3): the deal of this number, and the hazard icons.
    DealEncounter(u8, u8),
    /// Step 4 of the villain phase (rule 8.4).
    RevealDealt(Seat),
    /// Cards come from the top of a player's deck.
    Top {
        /// Whose deck.
        seat: Seat,
        /// Where to.
        to: To,
        /// How many are left.
        left: u8,
    },
    /// Cards come from the top of the encounter deck.
    EncounterTop {
        /// Where to.
        to: EncounterTo,
        /// How many are left.
        left: u8,
    },
    /// Random cards are discarded from a hand.
    DiscardRandom {
        /// Whose.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// A random card of a hand goes facedown under a scheme (01166).
    PutUnder {
        /// Whose.
        seat: Seat,
        /// The scheme.
        scheme: PieceId,
    },
    /// A card is played or an ability used (rule 9.1).
    Use(Ctx, UseStep),
    /// Resources are generated (rule 9.3).
    Pay(Seat),
    /// An effect is resolved: at which sentence, and at which part of it.
    Effect(Ctx, u8, u8),
    /// The When Revealed or When Defeated abilities of a card.
    Abilities {
        /// The context, with the ability to look at next.
        ctx: Ctx,
        /// The timing word.
        timing: Timing,
    },
    /// The steps of a list for each player; those who have had their part.
    Each(Ctx, Seats),
    /// A window for interrupts or responses (rule 10.2).
    Window {
        /// The happening.
        at: HappeningId,
        /// What it is for.
        on: Set<On>,
        /// Whether it is for forced abilities.
        forced: bool,
        /// Who is asked next.
        seat: Seat,
        /// How many have passed in succession.
        passes: u8,
    },
    /// A player's attack (rule 11.1.5).
    Attack(HappeningId, AttackStep),
    /// A player's thwart (rule 13.2).
    Thwart(HappeningId, ThwartStep),
    /// An enemy attacks a player (rule 11.2).
    EnemyAttack {
        /// The enemy.
        enemy: PieceId,
        /// The player.
        seat: Seat,
    },
    /// The steps of an enemy attack (rule 11.3).
    EnemyAttackStep(HappeningId, EnemyAttackStep),
    /// An enemy schemes (rule 13.8).
    EnemyScheme {
        /// The enemy.
        enemy: PieceId,
        /// The player it activates against.
        seat: Seat,
    },
    /// The steps of a scheme.
    EnemySchemeStep(HappeningId, EnemySchemeStep),
    /// The villain's boost cards are resolved (rule 15).
    Boosts(BoostStep),
    /// The end of an activation.
    EndActivation(HappeningId),
    /// An effect that had to wait for the end of an activation goes on (rule 11.5.3).
    Resume(Ctx, u8, Option<Revealing>),
    /// Damage that is due is dealt, as a happening says (rule 12.2).
    Damages(HappeningId),
    /// Damage that is fixed is placed, all at once (rule 12.3).
    PlaceDamage(HappeningId),
    /// One instance of damage at a step.
    DamageStep(HappeningId, DamageStep),
    /// A sentence that deals damage, and its responses (rule 10.2.8).
    Sentence(HappeningId, SentenceStep),
    /// An ally or a minion is defeated (rule 12.4).
    Defeat(HappeningId, DefeatStep),
    /// Threat is placed (rule 13.1).
    PlaceThreat {
        /// The scheme.
        scheme: PieceId,
        /// How much.
        amount: u16,
        /// Whether it is placed in step one of the villain phase.
        step_one: bool,
        /// The player concerned.
        seat: Seat,
    },
    /// A placement at a step.
    ThreatStep(HappeningId, ThreatStep),
    /// An encounter card is revealed (rule 18.2).
    Reveal {
        /// The card.
        card: Card,
        /// By whom.
        seat: Seat,
        /// Whether it comes from the encounter deck.
        from_deck: bool,
    },
    /// A reveal at a step.
    RevealStep(HappeningId, RevealStep),
    /// A card has entered play (rules 14.2, 17.3, 18.2).
    Entered {
        /// The piece.
        piece: PieceId,
        /// At which step.
        step: EnteredStep,
        /// Whether it was played from hand.
        played: bool,
    },
    /// An identity changes its form (rule 20).
    ChangeForm(Seat),
    /// State checks (rule 10.4).
    Check,
    /// The villain's stage is defeated (rule 23.1).
    StageDefeated(StageStep),
    /// The main scheme advances (rule 13.5).
    Advance(AdvanceStep),
    /// A side scheme is defeated (rule 13.4).
    SchemeDefeated(PieceId, SchemeStep),
    /// Forced, then optional responses to something that is then over.
    Reactions {
        /// The happening.
        at: HappeningId,
        /// What the windows are for.
        on: Set<On>,
        /// At which step.
        step: ReactionStep,
    },
    /// Something that happened is over.
    Pop(HappeningId),
}
