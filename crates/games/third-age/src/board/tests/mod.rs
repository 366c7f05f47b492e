//! The map in the terminal.

use super::map::{LABEL, places};
use crate::book::Book;
use crate::ids::Scenario;

/// Every area and recruitment area has its place, and no two labels meet.
#[test]
fn labels_do_not_meet() {
    for scenario in Scenario::ALL {
        let places = places(scenario);
        let board = &Book::Ours(scenario).board;
        assert_eq!(places.len(), (board.areas | board.recruitment).len());
        for (n, (one, (row, column))) in places.iter().enumerate() {
            for (other, (there, beside)) in &places[..n] {
                assert!(row != there || column.abs_diff(*beside) >= LABEL, "{one:?} and {other:?}");
            }
        }
    }
}
