//! Justice.

use crate::action::{Action, Ask};
use crate::frame::{Frame, RoundStep};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;
const YOU: PieceId = PieceId::identity(A);

fn hero() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hero(A);
    table
}

fn thwart(by: PieceId) -> Action {
    Action::Thwart { by, at: Some(MAIN) }
}

fn threat(amount: u16) -> Frame {
    Frame::PlaceThreat { scheme: MAIN, amount, step_one: false, seat: A }
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn daredevil_hits_after_a_thwart() {
    let mut table = hero();
    let daredevil = table.controls(A, Card::Daredevil);
    table.encounter_card(A, Card::HydraMercenary);
    table.threat(MAIN, 3).answer(thwart(daredevil));
    // Before the consequential damage, and not an attack: the guard does not matter.
    assert_eq!(table.damage_on(daredevil), 0);
    table.answer(Action::Use { piece: daredevil, ability: AbilityId(0) }).choose(VILLAIN);
    assert_eq!((table.threat_on(MAIN), table.damage_on(VILLAIN), table.damage_on(daredevil)), (1, 1, 1));
}

#[test]
fn a_confused_daredevil_did_not_thwart() {
    let mut table = hero();
    let daredevil = table.controls(A, Card::Daredevil);
    table.threat(MAIN, 3).status(daredevil, Status::Confused).answer(thwart(daredevil));
    assert!(is_turn(&table));
    assert_eq!((table.threat_on(MAIN), table.damage_on(daredevil)), (3, 0));
    // Nor does he hit after another's thwart.
    table.answer(thwart(YOU));
    assert!(is_turn(&table));
}

#[test]
fn jessica_jones_counts_side_schemes() {
    let mut table = hero();
    let jessica = table.controls(A, Card::JessicaJones);
    let thw = |table: &Table| table.state.thw(table.state.piece(jessica).unwrap());
    assert_eq!(thw(&table), Some(1));
    table.encounter_card(A, Card::BombScare);
    table.encounter_card(A, Card::UsurpTheThrone);
    assert_eq!(thw(&table), Some(3));
    table.threat(MAIN, 5).answer(thwart(jessica));
    assert_eq!(table.threat_on(MAIN), 2);
    // Nobody else thwarts better for it.
    assert_eq!(table.state.thw(table.state.piece(YOU).unwrap()), Some(2));
}

#[test]
fn for_justice_removes_more_for_mental() {
    for (paid, left) in [(Card::Genius, 1), (Card::Energy, 2)] {
        let mut table = hero();
        table.threat(MAIN, 5).hand(A, &[Card::ForJustice, paid]).play(Card::ForJustice);
        assert_eq!(table.threat_on(MAIN), left);
    }
}

#[test]
fn for_justice_is_a_thwart_of_one_scheme() {
    let mut table = hero();
    table.hand(A, &[Card::ForJustice, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::ForJustice)), "9.1");
    let crisis = table.encounter_card(A, Card::CrowdControl);
    table.threat(MAIN, 5).threat(crisis, 2).play(Card::ForJustice);
    // Rules 13.2.2, 13.3: what is too much for the side scheme is lost.
    assert!(!table.is_in_play(crisis));
    assert_eq!(table.threat_on(MAIN), 5);
    // A confused hero only loses the status card.
    table.status(YOU, Status::Confused).hand(A, &[Card::ForJustice, Card::Genius]).play(Card::ForJustice);
    assert!(!table.has(YOU, Status::Confused));
    assert_eq!(table.threat_on(MAIN), 5);
}

#[test]
fn great_responsibility_takes_the_threat_of_step_one() {
    // EX-74, EX-75
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table.encounter_card(A, Card::BombScare);
    table.state.acceleration = 1;
    table.hand(B, &[Card::GreatResponsibility]);
    table.happens(Frame::Round(RoundStep::Threat));
    table.answer_as(B, Action::Play(Card::GreatResponsibility));
    assert_eq!((table.threat_on(MAIN), table.hurt(B)), (0, 4));
    // The villain's attack goes on from there.
    assert!(!is_turn(&table));
}

#[test]
fn great_responsibility_and_a_tough_card() {
    let mut table = hero();
    table.status(YOU, Status::Tough).hand(A, &[Card::GreatResponsibility]);
    table.happens(threat(3)).answer(Action::Play(Card::GreatResponsibility));
    assert_eq!((table.threat_on(MAIN), table.hurt(A)), (0, 0));
    assert!(!table.has(YOU, Status::Tough));
}

