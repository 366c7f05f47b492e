//! Ultron's cards.

use crate::action::{Action, Ask};
use crate::frame::Frame;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::{Ending, Mode};
use crate::testing::{A, B, Table};
use kernel::Seat;

const SPIDER_MAN: PieceId = PieceId::identity(A);

/// Spider-Man in hero form against Ultron, with Ultron Drones in play.
fn ultron() -> Table {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A);
    table
}

/// Two players, Spider-Man and Black Panther, both in hero form.
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

/// Passes everything until somebody has to choose a way, or nothing more happens.
fn to_choice(table: &mut Table) {
    table.pass_until(|ask| matches!(ask, Ask::Choose(..) | Ask::Turn(..)));
}

fn place(amount: u16, step_one: bool) -> Frame {
    Frame::PlaceThreat { scheme: PieceId::MAIN, amount, step_one, seat: A }
}

fn second_scheme(table: &mut Table) {
    table.main_scheme(Card::AssaultOnNORAD2B);
    table.state.schemes.remove(0);
}

#[test]
fn ultron_i_leaves_threat_or_a_drone() {
    assert_eq!(Card::UltronI.def().abilities.len(), 1);
    for (way, threat, made) in [(0, 1, 0), (1, 0, 1)] {
        let mut table = ultron();
        table.villain_attacks(A, &[Card::Advance]);
        to_choice(&mut table);
        assert_eq!(table.hurt(A), 2);
        table.answer(Action::Way(way));
        assert_eq!(table.threat_on(PieceId::MAIN), threat);
        assert_eq!(drones(&table, A), made);
    }
}

#[test]
fn ultron_i_without_a_card_for_a_drone() {
    let mut table = ultron();
    table.deck(A, &[]);
    table.villain_attacks(A, &[Card::Advance]).pass_until(turn);
    // The only option is taken without a question.
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
}

#[test]
fn ultron_i_is_silent_if_he_was_stunned_or_another_attacks() {
    let mut table = ultron();
    table.status(PieceId::VILLAIN, Status::Stunned);
    table.villain_attacks(A, &[]);
    assert!(turn(&table.ask()));
    let drone = table.drone(A, Card::Energy);
    table.happens(Frame::EnemyAttack { enemy: drone, seat: A }).pass_until(turn);
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
    assert_eq!(table.hurt(A), 1);
}

#[test]
fn ultron_i_asks_the_player_who_defended() {
    let mut table = two();
    table.villain_attacks(A, &[Card::Advance]);
    // Spider-Sense, then the defenders.
    table.answer(Action::Pass).answer(Action::Pass);
    table.choose(PieceId::identity(B));
    assert!(matches!(table.ask(), Ask::Choose(..)));
    assert_eq!(table.asked(), B);
}

// EX-39
#[test]
fn ultron_ii_counts_the_drones_of_the_player_attacked_first() {
    let mut table = two();
    table.stage(2);
    assert_eq!(table.state.villain().unwrap().card, Card::UltronII);
    table.drone(B, Card::Energy);
    table.drone(B, Card::Genius);
    table.villain_attacks(A, &[Card::HydraMercenary]);
    assert_eq!(drones(&table, A), 1);
    table.answer(Action::Use { piece: SPIDER_MAN, ability: AbilityId(0) });
    assert_eq!(table.state.player(A).hand.len(), 1);
    table.answer(Action::Pass);
    table.choose(PieceId::identity(B)).pass_until(turn);
    // 2 + 1 for the Drone + 1 for the boost icon - DEF 2.
    assert_eq!(table.hurt(B), 2);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 1);
    // The bonus ends with the attack.
    let villain = *table.state.villain().unwrap();
    assert_eq!(table.state.atk(&villain), Some(2));
}

#[test]
fn ultron_ii_needs_a_drone_to_be_made() {
    let mut table = ultron();
    table.stage(2).deck(A, &[]);
    let drone = table.drone(A, Card::Energy);
    table.villain_attacks(A, &[Card::Advance]).pass_until(turn);
    // Rule 10.3.1: no Drone was made, so there is no bonus.
    assert_eq!(table.hurt(A), 2);
    assert!(table.is_in_play(drone));
    // A scheme makes no Drone.
    table.villain_schemes(A, &[Card::Advance]).pass_until(turn);
    assert_eq!(drones(&table, A), 1);
}

