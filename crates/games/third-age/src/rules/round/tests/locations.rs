//! Phase 2: locations, Leadership tokens, Nazgûl, the Commander (rules 5.2, 8.1, 9.1, 9.6.1).

use super::{Rounds, SP, Table};
use crate::action::{Action, Ask};
use crate::army::ArmyAsk;
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Areas, Card, Character, Deck, Face, Location, Unit};
use crate::round::{RoundAsk, RoundFrame};

fn rohan() -> Table {
    Table::rohan()
        .army(Area::Orthanc, &[(Unit::UrukHai, 3)])
        .army(Area::WestNanCurunir, &[(Unit::WargRiders, 1)])
        .army(Area::NorthDunland, &[(Unit::Dunlendings, 2)])
        .to_roll(SP, 6)
}

fn gondor() -> Table {
    Table::gondor()
        .army(Area::Udun, &[(Unit::BlackUruks, 3)])
        .army(Area::ToHarad, &[(Unit::Mumakil, 1)])
        .army(Area::EastOsgiliath, &[(Unit::MordorOrcs, 5)])
        .army(Area::CrossRoads, &[(Unit::MordorOrcs, 1)])
        .to_roll(SP, 6)
}

fn in_phase_3(table: &Table) -> bool {
    table.asked() == Some(Ask::Tile)
}

#[test]
fn r5_2_dice_action_tokens() {
    let mut table = rohan().round(RoundFrame::Phase2);
    assert!(table.asks(RoundAsk::Location));
    assert_eq!(table.refused(Action::Location(Location::DawnlessDay)), "5.2");
    table.say(Action::Location(Location::Balcony));
    assert_eq!((table.state.shadow_box(), table.state.dice[SP].to_roll), (2, 4));
    assert!(table.asks(RoundAsk::Leadership { left: 4 }));
    table.go(&[Action::Area(Area::Orthanc); 3]);
    assert_eq!(table.refused(Action::Area(Area::Edoras)), "5.2");
    table.say(Action::Area(Area::NorthDunland));
    assert_eq!(table.state.army(Area::Orthanc).leadership, 3);
    assert!(in_phase_3(&table));
}

#[test]
fn r5_2_2_too_few_dice_for_a_location() {
    let mut table = rohan().to_roll(SP, 2).round(RoundFrame::Phase2);
    assert_eq!(table.refused(Action::Location(Location::Pits)), "5.2.2");
    table.say(Action::Location(Location::Balcony));
    // With one die there is one location, which is not asked for.
    let one = rohan().to_roll(SP, 1).round(RoundFrame::Phase2);
    assert_eq!(one.state.location, Some(Location::PalantirRoom));
}

#[test]
fn r5_2_3_without_an_army_the_tokens_are_lost() {
    let mut table = Table::rohan().to_roll(SP, 6).round(RoundFrame::Phase2);
    table.say(Action::Location(Location::Balcony));
    assert!(in_phase_3(&table));
    // One Army receives all without a question.
    let mut one = Table::rohan().army(Area::Orthanc, &[(Unit::UrukHai, 1)]).to_roll(SP, 6);
    one = one.round(RoundFrame::Phase2);
    one.say(Action::Location(Location::Balcony));
    assert_eq!(one.state.army(Area::Orthanc).leadership, 4);
}

#[test]
fn r8_1_the_palantir_room_draws_a_grima_card() {
    let mut table = rohan().round(RoundFrame::Phase2);
    table.say(Action::Location(Location::PalantirRoom));
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Grima, seat: kernel::Seat(1) }));
    table.say(Action::Draw(Card::Grima3));
    // Rule 5.2.1: the tokens come after the location's action.
    assert!(table.asks(RoundAsk::Leadership { left: 1 }));
}

#[test]
fn r5_2_4_a_location_without_its_deck_gives_dice_and_token() {
    let mut table = rohan();
    table.state.deck -= Deck::Grima.cards();
    let mut table = table.round(RoundFrame::Phase2);
    table.say(Action::Location(Location::PalantirRoom));
    assert!(table.asks(RoundAsk::Leadership { left: 1 }));
    assert_eq!(table.state.shadow_box(), 1);
}

