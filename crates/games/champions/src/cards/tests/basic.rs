//! Basic cards.

use crate::action::{Action, Ask};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::Lasting;
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;
const YOU: PieceId = PieceId::identity(A);

fn alter_ego() -> Table {
    Table::solo(Scenario::Rhino, Hero::BlackPanther)
}

fn hero() -> Table {
    let mut table = alter_ego();
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn mockingbird_stuns_an_enemy() {
    let mut table = hero();
    table.hand(A, &[Card::Mockingbird, Card::Strength, Card::Energy]).play(Card::Mockingbird);
    let mockingbird = table.state.in_play(Card::Mockingbird).unwrap();
    table.answer(Action::Use { piece: mockingbird, ability: AbilityId(0) });
    assert!(table.has(VILLAIN, Status::Stunned));
}

#[test]
fn mockingbird_needs_an_enemy_that_is_not_stunned() {
    // Rule 37.17.
    let mut table = hero();
    table.status(VILLAIN, Status::Stunned);
    table.hand(A, &[Card::Mockingbird, Card::Strength, Card::Energy]).play(Card::Mockingbird);
    assert!(is_turn(&table));
}

/// Nick Fury has been played; his player is asked.
fn nick_fury(table: &mut Table) -> PieceId {
    table.hand(A, &[Card::NickFury, Card::Strength, Card::Energy]).play(Card::NickFury);
    table.state.in_play(Card::NickFury).unwrap()
}

#[test]
fn nick_fury_has_three_ways() {
    let mut table = hero();
    table.threat(MAIN, 3);
    nick_fury(&mut table);
    table.answer(Action::Way(0));
    assert_eq!(table.threat_on(MAIN), 1);
    let mut table = hero();
    nick_fury(&mut table);
    // Without threat the first way could do nothing.
    assert_eq!(table.refused(A, Action::Way(0)), "10.3.3");
    table.answer(Action::Way(1));
    assert_eq!(table.state.player(A).hand.len(), 3);
    let mut table = hero();
    let killmonger = table.encounter_card(A, Card::Killmonger);
    nick_fury(&mut table);
    table.answer(Action::Way(2));
    assert_eq!(table.refused(A, Action::Piece(MAIN)), "10.3.3");
    table.choose(killmonger);
    assert_eq!(table.damage_on(killmonger), 4);
}

#[test]
fn nick_fury_leaves_at_the_end_of_the_round() {
    // EX-111
    let mut table = alter_ego();
    let nick = nick_fury(&mut table);
    let other = table.controls(A, Card::LukeCage);
    table.answer(Action::Way(1)).encounter_top(&[Card::Advance, Card::HydraMercenary]);
    table.answer(Action::EndTurn);
    table.pass_until(|ask| matches!(ask, Ask::Turn(..)));
    assert_eq!(table.state.round, 2);
    assert!(!table.is_in_play(nick) && table.is_in_play(other));
    assert!(table.state.player(A).discard.contains(&Card::NickFury));
}

#[test]
fn nick_fury_is_discarded_once_for_each_time_he_entered() {
    // EX-111
    let mut table = alter_ego();
    let nick = nick_fury(&mut table);
    table.answer(Action::Way(1));
    table.state.discard_piece(nick, &mut kernel::Log::off());
    assert!(table.state.lasting.is_empty());
    let again = nick_fury(&mut table);
    table.answer(Action::Way(2));
    assert_eq!(table.state.lasting.as_slice(), [Lasting::DiscardAtEndOfRound(again)]);
}

#[test]
fn emergency_makes_a_scheme_smaller() {
    let mut table = alter_ego();
    table.hand(A, &[Card::Emergency]).villain_schemes(A, &[Card::BombScare]);
    table.answer(Action::Play(Card::Emergency));
    // 1 + 2 icons - 1.
    assert_eq!(table.threat_on(MAIN), 2);
}

#[test]
fn emergency_is_a_thwart_against_the_villain() {
    let mut table = alter_ego();
    table.hand(A, &[Card::Emergency]);
    let killmonger = table.encounter_card(A, Card::Killmonger);
    table.happens(crate::frame::Frame::EnemyScheme { enemy: killmonger, seat: A });
    assert!(is_turn(&table));
    assert_eq!(table.threat_on(MAIN), 2);
    // A confused identity only loses the status card.
    table.status(YOU, Status::Confused).villain_schemes(A, &[Card::Advance]);
    table.answer(Action::Play(Card::Emergency));
    assert_eq!(table.threat_on(MAIN), 3);
    assert!(!table.has(YOU, Status::Confused));
}

#[test]
fn first_aid_heals_anybody() {
    let mut table = alter_ego();
    table.hand(A, &[Card::FirstAid, Card::Haymaker]);
    assert_eq!(table.refused(A, Action::Play(Card::FirstAid)), "9.1");
    table.damaged(YOU, 3).damaged(VILLAIN, 3).play(Card::FirstAid);
    assert!(table.may(Action::Piece(VILLAIN)));
    table.choose(YOU);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (1, 3));
}

