//! Rules 10.9 to 10.11, 10.13.3, 10.13.4: the end of a round and of a battle.

use super::{FREE, SHADOW, Table};
use crate::action::{Action, Ask, Choice, Tactic};
use crate::army::{ArmyAsk, GroupFor};
use crate::battle::BattleAsk;
use crate::event::{BattleEvent, Event};
use crate::figures::{Figure, Spot};
use crate::ids::{Area, Areas, Card, Cards, Character, Leader, Unit};
use crate::ops::{Op, Rounds, Target};

const FIGHT: Action = Action::Choose(Choice::Fight);
const CEASE: Action = Action::Choose(Choice::Cease);
const STAY: Action = Action::Choose(Choice::Stay);
const RETREAT: Action = Action::Choose(Choice::Retreat);
const ROUT: Action = Action::Choose(Choice::Rout);

/// Uruk-hai in Westfold Vale against Footmen in North Westemnet; the first round is over.
fn round(defender: Tactic) -> Table {
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2), (Unit::Archers, 1)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .tactics(Tactic::Regroup, defender);
    let table = match table.asked_battle() {
        Some(BattleAsk::Card) => table.does(FREE, Action::Decline),
        _ => table,
    };
    table.rolls(&[1, 1, 1]).rolls(&[1, 1, 1])
}

#[test]
fn the_attacker_may_cease_before_the_defender_may_leave() {
    // Rules 10.9.3, 13.9.
    let table = round(Tactic::Regroup);
    assert_eq!((table.asked_battle(), table.who()), (Some(BattleAsk::GoOn), vec![SHADOW]));
    let ceased = Table { state: table.state.clone(), events: Vec::new() }.does(SHADOW, CEASE);
    assert!(ceased.is_over() && ceased.told(BattleEvent::Ceased(SHADOW)));
    assert_eq!((ceased.n_units(Area::WestfoldVale), ceased.n_units(Area::NorthWestemnet)), (3, 3));
    let table = table.does(SHADOW, FIGHT);
    assert_eq!((table.asked_battle(), table.who()), (Some(BattleAsk::Leave), vec![FREE]));
    // Rule 10.9.5.
    let table = table.does(FREE, STAY);
    assert_eq!((table.asked_battle(), table.battle().round), (Some(BattleAsk::Tactic), 2));
}

#[test]
fn a_retreat_needs_regroup_in_that_round_and_a_rout_does_not() {
    // Rules 10.9.4, 13.31.
    let table = round(Tactic::CombatEvent).does(SHADOW, FIGHT);
    assert_eq!(table.refusal(FREE, RETREAT), ("10.9.4", "no-you-did-not-use-regroup-this-round"));
    assert!(table.legal(FREE).contains(&ROUT));
    let table = round(Tactic::Regroup).does(SHADOW, FIGHT);
    assert!([STAY, RETREAT, ROUT].iter().all(|action| table.legal(FREE).contains(action)));
}

#[test]
fn effects_forbid_the_retreat_or_the_rout_too() {
    let forbid = |rout| Op::ForbidRetreat { target: Target::Enemy, rounds: Rounds::This, rout };
    let table = round(Tactic::Regroup).words(&[forbid(false)], SHADOW).does(SHADOW, FIGHT);
    assert_eq!(table.refusal(FREE, RETREAT), ("10.9.4", "no-an-effect-forbids-the-retreat"));
    assert!(table.legal(FREE).contains(&ROUT));
    // Nothing is left to choose: nobody is asked.
    let table = round(Tactic::Regroup).words(&[forbid(true)], SHADOW).does(SHADOW, FIGHT);
    assert_eq!((table.asked_battle(), table.battle().round), (Some(BattleAsk::Tactic), 2));
    // In the next round it is over.
    let table = table.regroup_and_roll(&[1, 1, 1], &[1, 1, 1]).does(SHADOW, FIGHT);
    assert!(table.legal(FREE).contains(&RETREAT));
}

#[test]
fn what_holds_in_all_rounds_holds_in_the_next_one() {
    let forbid = Op::ForbidRetreat { target: Target::Enemy, rounds: Rounds::All, rout: true };
    let table = round(Tactic::Regroup).words(&[forbid], SHADOW).does(SHADOW, FIGHT);
    let table = table.regroup_and_roll(&[1, 1, 1], &[1, 1, 1]).does(SHADOW, FIGHT);
    assert_eq!((table.asked_battle(), table.battle().round), (Some(BattleAsk::Tactic), 3));
}

#[test]
fn an_army_that_a_card_holds_does_not_leave() {
    let table =
        round(Tactic::Regroup).with(|state| state.bans.hold[FREE] = Areas::only(Area::NorthWestemnet));
    let table = table.does(SHADOW, FIGHT);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Tactic));
}

