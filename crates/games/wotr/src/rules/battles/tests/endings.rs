//! Cease, retreat, advance, rearguards (rules 9.3, 9.8, 9.9, 9.11.3, 9.12).

use super::*;
use crate::action::{GroupFor, MarchBy};

/// Rule 9.8.1.
#[test]
fn the_attacker_may_cease() {
    let fight = open_field(2, 2).attack(Region::Dagorlad, Region::NomanLands).dice(&[1; 4]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::GoOn)), SH));
    let fight = fight.choose(Choice::Cease);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::Dagorlad), Side::Shadow), 2);
    assert_eq!(fight.units(field(Region::NomanLands), Side::FreePeoples), 2);
}

/// Rule 9.8.2: only after the attacker goes on, only to free regions.
#[test]
fn the_defender_may_retreat() {
    let fight = Fight::new()
        .army(field(Region::Dale), Nation::Sauron, 3, 0, 0)
        .army(field(Region::OldForestRoad), Nation::North, 2, 0, 1)
        .army(field(Region::Rhosgobel), Nation::Sauron, 1, 0, 0);
    let mut fight = fight;
    fight.state.shadow_control.insert(Region::Carrock);
    let fight = fight.attack(Region::Dale, Region::OldForestRoad).dice(&[1; 5]).dice(&[1]);
    let fight = fight.choose(Choice::Fight);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Retreat)), FP));
    for region in [Region::Carrock, Region::Rhosgobel, Region::Dale, Region::Erebor] {
        assert!(fight.refused(Action::Region(region)), "{region:?}");
    }
    let stands = Fight { state: fight.state.clone(), events: Vec::new() }.say(Action::Decline);
    assert_eq!(stands.state.battle.unwrap().round, 2);
    let fight = fight.say(Action::Region(Region::WoodlandRealm));
    assert_eq!(fight.units(field(Region::WoodlandRealm), Side::FreePeoples), 2);
    assert_eq!(fight.state.field(Region::WoodlandRealm).n_leaders(), 1);
    assert!(matches!(fight.asked(), Some(Ask::Group(GroupFor::Advance { .. }))));
    let fight = fight.say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::OldForestRoad), Side::Shadow), 3);
}

/// With nowhere to go, nobody is asked (rule 9.8.2).
#[test]
fn no_retreat() {
    let fight = Fight::new()
        .army(field(Region::HighPass), Nation::Sauron, 1, 0, 0)
        .army(field(Region::OldFord), Nation::Sauron, 1, 0, 0)
        .army(field(Region::GoblinsGate), Nation::North, 1, 0, 0)
        .attack(Region::HighPass, Region::GoblinsGate)
        .dice(&[1, 1])
        .choose(Choice::Fight);
    assert_eq!(fight.state.battle.unwrap().round, 2);
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))));
}

/// Example A13: a retreat crosses borders; the next move must not go on into the Nation.
#[test]
fn retreat_across_a_border() {
    let mut fight = Fight::new().army(field(Region::OldForestRoad), Nation::Sauron, 2, 0, 0).army(
        field(Region::Dale),
        Nation::North,
        2,
        0,
        0,
    );
    fight.state.steps[Nation::North] = 3;
    let fight = fight
        .attack(Region::OldForestRoad, Region::Dale)
        .dice(&[1; 4])
        .choose(Choice::Fight)
        .say(Action::Region(Region::Erebor))
        .say(Action::Decline);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::Erebor), Side::FreePeoples), 2);
    let mut state = fight.state;
    state.acting = FP;
    assert!(state.check_march(FP, MarchBy::Army, Region::Erebor, Region::IronHills).is_err());
    assert!(state.check_march(FP, MarchBy::Army, Region::Erebor, Region::Dale).is_ok());
}

