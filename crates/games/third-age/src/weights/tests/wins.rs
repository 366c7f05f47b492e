//! The greedy player sees a victory that is one action away, of each kind (chapter 12).

use crate::action::{Action, Choice};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Character, Face, Location, Side, Tile, Unit};
use crate::round::RoundFrame;
use crate::state::Ending;
use crate::testing::{FP, SP, Table, gondor, rohan};
use ai::Player;
use kernel::Game;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A side has the last dice of the round and plays them greedily; whatever else is asked is answered at random. In how many of
/// twenty rounds the game ends so.
fn ends(table: &Table, side: Side, dice: &[Face]) -> Vec<Option<Ending>> {
    let table = table.clone().dice(side.enemy(), &[]).dice(side, dice).acts(side);
    let table = table.and(|state| state.action_tokens = (0, 0)).begin(Frame::Round(RoundFrame::Act));
    let play = |seed: u64| {
        let mut table = table.clone();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let round = table.state.round;
        for n in 0..400 {
            let seat = match table.state.question() {
                Some(question) if table.state.round == round => question.who.first_seat().expect("somebody"),
                _ => break,
            };
            let action = if seat.is_chance() {
                table.state.chance(&mut rng).expect("chance answers")
            } else {
                let own = seat == crate::State::seat(side);
                let player = if own { Player::Greedy } else { Player::Random };
                ai::choose(&table.state, seat, &player, seed * 1000 + n).expect("somebody answers")
            };
            table.say_as(seat, action);
        }
        table.state.ended
    };
    (0..20).map(play).collect()
}

/// It is won so in at least so many of twenty rounds.
#[track_caller]
fn wins(table: &Table, dice: &[Face], ending: Ending, least: usize) {
    let ends = ends(table, ending.winner(), dice);
    let won = ends.iter().filter(|end| **end == Some(ending)).count();
    assert!(won >= least, "{won} of 20: {ends:?}");
}

/// Rohan with somebody of each side far away, so that nothing else ends the game.
fn plain() -> Table {
    rohan()
        .with(Area::Aglarond, Character::Theodred)
        .army(Area::Aglarond, &[(Unit::RohanFootmen, 1)])
        .army(Area::Orthanc, &[(Unit::UrukHai, 3)])
        .army(Area::NorthDunland, &[(Unit::Dunlendings, 2)])
}

#[test]
fn ten_points() {
    let table = plain().marker(Area::Hornburg).army(Area::LowerSnowbourn, &[(Unit::UrukHai, 3)]);
    wins(&table, &[Face::Army], Ending::Points, 20);
}

#[test]
fn minas_tirith() {
    let table = gondor()
        .army(Area::GreatGate, &[(Unit::MordorOrcs, 3)])
        .army(Area::CrossRoads, &[(Unit::MordorOrcs, 3)])
        .army(Area::Lossarnach, &[(Unit::GondorFootmen, 2)])
        .with(Area::Lossarnach, Character::Faramir);
    wins(&table, &[Face::Army], Ending::MinasTirith, 20);
}

#[test]
fn the_last_character() {
    let table = rohan()
        .and(|state| {
            for who in [Character::EomerRohan, Character::AragornRohan, Character::GandalfRohan] {
                state.spots[who] = Spot::Eliminated;
            }
        })
        .with(Area::Westmark, Character::Theodred)
        .army(Area::Westmark, &[(Unit::RohanFootmen, 1)])
        .damage(Area::Westmark, 1)
        .army(Area::UpperIsen, &[(Unit::UrukHai, 5)])
        .leadership(Area::UpperIsen, 3)
        .army(Area::Orthanc, &[(Unit::UrukHai, 2)]);
    // The dice of the battle have their say, and Théodred may get away.
    wins(&table, &[Face::Army], Ending::Characters, 12);
}

#[test]
fn orthanc() {
    let table = rohan()
        .army(Area::EastNanCurunir, &[(Unit::RohanRiders, 2)])
        .with(Area::EastNanCurunir, Character::Theodred)
        .army(Area::NorthDunland, &[(Unit::Dunlendings, 2)]);
    wins(&table, &[Face::Character], Ending::Saruman, 20);
}

#[test]
fn the_ents_fell_sarumans_army() {
    let table = rohan()
        .with(Area::Aglarond, Character::Theodred)
        .army(Area::Aglarond, &[(Unit::RohanFootmen, 1)])
        .spot(Character::Treebeard, Spot::Entwood)
        .ents(Area::NorthernBounds, 5)
        .army(Area::Orthanc, &[(Unit::UrukHai, 1)])
        .lost(Area::Orthanc, 8);
    wins(&table, &[Face::WillOfTheWest], Ending::Saruman, 17);
}

#[test]
fn theoden() {
    let table = plain().with(Area::Edoras, Character::GandalfRohan).army(Area::Edoras, &[(Unit::Archers, 1)]);
    wins(&table, &[Face::Character], Ending::Theoden, 20);
}

#[test]
fn aragorn() {
    let table = gondor()
        .army(Area::MinasTirith, &[(Unit::GondorFootmen, 3)])
        .army(Area::CrossRoads, &[(Unit::MordorOrcs, 3)])
        .spot(Character::AragornGondor, Spot::Track(12))
        .fate(12);
    wins(&table, &[Face::Character], Ending::Aragorn, 20);
}

#[test]
fn the_commander() {
    let table = gondor()
        .army(Area::MinasTirith, &[(Unit::GondorFootmen, 3)])
        .army(Area::Harlond, &[(Unit::GondorKnights, 5)])
        .with(Area::Harlond, Character::Imrahil)
        .army(Area::PelennorTownlands, &[(Unit::MordorOrcs, 1)])
        .with(Area::PelennorTownlands, Character::WitchKing)
        .damage(Area::PelennorTownlands, 1)
        .army(Area::CrossRoads, &[(Unit::MordorOrcs, 3)])
        .and(|state| {
            state.location = Some(Location::TowerOfSorcery);
            state.commander = Some(Character::WitchKing);
        });
    // The Army may get away.
    wins(&table, &[Face::Character], Ending::Commanders, 10);
}

#[test]
fn the_black_gate() {
    let table = gondor()
        .army(Area::MinasTirith, &[(Unit::GondorFootmen, 3)])
        .army(Area::CrossRoads, &[(Unit::GondorKnights, 2)])
        .army(Area::Dagorlad, &[(Unit::RohanRiders, 3)])
        .with(Area::Dagorlad, Character::Faramir)
        .army(Area::HaradRoad, &[(Unit::SouthronHorsemen, 2)]);
    wins(&table, &[Face::Character], Ending::BlackGate, 20);
}

#[test]
fn the_tile_that_ends_the_game_is_kept() {
    let table = |drawn: Tile| {
        let table = plain().fate(15).dice(SP, &[Face::Character, Face::Character]).dice(FP, &[]);
        let mut table =
            table.tiles(&[Tile::One, Tile::Two, Tile::Three]).begin(Frame::Round(RoundFrame::Phase3));
        table.say(Action::Tile(drawn));
        let seat = table.seat();
        (0..10)
            .map(|seed| ai::choose(&table.state, seat, &Player::Greedy, seed).expect("an answer"))
            .collect::<Vec<_>>()
    };
    assert_eq!(table(Tile::Three), [Action::Choose(Choice::Keep); 10]);
    assert_eq!(table(Tile::One), [Action::Choose(Choice::DrawOn); 10]);
}
