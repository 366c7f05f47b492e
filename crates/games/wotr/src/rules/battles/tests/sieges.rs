//! Sieges, siege battles, sorties (rules 9.10, 9.11, 9.13).

use super::*;

fn besieged(shadow: (u8, u8), dwarves: (u8, u8)) -> Fight {
    Fight::new().army(field(Region::Erebor), Nation::Sauron, shadow.0, shadow.1, 0).army(
        inside(Region::Erebor),
        Nation::Dwarves,
        dwarves.0,
        dwarves.1,
        0,
    )
}

/// Example C3: the siege limit, and no siege without an advance (rules 9.10.1, 19.6).
#[test]
fn retreat_into_a_siege() {
    let inside_now = || {
        Fight::new()
            .army(field(Region::Osgiliath), Nation::Sauron, 4, 0, 0)
            .army(field(Region::MinasTirith), Nation::Gondor, 8, 0, 1)
            .with(field(Region::MinasTirith), Character::Boromir)
            .attack(Region::Osgiliath, Region::MinasTirith)
            .choose(Choice::Siege)
    };
    let fight = inside_now().say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::MinasTirith), Some(Side::FreePeoples));
    assert_eq!(fight.state.place_of(Character::Boromir), Some(inside(Region::MinasTirith)));
    assert!(fight.state.controls(Side::FreePeoples, Region::MinasTirith));
    // Rule 8.2: three units are removed at the end of the action.
    assert_eq!(fight.state.overfull(), Some((inside(Region::MinasTirith), Side::FreePeoples)));
    let fight = inside_now().say(Action::Decline);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::MinasTirith), None);
    assert_eq!(fight.units(field(Region::MinasTirith), Side::FreePeoples), 8);
    assert_eq!(fight.state.overfull(), None);
}

/// Hazard 18.3: the defender is asked before every round.
#[test]
fn field_or_siege_before_every_round() {
    let fight = Fight::new()
        .army(field(Region::Dale), Nation::Sauron, 2, 0, 0)
        .army(field(Region::Erebor), Nation::Dwarves, 2, 0, 0)
        .attack(Region::Dale, Region::Erebor);
    let question = Some(Ask::Battle(BattleAsk::FieldOrSiege(Region::Erebor)));
    assert_eq!((fight.asked(), fight.seat()), (question, FP));
    let fight = fight.choose(Choice::Field).dice(&[5, 1]).dice(&[1, 1]).choose(Choice::Fight);
    assert_eq!(fight.units(field(Region::Erebor), Side::FreePeoples), 1, "5 hits in the field");
    let fight = fight.say(Action::Decline);
    assert_eq!(fight.asked(), question);
    let fight = fight.choose(Choice::Siege).say(Action::Go);
    assert_eq!(fight.state.besieged(Region::Erebor), Some(Side::FreePeoples));
}

/// A Stronghold that the enemy holds shelters nobody.
#[test]
fn no_siege_in_a_captured_stronghold() {
    let mut fight = Fight::new().army(field(Region::Dale), Nation::Sauron, 2, 0, 0).army(
        field(Region::Erebor),
        Nation::Dwarves,
        2,
        0,
        0,
    );
    fight.state.shadow_control.insert(Region::Erebor);
    let fight = fight.attack(Region::Dale, Region::Erebor);
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))));
}

/// Rule 9.10.4: one round, and no more without an Elite.
#[test]
fn one_round() {
    let fight = besieged((3, 0), (2, 0)).siege(Region::Erebor, None).dice(&[5, 5, 5]).dice(&[1, 1]);
    assert!(fight.is_over());
    assert_eq!(fight.hits(), [0, 0], "6 is needed");
    assert_eq!(fight.state.besieged(Region::Erebor), Some(Side::FreePeoples));
}

/// Rule 9.10.4: an Elite becomes a Regular for another round.
#[test]
fn extension() {
    let fight = besieged((1, 2), (2, 0)).siege(Region::Erebor, None).dice(&[1; 3]).dice(&[1; 2]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Extend)), SH));
    let fight = fight.say(Action::Figure(Figure::Elite(Nation::Sauron)));
    assert_eq!(fight.state.field(Region::Erebor).units[Nation::Sauron], [2, 1]);
    assert_eq!(fight.state.battle.unwrap().round, 2);
    let fight = fight.dice(&[1; 3]).dice(&[1; 2]).choose(Choice::Cease);
    assert!(fight.is_over());
}

