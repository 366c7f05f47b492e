//! No pack that is accepted fills the stack.

use crate::action::Action;
use crate::book::nesting::{deepest, fits};
use crate::book::{Book, PackFault, Tables, compile_pack};
use crate::frame::{DEPTH, Frame};
use crate::ids::{Area, Areas, Character, Scenario};
use crate::round::RoundFrame;
use crate::state::State;
use kernel::flow::{self, Flow};
use kernel::{Game, Log};
use serde_json::{Map, Value, json};

/// Those who are not in play at first.
const WAITING: [Character; 6] = [
    Character::EomerRohan,
    Character::AragornRohan,
    Character::GandalfRohan,
    Character::TheodenRohan,
    Character::Legolas,
    Character::Gimli,
];

/// As many lists within each other as the grammar lets through, with an instruction in the innermost.
fn within_dice(op: &Value) -> Value {
    (0..3).fold(
        json!([op]),
        |list, _| json!([{"op": "roll-dice", "dice": 1, "success": 2, "per_success": list}]),
    )
}

/// The key of an ability that he has: all that Gandalf does but for one is printed in the rulebook.
fn key_of(who: Character) -> String {
    let white_rider = if who == Character::GandalfRohan { ".The White Rider" } else { "" };
    format!("characters/{}/abilities{white_rider}", who.slug())
}

/// So many Characters, each of whom brings in the next.
fn one_after_the_other(n: usize) -> Map<String, Value> {
    let mut values = Map::new();
    for pair in WAITING.windows(2).take(n) {
        let next = json!({"op": "enter", "characters": [pair[1].slug()], "where": ["edoras"]});
        let name = if pair[0] == Character::GandalfRohan { "The White Rider" } else { "N" };
        let ability =
            json!({"name": name, "cost": "none", "text": "T", "hook": "on-entry", "ops": within_dice(&next)});
        let one = pair[0] == Character::GandalfRohan;
        values.insert(key_of(pair[0]), if one { ability } else { json!([ability]) });
    }
    values
}

/// Lets the first of them enter, and throws sixes only. Says how many levels were in use at most.
fn entered(tables: Tables) -> usize {
    let mut state = State::laid_out(Book::with(tables));
    let frames = [Frame::Round(RoundFrame::EndOfAction), Frame::Round(RoundFrame::Enter(WAITING[0]))];
    state.flow = Flow::stacked(&frames);
    state.notes.eligible = Areas::only(Area::Edoras);
    let mut log = Log::off();
    flow::run(&mut state, &mut log).unwrap_or_else(|broken| panic!("{broken:?}"));
    let (mut most, mut legal) = (0, Vec::new());
    // What he does is a script; when it is over, so is his entry.
    while state.flow.frames().any(|frame| matches!(frame, Frame::Card(_))) {
        most = most.max(state.flow.frames().count() + 1);
        let Some(seat) = state.question().and_then(|question| question.who.first_seat()) else { break };
        let action = if seat.is_chance() {
            Action::Roll(6)
        } else {
            state.legal(seat, &mut legal);
            legal[0]
        };
        state.play(seat, action, &mut log).unwrap_or_else(|broken| panic!("{broken:?}"));
    }
    most
}

fn compiled(n: usize) -> Result<Tables, Vec<PackFault>> {
    compile_pack(&one_after_the_other(n)).map(|tables| tables[Scenario::Rohan].clone())
}

#[test]
fn what_could_fill_the_stack_is_refused() {
    let faults = compiled(WAITING.len() - 1).err().unwrap_or_default();
    // Whoever takes part is named.
    for who in [Character::EomerRohan, Character::GandalfRohan] {
        let key = key_of(who);
        assert!(
            faults.iter().any(|fault| fault.key == key && fault.what.id() == "fault-nests-too-deep"),
            "{key}: {faults:?}"
        );
    }
}

#[test]
fn the_deepest_pack_that_is_accepted_is_played() {
    let accepted: Vec<Tables> = (1..WAITING.len()).map_while(|n| compiled(n).ok()).collect();
    assert!((2..WAITING.len() - 1).contains(&accepted.len()), "{}", accepted.len());
    let mut before = 0;
    for tables in accepted {
        let bound = deepest(&tables);
        let levels = entered(tables);
        assert!(before < levels && levels <= bound.levels && bound.levels <= DEPTH, "{levels} of {bound:?}");
        before = levels;
    }
    // The bound is not far from what happens: what comes after the last of them was not counted here.
    assert!(before > DEPTH / 2, "{before}");
}

#[test]
fn our_own_tables_leave_room() {
    for scenario in Scenario::ALL {
        let nesting = deepest(&Book::Ours(scenario));
        assert!(fits(&nesting) && nesting.levels + 8 <= DEPTH, "{nesting:?}");
    }
}
