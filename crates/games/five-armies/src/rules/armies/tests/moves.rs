//! Moves, groups, merging.

use super::*;
use crate::action::Deed;
use crate::army::{ArmyAsk, Excess};
use crate::ids::{Territory, UnitTypes};

#[test]
fn an_army_sends_two_parts_and_leaves_a_third() {
    // Rule 9.2.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::BrokenLands8, &[(Unit::Orcs, 3), (Unit::GreatOrcs, 2)]);
    march(&mut state, Needs::default(), 1, 2);
    say(&mut state, go(Area::BrokenLands8, Area::BrokenLands7));
    for _ in 0..3 {
        say(&mut state, leave(Unit::Orcs));
    }
    say(&mut state, Action::Go);
    say(&mut state, go(Area::BrokenLands8, Area::BrokenLands10));
    say(&mut state, leave(Unit::Orcs));
    say(&mut state, Action::Go);
    assert_eq!(asked(&state), None);
    assert_eq!(state.army(Area::BrokenLands7).units.count(Unit::GreatOrcs), 2);
    assert_eq!(state.army(Area::BrokenLands10).units.count(Unit::Orcs), 2);
    assert_eq!(state.army(Area::BrokenLands8).n_units(), 1);
    assert!(state.notes.moved && state.notes.arrived.is_empty());
}

#[test]
fn damage_is_divided_so_that_no_part_has_more_than_units() {
    // Rule 9.3.
    let mut state = board(Side::FreePeoples);
    put(&mut state, Area::Valley6, &[(Unit::LakeMen, 1), (Unit::Archers, 2)]);
    tokens(&mut state, Area::Valley6, 0, 2);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::Valley6, Area::Valley7));
    say(&mut state, leave(Unit::LakeMen));
    say(&mut state, Action::Go);
    assert_eq!(legal(&state), [Action::Number(1), Action::Number(2)]);
    assert_eq!(refused(&state, Action::Number(0)), "9.3");
    say(&mut state, Action::Number(2));
    assert_eq!((state.army(Area::Valley7).damage, state.army(Area::Valley6).damage), (2, 0));
}

#[test]
fn a_single_unit_goes_without_a_question_and_a_token_left_alone_is_lost() {
    // Rule 7.8.
    let mut state = board(Side::FreePeoples);
    put(&mut state, Area::Valley6, &[(Unit::LakeMen, 1)]);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::Valley6, Area::Valley7));
    assert_eq!(asked(&state), None);
    tokens(&mut state, Area::Valley7, 1, 0);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::Valley7, Area::Valley8));
    say(&mut state, Action::Leave(Figure::Leadership));
    assert_eq!(state.army(Area::Valley8).leadership, 0);
    assert_eq!(state.army(Area::Valley7).leadership, 0);
}

#[test]
fn leadership_goes_along_where_it_is_needed() {
    // Rule 5.1.
    let mut state = board(Side::FreePeoples);
    put(&mut state, Area::EasternSpur, &[(Unit::LakeMen, 2)]);
    put(&mut state, Area::Camp, &[(Unit::LakeMen, 1)]);
    state.spots[Character::Bard] = Spot::At(Area::EasternSpur);
    state.spots[Character::Gandalf] = Spot::At(Area::EasternSpur);
    state.notes.deed = Some(Deed::QuickMove);
    march(&mut state, Needs::LED, 2, 1);
    assert_eq!(refused(&state, go(Area::Camp, Area::EasternBank4)), "5.1");
    say(&mut state, go(Area::EasternSpur, Area::EasternBank3));
    assert_eq!(refused(&state, Action::Leave(Figure::Character(Character::Bard))), "5.1");
    say(&mut state, Action::Leave(Figure::Character(Character::Gandalf)));
    say(&mut state, Action::Go);
    say(&mut state, Action::Area(Area::EasternBank2));
    assert_eq!(state.place_of(Character::Bard), Some(Area::EasternBank2));
    assert_eq!(state.place_of(Character::Gandalf), Some(Area::EasternSpur));
    assert_eq!(state.notes.chosen, Some(Area::EasternBank2));
}

