//! Rules 10.1.3, 10.4, 11.1: tactics tokens and combat cards.

use super::{FREE, SHADOW, Table, maneuver};
use crate::action::{Action, Choice, Tactic};
use crate::battle::BattleAsk;
use crate::event::{BattleEvent, Event};
use crate::ids::{Area, Card, Cards, Maneuver, Unit};
use crate::ops::{Op, Target};

fn fight() -> Table {
    Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2), (Unit::HalfOrcs, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet)
}

#[test]
fn tokens_are_those_of_the_types_that_fight_with_regroup_and_combat_event() {
    let table = fight();
    let tokens = |side| {
        let mut tokens: Vec<_> = table.legal(side);
        tokens.sort_by_key(|action| format!("{action:?}"));
        tokens
    };
    let both = [Tactic::CombatEvent, Tactic::Regroup];
    let free = [Tactic::CombatEvent, maneuver(Maneuver::RohanFootmen), Tactic::Regroup];
    assert_eq!(tokens(FREE), free.map(Action::Tactic));
    assert_eq!(tokens(SHADOW).len(), both.len() + 2);
    assert_eq!(
        table.refusal(SHADOW, Action::Tactic(maneuver(Maneuver::WargRiders))),
        ("10.1.3", "no-no-unit-of-that-type-fights-in-this-round")
    );
}

#[test]
fn the_choice_is_hidden_until_both_have_chosen() {
    // Rules 10.4.1, 11.1.
    let table = fight().does(FREE, Action::Tactic(Tactic::CombatEvent));
    assert_eq!((table.asked_battle(), table.who()), (Some(BattleAsk::Tactic), vec![SHADOW]));
    let chose = |tactic| Event::Battle(BattleEvent::Chose { side: FREE, tactic });
    assert!(table.events.contains(&chose(None)) && !table.events.contains(&chose(Some(Tactic::CombatEvent))));
    let of =
        |onlooker| table.state.battle_picture(onlooker).expect("there is a battle").sides[0].tokens.clone();
    assert_eq!(of(Some(FREE)).chosen, Some(Tactic::CombatEvent));
    assert_eq!((of(Some(SHADOW)).chosen, of(None).chosen), (None, None));
    assert!(of(None).has_chosen);
    let table = table.does(SHADOW, Action::Tactic(Tactic::Regroup));
    assert!(table.told(BattleEvent::Revealed { side: FREE, tactic: Tactic::CombatEvent }));
    let shown = table.state.battle_picture(None).expect("there is a battle").sides[0].tokens.chosen;
    assert_eq!(shown, Some(Tactic::CombatEvent));
}

#[test]
fn a_maneuver_token_is_used_up_until_regroup_recovers_it() {
    // Rules 10.4.2, 10.4.4, 10.4.5.
    let go_on = |table: Table| {
        table.does(SHADOW, Action::Choose(Choice::Fight)).does(FREE, Action::Choose(Choice::Stay))
    };
    let table = fight().tactics(maneuver(Maneuver::UrukHai), Tactic::Regroup);
    let table = go_on(table.rolls(&[1, 1, 1]).rolls(&[1, 1]));
    assert_eq!(
        table.refusal(SHADOW, Action::Tactic(maneuver(Maneuver::UrukHai))),
        ("10.4.2", "no-that-token-is-used-until-it-is-recovered")
    );
    let table = go_on(table.regroup_and_roll(&[1, 1, 1], &[1, 1]));
    assert!(table.told(BattleEvent::TookBack(SHADOW)));
    assert!(table.legal(SHADOW).contains(&Action::Tactic(maneuver(Maneuver::UrukHai))));
}

