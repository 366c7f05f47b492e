//! Rules 10.3, 10.5, 9.5, 10.12.3: Combat Strength, Leadership, target numbers.

use super::{FREE, SHADOW, Table, maneuver};
use crate::action::{Action, Choice, Tactic};
use crate::ids::{Area, Character, Leader, Maneuver, Section, Side, Unit};
use crate::ops::{Op, Rolls, Rounds, Target, WhichDice};

/// What a side would roll: dice, maneuver dice, target of combat dice, target of maneuver dice.
fn rolls(table: &Table, side: Side) -> (u8, u8, u8, u8) {
    let battle = table.battle();
    let values = &table.state.battle_values(&battle)[side];
    (values.dice, values.maneuver, values.targets[0].combat, values.targets[0].maneuver)
}

fn dice(table: &Table, side: Side) -> u8 {
    rolls(table, side).0
}

fn target(table: &Table, side: Side) -> u8 {
    rolls(table, side).2
}

fn fight(from: Area, to: Area, attackers: &[(Unit, u8)], defenders: &[(Unit, u8)]) -> Table {
    Table::rohan().units(from, attackers).units(to, defenders).attack(from, to)
}

#[test]
fn dice_are_the_strength_at_most_five() {
    let table =
        fight(Area::WestfoldVale, Area::NorthWestemnet, &[(Unit::WargRiders, 2)], &[(Unit::RohanRiders, 3)]);
    assert_eq!((dice(&table, SHADOW), dice(&table, FREE)), (4, 5));
}

#[test]
fn the_defender_has_a_die_more_on_terrain_but_not_on_plains() {
    for (from, to, more) in [
        (Area::Westmark, Area::NorthernBounds, 1),
        (Area::NorthernBounds, Area::Westmark, 0),
        (Area::WestEavesOfFangorn, Area::Derndingle, 1),
        (Area::Folde, Area::Edoras, 1),
        (Area::WestNanCurunir, Area::WestFords, 1),
        (Area::FirienWood, Area::Fenmarch, 1),
    ] {
        let table = fight(from, to, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
        assert_eq!((dice(&table, SHADOW), dice(&table, FREE)), (2, 2 + more), "{to:?}");
    }
}

#[test]
fn the_terrain_of_the_attackers_area_gives_nothing() {
    let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)]);
    assert_eq!((dice(&table, FREE), dice(&table, SHADOW)), (2, 2));
}

#[test]
fn leadership_of_the_free_peoples_is_a_general_and_modifiers() {
    // Rule 10.3.2: Éomer 2, Aragorn +1, two Leaders +1 each.
    let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)])
        .leaders(Area::Edoras, Leader::Rohan, 2)
        .character(Character::EomerRohan, Area::Edoras)
        .character(Character::AragornRohan, Area::Edoras);
    assert_eq!(table.state.battle_leadership(&table.battle(), FREE), 5);
    // Without an own general nobody leads: Treebeard has value 0 and is with no Army anyway.
    let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)]);
    assert_eq!(table.state.battle_leadership(&table.battle(), FREE), 0);
}

#[test]
fn leadership_of_the_shadow_is_tokens_and_values() {
    let table = fight(Area::EastNanCurunir, Area::Orthanc, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)])
        .tokens(Area::Orthanc, 2)
        .character(Character::Saruman, Area::Orthanc);
    assert_eq!(table.state.battle_leadership(&table.battle(), SHADOW), 3);
}

#[test]
fn the_white_rider_lowers_the_enemys_leadership_not_below_nothing() {
    let army = |tokens| {
        let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)]);
        let table = table.tokens(Area::Folde, tokens).character(Character::GandalfRohan, Area::Edoras);
        table.state.battle_leadership(&table.battle(), SHADOW)
    };
    assert_eq!((army(2), army(0)), (1, 0));
    // He must be with the Army (rule 7.5.9), and nobody may forbid his abilities.
    let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)])
        .tokens(Area::Folde, 2)
        .character(Character::GandalfRohan, Area::Harrowdale);
    assert_eq!(table.state.battle_leadership(&table.battle(), SHADOW), 2);
    let table = table.character(Character::GandalfRohan, Area::Edoras);
    let table = table.with(|state| state.bans.abilities.insert(Character::GandalfRohan));
    assert_eq!(table.state.battle_leadership(&table.battle(), SHADOW), 2);
}