#[test]
fn nobody_moves_twice() {
    // Rule 9.4: neither units nor characters that have arrived.
    let mut state = board(Side::FreePeoples);
    put(&mut state, Area::Valley6, &[(Unit::LakeMen, 1)]);
    put(&mut state, Area::Valley7, &[(Unit::Spearmen, 1)]);
    tokens(&mut state, Area::Valley7, 1, 0);
    state.spots[Character::Bard] = Spot::At(Area::Valley6);
    march(&mut state, Needs::default(), 1, 2);
    say(&mut state, go(Area::Valley6, Area::Valley7));
    say(&mut state, Action::Go);
    say(&mut state, go(Area::Valley7, Area::Valley8));
    assert_eq!(refused(&state, Action::Leave(Figure::Character(Character::Bard))), "9.2");
    // The token stays with those who have just come.
    say(&mut state, Action::Leave(Figure::Leadership));
    assert_eq!(state.army(Area::Valley8).units.count(Unit::Spearmen), 1);
    assert_eq!(state.army(Area::Valley7).units.count(Unit::LakeMen), 1);
    assert_eq!(state.army(Area::Valley7).leadership, 1);
    assert_eq!(state.place_of(Character::Bard), Some(Area::Valley7));
}

#[test]
fn a_move_stops_where_it_enters_next_to_an_enemy() {
    // Rule 9.5; situations E7, N3, E11, H9.
    let quick = |state: &mut State, from: Area, to: Area| {
        tokens(state, from, 1, 0);
        march(state, Needs::LED, 2, 1);
        say(state, go(from, to));
        if asked(state).is_some_and(|ask| matches!(ask, Ask::Army(ArmyAsk::Group { .. }))) {
            say(state, Action::Go);
        }
        matches!(asked(state), Some(Ask::Army(ArmyAsk::MarchOn { .. })))
    };
    let shadow = |at: Area, enemy: Area| {
        let mut state = board(Side::Shadow);
        put(&mut state, at, &[(Unit::Orcs, 2)]);
        put(&mut state, enemy, &[(Unit::LakeMen, 1)]);
        state
    };
    let mut state = shadow(Area::BrokenLands9, Area::Valley5);
    assert!(!quick(&mut state, Area::BrokenLands9, Area::BrokenLands7), "the ford is a way");
    let mut state = shadow(Area::BrokenLands11, Area::Valley10);
    assert!(quick(&mut state, Area::BrokenLands11, Area::BrokenLands9), "the river is none");
    say(&mut state, Action::Area(Area::BrokenLands7));
    let mut state = shadow(Area::Valley3, Area::Valley2);
    assert!(quick(&mut state, Area::Valley3, Area::Valley5), "the start does not hold it");
    let mut state = shadow(Area::Valley3, Area::Valley2);
    assert!(!quick(&mut state, Area::Valley3, Area::Valley4));
    // A Pass stops nobody.
    let mut state = board(Side::FreePeoples);
    put(&mut state, Area::EasternBank1, &[(Unit::DwarfVeterans, 1)]);
    put(&mut state, Area::MountainPassNorth, &[(Unit::Goblins, 3)]);
    assert!(quick(&mut state, Area::EasternBank1, Area::EasternBank2));
    // Beorn stops the Shadow, not the Free Peoples; nobody enters his region.
    for (side, unit) in [(Side::Shadow, Unit::Orcs), (Side::FreePeoples, Unit::LakeMen)] {
        let mut state = board(side);
        put(&mut state, Area::Valley3, &[(unit, 1)]);
        state.spots[Character::Beorn] = Spot::At(Area::Valley10);
        assert_eq!(quick(&mut state, Area::Valley3, Area::Valley5), side == Side::FreePeoples);
        if side == Side::FreePeoples {
            assert_eq!(refused(&state, Action::Area(Area::Valley10)), "11.4");
        }
    }
}

#[test]
fn goblins_come_through_an_open_pass_only() {
    // Rule 9.14.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::GoblinMusterNorth, &[(Unit::Goblins, 6)]);
    tokens(&mut state, Area::GoblinMusterNorth, 1, 0);
    march(&mut state, Needs::LED, 2, 1);
    assert_eq!(asked(&state), None, "the Pass is closed");
    state.open_passes.insert(Area::MountainPassNorth);
    march(&mut state, Needs::LED, 2, 1);
    assert_eq!(refused(&state, go(Area::GoblinMusterNorth, Area::EasternBank2)), "9.14.2");
    say(&mut state, go(Area::GoblinMusterNorth, Area::MountainPassNorth));
    say(&mut state, leave(Unit::Goblins));
    say(&mut state, Action::Go);
    assert_eq!(legal(&state), [Action::Area(Area::EasternBank2), Action::Done]);
    say(&mut state, Action::Done);
    assert_eq!(state.army(Area::MountainPassNorth).n_units(), 5);
    // Only those with Goblins go by an Eye, and nothing goes back.
    put(&mut state, Area::EasternBank1, &[(Unit::Orcs, 1)]);
    state.notes.deed = Some(Deed::GoblinMove);
    march(&mut state, Needs::of(UnitTypes::only(Unit::Goblins)), 1, 2);
    assert_eq!(refused(&state, go(Area::MountainPassNorth, Area::GoblinMusterNorth)), "9.14.3");
    assert_eq!(refused(&state, go(Area::EasternBank1, Area::EasternBank2)), "5.10");
    assert_eq!(refused(&state, go(Area::EasternBank1, Area::MountainPassNorth)), "9.14.4");
}

