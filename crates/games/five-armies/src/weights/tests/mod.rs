//! What the weights and the estimate prefer.

use crate::action::Deed;
use crate::book::Book;
use crate::estimate::shadow_chance;
use crate::ids::{Area, Character, Face, Side, Unit};
use crate::state::State;

/// The position before the first turn.
fn start() -> State {
    State::laid_out(Book::Ours)
}

#[test]
fn points_help_the_shadow_and_fate_helps_the_free_peoples() {
    let before = shadow_chance(&start());
    let mut held = start();
    held.markers.insert(Area::RuinsOfDale);
    assert!(shadow_chance(&held) > before);
    let mut late = start();
    late.fate = 8;
    assert!(shadow_chance(&late) < before);
}

#[test]
fn an_army_on_the_way_is_worth_more_than_one_at_home() {
    let mut home = start();
    home.armies.change(Area::BrokenLands4, |army| army.units.add(Unit::Orcs, 4));
    let mut away = start();
    away.armies.change(Area::EasternBank9, |army| army.units.add(Unit::Orcs, 4));
    assert!(shadow_chance(&away) > shadow_chance(&home));
}

#[test]
fn the_shadow_is_drawn_to_what_is_held_by_few() {
    let (few, mut many) = (start(), start());
    many.armies.change(Area::EasternSpur, |army| army.units.add(Unit::LakeMen, 4));
    let pull = |state: &State| state.pull(Side::Shadow, Area::EasternBank9);
    assert!(pull(&many) < pull(&few));
}

#[test]
fn an_army_does_not_join_a_crowd() {
    let (alone, mut crowd) = (start(), start());
    crowd.armies.change(Area::EasternBank9, |army| army.units.add(Unit::Orcs, 5));
    crowd.armies.change(Area::EasternBank3, |army| army.units.add(Unit::Orcs, 5));
    let pull = |state: &State| state.pull(Side::Shadow, Area::BrokenLands6);
    assert!(pull(&crowd) < pull(&alone));
}

#[test]
fn beorn_comes_if_he_wins_the_game() {
    let state = start();
    let enters = state.weigh_deed(Side::FreePeoples, Face::Character, Deed::Enter(Character::Beorn));
    for other in [Deed::QuickMove, Deed::LedAttack, Deed::PlayCard, Deed::Enter(Character::Thorin)] {
        assert!(enters > 100.0 * state.weigh_deed(Side::FreePeoples, Face::Character, other), "{other:?}");
    }
}