#[test]
fn r8_1_the_pits_place_each_unit_with_another_army() {
    let mut table = rohan().round(RoundFrame::Phase2);
    table.say(Action::Location(Location::Pits));
    assert!(table.asks(RoundAsk::Pits { settled: 0 }));
    assert_eq!(table.legal().len(), 9);
    assert_eq!(table.refused(Action::Place { unit: Unit::Dunlendings, area: Area::Orthanc }), "8.1");
    assert_eq!(table.refused(Action::Place { unit: Unit::UrukHai, area: Area::Edoras }), "8.1");
    table.say(Action::Place { unit: Unit::WargRiders, area: Area::NorthDunland });
    assert_eq!(table.refused(Action::Place { unit: Unit::WargRiders, area: Area::Orthanc }), "8.1");
    assert_eq!(table.refused(Action::Place { unit: Unit::UrukHai, area: Area::NorthDunland }), "8.1");
    table.say(Action::Place { unit: Unit::UrukHai, area: Area::WestNanCurunir });
    // The last unit and the last Army: no question.
    assert_eq!(table.state.army(Area::Orthanc).units.count(Unit::HalfOrcs), 1);
    assert!(table.asks(RoundAsk::Leadership { left: 3 }));
    assert_eq!(table.state.shadow_box(), 3);
}

#[test]
fn r8_1_with_fewer_armies_the_shadow_chooses_which_units_come() {
    let mut table = Table::rohan().army(Area::Orthanc, &[(Unit::UrukHai, 3)]).to_roll(SP, 6);
    table = table.round(RoundFrame::Phase2);
    table.say(Action::Location(Location::Pits));
    assert_eq!(table.legal().len(), 3);
    table.say(Action::Place { unit: Unit::HalfOrcs, area: Area::Orthanc });
    assert_eq!(table.state.army(Area::Orthanc).n_units(), 4);
    assert!(in_phase_3(&table));
}

#[test]
fn r8_1_a_type_without_figure_is_skipped() {
    let mut table = rohan().army(Area::SouthDunland, &[(Unit::WargRiders, 5)]).round(RoundFrame::Phase2);
    table.say(Action::Location(Location::Pits));
    assert_eq!(table.refused(Action::Place { unit: Unit::WargRiders, area: Area::Orthanc }), "8.1");
    table.say(Action::Place { unit: Unit::HalfOrcs, area: Area::Orthanc });
    table.say(Action::Place { unit: Unit::UrukHai, area: Area::NorthDunland });
    assert!(table.asks(RoundAsk::Leadership { left: 3 }));
}

#[test]
fn r7_3_3_a_location_may_bring_an_army_above_five() {
    let mut table = rohan().army(Area::Orthanc, &[(Unit::HalfOrcs, 2)]).round(RoundFrame::Phase2);
    table.say(Action::Location(Location::Pits));
    table.say(Action::Place { unit: Unit::WargRiders, area: Area::Orthanc });
    assert_eq!(table.asked(), Some(Ask::Army(ArmyAsk::Limit { area: Area::Orthanc })));
    table.say(Action::Unit(Unit::HalfOrcs));
    assert_eq!(table.state.army(Area::Orthanc).n_units(), 5);
    assert!(matches!(table.asked(), Some(Ask::Round(RoundAsk::Pits { .. }))));
}

#[test]
fn r9_1_the_dawnless_day_draws_only_while_darkness_is_left() {
    let mut table = gondor().round(RoundFrame::Phase2);
    table.say(Action::Location(Location::DawnlessDay));
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Darkness, seat: kernel::Seat(1) }));
    table.say(Action::Draw(Card::Darkness5));
    assert!(table.asks(RoundAsk::Nazgul { from: None, left: 1 }));
    let mut none = gondor();
    none.state.darkness = 0;
    let mut none = none.round(RoundFrame::Phase2);
    none.say(Action::Location(Location::DawnlessDay));
    assert!(none.asks(RoundAsk::Nazgul { from: None, left: 1 }));
    // D3: it may be declined.
    none.say(Action::Done);
    assert!(none.asks(RoundAsk::Leadership { left: 1 }));
}

