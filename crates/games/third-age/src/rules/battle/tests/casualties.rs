//! Rules 10.8, 10.12, 9.5: Damage, protection, casualties.

use super::{FREE, SHADOW, Table};
use crate::action::{Action, Tactic};
use crate::battle::{BattleAsk, BattleFrame, LossFor, Ranks};
use crate::event::{BattleEvent, Event};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Character, Leader, Section, Side, Unit};
use crate::ops::{Hurt, Op, Rounds, Target};

fn fight() -> Table {
    Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2), (Unit::HalfOrcs, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 1), (Unit::Archers, 1)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
}

const fn lose(unit: Unit, tokens: u8) -> Action {
    Action::Lose { unit, tokens }
}

fn hurt(area: Area, side: Side, tokens: u8, bypass: bool) -> Frame {
    Frame::Battle(BattleFrame::Hurt { area, side, tokens, bypass })
}

#[test]
fn hits_of_both_sides_become_damage_and_the_attacker_chooses_first() {
    // Rules 10.8.1, 10.8.5.
    let table = fight().regroup_and_roll(&[6, 5, 1], &[5, 1]);
    assert_eq!((table.damage_at(Area::WestfoldVale), table.damage_at(Area::NorthWestemnet)), (1, 2));
    let why = LossFor::Step5;
    let first = BattleAsk::Casualty { area: Area::WestfoldVale, side: SHADOW, why };
    assert_eq!(table.asked_battle(), Some(first));
    let table = table.does(SHADOW, Action::Done);
    let then = BattleAsk::Casualty { area: Area::NorthWestemnet, side: FREE, why };
    assert_eq!(table.asked_battle(), Some(then));
    // Damage equal to the number of units forces nothing (rules 10.8.3, 13.8).
    let table = table.does(FREE, Action::Done);
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
}

#[test]
fn a_unit_takes_two_tokens_along_and_voluntary_casualties_are_allowed() {
    // Rule 10.8.2.
    let table = fight().regroup_and_roll(&[6, 5, 1], &[1, 1]);
    assert_eq!(
        table.refusal(FREE, lose(Unit::Archers, 3)),
        ("10.8.2", "no-a-unit-does-not-take-so-many-tokens")
    );
    assert_eq!(table.refusal(FREE, lose(Unit::Archers, 1)), ("10.8.2", "no-the-unit-takes-more-tokens"));
    assert_eq!(table.refusal(FREE, lose(Unit::RohanRiders, 2)), ("10.8.2", "no-no-such-unit-is-in-the-army"));
    assert_eq!(table.refusal(FREE, lose(Unit::UrukHai, 2)), ("10.8.2", "no-that-is-not-your-unit"));
    let table = table.does(FREE, lose(Unit::Archers, 2));
    assert_eq!((table.n_units(Area::NorthWestemnet), table.damage_at(Area::NorthWestemnet)), (1, 0));
}

#[test]
fn damage_above_the_number_of_units_forces_casualties() {
    // Rule 10.8.3.
    let table = fight().regroup_and_roll(&[6, 5, 5], &[1, 1]);
    assert_eq!(table.refusal(FREE, Action::Done), ("10.8.3", "no-more-casualties-must-be-taken"));
    let table = table.does(FREE, lose(Unit::RohanFootmen, 2)).does(FREE, Action::Done);
    assert_eq!((table.n_units(Area::NorthWestemnet), table.damage_at(Area::NorthWestemnet)), (1, 1));
}

#[test]
fn an_army_destroyed_in_a_battle_takes_everybody_along() {
    // Rules 7.5.8, 10.8.4.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 1)])
        .leaders(Area::NorthWestemnet, Leader::Rohan, 1)
        .character(Character::Legolas, Area::Folde)
        .character(Character::Pippin, Area::NorthWestemnet)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[6, 6, 1], &[1]);
    // The defender may roll again.
    let table = table.does(FREE, Action::Done);
    assert_eq!(table.state.spots[Character::Pippin], Spot::Eliminated);
    assert_eq!(table.state.spots[Character::Legolas], Spot::At(Area::Folde));
    assert_eq!(table.state.army(Area::NorthWestemnet).n_leaders(), 0);
    assert!(table.events.contains(&Event::Destroyed { side: FREE, area: Area::NorthWestemnet }));
}

