//! Black Panther's cards, his obligation and his nemesis.

use crate::ability::Pick;
use crate::action::{Action, Ask};
use crate::frame::{Frame, PlayerSetupStep};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;
const YOU: PieceId = PieceId::identity(A);

fn t_challa() -> Table {
    Table::solo(Scenario::Rhino, Hero::BlackPanther)
}

fn black_panther() -> Table {
    let mut table = t_challa();
    table.hero(A);
    table
}

/// Black Panther with Wakanda Forever! and what pays for it.
fn with_wakanda_forever() -> Table {
    let mut table = black_panther();
    table.hand(A, &[Card::WakandaForeverA, Card::Haymaker]);
    table
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn foresight_finds_an_upgrade_of_black_panther() {
    // EX-113: Card::TChalla.
    let mut table = t_challa();
    table.hand(A, &[Card::Haymaker, Card::Energy, Card::Genius, Card::Strength, Card::FirstAid, Card::Shuri]);
    table.happens(Frame::SetupPlayer(A, PlayerSetupStep::Identity));
    assert!(matches!(table.ask(), Ask::Pick(_, _, _, Pick::Deck(A))));
    assert_eq!(table.refused(A, Action::Card(Card::Indomitable)), "10.3.4");
    table.answer(Action::Card(Card::PantherClaws));
    assert_eq!(table.state.player(A).hand.len(), 7);
    assert!(!table.state.player(A).deck.contains(&Card::PantherClaws));
    // The end of the phase brings the hand to the hand size.
    table.answer(Action::EndTurn);
    assert_eq!(table.refused(A, Action::Done), "7.4");
    table.answer(Action::Card(Card::Haymaker));
    assert!(table.may(Action::Done));
}

#[test]
fn foresight_finds_nothing_without_such_an_upgrade() {
    let mut table = t_challa();
    table.deck(A, &[Card::Indomitable, Card::Haymaker]);
    table.happens(Frame::SetupPlayer(A, PlayerSetupStep::Identity));
    assert!(is_turn(&table));
    assert!(table.state.player(A).hand.is_empty());
}

#[test]
fn black_panther_retaliates() {
    let mut table = black_panther();
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (2, 1));
    // Even if no damage was dealt (rule 17.4).
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (2, 2));
}

#[test]
fn black_panther_does_not_retaliate_for_another_defender() {
    // EX-11: Card::BlackPanther is not the one attacked.
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table.villain_attacks(A, &[Card::Advance]);
    table.answer(Action::Pass).choose(PieceId::identity(B));
    assert!(is_turn(&table));
    assert_eq!(table.damage_on(VILLAIN), 0);
    // He does if he defends for another.
    table.villain_attacks(B, &[Card::Advance]);
    table.pass_until(|ask| matches!(ask, Ask::Defend { seat: A, .. })).choose(YOU);
    assert_eq!(table.damage_on(VILLAIN), 1);
}

#[test]
fn shuri_finds_any_upgrade() {
    let mut table = t_challa();
    table.hand(A, &[Card::Shuri, Card::Vibranium]);
    table.play(Card::Shuri);
    let shuri = table.state.in_play(Card::Shuri).unwrap();
    table.answer(Action::Use { piece: shuri, ability: AbilityId(0) });
    assert_eq!(table.refused(A, Action::Card(Card::Haymaker)), "10.3.4");
    table.answer(Action::Card(Card::Indomitable));
    assert_eq!(table.state.player(A).hand.as_slice(), [Card::Indomitable]);
    assert!(is_turn(&table));
}

#[test]
fn shuri_is_only_about_herself() {
    let mut table = t_challa();
    table.controls(A, Card::Shuri);
    table.hand(A, &[Card::LukeCage, Card::Vibranium, Card::Strength]);
    table.play(Card::LukeCage);
    assert!(is_turn(&table));
}

#[test]
fn ancestral_knowledge_takes_different_titles() {
    // EX-13
    let mut table = t_challa();
    let pile = [Card::WakandaForeverA, Card::WakandaForeverB, Card::WakandaForeverD, Card::Vibranium];
    table.discard(A, &pile).hand(A, &[Card::AncestralKnowledge, Card::Vibranium]);
    table.play(Card::AncestralKnowledge);
    assert_eq!(table.refused(A, Action::Done), "10.3.3");
    table.answer(Action::Card(Card::WakandaForeverB));
    assert_eq!(table.refused(A, Action::Card(Card::WakandaForeverA)), "10.3.3");
    assert!(table.may(Action::Done));
    table.answer(Action::Card(Card::Vibranium));
    // Nothing with another title is left; the event itself was not there yet (rule 19.6).
    assert!(is_turn(&table));
    let left = [Card::WakandaForeverA, Card::WakandaForeverD, Card::Vibranium, Card::AncestralKnowledge];
    assert_eq!(table.state.player(A).discard.as_slice(), left);
    assert!(table.state.player(A).deck.contains(&Card::WakandaForeverB));
}

