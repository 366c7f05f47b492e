//! Iron Man's cards.

use crate::action::{Action, Ask};
use crate::frame::{Frame, SentenceStep};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::testing::{A, B, Table};

const YOU: PieceId = PieceId::identity(A);
const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;

fn tony() -> Table {
    Table::solo(Scenario::Rhino, Hero::IronMan)
}

fn iron_man() -> Table {
    let mut table = tony();
    table.hero(A);
    table
}

/// Iron Man in the air until the end of the phase.
fn flying() -> Table {
    let mut table = iron_man();
    let boots = table.controls(A, Card::RocketBoots);
    table.hand(A, &[Card::Genius]).use_ability(boots, 0);
    assert!(table.state.is_aerial(A));
    table
}

fn hand(table: &Table) -> Vec<Card> {
    table.state.player(A).hand.to_vec()
}

fn discard(table: &Table) -> Vec<Card> {
    table.state.player(A).discard.to_vec()
}

#[test]
fn the_hand_grows_with_tech_upgrades() {
    let mut table = iron_man();
    assert_eq!(table.state.identity(A).unwrap().card, Card::IronMan);
    assert_eq!(table.state.hand_size(A), 1);
    // A support is not an upgrade, and Combat Training is not Tech.
    table.controls(A, Card::PepperPotts);
    table.controls(A, Card::CombatTraining);
    assert_eq!(table.state.hand_size(A), 1);
    for card in [Card::ArcReactor, Card::MarkVArmor, Card::MarkVHelmet] {
        table.controls(A, card);
    }
    assert_eq!(table.state.hand_size(A), 4);
    for card in [Card::PoweredGauntlets, Card::PoweredGauntlets, Card::RocketBoots, Card::RocketBoots] {
        table.controls(A, card);
    }
    assert_eq!(table.state.hand_size(A), 7);
    table.piece(YOU).card = Card::TonyStark;
    assert_eq!(table.state.hand_size(A), 6);
}

#[test]
fn futurist_keeps_one_of_three() {
    let mut table = tony();
    table.top(A, &[Card::Energy, Card::Genius, Card::Strength]).use_ability(YOU, 0);
    assert!(matches!(table.ask(), Ask::Pick(..)));
    assert_eq!(table.refused(A, Action::Card(Card::ArcReactor)), "10.3.3");
    table.answer(Action::Card(Card::Genius));
    assert_eq!(hand(&table), [Card::Genius]);
    assert_eq!(discard(&table), [Card::Energy, Card::Strength]);
    assert_eq!(table.refused(A, Action::Use { piece: YOU, ability: AbilityId(0) }), "10.3.8");
}

#[test]
fn futurist_looks_at_what_is_left() {
    let mut table = tony();
    table.deck(A, &[Card::Energy, Card::Genius]).discard(A, &[Card::RepulsorBlast]);
    table.use_ability(YOU, 0).answer(Action::Card(Card::Energy));
    assert_eq!(hand(&table), [Card::Energy]);
    // Rule 19.1: the deck was empty only after the cards had left it.
    assert_eq!(table.state.player(A).deck.as_slice(), [Card::RepulsorBlast, Card::Genius]);
    assert!(discard(&table).is_empty());
    assert_eq!(table.state.player(A).dealt.len(), 1);
}

#[test]
fn war_machine_hits_every_enemy() {
    let mut table = tony();
    let ally = table.controls(A, Card::WarMachine);
    let enemy = table.encounter_card(A, Card::HydraMercenary);
    table.use_ability(ally, 0);
    assert_eq!((table.damage_on(ally), table.damage_on(VILLAIN), table.damage_on(enemy)), (2, 1, 1));
    assert_eq!(table.refused(A, Action::Use { piece: ally, ability: AbilityId(0) }), "4.4.1");
}

