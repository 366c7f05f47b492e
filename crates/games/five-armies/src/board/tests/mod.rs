//! The map in the terminal.

use super::map::places;

/// Every area has its place, and no two labels meet.
#[test]
fn labels_do_not_meet() {
    let places = places();
    assert_eq!(places.len(), crate::ids::Area::COUNT);
    for (n, (one, (row, column))) in places.iter().enumerate() {
        for (other, (there, beside)) in &places[..n] {
            assert!(row != there || column.abs_diff(*beside) >= 13, "{one:?} and {other:?}");
        }
    }
}
