//! Rhino's cards.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{ActivationsStep, Frame};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::{Ending, Mode};
use crate::testing::{A, B, Table};

const HERO: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;

/// Spider-Man in hero form: ATK 2, DEF 3, 10 hit points.
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

fn villain(table: &Table) -> Card {
    table.state.villain().unwrap().card
}

#[test]
fn rhino_i_is_followed_by_rhino_ii_who_brings_a_side_scheme() {
    let mut table = spider_man();
    assert_eq!(villain(&table), Card::RhinoI);
    table.damaged(VILLAIN, 13);
    table.answer(Action::Attack { by: HERO, to: Some(VILLAIN) });
    assert_eq!(villain(&table), Card::RhinoII);
    // Rule 12.5: the second point of damage is lost.
    assert_eq!(table.damage_on(VILLAIN), 0);
    let scheme = table.state.in_play(Card::BreakinAndTakin).unwrap();
    assert_eq!(table.threat_on(scheme), 3);
}

#[test]
fn rhino_i_goes_on_with_one_hit_point() {
    let mut table = spider_man();
    table.damaged(VILLAIN, 11);
    table.answer(Action::Attack { by: HERO, to: Some(VILLAIN) });
    assert_eq!(villain(&table), Card::RhinoI);
    assert_eq!(table.copies(Card::BreakinAndTakin), 0);
}

#[test]
fn rhino_ii_finds_the_side_scheme_in_the_discard_pile() {
    let mut table = spider_man();
    let at = table.state.encounter.iter().position(|card| *card == Card::BreakinAndTakin).unwrap();
    table.state.encounter.remove(at);
    table.state.encounter_discard.push(Card::BreakinAndTakin);
    table.damaged(VILLAIN, 13);
    table.deal(VILLAIN, 1);
    assert_eq!(table.copies(Card::BreakinAndTakin), 1);
    assert!(!table.is_discarded(Card::BreakinAndTakin));
}

#[test]
fn rhino_ii_finds_nothing_if_the_side_scheme_is_in_play() {
    let mut table = spider_man();
    let scheme = table.encounter_card(A, Card::BreakinAndTakin);
    table.damaged(VILLAIN, 13);
    table.deal(VILLAIN, 1);
    assert_eq!(villain(&table), Card::RhinoII);
    assert_eq!(table.copies(Card::BreakinAndTakin), 1);
    assert_eq!(table.threat_on(scheme), 2);
}

#[test]
fn rhino_ii_brings_the_side_scheme_in_expert_setup() {
    let table = Table::from_setup(Scenario::Rhino, &[Hero::SpiderMan], Mode::Expert, &[]);
    assert_eq!(villain(&table), Card::RhinoII);
    assert_eq!(table.copies(Card::BreakinAndTakin), 1);
    assert!(matches!(table.ask(), Ask::Mulligan(_)));
}

// EX-65
#[test]
fn rhino_iii_is_tough_and_stuns_heroes_only() {
    let mut table = Table::in_mode(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel], Mode::Expert);
    table.hero(A);
    table.damaged(VILLAIN, 29);
    table.answer(Action::Attack { by: HERO, to: Some(VILLAIN) });
    assert_eq!(villain(&table), Card::RhinoIII);
    assert_eq!(table.state.hp(table.state.villain().unwrap()), 32);
    assert!(table.has(VILLAIN, Status::Tough));
    assert!(table.has(HERO, Status::Stunned));
    assert!(!table.has(PieceId::identity(B), Status::Stunned));
}

// EX-123
#[test]
fn the_break_in_begins_on_side_1b() {
    let table =
        Table::from_setup(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel], Mode::Standard, &[]);
    // Card::TheBreakIn1A has no Setup other than to go on.
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::TheBreakIn1B);
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
    assert_eq!(table.state.encounter.len(), 17 + 7 + 6 + 2);
}

// EX-77
#[test]
fn the_break_in_loses_the_game_when_completed() {
    let mut table = spider_man();
    table.threat(PieceId::MAIN, 6);
    table.places(PieceId::MAIN, 1);
    assert!(table.is_over());
    assert_eq!(table.state.ended, Some(Ending::SchemeCompleted));
}

