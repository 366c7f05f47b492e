//! What Combat cards of initiative 5 to 7 do (rule 9.6, combat-cards.json).

use super::combat_cards::{AT, FROM, SHADOW, armies};
use super::*;
use crate::ids::Side::{FreePeoples, Shadow};
use crate::testing::in_english;

#[test]
fn no_quarter() {
    let fight = |dice| {
        armies((3, 0, 0), (1, 0, 0)).free(CombatCard::NoQuarter).go().dice(&[1; 3]).dice(&[dice]).left(Shadow)
    };
    assert_eq!(fight(6), 1);
    assert_eq!(fight(1), 3, "only with a hit");
}

#[test]
fn nameless_wood() {
    let fight = |dice| {
        Fight::new()
            .army(field(Region::FordsOfIsen), Nation::Isengard, 4, 0, 0)
            .army(field(Region::Fangorn), Nation::Rohan, 1, 0, 0)
            .hold(FP, CombatCard::NamelessWood)
            .attack(Region::FordsOfIsen, Region::Fangorn)
            .cards()
            .dice(&[1; 4])
            .dice(&[dice])
            .units(field(Region::FordsOfIsen), Shadow)
    };
    assert_eq!((fight(5), fight(4)), (1, 4));
}

#[test]
fn mumakil() {
    let fight = || {
        armies((1, 0, 0), (4, 0, 1)).army(field(FROM), Nation::Southrons, 0, 1, 0).shadow(CombatCard::Mumakil)
    };
    // 4 and the bonus hit; one hit more than none is one more.
    let more = fight().go().dice(&[4, 1]).dice(&[1; 4]).dice(&[1]);
    assert_eq!(more.left(FreePeoples), 2);
    let even = fight().go().dice(&[4, 1]).dice(&[5, 1, 1, 1]).dice(&[1]).losses();
    assert_eq!(even.left(FreePeoples), 3);
    // A hit of an extra attack counts for the Free Peoples.
    let early = fight().free(CombatCard::SuddenStrike).go().dice(&[5]).losses();
    let early = early.dice(&[4]).dice(&[1; 4]).dice(&[1]).losses();
    assert_eq!(early.left(FreePeoples), 3);
}

#[test]
fn shield_wall() {
    let fight = |dice: &[u8]| {
        armies((3, 0, 0), (4, 0, 0))
            .free(CombatCard::ShieldWall)
            .go()
            .dice(dice)
            .dice(&[1; 4])
            .left(FreePeoples)
    };
    assert_eq!(fight(&[6, 6, 1]), 3);
    assert_eq!(fight(&[6, 1, 1]), 3);
    assert_eq!(fight(&[1, 1, 1]), 4);
}

