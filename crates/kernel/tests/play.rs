//! A game being played: answers, the way back, forks; journals; and the table without types.

#[path = "play/journal.rs"]
mod journal;
#[path = "play/table.rs"]
mod table;
#[path = "play/toy.rs"]
mod toy;

use kernel::{ApplyError, Game, Play, Refused, Seat, StepBack};
use rand::{SeedableRng, rngs::StdRng};
use toy::{Action, NORTH, SOUTH, Setup, Toy};

const PLAIN: Setup = Setup { cards: 2, fragile: false };
const FRAGILE: Setup = Setup { cards: 2, fragile: true };

fn new(setup: Setup) -> Play<Toy> {
    Play::new(setup).expect("the set-up is good")
}

/// North holds 6 and 8, south 5 and 7, and it is north's turn.
fn dealt(setup: Setup) -> Play<Toy> {
    let mut play = new(setup);
    for card in [8, 7, 6, 5] {
        play.answer(Seat::CHANCE, Action::Draw(card)).expect("the card is in the deck");
    }
    play
}

/// Both turns are over: each player lays a card.
fn laying(setup: Setup) -> Play<Toy> {
    let mut play = dealt(setup);
    play.answer(NORTH, Action::EndTurn).expect("it is north's turn");
    play.answer(SOUTH, Action::EndTurn).expect("it is south's turn");
    play
}

/// South has won.
fn over() -> Play<Toy> {
    let mut play = laying(PLAIN);
    play.answer(SOUTH, Action::Lay(7)).expect("south holds it");
    play.answer(NORTH, Action::Lay(6)).expect("north holds it");
    play
}

/// Many answers: more than one snapshot and more than one check line.
fn long() -> Play<Toy> {
    let mut play = dealt(PLAIN);
    for n in 0..150 {
        play.answer(NORTH, Action::Mark { at: n % 4 }).expect("the marker may go anywhere");
    }
    play
}

#[test]
fn chance_answers_for_as_long_as_it_is_asked() {
    let mut play = new(PLAIN);
    assert_eq!(play.roll(&mut StdRng::seed_from_u64(1)).unwrap(), 4);
    assert_eq!(play.roll(&mut StdRng::seed_from_u64(1)).unwrap(), 0);
    play.state().check().unwrap();
    assert_eq!(play.state().question().unwrap().who, NORTH.into());
}

#[test]
fn an_answer_is_kept_with_its_kind_and_a_refused_one_changes_nothing() {
    let mut play = dealt(PLAIN);
    let before = play.state().clone();
    let refused = |play: &mut Play<Toy>, seat, action| match play.answer(seat, action) {
        Err(ApplyError::Refused(refused)) => refused,
        other => panic!("not refused: {other:?}"),
    };
    assert_eq!(refused(&mut play, NORTH, Action::Show(5)), Refused::by("2.3", "you do not hold it"));
    assert_eq!(refused(&mut play, SOUTH, Action::EndTurn), Refused::NotYourDecision);
    assert_eq!(refused(&mut play, NORTH, Action::Lay(8)).rule().unwrap().0, "2.1");
    assert_eq!((play.state(), play.answers().len()), (&before, 4));
    let kinds: Vec<&str> = over().answers().iter().map(|answered| answered.kind).collect();
    assert_eq!(kinds, ["draw", "draw", "draw", "draw", "turn", "turn", "lay", "lay"]);
    assert_eq!(refused(&mut over(), NORTH, Action::EndTurn), Refused::Over);
}

#[test]
fn each_lays_secretly_and_in_any_order() {
    let mut play = laying(PLAIN);
    play.answer(NORTH, Action::Lay(6)).unwrap();
    // A player who has laid a card is not asked again.
    assert_eq!(play.state().question().unwrap().who, SOUTH.into());
    play.answer(SOUTH, Action::Lay(7)).unwrap();
    assert_eq!(play.state(), over().state());
    assert_eq!(play.state().outcome().unwrap().winner, "south");
}

#[test]
fn every_earlier_position_can_be_had_again() {
    let mut play = dealt(PLAIN);
    let mut positions = vec![play.state().clone()];
    for n in 0..150 {
        play.answer(NORTH, Action::Mark { at: n % 4 }).unwrap();
        positions.push(play.state().clone());
    }
    for (n, position) in positions.iter().enumerate() {
        assert_eq!(&play.at(4 + n), position);
    }
    assert_eq!(&play.at(0), play.first());
    assert_eq!(&play.at(10_000), play.state());
}