#[test]
fn the_break_in_goes_on_below_its_target() {
    // Two players: Card::TheBreakIn1B needs 14.
    let mut table = two();
    table.threat(PieceId::MAIN, 12);
    table.places(PieceId::MAIN, 1);
    assert!(!table.is_over());
}

// EX-59
#[test]
fn armored_rhino_suit_takes_the_damage() {
    let mut table = spider_man();
    table.reveals(A, Card::ArmoredRhinoSuit);
    let suit = table.state.in_play(Card::ArmoredRhinoSuit).unwrap();
    assert_eq!(table.state.piece(suit).unwrap().host, VILLAIN);
    table.deal(VILLAIN, 3);
    assert_eq!((table.damage_on(suit), table.damage_on(VILLAIN)), (3, 0));
    table.deal(VILLAIN, 4);
    assert!(!table.is_in_play(suit));
    assert!(table.is_discarded(Card::ArmoredRhinoSuit));
    assert_eq!(table.damage_on(VILLAIN), 0);
    // Now nothing protects him.
    table.deal(VILLAIN, 4);
    assert_eq!(table.damage_on(VILLAIN), 4);
}

#[test]
fn armored_rhino_suit_falls_off_at_five() {
    let mut table = spider_man();
    let suit = table.encounter_card(A, Card::ArmoredRhinoSuit);
    table.deal(VILLAIN, 5);
    assert!(!table.is_in_play(suit));
}

#[test]
fn armored_rhino_suit_comes_after_tough_and_is_not_for_minions() {
    let mut table = spider_man();
    let suit = table.encounter_card(A, Card::ArmoredRhinoSuit);
    let shocker = table.encounter_card(A, Card::Shocker);
    table.status(VILLAIN, Status::Tough);
    // Rule 12.2: the tough card goes first (32.3).
    table.answer(Action::Attack { by: HERO, to: Some(VILLAIN) });
    assert!(!table.has(VILLAIN, Status::Tough));
    assert_eq!(table.damage_on(suit), 0);
    table.deal(shocker, 1);
    assert_eq!((table.damage_on(suit), table.damage_on(shocker)), (0, 1));
}

// EX-29
#[test]
fn charge_carries_the_excess_to_the_identity() {
    let mut table = spider_man();
    let charge = table.encounter_card(A, Card::Charge);
    let mockingbird = table.controls(A, Card::Mockingbird);
    table.villain_attacks(A, &[Card::HydraMercenary]);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(mockingbird).settle();
    assert!(!table.is_in_play(mockingbird));
    assert_eq!(table.hurt(A), 3);
    assert!(!table.is_in_play(charge));
    assert!(table.is_discarded(Card::Charge));
}

#[test]
fn charge_carries_nothing_past_a_tough_ally() {
    let mut table = spider_man();
    let charge = table.encounter_card(A, Card::Charge);
    let mockingbird = table.controls(A, Card::Mockingbird);
    table.status(mockingbird, Status::Tough);
    table.villain_attacks(A, &[Card::HydraMercenary]);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(mockingbird).settle();
    assert_eq!((table.damage_on(mockingbird), table.hurt(A)), (0, 0));
    // The attack was made all the same.
    assert!(!table.is_in_play(charge));
}

#[test]
fn charge_waits_for_an_attack_that_is_made() {
    let mut table = spider_man();
    let charge = table.encounter_card(A, Card::Charge);
    table.villain_schemes(A, &[Card::Advance]);
    assert!(table.is_in_play(charge));
    table.status(VILLAIN, Status::Stunned);
    table.villain_attacks(A, &[]);
    assert!(table.is_in_play(charge));
    // A minion's attack does not count either.
    let shocker = table.encounter_card(A, Card::Shocker);
    table.enemy_attacks(shocker, A).settle();
    assert!(table.is_in_play(charge));
}

#[test]
fn two_charges_add_up_and_the_first_player_orders_them() {
    let mut table = spider_man();
    let first = table.encounter_card(A, Card::Charge);
    let second = table.encounter_card(A, Card::Charge);
    table.villain_attacks(A, &[Card::Advance]);
    assert!(matches!(table.ask(), Ask::Order { .. }));
    table.answer(Action::Use { piece: second, ability: AbilityId(0) }).settle();
    assert_eq!(table.hurt(A), 8);
    assert!(!table.is_in_play(first) && !table.is_in_play(second));
}

