//! Rules 9.10.3, 9.10.4, 10.1, 10.2, 10.13: what comes before a battle and before each round.

use super::{FREE, SHADOW, Table, maneuver};
use crate::action::{Action, Ask, Choice, Tactic};
use crate::battle::BattleAsk;
use crate::event::{BattleEvent, Event};
use crate::ids::{Area, Card, Cards, Maneuver, Side, Unit};
use crate::ops::{Ban, Op, Target};

/// Uruk-hai in Westfold Vale attack Riders in North Westemnet: plains, no border.
fn plains() -> Table {
    let table = Table::rohan().units(Area::WestfoldVale, &[(Unit::UrukHai, 3)]);
    table.units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
}

fn superiority(table: &Table) -> Option<(Side, bool)> {
    table.events.iter().find_map(|event| match event {
        Event::Battle(BattleEvent::Superiority { side, automatic, .. }) => Some((*side, *automatic)),
        _ => None,
    })
}

#[test]
fn an_attack_begins_with_tactics_where_nobody_favors_the_terrain() {
    let table = plains().attack(Area::WestfoldVale, Area::NorthWestemnet);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Tactic));
    assert_eq!(table.who(), [FREE, SHADOW]);
    assert!(table.told(BattleEvent::NoSuperiority));
    assert!(table.told(BattleEvent::Began {
        attacker: SHADOW,
        from: Area::WestfoldVale,
        at: Area::NorthWestemnet,
        combined: false
    }));
}

#[test]
fn terrain_superiority_counts_units_not_strength() {
    // Rule 10.2.1: two Riders of strength 2 against three Warg Riders.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::WargRiders, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanRiders, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    assert_eq!(superiority(&table), Some((SHADOW, false)));
    assert_eq!(table.state.hands[SHADOW].len(), 1);
    assert!(table.state.hands[FREE].is_empty());
}

#[test]
fn a_tie_gives_nobody_terrain_superiority() {
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::WargRiders, 2)])
        .units(Area::NorthWestemnet, &[(Unit::RohanRiders, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    assert_eq!(superiority(&table), None);
}

#[test]
fn the_terrain_is_that_of_the_defenders_area() {
    // Rule 10.1.2: Northern Bounds are hills, Westmark is plains.
    let table = Table::rohan()
        .units(Area::Westmark, &[(Unit::RohanRiders, 1)])
        .units(Area::NorthernBounds, &[(Unit::UrukHai, 1)])
        .attack(Area::Westmark, Area::NorthernBounds);
    assert_eq!(superiority(&table), Some((SHADOW, false)));
}

#[test]
fn olog_hai_favor_every_terrain_only_when_they_attack() {
    let units = [(Unit::OlogHai, 1)];
    let attack = |from, at, foe| {
        let table =
            Table::gondor().units(from, if from == foe { &[(Unit::GondorArchers, 1)] } else { &units });
        let table = table.units(at, if at == foe { &[(Unit::GondorArchers, 1)] } else { &units });
        superiority(&table.attack(from, at))
    };
    assert_eq!(attack(Area::Wetwang, Area::EastAnorien, Area::EastAnorien), Some((SHADOW, false)));
    assert_eq!(attack(Area::Wetwang, Area::EastAnorien, Area::Wetwang), None);
}

#[test]
fn a_card_gives_or_forbids_terrain_superiority() {
    // Rule 10.2.2.
    let give = Op::TerrainSuperiority(Target::Own);
    let forbid = Op::Forbid { ban: Ban::TerrainSuperiority, this_round: false, when: Default::default() };
    let begin = |ops: &[(&Op, Side)]| {
        let mut table = Table::rohan()
            .units(Area::WestfoldVale, &[(Unit::UrukHai, 3)])
            .units(Area::NorthWestemnet, &[(Unit::RohanRiders, 2)]);
        let armies = crate::ids::Areas::only(Area::WestfoldVale);
        let frame = table.state.begin_battle(SHADOW, armies, Area::NorthWestemnet, None, false);
        for (op, by) in ops {
            table = table.words(std::slice::from_ref(*op), *by);
        }
        superiority(&table.run(frame).drawn())
    };
    assert_eq!(begin(&[]), Some((FREE, false)));
    assert_eq!(begin(&[(&give, SHADOW)]), Some((SHADOW, true)));
    // Forbidden to the Free Peoples, who would have it by the count: nobody draws.
    assert_eq!(begin(&[(&forbid, SHADOW)]), None);
    // Given and forbidden: nobody draws.
    assert_eq!(begin(&[(&give, SHADOW), (&forbid, FREE)]), None);
    // What is forbidden to the side that would not have it does not matter.
    assert_eq!(begin(&[(&forbid, FREE)]), Some((FREE, false)));
}

/// The Shadow below the walls of Minas Tirith, with a Siege Tower.
fn tower() -> Table {
    Table::gondor()
        .units(Area::NorthCityWall, &[(Unit::MordorOrcs, 4), (Unit::Mumakil, 1)])
        .units(Area::MinasTirith, &[(Unit::GondorFootmen, 2)])
        .with(|state| state.towers.insert(Area::NorthCityWall))
}

#[test]
fn a_siege_tower_may_be_used_and_is_removed() {
    let table = tower().attack(Area::NorthCityWall, Area::MinasTirith);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Tower));
    let used = table.does(SHADOW, Action::Accept).drawn();
    assert!(used.battle().tower && used.state.towers.is_empty());
    let declined = tower().attack(Area::NorthCityWall, Area::MinasTirith).does(SHADOW, Action::Decline);
    assert!(!declined.battle().tower && declined.state.towers.contains(Area::NorthCityWall));
}

