//! A room, and that what is stored of it makes the same room again.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Seat, SeatSet};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use registry::{Both, Texts};
use session::wire::{Order, ProblemKind, SeatState};
use session::{Change, LoadError, Room, offers};

/// English, at a table of the Card Game.
fn english() -> Both<'static> {
    let house = Texts::of(session::CATALOGUES);
    Both(registry::find("ring-cards").unwrap().texts().english(), house.english())
}

/// A room with all entries that were stored for it.
struct Kept {
    room: Room,
    entries: Vec<String>,
    rng: StdRng,
}

impl Kept {
    fn new(scenario: &str, seed: u64) -> Kept {
        let game = registry::find("ring-cards").unwrap();
        let room = Room::new(game, game.new_table(Some(scenario), None, &[]).unwrap());
        let mut kept = Kept { room, entries: Vec::new(), rng: StdRng::seed_from_u64(seed) };
        let start = kept.room.start(&mut kept.rng).unwrap();
        kept.keep(start);
        kept
    }

    fn duel(seed: u64) -> Kept {
        Kept::new("duel", seed)
    }

    fn keep(&mut self, change: Change) {
        let Change::Entry(body) = change else { panic!("nothing changed") };
        self.entries.push(body);
        assert_eq!(self.room.revision() as usize, self.entries.len());
    }

    /// What the seats are told.
    fn seats(&self, seats: SeatSet) -> Vec<SeatState> {
        let told = serde_json::to_value(self.room.state(seats, None, None).seats).unwrap();
        serde_json::from_value(told).unwrap()
    }

    fn asked(&self) -> (Seat, Vec<String>) {
        let seat = self.room.asked().first_seat().unwrap();
        (seat, self.room.table().legal(seat, None).into_iter().map(|answer| answer.words).collect())
    }

    /// Gives a random answer; says which, and who gave it.
    fn step(&mut self) -> (Seat, u32, String) {
        let (seat, legal) = self.asked();
        let words = legal[self.rng.random_range(0..legal.len())].clone();
        let number = self.answer(&words);
        (seat, number, words)
    }

    fn answer(&mut self, words: &str) -> u32 {
        let (seat, number) = (self.asked().0, self.room.number());
        let change = self.room.answer(seat, number, Some(self.room.era()), words, &mut self.rng).unwrap();
        self.keep(change);
        number
    }

    fn play(&mut self, answers: usize) {
        for _ in 0..answers {
            if self.room.outcome().is_none() {
                self.step();
            }
        }
    }

    /// Plays until the seat could take its last answer back freely, or could not.
    fn play_until_free(&mut self, free: bool) -> Seat {
        for _ in 0..2_000 {
            let (seat, _, _) = self.step();
            if self.room.outcome().is_none() && self.room.table().can_step_back(seat).is_ok() == free {
                return seat;
            }
        }
        panic!("no such moment came");
    }

    /// The room as a server that starts anew finds it.
    fn loaded(&self) -> Room {
        load(self.room.table().setup().to_string(), &self.entries).unwrap()
    }

    #[track_caller]
    fn assert_loads(&self) {
        let (room, loaded) = (&self.room, self.loaded());
        assert_eq!(loaded.table().hash(), room.table().hash());
        assert_eq!(loaded.table().journal(), room.table().journal());
        assert_eq!(loaded.revision(), room.revision());
        assert_eq!((loaded.era(), loaded.number()), (room.era(), room.number()));
        assert_eq!((loaded.wish(), loaded.resigned()), (room.wish(), room.resigned()));
        assert_eq!(loaded.asked(), room.asked());
        for seats in [SeatSet::NONE, SeatSet::only(Seat(0)), SeatSet::only(Seat(1)), SeatSet::first(2)] {
            let json = |room: &Room| serde_json::to_value(room.state(seats, None, None)).unwrap();
            assert_eq!(json(&loaded), json(room));
        }
    }
}

fn load(setup: String, entries: &[String]) -> Result<Room, LoadError> {
    let game = registry::find("ring-cards").unwrap();
    Room::load(game, &setup, (0u32..).zip(entries.iter().cloned()))
}

#[test]
fn entries_play_to_the_same_state() {
    for (seed, scenario) in
        ["duel", "trilogy", "three-player-duel", "fellowship-of-the-ring"].into_iter().enumerate()
    {
        let mut kept = Kept::new(scenario, seed as u64);
        for _ in 0..12 {
            kept.play(7);
            kept.assert_loads();
        }
        kept.play(10_000);
        assert!(kept.room.outcome().is_some(), "{scenario}");
        assert_eq!(kept.room.asked(), SeatSet::NONE);
        kept.assert_loads();
        // Hashes stand in it, so that a changed course is found.
        assert!(kept.entries.iter().filter(|entry| entry.contains('#')).count() >= kept.entries.len() / 16);
    }
}

