//! Characters enter play (rules 6.9 to 6.12, 8.4, 9.2).

use super::{FP, Rounds, Table};
use crate::action::{Action, Ask, Deed};
use crate::army::ArmyAsk;
use crate::figures::Spot;
use crate::ids::{Area, Areas, Card, Character, Face, Leader, Pool, TokenFace, Unit};
use crate::round::{RoundAsk, RoundFrame};

fn enters(table: Table, face: Face, who: Character) -> Table {
    let side = table.state.character_side(who);
    let mut table = if side == FP { table.act(&[face], &[]) } else { table.shadow_acts(&[face]) };
    table.uses(face, Deed::Enter(who));
    table
}

/// The rule that refuses his entry.
fn refused(table: Table, face: Face, who: Character) -> &'static str {
    let side = table.state.character_side(who);
    let mut table = if side == FP { table.act(&[face], &[]) } else { table.shadow_acts(&[face]) };
    table.say(Action::Die(face));
    table.refused(Action::Do(Deed::Enter(who)))
}

#[test]
fn r6_9_who_is_ready_enters_with_a_character_result() {
    let table = |fate: u8| Table::rohan().fate(fate);
    for face in [Face::Character, Face::WillOfTheWest] {
        let mut table = enters(table(5), face, Character::EomerRohan);
        assert!(table.asks(RoundAsk::Enter(Character::EomerRohan)));
        assert_eq!(table.refused(Action::Area(Area::Folde)), "6.10");
        table.say(Action::Area(Area::Eastemnet));
        assert_eq!(table.state.spots[Character::EomerRohan], Spot::At(Area::Eastemnet));
        assert_eq!(table.state.army(Area::Eastemnet).units.count(Unit::RohanRiders), 2);
    }
    assert_eq!(refused(table(4), Face::Character, Character::EomerRohan), "6.9");
    assert_eq!(refused(table(5), Face::Muster, Character::EomerRohan), "6.9");
    assert_eq!(refused(table(18), Face::Character, Character::Legolas), "6.9");
    assert_eq!(
        refused(table(5).with(Area::Edoras, Character::EomerRohan), Face::Character, Character::EomerRohan),
        "1.7"
    );
    let gone = table(5).spot(Character::EomerRohan, Spot::Eliminated);
    assert_eq!(refused(gone, Face::Character, Character::EomerRohan), "7.5.8");
}

#[test]
fn r7_7_11_little_trust_keeps_eomer_out() {
    let table = Table::rohan().fate(5).on_table(Card::Grima1);
    assert_eq!(refused(table, Face::Character, Character::EomerRohan), "7.7.11");
    let aragorn =
        enters(Table::rohan().fate(6).on_table(Card::Grima1), Face::Character, Character::AragornRohan);
    assert_eq!(aragorn.state.spots[Character::AragornRohan], Spot::At(Area::EastEntwade));
    let mut banned = Table::rohan().fate(6);
    banned.state.bans.enter.insert(Character::AragornRohan);
    assert_eq!(refused(banned, Face::Character, Character::AragornRohan), "7.7.11");
}

#[test]
fn r6_10_among_enemies_he_comes_without_units() {
    let mut held = enters(
        Table::rohan().fate(5).army(Area::Edoras, &[(Unit::UrukHai, 1)]),
        Face::Character,
        Character::EomerRohan,
    );
    held.say(Action::Area(Area::Edoras));
    // Rule 6.11: he stands there alone.
    assert_eq!(held.state.spots[Character::EomerRohan], Spot::At(Area::Edoras));
    assert_eq!(held.state.army(Area::Edoras).units.count(Unit::RohanRiders), 0);
    let mut controlled =
        enters(Table::rohan().fate(5).markers(&[Area::Edoras]), Face::Character, Character::EomerRohan);
    controlled.say(Action::Area(Area::Edoras));
    assert_eq!(controlled.state.army(Area::Edoras).n_units(), 0);
    assert!(controlled.state.markers.contains(Area::Edoras));
}

#[test]
fn r6_12_units_come_as_far_as_there_are_figures() {
    let full = Table::rohan()
        .fate(5)
        .army(Area::Folde, &[(Unit::RohanRiders, 5)])
        .army(Area::Harrowdale, &[(Unit::RohanRiders, 5)])
        .army(Area::Westfold, &[(Unit::RohanRiders, 2)]);
    let mut table = enters(full, Face::Character, Character::EomerRohan);
    table.say(Action::Area(Area::Eastemnet));
    assert_eq!(table.state.army(Area::Eastemnet).units.count(Unit::RohanRiders), 1);
}

#[test]
fn r6_12_above_five_units_some_are_removed() {
    let table = Table::rohan().fate(5).army(Area::Edoras, &[(Unit::RohanFootmen, 4)]);
    let mut table = enters(table, Face::Character, Character::EomerRohan);
    table.say(Action::Area(Area::Edoras));
    assert_eq!(table.asked(), Some(Ask::Army(ArmyAsk::Limit { area: Area::Edoras })));
    table.say(Action::Unit(Unit::RohanFootmen));
    assert_eq!(table.state.army(Area::Edoras).n_units(), 5);
}

#[test]
fn r8_6_4_treebeard_joins_the_entwood() {
    let mut table = Table::rohan().fate(3);
    (table.state.ents, table.state.entwood) = (1, Area::Westmark);
    let table = enters(table, Face::Character, Character::Treebeard);
    assert_eq!(table.state.spots[Character::Treebeard], Spot::Entwood);
    assert_eq!(table.state.place_of(Character::Treebeard), Some(Area::Westmark));
}

