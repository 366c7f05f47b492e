//! Spider-Man's cards.

use crate::action::{Action, Ask};
use crate::frame::{EnteredStep, Frame, SentenceStep};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, C, Table};

const YOU: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

fn peter() -> Table {
    Table::solo(Scenario::Rhino, Hero::SpiderMan)
}

fn spider_man() -> Table {
    let mut table = peter();
    table.hero(A);
    table
}

fn hand(table: &Table) -> Vec<Card> {
    table.state.player(A).hand.to_vec()
}

#[test]
fn spider_sense_draws_before_the_boost_card() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::Advance]);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: PieceId::identity(A), ability: AbilityId(0) });
    assert_eq!(table.state.player(A).hand.len(), 1);
    // Once for each attack: now the defender is asked for.
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert_eq!(table.hurt(A), 2);
}

#[test]
fn spider_sense_is_not_for_minions() {
    let mut table = spider_man();
    let shocker = table.encounter_card(A, Card::Shocker);
    table.happens(Frame::EnemyAttack { enemy: shocker, seat: A });
    assert!(matches!(table.ask(), Ask::Defend { .. }));
}

#[test]
fn scientist_pays_once_a_round() {
    let mut table = peter();
    assert_eq!(table.state.identity(A).unwrap().card, Card::PeterParker);
    table.hand(A, &[Card::AuntMay, Card::WebShooter]);
    table.answer(Action::Play(Card::AuntMay)).choose(YOU);
    assert!(table.state.in_play(Card::AuntMay).is_some());
    assert_eq!(hand(&table), [Card::WebShooter]);
    assert_eq!(table.refused(A, Action::Play(Card::WebShooter)), "9.1");
    // The hero has no such ability.
    let mut table = spider_man();
    table.hand(A, &[Card::AuntMay]);
    assert_eq!(table.refused(A, Action::Play(Card::AuntMay)), "9.1");
}

#[test]
fn black_cat_takes_mental_cards() {
    let mut table = peter();
    table.hand(A, &[Card::BlackCat, Card::Energy]);
    table.top(A, &[Card::EnhancedSpiderSense, Card::Backflip]).play(Card::BlackCat);
    assert_eq!(hand(&table), [Card::EnhancedSpiderSense]);
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::Energy, Card::Backflip]);
}

#[test]
fn black_cat_must_be_played() {
    let mut table = peter();
    let piece = table.controls(A, Card::BlackCat);
    table.happens(Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false });
    assert!(table.state.player(A).discard.is_empty());
    // Rule 19.8: cards that were shuffled away cannot be taken.
    let mut table = peter();
    table.deck(A, &[Card::EnhancedSpiderSense]).hand(A, &[Card::BlackCat, Card::Energy]).play(Card::BlackCat);
    assert!(hand(&table).is_empty());
    assert_eq!(table.state.player(A).deck.len(), 2);
}

#[test]
fn backflip_prevents_an_attack_on_spider_man() {
    let mut table = spider_man();
    table.hand(A, &[Card::Backflip]).villain_attacks(A, &[Card::Advance]);
    table.answer(Action::Pass).answer(Action::Pass);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Play(Card::Backflip));
    assert_eq!(table.hurt(A), 0);
    // Rule 12.2, hazard 3: a tough card acts first.
    let mut table = spider_man();
    table.hand(A, &[Card::Backflip]).status(YOU, Status::Tough).villain_attacks(A, &[Card::Advance]);
    table.answer(Action::Pass).answer(Action::Pass);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert!(!table.has(YOU, Status::Tough));
    assert_eq!(hand(&table), [Card::Backflip]);
}

