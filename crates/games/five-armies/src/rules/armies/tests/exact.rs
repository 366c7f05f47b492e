//! What is listed is what is allowed, in positions made at random; and every move ends with as many figures as there were.

use super::*;
use crate::army::{ArmyAsk, Charge};
use crate::ids::{Territory, UnitTypes};
use crate::state::State;
use kit::Bag;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Every answer that could have to do with armies.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Go, Action::Decline, Action::Accept, Action::Pass];
    for from in Area::ALL {
        all.push(Action::Area(from));
        for to in Area::ALL {
            all.extend([Action::Move { from, to }, Action::Attack { from, to }]);
        }
    }
    all.extend(Unit::ALL.into_iter().flat_map(|unit| [Action::Unit(unit), leave(unit)]));
    all.push(Action::Leave(Figure::Leadership));
    let characters = Character::ALL.into_iter();
    all.extend(characters.flat_map(|one| [Action::Character(one), Action::Leave(Figure::Character(one))]));
    all.extend(Territory::ALL.into_iter().map(Action::Territory));
    all.extend((0..12).map(Action::Number));
    all
}

fn random_board(rng: &mut StdRng) -> State {
    let side = Side::ALL[rng.random_range(0..2)];
    let mut state = board(side);
    let special = [Area::GoblinMusterNorth, Area::MountainPassNorth, Area::GoblinMusterWest];
    for area in Area::ALL {
        let shadow = special.contains(&area) || rng.random_bool(0.5);
        if area == Area::MountainPassWest || rng.random_bool(0.6) {
            continue;
        }
        let types = if shadow { Unit::of(Side::Shadow) } else { Unit::of(Side::FreePeoples) };
        for _ in 0..rng.random_range(1..4) {
            put(&mut state, area, &[(types[rng.random_range(0..types.len())], 1)]);
        }
        let units = state.army(area).n_units();
        tokens(&mut state, area, rng.random_range(0..3) / 2, rng.random_range(0..=units));
    }
    if rng.random_bool(0.5) {
        state.open_passes.insert(Area::MountainPassNorth);
    }
    for character in [Character::Bard, Character::Dain, Character::Gandalf, Character::Bilbo, Character::Bolg]
    {
        state.spots[character] = Spot::At(Area::ALL[rng.random_range(0..46)]);
    }
    let empty: Vec<Area> =
        Area::ALL[..46].iter().copied().filter(|at| state.army(*at).side().is_none()).collect();
    if let Some(at) = empty.first() {
        state.spots[Character::Beorn] = Spot::At(*at);
        state.wrath = 8;
    }
    for territory in Territory::ALL {
        state.bats[territory] = rng.random_range(0..2);
    }
    state
}

fn exact(state: &State, all: &[Action]) {
    let Some(asked) = state.flow.asked() else { return };
    let seat = State::seat(state.to_act);
    let mut listed = Vec::new();
    flow::legal(state, seat, &mut listed);
    for action in all {
        let allowed = flow::allows(state, seat, *action).is_ok();
        assert_eq!(allowed, listed.contains(action), "{action:?} to {:?}", asked.ask);
    }
    let mut once = listed.clone();
    once.dedup();
    assert_eq!(once.len(), listed.len(), "nothing is listed twice");
}

fn units(state: &State) -> Bag<Unit, { Unit::COUNT }> {
    Bag::from_fn(|unit: Unit| unit.figures() - state.in_supply(unit))
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let all = everything();
    let mut rng = StdRng::seed_from_u64(5);
    for _ in 0..300 {
        let mut state = random_board(&mut rng);
        let goblins = Needs::of(UnitTypes::only(Unit::Goblins));
        let needs = [Needs::default(), Needs::LED, goblins][rng.random_range(0..3)];
        let frame = match rng.random_range(0..6) {
            0 => ArmyFrame::Strike { needs, charge: Charge::default() },
            1 => ArmyFrame::Combined,
            2 => ArmyFrame::CharacterMove,
            3 => ArmyFrame::CloudOfBats,
            _ => ArmyFrame::March { needs, steps: rng.random_range(1..3), left: rng.random_range(1..5) },
        };
        if frame == ArmyFrame::CloudOfBats {
            state.to_act = Side::Shadow;
        }
        state.notes.eligible = Areas::all();
        let before = units(&state);
        run(&mut state, frame);
        while let Some(ask) = asked(&state) {
            exact(&state, &all);
            let legal = legal(&state);
            // Battles and casualties are other chapters' concern.
            let other =
                matches!(ask, Ask::Army(ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget) | Ask::Muster(_));
            let trimmed = |area: Area| state.army(area).n_units() > 5;
            if other || Area::ALL.into_iter().any(trimmed) {
                break;
            }
            let action = legal[rng.random_range(0..legal.len())];
            let crowded = |state: &State, area: Area, n: u8| state.army(area).n_units() + n > 5;
            if let Action::Move { from, to } = action
                && crowded(&state, to, state.army(from).n_units())
            {
                break;
            }
            if let (Action::Area(to), n) = (action, state.notes.group.figures.n_units())
                && crowded(&state, to, n)
            {
                break;
            }
            let seat = State::seat(state.to_act);
            if flow::answer(&mut state, seat, action, &mut Log::off()).is_err() {
                // Two groups have come to one place: casualties.
                break;
            }
            assert_eq!(units(&state), before, "nobody is lost on the way");
        }
    }
}