#[test]
fn war_machine_may_fall_by_the_cost() {
    // EX-71.
    let mut table = tony();
    let ally = table.controls(A, Card::WarMachine);
    table.damaged(ally, 2).use_ability(ally, 0);
    assert!(!table.is_in_play(ally));
    assert_eq!(table.damage_on(VILLAIN), 1);
    // Rule 9.2.4: a tough card does not stop the effect.
    let mut table = tony();
    let ally = table.controls(A, Card::WarMachine);
    table.status(ally, Status::Tough).use_ability(ally, 0);
    assert!(!table.has(ally, Status::Tough));
    assert_eq!((table.damage_on(ally), table.damage_on(VILLAIN)), (0, 1));
}

#[test]
fn repulsor_blast_counts_energy_icons() {
    // EX-51.
    let five = [Card::Energy, Card::ArcReactor, Card::Uppercut, Card::WarMachine, Card::Genius];
    let mut table = iron_man();
    table.top(A, &five).hand(A, &[Card::RepulsorBlast, Card::Strength]).play(Card::RepulsorBlast);
    assert_eq!(table.damage_on(VILLAIN), 7);
    let mut table = iron_man();
    table.top(A, &five).hand(A, &[Card::RepulsorBlast, Card::Strength]).status(VILLAIN, Status::Tough);
    table.play(Card::RepulsorBlast);
    assert_eq!(table.damage_on(VILLAIN), 0);
    assert!(!table.has(VILLAIN, Status::Tough));
}

#[test]
fn repulsor_blast_stops_at_the_end_of_the_deck() {
    // Rule 19.8: the icons still count.
    let mut table = iron_man();
    table.deck(A, &[Card::Energy, Card::Genius]).hand(A, &[Card::RepulsorBlast, Card::Strength]);
    table.play(Card::RepulsorBlast);
    assert_eq!(table.damage_on(VILLAIN), 5);
    // Rule 19.6: the event itself is not shuffled in, the card that paid is.
    assert_eq!(table.state.player(A).deck.len(), 3);
    assert_eq!(discard(&table), [Card::RepulsorBlast]);
}

#[test]
fn repulsor_blast_of_a_stunned_hero_discards_nothing() {
    let mut table = iron_man();
    table.hand(A, &[Card::RepulsorBlast, Card::Strength]).status(YOU, Status::Stunned);
    let deck = table.state.player(A).deck.len();
    table.play(Card::RepulsorBlast);
    assert_eq!(table.state.player(A).deck.len(), deck);
    assert_eq!(table.damage_on(VILLAIN), 0);
    assert!(!table.has(YOU, Status::Stunned));
}

#[test]
fn supersonic_punch_is_harder_in_the_air() {
    let mut table = iron_man();
    table.hand(A, &[Card::SupersonicPunch, Card::Energy]).play(Card::SupersonicPunch);
    assert_eq!(table.damage_on(VILLAIN), 4);
    let mut table = flying();
    table.hand(A, &[Card::SupersonicPunch, Card::Energy]).play(Card::SupersonicPunch);
    assert_eq!(table.damage_on(VILLAIN), 8);
    let mut table = tony();
    table.hand(A, &[Card::SupersonicPunch, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::SupersonicPunch)), "10.1.2");
}

#[test]
fn pepper_potts_copies_the_top_card() {
    // EX-07.
    let mut table = iron_man();
    let pepper = table.controls(A, Card::PepperPotts);
    table.hand(A, &[Card::SupersonicPunch]);
    assert_eq!(table.refused(A, Action::Play(Card::SupersonicPunch)), "9.1");
    table.discard(A, &[Card::Genius, Card::Energy]).answer(Action::Play(Card::SupersonicPunch));
    table.choose(pepper);
    assert_eq!(table.damage_on(VILLAIN), 4);
    assert!(table.state.piece(pepper).unwrap().exhausted);
}

