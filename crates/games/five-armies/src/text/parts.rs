//! Names, as they are put into sentences.
//!
//! A name has a form for the middle of a sentence and one for its beginning, because English writes "the Camp" and "The Camp". A
//! language without the difference has the same form twice.

use super::{Part, Said};
use crate::action::BattleCard;
use crate::figures::{Figure, Party};
use crate::game::Thing;
use crate::ids::{Area, Card, Character, Deck, Face, FateCard, Maneuver, Pile, Side, Territory, Tile, Unit};
use armies::Figures as _;
use kernel::{Argument, Text};

/// An area.
pub(crate) const fn area(area: Area) -> Part {
    Argument::Thing(Thing::Area(area))
}

/// An area at the beginning of a sentence.
pub(crate) fn first_area(area: Area) -> Part {
    Argument::Called(Thing::Area(area), Text::of("area", area.slug()).part("start"))
}

/// A territory.
pub(crate) const fn territory(territory: Territory) -> Part {
    Argument::Thing(Thing::Territory(territory))
}

/// An Event or Story card.
pub(crate) const fn card(card: Card) -> Part {
    Argument::Thing(Thing::Card(card))
}

/// A Fate card.
pub(crate) const fn fate_card(card: FateCard) -> Part {
    Argument::Thing(Thing::FateCard(card))
}

/// A Maneuver card.
pub(crate) const fn maneuver(card: Maneuver) -> Part {
    Argument::Thing(Thing::Maneuver(card))
}

/// A card as it is laid in a battle: an Event card by its combat effect.
pub(crate) fn battle_card(card: BattleCard) -> Part {
    match card {
        BattleCard::Maneuver(card) => maneuver(card),
        BattleCard::Event(event) => match event.combat() {
            Some(combat) => Argument::Called(Thing::Card(event), Text::of("combat", combat.slug())),
            None => card_of(event),
        },
    }
}

/// The same as [`card`], where another thing has that name.
const fn card_of(event: Card) -> Part {
    card(event)
}

/// A character.
pub(crate) const fn character(character: Character) -> Part {
    Argument::Thing(Thing::Character(character))
}

/// A character at the beginning of a sentence.
pub(crate) fn first_character(character: Character) -> Part {
    Argument::Called(Thing::Character(character), Text::of("character", character.slug()).part("start"))
}

/// A Fate tile by what it shows.
pub(crate) const fn tile(tile: Tile) -> Part {
    Argument::Thing(Thing::Tile(tile))
}

/// A deck.
pub(crate) const fn deck(deck: Deck) -> Part {
    Argument::Thing(Thing::Deck(deck))
}

/// The back of a card.
pub(crate) const fn back(deck: Deck) -> Part {
    Argument::Called(Thing::Deck(deck), Text::of("back", deck.slug()))
}

/// A side.
pub(crate) const fn side(side: Side) -> Part {
    Argument::Text(Text::of("the-side", side.slug()))
}

/// A side at the beginning of a sentence.
pub(crate) const fn first_side(side: Side) -> Part {
    Argument::Text(Text::of("start-side", side.slug()))
}

/// A die by its face. It is not a thing: those are the dice that the reader still has.
pub(crate) const fn die(face: Face) -> Part {
    Argument::Text(Text::of("die", face.slug()))
}

/// What a die shows.
pub(crate) const fn face(face: Face) -> Part {
    Argument::Text(Text::of("face", face.slug()))
}

/// One unit.
pub(crate) const fn a_unit(unit: Unit) -> Part {
    Argument::Text(Text::of("a-unit", unit.slug()))
}

/// One unit at the beginning of a sentence.
pub(crate) fn first_unit(unit: Unit) -> Part {
    Argument::Text(Text::of("a-unit", unit.slug()).part("start"))
}

/// Units of one type, with their number.
pub(crate) fn some_units(unit: Unit, n: u8) -> Part {
    Argument::Text(Text::new("some-units").number("n", n).thing("unit", Thing::Unit(unit)))
}

/// Leadership tokens with their number.
pub(crate) fn some_leadership(n: u8) -> Part {
    Argument::Text(Text::new("some-leadership").number("n", n))
}

/// One recruitment token by its back.
pub(crate) const fn a_token(pile: Pile) -> Part {
    Argument::Called(Thing::Pile(pile), Text::of("a-token", pile.slug()))
}

/// Recruitment tokens of one back, with their number.
pub(crate) fn some_tokens(pile: Pile, n: u8) -> Part {
    Argument::Called(Thing::Pile(pile), Text::of("some-tokens", pile.slug()).number("n", n))
}

/// One figure.
pub(crate) const fn a_figure(figure: Figure) -> Part {
    match figure {
        Figure::Unit(unit) => a_unit(unit),
        Figure::Leadership => Argument::Text(Text::new("a-leadership")),
        Figure::Character(who) => character(who),
    }
}

/// One figure at the beginning of a sentence.
pub(crate) fn first_figure(figure: Figure) -> Part {
    match figure {
        Figure::Unit(unit) => first_unit(unit),
        Figure::Leadership => Argument::Text(Text::new("a-leadership").part("start")),
        Figure::Character(who) => first_character(who),
    }
}

/// A list of several, or nobody.
fn everybody(parts: Vec<Part>) -> Part {
    if parts.is_empty() { Argument::Text(Text::new("nobody")) } else { Argument::List(parts) }
}

/// Figures that go together, each kind with its number.
pub(crate) fn figures(party: &Party) -> Part {
    let named = |figure: Figure| match figure {
        Figure::Unit(unit) => some_units(unit, party.count(figure)),
        Figure::Leadership => some_leadership(party.leadership),
        Figure::Character(who) => character(who),
    };
    everybody(party.each().map(named).collect())
}

/// Parts with nothing but commas between them.
pub(crate) fn commas(parts: impl IntoIterator<Item = Part>) -> Option<Part> {
    let next =
        |list: Part, next: Part| Argument::Text(Said::new("list-next").with("list", list).with("next", next));
    parts.into_iter().reduce(next)
}
