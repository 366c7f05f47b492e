//! The parts of instructions.

use super::{Filter, Places};
use crate::ids::{Area, Card, Character, Maneuver, Section};

/// How many are chosen (`armies`, `places`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The least, if there are so many; 0: it may be declined.
    pub min: u8,
    /// The most; [`Pick::ALL`] for all that there are.
    pub max: u8,
    /// Whether none is chosen twice.
    pub distinct: bool,
}

impl Pick {
    /// As many as there are.
    pub const ALL: u8 = u8::MAX;
    /// One, no less.
    pub const ONE: Pick = Pick { min: 1, max: 1, distinct: true };
}

/// How many (`tokens`, `figures`, `cards`, ...).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many.
    Exactly(u8),
    /// Up to so many, as the player likes (`..._max`, or `optional`).
    UpTo(u8),
    /// At least and at most so many.
    Between(u8, u8),
    /// All of them.
    All,
}

/// How many dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceFor {
    /// So many.
    Exactly(u8),
    /// One for each Catapult on the board, at most so many.
    Catapults(u8),
    /// One for each Nazgûl that the effect has removed.
    NazgulRemoved,
}

/// Who is meant in a battle, seen from the player of the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The player, or his Army.
    Own,
    /// The opponent, or his Army.
    Enemy,
}

/// In which rounds of a battle something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounds {
    /// This one.
    This,
    /// The first.
    First,
    /// All of them.
    All,
}

/// Which rolls of a round are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// The Combat roll.
    pub combat: bool,
    /// The Leader Re-roll.
    pub reroll: bool,
}

/// Where Damage goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurt {
    /// The Army of a side in the present battle.
    InBattle(Target),
    /// Every Army that passes the filter.
    Each(Filter),
    /// The Army in a place; the protection there is hurt even if no Army is there (rule 10.12.4).
    At(Places),
    /// The Army that the moment is about (`that-army`).
    That,
}

/// Whose Damage tokens are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relieved {
    /// The Army of a side in the present battle.
    InBattle(Target),
    /// Armies that are chosen.
    Armies(Filter, Pick),
}

/// Which dice are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichDice {
    /// All of them.
    All,
    /// Maneuver dice, of this token if one is named.
    Maneuver(Option<Maneuver>),
}

/// What is not allowed (`forbid`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ban {
    /// Abilities of a Character.
    Abilities(Character),
    /// To bring a Character into play.
    Enter(Character),
    /// To place an Ent with a Muster result.
    MusterEnt,
    /// To play a card.
    Play(Card),
    /// To leave an area by an action or card, and to attack from it.
    LeaveOrAttack(Area),
    /// The same for the chosen Army, and its retreats and routs.
    Hold,
    /// Terrain Superiority of the opponent.
    TerrainSuperiority,
}

/// One way to pay (`pay`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// An Action token, for good.
    ActionToken,
    /// A Character of the payer's Army in the battle.
    Character,
    /// A Leader of it.
    Leader,
    /// A Leadership token of it.
    Leadership,
    /// So much Damage on it.
    Damage(u8),
}

/// Ways to pay, one of which is chosen.
pub type Prices = arrayvec::ArrayVec<Price, 4>;

/// Who is eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victim {
    /// The Commander.
    Commander,
    /// This Character.
    Character(Character),
    /// A Captain there, the player choosing.
    Captain(Places),
    /// A Captain there without the Action-die symbol.
    CaptainWithoutDie(Places),
}

/// How cards of a hand are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// At random.
    Random,
    /// By their owner.
    Owner,
    /// By the player of the effect, who sees them.
    You,
}

/// What has protection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protected {
    /// A Stronghold.
    Stronghold(Area),
    /// A section of Minas Tirith.
    Section(Section),
    /// The sections of Minas Tirith, the player choosing.
    Sections,
}
