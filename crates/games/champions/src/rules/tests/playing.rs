//! Chapters 9 and 10.

use super::*;
use crate::action::Action;
use crate::ids::{AbilityId, Status};
use crate::state::Ending;

// Rule 9.1.
#[test]
fn a_card_needs_its_cost() {
    let mut table = rhino();
    table.hand(A, &[Card::SwingingWebKick, Card::Energy]);
    // Cost 3, two resources.
    assert_eq!(table.refused(A, Action::Play(Card::SwingingWebKick)), "9.1");
    table.hand(A, &[Card::Backflip]).play(Card::SwingingWebKick);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 8);
    assert!(table.state.player(A).hand.is_empty());
    // Rule 9.3.5: what paid lies below the event.
    assert_eq!(table.state.player(A).discard.last(), Some(&Card::SwingingWebKick));
}

// Rule 9.2.5.
#[test]
fn a_card_does_not_pay_for_itself() {
    let mut table = rhino();
    table.hand(A, &[Card::WebShooter]);
    assert_eq!(table.refused(A, Action::Play(Card::WebShooter)), "9.1");
    // A second copy does.
    table.hand(A, &[Card::WebShooter]).play(Card::WebShooter);
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::WebShooter]);
}

// Rules 9.3.1, 9.3.4, 9.1.5.
#[test]
fn surplus_is_lost_and_nothing_pays_nothing() {
    let mut table = rhino();
    table.hand(A, &[Card::WebShooter, Card::Energy, Card::Backflip]);
    table.answer(Action::Play(Card::WebShooter)).answer(Action::Card(Card::Energy));
    // Two resources for a cost of one: it is in play, nothing is left over.
    assert!(table.state.in_play(Card::WebShooter).is_some());
    assert!(turn(&table.ask()));
    // Rule 7.3.6: Backflip is not an Action.
    assert_eq!(table.refused(A, Action::Play(Card::Backflip)), "7.3.6");
}

// Rules 9.3.1, 17.7: a generator with uses.
#[test]
fn uses_run_out() {
    let mut table = rhino();
    let shooter = table.controls(A, Card::WebShooter);
    table.piece(shooter).counters = 1;
    table.hand(A, &[Card::SpiderTracer]);
    table.encounter_card(A, Card::Sandman);
    table.answer(Action::Play(Card::SpiderTracer)).answer(Action::Piece(shooter));
    assert!(!table.is_in_play(shooter));
    assert!(table.state.in_play(Card::SpiderTracer).is_some());
    // An exhausted one, or one in alter-ego form, generates nothing.
    let shooter = table.controls(A, Card::WebShooter);
    table.hand(A, &[Card::SpiderTracer]);
    assert!(table.may(Action::Play(Card::SpiderTracer)));
    table.piece(shooter).exhausted = true;
    assert_eq!(table.refused(A, Action::Play(Card::SpiderTracer)), "9.1");
    table.piece(shooter).exhausted = false;
    table.piece(YOU).card = Card::PeterParker;
    table.piece(YOU).used = u8::MAX;
    assert_eq!(table.refused(A, Action::Play(Card::SpiderTracer)), "9.1");
}

// Rule 9.3.7: doubling only for its own aspect.
#[test]
fn the_power_of_an_aspect() {
    use crate::ids::Faction;
    let table = rhino();
    assert_eq!(table.state.gives(Card::ThePowerOfJustice, Faction::Justice).total(), 2);
    assert_eq!(table.state.gives(Card::ThePowerOfJustice, Faction::Basic).total(), 1);
    assert_eq!(table.state.gives(Card::ThePowerOfJustice, Faction::Encounter).total(), 1);
}

// Rules 4.3.1, 10.3.8.
#[test]
fn hosts_of_upgrades() {
    let mut table = rhino();
    table.hand(A, &[Card::SpiderTracer, Card::WebbedUp, Card::Energy, Card::Genius]);
    assert_eq!(table.refused(A, Action::Play(Card::SpiderTracer)), "4.3.1");
    table.attached(A, Card::WebbedUp, PieceId::VILLAIN);
    assert_eq!(table.refused(A, Action::Play(Card::WebbedUp)), "4.3.1");
    table.encounter_card(A, Card::Sandman);
    assert!(table.may(Action::Play(Card::SpiderTracer)));
    assert!(table.may(Action::Play(Card::WebbedUp)));
    // Rule 10.1.2: in hero form only.
    table.piece(YOU).card = Card::PeterParker;
    assert_eq!(table.refused(A, Action::Play(Card::WebbedUp)), "10.1.2");
}

// Rule 10.3.8: once per round, and rule 31.42: changing form renews nothing.
#[test]
fn limits_stay_used_on_both_sides() {
    let mut table = peter();
    table.hand(A, &[Card::AuntMay, Card::WebShooter]);
    table.answer(Action::Play(Card::AuntMay)).answer(Action::Piece(YOU));
    assert!(table.state.in_play(Card::AuntMay).is_some());
    assert_eq!(table.refused(A, Action::Play(Card::WebShooter)), "9.1");
    table.happens(Frame::ChangeForm(A)).happens(Frame::ChangeForm(A));
    assert_eq!(table.refused(A, Action::Play(Card::WebShooter)), "9.1");
}