#[test]
fn r9_1_the_tower_of_sorcery_places_nazgul_and_the_commander() {
    let mut table = gondor().round(RoundFrame::Phase2);
    table.say(Action::Location(Location::TowerOfSorcery));
    assert!(table.asks(RoundAsk::Nazgul { from: None, left: 2 }));
    // Rule 9.3.1: a recruitment area is no area.
    assert_eq!(table.refused(Action::Area(Area::Udun)), "9.6.1");
    table.say(Action::Area(Area::GreatGate));
    // Now one could also come from the board.
    assert!(table.asks(RoundAsk::NazgulFrom { left: 1 }));
    assert_eq!(table.legal(), [Action::Area(Area::GreatGate), Action::Accept, Action::Done]);
    table.say(Action::Area(Area::GreatGate));
    assert_eq!(table.refused(Action::Area(Area::GreatGate)), "9.6.1");
    table.say(Action::Area(Area::MinasTirith));
    assert_eq!((table.state.nazgul[Area::GreatGate], table.state.nazgul[Area::MinasTirith]), (0, 1));
    assert_eq!(table.state.nazgul_in_supply(), 7);
    assert!(table.asks(RoundAsk::Commander));
    assert_eq!(table.refused(Action::Area(Area::Udun)), "9.1");
    table.say(Action::Area(Area::EastOsgiliath));
    assert_eq!(table.state.spots[Character::WitchKing], Spot::At(Area::EastOsgiliath));
    assert!(table.asks(RoundAsk::Leadership { left: 2 }));
}

#[test]
fn r9_1_the_commander_may_stay_in_the_shadow_box() {
    let mut table = gondor().round(RoundFrame::Phase2);
    table.go(&[Action::Location(Location::TowerOfSorcery), Action::Done, Action::Decline]);
    assert_eq!(table.state.spots[Character::WitchKing], Spot::ShadowBox);
}

#[test]
fn r9_1_the_might_of_mordor() {
    let mut table = gondor().round(RoundFrame::Phase2);
    table.say(Action::Location(Location::MightOfMordor));
    assert!(table.asks(RoundAsk::Nazgul { from: None, left: 3 }));
    table.say(Action::Done);
    assert!(table.asks(RoundAsk::LocationUnit { unit: Unit::MordorOrcs, left: 3 }));
    assert_eq!(table.refused(Action::Area(Area::ToHarad)), "9.1");
    table.say(Action::Area(Area::Udun));
    assert_eq!(table.refused(Action::Area(Area::Udun)), "9.1");
    // Above five units one goes; they are all alike, so nothing is asked.
    table.say(Action::Area(Area::EastOsgiliath));
    assert_eq!(table.state.army(Area::EastOsgiliath).n_units(), 5);
    table.say(Action::Done);
    assert!(table.asks(RoundAsk::LocationUnit { unit: Unit::OlogHai, left: 1 }));
    table.say(Action::Area(Area::ToHarad));
    assert_eq!(table.state.army(Area::ToHarad).units.count(Unit::OlogHai), 1);
    assert!(table.asks(RoundAsk::Leadership { left: 3 }));
    // Rule 9.3.7: Leadership tokens may be assigned there.
    table.say(Action::Area(Area::ToHarad));
    assert_eq!(table.state.army(Area::Udun).units.count(Unit::MordorOrcs), 1);
    assert_eq!(table.state.notes.done, Areas::EMPTY);
}

#[test]
fn location_nazgul_hook_adds_one() {
    let mut table = gondor().on_table(Card::Darkness6).round(RoundFrame::Phase2);
    table.say(Action::Location(Location::TowerOfSorcery));
    assert!(table.asks(RoundAsk::Nazgul { from: None, left: 3 }));
}

#[test]
fn r9_6_1_without_nazgul_in_the_supply_only_those_on_the_board_go() {
    let mut table = gondor();
    table.state.nazgul[Area::BlackGate] = 8;
    let mut table = table.round(RoundFrame::PlaceNazgul { left: 1 });
    assert!(table.asks(RoundAsk::NazgulFrom { left: 1 }));
    assert_eq!(table.refused(Action::Accept), "9.6");
    table.go(&[Action::Area(Area::BlackGate), Action::Area(Area::CrossRoads)]);
    assert_eq!(table.state.nazgul[Area::CrossRoads], 1);
    assert!(
        table.events.contains(&Event::NazgulPlaced { from: Some(Area::BlackGate), to: Area::CrossRoads })
    );
}

#[test]
fn r13_1_only_dice_of_the_location_count_for_fate() {
    let mut table = rohan().round(RoundFrame::Phase2);
    table.go(&[Action::Location(Location::Balcony)]);
    assert_eq!(table.state.tiles_left(), 2);
    assert_eq!(table.state.dice[SP].unused.count(Face::Character), 2);
}
