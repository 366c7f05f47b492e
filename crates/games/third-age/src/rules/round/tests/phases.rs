//! Phases 1, 4 and 6 (rules 5.1, 5.4, 5.6, 5.7).

use super::{FP, Rounds, SP, Table};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Deck, Face, Faces, Unit};
use crate::round::{RoundAsk, RoundFrame};

const FP_SIX: [Card; 6] = [Card::Fp01, Card::Fp02, Card::Fp03, Card::Fp04, Card::Fp05, Card::Fp06];

#[test]
fn r5_1_the_free_peoples_draw_and_discard_before_the_shadow_draws() {
    let mut table = Table::rohan().hold(FP, &FP_SIX).round(RoundFrame::Begin);
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Generic, seat: kernel::Seat(0) }));
    table.say(Action::Draw(Card::Gen01));
    // Seven cards, but the second is drawn first.
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::StoryFree, seat: kernel::Seat(0) }));
    table.say(Action::Draw(Card::Fp07));
    assert!(table.asks(RoundAsk::HandLimit(FP)));
    assert_eq!(table.legal().len(), 8);
    table.go(&[Action::Card(Card::Fp07), Action::Card(Card::Gen01)]);
    assert_eq!(table.state.hands[FP].len(), 6);
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Generic, seat: kernel::Seat(1) }));
    table.go(&[Action::Draw(Card::Gen02), Action::Draw(Card::Sa01)]);
    assert!(table.asks(RoundAsk::Location));
}

#[test]
fn r5_1_an_empty_story_deck_gives_nothing() {
    let mut table = Table::rohan();
    table.state.deck -= Deck::StoryFree.cards();
    let mut table = table.round(RoundFrame::Begin);
    table.say(Action::Draw(Card::Gen01));
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Generic, seat: kernel::Seat(1) }));
}

#[test]
fn r5_4_rolled_characters_go_into_the_shadow_box_with_a_token_each() {
    let mut table = Table::rohan().dice(SP, &[Face::Character; 2]).to_roll(FP, 1).to_roll(SP, 3);
    table.state.dice[SP].unused = Faces::EMPTY;
    table.state.dice[SP].unused.add(Face::Character, 2);
    let mut table = table.round(RoundFrame::Phase4(FP));
    assert_eq!(table.asked(), Some(Ask::ActionDie(FP)));
    table.say(Action::Face(Face::Character));
    assert_eq!(table.asked(), Some(Ask::ActionDie(SP)));
    table.go(&[Action::Face(Face::Character), Action::Face(Face::Eye), Action::Face(Face::Character)]);
    // The two of the location bring no set-aside token; the Free Peoples' Character neither.
    assert_eq!((table.state.set_aside, table.state.shadow_box()), (2, 4));
    let rolled = table.events.iter().find_map(|event| match event {
        Event::Rolled { side: SP, unused } => Some(unused.count(Face::Character)),
        _ => None,
    });
    assert_eq!(rolled, Some(2));
    assert!(table.asks(RoundAsk::Act));
}

#[test]
fn r5_4_without_a_rolled_character_no_token_is_set_aside() {
    let mut table = Table::rohan().to_roll(SP, 1).round(RoundFrame::Phase4(FP));
    table.say(Action::Face(Face::Event));
    assert_eq!(table.state.set_aside, 0);
}

#[test]
fn r5_6_what_ends_with_the_round() {
    let mut table = Table::rohan()
        .army(Area::Orthanc, &[(Unit::UrukHai, 2)])
        .army(Area::Edoras, &[(Unit::RohanFootmen, 1)])
        .with(Area::FordsOfIsen, Character::Theodred)
        .markers(&[Area::DeepingCoomb, Area::Thrihyrne]);
    table.state.armies.change(Area::Orthanc, |army| (army.leadership, army.damage) = (3, 1));
    table.state.set_aside = 2;
    table.state.bans.muster_ent = true;
    table.state.action_tokens = (0, 1);
    let table = table.round(RoundFrame::Phase6);
    let state = &table.state;
    assert_eq!((state.army(Area::Orthanc).leadership, state.army(Area::Orthanc).damage), (0, 1));
    assert_eq!((state.set_aside, state.bans.muster_ent), (0, false));
    // Rule 7.8.3: a token that was given up does not come back.
    assert_eq!(state.action_tokens, (1, 0));
    assert_eq!(state.round, 1);
    // Rule 8.2: Saruman never leaves Orthanc.
    assert_eq!(state.spots[Character::Saruman], Spot::At(Area::Orthanc));
    assert!(state.markers.contains(Area::DeepingCoomb));
}

#[test]
fn r9_2_1_the_commander_leaves_the_board_and_another_gothmog_stays() {
    let table = || {
        Table::gondor()
            .army(Area::EastOsgiliath, &[(Unit::MordorOrcs, 2)])
            .with(Area::MinasTirith, Character::GandalfGondor)
            .with(Area::EastOsgiliath, Character::Gothmog)
    };
    let both = table().with(Area::EastOsgiliath, Character::WitchKing).round(RoundFrame::Phase6);
    assert_eq!(both.state.spots[Character::WitchKing], Spot::ShadowBox);
    assert_eq!(both.state.spots[Character::Gothmog], Spot::At(Area::EastOsgiliath));
    let mut second = table().spot(Character::WitchKing, Spot::Eliminated);
    second.state.commander = Some(Character::Gothmog);
    let second = second.round(RoundFrame::Phase6);
    assert_eq!(second.state.spots[Character::Gothmog], Spot::ShadowBox);
}

#[test]
fn r5_7_pools() {
    let mut table = Table::rohan();
    assert_eq!((table.state.pool_of(FP), table.state.pool_of(SP)), (4, 6));
    // Théodred has no Action-die symbol.
    table.state.spots[Character::Theodred] = Spot::At(Area::FordsOfIsen);
    assert_eq!(table.state.pool_of(FP), 4);
    table.state.spots[Character::EomerRohan] = Spot::At(Area::Edoras);
    table.state.spots[Character::TheodenRohan] = Spot::At(Area::Edoras);
    assert_eq!(table.state.pool_of(FP), 6);
    table.state.spots[Character::EomerRohan] = Spot::Eliminated;
    assert_eq!(table.state.pool_of(FP), 5);
    // Rule 13.25: one Settlement of a region is not enough, the Stronghold does not count.
    table.state.markers.insert(Area::Harrowdale);
    table.state.markers.insert(Area::Edoras);
    assert_eq!(table.state.pool_of(SP), 6);
    table.state.markers.insert(Area::Folde);
    assert_eq!(table.state.pool_of(SP), 7);
    for area in [Area::DeepingCoomb, Area::Thrihyrne, Area::SouthWestemnet, Area::Westfold] {
        table.state.markers.insert(area);
    }
    assert_eq!(table.state.pool_of(SP), 9);
}

#[test]
fn r5_7_pools_are_taken_at_the_start_of_a_round() {
    let table = Table::gondor()
        .with(Area::WestOsgiliath, Character::Faramir)
        .markers(&[Area::Harlond, Area::PelennorTownlands])
        .round(RoundFrame::Begin);
    assert_eq!((table.state.dice[FP].to_roll, table.state.dice[SP].to_roll), (5, 7));
    assert!(table.events.contains(&Event::Pools { free_peoples: 5, shadow: 7 }));
}
