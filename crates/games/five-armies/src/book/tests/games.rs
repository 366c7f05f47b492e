//! Whatever a pack says, a game with it comes to its end.

use crate::action::{Action, Ask, Choice};
use crate::book::{Book, Tables, random_values};
use crate::ids::{Area, Character, Pile, Territory};
use crate::state::State;
use kernel::{Game, Log, flow};
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value};

/// Far more answers than a game has.
const MOST_ANSWERS: u32 = 20_000;

/// Answers of all kinds, most of which fit no question of a card.
fn any_answers() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Accept,
        Action::Decline,
        Action::Done,
        Action::Go,
        Action::Choose(Choice::Move),
        Action::Choose(Choice::Attack),
        Action::Choose(Choice::Flip),
        Action::Choose(Choice::Place),
        Action::Choose(Choice::Stop),
    ];
    all.extend(Area::ALL.map(Action::Area));
    all.extend(Pile::ALL.into_iter().flat_map(|pile| Area::ALL.map(|area| Action::Token { pile, area })));
    all.extend(Pile::ALL.map(Action::Pile));
    all.extend(Territory::ALL.map(Action::Territory));
    all.extend(Character::ALL.into_iter().flat_map(|one| [Action::General(one), Action::Character(one)]));
    all.extend((0..=12).flat_map(|n| [Action::Number(n), Action::Option(n), Action::Roll(n)]));
    all
}

/// Plays a game at random; every position is sound, and a card's question has just the answers that are listed.
fn play_out(values: &Map<String, Value>, seed: u64) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let tables = Tables::compile(values).expect("it is a pack");
    let mut log = Log::off();
    let state = State::laid_out(Book::with(tables));
    let mut state = flow::begin(state, &mut log).expect("it begins");
    let mut legal = Vec::new();
    for answer in 0..MOST_ANSWERS {
        if state.outcome().is_some() {
            return;
        }
        let Some(question) = state.question() else {
            panic!("{seed}: nobody is asked after {answer} answers")
        };
        let (seat, action) = match state.chance(&mut rng) {
            Some(action) => (kernel::Seat::CHANCE, action),
            None => {
                let seat = question.who.iter().next().expect("somebody is asked");
                legal.clear();
                state.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "{seed}: {:?} has no answer\n{values:?}", question.ask);
                if matches!(question.ask, Ask::Card(_)) {
                    for action in any_answers() {
                        let listed = legal.contains(&action);
                        assert_eq!(
                            state.allows(seat, action).is_ok(),
                            listed,
                            "{seed}: {:?} {action:?}",
                            question.ask
                        );
                    }
                }
                (seat, legal[rng.random_range(0..legal.len())])
            }
        };
        state.play(seat, action, &mut log).unwrap_or_else(|broken| {
            panic!("{seed}: {:?} {action:?}: {broken:?}\n{values:?}", question.ask);
        });
        state.check().unwrap_or_else(|broken| {
            panic!("{seed}: {:?} {action:?}: {broken:?}\n{values:?}", question.ask);
        });
    }
    panic!("{seed}: the game has no end");
}

#[test]
fn games_with_our_values_come_to_their_end() {
    for seed in 0..40 {
        play_out(&Map::new(), seed);
    }
}

#[test]
fn games_with_packs_come_to_their_end() {
    for seed in 0..200 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        play_out(&values, seed);
    }
}
