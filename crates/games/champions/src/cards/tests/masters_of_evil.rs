//! Masters of Evil.

use crate::action::{Action, Ask};
use crate::frame::Frame;
use crate::ids::{Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, C, Table};

const HERO: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;

/// Spider-Man in hero form against Klaw.
fn spider_man() -> Table {
    let mut table = Table::solo(Scenario::Klaw, Hero::SpiderMan);
    table.hero(A);
    table
}

/// Spider-Man and Captain Marvel (DEF 1) in hero form, Tony Stark.
fn three() -> Table {
    let mut table = Table::new(Scenario::Klaw, &[Hero::SpiderMan, Hero::CaptainMarvel, Hero::IronMan]);
    table.hero(A).hero(B);
    table
}

fn engaged_with(table: &Table, card: Card) -> kernel::Seat {
    let id = table.state.in_play(card).expect("it is in play");
    table.state.piece(id).unwrap().engaged.unwrap()
}

#[test]
fn the_masters_of_evil_digs_for_one_of_them() {
    let mut table = three();
    table.encounter_top(&[Card::Assault, Card::ArmoredGuard, Card::TigerShark]);
    table.reveals(B, Card::TheMastersOfEvil);
    let scheme = table.state.in_play(Card::TheMastersOfEvil).unwrap();
    assert_eq!(table.threat_on(scheme), 9);
    // The first player, not the one who revealed it.
    assert_eq!(engaged_with(&table, Card::TigerShark), A);
    assert!(table.is_discarded(Card::ArmoredGuard) && table.is_discarded(Card::Assault));
}

// EX-93
#[test]
fn the_masters_of_evil_finds_nobody() {
    let mut table = spider_man();
    table.encounter_deck(&[Card::Advance, Card::Assault, Card::ArmoredGuard]);
    table.reveals(A, Card::TheMastersOfEvil);
    assert_eq!(table.state.engaged(A).count(), 0);
    // The discard pile became the deck.
    assert_eq!(table.state.encounter.len(), 3);
    assert_eq!(table.state.acceleration, 1);
    assert_eq!(table.copies(Card::TheMastersOfEvil), 1);
}

#[test]
fn radioactive_man_takes_a_card_after_his_attack() {
    let mut table = spider_man();
    let minion = table.encounter_card(A, Card::RadioactiveMan);
    table.hand(A, &[Card::Energy, Card::Genius]).random(&[Card::Genius]);
    table.enemy_attacks(minion, A).settle();
    assert_eq!(table.hurt(A), 1);
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Energy]);
    // Not when he schemes.
    table.happens(Frame::EnemyScheme { enemy: minion, seat: A }).settle();
    assert_eq!(table.state.player(A).hand.len(), 1);
}

#[test]
fn radioactive_man_takes_the_card_of_the_player_who_defended() {
    let mut table = three();
    let minion = table.encounter_card(A, Card::RadioactiveMan);
    table.hand(A, &[Card::Energy]).hand(B, &[Card::Genius]);
    table.enemy_attacks(minion, A);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. })).answer(Action::Pass);
    table.choose(PieceId::identity(B)).settle();
    // Rule 11.5.4.
    assert_eq!((table.state.player(A).hand.len(), table.state.player(B).hand.len()), (1, 0));
}

#[test]
fn radioactive_man_as_a_boost_card_takes_a_card() {
    let mut table = spider_man();
    table.hand(A, &[Card::Energy, Card::Genius]).random(&[Card::Energy]);
    table.villain_attacks(A, &[Card::RadioactiveMan, Card::Advance]).settle();
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Genius]);
    assert_eq!(table.copies(Card::RadioactiveMan), 0);
    assert!(table.is_discarded(Card::RadioactiveMan));
}

// EX-41
#[test]
fn whirlwind_attacks_each_hero() {
    let mut table = three();
    let minion = table.encounter_card(A, Card::Whirlwind);
    table.enemy_attacks(minion, A);
    // First the attack on A: nobody defends it.
    for seat in [A, B] {
        assert!(matches!(table.ask(), Ask::Defend { .. }));
        assert_eq!(table.asked(), seat);
        table.answer(Action::Pass);
    }
    // Then the attack on B; nothing was dealt yet.
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    assert_eq!(table.asked(), B);
    assert_eq!(table.hurt(A), 0);
    table.choose(PieceId::identity(B)).settle();
    assert_eq!((table.hurt(A), table.hurt(B), table.hurt(C)), (2, 1, 0));
}