#[test]
fn chance_answers_within_the_entry_that_asked_it() {
    let mut kept = Kept::duel(3);
    assert!(kept.entries[0].lines().all(|line| line.starts_with("c ")), "{}", kept.entries[0]);
    kept.play(10_000);
    assert!(!kept.room.asked().contains(Seat::CHANCE));
    for entry in &kept.entries[1..] {
        let mut lines = entry.lines().filter(|line| !line.starts_with('#'));
        assert!(!lines.next().unwrap().starts_with("c "), "{entry}");
        assert!(lines.all(|line| line.starts_with("c ")), "{entry}");
    }
}

#[test]
fn the_same_answer_again_changes_nothing_and_another_one_is_stale() {
    let mut kept = Kept::duel(5);
    for _ in 0..60 {
        let (seat, number, words) = kept.step();
        let (hash, revision) = (kept.room.table().hash(), kept.room.revision());
        for era in [None, Some(0)] {
            let again = kept.room.answer(seat, number, era, &words, &mut kept.rng).unwrap();
            assert_eq!(again, Change::Again);
            let other = format!("{words} gimli");
            let stale = kept.room.answer(seat, number, era, &other, &mut kept.rng).unwrap_err();
            assert_eq!(stale.kind, ProblemKind::Stale, "{:?}", stale.text);
        }
        let later = kept.room.answer(seat, kept.room.number() + 1, None, &words, &mut kept.rng).unwrap_err();
        assert_eq!(later.kind, ProblemKind::Stale, "a question that is not asked yet");
        assert_eq!((kept.room.table().hash(), kept.room.revision()), (hash, revision));
    }
}

#[test]
fn the_other_seat_did_not_give_that_answer() {
    let mut kept = Kept::duel(6);
    for _ in 0..40 {
        let seat = until_turn(&mut kept);
        let number = kept.answer("pass");
        let Some(other) = kept.room.asked().first_seat().filter(|other| *other != seat) else { continue };
        // Both pass one after the other: neither has answered the other's question.
        let early = kept.room.answer(other, number, None, "pass", &mut kept.rng).unwrap_err();
        assert_eq!(early.kind, ProblemKind::Stale);
        let may_pass = kept.asked().1.iter().any(|words| words == "pass");
        if kept.room.table().kind() == Some("turn") && may_pass {
            let second = kept.answer("pass");
            assert_eq!(kept.room.answer(other, second, None, "pass", &mut kept.rng).unwrap(), Change::Again);
            let late = kept.room.answer(other, number, None, "pass", &mut kept.rng).unwrap_err();
            assert_eq!(late.kind, ProblemKind::Stale);
        }
        if kept.room.outcome().is_some() {
            break;
        }
    }
    kept.assert_loads();
}

#[test]
fn refusals_change_nothing_and_name_their_rule() {
    let mut kept = Kept::duel(7);
    kept.play(25);
    let (seat, _) = kept.asked();
    let other = Seat(1 - seat.0);
    let (hash, number) = (kept.room.table().hash(), kept.room.number());
    let mut answer = |seat, words: &str| {
        let refused = kept.room.answer(seat, number, None, words, &mut kept.rng).unwrap_err();
        assert_eq!(kept.room.table().hash(), hash);
        refused
    };
    assert_eq!(answer(other, "pass").kind, ProblemKind::Refused);
    assert_eq!(answer(seat, "").kind, ProblemKind::Form);
    assert_eq!(answer(seat, "dance wildly").kind, ProblemKind::Form);
    assert_eq!(answer(Seat::CHANCE, "pass").kind, ProblemKind::Refused);
    assert_eq!(answer(Seat(9), "pass").kind, ProblemKind::Refused);
    let all: Vec<String> = (0..200).map(|n| format!("carry-over {n}")).collect();
    assert!(
        all.iter().all(|words| matches!(answer(seat, words).kind, ProblemKind::Form | ProblemKind::Refused))
    );
    // A rule's number comes with a refusal by the rules.
    let thing = kept.room.table().things(seat, &english());
    let reasons: Vec<_> =
        thing.iter().flat_map(|(thing, _)| kept.room.why_not(seat, thing, &english()).unwrap()).collect();
    for reason in reasons {
        assert!(reason.rule.is_some(), "{}: {}", reason.words, reason.why);
        let refused = kept.room.answer(seat, number, None, &reason.words, &mut kept.rng).unwrap_err();
        assert_eq!(
            (refused.kind, refused.rule),
            (ProblemKind::Refused, reason.rule.map(|rule| rule.to_string()))
        );
    }
    kept.assert_loads();
}

