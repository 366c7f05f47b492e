//! The end of the game (chapter 12).

use super::{Rounds, Table};
use crate::figures::Spot;
use crate::ids::{Area, Character, Unit};
use crate::round::RoundFrame;
use crate::state::Ending;

const SETTLEMENTS: [Area; 6] = [
    Area::DeepingCoomb,
    Area::Thrihyrne,
    Area::SouthWestemnet,
    Area::Westfold,
    Area::Harrowdale,
    Area::Folde,
];

fn rohan() -> Table {
    Table::rohan().with(Area::FordsOfIsen, Character::Theodred)
}

fn gondor() -> Table {
    Table::gondor().with(Area::MinasTirith, Character::GandalfGondor)
}

/// How the game ends in phase 6.
fn ending(table: Table) -> Option<Ending> {
    table.round(RoundFrame::Phase6).state.ended
}

#[test]
fn r12_2_2_places_worth_ten() {
    assert_eq!(ending(rohan()), None);
    assert_eq!(ending(rohan().markers(&[Area::Hornburg, Area::Edoras])), Some(Ending::Points));
    let nine = rohan().markers(&[Area::Hornburg]).markers(&SETTLEMENTS[..3]);
    assert_eq!((nine.state.points(), ending(nine)), (9, None));
    assert_eq!(ending(rohan().markers(&[Area::Hornburg]).markers(&SETTLEMENTS[..4])), Some(Ending::Points));
    assert_eq!(ending(rohan().markers(&[Area::Edoras]).markers(&SETTLEMENTS)), Some(Ending::Points));
    // The Shadow's own places are worth nothing.
    assert_eq!(rohan().state.points(), 0);
}

#[test]
fn r12_2_3_all_characters_eliminated() {
    let fallen = || {
        let mut table = rohan();
        for who in
            [Character::Theodred, Character::EomerRohan, Character::AragornRohan, Character::GandalfRohan]
        {
            table.state.spots[who] = Spot::Eliminated;
        }
        table
    };
    // Rule 14.6: Treebeard, Legolas, Gimli and a Théoden who has not entered do not count.
    assert_eq!(ending(fallen()), Some(Ending::Characters));
    assert_eq!(ending(fallen().spot(Character::Treebeard, Spot::Entwood)), Some(Ending::Characters));
    // Whoever lies on the track is not eliminated, ready or not.
    assert_eq!(ending(fallen().spot(Character::GandalfRohan, Spot::Track(8))), None);
    assert_eq!(ending(fallen().with(Area::Edoras, Character::Gimli)), None);
}

#[test]
fn r12_2_4_orthanc_or_saruman() {
    assert_eq!(ending(rohan().markers(&[Area::Orthanc])), Some(Ending::Saruman));
    assert_eq!(ending(rohan().spot(Character::Saruman, Spot::Eliminated)), Some(Ending::Saruman));
}

#[test]
fn r12_2_5_theoden_and_no_region() {
    let theoden = || rohan().with(Area::Edoras, Character::TheodenRohan);
    assert_eq!(ending(theoden()), Some(Ending::Theoden));
    assert_eq!(ending(theoden().markers(&[Area::Folde])), Some(Ending::Theoden));
    assert_eq!(ending(theoden().markers(&[Area::Folde, Area::Harrowdale])), None);
}

#[test]
fn r12_1_the_lowest_condition_decides() {
    // 2 and 5.
    let both = rohan().with(Area::Folde, Character::TheodenRohan).markers(&[Area::Hornburg, Area::Edoras]);
    assert_eq!(ending(both), Some(Ending::Points));
    // 4 and 5.
    let free = rohan().with(Area::Folde, Character::TheodenRohan).markers(&[Area::Orthanc]);
    assert_eq!(ending(free), Some(Ending::Saruman));
    // Gondor 2 and 4.
    let city = gondor().with(Area::Harlond, Character::AragornGondor).markers(&[Area::MinasTirith]);
    assert_eq!(ending(city), Some(Ending::MinasTirith));
}

#[test]
fn r12_3_2_minas_tirith() {
    assert_eq!(ending(gondor()), None);
    assert_eq!(ending(gondor().markers(&[Area::MinasTirith])), Some(Ending::MinasTirith));
}

#[test]
fn r12_3_4_aragorn_and_no_region() {
    let aragorn = || gondor().with(Area::ToTheOutlands, Character::AragornGondor);
    assert_eq!(ending(aragorn()), Some(Ending::Aragorn));
    assert_eq!(ending(aragorn().markers(&[Area::Harlond, Area::PelennorTownlands])), None);
}

#[test]
fn r12_3_5_the_commanders() {
    let mut fallen = gondor().spot(Character::WitchKing, Spot::Eliminated);
    fallen.state.commander = None;
    assert_eq!(ending(fallen), Some(Ending::Commanders));
    let mut follows =
        gondor().spot(Character::WitchKing, Spot::Eliminated).with(Area::CrossRoads, Character::Gothmog);
    follows.state.commander = Some(Character::Gothmog);
    assert_eq!(ending(follows), None);
    // Gothmog alone is not enough.
    assert_eq!(ending(gondor().spot(Character::Gothmog, Spot::Eliminated)), None);
}

#[test]
fn r12_3_6_black_gate_and_cross_roads() {
    let one = gondor().army(Area::BlackGate, &[(Unit::GondorKnights, 1)]);
    assert_eq!(ending(one), None);
    let both = gondor()
        .army(Area::BlackGate, &[(Unit::GondorKnights, 1)])
        .army(Area::CrossRoads, &[(Unit::RohanRiders, 1)]);
    assert_eq!(ending(both), Some(Ending::BlackGate));
}
