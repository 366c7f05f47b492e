//! Pools, Generals, Fate, the Shadow's split, the end of the turn (rules 4.1 to 4.4, 4.6).

use super::{FP, SH, Table};
use crate::action::{Action, Ask, Choice};
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Face, Territory, Tile, Unit};
use crate::state::Ending;
use crate::turn::{TurnAsk, TurnFrame};

#[test]
fn pools() {
    // A1, A3.
    let mut table = Table::new();
    assert_eq!((table.state.pool(FP), table.state.pool(SH)), (5, 6));
    table.state.spots[Character::Thorin] = Spot::At(Area::FrontGate);
    table.state.spots[Character::Beorn] = Spot::At(Area::Valley1);
    assert_eq!(table.state.pool(FP), 6);
    for (markers, dice) in [
        (vec![Area::RuinsOfDale, Area::Camp], 6),
        (vec![Area::Camp, Area::FrontGate], 6),
        (vec![Area::Camp, Area::EasternSpur], 7),
    ] {
        table.state.markers = markers.into_iter().collect();
        assert_eq!(table.state.pool(SH), dice);
    }
}

fn generals() -> Table {
    Table::new()
        .army(Area::Camp, &[(Unit::DwarfRegulars, 1)])
        .army(Area::Ravenhill, &[(Unit::Spearmen, 1)])
        .with(Area::Camp, Character::Dain)
        .with(Area::Ravenhill, Character::Gandalf)
        .with(Area::Ravenhill, Character::Thranduil)
}

#[test]
fn three_generals_and_two_armies() {
    // B2.
    let mut table = generals().begin(TurnFrame::Activation);
    assert!(table.asks(TurnAsk::Activate));
    assert!(!table.may(Action::General(Character::Bard)));
    assert!(!table.may(Action::General(Character::Bilbo)));
    table.try_all();
    table.all(&[Action::General(Character::Dain), Action::General(Character::Gandalf)]);
    assert!(!table.may(Action::General(Character::Dain)));
    table.say(Action::General(Character::Thranduil));
    // Every army has got one; three tiles may be drawn.
    assert_eq!(table.asked(), Some(Ask::Tile));
    assert_eq!(table.state.army(Area::Camp).leadership, 1);
    assert_eq!(table.state.army(Area::Ravenhill).leadership, 1);
    assert_eq!(table.state.tiles_left(), 3);
}

#[test]
fn tokens_go_with_different_armies() {
    let mut table =
        generals().army(Area::FrontGate, &[(Unit::DwarfVeterans, 1)]).begin(TurnFrame::Activation);
    table.all(&[Action::General(Character::Dain), Action::General(Character::Gandalf), Action::Done]);
    assert!(table.asks(TurnAsk::Leadership));
    table.try_all();
    table.say(Action::Area(Area::Camp));
    assert!(table.asks(TurnAsk::Leadership));
    assert!(!table.may(Action::Area(Area::Camp)));
    table.say(Action::Area(Area::FrontGate));
    assert_eq!(table.asked(), Some(Ask::Tile));
}

#[test]
fn the_last_tile_counts() {
    // C1, H1, H2.
    let mut table = generals();
    table.state.activated = [Character::Dain, Character::Gandalf, Character::Thranduil].into_iter().collect();
    let mut table = table.begin(TurnFrame::Fate);
    table.say(Action::Tile(Tile::Three));
    assert!(table.asks(TurnAsk::FateTile(Tile::Three)));
    table.say(Action::Choose(Choice::DrawOn));
    table.say(Action::Tile(Tile::One));
    table.say(Action::Choose(Choice::Stop));
    assert_eq!(table.state.fate, 1);
    assert_eq!((table.state.pool.count(Tile::Three), table.state.pool.count(Tile::One)), (2, 1));
    assert_eq!(table.state.applied.count(Tile::One), 1);
    assert!(table.state.drawn.is_empty());
}

#[test]
fn without_generals_one_tile_is_drawn_and_applied() {
    let mut table = Table::new().begin(TurnFrame::Fate);
    table.say(Action::Tile(Tile::Three));
    assert_eq!(table.state.fate, 3);
    // The Shadow has no army: six Great Bats, and nothing to split.
    assert!(table.asks(TurnAsk::Bats));
}

#[test]
fn a_special_tile_stops_the_drawing() {
    // C3.
    let mut table = generals();
    table.state.activated = [Character::Dain, Character::Gandalf].into_iter().collect();
    table.state.pool.add(Tile::Blue, 1);
    table.state.fate = 13;
    let mut table = table.begin(TurnFrame::Fate);
    table.say(Action::Tile(Tile::Blue));
    assert_eq!((table.state.fate, table.state.ended), (15, Some(Ending::Fate)));
    assert_eq!(table.asked(), None);
}

