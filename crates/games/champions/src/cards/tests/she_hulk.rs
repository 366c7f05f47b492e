//! She-Hulk's cards.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::Phase;
use crate::testing::{A, B, Table};

const YOU: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

fn jennifer() -> Table {
    Table::solo(Scenario::Rhino, Hero::SheHulk)
}

fn she_hulk() -> Table {
    let mut table = jennifer();
    table.hero(A);
    table
}

fn hand(table: &Table) -> Vec<Card> {
    table.state.player(A).hand.to_vec()
}

fn threat_is_placed(table: &mut Table, amount: u16) {
    table.happens(Frame::PlaceThreat { scheme: MAIN, amount, step_one: false, seat: A });
}

#[test]
fn do_you_even_lift_hits_a_guarded_villain() {
    // EX-43: it is not an attack, so guard does not matter.
    let mut table = jennifer();
    table.encounter_card(A, Card::HydraMercenary);
    table.answer(Action::ChangeForm);
    assert_eq!(table.state.identity(A).unwrap().card, Card::SheHulk);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: YOU, ability: AbilityId(0) }).choose(VILLAIN);
    assert_eq!(table.damage_on(VILLAIN), 2);
    assert_eq!(table.refused(A, Action::Attack { by: YOU, to: Some(VILLAIN) }), "17.1");
}

#[test]
fn do_you_even_lift_is_for_becoming_she_hulk() {
    let mut table = she_hulk();
    table.answer(Action::ChangeForm);
    assert_eq!(table.state.identity(A).unwrap().card, Card::JenniferWalters);
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn i_object_prevents_one_of_the_threat_of_step_one() {
    // EX-74: two players, an acceleration icon and a token: one placement of four.
    let mut table = Table::new(Scenario::Rhino, &[Hero::SheHulk, Hero::SpiderMan]);
    table.encounter_card(A, Card::BombScare);
    table.state.acceleration = 1;
    table.answer(Action::EndTurn).answer(Action::EndTurn);
    table.pass_until(|ask| matches!(ask, Ask::Window { .. }));
    table.answer(Action::Use { piece: YOU, ability: AbilityId(0) });
    let placed: Vec<u16> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Threat { at: MAIN, amount, .. } => Some(*amount),
            _ => None,
        })
        .collect();
    assert_eq!(placed.first(), Some(&3));
}

#[test]
fn i_object_is_once_a_round_and_not_for_heroes() {
    let mut table = jennifer();
    threat_is_placed(&mut table, 1);
    table.answer(Action::Use { piece: YOU, ability: AbilityId(0) });
    assert_eq!(table.threat_on(MAIN), 0);
    threat_is_placed(&mut table, 2);
    assert_eq!(table.threat_on(MAIN), 2);
    let mut table = she_hulk();
    threat_is_placed(&mut table, 2);
    assert_eq!(table.threat_on(MAIN), 2);
}

#[test]
fn i_object_is_not_offered_during_setup() {
    // EX-05.
    let mut table = jennifer();
    table.state.phase = Phase::Setup;
    threat_is_placed(&mut table, 1);
    assert_eq!(table.threat_on(MAIN), 1);
}

#[test]
fn i_object_does_not_touch_starting_threat() {
    // Rule 13.1: three of the four are not placed, one is.
    let mut table = jennifer();
    table.reveals(A, Card::ImminentOverload);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: YOU, ability: AbilityId(0) });
    let scheme = table.state.in_play(Card::ImminentOverload).unwrap();
    assert_eq!(table.threat_on(scheme), 3);
}

#[test]
fn hellcat_returns_to_hand() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SheHulk, Hero::SpiderMan]);
    let hellcat = table.controls(A, Card::Hellcat);
    table.damaged(hellcat, 2);
    assert_eq!(table.refused(B, Action::Use { piece: hellcat, ability: AbilityId(0) }), "10.1.1");
    table.use_ability(hellcat, 0);
    assert!(!table.is_in_play(hellcat));
    assert_eq!(hand(&table), [Card::Hellcat]);
}

#[test]
fn gamma_slam_deals_her_own_damage() {
    let mut table = she_hulk();
    table.hand(A, &[Card::GammaSlam, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::GammaSlam)), "9.1");
    table.damaged(YOU, 9).play(Card::GammaSlam);
    assert_eq!(table.damage_on(VILLAIN), 9);
}

