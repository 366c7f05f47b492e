//! Armies and characters on the move, Bats that move armies, Beorn's way (rules 5.1 to 5.4, 5.6, 7.5, 9.1 to 9.7, 9.14, 11.2,
//! 12.3): questions and steps.

use crate::ids::{Area, Character, UnitTypes};
use kernel::Rule;
use serde::{Deserialize, Deserializer, Serialize};

/// What the part of an army that moves or attacks must have in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Needs {
    /// Leadership: a token, or a character of value 1 or more.
    pub leadership: bool,
    /// A unit of one of these types; any unit will do if there are none.
    #[serde(deserialize_with = "types_of")]
    pub units: UnitTypes,
}

/// Types of units by their names. Words have no form for a list in the middle of a line: there the types are one number.
fn types_of<'de, D: Deserializer<'de>>(from: D) -> Result<UnitTypes, D::Error> {
    match from.is_human_readable() {
        true => UnitTypes::deserialize(from),
        false => u16::deserialize(from).map(UnitTypes::from_bits),
    }
}

/// Why figures are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroupFor {
    /// A move (rule 9.2).
    March {
        /// What must be in it.
        needs: Needs,
        /// How many areas it may go.
        steps: u8,
    },
    /// The advance after a battle (rule 8.11).
    Advance,
}

/// Questions about moves and attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum ArmyAsk {
    /// D10: which army moves, and where to.
    March {
        /// What must be in the part that moves.
        needs: Needs,
        /// How many areas it may go.
        steps: u8,
        /// How many more armies.
        left: u8,
    },
    /// D10, D22: who goes.
    Group {
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// D10: how many damage tokens go along.
    DamageAlong {
        /// From there.
        from: Area,
        /// To there.
        to: Area,
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// D10: whether the army goes on, and where to.
    MarchOn {
        /// Where it is.
        at: Area,
        /// How many more areas.
        left: u8,
    },
    /// D11, D47: which unit is removed because of the limit.
    Trim {
        /// Where.
        area: Area,
        /// Why there are too many.
        excess: Excess,
    },
    /// D12: which army attacks whom.
    Strike {
        /// What must be in the attacking army.
        needs: Needs,
        /// What the card adds.
        charge: Charge,
    },
    /// D13: which enemy army the Combined Attack is on.
    CombinedTarget,
    /// D26: which character moves next.
    CharacterMove,
    /// D26: where the character goes.
    CharacterTo(Character),
    /// D31: where Beorn goes next.
    BeornStep {
        /// How many more regions.
        left: u8,
    },
    /// D31: whom Beorn attacks.
    BeornStrike,
    /// D30: from which territory a Great Bats figure goes.
    CloudOfBats,
}

impl ArmyAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            ArmyAsk::March { .. } => "march",
            ArmyAsk::Group { .. } => "group",
            ArmyAsk::DamageAlong { .. } => "damage-along",
            ArmyAsk::MarchOn { .. } => "march-on",
            ArmyAsk::Trim { .. } => "trim",
            ArmyAsk::Strike { .. } => "strike",
            ArmyAsk::CombinedTarget => "combined-target",
            ArmyAsk::CharacterMove => "character-move",
            ArmyAsk::CharacterTo(_) => "character-to",
            ArmyAsk::BeornStep { .. } => "beorn-step",
            ArmyAsk::BeornStrike => "beorn-strike",
            ArmyAsk::CloudOfBats => "cloud-of-bats",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            ArmyAsk::March { .. } => "9.4",
            ArmyAsk::Group { why: GroupFor::March { .. }, .. } => "9.2",
            ArmyAsk::Group { why: GroupFor::Advance, .. } => "8.11.1",
            ArmyAsk::DamageAlong { .. } => "9.3",
            ArmyAsk::MarchOn { .. } => "9.5",
            ArmyAsk::Trim { excess, .. } => excess.rule(),
            ArmyAsk::Strike { .. } => "5.2",
            ArmyAsk::CombinedTarget => "5.3",
            ArmyAsk::CharacterMove | ArmyAsk::CharacterTo(_) => "5.4",
            ArmyAsk::BeornStep { .. } | ArmyAsk::BeornStrike => "11.2",
            ArmyAsk::CloudOfBats => "12.3",
        })
    }
}

/// What comes after the moves of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Charge {
    /// Terrain Superiority without comparison (rule 8.2.1a).
    pub superiority: bool,
    /// Elven Charge: Leadership 5, no retreat after the first round.
    pub elven: bool,
}

/// Why an army has more units than the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Excess {
    /// Units have come there: casualties may be taken first (rule 9.6).
    Merged,
    /// They have, and casualties were offered.
    Offered,
    /// Units were recruited (rule 9.13).
    Recruited,
}

impl Excess {
    /// The rule by which units are removed.
    pub const fn rule(self) -> &'static str {
        match self {
            Excess::Merged | Excess::Offered => "9.6",
            Excess::Recruited => "9.13",
        }
    }
}

/// Steps of moves and attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArmyFrame {
    /// Armies of the areas in `notes.eligible` move, so many more; at the end those that met merge (rules 9.4, 9.6).
    March {
        /// What must be in the part that moves.
        needs: Needs,
        /// How many areas each may go.
        steps: u8,
        /// How many more armies.
        left: u8,
    },
    /// It is asked how much damage the group takes along, if there is a choice (rule 9.3).
    Depart {
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// The group leaves and enters the first area (rules 7.8, 9.4, 8.11).
    SetOut {
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// The group on its way has entered an area (rules 9.5, 9.7, 9.11).
    Arrive {
        /// Where.
        at: Area,
        /// How many more areas.
        left: u8,
    },
    /// Groups that have arrived merge with the armies there, one area after the other (rule 9.6).
    Merge,
    /// An area may have more units than the limit (rules 9.6, 9.13).
    Limit {
        /// Where.
        area: Area,
        /// Why.
        excess: Excess,
    },
    /// An attack may be made (rule 5.2).
    Strike {
        /// What must be in the attacking army.
        needs: Needs,
        /// What the card adds.
        charge: Charge,
    },
    /// A Combined Attack may be made (rule 5.3).
    Combined,
    /// Characters move (rule 5.4).
    CharacterMove,
    /// Beorn goes (rule 11.2).
    Beorn {
        /// How many more regions.
        left: u8,
    },
    /// Beorn may attack (rule 11.2).
    BeornStrikes,
    /// A cloud of Bats (rule 12.3).
    CloudOfBats,
}
