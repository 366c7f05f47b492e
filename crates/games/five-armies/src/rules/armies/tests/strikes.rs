//! The choice of attacks, Beorn's way.

use super::*;
use crate::army::{ArmyAsk, Charge, GroupFor};
use crate::ids::Pile;

fn attack(from: Area, to: Area) -> Action {
    Action::Attack { from, to }
}

fn strike(state: &mut State, needs: Needs) {
    run(state, ArmyFrame::Strike { needs, charge: Charge::default() });
}

#[test]
fn only_adjacent_enemies_are_attacked() {
    // Situations M3, M11; rule 2.4.
    let mut state = board(Side::Shadow);
    for at in [Area::BrokenLands5, Area::BrokenLands6, Area::BrokenLands7, Area::EasternBank9] {
        put(&mut state, at, &[(Unit::Orcs, 1)]);
    }
    for at in [Area::EasternSpur, Area::Valley5] {
        put(&mut state, at, &[(Unit::LakeMen, 1)]);
    }
    state.notes.eligible = Areas::all();
    strike(&mut state, Needs::default());
    let expected = [
        attack(Area::EasternBank9, Area::EasternSpur),
        attack(Area::BrokenLands7, Area::Valley5),
        Action::Decline,
    ];
    assert_eq!(legal(&state), expected);
    assert_eq!(refused(&state, attack(Area::BrokenLands6, Area::EasternSpur)), "8.1.1");
    strike(&mut state, Needs::LED);
    assert_eq!(asked(&state), None, "nobody has Leadership");
}

#[test]
fn after_a_move_only_those_who_moved_attack() {
    // Rule 5.2.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::Valley3, &[(Unit::Orcs, 1)]);
    put(&mut state, Area::Valley10, &[(Unit::Orcs, 1)]);
    put(&mut state, Area::Valley9, &[(Unit::LakeMen, 1)]);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::Valley3, Area::Valley4));
    strike(&mut state, Needs::default());
    assert_eq!(legal(&state), [attack(Area::Valley4, Area::Valley9), Action::Decline]);
    assert_eq!(refused(&state, attack(Area::Valley10, Area::Valley9)), "5.2");
}

#[test]
fn a_pass_attacks_its_region_only_and_joins_nobody() {
    // Rules 8.1.3, 5.3; situation G19.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::MountainPassWest, &[(Unit::Goblins, 2)]);
    put(&mut state, Area::GoblinMusterWest, &[(Unit::Goblins, 2)]);
    put(&mut state, Area::SouthernSpur3, &[(Unit::Orcs, 2)]);
    put(&mut state, Area::SouthernSpur2, &[(Unit::Archers, 2)]);
    state.notes.eligible = Areas::all();
    strike(&mut state, Needs::default());
    let expected = [
        attack(Area::SouthernSpur3, Area::SouthernSpur2),
        attack(Area::MountainPassWest, Area::SouthernSpur2),
        Action::Decline,
    ];
    assert_eq!(legal(&state), expected);
    assert_eq!(refused(&state, attack(Area::GoblinMusterWest, Area::SouthernSpur2)), "9.14.4");
    run(&mut state, ArmyFrame::Combined);
    assert_eq!(asked(&state), None);
    put(&mut state, Area::FallenBridge, &[(Unit::Orcs, 2)]);
    run(&mut state, ArmyFrame::Combined);
    assert_eq!(legal(&state), [Action::Area(Area::SouthernSpur2), Action::Decline]);
}

#[test]
fn beorn_goes_where_nobody_is_and_frees() {
    // Rules 11.2, 11.3, 11.8, 9.7.
    let mut state = board(Side::FreePeoples);
    state.spots[Character::Beorn] = Spot::At(Area::EasternBank7);
    state.markers.insert(Area::Camp);
    state.tokens[Pile::Shadow][Area::Camp] = 1;
    put(&mut state, Area::EasternBank1, &[(Unit::Orcs, 1)]);
    put(&mut state, Area::EasternBank8, &[(Unit::Spearmen, 1)]);
    run(&mut state, ArmyFrame::Beorn { left: 3 });
    assert_eq!(refused(&state, Action::Area(Area::EasternBank1)), "11.3");
    assert_eq!(refused(&state, Action::Area(Area::EasternBank8)), "11.3");
    say(&mut state, Action::Area(Area::Camp));
    assert!(state.markers.is_empty() && state.tokens[Pile::Shadow][Area::Camp] == 0);
    say(&mut state, Action::Area(Area::EasternBank4));
    say(&mut state, Action::Done);
    assert_eq!(asked(&state), Some(Ask::Army(ArmyAsk::BeornStrike)));
    assert_eq!(legal(&state), [Action::Area(Area::EasternBank1), Action::Decline]);
    say(&mut state, Action::Decline);
    assert_eq!(asked(&state), None);
}

#[test]
fn an_advance_is_asked_and_takes_control() {
    // Rule 8.11.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::Valley6, &[(Unit::Orcs, 1)]);
    let (why, from, to) = (GroupFor::Advance, Area::Valley6, Area::FallenBridge);
    let next = state.gather(Side::Shadow, why, from, to);
    assert!(matches!(next, crate::frame::Next::LastAsk(_)), "it may be declined, so it is always asked");
    run(&mut state, ArmyFrame::Depart { why, from, to });
    assert_eq!(state.army(Area::FallenBridge).n_units(), 1);
    assert!(state.markers.contains(Area::FallenBridge));
}
