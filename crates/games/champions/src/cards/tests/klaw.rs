//! Klaw's cards.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{ActivationsStep, Frame};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::{Ending, Mode};
use crate::testing::{A, B, Table};

const HERO: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

/// Spider-Man in hero form: ATK 2, DEF 3, 10 hit points.
fn spider_man() -> Table {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Klaw, &[Hero::SpiderMan, Hero::CaptainMarvel]);
    table.hero(A).hero(B);
    table
}

fn villain(table: &Table) -> Card {
    table.state.villain().unwrap().card
}

fn to_defence(table: &mut Table) {
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
}

#[test]
fn klaw_i_attacks_with_two_boost_cards() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::ArmoredGuard, Card::SonicConverter]).settle();
    assert_eq!(table.hurt(A), 4);
}

#[test]
fn klaw_i_schemes_with_one_boost_card() {
    let mut table = spider_man();
    assert_eq!(villain(&table), Card::KlawI);
    table.villain_schemes(A, &[Card::ArmoredGuard, Card::SonicConverter]).settle();
    assert_eq!(table.threat_on(MAIN), 3);
}

#[test]
fn klaw_ii_brings_the_immortal_klaw_and_attacks_with_two_boost_cards() {
    let mut table = spider_man();
    table.damaged(VILLAIN, 11);
    table.deal(VILLAIN, 1);
    assert_eq!(villain(&table), Card::KlawII);
    assert_eq!(table.copies(Card::TheImmortalKlaw), 1);
    assert_eq!(table.state.hp(table.state.villain().unwrap()), 28);
    table.villain_attacks(A, &[Card::ArmoredGuard, Card::ArmoredGuard]).settle();
    assert_eq!(table.hurt(A), 3);
}

#[test]
fn klaw_ii_does_not_bring_a_second_immortal_klaw() {
    let mut table = spider_man();
    table.encounter_card(A, Card::TheImmortalKlaw);
    table.damaged(VILLAIN, 21);
    table.deal(VILLAIN, 1);
    assert_eq!(villain(&table), Card::KlawII);
    assert_eq!(table.copies(Card::TheImmortalKlaw), 1);
}

#[test]
fn klaw_iii_is_tough_and_attacks_with_two_boost_cards() {
    let mut table = Table::in_mode(Scenario::Klaw, &[Hero::SpiderMan], Mode::Expert);
    table.hero(A).damaged(VILLAIN, 17);
    table.deal(VILLAIN, 1);
    assert_eq!(villain(&table), Card::KlawIII);
    assert!(table.has(VILLAIN, Status::Tough));
    table.villain_attacks(A, &[Card::ArmoredGuard, Card::ArmoredGuard]).settle();
    assert_eq!(table.hurt(A), 4);
    // Not when he schemes.
    table.villain_schemes(A, &[Card::Advance, Card::ArmoredGuard]).settle();
    assert_eq!(table.threat_on(MAIN), 3);
}

// EX-05, EX-123
#[test]
fn underground_distribution_sets_up_a_side_scheme_and_a_minion() {
    let told = [Card::Assault, Card::WeaponsRunner];
    let table = Table::from_setup(Scenario::Klaw, &[Hero::SheHulk], Mode::Standard, &told);
    // Card::UndergroundDistribution1A reveals the scheme, Card::UndergroundDistribution1B digs.
    let scheme = table.state.in_play(Card::DefenseNetwork).unwrap();
    assert_eq!(table.threat_on(scheme), 3);
    let minion = table.state.in_play(Card::WeaponsRunner).unwrap();
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(A));
    assert_eq!(table.state.piece(MAIN).unwrap().card, Card::UndergroundDistribution1B);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::Assault]);
    // Put into play is not revealed: no surge (rule 18.2.1). One scheme, one minion and one discarded card are gone.
    assert_eq!(table.state.encounter.len(), 16 + 7 + 7 + 1 - 3);
    // No ability was offered during setup.
    assert!(matches!(table.ask(), Ask::Mulligan(_)));
}

// EX-23
#[test]
fn secret_rendezvous_digs_for_a_minion() {
    let mut table = spider_man();
    table.threat(MAIN, 5);
    table.state.acceleration = 1;
    table.villain_schemes(A, &[Card::Advance, Card::Assault, Card::ArmoredGuard]).settle();
    // Card::SecretRendezvous2A found the minion and turned.
    assert_eq!(table.state.piece(MAIN).unwrap().card, Card::SecretRendezvous2B);
    assert_eq!(table.threat_on(MAIN), 0);
    assert_eq!(table.state.acceleration, 1);
    let guard = table.state.in_play(Card::ArmoredGuard).unwrap();
    assert_eq!(table.state.piece(guard).unwrap().engaged, Some(A));
    assert!(table.is_discarded(Card::Assault));
    assert!(!table.is_over());
}