#[test]
fn a_retreat_goes_neither_next_to_an_enemy_nor_over_a_stream() {
    // Rules 10.9.6, 13.10: Westfold Vale is next to Onodlo and Westemnet, not to Westmark and West Eaves of Fangorn.
    let table = round(Tactic::Regroup).does(SHADOW, FIGHT).does(FREE, RETREAT);
    assert_eq!(
        (table.asked_battle(), table.who()),
        (Some(BattleAsk::RetreatTo { forced: false }), vec![FREE])
    );
    let mut to: Vec<_> = table.legal(FREE);
    to.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(to, [Area::WestEavesOfFangorn, Area::Westmark].map(Action::Area));
    assert_eq!(table.refusal(FREE, Action::Area(Area::Onodlo)).0, "10.9.6");
    // Everybody goes, with the Damage; the attacker may advance.
    let table = table.does(FREE, Action::Area(Area::Westmark));
    assert_eq!((table.n_units(Area::Westmark), table.n_units(Area::NorthWestemnet)), (3, 0));
    assert!(matches!(table.asked(), Some(Ask::Army(ArmyAsk::Group { why: GroupFor::Advance, .. }))));
}

#[test]
fn a_friendly_army_waives_the_conditions() {
    let table = round(Tactic::Regroup).units(Area::Westemnet, &[(Unit::Archers, 1)]);
    let table = table.does(SHADOW, FIGHT).does(FREE, RETREAT);
    assert!(table.legal(FREE).contains(&Action::Area(Area::Westemnet)));
    let table = table.does(FREE, Action::Area(Area::Westemnet));
    assert_eq!(table.n_units(Area::Westemnet), 4);
}

/// Enemies around, so that no area is fit for a retreat of the defender in Hornburg; only Aglarond is free.
fn driven(damage: u8, free: bool) -> Table {
    let table = Table::rohan()
        .units(Area::EastDike, &[(Unit::UrukHai, 3)])
        .units(Area::WestDike, &[(Unit::UrukHai, 1)])
        .units(Area::Hornburg, &[(Unit::RohanFootmen, 2)])
        .damage(Area::Hornburg, damage)
        .character(Character::Gimli, Area::Hornburg);
    let table = if free { table } else { table.units(Area::Aglarond, &[(Unit::UrukHai, 1)]) };
    let table = table.attack(Area::EastDike, Area::Hornburg).drawn();
    let table = table.regroup_and_roll(&[1, 1, 1], &[1, 1, 1]);
    let mut table = table;
    while let Some(BattleAsk::Reroll { side, .. } | BattleAsk::Casualty { side, .. }) = table.asked_battle() {
        table = table.does(side, Action::Done);
    }
    table.does(SHADOW, FIGHT)
}

#[test]
fn where_no_area_is_fit_the_attacker_chooses_and_the_army_takes_one_damage() {
    // Rule 10.9.7: Aglarond is next to the Hornburg only, where no enemy is yet, so it is fit by itself.
    let table = driven(0, true).does(FREE, RETREAT);
    assert_eq!((table.n_units(Area::Aglarond), table.damage_at(Area::Aglarond)), (2, 0));
    // With an enemy-controlled Settlement as the only way, it is the attacker's choice.
    let table = Table::rohan()
        .units(Area::Edoras, &[(Unit::RohanFootmen, 2)])
        .units(Area::Folde, &[(Unit::UrukHai, 3)])
        .units(Area::LowerSnowbourn, &[(Unit::UrukHai, 1)])
        .units(Area::UpperSnowbourn, &[(Unit::UrukHai, 1)])
        .with(|state| state.markers.insert(Area::Harrowdale))
        .attack(Area::Folde, Area::Edoras)
        .drawn()
        .regroup_and_roll(&[1, 1, 1], &[1, 1, 1])
        .does(SHADOW, FIGHT)
        .does(FREE, RETREAT);
    assert_eq!((table.n_units(Area::Harrowdale), table.damage_at(Area::Harrowdale)), (2, 1));
    assert!(table.told(BattleEvent::Retreats { side: FREE, to: Area::Harrowdale, forced: true }));
}

#[test]
fn who_can_go_nowhere_is_not_asked() {
    // Rules 10.9.7, 10.10.
    let table = driven(0, false);
    assert_eq!((table.asked_battle(), table.battle().round), (Some(BattleAsk::Tactic), 2));
}

