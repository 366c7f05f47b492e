//! Rules 10.5, 10.6: rolls and re-rolls.

use super::{FREE, SHADOW, Table};
use crate::action::{Action, Ask, RollFor, Tactic};
use crate::battle::{BattleAsk, BattleFrame};
use crate::event::BattleEvent;
use crate::frame::Frame;
use crate::ids::{Area, Character, Leader, Unit};
use crate::ops::{Op, Rolls, Rounds, Target};

fn fight(tokens: u8, leaders: u8) -> Table {
    Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .tokens(Area::WestfoldVale, tokens)
        .leaders(Area::NorthWestemnet, Leader::Rohan, leaders)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
}

const fn again(shows: u8) -> Action {
    Action::Reroll { maneuver: false, shows }
}

#[test]
fn the_attacker_names_his_dice_then_the_defender_then_both_roll() {
    // Rule 10.6.1.
    let table = fight(2, 1).regroup_and_roll(&[1, 5, 6], &[2, 6]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: SHADOW, left: 2 }));
    // Hits too.
    let table = table.does(SHADOW, again(6));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: SHADOW, left: 1 }));
    assert_eq!(table.refusal(SHADOW, again(6)), ("10.6.1", "no-there-is-no-such-die-left"));
    let table = table.does(SHADOW, again(1));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 1 }));
    let table = table.does(FREE, again(2));
    let table = table.rolls_of(SHADOW, &[5, 1]).rolls_of(FREE, &[4]);
    // The new results stand: 5, 5, 1 and 4, 6.
    assert_eq!(table.damage_at(Area::NorthWestemnet), 2);
    assert_eq!(table.damage_at(Area::WestfoldVale), 1);
}

#[test]
fn nobody_must_roll_again_and_without_leadership_nobody_may() {
    let table = fight(1, 0).regroup_and_roll(&[1, 1, 1], &[1, 1]);
    let table = table.does(SHADOW, Action::Done);
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
    let table = fight(0, 0).regroup_and_roll(&[1, 1, 1], &[1, 1]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
}

#[test]
fn each_die_is_rolled_again_once() {
    let table = fight(5, 0).regroup_and_roll(&[1, 1, 1], &[1, 1]);
    // Three dice, Leadership 5.
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: SHADOW, left: 3 }));
    let table = table.does(SHADOW, again(1)).does(SHADOW, again(1)).does(SHADOW, again(1));
    let table = table.rolls_of(SHADOW, &[1, 1, 1]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
}

#[test]
fn a_cancelled_leader_re_roll_is_not_made() {
    let table = fight(2, 1).words(&[Op::CancelReroll(Target::Enemy)], FREE);
    let table = table.regroup_and_roll(&[1, 1, 1], &[1, 1]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 1 }));
    assert!(table.told(BattleEvent::NoReroll(SHADOW)));
}

#[test]
fn what_is_added_to_the_combat_roll_is_not_added_to_the_re_roll() {
    let plus = |reroll| Op::DieModifier {
        target: Target::Own,
        value: 1,
        rolls: Rolls { combat: true, reroll },
        rounds: Rounds::This,
    };
    let damage = |reroll| {
        let table = fight(1, 0).words(&[plus(reroll)], SHADOW).regroup_and_roll(&[4, 1, 1], &[1, 1]);
        let table = table.does(SHADOW, again(1)).rolls_of(SHADOW, &[4]);
        table.damage_at(Area::NorthWestemnet)
    };
    assert_eq!((damage(false), damage(true)), (1, 2));
}

#[test]
fn leadership_changes_one_after_the_other() {
    let change = |value| Op::Leadership { target: Target::Own, value, minimum: 0 };
    let of = |ops: &[Op]| {
        let table = fight(1, 0).words(ops, SHADOW);
        table.state.battle_leadership(&table.battle(), SHADOW)
    };
    assert_eq!(of(&[change(2)]), 3);
    assert_eq!(of(&[change(-2)]), 0);
    // Rule 10.4.6: the order matters.
    assert_eq!(of(&[change(-2), change(2)]), 2);
    assert_eq!(of(&[change(2), change(-2)]), 1);
}

#[test]
fn a_further_re_roll_takes_any_dice_once_more_and_is_used_up() {
    // The word itself, with the dice on the table.
    let mut table = fight(0, 0).tactics(Tactic::Regroup, Tactic::Regroup).rolls_of(SHADOW, &[1, 2, 3]);
    let battle = table.state.battle.as_mut().expect("there is a battle");
    battle.now.rolls[FREE].dice = [1, 1, 0, 0, 0];
    battle.running = Some(crate::ops::Script::Character(Character::AragornRohan, 0));
    let frame = BattleFrame::ExtraReroll { side: SHADOW, dice: 2, once: true };
    let table = table.run(Frame::Battle(frame));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: SHADOW, left: 2 }));
    let table = table.does(SHADOW, again(2)).does(SHADOW, again(3));
    assert_eq!(table.asked(), Some(Ask::Roll(RollFor::Battle(SHADOW))));
    let table = table.rolls(&[6, 6]);
    assert_eq!(table.battle().now.rolls[SHADOW].hits(), 2);
    let battle = table.battle();
    assert!(battle.running.is_some_and(|script| battle.is_spent(script)));
}
