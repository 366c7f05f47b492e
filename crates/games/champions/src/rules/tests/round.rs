//! Chapters 7 and 8.

use super::*;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{ActivationsStep, RoundStep};
use crate::ids::{AbilityId, Seats, Status};
use crate::testing::C;

/// Two heroes; the second is Spider-Man.
fn panther_and_spider() -> Table {
    Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan])
}

// Rule 7.2.1.
#[test]
fn every_player_takes_one_turn() {
    let mut table = two();
    assert!(matches!(table.ask(), Ask::Turn(A, _)));
    table.answer(Action::EndTurn);
    assert!(matches!(table.ask(), Ask::Turn(B, _)));
    assert_eq!(table.refused(A, Action::EndTurn), "7.2.1");
}

// Rule 7.3.1; rule 31.22.
#[test]
fn the_form_is_changed_once_per_round() {
    let mut table = peter();
    table.answer(Action::ChangeForm);
    assert!(table.state.is_hero(A));
    assert_eq!(table.refused(A, Action::ChangeForm), "7.3.1");
    // Rule 20.3: a card changes it all the same.
    table.happens(Frame::ChangeForm(A));
    assert!(!table.state.is_hero(A));
    table.encounter_deck(&[Card::HydraMercenary; 9]).next_round();
    assert!(table.may(Action::ChangeForm));
}

// Rule 7.3.3.
#[test]
fn recovery() {
    let mut table = peter();
    assert_eq!(table.refused(A, Action::Recover), "7.3.3");
    table.damaged(YOU, 5).answer(Action::Recover);
    assert_eq!(table.hurt(A), 2);
    assert_eq!(table.refused(A, Action::Recover), "4.4.1");
    let mut table = rhino();
    table.damaged(YOU, 5);
    assert_eq!(table.refused(A, Action::Recover), "7.3.3");
}

// Rule 7.3.4.
#[test]
fn basic_powers_are_for_heroes() {
    let mut table = peter();
    table.threat(PieceId::MAIN, 2);
    assert_eq!(table.refused(A, Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) }), "7.3.4");
    assert_eq!(table.refused(A, Action::Thwart { by: YOU, at: Some(PieceId::MAIN) }), "7.3.4");
    // Allies act whatever the form.
    let cage = table.controls(A, Card::LukeCage);
    table.answer(Action::Attack { by: cage, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.damage_on(PieceId::VILLAIN), 2);
    assert_eq!(table.refused(A, Action::Thwart { by: cage, at: Some(PieceId::MAIN) }), "4.4.1");
}

// Rule 7.3.7.
#[test]
fn other_players_use_actions_only() {
    let mut table = panther_and_spider();
    let may = table.controls(B, Card::AuntMay);
    let cage = table.controls(B, Card::LukeCage);
    table.damaged(PieceId::identity(B), 5).hand(B, &[Card::WebShooter, Card::Energy]);
    assert_eq!(table.refused(B, Action::Recover), "7.3.7");
    assert_eq!(table.refused(B, Action::ChangeForm), "7.3.1");
    assert_eq!(table.refused(B, Action::Play(Card::WebShooter)), "7.3.7");
    assert_eq!(table.refused(B, Action::Attack { by: cage, to: Some(PieceId::VILLAIN) }), "7.3.7");
    table.answer_as(B, Action::Use { piece: may, ability: AbilityId(0) });
    assert_eq!(table.hurt(B), 1);
    assert!(matches!(table.ask(), Ask::Turn(A, _)));
    // The active player cannot use it.
    table.piece(may).exhausted = false;
    assert_eq!(table.refused(A, Action::Use { piece: may, ability: AbilityId(0) }), "10.1.1");
}

// Rules 7.4, 7.4.1.
#[test]
fn the_end_of_the_player_phase() {
    let mut table = rhino();
    let shooter = table.controls(A, Card::WebShooter);
    table.piece(shooter).exhausted = true;
    table.piece(YOU).exhausted = true;
    table.hand(
        A,
        &[Card::Energy, Card::Genius, Card::Strength, Card::Backflip, Card::WebbedUp, Card::AuntMay],
    );
    table.answer(Action::EndTurn);
    // Six cards, hand size 5 in hero form.
    assert!(matches!(table.ask(), Ask::EndOfPhase(A)));
    assert_eq!(table.refused(A, Action::Done), "7.4");
    table.answer(Action::Card(Card::Energy)).answer(Action::Card(Card::Genius));
    table.answer(Action::Done);
    assert_eq!(table.state.player(A).hand.len(), 5);
    assert!(!table.state.identity(A).unwrap().exhausted);
    assert!(!table.state.piece(shooter).unwrap().exhausted);
    // In alter-ego form it is 6.
    let mut table = peter();
    table.answer(Action::EndTurn);
    assert_eq!(table.state.player(A).hand.len(), 6);
}

