//! Tables outlive corrections of their rules.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod later;

use conformance::later::Later;
use kernel::{Seat, SeatSet, Snapshot};
use later::Playing;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use registry::{Entry, Reader};
use session::{Beginning, Change, LoadError, Room, Stored};

type State = ring_cards::State;

/// The rules that tables were played under.
static NOW: Playing<State> = Playing::new();
/// The next version changes nothing.
static SAME: Playing<Later<State, 0, false>> = Playing::new();
/// The next version gives positions other hashes.
static SALTED: Playing<Later<State, 0, true>> = Playing::new();
/// The next version refuses some answers.
static STRICT: Playing<Later<State, 7, false>> = Playing::new();
/// The version after that refuses others, too.
static STRICTER: Playing<Later<Later<State, 7, false>, 5, false>> = Playing::new();

fn english() -> Reader<'static> {
    NOW.texts().english()
}

/// The next version.
fn next() -> u32 {
    NOW.info().rules_version + 1
}

/// A table with everything that is stored of it.
struct Kept {
    room: Room,
    stored: Stored,
    rng: StdRng,
}

impl Kept {
    fn new(seed: u64) -> Kept {
        let table = NOW.new_table(Some("duel"), None, &[]).unwrap();
        let (setup, rules) = (table.setup().to_string(), NOW.info().rules_version);
        let stored = Stored { setup, rules, ..Stored::default() };
        let mut kept = Kept { room: Room::new(&NOW, table), stored, rng: StdRng::seed_from_u64(seed) };
        let start = kept.room.start(&mut kept.rng).unwrap();
        kept.keep(start);
        kept
    }

    fn keep(&mut self, change: Change) {
        let Change::Entry(body) = change else { panic!("nothing changed") };
        self.stored.entries.push((self.stored.entries.len() as u32, body));
        assert_eq!(self.room.revision() as usize, self.stored.entries.len());
    }

    fn step(&mut self) -> Seat {
        let seat = self.room.asked().first_seat().unwrap();
        let legal = self.room.table().legal(seat, None);
        let words = legal[self.rng.random_range(0..legal.len())].words.clone();
        let (number, era) = (self.room.number(), self.room.era());
        let change = self.room.answer(seat, number, Some(era), &words, &mut self.rng).unwrap();
        self.keep(change);
        seat
    }

    fn play(&mut self, answers: usize) {
        for _ in 0..answers {
            self.step();
        }
    }

    /// Saves the position.
    fn save(&mut self) {
        let snapshot = self.room.snapshot().unwrap();
        let text = serde_json::to_string(&snapshot).unwrap();
        let snapshot: Snapshot = serde_json::from_str(&text).unwrap();
        self.stored.snapshots.push((self.room.revision(), snapshot));
    }

    /// Another program takes the table over.
    fn upgrade(&mut self, to: &'static dyn Entry) {
        self.room = Room::open(to, &self.stored).unwrap();
    }

    /// Asserts that the table is the same to whoever loads it.
    #[track_caller]
    fn assert_loads(&self) {
        let loaded = Room::open(self.room.game(), &self.stored).unwrap();
        assert_same(&loaded, &self.room);
    }

    /// A table whose new rules forbid something soon after the saved position, if there is one.
    fn with_drops(saved: bool) -> Kept {
        for seed in 0.. {
            let mut kept = Kept::new(seed);
            kept.play(40);
            if saved {
                kept.save();
            }
            kept.play(12);
            let room = Room::open(&STRICT, &kept.stored).unwrap();
            if room.asks_again() && (!saved || room.needs_snapshot().is_some()) {
                return kept;
            }
        }
        unreachable!()
    }
}

#[track_caller]
fn assert_same(one: &Room, other: &Room) {
    assert_eq!(one.table().hash(), other.table().hash());
    assert_eq!(one.table().journal(), other.table().journal());
    assert_eq!((one.revision(), one.era(), one.number()), (other.revision(), other.era(), other.number()));
    assert_eq!((one.wish(), one.resigned()), (other.wish(), other.resigned()));
    assert_eq!(one.all_corrections(&english()), other.all_corrections(&english()));
    for seats in [SeatSet::NONE, SeatSet::only(Seat(0)), SeatSet::first(2)] {
        let json = |room: &Room| serde_json::to_value(room.state(seats, None, None)).unwrap();
        assert_eq!(json(one), json(other));
    }
}

#[test]
fn a_table_that_plays_as_before_goes_on_and_says_so_once() {
    for to in [&SAME as &'static dyn Entry, &SALTED] {
        let mut kept = Kept::new(1);
        kept.play(50);
        let before = kept.room.table().answers_from(0);
        kept.save();
        kept.upgrade(to);
        assert_eq!(kept.room.table().answers_from(0), before);
        assert!(kept.room.all_corrections(&english()).is_empty() && !kept.room.asks_again());
        kept.play(30);
        let lines: Vec<&str> = kept.stored.entries.iter().flat_map(|(_, body)| body.lines()).collect();
        let rules: Vec<&&str> = lines.iter().filter(|line| line.starts_with("@rules")).collect();
        assert_eq!(rules, [&format!("@rules {} {}", next(), before.len())]);
        kept.assert_loads();
    }
}

