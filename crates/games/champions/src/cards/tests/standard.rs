//! The Standard set.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::ids::{Card, Hero, PieceId, Scenario, Status};
use crate::state::What;
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

/// Spider-Man in hero form against Rhino.
fn spider_man() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A);
    table
}

/// Spider-Man in hero form, Captain Marvel as Carol Danvers.
fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel]);
    table.hero(A);
    table
}

#[test]
fn advance_makes_the_villain_scheme_in_either_form() {
    let mut table = spider_man();
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::Advance);
    assert_eq!(table.threat_on(MAIN), 2);
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::Advance);
    assert_eq!(table.threat_on(MAIN), 2);
    assert!(table.is_discarded(Card::Advance));
}

#[test]
fn advance_only_takes_the_confused_card() {
    let mut table = spider_man();
    table.status(VILLAIN, Status::Confused);
    table.reveals(A, Card::Advance);
    assert_eq!(table.threat_on(MAIN), 0);
    assert!(!table.has(VILLAIN, Status::Confused));
}

#[test]
fn advance_is_against_the_player_who_reveals_it() {
    let mut table = Table::new(Scenario::Klaw, &[Hero::SpiderMan, Hero::CaptainMarvel]);
    table.encounter_top(&[Card::WeaponsRunner]);
    table.reveals(B, Card::Advance);
    // Rule 37.27.
    let runner = table.state.in_play(Card::WeaponsRunner).unwrap();
    assert_eq!(table.state.piece(runner).unwrap().engaged, Some(B));
}

#[test]
fn assault_makes_the_villain_attack_a_hero() {
    let mut table = spider_man();
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::Assault).settle();
    assert_eq!(table.hurt(A), 3);
    assert!(!table.log.contains(&Event::Surge(Card::Assault)));
}

#[test]
fn assault_surges_for_an_alter_ego() {
    let mut table = two();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(B, Card::Assault);
    assert_eq!((table.hurt(A), table.hurt(B)), (0, 0));
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

// EX-89
#[test]
fn assault_is_cancelled_with_the_surge_that_it_would_gain() {
    let mut table = two();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]);
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(B, Card::Assault);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.play(Card::EnhancedSpiderSense).settle();
    assert_eq!(table.copies(Card::CrowdControl), 0);
    assert!(table.is_discarded(Card::Assault));
}

#[test]
fn caught_off_guard_takes_an_upgrade_or_support_of_choice() {
    let mut table = two();
    let may = table.controls(A, Card::AuntMay);
    let webbed = table.attached(A, Card::WebbedUp, VILLAIN);
    let ally = table.controls(A, Card::Mockingbird);
    let others = table.controls(B, Card::AvengersMansion);
    table.reveals(A, Card::CaughtOffGuard);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert!(table.may(Action::Piece(may)));
    assert!(!table.may(Action::Piece(ally)) && !table.may(Action::Piece(others)));
    // Rule 4.2.5.
    table.choose(webbed);
    assert!(!table.is_in_play(webbed) && table.is_in_play(may));
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::WebbedUp]);
    // With one left there is nothing to choose.
    table.reveals(A, Card::CaughtOffGuard);
    assert!(!table.is_in_play(may));
    assert!(!table.log.contains(&Event::Surge(Card::CaughtOffGuard)));
}

#[test]
fn caught_off_guard_surges_if_there_is_nothing() {
    let mut table = two();
    table.controls(B, Card::AvengersMansion);
    table.controls(A, Card::Mockingbird);
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::CaughtOffGuard);
    assert_eq!(table.copies(Card::CrowdControl), 1);
    assert_eq!((table.copies(Card::AvengersMansion), table.copies(Card::Mockingbird)), (1, 1));
}

#[test]
fn gang_up_lets_the_player_order_the_minions_after_the_villain() {
    let mut table = two();
    table.hero(B);
    let mercenary = table.encounter_card(B, Card::HydraMercenary);
    let shocker = table.encounter_card(B, Card::Shocker);
    table.encounter_card(A, Card::Sandman);
    table.encounter_top(&[Card::Advance]);
    table.reveals(B, Card::GangUp);
    table.pass_until(|ask| matches!(ask, Ask::Pick(..)));
    assert_eq!(table.hurt(B), 2);
    assert_eq!(table.asked(), B);
    table.choose(shocker);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    assert_eq!(table.state.activation.enemy, shocker);
    table.settle();
    assert_eq!((table.hurt(A), table.hurt(B)), (0, 5));
    assert!(table.is_in_play(mercenary));
    assert!(table.is_discarded(Card::GangUp));
}

