//! The Eagles, the Ents and the Dead.

use super::*;
use crate::map::STRONGHOLD_REGIONS;

const NAZGUL: Figure = Figure::Nazgul;
const ORC: Figure = Figure::Regular(Nation::Sauron);

// ---- The Eagles are Coming! ----

/// A Shadow Army with Nazgûl in North Ithilien, next to Boromir in Osgiliath.
fn ithilien(nazgul: u8) -> Table {
    let mut state = position();
    state.companion(Character::Boromir, Region::Osgiliath);
    let there = Place::Field(Region::NorthIthilien);
    state.bring(ORC, 2, there);
    for from in [Region::MinasMorgul, Region::Morannon, Region::BaradDur, Region::DolGuldur] {
        state.take_one(Place::Field(from), NAZGUL);
        state.reinforcements.nazgul += 1;
    }
    state.bring(NAZGUL, nazgul, there);
    state
}

#[test]
fn eagles_need_an_army_with_a_companion_near_nazgul() {
    let card = Card::TheEaglesAreComing;
    assert!(!position().playable(card));
    assert!(ithilien(1).playable(card));
    // A Companion without units, Nazgûl without units, or the Witch-king alone do not count (hazard 18.33).
    let mut state = ithilien(1);
    state.companion(Character::Boromir, Region::DeadMarshes);
    assert!(!state.playable(card));
    let mut state = ithilien(1);
    state.take_one(Place::Field(Region::NorthIthilien), ORC);
    state.take_one(Place::Field(Region::NorthIthilien), ORC);
    assert!(!state.playable(card));
    let mut state = ithilien(0);
    state.spots[Character::WitchKing] = Spot::At(Place::Field(Region::NorthIthilien));
    assert!(!state.playable(card));
    // A besieged Army counts, against the besiegers and those next to it (rule 7.11).
    let mut state = position();
    state.companion(Character::Gimli, Region::Erebor);
    state.besiege(Region::Erebor, 1);
    assert!(!state.playable(card));
    state.bring(NAZGUL, 1, Place::Field(Region::Erebor));
    state.companion(Character::Gimli, Region::Erebor);
    assert!(state.playable(card));
}

#[test]
fn eagles_kill_and_drive_away() {
    let card = Card::TheEaglesAreComing;
    let mut state = ithilien(3);
    state.spots[Character::WitchKing] = Spot::At(Place::Field(Region::NorthIthilien));
    state.event(card);
    state.rolls(&[5, 4, 6]);
    assert_eq!(state.in_field(Region::NorthIthilien, NAZGUL), 1);
    assert_eq!(state.asked_seat(), FP);
    assert!(state.offers(Action::Region(Region::MountGundabad)));
    assert!(state.refuses(Action::Region(Region::Orthanc)));
    assert!(state.refuses(Action::Region(Region::Umbar)));
    state.reply(Action::Region(Region::MountGundabad));
    assert!(state.is_over(card));
    assert_eq!(state.in_field(Region::NorthIthilien, NAZGUL), 0);
    assert_eq!(state.in_field(Region::MountGundabad, NAZGUL), 1);
    assert_eq!(state.reinforcements.nazgul, 7);
    assert_eq!(state.region_of(Character::WitchKing), Some(Region::NorthIthilien));
    assert_eq!(state.in_field(Region::NorthIthilien, ORC), 2);
}

#[test]
fn eagles_roll_five_dice_at_most() {
    let mut state = ithilien(7);
    // Only one Stronghold is left, and it is besieged: they fly into it.
    for region in STRONGHOLD_REGIONS {
        if region.nation() == Some(Nation::Sauron) && region != Region::Moria {
            state.shadow_control.remove(region);
        }
    }
    let troops = *state.field(Region::Moria);
    state.take(Place::Field(Region::Moria), &troops);
    state.put(Place::Inside(Region::Moria), &crate::figures::Figures { troops, ..Default::default() });
    state.bring(Figure::Regular(Nation::Elves), 1, Place::Field(Region::Moria));
    state.event(Card::TheEaglesAreComing);
    state.rolls(&[6, 6, 6, 6, 6]);
    assert!(state.is_over(Card::TheEaglesAreComing));
    assert_eq!(state.n(Place::Inside(Region::Moria), NAZGUL), 2);
}

