//! A position stays small: it is copied for every imagined game. It has places for the areas of both boards.

use third_age::State;

#[test]
fn a_position_has_less_than_eight_kilobytes() {
    assert!(size_of::<State>() < 8000, "{}", size_of::<State>());
}
