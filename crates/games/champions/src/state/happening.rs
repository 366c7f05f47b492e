//! What is happening: attacks, damage, threat, reveals. Interrupts look at it and change it (rule 10.2).

use crate::ids::{AbilityId, Card, PieceId, Seats};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The kind of a happening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A player's attack (rule 11.1): `by` attacks `to`.
    Attack,
    /// An enemy's attack (rule 11.2): `by` attacks the identity of `player`; see [`Activation`].
    EnemyAttack,
    /// An enemy schemes (rule 13.8): `by`, against `player`.
    Scheme,
    /// One instance of damage (rule 12.2): `amount` to `to`.
    Damage,
    /// A defeat (rule 12.4): of `to`, by `player`.
    Defeat,
    /// A placement of threat (rule 13.1): `amount` on `to`.
    Threat,
    /// A reveal (rule 18.2): of `card`, by `player`.
    Reveal,
    /// A thwart (rule 13.2): `by` at `to`.
    Thwart,
    /// A card enters play or is played: `to`, by `player`.
    Enter,
    /// `player` changed form.
    Form,
    /// One sentence of an effect (rule 10.2.8).
    Sentence,
}

/// Something that is happening.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happening {
    /// Its kind.
    pub what: What,
    /// The player concerned.
    pub player: Seat,
    /// The piece that does it.
    pub by: PieceId,
    /// The piece that it is done to.
    pub to: PieceId,
    /// The card that does it, or that is revealed. For a facedown Drone it is never the card itself (rule 27.3.1).
    pub card: Card,
    /// How much.
    pub amount: u16,
    /// Whether it was cancelled or replaced (rule 10.2.4); for a reveal, its When Revealed effects (rule 18.7).
    pub stopped: bool,
    /// Whether a revealed card was cancelled as a whole (01075).
    pub cancelled: bool,
    /// A basic attack or thwart; damage by an attack; threat of step one; a card from the encounter deck; a card played
    /// from hand.
    pub flag: bool,
    /// An attack with overkill; a revealed card that gained surge.
    pub extra: bool,
    /// Whether a revealed card waits for the end of an activation (rule 11.5.3).
    pub waits: bool,
    /// Whether the attack's own damage was taken.
    pub damaged: bool,
    /// Whether the attack defeated an enemy.
    pub defeated: bool,
    /// Damage beyond what the target could take (rule 17.2).
    pub excess: u16,
    /// Whether the villain took damage.
    pub villain_hurt: bool,
    /// The players who defeated a minion.
    pub minions_defeated: Seats,
    /// Abilities already used for it (rule 10.2.2).
    pub used: ArrayVec<(PieceId, AbilityId), 6>,
}

impl Happening {
    /// A happening of which only this is known.
    pub fn new(what: What, player: Seat, card: Card) -> Happening {
        Happening {
            what,
            player,
            by: PieceId::NONE,
            to: PieceId::NONE,
            card,
            amount: 0,
            stopped: false,
            cancelled: false,
            flag: false,
            extra: false,
            waits: false,
            damaged: false,
            defeated: false,
            excess: 0,
            villain_hurt: false,
            minions_defeated: Seats::NONE,
            used: ArrayVec::new(),
        }
    }

    /// Whether responses to damage and defeats wait for it (rule 10.2.8).
    pub const fn collects(&self) -> bool {
        matches!(self.what, What::Attack | What::EnemyAttack | What::Sentence | What::Thwart)
    }
}

/// One player's part of an enemy attack. Only Whirlwind has more than one (rule 37.26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Strand {
    /// The target player now.
    pub player: Seat,
    /// The target character.
    pub target: PieceId,
    /// Who defends.
    pub defender: PieceId,
    /// Whether the hero of `player` has defended, by exhausting or by a (defense) ability (rule 11.4.4).
    pub hero_defended: bool,
    /// How much of the attack's own damage was taken, overkill included.
    pub dealt: u16,
    /// Damage beyond what the target could take.
    pub excess: u16,
}

/// The activation under way (rule 3). Activations never nest (rule 11.5.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The enemy; none while there is no activation.
    pub enemy: PieceId,
    /// Whether it is an attack.
    pub attack: bool,
    /// The player it was directed at first.
    pub player: Seat,
    /// The parts.
    pub strands: ArrayVec<Strand, 4>,
    /// The part that is being resolved.
    pub strand: u8,
    /// Facedown boost cards, in the order dealt.
    pub boosts: ArrayVec<Card, 8>,
    /// The boost card that is being resolved.
    pub flipped: Option<Card>,
    /// Boost icons so far.
    pub icons: u8,
    /// More boost cards to be dealt before the defender is asked for.
    pub extra_boosts: u8,
    /// Players who were asked to defend the part that is being resolved.
    pub asked: Seats,
    /// By how much the scheme places less threat (01085).
    pub less: u16,
    /// Whether the attack has overkill.
    pub overkill: bool,
    /// Whether the enemy gets +1 ATK for each Drone engaged with `player` (Ultron II).
    pub drone_bonus: bool,
    /// Flipped cards that act on whoever the attack damages.
    pub if_damaged: ArrayVec<Card, 8>,
    /// Cards to be discarded when the attack ends.
    pub discard_after: ArrayVec<PieceId, 4>,
    /// Threat placed by the scheme, or damage taken from the attack, in all.
    pub done: u16,
    /// Whether the activation was really made.
    pub made: bool,
    /// A character that the attack damaged last.
    pub damaged: PieceId,
}

impl Activation {
    /// No activation.
    pub fn none() -> Activation {
        Activation {
            enemy: PieceId::NONE,
            attack: false,
            player: Seat(0),
            strands: ArrayVec::new(),
            strand: 0,
            boosts: ArrayVec::new(),
            flipped: None,
            icons: 0,
            extra_boosts: 0,
            asked: Seats::NONE,
            less: 0,
            overkill: false,
            drone_bonus: false,
            if_damaged: ArrayVec::new(),
            discard_after: ArrayVec::new(),
            done: 0,
            made: false,
            damaged: PieceId::NONE,
        }
    }

    /// The part that is being resolved.
    pub fn now(&self) -> Option<&Strand> {
        self.strands.get(usize::from(self.strand))
    }
}