#[test]
fn borders_hamper_the_attacker_in_the_first_round() {
    // Rule 10.5.1: a stream, a ford, a pass, a dike towards its protected side.
    for (from, to, first) in [
        (Area::WestmarkHills, Area::Westemnet, 6),
        (Area::WestFords, Area::FordsOfIsen, 6),
        (Area::Harrowdale, Area::Dunharrow, 6),
        (Area::DeepingCoomb, Area::WestDike, 6),
        (Area::WestDike, Area::DeepingCoomb, 5),
        (Area::WestfoldVale, Area::NorthWestemnet, 5),
    ] {
        let table = fight(from, to, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
        assert_eq!((target(&table, SHADOW), target(&table, FREE)), (first, 5), "{from:?} {to:?}");
    }
}

#[test]
fn borders_do_not_hamper_the_second_round() {
    let table = fight(Area::WestFords, Area::FordsOfIsen, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
    let table = table.regroup_and_roll(&[5, 1], &[1, 1]);
    // Over the ford a 5 misses.
    assert_eq!(table.damage_at(Area::FordsOfIsen), 0);
    let table = table.does(SHADOW, Action::Choose(Choice::Fight)).does(FREE, Action::Choose(Choice::Stay));
    assert_eq!(target(&table, SHADOW), 5);
}

#[test]
fn each_army_of_a_combined_attack_has_a_first_round() {
    // Rule 10.13.2: Fords of Isen are over the ford from West Fords, and next to Angren.
    let table = Table::rohan()
        .units(Area::WestFords, &[(Unit::UrukHai, 2)])
        .units(Area::Angren, &[(Unit::UrukHai, 2)])
        .units(Area::FordsOfIsen, &[(Unit::RohanFootmen, 2)])
        .attack_with(&[Area::WestFords, Area::Angren], Area::FordsOfIsen, None, false)
        .does(SHADOW, Action::Area(Area::Angren));
    assert_eq!(target(&table, SHADOW), 5);
    let table = table.regroup_and_roll(&[1, 1], &[1, 1]);
    let table = table.does(SHADOW, Action::Choose(Choice::Fight)).does(FREE, Action::Choose(Choice::Stay));
    let table = table.does(SHADOW, Action::Area(Area::WestFords));
    assert_eq!(target(&table, SHADOW), 6);
}

#[test]
fn an_attack_over_a_river_counts_as_over_a_ford() {
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack_with(&[Area::WestfoldVale], Area::NorthWestemnet, None, true);
    assert_eq!(target(&table, SHADOW), 6);
}

#[test]
fn against_an_unbreached_stronghold_six_is_needed_in_every_round() {
    // Rules 10.5.1, 10.12.3.
    let table = fight(Area::Folde, Area::Edoras, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
    assert_eq!(target(&table, SHADOW), 6);
    let table = table.regroup_and_roll(&[6, 5], &[1, 1, 1]);
    assert_eq!((table.state.lost[Area::Edoras], table.damage_at(Area::Edoras)), (1, 0));
    let table = table.does(SHADOW, Action::Choose(Choice::Fight)).does(FREE, Action::Choose(Choice::Stay));
    assert_eq!(target(&table, SHADOW), 6);
    // Breached: 5; the defender's die remains.
    let table = table.with(|state| state.lost[Area::Edoras] = 3);
    assert_eq!((target(&table, SHADOW), dice(&table, FREE)), (5, 3));
}

#[test]
fn an_attack_out_of_a_stronghold_meets_none() {
    // Rule 10.12.6.
    let table = fight(Area::Edoras, Area::Folde, &[(Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 2)]);
    assert_eq!((target(&table, FREE), target(&table, SHADOW)), (5, 5));
}

#[test]
fn an_attack_on_minas_tirith_meets_the_section_of_its_border() {
    // Rules 9.5.1, 13.12.
    let attack = |from: Area, breached: Section| {
        let table = Table::gondor()
            .units(from, &[(Unit::MordorOrcs, 2)])
            .units(Area::MinasTirith, &[(Unit::GondorFootmen, 2)])
            .with(|state| state.sections_lost[breached] = state.board().sections[breached])
            .attack(from, Area::MinasTirith)
            .drawn();
        target(&table, SHADOW)
    };
    assert_eq!(attack(Area::GreatGate, Section::Gate), 5);
    assert_eq!(attack(Area::GreatGate, Section::North), 6);
    assert_eq!(attack(Area::NorthRammas, Section::North), 5);
    assert_eq!(attack(Area::NorthRammas, Section::Gate), 6);
    assert_eq!(attack(Area::SouthCityWall, Section::South), 5);
    assert_eq!(attack(Area::SouthRammas, Section::North), 6);
}

#[test]
fn maneuver_dice_are_the_units_of_the_type_at_most_the_dice() {
    // Rules 10.4.2, 13.5.
    let table = fight(
        Area::WestfoldVale,
        Area::NorthWestemnet,
        &[(Unit::WargRiders, 2), (Unit::UrukHai, 1)],
        &[(Unit::RohanFootmen, 2)],
    )
    .tactics(maneuver(Maneuver::WargRiders), Tactic::Regroup);
    let roll = table.battle().now.rolls[SHADOW];
    assert_eq!((roll.n, roll.maneuver), (5, 2));
    assert_eq!(table.battle().now.rolls[FREE].maneuver, 0);
}

#[test]
fn knights_and_riders_share_a_token() {
    // Rule 2.4.
    let table = Table::gondor()
        .units(Area::EastAnorien, &[(Unit::GondorKnights, 1), (Unit::RohanRiders, 1)])
        .units(Area::Wetwang, &[(Unit::MordorOrcs, 1)])
        .attack(Area::EastAnorien, Area::Wetwang)
        .tactics(maneuver(Maneuver::KnightsRiders), Tactic::Regroup);
    assert_eq!(table.battle().now.rolls[FREE].maneuver, 2);
}

fn named(value: u8, instead_of: Option<u8>) -> Op {
    let rolls = Rolls { combat: true, reroll: true };
    Op::TargetNumber {
        target: Target::Own,
        dice: WhichDice::All,
        value,
        instead_of,
        rolls,
        rounds: Rounds::This,
    }
}

#[test]
fn a_lower_target_replaces_five_and_not_six() {
    // Rule 10.5.2.
    let open =
        || fight(Area::WestfoldVale, Area::NorthWestemnet, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
    let walls = || fight(Area::Folde, Area::Edoras, &[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)]);
    let with = |table: Table, ops: &[Op]| target(&table.words(ops, SHADOW), SHADOW);
    assert_eq!(with(open(), &[named(4, None)]), 4);
    assert_eq!(with(walls(), &[named(4, None)]), 6);
    assert_eq!(with(open(), &[named(4, None), named(6, None)]), 6);
    assert_eq!(with(open(), &[named(6, None), named(6, None)]), 6);
    assert_eq!(with(open(), &[named(4, Some(5))]), 4);
    assert_eq!(with(walls(), &[named(4, Some(5))]), 6);
    assert_eq!(with(open(), &[named(6, None), named(4, Some(5))]), 6);
}

#[test]
fn additions_add_up_within_one_and_six() {
    let plus = |value| Op::DieModifier {
        target: Target::Own,
        value,
        rolls: Rolls { combat: true, reroll: false },
        rounds: Rounds::This,
    };
    let table = fight(Area::Folde, Area::Edoras, &[(Unit::UrukHai, 3)], &[(Unit::RohanFootmen, 1)])
        .words(&[plus(1), plus(1)], SHADOW);
    // Over the wall 6 is needed: 4 with two more.
    let table = table.regroup_and_roll(&[3, 4, 6], &[1, 1]);
    assert_eq!(table.state.lost[Area::Edoras], 2);
}

#[test]
fn fewer_dice_come_after_the_limit_and_leave_one() {
    // Rule 10.3.1.
    let fewer = |value| Op::DiceCount { target: Target::Enemy, value, minimum: 1 };
    let strong = || {
        fight(Area::WestfoldVale, Area::NorthWestemnet, &[(Unit::WargRiders, 5)], &[(Unit::RohanFootmen, 1)])
    };
    assert_eq!(dice(&strong(), SHADOW), 5);
    assert_eq!(dice(&strong().words(&[fewer(-2)], FREE), SHADOW), 3);
    assert_eq!(dice(&strong().words(&[fewer(-2), fewer(-1), fewer(-4)], FREE), SHADOW), 1);
    assert_eq!(dice(&strong().words(&[fewer(-2)], SHADOW), FREE), 1);
}

#[test]
fn each_unit_may_count_with_another_strength() {
    let two = Op::UnitStrength { target: Target::Own, value: 2 };
    let table = fight(
        Area::WestfoldVale,
        Area::NorthWestemnet,
        &[(Unit::WargRiders, 1), (Unit::UrukHai, 1)],
        &[(Unit::RohanFootmen, 1)],
    );
    assert_eq!(dice(&table, SHADOW), 3);
    assert_eq!(dice(&table.words(&[two], SHADOW), SHADOW), 4);
}