#[test]
fn ground_stomp_hits_every_enemy() {
    let mut table = she_hulk();
    let guard = table.encounter_card(A, Card::HydraMercenary);
    let whiplash = table.encounter_card(A, Card::Whiplash);
    table.hand(A, &[Card::GroundStomp, Card::Energy]).play(Card::GroundStomp);
    assert_eq!((table.damage_on(VILLAIN), table.damage_on(guard), table.damage_on(whiplash)), (1, 1, 1));
    // It is not an attack: nobody retaliates.
    assert_eq!(table.hurt(A), 0);
    let mut table = jennifer();
    table.hand(A, &[Card::GroundStomp, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::GroundStomp)), "10.1.2");
}

#[test]
fn legal_practice_removes_one_threat_for_each_card() {
    let mut table = jennifer();
    table.threat(MAIN, 4).hand(A, &[Card::LegalPractice]);
    assert_eq!(table.refused(A, Action::Play(Card::LegalPractice)), "9.2.3");
    table.hand(A, &[Card::Energy, Card::Genius, Card::Strength]).play(Card::LegalPractice);
    assert_eq!(table.refused(A, Action::Done), "9.2.3");
    table.answer(Action::Card(Card::Energy)).answer(Action::Card(Card::Genius)).answer(Action::Done);
    assert_eq!(table.threat_on(MAIN), 2);
    assert_eq!(hand(&table), [Card::Strength]);
}

#[test]
fn legal_practice_takes_at_most_five_and_no_hero() {
    let mut table = jennifer();
    table.threat(MAIN, 6).hand(A, &[Card::LegalPractice]).hand(A, &[Card::GroundStomp; 6]);
    table.play(Card::LegalPractice);
    for _ in 0..5 {
        table.answer(Action::Card(Card::GroundStomp));
    }
    assert_eq!(table.threat_on(MAIN), 1);
    table.hero(A).hand(A, &[Card::LegalPractice]);
    assert_eq!(table.refused(A, Action::Play(Card::LegalPractice)), "10.1.2");
}

#[test]
fn legal_practice_of_a_confused_alter_ego_only_loses_the_card() {
    let mut table = jennifer();
    table.threat(MAIN, 4).status(YOU, Status::Confused).hand(A, &[Card::LegalPractice, Card::Energy]);
    table.play(Card::LegalPractice).answer(Action::Card(Card::Energy));
    assert_eq!(table.threat_on(MAIN), 4);
    assert!(!table.has(YOU, Status::Confused));
}

#[test]
fn one_two_punch_readies_after_a_basic_attack() {
    let mut table = she_hulk();
    table.hand(A, &[Card::OneTwoPunch, Card::Energy]);
    table.answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.play(Card::OneTwoPunch);
    assert!(!table.state.identity(A).unwrap().exhausted);
    table.answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert_eq!(table.damage_on(VILLAIN), 6);
}

#[test]
fn one_two_punch_is_not_for_other_attacks() {
    let mut table = she_hulk();
    table.damaged(YOU, 2).piece(YOU).exhausted = true;
    table.hand(A, &[Card::GammaSlam, Card::Energy, Card::Genius, Card::OneTwoPunch, Card::Strength]);
    table.play(Card::GammaSlam);
    assert_eq!(table.damage_on(VILLAIN), 2);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    assert_eq!(table.refused(A, Action::Play(Card::OneTwoPunch)), "7.3.6");
    // Nor for an attack that a stunned card stopped (rule 16.3).
    let mut table = she_hulk();
    table.status(YOU, Status::Stunned).hand(A, &[Card::OneTwoPunch, Card::Energy]);
    table.answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn split_personality_changes_form_again() {
    // EX-119.
    let mut table = she_hulk();
    table.hand(A, &[Card::SplitPersonality, Card::Energy, Card::Genius]).answer(Action::ChangeForm);
    table.play(Card::SplitPersonality);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: YOU, ability: AbilityId(0) });
    assert_eq!(table.damage_on(VILLAIN), 2);
    assert_eq!(hand(&table).len(), 4);
    assert_eq!(table.refused(A, Action::ChangeForm), "7.3.1");
    // To alter-ego form: up to six, and the voluntary change is still there.
    let mut table = she_hulk();
    table.hand(A, &[Card::SplitPersonality, Card::Energy, Card::Genius]).play(Card::SplitPersonality);
    assert_eq!(hand(&table).len(), 6);
    assert!(table.may(Action::ChangeForm));
}

