//! Captain Marvel's cards.

use crate::action::{Action, Ask};
use crate::frame::{Frame, SentenceStep};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const YOU: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

fn carol() -> Table {
    Table::solo(Scenario::Rhino, Hero::CaptainMarvel)
}

fn captain() -> Table {
    let mut table = carol();
    table.hero(A);
    table
}

fn hand(table: &Table) -> Vec<Card> {
    table.state.player(A).hand.to_vec()
}

/// Damage to the captain that is not from an attack.
fn hurts(table: &mut Table, amount: u16) {
    table.state.due(YOU, amount);
    let at = table.state.begin_sentence(A, Card::ElectromagneticBacklash, PieceId::NONE);
    table.happens(Frame::Sentence(at, SentenceStep::Damage));
}

#[test]
fn rechannel_heals_and_draws_once_a_round() {
    let mut table = captain();
    assert_eq!(table.state.identity(A).unwrap().card, Card::CaptainMarvel);
    table.damaged(YOU, 3).hand(A, &[Card::Energy, Card::EnergyAbsorption]).top(A, &[Card::Genius]);
    table.use_ability(YOU, 0);
    assert_eq!(table.hurt(A), 2);
    assert_eq!(hand(&table), [Card::EnergyAbsorption, Card::Genius]);
    let again = Action::Use { piece: YOU, ability: AbilityId(0) };
    assert_eq!(table.refused(A, again), "10.3.8");
    // Rule 20.6: changing form does not renew it; the next round does.
    table.answer(Action::ChangeForm);
    table.piece(YOU).card = Card::CaptainMarvel;
    assert_eq!(table.refused(A, again), "10.3.8");
}

#[test]
fn rechannel_needs_damage_and_energy() {
    let mut table = captain();
    table.hand(A, &[Card::Genius]);
    let rechannel = Action::Use { piece: YOU, ability: AbilityId(0) };
    assert_eq!(table.refused(A, rechannel), "9.2");
    table.damaged(YOU, 1);
    assert_eq!(table.refused(A, rechannel), "9.1");
}

#[test]
fn commander_lets_a_player_draw() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::CaptainMarvel, Hero::SpiderMan]);
    assert_eq!(table.state.identity(A).unwrap().card, Card::CarolDanvers);
    table.use_ability(YOU, 0);
    assert!(matches!(table.ask(), Ask::Target(..)));
    table.choose(PieceId::identity(B));
    assert_eq!(table.state.player(B).hand.len(), 1);
    assert_eq!(table.state.player(A).hand.len(), 0);
    assert_eq!(table.refused(A, Action::Use { piece: YOU, ability: AbilityId(0) }), "10.3.8");
}

#[test]
fn spider_woman_confuses_the_villain() {
    let mut table = carol();
    table.hand(A, &[Card::SpiderWoman, Card::Energy, Card::Genius]).play(Card::SpiderWoman);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    let ally = table.state.in_play(Card::SpiderWoman).unwrap();
    table.answer(Action::Use { piece: ally, ability: AbilityId(0) });
    assert!(table.has(VILLAIN, Status::Confused));
}

#[test]
fn spider_woman_is_not_offered_against_a_confused_villain() {
    let mut table = carol();
    table.status(VILLAIN, Status::Confused);
    table.hand(A, &[Card::SpiderWoman, Card::Energy, Card::Genius]).play(Card::SpiderWoman);
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

/// Two schemes, and Crisis Interdiction in hand with what pays for it.
fn two_schemes(aerial: bool, main: u16) -> (Table, PieceId) {
    let mut table = captain();
    let side = table.encounter_card(A, Card::ThePsycheMagnitron);
    table.threat(MAIN, main).hand(A, &[Card::CrisisInterdiction, Card::Energy]);
    if aerial {
        table.controls(A, Card::CosmicFlight);
    }
    (table, side)
}

#[test]
fn crisis_interdiction_thwarts_two_schemes_in_the_air() {
    let (mut table, side) = two_schemes(true, 4);
    table.play(Card::CrisisInterdiction);
    assert!(matches!(table.ask(), Ask::Target(_, 0)));
    table.choose(MAIN);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (2, 1));
}

#[test]
fn crisis_interdiction_thwarts_one_scheme_on_the_ground() {
    let (mut table, side) = two_schemes(false, 4);
    table.play(Card::CrisisInterdiction).choose(side);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (4, 1));
}

