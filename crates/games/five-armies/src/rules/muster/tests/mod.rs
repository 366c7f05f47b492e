//! Tests of recruiting, rallying, ranged attacks and Eagles: what cases cannot show.

mod exact;

use crate::action::{Action, Ask, RollFor};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Areas, Character, Pile, Side, Territory, TokenFace, TokenFaces, Unit};
use crate::muster::{MusterAsk, MusterFrame};
use crate::rules::Log;
use crate::state::{Setup, State};
use kernel::flow::{self, Answers, Flow};
use kernel::{Seat, SeatSet};

/// A board with nothing on it.
fn empty() -> State {
    let mut state = State::blank(&Setup::default()).expect("it is set up");
    for area in Area::ALL {
        state.armies.change(area, |army| *army = Default::default());
        for pile in Pile::ALL {
            state.tokens[pile][area] = 0;
        }
    }
    for character in Character::ALL {
        state.spots[character] = character.first_step().map_or(Spot::Eliminated, Spot::Track);
    }
    state.spots[Character::Bolg] = Spot::Aside;
    state
}

fn put(state: &mut State, area: Area, unit: Unit, n: u8) {
    state.armies.change(area, |army| army.units.add(unit, n));
}

fn begin(state: &mut State, frame: MusterFrame) {
    state.flow = Flow::stacked(&[Frame::Muster(frame)]);
    flow::run(state, &mut Log::off()).expect("it runs");
}

fn asked(state: &State) -> Option<Ask> {
    state.flow.asked().map(|asked| asked.ask)
}

fn legal(state: &State) -> Vec<Action> {
    let asked = state.flow.asked().expect("somebody is asked");
    let seat = Seat(u8::from(asked.who == SeatSet::from(Seat(1))));
    let mut out = Vec::new();
    state.list_legal(asked.ask, seat, &mut out);
    out
}

fn answer(state: &mut State, action: Action) {
    let asked = state.flow.asked().expect("somebody is asked");
    let seat = Seat(u8::from(asked.who == SeatSet::from(Seat(1))));
    state.check_answer(asked.ask, seat, action).expect("it is allowed");
    flow::answer(state, seat, action, &mut Log::off()).expect("it is carried out");
}

#[test]
fn tokens_are_flipped_in_different_regions() {
    let mut state = empty();
    state.to_act = Side::Shadow;
    state.tokens[Pile::Shadow][Area::BrokenLands1] = 3;
    state.tokens[Pile::Shadow][Area::BrokenLands2] = 1;
    state.notes.eligible = state.recruiting_areas(Side::Shadow);
    begin(&mut state, MusterFrame::Recruit { left: 2, again: false });
    let token = |area| Action::Token { pile: Pile::Shadow, area };
    assert_eq!(legal(&state), [token(Area::BrokenLands1), token(Area::BrokenLands2), Action::Done]);
    answer(&mut state, token(Area::BrokenLands1));
    assert_eq!(asked(&state), Some(Ask::Flip(Pile::Shadow)));
    answer(&mut state, Action::Flip(TokenFace::TwoOrcs));
    assert_eq!(state.army(Area::BrokenLands1).units.count(Unit::Orcs), 2);
    assert_eq!(state.tokens[Pile::Shadow][Area::BrokenLands1], 2);
    assert_eq!(state.faces.count(TokenFace::TwoOrcs), 8);
    assert_eq!(legal(&state), [token(Area::BrokenLands2), Action::Done]);
    answer(&mut state, Action::Done);
    assert_eq!(asked(&state), None);
    assert!(state.notes == crate::state::Notes::default(), "nothing is left of it");
}

#[test]
fn what_is_not_there_may_be_replaced() {
    let mut state = empty();
    state.tokens[Pile::DwarvesAndMen][Area::Camp] = 1;
    put(&mut state, Area::EasternBank4, Unit::DwarfRegulars, 5);
    put(&mut state, Area::EasternBank5, Unit::LakeMen, 10);
    begin(&mut state, MusterFrame::Flip { pile: Pile::DwarvesAndMen, area: Area::Camp, lying: true });
    answer(&mut state, Action::Flip(TokenFace::DwarfRegulars));
    // One type is left; it may be declined, so it is asked.
    assert_eq!(legal(&state), [Action::Unit(Unit::DwarfVeterans), Action::Decline]);
    answer(&mut state, Action::Decline);
    assert!(!state.has_army(Side::FreePeoples, Area::Camp));
    assert_eq!(state.tokens[Pile::DwarvesAndMen][Area::Camp], 0);
}

#[test]
fn an_empty_pile_gives_no_token() {
    let mut state = empty();
    state.spots[Character::Bolg] = Spot::Aside;
    state.faces = TokenFaces::from_fn(|face| u8::from(face == TokenFace::Archers) * 2);
    state.tokens[Pile::Elves][Area::Ravenhill] = 2;
    put(&mut state, Area::Valley1, Unit::Archers, 1);
    assert!(state.legal_token_areas(Pile::Elves).is_empty());
    begin(&mut state, MusterFrame::Flip { pile: Pile::Elves, area: Area::Valley1, lying: false });
    assert_eq!(asked(&state), None, "all that are left lie on the board");
    begin(&mut state, MusterFrame::Flip { pile: Pile::Elves, area: Area::Ravenhill, lying: true });
    assert_eq!(asked(&state), Some(Ask::Flip(Pile::Elves)));
    assert_eq!(legal(&state), [Action::Flip(TokenFace::Archers)]);
}

