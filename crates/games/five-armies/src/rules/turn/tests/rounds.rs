//! The Action Round (rule 4.5, chapter 5, rules 7.3, 7.10).

use super::{FP, SH, Table};
use crate::action::{Action, Ask, Deed};
use crate::army::ArmyAsk;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Face, Unit};
use crate::state::Ending;
use crate::turn::{TurnAsk, TurnFrame};

fn round(fp: &[Face], shadow: &[Face]) -> Table {
    Table::new()
        .army(Area::Camp, &[(Unit::DwarfRegulars, 2)])
        .with(Area::Camp, Character::Bard)
        .army(Area::BrokenLands4, &[(Unit::Orcs, 2)])
        .dice(FP, fp)
        .dice(SH, shadow)
}

#[test]
fn passing_takes_fewer_dice() {
    // A5.
    let mut table = round(&[Face::Event; 5], &[Face::Event; 6]).begin(TurnFrame::Act);
    table.say(Action::Pass);
    assert_eq!(table.state.to_act, SH);
    assert!(!table.may(Action::Pass));
    table.all(&[Action::Die(Face::Event), Action::Do(Deed::Skip)]);
    assert_eq!(table.state.to_act, FP);
    assert!(!table.may(Action::Pass));
    table.try_all();
    table.all(&[Action::Die(Face::Event), Action::Do(Deed::Skip)]);
    assert!(!table.may(Action::Pass));
}

#[test]
fn who_has_no_die_left_does_not_act() {
    let mut table = round(&[Face::Event], &[Face::Army; 2]).begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::Event), Action::Do(Deed::Skip)]);
    table.all(&[Action::Die(Face::Army), Action::Do(Deed::Skip)]);
    assert_eq!(table.state.to_act, SH);
    table.all(&[Action::Die(Face::Army), Action::Do(Deed::Skip)]);
    // The turn is over, and the next one has begun.
    assert!(matches!(table.asked(), Some(Ask::Draw { .. })));
}

#[test]
fn an_eye_may_be_skipped() {
    // A7.
    let mut table = round(&[], &[Face::EyeOfSauron; 2]).begin(TurnFrame::Act);
    table.say(Action::Die(Face::EyeOfSauron));
    assert_eq!(table.legal(), [Action::Do(Deed::GoblinRecruitment), Action::Do(Deed::Skip)]);
    table.say(Action::Do(Deed::GoblinRecruitment));
    assert_eq!(table.state.army(Area::GoblinMusterNorth).units.count(Unit::Goblins), 1);
    assert_eq!(table.state.army(Area::GoblinMusterWest).units.count(Unit::Goblins), 1);
}

#[test]
fn the_last_goblin() {
    // D25.
    let mut table = round(&[], &[Face::EyeOfSauron; 2])
        .army(Area::BrokenLands1, &[(Unit::Goblins, 11)])
        .begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::EyeOfSauron), Action::Do(Deed::GoblinRecruitment)]);
    assert!(table.asks(TurnAsk::LastGoblin));
    table.try_all();
    table.say(Action::Area(Area::GoblinMusterWest));
    assert_eq!(table.state.army(Area::GoblinMusterNorth).n_units(), 0);
    table.say(Action::Die(Face::EyeOfSauron));
    assert!(!table.may(Action::Do(Deed::GoblinRecruitment)));
}

#[test]
fn an_attack_may_do_nothing() {
    // A9.
    let mut table = round(&[Face::MusterArmy], &[Face::Army]).begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::MusterArmy), Action::Do(Deed::Attack)]);
    assert!(matches!(table.asked(), Some(Ask::Army(ArmyAsk::March { steps: 1, left: 1, .. }))));
    table.say(Action::Done);
    assert_eq!(table.state.to_act, SH);
    assert_eq!(table.state.dice[FP].n_unused(), 0);
}

