//! Tests of moves and attacks.

mod board;
mod exact;
mod moves;
mod strikes;

use crate::action::{Action, Ask};
use crate::army::{ArmyFrame, Needs};
use crate::book::{Book, Tables};
use crate::figures::{Figure, Spot};
use crate::frame::Frame;
use crate::ids::{Area, Areas, ByCharacter, Character, Side, Unit};
use crate::rules::Log;
use crate::state::{Setup, State};
use armies::Stacks;
use kernel::flow::{self, Flow};

/// An empty board on which a side acts.
pub(super) fn board(side: Side) -> State {
    let mut state = State::blank(&Setup::default()).expect("the set-up is ours");
    let value = |values: &[(Character, u8)]| {
        let mut by = ByCharacter::all(0);
        for (character, n) in values {
            by[*character] = *n;
        }
        by
    };
    let tables = Tables {
        leadership: value(&[(Character::Bard, 1), (Character::Dain, 2), (Character::Bolg, 3)]),
        movement: value(&[(Character::Bard, 2), (Character::Gandalf, 3), (Character::Bolg, 2)]),
        ..Tables::default()
    };
    state.book = Book::with(tables);
    state.armies = Stacks::default();
    state.spots = ByCharacter::all(Spot::Aside);
    state.to_act = side;
    state
}

/// Puts units into an area.
pub(super) fn put(state: &mut State, area: Area, units: &[(Unit, u8)]) {
    state.armies.change(area, |army| {
        for (unit, n) in units {
            army.units.add(*unit, *n);
        }
    });
}

/// Puts Leadership tokens and damage on an army.
pub(super) fn tokens(state: &mut State, area: Area, leadership: u8, damage: u8) {
    state.armies.change(area, |army| (army.leadership, army.damage) = (leadership, damage));
}

/// Runs a procedure up to its first question.
pub(super) fn run(state: &mut State, frame: ArmyFrame) {
    state.flow = Flow::stacked(&[Frame::Army(frame)]);
    flow::run(state, &mut Log::off()).expect("it runs");
}

/// All own armies may move.
pub(super) fn march(state: &mut State, needs: Needs, steps: u8, left: u8) {
    state.notes.eligible = Areas::all();
    run(state, ArmyFrame::March { needs, steps, left });
}

/// The legal answers, each of which is allowed.
pub(super) fn legal(state: &State) -> Vec<Action> {
    let mut out = Vec::new();
    flow::legal(state, State::seat(state.to_act), &mut out);
    for action in &out {
        assert_eq!(flow::allows(state, State::seat(state.to_act), *action), Ok(()), "{action:?}");
    }
    out
}

/// Gives an answer, which must be legal.
pub(super) fn say(state: &mut State, action: Action) {
    assert!(legal(state).contains(&action), "{action:?} is not among {:?}", legal(state));
    let seat = State::seat(state.to_act);
    flow::answer(state, seat, action, &mut Log::off()).expect("it is carried out");
}

/// The rule by which an answer is refused.
pub(super) fn refused(state: &State, action: Action) -> &'static str {
    let refused = flow::allows(state, State::seat(state.to_act), action).expect_err("it is refused");
    refused.rule().map_or("", |rule| rule.0)
}

/// The open question.
pub(super) fn asked(state: &State) -> Option<Ask> {
    state.flow.asked().map(|asked| asked.ask)
}

pub(super) const fn go(from: Area, to: Area) -> Action {
    Action::Move { from, to }
}

pub(super) const fn leave(unit: Unit) -> Action {
    Action::Leave(Figure::Unit(unit))
}

#[test]
fn frames_and_questions_are_small() {
    assert!(size_of::<ArmyFrame>() <= 12, "{}", size_of::<ArmyFrame>());
    assert!(size_of::<crate::army::ArmyAsk>() <= 12, "{}", size_of::<crate::army::ArmyAsk>());
}
