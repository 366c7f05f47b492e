//! Protection.

use crate::action::{Action, Ask};
use crate::frame::Frame;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const YOU: PieceId = PieceId::identity(A);

fn hero() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A);
    table
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn black_widow_cancels_a_whole_card() {
    let mut table = two();
    let widow = table.controls(A, Card::BlackWidow);
    table.hand(A, &[Card::Genius]).encounter_top(&[Card::HydraMercenary]);
    // Surge is cancelled with the rest (rule 18.7): one card follows, not two.
    let deck = table.state.encounter.len();
    table.reveals(B, Card::HeartShapedHerb).use_ability(widow, 0);
    assert!(is_turn(&table));
    assert!(table.state.encounter_discard.contains(&Card::HeartShapedHerb));
    assert!(!table.has(VILLAIN, Status::Tough));
    assert!(table.state.piece(widow).unwrap().exhausted);
    // The same player reveals the other card.
    let minion = table.state.in_play(Card::HydraMercenary).unwrap();
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(B));
    assert_eq!(table.state.encounter.len(), deck - 1);
}

#[test]
fn black_widow_cancels_a_minion_before_it_enters_play() {
    let mut table = hero();
    let widow = table.controls(A, Card::BlackWidow);
    let hawkeye = table.controls(A, Card::Hawkeye);
    table.hand(A, &[Card::Genius]).encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::Killmonger).use_ability(widow, 0);
    assert!(table.state.in_play(Card::Killmonger).is_none());
    // Hawkeye is asked only about the minion that did enter play.
    table.answer(Action::Use { piece: hawkeye, ability: AbilityId(0) });
    assert!(is_turn(&table));
    assert_eq!(table.state.piece(hawkeye).unwrap().counters, 3);
}

#[test]
fn black_widow_needs_mental_and_the_encounter_deck() {
    let mut table = hero();
    let widow = table.controls(A, Card::BlackWidow);
    table.hand(A, &[Card::Energy]);
    table.reveals(A, Card::HydraMercenary);
    assert!(is_turn(&table));
    table.hand(A, &[Card::Genius]);
    table.state.encounter_cards += 1;
    let reveal = table.state.begin_reveal(Card::Killmonger, A, false);
    table.happens(reveal);
    assert!(is_turn(&table));
    table.piece(widow).exhausted = true;
    table.reveals(A, Card::UsurpTheThrone);
    assert!(is_turn(&table));
}

#[test]
fn luke_cage_is_tough() {
    let mut table = hero();
    table.hand(A, &[Card::LukeCage, Card::Strength, Card::Energy]).play(Card::LukeCage);
    let luke = table.state.in_play(Card::LukeCage).unwrap();
    assert!(table.has(luke, Status::Tough));
    table.answer(Action::Attack { by: luke, to: Some(VILLAIN) });
    // The tough card stops the consequential damage (rule 14.3), once.
    assert_eq!(table.damage_on(luke), 0);
    assert!(!table.has(luke, Status::Tough));
    table.piece(luke).exhausted = false;
    table.answer(Action::Attack { by: luke, to: Some(VILLAIN) });
    assert_eq!(table.damage_on(luke), 1);
}

#[test]
fn counter_punch_after_a_defense_ability() {
    // EX-49
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A).hand(A, &[Card::Backflip, Card::CounterPunch]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    table.answer(Action::Play(Card::Backflip)).answer(Action::Play(Card::CounterPunch));
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (0, 2));
    assert!(!table.state.piece(YOU).unwrap().exhausted);
}

#[test]
fn counter_punch_uses_the_current_attack_power() {
    let mut table = hero();
    table.controls(A, Card::CombatTraining);
    table.hand(A, &[Card::CounterPunch]);
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    // Black Panther's retaliate comes first.
    assert_eq!(table.damage_on(VILLAIN), 1);
    table.answer(Action::Play(Card::CounterPunch));
    assert_eq!(table.damage_on(VILLAIN), 4);
}

#[test]
fn counter_punch_needs_the_hero_to_defend() {
    let mut table = hero();
    let luke = table.controls(A, Card::LukeCage);
    table.hand(A, &[Card::CounterPunch]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass);
    assert!(is_turn(&table));
    // Rule 11.4.6.
    table.villain_attacks(A, &[Card::Advance]).choose(luke);
    assert!(is_turn(&table));
}

