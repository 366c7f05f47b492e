//! The Expert set.

use crate::event::Event;
use crate::ids::{Card, Hero, PieceId, Scenario};
use crate::state::Mode;
use crate::testing::{A, B, Table};

fn two() -> Table {
    let mut table = Table::in_mode(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel], Mode::Expert);
    table.hero(A);
    table
}

#[test]
fn exhaustion_exhausts_the_identity_and_surges() {
    let mut table = two();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(B, Card::Exhaustion);
    assert!(table.piece(PieceId::identity(B)).exhausted);
    assert!(!table.piece(PieceId::identity(A)).exhausted);
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

#[test]
fn exhaustion_surges_even_if_there_is_nothing_to_exhaust() {
    let mut table = two();
    table.piece(PieceId::identity(B)).exhausted = true;
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(B, Card::Exhaustion);
    assert!(table.piece(PieceId::identity(B)).exhausted);
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

#[test]
fn masterplan_places_four_on_each_side_scheme() {
    let mut table = two();
    let crowd = table.encounter_card(A, Card::CrowdControl);
    let bomb = table.encounter_card(A, Card::BombScare);
    table.reveals(A, Card::Masterplan);
    assert_eq!((table.threat_on(crowd), table.threat_on(bomb)), (8, 6));
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
    assert_eq!(table.state.side_schemes().count(), 2);
}

// EX-107
#[test]
fn masterplan_digs_for_a_side_scheme_if_there_is_none() {
    let mut table = two();
    table.encounter_top(&[Card::Advance, Card::BombScare]);
    table.reveals(A, Card::Masterplan);
    let bomb = table.state.in_play(Card::BombScare).unwrap();
    // Starting threat and When Revealed, and no more.
    assert_eq!(table.threat_on(bomb), 4);
    assert!(table.is_discarded(Card::Advance));
}

#[test]
fn under_fire_reveals_two_cards() {
    let mut table = two();
    table.encounter_top(&[Card::Shocker, Card::CrowdControl]);
    table.reveals(B, Card::UnderFire);
    let order: Vec<Card> = table
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Revealed(seat, card) => {
                assert_eq!(*seat, B);
                Some(*card)
            }
            _ => None,
        })
        .collect();
    assert_eq!(order, [Card::UnderFire, Card::Shocker, Card::CrowdControl]);
}

#[test]
fn under_fire_as_a_boost_card_is_three_icons_and_no_surge() {
    let mut table = two();
    table.villain_schemes(B, &[Card::UnderFire]).settle();
    // Rule 15.3.
    assert_eq!(table.threat_on(PieceId::MAIN), 4);
    assert_eq!(table.copies(Card::Shocker), 0);
    assert!(table.is_discarded(Card::UnderFire));
}
