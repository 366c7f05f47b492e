//! Rule 8.6: what the Ents do, and what they do not.

use crate::action::{Action, Ask};
use crate::army::{ArmyFrame, Needs};
use crate::battle::{BattleAsk, LossFor};
use crate::ents::{EntAsk, EntFrame};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Areas, Character, Side, Unit};
use crate::rules::battle::tests::{FREE, SHADOW, Table};

/// So many Ents in an Entwood, with Treebeard.
fn entwood(area: Area, ents: u8) -> Table {
    Table::rohan().with(|state| {
        (state.entwood, state.ents) = (area, ents);
        state.spots[Character::Treebeard] = Spot::Entwood;
    })
}

fn activate(table: Table) -> Table {
    table.run(Frame::Ent(EntFrame::Activate))
}

fn attack(table: Table, area: Area) -> Table {
    table.run(Frame::Ent(EntFrame::Attack { area }))
}

const fn march(from: Area, to: Area) -> Action {
    Action::Move { from, to }
}

const fn strike(from: Area, to: Area) -> Action {
    Action::Attack { from, to }
}

#[test]
fn ents_march_in_a_chain_that_does_not_break() {
    // Rule 8.6.6.
    let table = activate(entwood(Area::Derndingle, 3));
    assert_eq!((table.asked(), table.who()), (Some(Ask::Ent(EntAsk::Step)), vec![FREE]));
    let table = table.does(FREE, march(Area::Derndingle, Area::WestEavesOfFangorn));
    // The next one goes on from there, not from the Entwood.
    let refused = table.refusal(FREE, march(Area::WestEavesOfFangorn, Area::Wold));
    assert_eq!(refused, ("8.6.6", "no-the-area-is-not-adjacent-to-the-last-ent"));
    let table = table.does(FREE, march(Area::WestEavesOfFangorn, Area::NorthernBounds));
    assert_eq!((table.state.ents, table.state.notes.chain.len()), (1, 2));
    assert_eq!(table.state.ents_in_supply(), 5);
    // The activation ends when the Free Peoples stop; the Ents gather where one is, or where they were.
    let table = table.does(FREE, Action::Done);
    assert_eq!(table.asked(), Some(Ask::Ent(EntAsk::Reform)));
    assert_eq!(
        table.refusal(FREE, Action::Area(Area::Westmark)),
        ("8.6.9", "no-neither-an-ent-nor-the-entwood-was-there")
    );
    assert_eq!(table.legal(FREE).len(), 3);
    let table = table.does(FREE, Action::Area(Area::NorthernBounds));
    assert_eq!((table.state.ents, table.state.entwood), (3, Area::NorthernBounds));
    // Treebeard is with them (rule 8.6.4).
    assert_eq!(table.state.place_of(Character::Treebeard), Some(Area::NorthernBounds));
    assert_eq!(table.state.notes, Default::default());
}

#[test]
fn ents_do_not_march_where_an_army_of_the_shadow_is() {
    let table = activate(entwood(Area::Derndingle, 2).units(Area::WestEavesOfFangorn, &[(Unit::UrukHai, 1)]));
    assert_eq!(
        table.refusal(FREE, march(Area::Derndingle, Area::WestEavesOfFangorn)),
        ("8.6.6", "no-an-army-of-the-shadow-is-there")
    );
    // An Army of the Free Peoples is no hindrance, nor are tokens of the Shadow (rule 8.6.13).
    let table = entwood(Area::Derndingle, 2).units(Area::WestEavesOfFangorn, &[(Unit::Archers, 1)]);
    let table = table.with(|state| state.tokens[crate::ids::Pool::Shadow][Area::WestEavesOfFangorn] = 2);
    let table = activate(table)
        .does(FREE, march(Area::Derndingle, Area::WestEavesOfFangorn))
        .does(FREE, Action::Done);
    let table = table.does(FREE, Action::Area(Area::WestEavesOfFangorn));
    assert_eq!(table.state.tokens[crate::ids::Pool::Shadow][Area::WestEavesOfFangorn], 2);
}

