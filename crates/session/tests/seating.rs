//! Who sits where.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Seat, SeatSet};
use session::{Seating, Sitter};
use std::collections::BTreeMap;

fn seating(scenario: &str, people: Option<u8>) -> Seating {
    let game = registry::find("ring-cards").unwrap();
    let table = game.new_table(Some(scenario), people, &[]).unwrap();
    Seating::of(table.as_ref(), scenario, BTreeMap::new())
}

fn person(id: &str) -> Sitter {
    Sitter::Person { id: id.to_owned(), name: id.to_uppercase() }
}

fn sit(seating: &mut Seating, sitters: impl IntoIterator<Item = Sitter>) {
    seating.places = sitters.into_iter().collect();
    assert_eq!(seating.places.len(), seating.seats.len());
}

#[test]
fn a_place_is_one_persons_seats() {
    let duel = seating("duel", None);
    assert_eq!(duel.seats, [SeatSet::only(Seat(0)), SeatSet::only(Seat(1))]);
    assert_eq!(duel.seat_ids, ["gandalf", "witch-king"]);
    assert_ne!(duel.teams[0], duel.teams[1]);
    assert!(duel.places.iter().all(|place| *place == Sitter::Open) && !duel.is_full());
    // Two people share the four seats of the Trilogy, each a side.
    let two = seating("trilogy", Some(2));
    assert_eq!(two.places.len(), 2);
    assert_eq!(two.seats.iter().map(|seats| seats.len()).collect::<Vec<_>>(), [2, 2]);
    for seat in (0..4).map(Seat) {
        let place = two.place_of(seat).unwrap();
        assert!(two.seats[usize::from(place)].contains(seat));
    }
    assert_eq!(two.place_of(Seat(4)), None);
    assert_eq!(two.place_of(Seat::CHANCE), None);
}

#[test]
fn who_holds_what() {
    let mut four = seating("trilogy", Some(4));
    sit(&mut four, [person("ann"), person("bob"), person("ann"), Sitter::Computer("easy".to_owned())]);
    assert!(four.is_full());
    assert_eq!(four.places_of("ann"), [0, 2]);
    assert_eq!(four.seats_of("ann").0, four.seats[0].0 | four.seats[2].0);
    assert_eq!(four.seats_of("bob"), four.seats[1]);
    assert_eq!(four.seats_of("eve"), SeatSet::NONE);
    assert_eq!(four.seats_of("easy"), SeatSet::NONE, "a computer's id is nobody's");
    assert_eq!(four.people(), ["ann", "bob"]);
    assert_eq!(four.sitter(Seat(3)), Some(&Sitter::Computer("easy".to_owned())));
    for missing in [Sitter::Open, Sitter::Invited] {
        four.places[3] = missing;
        assert!(!four.is_full());
    }
}

#[test]
fn the_others_are_each_asked_once() {
    let mut four = seating("trilogy", Some(4));
    sit(&mut four, [person("ann"), person("bob"), person("bob"), person("cat")]);
    assert_eq!(four.others("ann"), [1, 3]);
    assert_eq!(four.others("bob"), [0, 3]);
    sit(&mut four, [person("ann"), Sitter::Computer("hard".to_owned()), Sitter::Open, person("ann")]);
    assert_eq!(four.others("ann"), [0u8; 0], "computers and free places are not asked");
    assert_eq!(four.others("eve"), [0]);
}

#[test]
fn one_person_holds_everything_or_not() {
    let mut duel = seating("duel", None);
    assert!(!duel.all_held_by("ann"));
    sit(&mut duel, [person("ann"), person("ann")]);
    assert!(duel.all_held_by("ann") && !duel.all_held_by("bob"));
    for other in [person("bob"), Sitter::Computer("easy".to_owned()), Sitter::Open, Sitter::Invited] {
        sit(&mut duel, [person("ann"), other]);
        assert!(!duel.all_held_by("ann"), "{:?}", duel.places[1]);
    }
}

#[test]
fn who_has_seen_one_side_does_not_join_the_other() {
    let mut duel = seating("duel", None);
    sit(&mut duel, [Sitter::Open, person("bob")]);
    assert!(duel.may_take("ann", 0) && duel.may_take("ann", 1));
    duel.left.push(("ann".to_owned(), duel.teams[0]));
    assert!(duel.may_take("ann", 0), "back to the same side");
    assert!(!duel.may_take("ann", 1));
    assert!(duel.may_take("eve", 1));
    // Somebody who has seen both sides may take neither.
    duel.left.push(("ann".to_owned(), duel.teams[1]));
    assert!(!duel.may_take("ann", 0) && !duel.may_take("ann", 1));
    assert!(!duel.may_take("ann", 7));
}

#[test]
fn who_sits_on_one_side_does_not_take_the_other_from_people() {
    let mut three = seating("three-player-duel", None);
    let side = |place: usize| three.teams[place];
    assert!(side(1) == side(2) && side(0) != side(1));
    let begun = |sitters: [Sitter; 3]| {
        let mut three = seating("three-player-duel", None);
        sit(&mut three, sitters);
        three
    };
    let left_by_cat = begun([person("ann"), person("bob"), Sitter::Open]);
    assert!(!left_by_cat.may_take("ann", 2), "she would see the cards of Bob's side");
    assert!(left_by_cat.may_take("bob", 2) && left_by_cat.may_take("eve", 2));
    let alone = begun([person("ann"), Sitter::Computer("easy".to_owned()), Sitter::Open]);
    assert!(alone.may_take("ann", 2), "nobody else is there to be harmed");
    sit(&mut three, [person("ann"), Sitter::Open, Sitter::Open]);
    assert!(three.may_take("ann", 1));
}

#[test]
fn a_seating_is_stored_and_read_back() {
    let mut duel = seating("duel", None);
    sit(&mut duel, [person("ann"), Sitter::Computer("easy".to_owned())]);
    duel.left.push(("bob".to_owned(), 1));
    duel.rematch.push("ann".to_owned());
    let text = serde_json::to_string(&duel).unwrap();
    assert_eq!(serde_json::from_str::<Seating>(&text).unwrap(), duel);
}