#[test]
fn pepper_potts_does_not_see_cards_of_the_same_payment() {
    // EX-09.
    let mut table = tony();
    let pepper = table.controls(A, Card::PepperPotts);
    table.discard(A, &[Card::Genius]).hand(A, &[Card::WarMachine, Card::Strength]);
    table.answer(Action::Play(Card::WarMachine)).answer(Action::Card(Card::Strength));
    assert_eq!(table.state.payment.got.physical, 2);
    table.choose(pepper);
    assert!(table.state.in_play(Card::WarMachine).is_some());
    assert_eq!(discard(&table), [Card::Genius, Card::Strength]);
}

#[test]
fn pepper_potts_does_not_double() {
    // Hazard 21: one printed icon is one resource, so two are all there is for a cost of three.
    let mut table = tony();
    table.controls(A, Card::PepperPotts);
    table.discard(A, &[Card::ThePowerOfAggression]).hand(A, &[Card::Tigra, Card::Uppercut]);
    assert_eq!(table.refused(A, Action::Play(Card::Tigra)), "9.1");
}

#[test]
fn stark_tower_takes_the_topmost_tech_upgrade() {
    let mut table = tony();
    let tower = table.controls(A, Card::StarkTower);
    let go = Action::Use { piece: tower, ability: AbilityId(0) };
    table.discard(A, &[Card::Energy]);
    assert_eq!(table.refused(A, go), "9.1");
    table.discard(A, &[Card::ArcReactor, Card::RocketBoots, Card::Genius]).answer(go);
    assert_eq!(hand(&table), [Card::RocketBoots]);
    assert_eq!(discard(&table), [Card::Energy, Card::ArcReactor, Card::Genius]);
    table.hero(A).piece(tower).exhausted = false;
    assert_eq!(table.refused(A, go), "10.1.2");
}

#[test]
fn stark_tower_serves_other_players() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::IronMan, Hero::SpiderMan]);
    let tower = table.controls(A, Card::StarkTower);
    table.discard(A, &[Card::ArcReactor]).discard(B, &[Card::WebShooter]);
    table.use_ability(tower, 0).choose(PieceId::identity(B));
    assert_eq!(table.state.player(B).hand.as_slice(), [Card::WebShooter]);
}

#[test]
fn arc_reactor_readies_iron_man() {
    let mut table = iron_man();
    let reactor = table.controls(A, Card::ArcReactor);
    let go = Action::Use { piece: reactor, ability: AbilityId(0) };
    assert_eq!(table.refused(A, go), "9.1");
    table.piece(YOU).exhausted = true;
    table.answer(go);
    assert!(!table.state.identity(A).unwrap().exhausted);
    table.piece(YOU).exhausted = true;
    assert_eq!(table.refused(A, go), "4.4.1");
}

#[test]
fn mark_v_armor_gives_six_hit_points_in_both_forms() {
    let mut table = iron_man();
    let armor = table.controls(A, Card::MarkVArmor);
    table.damaged(YOU, 10);
    let hp = |table: &Table| table.state.hp(table.state.identity(A).unwrap());
    assert_eq!(hp(&table), 5);
    table.piece(YOU).card = Card::TonyStark;
    assert_eq!(hp(&table), 5);
    // Rule 10.3.6: without it there is nothing left.
    let mut log = kernel::Log::on(0);
    table.state.discard_piece(armor, &mut log);
    table.happens(Frame::Check);
    assert!(table.is_over());
}

#[test]
fn mark_v_helmet_sees_all_schemes_from_above() {
    let mut table = iron_man();
    let helmet = table.controls(A, Card::MarkVHelmet);
    let side = table.encounter_card(A, Card::ImminentOverload);
    table.threat(MAIN, 3).use_ability(helmet, 0);
    assert!(matches!(table.ask(), Ask::Target(..)));
    table.choose(MAIN);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (2, 3));
    let mut table = flying();
    let helmet = table.controls(A, Card::MarkVHelmet);
    let side = table.encounter_card(A, Card::ImminentOverload);
    table.threat(MAIN, 3).use_ability(helmet, 0);
    assert_eq!((table.threat_on(MAIN), table.threat_on(side)), (2, 2));
}

