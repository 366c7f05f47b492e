//! What an onlooker sees.

use super::{Phase, View};
use crate::action::Action;
use crate::ids::{Card, Scenario};
use crate::testing::{FP, SP};
use crate::{Setup, State};
use kernel::{Game, Log, Seat};

fn first(scenario: Scenario) -> State {
    State::new(&Setup { scenario, pack: None }, &mut Log::off()).expect("the game begins")
}

#[test]
fn hands_are_the_owners_secret() {
    let mut state = first(Scenario::Rohan);
    state.play(Seat::CHANCE, Action::Draw(Card::Gen07), &mut Log::off()).expect("a card is drawn");
    let of = |seat: Option<Seat>| View::of(&state, seat).sides[0].hand.clone();
    assert_eq!(of(Some(State::seat(FP))), Some(vec![Card::Gen07]));
    assert_eq!((of(Some(State::seat(SP))), of(None)), (None, None));
    let view = View::of(&state, None);
    assert_eq!((view.phase, view.sides[0].cards[0].count), (Some(Phase::Draw), 1));
}

#[test]
fn each_scenario_has_its_own_parts() {
    let rohan = View::of(&first(Scenario::Rohan), None);
    assert!(rohan.entwood.is_some() && rohan.gondor.is_none() && rohan.points == Some(0));
    assert_eq!((rohan.pools.len(), rohan.decks.len()), (2, 4));
    let gondor = View::of(&first(Scenario::Gondor), None);
    assert!(gondor.entwood.is_none() && gondor.points.is_none());
    assert_eq!(gondor.gondor.expect("it is Gondor").darkness, 6);
    assert_eq!((gondor.pools.len(), gondor.decks.len()), (4, 4));
}
