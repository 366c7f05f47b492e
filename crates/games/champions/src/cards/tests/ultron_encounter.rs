//! Ultron's treacheries and side schemes.

use crate::action::{Action, Ask};
use crate::ids::{Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};
use kernel::Seat;

const SPIDER_MAN: PieceId = PieceId::identity(A);

fn ultron() -> Table {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Ultron, &[Hero::SpiderMan, Hero::BlackPanther]);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).hero(B);
    table
}

fn drones(table: &Table, seat: Seat) -> u16 {
    table.state.drones_with(seat)
}

fn turn(ask: &Ask) -> bool {
    matches!(ask, Ask::Turn(..))
}

fn to_choice(table: &mut Table) {
    table.pass_until(|ask| matches!(ask, Ask::Choose(..) | Ask::Turn(..)));
}

const EFFICIENCY: [Card; 3] = [Card::AndroidEfficiencyA, Card::AndroidEfficiencyB, Card::AndroidEfficiencyC];

#[test]
fn android_efficiency_gives_everybody_a_drone() {
    for card in EFFICIENCY {
        let mut table = two();
        table.reveals(A, card);
        assert_eq!((drones(&table, A), drones(&table, B)), (1, 1));
        assert_eq!(table.state.encounter_discard.as_slice(), [card]);
    }
}

#[test]
fn android_efficiency_as_a_boost_card_can_be_paid_off() {
    let pays = [Card::Energy, Card::Genius, Card::Strength];
    for (card, pay) in EFFICIENCY.into_iter().zip(pays) {
        let mut table = ultron();
        table.stage(3).hand(A, &[pay]);
        table.villain_attacks(A, &[card]);
        to_choice(&mut table);
        table.answer(Action::Way(0)).pay().pass_until(turn);
        assert_eq!(drones(&table, A), 0);
        assert_eq!(table.state.player(A).discard.as_slice(), [pay]);
        // Rule 31.6: the star is not an icon.
        assert_eq!(table.hurt(A), 4);
    }
}

#[test]
fn android_efficiency_as_a_boost_card_wants_its_own_type() {
    let holds = [Card::Genius, Card::Strength, Card::Energy];
    for (card, holds) in EFFICIENCY.into_iter().zip(holds) {
        let mut table = ultron();
        table.stage(3).hand(A, &[holds]);
        table.villain_attacks(A, &[card]).pass_until(turn);
        // Nothing to choose: the Drone is made, the card stays in hand.
        assert_eq!(drones(&table, A), 1);
        assert_eq!(table.state.player(A).hand.as_slice(), [holds]);
    }
}

#[test]
fn rage_of_ultron_attacks_a_hero() {
    let mut table = ultron();
    table.stage(3).encounter_top(&[Card::HydraMercenary]);
    table.reveals(A, Card::RageOfUltron).pass_until(turn);
    // ATK 4 and a boost icon.
    assert_eq!(table.hurt(A), 5);
    assert_eq!(table.state.player(A).discard.len(), 5);
    // Rule 18.2.3: the treachery is discarded after the boost card.
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::HydraMercenary, Card::RageOfUltron]);
}

#[test]
fn rage_of_ultron_schemes_against_an_alter_ego() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.main_scheme(Card::AssaultOnNORAD2B);
    table.encounter_top(&[Card::Sandman]);
    table.reveals(A, Card::RageOfUltron);
    assert_eq!(table.threat_on(PieceId::MAIN), 3);
    assert_eq!(table.state.player(A).discard.len(), 3);
}

#[test]
fn rage_of_ultron_does_nothing_if_he_is_stunned_or_defended_against() {
    let mut table = ultron();
    table.status(PieceId::VILLAIN, Status::Stunned);
    table.reveals(A, Card::RageOfUltron);
    assert!(turn(&table.ask()));
    assert!(table.state.player(A).discard.is_empty());
    table.encounter_top(&[Card::Advance]);
    table.reveals(A, Card::RageOfUltron);
    // DEF 3 against ATK 2.
    table.answer(Action::Pass).choose(SPIDER_MAN);
    to_choice(&mut table);
    table.answer(Action::Way(0));
    assert!(table.state.player(A).discard.is_empty());
}

// Rule 13.6.
#[test]
fn rage_of_ultron_counts_only_threat_that_was_placed() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.threat(PieceId::MAIN, 2).encounter_top(&[Card::Sandman]);
    table.reveals(A, Card::RageOfUltron);
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::AssaultOnNORAD2B);
    assert_eq!(table.state.player(A).discard.len(), 1);
}

#[test]
fn repair_sequence_heals_by_the_drones() {
    let mut table = ultron();
    table.damaged(PieceId::VILLAIN, 5);
    table.drone(A, Card::Energy);
    table.drone(A, Card::Genius);
    table.reveals(A, Card::RepairSequence);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 1);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::RepairSequence]);
}