#[test]
fn enhanced_ivory_horn_is_taken_off_for_three_physical_resources() {
    let mut table = two();
    let horn = table.encounter_card(A, Card::EnhancedIvoryHorn);
    table.villain_attacks(A, &[Card::Advance]).settle();
    assert_eq!(table.hurt(A), 3);
    // Rule 18.6: any player in hero form, even in another player's turn.
    table.hand(B, &[Card::Strength, Card::Backflip]);
    assert_eq!(table.refused(B, Action::Use { piece: horn, ability: AbilityId(0) }), "10.1.2");
    table.hero(B);
    table.answer_as(B, Action::Use { piece: horn, ability: AbilityId(0) }).pay();
    assert!(!table.is_in_play(horn));
    assert!(table.state.player(B).hand.is_empty());
    table.villain_attacks(A, &[Card::Advance]).settle();
    assert_eq!(table.hurt(A), 5);
}

#[test]
fn enhanced_ivory_horn_stays_without_the_resources() {
    let mut table = spider_man();
    let horn = table.encounter_card(A, Card::EnhancedIvoryHorn);
    table.hand(A, &[Card::Strength, Card::Energy]);
    assert_eq!(table.refused(A, Action::Use { piece: horn, ability: AbilityId(0) }), "9.1");
}

// EX-43
#[test]
fn hydra_mercenary_guards_against_the_engaged_player_only() {
    let mut table = two();
    table.hero(B);
    let guard = table.encounter_card(A, Card::HydraMercenary);
    assert_eq!(table.refused(A, Action::Attack { by: HERO, to: Some(VILLAIN) }), "17.1");
    assert!(table.may(Action::Attack { by: HERO, to: Some(guard) }));
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Energy]);
    table.play(Card::SwingingWebKick);
    // The kick can only target the guard: nothing was asked.
    assert!(!table.is_in_play(guard));
    // Damage that is not from an attack goes past a guard.
    table.encounter_card(A, Card::HydraMercenary);
    table.deal(VILLAIN, 1);
    assert_eq!(table.damage_on(VILLAIN), 1);
    table.answer(Action::EndTurn);
    assert!(table.may(Action::Attack { by: PieceId::identity(B), to: Some(VILLAIN) }));
}

#[test]
fn sandman_loses_his_tough_card_once() {
    let mut table = spider_man();
    table.reveals(A, Card::Sandman);
    let sandman = table.state.in_play(Card::Sandman).unwrap();
    assert!(table.has(sandman, Status::Tough));
    table.deal(sandman, 4);
    assert_eq!(table.damage_on(sandman), 0);
    table.deal(sandman, 4);
    assert!(!table.is_in_play(sandman));
}

#[test]
fn shocker_hits_each_hero_and_no_alter_ego() {
    let mut table = two();
    table.reveals(B, Card::Shocker);
    assert_eq!((table.hurt(A), table.hurt(B)), (1, 0));
    let shocker = table.state.in_play(Card::Shocker).unwrap();
    assert_eq!(table.state.piece(shocker).unwrap().engaged, Some(B));
}

#[test]
fn hard_to_keep_down_heals_four() {
    let mut table = spider_man();
    table.damaged(VILLAIN, 6);
    table.reveals(A, Card::HardToKeepDown);
    assert_eq!(table.damage_on(VILLAIN), 2);
    assert!(table.is_discarded(Card::HardToKeepDown));
    assert!(!table.log.contains(&Event::Surge(Card::HardToKeepDown)));
}

#[test]
fn hard_to_keep_down_surges_if_nothing_was_healed() {
    let mut table = spider_man();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::HardToKeepDown);
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

#[test]
fn im_tough_gives_a_tough_card_or_surges() {
    let mut table = spider_man();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::ImTough);
    assert!(table.has(VILLAIN, Status::Tough));
    assert_eq!(table.copies(Card::CrowdControl), 0);
    table.reveals(A, Card::ImTough);
    assert!(table.has(VILLAIN, Status::Tough));
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

