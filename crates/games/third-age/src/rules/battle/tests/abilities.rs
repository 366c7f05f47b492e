//! Rules 10.7, 10.9.1, Appendix A: unit abilities, abilities of Characters, combat cards and cards that make an attack.

use super::{FREE, SHADOW, Table, maneuver};
use crate::action::{Action, Ask, Choice, Tactic};
use crate::army::Charge;
use crate::battle::{BattleAsk, LossFor};
use crate::event::{BattleEvent, Event};
use crate::figures::{Figure, Spot};
use crate::ids::{Area, Card, Cards, Character, Leader, Maneuver, Order, Section, Side, Unit};
use crate::ops::{CardAsk, Op, Script, Step};

const FROM: Area = Area::WestfoldVale;
const AT: Area = Area::NorthWestemnet;

/// An attack on plains.
fn rohan(attackers: &[(Unit, u8)], defenders: &[(Unit, u8)]) -> Table {
    Table::rohan().units(FROM, attackers).units(AT, defenders)
}

/// Both choose, nobody plays a card; the dice are rolled: maneuver dice first.
fn fought(table: Table, own: Tactic, other: Tactic, dice: &[u8], others: &[u8]) -> Table {
    let mut table = table.attack(FROM, AT).tactics(own, other);
    while table.asked_battle() == Some(BattleAsk::Card) {
        let side = table.who()[0];
        table = table.does(side, Action::Decline);
    }
    table.rolls(dice).rolls(others)
}

fn damage(table: &Table) -> (u8, u8) {
    (table.damage_at(FROM), table.damage_at(AT))
}

#[test]
fn an_ability_needs_a_hit_on_a_maneuver_die() {
    // Rules 10.7.1, 13.5: one Archers unit and a Footmen.
    let army = || rohan(&[(Unit::Archers, 1), (Unit::RohanFootmen, 2)], &[(Unit::UrukHai, 5)]);
    let archers = maneuver(Maneuver::Archers);
    let hit = fought(army(), archers, Tactic::Regroup, &[5, 1, 1], &[1; 5]);
    assert_eq!(damage(&hit), (0, 2));
    assert!(hit.told(BattleEvent::Activated { side: FREE, maneuver: Maneuver::Archers }));
    // The other dice activate nothing.
    let missed = fought(army(), archers, Tactic::Regroup, &[4, 6, 6], &[1; 5]);
    assert_eq!(damage(&missed), (0, 2));
    assert!(!missed.told(BattleEvent::Activated { side: FREE, maneuver: Maneuver::Archers }));
}

#[test]
fn shield_wall_cancels_one_hit_or_added_damage() {
    let army = || rohan(&[(Unit::RohanFootmen, 3)], &[(Unit::UrukHai, 3)]);
    let wall = maneuver(Maneuver::RohanFootmen);
    let table = fought(army(), wall, Tactic::Regroup, &[6, 1, 1], &[6, 6, 1]);
    assert_eq!(table.damage_at(FROM), 1);
    // Also Damage that an ability adds (rule 10.7.2: cancelling comes after it).
    let table = fought(army(), wall, maneuver(Maneuver::UrukHai), &[6, 1, 1], &[6, 1, 1]);
    assert_eq!(table.damage_at(FROM), 1);
}

#[test]
fn charge_counts_a_six_on_a_maneuver_die_twice() {
    let army = || rohan(&[(Unit::RohanRiders, 2)], &[(Unit::UrukHai, 5)]);
    let charge = maneuver(Maneuver::RohanRiders);
    let table = fought(army(), charge, Tactic::Regroup, &[6, 5, 6, 1], &[1; 5]);
    // Two maneuver dice: 6 counts twice, 5 once; the 6 of a combat die once.
    assert_eq!(damage(&table), (0, 4));
    let table = fought(army(), Tactic::Regroup, Tactic::Regroup, &[6, 5, 6, 1], &[1; 5]);
    assert_eq!(damage(&table), (0, 3));
}

