//! Steps 5 and 6: the Combat rolls, the Leader Re-rolls and further re-rolls (rules 10.5, 10.6).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{Battle, BattleAsk, BattleFrame, DICE, Moment, Roll};
use crate::event::BattleEvent;
use crate::frame::Next;
use crate::ids::Side;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask_chance, done, goto};

impl State {
    /// 5: the dice of both sides are counted out. From now on the Army has fought a round (rule 10.13.2).
    pub(super) fn prepare_rolls(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let values = self.battle_values(battle);
        for side in [battle.attacker, battle.defender()] {
            let own = &values[side];
            let (n, maneuver, [first, second]) = (own.dice, own.maneuver, own.targets);
            tell(
                log,
                BattleEvent::Dice {
                    side,
                    combat: n - maneuver,
                    maneuver,
                    target: first.combat,
                    target_maneuver: first.maneuver,
                    plus: first.plus,
                },
            );
            let roll = Roll { n, maneuver, fresh: u8::MAX, first, second, ..Roll::default() };
            self.alter(|battle| battle.now.rolls[side] = roll);
        }
        self.alter(|battle| battle.fought.insert(battle.from));
        goto(battle_frame(BattleFrame::Throw { side: battle.attacker, again: false }))
    }

    /// Chance rolls one die after the other, the maneuver dice first; the attacker's dice, then the defender's (rule 11.2.2).
    pub(super) fn throw(&mut self, battle: &Battle, side: Side, again: bool, log: &mut Log) -> Next {
        let roll = battle.now.rolls[side];
        let this = battle_frame(BattleFrame::Throw { side, again });
        if again && roll.named > 0 {
            self.alter(|battle| battle.now.rolls[side].take_up());
            return goto(this);
        }
        if roll.is_rolling() {
            return ask_chance(Ask::Roll(RollFor::Battle(side))).then(this);
        }
        State::tell_roll(&roll, side, again, log);
        self.alter(|battle| battle.now.rolls[side].fresh = 0);
        let attacks = side == battle.attacker;
        goto(match (again, attacks) {
            (_, true) => battle_frame(BattleFrame::Throw { side: battle.defender(), again }),
            (false, false) => battle.first_of(Moment::BeforeLeaderReroll),
            (true, false) => battle.first_of(Moment::AfterReroll),
        })
    }

    /// Reports the dice that were just rolled.
    fn tell_roll(roll: &Roll, side: Side, again: bool, log: &mut Log) {
        if !log.is_on() {
            return;
        }
        let (mut dice, mut n, mut maneuver, mut hits) = ([0; DICE as usize], 0_u8, 0, 0);
        for (place, die) in roll.dice().iter().enumerate().filter(|(place, _)| roll.is_fresh(*place)) {
            dice[usize::from(n)] = *die;
            n += 1;
            maneuver += u8::from(roll.is_maneuver(place));
            hits += u8::from(roll.is_hit(place));
        }
        if n > 0 {
            tell(log, BattleEvent::Threw { side, dice, n, maneuver, hits, again });
        }
    }

    /// 6: first the attacker names the dice that he rolls again, then the defender, then both roll (rule 10.6.1).
    pub(super) fn leader_reroll(&mut self, battle: &Battle, side: Side, log: &mut Log) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Reroll(battle.defender()),
            false => BattleFrame::Throw { side: battle.attacker, again: true },
        });
        let leadership = self.battle_leadership(battle, side);
        if leadership > 0 && battle.now.effects[side].no_reroll {
            tell(log, BattleEvent::NoReroll(side));
            return goto(then);
        }
        match leadership.min(battle.now.rolls[side].n) {
            0 => goto(then),
            left => ask_side(side, BattleAsk::Reroll { side, left }).then(then),
        }
    }

    /// After the Leader Re-rolls a side may roll up to so many dice again, also such that were rolled again already.
    pub(super) fn extra_reroll(battle: &Battle, side: Side, dice: u8, once: bool) -> Next {
        match dice.min(battle.now.rolls[side].n) {
            0 => done(),
            left => {
                let then = battle_frame(BattleFrame::ExtraThrow { side, once });
                ask_side(side, BattleAsk::Reroll { side, left }).then(then)
            }
        }
    }

    /// The dice of a further re-roll. Only if there are any was the ability used.
    pub(super) fn extra_throw(&mut self, battle: &Battle, side: Side, once: bool, log: &mut Log) -> Next {
        let roll = battle.now.rolls[side];
        let this = battle_frame(BattleFrame::ExtraThrow { side, once });
        if roll.named > 0 {
            if once {
                self.spend_ability();
            }
            self.alter(|battle| battle.now.rolls[side].take_up());
            return goto(this);
        }
        if roll.is_rolling() {
            return ask_chance(Ask::Roll(RollFor::Battle(side))).then(this);
        }
        State::tell_roll(&roll, side, true, log);
        self.alter(|battle| battle.now.rolls[side].fresh = 0);
        done()
    }

    pub(super) fn list_rerolls(battle: &Battle, side: Side, out: &mut Vec<Action>) {
        let roll = &battle.now.rolls[side];
        for (place, shows) in roll.dice().iter().enumerate() {
            let action = Action::Reroll { maneuver: roll.is_maneuver(place), shows: *shows };
            if !roll.is_named(place) && !out.contains(&action) {
                out.push(action);
            }
        }
        out.push(Action::Done);
    }

    pub(super) fn check_reroll(battle: &Battle, side: Side, maneuver: bool, shows: u8) -> Allowed {
        let there = shows > 0 && battle.now.rolls[side].can_name(maneuver, shows);
        need(there, "10.6.1", "no-there-is-no-such-die-left")
    }

    pub(super) fn reroll_answered(&mut self, battle: &Battle, side: Side, left: u8, action: Action) -> Next {
        match action {
            Action::Done => done(),
            Action::Reroll { maneuver, shows } => {
                let mut roll = battle.now.rolls[side];
                if !roll.name(maneuver, shows) {
                    return MISFIT;
                }
                self.alter(|battle| battle.now.rolls[side] = roll);
                let left = left.saturating_sub(1).min(roll.unnamed());
                if left == 0 { done() } else { ask_side(side, BattleAsk::Reroll { side, left }).last() }
            }
            _ => MISFIT,
        }
    }
}