#[test]
fn without_a_tower_there_or_elsewhere_than_minas_tirith_it_is_not_asked() {
    let table = tower().with(|state| state.towers = Default::default());
    assert_eq!(
        table.attack(Area::NorthCityWall, Area::MinasTirith).drawn().asked_battle(),
        Some(BattleAsk::Tactic)
    );
    // Against an Army outside.
    let table = tower().units(Area::GreatGate, &[(Unit::GondorFootmen, 1)]);
    assert_eq!(
        table.attack(Area::NorthCityWall, Area::GreatGate).drawn().asked_battle(),
        Some(BattleAsk::Tactic)
    );
    // In a Combined Attack.
    let table = tower().units(Area::GreatGate, &[(Unit::MordorOrcs, 1)]);
    let table = table.attack_with(&[Area::NorthCityWall, Area::GreatGate], Area::MinasTirith, None, false);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Army));
    // The Free Peoples have none.
    let table = Table::gondor()
        .units(Area::NorthCityWall, &[(Unit::GondorFootmen, 1)])
        .units(Area::MinasTirith, &[(Unit::MordorOrcs, 1)])
        .with(|state| state.towers.insert(Area::NorthCityWall));
    assert_ne!(
        table.attack(Area::NorthCityWall, Area::MinasTirith).drawn().asked_battle(),
        Some(BattleAsk::Tower)
    );
}

#[test]
fn an_assault_with_a_tower_ignores_protection_and_lasts_one_round() {
    let table = tower().attack(Area::NorthCityWall, Area::MinasTirith).does(SHADOW, Action::Accept).drawn();
    assert_eq!(
        table.refusal(SHADOW, Action::Tactic(maneuver(Maneuver::MordorOrcs))),
        ("9.10.3", "no-unit-abilities-are-not-used-with-a-siege-tower")
    );
    // Hits on 5, although the section is not breached; the defender keeps his die for the Stronghold (rule 9.10.4).
    let table = table.regroup_and_roll(&[5, 1, 1, 1, 1], &[1, 1, 1]);
    assert_eq!(table.damage_at(Area::MinasTirith), 1);
    assert_eq!(*table.state.sections_lost.values(), [0, 0, 0]);
    let table = table.does(FREE, Action::Done);
    assert!(table.is_over());
    assert_eq!((table.n_units(Area::MinasTirith), table.n_units(Area::NorthCityWall)), (2, 5));
}