#[test]
fn uruk_hai_add_two_against_regroup() {
    let army = || rohan(&[(Unit::UrukHai, 1)], &[(Unit::RohanFootmen, 5)]);
    let uruks = maneuver(Maneuver::UrukHai);
    assert_eq!(damage(&fought(army(), uruks, Tactic::CombatEvent, &[5], &[1; 5])), (0, 2));
    assert_eq!(damage(&fought(army(), uruks, Tactic::Regroup, &[5], &[1; 5])), (0, 3));
}

#[test]
fn half_orcs_cancel_an_ability_or_forbid_the_retreat() {
    // Rule 10.7.2: cancelling first.
    let army = || rohan(&[(Unit::HalfOrcs, 2)], &[(Unit::Archers, 3)]);
    let half = maneuver(Maneuver::HalfOrcs);
    let table = fought(army(), half, maneuver(Maneuver::Archers), &[5, 1], &[6, 1, 1]);
    // The hit counts, the ability does not.
    assert_eq!(table.damage_at(FROM), 1);
    assert!(table.told(BattleEvent::AbilityCancelled { side: FREE, maneuver: Maneuver::Archers }));
    let table = fought(army(), half, Tactic::Regroup, &[5, 1], &[1, 1, 1]);
    let table = table.does(FREE, Action::Done).does(SHADOW, Action::Choose(Choice::Fight));
    let refused = table.refusal(FREE, Action::Choose(Choice::Retreat));
    assert_eq!(refused, ("10.9.4", "no-an-effect-forbids-the-retreat"));
    assert!(table.legal(FREE).contains(&Action::Choose(Choice::Rout)));
}

#[test]
fn warg_riders_force_casualties_at_the_end_of_the_round() {
    // Rule 10.9.1 (2).
    let army = || rohan(&[(Unit::WargRiders, 2)], &[(Unit::RohanFootmen, 3), (Unit::Archers, 1)]);
    let wargs = maneuver(Maneuver::WargRiders);
    let table = fought(army(), wargs, Tactic::Regroup, &[6, 6, 1, 1], &[1; 4]);
    // Nothing must go in step 5.
    let table = table.does(FREE, Action::Done);
    let why = LossFor::DownTo(1);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Casualty { area: AT, side: FREE, why }));
    let table = table.does(FREE, Action::Lose { unit: Unit::Archers, tokens: 2 });
    assert_eq!((table.n_units(AT), table.damage_at(AT), table.asked_battle()), (3, 0, Some(BattleAsk::GoOn)));
}

#[test]
fn wild_charge_is_offered_at_the_end_and_casualties_follow_both() {
    // Rules 10.9.1 (1), 11.3 (35).
    let army = || rohan(&[(Unit::Dunlendings, 2)], &[(Unit::RohanFootmen, 2), (Unit::Archers, 1)]);
    let table = fought(army(), maneuver(Maneuver::Dunlendings), Tactic::Regroup, &[6, 1], &[6, 6, 1]);
    let table = table.does(SHADOW, Action::Done).does(FREE, Action::Done);
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Price(_)))), "{:?}", table.asked());
    let declined = Table { state: table.state.clone(), events: Vec::new() }.does(SHADOW, Action::Decline);
    assert_eq!(damage(&declined), (2, 1));
    // Three tokens on two units: one goes, after the enemy's Damage is placed.
    let table = table.does(SHADOW, Action::Choose(Choice::Damage));
    assert_eq!((table.n_units(FROM), damage(&table)), (1, (1, 2)));
    let place = |fits: &dyn Fn(&Event) -> bool| table.events.iter().rposition(fits).expect("it is told");
    let hurt = place(&|event| matches!(event, Event::Damaged { side: FREE, .. }));
    let lost = place(&|event| matches!(event, Event::Eliminated { unit: Unit::Dunlendings, .. }));
    assert!(hurt < lost);
}

#[test]
fn wild_rage_adds_a_leadership_token() {
    let army = || rohan(&[(Unit::MordorOrcs, 2)], &[(Unit::RohanFootmen, 3)]);
    let table = fought(army(), maneuver(Maneuver::MordorOrcs), Tactic::Regroup, &[6, 1], &[1; 3]);
    assert_eq!(table.state.army(FROM).leadership, 0);
    let table = table.does(FREE, Action::Done);
    assert_eq!((table.state.army(FROM).leadership, table.asked_battle()), (1, Some(BattleAsk::GoOn)));
}

