//! How single cards are named in saved positions.

use super::*;
use kernel::words::{from_words, to_words};

fn read(json: &str) -> Option<Piece> {
    serde_json::from_str(json).ok()
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    for piece in (0..Piece::COUNT).map(Piece::from_index) {
        let json = serde_json::to_string(&piece).expect("a name");
        assert_eq!(read(&json), Some(piece), "{json}");
        assert_eq!(from_words::<Piece>(&to_words(&piece).expect("a word")).expect("it is read"), piece);
    }
}

#[test]
fn the_first_copy_has_the_plain_name_and_the_others_say_which_they_are() {
    let orcs: Vec<String> = copies(Card::MordorOrcs).iter().map(|piece| piece.to_string()).collect();
    assert_eq!(orcs[..3], ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3"]);
    for wrong in ["mordor-orcs#0", "mordor-orcs#1", "mordor-orcs#9", "mordor-orcs#", "aragorn#2", "gimly"] {
        assert_eq!(read(&format!("{wrong:?}")), None, "{wrong}");
    }
}

#[test]
fn a_piece_saved_by_its_number_is_read() {
    assert_eq!(read("0").map(Piece::card), Some(Card::DeadMenOfDunharrow));
    // There were 120 of them; later ones have no number.
    assert_eq!(read("119").map(Piece::card), Some(Card::TheDayWithoutDawn));
    assert_eq!(read("120"), None);
    assert_eq!(read("-1"), None);
}

#[test]
fn items_are_named_as_pieces_and_nothing_else_is_an_item() {
    let items: Vec<Item> = (0..Item::COUNT).map(Item::from_index).collect();
    assert!(items.iter().all(|item| Item::of(item.piece()) == Some(*item)));
    assert_eq!(items.iter().map(|item| item.piece()).collect::<Set<Piece>>(), Kind::Item.cards());
    assert_eq!(serde_json::to_string(&items[0]).expect("a name"), "\"anduril\"");
    assert!(serde_json::from_str::<Item>("\"aragorn\"").is_err());
}