#[test]
fn split_personality_draws_nothing_into_a_full_hand() {
    let mut table = jennifer();
    table.hand(A, &[Card::SplitPersonality, Card::Energy, Card::Genius]).hand(A, &[Card::GroundStomp; 5]);
    table.play(Card::SplitPersonality).answer(Action::Pass);
    assert_eq!(hand(&table), [Card::GroundStomp; 5]);
}

#[test]
fn superhuman_law_division_works_while_confused() {
    // EX-83.
    let mut table = jennifer();
    let law = table.controls(A, Card::SuperhumanLawDivision);
    let go = Action::Use { piece: law, ability: AbilityId(0) };
    table.threat(MAIN, 3).status(YOU, Status::Confused).hand(A, &[Card::Energy]);
    assert_eq!(table.refused(A, go), "9.1");
    table.hand(A, &[Card::Genius]).answer(go).answer(Action::Card(Card::Genius));
    assert_eq!(table.threat_on(MAIN), 1);
    assert!(table.has(YOU, Status::Confused));
    assert_eq!(table.refused(A, go), "4.4.1");
    table.hero(A).piece(law).exhausted = false;
    assert_eq!(table.refused(A, go), "10.1.2");
}

#[test]
fn focused_rage_hurts_and_draws() {
    let mut table = she_hulk();
    let rage = table.controls(A, Card::FocusedRage);
    table.use_ability(rage, 0);
    assert_eq!(table.hurt(A), 1);
    assert_eq!(hand(&table).len(), 1);
    assert_eq!(table.refused(A, Action::Use { piece: rage, ability: AbilityId(0) }), "4.4.1");
}

#[test]
fn playing_a_card_costs_nothing_of_its_abilities() {
    let mut table = she_hulk();
    table.hand(A, &[Card::FocusedRage, Card::Energy, Card::Genius, Card::Hellcat]).play(Card::FocusedRage);
    let rage = table.state.in_play(Card::FocusedRage).unwrap();
    assert_eq!(table.hurt(A), 0);
    assert!(!table.state.piece(rage).unwrap().exhausted);
    assert_eq!(hand(&table), [Card::Hellcat]);
}

#[test]
fn focused_rage_cannot_be_used_with_a_tough_card() {
    // Rule 9.2.4.
    let mut table = she_hulk();
    let rage = table.controls(A, Card::FocusedRage);
    table.status(YOU, Status::Tough);
    assert_eq!(table.refused(A, Action::Use { piece: rage, ability: AbilityId(0) }), "9.2.4");
}

#[test]
fn superhuman_strength_stuns_the_attacked_enemy() {
    // EX-47.
    let mut table = she_hulk();
    let strength = table.controls(A, Card::SuperhumanStrength);
    table.answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert_eq!(table.damage_on(VILLAIN), 5);
    assert!(table.has(VILLAIN, Status::Stunned) && !table.is_in_play(strength));
}

#[test]
fn superhuman_strength_stays_if_it_cannot_stun() {
    // EX-47.
    let mut table = she_hulk();
    let strength = table.controls(A, Card::SuperhumanStrength);
    let enemy = table.encounter_card(A, Card::HydraMercenary);
    table.answer(Action::Attack { by: YOU, to: Some(enemy) });
    assert!(!table.is_in_play(enemy) && table.is_in_play(strength));
    table.piece(YOU).exhausted = false;
    table.status(VILLAIN, Status::Stunned).answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert_eq!(table.damage_on(VILLAIN), 5);
    assert!(table.is_in_play(strength));
    // An ally's attack is not hers (rule 14.4).
    let mut table = she_hulk();
    let strength = table.controls(A, Card::SuperhumanStrength);
    let hellcat = table.controls(A, Card::Hellcat);
    table.answer(Action::Attack { by: hellcat, to: Some(VILLAIN) });
    assert!(table.is_in_play(strength) && !table.has(VILLAIN, Status::Stunned));
}

#[test]
fn superhuman_strength_stays_if_the_stage_is_defeated() {
    let mut table = she_hulk();
    let strength = table.controls(A, Card::SuperhumanStrength);
    table.damaged(VILLAIN, 13).answer(Action::Attack { by: YOU, to: Some(VILLAIN) });
    assert!(table.is_in_play(strength) && !table.has(VILLAIN, Status::Stunned));
}

