//! When a Combat card may be chosen (rule 9.6.4), each card where it may and where it may not.

use super::*;

const AT: Region = Region::NomanLands;
const FROM: Region = Region::Dagorlad;

/// Whether a card's precondition holds in a battle.
fn holds(fight: Fight, combat: CombatCard) -> bool {
    let battle = fight.state.battle.unwrap();
    fight.state.check_combat(&battle, combat).is_ok()
}

fn plain() -> Fight {
    open_field(2, 2)
}

fn with_companion(companion: Character) -> Fight {
    plain().with(field(AT), companion)
}

fn fought(fight: Fight) -> Fight {
    fight.attack(FROM, AT)
}

fn at(from: Region, to: Region) -> Fight {
    Fight::new()
        .army(field(from), Nation::Sauron, 2, 0, 0)
        .army(field(to), Nation::Gondor, 2, 0, 0)
        .attack(from, to)
}

#[test]
fn always() {
    for combat in [
        CombatCard::Daylight,
        CombatCard::NoQuarter,
        CombatCard::ShieldWall,
        CombatCard::Confusion,
        CombatCard::DeadlyStrife,
        CombatCard::Onslaught,
        CombatCard::RelentlessAssault,
        CombatCard::GreatHost,
        CombatCard::SwarmOfBats,
        CombatCard::DesperateBattle,
    ] {
        assert!(holds(fought(plain()), combat), "{combat:?}");
    }
}

#[test]
fn ring_bearers() {
    for combat in [CombatCard::ItIsAGift, CombatCard::OneForTheDarkLord] {
        assert!(!holds(fought(plain()), combat));
        let mut fight = plain();
        fight.state.fellowship.region = AT;
        assert!(holds(fought(fight), combat));
        let mut fight = plain();
        fight.state.fellowship.region = FROM;
        assert!(!holds(fought(fight), combat), "the defender's region counts");
        let mut fight = plain();
        fight.state.fellowship.region = AT;
        fight.state.fellowship.mordor = Some(0);
        assert!(!holds(fought(fight), combat), "they are in no region");
    }
}

#[test]
fn companions() {
    let needs = |combat, companion, other| {
        assert!(!holds(fought(plain()), combat), "{combat:?}");
        assert!(holds(fought(with_companion(companion)), combat), "{combat:?}");
        if let Some(other) = other {
            assert!(!holds(fought(with_companion(other)), combat), "{combat:?} with {other:?}");
        }
    };
    needs(CombatCard::BladeOfWesternesse, Character::Peregrin, Some(Character::Gimli));
    needs(CombatCard::MightyAttack, Character::Gimli, None);
    needs(CombatCard::DaringDefiance, Character::Gimli, None);
    needs(CombatCard::BraveStand, Character::Gimli, None);
    needs(CombatCard::ServantOfTheSecretFire, Character::GandalfTheWhite, Some(Character::Strider));
    needs(CombatCard::Anduril, Character::Aragorn, Some(Character::Boromir));
    needs(CombatCard::HeroicDeath, Character::Meriadoc, None);
    needs(CombatCard::FatefulStrike, Character::Meriadoc, None);
    needs(CombatCard::SuddenStrike, Character::Meriadoc, None);
    // A Leader serves for the last three only.
    let led = || fought(plain().army(field(AT), Nation::Gondor, 0, 0, 1));
    for combat in [CombatCard::HeroicDeath, CombatCard::FatefulStrike, CombatCard::SuddenStrike] {
        assert!(holds(led(), combat));
    }
    for combat in [CombatCard::MightyAttack, CombatCard::DaringDefiance, CombatCard::BraveStand] {
        assert!(!holds(led(), combat));
    }
}

/// A Companion in the rearguard is not in the battle.
#[test]
fn rearguards_do_not_count() {
    let mut rear = Fight::rear(Nation::Gondor, 1, 0);
    rear.characters = rear.characters.with(Character::Gimli);
    let fight = Fight::new()
        .army(field(FROM), Nation::Gondor, 2, 0, 0)
        .with(field(FROM), Character::Gimli)
        .army(field(AT), Nation::Sauron, 2, 0, 0)
        .begin(BattleKind::Field, Side::FreePeoples, field(FROM), field(AT), rear, None);
    assert!(!holds(fight, CombatCard::BraveStand));
}

#[test]
fn regions() {
    for combat in [CombatCard::EntsRage, CombatCard::HuornDark, CombatCard::NamelessWood] {
        assert!(!holds(fought(plain()), combat));
        assert!(holds(at(Region::Westemnet, Region::Fangorn), combat));
        assert!(holds(at(Region::Fangorn, Region::Westemnet), combat));
        assert!(holds(at(Region::GapOfRohan, Region::FordsOfIsen), combat), "a Rohan region");
        assert!(!holds(at(Region::FordsOfIsen, Region::GapOfRohan), combat));
    }
    assert!(holds(at(Region::DruadanForest, Region::Folde), CombatCard::AdvantageousPosition));
    assert!(!holds(at(Region::Lossarnach, Region::Osgiliath), CombatCard::AdvantageousPosition));
    assert!(holds(at(Region::Hollin, Region::Moria), CombatCard::DurinsBane));
    assert!(holds(at(Region::Fangorn, Region::ParthCelebrant), CombatCard::DurinsBane));
    assert!(!holds(at(Region::ParthCelebrant, Region::Fangorn), CombatCard::DurinsBane));
}