#[test]
fn other_hashes_without_a_saved_position_are_told() {
    let mut kept = Kept::new(2);
    kept.play(50);
    kept.upgrade(&SALTED);
    let told = kept.room.all_corrections(&english());
    assert_eq!((told.len(), told[0].asked_again), (1, 0));
    assert!(told[0].differs.is_some());
    kept.play(20);
    kept.assert_loads();
    // Under the same rules another hash is an error of the engine, as always.
    let hashed = kept.stored.entries.iter_mut().rev().find(|(_, body)| body.contains('#')).unwrap();
    hashed.1 = hashed.1.replace('#', "#0");
    let error = Room::open(&SALTED, &kept.stored).err().unwrap();
    assert!(matches!(&error, LoadError::Entry { what, .. } if what.contains("hash")), "{error}");
}

#[test]
fn without_a_saved_position_answers_are_kept_as_far_as_they_are_accepted() {
    let mut kept = Kept::with_drops(false);
    let given = kept.room.table().answers_from(0);
    kept.upgrade(&STRICT);
    let room = &kept.room;
    let number = room.number() as usize;
    assert_eq!(room.table().answers_from(0), given[..number]);
    let [told] = &room.all_corrections(&english())[..] else { panic!("one correction") };
    assert_eq!((told.kept as usize, told.asked_again as usize), (number, given.len() - number));
    assert_eq!(told.why.as_deref().map(|why| why.contains("the corrected rules forbid it")), Some(true));
    let words: Vec<&str> = told.answers.iter().map(|step| step.text.as_str()).collect();
    assert_eq!(words, given[number..].iter().map(|(_, _, words)| words.as_str()).collect::<Vec<_>>());
    // Everybody is told how many, and is told their own.
    for seat in [Seat(0), Seat(1)] {
        let [own] = &room.corrections(SeatSet::only(seat), &english())[..] else { panic!("one correction") };
        assert_eq!(own.asked_again, told.asked_again);
        let expected = given[number..].iter().filter(|(by, _, _)| *by == seat).count();
        assert_eq!(own.answers.len(), expected);
        assert_eq!(own.why.is_some(), given[number].0 == seat);
    }
    assert!(room.corrections(SeatSet::NONE, &english())[0].answers.is_empty());
    // The answers that are asked again belong to another era.
    assert_eq!(room.era(), 1);
    let (seat, _, words) = given.last().unwrap();
    assert!(!room.has_answer(*seat, given.len() as u32 - 1, Some(0), words));
    // It is the same before and after the first new answer, which says what was asked again.
    kept.assert_loads();
    kept.play(25);
    kept.assert_loads();
    let all: String = kept.stored.entries.iter().map(|(_, body)| body.as_str()).collect();
    assert!(all.contains(&format!("@rules {} {number}\n", next())));
    for (_, kind, words) in &given {
        assert!(all.contains(&format!("{kind} {words}\n")), "nothing vanishes");
    }
    // A free step back, and one over the correction by agreement.
    let other = 1;
    let asked = kept.room.step_back(Seat(0), 0, &[other]).unwrap();
    kept.keep(asked);
    kept.assert_loads();
}

#[test]
fn a_saved_position_is_gone_on_from() {
    let mut kept = Kept::with_drops(true);
    let given = kept.room.table().answers_from(0);
    let (at, snapshot) = kept.stored.snapshots[0].clone();
    kept.upgrade(&STRICT);
    let number = kept.room.number();
    assert!(number >= snapshot.number && (number as usize) < given.len());
    assert_eq!(kept.room.table().answers_from(0), given[..number as usize]);
    assert_eq!(kept.room.needs_snapshot(), Some(at));
    assert_eq!(kept.room.all_corrections(&english())[0].snapshot, Some(snapshot.number));
    assert_eq!(kept.room.table().fork(snapshot.number as usize).hash(), snapshot.hash);
    kept.assert_loads();
    kept.play(30);
    assert!(
        kept.stored
            .entries
            .iter()
            .any(|(_, body)| body.starts_with(&format!("@rules {} {number} from {at}\n", next())))
    );
    kept.assert_loads();
    // Without the position that it names, the table does not go on, and does not take another course.
    let missing = Stored { snapshots: Vec::new(), ..kept.stored.clone() };
    assert!(matches!(Room::open(&STRICT, &missing), Err(LoadError::Entry { .. })));

    // An answer that was given before still counts as given; everything else is asked of the present game.
    let (seat, _, words) = &given[0];
    assert!(kept.room.has_answer(*seat, 0, Some(1), words));
    // What lies before that position is told, and can be looked at as far as the rules lead there.
    let table = kept.room.table();
    assert_eq!(table.answers(&english())[..number as usize].len(), number as usize);
    assert!(table.reaches(0) && table.reaches(snapshot.number as usize));
    assert!(!table.reaches(snapshot.number as usize - 1), "the rules forbade something before");
    // Nobody steps back to where nobody can look.
    while kept.room.table().can_step_back(Seat(0)).is_ok() || kept.room.table().can_step_back(Seat(1)).is_ok()
    {
        kept.step();
    }
    let fork = table_at(&kept, snapshot.number);
    let mut room = Room::new(&STRICT, fork);
    let problem = room.step_back(Seat(0), 0, &[]).unwrap_err();
    let why = problem.said(&english()).why;
    assert!(why.contains("the rules were corrected since"), "{why}");
    // Where one can look, one can step back to.
    let back = kept.room.step_back(Seat(0), 0, &[]).unwrap();
    kept.keep(back);
    kept.assert_loads();
}