/// Example C13, hazard 18.24: no capture without entering; entering captures and rouses.
#[test]
fn the_advance_is_optional() {
    let won = || {
        let mut fight = Fight::new().army(field(Region::FordsOfIsen), Nation::Isengard, 3, 0, 0).army(
            field(Region::Westemnet),
            Nation::Rohan,
            1,
            0,
            0,
        );
        fight.state.steps[Nation::Rohan] = 3;
        fight.attack(Region::FordsOfIsen, Region::Westemnet).dice(&[6, 6, 6]).dice(&[1])
    };
    let fight = won().say(Action::Decline);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::FreePeoples, Region::Westemnet));
    assert_eq!(fight.state.steps[Nation::Rohan], 2, "the attack alone");
    assert_eq!(fight.units(field(Region::FordsOfIsen), Side::Shadow), 3);
    let fight = won().say(Action::Leave(Figure::Regular(Nation::Isengard))).say(Action::Go);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::Shadow, Region::Westemnet));
    assert_eq!(fight.state.steps[Nation::Rohan], 1);
    assert_eq!(fight.units(field(Region::FordsOfIsen), Side::Shadow), 1);
    assert_eq!(fight.units(field(Region::Westemnet), Side::Shadow), 2);
}

/// Example C17: Level 0 stays behind.
#[test]
fn saruman_stays() {
    let fight = Fight::new()
        .army(field(Region::FordsOfIsen), Nation::Rohan, 4, 0, 0)
        .army(field(Region::Orthanc), Nation::Isengard, 2, 0, 0)
        .with(field(Region::Orthanc), Character::Saruman)
        .attack(Region::FordsOfIsen, Region::Orthanc)
        .choose(Choice::Field)
        .dice(&[1; 4])
        .dice(&[1, 1])
        .dice(&[1])
        .choose(Choice::Fight)
        .say(Action::Region(Region::GapOfRohan))
        .say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.state.place_of(Character::Saruman), Some(field(Region::Orthanc)));
    assert!(fight.state.controls(Side::FreePeoples, Region::Orthanc));
    assert_eq!(fight.units(field(Region::GapOfRohan), Side::Shadow), 2);
}

/// Example C11, rule 9.3: units that are not At War stay in the rearguard.
#[test]
fn forced_rearguard() {
    let mut fight = Fight::new()
        .army(field(Region::MinasTirith), Nation::Gondor, 2, 0, 0)
        .army(field(Region::MinasTirith), Nation::Rohan, 3, 0, 0)
        .army(field(Region::Osgiliath), Nation::Sauron, 2, 0, 0);
    fight.state.acting = FP;
    fight.state.steps[Nation::Rohan] = 1;
    let why =
        GroupFor::Attack { led: false, card: None, from: field(Region::MinasTirith), to: Region::Osgiliath };
    let most = fight.state.most(Side::FreePeoples, &why);
    assert_eq!(most.n_units(Side::FreePeoples), 2);
    assert!(fight.state.check_attack(FP, false, None, Region::MinasTirith, Region::Osgiliath).is_ok());
    fight.state.steps[Nation::Gondor] = 1;
    assert!(fight.state.check_attack(FP, false, None, Region::MinasTirith, Region::Osgiliath).is_err());
}

/// Hazard 18.26: Saruman leads an attack out of Orthanc.
#[test]
fn saruman_leads_an_attack() {
    let mut fight = Fight::new().army(field(Region::Orthanc), Nation::Isengard, 2, 0, 0).army(
        field(Region::FordsOfIsen),
        Nation::Rohan,
        1,
        0,
        0,
    );
    fight.state.acting = SH;
    let attack =
        |state: &State| state.check_attack(SH, true, None, Region::Orthanc, Region::FordsOfIsen).is_ok();
    assert!(!attack(&fight.state));
    let fight = fight.with(field(Region::Orthanc), Character::Saruman);
    assert!(attack(&fight.state));
    let march = |to| fight.state.check_march(SH, MarchBy::Character, Region::Orthanc, to).is_ok();
    assert!(!march(Region::GapOfRohan), "he moves no Army");
    let fight = fight.army(field(Region::Orthanc), Nation::Isengard, 0, 1, 0);
    let march = fight.state.check_march(SH, MarchBy::Character, Region::Orthanc, Region::GapOfRohan);
    assert!(march.is_ok(), "his Elites do");
}