#[test]
fn secret_rendezvous_loses_the_game_when_completed() {
    let mut table = spider_man();
    table.main_scheme(Card::SecretRendezvous2B).threat(MAIN, 6);
    table.places(MAIN, 1);
    assert!(!table.is_over());
    table.places(MAIN, 1);
    assert_eq!(table.state.ended, Some(Ending::SchemeCompleted));
}

#[test]
fn underground_distribution_stays_below_its_target() {
    let mut table = spider_man();
    table.threat(MAIN, 4);
    table.places(MAIN, 1);
    assert_eq!(table.state.piece(MAIN).unwrap().card, Card::UndergroundDistribution1B);
}

// EX-37
#[test]
fn sonic_converter_stuns_whom_the_attack_damages() {
    let mut table = Table::solo(Scenario::Klaw, Hero::SheHulk);
    table.hero(A);
    table.encounter_card(A, Card::SonicConverter);
    table.villain_attacks(A, &[Card::ArmoredGuard, Card::SoundManipulation]);
    to_defence(&mut table);
    table.choose(HERO).settle();
    assert_eq!(table.hurt(A), 2);
    assert!(table.has(HERO, Status::Stunned));
}

#[test]
fn sonic_converter_stuns_nobody_without_damage() {
    let mut table = spider_man();
    table.encounter_card(A, Card::SonicConverter);
    table.villain_attacks(A, &[Card::ArmoredGuard, Card::ArmoredGuard]);
    to_defence(&mut table);
    table.choose(HERO).settle();
    assert_eq!(table.hurt(A), 0);
    assert!(!table.has(HERO, Status::Stunned));
    // A minion's attack is not Klaw's.
    let runner = table.encounter_card(A, Card::WeaponsRunner);
    table.enemy_attacks(runner, A).settle();
    assert_eq!(table.hurt(A), 1);
    assert!(!table.has(HERO, Status::Stunned));
}

#[test]
fn sonic_converter_is_taken_off_for_one_resource_of_each_type() {
    let mut table = spider_man();
    let converter = table.encounter_card(A, Card::SonicConverter);
    table.hand(A, &[Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Use { piece: converter, ability: AbilityId(1) }), "9.1");
    table.hand(A, &[Card::Strength]);
    table.use_ability(converter, 1);
    assert!(!table.is_in_play(converter));
    assert!(table.state.player(A).hand.is_empty());
}

// EX-45, in part: one of the two sources of retaliate.
#[test]
fn solid_sound_body_retaliates_against_attacks_only() {
    let mut table = spider_man();
    let body = table.encounter_card(A, Card::SolidSoundBody);
    table.answer(Action::Attack { by: HERO, to: Some(VILLAIN) });
    assert_eq!((table.damage_on(VILLAIN), table.hurt(A)), (2, 1));
    table.deal(VILLAIN, 1);
    assert_eq!(table.hurt(A), 1);
    // The minions do not get it.
    let runner = table.encounter_card(A, Card::WeaponsRunner);
    table.piece(HERO).exhausted = false;
    table.answer(Action::Attack { by: HERO, to: Some(runner) });
    assert_eq!(table.hurt(A), 1);
    table.hand(A, &[Card::Energy, Card::Genius, Card::Strength]);
    table.use_ability(body, 0);
    assert!(!table.is_in_play(body));
}

#[test]
fn solid_sound_body_stays_on_in_alter_ego_form() {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    let body = table.encounter_card(A, Card::SolidSoundBody);
    table.hand(A, &[Card::Energy, Card::Genius, Card::Strength]);
    assert_eq!(table.refused(A, Action::Use { piece: body, ability: AbilityId(0) }), "10.1.2");
}

#[test]
fn armored_guard_is_tough_and_guards() {
    let mut table = two();
    table.reveals(A, Card::ArmoredGuard);
    let guard = table.state.in_play(Card::ArmoredGuard).unwrap();
    assert!(table.has(guard, Status::Tough));
    assert_eq!(table.refused(A, Action::Attack { by: HERO, to: Some(VILLAIN) }), "17.1");
    table.answer(Action::EndTurn);
    assert!(table.may(Action::Attack { by: PieceId::identity(B), to: Some(VILLAIN) }));
}