#[test]
fn a_tough_card_stays_if_nothing_comes_through() {
    // EX-31: ATK 2 and an icon against DEF 3.
    let mut table = spider_man();
    table.status(YOU, Status::Tough).villain_attacks(A, &[Card::TitaniasFury, Card::Advance]);
    table.answer(Action::Pass).choose(YOU);
    assert!(table.has(YOU, Status::Tough));
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn backflip_is_not_for_other_damage() {
    let mut table = spider_man();
    table.hand(A, &[Card::Backflip]);
    table.state.due(YOU, 2);
    let at = table.state.begin_sentence(A, Card::ElectromagneticBacklash, PieceId::NONE);
    table.happens(Frame::Sentence(at, SentenceStep::Damage));
    assert_eq!(table.hurt(A), 2);
}

#[test]
fn backflip_is_for_the_target_player() {
    // EX-21.
    let mut table = Table::new(Scenario::Rhino, &[Hero::IronMan, Hero::SpiderMan]);
    table.hero(A).hero(B).stage(2).hand(B, &[Card::Backflip]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    assert_eq!(table.hurt(A), 3);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    // ATK 3 and three icons against DEF 3.
    table.villain_attacks(A, &[Card::HighwayRobbery]).answer(Action::Pass);
    table.choose(PieceId::identity(B));
    assert_eq!(table.asked(), B);
    table.answer(Action::Play(Card::Backflip));
    assert_eq!((table.hurt(A), table.hurt(B)), (3, 0));
}

#[test]
fn enhanced_spider_sense_cancels_a_treachery() {
    // EX-89.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan]);
    table.hero(A).hand(A, &[Card::EnhancedSpiderSense, Card::Energy]);
    table.reveals(B, Card::Assault);
    assert_eq!(table.asked(), A);
    table.play(Card::EnhancedSpiderSense);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::Assault]);
    assert_eq!(table.hurt(B), 0);
}

#[test]
fn enhanced_spider_sense_leaves_printed_surge() {
    // Rule 18.7, hazard 18.
    let mut table = spider_man();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]).encounter_top(&[Card::ImminentOverload]);
    table.reveals(A, Card::KreeManipulator).play(Card::EnhancedSpiderSense);
    assert_eq!(table.threat_on(MAIN), 0);
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn enhanced_spider_sense_is_for_heroes_and_treacheries_of_the_deck() {
    let mut table = peter();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]).encounter_top(&[Card::ImminentOverload]);
    table.reveals(A, Card::KreeManipulator);
    assert_eq!(table.threat_on(MAIN), 1);
    let mut table = spider_man();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]).reveals(A, Card::ImminentOverload);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    // Rule 37.21: not for cards that were set aside.
    table.state.encounter_cards += 1;
    let reveal = table.state.begin_reveal(Card::TheVulturesPlans, A, false);
    table.happens(reveal);
    assert_eq!(hand(&table).len(), 1);
}

#[test]
fn swinging_web_kick_deals_eight() {
    let mut table = spider_man();
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]).play(Card::SwingingWebKick);
    assert_eq!(table.damage_on(VILLAIN), 8);
    let mut table = peter();
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::SwingingWebKick)), "10.1.2");
}

#[test]
fn swinging_web_kick_and_a_stunned_card() {
    // Hazard 1: the cost is still paid.
    let mut table = spider_man();
    table.status(YOU, Status::Stunned).hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]);
    table.play(Card::SwingingWebKick);
    assert_eq!(table.damage_on(VILLAIN), 0);
    assert!(!table.has(YOU, Status::Stunned) && hand(&table).is_empty());
}

#[test]
fn aunt_may_heals_peter() {
    let mut table = peter();
    let may = table.controls(A, Card::AuntMay);
    let go = Action::Use { piece: may, ability: AbilityId(0) };
    assert_eq!(table.refused(A, go), "9.1");
    table.damaged(YOU, 6).answer(go);
    assert_eq!(table.hurt(A), 2);
    assert_eq!(table.refused(A, go), "4.4.1");
    table.hero(A).piece(may).exhausted = false;
    assert_eq!(table.refused(A, go), "10.1.2");
}