/// Hazard 18.25: the rearguard survives, is not rolled for and does not advance.
#[test]
fn rearguard() {
    let rear = Fight::rear(Nation::Sauron, 2, 0);
    let fight = || {
        let fight = open_field(5, 2);
        fight.begin(
            BattleKind::Field,
            Side::Shadow,
            field(Region::Dagorlad),
            field(Region::NomanLands),
            rear,
            None,
        )
    };
    let battle = fight().state.battle.unwrap();
    assert_eq!(fight().state.combat_dice(&battle, Side::Shadow), 3);
    let won = fight().dice(&[6; 3]).dice(&[1; 2]).say(Action::Go);
    assert_eq!(won.units(field(Region::NomanLands), Side::Shadow), 3);
    assert_eq!(won.units(field(Region::Dagorlad), Side::Shadow), 2);
    let both = open_field(4, 5).begin(
        BattleKind::Field,
        Side::Shadow,
        field(Region::Dagorlad),
        field(Region::NomanLands),
        rear,
        None,
    );
    let lost = both.dice(&[1; 2]).dice(&[6; 5]);
    assert!(lost.is_over());
    assert_eq!(lost.units(field(Region::Dagorlad), Side::Shadow), 2);
}

/// Rule 9.11.3: the besieged take no part; when the besiegers are gone, the siege is over.
#[test]
fn relief() {
    let fight = Fight::new()
        .army(field(Region::Dale), Nation::North, 3, 0, 0)
        .army(field(Region::Erebor), Nation::Sauron, 2, 0, 0)
        .army(inside(Region::Erebor), Nation::Dwarves, 2, 0, 0)
        .attack(Region::Dale, Region::Erebor);
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))), "besiegers can't go inside");
    let fight = fight.dice(&[5, 5, 1]).dice(&[1, 1]).say(Action::Decline);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::Erebor), None);
    assert_eq!(fight.units(field(Region::Erebor), Side::FreePeoples), 2);
    assert_eq!(fight.units(field(Region::Dale), Side::FreePeoples), 3);
}

/// Help Unlooked For: one die fewer for each unit inside, for the whole battle, never below one.
#[test]
fn help_unlooked_for() {
    let fight = |garrison| {
        Fight::new()
            .army(field(Region::Dale), Nation::North, 1, 0, 0)
            .army(field(Region::Erebor), Nation::Sauron, 6, 0, 0)
            .army(inside(Region::Erebor), Nation::Dwarves, garrison, 0, 0)
            .begin(
                BattleKind::Field,
                Side::FreePeoples,
                field(Region::Dale),
                field(Region::Erebor),
                Figures::NONE,
                Some(Card::HelpUnlookedFor),
            )
            .dice(&[1])
    };
    let fewer = fight(2).dice(&[1; 3]).choose(Choice::Fight).say(Action::Decline).dice(&[1]).dice(&[1; 3]);
    assert_eq!(fewer.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
    assert_eq!(fight(5).dice(&[1]).asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

/// Hazard 18.37: the Corsairs may not cease; the defender may still retreat.
#[test]
fn corsairs_do_not_cease() {
    let fight = Fight::new()
        .army(field(Region::Umbar), Nation::Southrons, 3, 0, 0)
        .army(field(Region::Pelargir), Nation::Gondor, 2, 0, 0)
        .begin(
            BattleKind::Field,
            Side::Shadow,
            field(Region::Umbar),
            field(Region::Pelargir),
            Figures::NONE,
            Some(Card::CorsairsOfUmbar),
        )
        .dice(&[1; 5]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Retreat)), FP));
    let fight = fight.say(Action::Region(Region::Lossarnach)).say(Action::Go);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::Shadow, Region::Pelargir));
    assert_eq!(fight.units(field(Region::Pelargir), Side::Shadow), 3);
}

/// Rule 9.1.2: a besieging Army that advances elsewhere ends its siege.
#[test]
fn besiegers_advance_elsewhere() {
    let fight = Fight::new()
        .army(field(Region::Erebor), Nation::Sauron, 3, 0, 0)
        .army(inside(Region::Erebor), Nation::Dwarves, 1, 0, 0)
        .army(field(Region::Dale), Nation::North, 1, 0, 0)
        .attack(Region::Erebor, Region::Dale)
        .dice(&[6; 3])
        .dice(&[1])
        .say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::Erebor), None);
    assert_eq!(fight.units(field(Region::Erebor), Side::FreePeoples), 1);
    assert!(fight.state.controls(Side::Shadow, Region::Dale));
}

