//! What Combat cards do (rule 9.6, combat-cards.json).

use super::*;
use crate::ids::Side::{FreePeoples, Shadow};

pub(super) const AT: Region = Region::NomanLands;
pub(super) const FROM: Region = Region::Dagorlad;
const FREE: Side = FreePeoples;
pub(super) const SHADOW: Side = Shadow;

/// The Shadow attacks with Regulars, Elites and Nazgûl; Gondor defends.
pub(super) fn armies(shadow: (u8, u8, u8), gondor: (u8, u8, u8)) -> Fight {
    Fight::new().army(field(FROM), Nation::Sauron, shadow.0, shadow.1, shadow.2).army(
        field(AT),
        Nation::Gondor,
        gondor.0,
        gondor.1,
        gondor.2,
    )
}

impl Fight {
    /// The attack begins, and the cards are laid down and turned up.
    pub(super) fn go(self) -> Fight {
        self.attack(FROM, AT).cards()
    }

    pub(super) fn shadow(self, combat: CombatCard) -> Fight {
        self.hold(SH, combat)
    }

    pub(super) fn free(self, combat: CombatCard) -> Fight {
        self.hold(FP, combat)
    }

    pub(super) fn dice_of(&self, side: Side) -> u8 {
        self.state.combat_dice(&self.state.battle.unwrap(), side)
    }

    pub(super) fn leads(&self, side: Side) -> u8 {
        self.state.leadership(&self.state.battle.unwrap(), side)
    }

    pub(super) fn left(&self, side: Side) -> u8 {
        self.units(if side == Shadow { field(FROM) } else { field(AT) }, side)
    }
}

#[test]
fn simple_bonuses() {
    // Card, whose, Combat roll and re-roll bonus of the Free Peoples, then of the Shadow.
    let mut fight = armies((2, 1, 1), (2, 1, 1));
    fight = fight.army(field(FROM), Nation::Southrons, 0, 1, 0).with(field(AT), Character::GandalfTheGrey);
    fight.state.fellowship.region = AT;
    for (combat, seat, free, shadow) in [
        (CombatCard::ItIsAGift, FP, (1, 1), (0, 0)),
        (CombatCard::ServantOfTheSecretFire, FP, (1, 0), (0, 0)),
        (CombatCard::Valour, FP, (1, 0), (0, 0)),
        (CombatCard::OneForTheDarkLord, SH, (0, 0), (1, 1)),
        (CombatCard::Mumakil, SH, (0, 0), (1, 0)),
        (CombatCard::TheyAreTerrible, SH, (0, 0), (0, 0)),
        // Hazard 18.20: both Armies.
        (CombatCard::DeadlyStrife, SH, (2, 2), (2, 2)),
        (CombatCard::DesperateBattle, SH, (1, 1), (1, 1)),
        (CombatCard::SwarmOfBats, SH, (0, 0), (0, 1)),
    ] {
        let fight = Fight { state: fight.state.clone(), events: Vec::new() }.hold(seat, combat).go();
        assert!(matches!(fight.asked(), Some(Ask::Roll(_))), "{combat:?}");
        let now = fight.now();
        assert_eq!((now.bonus[FREE], now.reroll_bonus[FREE]), free, "{combat:?}");
        assert_eq!((now.bonus[SHADOW], now.reroll_bonus[SHADOW]), shadow, "{combat:?}");
    }
}

#[test]
fn bonuses_of_places() {
    let at = |from, to, combat, seat| {
        Fight::new()
            .army(field(from), Nation::Isengard, 2, 0, 0)
            .army(field(to), Nation::Rohan, 2, 0, 0)
            .hold(seat, combat)
            .attack(from, to)
            .cards()
    };
    let rage = at(Region::FordsOfIsen, Region::Fangorn, CombatCard::EntsRage, FP);
    assert_eq!((*rage.now().bonus.values(), *rage.now().reroll_bonus.values()), ([2, 0], [0, 0]));
    let position = at(Region::Fangorn, Region::Eastemnet, CombatCard::AdvantageousPosition, FP);
    assert_eq!((*position.now().bonus.values(), *position.now().reroll_bonus.values()), ([0, -1], [0, 0]));
    // 5 misses, a natural 6 hits.
    let position = position.dice(&[5, 6]).dice(&[1, 1]);
    assert_eq!(position.hits(), [1, 0]);
    let devilry = Fight::new()
        .army(field(Region::HelmsDeep), Nation::Isengard, 2, 0, 0)
        .army(inside(Region::HelmsDeep), Nation::Rohan, 2, 0, 0)
        .hold(SH, CombatCard::DevilryOfOrthanc)
        .siege(Region::HelmsDeep, None)
        .cards()
        .dice(&[5, 1])
        .dice(&[1, 1]);
    assert_eq!(devilry.hits(), [1, 0]);
}

