//! Battles (chapter 10): what a battle remembers, its questions and steps. The dice are in `dice`, what effects do in `effects`, what
//! an onlooker sees in `picture`.

mod dice;
mod effects;
mod picture;

pub use dice::{DICE, Roll, Target};
pub use effects::{Effects, Named, Ranks};
pub use picture::{BattlePicture, BattleStep, DiePicture, SidePicture, TokensPicture};

use crate::action::Tactic;
use crate::army::Charge;
use crate::ids::{Area, Areas, BySide, Card, Combat, Maneuver, Maneuvers, Side, UnitTypes};
use crate::ops::Script;
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Why casualties are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LossFor {
    /// Step 5 of a combat round: voluntary ones too (rule 10.8.2).
    Step5,
    /// Only while Damage exceeds the number of units (rule 10.8.3).
    Forced,
    /// The same before a retreat to where the attacker says; the Army may be destroyed as in battle (rule 10.9.7).
    Driven,
    /// A rout: until 0 or 1 token is left (rule 10.10).
    Rout,
    /// An Ent attack: the same (rule 8.6.6).
    Ents,
    /// Until so many tokens are left at most, as Rearguard Attack says (rule 10.9.1).
    DownTo(u8),
}

/// A moment of a round at which effects work, one after the other (rules 10.4.6, 10.7.2, 10.9.1, 10.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Right after the tactics tokens are revealed.
    Tokens,
    /// Right after the cards are shown.
    Reveal,
    /// Before the Combat roll.
    BeforeCombatRoll,
    /// Before the Leader Re-roll.
    BeforeLeaderReroll,
    /// After the Leader Re-rolls.
    AfterReroll,
    /// Abilities that cancel an ability.
    Cancelling,
    /// The other abilities of step 4.
    Step4,
    /// After Damage is placed, before casualties.
    Step5,
    /// End of the round, 1: what adds Damage.
    EndDamage,
    /// End of the round, 2: what forces casualties.
    EndCasualties,
    /// End of the round, 3: everything else.
    EndOther,
    /// End of the round, 5: what ends the battle.
    EndBattle,
}

/// From where on the effects of a side work at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onwards {
    /// From the first one on.
    First,
    /// Behind this one.
    Behind(Script),
    /// From the Nazgûl abilities on.
    Nazgul,
    /// None is left.
    Done,
}

/// How many abilities are remembered that are used up for the battle.
const SPENT: usize = 8;