#[test]
fn a_free_step_back_begins_a_new_era() {
    let mut kept = Kept::duel(11);
    let seat = kept.play_until_free(true);
    let number = kept.room.number() - 1;
    let words = kept.room.table().answers_from(number as usize)[0].2.clone();
    assert!(kept.seats(SeatSet::only(seat))[0].can_step_back);
    let change = kept.room.step_back(seat, seat.0, &[1 - seat.0]).unwrap();
    kept.keep(change);
    assert_eq!((kept.room.number(), kept.room.era()), (number, 1));
    assert_eq!(kept.room.wish(), None, "nobody was asked");
    kept.assert_loads();

    // What was meant for the question before the step back no longer counts, not even the same words.
    let late = kept.room.answer(seat, number, Some(0), &words, &mut kept.rng).unwrap_err();
    assert_eq!(late.kind, ProblemKind::Stale);
    assert_eq!(kept.room.number(), number);
    let given = kept.room.answer(seat, number, Some(1), &words, &mut kept.rng).unwrap();
    kept.keep(given);
    kept.play(20);
    kept.assert_loads();
}

#[test]
fn a_step_back_that_tells_something_needs_agreement() {
    let mut kept = Kept::duel(13);
    let seat = kept.play_until_free(false);
    let (me, other) = (seat.0, 1 - seat.0);
    let answers = kept.room.table().answers_from(0);
    let last = answers.iter().rposition(|(by, _, _)| *by == seat).unwrap() as u32;
    let before = kept.room.table().hash();

    let wish = kept.room.step_back(seat, me, &[other]).unwrap();
    kept.keep(wish);
    assert_eq!(kept.room.table().hash(), before, "only asked for");
    assert_eq!(kept.room.wish().unwrap().to, last);
    kept.assert_loads();
    assert_eq!(kept.room.step_back(seat, me, &[other]).unwrap_err().kind, ProblemKind::Refused, "once");
    assert_eq!(kept.room.agree(me, true, &[other]).unwrap_err().kind, ProblemKind::Refused, "not oneself");

    let refused = kept.room.agree(other, false, &[other]).unwrap();
    kept.keep(refused);
    assert_eq!((kept.room.wish(), kept.room.table().hash()), (None, before.clone()));
    assert_eq!(
        kept.room.agree(other, true, &[other]).unwrap_err().kind,
        ProblemKind::Refused,
        "nothing is asked"
    );
    kept.assert_loads();

    let wish = kept.room.step_back(seat, me, &[other]).unwrap();
    kept.keep(wish);
    let agreed = kept.room.agree(other, true, &[other]).unwrap();
    kept.keep(agreed);
    assert_eq!((kept.room.number(), kept.room.era()), (last, 1));
    assert_eq!(kept.asked().0, seat, "the question is open again");
    kept.assert_loads();
    kept.play(5);
    kept.assert_loads();
}

#[test]
fn all_others_must_agree_and_an_answer_ends_the_wish() {
    let mut kept = Kept::new("trilogy", 17);
    let seat = kept.play_until_free(false);
    let others: Vec<u8> = (0..4).filter(|place| *place != seat.0).collect();
    let wish = kept.room.step_back(seat, seat.0, &others).unwrap();
    kept.keep(wish);
    for place in &others[..2] {
        let agreed = kept.room.agree(*place, true, &others).unwrap();
        kept.keep(agreed);
        assert_eq!(kept.room.agree(*place, true, &others).unwrap(), Change::Again);
    }
    assert_eq!((kept.room.era(), kept.room.wish().unwrap().agreed.as_slice()), (0, &others[..2]));
    kept.assert_loads();
    kept.step();
    assert_eq!((kept.room.era(), kept.room.wish()), (0, None), "the game went on");
    assert!(kept.room.agree(others[2], true, &others).is_err());
    kept.assert_loads();
}

#[test]
fn nothing_to_take_back() {
    let mut kept = Kept::duel(19);
    let (seat, _) = kept.asked();
    let refused = kept.room.step_back(seat, 0, &[]).unwrap_err();
    assert_eq!(refused.kind, ProblemKind::Refused);
    // When somebody is alone at the table, nobody else must agree.
    let seat = kept.play_until_free(false);
    let back = kept.room.step_back(seat, seat.0, &[]).unwrap();
    kept.keep(back);
    assert_eq!(kept.room.era(), 1);
    kept.assert_loads();
}

