//! Battles (chapter 10): what a battle remembers, its questions and steps.

use crate::action::Tactic;
use crate::army::Charge;
use crate::ids::{Area, Areas, BySide, Card, Character, Maneuver, Maneuvers, Section, Side};
use crate::ops::Script;
use arrayvec::ArrayVec;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// The most dice of a roll (rule 10.3.1).
pub const DICE: u8 = 5;

/// Why casualties are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LossFor {
    /// Step 5 of a combat round: voluntary ones too (rule 10.8.2).
    Step5,
    /// Only while Damage exceeds the number of units (rule 10.8.3).
    Forced,
    /// Until so many tokens are left at most: a rout, Rearguard Attack, an Ent attack (rules 8.6.6, 10.10).
    DownTo(u8),
}

/// The combat dice of a side in a round (rules 10.5, 10.6). The first of them are the maneuver dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// What they show; 0 for a die that is in the hand of Chance.
    pub dice: [u8; DICE as usize],
    /// How many there are.
    pub n: u8,
    /// How many of them are maneuver dice.
    pub maneuver: u8,
    /// Which of them were named for a re-roll: the bits of their places.
    pub named: u8,
    /// Which of them were rolled again: the bits of their places.
    pub again: u8,
    /// Added to each die of the Combat roll.
    pub plus: i8,
    /// Added to each die that was rolled again.
    pub plus_again: i8,
    /// What a combat die must show, with what is added, to hit.
    pub target: u8,
    /// What a maneuver die must show.
    pub target_maneuver: u8,
    /// The same for dice that were rolled again.
    pub target_again: u8,
    /// The same for maneuver dice that were rolled again.
    pub target_maneuver_again: u8,
}

/// What the effects of one round do to a side (rules 10.3 to 10.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effects {
    /// Added to Combat Strength.
    pub strength: i8,
    /// Each unit counts with this Combat Strength.
    pub unit_strength: Option<u8>,
    /// Added to the number of dice, after the limit.
    pub dice: i8,
    /// Added to the dice of the Combat roll.
    pub combat: i8,
    /// Added to the dice of the Leader Re-roll.
    pub reroll: i8,
    /// The target number is this instead of 5 (rule 10.5.2).
    pub target: Option<u8>,
    /// The same for maneuver dice.
    pub target_maneuver: Option<u8>,
    /// Added to Leadership.
    pub leadership: i8,
    /// No Leader Re-roll.
    pub no_reroll: bool,
    /// The Combat Event token is cancelled.
    pub no_event: bool,
    /// The unit ability was activated.
    pub activated: bool,
    /// The activated unit ability is cancelled.
    pub cancelled: bool,
    /// Maneuver dice that show 6 and hit count twice.
    pub double_six: bool,
    /// Damage added to the enemy's hits against this side.
    pub added: u8,
    /// Hits and added Damage against this side that are cancelled.
    pub cancels: u8,
    /// Damage that goes to the Army itself, not to its protection.
    pub direct: u8,
    /// No retreat at the end of this round.
    pub no_retreat: bool,
    /// No rout either.
    pub no_rout: bool,
}

