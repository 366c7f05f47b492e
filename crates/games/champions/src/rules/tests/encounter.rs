//! Chapters 18 and 19: encounter cards and decks.

use super::*;
use crate::action::Action;
use crate::frame::{EncounterTo, To};
use crate::ids::Status;
use crate::state::Ending;

// Rule 18.1.1; rule 31.15.
#[test]
fn a_dealt_card_waits() {
    let mut table = rhino();
    table.encounter_top(&[Card::Sandman]);
    table.happens(Frame::EncounterTop { to: EncounterTo::Deal(A), left: 1 });
    assert_eq!(table.state.player(A).dealt.as_slice(), [Card::Sandman]);
    assert!(table.state.in_play(Card::Sandman).is_none());
    table.happens(Frame::RevealDealt(A));
    assert!(table.state.in_play(Card::Sandman).is_some());
}

// Rule 18.2; rule 37.9.
#[test]
fn when_revealed_depends_on_the_form() {
    let mut table = peter();
    table.reveals(A, Card::SweepingSwoop);
    // "Your hero" does not exist (rule 37.10).
    assert!(!table.has(YOU, Status::Stunned));
    table.hero(A).reveals(A, Card::SweepingSwoop);
    assert!(table.has(YOU, Status::Stunned));
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::SweepingSwoop; 2]);
}

// Rule 18.2.1; rule 31.17: put into play is not revealed.
#[test]
fn put_into_play_is_not_revealed() {
    let mut table = two();
    table.hand(A, &[Card::Energy]).encounter_top(&[Card::MadameHydra]);
    table.log.clear();
    table.reveals(A, Card::LegionsOfHydra);
    let revealed = |card| {
        table
            .log
            .iter()
            .any(|event| matches!(event, crate::event::Event::Revealed(_, other) if *other == card))
    };
    assert!(revealed(Card::LegionsOfHydra) && !revealed(Card::MadameHydra));
    assert!(table.state.in_play(Card::MadameHydra).is_some());
}

// EX-97 (rule 18.4)
#[test]
fn an_obligation_goes_to_its_player() {
    let mut table = two();
    table.hand(A, &[Card::Energy]);
    table.reveals(B, Card::EvictionNotice);
    assert_eq!(table.asked(), A);
    table.answer(Action::Accept);
    // Peter Parker is ready: both ways are open.
    table.answer(Action::Way(0));
    assert!(table.state.identity(A).unwrap().exhausted && !table.state.is_hero(A));
    assert!(table.state.removed.contains(&Card::EvictionNotice));
    assert_eq!(table.state.player(A).hand.len(), 1);
    // He stays a hero: only the second way, and he reveals the next card.
    let mut table = two();
    table.hand(A, &[Card::Energy]).encounter_top(&[Card::HydraMercenary]);
    table.reveals(B, Card::EvictionNotice).answer(Action::Decline);
    assert!(table.state.player(A).hand.is_empty());
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::EvictionNotice]);
    let minion = table.state.in_play(Card::HydraMercenary).unwrap();
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(A));
}

// Rules 18.4.3, 31.43: the second way is open even with an empty hand.
#[test]
fn surge_always_does_something() {
    let mut table = peter();
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::EvictionNotice);
    assert!(table.may(Action::Way(0)) && table.may(Action::Way(1)));
    table.answer(Action::Way(1));
    assert!(table.state.in_play(Card::HydraMercenary).is_some());
    // An exhausted identity cannot take the first.
    let mut table = peter();
    table.piece(YOU).exhausted = true;
    table.encounter_top(&[Card::HydraMercenary]).reveals(A, Card::EvictionNotice);
    assert!(turn(&table.ask()));
    assert!(table.state.in_play(Card::HydraMercenary).is_some());
}

// EX-99 (rule 18.4.4)
#[test]
fn an_obligation_of_an_eliminated_player() {
    let mut table = two();
    table.damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    table.encounter_top(&[Card::HydraMercenary]);
    table.reveals(B, Card::EvictionNotice);
    assert!(table.state.removed.contains(&Card::EvictionNotice));
    let minion = table.state.in_play(Card::HydraMercenary).unwrap();
    assert_eq!(table.state.piece(minion).unwrap().engaged, Some(B));
}

// Rule 18.4.5.
#[test]
fn an_obligation_of_nobody() {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.encounter_top(&[Card::HydraMercenary]).reveals(A, Card::EvictionNotice);
    table.answer(Action::Way(0));
    assert!(table.state.identity(A).unwrap().exhausted);
}

