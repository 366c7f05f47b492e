//! A position stays small: it is copied for every imagined game. The areas of the two boards share their places in it.

use third_age::State;

#[test]
fn a_position_has_less_than_four_kilobytes() {
    assert!(size_of::<State>() < 4096, "{}", size_of::<State>());
}