#[test]
fn weapons_runner_surges_when_revealed() {
    let mut table = spider_man();
    table.encounter_top(&[Card::IllegalArmsFactory]);
    table.reveals(A, Card::WeaponsRunner);
    assert_eq!(table.copies(Card::WeaponsRunner), 1);
    assert_eq!(table.copies(Card::IllegalArmsFactory), 1);
}

#[test]
fn weapons_runner_comes_in_as_a_boost_card_without_surge() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::WeaponsRunner, Card::ArmoredGuard]).settle();
    let runner = table.state.in_play(Card::WeaponsRunner).unwrap();
    assert_eq!(table.state.piece(runner).unwrap().engaged, Some(A));
    assert!(!table.is_discarded(Card::WeaponsRunner));
    assert_eq!(table.hurt(A), 1);
    assert!(!table.log.contains(&Event::Surge(Card::WeaponsRunner)));
    // The same when the villain schemes; the form does not matter.
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.villain_schemes(A, &[Card::WeaponsRunner]).settle();
    assert_eq!(table.copies(Card::WeaponsRunner), 1);
    assert_eq!(table.threat_on(MAIN), 2);
}

#[test]
fn weapons_runner_engages_the_player_who_defends() {
    let mut table = two();
    table.villain_attacks(A, &[Card::WeaponsRunner, Card::Advance]);
    to_defence(&mut table);
    table.answer(Action::Pass);
    table.choose(PieceId::identity(B)).settle();
    // Rule 11.5.4.
    let runner = table.state.in_play(Card::WeaponsRunner).unwrap();
    assert_eq!(table.state.piece(runner).unwrap().engaged, Some(B));
}

#[test]
fn weapons_runner_of_a_boost_card_activates_in_the_same_phase() {
    let mut table = spider_man();
    table.encounter_top(&[Card::WeaponsRunner, Card::Advance]);
    table.happens(Frame::Activations(A, ActivationsStep::Villain)).settle();
    // Rule 8.2.4: Klaw 0, the Runner 1.
    assert_eq!(table.hurt(A), 1);
}

#[test]
fn klaws_vengeance_places_threat_if_the_attack_dealt_damage() {
    let mut table = spider_man();
    table.encounter_top(&[Card::ArmoredGuard, Card::ArmoredGuard]);
    table.reveals(A, Card::KlawsVengeance).settle();
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (2, 1));
}

#[test]
fn klaws_vengeance_places_none_without_damage() {
    let mut table = spider_man();
    table.encounter_top(&[Card::ArmoredGuard, Card::ArmoredGuard]);
    table.status(HERO, Status::Tough);
    table.reveals(A, Card::KlawsVengeance).settle();
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (0, 0));
    table.status(VILLAIN, Status::Stunned);
    table.reveals(A, Card::KlawsVengeance).settle();
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (0, 0));
}

#[test]
fn klaws_vengeance_takes_a_random_card_of_an_alter_ego() {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.hand(A, &[Card::Backflip, Card::Energy]).random(&[Card::Energy]);
    table.reveals(A, Card::KlawsVengeance);
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Backflip]);
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::Energy]);
}

#[test]
fn sonic_boom_is_paid_for_or_exhausts_everybody() {
    let position = || {
        let mut table = two();
        table.hand(A, &[Card::Energy, Card::Genius, Card::Strength]);
        let ally = table.controls(A, Card::Mockingbird);
        (table, ally)
    };
    let (mut table, ally) = position();
    table.reveals(A, Card::SonicBoom);
    table.pass_until(|ask| matches!(ask, Ask::Choose(..)));
    table.answer(Action::Way(0)).pay();
    assert!(table.state.player(A).hand.is_empty());
    assert!(!table.piece(HERO).exhausted && !table.piece(ally).exhausted);
    let (mut table, ally) = position();
    table.reveals(A, Card::SonicBoom);
    table.pass_until(|ask| matches!(ask, Ask::Choose(..)));
    table.answer(Action::Way(1));
    assert_eq!(table.state.player(A).hand.len(), 3);
    assert!(table.piece(HERO).exhausted && table.piece(ally).exhausted);
    assert!(!table.piece(PieceId::identity(B)).exhausted);
}

// EX-101
#[test]
fn sonic_boom_must_be_paid_by_a_player_whose_characters_are_exhausted() {
    let mut table = spider_man();
    table.hand(A, &[Card::Energy, Card::Genius, Card::Strength]);
    table.piece(HERO).exhausted = true;
    table.reveals(A, Card::SonicBoom);
    table.pass_until(|ask| matches!(ask, Ask::Pay(_))).pay();
    assert!(table.state.player(A).hand.is_empty());
    // A player who cannot pay has nothing to do.
    table.reveals(A, Card::SonicBoom);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert!(table.is_discarded(Card::SonicBoom));
}