/// Rule 9.10.4: without a Regular to replace it the Elite is not reduced.
#[test]
fn no_extension_without_a_regular() {
    let mut fight = besieged((1, 2), (2, 0));
    let left = fight.state.reinforcements.units[Nation::Sauron][Kind::Regular];
    fight = fight.army(field(Region::Gorgoroth), Nation::Sauron, left, 0, 0);
    let fight = fight.siege(Region::Erebor, None).dice(&[1; 3]).dice(&[1; 2]);
    assert!(fight.is_over());
}

/// Grond and The Fighting Uruk-hai: three rounds without cost, then as usual.
#[test]
fn three_rounds() {
    let mut fight = besieged((1, 1), (2, 0))
        .with(field(Region::Erebor), Character::WitchKing)
        .siege(Region::Erebor, Some(Card::GrondHammerOfTheUnderworld));
    for round in 1..=3 {
        fight = fight.dice(&[1; 2]).dice(&[1; 2]).dice(&[1; 2]);
        if round < 3 {
            assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
            fight = fight.choose(Choice::Fight);
        }
    }
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::Extend)));
}

/// In their first round the Free Peoples play a Combat card only with a Companion.
#[test]
fn surprise_of_the_first_round() {
    let fight = |companion: bool| {
        let mut fight = besieged((2, 0), (2, 0)).hold(FP, CombatCard::Daylight);
        if companion {
            fight = fight.with(inside(Region::Erebor), Character::Gimli);
        }
        fight.siege(Region::Erebor, Some(Card::TheFightingUrukHai))
    };
    let asked = Some(Ask::Battle(BattleAsk::Combat(Side::FreePeoples)));
    assert_eq!(fight(true).asked(), asked);
    let alone = fight(false);
    assert!(matches!(alone.asked(), Some(Ask::Roll(_))));
    assert_eq!(alone.dice(&[1; 4]).choose(Choice::Fight).asked(), asked);
}

/// Rule 9.10.5.
#[test]
fn storming() {
    let fight = besieged((3, 0), (1, 0))
        .with(inside(Region::Erebor), Character::Gimli)
        .siege(Region::Erebor, None)
        .dice(&[6, 1, 1])
        .dice(&[1, 1])
        .dice(&[1]);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::Shadow, Region::Erebor));
    assert_eq!(fight.state.victory_points(Side::Shadow), 2);
    assert_eq!(fight.state.spot(Character::Gimli), Spot::Gone);
}

/// Example C5, rule 9.13.
#[test]
fn mutual_wipe_out() {
    let fight = besieged((1, 0), (1, 0)).siege(Region::Erebor, None).dice(&[6, 6]);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::FreePeoples, Region::Erebor));
    assert!(!fight.state.has_army(Region::Erebor, Side::Shadow));
    assert!(!fight.state.has_army(Region::Erebor, Side::FreePeoples));
    assert_eq!(fight.state.victory_points(Side::Shadow), 0);
}

/// Rule 9.10.5: a rearguard outside is a besieging unit that remains.
#[test]
fn the_rearguard_takes_it() {
    let fight = besieged((2, 0), (1, 0))
        .begin(
            BattleKind::Siege,
            Side::Shadow,
            field(Region::Erebor),
            inside(Region::Erebor),
            Fight::rear(Nation::Sauron, 1, 0),
            None,
        )
        .dice(&[6, 6]);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::Shadow, Region::Erebor));
}

/// Rule 9.11.1: 5 hits for both; an attacker who ceases goes back inside; any number of rounds.
#[test]
fn sortie() {
    let fight = besieged((2, 0), (2, 0)).sortie(Region::Erebor, Figures::NONE);
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))), "besiegers can't retreat into the Stronghold");
    let fight = fight.dice(&[5, 1]).dice(&[5, 1]);
    assert_eq!(fight.hits(), [1, 1]);
    let back = Fight { state: fight.state.clone(), events: Vec::new() }.choose(Choice::Cease);
    assert!(back.is_over());
    assert_eq!(back.state.besieged(Region::Erebor), Some(Side::FreePeoples));
    // The besiegers go away.
    let fight = fight.choose(Choice::Fight).say(Action::Region(Region::WitheredHeath));
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::Erebor), None);
    assert_eq!(fight.units(field(Region::Erebor), Side::FreePeoples), 1);
    assert_eq!(fight.units(field(Region::WitheredHeath), Side::Shadow), 1);
}