#[test]
fn crisis_interdiction_goes_on_only_after_a_full_removal() {
    // Rule 10.3.1.
    let (mut table, side) = two_schemes(true, 1);
    table.play(Card::CrisisInterdiction).choose(MAIN);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (0, 3));
}

#[test]
fn crisis_interdiction_ends_a_crisis_first() {
    let mut table = captain();
    let side = table.encounter_card(A, Card::PersonalChallenge);
    table.controls(A, Card::CosmicFlight);
    table.threat(side, 2).threat(MAIN, 3).hand(A, &[Card::CrisisInterdiction, Card::Energy]);
    // Rule 13.3: only the side scheme can be the first.
    table.play(Card::CrisisInterdiction);
    assert!(!table.is_in_play(side));
    assert_eq!(table.threat_on(MAIN), 1);
}

#[test]
fn crisis_interdiction_of_a_confused_hero_only_loses_the_card() {
    let (mut table, side) = two_schemes(true, 4);
    table.status(YOU, Status::Confused).play(Card::CrisisInterdiction);
    assert!(!table.has(YOU, Status::Confused));
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (4, 3));
    assert!(table.state.player(A).discard.contains(&Card::CrisisInterdiction));
}

#[test]
fn photonic_blast_draws_for_energy() {
    // EX-115, first part: three energy for a cost of three.
    let mut table = captain();
    table.hand(A, &[Card::PhotonicBlast, Card::EnergyAbsorption]).top(A, &[Card::Genius]);
    table.play(Card::PhotonicBlast);
    assert_eq!(table.damage_on(VILLAIN), 5);
    assert_eq!(hand(&table), [Card::Genius]);
}

#[test]
fn photonic_blast_draws_nothing_for_other_resources() {
    let mut table = captain();
    table.hand(A, &[Card::PhotonicBlast, Card::Strength, Card::Genius]).play(Card::PhotonicBlast);
    assert_eq!(table.damage_on(VILLAIN), 5);
    assert!(hand(&table).is_empty());
}

#[test]
fn photonic_blast_takes_a_wild_resource_as_energy_if_the_payer_says_so() {
    // Rule 9.3.6.
    for (answer, drawn) in [(Action::Accept, 1), (Action::Decline, 0)] {
        let mut table = captain();
        table.hand(A, &[Card::PhotonicBlast, Card::Strength, Card::SpiderWoman]).play(Card::PhotonicBlast);
        assert!(matches!(table.ask(), Ask::Count(..)));
        table.answer(answer);
        assert_eq!(table.damage_on(VILLAIN), 5);
        assert_eq!(hand(&table).len(), drawn);
    }
}

#[test]
fn photonic_blast_of_a_stunned_hero_draws_nothing() {
    let mut table = captain();
    table.hand(A, &[Card::PhotonicBlast, Card::EnergyAbsorption]).status(YOU, Status::Stunned);
    table.play(Card::PhotonicBlast);
    assert_eq!(table.damage_on(VILLAIN), 0);
    assert!(!table.has(YOU, Status::Stunned) && hand(&table).is_empty());
}

