//! Aggression.

use crate::action::{Action, Ask};
use crate::ids::{AbilityId, Card, Hero, PieceId, Scenario, Status};
use crate::state::Ending;
use crate::testing::{A, B, Table};

const VILLAIN: PieceId = PieceId::VILLAIN;
const MAIN: PieceId = PieceId::MAIN;
const YOU: PieceId = PieceId::identity(A);

fn hero() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::BlackPanther);
    table.hero(A);
    table
}

fn attack(by: PieceId, to: PieceId) -> Action {
    Action::Attack { by, to: Some(to) }
}

fn is_turn(table: &Table) -> bool {
    matches!(table.ask(), Ask::Turn(..))
}

#[test]
fn hulk_does_all_three_for_a_wild_icon() {
    // EX-57
    let mut table = hero();
    let hulk = table.controls(A, Card::Hulk);
    let killmonger = table.encounter_card(A, Card::Killmonger);
    table.top(A, &[Card::Vibranium]).answer(attack(hulk, VILLAIN));
    assert_eq!(table.refused(A, Action::Piece(YOU)), "10.3.3");
    table.choose(killmonger);
    assert_eq!((table.damage_on(VILLAIN), table.damage_on(killmonger), table.hurt(A)), (4, 3, 1));
    assert!(!table.is_in_play(hulk));
}

#[test]
fn hulk_does_what_the_icon_says() {
    for (top, villain, you, hulk_hurt) in
        [(Card::Strength, 5, 0, Some(1)), (Card::Energy, 4, 1, Some(2)), (Card::Genius, 3, 0, None)]
    {
        let mut table = hero();
        let hulk = table.controls(A, Card::Hulk);
        table.top(A, &[top]).answer(attack(hulk, VILLAIN));
        assert_eq!((table.damage_on(VILLAIN), table.hurt(A)), (villain, you));
        // Consequential damage comes last; a discarded Hulk takes none.
        assert_eq!(table.state.piece(hulk).map(|it| it.damage), hulk_hurt);
    }
}

#[test]
fn hulk_does_nothing_if_he_did_not_attack() {
    let mut table = hero();
    let hulk = table.controls(A, Card::Hulk);
    table.threat(MAIN, 1).status(hulk, Status::Stunned);
    assert_eq!(table.refused(A, Action::Thwart { by: hulk, at: Some(MAIN) }), "1.2.3");
    table.answer(attack(hulk, VILLAIN));
    assert!(table.state.player(A).discard.is_empty());
    assert_eq!(table.damage_on(hulk), 0);
    // Another character's attack is not his.
    table.answer(attack(YOU, VILLAIN));
    assert!(table.state.player(A).discard.is_empty());
}

#[test]
fn hulk_can_lose_the_game_and_win_it_at_once() {
    // EX-73
    let mut table = hero();
    let hulk = table.controls(A, Card::Hulk);
    let killmonger = table.encounter_card(A, Card::Killmonger);
    table.state.stages.clear();
    table.damaged(VILLAIN, 13).damaged(YOU, 10);
    table.top(A, &[Card::Energy]).answer(attack(hulk, killmonger));
    assert_eq!(table.state.ended, Some(Ending::PlayersEliminated));
}

#[test]
fn tigra_heals_before_consequential_damage() {
    // EX-15
    let mut table = hero();
    let tigra = table.controls(A, Card::Tigra);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.damaged(tigra, 2).damaged(minion, 1);
    table.answer(attack(tigra, minion)).answer(Action::Use { piece: tigra, ability: AbilityId(0) });
    assert!(!table.is_in_play(minion));
    assert_eq!(table.damage_on(tigra), 2);
}

#[test]
fn tigra_needs_a_defeated_minion() {
    let mut table = hero();
    let tigra = table.controls(A, Card::Tigra);
    let minion = table.encounter_card(A, Card::Killmonger);
    table.damaged(tigra, 1).answer(attack(tigra, minion));
    assert!(is_turn(&table));
    assert_eq!(table.damage_on(tigra), 2);
    // A villain stage is not a minion.
    table.piece(tigra).exhausted = false;
    table.damaged(tigra, 1).damaged(VILLAIN, 13).answer(attack(tigra, VILLAIN));
    assert!(!matches!(table.ask(), Ask::Window { .. }));
}

#[test]
fn chase_them_down_after_a_stage_is_defeated() {
    // EX-85
    let mut table = hero();
    table.hand(A, &[Card::Uppercut, Card::Strength, Card::Energy, Card::ChaseThemDown]);
    table.threat(MAIN, 3).damaged(VILLAIN, 10).play(Card::Uppercut);
    assert_eq!(table.state.villain().unwrap().card, Card::RhinoII);
    table.answer(Action::Play(Card::ChaseThemDown));
    if matches!(table.ask(), Ask::Target(..)) {
        table.choose(MAIN);
    }
    assert_eq!(table.threat_on(MAIN), 1);
}

