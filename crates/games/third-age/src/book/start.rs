//! Units, tokens, tiles and the set-up out of the data (chapters 2 and 4).

use super::data::{Data, text};
use super::fields::reader_of;
use super::people::{IN_BATTLE, read_said, read_timing};
use super::slots::{read_ability_ops, side};
use super::words::Scope;
use super::{Counters, SetupDef, Timing, UnitDef};
use crate::figures::Party;
use crate::ids::{
    Area, BySide, ByUnit, Character, Leader, Leaders, Pool, Scenario, Side, Terrain, Terrains, Tile, Tiles,
    TokenFace, TokenFaces, Unit,
};
use kernel::{PackFault as Fault, PackReader as Reader, Text};
use serde_json::Value;

/// The types of units.
pub(super) fn units(scope: Scope, data: &Data, faults: &mut Vec<Fault>) -> ByUnit<UnitDef> {
    let none = |_| UnitDef {
        figures: 0,
        strength: 0,
        favorite: Terrains::EMPTY,
        when_attacking: false,
        timing: Timing::Step4,
        ops: Vec::new(),
        said: None,
    };
    let mut all = ByUnit::from_fn(none);
    let scenario = scope.scenario.slug();
    for value in data.list("units", scenario) {
        let Some(unit) = Unit::from_slug(text(value, "id")) else { continue };
        let id = format!("{scenario}.{}", unit.slug());
        let get = |name: &str| value.get(name).unwrap_or(&Value::Null);
        let strength = reader_of("units", &id, "combatStrength", faults);
        let strength = { strength }.small("", get("combatStrength"), 1, 3).unwrap_or(1);
        let (favorite, when_attacking) =
            read_terrains(&mut reader_of("units", &id, "favoriteTerrain", faults), get("favoriteTerrain"));
        let mut reader = reader_of("units", &id, "ability", faults);
        let (mut timing, mut ops, mut said) = (Timing::Step4, Vec::new(), None);
        if let Some(object) = reader.object("", get("ability")) {
            reader.only("", object, &["name", "text", "timing", "ops"]);
            said = read_said(&mut reader, "", object, "text");
            timing = read_timing(&mut reader, "", object, &IN_BATTLE);
            ops = read_ability_ops(&mut reader, ".ops", object.get("ops").unwrap_or(&Value::Null), scope);
        }
        let figures = count(get("figures"));
        all[unit] = UnitDef { figures, strength, favorite, when_attacking, timing, ops, said };
    }
    all
}

fn count(value: &Value) -> u8 {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or_default()
}

fn read_terrains(reader: &mut Reader, value: &Value) -> (Terrains, bool) {
    const WHEN_ATTACKING: &str = "any-when-attacking";
    let known: Vec<&str> = Terrain::ALL.map(Terrain::slug).into_iter().chain([WHEN_ATTACKING]).collect();
    let find = |word: &str| match word {
        WHEN_ATTACKING => Some(None),
        _ => Terrain::from_slug(word).map(Some),
    };
    let words = reader.words("", value, 0, find, &known);
    (words.iter().copied().flatten().collect(), words.contains(&None))
}

/// The Leader figures of a scenario.
pub(super) fn leaders(scenario: Scenario, data: &Data) -> Leaders {
    let mut all = Leaders::EMPTY;
    for value in data.list("units", "other") {
        if let Some(leader) = Leader::from_slug(text(value, "id"))
            && ["both", scenario.slug()].contains(&text(value, "scenario"))
        {
            all.add(leader, count(value.get("figures").unwrap_or(&Value::Null)));
        }
    }
    all
}

/// The Recruitment tokens of a scenario (rule 4.3). No pack changes them.
pub(super) fn tokens(scenario: Scenario, data: &Data) -> TokenFaces {
    let pools = data.file("tokens").get("recruitment").and_then(|all| all.get(scenario.slug()));
    let mut all = TokenFaces::EMPTY;
    for (pool, tokens) in pools.and_then(Value::as_object).into_iter().flatten() {
        for token in tokens.as_array().into_iter().flatten() {
            let (unit, n) = (text(token, "unit"), count(token.get("value").unwrap_or(&Value::Null)));
            let fits = |face: &TokenFace| {
                Some(face.pool()) == Pool::from_slug(pool)
                    && match face.units() {
                        Some((of, many)) => of.slug() == unit && many == n,
                        None if *face == TokenFace::Woses => text(token, "special") == "woses",
                        None => n == 0 && !unit.is_empty(),
                    }
            };
            if let Some(face) = TokenFace::ALL.into_iter().find(fits) {
                all.add(face, count(token.get("count").unwrap_or(&Value::Null)));
            }
        }
    }
    all
}

/// The normal Fate tiles (rule 4.5).
pub(super) fn tiles(data: &Data, faults: &mut Vec<Fault>) -> Tiles {
    let mut all = Tiles::EMPTY;
    for value in data.list("fate-tiles", "tiles") {
        let id = text(value, "id");
        let copies = value.get("copies").unwrap_or(&Value::Null);
        let normal = text(value, "kind") == "normal";
        // The special tiles are there once each (R6).
        let (least, most) = if normal { (0, 12) } else { (1, 1) };
        let copies = reader_of("fate-tiles", id, "copies", faults).small("", copies, least, most);
        if let (Some(tile), Some(copies), true) = (Tile::from_slug(id), copies, normal) {
            all.add(tile, copies);
        }
    }
    all
}

