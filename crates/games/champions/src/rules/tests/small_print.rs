//! Chapters 32 and 37: open points and small print.

use super::*;
use crate::action::Action;
use crate::ids::Status;

// Rule 37.1: the first player reveals what nobody reveals.
#[test]
fn the_first_player_reveals_for_the_villain() {
    let mut table =
        Table::in_mode(Scenario::Ultron, &[Hero::SpiderMan, Hero::BlackPanther], crate::state::Mode::Expert);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A);
    table.state.first = B;
    table.damaged(PieceId::VILLAIN, 43).answer(Action::Attack { by: YOU, to: Some(PieceId::VILLAIN) });
    assert_eq!(table.state.villain().unwrap().card, Card::UltronIII);
    assert_eq!((table.state.drones_with(A), table.state.drones_with(B)), (0, 2));
}

// Rule 37.2: a search does not look at dealt cards or at cards in play.
#[test]
fn a_search_looks_only_where_it_says() {
    let mut table = rhino();
    table.state.encounter_cards += 1;
    table.state.player_mut(A).dealt.push(Card::Modok);
    table.reveals(A, Card::TheDoomsdayChair);
    assert!(table.state.in_play(Card::Modok).is_none());
    // The discard pile is searched.
    let mut table = rhino();
    table.state.encounter_cards += 1;
    table.state.encounter_discard.push(Card::Modok);
    table.reveals(A, Card::TheDoomsdayChair);
    assert!(table.state.in_play(Card::Modok).is_some());
    assert!(table.state.encounter_discard.is_empty());
}

// Rule 37.5: an attack for 0.
#[test]
fn an_attack_without_power_still_happens() {
    let mut table = two();
    let merc = table.encounter_card(B, Card::HydraMercenary);
    table.happens(Frame::EnemyAttack { enemy: merc, seat: B }).choose(PieceId::identity(B));
    assert_eq!(table.hurt(B), 0);
    // Retaliate answers it all the same.
    assert_eq!(table.damage_on(merc), 1);
}

// Rule 37.6.
#[test]
fn damage_to_each_enemy_comes_at_once() {
    let mut table = rhino();
    let guard = table.encounter_card(A, Card::HydraMercenary);
    deals(&mut table, Card::EnergyChannel, &[(PieceId::VILLAIN, 3), (guard, 3)]);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 3);
    assert!(!table.is_in_play(guard));
}

// Rule 37.7.
#[test]
fn a_hit_point_bonus_leaves_the_damage() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.encounter_card(A, Card::UpgradedDrones);
    let drone = table.drone(A, Card::Energy);
    table.damaged(drone, 1);
    let it = *table.state.piece(drone).unwrap();
    assert_eq!((table.state.max_hp(&it), table.state.hp(&it)), (2, 1));
    table.encounter_card(A, Card::UpgradedDrones);
    assert_eq!((table.state.max_hp(&it), table.state.hp(&it)), (3, 2));
}

// Rule 37.11.
#[test]
fn nothing_is_discarded_from_an_empty_hand() {
    let mut table = two();
    table.hand(A, &[Card::Energy]);
    table.reveals(A, Card::TheVulturesPlans).pass_until(turn);
    assert_eq!(table.state.player(A).discard.as_slice(), [Card::Energy]);
    // Only one type among the discarded cards.
    assert_eq!(table.threat_on(PieceId::MAIN), 1);
}

// Rule 31.27: wild is a type of its own here.
#[test]
fn wild_is_only_wild() {
    let mut table = two();
    table.hand(A, &[Card::Energy]).hand(B, &[Card::Vibranium]);
    table.reveals(A, Card::TheVulturesPlans).pass_until(turn);
    assert_eq!(table.threat_on(PieceId::MAIN), 2);
}

// Rule 37.18: an attack by a treachery is a full activation.
#[test]
fn an_attack_by_a_treachery_is_a_full_one() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).encounter_top(&[Card::Sandman]);
    table.reveals(A, Card::RageOfUltron);
    // Spider-Sense, a boost card, a defender, Ultron's forced response.
    assert!(matches!(table.ask(), Ask::Window { .. }));
    table.answer(Action::Pass);
    assert_eq!(table.state.activation.boosts.len(), 1);
    table.choose(YOU);
    assert!(matches!(table.ask(), Ask::Choose(..)));
}

// Rule 37.22.
#[test]
fn the_villain_is_not_healed_above_the_maximum() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.drone(A, Card::Energy);
    table.damaged(PieceId::VILLAIN, 1).reveals(A, Card::RepairSequence);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::RepairSequence]);
}

// Rule 37.25.
#[test]
fn a_turn_can_always_be_ended() {
    let mut table = rhino();
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]);
    assert!(table.may(Action::EndTurn));
}

// Rule 37.28: a facedown Drone has no printed hit points.
#[test]
fn a_drone_is_a_host_only_alone() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    let drone = table.drone(A, Card::Energy);
    table.encounter_top(&[Card::InvasiveAI]).reveals(A, Card::BiomechanicalUpgrades);
    let upgrade = table.state.in_play(Card::BiomechanicalUpgrades).unwrap();
    assert_eq!(table.state.piece(upgrade).unwrap().host, drone);
    // It saves the Drone once.
    table.hero(A).answer(Action::Attack { by: YOU, to: Some(drone) });
    assert!(table.is_in_play(drone) && !table.is_in_play(upgrade));
}

// Rule 37.29: guard stops a labeled attack; with no other target it could not be used.
#[test]
fn guard_and_labeled_attacks() {
    let mut table = rhino();
    let merc = table.encounter_card(A, Card::HydraMercenary);
    let sandman = table.encounter_card(A, Card::Sandman);
    table.hand(A, &[Card::SwingingWebKick, Card::Energy, Card::Genius]).play(Card::SwingingWebKick);
    assert!(matches!(table.ask(), Ask::Target(..)));
    assert_eq!(table.refused(A, Action::Piece(PieceId::VILLAIN)), "17.1");
    assert!(table.may(Action::Piece(sandman)));
    table.choose(merc);
    assert!(!table.is_in_play(merc));
}

// Rule 37.31; rule 32.12: each player in player order.
#[test]
fn each_player_means_player_order() {
    let mut table = two();
    table.state.first = B;
    table.reveals(A, Card::UnderAttack);
    assert_eq!(table.asked(), B);
}

// Rule 32.7: minions can be stunned and confused.
#[test]
fn minions_can_be_stunned() {
    let mut table = rhino();
    let merc = table.encounter_card(A, Card::HydraMercenary);
    table.status(merc, Status::Stunned).happens(Frame::EnemyAttack { enemy: merc, seat: A });
    assert!(turn(&table.ask()));
    assert!(!table.has(merc, Status::Stunned));
}

// Rule 32.28: boost cards are flipped one at a time.
#[test]
fn boost_cards_one_at_a_time() {
    let mut table = Table::solo(Scenario::Ultron, Hero::SpiderMan);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).stage(3).hand(A, &[Card::Energy]);
    table.villain_attacks(A, &[Card::AndroidEfficiencyA, Card::Sandman]);
    table.state.activation.extra_boosts = 1;
    table.answer(Action::Pass).answer(Action::Pass);
    // The first asks its question while the second is still facedown.
    assert!(matches!(table.ask(), Ask::Choose(..)));
    assert_eq!(table.state.activation.boosts.as_slice(), [Card::Sandman]);
    assert_eq!(table.state.activation.icons, 0);
    table.answer(Action::Way(1));
    assert_eq!(table.hurt(A), 6);
}
