//! Chapter 13: threat and thwarting.

use super::*;
use crate::action::Action;
use crate::event::Event;
use crate::frame::ActivationsStep;
use crate::ids::Status;
use crate::state::Ending;

const fn thwart(by: PieceId, at: PieceId) -> Action {
    Action::Thwart { by, at: Some(at) }
}

// Rule 13.1; rule 31.11: starting threat is not placed.
#[test]
fn starting_threat_is_not_placed() {
    let mut table = two();
    table.log.clear();
    table.reveals(A, Card::HighwayRobbery);
    let scheme = table.state.in_play(Card::HighwayRobbery).unwrap();
    assert_eq!(table.threat_on(scheme), 6);
    assert!(!table.log.iter().any(|event| matches!(event, Event::Threat { .. })));
    // What its When Revealed adds is placed.
    table.encounter_card(A, Card::UltronDrones);
    table.log.clear();
    table.reveals(A, Card::DroneFactory);
    assert!(table.log.iter().any(|event| matches!(event, Event::Threat { amount: 2, .. })));
}

// Rules 13.2, 13.2.1.
#[test]
fn a_thwart() {
    let mut table = rhino();
    assert_eq!(table.refused(A, thwart(YOU, PieceId::MAIN)), "13.2.1");
    table.threat(PieceId::MAIN, 3).answer(thwart(YOU, PieceId::MAIN));
    assert_eq!(table.threat_on(PieceId::MAIN), 2);
    assert_eq!(table.refused(A, thwart(YOU, PieceId::MAIN)), "4.4.1");
    assert_eq!(table.refused(A, thwart(YOU, PieceId::VILLAIN)), "4.4.1");
    // Rule 1.2.3: a dash cannot be used. Hulk has one.
    let hulk = table.controls(A, Card::Hulk);
    assert_eq!(table.refused(A, thwart(hulk, PieceId::MAIN)), "1.2.3");
    // Rule 14.3.
    let ally = table.controls(A, Card::WarMachine);
    table.answer(thwart(ally, PieceId::MAIN));
    assert_eq!((table.threat_on(PieceId::MAIN), table.damage_on(ally)), (1, 1));
}

// Rule 16.4; rule 31.1.
#[test]
fn a_confused_character_thwarts_nothing() {
    let mut table = rhino();
    let ally = table.controls(A, Card::WarMachine);
    table.threat(PieceId::MAIN, 3).status(ally, Status::Confused).answer(thwart(ally, PieceId::MAIN));
    assert_eq!((table.threat_on(PieceId::MAIN), table.damage_on(ally)), (3, 0));
    assert!(!table.has(ally, Status::Confused) && table.state.piece(ally).unwrap().exhausted);
    // Rule 16.8: with nothing to thwart, only to lose the card.
    let nothing = Action::Thwart { by: YOU, at: None };
    table.threat(PieceId::MAIN, 0);
    assert_eq!(table.refused(A, nothing), "13.2.1");
    table.status(YOU, Status::Confused).answer(nothing);
    assert!(!table.has(YOU, Status::Confused));
}

// Rule 13.3; rule 31.13.
#[test]
fn a_crisis_protects_the_main_scheme() {
    let mut table = rhino();
    table.threat(PieceId::MAIN, 5);
    let crisis = table.encounter_card(A, Card::UnderAttack);
    assert_eq!(table.refused(A, thwart(YOU, PieceId::MAIN)), "13.3");
    // Not only thwarts: Spider-Tracer finds only the side scheme.
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.attached(A, Card::SpiderTracer, minion);
    table.damaged(minion, 2).answer(Action::Attack { by: YOU, to: Some(minion) });
    assert_eq!(table.threat_on(PieceId::MAIN), 5);
    // The side scheme lost its 3 threat and is defeated (rule 13.4).
    assert!(!table.is_in_play(crisis));
    table.piece(YOU).exhausted = false;
    table.answer(thwart(YOU, PieceId::MAIN));
    assert_eq!(table.threat_on(PieceId::MAIN), 4);
}

// Rule 13.4: When Defeated, but not if it is removed otherwise.
#[test]
fn side_schemes_are_defeated_without_threat() {
    for defeated in [true, false] {
        let mut table = rhino();
        table.hand(A, &[Card::Energy]).reveals(A, Card::HighwayRobbery);
        let scheme = table.state.in_play(Card::HighwayRobbery).unwrap();
        assert!(table.state.player(A).hand.is_empty());
        if defeated {
            table.threat(scheme, 1).answer(thwart(YOU, scheme));
            assert_eq!(table.state.player(A).hand.as_slice(), [Card::Energy]);
        } else {
            let mut log = kernel::Log::off();
            table.state.discard_piece(scheme, &mut log);
            table.happens(Frame::Check);
            assert!(table.state.player(A).hand.is_empty());
        }
        assert!(!table.is_in_play(scheme));
    }
}

// EX-77 (rule 13.5)
#[test]
fn completing_the_last_stage_loses() {
    let mut table = rhino();
    table.threat(PieceId::MAIN, 5).happens(threat(1));
    assert!(!table.is_over());
    table.happens(threat(1));
    assert_eq!(table.state.ended, Some(Ending::SchemeCompleted));
}

// Rules 13.5, 13.6: nothing carries over, acceleration tokens stay.
#[test]
fn a_stage_advances() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.state.acceleration = 2;
    table.threat(PieceId::MAIN, 2).happens(threat(9));
    let main = table.state.piece(PieceId::MAIN).unwrap();
    assert_eq!((main.card, main.threat), (Card::AssaultOnNORAD2B, 0));
    assert_eq!(table.state.acceleration, 2);
}

// Rule 13.8; rules 31.2, 31.7.
#[test]
fn an_enemy_schemes() {
    let mut table = peter();
    table.villain_schemes(A, &[Card::Sandman]);
    assert_eq!(table.threat_on(PieceId::MAIN), 3);
    // A minion gets no boost card.
    let cards = table.state.encounter.len();
    let sandman = table.encounter_card(A, Card::Sandman);
    table.happens(Frame::EnemyScheme { enemy: sandman, seat: A });
    assert_eq!(table.threat_on(PieceId::MAIN), 5);
    // Rule 37.5: SCH 0 places nothing.
    let merc = table.encounter_card(A, Card::HydraMercenary);
    table.happens(Frame::EnemyScheme { enemy: merc, seat: A });
    assert_eq!(table.threat_on(PieceId::MAIN), 5);
    assert!(table.state.encounter.len() >= cards - 2);
}

// EX-81 (rule 16.4)
#[test]
fn a_confused_villain_does_not_scheme() {
    let mut table = peter();
    let minion = table.encounter_card(A, Card::Shocker);
    table.status(PieceId::VILLAIN, Status::Confused);
    let cards = table.state.encounter.len();
    table.happens(Frame::Activations(A, ActivationsStep::Villain));
    assert!(!table.has(PieceId::VILLAIN, Status::Confused));
    assert_eq!(table.state.encounter.len(), cards);
    // The minion schemed.
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
    // Rule 16.5, 32.7: a confused minion.
    table.status(minion, Status::Confused).happens(Frame::EnemyScheme { enemy: minion, seat: A });
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
    // Stunned does not stop a scheme.
    table.status(minion, Status::Stunned).happens(Frame::EnemyScheme { enemy: minion, seat: A });
    assert_eq!(table.threat_on(PieceId::MAIN), 2);
    assert!(table.has(minion, Status::Stunned));
}
