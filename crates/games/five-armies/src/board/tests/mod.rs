//! The map in the terminal.

use super::map::{places, rows};
use crate::book::Book;
use crate::figures::Spot;
use crate::ids::{Area, Character};
use crate::state::State;
use crate::view::View;
use kernel::Texts as _;

/// Every area has its place, and no two labels meet.
#[test]
fn labels_do_not_meet() {
    let places = places();
    assert_eq!(places.len(), Area::COUNT);
    for (n, (one, (row, column))) in places.iter().enumerate() {
        for (other, (there, beside)) in &places[..n] {
            assert!(row != there || column.abs_diff(*beside) >= 13, "{one:?} and {other:?}");
        }
    }
}

/// What an area has is not cut off where there is room for it, and marked where there is none.
#[test]
fn labels_are_whole_or_marked() {
    let mut state = State::laid_out(Book::Ours);
    state.spots[Character::Beorn] = Spot::At(Area::Valley3);
    let english = texts::Texts::of(State::catalogues()).english();
    let map = || rows(&View::of(&state, None), &english).join("\n");
    assert!(map().contains("Raven F1+3 ?2"), "{}", map());
    assert!(map().contains("V3 @1"), "{}", map());
    state.armies.change(Area::LowerSlopes, |army| (army.damage, army.leadership) = (2, 2));
    let map = rows(&View::of(&state, None), &english).join("\n");
    assert!(map.contains("Slopes F2+2… "), "{map}");
}
