//! Which values of the data are ours: the box prints them, and we don't have them (Appendix E). Their objects name them in
//! `reconstructed`.

use super::data::{Data, list, text};
use super::ground::map_of;
use crate::ids::{Area, Card, Character, Deck, Scenario, Tile, Unit};
use serde_json::Value;

/// The fields that an object names.
fn fields(object: Option<&Value>) -> Vec<String> {
    let names = list(object.and_then(|object| object.get("reconstructed")));
    names.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn names(object: Option<&Value>, field: &str) -> bool {
    fields(object).iter().any(|one| one == field)
}

/// The half of a card that a scenario plays with; a Gríma or Darkness card has only one. Generic cards have none.
fn half(card: Card, scenario: Scenario) -> Option<&'static Value> {
    let file = match card.deck() {
        Deck::Generic => return None,
        Deck::StoryFree => "cards-story-free",
        Deck::StoryShadow => "cards-story-shadow",
        Deck::Grima => "cards-grima",
        Deck::Darkness => "cards-darkness",
    };
    let object = Data::ours().object(file, card.slug());
    object.and_then(|object| object.get(scenario.slug())).or(object)
}

/// The fields of a card's half of the scenario that are ours.
pub(crate) fn of_card(card: Card, scenario: Scenario) -> Vec<String> {
    fields(half(card, scenario))
}

/// Whether a field of a card's half of the scenario is ours.
pub(crate) fn card_is_ours(card: Card, scenario: Scenario, field: &str) -> bool {
    names(half(card, scenario), field)
}

/// A field of the orders or combat halves of Generic cards: `orders.effect`.
pub(crate) fn generic_is_ours(field: &str) -> bool {
    names(Some(Data::ours().file("cards-generic")), field)
}

fn unit_object(unit: Unit, scenario: Scenario) -> Option<&'static Value> {
    Data::ours().object("units", &format!("{}.{}", scenario.slug(), unit.slug()))
}

/// The fields of a type of unit.
pub(crate) fn of_unit(unit: Unit, scenario: Scenario) -> Vec<String> {
    fields(unit_object(unit, scenario))
}

/// A field of a type of unit.
pub(crate) fn unit_is_ours(unit: Unit, scenario: Scenario, field: &str) -> bool {
    names(unit_object(unit, scenario), field)
}

fn character_object(character: Character) -> Option<&'static Value> {
    Data::ours().object("characters", character.slug())
}

/// The fields of a Character.
pub(crate) fn of_character(character: Character) -> Vec<String> {
    fields(character_object(character))
}

/// A field of a Character.
pub(crate) fn character_is_ours(character: Character, field: &str) -> bool {
    names(character_object(character), field)
}

/// An ability of a Character, counted from 0: all of his are ours, or this one.
pub(crate) fn ability_is_ours(character: Character, n: u8) -> bool {
    let object = character_object(character);
    let all = list(object.and_then(|object| object.get("abilities")));
    let name = all.get(usize::from(n)).map_or("", |ability| text(ability, "name"));
    names(object, "abilities") || names(object, &format!("abilities.{name}"))
}

/// The Nazgûl abilities.
pub(crate) fn nazgul_is_ours() -> bool {
    names(Data::ours().file("characters").get("nazgulAbilities"), "list")
}

/// How often each of them may be used.
pub(crate) fn nazgul_limit_is_ours() -> bool {
    names(Data::ours().file("characters").get("nazgulAbilities"), "limit")
}

/// How many tiles show this.
pub(crate) fn copies_are_ours(tile: Tile) -> bool {
    names(Data::ours().object("fate-tiles", tile.slug()), "copies")
}

/// The fields of an area or recruitment area.
pub(crate) fn of_area(area: Area, scenario: Scenario) -> Vec<String> {
    fields(Data::ours().object(map_of(scenario), area.slug()))
}

/// A field of an area or recruitment area.
pub(crate) fn area_is_ours(area: Area, scenario: Scenario, field: &str) -> bool {
    names(Data::ours().object(map_of(scenario), area.slug()), field)
}

/// What lies between two areas; that nothing does, too.
pub(crate) fn border_is_ours(one: Area, other: Area, scenario: Scenario) -> bool {
    let id = format!("{}--{}", one.slug(), other.slug());
    Data::ours().object(map_of(scenario), &id).is_none_or(|border| names(Some(border), "border"))
}

/// The lists of a board.
pub(crate) fn of_board(scenario: Scenario) -> Vec<String> {
    fields(Some(Data::ours().file(map_of(scenario))))
}

/// A list of a board.
pub(crate) fn list_is_ours(scenario: Scenario, field: &str) -> bool {
    names(Some(Data::ours().file(map_of(scenario))), field)
}
