//! Leadership.

use crate::action::{Action, Ask};
use crate::frame::Frame;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const YOU: PieceId = PieceId::identity(A);

fn hero() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table
}

fn powers(table: &Table, id: PieceId) -> (Option<u16>, Option<u16>) {
    let it = table.state.piece(id).unwrap();
    (table.state.thw(it), table.state.atk(it))
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn hawkeye_shoots_at_minions_that_enter_play() {
    let mut table = hero();
    let hawkeye = table.controls(A, Card::Hawkeye);
    table.reveals(A, Card::HydraMercenary);
    table.answer(Action::Use { piece: hawkeye, ability: AbilityId(0) });
    let minion = table.state.in_play(Card::HydraMercenary).unwrap();
    assert_eq!(table.damage_on(minion), 2);
    assert_eq!(table.state.piece(hawkeye).unwrap().counters, 3);
    assert!(is_turn(&table));
}

#[test]
fn hawkeye_without_arrows_stays() {
    let mut table = hero();
    let hawkeye = table.controls(A, Card::Hawkeye);
    table.piece(hawkeye).counters = 1;
    table.reveals(A, Card::HydraMercenary).answer(Action::Use { piece: hawkeye, ability: AbilityId(0) });
    assert!(table.is_in_play(hawkeye));
    table.reveals(A, Card::HydraMercenary);
    assert!(is_turn(&table));
    // Nor at anything but minions.
    table.piece(hawkeye).counters = 1;
    table.reveals(A, Card::UsurpTheThrone);
    assert!(is_turn(&table));
}

#[test]
fn a_stunned_hawkeye_takes_no_consequential_damage() {
    // EX-35
    let mut table = hero();
    let hawkeye = table.controls(A, Card::Hawkeye);
    table.status(hawkeye, Status::Stunned).answer(Action::Attack { by: hawkeye, to: Some(VILLAIN) });
    assert!(table.state.piece(hawkeye).unwrap().exhausted && !table.has(hawkeye, Status::Stunned));
    assert_eq!((table.damage_on(hawkeye), table.damage_on(VILLAIN)), (0, 0));
}

#[test]
fn maria_hill_after_the_ally_limit() {
    // EX-109
    for keeps in [true, false] {
        let mut table = two();
        let hawkeye = table.controls(A, Card::Hawkeye);
        table.controls(A, Card::Vision);
        table.controls(A, Card::LukeCage);
        table.hand(A, &[Card::MariaHill, Card::Strength]).play(Card::MariaHill);
        assert!(matches!(table.ask(), Ask::AllyLimit(A)));
        let maria = table.state.in_play(Card::MariaHill).unwrap();
        table.choose(if keeps { hawkeye } else { maria });
        if keeps {
            table.answer(Action::Use { piece: maria, ability: AbilityId(0) });
        }
        // Whoever discards her loses her response.
        let drawn = usize::from(keeps);
        assert!(is_turn(&table));
        assert_eq!(table.state.player(A).hand.len(), drawn);
        assert_eq!(table.state.player(B).hand.len(), drawn);
    }
}

#[test]
fn the_triskelion_makes_room_for_a_fourth_ally() {
    let mut table = two();
    let triskelion = table.controls(A, Card::TheTriskelion);
    for ally in [Card::Hawkeye, Card::Vision, Card::LukeCage] {
        table.controls(A, ally);
    }
    table.hand(A, &[Card::MariaHill, Card::Strength]).play(Card::MariaHill).answer(Action::Pass);
    assert!(is_turn(&table));
    assert_eq!(table.state.ally_limit(B), 3);
    // Rule 14.2: if the limit drops, an ally has to go.
    let ctx = crate::ability::Ctx::new(Card::TheTriskelion, AbilityId::FIRST, triskelion, A);
    table.state.discard_piece(triskelion, &mut kernel::Log::off());
    table.happens(Frame::Effect(ctx, 0, 0));
    assert!(matches!(table.ask(), Ask::AllyLimit(A)));
}

#[test]
fn vision_chooses_a_value() {
    let mut table = hero();
    let vision = table.controls(A, Card::Vision);
    table.hand(A, &[Card::Energy, Card::Energy]).use_ability(vision, 0).answer(Action::Way(1));
    assert_eq!(powers(&table, vision), (Some(1), Some(4)));
    assert_eq!(table.refused(A, Action::Use { piece: vision, ability: AbilityId(0) }), "10.3.8");
    // Until the end of the phase.
    table.answer(Action::EndTurn).pass_until(|ask| !matches!(ask, Ask::EndOfPhase(_)));
    assert_eq!(powers(&table, vision), (Some(1), Some(2)));
}

#[test]
fn vision_needs_energy() {
    let mut table = hero();
    let vision = table.controls(A, Card::Vision);
    table.hand(A, &[Card::Genius, Card::Strength]);
    assert_eq!(table.refused(A, Action::Use { piece: vision, ability: AbilityId(0) }), "9.1");
    // A wild resource can be energy.
    table.hand(A, &[Card::ThePowerOfLeadership]).use_ability(vision, 0).answer(Action::Way(0));
    assert_eq!(powers(&table, vision), (Some(3), Some(2)));
}

#[test]
fn get_ready_readies_any_ally() {
    let mut table = two();
    let vision = table.controls(B, Card::Vision);
    table.hand(A, &[Card::GetReady]);
    assert_eq!(table.refused(A, Action::Play(Card::GetReady)), "9.1");
    // A hero is not an ally.
    table.piece(YOU).exhausted = true;
    assert_eq!(table.refused(A, Action::Play(Card::GetReady)), "9.1");
    table.piece(vision).exhausted = true;
    table.play(Card::GetReady);
    assert!(!table.state.piece(vision).unwrap().exhausted);
}

#[test]
fn lead_from_the_front_is_for_all_characters_of_a_player() {
    // EX-125
    let mut table = two();
    table.hand(A, &[Card::LeadFromTheFront, Card::Energy, Card::Hulk, Card::Strength]);
    table.play(Card::LeadFromTheFront).choose(YOU);
    assert_eq!(powers(&table, YOU), (Some(3), Some(3)));
    assert_eq!(powers(&table, PieceId::identity(B)), (Some(1), Some(2)));
    // An ally that comes later gets it too; a dash stays a dash.
    table.play(Card::Hulk);
    let hulk = table.state.in_play(Card::Hulk).unwrap();
    assert_eq!(powers(&table, hulk), (None, Some(4)));
}

#[test]
fn lead_from_the_front_ends_with_the_phase() {
    let mut table = hero();
    table.hand(A, &[Card::LeadFromTheFront, Card::Energy]).play(Card::LeadFromTheFront);
    assert_eq!(powers(&table, YOU), (Some(3), Some(3)));
    table.answer(Action::EndTurn).pass_until(|ask| !matches!(ask, Ask::EndOfPhase(_)));
    assert_eq!(powers(&table, YOU), (Some(2), Some(2)));
    // Only in hero form.
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hand(A, &[Card::LeadFromTheFront, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::LeadFromTheFront)), "10.1.2");
}

