//! Rolls, re-rolls, casualties (rules 9.4 to 9.7).

use super::*;
use crate::action::{Loss, RollFor};
use std::collections::BTreeSet;

/// Example A7.
#[test]
fn combat_strength() {
    for (regulars, elites, dice) in [(3, 1, 4), (6, 2, 5), (1, 0, 1)] {
        let fight = Fight::new()
            .army(field(Region::Dagorlad), Nation::Sauron, regulars, elites, 0)
            .army(field(Region::NomanLands), Nation::Gondor, 1, 0, 0)
            .attack(Region::Dagorlad, Region::NomanLands);
        let battle = fight.state.battle.unwrap();
        assert_eq!(fight.state.combat_dice(&battle, Side::Shadow), dice);
    }
}

/// Example A9: only missed dice are thrown again.
#[test]
fn leader_reroll() {
    let fight = Fight::new()
        .army(field(Region::NomanLands), Nation::Gondor, 5, 0, 3)
        .army(field(Region::Dagorlad), Nation::Sauron, 10, 0, 0)
        .attack(Region::NomanLands, Region::Dagorlad)
        .dice(&[1, 3, 5, 5, 6])
        .dice(&[1, 1, 1, 1, 1])
        .dice(&[2, 5]);
    assert_eq!(fight.hits(), [3, 0, 1]);
    assert_eq!(fight.units(field(Region::Dagorlad), Side::Shadow), 6, "four hits");
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

/// Example C25, hazard 18.23: three misses, Leadership 5, three dice.
#[test]
fn number_of_rerolls_is_fixed() {
    let fight = Fight::new()
        .army(field(Region::NomanLands), Nation::Gondor, 3, 0, 4)
        .with(field(Region::NomanLands), Character::Meriadoc)
        .army(field(Region::Dagorlad), Nation::Sauron, 10, 0, 0)
        .attack(Region::NomanLands, Region::Dagorlad);
    let battle = fight.state.battle.unwrap();
    assert_eq!(fight.state.leadership(&battle, Side::FreePeoples), 5);
    let fight = fight.dice(&[1, 2, 3]).dice(&[1; 5]).dice(&[6, 6, 2]);
    assert_eq!(fight.hits(), [0, 0, 2]);
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

/// Example C1, hazard 18.2.
#[test]
fn hit_numbers() {
    let battle = |kind, at: Place| {
        Battle::new(kind, Side::Shadow, field(Region::OldForestRoad), at, Figures::NONE, None)
    };
    let numbers = |mut battle: Battle, round| {
        battle.round = round;
        (State::hit_number(&battle, Side::Shadow), State::hit_number(&battle, Side::FreePeoples))
    };
    let dale = battle(BattleKind::Field, field(Region::Dale));
    assert_eq!((numbers(dale, 1), numbers(dale, 2)), ((6, 5), (5, 5)));
    let osgiliath = battle(BattleKind::Field, field(Region::Osgiliath));
    assert_eq!((numbers(osgiliath, 1), numbers(osgiliath, 2)), ((6, 5), (5, 5)));
    let erebor = battle(BattleKind::Field, field(Region::Erebor));
    assert_eq!((numbers(erebor, 1), numbers(erebor, 2)), ((5, 5), (5, 5)));
    let siege = battle(BattleKind::Siege, inside(Region::Erebor));
    assert_eq!((numbers(siege, 1), numbers(siege, 2)), ((6, 5), (6, 5)));
    let sortie = battle(BattleKind::Sortie, field(Region::Erebor));
    assert_eq!(numbers(sortie, 1), (5, 5));
}

#[test]
fn natural_one_and_six() {
    let hits = |die: u8, bonus: i8, need: u8| die >= armies::target(need, bonus);
    assert!(!hits(1, 5, 5));
    assert!(hits(6, -3, 6));
    assert!(hits(4, 1, 5));
    assert!(!hits(5, -1, 5));
}

/// All results that hits can have, as Regulars and Elites.
fn results(fight: Fight, place: Place, nation: Nation, out: &mut BTreeSet<(u8, u8)>) {
    if !matches!(fight.asked(), Some(Ask::Casualty { .. })) {
        let [regulars, elites] = *fight.state.troops(place).units[nation].values();
        out.insert((regulars, elites));
        return;
    }
    for action in fight.legal() {
        let next = Fight { state: fight.state.clone(), events: Vec::new() };
        results(next.say(action), place, nation, out);
    }
}

/// Examples A11 and C7, hazard 18.5.
#[test]
fn hit_by_hit() {
    let besiegers = |regulars, elites, garrison| {
        Fight::new()
            .army(field(Region::Erebor), Nation::Sauron, regulars, elites, 0)
            .army(inside(Region::Erebor), Nation::Dwarves, garrison, 0, 0)
            .siege(Region::Erebor, None)
    };
    let fight = besiegers(3, 3, 3).dice(&[1; 5]).dice(&[6; 3]);
    let mut out = BTreeSet::new();
    results(fight, field(Region::Erebor), Nation::Sauron, &mut out);
    // Removing an Elite for two hits comes to the same as reducing it and removing the Regular.
    assert_eq!(out, BTreeSet::from([(0, 3), (2, 2), (4, 1), (6, 0)]));
    let fight = besiegers(2, 2, 2).dice(&[1; 4]).dice(&[6; 2]);
    let mut out = BTreeSet::new();
    results(fight, field(Region::Erebor), Nation::Sauron, &mut out);
    assert_eq!(out, BTreeSet::from([(0, 2), (2, 1), (4, 0)]));
}

/// Example C9, hazard 18.6.
#[test]
fn regular_comes_from_the_casualties() {
    let mut fight = Fight::new().army(field(Region::Erebor), Nation::Dwarves, 0, 2, 0).army(
        field(Region::Dale),
        Nation::Sauron,
        1,
        0,
        0,
    );
    fight.state.reinforcements.units[Nation::Dwarves][Kind::Regular] = 2;
    fight.state.casualties.units[Nation::Dwarves][Kind::Regular] = 3;
    let fight = fight.attack(Region::Dale, Region::Erebor).choose(Choice::Field).dice(&[6]).dice(&[1, 1]);
    assert_eq!(
        fight.units(field(Region::Erebor), Side::FreePeoples),
        2,
        "nothing to choose: one Elite is reduced"
    );
    assert_eq!(fight.state.casualties.units[Nation::Dwarves], [2, 1]);
    assert_eq!(fight.state.reinforcements.units[Nation::Dwarves][Kind::Regular], 2);
}

/// Rule 9.7.5, hazard 18.4: the dead hit too, and nobody captures anything.
#[test]
fn hits_are_simultaneous() {
    let fight = Fight::new()
        .army(field(Region::Folde), Nation::Isengard, 1, 0, 0)
        .army(field(Region::Westemnet), Nation::Rohan, 1, 0, 1)
        .attack(Region::Folde, Region::Westemnet)
        .dice(&[6, 6]);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::Folde), Side::Shadow), 0);
    assert_eq!(fight.units(field(Region::Westemnet), Side::FreePeoples), 0);
    assert_eq!(fight.state.casualties.leaders_of(Nation::Rohan), 1);
    assert!(fight.state.controls(Side::FreePeoples, Region::Westemnet));
}