/// Example C15, rule 9.11.2.
#[test]
fn sortie_lost() {
    let lost = besieged((3, 0), (2, 0)).sortie(Region::Erebor, Figures::NONE).dice(&[5, 1]).dice(&[5, 5, 1]);
    assert!(lost.is_over());
    assert!(lost.state.controls(Side::Shadow, Region::Erebor));
    let rear = Fight::rear(Nation::Dwarves, 1, 0);
    let held = besieged((3, 0), (3, 0)).sortie(Region::Erebor, rear).dice(&[5, 1]).dice(&[5, 5, 1]);
    assert!(held.is_over());
    assert!(held.state.controls(Side::FreePeoples, Region::Erebor));
    assert_eq!(held.state.besieged(Region::Erebor), Some(Side::FreePeoples));
    assert_eq!(held.units(inside(Region::Erebor), Side::FreePeoples), 1);
}

/// A sortie that destroys the besiegers ends the siege.
#[test]
fn sortie_won() {
    let won = besieged((1, 0), (2, 1)).sortie(Region::Erebor, Figures::NONE).dice(&[5, 1, 1]).dice(&[1]);
    assert!(won.is_over());
    assert_eq!(won.state.besieged(Region::Erebor), None);
    assert_eq!(won.units(field(Region::Erebor), Side::FreePeoples), 3);
    assert!(won.state.controls(Side::FreePeoples, Region::Erebor));
}

/// The Free Peoples storm a Stronghold of the Shadow by the same rules; Saruman falls with his garrison.
#[test]
fn storming_orthanc() {
    let fight = Fight::new()
        .army(field(Region::Orthanc), Nation::Rohan, 3, 0, 0)
        .army(inside(Region::Orthanc), Nation::Isengard, 0, 1, 0)
        .with(inside(Region::Orthanc), Character::Saruman)
        .siege(Region::Orthanc, None);
    let battle = fight.state.battle.unwrap();
    assert_eq!(fight.state.leadership(&battle, Side::Shadow), 2, "Saruman and his Elite");
    let fight = fight.dice(&[5, 6, 6]).dice(&[1]).dice(&[1]);
    assert!(fight.is_over());
    assert_eq!(fight.state.spot(Character::Saruman), Spot::Gone);
    assert!(fight.state.controls(Side::FreePeoples, Region::Orthanc));
    assert_eq!(fight.state.victory_points(Side::FreePeoples), 2);
}

/// A card of initiative 7 takes the Stronghold too (rules 9.6.5, 9.10.5).
#[test]
fn onslaught_takes_the_stronghold() {
    let fight = besieged((3, 0), (1, 0))
        .hold(SH, CombatCard::Onslaught)
        .siege(Region::Erebor, None)
        .cards()
        .dice(&[1; 3])
        .dice(&[1])
        .say(Action::Number(1))
        .dice(&[4]);
    assert!(fight.is_over());
    assert!(fight.state.controls(Side::Shadow, Region::Erebor));
    assert_eq!(fight.units(field(Region::Erebor), Side::Shadow), 2);
    assert_eq!(fight.state.cards_in_battle(), 0);
}

/// Corsairs who join a siege fight a normal siege battle.
#[test]
fn corsairs_in_a_siege() {
    let fight = Fight::new()
        .army(field(Region::DolAmroth), Nation::Southrons, 2, 0, 0)
        .army(inside(Region::DolAmroth), Nation::Gondor, 1, 0, 0)
        .siege(Region::DolAmroth, Some(Card::CorsairsOfUmbar))
        .dice(&[1; 2])
        .dice(&[1]);
    assert!(fight.is_over());
}

/// Rule 9.7.2: in a relief battle 5 hits for both, although the region holds a Stronghold.
#[test]
fn relief_hits_on_five() {
    let fight = besieged((2, 0), (1, 0))
        .army(field(Region::Dale), Nation::North, 2, 0, 0)
        .attack(Region::Dale, Region::Erebor)
        .dice(&[5, 1])
        .dice(&[5, 1]);
    assert_eq!(fight.hits(), [1, 1]);
}

/// Corsairs of Umbar: whoever retreats into a siege is besieged.
#[test]
fn corsairs_lay_siege() {
    let fight = Fight::new()
        .army(field(Region::Umbar), Nation::Southrons, 3, 0, 0)
        .army(field(Region::DolAmroth), Nation::Gondor, 2, 0, 0)
        .begin(
            BattleKind::Field,
            Side::Shadow,
            field(Region::Umbar),
            field(Region::DolAmroth),
            Figures::NONE,
            Some(Card::CorsairsOfUmbar),
        )
        .choose(Choice::Siege);
    assert!(fight.refused(Action::Decline));
    let fight = fight.say(Action::Leave(Figure::Regular(Nation::Southrons))).say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::DolAmroth), Some(Side::FreePeoples));
    assert_eq!(fight.units(field(Region::DolAmroth), Side::Shadow), 2);
}