#[test]
fn make_the_call_pays_for_an_ally_of_anybody() {
    let mut table = two();
    table.discard(B, &[Card::MariaHill]).hand(A, &[Card::MakeTheCall, Card::Strength]);
    table.answer(Action::Play(Card::MakeTheCall));
    assert!(matches!(table.ask(), Ask::WhichCost(_)));
    table.answer(Action::Card(Card::MariaHill)).pay();
    let maria = table.state.in_play(Card::MariaHill).unwrap();
    let it = *table.state.piece(maria).unwrap();
    // Rule 37.16.
    assert_eq!((it.owner, it.controller), (Some(B), Some(A)));
    // She enters play, although she is not played.
    table.answer(Action::Use { piece: maria, ability: AbilityId(0) });
    assert!(is_turn(&table));
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::Strength, Card::MakeTheCall]);
}

#[test]
fn make_the_call_is_paid_with_its_other_copy() {
    let mut table = hero();
    table.hand(A, &[Card::MakeTheCall, Card::MakeTheCall, Card::Energy]).discard(A, &[Card::Mockingbird]);
    table.answer(Action::Play(Card::MakeTheCall)).answer(Action::Card(Card::Mockingbird)).pay();
    assert!(table.state.in_play(Card::Mockingbird).is_some());
    assert!(table.state.player(A).hand.is_empty());
}