#[test]
fn eagles_choose_among_armies() {
    let mut state = ithilien(1);
    state.bring(ORC, 1, Place::Field(Region::SouthIthilien));
    state.bring(NAZGUL, 1, Place::Field(Region::SouthIthilien));
    state.event(Card::TheEaglesAreComing);
    let (north, south) = (Place::Field(Region::NorthIthilien), Place::Field(Region::SouthIthilien));
    assert_eq!(state.answers(), [Action::From(north), Action::From(south)]);
    state.reply(Action::From(south));
    state.rolls(&[5]);
    assert!(state.is_over(Card::TheEaglesAreComing));
    assert_eq!((state.n(north, NAZGUL), state.n(south, NAZGUL)), (1, 0));
}

// ---- The Ents Awake ----

const ENTS: Card = Card::TheEntsAwakeTreebeard;
const ORTHANC: Place = Place::Field(Region::Orthanc);

fn fangorn() -> Table {
    let mut state = position();
    state.spots[Character::GandalfTheGrey] = Spot::Gone;
    state.companion(Character::GandalfTheWhite, Region::Fangorn);
    state.spots[Character::Saruman] = Spot::At(ORTHANC);
    state
}

#[test]
fn ents_need_gandalf_the_white_and_a_companion_in_fangorn() {
    for card in [ENTS, Card::TheEntsAwakeHuorns, Card::TheEntsAwakeEntmoot] {
        assert!(!position().playable(card));
        assert!(fangorn().playable(card));
        let mut state = fangorn();
        state.companion(Character::GandalfTheWhite, Region::Edoras);
        assert!(!state.playable(card));
        state.companion(Character::Meriadoc, Region::Fangorn);
        assert!(state.playable(card));
        state.spots[Character::GandalfTheWhite] = Spot::Gone;
        assert!(!state.playable(card));
    }
}

#[test]
fn ents_hit_the_army_in_orthanc() {
    let mut state = fangorn();
    state.steps[Nation::Isengard] = 1;
    state.event(ENTS);
    // It counts as an attack on Isengard (rule 7.13).
    assert_eq!(state.politics(Nation::Isengard), (true, 0));
    state.rolls(&[3, 4, 1]);
    // One hit: the Shadow takes it.
    assert_eq!(state.asked_seat(), Seat(1));
    state.reply(Action::Lose(crate::action::Loss::Regular(Nation::Isengard)));
    assert!(state.is_over(ENTS));
    assert_eq!(state.troops(ORTHANC).n_units(Side::Shadow), 4);
    assert_eq!(state.spot(Character::Saruman), Spot::At(ORTHANC));
}

#[test]
fn ents_kill_everybody_with_the_army() {
    let mut state = fangorn();
    state.clear(Region::Orthanc);
    state.bring(ORC, 2, ORTHANC);
    state.bring(NAZGUL, 1, ORTHANC);
    state.event(ENTS);
    state.rolls(&[4, 1, 6]);
    assert!(state.is_over(ENTS));
    assert!(state.field(Region::Orthanc).is_empty());
    assert_eq!(state.spot(Character::Saruman), Spot::Gone);
    // Nobody has come in, so Orthanc is not lost.
    assert!(state.controls(Side::Shadow, Region::Orthanc));
}

#[test]
fn saruman_without_an_army_dies_without_dice() {
    let mut state = fangorn();
    state.clear(Region::Orthanc);
    state.bring(NAZGUL, 1, ORTHANC);
    state.event(ENTS);
    assert!(state.is_over(ENTS));
    assert_eq!(state.spot(Character::Saruman), Spot::Gone);
    assert_eq!(state.n(ORTHANC, NAZGUL), 1);
}

#[test]
fn ents_open_a_besieged_orthanc() {
    let mut state = fangorn();
    state.clear(Region::Orthanc);
    let inside = Place::Inside(Region::Orthanc);
    state.bring(Figure::Regular(Nation::Isengard), 1, inside);
    state.spots[Character::Saruman] = Spot::At(inside);
    state.bring(Figure::Regular(Nation::Rohan), 2, ORTHANC);
    state.event(ENTS);
    state.rolls(&[1, 1, 4]);
    assert!(state.is_over(ENTS));
    assert!(state.controls(Side::FreePeoples, Region::Orthanc));
    assert_eq!(state.spot(Character::Saruman), Spot::Gone);
    assert_eq!(state.troops(ORTHANC).n_units(Side::FreePeoples), 2);
}