#[test]
fn legal_work_accelerates_or_exhausts() {
    let mut table = jennifer();
    table.reveals(A, Card::LegalWork).answer(Action::Way(1));
    assert_eq!(table.state.acceleration, 1);
    assert!(table.state.encounter_discard.contains(&Card::LegalWork));
    assert!(matches!(table.ask(), Ask::Turn(..)));
    table.reveals(A, Card::LegalWork).answer(Action::Way(0));
    assert_eq!(table.state.acceleration, 1);
    assert!(table.state.removed.contains(&Card::LegalWork));
    // An exhausted alter-ego has no choice.
    table.reveals(A, Card::LegalWork);
    assert_eq!(table.state.acceleration, 2);
}

#[test]
fn personal_challenge_is_a_crisis() {
    let mut table = she_hulk();
    table.reveals(A, Card::PersonalChallenge).threat(MAIN, 2);
    let scheme = table.state.in_play(Card::PersonalChallenge).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    assert!(!table.may(Action::Thwart { by: YOU, at: Some(MAIN) }));
    assert!(table.may(Action::Thwart { by: YOU, at: Some(scheme) }));
}

#[test]
fn titania_hits_with_what_is_left_of_her() {
    let mut table = she_hulk();
    let enemy = table.encounter_card(A, Card::Titania);
    let atk = |table: &Table| table.state.atk(table.state.piece(enemy).unwrap());
    assert_eq!(atk(&table), Some(6));
    table.damaged(enemy, 2);
    assert_eq!(atk(&table), Some(4));
    table.happens(Frame::EnemyAttack { enemy, seat: A }).answer(Action::Pass);
    assert_eq!(table.hurt(A), 4);
}

#[test]
fn genetically_enhanced_finds_the_biggest_minion() {
    let mut table = she_hulk();
    table.encounter_card(A, Card::HydraMercenary);
    let titania = table.encounter_card(A, Card::Titania);
    table.damaged(titania, 5).reveals(A, Card::GeneticallyEnhanced);
    let card = table.state.in_play(Card::GeneticallyEnhanced).unwrap();
    assert_eq!(table.state.piece(card).unwrap().host, titania);
    let it = table.state.piece(titania).unwrap();
    assert_eq!((table.state.max_hp(it), table.state.hp(it), table.state.atk(it)), (9, 4, Some(4)));
    // Rule 10.3.6: without it she is defeated.
    table.damaged(titania, 7).happens(Frame::Check);
    assert!(table.is_in_play(titania));
    let mut log = kernel::Log::on(0);
    table.state.discard_piece(card, &mut log);
    table.happens(Frame::Check);
    assert!(!table.is_in_play(titania));
}

#[test]
fn genetically_enhanced_surges_without_a_minion() {
    let mut table = she_hulk();
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::GeneticallyEnhanced);
    assert!(table.state.encounter_discard.contains(&Card::GeneticallyEnhanced));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
    // Of two equals the first player chooses, and there is no surge.
    let mut table = she_hulk();
    table.encounter_card(A, Card::HydraMercenary);
    let second = table.encounter_card(A, Card::HydraMercenary);
    table.reveals(A, Card::GeneticallyEnhanced);
    assert!(matches!(table.ask(), Ask::Host(_)));
    table.choose(second);
    assert_eq!(table.state.max_hp(table.state.piece(second).unwrap()), 6);
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn titanias_fury_makes_her_attack() {
    let mut table = she_hulk();
    let titania = table.encounter_card(A, Card::Titania);
    table.damaged(titania, 3).reveals(A, Card::TitaniasFury);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert_eq!((table.hurt(A), table.damage_on(titania)), (3, 3));
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn titanias_fury_heals_her_and_surges_if_she_made_no_attack() {
    // Stunned; in alter-ego form; not in play.
    let mut table = she_hulk();
    let titania = table.encounter_card(A, Card::Titania);
    table.damaged(titania, 3).status(titania, Status::Stunned);
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::TitaniasFury);
    assert_eq!((table.hurt(A), table.damage_on(titania)), (0, 0));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
    let mut table = jennifer();
    let titania = table.encounter_card(A, Card::Titania);
    table.damaged(titania, 3).encounter_top(&[Card::GeneticallyEnhanced]).reveals(A, Card::TitaniasFury);
    assert_eq!(table.damage_on(titania), 0);
    assert!(table.state.in_play(Card::GeneticallyEnhanced).is_some());
    let mut table = she_hulk();
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::TitaniasFury);
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn titanias_fury_adds_a_boost_card() {
    let mut table = she_hulk();
    table.villain_attacks(A, &[Card::TitaniasFury, Card::ImminentOverload]).answer(Action::Pass);
    // ATK 2, one icon and three icons.
    assert_eq!(table.hurt(A), 6);
}