// Rule 8.1.1; rule 31.12.
#[test]
fn step_one_is_one_placement() {
    let mut table = two();
    table.state.acceleration = 1;
    // Drone Factory has an acceleration icon.
    table.encounter_card(A, Card::DroneFactory);
    table.encounter_deck(&[Card::HydraMercenary; 9]);
    table.log.clear();
    table.happens(Frame::Round(RoundStep::Threat));
    let placed: Vec<u16> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Threat { amount, .. } => Some(*amount),
            _ => None,
        })
        .collect();
    // 1 for each of two players, an icon and a token.
    assert_eq!(placed, [4]);
}

// Rule 8.2.2.
#[test]
fn the_form_decides_what_enemies_do() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther]);
    table.hero(B).encounter_deck(&[Card::HydraMercenary; 9]);
    let merc = table.encounter_card(A, Card::Sandman);
    table.happens(Frame::Activations(A, ActivationsStep::Villain));
    // Rhino 1 + boost 1, Sandman 2 without a boost card (rule 31.7).
    assert_eq!(table.threat_on(PieceId::MAIN), 4);
    assert_eq!(table.hurt(A), 0);
    assert!(table.state.piece(merc).unwrap().activated);
    table.happens(Frame::Activations(B, ActivationsStep::Villain)).pass_until(turn);
    assert_eq!(table.hurt(B), 3);
    assert_eq!(table.threat_on(PieceId::MAIN), 4);
}

// Rules 8.2.3, 8.2.4.
#[test]
fn minions_activate_once_in_the_order_of_their_player() {
    let mut table = rhino();
    table.status(PieceId::VILLAIN, Status::Stunned);
    let (sandman, merc) =
        (table.encounter_card(A, Card::Sandman), table.encounter_card(A, Card::HydraMercenary));
    table.happens(Frame::Activations(A, ActivationsStep::Villain));
    assert!(matches!(table.ask(), Ask::Minion(A)));
    assert_eq!(table.refused(A, Action::Piece(PieceId::VILLAIN)), "8.2.4");
    table.choose(merc).answer(Action::Pass);
    // The last one needs no question.
    assert_eq!(table.state.activation.enemy, sandman);
    table.answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 4);
}

// Rules 8.2.4, 8.2.5.
#[test]
fn minions_of_an_eliminated_player_activate_later() {
    let mut table = two();
    table.encounter_deck(&[Card::HydraMercenary; 9]);
    let minion = table.encounter_card(A, Card::Sandman);
    table.damaged(YOU, 9).damaged(minion, 1);
    table.state.acted = Seats::NONE;
    table.happens(Frame::Round(RoundStep::Activations));
    table.pass_until(|ask| matches!(ask, Ask::Turn(..)));
    assert!(!table.state.is_in(A));
    // Rhino 2 + 1 and Sandman 3 against Black Panther.
    assert_eq!(table.hurt(B), 6);
    assert_eq!(table.state.piece(minion).map(|it| it.engaged), Some(Some(B)));
}

// Rule 8.3.1; rule 31.16.
#[test]
fn hazard_icons_are_dealt_in_turn() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther, Hero::SheHulk]);
    table.state.first = B;
    table.encounter_card(A, Card::InvasiveAI);
    table.happens(Frame::DealEncounter(0, 1));
    let dealt: Vec<usize> = [A, B, C].iter().map(|seat| table.state.player(*seat).dealt.len()).collect();
    assert_eq!(dealt, [1, 2, 1]);
    // Without an icon one card each.
    table.happens(Frame::DealEncounter(0, 0));
    let dealt: Vec<usize> = [A, B, C].iter().map(|seat| table.state.player(*seat).dealt.len()).collect();
    assert_eq!(dealt, [2, 3, 2]);
}

// Rule 8.3.1: more icons than players wrap round; rule 8.3.2: heroic cards come first.
#[test]
fn heroic_and_many_hazards() {
    let mut table = two();
    table.state.heroic = 1;
    table.happens(Frame::DealEncounter(0, 3));
    assert_eq!(table.state.player(A).dealt.len(), 4);
    assert_eq!(table.state.player(B).dealt.len(), 3);
}

// Rules 8.4.1, 18.1.1; EX-25
#[test]
fn dealt_cards_are_revealed_in_order_until_none_is_left() {
    let mut table = peter();
    // Invasive AI empties the deck: the reset deals another card, which is revealed in the same step.
    table.deck(A, &[Card::Energy, Card::Genius]).encounter_top(&[Card::Sandman]);
    table.state.encounter_cards += 2;
    table.state.player_mut(A).dealt.extend([Card::InvasiveAI, Card::HydraMercenary]);
    table.log.clear();
    table.happens(Frame::Round(RoundStep::Reveal));
    let revealed: Vec<Card> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Revealed(_, card) => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [Card::InvasiveAI, Card::HydraMercenary, Card::Sandman]);
}

// Rule 8.5.
#[test]
fn the_end_of_the_round() {
    let mut table = two();
    table.encounter_deck(&[Card::HydraMercenary; 20]);
    table.next_round();
    assert_eq!(table.state.round, 2);
    assert_eq!(table.state.first, B);
    assert!(matches!(table.ask(), Ask::Turn(B, _)));
    // Solo, the player stays first (rule 25.8).
    let mut table = peter();
    table.encounter_deck(&[Card::HydraMercenary; 20]).next_round();
    assert_eq!(table.state.first, A);
}
