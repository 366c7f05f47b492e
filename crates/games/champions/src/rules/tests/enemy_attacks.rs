//! Chapters 11.2 to 11.5 and 15: attacks by enemies, boost cards.

use super::*;
use crate::action::Action;
use crate::frame::ActivationsStep;
use crate::ids::{AbilityId, HappeningId, Status};

// EX-03 (rule 16.2)
#[test]
fn stunned_comes_before_webbed_up() {
    let mut table = rhino();
    let webbed = table.attached(A, Card::WebbedUp, PieceId::VILLAIN);
    table.status(PieceId::VILLAIN, Status::Stunned).villain_attacks(A, &[]);
    assert!(table.is_in_play(webbed));
    assert!(!table.has(PieceId::VILLAIN, Status::Stunned));
}

// EX-33 (rule 11.2.2); rule 31.2.
#[test]
fn a_stunned_villain_gets_no_boost_card() {
    let mut table = rhino();
    table.status(PieceId::VILLAIN, Status::Stunned);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    let cards = table.state.encounter.len();
    table.happens(Frame::Activations(A, ActivationsStep::Villain)).pass_until(turn);
    assert_eq!(table.state.encounter.len(), cards);
    // The minion attacked (rule 16.5: it would lose its own stunned card).
    assert_eq!(table.hurt(A), 1);
    table.status(minion, Status::Stunned);
    table.happens(Frame::EnemyAttack { enemy: minion, seat: A });
    assert_eq!(table.hurt(A), 1);
    assert!(!table.has(minion, Status::Stunned));
}

// EX-27 (rule 11.3); rules 31.4, 31.7.
#[test]
fn defenders_come_before_boost_cards() {
    let mut table = rhino();
    table.villain_attacks(A, &[Card::Sandman]).answer(Action::Pass);
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    assert_eq!(table.state.activation.boosts.as_slice(), [Card::Sandman]);
    table.answer(Action::Pass);
    assert_eq!(table.hurt(A), 4);
    assert!(!table.state.identity(A).unwrap().exhausted);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::Sandman]);
}

// Rule 11.3 step 4; rules 31.3, 31.9; EX-31
#[test]
fn a_hero_defends_with_def() {
    let mut table = rhino();
    table.status(YOU, Status::Tough);
    table.villain_attacks(A, &[Card::HydraMercenary]).answer(Action::Pass).choose(YOU);
    // 3 - 3: nothing is dealt, the tough card stays.
    assert_eq!(table.hurt(A), 0);
    assert!(table.has(YOU, Status::Tough) && table.state.identity(A).unwrap().exhausted);
    // Undefended, it is lost and prevents all the damage.
    table.villain_attacks(A, &[Card::HydraMercenary]).answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 0);
    assert!(!table.has(YOU, Status::Tough));
}

// Rules 11.3 step 4, 12.5.
#[test]
fn an_ally_takes_all_and_the_excess_is_lost() {
    let mut table = rhino();
    let cat = table.controls(A, Card::BlackCat);
    table.villain_attacks(A, &[Card::Sandman]).answer(Action::Pass).choose(cat);
    assert!(!table.is_in_play(cat));
    assert_eq!(table.hurt(A), 0);
}

// Rule 17.2: overkill against an ally. Rule 31.9: DEF does not count.
#[test]
fn overkill_by_an_enemy() {
    for (prevents, hurt) in [(false, 2), (true, 0)] {
        let mut table = rhino();
        let cat = table.controls(A, Card::BlackCat);
        table.hand(A, &[Card::Backflip]);
        table.villain_attacks(A, &[Card::Sandman]).answer(Action::Pass);
        table.state.activation.overkill = true;
        table.choose(cat);
        // The target player may use (defense) abilities.
        assert!(matches!(table.ask(), Ask::Window { .. }));
        table.answer(if prevents { Action::Play(Card::Backflip) } else { Action::Pass });
        assert_eq!(table.hurt(A), hurt);
        assert!(!table.is_in_play(cat));
    }
    // A boost ability reaches the character that the excess damaged.
    let mut table = rhino();
    let cat = table.controls(A, Card::BlackCat);
    table.piece(PieceId::VILLAIN).card = Card::RhinoII;
    table.villain_attacks(A, &[Card::SweepingSwoop]).answer(Action::Pass);
    table.state.activation.overkill = true;
    table.choose(cat);
    assert_eq!(table.hurt(A), 1);
    assert!(table.has(YOU, Status::Stunned));
}