#[test]
fn ancestral_knowledge_takes_at_most_three() {
    let mut table = t_challa();
    table.discard(A, &[Card::Haymaker, Card::Energy, Card::Genius, Card::Strength]);
    table.hand(A, &[Card::AncestralKnowledge, Card::FirstAid]);
    table.play(Card::AncestralKnowledge);
    for card in [Card::Haymaker, Card::Energy, Card::Genius] {
        table.answer(Action::Card(card));
    }
    assert!(is_turn(&table));
}

#[test]
fn ancestral_knowledge_needs_a_discard_pile_and_t_challa() {
    let mut table = t_challa();
    table.hand(A, &[Card::AncestralKnowledge, Card::FirstAid]);
    assert_eq!(table.refused(A, Action::Play(Card::AncestralKnowledge)), "9.1");
    table.discard(A, &[Card::Haymaker]);
    assert!(table.may(Action::Play(Card::AncestralKnowledge)));
    table.hero(A);
    assert_eq!(table.refused(A, Action::Play(Card::AncestralKnowledge)), "10.1.2");
}

#[test]
fn wakanda_forever_is_a_sequence() {
    // EX-55
    let mut table = with_wakanda_forever();
    let daggers = table.controls(A, Card::EnergyDaggers);
    let claws = table.controls(A, Card::PantherClaws);
    let genius = table.controls(A, Card::TacticalGenius);
    let shocker = table.encounter_card(A, Card::Shocker);
    table.threat(MAIN, 3);
    table.play(Card::WakandaForeverA);
    table.choose(genius);
    assert_eq!(table.threat_on(MAIN), 2);
    assert_eq!(table.refused(A, Action::Piece(genius)), "10.3.3");
    assert!(table.may(Action::Piece(claws)));
    table.choose(daggers);
    assert_eq!((table.damage_on(VILLAIN), table.damage_on(shocker)), (1, 1));
    // The last one needs no choice; it is the final step.
    table.choose(VILLAIN);
    assert_eq!(table.damage_on(VILLAIN), 5);
    assert!(is_turn(&table));
}

#[test]
fn one_step_alone_is_the_final_step() {
    let mut table = black_panther();
    table.controls(A, Card::TacticalGenius);
    table.threat(MAIN, 3).hand(A, &[Card::WakandaForeverB, Card::Haymaker]);
    table.play(Card::WakandaForeverB);
    assert_eq!(table.threat_on(MAIN), 1);
}

#[test]
fn wakanda_forever_needs_an_upgrade_that_could_do_something() {
    let mut table = black_panther();
    table.hand(A, &[Card::WakandaForeverC, Card::WakandaForeverD, Card::Haymaker]);
    assert_eq!(table.refused(A, Action::Play(Card::WakandaForeverC)), "9.1");
    // Without threat Tactical Genius could do nothing, but it could take the confused card away (rule 16.8).
    table.controls(A, Card::TacticalGenius);
    assert_eq!(table.refused(A, Action::Play(Card::WakandaForeverD)), "9.1");
    table.status(YOU, Status::Confused);
    table.play(Card::WakandaForeverD);
    assert!(!table.has(YOU, Status::Confused));
    // Only in hero form.
    let mut table = t_challa();
    table.controls(A, Card::EnergyDaggers);
    table.hand(A, &[Card::WakandaForeverC, Card::Haymaker]);
    assert_eq!(table.refused(A, Action::Play(Card::WakandaForeverC)), "10.1.2");
    table.hero(A).play(Card::WakandaForeverC);
    assert_eq!(table.damage_on(VILLAIN), 2);
}

#[test]
fn each_special_is_checked_for_stunned_on_its_own() {
    // Rule 37.3: the cancelled step is a step.
    let mut table = with_wakanda_forever();
    let claws = table.controls(A, Card::PantherClaws);
    table.controls(A, Card::EnergyDaggers);
    table.status(YOU, Status::Stunned);
    table.play(Card::WakandaForeverA).choose(claws);
    assert!(!table.has(YOU, Status::Stunned));
    assert_eq!(table.damage_on(VILLAIN), 2);
}