#[test]
fn whirlwind_attacks_one_hero_twice_who_defends_for_another() {
    let mut table = three();
    let minion = table.encounter_card(A, Card::Whirlwind);
    table.enemy_attacks(minion, A);
    table.answer(Action::Pass);
    // B defends the attack on A, and is not ready for the one on B any more: A may defend that.
    table.choose(PieceId::identity(B));
    assert_eq!(table.asked(), A);
    table.answer(Action::Pass).settle();
    assert_eq!((table.hurt(A), table.hurt(B)), (0, 3));
}

#[test]
fn whirlwind_attacks_in_player_order() {
    let mut table = three();
    let minion = table.encounter_card(B, Card::Whirlwind);
    table.enemy_attacks(minion, B);
    // Rule 37.26: the attack on A comes first although B is engaged.
    assert_eq!(table.asked(), A);
    table.choose(HERO);
    assert_eq!(table.asked(), B);
    table.answer(Action::Pass).settle();
    assert_eq!((table.hurt(A), table.hurt(B), table.hurt(C)), (0, 2, 0));
}

#[test]
fn whirlwind_attacks_nobody_if_stunned_and_schemes_once() {
    let mut table = three();
    let minion = table.encounter_card(A, Card::Whirlwind);
    table.status(minion, Status::Stunned);
    table.enemy_attacks(minion, A);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    table.happens(Frame::EnemyScheme { enemy: minion, seat: A });
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
}

#[test]
fn whirlwind_as_a_boost_card_hits_each_hero() {
    let mut table = three();
    table.villain_schemes(C, &[Card::Whirlwind]).settle();
    assert_eq!((table.hurt(A), table.hurt(B), table.hurt(C)), (1, 1, 0));
    assert_eq!(table.threat_on(PieceId::MAIN), 2);
}

#[test]
fn whirlwind_as_a_boost_card_may_end_the_attack() {
    let mut table = three();
    table.damaged(HERO, 9);
    table.villain_attacks(A, &[Card::Whirlwind, Card::WeaponsRunner]);
    table.pass_until(|ask| matches!(ask, Ask::Turn(..)));
    // Rule 11.5.1: A is out, the second boost card is not flipped.
    assert!(!table.state.is_in(A));
    assert!(table.is_discarded(Card::WeaponsRunner));
    assert_eq!((table.copies(Card::WeaponsRunner), table.hurt(B)), (0, 1));
}

// EX-19
#[test]
fn tiger_shark_becomes_tough_after_an_attack_without_damage() {
    let mut table = spider_man();
    let minion = table.encounter_card(A, Card::TigerShark);
    table.enemy_attacks(minion, A);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    table.choose(HERO).settle();
    assert_eq!(table.hurt(A), 0);
    assert!(table.has(minion, Status::Tough));
    // His Boost ability is another.
    assert!(!table.has(VILLAIN, Status::Tough));
}

#[test]
fn tiger_shark_does_not_if_he_schemes_or_is_stunned() {
    let mut table = spider_man();
    let minion = table.encounter_card(A, Card::TigerShark);
    table.happens(Frame::EnemyScheme { enemy: minion, seat: A }).settle();
    assert!(!table.has(minion, Status::Tough));
    table.status(minion, Status::Stunned);
    table.enemy_attacks(minion, A).settle();
    assert!(!table.has(minion, Status::Tough) && !table.has(minion, Status::Stunned));
}

#[test]
fn tiger_shark_does_not_if_retaliate_defeats_him() {
    let mut table = Table::solo(Scenario::Klaw, Hero::BlackPanther);
    table.hero(A);
    let minion = table.encounter_card(A, Card::TigerShark);
    table.damaged(minion, 5);
    table.enemy_attacks(minion, A).settle();
    // Rules 11.3, 31.44.
    assert!(!table.is_in_play(minion));
    assert_eq!(table.hurt(A), 3);
}