#[test]
fn an_empty_pool_gives_nothing() {
    let mut table = Table::new();
    table.state.pool = crate::ids::Tiles::EMPTY;
    let table = table.begin(TurnFrame::Fate);
    assert!(table.asks(TurnAsk::Bats));
}

#[test]
fn the_split() {
    let mut table = Table::new()
        .army(Area::BrokenLands1, &[(Unit::Orcs, 1)])
        .army(Area::BrokenLands2, &[(Unit::Orcs, 1)])
        .army(Area::GoblinMusterWest, &[(Unit::Goblins, 1)]);
    table.state.dice[FP].to_roll = 5;
    let mut table = table.begin(TurnFrame::ShadowLeadership);
    assert!(table.asks(TurnAsk::Split));
    assert_eq!(table.legal(), (0..=3).map(Action::Number).collect::<Vec<_>>());
    table.try_all();
    table.say(Action::Number(2));
    table.say(Action::Area(Area::GoblinMusterWest));
    assert!(!table.may(Action::Area(Area::GoblinMusterWest)));
    table.say(Action::Area(Area::BrokenLands1));
    for _ in 0..4 {
        table.say(Action::Territory(Territory::Valley));
    }
    assert_eq!(table.state.bats[Territory::Valley], 4);
    assert_eq!(table.asked(), Some(Ask::ActionDie(FP)));
}

#[test]
fn seven_dice_and_no_army() {
    // Rule 4.4.4.
    let mut table = Table::new();
    table.state.pools[SH] = 7;
    assert_eq!(table.state.splits(), (0, 0, 6));
    let table = table.army(Area::BrokenLands1, &[(Unit::Orcs, 1)]);
    assert_eq!(table.state.splits(), (1, 1, 7));
}

#[test]
fn lucky_number() {
    // L1.
    let table = || {
        Table::new()
            .on_table(Card::LuckyNumber)
            .dice(FP, &[Face::Event, Face::Muster])
            .dice(SH, &[Face::Army])
            .begin(TurnFrame::LuckyNumber)
    };
    let mut kept = table();
    assert!(kept.asks(TurnAsk::LuckyNumber));
    kept.try_all();
    kept.all(&[Action::Die(Face::Event), Action::Face(Face::Character)]);
    assert!(kept.asks(TurnAsk::Act));
    assert!(kept.state.table.contains(Card::LuckyNumber));
    assert_eq!(kept.state.dice[FP].n_unused(), 2);
    assert_eq!(kept.state.dice_showing(FP, Face::Character), 1);
    let mut ended = table();
    ended.all(&[Action::Die(Face::Event), Action::Face(Face::WillOfTheWest)]);
    assert!(!ended.state.table.contains(Card::LuckyNumber));
    assert_eq!(ended.state.dice_showing(FP, Face::WillOfTheWest), 1);
    let mut declined = table();
    declined.say(Action::Decline);
    assert!(declined.asks(TurnAsk::Act));
}

#[test]
fn the_end_of_a_turn() {
    // B6, H13.
    let mut table = generals().army(Area::BrokenLands1, &[(Unit::Orcs, 1)]);
    table.state.armies.change(Area::Camp, |army| (army.leadership, army.damage) = (2, 1));
    table.state.armies.change(Area::BrokenLands1, |army| army.leadership = 1);
    table.state.bats[Territory::Valley] = 3;
    table.state.spots[Character::LordOfTheEagles] = Spot::Over(Territory::Valley);
    table.state.eagles[Territory::EasternBank] = 2;
    table.state.activated.insert(Character::Gandalf);
    table.state.focus = true;
    table.state.markers = [Area::EasternSpur, Area::Ravenhill].into_iter().collect();
    let table = table.begin(TurnFrame::EndOfTurn);
    assert_eq!(table.state.army(Area::Camp).leadership + table.state.army(Area::BrokenLands1).leadership, 0);
    assert_eq!(table.state.army(Area::Camp).damage, 1);
    assert_eq!((table.state.n_bats(), table.state.eyrie), (0, 2));
    assert_eq!(table.state.spots[Character::LordOfTheEagles], Spot::Eyrie);
    assert!(table.state.activated.is_empty() && table.state.focus);
    assert_eq!(table.state.turn, 1);
    let mut won = Table::new();
    won.state.markers = [Area::EasternSpur, Area::Ravenhill, Area::Camp].into_iter().collect();
    let won = won.begin(TurnFrame::EndOfTurn);
    assert_eq!(won.state.ended, Some(Ending::Points));
}
