//! Things in words.

use super::Said;
use crate::figures::Figure;
use crate::game::Thing;
use kernel::Text;

/// A thing in words: the message that has its notation as a name.
pub(crate) const fn thing_said(thing: Thing) -> Said {
    match thing {
        Thing::Region(region) => Text::of("region", region.slug()),
        Thing::Card(card) => Text::of("card", card.slug()),
        Thing::Character(character) => Text::of("character", character.slug()),
        Thing::Figure(Figure::Regular(nation)) => Text::of("figure-regular", nation.slug()),
        Thing::Figure(Figure::Elite(nation)) => Text::of("figure-elite", nation.slug()),
        Thing::Figure(Figure::Leader(nation)) => Text::of("figure-leader", nation.slug()),
        Thing::Figure(Figure::Nazgul) => Text::new("figure-nazgul"),
        Thing::Figure(Figure::Character(character)) => Text::of("figure-character", character.slug()),
        Thing::Gollum => Text::new("gollum"),
        Thing::Die(face) => Text::of("die", face.slug()),
        Thing::Deck(deck) => Text::of("deck", deck.slug()),
        Thing::Nation(nation) => Text::of("nation", nation.slug()),
        Thing::Fellowship => Text::new("fellowship"),
        Thing::HuntBox => Text::new("hunt-box"),
        Thing::Rings => Text::new("rings"),
        Thing::Tile(tile) => Text::of("tile", tile.slug()),
        Thing::Pass => Text::new("pass"),
    }
}
