//! Under Attack, Legions of Hydra and The Doomsday Chair.

use crate::action::{Action, Ask};
use crate::frame::Frame;
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const SPIDER_MAN: PieceId = PieceId::identity(A);
const ON_RHINO: Action = Action::Attack { by: SPIDER_MAN, to: Some(PieceId::VILLAIN) };

fn rhino() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A);
    table
}

fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther]);
    table.hero(A).hero(B);
    table
}

fn turn(ask: &Ask) -> bool {
    matches!(ask, Ask::Turn(..))
}

#[test]
fn under_attack_asks_every_player() {
    let mut table = two();
    table.reveals(B, Card::UnderAttack);
    assert_eq!(table.asked(), A);
    table.answer(Action::Way(0));
    assert_eq!(table.asked(), B);
    table.answer(Action::Way(1));
    let scheme = table.state.in_play(Card::UnderAttack).unwrap();
    assert_eq!(table.threat_on(scheme), 5);
    assert_eq!((table.hurt(A), table.hurt(B)), (0, 3));
    // Its crisis icon protects the main scheme.
    table.threat(PieceId::MAIN, 3);
    assert_eq!(table.refused(A, Action::Thwart { by: SPIDER_MAN, at: Some(PieceId::MAIN) }), "13.3");
    assert!(table.may(Action::Thwart { by: SPIDER_MAN, at: Some(scheme) }));
}

// Rule 37.10.
#[test]
fn under_attack_does_not_hurt_an_alter_ego() {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.reveals(A, Card::UnderAttack);
    assert!(turn(&table.ask()));
    let scheme = table.state.in_play(Card::UnderAttack).unwrap();
    assert_eq!(table.threat_on(scheme), 5);
    assert_eq!(table.hurt(A), 0);
}

// EX-69
#[test]
fn vibranium_armor_after_damage() {
    let mut table = rhino();
    table.reveals(A, Card::VibraniumArmor);
    table.answer(ON_RHINO);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 2);
    assert!(table.has(PieceId::VILLAIN, Status::Tough));
    table.piece(SPIDER_MAN).exhausted = false;
    table.answer(ON_RHINO);
    // The tough card was lost, no damage was taken, so no new one comes.
    assert_eq!(table.damage_on(PieceId::VILLAIN), 2);
    assert!(!table.has(PieceId::VILLAIN, Status::Tough));
}

// Rule 10.2.8: damage that is not from an attack, and damage from retaliate.
#[test]
fn vibranium_armor_after_other_damage() {
    let mut table = two();
    table.encounter_card(A, Card::VibraniumArmor);
    table.villain_attacks(B, &[Card::Advance]).pass_until(turn);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 1);
    assert!(table.has(PieceId::VILLAIN, Status::Tough));
    // Damage to a minion does nothing for the villain.
    let mut table = rhino();
    table.encounter_card(A, Card::VibraniumArmor);
    let minion = table.encounter_card(A, Card::Shocker);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(minion) });
    assert!(!table.has(PieceId::VILLAIN, Status::Tough));
}

#[test]
fn attachments_of_under_attack_can_be_discarded() {
    for (card, ability, pay, wrong) in [
        (Card::VibraniumArmor, 1, Card::Strength, Card::Energy),
        (Card::ConcussionBlasters, 0, Card::Energy, Card::Strength),
    ] {
        let mut table = rhino();
        let id = table.encounter_card(A, card);
        let discard = Action::Use { piece: id, ability: AbilityId(ability) };
        table.hand(A, &[wrong]);
        assert_eq!(table.refused(A, discard), "9.1");
        table.hand(A, &[pay]).use_ability(id, ability);
        assert!(!table.is_in_play(id));
        assert!(table.state.identity(A).unwrap().exhausted);
        assert_eq!(table.state.player(A).discard.as_slice(), [pay]);
        // An exhausted hero cannot do it.
        let id = table.encounter_card(A, card);
        table.hand(A, &[pay]);
        assert_eq!(table.refused(A, Action::Use { piece: id, ability: AbilityId(ability) }), "9.2");
    }
}

#[test]
fn concussion_blasters_retaliate() {
    let mut table = rhino();
    table.reveals(A, Card::ConcussionBlasters);
    table.answer(ON_RHINO);
    assert_eq!(table.hurt(A), 1);
    // Not for an attack on a minion.
    let minion = table.encounter_card(A, Card::Sandman);
    table.piece(SPIDER_MAN).exhausted = false;
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(minion) });
    assert_eq!(table.hurt(A), 1);
}