// Rule 10.2.1: the first player orders forced abilities.
#[test]
fn forced_abilities_are_ordered_by_the_first_player() {
    let mut table = two();
    table.state.first = B;
    let minion = table.encounter_card(A, Card::HydraMercenary);
    let one = table.attached(A, Card::SpiderTracer, minion);
    let other = table.attached(A, Card::SpiderTracer, minion);
    table.threat(PieceId::MAIN, 7).damaged(minion, 2);
    table.answer(Action::Attack { by: YOU, to: Some(minion) });
    assert!(matches!(table.ask(), Ask::Order { .. }));
    assert_eq!(table.asked(), B);
    table.answer(Action::Use { piece: other, ability: AbilityId(0) });
    assert!(turn(&table.ask()));
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
    assert!(!table.is_in_play(one) && !table.is_in_play(minion));
}

// Rule 10.2.1: one that could do nothing does not start.
#[test]
fn a_forced_ability_without_effect_does_not_start() {
    let mut table = rhino();
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.attached(A, Card::SpiderTracer, minion);
    table.attached(A, Card::SpiderTracer, minion);
    table.damaged(minion, 2).answer(Action::Attack { by: YOU, to: Some(minion) });
    assert!(turn(&table.ask()));
}

// Rule 10.2.2: an ability instance once for each event; rule 10.2.4: nothing reacts to what was replaced.
#[test]
fn windows() {
    let mut table = rhino();
    table.villain_attacks(A, &[Card::Advance]);
    let sense = Action::Use { piece: YOU, ability: AbilityId(0) };
    assert!(table.may(sense));
    table.answer(sense);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    let mut table = rhino();
    table.attached(A, Card::WebbedUp, PieceId::VILLAIN);
    table.villain_attacks(A, &[Card::Advance]);
    assert!(turn(&table.ask()));
}

// Rule 10.2.2: copies of an event each count.
#[test]
fn copies_of_an_event_can_both_be_played() {
    let mut table = rhino();
    table.hand(A, &[Card::Backflip, Card::Backflip]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    table.answer(Action::Play(Card::Backflip));
    // The damage is gone, so the second has nothing to prevent.
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 0);
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Backflip]);
}

// Rules 10.3.6, 12.6; rule 31.20.
#[test]
fn losing_hit_points_can_defeat() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    let upgrade = table.encounter_card(A, Card::UpgradedDrones);
    let (hurt, whole) = (table.drone(A, Card::Energy), table.drone(A, Card::Genius));
    table.damaged(hurt, 1).happens(Frame::Check);
    assert!(table.is_in_play(hurt));
    let mut log = kernel::Log::off();
    table.state.discard_piece(upgrade, &mut log);
    table.happens(Frame::Check);
    assert!(!table.is_in_play(hurt) && table.is_in_play(whole));
}

// Rules 10.4.1, 24.3: a win and a loss at once are a loss.
#[test]
fn win_and_loss_at_once() {
    let mut table = rhino();
    table.state.stages.clear();
    table.damaged(PieceId::VILLAIN, 13).damaged(YOU, 9);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1), (PieceId::VILLAIN, 1)]);
    assert_eq!(table.state.ended, Some(Ending::PlayersEliminated));
    // On its own it is a win.
    let mut table = rhino();
    table.state.stages.clear();
    table.damaged(PieceId::VILLAIN, 13);
    deals(&mut table, Card::ConcussiveBlast, &[(YOU, 1), (PieceId::VILLAIN, 1)]);
    assert_eq!(table.state.ended, Some(Ending::VillainDefeated));
}

// Rule 16.3: the cost of a stunned player's attack is paid.
#[test]
fn a_stunned_player_pays_for_nothing() {
    let mut table = rhino();
    table.status(YOU, Status::Stunned);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]).play(Card::SwingingWebKick);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
    assert!(!table.has(YOU, Status::Stunned));
    assert!(table.state.player(A).hand.is_empty());
    // Rule 9.1.4: the event counts as played.
    assert!(table.state.player(A).discard.contains(&Card::SwingingWebKick));
}

// Rules 4.2.5, 31.37: an upgrade on an enemy is still its player's.
#[test]
fn upgrades_on_enemies_stay_controlled() {
    let mut table = two();
    table.hand(A, &[Card::WebbedUp, Card::Energy, Card::Genius]).play(Card::WebbedUp);
    let webbed = table.state.in_play(Card::WebbedUp).unwrap();
    assert_eq!(table.state.piece(webbed).unwrap().host, PieceId::VILLAIN);
    assert!(table.state.controlled(A).any(|it| it.id == webbed));
    assert!(!table.state.controlled(B).any(|it| it.id == webbed));
}

// Rules 18.6, 7.3.7, 32.27: anybody may use an Action of an encounter card.
#[test]
fn actions_of_encounter_cards_are_for_everybody() {
    let mut table = two();
    let armor = table.encounter_card(A, Card::VibraniumArmor);
    let discard = Action::Use { piece: armor, ability: AbilityId(1) };
    assert_eq!(table.refused(B, discard), "9.1");
    table.hand(B, &[Card::Strength]).answer_as(B, discard);
    table.answer(Action::Card(Card::Strength));
    assert!(!table.is_in_play(armor));
    assert!(table.state.identity(B).unwrap().exhausted && !table.state.identity(A).unwrap().exhausted);
    // Rule 9.2.2: each player pays alone.
    assert_eq!(table.state.player(B).discard.as_slice(), [Card::Strength]);
}