#[test]
fn tokens_are_placed_where_the_enemy_is_not() {
    let mut state = empty();
    state.markers.insert(Area::Camp);
    put(&mut state, Area::LowerSlopes, Unit::Orcs, 1);
    put(&mut state, Area::BrokenLands4, Unit::LakeMen, 1);
    state.spots[Character::Beorn] = Spot::At(Area::BrokenLands1);
    let legal_for = |side| state.legal_settlements(side);
    let free: Areas =
        [Area::EasternSpur, Area::FallenBridge, Area::RuinsOfDale, Area::Ravenhill].into_iter().collect();
    assert_eq!(legal_for(Side::FreePeoples), free);
    let shadow: Areas = [Area::BrokenLands2, Area::BrokenLands3].into_iter().collect();
    assert_eq!(legal_for(Side::Shadow), shadow);
    // With one place only nothing is asked.
    state.notes.eligible = Areas::only(Area::BrokenLands2);
    begin(&mut state, MusterFrame::PlaceTokenOf(Pile::Shadow));
    assert_eq!(asked(&state), None);
    assert_eq!(state.tokens[Pile::Shadow][Area::BrokenLands2], 1);
    // The Free Peoples choose among two piles.
    state.notes.eligible = Areas::only(Area::Ravenhill);
    begin(&mut state, MusterFrame::PlaceToken);
    assert_eq!(legal(&state).len(), 2);
}

#[test]
fn a_rally_of_very_many_units_is_rolled_in_handfuls() {
    let mut state = empty();
    state.to_act = Side::Shadow;
    put(&mut state, Area::BrokenLands1, Unit::Orcs, 13);
    state.armies.change(Area::BrokenLands1, |army| (army.damage, army.leadership) = (3, 2));
    let rally = state.rally(Area::BrokenLands1, 5, &mut Log::off());
    state.flow = Flow::stacked(&[rally]);
    flow::run(&mut state, &mut Log::off()).expect("it runs");
    for die in [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1] {
        assert_eq!(asked(&state), Some(Ask::Roll(RollFor::Rally)));
        answer(&mut state, Action::Roll(die));
    }
    assert_eq!(state.army(Area::BrokenLands1).damage, 2);
    // Two misses of twelve are rolled again.
    answer(&mut state, Action::Roll(5));
    answer(&mut state, Action::Roll(5));
    assert_eq!((state.army(Area::BrokenLands1).damage, asked(&state)), (0, None));
}

#[test]
fn archers_shoot_from_hills_and_mountains_in_range() {
    let mut state = empty();
    put(&mut state, Area::EasternBank9, Unit::Orcs, 2);
    put(&mut state, Area::BrokenLands1, Unit::Orcs, 2);
    put(&mut state, Area::MountainPassNorth, Unit::Goblins, 2);
    assert!(state.archery_targets().is_empty());
    put(&mut state, Area::EasternSpur, Unit::LakeMen, 1);
    put(&mut state, Area::EasternSpur, Unit::Archers, 2);
    put(&mut state, Area::EasternSpur, Unit::Spearmen, 1);
    assert_eq!(state.archery_dice(Area::EasternBank9), 3);
    // Units in ruins do not shoot; five dice at most.
    put(&mut state, Area::RuinsOfDale, Unit::LakeMen, 2);
    assert_eq!(state.archery_dice(Area::EasternBank9), 3);
    put(&mut state, Area::EasternBank3, Unit::Archers, 4);
    assert_eq!(state.archery_dice(Area::EasternBank9), 5);
    assert_eq!(state.archery_targets(), Areas::only(Area::EasternBank9));
}

#[test]
fn eagles_fly_out_and_attack_where_they_were() {
    let mut state = empty();
    state.place_eagles(9, &mut Log::off());
    assert_eq!((state.eyrie, state.eagles_at_home()), (5, 0), "there are five; their Lord is not in play");
    begin(&mut state, MusterFrame::FlyEagles);
    assert_eq!(asked(&state), None);
    (state.eyrie, state.spots[Character::LordOfTheEagles]) = (1, Spot::Eyrie);
    begin(&mut state, MusterFrame::FlyEagles);
    answer(&mut state, Action::Territory(Territory::Valley));
    answer(&mut state, Action::Territory(Territory::Valley));
    assert_eq!((state.eyrie, state.lord_over()), (0, Some(Territory::Valley)));
    assert_eq!(asked(&state), None);
    put(&mut state, Area::Valley3, Unit::Orcs, 2);
    put(&mut state, Area::Valley5, Unit::Orcs, 2);
    put(&mut state, Area::BrokenLands5, Unit::Orcs, 2);
    begin(&mut state, MusterFrame::EaglesReturn { kindly: false });
    assert_eq!(legal(&state), [Action::Territory(Territory::Valley), Action::Done]);
    answer(&mut state, Action::Territory(Territory::Valley));
    answer(&mut state, Action::Territory(Territory::Valley));
    assert_eq!((state.eyrie, state.spots[Character::LordOfTheEagles]), (1, Spot::Eyrie));
    let kindly = false;
    assert_eq!(asked(&state), Some(Ask::Muster(MusterAsk::EagleTarget { kindly })));
    assert_eq!(legal(&state), [Action::Area(Area::Valley3), Action::Area(Area::Valley5), Action::Done]);
    answer(&mut state, Action::Area(Area::Valley5));
    // Three dice, and all misses once again.
    for _ in 0..6 {
        assert_eq!(asked(&state), Some(Ask::Roll(RollFor::Strike)));
        answer(&mut state, Action::Roll(3));
    }
    assert_eq!(legal(&state), [Action::Area(Area::Valley3), Action::Done], "another army");
    answer(&mut state, Action::Done);
    assert_eq!(asked(&state), None);
    assert!(state.notes == crate::state::Notes::default(), "nothing is left of it");
}
