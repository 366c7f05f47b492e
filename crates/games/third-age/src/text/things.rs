//! Things as texts.

use super::Said;
use super::parts::card_name;
use crate::action::Tactic;
use crate::figures::Figure;
use crate::game::Thing;
use crate::ids::Scenario;
use kernel::Text;

/// A thing as a text: the message that has its notation as a name, or that of its half of the scenario.
pub(crate) fn thing_said(thing: Thing, scenario: Scenario) -> Said {
    match thing {
        Thing::Area(area) => Text::of("area", area.slug()),
        Thing::Region(region) => Text::of("region", region.slug()),
        Thing::Section(section) => Text::of("section", section.slug()),
        Thing::Card(card) => card_name(card, scenario),
        Thing::Character(character) => Text::of("character", character.slug()),
        Thing::Unit(unit) => Text::of("unit", unit.slug()),
        Thing::Figure(Figure::Unit(unit)) => Text::of("figure-unit", unit.slug()),
        Thing::Figure(Figure::Leader(leader)) => Text::of("figure-leader", leader.slug()),
        Thing::Figure(Figure::Leadership) => Text::new("figure-leadership"),
        Thing::Figure(Figure::Character(character)) => Text::of("figure-character", character.slug()),
        Thing::Die(face) => Text::of("die", face.slug()),
        Thing::Deck(deck) => Text::of("deck", deck.slug()),
        Thing::Pool(pool) => Text::of("pool", pool.slug()),
        Thing::Token(face) => Text::of("token", face.slug()),
        Thing::Tactic(Tactic::Regroup) => Text::new("tactic-regroup"),
        Thing::Tactic(Tactic::CombatEvent) => Text::new("tactic-combat-event"),
        Thing::Tactic(Tactic::Maneuver(maneuver)) => Text::of("tactic-maneuver", maneuver.slug()),
        Thing::Location(location) => Text::of("location", location.slug()),
        Thing::Tile(tile) => Text::of("tile", tile.slug()),
        Thing::Engine(engine) => Text::of("engine", engine.slug()),
        Thing::CombatDie { maneuver: false, shows } => Text::new("combat-die").number("n", shows),
        Thing::CombatDie { maneuver: true, shows } => Text::new("maneuver-die").number("n", shows),
        Thing::FateTrack => Text::new("fate-track"),
        Thing::ShadowBox => Text::new("shadow-box"),
        Thing::ActionTokens => Text::new("action-tokens"),
        Thing::Entwood => Text::new("entwood"),
        Thing::Nazgul => Text::new("nazgul"),
        Thing::Darkness => Text::new("darkness"),
        Thing::Ships => Text::new("ships"),
        Thing::Pass => Text::new("pass"),
    }
}

/// A thing as it is called alone, on the board and in lists.
pub(crate) fn title(thing: Thing, scenario: Scenario) -> Said {
    let said = thing_said(thing, scenario);
    match thing {
        Thing::Area(_)
        | Thing::Region(_)
        | Thing::Section(_)
        | Thing::Character(_)
        | Thing::Deck(_)
        | Thing::Pool(_)
        | Thing::Location(_)
        | Thing::Engine(_)
        | Thing::FateTrack
        | Thing::ShadowBox
        | Thing::ActionTokens
        | Thing::Entwood
        | Thing::Nazgul
        | Thing::Darkness
        | Thing::Ships
        | Thing::Pass => said.part("title"),
        Thing::Card(_)
        | Thing::Unit(_)
        | Thing::Figure(_)
        | Thing::Die(_)
        | Thing::Token(_)
        | Thing::Tactic(_)
        | Thing::Tile(_)
        | Thing::CombatDie { .. } => said,
    }
}
