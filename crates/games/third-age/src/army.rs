//! Armies and Characters on the move (rules 7.4, 7.5, 9.3, 9.5.2, 9.6.4, 10.11): questions and steps.

use crate::ids::{Area, Character, Characters, Side, UnitTypes};
use crate::ops::{Script, Step};
use kernel::Rule;
use serde::{Deserialize, Deserializer, Serialize};

/// What the part of an Army that moves or attacks must have in it. It is packed because it lies in frames and questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(Rust, packed)]
pub struct Needs {
    /// Leadership of at least 1 (rule 7.4.3).
    pub leadership: bool,
    /// A unit of one of these types; any unit will do if there are none.
    #[serde(deserialize_with = "types_of")]
    pub units: UnitTypes,
    /// One of these Characters; none need be there if there are none.
    #[serde(deserialize_with = "characters_of")]
    pub characters: Characters,
    /// Only from a recruitment area to a linked one (rule 9.3.3).
    pub to_linked: bool,
}

/// Types of units by their names. Words have no form for a list in the middle of a line: there the types are one number.
fn types_of<'de, D: Deserializer<'de>>(from: D) -> Result<UnitTypes, D::Error> {
    match from.is_human_readable() {
        true => UnitTypes::deserialize(from),
        false => u16::deserialize(from).map(UnitTypes::from_bits),
    }
}

/// The same for Characters.
fn characters_of<'de, D: Deserializer<'de>>(from: D) -> Result<Characters, D::Error> {
    match from.is_human_readable() {
        true => Characters::deserialize(from),
        false => u32::deserialize(from).map(Characters::from_bits),
    }
}

/// Why figures are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroupFor {
    /// A move (rule 7.4.2).
    March {
        /// What must be in it.
        needs: Needs,
        /// How many areas it may go, the first included.
        steps: u8,
    },
    /// The advance after a battle (rule 10.11).
    Advance,
    /// A move over a river (rule 7.7.5).
    River,
    /// An attack from a recruitment area (rule 9.3.4): who attacks.
    FromRecruitment {
        /// What must be in it.
        needs: Needs,
    },
    /// They move in after it.
    MoveIn,
    /// The whole Army goes: a retreat or rout (rule 10.9.8), or a card.
    Retreat,
}

/// Questions about moves and attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum ArmyAsk {
    /// D10: which Army moves, and where to.
    March {
        /// What must be in the part that moves.
        needs: Needs,
        /// How many areas it may go.
        steps: u8,
        /// How many more Armies.
        left: u8,
        /// Whether an attack must follow (rule 7.2.8).
        strike: bool,
    },
    /// D10, D24: who goes.
    Group {
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// D10: how many Damage tokens go along.
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
    /// D10: whether the Army goes on, and where to.
    MarchOn {
        /// Where it is.
        at: Area,
        /// How many more areas.
        left: u8,
        /// What is in it.
        needs: Needs,
    },
    /// D11, D33: which unit is removed because of the limit.
    Limit {
        /// Where.
        area: Area,
    },
    /// D14: which Army attacks whom.
    Strike {
        /// What must be in the attacking Army.
        needs: Needs,
        /// Whether it may be declined.
        optional: bool,
        /// What the card adds.
        charge: Option<Charge>,
        /// Only this target.
        target: Option<Area>,
    },
    /// D14: which enemy Army the Combined Attack is on.
    CombinedTarget {
        /// Whether it may be declined.
        optional: bool,
    },
    /// D30: where the Army retreats that is attacked from a recruitment area (rule 9.3.4).
    ForcedOut {
        /// The Army there.
        at: Area,
        /// Whether the attacker chooses (rule 10.9.7).
        forced: bool,
    },
    /// D10: from where Characters move next (rule 7.5.2).
    CharacterMove {
        /// How many more groups.
        left: u8,
    },
    /// D10: which Characters of an area go together.
    CharacterGroup {
        /// From there.
        from: Area,
    },
    /// D10: where they go.
    CharacterTo {
        /// From there.
        from: Area,
    },
    /// D10: which Nazgûl or Minion moves next (rule 9.6.4).
    NazgulMove,
    /// D10: where it goes.
    NazgulTo {
        /// From there.
        from: Area,
        /// The Minion; a Nazgûl if none is named.
        minion: Option<Character>,
    },
}

impl ArmyAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            ArmyAsk::March { .. } => "march",
            ArmyAsk::Group { .. } => "group",
            ArmyAsk::DamageAlong { .. } => "damage-along",
            ArmyAsk::MarchOn { .. } => "march-on",
            ArmyAsk::Limit { .. } => "limit",
            ArmyAsk::Strike { .. } => "strike",
            ArmyAsk::CombinedTarget { .. } => "combined-target",
            ArmyAsk::ForcedOut { .. } => "forced-out",
            ArmyAsk::CharacterMove { .. } => "character-move",
            ArmyAsk::CharacterGroup { .. } => "character-group",
            ArmyAsk::CharacterTo { .. } => "character-to",
            ArmyAsk::NazgulMove => "nazgul-move",
            ArmyAsk::NazgulTo { .. } => "nazgul-to",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            ArmyAsk::March { .. } => "7.4.1",
            ArmyAsk::Group { why: GroupFor::March { .. } | GroupFor::River, .. } => "7.4.2",
            ArmyAsk::Group { why: GroupFor::Retreat, .. } => "10.9.8",
            ArmyAsk::Group { why: GroupFor::Advance, .. } => "10.11",
            ArmyAsk::Group { why: GroupFor::FromRecruitment { .. } | GroupFor::MoveIn, .. } => "9.3.4",
            ArmyAsk::DamageAlong { .. } => "7.4.2",
            ArmyAsk::MarchOn { .. } => "7.4.5",
            ArmyAsk::Limit { .. } => "7.3.3",
            ArmyAsk::Strike { .. } => "10.1.1",
            ArmyAsk::CombinedTarget { .. } => "10.13.1",
            ArmyAsk::ForcedOut { .. } => "9.3.4",
            ArmyAsk::CharacterMove { .. } | ArmyAsk::CharacterGroup { .. } | ArmyAsk::CharacterTo { .. } => {
                "7.5.2"
            }
            ArmyAsk::NazgulMove | ArmyAsk::NazgulTo { .. } => "9.6.4",
        })
    }
}