#[test]
fn energy_absorption_pays_three_and_the_rest_is_lost() {
    // EX-115, second part: three energy for a cost of two (rule 9.3.4).
    let mut table = captain();
    table.threat(MAIN, 4).hand(A, &[Card::CrisisInterdiction, Card::EnergyAbsorption]);
    assert_eq!(table.refused(A, Action::Play(Card::EnergyAbsorption)), "7.3");
    table.play(Card::CrisisInterdiction);
    assert_eq!(table.threat_on(MAIN), 2);
    assert!(hand(&table).is_empty());
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn alpha_flight_station_draws_two_for_carol_danvers() {
    let mut table = carol();
    let station = table.controls(A, Card::AlphaFlightStation);
    let go = Action::Use { piece: station, ability: AbilityId(0) };
    // Rule 9.2: a card has to be discarded.
    assert_eq!(table.refused(A, go), "9.2.3");
    table.hand(A, &[Card::Genius, Card::Strength]).top(A, &[Card::Energy, Card::PhotonicBlast]);
    table.answer(go).answer(Action::Card(Card::Genius));
    assert_eq!(hand(&table), [Card::Strength, Card::Energy, Card::PhotonicBlast]);
    assert_eq!(table.refused(A, go), "4.4.1");
}

#[test]
fn alpha_flight_station_is_played_without_discarding() {
    let mut table = carol();
    table.hand(A, &[Card::AlphaFlightStation, Card::Energy, Card::Genius]).play(Card::AlphaFlightStation);
    assert!(table.state.in_play(Card::AlphaFlightStation).is_some());
    assert_eq!(hand(&table), [Card::Genius]);
}

#[test]
fn alpha_flight_station_draws_one_for_captain_marvel() {
    let mut table = captain();
    let station = table.controls(A, Card::AlphaFlightStation);
    table.hand(A, &[Card::Genius]).top(A, &[Card::Energy]);
    table.answer(Action::Use { piece: station, ability: AbilityId(0) }).answer(Action::Card(Card::Genius));
    assert_eq!(hand(&table), [Card::Energy]);
}

#[test]
fn the_helmet_defends_better_in_the_air() {
    let mut table = captain();
    let defence = |table: &Table| table.state.defence(table.state.identity(A).unwrap());
    assert_eq!(defence(&table), Some(1));
    table.controls(A, Card::CaptainMarvelsHelmet);
    assert_eq!(defence(&table), Some(2));
    let flight = table.controls(A, Card::CosmicFlight);
    assert_eq!(defence(&table), Some(3));
    table.piece(YOU).card = Card::CarolDanvers;
    assert_eq!(defence(&table), None);
    assert!(!table.state.is_aerial(A));
    assert!(table.is_in_play(flight));
}

#[test]
fn cosmic_flight_prevents_three_of_an_attack() {
    let mut table = captain();
    let flight = table.controls(A, Card::CosmicFlight);
    assert!(table.state.is_aerial(A));
    // ATK 2 and three boost icons.
    table.villain_attacks(A, &[Card::ImminentOverload]);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    table.answer(Action::Pass);
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Use { piece: flight, ability: AbilityId(0) });
    assert_eq!(table.hurt(A), 2);
    assert!(!table.is_in_play(flight) && !table.state.is_aerial(A));
}

#[test]
fn cosmic_flight_prevents_other_damage_too_but_not_in_alter_ego_form() {
    // Rule 11.4.5.
    let mut table = captain();
    let flight = table.controls(A, Card::CosmicFlight);
    hurts(&mut table, 4);
    table.answer(Action::Use { piece: flight, ability: AbilityId(0) });
    assert_eq!(table.hurt(A), 1);
    let mut table = carol();
    table.controls(A, Card::CosmicFlight);
    hurts(&mut table, 4);
    assert_eq!(table.hurt(A), 4);
}

#[test]
fn cosmic_flight_comes_after_a_tough_card() {
    // Rule 12.2: the tough card goes first, and there is nothing left to prevent.
    let mut table = captain();
    let flight = table.controls(A, Card::CosmicFlight);
    table.status(YOU, Status::Tough);
    hurts(&mut table, 4);
    assert!(table.is_in_play(flight) && !table.has(YOU, Status::Tough));
    assert_eq!(table.hurt(A), 0);
}

#[test]
fn energy_channel_stores_energy() {
    let mut table = carol();
    let channel = table.controls(A, Card::EnergyChannel);
    let store = Action::Use { piece: channel, ability: AbilityId(0) };
    table.hand(A, &[Card::Genius]);
    assert_eq!(table.refused(A, store), "9.2.3");
    table.hand(A, &[Card::Energy, Card::EnergyAbsorption, Card::EnergyChannel]);
    table.answer(store).answer(Action::Card(Card::Energy));
    assert_eq!(table.refused(A, Action::Card(Card::Genius)), "9.3.2");
    table.answer(Action::Done);
    assert_eq!(table.state.piece(channel).unwrap().counters, 2);
    // There is no limit on it, and what is left can be spent as well.
    table.answer(store).answer(Action::Card(Card::EnergyAbsorption));
    assert_eq!(table.state.piece(channel).unwrap().counters, 5);
    assert_eq!(table.refused(A, Action::Play(Card::EnergyChannel)), "14.5");
    assert_eq!(table.refused(A, Action::Use { piece: channel, ability: AbilityId(1) }), "10.1.2");
}

#[test]
fn energy_channel_deals_at_most_ten() {
    // EX-53.
    let mut table = captain();
    let channel = table.controls(A, Card::EnergyChannel);
    let blast = Action::Use { piece: channel, ability: AbilityId(1) };
    assert_eq!(table.refused(A, blast), "9.1");
    table.piece(channel).counters = 6;
    table.answer(blast);
    assert_eq!(table.damage_on(VILLAIN), 10);
    assert!(table.state.player(A).discard.contains(&Card::EnergyChannel));
    let mut table = captain();
    let channel = table.controls(A, Card::EnergyChannel);
    table.piece(channel).counters = 2;
    table.use_ability(channel, 1);
    assert_eq!(table.damage_on(VILLAIN), 4);
}