#[test]
fn concussive_blast_hits_all_friends() {
    let mut table = two();
    let ally = table.controls(A, Card::WarMachine);
    let cage = table.controls(B, Card::LukeCage);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.reveals(A, Card::ConcussiveBlast);
    assert_eq!((table.hurt(A), table.hurt(B), table.damage_on(ally)), (1, 1, 1));
    // Luke Cage was tough.
    assert_eq!(table.damage_on(cage), 0);
    assert!(!table.has(cage, Status::Tough));
    assert_eq!((table.damage_on(minion), table.damage_on(PieceId::VILLAIN)), (0, 0));
}

// Rule 11.5.4: "you" is the player who defends. Rule 31.10: the ally that it defeats does not defend any more.
#[test]
fn concussive_blast_as_a_boost_card() {
    let mut table = two();
    let ally = table.controls(B, Card::BlackCat);
    table.damaged(ally, 1);
    table.villain_attacks(A, &[Card::ConcussiveBlast]);
    table.answer(Action::Pass).answer(Action::Pass).choose(ally).pass_until(turn);
    assert!(!table.is_in_play(ally));
    assert_eq!(table.hurt(A), 0);
    // 1 by the boost ability, 2 by the undefended attack.
    assert_eq!(table.hurt(B), 3);
}

#[test]
fn legions_of_hydra_fetch_madame_hydra() {
    let mut table = two();
    table.encounter_top(&[Card::MadameHydra]);
    table.encounter_card(A, Card::HydraMercenary);
    table.reveals(B, Card::LegionsOfHydra);
    let madame = table.state.in_play(Card::MadameHydra).unwrap();
    assert_eq!(table.state.piece(madame).unwrap().engaged, Some(B));
    let scheme = table.state.in_play(Card::LegionsOfHydra).unwrap();
    // 3 + 2 each for Madame Hydra and the mercenary.
    assert_eq!(table.threat_on(scheme), 7);
    assert!(!table.state.encounter.contains(&Card::MadameHydra));
}

#[test]
fn legions_of_hydra_with_madame_hydra_in_play_or_nowhere() {
    let mut table = two();
    let madame = table.encounter_card(A, Card::MadameHydra);
    table.reveals(B, Card::LegionsOfHydra);
    assert_eq!(table.state.piece(madame).unwrap().engaged, Some(A));
    assert_eq!(table.state.engaged(B).count(), 0);
    let mut table = two();
    table.reveals(B, Card::LegionsOfHydra);
    let scheme = table.state.in_play(Card::LegionsOfHydra).unwrap();
    assert_eq!(table.threat_on(scheme), 3);
}

#[test]
fn madame_hydra_strengthens_the_legions() {
    let mut table = rhino();
    let madame = table.encounter_card(A, Card::MadameHydra);
    let scheme = table.encounter_card(A, Card::LegionsOfHydra);
    let on_madame = Action::Attack { by: SPIDER_MAN, to: Some(madame) };
    assert_eq!(table.refused(A, on_madame), "11.1.4");
    table.happens(Frame::EnemyAttack { enemy: madame, seat: A }).pass_until(turn);
    assert_eq!(table.threat_on(scheme), 5);
    table.happens(Frame::EnemyScheme { enemy: madame, seat: A });
    assert_eq!(table.threat_on(scheme), 7);
    // The first player picks one of two copies.
    let second = table.encounter_card(A, Card::LegionsOfHydra);
    table.happens(Frame::EnemyScheme { enemy: madame, seat: A });
    assert!(matches!(table.ask(), Ask::Target(..)));
    table.choose(second);
    assert_eq!((table.threat_on(scheme), table.threat_on(second)), (7, 5));
}

#[test]
fn madame_hydra_without_the_legions() {
    let mut table = rhino();
    let madame = table.encounter_card(A, Card::MadameHydra);
    table.happens(Frame::EnemyAttack { enemy: madame, seat: A }).pass_until(turn);
    assert_eq!(table.hurt(A), 2);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(madame) });
    assert_eq!(table.damage_on(madame), 2);
    // Another enemy's attack is not hers.
    let scheme = table.encounter_card(A, Card::LegionsOfHydra);
    let minion = table.encounter_card(A, Card::Shocker);
    table.happens(Frame::EnemyAttack { enemy: minion, seat: A }).pass_until(turn);
    assert_eq!(table.threat_on(scheme), 3);
}