#[test]
fn exceptions_are_for_marching_in_one_direction_and_not_for_attacking() {
    // Rule 8.6.8.
    let board = crate::book::Book::Ours(crate::ids::Scenario::Rohan);
    let steps = &board.board.ent_steps;
    assert!(steps[Area::Fangorn].contains(Area::Derndingle));
    let beyond = |from: Area| steps[from] - board.board.neighbours[from];
    assert!(beyond(Area::Fangorn).contains(Area::Derndingle));
    let table = activate(entwood(Area::Fangorn, 2));
    assert!(table.legal(FREE).contains(&march(Area::Fangorn, Area::Derndingle)));
    let table = activate(entwood(Area::Fangorn, 2).units(Area::Derndingle, &[(Unit::UrukHai, 1)]));
    let refused = table.refusal(FREE, strike(Area::Fangorn, Area::Derndingle));
    assert_eq!(refused, ("8.6.6", "no-no-ent-is-adjacent-to-that-army"));
}

#[test]
fn an_attack_removes_an_ent_and_rolls_five_dice_with_misses_again() {
    // Rules 8.6.6, 13.14.
    let table = entwood(Area::WestEavesOfFangorn, 1)
        .units(Area::NorthernBounds, &[(Unit::UrukHai, 2), (Unit::HalfOrcs, 1)]);
    let table = activate(table).does(FREE, strike(Area::WestEavesOfFangorn, Area::NorthernBounds));
    assert_eq!(table.state.ents, 0);
    // Terrain does not matter: 5 hits on hills. Three misses are rolled again, without a question.
    let table = table.rolls(&[5, 6, 1, 2, 3]).rolls(&[4, 4, 1]);
    // One unit for two tokens.
    let why = LossFor::Ents;
    let ask = BattleAsk::Casualty { area: Area::NorthernBounds, side: SHADOW, why };
    assert_eq!(table.asked_battle(), Some(ask));
    assert_eq!(table.refusal(SHADOW, Action::Done).1, "no-more-casualties-must-be-taken");
    let table = table.does(SHADOW, Action::Lose { unit: Unit::HalfOrcs, tokens: 2 });
    assert_eq!((table.n_units(Area::NorthernBounds), table.damage_at(Area::NorthernBounds)), (2, 0));
    // No Ent is left: the Entwood counts as being in Derndingle (rules 8.6.1, 8.6.9).
    assert_eq!((table.asked(), table.state.entwood), (None, Area::Derndingle));
}

#[test]
fn older_damage_counts_and_one_token_may_stay() {
    let table =
        Table::rohan().units(Area::NorthernBounds, &[(Unit::UrukHai, 3)]).damage(Area::NorthernBounds, 2);
    let table = attack(table, Area::NorthernBounds).rolls(&[6, 1, 1, 1, 1]).rolls(&[1, 1, 1, 1]);
    assert_eq!((table.n_units(Area::NorthernBounds), table.damage_at(Area::NorthernBounds)), (2, 1));
}

#[test]
fn only_armies_next_to_an_ent_are_attacked_and_not_that_in_the_entwoods_area() {
    let table = entwood(Area::WestEavesOfFangorn, 3)
        .units(Area::WestEavesOfFangorn, &[(Unit::UrukHai, 1)])
        .units(Area::UpperIsen, &[(Unit::UrukHai, 1)]);
    let table = activate(table);
    let refused = ("8.6.6", "no-no-ent-is-adjacent-to-that-army");
    assert_eq!(table.refusal(FREE, strike(Area::WestEavesOfFangorn, Area::WestEavesOfFangorn)), refused);
    assert_eq!(table.refusal(FREE, strike(Area::WestEavesOfFangorn, Area::UpperIsen)), refused);
    assert_eq!(
        table.refusal(FREE, strike(Area::WestEavesOfFangorn, Area::Westmark)),
        ("8.6.6", "no-no-army-of-the-shadow-is-there")
    );
    // Once a marched Ent stands next to them both can be.
    let table = table.does(FREE, march(Area::WestEavesOfFangorn, Area::NorthernBounds));
    let legal = table.legal(FREE);
    for to in [Area::WestEavesOfFangorn, Area::UpperIsen] {
        assert!(legal.contains(&strike(Area::WestEavesOfFangorn, to)), "{to:?}");
    }
    // The same Army may be attacked again (rule 13.23).
    let table = table.does(FREE, strike(Area::WestEavesOfFangorn, Area::UpperIsen)).rolls(&[1; 10]);
    assert!(table.legal(FREE).contains(&strike(Area::WestEavesOfFangorn, Area::UpperIsen)));
}

