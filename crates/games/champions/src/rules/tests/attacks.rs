//! Chapter 11.1: attacks by players; chapter 14: allies.

use super::*;
use crate::action::Action;
use crate::frame::AttackStep;
use crate::ids::Status;
use crate::state::{Happening, What};

const fn attack(by: PieceId, to: PieceId) -> Action {
    Action::Attack { by, to: Some(to) }
}

// Rules 11.1.3, 17.1; rules 31.24, 31.38; EX-43
#[test]
fn guard_binds_the_engaged_player() {
    let mut table = two();
    let guard = table.encounter_card(A, Card::HydraMercenary);
    let cage = table.controls(A, Card::LukeCage);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, attack(YOU, PieceId::VILLAIN)), "17.1");
    assert_eq!(table.refused(A, attack(cage, PieceId::VILLAIN)), "17.1");
    // The event has only the guard as its target.
    table.play(Card::SwingingWebKick);
    assert!(!table.is_in_play(guard));
    assert!(table.may(attack(YOU, PieceId::VILLAIN)));
    // Another player is free to attack, and damage that is not from an attack ignores guard.
    table.encounter_card(A, Card::HydraMercenary);
    deals(&mut table, Card::EnergyChannel, &[(PieceId::VILLAIN, 1)]);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 1);
    table.answer(Action::EndTurn);
    assert!(table.may(attack(PieceId::identity(B), PieceId::VILLAIN)));
}

// Rule 11.1.3: whoever the minion is engaged with.
#[test]
fn minions_of_others_can_be_attacked() {
    let mut table = two();
    let minion = table.encounter_card(B, Card::HydraMercenary);
    table.answer(attack(YOU, minion));
    assert_eq!(table.damage_on(minion), 2);
    assert!(table.state.identity(A).unwrap().exhausted);
    assert_eq!(table.refused(A, attack(YOU, minion)), "4.4.1");
}

// Rule 11.1.5 step 2; rule 31.1; EX-35
#[test]
fn a_stunned_ally_exhausts_for_nothing() {
    let mut table = rhino();
    let hawkeye = table.controls(A, Card::Hawkeye);
    table.status(hawkeye, Status::Stunned).answer(attack(hawkeye, PieceId::VILLAIN));
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
    assert_eq!(table.damage_on(hawkeye), 0);
    assert!(table.state.piece(hawkeye).unwrap().exhausted);
    assert!(!table.has(hawkeye, Status::Stunned));
}

// Rules 11.1.6, 17.4; rule 31.8.
#[test]
fn retaliate_without_damage() {
    let mut table = rhino();
    let whiplash = table.encounter_card(A, Card::Whiplash);
    table.status(whiplash, Status::Tough).answer(attack(YOU, whiplash));
    assert_eq!(table.damage_on(whiplash), 0);
    assert_eq!(table.hurt(A), 1);
    // Not if the character was defeated.
    table.piece(YOU).exhausted = false;
    table.damaged(whiplash, 3).answer(attack(YOU, whiplash));
    assert_eq!(table.hurt(A), 1);
    // Rule 11.1.2: not for damage that is not from an attack.
    let whiplash = table.encounter_card(A, Card::Whiplash);
    deals(&mut table, Card::EnergyChannel, &[(whiplash, 1)]);
    assert_eq!(table.hurt(A), 1);
}

// Rule 11.1.7.
#[test]
fn an_attack_on_something_gone_is_none() {
    let mut table = rhino();
    let cage = table.controls(A, Card::WarMachine);
    let mut attack = Happening::new(What::Attack, A, Card::WarMachine);
    attack.by = cage;
    attack.to = PieceId(999);
    attack.flag = true;
    let at = table.state.begin(attack);
    table.happens(Frame::Attack(at, AttackStep::Stunned));
    // No consequential damage.
    assert_eq!(table.damage_on(cage), 0);
}

// Rule 14.3; rule 31.19.
#[test]
fn consequential_damage_comes_last() {
    let mut table = rhino();
    let ally = table.controls(A, Card::WarMachine);
    table.answer(attack(ally, PieceId::VILLAIN));
    assert_eq!((table.damage_on(PieceId::VILLAIN), table.damage_on(ally)), (2, 1));
    // Tough prevents it.
    let cage = table.controls(A, Card::LukeCage);
    table.answer(attack(cage, PieceId::VILLAIN));
    assert_eq!(table.damage_on(cage), 0);
    assert!(!table.has(cage, Status::Tough));
    // An ally that retaliate defeats takes none; it is gone.
    let whiplash = table.encounter_card(A, Card::Whiplash);
    table.piece(ally).exhausted = false;
    table.damaged(ally, 3).answer(attack(ally, whiplash));
    assert!(!table.is_in_play(ally));
    // A hero takes none.
    table.answer(attack(YOU, PieceId::VILLAIN));
    assert_eq!(table.hurt(A), 0);
}