#[test]
fn caps() {
    let daylight = armies((6, 0, 0), (2, 0, 0)).free(CombatCard::Daylight).go();
    assert_eq!((daylight.dice_of(Shadow), daylight.dice_of(FreePeoples)), (3, 2));
    let huorns = Fight::new()
        .army(field(Region::FordsOfIsen), Nation::Isengard, 6, 0, 0)
        .army(field(Region::Westemnet), Nation::Rohan, 2, 0, 0)
        .hold(FP, CombatCard::HuornDark)
        .attack(Region::FordsOfIsen, Region::Westemnet)
        .cards();
    assert_eq!(huorns.dice_of(Shadow), 2);
}

#[test]
fn brave_stand() {
    let place = field(AT);
    let fight = armies((6, 0, 0), (2, 0, 0)).with(place, Character::Gimli).with(place, Character::Peregrin);
    let fight = fight.free(CombatCard::BraveStand).go();
    assert_eq!(fight.dice_of(Shadow), 3);
    let few = armies((1, 0, 0), (2, 0, 0)).with(place, Character::Gimli).free(CombatCard::BraveStand).go();
    assert_eq!(few.dice_of(Shadow), 1, "never below one");
}

#[test]
fn cruel_as_death() {
    let fight = armies((2, 0, 3), (2, 0, 0)).shadow(CombatCard::CruelAsDeath).go();
    assert_eq!((fight.now().bonus[SHADOW], fight.leads(Shadow)), (1, 1));
}

/// Rule 9.6.3: the Witch-king may give one of his two points.
#[test]
fn they_are_terrible() {
    let fight = armies((2, 0, 0), (2, 0, 0))
        .with(field(FROM), Character::WitchKing)
        .shadow(CombatCard::TheyAreTerrible)
        .go()
        .say(Action::Decline);
    let fight = fight.dice(&[1, 1]).dice(&[1, 1]);
    assert_eq!((fight.now().reroll_bonus[SHADOW], fight.leads(Shadow)), (1, 1));
    let fight = fight.dice(&[4]);
    assert_eq!(fight.hits(), [0, 0, 1]);
}

/// Hazard 18.22: at least one point.
#[test]
fn dread_and_despair() {
    let fight = armies((2, 0, 3), (5, 0, 0)).shadow(CombatCard::DreadAndDespair).go();
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::DreadAndDespair)), SH));
    assert!(fight.refused(Action::Number(0)));
    assert!(fight.refused(Action::Number(4)));
    let fight = fight.say(Action::Number(2));
    assert_eq!((fight.dice_of(FreePeoples), fight.leads(Shadow)), (3, 1));
    let one = armies((2, 0, 1), (1, 0, 0)).shadow(CombatCard::DreadAndDespair).go();
    assert!(matches!(one.asked(), Some(Ask::Roll(_))), "one point: nothing to ask");
    assert_eq!(one.dice_of(FreePeoples), 1, "never below one");
}

/// Hazard 18.22: only if the Nazgûl lead as well as all the Free Peoples.
#[test]
fn foul_stench() {
    let even = armies((2, 0, 2), (2, 0, 2)).shadow(CombatCard::FoulStench).go();
    assert!(even.now().no_reroll[FREE]);
    let even = even.dice(&[5, 5]).dice(&[1, 1]);
    assert_eq!(
        even.asked(),
        Some(Ask::Group(crate::action::GroupFor::Advance { from: field(FROM), to: AT }))
    );
    let fewer = armies((2, 0, 1), (2, 0, 2)).shadow(CombatCard::FoulStench).go();
    assert!(!fewer.now().no_reroll[FREE]);
}

