//! The words of cards and abilities that are about a battle (`data/ops.json`): they write down what they do, and the steps of the
//! round heed it.

use super::hooks::lowered;
use super::{battle_frame, tell};
use crate::action::Tactic;
use crate::battle::{Battle, BattleFrame, Effects, LossFor, Named, Ranks};
use crate::event::BattleEvent;
use crate::frame::Frame;
use crate::ids::{BySide, Side, UnitTypes};
use crate::ops::{Ban, Hurt, Op, Relieved, Rolls, Rounds, WhichDice};
use crate::rules::Log;
use crate::state::State;

/// Whether something that holds in these rounds holds in the present one. Before the first round it is as in the first.
const fn is_now(battle: &Battle, rounds: Rounds) -> bool {
    match rounds {
        Rounds::First => battle.round <= 1,
        Rounds::This | Rounds::All => true,
    }
}

impl State {
    /// Carries out a word about battles for a player. Says the frame that must run before the list goes on, if there is one. Outside a
    /// battle, and for words about something else, it does nothing.
    #[must_use]
    pub(crate) fn battle_op(&mut self, op: &Op, by: Side, log: &mut Log) -> Option<Frame> {
        let battle = self.battle?;
        match op {
            Op::DiceCount { .. }
            | Op::DieModifier { .. }
            | Op::TargetNumber { .. }
            | Op::Strength { .. }
            | Op::UnitStrength { .. }
            | Op::CancelReroll(_)
            | Op::CancelDamage { .. }
            | Op::ForbidRetreat { .. }
            | Op::DoubleSix
            | Op::EliminateForDamage { .. } => self.write_down(&battle, op, by),
            Op::Leadership { target, value, minimum } => {
                let side = target.side(by);
                let before = i16::from(self.battle_leadership(&battle, side));
                let after = lowered(before, *value, i16::from(*minimum));
                let change = (after - before).clamp(-100, 100) as i8;
                self.alter(|battle| {
                    let add = |effects: &mut Effects| {
                        effects.leadership = effects.leadership.saturating_add(change);
                    };
                    add(&mut battle.now.effects[side]);
                    if battle.round == 0 {
                        add(&mut battle.lasting[side]);
                    }
                });
            }
            Op::CancelCombatEvent(target) => {
                let side = target.side(by);
                if battle.plays_event(side) && !battle.now.shown {
                    self.alter(|battle| battle.now.effects[side].no_event = true);
                    tell(log, BattleEvent::EventCancelled(side));
                }
            }
            Op::CancelAbility(target) => {
                let side = target.side(by);
                if let (Some(maneuver), false) =
                    (battle.maneuver(side), battle.now.abilities[side].is_empty())
                {
                    self.alter(|battle| battle.now.abilities[side] = UnitTypes::EMPTY);
                    tell(log, BattleEvent::AbilityCancelled { side, maneuver });
                }
            }
            Op::TerrainSuperiority(target) => self.alter(|battle| battle.given[target.side(by)] = true),
            Op::Forbid { ban: Ban::TerrainSuperiority, .. } => {
                self.alter(|battle| battle.denied[by.enemy()] = true);
            }
            Op::EndBattle => self.alter(|battle| battle.now.ends = true),
            Op::InflictDamage { hurt: Hurt::InBattle(target), tokens, bypass, rounds } => {
                return self.inflict(&battle, target.side(by), by, *tokens, *bypass, *rounds, log);
            }
            Op::ForceCasualties { target, left } => {
                let side = target.side(by);
                let (area, why) = (battle.place(side), LossFor::DownTo(*left));
                return Some(battle_frame(BattleFrame::Losses { area, side, why }));
            }
            Op::ExtraReroll { dice, once } if self.battle_op_possible(op, by) => {
                let (dice, once) = (*dice, *once);
                return Some(battle_frame(BattleFrame::ExtraReroll { side: by, dice, once }));
            }
            Op::ReplayManeuver => {
                return Some(battle_frame(BattleFrame::ExtraManeuver { side: by, used: true }));
            }
            Op::ExtraManeuver => {
                return Some(battle_frame(BattleFrame::ExtraManeuver { side: by, used: false }));
            }
            _ => {}
        }
        None
    }