#[test]
fn after_an_assault_with_a_tower_that_destroys_the_defenders_the_victor_may_advance() {
    let advance = |accept: bool| {
        let answer = if accept { Action::Accept } else { Action::Decline };
        let table = Table::gondor()
            .units(Area::NorthCityWall, &[(Unit::MordorOrcs, 5)])
            .units(Area::MinasTirith, &[(Unit::GondorFootmen, 1)])
            .with(|state| state.towers.insert(Area::NorthCityWall))
            .attack(Area::NorthCityWall, Area::MinasTirith)
            .does(SHADOW, answer)
            .drawn();
        table.regroup_and_roll(&[6, 6, 1, 1, 1], &[1, 1])
    };
    let table = advance(true);
    assert_eq!(table.n_units(Area::MinasTirith), 0);
    assert!(matches!(table.asked(), Some(Ask::Army(_))), "{:?}", table.asked());
    let table = table.does(SHADOW, Action::Go);
    assert_eq!(table.n_units(Area::MinasTirith), 5);
    // Without the tower the hits go to the wall.
    let table = advance(false);
    assert_eq!((table.n_units(Area::MinasTirith), table.asked_battle()), (1, Some(BattleAsk::GoOn)));
}

#[test]
fn the_attacker_names_the_army_of_each_round_of_a_combined_attack() {
    // Rules 10.13.1, 10.13.2, 10.13.5.
    let table = Table::rohan()
        .units(Area::WestfoldVale, &[(Unit::UrukHai, 2)])
        .units(Area::Onodlo, &[(Unit::WargRiders, 1)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 3)])
        .attack_with(&[Area::WestfoldVale, Area::Onodlo], Area::NorthWestemnet, None, false);
    assert_eq!(table.asked_battle(), Some(BattleAsk::Army));
    assert_eq!(
        table.refusal(SHADOW, Action::Area(Area::Westmark)),
        ("10.13.1", "no-that-army-is-not-part-of-the-attack")
    );
    // The Terrain Superiority of the first Army named: one Warg Rider on plains.
    let table = table.does(SHADOW, Action::Area(Area::Onodlo)).drawn();
    assert_eq!(superiority(&table), Some((SHADOW, false)));
    let table = table.tactics(maneuver(Maneuver::WargRiders), Tactic::Regroup);
    let table = table.rolls_of(SHADOW, &[1, 1]).rolls_of(FREE, &[1, 1, 1]);
    assert!(table.battle().used[SHADOW].contains(Maneuver::WargRiders));
    let table = table.does(SHADOW, Action::Choose(Choice::Fight)).does(FREE, Action::Choose(Choice::Stay));
    // The same Army: the token stays used.
    let same = table.state.clone();
    let again = Table { state: same, events: Vec::new() }.does(SHADOW, Action::Area(Area::Onodlo));
    assert!(again.battle().used[SHADOW].contains(Maneuver::WargRiders));
    // Another one: the tokens come back; no Terrain Superiority any more.
    let n = table.state.hands[SHADOW].len();
    let table = table.does(SHADOW, Action::Area(Area::WestfoldVale));
    assert!(table.battle().used[SHADOW].is_empty());
    assert_eq!((table.asked_battle(), table.state.hands[SHADOW].len()), (Some(BattleAsk::Tactic), n));
    // Only the Army that fights takes hits and counts.
    let table = table.regroup_and_roll(&[1, 1], &[6, 1, 1]);
    assert_eq!((table.damage_at(Area::WestfoldVale), table.damage_at(Area::Onodlo)), (1, 0));
}

#[test]
fn a_second_attack_within_a_battle_is_not_made() {
    let mut table = plains().attack(Area::WestfoldVale, Area::NorthWestemnet);
    let before = table.battle();
    let armies = crate::ids::Areas::only(Area::NorthWestemnet);
    let _ = table.state.begin_battle(FREE, armies, Area::WestfoldVale, None, false);
    assert_eq!(table.battle(), before);
}

#[test]
fn the_card_of_terrain_superiority_obeys_the_hand_limit() {
    let six: Cards =
        [Card::Gen01, Card::Gen02, Card::Gen03, Card::Gen04, Card::Gen05, Card::Gen06].into_iter().collect();
    let table = Table::rohan()
        .hand(SHADOW, six)
        .units(Area::WestfoldVale, &[(Unit::WargRiders, 3)])
        .units(Area::NorthWestemnet, &[(Unit::RohanFootmen, 2)])
        .attack(Area::WestfoldVale, Area::NorthWestemnet);
    assert!(matches!(table.asked(), Some(Ask::Round(_))), "{:?}", table.asked());
}