#[test]
fn damage_outside_a_battle_forces_only_what_it_must_and_characters_live() {
    // Rules 7.5.7, 10.8.6.
    let army = || Table::rohan().units(Area::Folde, &[(Unit::RohanFootmen, 1), (Unit::Archers, 1)]);
    let table = army().run(hurt(Area::Folde, FREE, 2, false));
    assert_eq!((table.asked(), table.damage_at(Area::Folde)), (None, 2));
    let table = army().run(hurt(Area::Folde, FREE, 3, false));
    let why = LossFor::Forced;
    assert_eq!(table.asked_battle(), Some(BattleAsk::Casualty { area: Area::Folde, side: FREE, why }));
    let table = army()
        .leaders(Area::Folde, Leader::Rohan, 1)
        .character(Character::Gimli, Area::Folde)
        .run(hurt(Area::Folde, FREE, 9, false));
    assert_eq!((table.n_units(Area::Folde), table.state.army(Area::Folde).n_leaders()), (0, 0));
    assert_eq!(table.state.spots[Character::Gimli], Spot::At(Area::Folde));
    // Nobody is hurt where no Army is.
    let table = Table::rohan().run(hurt(Area::Folde, FREE, 2, false));
    assert!(table.events.is_empty());
}

#[test]
fn hits_reduce_protection_first_and_the_rest_goes_to_the_army() {
    // Rules 10.12.2, 10.12.5.
    let table = Table::rohan()
        .units(Area::Folde, &[(Unit::UrukHai, 5)])
        .units(Area::Edoras, &[(Unit::RohanFootmen, 3)])
        .attack(Area::Folde, Area::Edoras)
        .drawn()
        .regroup_and_roll(&[6, 6, 6, 6, 5], &[1, 1, 1, 1]);
    assert_eq!((table.state.lost[Area::Edoras], table.damage_at(Area::Edoras)), (3, 1));
    assert!(table.events.contains(&Event::Breached { area: Area::Edoras, section: None }));
    let table = table.does(FREE, Action::Done).does(SHADOW, Action::Choose(crate::action::Choice::Cease));
    assert_eq!(table.state.lost[Area::Edoras], 3);
}

#[test]
fn a_stronghold_protects_whoever_defends_in_it() {
    // Rules 9.5.5, 10.12.1.
    let table = Table::gondor()
        .units(Area::GreatGate, &[(Unit::GondorFootmen, 4)])
        .units(Area::MinasTirith, &[(Unit::MordorOrcs, 3)])
        .attack(Area::GreatGate, Area::MinasTirith)
        .drawn()
        .regroup_and_roll(&[6, 6, 1, 1], &[1, 1, 1, 1]);
    assert_eq!((table.state.sections_lost[Section::Gate], table.damage_at(Area::MinasTirith)), (2, 0));
    assert_eq!(table.state.sections_lost[Section::North], 0);
}

#[test]
fn the_attackers_stronghold_does_not_protect_him() {
    let table = Table::rohan()
        .units(Area::Edoras, &[(Unit::RohanFootmen, 2)])
        .units(Area::Folde, &[(Unit::UrukHai, 2)])
        .attack(Area::Edoras, Area::Folde)
        .drawn()
        .regroup_and_roll(&[1, 1], &[6, 1]);
    assert_eq!((table.state.lost[Area::Edoras], table.damage_at(Area::Edoras)), (0, 1));
}

#[test]
fn added_damage_goes_to_protection_too_unless_it_says_otherwise() {
    // Rule 10.12.4.
    let hurt_in = |bypass| Op::InflictDamage {
        hurt: Hurt::InBattle(Target::Enemy),
        tokens: 1,
        bypass,
        rounds: Rounds::This,
    };
    let fight = |bypass| {
        let table = Table::rohan()
            .units(Area::Folde, &[(Unit::UrukHai, 2)])
            .units(Area::Edoras, &[(Unit::RohanFootmen, 2)])
            .attack(Area::Folde, Area::Edoras)
            .drawn()
            .words(&[hurt_in(bypass)], SHADOW)
            .regroup_and_roll(&[1, 1], &[1, 1, 1]);
        (table.state.lost[Area::Edoras], table.damage_at(Area::Edoras))
    };
    assert_eq!((fight(false), fight(true)), ((1, 0), (0, 1)));
}

#[test]
fn outside_a_battle_a_stronghold_protects_but_no_section_does() {
    // Rule 10.12.4.
    let table = Table::rohan().units(Area::Edoras, &[(Unit::RohanFootmen, 3)]).run(hurt(
        Area::Edoras,
        FREE,
        4,
        false,
    ));
    assert_eq!((table.state.lost[Area::Edoras], table.damage_at(Area::Edoras)), (3, 1));
    let table =
        Table::rohan().units(Area::Edoras, &[(Unit::RohanFootmen, 3)]).run(hurt(Area::Edoras, FREE, 2, true));
    assert_eq!((table.state.lost[Area::Edoras], table.damage_at(Area::Edoras)), (0, 2));
    let army = [(Unit::GondorFootmen, 3)];
    let table = Table::gondor().units(Area::MinasTirith, &army).run(hurt(Area::MinasTirith, FREE, 2, false));
    assert_eq!((*table.state.sections_lost.values(), table.damage_at(Area::MinasTirith)), ([0, 0, 0], 2));
}