/// An attack of the Shadow from Wetwang on East Anórien, plains.
fn gondor(attackers: &[(Unit, u8)], defenders: &[(Unit, u8)]) -> Table {
    Table::gondor().units(Area::Wetwang, attackers).units(Area::EastAnorien, defenders)
}

fn fell_race(table: Table) -> Table {
    let table =
        table.attack(Area::Wetwang, Area::EastAnorien).tactics(maneuver(Maneuver::OlogHai), Tactic::Regroup);
    table.rolls(&[6, 1, 1]).rolls(&[1; 5])
}

#[test]
fn fell_race_costs_a_character_a_leader_or_damage() {
    // Rule 11.3 (36): the opponent chooses.
    let army = || gondor(&[(Unit::OlogHai, 1)], &[(Unit::GondorFootmen, 5)]);
    let table = fell_race(army());
    assert_eq!(table.damage_at(Area::EastAnorien), 3);
    let led = || {
        let table = army()
            .leaders(Area::EastAnorien, Leader::Gondor, 1)
            .character(Character::Pippin, Area::EastAnorien);
        let table = fell_race(table);
        match table.asked_battle() {
            Some(BattleAsk::Reroll { side: FREE, .. }) => table.does(FREE, Action::Done),
            _ => table,
        }
    };
    let table = led();
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Option(_)))), "{:?}", table.asked());
    assert_eq!(table.who(), [FREE]);
    let options = table.legal(FREE);
    assert_eq!(options.len(), 2);
    let hurt = led().does(FREE, options[1]);
    assert_eq!((hurt.damage_at(Area::EastAnorien), hurt.state.army(Area::EastAnorien).n_leaders()), (3, 1));
    let table = led().does(FREE, options[0]).does(FREE, Action::Figure(Figure::Character(Character::Pippin)));
    assert_eq!(table.state.spots[Character::Pippin], Spot::Eliminated);
    assert_eq!(table.damage_at(Area::EastAnorien), 1);
}

#[test]
fn trample_puts_one_damage_on_the_own_army_for_two() {
    let table = gondor(&[(Unit::Mumakil, 1)], &[(Unit::GondorFootmen, 5)])
        .attack(Area::Wetwang, Area::EastAnorien)
        .drawn()
        .tactics(maneuver(Maneuver::Mumakil), Tactic::Regroup)
        .rolls(&[6, 1, 1])
        .rolls(&[1; 5]);
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Price(_)))), "{:?}", table.asked());
    let table = table.does(SHADOW, Action::Choose(Choice::Damage));
    assert_eq!((table.damage_at(Area::Wetwang), table.damage_at(Area::EastAnorien)), (1, 3));
}

#[test]
fn grim_ranks_work_in_step_5_only_if_activated() {
    let army =
        || gondor(&[(Unit::EasterlingInfantry, 2), (Unit::MordorOrcs, 1)], &[(Unit::GondorFootmen, 5)]);
    let fight = |die: u8| {
        army()
            .attack(Area::Wetwang, Area::EastAnorien)
            .tactics(maneuver(Maneuver::EasterlingInfantry), Tactic::Regroup)
            .rolls(&[die, 1, 1])
            .rolls(&[6, 6, 6, 1, 1])
    };
    let three = Action::Lose { unit: Unit::EasterlingInfantry, tokens: 3 };
    assert!(fight(6).legal(SHADOW).contains(&three));
    assert!(!fight(4).legal(SHADOW).contains(&three));
}