fn table_at(kept: &Kept, n: u32) -> Box<dyn kernel::Table> {
    kept.room.table().fork(n as usize)
}

#[test]
fn a_saved_position_whose_answers_were_taken_back_is_not_used() {
    let mut kept = Kept::with_drops(true);
    let saved = kept.stored.snapshots[0].1.number;
    // Both agree to go back to before it.
    let mut seat = Seat(0);
    while kept.room.number() >= saved {
        let back = kept.room.step_back(seat, 0, &[]);
        if let Ok(back) = back {
            kept.keep(back);
        }
        seat = Seat(1 - seat.0);
    }
    kept.play(30);
    let room = Room::open(&STRICT, &kept.stored).unwrap();
    assert_eq!(room.needs_snapshot(), None);
    kept.upgrade(&STRICT);
    kept.assert_loads();
}

#[test]
fn a_newer_table_is_refused_and_a_server_that_follows_lets_go() {
    let mut kept = Kept::with_drops(false);
    let mut old = Room::open(&NOW, &kept.stored).unwrap();
    let mut beside = Room::open(&STRICT, &kept.stored).unwrap();
    kept.upgrade(&STRICT);
    kept.step();
    let (number, body) = kept.stored.entries.last().unwrap().clone();
    let newer = LoadError::Newer { found: next(), ours: next() - 1 };
    assert_eq!(old.follow(number, &body), Err(newer.clone()));
    assert_eq!(Room::open(&NOW, &kept.stored).err(), Some(newer));
    let stored = Stored { rules: next(), entries: Vec::new(), ..kept.stored.clone() };
    assert!(matches!(Room::open(&NOW, &stored), Err(LoadError::Newer { .. })));
    // Another new server comes to the same.
    beside.follow(number, &body).unwrap();
    assert_same(&beside, &kept.room);
    assert!(!beside.is_corrected());
}

#[test]
fn a_new_server_follows_an_old_one_as_long_as_they_agree() {
    let mut kept = Kept::new(5);
    kept.play(20);
    let mut new = Room::open(&SAME, &kept.stored).unwrap();
    kept.play(20);
    for (number, body) in &kept.stored.entries[21..] {
        new.follow(*number, body).unwrap();
    }
    kept.upgrade(&SAME);
    assert_same(&new, &kept.room);
    kept.step();
    let (number, body) = kept.stored.entries.last().unwrap();
    new.follow(*number, body).unwrap();
    assert_same(&new, &kept.room);

    // Where they don't, the table is loaded anew.
    let mut kept = Kept::with_drops(false);
    let mut new = Room::open(&STRICT, &kept.stored).unwrap();
    kept.step();
    let (number, body) = kept.stored.entries.last().unwrap();
    assert!(matches!(new.follow(*number, body), Err(LoadError::Entry { .. })));
}

#[test]
fn corrections_follow_each_other() {
    let mut corrected = 0;
    for seed in 0..12 {
        let mut kept = Kept::new(seed);
        kept.play(30);
        kept.save();
        kept.play(10);
        kept.upgrade(&STRICT);
        if kept.room.asked().is_empty() || kept.room.asked().contains(Seat::CHANCE) {
            continue;
        }
        kept.play(20);
        kept.save();
        kept.play(10);
        kept.upgrade(&STRICTER);
        kept.assert_loads();
        if kept.room.asked().is_empty() || kept.room.asked().contains(Seat::CHANCE) {
            continue;
        }
        kept.play(20);
        kept.assert_loads();
        corrected += usize::from(kept.room.all_corrections(&english()).len() == 2);
        // A new table with the first answers of this one is the same there.
        for n in (0..=kept.room.number()).step_by(9) {
            if !kept.room.table().reaches(n as usize) {
                continue;
            }
            let Beginning { rules, entries, snapshot } = kept.room.beginning(n);
            let stored = Stored {
                setup: kept.stored.setup.clone(),
                rules,
                entries: (0u32..).zip(entries).collect(),
                snapshots: snapshot.into_iter().collect(),
            };
            let room = Room::open(&STRICTER, &stored).unwrap();
            let fork = kept.room.table().fork(n as usize);
            assert_eq!((room.table().hash(), room.number()), (fork.hash(), n));
            assert_eq!(room.table().answers_from(0), fork.answers_from(0));
            assert!(!room.is_corrected());
        }
    }
    assert!(corrected > 2, "{corrected}");
}