/// What one round of a battle remembers (rule 10.14). What belongs to a side is kept under that side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// The tactics token that the side has chosen.
    pub tactic: BySide<Option<Tactic>>,
    /// Whether the tokens are revealed.
    pub revealed: bool,
    /// The card that the side has chosen for its Combat Event. It stays in the hand until it is shown.
    pub card: BySide<Option<Card>>,
    /// Whether the side has shown its card, or plays none.
    pub shown: BySide<bool>,
    /// A further maneuver token, by Determined Attack.
    pub extra: BySide<Option<Maneuver>>,
    /// Whether that one comes back at the end of the round.
    pub extra_returns: BySide<bool>,
    /// What effects do to the side.
    pub effects: BySide<Effects>,
    /// The dice.
    pub rolls: BySide<Roll>,
    /// Nazgûl abilities that were used: the bits of their numbers.
    pub nazgul: u8,
    /// Whether Lord of the Nazgûl was used.
    pub lord: bool,
    /// Whether the battle is over at the end of the round.
    pub ends: bool,
}

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking side.
    pub attacker: Side,
    /// The attacking Armies that are left; several in a Combined Attack (rule 10.13).
    pub armies: Areas,
    /// Those that have fought a round (rule 10.13.2).
    pub fought: Areas,
    /// Where the Army stands that fights this round.
    pub from: Area,
    /// Where the defending Army stands.
    pub at: Area,
    /// Whether it is a Combined Attack.
    pub combined: bool,
    /// Whether it is an assault with a Siege Tower (rule 9.10.3).
    pub tower: bool,
    /// Whether it goes over a river border, which counts as a ford (rule 7.7.5).
    pub river: bool,
    /// What a card adds to it.
    pub charge: Option<Charge>,
    /// The number of the round.
    pub round: u8,
    /// Maneuver tokens that are used (rule 10.4.2).
    pub used: BySide<Maneuvers>,
    /// Abilities that are used up for the battle.
    pub spent: ArrayVec<(Character, u8), 8>,
    /// No retreat of the defender in any round.
    pub no_retreat: bool,
    /// No rout either.
    pub no_rout: bool,
    /// The present round.
    pub now: Round,
}

impl Battle {
    /// The defending side.
    #[inline]
    pub const fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// Where the Army of a side stands that fights this round.
    #[inline]
    pub fn place(&self, side: Side) -> Area {
        if side == self.attacker { self.from } else { self.at }
    }
}

/// Questions of chapter 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum BattleAsk {
    /// D14: whether the Siege Tower is used (rule 9.10.3).
    Tower,
    /// D14: which Army of a Combined Attack fights this round.
    Army,
    /// D15: which tactics token each side chooses, secretly.
    Tactic,
    /// D16: which card a side plays with its Combat Event; both choose secretly if both may.
    Card,
    /// D17: whether a Nazgûl ability is used (rule 9.6.3): which, and how.
    Nazgul,
    /// D17: which Nazgûl of the region is removed for it.
    NazgulFrom(Script),
    /// D35: which maneuver token Determined Attack uses.
    ExtraManeuver(Side),
    /// D18: which of its dice a side rolls again, one by one (rule 10.6.1).
    Reroll {
        /// Whose.
        side: Side,
        /// How many more.
        left: u8,
    },
    /// D20, D33: which unit is removed, with how much Damage.
    Casualty {
        /// Where.
        area: Area,
        /// Whose.
        side: Side,
        /// Why.
        why: LossFor,
    },
    /// D21: whether the attacker ceases.
    GoOn,
    /// D22: whether the defender retreats, routs or stays.
    Leave,
    /// D22, D23: where the defender goes.
    RetreatTo {
        /// Whether the attacker says where (rule 10.9.7).
        forced: bool,
    },
    /// D24: which Army of a Combined Attack advances.
    AdvanceFrom,
}

impl BattleAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            BattleAsk::Tower => "tower",
            BattleAsk::Army => "fighting-army",
            BattleAsk::Tactic => "tactic",
            BattleAsk::Card => "combat-card",
            BattleAsk::Nazgul => "nazgul-ability",
            BattleAsk::NazgulFrom(_) => "nazgul-spent",
            BattleAsk::ExtraManeuver(_) => "extra-maneuver",
            BattleAsk::Reroll { .. } => "reroll",
            BattleAsk::Casualty { .. } => "casualty",
            BattleAsk::GoOn => "go-on",
            BattleAsk::Leave => "leave",
            BattleAsk::RetreatTo { .. } => "retreat-to",
            BattleAsk::AdvanceFrom => "advance-from",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            BattleAsk::Tower => "9.10.3",
            BattleAsk::Army => "10.13.1",
            BattleAsk::Tactic => "10.4.1",
            BattleAsk::Card => "10.4.3",
            BattleAsk::Nazgul | BattleAsk::NazgulFrom(_) => "9.6.3",
            BattleAsk::ExtraManeuver(_) => "10.4.3",
            BattleAsk::Reroll { .. } => "10.6.1",
            BattleAsk::Casualty { why, .. } => match why {
                LossFor::Step5 => "10.8.2",
                LossFor::Forced => "10.8.3",
                LossFor::DownTo(_) => "10.10",
            },
            BattleAsk::GoOn => "10.9.3",
            BattleAsk::Leave => "10.9.4",
            BattleAsk::RetreatTo { forced: false } => "10.9.6",
            BattleAsk::RetreatTo { forced: true } => "10.9.7",
            BattleAsk::AdvanceFrom => "10.13.3",
        })
    }

    /// Whether each seat that is asked answers for itself, secretly.
    pub const fn each_answers(&self) -> bool {
        matches!(self, BattleAsk::Tactic | BattleAsk::Card)
    }
}