/// Rule 9.7.9, hazard 18.35: whoever is with a beaten Army is lost, Characters too.
#[test]
fn a_battle_kills_characters() {
    let fight = Fight::new()
        .army(field(Region::Dagorlad), Nation::Sauron, 1, 0, 2)
        .with(field(Region::Dagorlad), Character::WitchKing)
        .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0)
        .with(field(Region::NomanLands), Character::Strider)
        .attack(Region::Dagorlad, Region::NomanLands)
        .dice(&[1])
        .dice(&[6, 1, 1])
        .dice(&[1])
        .dice(&[1]);
    assert!(fight.is_over());
    assert_eq!(fight.state.spot(Character::WitchKing), Spot::Gone);
    assert_eq!(fight.state.field(Region::Dagorlad).nazgul, 0);
    assert_eq!(fight.state.reinforcements.nazgul, 8);
    assert!(fight.state.in_play(Character::Strider));
}

/// Rule 9.7.1: Captains of the West; Gandalf the White is not one.
#[test]
fn captains_of_the_west() {
    let place = field(Region::NomanLands);
    let fight = open_field(1, 2)
        .with(place, Character::Strider)
        .with(place, Character::Boromir)
        .with(place, Character::GandalfTheWhite)
        .with(place, Character::Peregrin)
        .attack(Region::Dagorlad, Region::NomanLands);
    let battle = fight.state.battle.unwrap();
    assert_eq!(fight.state.combat_dice(&battle, Side::FreePeoples), 4);
    assert_eq!(fight.state.leadership(&battle, Side::FreePeoples), 4);
}

/// Rules 9.7.4, 14.10, hazard 18.39.
#[test]
fn elites_of_saruman_lead() {
    let elites = |scenario, saruman: bool| {
        let mut fight = Fight::of(scenario)
            .army(field(Region::Dagorlad), Nation::Isengard, 1, 2, 0)
            .army(field(Region::Dagorlad), Nation::Southrons, 0, 3, 1)
            .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0);
        if saruman {
            fight = fight.with(field(Region::Orthanc), Character::Saruman);
        }
        let fight = fight.attack(Region::Dagorlad, Region::NomanLands);
        let battle = fight.state.battle.unwrap();
        (fight.state.leadership(&battle, Side::Shadow), fight.state.nazgul_leadership(&battle))
    };
    assert_eq!(elites(Scenario::TwoPlayer, false), (1, 1));
    assert_eq!(elites(Scenario::TwoPlayer, true), (3, 1));
    assert_eq!(elites(Scenario::FourPlayer, true), (6, 1));
}