#[test]
fn make_the_call_asks_whose_ally() {
    let mut table = two();
    table.discard(A, &[Card::Mockingbird]).discard(B, &[Card::Mockingbird]);
    table.hand(A, &[Card::MakeTheCall, Card::Strength, Card::Genius]);
    table.answer(Action::Play(Card::MakeTheCall)).answer(Action::Card(Card::Mockingbird)).pay();
    table.choose(PieceId::identity(B));
    assert!(table.state.player(A).discard.contains(&Card::Mockingbird));
    assert!(!table.state.player(B).discard.contains(&Card::Mockingbird));
}

#[test]
fn make_the_call_needs_an_ally_that_can_be_paid_for() {
    let mut table = hero();
    let play = Action::Play(Card::MakeTheCall);
    table.hand(A, &[Card::MakeTheCall, Card::Strength]).discard(A, &[Card::Uppercut]);
    assert_eq!(table.refused(A, play), "9.1");
    // Cost 4.
    table.discard(A, &[Card::Vision]);
    assert_eq!(table.refused(A, play), "9.1");
    // Rule 14.6.
    table.controls(A, Card::MariaHill);
    table.discard(A, &[Card::MariaHill]);
    assert_eq!(table.refused(A, play), "9.1");
    table.hand(A, &[Card::Energy]).answer(play);
    assert!(!table.may(Action::Card(Card::MariaHill)) && table.may(Action::Card(Card::Vision)));
}

#[test]
fn the_power_of_leadership_looks_at_the_ally_called() {
    // Rule 9.3.7.
    let mut table = hero();
    let play = Action::Play(Card::MakeTheCall);
    table.hand(A, &[Card::MakeTheCall, Card::ThePowerOfLeadership]).discard(A, &[Card::Hulk]);
    assert_eq!(table.refused(A, play), "9.1");
    table.discard(A, &[Card::MariaHill]);
    table.answer(play).answer(Action::Card(Card::MariaHill)).pay();
    assert!(table.state.in_play(Card::MariaHill).is_some());
}

#[test]
fn make_the_call_is_not_made_cheaper() {
    // Rule 37.14: the reduction is for the event, which costs nothing.
    let mut table = hero();
    table.state.player_mut(A).discount = 1;
    table.hand(A, &[Card::MakeTheCall, Card::Haymaker]).discard(A, &[Card::MariaHill]);
    assert_eq!(table.refused(A, Action::Play(Card::MakeTheCall)), "9.1");
}

#[test]
fn inspired_is_for_one_ally() {
    let mut table = two();
    let vision = table.controls(B, Card::Vision);
    table.hand(A, &[Card::Energy, Card::Inspired, Card::Inspired]).play(Card::Inspired);
    assert_eq!(powers(&table, vision), (Some(2), Some(3)));
    // Rule 4.2.5: its player keeps control.
    let inspired = table.state.in_play(Card::Inspired).unwrap();
    assert_eq!(table.state.piece(inspired).unwrap().controller, Some(A));
    assert_eq!(table.refused(A, Action::Play(Card::Inspired)), "4.3.1");
    let hawkeye = table.controls(A, Card::Hawkeye);
    assert_eq!(powers(&table, hawkeye), (Some(1), Some(1)));
    table.hand(A, &[Card::Energy]);
    assert!(table.may(Action::Play(Card::Inspired)));
}