#[test]
fn scouts() {
    assert!(holds(fought(plain()), CombatCard::Scouts));
    let attacks = Fight::new()
        .army(field(FROM), Nation::Gondor, 2, 0, 0)
        .army(field(AT), Nation::Sauron, 2, 0, 0)
        .attack(FROM, AT);
    assert!(!holds(attacks, CombatCard::Scouts), "the attacker");
    let siege = Fight::new()
        .army(field(Region::Erebor), Nation::Sauron, 2, 0, 0)
        .army(inside(Region::Erebor), Nation::Dwarves, 2, 0, 0)
        .siege(Region::Erebor, None);
    assert!(!holds(siege, CombatCard::Scouts), "a siege battle");
    let trapped = Fight::new()
        .army(field(Region::HighPass), Nation::Sauron, 1, 0, 0)
        .army(field(Region::OldFord), Nation::Sauron, 1, 0, 0)
        .army(field(Region::GoblinsGate), Nation::North, 1, 0, 0)
        .attack(Region::HighPass, Region::GoblinsGate);
    assert!(!holds(trapped, CombatCard::Scouts), "nowhere to go");
}

#[test]
fn elites() {
    for combat in [CombatCard::Charge, CombatCard::Valour] {
        assert!(!holds(fought(plain()), combat));
        assert!(holds(fought(plain().army(field(AT), Nation::Gondor, 0, 1, 0)), combat));
    }
    assert!(!holds(fought(plain()), CombatCard::WeComeToKill));
    assert!(holds(fought(plain().army(field(FROM), Nation::Sauron, 0, 1, 0)), CombatCard::WeComeToKill));
    assert!(!holds(fought(plain().army(field(FROM), Nation::Sauron, 0, 1, 0)), CombatCard::Mumakil));
    assert!(holds(fought(plain().army(field(FROM), Nation::Southrons, 0, 1, 0)), CombatCard::Mumakil));
}

#[test]
fn nazgul() {
    let nazgul = |n| fought(plain().army(field(FROM), Nation::Sauron, 0, 0, n));
    let king = || fought(plain().with(field(FROM), Character::WitchKing));
    let mouth = || fought(plain().with(field(FROM), Character::MouthOfSauron));
    for combat in [
        CombatCard::TheyAreTerrible,
        CombatCard::DreadAndDespair,
        CombatCard::FoulStench,
        CombatCard::BlackBreath,
        CombatCard::WordsOfPower,
    ] {
        assert!(!holds(nazgul(0), combat));
        assert!(holds(nazgul(1), combat));
        assert!(holds(king(), combat), "the Witch-king is a Nazgûl");
        assert!(!holds(mouth(), combat));
    }
    assert!(!holds(nazgul(1), CombatCard::CruelAsDeath));
    assert!(holds(nazgul(2), CombatCard::CruelAsDeath));
    assert!(holds(king(), CombatCard::CruelAsDeath));
    assert!(!holds(mouth(), CombatCard::CruelAsDeath), "hazard 18.39: not Nazgûl Leadership");
}

#[test]
fn devilry_of_orthanc() {
    let siege = |nation| {
        Fight::new()
            .army(field(Region::HelmsDeep), nation, 2, 0, 0)
            .army(inside(Region::HelmsDeep), Nation::Rohan, 2, 0, 0)
            .siege(Region::HelmsDeep, None)
    };
    assert!(holds(siege(Nation::Isengard), CombatCard::DevilryOfOrthanc));
    assert!(!holds(siege(Nation::Sauron), CombatCard::DevilryOfOrthanc));
    let open = Fight::new()
        .army(field(Region::FordsOfIsen), Nation::Isengard, 2, 0, 0)
        .army(field(Region::HelmsDeep), Nation::Rohan, 2, 0, 0)
        .attack(Region::FordsOfIsen, Region::HelmsDeep);
    assert!(!holds(open, CombatCard::DevilryOfOrthanc));
}

/// The White Rider's own Leadership can't pay for anything (rule 9.6.2).
#[test]
fn renounced_leadership_pays_nothing() {
    let mut fight =
        fought(with_companion(Character::GandalfTheWhite).army(field(FROM), Nation::Sauron, 0, 0, 1));
    assert!(holds(Fight { state: fight.state.clone(), events: Vec::new() }, CombatCard::DaringDefiance));
    fight = fight.say(Action::Accept);
    assert!(!holds(Fight { state: fight.state.clone(), events: Vec::new() }, CombatCard::DaringDefiance));
    assert!(!holds(Fight { state: fight.state.clone(), events: Vec::new() }, CombatCard::FoulStench));
    assert!(holds(fight, CombatCard::BlackBreath));
}
