//! Units, Leaders, Characters, Nazgûl.

use super::{Printed, said};
use crate::book::{CharacterDef, Hook, ours};
use crate::game::Thing;
use crate::ids::{Area, Character, Kind, Leader, Maneuver, Scenario, Side, Terrain, Unit};
use crate::text::title;
use crate::text::words::{Origin, Words};
use kernel::{Language, Text};
use serde::Serialize;

/// An ability as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AbilityFacts {
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Whether it is an action for one Character result.
    pub action: bool,
    /// Whether this is ours.
    pub ours: bool,
}

impl AbilityFacts {
    fn of(words: &Words, action: bool, language: &dyn Language) -> AbilityFacts {
        AbilityFacts {
            name: said(language, &words.name),
            text: said(language, &words.text),
            action,
            ours: words.origin == Origin::Ours,
        }
    }
}

/// A type of unit in a scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitFacts {
    /// Its id.
    pub id: Unit,
    /// The scenario.
    pub scenario: Scenario,
    /// Its name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its Combat Strength.
    pub strength: u8,
    /// How many figures there are.
    pub figures: u8,
    /// Its favorite terrains.
    pub favorite: Vec<Terrain>,
    /// Whether every terrain is favorite while it attacks, and none while it defends.
    pub when_attacking: bool,
    /// Its maneuver token.
    pub maneuver: Maneuver,
    /// Its ability.
    pub ability: AbilityFacts,
    /// The names of its values that are ours.
    pub ours: Vec<String>,
}

/// The types of units of a scenario.
pub(super) fn units(printed: &Printed, scenario: Scenario, language: &dyn Language) -> Vec<UnitFacts> {
    let book = printed.book(scenario);
    let here = Unit::ALL.into_iter().filter(|unit| book.units[*unit].figures > 0);
    let facts = |id: Unit| {
        let def = &book.units[id];
        UnitFacts {
            id,
            scenario,
            name: said(language, &Text::of("unit", id.slug())),
            side: id.side(),
            strength: def.strength,
            figures: def.figures,
            favorite: def.favorite.iter().collect(),
            when_attacking: def.when_attacking,
            maneuver: id.maneuver(scenario),
            ability: AbilityFacts::of(&book.unit_words(id), false, language),
            ours: printed.still_ours(
                ours::of_unit(id, scenario),
                &format!("units/{}.{}/", scenario.slug(), id.slug()),
            ),
        }
    };
    here.map(facts).collect()
}

/// A kind of Leader in a scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderFacts {
    /// Its id.
    pub id: Leader,
    /// The scenario.
    pub scenario: Scenario,
    /// Its name.
    pub name: String,
    /// How many figures there are.
    pub figures: u8,
}

/// The Leaders of a scenario.
pub(super) fn leaders(printed: &Printed, scenario: Scenario, language: &dyn Language) -> Vec<LeaderFacts> {
    let book = printed.book(scenario);
    let facts = |id: Leader| LeaderFacts {
        id,
        scenario,
        name: said(language, &Text::of("figure-leader", id.slug())),
        figures: book.leaders.count(id),
    };
    Leader::ALL.into_iter().map(facts).filter(|leader| leader.figures > 0).collect()
}

/// A Character as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// His id.
    pub id: Character,
    /// The scenarios that he is in.
    pub scenarios: Vec<Scenario>,
    /// His name in sentences.
    pub name: String,
    /// His full name.
    pub title: String,
    /// His side.
    pub side: Side,
    /// What he is.
    pub kind: Kind,
    /// What he is, in words.
    pub is: String,
    /// His Leadership value.
    pub leadership: u8,
    /// His Leadership modifier.
    pub modifier: u8,
    /// His Level; none if it has no limit.
    pub level: Option<u8>,
    /// His space of the Fate Track.
    pub space: Option<u8>,
    /// Whether he has the Action-die symbol.
    pub die: bool,
    /// How he enters play.
    pub entry: String,
    /// Where he enters, as far as the places are named.
    pub start: Vec<Area>,
    /// His abilities.
    pub abilities: Vec<AbilityFacts>,
    /// His ability on the Fate Track.
    pub track: Option<AbilityFacts>,
    /// The names of his values that are ours.
    pub ours: Vec<String>,
}

/// The Characters.
pub(super) fn characters(printed: &Printed, language: &dyn Language) -> Vec<CharacterFacts> {
    Character::ALL.into_iter().filter_map(|id| character(printed, id, language)).collect()
}

fn character(printed: &Printed, id: Character, language: &dyn Language) -> Option<CharacterFacts> {
    let here = |scenario: &Scenario| printed.book(*scenario).characters[id].here;
    let scenarios: Vec<Scenario> = Scenario::ALL.into_iter().filter(here).collect();
    let book = printed.book(*scenarios.first()?);
    let def = &book.characters[id];
    let abilities = (0..).zip(&def.abilities).filter_map(|(n, hooked)| {
        let action = hooked.hook == Hook::CharacterAction;
        Some(AbilityFacts::of(&book.character_words(id, n)?, action, language))
    });
    Some(CharacterFacts {
        id,
        name: said(language, &Text::of("character", id.slug())),
        title: said(language, &title(Thing::Character(id), book.scenario())),
        side: if def.kind == Kind::Minion { Side::Shadow } else { Side::FreePeoples },
        kind: def.kind,
        is: said(language, &Text::of("kind", def.kind.slug())),
        leadership: def.leadership,
        modifier: def.modifier,
        level: (def.level != CharacterDef::UNLIMITED).then_some(def.level),
        space: def.space,
        die: def.die,
        entry: said(language, &book.entry_words(id).0),
        start: def.start.areas.iter().collect(),
        abilities: abilities.collect(),
        track: book.track_words(id).map(|words| AbilityFacts::of(&words, false, language)),
        ours: printed.still_ours(ours::of_character(id), &format!("characters/{}/", id.slug())),
        scenarios,
    })
}

/// The Nazgûl abilities.
pub(super) fn nazgul(printed: &Printed, language: &dyn Language) -> Vec<AbilityFacts> {
    let book = printed.book(Scenario::Gondor);
    let all = (0..u8::MAX).map_while(|n| book.nazgul_words(n));
    all.map(|words| AbilityFacts::of(&words, false, language)).collect()
}