/// Example C21, hazard 18.39: no Nazgûl leads, Isengard Elites still do.
#[test]
fn white_rider() {
    let fight = || {
        Fight::new()
            .army(field(Region::Dagorlad), Nation::Isengard, 3, 2, 2)
            .with(field(Region::Dagorlad), Character::WitchKing)
            .with(field(Region::Orthanc), Character::Saruman)
            .army(field(Region::NomanLands), Nation::Gondor, 3, 0, 1)
            .with(field(Region::NomanLands), Character::GandalfTheWhite)
            .hold(SH, CombatCard::CruelAsDeath)
            .attack(Region::Dagorlad, Region::NomanLands)
    };
    let rides = fight();
    assert_eq!((rides.asked(), rides.seat()), (Some(Ask::Battle(BattleAsk::WhiteRider)), FP));
    let rides = rides.say(Action::Accept);
    let battle = rides.state.battle.unwrap();
    assert_eq!(rides.state.nazgul_leadership(&battle), 0);
    assert_eq!(rides.state.leadership(&battle, Side::Shadow), 2);
    assert_eq!(rides.state.leadership(&battle, Side::FreePeoples), 1);
    assert_eq!(rides.legal(), [Action::Decline], "Cruel as Death can't be paid");
    let stays = fight().say(Action::Decline);
    let battle = stays.state.battle.unwrap();
    assert_eq!(stays.state.leadership(&battle, Side::Shadow), 6);
    assert_eq!(stays.state.leadership(&battle, Side::FreePeoples), 2);
    assert_eq!(stays.legal().len(), 2);
}

/// The White Rider is not asked about if there is no Nazgûl to stand against.
#[test]
fn white_rider_without_nazgul() {
    let fight = open_field(2, 2)
        .with(field(Region::NomanLands), Character::GandalfTheWhite)
        .attack(Region::Dagorlad, Region::NomanLands);
    assert!(matches!(fight.asked(), Some(Ask::Roll(RollFor::Battle(Side::Shadow)))));
}

/// Hazard 18.12: the garrison's Nation is roused, once per battle (rules 9.4, 12.4).
#[test]
fn the_attacked_are_roused() {
    let mut fight = Fight::new().army(field(Region::SouthIthilien), Nation::Sauron, 3, 0, 0).army(
        field(Region::Osgiliath),
        Nation::Gondor,
        2,
        0,
        0,
    );
    fight.state.steps[Nation::Gondor] = 3;
    fight.state.active[Nation::Gondor] = false;
    let fight = fight.attack(Region::SouthIthilien, Region::Osgiliath);
    assert!(fight.state.active[Nation::Gondor]);
    assert_eq!(fight.state.steps[Nation::Gondor], 2);
    let fight = fight.dice(&[1; 5]).choose(Choice::Fight);
    assert_eq!(fight.state.steps[Nation::Gondor], 2);
}

/// Hits beyond what an Army can absorb are lost, and nobody is asked about them.
#[test]
fn surplus_hits_are_lost() {
    let fight = open_field(5, 2).attack(Region::Dagorlad, Region::NomanLands).dice(&[6; 5]).dice(&[1; 2]);
    assert_eq!(fight.units(field(Region::NomanLands), Side::FreePeoples), 0);
    assert!(matches!(fight.asked(), Some(Ask::Group(_))));
}

/// Units that take no part in the battle can't take its hits.
#[test]
fn casualties_of_the_rearguard_are_refused() {
    let rear = Fight::rear(Nation::Southrons, 1, 0);
    let fight = Fight::new()
        .army(field(Region::Dagorlad), Nation::Sauron, 2, 1, 0)
        .army(field(Region::Dagorlad), Nation::Southrons, 1, 0, 0)
        .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0)
        .begin(
            BattleKind::Field,
            Side::Shadow,
            field(Region::Dagorlad),
            field(Region::NomanLands),
            rear,
            None,
        )
        .dice(&[1; 3])
        .dice(&[6, 1]);
    assert!(fight.refused(Action::Lose(Loss::Regular(Nation::Southrons))));
    assert!(fight.refused(Action::Lose(Loss::Elite(Nation::Sauron))), "one hit is not enough");
    assert_eq!(
        fight.legal(),
        [Action::Lose(Loss::Regular(Nation::Sauron)), Action::Lose(Loss::Reduce(Nation::Sauron))]
    );
}

/// A battle is copied with every step: it stays small.
#[test]
fn a_battle_is_small() {
    assert!(size_of::<Battle>() <= 128, "{} bytes", size_of::<Battle>());
    assert!(size_of::<BattleFrame>() <= 8 && size_of::<BattleAsk>() <= 4);
}
