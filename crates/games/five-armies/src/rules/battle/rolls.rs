//! Steps 2 and 3: dice, target numbers, the combat rolls and the Leader re-rolls (rules 8.5, 8.6, 11.5).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, DICE, Roll};
use crate::frame::Next;
use crate::ids::{Combat, FateCard, Maneuver, Side, Unit};
use crate::rules::{Log, MISFIT};
use crate::state::State;
use armies::target;
use kernel::flow::{ask_chance, done, goto};

/// The number that a die must show (rule 8.5.3).
const TARGET: u8 = 5;
/// The number against an unbreached fortification, across a ford, uphill, and against Fierce Defence (rules 8.5.3, 8.5.4).
const HARD_TARGET: u8 = 6;
/// Beorn's number with Roaring Voice (rule 11.5).
const ROARING: u8 = 4;
/// Beorn's dice, and those with Giant-size (rule 11.5).
const BEORN_DICE: [u8; 2] = [4, 5];
/// Dice that Great Confusion takes off (rule 8.5.1).
const CONFUSION: u8 = 2;
/// What Commanding Voice adds to the Leadership value (rule 8.6.1).
const VOICE: u8 = 2;
/// The Leadership value of Elven Charge (rule 8.6.1).
const ELVEN_LEADERSHIP: u8 = 5;

impl State {
    /// How many dice a side rolls (rules 8.5.1, 11.5).
    pub(crate) fn combat_dice(&self, battle: &Battle, side: Side) -> u8 {
        let dice = if battle.is_beorn(side) {
            BEORN_DICE[usize::from(self.attached.contains(FateCard::GiantSize))]
        } else {
            let place = battle.place(side);
            let army = self.army(place);
            let units = match battle.combat(side) {
                Some(Combat::StandAndFight) => army.n_units().saturating_mul(2),
                _ => army.strength(),
            };
            (units + self.fury(self.characters_with(side, place))).min(DICE)
        };
        match battle.combat(side.enemy()) {
            Some(Combat::GreatConfusion) => dice.saturating_sub(CONFUSION).max(1),
            _ => dice,
        }
    }

    /// How many of them are black (rule 8.5.2).
    fn black_dice(&self, battle: &Battle, side: Side) -> u8 {
        let units = battle.unit(side).map_or(0, |unit| self.army(battle.place(side)).units.count(unit));
        units.min(self.combat_dice(battle, side))
    }

    /// The target number of a side, without what is added to the dice (rules 8.5.3, 8.5.4, 11.5).
    pub(crate) fn target_number(&self, battle: &Battle, side: Side) -> u8 {
        let first = !battle.fought.contains(battle.from);
        let hindered = side == battle.attacker
            && (self.is_fortified(battle.at)
                || first && (battle.from.fords_to(battle.at) || battle.from.climbs_to(battle.at)));
        if hindered || battle.combat(side.enemy()) == Some(Combat::FierceDefence) {
            HARD_TARGET
        } else if battle.is_beorn(side) && self.attached.contains(FateCard::RoaringVoice) {
            ROARING
        } else {
            TARGET
        }
    }

    /// What is added to each die of a side in the combat roll, and in the Leader re-roll (rule 8.5.4).
    fn bonus(battle: &Battle, side: Side) -> [u8; 2] {
        let strokes = u8::from(battle.maneuver(side) == Some(Maneuver::MightyStrokes));
        match battle.combat(side) {
            Some(Combat::BattleFury) => [1 + strokes, strokes],
            Some(Combat::NoQuarter) => [1 + strokes, 1 + strokes],
            _ => [strokes, strokes],
        }
    }

    /// Step 2a: the token of No Quarter, then the dice of both sides. The token does not weaken the roll (rule 6.11).
    pub(super) fn prepare_rolls(&mut self, battle: &Battle, log: &mut Log) -> Next {
        for side in [battle.defender(), battle.attacker] {
            if battle.combat(side) == Some(Combat::NoQuarter) {
                self.pay_damage(battle.place(side), side, log);
            }
        }
        for side in [battle.attacker, battle.defender()] {
            let (n, black) = (self.combat_dice(battle, side), self.black_dice(battle, side));
            let needed = self.target_number(battle, side);
            let [roll, again] = State::bonus(battle, side);
            tell(log, BattleEvent::Dice { side, white: n - black, black, target: needed, bonus: roll });
            let [target, target_again] = [roll, again].map(|bonus| target(needed, bonus.cast_signed()));
            let roll = Roll { n, black, target, target_again, ..Roll::default() };
            self.alter(|battle| battle.now.rolls[side] = roll);
        }
        self.alter(|battle| battle.fought.insert(battle.from));
        goto(battle_frame(BattleFrame::Throw { side: battle.attacker, again: false }))
    }