#[test]
fn mark_v_helmet_and_a_crisis() {
    // Rule 13.3: the main scheme is left out.
    let mut table = flying();
    let helmet = table.controls(A, Card::MarkVHelmet);
    let side = table.encounter_card(A, Card::PersonalChallenge);
    table.threat(MAIN, 3).threat(side, 1).use_ability(helmet, 0);
    assert!(!table.is_in_play(side));
    assert_eq!(table.threat_on(MAIN), 3);
    // Without threat it may not be used; a confused hero may, to lose the card.
    let mut table = iron_man();
    let helmet = table.controls(A, Card::MarkVHelmet);
    assert_eq!(table.refused(A, Action::Use { piece: helmet, ability: AbilityId(0) }), "9.1");
    table.status(YOU, Status::Confused).use_ability(helmet, 0);
    assert!(!table.has(YOU, Status::Confused));
}

#[test]
fn powered_gauntlets_attack() {
    let mut table = iron_man();
    let gauntlets = table.controls(A, Card::PoweredGauntlets);
    let enemy = table.encounter_card(A, Card::Whiplash);
    table.use_ability(gauntlets, 0).choose(enemy);
    // It is an attack: Whiplash retaliates.
    assert_eq!((table.damage_on(enemy), table.hurt(A)), (1, 1));
    assert_eq!(table.refused(A, Action::Use { piece: gauntlets, ability: AbilityId(0) }), "4.4.1");
    let mut table = flying();
    let gauntlets = table.controls(A, Card::PoweredGauntlets);
    table.use_ability(gauntlets, 0);
    assert_eq!(table.damage_on(VILLAIN), 2);
}

#[test]
fn powered_gauntlets_respect_guard() {
    let mut table = iron_man();
    let gauntlets = table.controls(A, Card::PoweredGauntlets);
    let guard = table.encounter_card(A, Card::HydraMercenary);
    table.use_ability(gauntlets, 0);
    assert_eq!((table.damage_on(guard), table.damage_on(VILLAIN)), (1, 0));
}

#[test]
fn rocket_boots_fly_until_the_end_of_the_phase() {
    let mut table = flying();
    assert_eq!(table.state.max_hp(table.state.identity(A).unwrap()), 10);
    let second = table.controls(A, Card::RocketBoots);
    table.hand(A, &[Card::Genius]);
    assert_eq!(table.refused(A, Action::Use { piece: second, ability: AbilityId(0) }), "9.1");
    table.answer(Action::EndTurn);
    table.pass_until(|ask| matches!(ask, Ask::Defend { .. }));
    assert!(!table.state.is_aerial(A));
    let mut table = iron_man();
    let boots = table.controls(A, Card::RocketBoots);
    table.hand(A, &[Card::Energy]);
    assert_eq!(table.refused(A, Action::Use { piece: boots, ability: AbilityId(0) }), "9.1");
}

#[test]
fn losing_rocket_boots_may_be_the_end() {
    // Hazard 20. An alter-ego cannot choose the damage (rule 37.10).
    let mut table = tony();
    table.controls(A, Card::RocketBoots);
    table.damaged(YOU, 9).reveals(A, Card::ElectricWhipAttack);
    assert!(table.is_over());
}

#[test]
fn business_problems_exhaust_the_upgrades() {
    let mut table = iron_man();
    let armor = table.controls(A, Card::MarkVArmor);
    let pepper = table.controls(A, Card::PepperPotts);
    table.reveals(A, Card::BusinessProblems).answer(Action::Decline);
    assert!(table.state.piece(armor).unwrap().exhausted);
    assert!(!table.state.piece(pepper).unwrap().exhausted);
    assert!(table.state.encounter_discard.contains(&Card::BusinessProblems));
    // Rule 18.4.3: with nothing left to exhaust neither way is open to the hero.
    table.reveals(A, Card::BusinessProblems).answer(Action::Decline);
    assert!(matches!(table.ask(), Ask::Turn(..)));
    // The alter-ego without a ready upgrade has to exhaust.
    table.piece(YOU).card = Card::TonyStark;
    table.reveals(A, Card::BusinessProblems);
    assert!(table.state.identity(A).unwrap().exhausted);
    assert!(table.state.removed.contains(&Card::BusinessProblems));
}