#[test]
fn stampede_stuns_whom_the_attack_damages() {
    let mut table = spider_man();
    table.encounter_top(&[Card::Advance]);
    table.reveals(A, Card::Stampede).settle();
    assert_eq!(table.hurt(A), 2);
    assert!(table.has(HERO, Status::Stunned));
    assert!(table.is_discarded(Card::Stampede));
}

#[test]
fn stampede_surges_in_alter_ego_form() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::Stampede);
    assert_eq!(table.copies(Card::CrowdControl), 1);
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn stampede_stuns_nobody_who_took_no_damage() {
    // A hero whose defence stops all the damage.
    let mut table = spider_man();
    table.encounter_top(&[Card::Advance]);
    table.reveals(A, Card::Stampede);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(HERO).settle();
    assert!(!table.has(HERO, Status::Stunned));
    // A stunned Rhino makes no attack.
    table.status(VILLAIN, Status::Stunned);
    table.reveals(A, Card::Stampede).settle();
    assert!(!table.has(VILLAIN, Status::Stunned));
    assert_eq!(table.hurt(A), 0);
    assert!(!table.has(HERO, Status::Stunned));
}

#[test]
fn stampede_stuns_the_ally_who_defended_and_nobody_for_one_who_fell() {
    let mut table = spider_man();
    let mockingbird = table.controls(A, Card::Mockingbird);
    table.encounter_top(&[Card::Advance, Card::Advance]);
    table.reveals(A, Card::Stampede);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(mockingbird).settle();
    assert!(table.has(mockingbird, Status::Stunned));
    table.piece(mockingbird).exhausted = false;
    table.reveals(A, Card::Stampede);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(mockingbird).settle();
    assert!(!table.is_in_play(mockingbird));
    assert!(!table.has(HERO, Status::Stunned));
}

#[test]
fn stampede_stuns_the_identity_that_overkill_damages() {
    let mut table = spider_man();
    table.encounter_card(A, Card::Charge);
    let mockingbird = table.controls(A, Card::Mockingbird);
    table.encounter_top(&[Card::Advance]);
    table.reveals(A, Card::Stampede);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(mockingbird).settle();
    assert_eq!(table.hurt(A), 2);
    assert!(table.has(HERO, Status::Stunned));
}

#[test]
fn breakin_and_takin_has_more_threat_per_player_and_deals_one_card_more() {
    let mut table = two();
    table.reveals(A, Card::BreakinAndTakin);
    let scheme = table.state.in_play(Card::BreakinAndTakin).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    // Rule 13.1: two of them were placed.
    assert!(table.log.contains(&Event::Threat { on: Card::BreakinAndTakin, at: scheme, amount: 2 }));
    table.happens(Frame::DealEncounter(0, 1));
    // Rule 8.3.1: the hazard icon is one card in all.
    assert_eq!((table.state.player(A).dealt.len(), table.state.player(B).dealt.len()), (2, 1));
    assert_eq!(table.state.icons(|def| def.hazard_icons), 1);
}

#[test]
fn crowd_control_keeps_the_main_scheme_until_it_is_defeated() {
    let mut table = two();
    table.reveals(A, Card::CrowdControl);
    let scheme = table.state.in_play(Card::CrowdControl).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    table.threat(PieceId::MAIN, 3);
    let main = Action::Thwart { by: HERO, at: Some(PieceId::MAIN) };
    assert_eq!(table.refused(A, main), "13.3");
    table.threat(scheme, 1);
    table.answer(Action::Thwart { by: HERO, at: Some(scheme) });
    assert!(!table.is_in_play(scheme));
    table.piece(HERO).exhausted = false;
    assert!(table.may(main));
}

// EX-33
#[test]
fn a_stunned_rhino_gets_no_boost_card_and_the_minions_go_on() {
    let mut table = spider_man();
    table.encounter_card(A, Card::HydraMercenary);
    table.status(VILLAIN, Status::Stunned);
    let cards = table.state.encounter.len();
    table.happens(Frame::Activations(A, ActivationsStep::Villain)).settle();
    assert!(!table.has(VILLAIN, Status::Stunned));
    assert_eq!(table.state.encounter.len(), cards);
    assert_eq!(table.hurt(A), 1);
}