#[test]
fn family_emergency_exhausts_or_stuns() {
    let mut table = carol();
    table.reveals(A, Card::FamilyEmergency);
    assert!(matches!(table.ask(), Ask::Choose(..)));
    table.answer(Action::Way(0));
    assert!(table.state.identity(A).unwrap().exhausted);
    assert!(table.state.removed.contains(&Card::FamilyEmergency));
    // A player who stays in hero form has no choice: the hero is stunned, and the next card comes.
    let mut table = captain();
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::FamilyEmergency);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    table.answer(Action::Decline);
    assert!(table.has(YOU, Status::Stunned));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
    assert!(table.state.encounter_discard.contains(&Card::FamilyEmergency));
}

#[test]
fn family_emergency_lets_the_hero_change_form() {
    let mut table = captain();
    table.reveals(A, Card::FamilyEmergency).answer(Action::Accept).answer(Action::Way(0));
    assert_eq!(table.state.identity(A).unwrap().card, Card::CarolDanvers);
    assert!(!table.state.player(A).changed_form);
    // An exhausted alter-ego cannot choose it (rule 18.4.2); a stunned one can still choose the other (rule 18.4.3).
    table.status(YOU, Status::Stunned).encounter_top(&[Card::ImminentOverload]);
    table.reveals(A, Card::FamilyEmergency);
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn the_psyche_magnitron_grows_with_the_players() {
    let mut table = carol();
    table.reveals(A, Card::ThePsycheMagnitron);
    let scheme = table.state.in_play(Card::ThePsycheMagnitron).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    assert_eq!(table.state.icons(|def| def.hazard_icons), 1);
    let mut table = Table::new(Scenario::Rhino, &[Hero::CaptainMarvel, Hero::SpiderMan]);
    table.reveals(B, Card::ThePsycheMagnitron);
    let scheme = table.state.in_play(Card::ThePsycheMagnitron).unwrap();
    assert_eq!(table.threat_on(scheme), 5);
}

#[test]
fn yon_rogg_feeds_the_psyche_magnitron() {
    let mut table = captain();
    let enemy = table.encounter_card(A, Card::YonRogg);
    table.happens(Frame::EnemyAttack { enemy, seat: A }).answer(Action::Pass);
    assert_eq!(table.hurt(A), 3);
    assert_eq!(table.threat_on(MAIN), 0);
    let scheme = table.encounter_card(A, Card::ThePsycheMagnitron);
    table.happens(Frame::EnemyAttack { enemy, seat: A }).answer(Action::Pass);
    assert_eq!(table.threat_on(scheme), 4);
    // An attack that was not made feeds nothing.
    table.status(enemy, Status::Stunned).happens(Frame::EnemyAttack { enemy, seat: A });
    assert_eq!(table.threat_on(scheme), 4);
}

#[test]
fn kree_manipulator_is_revealed() {
    let mut table = carol();
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::KreeManipulator);
    assert_eq!(table.threat_on(MAIN), 1);
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn kree_manipulator_as_a_boost_card_needs_an_undefended_attack() {
    let mut table = captain();
    table.villain_attacks(A, &[Card::KreeManipulator]).answer(Action::Pass);
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (2, 1));
    let mut table = captain();
    table.villain_attacks(A, &[Card::KreeManipulator]).choose(YOU);
    assert_eq!((table.hurt(A), table.threat_on(MAIN)), (1, 0));
    let mut table = carol();
    table.villain_schemes(A, &[Card::KreeManipulator]);
    assert_eq!(table.threat_on(MAIN), 1);
}

#[test]
fn yon_roggs_treason_takes_printed_energy() {
    let mut table = carol();
    table.hand(A, &[Card::Energy, Card::Genius, Card::SpiderWoman, Card::EnergyAbsorption]);
    table.reveals(A, Card::YonRoggsTreason);
    // Rule 9.3.3: wild is not energy.
    assert_eq!(hand(&table), [Card::Genius, Card::SpiderWoman]);
    assert!(table.state.in_play(Card::ImminentOverload).is_none());
    table.encounter_top(&[Card::ImminentOverload]).reveals(A, Card::YonRoggsTreason);
    assert_eq!(hand(&table).len(), 2);
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}