#[test]
fn a_stunned_final_step_leaves_the_step_before_it_small() {
    let mut table = with_wakanda_forever();
    table.controls(A, Card::PantherClaws);
    let daggers = table.controls(A, Card::EnergyDaggers);
    table.status(YOU, Status::Stunned);
    table.play(Card::WakandaForeverA).choose(daggers);
    assert_eq!(table.damage_on(VILLAIN), 1);
    assert!(!table.has(YOU, Status::Stunned));
}

#[test]
fn energy_daggers_are_for_one_player() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A);
    table.controls(A, Card::EnergyDaggers);
    let own = table.encounter_card(A, Card::HydraMercenary);
    let other = table.encounter_card(B, Card::Shocker);
    table.hand(A, &[Card::WakandaForeverA, Card::Haymaker]);
    table.play(Card::WakandaForeverA).choose(PieceId::identity(B));
    // Not an attack: the guard does not matter.
    assert_eq!(table.damage_on(VILLAIN), 2);
    assert_eq!((table.damage_on(own), table.damage_on(other)), (0, 2));
}

#[test]
fn panther_claws_are_an_attack() {
    let mut table = with_wakanda_forever();
    table.controls(A, Card::PantherClaws);
    let guard = table.encounter_card(A, Card::HydraMercenary);
    // Rule 37.29: the guard is the only target.
    table.play(Card::WakandaForeverA);
    assert!(!table.is_in_play(guard));
    assert_eq!(table.damage_on(VILLAIN), 0);
}

#[test]
fn tactical_genius_respects_a_crisis() {
    let mut table = with_wakanda_forever();
    table.controls(A, Card::TacticalGenius);
    let crisis = table.encounter_card(A, Card::CrowdControl);
    table.threat(MAIN, 3).threat(crisis, 3);
    table.play(Card::WakandaForeverA);
    assert_eq!((table.threat_on(MAIN), table.threat_on(crisis)), (3, 1));
}

#[test]
fn vibranium_suit_moves_damage() {
    let mut table = with_wakanda_forever();
    table.controls(A, Card::VibraniumSuit);
    table.damaged(YOU, 3).play(Card::WakandaForeverA);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (1, 2));
    // Moved damage is dealt: a tough card stops it, and the hero is rid of it.
    table.status(VILLAIN, Status::Tough).hand(A, &[Card::WakandaForeverB, Card::Energy]);
    table.play(Card::WakandaForeverB);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (0, 2));
    assert!(!table.has(VILLAIN, Status::Tough));
}

#[test]
fn vibranium_suit_moves_nothing_from_an_unhurt_hero() {
    let mut table = with_wakanda_forever();
    let suit = table.controls(A, Card::VibraniumSuit);
    // Rule 10.3.5.
    assert_eq!(table.refused(A, Action::Play(Card::WakandaForeverA)), "9.1");
    // Within a longer sequence it is a step without effect, not an attack.
    table.controls(A, Card::EnergyDaggers);
    table.play(Card::WakandaForeverA).choose(suit);
    assert_eq!((table.hurt(A), table.damage_on(VILLAIN)), (0, 2));
}

#[test]
fn vibranium_pays_two_and_is_not_played() {
    let mut table = t_challa();
    table.hand(A, &[Card::TheGoldenCity, Card::Vibranium]);
    assert_eq!(table.refused(A, Action::Play(Card::Vibranium)), "7.3");
    table.play(Card::TheGoldenCity);
    assert!(table.state.in_play(Card::TheGoldenCity).is_some());
}

#[test]
fn the_golden_city_draws_two() {
    let mut table = t_challa();
    let city = table.controls(A, Card::TheGoldenCity);
    table.use_ability(city, 0);
    assert_eq!(table.state.player(A).hand.len(), 2);
    assert_eq!(table.refused(A, Action::Use { piece: city, ability: AbilityId(0) }), "4.4.1");
    table.piece(city).exhausted = false;
    table.hero(A);
    assert_eq!(table.refused(A, Action::Use { piece: city, ability: AbilityId(0) }), "10.1.2");
}

#[test]
fn affairs_of_state_exhausts_t_challa() {
    let mut table = black_panther();
    table.controls(A, Card::PantherClaws);
    table.reveals(A, Card::AffairsOfState);
    table.answer(Action::Accept).answer(Action::Way(0));
    assert!(table.state.removed.contains(&Card::AffairsOfState));
    assert!(table.state.identity(A).unwrap().exhausted);
    assert!(!table.state.is_hero(A));
}