/// What one round of a battle remembers (rule 10.14). What belongs to a side is kept under that side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// The tactics token that the side has chosen.
    pub tactic: BySide<Option<Tactic>>,
    /// Whether the tokens are revealed.
    pub revealed: bool,
    /// The card that the side has chosen for its Combat Event. It stays in the hand until it is shown.
    pub card: BySide<Option<Card>>,
    /// Whether the side has chosen a card, or none.
    pub chose: BySide<bool>,
    /// Whether the cards are shown.
    pub shown: bool,
    /// A further maneuver token, by Determined Attack.
    pub extra: BySide<Option<Maneuver>>,
    /// What effects do to the side.
    pub effects: BySide<Effects>,
    /// The dice.
    pub rolls: BySide<Roll>,
    /// The types whose ability was activated and is not cancelled (rule 10.7.1).
    pub abilities: BySide<UnitTypes>,
    /// Whether the side's unit ability was activated, cancelled or not.
    pub activated: BySide<bool>,
    /// Nazgûl abilities that were used: the bits of their numbers.
    pub nazgul: u32,
    /// How often Nazgûl abilities were used.
    pub nazgul_uses: u8,
    /// Whether the Nazgûl ability that costs less was used (Lord of the Nazgûl).
    pub lord: bool,
    /// Whether the Damage of the round is placed: what is added later is placed at once.
    pub placed: bool,
    /// Whether forced casualties wait until the end of the step (rules 10.8.6, 10.9.1).
    pub waits: bool,
    /// Whether the battle is over at the end of the round.
    pub ends: bool,
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Whether it has begun.
    pub begun: bool,
    /// Whether it is an assault with a Siege Tower (rule 9.10.3).
    pub tower: bool,
    /// Whether it goes over a river border, which counts as a ford (rule 7.7.5).
    pub river: bool,
    /// What a card adds to it.
    pub charge: Option<Charge>,
    /// Sides that have Terrain Superiority without a count (rule 10.2.2).
    pub given: BySide<bool>,
    /// Sides that cannot have it.
    pub denied: BySide<bool>,
    /// The number of the round.
    pub round: u8,
    /// Maneuver tokens that are used (rule 10.4.2).
    pub used: BySide<Maneuvers>,
    /// Nazgûl abilities that were used in the battle: the bits of their numbers.
    pub nazgul: u32,
    /// Abilities that are used up for the battle.
    pub spent: [Option<Script>; SPENT],
    /// The ability or card that is being carried out.
    pub running: Option<Script>,
    /// What effects do in every round.
    pub lasting: BySide<Effects>,
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

    /// The tactics token that a side has chosen but nobody else has seen yet (rule 10.4.1).
    pub fn hidden_tactic(&self, side: Side) -> Option<Tactic> {
        if self.now.revealed { None } else { self.now.tactic[side] }
    }

    /// The tactics token that a side has revealed this round.
    pub fn tactic(&self, side: Side) -> Option<Tactic> {
        if self.now.revealed { self.now.tactic[side] } else { None }
    }

    /// The card that a side has chosen but nobody else has seen yet (rule 10.4.3).
    pub fn hidden_card(&self, side: Side) -> Option<Card> {
        if self.now.shown { None } else { self.now.card[side] }
    }

    /// The card that a side has shown this round.
    pub fn open_card(&self, side: Side) -> Option<Card> {
        if self.now.shown { self.now.card[side] } else { None }
    }

    /// The combat half that a side plays this round.
    pub fn combat(&self, side: Side) -> Option<Combat> {
        self.open_card(side).and_then(Card::halves).map(|(_, combat)| combat)
    }

    /// The maneuver token that a side uses this round, revealed in step 1 or by Determined Attack.
    pub fn maneuver(&self, side: Side) -> Option<Maneuver> {
        match self.tactic(side) {
            Some(Tactic::Maneuver(maneuver)) => Some(maneuver),
            Some(Tactic::Regroup | Tactic::CombatEvent) | None => self.now.extra[side],
        }
    }

    /// Whether a side has revealed the Regroup token this round (rule 10.4.4).
    pub fn regrouped(&self, side: Side) -> bool {
        self.tactic(side) == Some(Tactic::Regroup)
    }

    /// Whether a side has revealed the Combat Event token this round, and it is not cancelled (rule 10.4.3).
    pub fn plays_event(&self, side: Side) -> bool {
        self.tactic(side) == Some(Tactic::CombatEvent) && !self.now.effects[side].no_event
    }

    /// Whether an ability is used up for the battle.
    pub fn is_spent(&self, script: Script) -> bool {
        self.spent.contains(&Some(script))
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
    /// D17: whether a Nazgûl ability of the moment is used, and which (rule 9.6.3).
    Nazgul(Moment),
    /// D17: whether the ability is used at the lower cost (Lord of the Nazgûl).
    NazgulCost {
        /// The ability.
        n: u8,
    },
    /// D17: from where in the region a Nazgûl is removed for it.
    NazgulFrom {
        /// The ability.
        n: u8,
        /// How many more.
        left: u8,
    },
    /// D35: which maneuver token Determined Attack uses.
    ExtraManeuver {
        /// Whose.
        side: Side,
        /// Whether it is a used one.
        used: bool,
    },
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
            BattleAsk::Nazgul(_) => "nazgul-ability",
            BattleAsk::NazgulCost { .. } => "nazgul-cost",
            BattleAsk::NazgulFrom { .. } => "nazgul-spent",
            BattleAsk::ExtraManeuver { .. } => "extra-maneuver",
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
            BattleAsk::Nazgul(_) | BattleAsk::NazgulCost { .. } | BattleAsk::NazgulFrom { .. } => "9.6.3",
            BattleAsk::ExtraManeuver { .. } => "10.4.2",
            BattleAsk::Reroll { .. } => "10.6.1",
            BattleAsk::Casualty { why, .. } => match why {
                LossFor::Step5 => "10.8.2",
                LossFor::Forced => "10.8.3",
                LossFor::Driven => "10.9.7",
                LossFor::Rout => "10.10",
                LossFor::Ents => "8.6.6",
                LossFor::DownTo(_) => "10.9.1",
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
    /// What the card that made the attack adds to it.
    Charge,
    /// 1: a round begins; in a Combined Attack the attacker names the Army (rule 10.13.1).
    Round,
    /// Terrain Superiority, before the first round (rules 10.2, 10.13.2).
    Superiority,
    /// 3: tactics tokens are chosen and revealed (rule 10.4.1).
    Tactics,
    /// 4: cards of the Combat Event are chosen and shown (rule 10.4.3).
    Cards,
    /// Effects of a moment: those of a side from this place in their order on.
    Moment {
        /// Which moment.
        moment: Moment,
        /// Whose effects.
        side: Side,
        /// From where on in their order.
        from: Onwards,
    },
    /// A Nazgûl ability is used: so many Nazgûl are still to be removed for it (rule 9.6.3).
    Nazgul {
        /// The ability.
        n: u8,
        /// How many more.
        left: u8,
    },
    /// A further maneuver token is used this round (Determined Attack).
    ExtraManeuver {
        /// Whose.
        side: Side,
        /// Whether it is a used one.
        used: bool,
    },
    /// 5: dice and target numbers (rules 10.3, 10.5).
    Prepare,
    /// 5, 6: the dice of a side that Chance holds are rolled, then those of the other.
    Throw {
        /// Whose.
        side: Side,
        /// Whether it is the Leader Re-roll.
        again: bool,
    },
    /// 6: the Leader Re-roll: a side names its dice (rule 10.6.1).
    Reroll(Side),
    /// A side names dice for a further re-roll, up to so many (`extra-reroll`).
    ExtraReroll {
        /// Whose.
        side: Side,
        /// How many at most.
        dice: u8,
        /// Whether the ability is used up then.
        once: bool,
    },
    /// The dice of a further re-roll are rolled.
    ExtraThrow {
        /// Whose.
        side: Side,
        /// Whether the ability is used up then.
        once: bool,
    },
    /// 7: whose unit ability is activated (rule 10.7.1).
    Abilities,
    /// 8: Damage is placed (rules 10.8.1, 10.12).
    Damage,
    /// 8, 9: a side's casualties, then the other's (rule 10.8.5).
    Casualties {
        /// Whose.
        side: Side,
        /// Why: voluntary ones in step 5, forced ones at the end of the round.
        why: LossFor,
    },
    /// 9: Regroup recovers tokens (rule 10.9.1).
    Recover,
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
    /// Service: the extra Damage of a retreat to where the attacker says, before it (rule 10.9.7).
    Driven {
        /// Where.
        area: Area,
        /// Whose Army.
        side: Side,
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
}
