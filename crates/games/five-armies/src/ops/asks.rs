//! The questions and steps of cards and abilities.

use crate::ids::{Area, Card, Character, FateCard};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Whose instructions are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Script {
    /// The order of an Event card, or a Story card.
    Card(Card),
    /// A Fate card.
    Fate(FateCard),
    /// An option of a General's ability, counted from 0.
    General(Character, u8),
    /// What happens when a character enters play.
    Entry(Character),
    /// A further ability of Bolg's, counted from 0.
    Bolg(u8),
}

/// An instruction that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Whose it is.
    pub script: Script,
    /// Its place in the list.
    pub at: u8,
}

/// Questions of cards and abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum CardAsk {
    /// D32: whether something that a card allows is done.
    Whether(Step),
    /// D32, D48: which army the effect is for.
    ChooseArmy {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D32: how many damage tokens an army loses.
    HowMany {
        /// For what.
        step: Step,
        /// How many more armies.
        left: u8,
        /// Which army.
        area: Area,
    },
    /// D32: where the units are placed, or the character goes.
    Place(Step),
    /// D32, D33: where a recruitment token is placed and flipped, and of which pile.
    PlaceAndFlip {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D32: in which Settlement a token is flipped or placed.
    Settlement {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D32: flip a token that lies there, or place another.
    FlipOrPlace {
        /// For what.
        step: Step,
        /// How many more Settlements.
        left: u8,
        /// Where.
        area: Area,
    },
    /// D32: of which pile a token is flipped.
    WhichPile {
        /// For what.
        step: Step,
        /// How many more Settlements.
        left: u8,
        /// Where.
        area: Area,
    },
    /// D48: which recruitment token goes back into its pile.
    RemoveToken {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D48: from which territory a Great Bats figure is given up.
    GiveUpBats {
        /// For what.
        step: Step,
        /// How many more.
        left: u8,
    },
    /// D7, D32: which army is shot at.
    Target(Step),
    /// D7: whether the Concentration token is spent.
    Concentration {
        /// For what.
        step: Step,
        /// The army that is shot at.
        at: Area,
    },
    /// D42: move or attack.
    MoveOrAttack(Step),
    /// D41: which General.
    WhichGeneral(Step),
    /// D32: which army the General joins.
    JoinArmy {
        /// For what.
        step: Step,
        /// Who.
        general: Character,
    },
    /// D32: which fortification.
    Fortification(Step),
}

impl CardAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            CardAsk::Whether(_) => "whether",
            CardAsk::ChooseArmy { .. } => "choose-army",
            CardAsk::HowMany { .. } => "how-many",
            CardAsk::Place(_) => "place",
            CardAsk::PlaceAndFlip { .. } => "place-and-flip",
            CardAsk::Settlement { .. } => "settlement",
            CardAsk::FlipOrPlace { .. } => "flip-or-place",
            CardAsk::WhichPile { .. } => "which-pile",
            CardAsk::RemoveToken { .. } => "remove-token",
            CardAsk::GiveUpBats { .. } => "give-up-bats",
            CardAsk::Target(_) => "target",
            CardAsk::Concentration { .. } => "concentration",
            CardAsk::MoveOrAttack(_) => "move-or-attack",
            CardAsk::WhichGeneral(_) => "which-general",
            CardAsk::JoinArmy { .. } => "join-army",
            CardAsk::Fortification(_) => "fortification",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            CardAsk::Whether(_)
            | CardAsk::ChooseArmy { .. }
            | CardAsk::HowMany { .. }
            | CardAsk::Settlement { .. }
            | CardAsk::FlipOrPlace { .. }
            | CardAsk::GiveUpBats { .. }
            | CardAsk::Fortification(_) => "6.4",
            // Bilbo goes there, no unit comes.
            CardAsk::Place(Step { script: Script::Card(Card::RingOfInvisibility), .. }) => "7.5",
            CardAsk::Place(_) => "9.12",
            CardAsk::PlaceAndFlip { .. } => "6.10",
            CardAsk::WhichPile { .. } => "9.9",
            CardAsk::RemoveToken { .. } => "9.11",
            CardAsk::Target(_) => "7.7",
            CardAsk::Concentration { .. } => "7.6.1",
            CardAsk::MoveOrAttack(_) => "6.8.1",
            CardAsk::WhichGeneral(_) => "2.11",
            CardAsk::JoinArmy { .. } => "7.9",
        })
    }

    /// The instruction that asks it.
    pub const fn step(&self) -> Step {
        match *self {
            CardAsk::Whether(step)
            | CardAsk::ChooseArmy { step, .. }
            | CardAsk::HowMany { step, .. }
            | CardAsk::Place(step)
            | CardAsk::PlaceAndFlip { step, .. }
            | CardAsk::Settlement { step, .. }
            | CardAsk::FlipOrPlace { step, .. }
            | CardAsk::WhichPile { step, .. }
            | CardAsk::RemoveToken { step, .. }
            | CardAsk::GiveUpBats { step, .. }
            | CardAsk::Target(step)
            | CardAsk::Concentration { step, .. }
            | CardAsk::MoveOrAttack(step)
            | CardAsk::WhichGeneral(step)
            | CardAsk::JoinArmy { step, .. }
            | CardAsk::Fortification(step) => step,
        }
    }
}

/// Steps of cards and abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardFrame {
    /// A card has been played from the hand with the die of `notes.face`: it is resolved and put where it belongs (rules 6.4,
    /// 6.5, 6.12).
    Play(Card),
    /// The card is resolved and goes where it belongs (rule 6.5).
    Played(Card),
    /// A Fate card is drawn and resolved (rule 6.6).
    DrawFate,
    /// A character enters play because a card says so (rule 6.14).
    Enter(Character),
    /// Instructions are carried out, from this one on.
    Run {
        /// Whose.
        script: Script,
        /// The next instruction.
        at: u8,
    },
    /// The choices of an instruction, so many more.
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
}