#[test]
fn characters_help_only_their_army() {
    // Rule 7.5.9: Legolas adds one Damage in the first round, Théodred strength in the Western Marches.
    let army = || rohan(&[(Unit::RohanFootmen, 1)], &[(Unit::UrukHai, 5)]);
    let with = |at: Area| {
        let table = army().character(Character::Legolas, at).attack(FROM, AT);
        let mut table = table.regroup_and_roll(&[1], &[1; 5]);
        while let Some(BattleAsk::Reroll { side, .. } | BattleAsk::Casualty { side, .. }) =
            table.asked_battle()
        {
            table = table.does(side, Action::Done);
        }
        table
    };
    assert_eq!(with(Area::Folde).damage_at(AT), 0);
    let table = with(FROM);
    assert_eq!(table.damage_at(AT), 1);
    // Not in the second round.
    let table = table.does(FREE, Action::Choose(Choice::Fight)).does(SHADOW, Action::Choose(Choice::Stay));
    let mut table = table.regroup_and_roll(&[1], &[1; 5]);
    while let Some(BattleAsk::Reroll { side, .. } | BattleAsk::Casualty { side, .. }) = table.asked_battle() {
        table = table.does(side, Action::Done);
    }
    assert_eq!(table.damage_at(AT), 1);
    let theodred = |at: Area, from: Area| {
        let table = Table::rohan()
            .units(from, &[(Unit::UrukHai, 1)])
            .units(at, &[(Unit::RohanFootmen, 1)])
            .character(Character::Theodred, at)
            .attack(from, at)
            .drawn();
        let battle = table.battle();
        table.state.battle_values(&battle)[FREE].dice
    };
    assert_eq!(theodred(Area::Westmark, Area::NorthWestemnet), 2);
    assert_eq!(theodred(Area::NorthWestemnet, Area::Westmark), 1);
}

#[test]
fn anduril_re_rolls_two_dice_once_in_a_battle() {
    let round = |table: Table| {
        let table =
            table.tactics(Tactic::Regroup, Tactic::Regroup).rolls_of(FREE, &[1]).rolls_of(SHADOW, &[1; 2]);
        // The Leader Re-roll of Aragorn.
        table.does(FREE, Action::Done)
    };
    let again = Action::Reroll { maneuver: false, shows: 1 };
    let table = rohan(&[(Unit::RohanFootmen, 1)], &[(Unit::UrukHai, 2)])
        .character(Character::AragornRohan, FROM)
        .attack(FROM, AT);
    let table = round(table);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 1 }));
    // Declined, it is not used up.
    let table = table.does(FREE, Action::Done).does(FREE, Action::Choose(Choice::Fight));
    let table = round(table.does(SHADOW, Action::Choose(Choice::Stay)));
    let table = table.does(FREE, again).rolls_of(FREE, &[6]);
    assert_eq!(table.damage_at(AT), 1);
    let table = table.does(SHADOW, Action::Done).does(FREE, Action::Choose(Choice::Fight));
    let table = round(table.does(SHADOW, Action::Choose(Choice::Stay)));
    assert_ne!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 1 }));
}

#[test]
fn the_axe_removes_a_damage_once_in_a_battle() {
    // Rule 10.8.7: before casualties.
    let round = |table: Table| {
        let table = table.tactics(Tactic::Regroup, Tactic::Regroup).rolls(&[1; 3]).rolls(&[6, 1]);
        table.does(FREE, Action::Done)
    };
    let table = rohan(&[(Unit::RohanFootmen, 3)], &[(Unit::UrukHai, 2)]).character(Character::Gimli, FROM);
    let table = round(table.attack(FROM, AT));
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Whether(_)))), "{:?}", table.asked());
    let table = table.does(FREE, Action::Accept);
    assert_eq!((table.damage_at(FROM), table.asked_battle()), (0, Some(BattleAsk::GoOn)));
    let table = table.does(FREE, Action::Choose(Choice::Fight)).does(SHADOW, Action::Choose(Choice::Stay));
    let table = round(table);
    assert!(matches!(table.asked_battle(), Some(BattleAsk::Casualty { .. })), "{:?}", table.asked());
}

/// A battle in which the defender plays a combat card.
fn with_card(card: Card, table: Table) -> Table {
    let table = table.hand(FREE, Cards::only(card)).attack(FROM, AT);
    table.tactics(Tactic::Regroup, Tactic::CombatEvent).does(FREE, Action::Card(card))
}