/// How many tokens and markers there are (R22).
pub(super) fn counters(data: &Data, faults: &mut Vec<Fault>) -> Counters {
    let file = data.file("tokens");
    let mut read = |field: &str, value: Option<&Value>, least: u8| {
        let value = value.unwrap_or(&Value::Null);
        if value.as_str() == Some("unlimited") {
            return None;
        }
        let mut reader = reader_of("tokens", "", field, faults);
        if value.is_string() {
            reader.unknown("", value.as_str().unwrap_or_default(), ["unlimited"]);
            return None;
        }
        reader.small("", value, least, 200)
    };
    let of = |name: &str| file.get(name).and_then(|one| one.get("count"));
    Counters {
        leadership: read("leadership.count", of("leadership"), 4),
        damage: read("damage.count", of("damage"), 20),
        control: read("controlMarkers", file.get("controlMarkers"), 11),
    }
}

/// The dice of each side at first, and at most (rule 5.7).
pub(super) fn pools() -> BySide<(u8, u8)> {
    BySide::from_fn(|side| match side {
        Side::FreePeoples => (4, 6),
        Side::Shadow => (6, 9),
    })
}

/// The set-up file of a scenario.
pub(super) const fn setup_of(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Rohan => "setup-rohan",
        Scenario::Gondor => "setup-gondor",
    }
}

/// The set-up.
pub(super) fn setup(scenario: Scenario, data: &Data, faults: &mut Vec<Fault>) -> SetupDef {
    let file = setup_of(scenario);
    let mut setup = SetupDef::default();
    for name in ["free", "shadow"] {
        let whose = side(name).unwrap_or(Side::Shadow);
        for (area, value) in data.file(file).get(name).and_then(Value::as_object).into_iter().flatten() {
            let field = format!("{name}.{area}");
            let mut reader = reader_of(file, "", &field, faults);
            if let Some(area) = place(&mut reader, "", area, scenario) {
                setup.armies.push((area, read_party(&mut reader, value, whose)));
            }
        }
    }
    let tokens = data.file(file).get("recruitmentTokens").and_then(Value::as_object);
    for (name, places) in tokens.into_iter().flatten() {
        let Some(pool) = Pool::from_slug(name).filter(|pool| pool.scenario() == scenario) else { continue };
        let field = format!("recruitmentTokens.{name}");
        let mut reader = reader_of(file, "", &field, faults);
        let Some(places) = reader.object("", places) else { continue };
        for (area, n) in places {
            let path = format!(".{area}");
            if let (Some(area), Some(n)) =
                (place(&mut reader, &path, area, scenario), reader.small(&path, n, 1, 40))
            {
                setup.tokens.push((pool, area, n));
            }
        }
    }
    setup
}

/// A place of the scenario's board.
fn place(reader: &mut Reader, path: &str, word: &str, scenario: Scenario) -> Option<Area> {
    let file = super::ground::map_of(scenario);
    let there = |area: &Area| Data::ours().object(file, area.slug()).is_some();
    let found = Area::from_slug(word).filter(there);
    if found.is_none() {
        reader.unknown(path, word, Area::ALL.into_iter().filter(there).map(Area::slug));
    }
    found
}

/// An Army with its Leaders and Characters.
fn read_party(reader: &mut Reader, value: &Value, whose: Side) -> Party {
    let mut party = Party::default();
    let Some(object) = reader.object("", value) else { return party };
    reader.only("", object, &["units", "leaders", "characters"]);
    if let Some(units) = object.get("units").and_then(|units| reader.object(".units", units)) {
        for (name, n) in units {
            let n = reader.small(&format!(".units.{name}"), n, 1, 36).unwrap_or_default();
            match Unit::from_slug(name).filter(|unit| unit.side() == whose) {
                Some(unit) => party.units.add(unit, n),
                None => {
                    let own = Unit::ALL.into_iter().filter(|unit| unit.side() == whose);
                    reader.unknown(".units", name, own.map(Unit::slug));
                }
            }
        }
    }
    if let Some(leaders) = object.get("leaders").and_then(|leaders| reader.object(".leaders", leaders)) {
        for (name, n) in leaders {
            let n = reader.small(&format!(".leaders.{name}"), n, 1, 8).unwrap_or_default();
            match Leader::from_slug(name).filter(|_| whose == Side::FreePeoples) {
                Some(leader) => party.leaders.add(leader, n),
                None => reader.unknown(".leaders", name, Leader::ALL.map(Leader::slug)),
            }
        }
    }
    if let Some(characters) = object.get("characters") {
        let minions = [Character::Saruman, Character::WitchKing, Character::Gothmog];
        let own = |one: &Character| minions.contains(one) == (whose == Side::Shadow);
        let known: Vec<&str> = Character::ALL.into_iter().filter(own).map(Character::slug).collect();
        let find = |word: &str| Character::from_slug(word).filter(own);
        let words = reader.words(".characters", characters, 0, find, &known);
        party.characters = words.into_iter().collect();
    }
    if party.units.is_empty() && party.leaders.is_empty() && party.characters.is_empty() {
        reader.fault("", Text::new("fault-nobody"));
    }
    party
}
