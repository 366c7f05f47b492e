//! Words of battle outside their place do nothing, and none of them breaks a battle.

use super::{FREE, SHADOW, Table};
use crate::battle::BattleFrame;
use crate::frame::Frame;
use crate::ids::{Area, Unit};
use crate::ops::{Op, Target};
use crate::rules::Log;

#[test]
fn outside_a_battle_a_word_of_battle_does_nothing() {
    let mut table = Table::rohan().units(Area::Folde, &[(Unit::RohanFootmen, 1)]);
    let before = table.state.clone();
    let every = crate::book::Book::Ours(crate::ids::Scenario::Rohan);
    for combat in crate::ids::Combat::ALL {
        for op in &every.combats[combat].ops {
            assert_eq!(table.state.battle_op(op, FREE, &mut Log::off()), None, "{op:?}");
            assert!(!table.state.battle_op_possible(op, FREE), "{op:?}");
        }
    }
    assert_eq!(table.state, before);
}

#[test]
fn a_cancelled_ability_works_no_more() {
    let mut table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    let cancel = Op::CancelAbility(Target::Enemy);
    assert!(!table.state.battle_op_possible(&cancel, SHADOW));
    let battle = table.state.battle.as_mut().expect("there is a battle");
    battle.now.revealed = true;
    battle.now.tactic[FREE] = Some(super::maneuver(crate::ids::Maneuver::RohanFootmen));
    battle.now.activated[FREE] = true;
    battle.now.abilities[FREE].insert(Unit::RohanFootmen);
    assert!(table.state.battle_op_possible(&cancel, SHADOW));
    let table = table.words(&[cancel], SHADOW);
    let now = table.battle().now;
    assert!(now.abilities[FREE].is_empty() && now.activated[FREE]);
}

#[test]
fn words_that_need_a_question_say_which_frame_asks_it() {
    let mut table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    let mut frame = |op: Op| table.state.battle_op(&op, SHADOW, &mut Log::off());
    let extra = |used| Some(Frame::Battle(BattleFrame::ExtraManeuver { side: SHADOW, used }));
    assert_eq!(frame(Op::ReplayManeuver), extra(true));
    assert_eq!(frame(Op::ExtraManeuver), extra(false));
    // There are no dice yet.
    assert_eq!(frame(Op::ExtraReroll { dice: 2, once: true }), None);
    let losses = frame(Op::ForceCasualties { target: Target::Enemy, left: 1 });
    assert!(matches!(losses, Some(Frame::Battle(BattleFrame::Losses { area: Area::NorthWestemnet, .. }))));
}

#[test]
fn an_army_that_a_card_takes_away_ends_the_round_not_the_engine() {
    let mut table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    table.state.armies.change(Area::WestfoldVale, |army| *army = Default::default());
    let table = table.run(Frame::Battle(BattleFrame::Prepare));
    assert!(table.is_over());
}