#[test]
fn combat_cards_do_what_they_say() {
    let army = || rohan(&[(Unit::UrukHai, 4)], &[(Unit::RohanFootmen, 3)]);
    let rolls = |card| with_card(card, army()).battle().now.rolls;
    // Great Confusion.
    assert_eq!(rolls(Card::Gen01)[SHADOW].n, 2);
    // Battle-fury and No Quarter.
    assert_eq!((rolls(Card::Gen02)[FREE].first.plus, rolls(Card::Gen02)[FREE].second.plus), (1, 0));
    assert_eq!((rolls(Card::Gen03)[FREE].first.plus, rolls(Card::Gen03)[FREE].second.plus), (1, 1));
    assert_eq!(with_card(Card::Gen03, army()).damage_at(AT), 1);
    // Stand and Fight.
    assert_eq!(rolls(Card::Gen13)[FREE].n, 5);
    // Fierce Defence.
    let fierce = rolls(Card::Gen17)[SHADOW];
    assert_eq!((fierce.first.combat, fierce.second.combat), (6, 6));
    // Overmastered and Commanding Voice.
    let led = || army().tokens(FROM, 1);
    let table = with_card(Card::Gen08, led()).rolls(&[1; 4]).rolls(&[1; 3]);
    assert!(table.told(BattleEvent::NoReroll(SHADOW)));
    let table = with_card(Card::Gen12, army()).rolls(&[1; 4]).rolls(&[1; 3]);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 2 }));
    // Dense Fog.
    let table = with_card(Card::Gen10, army()).rolls(&[1; 4]).rolls(&[1; 3]);
    assert!(table.is_over() && table.told(BattleEvent::Fog));
    assert!(table.state.discard.contains(Card::Gen10));
}

#[test]
fn captain_of_war_gives_somebody_up_for_two_damage() {
    let army = || {
        let table = rohan(&[(Unit::UrukHai, 4)], &[(Unit::RohanFootmen, 3)]);
        table.leaders(AT, Leader::Rohan, 1)
    };
    let table = with_card(Card::Gen09, army()).rolls(&[6, 6, 6, 1]).rolls(&[1; 3]).does(FREE, Action::Done);
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Price(_)))), "{:?}", table.asked());
    let table = table.does(FREE, Action::Figure(Figure::Leader(Leader::Rohan)));
    assert_eq!((table.damage_at(AT), table.state.army(AT).n_leaders()), (1, 0));
}

#[test]
fn determined_attack_uses_a_further_token() {
    let army = || rohan(&[(Unit::UrukHai, 4)], &[(Unit::RohanFootmen, 2), (Unit::Archers, 1)]);
    let table = with_card(Card::Gen05, army());
    // No token is used, so only an available one can be.
    assert_eq!(table.asked_battle(), Some(BattleAsk::ExtraManeuver { side: FREE, used: false }));
    let table = table.does(FREE, Action::Maneuver(Maneuver::RohanFootmen));
    assert_eq!(table.battle().now.rolls[FREE].maneuver, 2);
    let table = table.rolls(&[6, 6, 1, 1]).rolls(&[6, 1, 1]);
    // Shield-wall works; the token is not used up.
    assert_eq!(table.damage_at(AT), 1);
    assert!(table.battle().used[FREE].is_empty());
}

#[test]
fn cry_of_terror_black_breath_and_despair() {
    // Rule 9.6.3, with one Nazgûl after the other.
    let card = Card::Gen12;
    let table = gondor(&[(Unit::MordorOrcs, 3)], &[(Unit::GondorFootmen, 3)])
        .hand(FREE, Cards::only(card))
        .leaders(Area::EastAnorien, Leader::Gondor, 3)
        .with(|state| (state.nazgul[Area::Lossarnach], state.nazgul[Area::GreyWood]) = (2, 1))
        .attack(Area::Wetwang, Area::EastAnorien)
        .tactics(Tactic::Regroup, Tactic::CombatEvent);
    // The Shadow decides before the Free Peoples choose a card.
    let table = table.does(SHADOW, Action::Use(Script::Nazgul(0)));
    assert_eq!(table.asked_battle(), Some(BattleAsk::NazgulFrom { n: 0, left: 1 }));
    let elsewhere = table.refusal(SHADOW, Action::Area(Area::BlackGate));
    assert_eq!(elsewhere, ("9.6.3", "no-the-area-is-in-another-region"));
    let table = table.does(SHADOW, Action::Area(Area::GreyWood));
    assert!(table.told(BattleEvent::EventCancelled(FREE)) && table.state.hands[FREE].contains(card));
    let table = table.does(SHADOW, Action::Use(Script::Nazgul(1)));
    assert_eq!((table.battle().now.rolls[FREE].n, table.state.nazgul[Area::Lossarnach]), (2, 1));
    let table = table.rolls(&[1; 3]).rolls(&[1; 2]).does(SHADOW, Action::Use(Script::Nazgul(2)));
    // Leadership 3, less by two.
    assert_eq!(table.asked_battle(), Some(BattleAsk::Reroll { side: FREE, left: 1 }));
    assert_eq!(table.state.nazgul_in_supply(), 8);
}