#[test]
fn ultron_iii_hides_behind_his_drones() {
    let mut table = two();
    table.stage(3);
    let villain = Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) };
    assert!(table.may(villain));
    let drone = table.drone(B, Card::Energy);
    assert_eq!(table.refused(A, villain), "11.1.4");
    let it = *table.state.piece(drone).unwrap();
    assert_eq!((table.state.atk(&it), table.state.max_hp(&it)), (Some(2), 2));
    // An event that only deals damage has no target but the Drone.
    table.hand(A, &[Card::SwingingWebKick, Card::Genius, Card::Energy]);
    table.play(Card::SwingingWebKick);
    assert!(!table.is_in_play(drone));
    assert!(table.may(villain));
}

// Rule 31.34: Advanced Ultron Drones protect him too.
#[test]
fn ultron_iii_and_advanced_drones() {
    let mut table = two();
    table.stage(3);
    let drone = table.encounter_card(B, Card::AdvancedUltronDrone);
    let villain = Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) };
    // Guard would not bind A.
    assert_eq!(table.refused(A, villain), "11.1.4");
    let it = *table.state.piece(drone).unwrap();
    assert_eq!((table.state.atk(&it), table.state.max_hp(&it)), (Some(2), 5));
}

#[test]
fn ultron_iii_reveals_his_imperative() {
    let mut table = Table::in_mode(Scenario::Ultron, &[Hero::SpiderMan], Mode::Expert);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).damaged(PieceId::VILLAIN, 21);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.state.villain().unwrap().card, Card::UltronIII);
    let scheme = table.state.in_play(Card::UltronsImperative).unwrap();
    assert_eq!(table.threat_on(scheme), 2);
    // The first player makes two Drones.
    assert_eq!(drones(&table, A), 2);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
}

#[test]
fn ultron_iii_finds_nothing_if_the_scheme_is_in_play() {
    let mut table = Table::in_mode(Scenario::Ultron, &[Hero::SpiderMan], Mode::Expert);
    table.encounter_card(A, Card::UltronDrones);
    table.encounter_card(A, Card::UltronsImperative);
    table.hero(A).damaged(PieceId::VILLAIN, 21);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.state.villain().unwrap().card, Card::UltronIII);
    assert_eq!(drones(&table, A), 0);
}

// EX-123
#[test]
fn the_crimson_cowl_sets_the_drones_up() {
    assert_eq!(Card::TheCrimsonCowl1A.def().back, Some(Card::TheCrimsonCowl1B));
    for heroes in [&[Hero::SpiderMan][..], &[Hero::SpiderMan, Hero::SheHulk, Hero::IronMan]] {
        let table = Table::set_up(Scenario::Ultron, heroes);
        let state = &table.state;
        assert!(state.in_play(Card::UltronDrones).is_some());
        assert!(!state.encounter.contains(&Card::UltronDrones));
        assert_eq!(state.encounter.len(), 30 + heroes.len());
        for n in 0..heroes.len() {
            assert_eq!(drones(&table, Seat(n as u8)), 1);
            // 40 cards, 6 in hand, one a Drone.
            assert_eq!(state.player(Seat(n as u8)).deck.len(), 33);
        }
        assert_eq!(state.piece(PieceId::MAIN).unwrap().card, Card::TheCrimsonCowl1B);
    }
}

#[test]
fn each_main_scheme_makes_drones_as_it_is_revealed() {
    assert_eq!(Card::AssaultOnNORAD2A.def().back, Some(Card::AssaultOnNORAD2B));
    assert_eq!(Card::CountdownToOblivion3A.def().back, Some(Card::CountdownToOblivion3B));
    let mut table = two();
    table.threat(PieceId::MAIN, 5).happens(place(3, false));
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::AssaultOnNORAD2B);
    assert_eq!((drones(&table, A), drones(&table, B)), (1, 1));
    // Rule 13.5: nothing carries over.
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
    table.threat(PieceId::MAIN, 19).happens(place(1, false));
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::CountdownToOblivion3B);
    assert_eq!((drones(&table, A), drones(&table, B)), (2, 2));
}

#[test]
fn the_main_scheme_does_not_advance_below_its_target() {
    let mut table = two();
    table.threat(PieceId::MAIN, 3).happens(place(2, false));
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::TheCrimsonCowl1B);
    assert_eq!(table.state.drones(), 0);
}

// EX-79
#[test]
fn assault_on_norad_after_step_one() {
    let mut table = two();
    second_scheme(&mut table);
    table.happens(place(2, true));
    assert!(matches!(table.ask(), Ask::Choose(..)));
    assert_eq!(table.asked(), A);
    table.answer(Action::Way(0));
    assert_eq!(table.asked(), B);
    table.answer(Action::Way(1));
    // Its own threat does not trigger it again.
    assert!(turn(&table.ask()));
    assert_eq!(table.threat_on(PieceId::MAIN), 4);
    assert_eq!((drones(&table, A), drones(&table, B)), (0, 1));
}

