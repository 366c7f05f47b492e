//! Chapters 12, 16, 23 and 24.

use super::*;
use crate::action::Action;
use crate::ids::Status;
use crate::state::{Ending, Mode};
use kernel::Game;

// Rule 12.2 steps 1 to 3.
#[test]
fn tough_prevents_one_instance() {
    let mut table = rhino();
    table.status(YOU, Status::Tough);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 7)]);
    assert_eq!(table.hurt(A), 0);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert_eq!(table.hurt(A), 1);
    // Rule 12.2 step 2: a character that cannot take damage keeps the card.
    let madame = table.encounter_card(A, Card::MadameHydra);
    table.encounter_card(A, Card::LegionsOfHydra);
    table.status(madame, Status::Tough);
    deals(&mut table, Card::EnergyChannel, &[(madame, 2)]);
    assert!(table.has(madame, Status::Tough));
}

// Rule 12.2: tough acts before an interrupt is offered; rule 31.3.
#[test]
fn tough_comes_before_backflip() {
    let mut table = rhino();
    table.status(YOU, Status::Tough).hand(A, &[Card::Backflip]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Backflip]);
}

// Rule 12.3.
#[test]
fn simultaneous_defeats_are_ordered() {
    let mut table = two();
    table.state.first = B;
    let (one, other) =
        (table.encounter_card(A, Card::HydraSoldier), table.encounter_card(B, Card::HydraSoldier));
    deals(&mut table, Card::EnergyChannel, &[(one, 4), (other, 4)]);
    assert!(matches!(table.ask(), Ask::Defeats));
    assert_eq!(table.asked(), B);
    assert_eq!(table.refused(B, Action::Piece(PieceId::VILLAIN)), "12.3");
    table.choose(other);
    assert!(!table.is_in_play(one) && !table.is_in_play(other));
    assert_eq!((table.state.player(A).dealt.len(), table.state.player(B).dealt.len()), (1, 1));
    // Where nothing depends on the order, nobody is asked.
    let mut table = rhino();
    let pair = [(); 2].map(|()| table.encounter_card(A, Card::HydraMercenary));
    deals(&mut table, Card::EnergyChannel, &[(pair[0], 3), (pair[1], 3)]);
    assert!(turn(&table.ask()));
}

// Rules 4.1.5, 4.2.4, 12.4.
#[test]
fn a_defeated_card_and_what_is_on_it() {
    let mut table = two();
    let minion = table.encounter_card(B, Card::HydraMercenary);
    table.attached(A, Card::WebbedUp, minion);
    table.attached(A, Card::SpiderTracer, minion);
    table.threat(PieceId::MAIN, 4).damaged(minion, 2);
    table.answer(Action::Attack { by: YOU, to: Some(minion) });
    // EX-87: the tracer acts before it leaves.
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::HydraMercenary]);
    let mut discard = table.state.player(A).discard.to_vec();
    discard.sort_unstable();
    assert_eq!(discard, [Card::SpiderTracer, Card::WebbedUp]);
}

// Rule 16.1: one of each kind.
#[test]
fn status_cards_do_not_pile_up() {
    let mut table = rhino();
    table.log.clear();
    let mut log = kernel::Log::on(0);
    table.state.give(YOU, Status::Stunned, &mut log);
    table.state.give(YOU, Status::Stunned, &mut log);
    assert_eq!(log.into_entries().len(), 1);
    table.answer(Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) });
    assert!(!table.has(YOU, Status::Stunned));
    // Rule 16.7: they stay when the form changes.
    table.status(YOU, Status::Confused).happens(Frame::ChangeForm(A));
    assert!(table.has(YOU, Status::Confused));
}

// Rules 23.1, 23.2, 12.5, 4.3.4; rule 31.25.
#[test]
fn a_new_stage_keeps_everything_but_damage() {
    let mut table = Table::in_mode(Scenario::Rhino, &[Hero::SpiderMan], Mode::Expert);
    table.hero(A);
    let attached = table.encounter_card(A, Card::ConcussionBlasters);
    table.status(PieceId::VILLAIN, Status::Confused).damaged(PieceId::VILLAIN, 14);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]).play(Card::SwingingWebKick);
    let villain = *table.state.villain().unwrap();
    assert_eq!((villain.card, villain.damage), (Card::RhinoIII, 0));
    assert_eq!(table.state.hp(&villain), 16);
    // Toughness of the new stage.
    assert!(table.has(PieceId::VILLAIN, Status::Tough) && table.has(PieceId::VILLAIN, Status::Confused));
    assert!(table.is_in_play(attached));
    // The stage that was attacked does not retaliate any more.
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn a_stage_with_hit_points_left_stays() {
    let mut table = rhino();
    table.damaged(PieceId::VILLAIN, 11).answer(Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.state.villain().unwrap().card, Card::RhinoI);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 13);
}

// Rule 24.1.
#[test]
fn the_last_stage_wins() {
    let mut table = rhino();
    table.state.stages.clear();
    table.damaged(PieceId::VILLAIN, 12).answer(Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) });
    assert!(table.is_over());
    assert_eq!(table.state.ended, Some(Ending::VillainDefeated));
    assert!(table.state.outcome().is_some());
}

// Rules 24.2, 22.4.
#[test]
fn the_last_player_loses() {
    let mut table = rhino();
    table.damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1)]);
    assert_eq!(table.state.ended, Some(Ending::PlayersEliminated));
}