#[test]
fn words_of_power() {
    let place = field(AT);
    let fight = armies((2, 0, 1), (2, 0, 0))
        .with(place, Character::Strider)
        .with(place, Character::Gimli)
        .shadow(CombatCard::WordsOfPower)
        .go();
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::WordsOfPower)), SH));
    assert!(fight.refused(Action::Character(Character::Boromir)));
    let fight = fight.say(Action::Character(Character::Strider));
    assert_eq!((fight.dice_of(FreePeoples), fight.leads(FreePeoples)), (3, 1));
    // For this round only.
    let fight = fight.dice(&[1; 2]).dice(&[1; 3]).dice(&[1]).dice(&[1]);
    let fight = fight.choose(Choice::Fight).say(Action::Decline);
    assert_eq!((fight.dice_of(FreePeoples), fight.leads(FreePeoples)), (4, 2));
    let none = armies((2, 0, 1), (2, 0, 0)).shadow(CombatCard::WordsOfPower).go();
    assert!(none.told(BattleEvent::NoEffect(card(CombatCard::WordsOfPower))));
}

/// Rule 9.6.2: the only Companion is silenced, so the cost of Mighty Attack can't be paid.
#[test]
fn words_of_power_against_a_cost() {
    let fight = armies((2, 0, 1), (2, 0, 0))
        .with(field(AT), Character::Strider)
        .shadow(CombatCard::WordsOfPower)
        .free(CombatCard::MightyAttack)
        .go()
        .dice(&[1; 2])
        .dice(&[1; 2])
        .dice(&[1]);
    assert!(fight.told(BattleEvent::NoEffect(card(CombatCard::MightyAttack))));
    assert_eq!(fight.left(Shadow), 2);
}

#[test]
fn mighty_attack() {
    let fight = armies((3, 0, 0), (2, 0, 1))
        .with(field(AT), Character::Peregrin)
        .free(CombatCard::MightyAttack)
        .go()
        .dice(&[1; 3])
        .dice(&[1, 1]);
    // One miss is a hit; one re-roll by the Leader is left.
    let fight = fight.dice(&[1]);
    assert_eq!(fight.left(Shadow), 2);
    assert_eq!(fight.leads(FreePeoples), 1);
}

/// Example C19.
#[test]
fn anduril() {
    let with = |king: Character| {
        armies((4, 0, 0), (3, 0, 0))
            .with(field(AT), king)
            .free(CombatCard::Anduril)
            .go()
            .dice(&[1; 4])
            .dice(&[1; 4])
    };
    assert_eq!(with(Character::Strider).left(Shadow), 3);
    let aragorn = with(Character::Aragorn);
    assert_eq!((aragorn.left(Shadow), aragorn.leads(FreePeoples)), (2, 0));
}

#[test]
fn daring_defiance() {
    let place = field(AT);
    let fight = armies((2, 0, 0), (2, 0, 1))
        .with(place, Character::Gimli)
        .with(place, Character::Aragorn)
        .shadow(CombatCard::DeadlyStrife)
        .free(CombatCard::DaringDefiance)
        .go();
    assert!(fight.told(BattleEvent::Cancelled(card(CombatCard::DeadlyStrife))));
    assert_eq!((*fight.now().bonus.values(), fight.leads(FreePeoples)), ([0, 0], 1));
    assert_eq!(fight.dice_of(FreePeoples), 4, "Captains of the West they are still");
}

/// Rule 9.6: ties go to the defender; a cancelled card costs nothing.
#[test]
fn both_cancel() {
    let fight = |fight: Fight| fight.shadow(CombatCard::SwarmOfBats).free(CombatCard::DaringDefiance);
    let defends = fight(armies((2, 0, 0), (2, 0, 0)).with(field(AT), Character::Gimli)).go();
    assert!(defends.now().cancelled[SHADOW] && !defends.now().cancelled[FREE]);
    assert_eq!((defends.leads(FreePeoples), defends.now().reroll_bonus[SHADOW]), (0, 0));
    let attacks = fight(
        Fight::new().army(field(FROM), Nation::Gondor, 2, 0, 0).with(field(FROM), Character::Gimli).army(
            field(AT),
            Nation::Sauron,
            2,
            0,
            0,
        ),
    )
    .go();
    assert!(attacks.now().cancelled[FREE] && !attacks.now().cancelled[SHADOW]);
    assert_eq!(attacks.leads(FreePeoples), 1);
}

