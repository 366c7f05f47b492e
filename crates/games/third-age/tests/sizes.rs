//! A position stays small: it is copied for every imagined game.

use third_age::State;

#[test]
fn a_position_has_less_than_three_kilobytes() {
    assert!(size_of::<State>() < 3000, "{}", size_of::<State>());
}