#[test]
fn hits_reduce_the_protection_of_a_stronghold_first() {
    // Rule 8.6.7: 5 and 6 hit all the same.
    let table = Table::rohan()
        .units(Area::Orthanc, &[(Unit::UrukHai, 3)])
        .with(|state| state.lost[Area::Orthanc] = 6);
    let table = attack(table, Area::Orthanc).rolls(&[5, 5, 6, 1, 1]).rolls(&[1, 1]);
    assert_eq!((table.state.lost[Area::Orthanc], table.damage_at(Area::Orthanc)), (8, 1));
    assert_eq!(table.n_units(Area::Orthanc), 3);
}

#[test]
fn saruman_is_eliminated_with_his_army_by_ents_and_others_are_not() {
    // Rules 8.6.12, 7.5.7.
    let army = |area: Area, with: bool| {
        let table = Table::rohan()
            .units(area, &[(Unit::UrukHai, 1)])
            .tokens(area, 2)
            .character(Character::Saruman, Area::Orthanc)
            .with(|state| state.lost[Area::Orthanc] = 8);
        let table = if with { table.units(area, &[(Unit::UrukHai, 2)]) } else { table };
        attack(table, area).rolls(&[6, 6, 1, 1, 1]).rolls(&[1, 1, 1])
    };
    let table = army(Area::Orthanc, false);
    assert_eq!(table.state.spots[Character::Saruman], Spot::Eliminated);
    assert_eq!(table.state.army(Area::Orthanc).leadership, 0);
    assert_eq!(army(Area::Orthanc, true).state.spots[Character::Saruman], Spot::At(Area::Orthanc));
    assert_eq!(army(Area::EastNanCurunir, false).state.spots[Character::Saruman], Spot::At(Area::Orthanc));
}

/// An Army of the Shadow in Northern Bounds that may move two areas; the Entwood is in West Eaves of Fangorn.
fn passing(ents: u8) -> Table {
    let needs = Needs {
        leadership: false,
        units: Default::default(),
        characters: Default::default(),
        to_linked: false,
    };
    let march = ArmyFrame::March { side: SHADOW, needs, steps: 2, left: 1, strike: false };
    entwood(Area::WestEavesOfFangorn, ents)
        .units(Area::NorthernBounds, &[(Unit::UrukHai, 2)])
        .tokens(Area::NorthernBounds, 1)
        .with(|state| state.notes.eligible = Areas::only(Area::NorthernBounds))
        .run(Frame::Army(march))
        .does(SHADOW, Action::Move { from: Area::NorthernBounds, to: Area::WestEavesOfFangorn })
        .does(SHADOW, Action::Go)
}

#[test]
fn ents_may_attack_an_army_that_enters_also_when_it_only_passes_through() {
    // Rule 8.6.11.
    let table = passing(1);
    let area = Area::WestEavesOfFangorn;
    assert_eq!((table.asked(), table.who()), (Some(Ask::Ent(EntAsk::React { area })), vec![FREE]));
    let table = table.does(FREE, Action::Accept).rolls(&[6, 6, 1, 1, 1]).rolls(&[6, 1, 1]);
    // No Ent is removed. Three tokens: one unit goes, one token stays; the rest goes on.
    assert_eq!(table.state.ents, 1);
    assert!(table.events.contains(&Event::Eliminated { unit: Unit::UrukHai, area, tokens: 2 }));
    let table = table.does(SHADOW, Action::Area(Area::Onodlo));
    assert_eq!((table.n_units(Area::Onodlo), table.damage_at(Area::Onodlo)), (1, 1));
    assert_eq!(table.n_units(area), 0);
}

