//! What happens in a battle, as the log reports it.

use super::DICE;
use crate::action::BattleCard;
use crate::ids::{Area, Character, Combat, Maneuver, Side};
use serde::Serialize;

/// What happens in a battle, as the log reports it. Damage, casualties and lost characters are reported as they are outside a battle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleEvent {
    /// It begins.
    Began {
        /// The attacker.
        attacker: Side,
        /// From where; the first of several in a Combined Attack.
        from: Area,
        /// The defender's region.
        at: Area,
        /// Whether it is a Combined Attack.
        combined: bool,
        /// Whether Beorn fights for the Free Peoples.
        beorn: bool,
    },
    /// An army of a Combined Attack fights the next round.
    Fights {
        /// The attacker.
        attacker: Side,
        /// Where the army is.
        from: Area,
    },
    /// A side has Terrain Superiority and draws an Event card.
    Superiority {
        /// Which.
        side: Side,
        /// Its units on terrain that they prefer.
        own: u8,
        /// The enemy's.
        enemy: u8,
        /// Whether it is by a card, without comparison.
        automatic: bool,
    },
    /// Nobody has Terrain Superiority.
    NoSuperiority,
    /// A round begins.
    Round(u8),
    /// A side has chosen its card.
    Chose {
        /// Which side.
        side: Side,
        /// Which one; hidden from the other.
        card: Option<BattleCard>,
    },
    /// A card is turned up.
    Revealed {
        /// Whose.
        side: Side,
        /// Which.
        card: BattleCard,
    },
    /// Determined Attack lays a second card.
    Second {
        /// Whose.
        side: Side,
        /// Which.
        card: Maneuver,
    },
    /// A side takes its used Maneuver cards back.
    TookBack(Side),
    /// A combat effect does nothing, because its requirement is not met.
    NoEffect {
        /// Whose.
        side: Side,
        /// Which.
        combat: Combat,
    },
    /// A side is about to roll.
    Dice {
        /// Which side.
        side: Side,
        /// White dice.
        white: u8,
        /// Black dice.
        black: u8,
        /// The target number.
        target: u8,
        /// What is added to each die.
        bonus: u8,
    },
    /// A side has rolled.
    Threw {
        /// Which side.
        side: Side,
        /// The dice, the black ones first.
        dice: [u8; DICE as usize],
        /// How many there are.
        n: u8,
        /// How many of them are black.
        black: u8,
        /// The hits.
        hits: u8,
        /// Whether it is the Leader re-roll.
        again: bool,
    },
    /// A side makes no Leader re-roll, because of Overmastered.
    NoReroll(Side),
    /// An ability is activated: a black die hits.
    Activated(Maneuver),
    /// Howling Orcs keeps an ability from working.
    Silenced(Maneuver),
    /// An ability is used.
    Used(Maneuver),
    /// Wall of Spears waits for damage.
    WallWaits,
    /// Damage is cancelled.
    Cancelled {
        /// Whose army it was on.
        side: Side,
        /// On the army.
        army: u8,
        /// On its fortification.
        fortification: u8,
    },
    /// Captain of War: a character, or else a Leadership token, is given up.
    CaptainOfWar {
        /// By whom.
        side: Side,
        /// Who.
        character: Option<Character>,
    },
    /// Bilbo vanishes from sight.
    Vanished,
    /// A Bodyguard token is discarded.
    Bodyguard,
    /// Damage goes to Shining Armour.
    Diverted {
        /// How many tokens.
        tokens: u8,
        /// How many lie there now.
        total: u8,
    },
    /// Dense Fog ends the battle.
    Fog,
    /// The attacker goes on.
    GoesOn(Side),
    /// The attacker ceases.
    Ceased(Side),
    /// The defender stays.
    Stays(Side),
    /// The defender retreats.
    Retreats(Side),
    /// The defender routs.
    Routs(Side),
    /// The defender goes there.
    RetreatsTo {
        /// Who.
        side: Side,
        /// Where to.
        to: Area,
        /// Whether the attacker said where.
        forced: bool,
    },
    /// The attacker does not advance.
    NoAdvance(Side),
    /// It is over.
    Over,
}

impl BattleEvent {
    /// What is shown to those who may not know everything.
    pub fn seen_by_others(&self) -> Option<BattleEvent> {
        match *self {
            BattleEvent::Chose { side, .. } => Some(BattleEvent::Chose { side, card: None }),
            BattleEvent::Began { .. }
            | BattleEvent::Fights { .. }
            | BattleEvent::Superiority { .. }
            | BattleEvent::NoSuperiority
            | BattleEvent::Round(_)
            | BattleEvent::Revealed { .. }
            | BattleEvent::Second { .. }
            | BattleEvent::TookBack(_)
            | BattleEvent::NoEffect { .. }
            | BattleEvent::Dice { .. }
            | BattleEvent::Threw { .. }
            | BattleEvent::NoReroll(_)
            | BattleEvent::Activated(_)
            | BattleEvent::Silenced(_)
            | BattleEvent::Used(_)
            | BattleEvent::WallWaits
            | BattleEvent::Cancelled { .. }
            | BattleEvent::CaptainOfWar { .. }
            | BattleEvent::Vanished
            | BattleEvent::Bodyguard
            | BattleEvent::Diverted { .. }
            | BattleEvent::Fog
            | BattleEvent::GoesOn(_)
            | BattleEvent::Ceased(_)
            | BattleEvent::Stays(_)
            | BattleEvent::Retreats(_)
            | BattleEvent::Routs(_)
            | BattleEvent::RetreatsTo { .. }
            | BattleEvent::NoAdvance(_)
            | BattleEvent::Over => None,
        }
    }
}