#[test]
fn chase_them_down_is_for_the_hero_who_defeats() {
    let mut table = hero();
    table.threat(MAIN, 3).hand(A, &[Card::ChaseThemDown]);
    // Not defeated.
    table.answer(attack(YOU, VILLAIN));
    assert!(is_turn(&table));
    // Rule 14.4: an ally is not the hero.
    let tigra = table.controls(A, Card::Tigra);
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.damaged(minion, 1).answer(attack(tigra, minion));
    assert!(is_turn(&table));
    // No threat to remove.
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.piece(YOU).exhausted = false;
    table.threat(MAIN, 0).damaged(minion, 1).answer(attack(YOU, minion));
    assert!(is_turn(&table));
}

#[test]
fn relentless_assault_overkills_for_physical() {
    let mut table = hero();
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.hand(A, &[Card::RelentlessAssault, Card::Strength]).play(Card::RelentlessAssault);
    assert!(!table.is_in_play(minion));
    // Rule 17.2: guard does not stop it.
    assert_eq!(table.damage_on(VILLAIN), 2);
}

#[test]
fn relentless_assault_without_physical_has_no_overkill() {
    let mut table = hero();
    table.hand(A, &[Card::RelentlessAssault, Card::Energy]);
    assert_eq!(table.refused(A, Action::Play(Card::RelentlessAssault)), "9.1");
    let minion = table.encounter_card(A, Card::HydraMercenary);
    table.play(Card::RelentlessAssault);
    assert!(!table.is_in_play(minion));
    assert_eq!(table.damage_on(VILLAIN), 0);
}

#[test]
fn relentless_assault_asks_what_a_wild_resource_is() {
    for (answer, damage) in [(Action::Accept, 2), (Action::Decline, 0)] {
        let mut table = hero();
        table.encounter_card(A, Card::Shocker);
        table.hand(A, &[Card::RelentlessAssault, Card::Vibranium]).play(Card::RelentlessAssault);
        assert!(matches!(table.ask(), Ask::Count(..)));
        table.answer(answer);
        assert_eq!(table.damage_on(VILLAIN), damage);
    }
}

#[test]
fn uppercut_deals_five() {
    let mut table = hero();
    table.hand(A, &[Card::Uppercut, Card::Strength, Card::Energy]).play(Card::Uppercut);
    assert_eq!(table.damage_on(VILLAIN), 5);
}

#[test]
fn a_guard_stops_uppercut_but_not_tac_team() {
    // EX-43
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    let guard = table.encounter_card(A, Card::HydraMercenary);
    let tigra = table.controls(A, Card::Tigra);
    let team = table.controls(A, Card::TacTeam);
    assert_eq!(table.refused(A, attack(YOU, VILLAIN)), "17.1");
    assert_eq!(table.refused(A, attack(tigra, VILLAIN)), "17.1");
    table.use_ability(team, 0).choose(VILLAIN);
    assert_eq!(table.damage_on(VILLAIN), 2);
    // The guard is the only enemy to attack.
    table.hand(A, &[Card::Uppercut, Card::Strength, Card::Energy]).play(Card::Uppercut);
    assert!(!table.is_in_play(guard));
    // The other player was never bound.
    table.encounter_card(A, Card::HydraMercenary);
    assert!(table.state.can_attack(B, table.state.villain().unwrap()));
}

#[test]
fn the_power_of_aggression_doubles_for_its_aspect() {
    let mut table = hero();
    table.hand(A, &[Card::Uppercut, Card::ThePowerOfAggression, Card::Tigra]);
    table.play(Card::Uppercut);
    assert_eq!(table.damage_on(VILLAIN), 5);
    // Not for a basic card.
    table.hand(A, &[Card::Haymaker, Card::ThePowerOfAggression]);
    assert_eq!(table.refused(A, Action::Play(Card::Haymaker)), "9.1");
}

#[test]
fn tac_team_runs_out() {
    let mut table = hero();
    let team = table.controls(A, Card::TacTeam);
    let using = Action::Use { piece: team, ability: AbilityId(0) };
    assert_eq!(table.state.piece(team).unwrap().counters, 3);
    for n in 1..=3 {
        table.answer(using);
        assert_eq!(table.damage_on(VILLAIN), 2 * n);
        if n < 3 {
            assert_eq!(table.refused(A, using), "4.4.1");
            table.piece(team).exhausted = false;
        }
    }
    // Rule 17.7.
    assert!(!table.is_in_play(team));
}

#[test]
fn combat_training_is_for_the_hero_of_its_controller() {
    let mut table = Table::new(Scenario::Rhino, &[Hero::BlackPanther, Hero::SpiderMan]);
    table.hero(A).hero(B);
    table.controls(A, Card::CombatTraining);
    let tigra = table.controls(A, Card::Tigra);
    let atk = |table: &Table, id| table.state.atk(table.state.piece(id).unwrap());
    assert_eq!(atk(&table, YOU), Some(3));
    assert_eq!(atk(&table, tigra), Some(2));
    // The other player is the only one who may get another (rule 14.5).
    table.hand(A, &[Card::Strength, Card::CombatTraining, Card::CombatTraining]);
    table.play(Card::CombatTraining);
    assert_eq!(atk(&table, PieceId::identity(B)), Some(3));
    assert_eq!(table.refused(A, Action::Play(Card::CombatTraining)), "14.5");
}