#[test]
fn spider_tracer_works_for_its_player() {
    // EX-87: another player's attack defeats the minion, Spider-Man's player chooses the scheme.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan]);
    table.hero(B);
    let enemy = table.encounter_card(A, Card::HydraMercenary);
    let side = table.encounter_card(A, Card::ImminentOverload);
    table.attached(A, Card::SpiderTracer, enemy);
    table.damaged(enemy, 2).threat(MAIN, 4).answer(Action::EndTurn);
    table.answer(Action::Attack { by: PieceId::identity(B), to: Some(enemy) });
    assert_eq!(table.asked(), A);
    // The minion is still in play then.
    assert!(table.is_in_play(enemy));
    table.choose(MAIN);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (1, 3));
    assert!(!table.is_in_play(enemy));
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::SpiderTracer]);
}

#[test]
fn spider_tracer_needs_a_minion_and_threat() {
    let mut table = spider_man();
    table.hand(A, &[Card::SpiderTracer, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::SpiderTracer)), "4.3.1");
    let enemy = table.encounter_card(A, Card::HydraMercenary);
    table.play(Card::SpiderTracer).damaged(enemy, 2);
    table.answer(Action::Attack { by: YOU, to: Some(enemy) });
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert!(!table.is_in_play(enemy));
}

#[test]
fn web_shooter_pays_three_times() {
    let mut table = spider_man();
    let shooter = table.controls(A, Card::WebShooter);
    assert_eq!(table.state.piece(shooter).unwrap().counters, 3);
    table.hand(A, &[Card::AuntMay, Card::SpiderTracer]).answer(Action::Play(Card::AuntMay)).choose(shooter);
    let it = *table.state.piece(shooter).unwrap();
    assert!(it.exhausted && it.counters == 2);
    // Rule 10.4 item 8: the last counter.
    let mut table = spider_man();
    let shooter = table.controls(A, Card::WebShooter);
    table.piece(shooter).counters = 1;
    table.hand(A, &[Card::AuntMay]).answer(Action::Play(Card::AuntMay)).choose(shooter);
    assert!(!table.is_in_play(shooter));
    assert!(table.state.player(A).discard.contains(&Card::WebShooter));
}

#[test]
fn web_shooter_is_for_the_hero() {
    let mut table = peter();
    table.controls(A, Card::WebShooter);
    table.piece(YOU).used = 1 << 4; // Scientist was used.
    table.hand(A, &[Card::AuntMay]);
    assert_eq!(table.refused(A, Action::Play(Card::AuntMay)), "9.1");
}

#[test]
fn webbed_up_stops_two_attacks() {
    // EX-01.
    let mut table = spider_man();
    let webbed = table.attached(A, Card::WebbedUp, VILLAIN);
    let deck = table.state.encounter.len();
    table.villain_attacks(A, &[]);
    assert!(!table.is_in_play(webbed));
    assert!(table.has(VILLAIN, Status::Stunned));
    table.villain_attacks(A, &[]);
    assert!(!table.has(VILLAIN, Status::Stunned));
    assert_eq!(table.hurt(A), 0);
    // No boost card was given (EX-33).
    assert_eq!(table.state.encounter.len(), deck);
    // The third attack is normal.
    table.villain_attacks(A, &[Card::Advance]);
    assert!(matches!(table.ask(), Ask::Window { .. }));
}

#[test]
fn webbed_up_waits_for_a_stunned_card() {
    // EX-03.
    let mut table = spider_man();
    let webbed = table.attached(A, Card::WebbedUp, VILLAIN);
    table.status(VILLAIN, Status::Stunned).villain_attacks(A, &[]);
    assert!(!table.has(VILLAIN, Status::Stunned));
    assert!(table.is_in_play(webbed));
}

#[test]
fn webbed_up_once_on_each_enemy() {
    let mut table = spider_man();
    table.attached(A, Card::WebbedUp, VILLAIN);
    table.hand(A, &[Card::WebbedUp, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::WebbedUp)), "4.3.1");
    let enemy = table.encounter_card(A, Card::HydraMercenary);
    table.play(Card::WebbedUp);
    assert!(table.state.pieces.iter().any(|it| it.card == Card::WebbedUp && it.host == enemy));
    let mut table = peter();
    table.hand(A, &[Card::WebbedUp, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::WebbedUp)), "10.1.2");
}

