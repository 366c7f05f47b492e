//! Rule 9.6.3: Nazgûl abilities.

use super::{FREE, SHADOW, Table};
use crate::action::{Action, Tactic};
use crate::battle::{BattleAsk, Moment};
use crate::ids::{Area, Character, Unit};
use crate::ops::Script;

const BLACK_BREATH: Action = Action::Use(Script::Nazgul(1));

/// Orcs in Wetwang attack East Anórien, in the Gondor Farmlands.
fn fight() -> Table {
    Table::gondor()
        .units(Area::Wetwang, &[(Unit::MordorOrcs, 3)])
        .units(Area::EastAnorien, &[(Unit::GondorFootmen, 4)])
}

fn begun(table: Table) -> Table {
    let table = table.attack(Area::Wetwang, Area::EastAnorien);
    table.tactics(Tactic::Regroup, Tactic::Regroup)
}

#[test]
fn a_nazgul_of_the_region_is_removed_for_an_ability() {
    let table = begun(fight().with(|state| state.nazgul[Area::Lossarnach] = 2));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Nazgul(Moment::BeforeCombatRoll)));
    assert_eq!(table.legal(SHADOW), [BLACK_BREATH, Action::Decline]);
    assert_eq!(
        table.refusal(SHADOW, Action::Use(Script::Nazgul(2))),
        ("9.6.3", "no-the-ability-works-at-another-moment")
    );
    let table = table.does(SHADOW, Action::Decline);
    assert_eq!((table.state.nazgul[Area::Lossarnach], table.battle().now.rolls[FREE].n), (2, 4));
}

#[test]
fn without_a_nazgul_in_the_region_nobody_is_asked() {
    // North Ithilien is another region.
    let table = begun(fight().with(|state| state.nazgul[Area::NorthMarch] = 3));
    assert!(table.asked_battle().is_none());
}

#[test]
fn a_useless_ability_is_not_offered() {
    // The Free Peoples have no Combat Event, one die and no Leadership.
    let table = Table::gondor()
        .units(Area::Wetwang, &[(Unit::MordorOrcs, 3)])
        .units(Area::EastAnorien, &[(Unit::GondorFootmen, 1)])
        .with(|state| state.nazgul[Area::Lossarnach] = 2);
    let table = begun(table).rolls(&[1, 1, 1]).rolls(&[1]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
}

#[test]
fn gandalf_makes_it_cost_two() {
    // Light against the Shadow.
    let near = |n: u8| fight().with(|state| state.nazgul[Area::Lossarnach] = n);
    let table = begun(near(1).character(Character::GandalfGondor, Area::EastAnorien));
    assert!(table.asked_battle().is_none());
    let table = begun(near(1).character(Character::GandalfGondor, Area::MinasTirith));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Nazgul(Moment::BeforeCombatRoll)));
    let table = begun(near(2).character(Character::GandalfGondor, Area::EastAnorien));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Nazgul(Moment::BeforeCombatRoll)));
    let battle = table.battle();
    assert_eq!(table.state.nazgul_cost(&battle), (2, None));
}

#[test]
fn the_lord_of_the_nazgul_uses_one_for_nothing_once_in_a_round() {
    let table = begun(fight().character(Character::WitchKing, Area::Wetwang));
    assert_eq!(table.asked_battle(), Some(BattleAsk::Nazgul(Moment::BeforeCombatRoll)));
    let mut battle = table.battle();
    assert_eq!(table.state.nazgul_cost(&battle), (1, Some(0)));
    battle.now.lord = true;
    assert_eq!(table.state.nazgul_cost(&battle), (1, None));
    // He must take part.
    let table = begun(fight().character(Character::WitchKing, Area::WestBank));
    assert!(table.asked_battle().is_none());
}

#[test]
fn each_ability_is_used_once_in_a_round() {
    let mut table = begun(fight().with(|state| state.nazgul[Area::Lossarnach] = 2));
    table.state.battle.as_mut().expect("there is a battle").now.nazgul = 0b10;
    assert_eq!(table.refusal(SHADOW, BLACK_BREATH), ("9.6.3", "no-each-ability-is-used-once-in-a-round"));
}
