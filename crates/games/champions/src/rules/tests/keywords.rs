//! Chapter 17: keywords. Guard, overkill and retaliate are with the attacks.

use super::*;
use crate::action::Action;
use crate::ids::Status;

// Rule 17.3.
#[test]
fn quickstrike() {
    let mut table = rhino();
    table.reveals(A, Card::Vulture);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert_eq!(table.hurt(A), 3);
    // Not against an alter-ego.
    let mut table = peter();
    table.reveals(A, Card::Vulture);
    assert!(turn(&table.ask()));
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
}

// Rules 17.3, 22.1: it also applies when the minion moves because its player was eliminated.
#[test]
fn quickstrike_after_an_elimination() {
    let mut table = two();
    let vulture = table.encounter_card(A, Card::Vulture);
    table.damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert!(matches!(table.ask(), Ask::Defend { seat: B, .. }));
    table.answer(Action::Pass);
    assert_eq!(table.hurt(B), 3);
    assert_eq!(table.state.piece(vulture).unwrap().engaged, Some(B));
}

// Rule 17.5: after the card is resolved, by the player who resolved it.
#[test]
fn surge() {
    let mut table = two();
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(B, Card::BiomechanicalUpgrades);
    let minion = table.state.in_play(Card::HydraMercenary).unwrap();
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(B));
    // Revealed after the upgrades, so it cannot be their host.
    assert!(table.state.in_play(Card::BiomechanicalUpgrades).is_none());
}

// Rule 17.6.
#[test]
fn toughness() {
    let mut table = rhino();
    table.reveals(A, Card::Sandman);
    let sandman = table.state.in_play(Card::Sandman).unwrap();
    assert!(table.has(sandman, Status::Tough));
    table.answer(Action::Attack { by: YOU, to: Some(sandman) });
    assert_eq!(table.damage_on(sandman), 0);
    assert!(!table.has(sandman, Status::Tough));
    // Others enter play without it.
    let merc = table.encounter_card(A, Card::HydraMercenary);
    assert!(!table.has(merc, Status::Tough));
}

// Rule 17.4: several values add up.
#[test]
fn retaliate_adds_up() {
    let mut table = rhino();
    table.encounter_card(A, Card::ConcussionBlasters);
    table.encounter_card(A, Card::ConcussionBlasters);
    table.answer(Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.hurt(A), 2);
}
