//! Chapters 20 and 22: forms and elimination.

use super::*;
use crate::action::Action;
use crate::ids::Status;
use crate::testing::C;

// Rules 20.2, 20.4.
#[test]
fn a_form_change_keeps_everything() {
    let mut table = rhino();
    table.damaged(YOU, 4).status(YOU, Status::Tough);
    table.piece(YOU).exhausted = true;
    table.answer(Action::ChangeForm);
    let it = *table.state.identity(A).unwrap();
    assert_eq!(it.card, Card::PeterParker);
    assert!(it.damage == 4 && it.exhausted && it.has(Status::Tough));
}

// EX-121 (rule 22.1); rule 31.26.
#[test]
fn elimination() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther, Hero::SheHulk]);
    let minion = table.encounter_card(A, Card::Sandman);
    table.damaged(minion, 1).status(minion, Status::Stunned);
    table.state.encounter_cards += 1;
    table.state.player_mut(A).dealt.push(Card::Shocker);
    let cage = table.controls(A, Card::LukeCage);
    table.attached(A, Card::WebbedUp, PieceId::VILLAIN);
    table.hand(A, &[Card::Energy]).damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert!(!table.state.is_in(A));
    assert_eq!(table.state.first, B);
    let it = *table.state.piece(minion).unwrap();
    assert_eq!((it.engaged, it.damage, it.has(Status::Stunned)), (Some(B), 1, true));
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::Shocker]);
    assert!(!table.is_in_play(cage));
    let player = table.state.player(A);
    assert!(player.hand.is_empty() && player.deck.is_empty());
    assert_eq!(player.discard.len(), usize::from(player.owns));
    // Rule 1.2.1: the villain does not shrink.
    let villain = *table.state.villain().unwrap();
    assert_eq!(table.state.max_hp(&villain), 42);
    // Rule 37.4: the turn has ended; rule 22.5: the others play on.
    assert!(matches!(table.ask(), Ask::Turn(B, _)));
    table.reveals(C, Card::InvasiveAI);
    assert_eq!(table.state.player(B).discard.len(), 3);
}

// Rule 22: nobody who still has a hit point is eliminated.
#[test]
fn one_hit_point_is_enough() {
    let mut table = rhino();
    table.damaged(YOU, 8);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert!(table.state.is_in(A));
    assert!(turn(&table.ask()));
}

// Rule 22.1 (1): the next player clockwise, past those who are out.
#[test]
fn the_next_player_skips_the_eliminated() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther, Hero::SheHulk]);
    let b = PieceId::identity(B);
    table.damaged(b, 10);
    deals(&mut table, Card::ConcussiveBlast, &[(b, 1)]);
    let minion = table.encounter_card(A, Card::Sandman);
    table.damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert_eq!(table.state.first, C);
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(C));
}

// Rule 22.3: an effect for each player goes on with the others.
#[test]
fn an_effect_goes_on_without_the_eliminated() {
    let mut table = two();
    table.damaged(YOU, 9);
    table.reveals(B, Card::UnderAttack);
    table.answer(Action::Way(1));
    assert!(!table.state.is_in(A));
    assert_eq!(table.asked(), B);
    table.answer(Action::Way(0));
    let scheme = table.state.in_play(Card::UnderAttack).unwrap();
    assert_eq!(table.threat_on(scheme), 5);
}
