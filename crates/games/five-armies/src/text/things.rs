//! Things as texts.

use super::Said;
use crate::figures::Figure;
use crate::game::Thing;
use kernel::Text;

/// A thing as a text: the message that has its notation as a name.
pub(crate) const fn thing_said(thing: Thing) -> Said {
    match thing {
        Thing::Area(area) => Text::of("area", area.slug()),
        Thing::Territory(territory) => Text::of("territory", territory.slug()),
        Thing::Card(card) => Text::of("card", card.slug()),
        Thing::FateCard(card) => Text::of("fate-card", card.slug()),
        Thing::Maneuver(card) => Text::of("maneuver", card.slug()),
        Thing::Character(character) => Text::of("character", character.slug()),
        Thing::Unit(unit) => Text::of("unit", unit.slug()),
        Thing::Figure(Figure::Unit(unit)) => Text::of("figure-unit", unit.slug()),
        Thing::Figure(Figure::Leadership) => Text::new("figure-leadership"),
        Thing::Figure(Figure::Character(character)) => Text::of("figure-character", character.slug()),
        Thing::Die(face) => Text::of("die", face.slug()),
        Thing::Deck(deck) => Text::of("deck", deck.slug()),
        Thing::Pile(pile) => Text::of("pile", pile.slug()),
        Thing::Token(face) => Text::of("token", face.slug()),
        Thing::Tile(tile) => Text::of("tile", tile.slug()),
        Thing::FateTrack => Text::new("fate-track"),
        Thing::Eagles => Text::new("eagles"),
        Thing::Bats => Text::new("bats"),
        Thing::Pass => Text::new("pass"),
    }
}

/// A thing as it is called alone, on the board and in lists.
pub(crate) fn title(thing: Thing) -> Said {
    let said = thing_said(thing);
    match thing {
        Thing::Area(_)
        | Thing::Territory(_)
        | Thing::Maneuver(_)
        | Thing::Character(_)
        | Thing::Deck(_)
        | Thing::Pile(_)
        | Thing::FateTrack
        | Thing::Eagles
        | Thing::Bats
        | Thing::Pass => said.part("title"),
        Thing::Card(_)
        | Thing::FateCard(_)
        | Thing::Unit(_)
        | Thing::Figure(_)
        | Thing::Die(_)
        | Thing::Token(_)
        | Thing::Tile(_) => said,
    }
}