#[test]
fn affairs_of_state_discards_an_upgrade() {
    let mut table = black_panther();
    let claws = table.controls(A, Card::PantherClaws);
    let suit = table.controls(A, Card::VibraniumSuit);
    let vest = table.controls(A, Card::ArmoredVest);
    // A player who stays in hero form cannot exhaust the alter-ego, so only one way is left.
    table.reveals(A, Card::AffairsOfState).answer(Action::Decline);
    assert_eq!(table.refused(A, Action::Piece(vest)), "10.3.3");
    table.choose(suit);
    assert!(table.is_in_play(claws) && !table.is_in_play(suit));
    assert!(table.state.encounter_discard.contains(&Card::AffairsOfState));
}

#[test]
fn affairs_of_state_without_an_option_is_discarded() {
    // Rule 18.4.3.
    let mut table = black_panther();
    table.reveals(A, Card::AffairsOfState).answer(Action::Decline);
    assert!(is_turn(&table));
    assert!(table.state.encounter_discard.contains(&Card::AffairsOfState));
    // In alter-ego form without an upgrade T'Challa has to be exhausted.
    let mut table = t_challa();
    table.reveals(A, Card::AffairsOfState);
    assert!(table.state.identity(A).unwrap().exhausted);
}

#[test]
fn usurp_the_throne_has_a_hazard_icon() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.reveals(A, Card::UsurpTheThrone);
    let throne = table.state.in_play(Card::UsurpTheThrone).unwrap();
    assert_eq!(table.threat_on(throne), 6);
    // One more card in all, for the first player (rule 8.3.1).
    let hazards = table.state.icons(|def| def.hazard_icons) as u8;
    table.happens(Frame::DealEncounter(0, hazards));
    assert_eq!((table.state.player(A).dealt.len(), table.state.player(B).dealt.len()), (2, 1));
    // No crisis: the main scheme can be thwarted.
    table.threat(MAIN, 1);
    assert!(table.state.can_thwart(table.state.piece(MAIN).unwrap()));
}

#[test]
fn killmonger_takes_no_damage_from_the_upgrades() {
    let mut table = with_wakanda_forever();
    let killmonger = table.encounter_card(A, Card::Killmonger);
    let claws = table.controls(A, Card::PantherClaws);
    table.controls(A, Card::EnergyDaggers);
    // He is not a target of the claws: the villain is the only one.
    table.play(Card::WakandaForeverA).choose(claws);
    assert_eq!((table.damage_on(VILLAIN), table.damage_on(killmonger)), (4, 0));
    // A basic attack and an event hurt him.
    table.answer(Action::Attack { by: YOU, to: Some(killmonger) });
    assert_eq!(table.damage_on(killmonger), 2);
    table.hand(A, &[Card::Haymaker, Card::Energy]).play(Card::Haymaker).choose(killmonger);
    assert!(!table.is_in_play(killmonger));
}

#[test]
fn heart_shaped_herb_makes_tough_and_surges() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    let own = table.encounter_card(A, Card::Killmonger);
    let other = table.encounter_card(B, Card::Shocker);
    table.encounter_top(&[Card::HydraMercenary]).reveals(A, Card::HeartShapedHerb);
    assert!(table.has(VILLAIN, Status::Tough) && table.has(own, Status::Tough));
    assert!(!table.has(other, Status::Tough));
    // The minion of the surge came later.
    let surged = table.state.in_play(Card::HydraMercenary).unwrap();
    assert!(!table.has(surged, Status::Tough));
}

#[test]
fn heart_shaped_herb_as_a_boost_card() {
    let mut table = black_panther();
    let minion = table.encounter_card(A, Card::Killmonger);
    table.villain_attacks(A, &[Card::HeartShapedHerb]).choose(YOU);
    // 2 + 1 icon - 2; the retaliation takes the tough card away again.
    assert_eq!(table.hurt(A), 1);
    assert_eq!(table.damage_on(VILLAIN), 0);
    assert!(!table.has(VILLAIN, Status::Tough) && !table.has(minion, Status::Tough));
}

#[test]
fn ritual_combat_counts_boost_icons() {
    // EX-105: the star is not an icon.
    let mut table = black_panther();
    table.encounter_top(&[Card::TitaniasFury]).reveals(A, Card::RitualCombat);
    assert!(table.may(Action::Way(1)));
    table.answer(Action::Way(0));
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (2, 0));
    // An alter-ego must take the threat.
    let mut table = t_challa();
    table.encounter_top(&[Card::TitaniasFury]).reveals(A, Card::RitualCombat);
    assert!(is_turn(&table));
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (0, 2));
}
