//! The English names. Deck lists as people keep and exchange them are written in these, whatever language their owners
//! read.

use crate::ids::{Card, Faction, Hero};
use crate::printed::names::{self, english};
use kernel::{Nothing, Text};
use std::sync::LazyLock;

/// The title of a card.
pub(crate) fn title(card: Card) -> &'static str {
    static TITLES: LazyLock<Vec<String>> =
        LazyLock::new(|| Card::ALL.into_iter().map(|card| names::title(card, &english())).collect());
    &TITLES[card as usize]
}

/// The name of a hero.
pub(super) fn hero(hero: Hero) -> String {
    Text::<Nothing>::of("hero", hero.slug()).render(&english())
}

/// The name of an aspect, or of what else cards belong to.
pub(super) fn aspect(aspect: Faction) -> String {
    Text::<Nothing>::of("aspect", aspect.slug()).render(&english())
}