#[test]
fn who_resigns_last_of_a_team_concedes() {
    let mut kept = Kept::new("trilogy", 23);
    kept.play(15);
    let teams = kept.room.table().teams();
    let first = kept.room.resign(0, false).unwrap();
    kept.keep(first);
    assert_eq!(kept.room.resigned(), [0]);
    assert!(kept.room.outcome().is_none() && kept.room.question(None, None).is_some());
    assert_eq!(kept.room.resign(0, false).unwrap(), Change::Again);
    kept.assert_loads();
    kept.play(3);
    let partner = (1..4).find(|place| teams[usize::from(*place)] == teams[0]).unwrap();
    let second = kept.room.resign(partner, true).unwrap();
    kept.keep(second);
    let outcome = kept.room.outcome().unwrap();
    assert_eq!(outcome.ending, "resignation");
    let ids = kept.room.table().seats();
    let won: Vec<&str> =
        ids.iter().zip(&teams).filter(|(_, team)| **team != teams[0]).map(|(id, _)| *id).collect();
    assert_eq!(outcome.winners, won);
    assert!(kept.room.question(None, None).is_none());
    assert!(kept.room.asked().is_empty());
    kept.assert_loads();

    // Nothing more can be done.
    let number = kept.room.number();
    assert!(kept.room.answer(Seat(1), number, None, "pass", &mut kept.rng).is_err());
    assert!(kept.room.step_back(Seat(1), 1, &[]).is_err());
    assert!(kept.room.resign(1, true).is_err());
    assert!(kept.seats(SeatSet::first(4)).iter().all(|seat| !seat.asked && !seat.can_step_back));
    assert_eq!(kept.room.number(), number);
}

#[test]
fn what_does_not_fit_does_not_load() {
    let mut kept = Kept::duel(29);
    kept.play(60);
    let setup = kept.room.table().setup().to_string();
    let good = kept.entries.clone();
    assert!(load(setup.clone(), &good).is_ok());
    let hashed = good.iter().position(|entry| entry.contains('#')).unwrap();
    let spoil = |at: usize, entry: String| {
        let mut entries = good.clone();
        entries[at] = entry;
        let Err(error) = load(setup.clone(), &entries) else { panic!("loads with {:?}", entries[at]) };
        error
    };
    let digit = if good[hashed].trim_end().ends_with('0') { '1' } else { '0' };
    let mut wrong = good[hashed].trim_end().to_owned();
    wrong.pop();
    assert!(
        matches!(spoil(hashed, format!("{wrong}{digit}\n")), LoadError::Entry { entry, .. } if entry as usize == hashed)
    );
    for (at, entry) in good.iter().enumerate() {
        assert!(
            matches!(spoil(at, "nonsense\n".to_owned()), LoadError::Entry { entry, .. } if entry as usize == at)
        );
        assert!(matches!(spoil(at, entry.replacen(' ', " x", 1)), LoadError::Entry { .. }));
    }
    // An entry is missing, doubled or wrongly numbered.
    let game = registry::find("ring-cards").unwrap();
    let gap = (0u32..).zip(good.clone()).filter(|(n, _)| *n != 5);
    assert!(Room::load(game, &setup, gap).is_err());
    let doubled: Vec<String> = good[..6].iter().chain(&good[5..]).cloned().collect();
    assert!(load(setup.clone(), &doubled).is_err());
    let mut room = kept.loaded();
    assert!(room.follow(room.revision() + 1, &good[0]).is_err());
    for setup in
        ["", "{}", "null", "{\"scenario\":\"picnic\",\"people\":2}", "{\"scenario\":\"duel\",\"people\":9}"]
    {
        assert!(matches!(load(setup.to_owned(), &good), Err(LoadError::Setup(_))), "{setup}");
    }
}

#[test]
fn the_first_answers_make_a_room() {
    let mut kept = Kept::duel(31);
    kept.play(300);
    let setup = kept.room.table().setup().to_string();
    for n in [0, 1, 7, 50, 199, 200, 201, kept.room.number()].into_iter().filter(|n| *n <= kept.room.number())
    {
        let room = load(setup.clone(), &kept.room.entries_until(n)).unwrap();
        assert_eq!(room.number(), n);
        assert_eq!(room.table().hash(), kept.room.table().fork(n as usize).hash());
    }
}

fn order(seat: &str, order: &str) -> Order {
    Order { seat: seat.to_owned(), order: order.to_owned() }
}

