//! A position stays small: it is copied for every imagined game.

use champions::State;

#[test]
fn a_position_has_less_than_fifteen_kilobytes() {
    assert!(size_of::<State>() < 15 * 1024, "{}", size_of::<State>());
}