// Rules 18.7, 32.1, 37.21; rule 31.18.
#[test]
fn cancelling_leaves_printed_surge() {
    let mut table = two();
    table.encounter_card(A, Card::UltronDrones);
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]);
    // Revealed by another player; the gained surge of Repair Sequence does not arise.
    table.reveals(B, Card::RepairSequence);
    assert!(matches!(table.ask(), Ask::Window { seat: A, .. }));
    let cards = table.state.encounter.len();
    table.answer(Action::Play(Card::EnhancedSpiderSense)).pay();
    assert!(turn(&table.ask()));
    assert_eq!(table.state.encounter.len(), cards);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::RepairSequence]);
    // Exhaustion has surge printed on it.
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]).encounter_top(&[Card::HydraMercenary]);
    table.reveals(B, Card::Exhaustion);
    table.answer(Action::Play(Card::EnhancedSpiderSense)).pay();
    assert!(table.state.in_play(Card::HydraMercenary).is_some());
    assert!(!table.state.identity(B).unwrap().exhausted);
}

#[test]
fn spider_sense_is_for_treacheries_from_the_deck() {
    let mut table = rhino();
    table.hand(A, &[Card::EnhancedSpiderSense, Card::Energy]);
    // A side scheme is not a treachery.
    table.reveals(A, Card::InvasiveAI);
    assert!(turn(&table.ask()));
    // A set-aside card does not come from the deck.
    table.state.encounter_cards += 1;
    let reveal = table.state.begin_reveal(Card::SweepingSwoop, A, false);
    table.happens(reveal);
    assert!(turn(&table.ask()));
    // In alter-ego form it cannot be played.
    table.piece(YOU).card = Card::PeterParker;
    table.reveals(A, Card::SweepingSwoop);
    assert!(turn(&table.ask()));
}

// Rule 19.1; rule 31.14: drawing goes on.
#[test]
fn drawing_through_the_deck() {
    let mut table = rhino();
    table.deck(A, &[Card::Energy]).discard(A, &[Card::Genius, Card::Strength]);
    table.happens(Frame::Top { seat: A, to: To::Hand, left: 2 });
    assert_eq!(table.state.player(A).hand.len(), 2);
    assert_eq!(table.state.player(A).deck.len(), 1);
    assert_eq!(table.state.player(A).dealt.len(), 1);
    // Discarding stops.
    let mut table = rhino();
    table.deck(A, &[Card::Energy]).discard(A, &[Card::Genius, Card::Strength]);
    table.happens(Frame::Top { seat: A, to: To::Discard, left: 2 });
    assert!(table.state.player(A).discard.is_empty());
    assert_eq!(table.state.player(A).deck.len(), 3);
}

// Rule 19.1: with an empty discard pile the reset waits.
#[test]
fn an_empty_deck_waits_for_a_card() {
    let mut table = rhino();
    table.deck(A, &[Card::Energy]);
    table.happens(Frame::Top { seat: A, to: To::Hand, left: 2 });
    assert!(table.state.player(A).deck.is_empty() && table.state.player(A).dealt.is_empty());
    table.happens(Frame::DiscardRandom { seat: A, left: 1 });
    assert_eq!(table.state.player(A).deck.as_slice(), [Card::Energy]);
    assert_eq!(table.state.player(A).dealt.len(), 1);
}

// Rule 19.2; rule 31.14.
#[test]
fn the_encounter_deck_runs_out() {
    let mut table = rhino();
    table.encounter_deck(&[Card::Sandman]);
    table.state.encounter_discard.extend([Card::HydraMercenary, Card::Shocker]);
    table.state.encounter_cards += 2;
    table.happens(Frame::EncounterTop { to: EncounterTo::Deal(A), left: 2 });
    assert_eq!(table.state.player(A).dealt.len(), 2);
    assert_eq!(table.state.acceleration, 1);
    // Discarding stops.
    let mut table = rhino();
    table.encounter_deck(&[Card::Sandman]);
    table.state.encounter_discard.extend([Card::HydraMercenary, Card::Shocker]);
    table.state.encounter_cards += 2;
    table.happens(Frame::EncounterTop { to: EncounterTo::Discard, left: 2 });
    assert_eq!(table.state.encounter.len(), 3);
    assert_eq!(table.state.acceleration, 1);
}

// Rule 19.2, last sentence.
#[test]
fn no_encounter_cards_at_all() {
    let mut table = rhino();
    table.encounter_deck(&[Card::Sandman]);
    table.happens(Frame::EncounterTop { to: EncounterTo::Deal(A), left: 1 });
    assert_eq!(table.state.ended, Some(Ending::NoEncounterCards));
}

// Rule 19.6; rule 31.40: a treachery being resolved is not shuffled in.
#[test]
fn the_card_under_way_is_not_shuffled_in() {
    let mut table = rhino();
    table.encounter_card(A, Card::UltronDrones);
    table.encounter_deck(&[Card::AndroidEfficiencyA]);
    table.state.encounter_discard.push(Card::Sandman);
    table.state.encounter_cards += 1;
    table.encounter_top(&[Card::AndroidEfficiencyA]);
    table.happens(Frame::EncounterTop { to: EncounterTo::Reveal(A), left: 1 });
    assert_eq!(table.state.encounter.as_slice(), [Card::Sandman]);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::AndroidEfficiencyA]);
}
