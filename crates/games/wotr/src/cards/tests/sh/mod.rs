//! Tests of the Shadow's Event cards: what they need, what they do, what they ask.
#![allow(clippy::unwrap_used, clippy::panic)]

mod anywhere;
mod character;
mod musters;
mod strategy;

use crate::action::{Action, Ask};
use crate::cards::{CardAsk, CardFrame};
use crate::figures::{Figure, Figures, Place, Spot};
use crate::frame::Next;
use crate::ids::{BySide, Card, Character, Kind, Nation, Side};
use crate::map::Region;
use crate::rules::Log;
use crate::state::{Scenario, Setup, State};
use crate::testing::in_english;
use kernel::flow::{self, Flow};
use kernel::{Game, Seat, Texts};

const FREE: Seat = Seat(0);
const SHADOW: Seat = Seat(1);

/// The position before the first turn, for two.
fn position() -> State {
    let mut state = State::blank(&Setup { scenario: Scenario::TwoPlayer }).unwrap();
    state.leading = BySide::new([FREE, SHADOW]);
    state.acting = SHADOW;
    state.to_act = Side::Shadow;
    state
}

/// The same for four: the Witch-king player is seat 2, the Saruman player seat 3.
fn teams() -> State {
    let mut state = State::blank(&Setup { scenario: Scenario::FourPlayer }).unwrap();
    state.leading = BySide::new([Seat(0), Seat(2)]);
    state.acting = Seat(2);
    state.to_act = Side::Shadow;
    state
}

/// Puts figures of the reinforcements into a place.
fn bring(state: &mut State, place: Place, figure: Figure, n: u8) {
    for _ in 0..n {
        let left = state.reinforcements.count_mut(figure).unwrap();
        assert!(*left > 0, "no {figure:?} is left");
        *left -= 1;
        state.put_one(place, figure);
    }
}

/// Moves all figures of a side.
fn shift(state: &mut State, from: Place, to: Place, side: Side) {
    let figures = state.figures(from, side);
    state.take(from, &figures.troops);
    state.put(to, &figures);
}

/// The Free Peoples of a region are besieged by Regulars of a Nation.
fn besiege(state: &mut State, region: Region, nation: Nation, n: u8) {
    shift(state, Place::Field(region), Place::Inside(region), Side::FreePeoples);
    bring(state, Place::Field(region), Figure::Regular(nation), n);
}

/// All figures of a side in a place go back to the reinforcements.
fn clear(state: &mut State, place: Place, side: Side) {
    let figures = state.figures(place, side);
    state.take(place, &figures.troops);
    state.reinforcements.add(&figures.troops);
}

fn stand(state: &mut State, character: Character, region: Region) {
    state.spots[character] = Spot::At(Place::Field(region));
}

fn war(state: &mut State, nations: &[Nation]) {
    for nation in nations {
        state.steps[*nation] = 0;
        state.active[*nation] = true;
    }
}

const ALL_AT_WAR: [Nation; 3] = [Nation::Isengard, Nation::Sauron, Nation::Southrons];

/// Nobody is left in the Fellowship: Gollum guides.
fn gollum_guides(state: &mut State) {
    for companion in state.in_fellowship().iter() {
        state.spots[companion] = Spot::Gone;
    }
    state.fellowship.guide = None;
}

fn may_play(state: &State, card: Card) -> bool {
    state.check_card(state.acting, card).is_ok()
}

/// Plays a card out of the deck as an event.
fn play(state: &mut State, card: Card) {
    let seat = state.acting;
    state.check_card(seat, card).unwrap();
    state.deck.remove(card);
    state.hands[seat.index()].insert(card);
    let frame = state.play_event(seat, card, &mut Log::off());
    state.flow = Flow::stacked(&[frame]);
    flow::run(state, &mut Log::off()).unwrap();
    state.check_pieces().unwrap();
}

/// The open question.
fn asked(state: &State) -> Ask {
    state.flow.asked().unwrap_or_else(|| panic!("nobody is asked")).ask
}

/// Who is asked.
fn who(state: &State) -> Seat {
    state.flow.asked().unwrap().who.first_seat().unwrap()
}

/// The card's own question that is open.
fn card_asked(state: &State) -> CardAsk {
    match asked(state) {
        Ask::Card(ask) => ask,
        other => panic!("{other:?} is asked"),
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut out = Vec::new();
    Game::legal(state, who(state), &mut out);
    out
}

fn allows(state: &State, action: Action) -> bool {
    Game::allows(state, who(state), action).is_ok()
}

/// Answers the open question.
fn answer(state: &mut State, action: Action) {
    let seat = who(state);
    Game::allows(state, seat, action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    assert!(legal(state).contains(&action), "{action:?} is not listed");
    Game::play(state, seat, action, &mut Log::off()).unwrap();
    state.check_pieces().unwrap();
}

/// Whether the card has been resolved and lies on the discard pile.
fn is_discarded(state: &State, card: Card) -> bool {
    state.flow.asked().is_none() && state.action.resolving.is_none() && state.discard.contains(card)
}

/// One step of a card, for what it calls.
fn step(state: &mut State, card: Card, step: u8) -> Next {
    let seat = state.acting;
    state.action.resolving = Some(card);
    state.card_step(CardFrame { card, seat, step, a: 0, b: 0 }, &mut Log::off())
}

/// How many units of a Nation and kind are in a region's field.
fn units(state: &State, region: Region, nation: Nation, kind: Kind) -> u8 {
    state.field(region).unit(nation, kind)
}

fn regulars(state: &State, region: Region, nation: Nation) -> u8 {
    units(state, region, nation, Kind::Regular)
}

/// Every question of the card has words of its own.
fn has_words(state: &State) -> bool {
    !in_english(&state.ask_text(asked(state))).is_empty()
}

#[test]
fn answers_of_other_questions_do_not_fit() {
    let mut state = position();
    state.fellowship.progress = 1;
    play(&mut state, Card::CruelWeather);
    assert!(!allows(&state, Action::Pass));
    assert!(!allows(&state, Action::Decline));
    assert!(!allows(&state, Action::Region(Region::MinasTirith)));
}

#[test]
fn a_card_for_the_partner_may_not_be_played() {
    let mut state = teams();
    war(&mut state, &ALL_AT_WAR);
    assert!(may_play(&state, Card::PitsOfMordor));
    assert!(!may_play(&state, Card::HordeFromTheEast));
    state.acting = Seat(3);
    assert!(may_play(&state, Card::HordeFromTheEast));
    assert!(!may_play(&state, Card::PitsOfMordor));
}

/// A group of figures is empty unless somebody is there.
#[test]
fn helpers_keep_the_pieces_together() {
    let mut state = position();
    besiege(&mut state, Region::MinasTirith, Nation::Sauron, 2);
    assert!(state.besieges(Side::Shadow, Region::MinasTirith));
    clear(&mut state, Place::Field(Region::Umbar), Side::Shadow);
    assert_eq!(state.figures(Place::Field(Region::Umbar), Side::Shadow), Figures::NONE);
    state.check_pieces().unwrap();
}
