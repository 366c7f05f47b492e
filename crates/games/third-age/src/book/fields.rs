//! Which values a pack may give (Appendix E): the keys, in which row each stands, what else comes with it.
//!
//! A key is file / id / path inside the object. Every object of the data names in `reconstructed` the fields that are ours; all
//! others are fact.

use super::data::{Data, joins, list, text};
use super::ground::map_of;
use crate::ids::{Area, Pool, Scenario};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A value that a pack may give.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Field {
    /// Its row in Appendix E.
    pub row: &'static str,
    /// The file.
    pub file: &'static str,
    /// The object's id; empty if the file is the object.
    pub id: String,
    /// The path inside the object.
    pub path: String,
}

impl Field {
    fn new(row: &'static str, file: &'static str, id: &str, path: &str) -> Field {
        Field { row, file, id: id.to_owned(), path: path.to_owned() }
    }

    /// Its key.
    pub fn key(&self) -> String {
        format!("{}/{}/{}", self.file, self.id, self.path)
    }

    /// Our own value.
    pub fn ours(&self) -> Value {
        let Some(mut at) = Data::ours().object(self.file, &self.id) else { return Value::Null };
        if let Some(name) = self.path.strip_prefix("abilities.") {
            let abilities = list(at.get("abilities"));
            return abilities.iter().find(|one| text(one, "name") == name).cloned().unwrap_or_default();
        }
        let mut rest = self.path.as_str();
        loop {
            let (first, behind) = rest.split_once('.').unwrap_or((rest, ""));
            match at.get(first) {
                Some(value) if behind.is_empty() => return value.clone(),
                Some(value) => at = value,
                // A card without hooks has none.
                None if first == "hooks" => return Value::Array(Vec::new()),
                None => return Value::Null,
            }
            rest = behind;
        }
    }
}

/// The rows of Appendix E, in their order.
pub const ROWS: [&str; 23] = [
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16",
    "R17", "R18", "R19", "R20", "R21", "R22", "R23",
];

/// All values that are listed, by rows. Borders between areas that do not touch, and areas where nobody stands at first, come
/// besides ([`named`]).
fn fields() -> Vec<Field> {
    let mut all = Vec::new();
    for scenario in Scenario::ALL {
        map_fields(&mut all, map_of(scenario));
    }
    for tile in Data::ours().list("fate-tiles", "tiles") {
        all.push(Field::new("R6", "fate-tiles", text(tile, "id"), "copies"));
    }
    for (row, file) in [("R7", "setup-rohan"), ("R8", "setup-gondor")] {
        for part in ["free", "shadow", "recruitmentTokens"] {
            let names = Data::ours().file(file).get(part).and_then(Value::as_object);
            for name in names.into_iter().flat_map(|names| names.keys()) {
                all.push(Field::new(row, file, "", &format!("{part}.{name}")));
            }
        }
    }
    unit_fields(&mut all);
    character_fields(&mut all);
    all.push(Field::new("R16", "characters", "", "nazgulAbilities.list"));
    all.push(Field::new("R16", "characters", "", "nazgulAbilities.limit"));
    for (list, fields) in [("orders", ["type", "effect", "ops"]), ("combats", ["timing", "effect", "ops"])] {
        for value in Data::ours().list("cards-generic", list) {
            all.extend(fields.map(|field| Field::new("R17", "cards-generic", text(value, "id"), field)));
        }
    }
    for (row, file) in [("R18", "cards-story-free"), ("R19", "cards-story-shadow")] {
        for card in Data::ours().list(file, "cards") {
            for scenario in ["rohan", "gondor"] {
                let half = card.get(scenario).unwrap_or(&Value::Null);
                card_fields(&mut all, row, file, text(card, "id"), &format!("{scenario}."), half);
            }
        }
    }
    for (row, file) in [("R20", "cards-grima"), ("R21", "cards-darkness")] {
        for card in Data::ours().list(file, "cards") {
            card_fields(&mut all, row, file, text(card, "id"), "", card);
        }
    }
    for path in ["leadership.count", "damage.count", "controlMarkers"] {
        all.push(Field::new("R22", "tokens", "", path));
    }
    let number = |field: &Field| ROWS.iter().position(|row| *row == field.row);
    all.sort_by_key(number);
    all
}

/// The fields of an object that are ours.
fn reconstructed(value: &Value) -> impl Iterator<Item = &str> {
    list(value.get("reconstructed")).iter().filter_map(Value::as_str)
}

fn map_fields(all: &mut Vec<Field>, file: &'static str) {
    for border in Data::ours().list(file, "borders") {
        if reconstructed(border).any(|field| field == "border") {
            let id = format!("{}--{}", text(border, "a"), text(border, "b"));
            all.push(Field::new("R1", file, &id, "border"));
            if border.get("protectedSide").is_some() {
                all.push(Field::new("R1", file, &id, "protectedSide"));
            }
        }
    }
    for list in ["areas", "recruitmentAreas"] {
        for area in Data::ours().list(file, list) {
            for field in reconstructed(area) {
                let row = match field {
                    "x" | "y" => "R2",
                    "region" => "R3",
                    _ => "R4",
                };
                all.push(Field::new(row, file, text(area, "id"), field));
            }
        }
    }
    for field in reconstructed(Data::ours().file(file)) {
        all.push(Field::new("R5", file, "", field));
    }
}