/// Rule 14.14: in a game of teams the controller of those who fight decides, not that of those who stay.
#[test]
fn the_controller_of_the_fighters_decides() {
    let rear = Fight::rear(Nation::Sauron, 5, 0);
    let fight = Fight::of(Scenario::FourPlayer)
        .army(field(Region::Dagorlad), Nation::Sauron, 5, 0, 0)
        .army(field(Region::Dagorlad), Nation::Isengard, 2, 0, 0)
        .army(field(Region::NomanLands), Nation::Rohan, 2, 0, 0)
        .army(field(Region::NomanLands), Nation::Gondor, 1, 0, 0)
        .begin(
            BattleKind::Field,
            Side::Shadow,
            field(Region::Dagorlad),
            field(Region::NomanLands),
            rear,
            None,
        )
        .dice(&[1; 2])
        .dice(&[1; 3]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::GoOn)), Seat(3)));
    let fight = fight.choose(Choice::Fight);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Retreat)), Seat(1)));
}

/// Hazards 18.15 and 18.17: a retreat carries off none of the enemy, and may overstack.
#[test]
fn a_retreat_takes_its_own() {
    let fight = Fight::new()
        .army(field(Region::Dagorlad), Nation::Sauron, 2, 0, 0)
        .army(field(Region::NomanLands), Nation::Sauron, 0, 0, 2)
        .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0)
        .army(field(Region::SouthernRhovanion), Nation::North, 9, 0, 0)
        .attack(Region::Dagorlad, Region::NomanLands)
        .dice(&[1; 4])
        .choose(Choice::Fight)
        .say(Action::Region(Region::SouthernRhovanion))
        .say(Action::Decline);
    assert!(fight.is_over());
    assert_eq!(fight.state.field(Region::NomanLands).nazgul, 2);
    assert_eq!(fight.units(field(Region::SouthernRhovanion), Side::FreePeoples), 11);
    assert_eq!(fight.state.overfull(), Some((field(Region::SouthernRhovanion), Side::FreePeoples)));
}

/// Hazard 18.36: while Wormtongue is on the table, only attacks on Edoras or Helm's Deep wake Rohan.
#[test]
fn wormtongue() {
    let fight = |to: Region| {
        let mut fight = Fight::new()
            .army(field(Region::FordsOfIsen), Nation::Isengard, 2, 0, 0)
            .army(field(to), Nation::Rohan, 2, 0, 0)
            .with(field(Region::Orthanc), Character::Saruman)
            .on_table(Card::Wormtongue);
        fight.state.steps[Nation::Rohan] = 3;
        fight.state.active[Nation::Rohan] = false;
        fight.attack(Region::FordsOfIsen, to)
    };
    let elsewhere = fight(Region::Westemnet);
    assert!(!elsewhere.state.active[Nation::Rohan]);
    assert_eq!(elsewhere.state.steps[Nation::Rohan], 2);
    let deep = fight(Region::HelmsDeep);
    assert!(deep.state.active[Nation::Rohan]);
    assert!(!deep.state.on_table(Card::Wormtongue));
}

/// Rule 9.1.4: a retreat does not lead where a table card keeps Shadow Armies out.
#[test]
fn no_retreat_into_a_forbidden_region() {
    let retreats = |banned: bool| {
        let mut fight = Fight::new().army(field(Region::TheShire), Nation::North, 3, 0, 0).army(
            field(Region::SouthEredLuin),
            Nation::Sauron,
            2,
            0,
            0,
        );
        if banned {
            fight = fight.on_table(Card::ThePowerOfTomBombadil);
        }
        let fight = fight.attack(Region::TheShire, Region::SouthEredLuin).dice(&[1; 5]).choose(Choice::Fight);
        !fight.refused(Action::Region(Region::OldForest))
    };
    assert!(retreats(false));
    assert!(!retreats(true));
}
