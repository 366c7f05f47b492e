//! The end of an action (rules 3.6, 3.8, 7.1.8, 7.3.6, 8.3, 9.10.7).

use super::{FP, Rounds, SP, Table};
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Deck, Face, Pool, Unit};
use crate::round::{RoundAsk, RoundFrame};

/// An action of the Free Peoples ends.
fn ends(table: Table) -> Table {
    table.dice(FP, &[Face::Event; 2]).dice(SP, &[Face::Event; 2]).round(RoundFrame::EndOfAction)
}

#[test]
fn r7_3_6_enemy_tokens_under_an_army_are_lost() {
    let mut table = Table::rohan()
        .army(Area::Westfold, &[(Unit::UrukHai, 1)])
        .army(Area::Folde, &[(Unit::RohanFootmen, 1)])
        .with(Area::Harrowdale, Character::Theodred);
    table.state.tokens[Pool::Free][Area::Westfold] = 2;
    table.state.tokens[Pool::Free][Area::Folde] = 1;
    table.state.tokens[Pool::Free][Area::Harrowdale] = 1;
    let table = ends(table);
    let state = &table.state;
    assert_eq!((state.tokens[Pool::Free][Area::Westfold], state.removed[Pool::Free]), (0, 2));
    assert_eq!(state.tokens[Pool::Free][Area::Folde], 1);
    assert_eq!(state.tokens[Pool::Free][Area::Harrowdale], 1);
}

#[test]
fn r3_6_control_passes_at_the_end_of_an_action() {
    let table = ends(
        Table::rohan()
            .army(Area::Westfold, &[(Unit::UrukHai, 1)])
            .army(Area::Edoras, &[(Unit::UrukHai, 1)])
            .army(Area::GreatWestRoad, &[(Unit::UrukHai, 1)])
            .with(Area::Orthanc, Character::Theodred),
    );
    assert_eq!(table.state.controller(Area::Westfold), Some(SP));
    assert_eq!(table.state.controller(Area::Edoras), Some(SP));
    // Rule 3.8: an area without Settlement has no marker.
    assert!(!table.state.markers.contains(Area::GreatWestRoad));
    // Rule 13.20: a Character alone captures nothing.
    assert_eq!(table.state.controller(Area::Orthanc), Some(SP));
    assert!(table.events.contains(&Event::Control { area: Area::Edoras, side: SP }));
}

#[test]
fn r3_6_control_stays_after_the_enemy_has_left_and_ends_when_the_owner_comes() {
    let left = ends(Table::rohan().markers(&[Area::Folde]));
    assert_eq!(left.state.controller(Area::Folde), Some(SP));
    let back = ends(Table::rohan().markers(&[Area::Folde]).army(Area::Folde, &[(Unit::RohanFootmen, 1)]));
    assert_eq!(back.state.controller(Area::Folde), Some(FP));
    let orthanc = ends(Table::rohan().army(Area::Orthanc, &[(Unit::RohanRiders, 1)]));
    assert_eq!(orthanc.state.controller(Area::Orthanc), Some(FP));
}

#[test]
fn r3_8_a_rohan_recruitment_area_is_barred_by_an_army() {
    let table = ends(Table::rohan().army(Area::SarnGebir, &[(Unit::RohanRiders, 1)]));
    assert!(table.state.barred.contains(Area::SarnGebir));
    let mut back = Table::rohan().army(Area::SarnGebir, &[(Unit::MordorOrcs, 1)]);
    back.state.barred.insert(Area::SarnGebir);
    back.state.barred.insert(Area::NorthDunland);
    let back = ends(back);
    assert!(!back.state.barred.contains(Area::SarnGebir) && back.state.barred.contains(Area::NorthDunland));
}

#[test]
fn r9_10_7_engines_without_shadow_units_are_destroyed() {
    let mut table = Table::gondor().army(Area::GreatGate, &[(Unit::MordorOrcs, 1)]);
    table.state.towers.insert(Area::GreatGate);
    table.state.towers.insert(Area::SouthRammas);
    table.state.catapults[Area::NorthGate] = 2;
    let table = ends(table);
    assert!(table.state.towers.contains(Area::GreatGate) && !table.state.towers.contains(Area::SouthRammas));
    assert_eq!(table.state.n_catapults(), 0);
}

#[test]
fn r8_3_grima_leaves_with_theoden_or_edoras() {
    let table = || {
        let table = Table::rohan().hold(SP, &[Card::Grima2, Card::Gen01]).on_table(Card::Grima1);
        table.hold(FP, &[Card::Fp01])
    };
    let stays = ends(table());
    assert!(stays.state.table.contains(Card::Grima1) && stays.state.hands[SP].contains(Card::Grima2));
    let theoden = ends(table().with(Area::Edoras, Character::TheodenRohan));
    let edoras = ends(table().army(Area::Edoras, &[(Unit::UrukHai, 1)]));
    for table in [theoden, edoras] {
        let state = &table.state;
        assert!(state.table.is_empty() && state.in_deck(Deck::Grima).is_empty());
        assert_eq!((state.hands[SP].len(), state.hands[FP].len()), (1, 1));
        assert_eq!(state.gone, Deck::Grima.cards());
        assert!(table.events.contains(&Event::DeckGone(Deck::Grima)));
    }
}

#[test]
fn r7_7_3_a_card_leaves_the_table_by_its_condition() {
    // The Standard of Arwen, while Aragorn lives.
    let table = || Table::gondor().on_table(Card::Fp05);
    assert!(ends(table().with(Area::Harlond, Character::AragornGondor)).state.table.contains(Card::Fp05));
    let gone = ends(table().spot(Character::AragornGondor, Spot::Eliminated));
    assert!(gone.state.table.is_empty() && gone.state.gone.contains(Card::Fp05));
    // The Corsairs of Umbar, while a Ship is left.
    let corsairs = |ships: u8| {
        let mut table = Table::gondor().on_table(Card::Sa09);
        table.state.ships = ships;
        ends(table)
    };
    assert!(corsairs(1).state.table.contains(Card::Sa09));
    assert!(corsairs(0).state.table.is_empty());
}

#[test]
fn after_the_end_of_an_action_the_enemy_acts() {
    let table = ends(Table::rohan());
    assert!(table.asks(RoundAsk::Act));
    assert_eq!(table.state.to_act, SP);
}