fn unit_fields(all: &mut Vec<Field>) {
    for scenario in ["rohan", "gondor"] {
        for unit in Data::ours().list("units", scenario) {
            let id = format!("{scenario}.{}", text(unit, "id"));
            for field in reconstructed(unit) {
                let row = match field {
                    "combatStrength" => "R9",
                    "favoriteTerrain" => "R11",
                    _ => "R10",
                };
                all.push(Field::new(row, "units", &id, field));
            }
        }
    }
}

/// Characters whose place of entry is a row of its own (rule 9.9.4).
const IN_RECRUITMENT_AREAS: [&str; 4] = ["imrahil", "aragorn-gondor", "theoden-gondor", "eomer-gondor"];

fn character_fields(all: &mut Vec<Field>) {
    for character in Data::ours().list("characters", "characters") {
        let id = text(character, "id");
        for field in reconstructed(character) {
            let row = match field {
                "leadership" | "leadershipModifier" => "R12",
                "level" => "R13",
                "startAreas" if IN_RECRUITMENT_AREAS.contains(&id) => "R23",
                "entry" | "startAreas" | "unitsPlacedOnEntry" => "R14",
                _ => "R15",
            };
            all.push(Field::new(row, "characters", id, field));
            if field == "entry" {
                all.push(Field::new(row, "characters", id, "ways"));
            }
        }
    }
}

/// The fields of a card, or of a half of one. What the engine needs comes with what people read.
fn card_fields(
    all: &mut Vec<Field>,
    row: &'static str,
    file: &'static str,
    id: &str,
    prefix: &str,
    half: &Value,
) {
    let mut add = |fields: &[&str]| {
        for field in fields {
            let field = Field::new(row, file, id, &format!("{prefix}{field}"));
            if !all.contains(&field) {
                all.push(field);
            }
        }
    };
    for field in reconstructed(half) {
        match field {
            "type" => add(&["type"]),
            "playIf" => add(&["playIf", "requires"]),
            "effect" => add(&["effect", "ops", "choices", "hooks", "timing"]),
            // A card that comes to stay needs to know for how long.
            "playOnTable" => add(&["playOnTable", "timing", "hooks", "discardWhen", "discardIf"]),
            _ => {}
        }
    }
}

/// The values that are listed, by rows.
pub static FIELDS: LazyLock<Vec<Field>> = LazyLock::new(fields);

/// Where each of them stands in the list, by its key.
static PLACES: LazyLock<HashMap<String, usize>> =
    LazyLock::new(|| FIELDS.iter().enumerate().map(|(n, field)| (field.key(), n)).collect());

/// The listed value with this key.
pub fn listed(key: &str) -> Option<&'static Field> {
    FIELDS.get(*PLACES.get(key)?)
}

/// What must be given together: each of these with all the others.
pub(super) const TOGETHER: [[&str; 2]; 4] =
    [["effect", "ops"], ["playIf", "requires"], ["discardWhen", "discardIf"], ["entry", "ways"]];

/// What a key says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// A value that a pack may give.
    Field(Field),
    /// A fact, which no pack changes.
    Fact,
    /// Nothing.
    Unknown,
}

/// The field with this key. Borders have two names, and may be new; a set-up may use any area of its board.
pub fn named(key: &str) -> Named {
    if let Some(field) = listed(key) {
        return Named::Field(field.clone());
    }
    let mut parts = key.splitn(3, '/');
    let (Some(file), Some(id), Some(path)) = (parts.next(), parts.next(), parts.next()) else {
        return Named::Unknown;
    };
    let Some(file) = Data::names().find(|name| *name == file) else { return Named::Unknown };
    let field = |row| Named::Field(Field::new(row, file, id, path));
    let on_map =
        |map: &str, id: &str| Data::ours().object(map, id).is_some() && Area::from_slug(id).is_some();
    if let Some((a, b)) = id.split_once("--") {
        let areas = [a, b].iter().all(|area| {
            on_map(file, area) && Area::from_slug(area).is_some_and(|area| !area.is_recruitment())
        });
        if !file.starts_with("map-") || !areas || a == b || !["border", "protectedSide"].contains(&path) {
            return Named::Unknown;
        }
        let ours = Data::ours().list(file, "borders").iter().find(|border| joins(border, a, b));
        let fact = ours.is_some_and(|border| reconstructed(border).next().is_none());
        return if fact { Named::Fact } else { field("R1") };
    }
    if file.starts_with("setup-") && id.is_empty() {
        let (row, map) = if file == "setup-rohan" { ("R7", "map-rohan") } else { ("R8", "map-gondor") };
        return match path.split_once('.') {
            Some(("free" | "shadow", area)) if on_map(map, area) => field(row),
            Some(("recruitmentTokens", pool)) if Pool::from_slug(pool).is_some() => Named::Unknown,
            _ if Data::ours().file(file).get(path).is_some() => Named::Fact,
            _ => Named::Unknown,
        };
    }
    let there = Field::new("", file, id, path);
    let exists = Data::ours().object(file, id).is_some() && !there.ours().is_null() && path != "hooks";
    if exists { Named::Fact } else { Named::Unknown }
}

/// Reads a field of an object of a file; its id is empty if it is the file's only one.
pub(super) fn reader_of<'a>(
    file: &str,
    id: &str,
    field: &str,
    faults: &'a mut Vec<kernel::PackFault>,
) -> kernel::PackReader<'a> {
    kernel::PackReader::new(format!("{file}/{id}/{field}"), faults)
}
