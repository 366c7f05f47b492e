//! Names, as they are put into sentences.
//!
//! A name has a form for the middle of a sentence and one for its beginning, because English writes "the Hornburg" and "The
//! Hornburg". A language without the difference has the same form twice.

use super::{Part, Said};
use crate::action::Tactic;
use crate::figures::{Figure, Party};
use crate::game::Thing;
use crate::ids::{
    Area, Card, Character, Deck, Engine, Face, Leader, Location, Maneuver, Pool, Region, Scenario, Section,
    Side, Tile, Unit,
};
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

/// A region.
pub(crate) const fn region(region: Region) -> Part {
    Argument::Thing(Thing::Region(region))
}

/// A section of Minas Tirith.
pub(crate) const fn section(section: Section) -> Part {
    Argument::Thing(Thing::Section(section))
}

/// A section at the beginning of a sentence.
pub(crate) fn first_section(section: Section) -> Part {
    Argument::Called(Thing::Section(section), Text::of("section", section.slug()).part("start"))
}

/// What a card is called: a Story card by its half of the scenario.
pub(crate) fn card_name(card: Card, scenario: Scenario) -> Said {
    let name = Text::of("card", card.slug());
    match (card.deck(), scenario) {
        (Deck::Generic | Deck::Grima | Deck::Darkness, _) => name,
        (Deck::StoryFree | Deck::StoryShadow, Scenario::Rohan) => name.part("rohan"),
        (Deck::StoryFree | Deck::StoryShadow, Scenario::Gondor) => name.part("gondor"),
    }
}

/// A card.
pub(crate) fn card(card: Card, scenario: Scenario) -> Part {
    Argument::Called(Thing::Card(card), card_name(card, scenario))
}

/// A card as it is played as an action: a Generic card by its order.
pub(crate) fn played_card(played: Card, scenario: Scenario) -> Part {
    match played.halves() {
        Some((order, _)) => Argument::Called(Thing::Card(played), Text::of("order", order.slug())),
        None => card(played, scenario),
    }
}

/// A card as it is played in a battle: a Generic card by its combat half.
pub(crate) fn combat_card(played: Card, scenario: Scenario) -> Part {
    match played.halves() {
        Some((_, combat)) => Argument::Called(Thing::Card(played), Text::of("combat", combat.slug())),
        None => card(played, scenario),
    }
}

/// A Character.
pub(crate) const fn character(character: Character) -> Part {
    Argument::Thing(Thing::Character(character))
}

/// A Character at the beginning of a sentence.
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

/// A tactics token.
pub(crate) const fn tactic(tactic: Tactic) -> Part {
    Argument::Thing(Thing::Tactic(tactic))
}

/// A maneuver token.
pub(crate) const fn maneuver(maneuver: Maneuver) -> Part {
    tactic(Tactic::Maneuver(maneuver))
}

/// A location of the Commander at the beginning of a sentence.
pub(crate) fn first_location(location: Location) -> Part {
    Argument::Called(Thing::Location(location), Text::of("location", location.slug()).part("start"))
}

/// An engine, one of its kind.
pub(crate) const fn engine(engine: Engine) -> Part {
    Argument::Thing(Thing::Engine(engine))
}

/// An engine at the beginning of a sentence.
pub(crate) fn first_engine(engine: Engine) -> Part {
    Argument::Called(Thing::Engine(engine), Text::of("engine", engine.slug()).part("start"))
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

/// A type of unit.
pub(crate) const fn unit(unit: Unit) -> Part {
    Argument::Thing(Thing::Unit(unit))
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

/// One Leader at the beginning of a sentence.
pub(crate) fn first_leader(leader: Leader) -> Part {
    Argument::Text(Text::of("a-leader", leader.slug()).part("start"))
}

/// Leaders of one kind, with their number.
pub(crate) fn some_leaders(leader: Leader, n: u8) -> Part {
    Argument::Text(Text::of("some-leaders", leader.slug()).number("n", n))
}

/// Leadership tokens with their number.
pub(crate) fn some_leadership(n: u8) -> Part {
    Argument::Text(Text::new("some-leadership").number("n", n))
}

/// One Recruitment token by its back.
pub(crate) const fn a_token(pool: Pool) -> Part {
    Argument::Called(Thing::Pool(pool), Text::of("a-token", pool.slug()))
}

/// Recruitment tokens of one back, with their number.
pub(crate) fn some_tokens(pool: Pool, n: u8) -> Part {
    Argument::Called(Thing::Pool(pool), Text::of("some-tokens", pool.slug()).number("n", n))
}

/// One figure.
pub(crate) const fn a_figure(figure: Figure) -> Part {
    match figure {
        Figure::Unit(unit) => a_unit(unit),
        Figure::Leader(leader) => Argument::Text(Text::of("a-leader", leader.slug())),
        Figure::Leadership => Argument::Text(Text::new("a-leadership")),
        Figure::Character(who) => character(who),
    }
}

/// Figures that go together, each kind with its number.
pub(crate) fn figures(party: &Party) -> Part {
    let named = |figure: Figure| match figure {
        Figure::Unit(unit) => some_units(unit, party.count(figure)),
        Figure::Leader(leader) => some_leaders(leader, party.count(figure)),
        Figure::Leadership => some_leadership(party.leadership),
        Figure::Character(who) => character(who),
    };
    let parts: Vec<Part> = party.each().map(named).collect();
    if parts.is_empty() { Argument::Text(Text::new("nobody")) } else { Argument::List(parts) }
}

/// Parts with nothing but commas between them.
pub(crate) fn commas(parts: impl IntoIterator<Item = Part>) -> Option<Part> {
    let next =
        |list: Part, next: Part| Argument::Text(Said::new("list-next").with("list", list).with("next", next));
    parts.into_iter().reduce(next)
}

/// One of several: an *or* between them.
pub(crate) fn either(parts: impl IntoIterator<Item = Part>) -> Option<Part> {
    let next = |one: Part, other: Part| {
        Argument::Text(Text::new("one-or-other").with("one", one).with("other", other))
    };
    parts.into_iter().reduce(next)
}

/// What dice show, one after the other.
pub(crate) fn rolled(dice: &[u8]) -> Part {
    let parts = dice.iter().map(|die| Argument::Number(i64::from(*die)));
    commas(parts).unwrap_or(Argument::Text(Text::new("nothing-rolled")))
}
