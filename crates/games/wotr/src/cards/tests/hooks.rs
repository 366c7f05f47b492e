//! The lists of hooks fit the decks.

use crate::cards::hooks::{FORCED, LISTS};
use crate::ids::{Card, Deck};
use crate::state::Cards;

/// A second entry for a card would replace the first.
#[test]
fn every_card_once() {
    let mut seen = Cards::EMPTY;
    for (card, _) in LISTS.into_iter().flatten() {
        assert!(!seen.contains(*card), "{card:?} is listed twice");
        seen.insert(*card);
    }
}

#[test]
fn in_the_file_of_its_deck() {
    let [table, sh_character, sh_strategy, fp_character, fp_strategy] = LISTS;
    let decks = [
        (sh_character, Deck::ShCharacter),
        (sh_strategy, Deck::ShStrategy),
        (fp_character, Deck::FpCharacter),
        (fp_strategy, Deck::FpStrategy),
    ];
    for (list, deck) in decks {
        assert!(list.iter().all(|(card, _)| card.deck() == deck));
    }
    assert!(table.iter().all(|(card, _)| card.deck().side() == crate::ids::Side::Shadow));
}

/// What a card changes on the table is for cards that are played there (rule 7.7).
#[test]
fn on_the_table() {
    let [table, ..] = LISTS;
    assert!(table.iter().all(|(card, _)| card.def().stays));
    for card in Card::ALL {
        let on_table = &card.hooks().table;
        let changes = on_table.forced.is_some()
            || on_table.bans.is_some()
            || on_table.against_tile.is_some()
            || on_table.is_combat_card
            || on_table.keeps_die;
        assert!(card.def().stays || !changes, "{card:?} does not stay on the table");
    }
}

/// Rule 7.8: the cards that the enemy can have discarded, the Shadow's first.
#[test]
fn forced() {
    assert_eq!(
        FORCED,
        [Card::ThePalantirOfOrthanc, Card::DenethorsFolly, Card::APowerTooGreat, Card::ThePowerOfTomBombadil]
    );
}