#[test]
fn heroic_death() {
    let fight = armies((5, 0, 0), (5, 0, 1))
        .with(field(AT), Character::Boromir)
        .free(CombatCard::HeroicDeath)
        .go()
        .dice(&[6, 6, 6, 1, 1])
        .dice(&[1; 5])
        .dice(&[1, 1]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::HeroicDeath)), FP));
    let copy = || Fight { state: fight.state.clone(), events: Vec::new() };
    assert_eq!(copy().say(Action::Decline).left(FreePeoples), 2);
    let leader = copy().say(Action::Figure(Figure::Leader(Nation::Gondor)));
    assert_eq!((leader.left(FreePeoples), leader.state.casualties.leaders_of(Nation::Gondor)), (3, 1));
    let boromir = copy().say(Action::Figure(Figure::Character(Character::Boromir)));
    assert_eq!((boromir.left(FreePeoples), boromir.state.spot(Character::Boromir)), (4, Spot::Gone));
    // Without a hit nobody has to die.
    let none = armies((1, 0, 0), (2, 0, 1)).free(CombatCard::HeroicDeath).go();
    let none = none.dice(&[1]).dice(&[1, 1]).dice(&[1]);
    assert_eq!(none.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

#[test]
fn blade_of_westernesse() {
    let fight = || {
        armies((4, 0, 0), (2, 0, 0))
            .with(field(AT), Character::Meriadoc)
            .with(field(FROM), Character::WitchKing)
            .free(CombatCard::BladeOfWesternesse)
            .go()
            .dice(&[1; 4])
            .dice(&[5, 1])
    };
    let hit = fight().dice(&[1, 1]).dice(&[5]);
    assert_eq!(hit.state.spot(Character::WitchKing), Spot::Gone);
    assert_eq!(hit.left(Shadow), 3, "the hit of the re-roll is spent");
    let miss = fight().dice(&[1, 1]).dice(&[1]);
    assert!(miss.state.in_play(Character::WitchKing));
    assert_eq!(miss.left(Shadow), 3);
    let two = armies((4, 0, 0), (2, 0, 0))
        .with(field(AT), Character::Meriadoc)
        .with(field(FROM), Character::WitchKing)
        .with(field(FROM), Character::MouthOfSauron)
        .free(CombatCard::BladeOfWesternesse)
        .go()
        .dice(&[1; 4])
        .dice(&[1, 1])
        .dice(&[1; 4])
        .dice(&[5]);
    assert_eq!((two.asked(), two.seat()), (Some(Ask::Battle(BattleAsk::BladeOfWesternesse)), FP));
    let two = two.say(Action::Character(Character::MouthOfSauron));
    assert!(two.state.in_play(Character::WitchKing) && !two.state.in_play(Character::MouthOfSauron));
    assert_eq!(two.left(Shadow), 4);
}

#[test]
fn fateful_strike() {
    let fight = |dice: &[u8]| {
        armies((5, 0, 1), (2, 0, 2))
            .with(field(FROM), Character::WitchKing)
            .free(CombatCard::FatefulStrike)
            .go()
            .dice(&[1; 5])
            .dice(&[1, 1])
            .dice(&[1, 1, 1])
            .dice(dice)
    };
    // One hit: the Nazgûl, not the Witch-king. The hit counts too.
    let one = fight(&[5, 1]);
    assert_eq!((one.state.field(FROM).nazgul, one.left(Shadow)), (0, 4));
    assert!(one.state.in_play(Character::WitchKing));
    let two = fight(&[5, 5]);
    assert_eq!((two.asked(), two.seat()), (Some(Ask::Battle(BattleAsk::FatefulStrike)), FP));
    assert_eq!(two.legal().len(), 2);
    let two = two.say(Action::Figure(Figure::Character(Character::WitchKing)));
    assert_eq!((two.state.field(FROM).nazgul, two.left(Shadow)), (1, 3));
    assert_eq!(two.state.spot(Character::WitchKing), Spot::Gone);
    assert_eq!(fight(&[1, 1]).state.field(FROM).nazgul, 1);
}

/// Example C23.
#[test]
fn black_breath() {
    let place = field(AT);
    let fight = armies((5, 0, 2), (6, 0, 1))
        .with(place, Character::Boromir)
        .with(place, Character::Strider)
        .shadow(CombatCard::BlackBreath)
        .go()
        .dice(&[1; 5])
        .dice(&[1; 5])
        .dice(&[5, 5])
        .dice(&[1; 3]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::BlackBreath)), SH));
    assert_eq!(
        fight.legal(),
        [
            Action::Figure(Figure::Leader(Nation::Gondor)),
            Action::Figure(Figure::Character(Character::Boromir)),
            Action::Decline
        ]
    );
    let fight = fight.say(Action::Figure(Figure::Character(Character::Boromir)));
    assert_eq!(fight.state.spot(Character::Boromir), Spot::Gone);
    assert_eq!(fight.left(FreePeoples), 4, "the hits still count");
    let none = armies((5, 0, 1), (2, 0, 1)).shadow(CombatCard::BlackBreath).go();
    let none = none.dice(&[1; 5]).dice(&[1, 1]).dice(&[1]).dice(&[1]);
    assert_eq!(none.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

#[test]
fn confusion() {
    let fight = armies((5, 0, 4), (3, 0, 0)).free(CombatCard::Confusion).go();
    let fight = fight.dice(&[1, 1, 2, 5, 6]).dice(&[1; 3]);
    // Two own hits; only the 2 may be thrown again; a 1 there does no harm.
    let fight = fight.dice(&[1]).losses();
    assert_eq!((fight.left(Shadow), fight.left(FreePeoples)), (3, 1));
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

/// Hazard 18.21: counted after the casualties.
#[test]
fn great_host() {
    let fight = |dice: [u8; 2]| {
        armies((4, 0, 0), (2, 0, 0))
            .shadow(CombatCard::GreatHost)
            .go()
            .dice(&[1; 4])
            .dice(&dice)
            .left(FreePeoples)
    };
    assert_eq!(fight([1, 1]), 1);
    assert_eq!(fight([6, 1]), 2, "three are not twice two");
}

#[test]
fn onslaught() {
    let fight = armies((4, 0, 0), (5, 0, 0)).shadow(CombatCard::Onslaught).go().dice(&[1; 4]).dice(&[1; 5]);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Onslaught)), SH));
    assert!(fight.refused(Action::Number(4)), "rule 9.6.5: the last unit must live");
    let copy = Fight { state: fight.state.clone(), events: Vec::new() }.say(Action::Number(0));
    assert_eq!(copy.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
    let fight = fight.say(Action::Number(3)).dice(&[4, 4, 3]);
    assert_eq!((fight.left(Shadow), fight.left(FreePeoples)), (1, 3));
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

#[test]
fn relentless_assault() {
    let fight = armies((4, 0, 0), (5, 0, 0)).shadow(CombatCard::RelentlessAssault).go();
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::RelentlessAssault)), SH));
    assert!(fight.refused(Action::Number(3)));
    let fight = fight.say(Action::Number(2));
    assert_eq!((fight.left(Shadow), fight.now().bonus[SHADOW]), (2, 2));
    let fight = fight.dice(&[3, 2]);
    assert_eq!(fight.hits(), [1], "two dice, each with +2");
    let alone = armies((1, 0, 0), (5, 0, 0)).shadow(CombatCard::RelentlessAssault).go();
    assert!(matches!(alone.asked(), Some(Ask::Roll(_))));
    let elite = armies((0, 1, 0), (5, 0, 0)).shadow(CombatCard::RelentlessAssault).go();
    assert!(elite.refused(Action::Number(2)));
    assert_eq!(elite.say(Action::Number(1)).left(Shadow), 1);
}