// EX-79; rule 31.35.
#[test]
fn assault_on_norad_only_after_threat_of_step_one() {
    let mut table = two();
    second_scheme(&mut table);
    table.happens(place(2, false));
    assert!(turn(&table.ask()));
    // All of the threat was prevented.
    table.happens(place(0, true));
    assert!(turn(&table.ask()));
    // The threat was placed on the stage before.
    let mut table = two();
    table.threat(PieceId::MAIN, 5).happens(place(2, true));
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::AssaultOnNORAD2B);
    assert!(turn(&table.ask()));
}

#[test]
fn assault_on_norad_completed_by_its_own_threat() {
    let mut table = two();
    second_scheme(&mut table);
    table.threat(PieceId::MAIN, 16).happens(place(2, true));
    table.answer(Action::Way(0));
    // The stage is gone: B can only make a Drone. Each player makes one for stage 3.
    assert!(turn(&table.ask()));
    assert_eq!(table.state.piece(PieceId::MAIN).unwrap().card, Card::CountdownToOblivion3B);
    assert_eq!(table.threat_on(PieceId::MAIN), 0);
    assert_eq!((drones(&table, A), drones(&table, B)), (1, 2));
}

#[test]
fn countdown_to_oblivion_cannot_be_stopped() {
    let mut table = ultron();
    table.main_scheme(Card::CountdownToOblivion3B).threat(PieceId::MAIN, 3);
    table.state.schemes.clear();
    let thwart = Action::Thwart { by: SPIDER_MAN, at: Some(PieceId::MAIN) };
    assert_eq!(table.refused(A, thwart), "13.7");
    table.happens(place(1, false));
    assert!(!table.is_over());
    table.happens(place(1, false));
    assert_eq!(table.state.ended, Some(Ending::SchemeCompleted));
}

#[test]
fn drones_have_their_values_from_ultron_drones() {
    let mut table = ultron();
    let drone = table.drone(A, Card::Energy);
    let it = *table.state.piece(drone).unwrap();
    assert_eq!((table.state.sch(&it), table.state.atk(&it), table.state.max_hp(&it)), (Some(1), Some(1), 1));
    assert!(it.def().has(crate::ids::Trait::Drone) && it.is_minion());
    // Rule 27.3.1: nothing of the hidden card counts.
    assert!(it.def().abilities.is_empty() && it.def().icons.total() == 0);
    let advanced = table.encounter_card(A, Card::AdvancedUltronDrone);
    let it = *table.state.piece(advanced).unwrap();
    assert_eq!((table.state.atk(&it), table.state.max_hp(&it)), (Some(1), 4));
}

#[test]
fn a_defeated_drone_goes_to_its_owner() {
    let mut table = two();
    let drone = table.drone(B, Card::Energy);
    table.piece(drone).engaged = Some(A);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(drone) });
    assert!(!table.is_in_play(drone));
    assert_eq!(table.state.player(B).discard.as_slice(), [Card::Energy]);
    assert!(table.state.player(A).discard.is_empty() && table.state.encounter_discard.is_empty());
}

// Rule 27.3.3.
#[test]
fn the_last_card_as_a_drone_resets_the_deck() {
    let mut table = ultron();
    table.deck(A, &[Card::Genius]).discard(A, &[Card::Energy, Card::Strength]);
    table.reveals(A, Card::AndroidEfficiencyA);
    assert_eq!(drones(&table, A), 1);
    assert_eq!(table.state.player(A).deck.len(), 2);
    assert_eq!(table.state.player(A).dealt.len(), 1);
}

#[test]
fn program_transmitter_after_a_scheme() {
    let mut table = ultron();
    let id = table.encounter_card(A, Card::ProgramTransmitter);
    let side = table.encounter_card(A, Card::InvasiveAI);
    table.threat(side, 3);
    table.villain_schemes(A, &[Card::Advance]);
    // SCH 1 + 1.
    assert_eq!(table.threat_on(PieceId::MAIN), 2);
    assert_eq!(table.threat_on(side), 4);
    // Not after the scheme of a minion.
    let drone = table.drone(A, Card::Energy);
    table.happens(Frame::EnemyScheme { enemy: drone, seat: A });
    assert_eq!(table.threat_on(side), 4);
    table.hand(A, &[Card::Genius]).use_ability(id, 1);
    assert!(!table.is_in_play(id));
    assert!(table.state.identity(A).unwrap().exhausted);
    assert_eq!(table.state.encounter_discard.last(), Some(&Card::ProgramTransmitter));
}