    /// Whether a word would do anything for a player now. Words that are not about battles are somebody else's to judge.
    pub(crate) fn battle_op_possible(&self, op: &Op, by: Side) -> bool {
        let Some(battle) = &self.battle else { return false };
        let now = &battle.now;
        match op {
            Op::DiceCount { target, value, minimum } => {
                let side = target.side(by);
                let dice = self.battle_values(battle)[side].dice;
                now.rolls[side].n == 0 && (*value > 0 || *value < 0 && dice > (*minimum).max(1))
            }
            Op::Leadership { target, value, minimum } => {
                let leadership = self.battle_leadership(battle, target.side(by));
                *value > 0 || *value < 0 && leadership > *minimum
            }
            Op::CancelReroll(target) => {
                let side = target.side(by);
                !now.effects[side].no_reroll && self.battle_leadership(battle, side) > 0
            }
            Op::CancelCombatEvent(target) => {
                let side = target.side(by);
                now.tactic[side] == Some(Tactic::CombatEvent) && battle.plays_event(side) && !now.shown
            }
            Op::CancelAbility(target) => !now.abilities[target.side(by)].is_empty(),
            Op::InflictDamage { hurt: Hurt::InBattle(target), tokens, rounds, .. } => {
                *tokens > 0 && is_now(battle, *rounds) && !self.is_gone(battle, target.side(by))
            }
            Op::DieModifier { rounds, .. } | Op::TargetNumber { rounds, .. } => is_now(battle, *rounds),
            Op::ForceCasualties { target, left } => self.army(battle.place(target.side(by))).damage > *left,
            Op::ExtraReroll { dice, once } => {
                let spent = *once && battle.running.is_some_and(|script| battle.is_spent(script));
                let roll = &now.rolls[by];
                *dice > 0 && !spent && roll.n > 0 && !roll.is_rolling() && !now.placed
            }
            Op::ReplayManeuver => !self.further_maneuvers(battle, by, true).is_empty(),
            Op::ExtraManeuver => !self.further_maneuvers(battle, by, false).is_empty(),
            Op::EliminateForDamage { unit, .. } => {
                unit.side() == by && self.army(battle.place(by)).units.contains(*unit)
            }
            Op::RemoveDamage { of: Relieved::InBattle(target), .. } => {
                self.army(battle.place(target.side(by))).damage > 0
            }
            Op::Strength { when, .. } => self.holds_in(battle, when, by),
            // How a list goes on is nothing by itself.
            Op::Unless(..) | Op::Skip(_) | Op::Option(_) => false,
            _ => true,
        }
    }

    /// An ability that works once in each battle has been used.
    pub(crate) fn spend_ability(&mut self) {
        self.alter(|battle| {
            let free = battle.spent.iter().position(Option::is_none);
            if let (Some(script), Some(free)) = (battle.running, free)
                && !battle.is_spent(script)
            {
                battle.spent[free] = Some(script);
            }
        });
    }

    /// A word is written down for this round, or for every round: if it says so, or if it stands with the attack itself.
    fn write_down(&mut self, battle: &Battle, op: &Op, by: Side) {
        let rounds = match op {
            Op::DieModifier { rounds, .. }
            | Op::TargetNumber { rounds, .. }
            | Op::ForbidRetreat { rounds, .. } => *rounds,
            _ => Rounds::This,
        };
        let always = match rounds {
            Rounds::All => true,
            Rounds::This => battle.round == 0,
            Rounds::First => false,
        };
        let (mut now, mut lasting) = (battle.now.effects, battle.lasting);
        self.apply(battle, &mut now, op, by);
        if always {
            self.apply(battle, &mut lasting, op, by);
        }
        self.alter(|battle| (battle.now.effects, battle.lasting) = (now, lasting));
    }

