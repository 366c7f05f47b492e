//! A game may ask more seats than it waits for.

#![allow(clippy::unwrap_used)]

use kernel::{Seat, SeatSet};
use rand::SeedableRng;
use rand::rngs::StdRng;
use session::Room;
use session::wire::{ProblemKind, SeatState};

/// A game of Marvel Champions for two in the first turn.
fn room(rng: &mut StdRng) -> Room {
    let game = registry::find("champions").unwrap();
    let mut room = Room::new(game, game.new_table(Some("rhino"), Some(2), &[]).unwrap());
    room.start(rng).unwrap();
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(room.waits_for(), SeatSet::only(seat), "the mulligan");
        let number = room.number();
        room.answer(seat, number, Some(room.era()), "done", rng).unwrap();
    }
    room
}

#[test]
fn others_may_act_in_a_turn_but_nobody_waits_for_them() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut room = room(&mut rng);
    let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!((room.asked(), room.waits_for()), (both, SeatSet::only(Seat(0))));
    let question = room.question(Some(Seat(1)), None).unwrap();
    assert_eq!((question.who.len(), question.waits_for), (2, vec!["player-1"]));

    // Somebody who holds both seats is shown which of them is waited for.
    let state = room.state(both, None, None);
    let seats: Vec<SeatState> = serde_json::from_value(serde_json::to_value(&state.seats).unwrap()).unwrap();
    let marks: Vec<(bool, bool)> = seats.iter().map(|seat| (seat.asked, seat.awaited)).collect();
    assert_eq!(marks, [(true, true), (true, false)]);

    // The other may answer.
    let number = room.number();
    room.answer(Seat(1), number, Some(room.era()), "pass", &mut rng).unwrap();
    assert_eq!((room.asked(), room.waits_for()), (SeatSet::only(Seat(0)), SeatSet::only(Seat(0))));
    let number = room.number();
    room.answer(Seat(0), number, Some(room.era()), "end-turn", &mut rng).unwrap();
    assert_eq!((room.asked(), room.waits_for()), (both, SeatSet::only(Seat(1))));

    // And when the game is over nobody is waited for.
    room.resign(0, true).unwrap();
    assert_eq!(room.waits_for(), SeatSet::NONE);
}

#[test]
fn who_answers_while_another_passes_is_not_late() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut room = room(&mut rng);
    let (number, era) = (room.number(), Some(room.era()));
    room.answer(Seat(1), number, era, "pass", &mut rng).unwrap();
    // Somebody who passed can't act on the question before the pass; the active player saw the same question and may.
    let again = room.answer(Seat(1), number, era, "change-form", &mut rng).unwrap_err();
    assert_eq!(again.kind, ProblemKind::Stale, "{:?}", again.text);
    room.answer(Seat(0), number, era, "change-form", &mut rng).unwrap();
    // What the active player did changes the turn: now the old number is late.
    let late = room.answer(Seat(0), number, era, "end-turn", &mut rng).unwrap_err();
    assert_eq!(late.kind, ProblemKind::Stale, "{:?}", late.text);
}