#[test]
fn own_damage_goes_to_the_army_at_once_and_forces_casualties_in_step_5() {
    // Rule 10.8.6: No Quarter.
    let own = Op::InflictDamage {
        hurt: Hurt::InBattle(Target::Own),
        tokens: 1,
        bypass: true,
        rounds: Rounds::This,
    };
    let mut table = Table::rohan()
        .units(Area::Folde, &[(Unit::UrukHai, 1)])
        .units(Area::Edoras, &[(Unit::RohanFootmen, 1)])
        .damage(Area::Edoras, 1)
        .attack(Area::Folde, Area::Edoras)
        .drawn();
    let flow = table.state.flow.clone();
    let mut log = crate::rules::Log::off();
    let frame = table.state.battle_op(&own, FREE, &mut log).expect("Damage is put down");
    let mut table = table.run(frame);
    assert_eq!((table.asked(), table.damage_at(Area::Edoras), table.state.lost[Area::Edoras]), (None, 2, 0));
    table.state.flow = flow;
    // In step 5 the only unit goes.
    let table = table.regroup_and_roll(&[1], &[1, 1]);
    assert_eq!(table.n_units(Area::Edoras), 0);
}

#[test]
fn damage_is_cancelled_before_it_is_placed() {
    // Shield-wall.
    let cancel = |protection| Op::CancelDamage { target: Target::Own, tokens: 1, protection };
    let table = fight().words(&[cancel(true)], FREE).regroup_and_roll(&[6, 6, 1], &[1, 1]);
    assert_eq!(table.damage_at(Area::NorthWestemnet), 1);
    assert!(table.told(BattleEvent::Cancelled { side: FREE, tokens: 1 }));
    let edoras = |protection| {
        let table = Table::rohan()
            .units(Area::Folde, &[(Unit::UrukHai, 2)])
            .units(Area::Edoras, &[(Unit::RohanFootmen, 2)])
            .attack(Area::Folde, Area::Edoras)
            .drawn()
            .words(&[cancel(protection)], FREE)
            .regroup_and_roll(&[6, 6], &[1, 1, 1]);
        table.state.lost[Area::Edoras]
    };
    assert_eq!((edoras(true), edoras(false)), (1, 2));
}

#[test]
fn grim_ranks_let_one_unit_take_three_tokens() {
    let ranks = Ranks { unit: Unit::EasterlingInfantry, units: 1, tokens: 3 };
    let mut table = Table::gondor()
        .units(Area::Wetwang, &[(Unit::EasterlingInfantry, 3), (Unit::MordorOrcs, 2)])
        .units(Area::EastAnorien, &[(Unit::GondorFootmen, 5)])
        .attack(Area::Wetwang, Area::EastAnorien)
        .tactics(Tactic::Regroup, Tactic::Regroup);
    table.state.battle.as_mut().expect("there is a battle").now.effects[SHADOW].ranks = Some(ranks);
    let table = table.rolls(&[1, 1, 1, 1, 1]).rolls(&[6, 6, 6, 6, 6]);
    assert_eq!(
        table.refusal(SHADOW, lose(Unit::MordorOrcs, 3)),
        ("10.8.2", "no-a-unit-does-not-take-so-many-tokens")
    );
    let table = table.does(SHADOW, lose(Unit::EasterlingInfantry, 3));
    assert_eq!(table.damage_at(Area::Wetwang), 2);
    // Once.
    let refused = table.refusal(SHADOW, lose(Unit::EasterlingInfantry, 3));
    assert_eq!(refused, ("10.8.2", "no-a-unit-does-not-take-so-many-tokens"));
}

#[test]
fn the_extra_damage_of_a_driven_army_destroys_it_as_in_battle() {
    // Rule 10.9.7.
    let table = Table::rohan()
        .units(Area::Folde, &[(Unit::RohanFootmen, 1)])
        .damage(Area::Folde, 1)
        .character(Character::Gimli, Area::Folde)
        .run(Frame::Battle(BattleFrame::Driven { area: Area::Folde, side: FREE }));
    assert_eq!(table.state.spots[Character::Gimli], Spot::Eliminated);
}
