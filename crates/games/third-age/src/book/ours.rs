//! Which values of the data are ours: the box prints them, and we don't have them (Appendix E). Their objects name them in
//! `reconstructed`.

use super::data::{Data, list, text};
use crate::ids::{Area, Card, Character, Deck, Scenario, Unit};
use serde_json::Value;

/// Whether an object names a field among those that are ours.
fn names(object: Option<&Value>, field: &str) -> bool {
    list(object.and_then(|object| object.get("reconstructed"))).iter().any(|one| one.as_str() == Some(field))
}

const fn map_of(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Rohan => "map-rohan",
        Scenario::Gondor => "map-gondor",
    }
}

/// A field of a card: of the half of the scenario, or of the order of a Generic card.
pub(crate) fn card_is_ours(card: Card, scenario: Scenario, field: &str) -> bool {
    let data = Data::ours();
    let file = match card.deck() {
        Deck::Generic => return generic_is_ours(&format!("orders.{field}")),
        Deck::StoryFree => "cards-story-free",
        Deck::StoryShadow => "cards-story-shadow",
        Deck::Grima => "cards-grima",
        Deck::Darkness => "cards-darkness",
    };
    let object = data.object(file, card.slug());
    let half = object.and_then(|object| object.get(scenario.slug()));
    names(half.or(object), field)
}

/// A field of the orders or combat halves of Generic cards: `orders.effect`.
pub(crate) fn generic_is_ours(field: &str) -> bool {
    names(Some(Data::ours().file("cards-generic")), field)
}

/// A field of a type of unit.
pub(crate) fn unit_is_ours(unit: Unit, scenario: Scenario, field: &str) -> bool {
    names(Data::ours().object("units", &format!("{}.{}", scenario.slug(), unit.slug())), field)
}

/// A field of a Character.
pub(crate) fn character_is_ours(character: Character, field: &str) -> bool {
    names(Data::ours().object("characters", character.slug()), field)
}

/// An ability of a Character, counted from 0: all of his are ours, or this one.
pub(crate) fn ability_is_ours(character: Character, n: u8) -> bool {
    let object = Data::ours().object("characters", character.slug());
    let all = list(object.and_then(|object| object.get("abilities")));
    let name = all.get(usize::from(n)).map_or("", |ability| text(ability, "name"));
    names(object, "abilities") || names(object, &format!("abilities.{name}"))
}

/// The Nazgûl abilities.
pub(crate) fn nazgul_is_ours() -> bool {
    names(Data::ours().file("characters").get("nazgulAbilities"), "list")
}

/// A field of an area or recruitment area.
pub(crate) fn area_is_ours(area: Area, scenario: Scenario, field: &str) -> bool {
    names(Data::ours().object(map_of(scenario), area.slug()), field)
}

/// What lies between two areas.
pub(crate) fn border_is_ours(one: Area, other: Area, scenario: Scenario) -> bool {
    let id = format!("{}--{}", one.slug(), other.slug());
    Data::ours().object(map_of(scenario), &id).is_none_or(|border| names(Some(border), "border"))
}

/// A list of a board.
pub(crate) fn list_is_ours(scenario: Scenario, field: &str) -> bool {
    names(Some(Data::ours().file(map_of(scenario))), field)
}