#[test]
fn program_transmitter_stays_without_a_ready_hero_or_mental_resources() {
    let mut table = ultron();
    let id = table.encounter_card(A, Card::ProgramTransmitter);
    table.hand(A, &[Card::Energy]);
    assert_eq!(table.refused(A, Action::Use { piece: id, ability: AbilityId(1) }), "9.1");
    table.hand(A, &[Card::Genius]);
    table.piece(SPIDER_MAN).exhausted = true;
    assert_eq!(table.refused(A, Action::Use { piece: id, ability: AbilityId(1) }), "9.2");
    table.piece(SPIDER_MAN).card = Card::PeterParker;
    assert_eq!(table.refused(A, Action::Use { piece: id, ability: AbilityId(1) }), "10.1.2");
}

// EX-67
#[test]
fn upgraded_drones_leave_and_a_drone_falls() {
    let mut table = ultron();
    table.reveals(A, Card::UpgradedDrones);
    let upgrade = table.state.in_play(Card::UpgradedDrones).unwrap();
    let (hurt, whole) = (table.drone(A, Card::Strength), table.drone(A, Card::Backflip));
    let it = *table.state.piece(hurt).unwrap();
    assert_eq!((table.state.atk(&it), table.state.max_hp(&it)), (Some(2), 2));
    table.damaged(hurt, 1);
    table.hand(A, &[Card::Energy, Card::Genius, Card::WebShooter, Card::SpiderTracer]);
    // The cost needs one of each type.
    table.answer(Action::Use { piece: upgrade, ability: AbilityId(0) });
    table.answer(Action::Card(Card::Energy)).answer(Action::Card(Card::Genius));
    assert_eq!(table.refused(A, Action::Card(Card::SpiderTracer)), "9.3.2");
    table.answer(Action::Card(Card::WebShooter)).pass_until(turn);
    assert!(!table.is_in_play(upgrade) && !table.is_in_play(hurt) && table.is_in_play(whole));
    assert!(table.state.player(A).discard.contains(&Card::Strength));
}

#[test]
fn upgraded_drones_are_for_facedown_drones_only() {
    let mut table = ultron();
    table.encounter_card(A, Card::UpgradedDrones);
    let advanced = table.encounter_card(A, Card::AdvancedUltronDrone);
    let it = *table.state.piece(advanced).unwrap();
    assert_eq!((table.state.atk(&it), table.state.max_hp(&it)), (Some(1), 4));
    // Rule 4.3.1: without Ultron Drones there is nothing to attach it to.
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.reveals(A, Card::UpgradedDrones);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::UpgradedDrones]);
}

#[test]
fn advanced_ultron_drone_leaves_a_drone() {
    let mut table = two();
    let advanced = table.encounter_card(B, Card::AdvancedUltronDrone);
    table.damaged(advanced, 2);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(advanced) });
    assert!(!table.is_in_play(advanced));
    // The engaged player, not the one who defeated it.
    assert_eq!((drones(&table, A), drones(&table, B)), (0, 1));
}

#[test]
fn advanced_ultron_drone_still_standing_guards() {
    let mut table = ultron();
    let advanced = table.encounter_card(A, Card::AdvancedUltronDrone);
    let villain = Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) };
    assert_eq!(table.refused(A, villain), "17.1");
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(advanced) });
    assert_eq!(table.damage_on(advanced), 2);
    assert_eq!(drones(&table, A), 1);
}

// Rule 27.3.1: the card that attacks a Drone is shown, whatever the Drone is.
#[test]
fn nobody_learns_from_an_attack_what_a_drone_is() {
    let stack = |hidden: Card| {
        let mut table = ultron();
        table.encounter_card(A, Card::ImminentOverload);
        table.encounter_card(A, Card::BreakinAndTakin);
        let drone = table.drone(A, hidden);
        table.attached(A, Card::SpiderTracer, drone);
        table.hand(A, &[Card::Haymaker, Card::Energy]).play(Card::Haymaker).choose(drone);
        // The tracer asks for a scheme while the Drone is being defeated.
        assert!(matches!(table.ask(), Ask::Target(..)), "{:?}", table.ask());
        kernel::Game::view(&table.state, None).stack
    };
    let shown = stack(Card::FirstAid);
    assert!(shown.iter().any(|happening| happening.card == Card::Haymaker));
    assert_eq!(stack(Card::Haymaker), shown);
}
