//! The questions and steps of cards and abilities.

use crate::ids::{Area, Card, Character, Combat, Order, Side, Unit};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Whose instructions are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Script {
    /// The order of a Generic card.
    Order(Order),
    /// The combat half of a Generic card.
    Combat(Combat),
    /// A Story card's half of the scenario, a Gríma or Darkness card.
    Card(Card),
    /// A hook of a card on the table, counted from 0.
    Hook(Card, u8),
    /// The ability of a unit.
    Unit(Unit),
    /// An ability of a Character, counted from 0.
    Character(Character, u8),
    /// What a Character does on the Fate Track.
    Track(Character),
    /// A Nazgûl ability, counted from 0.
    Nazgul(u8),
}

/// An instruction that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Whose it is.
    pub script: Script,
    /// The player of it.
    pub by: Side,
    /// Its place in the list.
    pub at: u8,
}

/// Questions of cards and abilities (D28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum CardAsk {
    /// D28: whether something that a card allows is done.
    Whether(Step),
    /// D28: which of the options.
    Option(Step),
    /// D28, D35: how something is paid, or not at all.
    Price(Step),
    /// D28: which Army the effect is for.
    ChooseArmy {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: which place the effect is for.
    Place {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: which type of unit is placed.
    WhichUnit {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
        /// Where.
        area: Area,
    },
    /// D28: which Recruitment token leaves the game.
    RemoveToken {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: from which Army a Leadership token is taken.
    RemoveLeadership {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: which Leader or Character.
    WhichFigure(Step),
    /// D28: which die.
    WhichDie {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: which card.
    WhichCard {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D28: which section or Stronghold.
    WhichSection {
        /// For what.
        step: Step,
        /// How many more points.
        left: u8,
    },
    /// D28: which ability of a Character.
    WhichAbility(Step),
    /// D28: who moves, or attacks, over which river.
    River(Step),
}

impl CardAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            CardAsk::Whether(_) => "whether",
            CardAsk::Option(_) => "option",
            CardAsk::Price(_) => "price",
            CardAsk::ChooseArmy { .. } => "choose-army",
            CardAsk::Place { .. } => "place",
            CardAsk::WhichUnit { .. } => "which-unit",
            CardAsk::RemoveToken { .. } => "remove-token",
            CardAsk::RemoveLeadership { .. } => "remove-leadership",
            CardAsk::WhichFigure(_) => "which-figure",
            CardAsk::WhichDie { .. } => "which-die",
            CardAsk::WhichCard { .. } => "which-card",
            CardAsk::WhichSection { .. } => "which-section",
            CardAsk::WhichAbility(_) => "which-ability",
            CardAsk::River(_) => "river",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            CardAsk::Whether(_)
            | CardAsk::Option(_)
            | CardAsk::Price(_)
            | CardAsk::ChooseArmy { .. }
            | CardAsk::Place { .. }
            | CardAsk::WhichUnit { .. }
            | CardAsk::WhichFigure(_)
            | CardAsk::WhichDie { .. }
            | CardAsk::WhichCard { .. }
            | CardAsk::WhichSection { .. }
            | CardAsk::WhichAbility(_) => "7.7.10",
            CardAsk::RemoveToken { .. } | CardAsk::RemoveLeadership { .. } => "7.7.9",
            CardAsk::River(_) => "7.7.5",
        })
    }

    /// The instruction that asks it.
    pub const fn step(&self) -> Step {
        match *self {
            CardAsk::Whether(step)
            | CardAsk::Option(step)
            | CardAsk::Price(step)
            | CardAsk::ChooseArmy { step, .. }
            | CardAsk::Place { step, .. }
            | CardAsk::WhichUnit { step, .. }
            | CardAsk::RemoveToken { step, .. }
            | CardAsk::RemoveLeadership { step, .. }
            | CardAsk::WhichFigure(step)
            | CardAsk::WhichDie { step, .. }
            | CardAsk::WhichCard { step, .. }
            | CardAsk::WhichSection { step, .. }
            | CardAsk::WhichAbility(step)
            | CardAsk::River(step) => step,
        }
    }
}

/// Steps of cards and abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardFrame {
    /// A card has been played from the hand as an action: it is carried out and put where it belongs (rules 7.7.3, 7.7.8).
    Play {
        /// The card.
        card: Card,
        /// Who plays it.
        by: Side,
    },
    /// The card is carried out and goes where it belongs.
    Played {
        /// The card.
        card: Card,
        /// Who plays it.
        by: Side,
    },
    /// Instructions are carried out, from `step.at` on, up to but without `until`.
    Run {
        /// The next instruction.
        step: Step,
        /// Where the list ends.
        until: u8,
    },
    /// The choices of an instruction, so many more; then the list goes on up to `until`.
    Each {
        /// Which instruction.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// The dice of an instruction, so many more.
    Roll {
        /// Which instruction.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// Whether something was paid is known: the list goes on accordingly.
    Paid {
        /// Which instruction.
        step: Step,
        /// Where the list ends.
        until: u8,
    },
    /// A token is placed and flipped with each of the Armies in `notes.picked`; then the list goes on up to `until`.
    FlipChosen {
        /// Which instruction.
        step: Step,
        /// Where the list ends.
        until: u8,
    },
    /// What follows for each success, so many more times.
    Repeat {
        /// Which instruction.
        step: Step,
        /// How many more times.
        left: u8,
    },
}