#[test]
fn an_army_destroyed_on_its_way_goes_no_further() {
    // Rules 7.2.8, 8.6.12.
    let table = passing(2).does(FREE, Action::Accept).rolls(&[6, 6, 6, 6, 1]).rolls(&[1]);
    assert_eq!(table.asked(), None);
    let armies = table.state.armies_of(SHADOW);
    assert!(armies.is_empty(), "{armies:?}");
    assert!(table.events.contains(&Event::Destroyed { side: SHADOW, area: Area::WestEavesOfFangorn }));
    assert!(table.events.contains(&Event::LeadershipLost { area: Area::WestEavesOfFangorn, tokens: 1 }));
    assert!(table.state.lifted().is_none());
    assert_eq!(table.state.in_supply(Unit::UrukHai), 18);
}

#[test]
fn without_an_ent_or_elsewhere_nobody_reacts() {
    // Treebeard alone does not.
    assert!(!matches!(passing(0).asked(), Some(Ask::Ent(_))));
    let declined = passing(1).does(FREE, Action::Decline);
    assert!(matches!(declined.asked(), Some(Ask::Army(_))), "{:?}", declined.asked());
    let react = |area: Area| {
        let table = entwood(Area::Derndingle, 2).units(area, &[(Unit::UrukHai, 1)]);
        table.run(Frame::Ent(EntFrame::React { area })).asked()
    };
    assert_eq!(react(Area::WestEavesOfFangorn), None);
    // Units that are recruited there.
    assert_eq!(react(Area::Derndingle), Some(Ask::Ent(EntAsk::React { area: Area::Derndingle })));
    let table = entwood(Area::Derndingle, 2).run(Frame::Ent(EntFrame::React { area: Area::Derndingle }));
    assert_eq!(table.asked(), None);
}

#[test]
fn a_card_chooses_its_target_and_may_remove_an_ent() {
    let armies: Areas = [Area::EastDike, Area::WestDike].into_iter().collect();
    let table = || {
        entwood(Area::Derndingle, 1)
            .units(Area::EastDike, &[(Unit::UrukHai, 1)])
            .units(Area::WestDike, &[(Unit::UrukHai, 1)])
            .units(Area::Folde, &[(Unit::UrukHai, 1)])
            .with(|state| state.notes.eligible = armies)
    };
    let chosen = table().run(Frame::Ent(EntFrame::Choose { remove: true }));
    assert_eq!(
        chosen.refusal(FREE, Action::Area(Area::Folde)),
        ("7.7.9", "no-the-card-speaks-of-other-armies")
    );
    let chosen = chosen.does(FREE, Action::Area(Area::EastDike));
    assert_eq!((chosen.state.ents, chosen.state.entwood), (0, Area::Derndingle));
    let kept =
        table().run(Frame::Ent(EntFrame::Choose { remove: false })).does(FREE, Action::Area(Area::EastDike));
    assert_eq!(kept.state.ents, 1);
    let none = table().with(|state| state.ents = 0).run(Frame::Ent(EntFrame::Choose { remove: true }));
    assert_eq!(none.asked(), None);
}

#[test]
fn an_activation_without_ents_does_nothing() {
    let table = activate(entwood(Area::Derndingle, 0));
    assert_eq!((table.asked(), table.events.len()), (None, 0));
}

#[test]
fn the_entwood_is_no_army() {
    // Rule 8.6.10.
    let table = entwood(Area::WestEavesOfFangorn, 4);
    assert!(Side::ALL.into_iter().all(|side| table.state.armies_of(side).is_empty()));
    assert_eq!(table.state.controller(Area::WestEavesOfFangorn), None);
}
