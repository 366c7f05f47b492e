//! What is listed is what is allowed, in positions made at random; everything comes to an end and leaves a sound position.

use super::*;
use kernel::Game;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Every answer that could have to do with this chapter.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Go, Action::Decline, Action::Accept, Action::Pass];
    for area in Area::ALL {
        all.push(Action::Area(area));
        all.extend(Pile::ALL.map(|pile| Action::Token { pile, area }));
    }
    all.extend(Unit::ALL.map(Action::Unit));
    all.extend(Character::ALL.map(Action::Character));
    all.extend(Territory::ALL.map(Action::Territory));
    all.extend(Pile::ALL.map(Action::Pile));
    all.extend((0..12).map(Action::Number));
    all
}

fn random_board(rng: &mut StdRng) -> State {
    let mut state = empty();
    state.to_act = Side::ALL[rng.random_range(0..2)];
    let beorn = Area::ALL[rng.random_range(0..46)];
    for area in Area::ALL {
        if area == beorn || rng.random_bool(0.5) {
            continue;
        }
        let side = if area.is_region() { Side::ALL[rng.random_range(0..2)] } else { Side::Shadow };
        let types = Unit::of(side);
        let most = if rng.random_bool(0.2) { 5 } else { 3 };
        for _ in 0..rng.random_range(1..=most) {
            let unit = types[rng.random_range(0..types.len())];
            if state.in_supply(unit) > 0 {
                put(&mut state, area, unit, 1);
            }
        }
        let units = state.army(area).n_units();
        if units > 0 {
            let damage = rng.random_range(0..=units);
            let tokens = (damage % 2).min(state.leadership_supply(side));
            state.armies.change(area, |army| (army.damage, army.leadership) = (damage, tokens));
        }
    }
    for point in crate::ids::MUSTERING_POINTS {
        state.open_pass(point, &mut Log::off());
    }
    for area in crate::ids::CONTROLLABLE {
        // Rule 21.4: no marker with units of the Free Peoples; where the Shadow stands there is one.
        let shadow = state.has_army(Side::Shadow, area);
        if shadow || (!state.has_army(Side::FreePeoples, area) && rng.random_bool(0.1)) {
            state.markers.insert(area);
        }
    }
    state.markers.remove(Area::FrontGate);
    state.armies.change(Area::FrontGate, |army| *army = Default::default());
    for pile in Pile::ALL {
        for area in state.legal_settlements(pile.side()) {
            state.tokens[pile][area] = rng.random_range(0..3);
        }
    }
    if rng.random_bool(0.5) {
        state.spots[Character::Beorn] = Spot::At(beorn);
        state.wrath = 8;
    }
    state.spots[Character::LordOfTheEagles] =
        [Spot::Eyrie, Spot::Over(Territory::Valley), Spot::Over(Territory::EasternBank)]
            [rng.random_range(0..3)];
    for territory in Territory::ALL {
        state.eagles[territory] = rng.random_range(0..2);
    }
    state.eyrie = rng.random_range(0..2);
    state
}

fn exact(state: &State, all: &[Action]) {
    let asked = state.flow.asked().expect("somebody is asked");
    let seat = if asked.who == SeatSet::from(Seat(1)) { Seat(1) } else { Seat(0) };
    let mut listed = Vec::new();
    flow::legal(state, seat, &mut listed);
    for action in all {
        let allowed = flow::allows(state, seat, *action).is_ok();
        assert_eq!(allowed, listed.contains(action), "{action:?} to {:?}", asked.ask);
    }
    let mut tried = Vec::new();
    flow::candidates(state, seat, &mut tried);
    assert!(listed.iter().all(|action| tried.contains(action)), "what is legal can be tried");
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let all = everything();
    let mut rng = StdRng::seed_from_u64(7);
    for _ in 0..1000 {
        let mut state = random_board(&mut rng);
        state.notes.eligible = Areas::all();
        let (side, kindly) = (state.to_act, rng.random_bool(0.5));
        let pile = Pile::of(side)[0];
        let frame = match rng.random_range(0..7) {
            0 => MusterFrame::Recruit { left: rng.random_range(1..6), again: rng.random_bool(0.5) },
            1 => MusterFrame::RallySome { success: 5, left: 2 },
            2 => MusterFrame::EaglesReturn { kindly },
            3 => MusterFrame::FlyEagles,
            4 => MusterFrame::PlaceToken,
            5 => MusterFrame::PlaceTokenOf(pile),
            _ => {
                let Some(area) = state.armies_of(side).first() else { continue };
                MusterFrame::Flip { pile, area, lying: false }
            }
        };
        begin(&mut state, frame);
        while let Some(asked) = state.flow.asked() {
            let action = if asked.who == SeatSet::CHANCE {
                state.chance(&mut rng).expect("Chance answers")
            } else {
                if matches!(asked.ask, Ask::Muster(_)) {
                    exact(&state, &all);
                }
                let legal = legal(&state);
                legal[rng.random_range(0..legal.len())]
            };
            answer(&mut state, action);
        }
        state.check().expect("the position is sound");
        state.notes.eligible = Areas::EMPTY;
        assert_eq!(state.notes, crate::state::Notes::default(), "nothing is left of it");
    }
}