#[test]
fn tiger_shark_as_a_boost_card_makes_the_villain_tough() {
    let mut table = spider_man();
    table.villain_attacks(A, &[Card::TigerShark, Card::Advance]).settle();
    assert!(table.has(VILLAIN, Status::Tough));
}

#[test]
fn melter_must_be_defended_by_a_ready_ally() {
    let mut table = spider_man();
    let minion = table.encounter_card(A, Card::Melter);
    let ally = table.controls(A, Card::Mockingbird);
    table.enemy_attacks(minion, A);
    // The question does not say "may".
    let words = table.question();
    assert!(words.ends_with("a ready ally of Spider-Man must defend."), "{words}");
    assert_eq!(table.refused(A, Action::Pass), "11.3");
    assert_eq!(table.refused(A, Action::Piece(HERO)), "11.3");
    table.choose(ally).settle();
    assert!(!table.is_in_play(ally));
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn melter_may_be_undefended_without_a_ready_ally() {
    let mut table = three();
    let minion = table.encounter_card(A, Card::Melter);
    let ally = table.controls(A, Card::Mockingbird);
    table.piece(ally).exhausted = true;
    // Another player's ally does not have to.
    let other = table.controls(B, Card::NickFury);
    table.enemy_attacks(minion, A);
    let words = table.question();
    assert!(words.ends_with("may defend."), "{words}");
    table.answer(Action::Pass).answer(Action::Pass).settle();
    assert_eq!(table.hurt(A), 3);
    assert!(table.is_in_play(other));
}

#[test]
fn melter_as_a_boost_card_exhausts_the_allies_of_the_player() {
    let mut table = three();
    let own = table.controls(A, Card::Mockingbird);
    let other = table.controls(B, Card::NickFury);
    table.villain_schemes(A, &[Card::Melter]).settle();
    assert!(table.piece(own).exhausted && !table.piece(other).exhausted);
    assert!(!table.piece(HERO).exhausted);
}

#[test]
fn masters_of_mayhem_makes_them_attack_in_the_order_of_the_first_player() {
    let mut table = three();
    let radioactive = table.encounter_card(A, Card::RadioactiveMan);
    let shark = table.encounter_card(B, Card::TigerShark);
    // Engaged with an alter-ego; and not one of them.
    table.encounter_card(C, Card::Melter);
    table.encounter_card(B, Card::WeaponsRunner);
    table.reveals(C, Card::MastersOfMayhem);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert_eq!(table.asked(), A);
    assert!(table.may(Action::Piece(radioactive)));
    table.choose(shark);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    assert_eq!(table.asked(), B);
    table.answer(Action::Pass).answer(Action::Pass).settle();
    assert_eq!((table.hurt(A), table.hurt(B), table.hurt(C)), (1, 3, 0));
    // Attacks were made, so nobody was searched for.
    assert_eq!(table.copies(Card::Whirlwind), 0);
    assert!(table.is_discarded(Card::MastersOfMayhem));
}

#[test]
fn masters_of_mayhem_searches_if_no_attack_was_made() {
    let mut table = three();
    let shark = table.encounter_card(A, Card::TigerShark);
    table.status(shark, Status::Stunned);
    table.encounter_card(C, Card::Melter);
    table.reveals(B, Card::MastersOfMayhem);
    assert!(!table.has(shark, Status::Stunned));
    // The revealing player picks one of those that are left.
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert_eq!(table.asked(), B);
    assert!(!table.may(Action::Card(Card::TigerShark)));
    assert!(!table.may(Action::Card(Card::ArmoredGuard)));
    table.answer(Action::Card(Card::Whirlwind));
    assert_eq!(engaged_with(&table, Card::Whirlwind), B);
}

#[test]
fn masters_of_mayhem_finds_one_in_the_discard_pile_or_none() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.state.encounter_discard.push(Card::Melter);
    table.state.encounter_cards += 1;
    table.reveals(A, Card::MastersOfMayhem);
    assert_eq!(engaged_with(&table, Card::Melter), A);
    table.reveals(A, Card::MastersOfMayhem);
    assert_eq!(table.state.engaged(A).count(), 1);
}