#[test]
fn sonic_boom_as_a_boost_card_exhausts_the_damaged_hero() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::SonicBoom, Card::ArmoredGuard]).settle();
    assert_eq!(table.hurt(A), 1);
    assert!(table.piece(HERO).exhausted);
}

#[test]
fn sonic_boom_as_a_boost_card_does_nothing_without_damage_to_the_hero() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::SonicBoom, Card::Advance]).settle();
    assert!(!table.piece(HERO).exhausted);
    let ally = table.controls(A, Card::Mockingbird);
    table.villain_attacks(A, &[Card::SonicBoom, Card::ArmoredGuard]);
    to_defence(&mut table);
    table.choose(ally).settle();
    assert_eq!(table.damage_on(ally), 1);
    assert!(!table.piece(HERO).exhausted);
}

#[test]
fn sound_manipulation_heals_four_in_alter_ego_form_or_surges() {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.damaged(VILLAIN, 5).encounter_top(&[Card::IllegalArmsFactory]);
    table.reveals(A, Card::SoundManipulation);
    assert_eq!(table.damage_on(VILLAIN), 1);
    assert_eq!(table.copies(Card::IllegalArmsFactory), 0);
    table.damaged(VILLAIN, 0);
    table.reveals(A, Card::SoundManipulation);
    assert_eq!(table.copies(Card::IllegalArmsFactory), 1);
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn sound_manipulation_hurts_a_hero_and_heals_two() {
    let mut table = spider_man();
    table.damaged(VILLAIN, 5);
    table.reveals(A, Card::SoundManipulation).settle();
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (2, 3));
    // In hero form the card does not surge, and a tough card does not keep Klaw from healing.
    table.status(HERO, Status::Tough);
    table.reveals(A, Card::SoundManipulation).settle();
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (2, 1));
}

#[test]
fn defense_network_is_a_crisis() {
    let mut table = two();
    table.reveals(A, Card::DefenseNetwork);
    let scheme = table.state.in_play(Card::DefenseNetwork).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    table.threat(MAIN, 2);
    assert_eq!(table.refused(A, Action::Thwart { by: HERO, at: Some(MAIN) }), "13.3");
    assert!(table.may(Action::Thwart { by: HERO, at: Some(scheme) }));
}

#[test]
fn illegal_arms_factory_is_a_hazard_and_no_crisis() {
    let mut table = two();
    table.reveals(B, Card::IllegalArmsFactory);
    let scheme = table.state.in_play(Card::IllegalArmsFactory).unwrap();
    assert_eq!(table.threat_on(scheme), 5);
    assert_eq!(table.state.icons(|def| def.hazard_icons), 1);
    table.threat(MAIN, 2);
    assert!(table.may(Action::Thwart { by: HERO, at: Some(MAIN) }));
}

// EX-61
#[test]
fn the_immortal_klaw_keeps_him_up() {
    let mut table = spider_man();
    let scheme = table.encounter_card(A, Card::TheImmortalKlaw);
    table.deal(VILLAIN, 13);
    assert_eq!(villain(&table), Card::KlawI);
    assert_eq!(table.state.hp(table.state.villain().unwrap()), 9);
    table.threat(scheme, 1);
    table.answer(Action::Thwart { by: HERO, at: Some(scheme) });
    assert!(!table.is_in_play(scheme));
    assert_eq!(villain(&table), Card::KlawII);
    assert_eq!(table.damage_on(VILLAIN), 0);
}

#[test]
fn the_immortal_klaw_may_leave_an_undamaged_klaw() {
    let mut table = spider_man();
    let scheme = table.encounter_card(A, Card::TheImmortalKlaw);
    table.deal(VILLAIN, 11);
    table.threat(scheme, 1);
    table.answer(Action::Thwart { by: HERO, at: Some(scheme) });
    assert_eq!(villain(&table), Card::KlawI);
    assert_eq!(table.state.hp(table.state.villain().unwrap()), 1);
}

// EX-81
#[test]
fn a_confused_klaw_does_not_scheme() {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.encounter_card(A, Card::WeaponsRunner);
    table.status(VILLAIN, Status::Confused);
    let cards = table.state.encounter.len();
    table.happens(Frame::Activations(A, ActivationsStep::Villain)).settle();
    assert!(!table.has(VILLAIN, Status::Confused));
    assert_eq!(table.state.encounter.len(), cards);
    assert_eq!(table.threat_on(MAIN), 1);
}