#[test]
fn ents_give_a_free_character_card() {
    let mut state = fangorn();
    state.fellowship.corruption = 3;
    for card in [Card::BilbosSong, Card::ChallengeOfTheKing, Card::WisdomOfElrond, Card::TheEntsAwakeHuorns] {
        state.hold(FP, card);
    }
    state.event(ENTS);
    state.rolls(&[1, 1, 1]);
    // Its own precondition must hold, and its icon must be Character.
    assert!(state.refuses(Action::Card(Card::ChallengeOfTheKing)));
    assert!(state.refuses(Action::Card(Card::WisdomOfElrond)));
    assert!(state.refuses(Action::Card(Card::Athelas)));
    assert_eq!(state.action.resolving, Some(ENTS));
    state.reply(Action::Card(Card::TheEntsAwakeHuorns));
    assert_eq!(state.action.resolving, Some(Card::TheEntsAwakeHuorns));
    assert!(state.discard.contains(ENTS));
    state.rolls(&[2, 2, 2]);
    state.reply(Action::Card(Card::BilbosSong));
    assert!(state.is_over(Card::BilbosSong) && state.is_over(Card::TheEntsAwakeHuorns));
    assert_eq!(state.fellowship.corruption, 2);
    assert_eq!(state.dice[Side::FreePeoples].used, 0);
}

#[test]
fn ents_ask_about_a_free_card_without_telling_the_hand() {
    let with = |card: Card, gandalf: Region| {
        let mut state = fangorn();
        state.companion(Character::Peregrin, Region::Fangorn);
        state.companion(Character::GandalfTheWhite, gandalf);
        state.hold(FP, card);
        state.event(ENTS);
        state.rolls(&[1, 1, 1]);
        state
    };
    // A Character card that can't be played is asked about all the same.
    let mut state = with(Card::ChallengeOfTheKing, Region::HelmsDeep);
    assert_eq!(state.answers(), [Action::Decline]);
    state.reply(Action::Decline);
    assert!(state.is_over(ENTS));
    // No Character back in the hand, or Gandalf elsewhere: no question.
    assert!(with(Card::WisdomOfElrond, Region::Fangorn).is_over(ENTS));
    assert!(with(Card::BilbosSong, Region::Orthanc).is_over(ENTS));
}

// ---- Dead Men of Dunharrow ----

const DEAD: Card = Card::DeadMenOfDunharrow;
const PELARGIR: Place = Place::Field(Region::Pelargir);

fn dunharrow() -> Table {
    let mut state = position();
    state.companion(Character::Strider, Region::Edoras);
    state.companion(Character::Legolas, Region::Edoras);
    state.companion(Character::Gimli, Region::Edoras);
    state
}

/// Pelargir in the hands of the Shadow, with this many units.
fn corsairs(units: u8) -> Table {
    let mut state = dunharrow();
    state.clear(Region::Pelargir);
    state.bring(Figure::Regular(Nation::Southrons), units, PELARGIR);
    state.bring(NAZGUL, 1, PELARGIR);
    state.shadow_control.insert(Region::Pelargir);
    state
}

#[test]
fn the_dead_need_strider_in_rohan() {
    let mut state = position();
    assert!(!state.playable(DEAD));
    assert!(dunharrow().playable(DEAD));
    state.companion(Character::Strider, Region::Erech);
    assert!(!state.playable(DEAD));
    state.spots[Character::Strider] = Spot::Gone;
    state.besiege(Region::HelmsDeep, 1);
    state.companion(Character::Aragorn, Region::HelmsDeep);
    assert!(state.playable(DEAD));
    // In a game of four it is the Gondor player's (rule 14.9).
    let mut state = of(Scenario::FourPlayer);
    state.companion(Character::Strider, Region::Edoras);
    assert!(state.check_card(Seat(0), DEAD).is_ok());
    assert!(state.check_card(Seat(1), DEAD).is_err());
}

