//! How a game came to where it stands, as those who hold some seats saw it.

use crate::changes;
use crate::room::Room;
use crate::wire::{Course, CourseStep};
use kernel::{Beside, Flat, Position, SeatSet, Table};
use serde_json::value::RawValue;

/// How many answers a course goes back at most.
pub const MOST_STEPS: u32 = 120;

/// The usual number of values in a view.
const ROOM: usize = 2048;

/// What was seen at one point, and the position if what was seen next can be made from it.
struct Seen {
    flat: Flat,
    position: Option<Position>,
}

impl Seen {
    fn of(table: &dyn Table, seats: SeatSet, before: Option<&Seen>) -> Seen {
        let mut flat = Flat::with_room(ROOM);
        let whole = flat.open_object("");
        let list = flat.open_list("seats");
        let beside = before.and_then(Seen::beside);
        let spectator = seats.is_empty().then_some(None);
        let ids = table.seats();
        for seat in spectator.into_iter().chain(seats.iter().map(Some)) {
            let one = flat.open_object("");
            flat.add("seat", &seat.and_then(|seat| ids.get(seat.index()).copied()));
            table.add_view(seat, "view", &mut flat, beside);
            flat.close(one);
        }
        flat.close(list);
        flat.close(whole);
        Seen { flat, position: table.position() }
    }

    /// The view of the first seat, and the position.
    fn beside(&self) -> Option<Beside<'_>> {
        let view = self.flat.whole()?.member("seats")?.parts().next()?.member("view")?;
        Some(Beside { position: self.position.as_ref()?, view })
    }

    /// How it came from what was seen before.
    fn step(&self, number: u32, before: &Seen) -> CourseStep {
        let mut text = String::new();
        let told = changes::between(&before.flat, &self.flat, &mut text);
        let changes = told.then(|| RawValue::from_string(text).ok()).flatten();
        let whole = changes.is_none().then(|| self.flat.clone());
        CourseStep { number, changes, whole }
    }
}

impl Room {
    /// What the holder of these seats, or a spectator, who holds none, saw after each answer since the one with the
    /// number `after`: for each position exactly the view of these seats as of then. `known`: whoever asks knows what was
    /// seen at the first of these positions.
    pub fn course(&self, seats: SeatSet, after: u32, known: bool) -> Course {
        let from = after.max(self.number().saturating_sub(MOST_STEPS));
        let mut course = Course { after, first: None, steps: Vec::new() };
        let mut last: Option<Seen> = None;
        self.table().walk(from, &mut |number, table| {
            let seen = Seen::of(table, seats, last.as_ref());
            match &last {
                Some(before) => course.steps.push(seen.step(number, before)),
                None => {
                    course.after = number;
                    course.first = (!known || number != after).then(|| seen.flat.clone());
                }
            }
            last = Some(seen);
        });
        course
    }
}