#[test]
fn a_led_attack_takes_leadership() {
    let mut table = round(&[Face::Character], &[Face::Character]).begin(TurnFrame::Act);
    table.say(Action::Die(Face::Character));
    assert!(table.may(Action::Do(Deed::LedAttack)) && table.may(Action::Do(Deed::QuickMove)));
    assert!(!table.may(Action::Do(Deed::Attack)) && !table.may(Action::Do(Deed::StrategicMove)));
    table.say(Action::Do(Deed::Skip));
    table.say(Action::Die(Face::Character));
    // Nobody leads the Orcs.
    assert_eq!(table.legal(), [Action::Do(Deed::Skip)]);
}

#[test]
fn orcs_come_from_the_card() {
    // D39.
    let mut table = round(&[], &[Face::EyeOfSauron, Face::Event])
        .army(Area::BrokenLands2, &[(Unit::Wargs, 1)])
        .on_table(Card::FlyingArrowsAndWildSpears);
    table.state.orcs_on_card = 2;
    let mut table = table.begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::EyeOfSauron), Action::Do(Deed::OrcsFromCard)]);
    assert!(table.asks(TurnAsk::OrcsFromCard));
    table.try_all();
    table.say(Action::Area(Area::BrokenLands2));
    assert_eq!((table.state.orcs_on_card, table.state.in_supply(Unit::Orcs)), (1, 36 - 2 - 1 - 1));
    table.all(&[Action::Die(Face::Event), Action::Do(Deed::OrcsFromCard), Action::Area(Area::BrokenLands4)]);
    assert!(!table.state.table.contains(Card::FlyingArrowsAndWildSpears));
    assert_eq!(table.state.army(Area::BrokenLands4).units.count(Unit::Orcs), 3);
}

#[test]
fn troubled_mind_is_shaken_off() {
    // L11, D40.
    let table = |fate: u8| {
        let mut table = round(&[Face::Muster, Face::WillOfTheWest], &[]).on_table(Card::TroubledMind);
        table.state.troubled = Some(Character::Bard);
        table.state.fate = fate;
        table.begin(TurnFrame::Act)
    };
    let mut muster = table(4);
    muster.say(Action::Die(Face::Muster));
    assert!(!muster.may(Action::Do(Deed::ShakeOff)));
    muster.say(Action::Do(Deed::ShakeOffForFate));
    assert_eq!((muster.state.fate, muster.state.troubled), (3, None));
    let mut none = table(0);
    none.say(Action::Die(Face::Muster));
    assert!(!none.may(Action::Do(Deed::ShakeOffForFate)));
    none.say(Action::Do(Deed::Skip));
    none.all(&[Action::Die(Face::WillOfTheWest), Action::Do(Deed::ShakeOff)]);
    assert_eq!((none.state.fate, none.state.table.contains(Card::TroubledMind)), (0, false));
}

#[test]
fn bilbo_goes_out_of_the_way_before_or_after() {
    // D28.
    let mut table = round(&[Face::Character; 2], &[]);
    table.state.spots[Character::Bilbo] = Spot::OffBoard;
    table.state.rings = 1;
    let mut table = table.begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::Character), Action::Do(Deed::CharacterMove)]);
    assert!(table.asks(TurnAsk::OutOfTheWay));
    assert_eq!(table.legal().len(), 47);
    table.try_all();
    table.all(&[Action::Decline, Action::Done]);
    assert!(table.asks(TurnAsk::OutOfTheWay));
    table.say(Action::Area(Area::BrokenLands4));
    assert_eq!((table.state.place_of(Character::Bilbo), table.state.rings), (Some(Area::BrokenLands4), 0));
    // No Ring token is left.
    table.all(&[Action::Die(Face::Character), Action::Do(Deed::CharacterMove)]);
    assert!(matches!(table.asked(), Some(Ask::Army(ArmyAsk::CharacterMove))));
}

#[test]
fn a_skipped_die_is_not_used() {
    let mut table = round(&[Face::Character; 2], &[]);
    table.state.spots[Character::Bilbo] = Spot::At(Area::Camp);
    table.state.rings = 5;
    let mut table = table.begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::Character), Action::Do(Deed::Skip)]);
    assert!(table.asks(TurnAsk::Act));
}