// Rule 11.4.1; rule 11.4.2.
#[test]
fn who_may_defend() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther]);
    let (cage, cat) = (table.controls(A, Card::LukeCage), table.controls(B, Card::WarMachine));
    table.status(cage, Status::Stunned);
    table.villain_attacks(A, &[Card::Advance]);
    // Peter Parker cannot, his stunned ally can.
    assert!(matches!(table.ask(), Ask::Defend { seat: A, .. }));
    assert_eq!(table.refused(A, Action::Piece(YOU)), "11.4.1");
    assert_eq!(table.refused(A, Action::Piece(cat)), "11.3");
    assert!(table.may(Action::Piece(cage)));
    table.answer(Action::Pass);
    // Then the others.
    assert!(matches!(table.ask(), Ask::Defend { seat: B, .. }));
    table.choose(cat);
    assert_eq!(table.damage_on(cat), 2);
    assert_eq!(table.hurt(A), 0);
}

// EX-11 (rule 17.4); rule 31.8.
#[test]
fn only_the_character_attacked_retaliates() {
    let mut table = two();
    table.villain_attacks(B, &[Card::Advance]);
    // Black Panther does not defend, Spider-Man does.
    table.answer(Action::Pass).choose(YOU);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 0);
    // When attacked himself he retaliates, even without damage.
    table.villain_attacks(B, &[Card::Advance]).choose(PieceId::identity(B));
    assert_eq!(table.hurt(B), 0);
    assert_eq!(table.damage_on(PieceId::VILLAIN), 1);
}

// EX-21 (rules 11.4.4, 32.5)
#[test]
fn defense_abilities_are_for_the_target_player() {
    let mut table = two();
    table.hand(A, &[Card::Backflip]);
    table.villain_attacks(B, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(B), 2);
    // Spider-Man defends for him: now he is the target player.
    table.villain_attacks(B, &[Card::Sandman, Card::Sandman]).answer(Action::Pass).choose(YOU);
    assert!(matches!(table.ask(), Ask::Window { seat: A, .. }));
    table.answer(Action::Play(Card::Backflip));
    assert_eq!(table.hurt(A), 0);
}

// Rule 11.4.4: using it makes the identity the defender; rule 11.4.6.
#[test]
fn backflip_defends() {
    let mut table = rhino();
    table.hand(A, &[Card::Backflip]);
    table.villain_attacks(A, &[Card::Advance]).answer(Action::Pass).answer(Action::Pass);
    assert!(!table.state.activation.strands[0].hero_defended);
    let ctx = crate::ability::Ctx {
        at: HappeningId(1),
        ..crate::ability::Ctx::new(Card::Backflip, AbilityId::FIRST, PieceId::NONE, A)
    };
    assert!(table.state.check_ability(&ctx).is_ok());
    table.answer(Action::Play(Card::Backflip));
    assert!(turn(&table.ask()));
    assert!(!table.state.identity(A).unwrap().exhausted);
}

// Rule 11.5.1: the attack of a minion that has left ends. Rule 11.5.7.
#[test]
fn an_attack_without_its_enemy_ends() {
    let mut table = rhino();
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.happens(Frame::EnemyAttack { enemy: minion, seat: A });
    let mut log = kernel::Log::off();
    table.state.discard_piece(minion, &mut log);
    table.answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 0);
    assert!(!table.state.activation.enemy.is_some());
}

