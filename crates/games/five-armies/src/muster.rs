//! Recruiting, rallying, ranged attacks, Eagles, Bolg's further abilities (rules 5.7, 5.8, 7.6, 7.12, 9.8 to 9.13, chapter 10):
//! questions and steps.

use crate::ids::{Area, Pile, Unit};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Questions about recruiting, rallying and striking from afar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum MusterAsk {
    /// D23: which token to flip next.
    Recruit {
        /// How many more.
        left: u8,
        /// Whether an area may be chosen again.
        again: bool,
    },
    /// D46: which unit to take instead of one that is not in the supply.
    Substitute {
        /// The unit on the token.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// D24: which army to rally next.
    Rally {
        /// The number that succeeds.
        success: u8,
        /// How many more.
        left: u8,
    },
    /// D44: whether Bolg's further ability is used.
    BolgAbility(u8),
    /// D29: from which territory an Eagle returns next.
    EagleReturns {
        /// Whether they all strike one army in the mountains (rule 10.6).
        kindly: bool,
    },
    /// D29: which army an Eagle attacks.
    EagleTarget {
        /// Whether they all strike one army in the mountains (rule 10.6).
        kindly: bool,
    },
    /// 7.6: whether another Eagle flies out of the Eyrie, and where to.
    FlyEagle,
    /// D33: where a recruitment token is placed, and of which pile.
    PlaceToken {
        /// The pile, if it is not the player's choice.
        pile: Option<Pile>,
    },
}

impl MusterAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            MusterAsk::Recruit { .. } => "recruit",
            MusterAsk::Substitute { .. } => "substitute",
            MusterAsk::Rally { .. } => "rally",
            MusterAsk::BolgAbility(_) => "bolg-ability",
            MusterAsk::EagleReturns { .. } => "eagle-returns",
            MusterAsk::EagleTarget { .. } => "eagle-target",
            MusterAsk::FlyEagle => "fly-eagle",
            MusterAsk::PlaceToken { .. } => "place-token",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            MusterAsk::Recruit { .. } => "5.7",
            MusterAsk::Substitute { .. } => "9.9",
            MusterAsk::Rally { .. } => "5.8",
            MusterAsk::BolgAbility(_) => "7.12",
            MusterAsk::EagleReturns { kindly: false } | MusterAsk::EagleTarget { kindly: false } => "10.4",
            MusterAsk::EagleReturns { kindly: true } | MusterAsk::EagleTarget { kindly: true } => "10.6",
            MusterAsk::FlyEagle => "10.3",
            MusterAsk::PlaceToken { .. } => "9.10",
        })
    }
}

/// Steps of recruiting, rallying and striking from afar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MusterFrame {
    /// Tokens in `notes.eligible` are flipped, so many more (rule 5.7).
    Recruit {
        /// How many more.
        left: u8,
        /// Whether an area may be chosen again.
        again: bool,
    },
    /// A token is flipped; one that lies there if true, else one just drawn (rules 9.9, 6.10).
    Flip {
        /// Of which pile.
        pile: Pile,
        /// Where.
        area: Area,
        /// Whether it lies there.
        lying: bool,
    },
    /// Chance has shown the face of the token, which is in `notes.shown` (rule 9.9).
    Flipped {
        /// Where.
        area: Area,
        /// Whether it lies there.
        lying: bool,
    },
    /// Units of a flipped token are placed, one by one (rule 9.9).
    PlaceFlipped {
        /// The unit.
        unit: Unit,
        /// Where.
        area: Area,
        /// How many more.
        left: u8,
    },
    /// Armies in `notes.eligible` are rallied, so many more (rule 5.8).
    RallySome {
        /// The number that succeeds.
        success: u8,
        /// How many more.
        left: u8,
    },
    /// An army is rallied (rule 9.8).
    Rally {
        /// Where.
        area: Area,
        /// The number that succeeds.
        success: u8,
        /// Dice still to roll, as many as it has units at first; then those to roll again.
        dice: u8,
        /// Whether these are the re-rolls.
        again: bool,
    },
    /// Bolg's further abilities, from this one on (rule 7.12).
    BolgAbilities(u8),
    /// Eagles return (rules 10.4, 10.6).
    EaglesReturn {
        /// Whether they all strike one army in the mountains.
        kindly: bool,
    },
    /// Eagles that have returned attack, one after the other.
    EaglesAttack {
        /// Whether they all strike one army in the mountains.
        kindly: bool,
    },
    /// Dice are rolled against an army, then the damage is dealt (rules 7.6, 8.13, 10.4).
    Shoot {
        /// The army.
        at: Area,
        /// Dice still to roll.
        dice: u8,
        /// The number that hits.
        hits_on: u8,
        /// Whether misses are rolled again, once.
        reroll: bool,
    },
    /// The misses of such a roll are rolled again.
    ShootAgain {
        /// The army.
        at: Area,
        /// Dice still to roll.
        dice: u8,
        /// The number that hits.
        hits_on: u8,
        /// Hits of the first roll.
        hits: u8,
    },
    /// Eagles fly out of the Eyrie, as many as the player likes (rule 10.3).
    FlyEagles,
    /// A recruitment token is placed in one of the areas in `notes.eligible` (rule 9.10); the Free Peoples choose the pile.
    PlaceToken,
    /// The same, of this pile.
    PlaceTokenOf(Pile),
}

/// What happens in this chapter besides, as the log reports it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MusterEvent {
    /// An army is rallied.
    Rally {
        /// Where.
        area: Area,
    },
    /// An army is shot at, or attacked by an Eagle.
    Strike {
        /// Where.
        at: Area,
    },
}