#[test]
fn a_fork_goes_its_own_way_and_a_cut_takes_back() {
    let play = long();
    let mut fork = play.fork(70);
    assert_eq!((fork.answers().len(), fork.state()), (70, &play.at(70)));
    assert!(fork.log().iter().all(|entry| entry.number <= 70));
    fork.answer(NORTH, Action::EndTurn).unwrap();
    assert_eq!(play.answers().len(), 154);
    assert_ne!(fork.at(71), play.at(71));

    // Snapshots of what was taken back are gone too: what is played instead counts.
    let mut cut = play.clone();
    cut.cut(60);
    for _ in 0..80 {
        cut.answer(NORTH, Action::Mark { at: 3 }).unwrap();
    }
    let mut replayed = play.fork(60);
    for n in 61..140 {
        replayed.answer(NORTH, Action::Mark { at: 3 }).unwrap();
        assert_eq!(&cut.at(n), replayed.state());
    }
    cut.cut(500);
    assert_eq!(cut.answers().len(), 140);
    cut.cut(0);
    assert_eq!((cut.state(), cut.log().len()), (cut.first(), 1));
}

#[test]
fn a_step_back_is_free_until_something_came_up() {
    let mut play = new(PLAIN);
    assert_eq!(play.can_step_back(NORTH), Err(StepBack::Nothing));
    play.answer(Seat::CHANCE, Action::Draw(1)).unwrap();
    assert_eq!(play.step_back(NORTH), Err(StepBack::Random));

    let mut play = dealt(PLAIN);
    assert_eq!(play.can_step_back(NORTH), Err(StepBack::Random));
    let before = play.state().clone();
    play.answer(NORTH, Action::Mark { at: 2 }).unwrap();
    play.answer(NORTH, Action::Mark { at: 3 }).unwrap();
    assert_eq!(play.can_step_back(SOUTH), Err(StepBack::SomebodyElse));
    // Step by step, until the cards were drawn.
    play.step_back(NORTH).unwrap();
    play.step_back(NORTH).unwrap();
    assert_eq!(play.state(), &before);
    assert_eq!(play.step_back(NORTH), Err(StepBack::Random));
    assert!(play.log().iter().all(|entry| entry.number <= 4));

    play.answer(NORTH, Action::Show(8)).unwrap();
    assert_eq!(play.step_back(NORTH), Err(StepBack::Revealed));
    play.answer(NORTH, Action::EndTurn).unwrap();
    play.step_back(NORTH).unwrap();
    assert_eq!(play.step_back(NORTH), Err(StepBack::Revealed));
    assert_eq!(play.answers().len(), 5);
}

#[test]
fn a_secret_choice_can_be_taken_back_until_all_have_chosen() {
    let mut play = laying(PLAIN);
    play.answer(NORTH, Action::Lay(6)).unwrap();
    assert_eq!(play.can_step_back(SOUTH), Err(StepBack::SomebodyElse));
    play.step_back(NORTH).unwrap();
    assert_eq!(play.state(), laying(PLAIN).state());
    play.answer(NORTH, Action::Lay(8)).unwrap();
    play.answer(SOUTH, Action::Lay(7)).unwrap();
    assert_eq!(play.can_step_back(NORTH), Err(StepBack::SomebodyElse));
    assert_eq!(play.can_step_back(SOUTH), Err(StepBack::Revealed));
}

#[test]
fn a_broken_answer_leaves_the_game_as_it_was() {
    let mut play = dealt(FRAGILE);
    play.answer(NORTH, Action::Mark { at: 1 }).unwrap();
    let before = play.clone();
    match play.answer(NORTH, Action::Shatter) {
        Err(ApplyError::Broken(broken)) => assert_eq!(broken.note, "shattered"),
        other => panic!("not broken: {other:?}"),
    }
    assert_eq!(play.state(), before.state());
    assert_eq!((play.answers(), play.log()), (before.answers(), before.log()));
    play.answer(NORTH, Action::Mark { at: 2 }).unwrap();
}

#[test]
fn a_game_can_begin_at_a_position_made_by_hand() {
    let first = laying(PLAIN).state().clone();
    let mut play = Play::from_position(PLAIN, first.clone());
    play.answer(NORTH, Action::Lay(8)).unwrap();
    assert_eq!(play.first(), &first);
    play.step_back(NORTH).unwrap();
    assert_eq!((play.state(), play.can_step_back(NORTH)), (&first, Err(StepBack::Nothing)));
}