#[test]
fn eviction_notice_goes_to_peter_parker() {
    // EX-97.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan]);
    table.hero(A).reveals(B, Card::EvictionNotice);
    assert_eq!(table.asked(), A);
    table.answer(Action::Accept).answer(Action::Way(0));
    assert!(table.state.identity(A).unwrap().exhausted);
    assert!(table.state.removed.contains(&Card::EvictionNotice));
    // A player who stays in hero form loses a card and reveals the next.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan]);
    table.hero(A).hand(A, &[Card::Energy, Card::Genius]).random(&[Card::Genius]);
    table.encounter_top(&[Card::Vulture]).reveals(B, Card::EvictionNotice).answer(Action::Decline);
    assert_eq!(hand(&table), [Card::Energy]);
    let vulture = table.state.in_play(Card::Vulture).unwrap();
    assert_eq!(table.state.piece(vulture).unwrap().engaged, Some(A));
    assert!(table.state.encounter_discard.contains(&Card::EvictionNotice));
}

#[test]
fn eviction_notice_with_an_empty_hand() {
    // Rule 18.4.3: the second way stays open because of surge.
    let mut table = peter();
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::EvictionNotice).answer(Action::Way(1));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn highway_robbery_holds_a_card_of_each_player() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan]);
    table.hero(A).hand(A, &[Card::Energy, Card::Genius]).random(&[Card::Genius]);
    table.reveals(A, Card::HighwayRobbery);
    let scheme = table.state.in_play(Card::HighwayRobbery).unwrap();
    assert_eq!(table.threat_on(scheme), 6);
    // The second player has an empty hand.
    assert_eq!(table.state.under.as_slice(), [(Card::Genius, A)]);
    assert_eq!(hand(&table), [Card::Energy]);
    table.threat(scheme, 1).answer(Action::Thwart { by: YOU, at: Some(scheme) });
    assert!(!table.is_in_play(scheme));
    assert_eq!(hand(&table), [Card::Energy, Card::Genius]);
}

#[test]
fn vulture_strikes_at_once() {
    let mut table = spider_man();
    table.reveals(A, Card::Vulture);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert_eq!(table.hurt(A), 3);
    let mut table = peter();
    table.reveals(A, Card::Vulture);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn sweeping_swoop_stuns_the_hero() {
    let mut table = spider_man();
    table.reveals(A, Card::SweepingSwoop);
    assert!(table.has(YOU, Status::Stunned));
    assert!(matches!(table.ask(), Ask::Turn(..)));
    // Rule 37.10: an alter-ego is not stunned; with Vulture in play it surges.
    let mut table = peter();
    table.encounter_card(A, Card::Vulture);
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::SweepingSwoop);
    assert!(!table.has(YOU, Status::Stunned));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn sweeping_swoop_as_a_boost_card_stuns_whom_it_damages() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::SweepingSwoop]).answer(Action::Pass).answer(Action::Pass);
    assert!(table.has(YOU, Status::Stunned));
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::SweepingSwoop]).answer(Action::Pass).choose(YOU);
    assert_eq!(table.hurt(A), 0);
    assert!(!table.has(YOU, Status::Stunned));
}

#[test]
fn the_vultures_plans_count_types() {
    // EX-103.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::IronMan, Hero::BlackPanther]);
    table.hand(A, &[Card::Energy]).hand(B, &[Card::Uppercut]).hand(C, &[Card::Vibranium]);
    table.reveals(A, Card::TheVulturesPlans);
    assert_eq!(table.threat_on(MAIN), 3);
    assert!(hand(&table).is_empty());
    // The same type twice counts once, and empty hands count nothing.
    table.hand(A, &[Card::Energy]).hand(B, &[Card::ArcReactor]).reveals(A, Card::TheVulturesPlans);
    assert_eq!(table.threat_on(MAIN), 4);
}