#[test]
fn repair_sequence_surges_if_nothing_was_healed() {
    let mut table = ultron();
    table.damaged(PieceId::VILLAIN, 5).encounter_top(&[Card::InvasiveAI]);
    table.reveals(A, Card::RepairSequence);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 5);
    assert!(table.state.in_play(Card::InvasiveAI).is_some());
}

#[test]
fn repair_sequence_as_a_boost_card() {
    let mut table = ultron();
    table.stage(3).damaged(PieceId::VILLAIN, 5);
    table.drone(A, Card::Energy);
    table.villain_attacks(A, &[Card::RepairSequence]).pass_until(turn);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 4);
    // The icon counts, surge does not exist here.
    assert_eq!(table.hurt(A), 5);
}

#[test]
fn swarm_attack_by_every_drone() {
    let mut table = two();
    table.drone(A, Card::Energy);
    table.drone(A, Card::Genius);
    let other = table.drone(B, Card::Vibranium);
    table.reveals(A, Card::SwarmAttack).pass_until(turn);
    assert_eq!((table.hurt(A), table.hurt(B)), (2, 0));
    // An attack was made: no new Drone.
    assert_eq!(drones(&table, A), 2);
    assert!(table.is_in_play(other));
}

#[test]
fn swarm_attack_in_the_order_of_the_player() {
    let mut table = ultron();
    let drone = table.drone(A, Card::Energy);
    let advanced = table.encounter_card(A, Card::AdvancedUltronDrone);
    table.reveals(A, Card::SwarmAttack);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert!(!table.may(Action::Piece(PieceId::VILLAIN)));
    table.choose(advanced);
    assert_eq!(table.state.activation.enemy, advanced);
    table.answer(Action::Pass);
    assert_eq!(table.state.activation.enemy, drone);
    table.answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 2);
}

#[test]
fn swarm_attack_without_an_attack_makes_a_drone() {
    // Alter-ego form.
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.drone(A, Card::Energy);
    table.reveals(A, Card::SwarmAttack);
    assert_eq!((table.hurt(A), drones(&table, A)), (0, 2));
    // The only Drone is stunned.
    let mut table = ultron();
    let drone = table.drone(A, Card::Energy);
    table.status(drone, Status::Stunned);
    table.reveals(A, Card::SwarmAttack);
    assert_eq!((table.hurt(A), drones(&table, A)), (0, 2));
    assert!(!table.has(drone, Status::Stunned));
}

// Retaliate may defeat the first Drone; the others still attack.
#[test]
fn swarm_attack_against_retaliate() {
    let mut table = two();
    for card in [Card::Energy, Card::Genius, Card::Strength] {
        table.drone(B, card);
    }
    table.reveals(B, Card::SwarmAttack).pass_until(turn);
    assert_eq!(table.hurt(B), 3);
    assert_eq!(drones(&table, B), 0);
}

#[test]
fn drone_factory_counts_all_drones() {
    let mut table = two();
    table.drone(B, Card::Energy);
    table.reveals(A, Card::DroneFactory);
    let scheme = table.state.in_play(Card::DroneFactory).unwrap();
    assert_eq!(table.state.drones(), 3);
    assert_eq!(table.threat_on(scheme), 7);
}

// Rule 10.3.1.
#[test]
fn drone_factory_gets_nothing_if_a_drone_could_not_be_made() {
    let mut table = two();
    table.deck(B, &[]);
    table.reveals(A, Card::DroneFactory);
    let scheme = table.state.in_play(Card::DroneFactory).unwrap();
    assert_eq!((drones(&table, A), drones(&table, B)), (1, 0));
    assert_eq!(table.threat_on(scheme), 4);
}

#[test]
fn invasive_ai_mills_three_from_each() {
    let mut table = two();
    table.deck(B, &[Card::Energy, Card::Genius]);
    table.reveals(A, Card::InvasiveAI);
    assert_eq!(table.state.player(A).discard.len(), 3);
    // Rule 19.1: nothing more from the new deck; an encounter card for the reset.
    assert_eq!(table.state.player(B).discard.len(), 0);
    assert_eq!(table.state.player(B).deck.len(), 2);
    assert_eq!(table.state.player(B).dealt.len(), 1);
    let scheme = table.state.in_play(Card::InvasiveAI).unwrap();
    assert_eq!(table.threat_on(scheme), 6);
}

#[test]
fn ultrons_imperative_is_for_the_first_player() {
    let mut table = two();
    table.state.first = B;
    table.reveals(A, Card::UltronsImperative);
    assert_eq!((drones(&table, A), drones(&table, B)), (0, 2));
    let scheme = table.state.in_play(Card::UltronsImperative).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
}
