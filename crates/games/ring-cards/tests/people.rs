//! Rule 11.1.2 and 14.2: a person with several seats sees what each of them sees, and nothing else.

use kernel::{Game, Play, Seat, Table, Text, Texts as _};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use ring_cards::{Card, State, Thing};
use texts::Reader;

/// A Trilogy for some people, after the set-up's draws.
fn dealt(people: u8) -> Play<State> {
    let setup = State::setup("trilogy", Some(people), &[]).expect("a scenario of the game");
    let mut play = Play::<State>::new(setup).expect("a set-up of the game");
    play.roll(&mut Pcg64Mcg::seed_from_u64(7)).expect("Chance has answers");
    play
}

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

fn name(card: Card) -> String {
    Text::<Thing>::of("card", card.slug()).render(&english())
}

#[test]
fn r11_1_2_seats_are_shared_out_by_the_number_of_people() {
    // Frodo, the Witch-king, Aragorn, Saruman.
    assert_eq!(dealt(4).people(), [0, 1, 2, 3]);
    assert_eq!(dealt(3).people(), [0, 2, 1, 2]);
    assert_eq!(dealt(2).people(), [0, 1, 0, 1]);
}

#[test]
fn r14_2_a_person_sees_the_hands_of_all_own_seats_and_of_no_others() {
    let play = dealt(2);
    let board = play.board_of_person(Seat(0), &english());
    let names = |seat: Seat| play.state().player(seat).hand.iter().map(|piece| name(piece.card()));
    for seat in [Seat(0), Seat(2)] {
        for name in names(seat) {
            assert!(board.contains(&name), "{name} is missing:\n{board}");
        }
    }
    for seat in [Seat(1), Seat(3)] {
        for name in names(seat) {
            assert!(!board.contains(&name), "{name} is shown:\n{board}");
        }
    }
    let drawn = play.log_of_person(Seat(0), 0, Some(&english()));
    let drawn = drawn.iter().filter_map(|entry| entry.text.as_deref());
    let seen = drawn.filter(|text| text.contains("draws") && !text.contains("a card"));
    assert_eq!(seen.count(), 14, "seven cards of each own seat");
}

#[test]
fn r14_1_with_four_people_a_teammates_hand_is_hidden() {
    let play = dealt(4);
    let board = play.board_of_person(Seat(0), &english());
    for piece in play.state().player(Seat(2)).hand {
        assert!(!board.contains(&name(piece.card())), "{board}");
    }
}