#[test]
fn ring_of_invisibility_after_out_of_the_way() {
    let mut table = round(&[Face::WillOfTheWest], &[]).hold(FP, &[Card::RingOfInvisibility, Card::LastStand]);
    table.state.spots[Character::Bilbo] = Spot::OffBoard;
    table.state.rings = 2;
    let mut table = table.begin(TurnFrame::Act);
    table.all(&[Action::Die(Face::WillOfTheWest), Action::Do(Deed::PlayCard)]);
    assert!(table.asks(TurnAsk::OutOfTheWay));
    table.say(Action::Area(Area::Valley3));
    assert!(table.asks(TurnAsk::PlayCard(Face::WillOfTheWest)));
    // The die is a Character result now.
    assert!(!table.may(Action::Card(Card::LastStand)));
}

#[test]
fn who_enters_where() {
    // C7, M7, D27.
    let mut table = round(&[Face::Character], &[]).army(Area::Valley9, &[(Unit::LakeMen, 1)]);
    table.state.fate = 5;
    assert!(table.state.is_ready(Character::Bilbo) && !table.state.is_ready(Character::Thorin));
    assert_eq!(table.state.entry_areas(Character::Bilbo), crate::ids::Areas::only(Area::Camp));
    table.state.armies.change(Area::Valley9, |army| army.leadership = 1);
    table.state.spots[Character::Beorn] = Spot::At(Area::BrokenLands8);
    table.state.spots[Character::LordOfTheEagles] = Spot::Eyrie;
    let areas = [Area::Camp, Area::Valley9, Area::BrokenLands8].into_iter().collect();
    assert_eq!(table.state.entry_areas(Character::Bilbo), areas);
    let mut table = table.begin(TurnFrame::Act);
    table.say(Action::Die(Face::Character));
    assert!(table.may(Action::Do(Deed::Enter(Character::Bilbo))));
    assert!(!table.may(Action::Do(Deed::Enter(Character::Thorin))));
    table.say(Action::Do(Deed::Enter(Character::Bilbo)));
    assert!(table.asks(TurnAsk::Enter(Character::Bilbo)));
    table.try_all();
}

#[test]
fn thorin_needs_a_free_front_gate() {
    let mut table = round(&[Face::Character], &[]);
    table.state.fate = 6;
    assert!(table.state.check_entry(Character::Thorin).is_ok());
    table.state.markers.insert(Area::FrontGate);
    assert!(table.state.check_entry(Character::Thorin).is_err());
    table.state.markers.remove(Area::FrontGate);
    let table = table.army(Area::FrontGate, &[(Unit::Orcs, 1)]);
    assert!(table.state.check_entry(Character::Thorin).is_err());
}

#[test]
fn beorn_looks_at_the_points_when_he_enters() {
    // H5, H12.
    let table = |markers: &[Area]| {
        let mut table = Table::new();
        table.state.markers = markers.iter().copied().collect();
        table.state.spots[Character::Beorn] = Spot::At(Area::Valley3);
        table.begin(TurnFrame::Entered(Character::Beorn)).state.ended
    };
    assert_eq!(table(&[Area::Ravenhill]), Some(Ending::Beorn));
    assert_eq!(table(&[Area::Ravenhill, Area::Camp]), None);
}

#[test]
fn bolg_is_ready_by_the_valley() {
    let mut table = round(&[], &[Face::Character]);
    assert!(!table.state.is_ready(Character::Bolg));
    table.state.markers.insert(Area::RuinsOfDale);
    assert!(table.state.is_ready(Character::Bolg));
    let table = table.army(Area::Valley3, &[(Unit::Wargs, 1)]);
    let areas = [Area::BrokenLands4, Area::Valley3].into_iter().collect();
    assert_eq!(table.state.entry_areas(Character::Bolg), areas);
}
