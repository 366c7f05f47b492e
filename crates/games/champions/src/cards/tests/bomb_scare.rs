//! Bomb Scare.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{AdvanceStep, Frame};
use crate::ids::{Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const HERO: PieceId = PieceId::identity(A);
const MAIN: PieceId = PieceId::MAIN;

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::CaptainMarvel]);
    table.hero(A);
    table
}

#[test]
fn bomb_scare_has_more_threat_per_player() {
    let mut table = two();
    table.reveals(B, Card::BombScare);
    let scheme = table.state.in_play(Card::BombScare).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
}

// EX-74, without "I Object!"
#[test]
fn bomb_scare_accelerates_the_main_scheme() {
    let step_one = |bomb: bool| {
        let mut table = two();
        if bomb {
            table.encounter_card(A, Card::BombScare);
        }
        table.state.acceleration = 1;
        table.next_round();
        let placed = table.log.iter().find_map(|event| match event {
            Event::Threat { on: Card::TheBreakIn1B, amount, .. } => Some(*amount),
            _ => None,
        });
        placed.unwrap()
    };
    assert_eq!(step_one(true), 4);
    assert_eq!(step_one(false), 3);
}

#[test]
fn hydra_bomber_lets_the_revealing_player_choose() {
    let mut table = two();
    table.reveals(B, Card::HydraBomber);
    assert_eq!(table.asked(), B);
    table.answer(Action::Way(0));
    assert_eq!((table.hurt(B), table.hurt(A), table.threat_on(MAIN)), (2, 0, 0));
    table.reveals(B, Card::HydraBomber);
    table.answer(Action::Way(1));
    assert_eq!((table.hurt(B), table.threat_on(MAIN)), (2, 1));
    assert_eq!(table.copies(Card::HydraBomber), 2);
}

#[test]
fn hydra_bomber_put_into_play_does_nothing() {
    let mut table = two();
    table.encounter_deck(&[Card::HydraBomber, Card::Advance]).encounter_top(&[Card::HydraBomber]);
    // Klaw's scheme puts a minion into play that is not revealed (rule 18.2.1).
    table.main_scheme(Card::SecretRendezvous2A);
    table.happens(Frame::Advance(AdvanceStep::WhenRevealed));
    assert_eq!(table.copies(Card::HydraBomber), 1);
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn explosion_is_divided_by_the_first_player() {
    let mut table = two();
    let bomb = table.encounter_card(A, Card::BombScare);
    let ally = table.controls(B, Card::Mockingbird);
    table.threat(bomb, 4);
    table.reveals(B, Card::Explosion);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert_eq!(table.asked(), A);
    // Carol Danvers is not a hero.
    assert!(!table.may(Action::Piece(PieceId::identity(B))));
    table.choose(ally).choose(HERO).choose(HERO);
    // Nothing is dealt before all of it is divided.
    assert_eq!((table.hurt(A), table.damage_on(ally)), (0, 0));
    table.choose(HERO);
    assert_eq!((table.hurt(A), table.damage_on(ally), table.hurt(B)), (3, 1, 0));
    assert!(table.is_discarded(Card::Explosion));
}

#[test]
fn explosion_gives_nobody_more_than_the_remaining_hit_points() {
    let mut table = two();
    let bomb = table.encounter_card(A, Card::BombScare);
    let ally = table.controls(A, Card::Mockingbird);
    table.threat(bomb, 4).damaged(ally, 1);
    table.reveals(A, Card::Explosion);
    table.choose(ally).choose(ally);
    // The rest can only go to the hero, so nobody is asked.
    assert!(!table.is_in_play(ally));
    assert_eq!(table.hurt(A), 2);
}

#[test]
fn explosion_is_one_instance_of_damage_for_each() {
    let mut table = two();
    let bomb = table.encounter_card(A, Card::BombScare);
    table.threat(bomb, 5).status(HERO, Status::Tough);
    table.reveals(A, Card::Explosion);
    assert_eq!(table.hurt(A), 0);
    assert!(!table.has(HERO, Status::Tough));
}

#[test]
fn explosion_surges_without_bomb_scare() {
    let mut table = two();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::Explosion);
    assert_eq!(table.hurt(A), 0);
    assert_eq!(table.copies(Card::CrowdControl), 1);
}

#[test]
fn explosion_hits_nobody_where_there_is_no_hero_and_no_ally() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.encounter_card(A, Card::BombScare);
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(A, Card::Explosion);
    assert_eq!(table.hurt(A), 0);
    assert_eq!(table.copies(Card::CrowdControl), 0);
}

#[test]
fn false_alarm_confuses_or_surges() {
    let mut table = two();
    table.encounter_top(&[Card::CrowdControl]);
    table.reveals(B, Card::FalseAlarm);
    let identity = PieceId::identity(B);
    assert!(table.has(identity, Status::Confused) && !table.has(HERO, Status::Confused));
    assert_eq!(table.copies(Card::CrowdControl), 0);
    table.reveals(B, Card::FalseAlarm);
    assert!(table.has(identity, Status::Confused));
    assert_eq!(table.copies(Card::CrowdControl), 1);
}