#[test]
fn a_rout_takes_casualties_down_to_one_damage_first() {
    // Rule 10.10.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2), (Unit::Archers, 2)])
        .damage(Area::NorthWestemnet, 4)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[1, 1, 1], &[1, 1, 1, 1])
        .does(FREE, Action::Done)
        .does(SHADOW, FIGHT)
        .does(FREE, ROUT);
    assert_eq!(table.refusal(FREE, Action::Done), ("10.10", "no-more-casualties-must-be-taken"));
    let table = table.does(FREE, Action::Lose { unit: Unit::Archers, tokens: 2 });
    let table = table.does(FREE, Action::Lose { unit: Unit::Archers, tokens: 2 });
    assert_eq!(table.asked_battle(), Some(BattleAsk::RetreatTo { forced: false }));
    let table = table.does(FREE, Action::Area(Area::Westmark));
    assert_eq!((table.n_units(Area::Westmark), table.damage_at(Area::Westmark)), (2, 0));
}

#[test]
fn the_walls_of_minas_tirith_bind_a_retreat() {
    // Rule 9.5.2: only the gate is open.
    let table = Table::gondor()
        .units(Area::NorthCityWall, &[(Unit::MordorOrcs, 2)])
        .units(Area::MinasTirith, &[(Unit::GondorFootmen, 2)])
        .attack(Area::NorthCityWall, Area::MinasTirith)
        .drawn()
        .regroup_and_roll(&[1, 1], &[1, 1, 1])
        .does(SHADOW, FIGHT)
        .does(FREE, RETREAT);
    // The Great Gate is next to the attacker: he drives the Army there, there is nothing to choose.
    assert_eq!((table.n_units(Area::GreatGate), table.damage_at(Area::GreatGate)), (2, 1));
    // The victor may not walk over the unbreached wall (rule 9.5.3).
    assert!(table.is_over());
    assert_eq!(table.n_units(Area::MinasTirith), 0);
}

#[test]
fn the_victor_may_advance_with_a_part() {
    // Rule 10.11.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 1)])
        .damage(Area::WestfoldVale, 1)
        .tokens(Area::WestfoldVale, 1)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[6, 6, 1], &[1]);
    let table = table.does(SHADOW, Action::Done).does(SHADOW, Action::Done);
    assert_eq!(table.n_units(Area::NorthWestemnet), 0);
    let leave = Action::Leave(Figure::Unit(Unit::UrukHai));
    let declined = Table { state: table.state.clone(), events: Vec::new() }.does(SHADOW, Action::Decline);
    assert!(declined.is_over() && declined.n_units(Area::WestfoldVale) == 3);
    let table = table.does(SHADOW, leave).does(SHADOW, Action::Go);
    let table = match table.asked() {
        Some(Ask::Army(ArmyAsk::DamageAlong { .. })) => table.does(SHADOW, Action::Number(0)),
        _ => table,
    };
    assert!(table.is_over());
    assert_eq!((table.n_units(Area::WestfoldVale), table.n_units(Area::NorthWestemnet)), (1, 2));
}

#[test]
fn if_both_are_destroyed_nobody_advances() {
    // Rule 10.9.2.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 1)])
        .damage(Area::WestfoldVale, 1)
        .damage(Area::NorthWestemnet, 1)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[6], &[6]);
    assert!(table.is_over());
    assert_eq!((table.n_units(Area::WestfoldVale), table.n_units(Area::NorthWestemnet)), (0, 0));
}

#[test]
fn fog_ends_the_battle_but_not_if_an_army_was_destroyed() {
    // Rule 10.9.1 (5).
    let fog = [Op::EndBattle];
    let fight = |damage| {
        Table::rohan()
            .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
            .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 1)])
            .damage(Area::NorthWestemnet, damage)
            .attack(Area::WestfoldVale, Area::NorthWestemnet)
            .words(&fog, FREE)
            .regroup_and_roll(&[6, 1, 1], &[1])
    };
    let table = fight(0).does(FREE, Action::Done);
    assert!(table.is_over() && table.told(BattleEvent::Fog));
    let table = fight(1);
    assert!(matches!(table.asked(), Some(Ask::Army(ArmyAsk::Group { .. }))) && !table.told(BattleEvent::Fog));
}

#[test]
fn fog_does_not_end_a_combined_attack_whose_army_was_destroyed_in_the_round() {
    // Rules 10.9.1 (5), 10.13.4.
    let fight = |damage| {
        Table::rohan()
            .units(Area::WestfoldVale, &[(Unit::UrukHai, 1)])
            .units(Area::Onodlo, &[(Unit::UrukHai, 2)])
            .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
            .damage(Area::WestfoldVale, damage)
            .attack_with(&[Area::WestfoldVale, Area::Onodlo], Area::NorthWestemnet, None, false)
            .does(SHADOW, Action::Area(Area::WestfoldVale))
            .words(&[Op::EndBattle], FREE)
            .regroup_and_roll(&[1], &[6, 1])
    };
    assert_eq!(fight(1).asked_battle(), Some(BattleAsk::GoOn));
    assert!(fight(0).does(SHADOW, Action::Done).is_over());
}