// Rule 31.15: dealt is not revealed.
#[test]
fn hydra_soldier_brings_a_card() {
    let mut table = two();
    let soldier = table.encounter_card(B, Card::HydraSoldier);
    table.damaged(soldier, 2);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(soldier) });
    assert!(!table.is_in_play(soldier));
    assert_eq!((table.state.player(A).dealt.len(), table.state.player(B).dealt.len()), (0, 1));
}

#[test]
fn hydra_soldier_alive_only_guards() {
    let mut table = rhino();
    let soldier = table.encounter_card(A, Card::HydraSoldier);
    assert_eq!(table.refused(A, ON_RHINO), "17.1");
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(soldier) });
    assert!(table.state.player(A).dealt.is_empty());
}

#[test]
fn the_doomsday_chair_fetches_modok() {
    let mut table = two();
    table.encounter_top(&[Card::Modok]);
    table.reveals(B, Card::TheDoomsdayChair);
    let modok = table.state.in_play(Card::Modok).unwrap();
    assert_eq!(table.state.piece(modok).unwrap().engaged, Some(B));
    let scheme = table.state.in_play(Card::TheDoomsdayChair).unwrap();
    assert_eq!(table.threat_on(scheme), 8);
    // Its second copy finds him in play.
    table.reveals(A, Card::TheDoomsdayChair);
    assert_eq!(table.state.piece(modok).unwrap().engaged, Some(B));
}

#[test]
fn modok_retaliates() {
    let mut table = rhino();
    let modok = table.encounter_card(A, Card::Modok);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(modok) });
    assert_eq!(table.hurt(A), 2);
    // Not if he was defeated.
    table.piece(SPIDER_MAN).exhausted = false;
    table.damaged(modok, 6);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(modok) });
    assert_eq!(table.hurt(A), 2);
}

// EX-63
#[test]
fn biomechanical_upgrades_save_the_minion() {
    let mut table = rhino();
    let modok = table.encounter_card(A, Card::Modok);
    table.encounter_top(&[Card::LegionsOfHydra]);
    table.reveals(A, Card::BiomechanicalUpgrades);
    let upgrade = table.state.in_play(Card::BiomechanicalUpgrades).unwrap();
    assert_eq!(table.state.piece(upgrade).unwrap().host, modok);
    // Printed surge.
    assert!(table.state.in_play(Card::LegionsOfHydra).is_some());
    table.damaged(modok, 6);
    table.answer(Action::Attack { by: SPIDER_MAN, to: Some(modok) });
    assert_eq!(table.damage_on(modok), 0);
    assert!(!table.is_in_play(upgrade));
    assert_eq!(table.hurt(A), 2);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
}

#[test]
fn biomechanical_upgrades_choose_the_strongest_without_one() {
    let mut table = rhino();
    table.encounter_card(A, Card::HydraMercenary);
    let (vulture, sandman) = (table.encounter_card(A, Card::Vulture), table.encounter_card(A, Card::Sandman));
    let drone = table.drone(A, Card::Energy);
    table.encounter_card(A, Card::UltronDrones);
    table.encounter_top(&[Card::LegionsOfHydra, Card::LegionsOfHydra]);
    table.reveals(A, Card::BiomechanicalUpgrades);
    // Two minions have 4 printed hit points.
    assert!(matches!(table.ask(), Ask::Host(_)));
    assert!(!table.may(Action::Piece(drone)));
    table.choose(sandman);
    table.reveals(A, Card::BiomechanicalUpgrades);
    let hosts: Vec<PieceId> = [vulture, sandman]
        .into_iter()
        .filter(|host| table.state.pieces.iter().any(|it| it.host == *host))
        .collect();
    assert_eq!(hosts, [vulture, sandman]);
}

#[test]
fn biomechanical_upgrades_without_a_minion_still_surge() {
    let mut table = rhino();
    table.encounter_top(&[Card::LegionsOfHydra]);
    table.reveals(A, Card::BiomechanicalUpgrades);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::BiomechanicalUpgrades]);
    assert!(table.state.in_play(Card::LegionsOfHydra).is_some());
}