#[test]
fn r8_4_theodens_ways_into_play() {
    let who = Character::TheodenRohan;
    let gandalf = || Table::rohan().with(Area::Edoras, Character::GandalfRohan);
    let table = enters(gandalf(), Face::Character, who);
    assert_eq!(table.state.spots[who], Spot::At(Area::Edoras));
    assert_eq!(table.state.army(Area::Edoras).units.count(Unit::RohanRiders), 1);
    assert_eq!(refused(Table::rohan(), Face::Character, who), "6.9");
    let elsewhere = Table::rohan().with(Area::Folde, Character::GandalfRohan);
    assert_eq!(refused(elsewhere, Face::Character, who), "6.9");
    // A Will of the West will do while the Shadow controls a region; a Character result will not.
    let region = || Table::rohan().markers(&[Area::Folde, Area::Harrowdale]);
    let table = enters(region(), Face::WillOfTheWest, who);
    assert_eq!(table.state.spots[who], Spot::At(Area::Edoras));
    assert_eq!(refused(region(), Face::Character, who), "6.9");
    assert_eq!(refused(Table::rohan().markers(&[Area::Folde]), Face::WillOfTheWest, who), "6.9");
    // Even into an enemy Edoras, without his Rider.
    let table = enters(gandalf().army(Area::Edoras, &[(Unit::UrukHai, 2)]), Face::Character, who);
    assert_eq!(table.state.spots[who], Spot::At(Area::Edoras));
    assert_eq!(table.state.army(Area::Edoras).units.count(Unit::RohanRiders), 0);
}

#[test]
fn r9_9_4_captains_of_gondor_enter_in_recruitment_areas() {
    let table = enters(Table::gondor().fate(9), Face::Character, Character::EomerGondor);
    assert_eq!(table.state.spots[Character::EomerGondor], Spot::At(Area::ToRohan));
    // Rule 9.3.8: a Leader may stand there without units.
    assert_eq!(table.state.army(Area::ToRohan).leaders.count(Leader::Rohan), 1);
    let mut woses = Table::gondor().fate(9);
    woses.state.woses = true;
    let woses = enters(woses, Face::Character, Character::EomerGondor);
    assert_eq!(woses.state.spots[Character::EomerGondor], Spot::At(Area::ForgottenRoad));
}

#[test]
fn r6_12_entry_abilities_follow() {
    // Rule 9.9.2: Aragorn flips all tokens in To the Outlands, Imrahil up to four.
    let table = |fate: u8| Table::gondor().fate(fate).tokens(Pool::Gondor, Area::ToTheOutlands, 2);
    let mut aragorn = enters(table(12), Face::Character, Character::AragornGondor);
    for _ in 0..2 {
        assert_eq!(aragorn.asked(), Some(Ask::Flip(Pool::Gondor)));
        aragorn.go(&[Action::Flip(TokenFace::GondorKnights)]);
    }
    assert_eq!(aragorn.state.tokens[Pool::Gondor][Area::ToTheOutlands], 0);
    assert_eq!(aragorn.state.army(Area::ToTheOutlands).units.count(Unit::GondorKnights), 2);
    let imrahil = enters(table(3), Face::Character, Character::Imrahil);
    assert_eq!(imrahil.state.army(Area::ToTheOutlands).leaders.count(Leader::Gondor), 1);
    assert!(imrahil.may(Action::Done) || imrahil.may(Action::Number(0)));
    // Abilities that a card forbids do not work.
    let mut banned = table(12);
    banned.state.bans.abilities.insert(Character::AragornGondor);
    let banned = enters(banned, Face::Character, Character::AragornGondor);
    assert_eq!(banned.state.tokens[Pool::Gondor][Area::ToTheOutlands], 2);
}

#[test]
fn r9_2_gothmog_enters_with_a_muster_result() {
    let who = Character::Gothmog;
    let table = || {
        Table::gondor()
            .army(Area::EastOsgiliath, &[(Unit::MordorOrcs, 1)])
            .army(Area::Udun, &[(Unit::BlackUruks, 1)])
            .army(Area::CrossRoads, &[(Unit::Mumakil, 1)])
    };
    let taken = || table().markers(&[Area::WestOsgiliath]);
    for face in [Face::Muster, Face::ArmyMuster] {
        let mut table = enters(taken(), face, who);
        assert!(table.asks(RoundAsk::Enter(who)));
        assert_eq!(table.refused(Action::Area(Area::CrossRoads)), "6.10");
        table.say(Action::Area(Area::Udun));
        assert_eq!(table.state.spots[who], Spot::At(Area::Udun));
    }
    assert_eq!(refused(taken(), Face::Character, who), "6.9");
    assert_eq!(refused(taken(), Face::Army, who), "6.9");
    assert_eq!(refused(table(), Face::Muster, who), "6.9");
    // Rule 9.2: not once the Witch-king is eliminated.
    let mut late = taken().spot(Character::WitchKing, Spot::Eliminated);
    late.state.commander = None;
    assert_eq!(refused(late, Face::Muster, who), "9.2");
    // Without an Army with Mordor units there is no place.
    let none = Table::gondor().army(Area::CrossRoads, &[(Unit::Mumakil, 1)]).markers(&[Area::WestOsgiliath]);
    assert_eq!(refused(none, Face::Muster, who), "6.10");
}

#[test]
fn a_card_brings_somebody_in_where_it_says() {
    let mut table = Table::rohan();
    table.state.notes.eligible = Areas::only(Area::Hornburg);
    let table = table.round(RoundFrame::Enter(Character::Gimli));
    assert_eq!(table.state.spots[Character::Gimli], Spot::At(Area::Hornburg));
    let none = Table::rohan().round(RoundFrame::Enter(Character::Gimli));
    assert_eq!(none.state.spots[Character::Gimli], Spot::Aside);
}