#[test]
fn orders_are_those_that_the_game_offers() {
    let kept = Kept::duel(37);
    let ids: Vec<String> = offers(kept.room.game(), &english()).into_iter().map(|offer| offer.id).collect();
    assert_eq!(ids, ["pass", "decline", "only"]);
    for id in &ids {
        kept.room.check_orders(&[order("gandalf", id)]).unwrap();
    }
    let wrong = kept.room.check_orders(&[order("gandalf", "pass"), order("gandalf", "win")]).unwrap_err();
    assert_eq!(wrong.kind, ProblemKind::NotFound);
    assert_eq!(kept.room.check_orders(&[order("frodo", "pass")]).unwrap_err().kind, ProblemKind::NotFound);
}

/// Plays until a turn comes in which its seat may pass.
fn until_turn(kept: &mut Kept) -> Seat {
    for _ in 0..500 {
        let (seat, legal) = kept.asked();
        if kept.room.table().kind() == Some("turn") && legal.iter().any(|words| words == "pass") {
            return seat;
        }
        kept.step();
    }
    panic!("no turn came");
}

#[test]
fn passing_until_something_changes() {
    let mut kept = Kept::duel(41);
    let seat = until_turn(&mut kept);
    let ids = kept.room.table().seats();
    let (own, other) = (ids[seat.index()], ids[1 - seat.index()]);
    let orders = [order(own, "pass")];
    assert_eq!(kept.room.ordered(seat, &orders).as_deref(), Some("pass"));
    assert_eq!(kept.room.ordered(seat, &[order(other, "pass")]), None, "an order is for one seat");
    assert_eq!(kept.room.ordered(seat, &[order(own, "decline")]), None, "that is another question");
    assert_eq!(kept.room.ordered(seat, &[]), None);

    // A player's own answers do not end it, and neither does passing by others.
    let mut left = orders.to_vec();
    let since = kept.room.number();
    kept.answer("pass");
    assert!(!kept.room.strike_orders(since, &mut left));
    let mut struck = false;
    for _ in 0..2_000 {
        if kept.room.outcome().is_some() {
            break;
        }
        let (by, since) = (kept.asked().0, kept.room.number());
        let kind = kept.room.table().kind().unwrap();
        let (_, _, words) = kept.step();
        let ends = by != seat && kind == "turn" && words != "pass";
        assert_eq!(kept.room.strike_orders(since, &mut left), ends, "{words}");
        if ends {
            assert!(left.is_empty());
            struck = true;
            left = orders.to_vec();
        }
    }
    assert!(struck, "the others never did anything");
}

#[test]
fn orders_that_stand_are_not_struck() {
    let mut kept = Kept::duel(43);
    let mut left = vec![order("gandalf", "decline"), order("gandalf", "only"), order("witch-king", "only")];
    kept.play(10_000);
    assert!(!kept.room.strike_orders(0, &mut left));
    assert_eq!(left.len(), 3);
    let mut passing = vec![order("gandalf", "pass"), order("gandalf", "only"), order("witch-king", "pass")];
    assert!(kept.room.strike_orders(0, &mut passing));
    assert_eq!(passing, [order("gandalf", "only")]);
}

#[test]
fn only_answers_where_there_is_no_choice() {
    let mut kept = Kept::duel(47);
    let ids = kept.room.table().seats();
    let (mut ordered, mut free) = (0, 0);
    for _ in 0..2_000 {
        if kept.room.outcome().is_some() {
            break;
        }
        let (seat, legal) = kept.asked();
        let given = kept.room.ordered(seat, &[order(ids[seat.index()], "only")]);
        match legal.as_slice() {
            [one] => {
                assert_eq!(given.as_ref(), Some(one));
                ordered += 1;
            }
            _ => {
                assert_eq!(given, None);
                free += 1;
            }
        }
        kept.step();
    }
    assert!(ordered > 0 && free > 0, "{ordered} without a choice, {free} with one");
}

#[test]
fn declining_answers_only_what_may_be_declined() {
    let mut declined = 0;
    for seed in 50..56 {
        let mut kept = Kept::duel(seed);
        let ids = kept.room.table().seats();
        while kept.room.outcome().is_none() {
            let (seat, legal) = kept.asked();
            let given = kept.room.ordered(seat, &[order(ids[seat.index()], "decline")]);
            let may = kept.room.table().kind() == Some("may") && legal.iter().any(|words| words == "decline");
            assert_eq!(given.is_some(), may);
            match given {
                Some(words) => {
                    kept.answer(&words);
                    declined += 1;
                }
                None => drop(kept.step()),
            }
        }
    }
    assert!(declined > 0);
}