#[test]
fn gang_up_goes_on_with_the_minions_of_a_stunned_villain() {
    let mut table = spider_man();
    table.encounter_card(A, Card::HydraMercenary);
    table.status(VILLAIN, Status::Stunned);
    table.reveals(A, Card::GangUp).settle();
    assert_eq!(table.hurt(A), 1);
}

#[test]
fn gang_up_includes_a_minion_that_came_in_as_a_boost_card() {
    let mut table = spider_man();
    table.encounter_top(&[Card::WeaponsRunner]);
    table.reveals(A, Card::GangUp).settle();
    assert_eq!(table.hurt(A), 3);
}

#[test]
fn gang_up_surges_for_an_alter_ego() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.encounter_card(A, Card::HydraMercenary);
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::GangUp);
    assert_eq!(table.hurt(A), 0);
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

// EX-95
#[test]
fn shadow_of_the_past_brings_in_the_nemesis() {
    let mut table = two();
    table.hand(A, &[Card::Energy]).hand(B, &[Card::Genius]);
    let (deck, all) = (table.state.encounter.len(), table.state.encounter_cards);
    table.reveals(A, Card::ShadowOfThePast);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    // Quickstrike, before the side scheme comes.
    let vulture = table.state.in_play(Card::Vulture).unwrap();
    assert_eq!(table.state.piece(vulture).unwrap().engaged, Some(A));
    assert_eq!(table.copies(Card::HighwayRobbery), 0);
    // Rule 37.21: it does not come from the encounter deck.
    let reveal = table.state.happenings.iter().find(|it| it.what == What::Reveal && it.card == Card::Vulture);
    assert!(!reveal.unwrap().flag);
    table.settle();
    assert_eq!(table.hurt(A), 3);
    let scheme = table.state.in_play(Card::HighwayRobbery).unwrap();
    assert_eq!(table.threat_on(scheme), 6);
    assert_eq!(table.state.under.len(), 2);
    // Shadow of the Past went, three cards came.
    assert_eq!(table.state.encounter.len(), deck - 1 + 3);
    assert_eq!(table.state.encounter_cards, all + 5);
    assert_eq!(table.state.encounter.iter().filter(|card| **card == Card::SweepingSwoop).count(), 2);
    assert!(table.state.encounter.contains(&Card::TheVulturesPlans));
    assert!(!table.log.contains(&Event::Surge(Card::ShadowOfThePast)));
}

#[test]
fn shadow_of_the_past_surges_the_second_time_of_the_same_player() {
    let mut table = two();
    table.reveals(A, Card::ShadowOfThePast).settle();
    let vulture = table.state.in_play(Card::Vulture).unwrap();
    table.deal(vulture, 4);
    assert!(!table.is_in_play(vulture));
    table.encounter_top(&[Card::CrowdControl]);
    let all = table.state.encounter_cards;
    table.reveals(A, Card::ShadowOfThePast).settle();
    assert_eq!(table.copies(Card::Vulture), 0);
    assert_eq!(table.copies(Card::CrowdControl), 1);
    // No set came into the game again: at most this copy of the treachery is new.
    assert!(table.state.encounter_cards <= all + 1);
    // The other player's set is a different one.
    table.reveals(B, Card::ShadowOfThePast).settle();
    assert_eq!(table.state.engaged(B).count(), 1);
}

#[test]
fn shadow_of_the_past_brings_in_nobody_if_cancelled() {
    let mut table = spider_man();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]);
    table.reveals(A, Card::ShadowOfThePast);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.play(Card::EnhancedSpiderSense).settle();
    assert_eq!(table.copies(Card::Vulture), 0);
    // The set stays aside.
    assert!(!table.state.player(A).nemesis_in);
}