#[test]
fn an_attack_over_a_river_may_be_followed_by_an_advance() {
    // Rules 7.7.5, 10.11.
    let rohan = crate::book::Book::Ours(crate::ids::Scenario::Rohan);
    let board = &rohan.board;
    let from = board.areas.iter().find(|area| !board.rivers[*area].is_empty()).expect("there is a river");
    let at = board.rivers[from].first().expect("it has another bank");
    let table = Table::rohan()
        .units(from, &[(Unit::UrukHai, 3)])
        .units(at, &[(Unit::RohanFootmen, 1)])
        .damage(at, 1)
        .attack_with(&[from], at, None, true);
    let dice = table.state.battle_values(&table.battle())[FREE].dice;
    let protected = table.state.board().is_stronghold(at);
    assert!(!protected, "{at:?}");
    let table = table.regroup_and_roll(&[6, 6, 1], &[1; 5][..usize::from(dice)]);
    assert_eq!(table.n_units(at), 0);
    let table = table.does(SHADOW, Action::Go);
    assert_eq!(table.n_units(at), 3);
}

#[test]
fn a_combined_attack_may_go_on_with_another_army() {
    // Rules 10.13.3, 10.13.4.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 1)])
        .units(Area::Onodlo, &[(Unit::UrukHai, 2)])
        .units(Area::Westmark, &[(Unit::UrukHai, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .damage(Area::WestfoldVale, 1)
        .attack_with(&[Area::WestfoldVale, Area::Onodlo, Area::Westmark], Area::NorthWestemnet, None, false)
        .does(SHADOW, Action::Area(Area::WestfoldVale))
        .regroup_and_roll(&[1], &[6, 1]);
    assert_eq!((table.n_units(Area::WestfoldVale), table.asked_battle()), (0, Some(BattleAsk::GoOn)));
    let table = table.does(SHADOW, FIGHT).does(FREE, STAY);
    assert_eq!(
        table.refusal(SHADOW, Action::Area(Area::WestfoldVale)),
        ("10.13.1", "no-that-army-is-not-part-of-the-attack")
    );
    let table = table.does(SHADOW, Action::Area(Area::Onodlo)).regroup_and_roll(&[6, 6], &[1, 1]);
    let table = table.does(FREE, Action::Lose { unit: Unit::RohanFootmen, tokens: 2 });
    assert_eq!(table.asked_battle(), Some(BattleAsk::GoOn));
    let table = table.does(SHADOW, FIGHT).does(FREE, STAY).does(SHADOW, Action::Area(Area::Onodlo));
    let table = table.regroup_and_roll(&[6, 6], &[1]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::AdvanceFrom));
    let table = table.does(SHADOW, Action::Area(Area::Westmark)).does(SHADOW, Action::Go);
    assert_eq!((table.n_units(Area::NorthWestemnet), table.n_units(Area::Westmark)), (1, 0));
    assert!(table.is_over());
}

#[test]
fn the_last_army_of_a_combined_attack_destroyed_ends_it() {
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .leaders(Area::NorthWestemnet, Leader::Rohan, 1)
        .damage(Area::WestfoldVale, 1)
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[1], &[6, 1])
        .does(FREE, Action::Done);
    assert!(table.is_over());
}

#[test]
fn the_cards_of_the_last_round_are_discarded_and_the_battle_told_over() {
    let table = Table::rohan()
        .hand(FREE, Cards::only(Card::Gen08))
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
        .regroup_and_roll(&[1], &[1, 1])
        .does(SHADOW, CEASE);
    assert!(table.events.contains(&Event::Battle(BattleEvent::Ended)));
    assert!(table.state.hands[FREE].contains(Card::Gen08));
    assert_eq!(table.state.notes, Default::default());
}

#[test]
fn saruman_does_not_advance() {
    // Rule 8.2.
    let table = Table::rohan()
        .units(Area::Orthanc, &[(Unit::UrukHai, 3)])
        .units(Area::EastNanCurunir, &[(Unit::RohanFootmen, 1)])
        .character(Character::Saruman, Area::Orthanc)
        .attack(Area::Orthanc, Area::EastNanCurunir)
        .regroup_and_roll(&[6, 6, 1], &[1])
        .does(SHADOW, Action::Done)
        .does(SHADOW, Action::Go);
    assert_eq!(table.state.spots[Character::Saruman], Spot::At(Area::Orthanc));
    assert_eq!(table.n_units(Area::EastNanCurunir), 3);
}