#[test]
fn counter_punch_is_an_attack() {
    // Rule 37.29: guard.
    let mut table = hero();
    table.hand(A, &[Card::CounterPunch]);
    let guard = table.encounter_card(A, Card::HydraMercenary);
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    assert!(is_turn(&table));
    // Against the guard itself it works.
    table.piece(YOU).exhausted = false;
    table.happens(Frame::EnemyAttack { enemy: guard, seat: A }).choose(YOU);
    table.answer(Action::Play(Card::CounterPunch));
    assert!(!table.is_in_play(guard));
    // A stunned hero only loses the status card.
    table.hand(A, &[Card::CounterPunch]).status(YOU, Status::Stunned);
    table.piece(YOU).exhausted = false;
    table.villain_attacks(A, &[Card::Advance]).choose(YOU).answer(Action::Play(Card::CounterPunch));
    assert!(!table.has(YOU, Status::Stunned));
    // Retaliate, once for each of the villain's attacks.
    assert_eq!(table.damage_on(VILLAIN), 2);
}

#[test]
fn get_behind_me_draws_the_attack() {
    // EX-91
    let mut table = two();
    table.hero(B).hand(A, &[Card::GetBehindMe, Card::Energy]);
    table.encounter_top(&[Card::Advance]).reveals(B, Card::GangUp);
    table.play(Card::GetBehindMe);
    table.pass_until(|ask| matches!(ask, Ask::Turn(..)));
    assert_eq!((table.hurt(A), table.hurt(B)), (2, 0));
    assert!(table.state.encounter_discard.contains(&Card::GangUp));
}

#[test]
fn get_behind_me_does_not_cancel_printed_surge() {
    let mut table = hero();
    table.hand(A, &[Card::GetBehindMe, Card::Energy]);
    table.encounter_top(&[Card::Advance, Card::HydraMercenary]).reveals(A, Card::HeartShapedHerb);
    table.play(Card::GetBehindMe).answer(Action::Pass);
    assert!(!table.has(VILLAIN, Status::Tough));
    assert!(table.state.in_play(Card::HydraMercenary).is_some());
}

#[test]
fn get_behind_me_is_for_treacheries_and_heroes() {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hand(A, &[Card::GetBehindMe, Card::Energy]);
    table.encounter_top(&[Card::TitaniasFury]).reveals(A, Card::RitualCombat);
    assert!(is_turn(&table));
    table.hero(A).reveals(A, Card::HydraMercenary);
    assert!(is_turn(&table));
}

#[test]
fn the_power_of_protection_doubles_for_its_aspect() {
    let mut table = hero();
    table.hand(A, &[Card::LukeCage, Card::ThePowerOfProtection, Card::ThePowerOfProtection]);
    table.play(Card::LukeCage);
    assert!(table.state.in_play(Card::LukeCage).is_some());
    table.hand(A, &[Card::Haymaker, Card::ThePowerOfProtection]);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "9.1");
}

#[test]
fn med_team_heals_friends() {
    let mut table = two();
    let team = table.controls(A, Card::MedTeam);
    let luke = table.controls(B, Card::LukeCage);
    let using = Action::Use { piece: team, ability: AbilityId(0) };
    // An enemy is not friendly, and nobody else is hurt.
    table.damaged(VILLAIN, 3);
    assert_eq!(table.refused(A, using), "9.1");
    table.damaged(luke, 3).damaged(YOU, 1).answer(using).choose(luke);
    assert_eq!((table.damage_on(luke), table.hurt(A)), (1, 1));
    assert_eq!(table.refused(A, using), "4.4.1");
    table.piece(team).exhausted = false;
    table.piece(team).counters = 1;
    table.answer(using).choose(YOU);
    assert_eq!(table.hurt(A), 0);
    assert!(!table.is_in_play(team));
}

#[test]
fn armored_vest_helps_a_defending_hero() {
    let mut table = hero();
    table.hand(A, &[Card::Strength, Card::ArmoredVest, Card::ArmoredVest]).play(Card::ArmoredVest);
    assert_eq!(table.refused(A, Action::Play(Card::ArmoredVest)), "14.5");
    table.villain_attacks(A, &[Card::BombScare]).choose(YOU);
    // 2 + 2 icons - 3.
    assert_eq!(table.hurt(A), 1);
    // Undefended, it does nothing.
    table.villain_attacks(A, &[Card::Advance]);
    assert_eq!(table.hurt(A), 3);
}

#[test]
fn indomitable_readies_a_hero_who_defended() {
    let mut table = hero();
    let indomitable = table.controls(A, Card::Indomitable);
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    table.answer(Action::Use { piece: indomitable, ability: AbilityId(0) });
    assert!(!table.is_in_play(indomitable));
    assert!(!table.state.piece(YOU).unwrap().exhausted);
}

#[test]
fn indomitable_needs_an_exhausted_hero_who_defended() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A).hand(A, &[Card::Backflip]);
    table.controls(A, Card::Indomitable);
    // He defended with Backflip, without exhausting.
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    table.answer(Action::Play(Card::Backflip));
    assert!(is_turn(&table));
    // Exhausted before, he did not defend.
    table.piece(YOU).exhausted = true;
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass);
    assert!(is_turn(&table));
    assert_eq!(table.hurt(A), 2);
}