#[test]
fn we_come_to_kill() {
    let fight = armies((1, 2, 0), (5, 0, 0)).shadow(CombatCard::WeComeToKill).go();
    let fight = fight.dice(&[1; 3]).dice(&[6, 1, 1, 1, 1]);
    // One Elite is reduced: one die is left.
    let fight = fight.say(Action::Lose(crate::action::Loss::Reduce(Nation::Sauron))).dice(&[5]);
    assert_eq!(fight.left(FreePeoples), 4);
    // 5 hits also where the Combat roll needs 6.
    let siege = Fight::new()
        .army(field(Region::Erebor), Nation::Sauron, 0, 1, 0)
        .army(inside(Region::Erebor), Nation::Dwarves, 2, 0, 0)
        .hold(SH, CombatCard::WeComeToKill)
        .siege(Region::Erebor, None)
        .cards()
        .dice(&[5])
        .dice(&[1, 1])
        .dice(&[5]);
    assert_eq!(siege.hits(), [0, 0, 1]);
    assert_eq!(siege.units(inside(Region::Erebor), FreePeoples), 1);
}

/// Rule 9.6.5: an effect of initiative 7 may end the battle.
#[test]
fn the_last_hit_ends_it() {
    let fight = armies((2, 0, 0), (1, 0, 1)).shadow(CombatCard::GreatHost).go();
    let fight = fight.dice(&[1, 1]).dice(&[1]).dice(&[1]);
    assert_eq!(fight.left(FreePeoples), 0);
    assert_eq!(fight.state.casualties.leaders_of(Nation::Gondor), 1);
    assert!(matches!(fight.asked(), Some(Ask::Group(_))));
    assert!(fight.say(Action::Go).is_over());
}

/// All events and questions have words.
#[test]
fn words() {
    let fight = armies((4, 0, 2), (5, 0, 1))
        .with(field(AT), Character::Boromir)
        .shadow(CombatCard::BlackBreath)
        .free(CombatCard::HeroicDeath)
        .go()
        .dice(&[6, 1, 1, 1])
        .dice(&[1; 5])
        .dice(&[6, 1])
        .dice(&[1, 1]);
    assert_eq!(
        in_english(&fight.state.ask_text(fight.asked().unwrap())),
        "Heroic Death: who gives his life against 2 hits? A Leader cancels 1, a Companion as many as his Level."
    );
    let fight = fight.say(Action::Figure(Figure::Character(Character::Boromir)));
    let text: Vec<String> =
        fight.events.iter().map(|event| in_english(&fight.state.event_text(event))).collect();
    let battle: Vec<&str> = text.iter().map(String::as_str).collect();
    assert_eq!(
        battle[0],
        "The Shadow attacks Noman-lands from Dagorlad: 4 Regulars, 2 Nazgûl against 5 Regulars, 1 Leader, Boromir."
    );
    assert!(battle.contains(&"The Shadow throws 6 1 1 1 in the Combat roll, hitting on 5: 1 hit."));
    assert!(battle.contains(&"Boromir falls and cancels 2 hits."));
}