#[test]
fn what_is_too_much_is_removed() {
    // Rules 9.1, 9.6.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::BrokenLands4, &[(Unit::Orcs, 6), (Unit::Wargs, 1)]);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::BrokenLands4, Area::BrokenLands6));
    say(&mut state, Action::Go);
    assert_eq!(
        asked(&state),
        Some(Ask::Army(ArmyAsk::Trim { area: Area::BrokenLands6, excess: Excess::Offered }))
    );
    say(&mut state, Action::Unit(Unit::Wargs));
    assert_eq!(state.army(Area::BrokenLands6).units.count(Unit::Orcs), 5);
    // Back in a Mustering Region there is no limit.
    put(&mut state, Area::BrokenLands4, &[(Unit::Orcs, 5)]);
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::BrokenLands6, Area::BrokenLands4));
    say(&mut state, Action::Go);
    assert_eq!(asked(&state), None);
    assert_eq!(state.army(Area::BrokenLands4).n_units(), 10);
}

#[test]
fn control_changes_on_the_way() {
    // Rules 9.7, 9.11, 14.2.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::EasternBank4, &[(Unit::Orcs, 1)]);
    state.markers = [Area::EasternSpur, Area::Camp].into_iter().collect();
    march(&mut state, Needs::default(), 1, 1);
    say(&mut state, go(Area::EasternBank4, Area::FrontGate));
    assert_eq!(state.ended, Some(crate::state::Ending::FrontGate));
    assert_eq!(state.army(Area::FrontGate).n_units(), 1, "it stands where it has come to");
}

#[test]
fn characters_go_regardless_of_enemies() {
    // Rules 5.4, 7.5.
    let mut state = board(Side::FreePeoples);
    state.spots[Character::Gandalf] = Spot::At(Area::Camp);
    state.spots[Character::Bard] = Spot::At(Area::Camp);
    state.spots[Character::Beorn] = Spot::At(Area::Valley2);
    put(&mut state, Area::Valley1, &[(Unit::Orcs, 1)]);
    run(&mut state, ArmyFrame::CharacterMove);
    assert_eq!(refused(&state, Action::Character(Character::Beorn)), "5.4");
    say(&mut state, Action::Character(Character::Bard));
    assert_eq!(refused(&state, Action::Area(Area::Valley4)), "7.5", "three regions away");
    assert_eq!(refused(&state, Action::Area(Area::MountainPassNorth)), "7.5");
    say(&mut state, Action::Area(Area::Valley1));
    assert_eq!(legal(&state), [Action::Character(Character::Gandalf), Action::Done]);
    say(&mut state, Action::Done);
    assert_eq!(asked(&state), None);
}

#[test]
fn a_cloud_of_bats_moves_an_army_of_the_territory() {
    // Rule 12.3.
    let mut state = board(Side::Shadow);
    put(&mut state, Area::Valley3, &[(Unit::Orcs, 1)]);
    put(&mut state, Area::BrokenLands7, &[(Unit::Orcs, 1)]);
    state.bats[Territory::Valley] = 1;
    state.bats[Territory::EasternBank] = 1;
    run(&mut state, ArmyFrame::CloudOfBats);
    assert_eq!(legal(&state), [Action::Territory(Territory::Valley), Action::Decline]);
    say(&mut state, Action::Territory(Territory::Valley));
    assert_eq!(refused(&state, go(Area::BrokenLands7, Area::BrokenLands6)), "9.4");
    say(&mut state, go(Area::Valley3, Area::Valley4));
    assert_eq!((asked(&state), state.bats[Territory::Valley]), (None, 0));
}