#[test]
fn haymaker_deals_three() {
    // EX-115: one of three resources is lost.
    let mut table = hero();
    table.hand(A, &[Card::Haymaker, Card::EnergyAbsorption]).play(Card::Haymaker);
    assert_eq!(table.damage_on(VILLAIN), 3);
    table.hand(A, &[Card::Uppercut, Card::EnergyAbsorption]).play(Card::Uppercut);
    assert_eq!(table.damage_on(VILLAIN), 8);
    assert!(table.state.player(A).hand.is_empty());
    let mut table = alter_ego();
    table.hand(A, &[Card::Haymaker, Card::EnergyAbsorption]);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "10.1.2");
}

#[test]
fn resource_cards_give_two_of_their_type() {
    for card in [Card::Energy, Card::Genius, Card::Strength] {
        let mut table = hero();
        table.hand(A, &[Card::Haymaker, card]);
        // They are not played themselves.
        assert_eq!(table.refused(A, Action::Play(card)), "7.3");
        table.play(Card::Haymaker);
        assert_eq!(table.damage_on(VILLAIN), 3);
        // Only Strength is physical.
        let tenacity = table.controls(A, Card::Tenacity);
        table.piece(YOU).exhausted = true;
        table.hand(A, &[card]);
        assert_eq!(table.may(Action::Use { piece: tenacity, ability: AbilityId(0) }), card == Card::Strength);
    }
}

#[test]
fn avengers_mansion_draws_for_a_player() {
    let mut table = two();
    let mansion = table.controls(A, Card::AvengersMansion);
    table.use_ability(mansion, 0).choose(PieceId::identity(B));
    assert_eq!((table.state.player(A).hand.len(), table.state.player(B).hand.len()), (0, 1));
    assert_eq!(table.refused(A, Action::Use { piece: mansion, ability: AbilityId(0) }), "4.4.1");
    table.hand(A, &[Card::AvengersMansion, Card::Strength, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::AvengersMansion)), "14.5");
}

#[test]
fn helicarrier_makes_the_next_card_cheaper() {
    // EX-117
    let mut table = two();
    let carrier = table.controls(A, Card::Helicarrier);
    table.hand(A, &[Card::Haymaker, Card::FirstAid]);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "9.1");
    table.use_ability(carrier, 0).choose(YOU).play(Card::Haymaker);
    assert_eq!(table.damage_on(VILLAIN), 3);
    assert_eq!(table.state.player(A).discount, 0);
    assert_eq!(table.refused(A, Action::Use { piece: carrier, ability: AbilityId(0) }), "4.4.1");
}

#[test]
fn a_card_without_cost_uses_the_helicarrier_up() {
    // EX-117, rule 37.14.
    let mut table = two();
    let carrier = table.controls(A, Card::Helicarrier);
    let vision = table.controls(A, Card::Vision);
    table.piece(vision).exhausted = true;
    table.use_ability(carrier, 0).choose(YOU);
    table.hand(A, &[Card::GetReady, Card::Haymaker, Card::FirstAid]).play(Card::GetReady);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "9.1");
    // It is for the chosen player, and for this phase.
    table.piece(carrier).exhausted = false;
    table.use_ability(carrier, 0).choose(PieceId::identity(B));
    assert_eq!((table.state.player(A).discount, table.state.player(B).discount), (0, 1));
    table.answer(Action::EndTurn).answer(Action::EndTurn);
    table.pass_until(|ask| !matches!(ask, Ask::EndOfPhase(_)));
    assert_eq!(table.state.player(B).discount, 0);
}

#[test]
fn tenacity_readies_the_hero() {
    let mut table = hero();
    let tenacity = table.controls(A, Card::Tenacity);
    let using = Action::Use { piece: tenacity, ability: AbilityId(0) };
    table.hand(A, &[Card::Strength]);
    assert_eq!(table.refused(A, using), "9.1");
    table.piece(YOU).exhausted = true;
    table.use_ability(tenacity, 0);
    assert!(!table.state.piece(YOU).unwrap().exhausted);
    assert!(!table.is_in_play(tenacity));
    // Not in alter-ego form.
    let mut table = alter_ego();
    let tenacity = table.controls(A, Card::Tenacity);
    table.piece(YOU).exhausted = true;
    table.hand(A, &[Card::Strength]);
    assert_eq!(table.refused(A, Action::Use { piece: tenacity, ability: AbilityId(0) }), "10.1.2");
}