#[test]
fn business_problems_of_a_player_who_is_out() {
    // EX-99.
    let mut table = Table::new(Scenario::Rhino, &[Hero::IronMan, Hero::SpiderMan]);
    table.state.due(YOU, 20);
    let at = table.state.begin_sentence(B, Card::ElectromagneticBacklash, PieceId::NONE);
    table.happens(Frame::Sentence(at, SentenceStep::Damage));
    assert!(!table.state.is_in(A));
    table.encounter_top(&[Card::ImminentOverload]).reveals(B, Card::BusinessProblems);
    assert!(table.state.removed.contains(&Card::BusinessProblems));
    assert!(table.state.in_play(Card::ImminentOverload).is_some());
}

#[test]
fn imminent_overload_accelerates() {
    let mut table = tony();
    table.reveals(A, Card::ImminentOverload);
    let scheme = table.state.in_play(Card::ImminentOverload).unwrap();
    assert_eq!(table.threat_on(scheme), 4);
    assert_eq!(table.state.icons(|def| def.acceleration_icons), 1);
}

#[test]
fn whiplash_retaliates_if_he_is_still_there() {
    let mut table = iron_man();
    let enemy = table.encounter_card(A, Card::Whiplash);
    table.answer(Action::Attack { by: YOU, to: Some(enemy) });
    assert_eq!((table.damage_on(enemy), table.hurt(A)), (1, 1));
    table.piece(YOU).exhausted = false;
    table.damaged(enemy, 3).answer(Action::Attack { by: YOU, to: Some(enemy) });
    assert!(!table.is_in_play(enemy));
    assert_eq!(table.hurt(A), 1);
}

#[test]
fn electric_whip_attack_hurts_or_takes_an_upgrade() {
    let mut table = iron_man();
    let armor = table.controls(A, Card::MarkVArmor);
    let boots = table.controls(A, Card::RocketBoots);
    table.reveals(A, Card::ElectricWhipAttack).answer(Action::Way(0));
    assert_eq!(table.hurt(A), 2);
    table.reveals(A, Card::ElectricWhipAttack).answer(Action::Way(1)).choose(boots);
    assert!(table.is_in_play(armor) && !table.is_in_play(boots));
    // Without upgrades nothing happens.
    let mut table = iron_man();
    table.reveals(A, Card::ElectricWhipAttack);
    assert_eq!(table.hurt(A), 0);
    assert!(matches!(table.ask(), Ask::Turn(..)));
}

#[test]
fn electric_whip_attack_as_a_boost_card() {
    let mut table = iron_man();
    let armor = table.controls(A, Card::MarkVArmor);
    let boots = table.controls(A, Card::RocketBoots);
    table.villain_attacks(A, &[Card::ElectricWhipAttack]).choose(YOU);
    assert!(table.is_in_play(armor) && table.is_in_play(boots));
    table.villain_attacks(A, &[Card::ElectricWhipAttack]).choose(boots);
    assert!(table.is_in_play(armor) && !table.is_in_play(boots));
    // The first attack was defended with DEF 1.
    assert_eq!(table.hurt(A), 1 + 2);
}

#[test]
fn electromagnetic_backlash_counts_for_each_player() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::IronMan, Hero::SpiderMan]);
    table.top(A, &[Card::Energy, Card::ArcReactor, Card::WarMachine, Card::Genius, Card::Uppercut]);
    table.top(B, &[Card::Genius, Card::Strength, Card::Backflip, Card::WebbedUp, Card::AuntMay]);
    table.reveals(A, Card::ElectromagneticBacklash);
    // Rule 9.3.3: the wild icon does not count.
    assert_eq!((table.hurt(A), table.hurt(B)), (3, 1));
    assert_eq!(table.state.player(B).discard.len(), 5);
}