#[test]
fn companions_take_the_paths_of_the_dead() {
    let mut state = dunharrow();
    state.companion(Character::Boromir, Region::Folde);
    state.event(DEAD);
    assert!(state.refuses(Action::Character(Character::Boromir)));
    assert!(state.refuses(Action::Character(Character::Strider)));
    assert!(state.refuses(Action::Region(Region::DolAmroth)));
    state.replies(&[Action::Character(Character::Legolas), Action::Region(Region::Erech)]);
    assert_eq!(state.region_of(Character::Strider), Some(Region::Erech));
    assert_eq!(state.region_of(Character::Legolas), Some(Region::Erech));
    assert_eq!(state.region_of(Character::Gimli), Some(Region::Edoras));
    // No enemy there: the Regulars come at once.
    assert!(state.refuses(Action::Number(4)));
    state.reply(Action::Number(2));
    assert!(state.is_over(DEAD));
    assert_eq!(state.in_field(Region::Erech, Figure::Regular(Nation::Gondor)), 2);
}

#[test]
fn the_dead_drive_an_army_out_and_its_owner_says_where() {
    let mut state = corsairs(1);
    state.clear(Region::Pelargir);
    let lamedon = Place::Field(Region::Lamedon);
    state.bring(Figure::Regular(Nation::Southrons), 2, lamedon);
    state.bring(Figure::Elite(Nation::Southrons), 2, lamedon);
    state.shadow_control.insert(Region::Lamedon);
    state.event(DEAD);
    state.reply(Action::Region(Region::Lamedon));
    assert_eq!(state.politics(Nation::Southrons), (true, 1));
    state.rolls(&[3]);
    use crate::action::Loss;
    assert_eq!(state.asked_seat(), Seat(1));
    state.replies(&[
        Action::Lose(Loss::Regular(Nation::Southrons)),
        Action::Lose(Loss::Elite(Nation::Southrons)),
    ]);
    // Dol Amroth holds an Army of Gondor; Pelargir is the Shadow's, and Erech has no Settlement.
    assert_eq!(state.asked_seat(), Seat(1));
    assert_eq!(state.answers(), [Action::Region(Region::Erech), Action::Region(Region::Pelargir)]);
    assert!(state.refuses(Action::Region(Region::DolAmroth)));
    state.reply(Action::Region(Region::Erech));
    // An Army of the Shadow has entered Gondor (rule 12.3).
    assert!(state.politics(Nation::Gondor).0);
    assert_eq!(state.field(Region::Erech).n_units(Side::Shadow), 2);
    state.reply(Action::Number(3));
    assert!(state.is_over(DEAD));
    assert!(state.unconquered(Region::Lamedon));
}

#[test]
fn the_only_way_out_is_taken_and_gondor_regains_pelargir() {
    let mut state = corsairs(4);
    state.event(DEAD);
    state.replies(&[Action::Character(Character::Gimli), Action::Region(Region::Pelargir)]);
    state.rolls(&[3]);
    let fled = state.in_field(Region::WestHarondor, Figure::Regular(Nation::Southrons));
    assert_eq!(fled, 1);
    assert_eq!(state.in_field(Region::WestHarondor, NAZGUL), 1);
    assert_eq!(state.asked_seat(), FP);
    state.reply(Action::Number(1));
    assert!(state.is_over(DEAD));
    assert!(state.unconquered(Region::Pelargir));
}

#[test]
fn the_dead_slay_whole_armies() {
    // By hits.
    let mut state = corsairs(2);
    state.event(DEAD);
    state.reply(Action::Region(Region::Pelargir));
    state.rolls(&[2]);
    assert!(state.field(Region::Pelargir).of(Side::Shadow).is_empty());
    // Without a Regular, control does not change.
    state.reply(Action::Number(0));
    assert!(state.is_over(DEAD));
    assert!(state.controls(Side::Shadow, Region::Pelargir));
    // By having no way out.
    let mut state = corsairs(4);
    state.bring(Figure::Regular(Nation::Rohan), 1, Place::Field(Region::WestHarondor));
    state.event(DEAD);
    state.reply(Action::Region(Region::Pelargir));
    state.rolls(&[1]);
    assert!(state.field(Region::Pelargir).of(Side::Shadow).is_empty());
    // Without Regulars in the reinforcements nothing is asked.
    let mut state = corsairs(1);
    let regulars = state.reinforcements.unit(Nation::Gondor, Kind::Regular);
    state.bring(Figure::Regular(Nation::Gondor), regulars, Place::Field(Region::Osgiliath));
    state.event(DEAD);
    state.reply(Action::Region(Region::Pelargir));
    state.rolls(&[6]);
    assert!(state.is_over(DEAD));
}