#[test]
fn the_lord_of_the_nazgul_may_use_one_for_nothing() {
    let table = gondor(&[(Unit::MordorOrcs, 3)], &[(Unit::GondorFootmen, 3)])
        .character(Character::WitchKing, Area::Wetwang)
        .with(|state| state.nazgul[Area::Lossarnach] = 2)
        .attack(Area::Wetwang, Area::EastAnorien)
        .tactics(Tactic::Regroup, Tactic::Regroup)
        .does(SHADOW, Action::Use(Script::Nazgul(1)));
    assert_eq!(table.asked_battle(), Some(BattleAsk::NazgulCost { n: 1 }));
    let table = table.does(SHADOW, Action::Accept);
    assert_eq!((table.state.nazgul[Area::Lossarnach], table.battle().now.rolls[FREE].n), (2, 2));
    assert!(table.told(BattleEvent::Nazgul { n: 1, lord: true }));
}

#[test]
fn effects_of_one_moment_are_the_defenders_first_but_abilities_the_attackers() {
    // Rules 10.4.6, 10.7.2.
    let works = |table: &Table| -> Vec<Script> {
        let script = |event: &Event| match event {
            Event::Works { script, .. } => Some(*script),
            _ => None,
        };
        table.events.iter().filter_map(script).collect()
    };
    // Both play a card that works before the Combat roll: Stand and Fight attacks, Great Confusion defends.
    let table = rohan(&[(Unit::UrukHai, 2)], &[(Unit::RohanFootmen, 2)])
        .hand(FREE, Cards::only(Card::Gen01))
        .hand(SHADOW, Cards::only(Card::Gen13))
        .attack(FROM, AT)
        .tactics(Tactic::CombatEvent, Tactic::CombatEvent)
        .does(FREE, Action::Card(Card::Gen01))
        .does(SHADOW, Action::Card(Card::Gen13));
    let combat = |card: Card| Script::Combat(card.halves().expect("it is a Generic card").1);
    assert_eq!(works(&table), [Card::Gen01, Card::Gen13].map(combat));
    // In step 4 the attacker's Fell Race comes before the defender's Hail of Arrows.
    let table = gondor(&[(Unit::OlogHai, 1)], &[(Unit::GondorArchers, 5)])
        .leaders(Area::EastAnorien, Leader::Gondor, 1)
        .attack(Area::Wetwang, Area::EastAnorien)
        .tactics(maneuver(Maneuver::OlogHai), maneuver(Maneuver::GondorArchers))
        .rolls(&[6, 1, 1])
        .rolls(&[6, 1, 1, 1, 1])
        .does(FREE, Action::Done);
    assert!(matches!(table.asked(), Some(Ask::Card(CardAsk::Option(_)))), "{:?}", table.asked());
    assert_eq!(table.battle().now.effects[SHADOW].added, 0);
}

/// The charge of an order or a card: what stands behind its attack.
fn charge(table: &Table, script: Script, by: Side) -> Charge {
    let ops = table.state.book.ops(script);
    let at = ops.iter().position(|op| matches!(op, Op::Attack { .. })).expect("it attacks");
    let Op::Attack { len, .. } = ops[at] else { unreachable!() };
    Charge { step: Step { script, by, at: at as u8 + 1 }, len }
}

