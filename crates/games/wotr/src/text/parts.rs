//! Names, as they are put into sentences.
//!
//! A name has a form for the middle of a sentence and one for its beginning, because English writes "the Witch-king" and
//! "The Witch-king". A language without the difference has the same twice.

use super::{Part, Said};
use crate::figures::{Characters, Figure, Figures, Place, Troops};
use crate::game::Thing;
use crate::ids::{Card, Character, Deck, Face, Nation, Region, Side, Tile};
use crate::state::State;
use kernel::{Argument, Seat, Text};

/// A region.
pub(crate) const fn region(region: Region) -> Part {
    Argument::Thing(Thing::Region(region))
}

/// A card.
pub(crate) const fn card(card: Card) -> Part {
    Argument::Thing(Thing::Card(card))
}

/// The title of a card's combat part.
pub(crate) fn combat(card: Card) -> Part {
    Argument::Text(Text::of("combat", card.combat().slug()))
}

/// A Character.
pub(crate) const fn character(character: Character) -> Part {
    Argument::Thing(Thing::Character(character))
}

/// A Character at the beginning of a sentence.
pub(crate) const fn first_character(character: Character) -> Part {
    Argument::Called(Thing::Character(character), Text::of("start-character", character.slug()))
}

/// A Nation.
pub(crate) const fn nation(nation: Nation) -> Part {
    Argument::Thing(Thing::Nation(nation))
}

/// A Nation at the beginning of a sentence.
pub(crate) const fn first_nation(nation: Nation) -> Part {
    Argument::Called(Thing::Nation(nation), Text::of("start-nation", nation.slug()))
}

/// What is on a Hunt tile.
pub(crate) const fn tile(tile: Tile) -> Part {
    Argument::Called(Thing::Tile(tile), Text::of("print-tile", tile.slug()))
}

/// A deck among all four.
pub(crate) const fn deck(deck: Deck) -> Part {
    Argument::Thing(Thing::Deck(deck))
}

/// A deck for its own side.
pub(crate) const fn own_deck(deck: Deck) -> Part {
    Argument::Called(Thing::Deck(deck), Text::of("own-deck", deck.slug()))
}

/// A side.
pub(crate) const fn side(side: Side) -> Part {
    Argument::Text(Text::of("the-side", side.slug()))
}

/// A side at the beginning of a sentence.
pub(crate) const fn first_side(side: Side) -> Part {
    Argument::Text(Text::of("start-side", side.slug()))
}

/// A die by its face. It is no thing: those are the dice that the reader still has.
pub(crate) const fn die(face: Face) -> Part {
    Argument::Text(Text::of("die", face.slug()))
}

/// A die at the beginning of a sentence.
pub(crate) const fn first_die(face: Face) -> Part {
    Argument::Text(Text::of("start-die", face.slug()))
}

/// What a die shows.
pub(crate) const fn face(face: Face) -> Part {
    Argument::Text(Text::of("face", face.slug()))
}

/// What a die is turned into.
pub(crate) const fn a_face(face: Face) -> Part {
    Argument::Text(Text::of("a-face", face.slug()))
}

/// A place: the region, or the Stronghold in it.
pub(crate) fn place(place: Place) -> Part {
    match place {
        Place::Field(at) => region(at),
        Place::Inside(at) => {
            Argument::Called(Thing::Region(at), Text::new("place-inside").with("region", region(at)))
        }
    }
}

/// A place at the beginning of a sentence.
pub(crate) fn first_place(place: Place) -> Part {
    match place {
        Place::Field(at) => region(at),
        Place::Inside(at) => {
            Argument::Called(Thing::Region(at), Text::new("start-place-inside").with("region", region(at)))
        }
    }
}

/// One figure.
pub(crate) const fn a_figure(figure: Figure) -> Part {
    Argument::Text(match figure {
        Figure::Character(one) => return character(one),
        Figure::Regular(nation) => Text::of("a-regular", nation.slug()),
        Figure::Elite(nation) => Text::of("a-elite", nation.slug()),
        Figure::Leader(nation) => Text::of("a-leader", nation.slug()),
        Figure::Nazgul => Text::new("a-nazgul"),
    })
}

/// One figure at the beginning of a sentence.
pub(crate) const fn first_figure(figure: Figure) -> Part {
    Argument::Text(match figure {
        Figure::Character(one) => return first_character(one),
        Figure::Regular(nation) => Text::of("start-a-regular", nation.slug()),
        Figure::Elite(nation) => Text::of("start-a-elite", nation.slug()),
        Figure::Leader(nation) => Text::of("start-a-leader", nation.slug()),
        Figure::Nazgul => Text::new("start-a-nazgul"),
    })
}

/// Figures that are alike, with their number. A Character has none.
pub(crate) fn some_figures(figure: Figure, n: u8) -> Part {
    let text: Said = match figure {
        Figure::Character(one) => return character(one),
        Figure::Regular(nation) => Text::of("some-regular", nation.slug()),
        Figure::Elite(nation) => Text::of("some-elite", nation.slug()),
        Figure::Leader(nation) => Text::of("some-leader", nation.slug()),
        Figure::Nazgul => Text::new("some-nazgul"),
    };
    Argument::Text(text.number("n", n))
}

/// Several, or nobody.
fn everybody(parts: Vec<Part>) -> Part {
    if parts.is_empty() { Argument::Text(Text::new("nobody")) } else { Argument::List(parts) }
}

/// Characters.
pub(crate) fn characters(characters: Characters) -> Part {
    everybody(characters.iter().map(character).collect())
}

/// Characters at the beginning of a sentence.
pub(crate) fn first_characters(characters: Characters) -> Part {
    let names = characters.iter().enumerate();
    everybody(names.map(|(n, one)| if n == 0 { first_character(one) } else { character(one) }).collect())
}

/// Troops, one part a kind.
pub(crate) fn troops(troops: &Troops) -> Vec<Part> {
    let of_nation = |nation: Nation| [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)];
    let kinds = Nation::ALL.into_iter().flat_map(of_nation).chain([Figure::Nazgul]);
    let numbers = kinds.map(|figure| (figure, troops.count(figure)));
    numbers.filter(|(_, n)| *n > 0).map(|(figure, n)| some_figures(figure, n)).collect()
}

/// Figures.
pub(crate) fn figures(figures: &Figures) -> Part {
    let mut parts = troops(&figures.troops);
    parts.extend(figures.characters.iter().map(character));
    everybody(parts)
}

/// Figures at the beginning of a sentence.
pub(crate) fn first_figures(all: &Figures) -> Part {
    if all.troops.is_empty() { first_characters(all.characters) } else { figures(all) }
}

/// Parts with nothing but commas between them.
pub(crate) fn commas(parts: impl IntoIterator<Item = Part>) -> Option<Part> {
    let next =
        |list: Part, next: Part| Argument::Text(Text::new("list-next").with("list", list).with("next", next));
    parts.into_iter().reduce(next)
}

impl State {
    /// A player.
    pub(crate) fn player(&self, seat: Seat) -> Part {
        let name = if seat.is_chance() { "chance" } else { self.seat_name(seat).slug() };
        Argument::Text(Text::of("the-seat", name))
    }

    /// A player at the beginning of a sentence.
    pub(crate) fn first_player(&self, seat: Seat) -> Part {
        let name = if seat.is_chance() { "chance" } else { self.seat_name(seat).slug() };
        Argument::Text(Text::of("start-seat", name))
    }
}