// Rule 11.5.1: the target player is eliminated by a boost ability; what follows is not resolved.
#[test]
fn an_attack_on_an_eliminated_player_ends() {
    let mut table = two();
    table.damaged(YOU, 9);
    let cage = table.controls(A, Card::LukeCage);
    table.villain_attacks(A, &[Card::ConcussiveBlast, Card::ConcussiveBlast]);
    table.state.activation.extra_boosts = 1;
    table.answer(Action::Pass).pass_until(turn);
    assert!(!table.state.is_in(A) && !table.is_in_play(cage));
    assert_eq!(table.hurt(B), 0);
    assert!(table.state.activation.boosts.is_empty());
}

// Rule 11.5.3: quickstrike waits for the end of the attack.
#[test]
fn activations_do_not_nest() {
    let mut table = rhino();
    table.villain_attacks(A, &[Card::Advance]);
    let vulture = table.encounter_card(A, Card::Vulture);
    table.state.quickstrike_waits(vulture);
    table.state.quickstrike_waits(vulture);
    table.answer(Action::Pass).answer(Action::Pass);
    // Rhino's attack is over, Vulture's begins.
    assert_eq!(table.hurt(A), 2);
    assert_eq!(table.state.activation.enemy, vulture);
    table.answer(Action::Pass);
    // It waited once, although it became engaged twice.
    assert_eq!(table.hurt(A), 5);
    assert!(!table.state.is_activating());
}

// Rule 11.5.4: "you" of a boost ability is the player who defends.
#[test]
fn you_is_the_defending_player() {
    let mut table = two();
    table.villain_attacks(A, &[Card::ConcussiveBlast]);
    table.answer(Action::Pass).answer(Action::Pass).choose(PieceId::identity(B)).pass_until(turn);
    assert_eq!((table.hurt(A), table.hurt(B)), (0, 1));
}

// Rules 15.2, 15.3, 15.4; rules 31.5, 31.6.
#[test]
fn boost_cards_have_only_their_icons() {
    let mut table = rhino();
    // An attachment with surge: as a boost card it is one icon and nothing else.
    table.villain_attacks(A, &[Card::BiomechanicalUpgrades]).answer(Action::Pass).answer(Action::Pass);
    assert!(turn(&table.ask()));
    assert_eq!(table.hurt(A), 3);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::BiomechanicalUpgrades]);
    // Two boost cards add up.
    let mut table = rhino();
    table.villain_attacks(A, &[Card::Sandman]);
    table.state.activation.extra_boosts = 1;
    table.encounter_top(&[Card::HydraMercenary]);
    table.answer(Action::Pass).answer(Action::Pass);
    assert_eq!(table.hurt(A), 5);
    assert_eq!(table.state.encounter_discard.as_slice(), [Card::Sandman, Card::HydraMercenary]);
}

// Rule 15.7.
#[test]
fn the_last_card_as_a_boost_card() {
    let mut table = rhino();
    table.encounter_deck(&[Card::Sandman]);
    table.state.encounter_discard.extend([Card::HydraMercenary]);
    table.state.encounter_cards += 1;
    table.villain_attacks(A, &[Card::Sandman]).answer(Action::Pass);
    // The deck was reset at once; the boost card is not in it.
    assert_eq!(table.state.encounter.as_slice(), [Card::HydraMercenary]);
    assert_eq!(table.state.acceleration, 1);
}

// Rule 31.44: retaliate comes before other reactions to the attack; rule 11.5.2.
#[test]
fn retaliate_comes_before_after_the_attack() {
    let mut table = Table::new(Scenario::Ultron, &[Hero::BlackPanther]);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).damaged(PieceId::VILLAIN, 16);
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    // The stage whose ability it was is gone: no threat and no Drone.
    assert!(turn(&table.ask()));
    assert_eq!(table.state.villain().unwrap().card, Card::UltronII);
    assert_eq!((table.threat_on(PieceId::MAIN), table.state.drones()), (0, 0));
    // With hit points left he uses it.
    let mut table = Table::new(Scenario::Ultron, &[Hero::BlackPanther]);
    table.encounter_card(A, Card::UltronDrones);
    table.hero(A).damaged(PieceId::VILLAIN, 15);
    table.villain_attacks(A, &[Card::Advance]).choose(YOU);
    assert!(matches!(table.ask(), Ask::Choose(..)));
}