// Rule 14.2; rule 31.30.
#[test]
fn the_ally_limit_comes_before_reactions() {
    for keeps in [true, false] {
        let mut table = rhino();
        let allies = [Card::WarMachine, Card::Vision, Card::Hellcat].map(|card| table.controls(A, card));
        table.hand(A, &[Card::BlackCat, Card::Energy]).play(Card::BlackCat);
        assert!(matches!(table.ask(), Ask::AllyLimit(A)));
        assert_eq!(table.refused(A, Action::Piece(YOU)), "14.2");
        assert_eq!(table.state.player(A).discard.as_slice(), [Card::Energy]);
        let cat = table.state.in_play(Card::BlackCat).unwrap();
        table.choose(if keeps { allies[0] } else { cat });
        assert!(turn(&table.ask()));
        // Black Cat's forced response happens only if she stayed.
        let milled = table.log.iter().filter(|event| matches!(event, crate::event::Event::Milled(..)));
        assert_eq!(milled.count(), if keeps { 2 } else { 0 });
    }
}

#[test]
fn three_allies_are_allowed() {
    let mut table = rhino();
    for card in [Card::WarMachine, Card::Vision] {
        table.controls(A, card);
    }
    table.hand(A, &[Card::BlackCat, Card::Energy]).play(Card::BlackCat);
    assert!(turn(&table.ask()));
}

// Rules 14.6, 37.23.
#[test]
fn unique_cards() {
    let mut table = two();
    let cat = table.controls(B, Card::BlackCat);
    table.hand(A, &[Card::BlackCat, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::BlackCat)), "14.6");
    // A facedown card has no title.
    table.piece(cat).facedown = true;
    table.piece(cat).controller = None;
    table.piece(cat).engaged = Some(B);
    assert!(table.may(Action::Play(Card::BlackCat)));
}

// Rules 11.1.5 step 5, 17.2.
#[test]
fn overkill_by_a_player() {
    let overkill = |tough: bool| {
        let mut table = rhino();
        let minion = table.encounter_card(A, Card::HydraMercenary);
        if tough {
            table.status(minion, Status::Tough);
        }
        let mut attack = Happening::new(What::Attack, A, Card::SwingingWebKick);
        attack.by = YOU;
        attack.to = minion;
        attack.amount = 8;
        attack.extra = true;
        let at = table.state.begin(attack);
        table.happens(Frame::Attack(at, AttackStep::Damage));
        (table.damage_on(PieceId::VILLAIN), table.is_in_play(minion))
    };
    // Guard does not stop it.
    assert_eq!(overkill(false), (5, false));
    assert_eq!(overkill(true), (0, true));
    // Rule 12.5: without overkill the excess is lost.
    let mut table = rhino();
    table.encounter_card(A, Card::HydraMercenary);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]).play(Card::SwingingWebKick);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
}

// Rule 16.8.
#[test]
fn a_stunned_hero_may_attack_nobody() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.hero(A).stage(3);
    table.encounter_card(A, Card::UltronDrones);
    let nobody = Action::Attack { by: YOU, to: None };
    table.status(YOU, Status::Stunned);
    // There is a legal target.
    assert_eq!(table.refused(A, nobody), "16.8");
    let madame = table.encounter_card(A, Card::MadameHydra);
    table.encounter_card(A, Card::LegionsOfHydra);
    let drone = table.drone(A, Card::Energy);
    // The Drone can be attacked.
    assert_eq!(table.refused(A, nobody), "16.8");
    assert_eq!(table.refused(A, attack(YOU, madame)), "11.1.4");
    assert!(table.may(attack(YOU, drone)));
    table.status(YOU, Status::Stunned).answer(attack(YOU, drone));
    assert!(!table.has(YOU, Status::Stunned) && table.is_in_play(drone));
}

// Rules 10.2.8, 31.39: one window for all that an attack does.
#[test]
fn one_response_window_for_an_attack() {
    let mut table = rhino();
    table.encounter_card(A, Card::VibraniumArmor);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    let mut attack = Happening::new(What::Attack, A, Card::SwingingWebKick);
    attack.by = YOU;
    attack.to = minion;
    attack.amount = 8;
    attack.extra = true;
    let at = table.state.begin(attack);
    table.log.clear();
    table.happens(Frame::Attack(at, AttackStep::Damage));
    // The minion was defeated and the villain hurt by the excess: one tough card, after both.
    let order: Vec<bool> = table
        .log
        .iter()
        .filter_map(|event| match event {
            crate::event::Event::Defeated(..) => Some(false),
            crate::event::Event::Gained(..) => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(order, [false, true]);
}