/// What a card adds to a battle: the instructions behind its `attack` ([`crate::ops::Op::Attack`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Charge {
    /// The first of them.
    pub step: Step,
    /// How many.
    pub len: u8,
}

/// A moment of a move that hooks hang on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// An Army has entered an area.
    Entered,
    /// An Army has ended a move.
    Ended,
}

/// Steps of moves and attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArmyFrame {
    /// Service: Armies of the side in the areas of `notes.eligible` move one after the other, each completely, so many more
    /// (rules 7.4.8, 7.4.10). Who has moved is in `notes.moved` and moves no more. The areas where parts arrived are in
    /// `notes.arrived`.
    March {
        /// Whose.
        side: Side,
        /// What must be in the part that moves.
        needs: Needs,
        /// How many areas each may go.
        steps: u8,
        /// How many more Armies.
        left: u8,
        /// Whether an attack must follow: only moves after which a target is adjacent (rule 7.2.8).
        strike: bool,
    },
    /// It is asked how much Damage the group takes along, if there is a choice (rule 7.4.2).
    Depart {
        /// Whose.
        side: Side,
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// The group leaves and enters the first area.
    SetOut {
        /// Whose.
        side: Side,
        /// Why.
        why: GroupFor,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// The group on its way has entered an area, and Ents have had their say (rule 8.6.11): what hangs on that.
    Entered {
        /// Whose.
        side: Side,
        /// Why.
        why: GroupFor,
        /// Where.
        at: Area,
        /// How many more areas.
        left: u8,
    },
    /// It stops or goes on.
    Arrive {
        /// Whose.
        side: Side,
        /// Why.
        why: GroupFor,
        /// Where.
        at: Area,
        /// How many more areas.
        left: u8,
    },
    /// The group stays: it merges with the Army there (rule 7.4.7), and what the end of a move brings.
    Settle {
        /// Whose.
        side: Side,
        /// Why.
        why: GroupFor,
        /// Where.
        at: Area,
    },
    /// What hangs on a moment of a move, from this script on; what the move remembers is in `notes.kept` meanwhile.
    Hooks {
        /// The moment.
        moment: Moment,
        /// Whose Army.
        side: Side,
        /// Where.
        at: Area,
        /// The script that was carried out last.
        after: Option<Script>,
    },
    /// Service: an area has more units than the limit (rules 7.3.3, 7.4.7): units are removed, then forced casualties.
    Limit {
        /// Where.
        area: Area,
    },
    /// Service: an attack is made or declined, by Armies that have arrived (`notes.arrived`), or, if none has, by those in
    /// `notes.eligible` (rule 10.1).
    Strike {
        /// Whose.
        side: Side,
        /// What must be in the attacking Army.
        needs: Needs,
        /// Whether it may be declined.
        optional: bool,
        /// What the card adds.
        charge: Option<Charge>,
        /// Only this target.
        target: Option<Area>,
    },
    /// Service: a Combined Attack may be made (rule 10.13).
    Combined {
        /// Whose.
        side: Side,
        /// Whether it may be declined.
        optional: bool,
    },
    /// Service: an Army, or a part of it, moves over a river (rule 7.7.5).
    Cross {
        /// Whose.
        side: Side,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// An attack from a recruitment area: the defender must go (rule 9.3.4).
    ForceOut {
        /// Who attacks.
        side: Side,
        /// From there.
        from: Area,
        /// The enemy there.
        to: Area,
    },
    /// The defender goes; one extra Damage first, if the attacker said where (rules 9.3.4, 10.9.7).
    GoOut {
        /// From there.
        at: Area,
        /// To there.
        to: Area,
        /// Whether the attacker said so.
        forced: bool,
    },
    /// The defender has gone, or is destroyed: the attackers move in (rule 9.3.4).
    MoveIn {
        /// Who attacks.
        side: Side,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// Service: a whole Army goes to an area: retreat, rout, It Is the Will of Théoden King (rule 10.9.8).
    Retreat {
        /// Whose.
        side: Side,
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// Service: Characters of a side move, so many groups more (rules 7.5.2, 7.8.1).
    CharacterMove {
        /// Whose.
        side: Side,
        /// How many more groups.
        left: u8,
    },
    /// Service: Nazgûl, the Witch-king and Gothmog move (rule 9.6.4).
    NazgulMove,
}