#[test]
fn great_responsibility_is_for_heroes_and_placed_threat() {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hand(A, &[Card::GreatResponsibility]);
    table.happens(threat(3));
    assert!(is_turn(&table));
    assert_eq!(table.threat_on(MAIN), 3);
    // Rule 13.1: starting threat is not placed.
    table.hero(A).reveals(A, Card::UsurpTheThrone);
    assert!(is_turn(&table));
}

#[test]
fn the_power_of_justice_doubles_for_its_aspect() {
    let mut table = hero();
    table.threat(MAIN, 5).hand(A, &[Card::ForJustice, Card::ThePowerOfJustice]);
    table.play(Card::ForJustice).answer(Action::Decline);
    assert_eq!(table.threat_on(MAIN), 2);
    table.hand(A, &[Card::Haymaker, Card::ThePowerOfJustice]);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "9.1");
}

#[test]
fn interrogation_room_after_a_defeat() {
    let mut table = hero();
    let room = table.controls(A, Card::InterrogationRoom);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.threat(MAIN, 3).damaged(minion, 1);
    table.answer(Action::Attack { by: YOU, to: Some(minion) });
    table.answer(Action::Use { piece: room, ability: AbilityId(0) });
    assert_eq!(table.threat_on(MAIN), 2);
    // It is exhausted now.
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.piece(YOU).exhausted = false;
    table.damaged(minion, 1).answer(Action::Attack { by: YOU, to: Some(minion) });
    assert!(is_turn(&table));
}

#[test]
fn interrogation_room_counts_allies_supports_and_retaliate() {
    // Rule 3, "you".
    let mut table = hero();
    let room = table.controls(A, Card::InterrogationRoom);
    let daredevil = table.controls(A, Card::Daredevil);
    let team = table.controls(A, Card::TacTeam);
    table.threat(MAIN, 3);
    let by_ally = table.encounter_card(A, Card::HydraMercenary);
    table.damaged(by_ally, 1).answer(Action::Attack { by: daredevil, to: Some(by_ally) });
    assert!(table.may(Action::Use { piece: room, ability: AbilityId(0) }));
    table.answer(Action::Pass);
    let by_support = table.encounter_card(A, Card::HydraMercenary);
    table.damaged(by_support, 1).use_ability(team, 0).choose(by_support);
    assert!(table.may(Action::Use { piece: room, ability: AbilityId(0) }));
    table.answer(Action::Pass);
    let by_retaliate = table.encounter_card(A, Card::HydraMercenary);
    table.damaged(by_retaliate, 2);
    table.happens(Frame::EnemyAttack { enemy: by_retaliate, seat: A }).answer(Action::Pass);
    table.answer(Action::Use { piece: room, ability: AbilityId(0) });
    assert_eq!(table.threat_on(MAIN), 2);
}

#[test]
fn interrogation_room_is_not_for_other_players() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table.controls(B, Card::InterrogationRoom);
    let minion = table.encounter_card(B, Card::HydraMercenary);
    table.threat(MAIN, 3).damaged(minion, 1);
    table.answer(Action::Attack { by: YOU, to: Some(minion) });
    assert!(is_turn(&table));
}

#[test]
fn surveillance_team_removes_one() {
    let mut table = hero();
    let team = table.controls(A, Card::SurveillanceTeam);
    let using = Action::Use { piece: team, ability: AbilityId(0) };
    assert_eq!(table.refused(A, using), "9.1");
    table.threat(MAIN, 5).answer(using);
    assert_eq!(table.threat_on(MAIN), 4);
    assert_eq!(table.refused(A, using), "4.4.1");
    table.piece(team).exhausted = false;
    // Not a thwart: confused does not matter.
    table.status(YOU, Status::Confused).answer(using);
    assert_eq!(table.threat_on(MAIN), 3);
    table.piece(team).exhausted = false;
    table.answer(using);
    assert!(!table.is_in_play(team));
}

#[test]
fn heroic_intuition_is_for_the_hero_of_its_controller() {
    let mut table = hero();
    table.hand(A, &[Card::Strength, Card::HeroicIntuition, Card::HeroicIntuition]);
    table.play(Card::HeroicIntuition);
    let jessica = table.controls(A, Card::JessicaJones);
    assert_eq!(table.state.thw(table.state.piece(YOU).unwrap()), Some(3));
    assert_eq!(table.state.thw(table.state.piece(jessica).unwrap()), Some(1));
    assert_eq!(table.refused(A, Action::Play(Card::HeroicIntuition)), "14.5");
}