    /// Steps 2b and 3: Chance rolls one die after the other, the black ones first.
    pub(super) fn throw(&mut self, battle: &Battle, side: Side, again: bool, log: &mut Log) -> Next {
        let roll = &battle.now.rolls[side];
        if roll.is_rolling() {
            let throw = battle_frame(BattleFrame::Throw { side, again });
            return ask_chance(Ask::Roll(RollFor::Battle(side))).then(throw);
        }
        if log.is_on() {
            State::tell_roll(roll, side, again, log);
        }
        let attacks = side == battle.attacker;
        goto(battle_frame(match (again, attacks) {
            (false, true) => BattleFrame::Throw { side: battle.defender(), again },
            (false, false) => BattleFrame::Reroll(battle.attacker),
            (true, true) => BattleFrame::Reroll(battle.defender()),
            (true, false) => BattleFrame::Hits,
        }))
    }

    /// Reports the dice that were just rolled.
    fn tell_roll(roll: &Roll, side: Side, again: bool, log: &mut Log) {
        let (mut dice, mut n, mut black, mut hits) = ([0; DICE as usize], 0_u8, 0, 0);
        for (place, die) in roll.dice().iter().enumerate() {
            if roll.is_again(place) == again {
                dice[usize::from(n)] = *die;
                n += 1;
                black += u8::from(roll.is_black(place));
                hits += u8::from(roll.is_hit(place));
            }
        }
        tell(log, BattleEvent::Threw { side, dice, n, black, hits, again });
    }

    /// A combat die of the battle shows this.
    pub(crate) fn battle_rolled(&mut self, side: Side, die: u8, _log: &mut Log) -> Next {
        self.alter(|battle| battle.now.rolls[side].put(die));
        done()
    }

    /// How many misses a side may roll again (rules 8.6.1, 11.5).
    pub(crate) fn rerolls(&self, battle: &Battle, side: Side) -> u8 {
        if battle.combat(side.enemy()) == Some(Combat::Overmastered) {
            return 0;
        }
        if battle.is_beorn(side) {
            return DICE;
        }
        let own = match battle.charge.elven && side == battle.attacker {
            true => ELVEN_LEADERSHIP,
            false => self.leadership_at(side, battle.place(side)),
        };
        match battle.combat(side) {
            Some(Combat::CommandingVoice) => own + VOICE,
            _ => own,
        }
    }

    /// Step 3. A re-roll never harms, so as many misses as may be are rolled again; only their colours may be a choice.
    pub(super) fn leader_reroll(&mut self, battle: &Battle, side: Side, log: &mut Log) -> Next {
        let roll = &battle.now.rolls[side];
        let [white, black] = [roll.misses(false), roll.misses(true)];
        let allowed = self.rerolls(battle, side);
        let throw = battle_frame(BattleFrame::Throw { side, again: true });
        if allowed == 0 || white + black == 0 {
            if white + black > 0 && battle.combat(side.enemy()) == Some(Combat::Overmastered) {
                tell(log, BattleEvent::NoReroll(side));
            }
            let next = match side == battle.attacker {
                true => BattleFrame::Reroll(battle.defender()),
                false => BattleFrame::Hits,
            };
            return goto(battle_frame(next));
        }
        let (least, most) = (allowed.saturating_sub(white).min(black), allowed.min(black));
        if least < most {
            return ask_side(side, BattleAsk::Reroll { side, least, most }).then(throw);
        }
        self.take_up(side, most);
        goto(throw)
    }

    /// So many black dice are rolled again, and as many white ones as the Leadership leaves.
    fn take_up(&mut self, side: Side, black: u8) {
        let Some(battle) = self.battle else { return };
        let white = self.rerolls(&battle, side).saturating_sub(black);
        self.alter(|battle| battle.now.rolls[side].take_up(black, white));
    }

    pub(super) fn rerolls_chosen(&mut self, side: Side, action: Action) -> Next {
        let Action::Number(black) = action else { return MISFIT };
        self.take_up(side, black);
        done()
    }

    /// The type of units whose ability a side has activated (rules 8.5.2, 6.13).
    pub(crate) fn activated_unit(&self, battle: &Battle, side: Side) -> Option<Unit> {
        let unit = battle.unit(side)?;
        (battle.now.rolls[side].black_hit() && !self.is_silenced(battle, unit)).then_some(unit)
    }

    /// Whether Howling Orcs keeps these units from using their ability now (rule 6.13).
    pub(super) fn is_silenced(&self, battle: &Battle, unit: Unit) -> bool {
        matches!(unit, Unit::DwarfRegulars | Unit::DwarfVeterans | Unit::LakeMen)
            && self.table.contains(crate::ids::Card::HowlingOrcs)
            && self.army(battle.place(Side::Shadow)).units.contains(Unit::GreatOrcs)
    }
}