#[test]
fn what_a_card_adds_to_its_attack_holds_in_the_battle() {
    // Sudden Assault: Terrain Superiority without a count.
    let table = rohan(&[(Unit::UrukHai, 2)], &[(Unit::RohanRiders, 2)]);
    let sudden = charge(&table, Script::Order(Order::SuddenAssault), SHADOW);
    let table = table.attack_with(&[FROM], AT, Some(sudden), false);
    assert!(table.told(BattleEvent::Superiority { side: SHADOW, own: 0, enemy: 2, automatic: true }));
    // Darkness 1: 1 more in the Combat roll of the first round, and of no other.
    let table = gondor(&[(Unit::MordorOrcs, 3)], &[(Unit::GondorFootmen, 3)]);
    let first = charge(&table, Script::Card(Card::Darkness1), SHADOW);
    let table = table.attack_with(&[Area::Wetwang], Area::EastAnorien, Some(first), false);
    let plus = |table: &Table| {
        let battle = table.battle();
        table.state.battle_values(&battle)[SHADOW].targets.map(|target| target.plus)
    };
    assert_eq!(plus(&table), [1, 0]);
    let table = table.regroup_and_roll(&[1; 3], &[1; 3]).does(SHADOW, Action::Choose(Choice::Fight));
    let table = table.does(FREE, Action::Choose(Choice::Stay));
    assert_eq!(plus(&table), [0, 0]);
    // Grimbold and Elfhelm: neither retreat nor rout in any round.
    let table = rohan(&[(Unit::RohanRiders, 2)], &[(Unit::UrukHai, 3)]);
    let held = charge(&table, Script::Card(Card::Fp07), FREE);
    let mut table = table.attack_with(&[FROM], AT, Some(held), false);
    for round in 1..=2 {
        assert_eq!(table.battle().round, round);
        // The Army has received a Leader, who may re-roll a die.
        table = table.regroup_and_roll(&[1; 4], &[1; 3]).does(FREE, Action::Done);
        table = table.does(FREE, Action::Choose(Choice::Fight));
    }
    assert_eq!(table.asked_battle(), Some(BattleAsk::Tactic));
}

#[test]
fn there_will_be_no_dawn_makes_every_terrain_a_favorite_one_of_orcs() {
    let army = || gondor(&[(Unit::MordorOrcs, 1)], &[(Unit::GondorFootmen, 1)]);
    let none = army().attack(Area::Wetwang, Area::EastAnorien);
    assert!(none.told(BattleEvent::NoSuperiority));
    let table =
        army().with(|state| state.table.insert(Card::Darkness6)).attack(Area::Wetwang, Area::EastAnorien);
    assert!(table.told(BattleEvent::Superiority { side: SHADOW, own: 1, enemy: 0, automatic: false }));
}

#[test]
fn the_swan_knights_hit_on_four_unless_a_rule_says_six() {
    let army = |from: Area, at: Area| {
        let table = Table::gondor()
            .units(from, &[(Unit::GondorKnights, 2)])
            .units(at, &[(Unit::MordorOrcs, 2)])
            .character(Character::Imrahil, from)
            .attack(from, at)
            .drawn()
            .tactics(maneuver(Maneuver::KnightsRiders), Tactic::Regroup);
        let first = table.battle().now.rolls[FREE].first;
        (first.combat, first.maneuver)
    };
    assert_eq!(army(Area::Wetwang, Area::EastAnorien), (5, 4));
    // Over the ford.
    assert_eq!(army(Area::WestBank, Area::CairAndros), (6, 6));
}

#[test]
fn an_assault_from_minas_tirith_advances_only_over_the_gate_or_a_breach() {
    // Rules 9.5.2, 10.12.6.
    let sally = |breached: bool| {
        let table = Table::gondor()
            .units(Area::MinasTirith, &[(Unit::GondorFootmen, 3)])
            .units(Area::NorthCityWall, &[(Unit::MordorOrcs, 1)])
            .with(|state| state.sections_lost[Section::North] = if breached { 10 } else { 0 })
            .attack(Area::MinasTirith, Area::NorthCityWall)
            .regroup_and_roll(&[6, 6, 1], &[1]);
        table.asked().is_some()
    };
    assert!(sally(true) && !sally(false));
}
