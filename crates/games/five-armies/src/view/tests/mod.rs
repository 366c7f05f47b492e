//! What is shown of a position, and to whom.

use super::*;
use crate::figures::Spot;
use crate::ids::{Area, Cards, Unit};
use crate::state::Setup;

fn start() -> State {
    State::blank(&Setup::default()).expect("it can be set up")
}

/// Whether an id occurs anywhere in a view.
fn shows(view: &View, id: &str) -> bool {
    serde_json::to_string(view).expect("it can be written").contains(&format!("\"{id}\""))
}

#[test]
fn areas_show_who_stands_there() {
    let mut state = start();
    for area in Area::ALL {
        state.armies.change(area, |army| *army = crate::figures::Army::default());
    }
    state.spots = crate::ids::ByCharacter::all(Spot::Eliminated);
    state.armies.change(Area::Camp, |army| {
        army.units.add(Unit::LakeMen, 2);
        (army.damage, army.leadership) = (1, 2);
    });
    state.spots[Character::Bard] = Spot::At(Area::Camp);
    state.spots[Character::Bolg] = Spot::At(Area::Camp);
    let view = View::of(&state, None);
    let camp = view.areas.iter().find(|one| one.area == Area::Camp).expect("it is shown");
    let army = camp.army.as_ref().expect("there is an army");
    assert_eq!((army.damage, army.leadership, army.strength), (1, 2, 2));
    assert_eq!(army.leads, 2 + state.book.leadership[Character::Bard]);
    assert_eq!(army.characters.to_vec(), [Character::Bard]);
    assert_eq!(camp.alone.to_vec(), [Character::Bolg], "Bolg is alone among enemies");
}

/// Chapter 16: hands, and what was discarded face down, are for their owner.
#[test]
fn hands_and_face_down_cards_are_for_their_owner() {
    let mut state = start();
    let (held, down, played) = (Card::GreatDread, Card::OrcArmy, Card::BlackTide);
    for card in [held, down, played] {
        state.deck.remove(card);
    }
    state.hands[Side::Shadow] = Cards::only(held);
    state.discard = Cards::only(down).with(played);
    state.face_down[Side::Shadow] = Cards::only(down);
    for onlooker in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = View::of(&state, onlooker);
        let own = onlooker == Some(Seat(1));
        assert_eq!(shows(&view, held.slug()), own);
        assert_eq!(shows(&view, down.slug()), own);
        assert!(shows(&view, played.slug()));
        assert_eq!((view.sides[1].story_cards, view.sides[1].event_cards), (1, 0));
        assert_eq!(view.decks[2].discarded, 2);
    }
}