    /// What a word about quantities does to both sides.
    pub(super) fn apply(&self, battle: &Battle, all: &mut BySide<Effects>, op: &Op, by: Side) {
        match op {
            Op::DiceCount { target, value, minimum } => {
                let own = &mut all[target.side(by)];
                own.dice = own.dice.saturating_add(*value);
                own.least_dice = own.least_dice.max(*minimum);
            }
            Op::DieModifier { target, value, rolls, rounds } if is_now(battle, *rounds) => {
                let own = &mut all[target.side(by)];
                if rolls.combat {
                    own.plus = own.plus.saturating_add(*value);
                }
                if rolls.reroll {
                    own.plus_again = own.plus_again.saturating_add(*value);
                }
            }
            Op::TargetNumber { target, dice, value, instead_of, rolls, rounds }
                if is_now(battle, *rounds) =>
            {
                let own = &mut all[target.side(by)];
                name_target(own, *dice, *value, *instead_of, *rolls);
            }
            Op::Strength { target, value, when } if self.holds_in(battle, when, by) => {
                let own = &mut all[target.side(by)];
                own.strength = own.strength.saturating_add(*value);
            }
            Op::UnitStrength { target, value } => all[target.side(by)].unit_strength = Some(*value),
            Op::CancelReroll(target) => all[target.side(by)].no_reroll = true,
            Op::CancelDamage { target, tokens, protection } => {
                let own = &mut all[target.side(by)];
                let cancels = if *protection { &mut own.cancels } else { &mut own.cancels_army };
                *cancels = cancels.saturating_add(*tokens);
            }
            Op::ForbidRetreat { target, rounds, rout } if is_now(battle, *rounds) => {
                let own = &mut all[target.side(by)];
                own.no_retreat = true;
                own.no_rout |= *rout;
            }
            Op::DoubleSix => all[by].double_six = true,
            Op::EliminateForDamage { unit, units, tokens } if unit.side() == by => {
                all[by].ranks = Some(Ranks { unit: *unit, units: *units, tokens: *tokens });
            }
            _ => {}
        }
    }

    /// Damage is added in a battle. A player's own Army takes it at once, itself (rule 10.8.6); the enemy's is placed with the hits, or
    /// at once if they have been placed already.
    #[expect(clippy::too_many_arguments, reason = "all of them are parts of one word")]
    fn inflict(
        &mut self,
        battle: &Battle,
        side: Side,
        by: Side,
        tokens: u8,
        bypass: bool,
        rounds: Rounds,
        log: &mut Log,
    ) -> Option<Frame> {
        if !is_now(battle, rounds) {
            return None;
        }
        let area = battle.place(side);
        if side == by {
            return Some(battle_frame(BattleFrame::Hurt { area, side, tokens, bypass: true }));
        }
        if battle.now.placed {
            // What cancels Damage of this round has something left to cancel.
            let tokens = tokens - self.cancel(side, tokens, log);
            return Some(battle_frame(BattleFrame::Hurt { area, side, tokens, bypass }));
        }
        let add = |effects: &mut Effects| {
            let sum = if bypass { &mut effects.direct } else { &mut effects.added };
            *sum = sum.saturating_add(tokens);
        };
        self.alter(|battle| {
            add(&mut battle.now.effects[side]);
            if rounds == Rounds::All || rounds == Rounds::This && battle.round == 0 {
                add(&mut battle.lasting[side]);
            }
        });
        None
    }

    /// Up to so much Damage against a side is cancelled. Says how much.
    pub(super) fn cancel(&mut self, side: Side, tokens: u8, log: &mut Log) -> u8 {
        let Some(battle) = &mut self.battle else { return 0 };
        let cancels = &mut battle.now.effects[side].cancels;
        let cancelled = tokens.min(*cancels);
        *cancels -= cancelled;
        if cancelled > 0 {
            tell(log, BattleEvent::Cancelled { side, tokens: cancelled });
        }
        cancelled
    }
}

/// A target number is named. The Leader Re-roll has that of the Combat roll (rule 10.6.1).
fn name_target(own: &mut Effects, dice: WhichDice, value: u8, instead_of: Option<u8>, rolls: Rolls) {
    for roll in 0..2 {
        if !(rolls.combat || rolls.reroll && roll == 1) {
            continue;
        }
        let named: Option<&mut Named> = match dice {
            WhichDice::All => Some(&mut own.target[roll]),
            WhichDice::Maneuver(None) => Some(&mut own.target_maneuver[roll]),
            WhichDice::Maneuver(Some(token)) => own.of_token(roll, token),
        };
        if let Some(named) = named {
            named.name(value, instead_of);
        }
    }
}