#[test]
fn swarm_of_bats_cancels() {
    let fight = armies((6, 0, 0), (2, 0, 0)).shadow(CombatCard::SwarmOfBats).free(CombatCard::Daylight).go();
    assert_eq!((fight.dice_of(Shadow), fight.now().reroll_bonus[SHADOW]), (5, 0));
}

#[test]
fn scouts() {
    let fight = armies((2, 0, 0), (2, 0, 1)).with(field(AT), Character::Gimli).free(CombatCard::Scouts).go();
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Scouts)), FP));
    assert!(fight.refused(Action::Choose(Choice::Siege)));
    assert!(fight.refused(Action::Decline));
    let fight = fight.say(Action::Region(Region::EasternEmynMuil)).say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::EasternEmynMuil), FreePeoples), 2);
    assert_eq!(fight.state.place_of(Character::Gimli), Some(field(Region::EasternEmynMuil)));
    assert_eq!(fight.units(field(AT), Shadow), 2);
    assert!(fight.state.discard.contains(card(CombatCard::Scouts)));
}

#[test]
fn scouts_into_a_siege() {
    let fight = Fight::new()
        .army(field(Region::Dale), Nation::Sauron, 2, 0, 0)
        .army(field(Region::Erebor), Nation::Dwarves, 2, 0, 0)
        .hold(FP, CombatCard::Scouts)
        .hold(SH, CombatCard::DeadlyStrife)
        .attack(Region::Dale, Region::Erebor)
        .choose(Choice::Field)
        .cards()
        .choose(Choice::Siege)
        .say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.state.besieged(Region::Erebor), Some(FreePeoples));
    assert!(fight.state.discard.contains(card(CombatCard::DeadlyStrife)));
}

/// Rule 9.6.1: dice by Leadership, the base number, no re-roll, casualties at once.
#[test]
fn sudden_strike() {
    let fight = armies((3, 0, 0), (2, 0, 2)).free(CombatCard::SuddenStrike).go().dice(&[5, 4]);
    assert_eq!(fight.left(Shadow), 2);
    assert_eq!(fight.dice_of(Shadow), 2, "the dead throw no dice");
    let fight = fight.dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]);
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::GoOn)));
}

/// A bonus of the enemy's card does not help an extra attack; the number of the City holds.
#[test]
fn charge() {
    let fight = armies((3, 0, 0), (0, 2, 0)).shadow(CombatCard::DeadlyStrife).free(CombatCard::Charge).go();
    let fight = fight.dice(&[4, 4]);
    assert_eq!(fight.hits(), [0]);
    let city = Fight::new()
        .army(field(Region::EastHarondor), Nation::Gondor, 1, 2, 0)
        .army(field(Region::NearHarad), Nation::Southrons, 3, 0, 0)
        .hold(FP, CombatCard::Charge)
        .attack(Region::EastHarondor, Region::NearHarad)
        .cards()
        .dice(&[5, 1]);
    assert_eq!(city.hits(), [1], "a Town is no City");
    let city = Fight::new()
        .army(field(Region::Khand), Nation::Gondor, 1, 2, 0)
        .army(field(Region::FarHarad), Nation::Southrons, 3, 0, 0)
        .hold(FP, CombatCard::Charge)
        .attack(Region::Khand, Region::FarHarad)
        .cards()
        .dice(&[5, 6]);
    assert_eq!(city.hits(), [1]);
}

/// Rule 9.6.5: wiped out before the Combat roll.
#[test]
fn an_extra_attack_ends_it() {
    let fight = Fight::new()
        .army(field(Region::Moria), Nation::Sauron, 2, 0, 0)
        .army(field(Region::DimrillDale), Nation::Elves, 1, 0, 1)
        .hold(SH, CombatCard::DurinsBane)
        .hold(FP, CombatCard::SuddenStrike)
        .attack(Region::Moria, Region::DimrillDale)
        .cards();
    // The defender's card comes first; it misses.
    let fight = fight.dice(&[1]).dice(&[4, 1, 1]);
    assert_eq!(fight.units(field(Region::DimrillDale), FreePeoples), 0);
    assert_eq!(fight.state.casualties.leaders_of(Nation::Elves), 1);
    let fight = fight.say(Action::Go);
    assert!(fight.is_over());
    assert_eq!(fight.units(field(Region::DimrillDale), Shadow), 2);
    assert_eq!(fight.state.cards_in_battle(), 0);
}