/// Steps of chapter 10. Those of a round are the summary of rule 10.14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleFrame {
    /// Service: the battle in `state.battle` begins (rule 10.1.4).
    Begin,
    /// Terrain Superiority (rule 10.2).
    Superiority,
    /// 1: a round begins; in a Combined Attack the attacker names the Army (rule 10.13.1).
    Round,
    /// 3: tactics tokens are chosen and revealed (rule 10.4.1).
    Tactics,
    /// 4: cards of the Combat Event are chosen (rule 10.4.3).
    Cards,
    /// Effects of one moment, the defender's first (rule 10.4.6): cards, Nazgûl abilities, Characters; so many have had their turn.
    Moment {
        /// Which.
        timing: crate::book::Timing,
        /// The next effect.
        next: u8,
    },
    /// 5: dice and target numbers (rules 10.3, 10.5).
    Prepare,
    /// 5, 6: the dice of a side that Chance holds are rolled.
    Throw {
        /// Whose.
        side: Side,
        /// Whether it is a re-roll.
        again: bool,
    },
    /// 6: the Leader Re-roll: a side names its dice (rule 10.6.1).
    Reroll(Side),
    /// 7: unit abilities and effects of Characters (rule 10.7); so many have had their turn.
    Abilities {
        /// The next.
        next: u8,
    },
    /// 8: Damage is placed (rules 10.8.1, 10.12).
    Damage,
    /// 8: a side's casualties (rule 10.8.5).
    Casualties(Side),
    /// 9: the end of the round (rule 10.9.1); so many parts are done.
    EndOfRound {
        /// The next part.
        part: u8,
    },
    /// 9: whether the battle is over; the attacker may cease (rules 10.9.2, 10.9.3).
    Outcome,
    /// 9: the defender may leave (rule 10.9.4).
    MayLeave,
    /// 9: the defender goes; whoever chooses says where (rules 10.9.6, 10.9.7).
    Retreat,
    /// 9: the defender goes there.
    RetreatTo(Area),
    /// The defender is gone, the attacker may advance (rule 10.11).
    Victory,
    /// This Army may advance.
    Advance(Area),
    /// The battle is over.
    End,
    /// Service: Damage outside a battle, or as a card says in one, on the Army there (rules 10.8.6, 10.12.4).
    Hurt {
        /// Where.
        area: Area,
        /// Whose Army.
        side: Side,
        /// How much.
        tokens: u8,
        /// Whether it goes to the Army itself.
        bypass: bool,
    },
    /// Service: casualties are taken (rule 10.8).
    Losses {
        /// Where.
        area: Area,
        /// Whose.
        side: Side,
        /// Why.
        why: LossFor,
    },
    /// Service: an Army that lost its last unit is destroyed (rules 7.5.7, 10.8.4).
    Destroyed {
        /// Where.
        area: Area,
        /// Whose.
        side: Side,
    },
}

/// A place with protection that an attack meets (rules 9.5, 10.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protection {
    /// None, or it is breached.
    None,
    /// A Stronghold with so many points left.
    Stronghold(u8),
    /// A section of Minas Tirith with so many points left.
    Section(Section, u8),
}