#[test]
fn both_choose_cards_secretly_and_the_attacker_shows_his_first() {
    // Rule 10.4.3: Gen08 and Gen11 are Overmastered.
    let table = fight()
        .hand(FREE, Cards::only(Card::Gen08))
        .hand(SHADOW, [Card::Gen11, Card::Sa01].into_iter().collect())
        .tactics(Tactic::CombatEvent, Tactic::CombatEvent);
    assert_eq!((table.asked_battle(), table.who()), (Some(BattleAsk::Card), vec![FREE, SHADOW]));
    assert_eq!(
        table.refusal(SHADOW, Action::Card(Card::Sa01)),
        ("10.4.3", "no-only-generic-cards-have-a-combat-half")
    );
    assert_eq!(
        table.refusal(SHADOW, Action::Card(Card::Gen08)),
        ("10.4.3", "no-that-card-is-not-in-your-hand")
    );
    let table = table.does(FREE, Action::Card(Card::Gen08));
    let seen =
        |onlooker| table.state.battle_picture(onlooker).expect("there is a battle").sides[0].tokens.card;
    assert_eq!((seen(Some(FREE)), seen(Some(SHADOW)), seen(None)), (Some(Card::Gen08), None, None));
    assert!(table.state.hands[FREE].contains(Card::Gen08));
    let table = table.does(SHADOW, Action::Decline);
    let place = |side, card| {
        let event = Event::Battle(BattleEvent::Card { side, card });
        table.events.iter().position(|one| *one == event)
    };
    assert!(place(SHADOW, None).expect("it is told") < place(FREE, Some(Card::Gen08)).expect("it is told"));
    assert!(table.state.hands[FREE].is_empty() && !table.state.discard.contains(Card::Gen08));
    // Used cards are discarded.
    let table = table.rolls_of(SHADOW, &[1, 1, 1]).rolls_of(FREE, &[1, 1]);
    let table = table.does(SHADOW, Action::Choose(Choice::Cease));
    assert!(table.is_over() && table.state.discard.contains(Card::Gen08));
}

#[test]
fn a_side_without_cards_is_asked_all_the_same() {
    // Rule 11.3.1.
    let table = fight().tactics(Tactic::CombatEvent, Tactic::Regroup);
    assert_eq!((table.asked_battle(), table.legal(SHADOW)), (Some(BattleAsk::Card), vec![Action::Decline]));
}

#[test]
fn a_cancelled_combat_event_plays_no_card() {
    let mut table = fight().hand(FREE, Cards::only(Card::Gen08));
    table = table.does(FREE, Action::Tactic(Tactic::CombatEvent));
    // As long as the tokens are hidden nothing can be cancelled.
    let cancel = [Op::CancelCombatEvent(Target::Enemy)];
    assert!(!table.state.battle_op_possible(&cancel[0], SHADOW));
    table.state.battle.as_mut().expect("there is a battle").now.revealed = true;
    let table = table.words(&cancel, SHADOW);
    assert!(table.told(BattleEvent::EventCancelled(FREE)));
    assert!(!table.battle().plays_event(FREE) && table.state.hands[FREE].contains(Card::Gen08));
    // The Shadow has revealed none.
    let table = fight().words(&[Op::CancelCombatEvent(Target::Own)], SHADOW);
    assert!(!table.told(BattleEvent::EventCancelled(SHADOW)));
}

#[test]
fn a_further_token_is_a_used_or_an_available_one_beside_a_combat_event() {
    // Determined Attack.
    let mut table = fight().tactics(Tactic::CombatEvent, maneuver(Maneuver::RohanFootmen));
    let battle = table.state.battle.as_mut().expect("there is a battle");
    battle.used[SHADOW].insert(Maneuver::UrukHai);
    let battle = table.battle();
    let further = |used| table.state.further_maneuvers(&battle, SHADOW, used);
    assert_eq!(further(true).iter().collect::<Vec<_>>(), [Maneuver::UrukHai]);
    assert_eq!(further(false).iter().collect::<Vec<_>>(), [Maneuver::HalfOrcs]);
    // Not with a maneuver token of step 1, and not with a tower (rule 9.10.3).
    assert!(table.state.further_maneuvers(&battle, FREE, false).is_empty());
    let tower = crate::battle::Battle { tower: true, ..battle };
    assert!(table.state.further_maneuvers(&tower, SHADOW, true).is_empty());
}
