//! Data packs: what an owner of the box may correct (Appendix E), and whether a pack fits.

mod names;
#[cfg(test)]
mod tests;
mod told;
mod vocabulary;

use crate::book::fields::{FIELDS, Field, Named, listed, named};
use crate::book::{NazgulLimit, Timing, compile_pack};
use crate::ids::{Area, Border, Card, Character, Combat, Order, Pool, Region, Scenario, Terrain, Tile, Unit};
use crate::state::State;
use kernel::{
    Language, Pack, PackChoice, PackEntry, PackFault, PackForm, PackGroup, PackShape, PackVocabulary, Packs,
    ShippedPack, Text,
};
use serde_json::{Map, Value};
use std::sync::LazyLock;
use vocabulary::from_to;

/// The packs of this game.
pub(crate) struct ThirdAgePacks;

static ENTRIES: LazyLock<Vec<PackEntry>> = LazyLock::new(|| FIELDS.iter().map(entry).collect());

fn choice(id: &'static str, name: Text) -> PackChoice {
    PackChoice { id: id.to_owned(), name }
}

fn area_name(area: Area) -> Text {
    Text::of("area", area.slug()).part("title")
}

/// The areas of a map; recruitment areas too, if they are wanted.
fn areas_of(file: &str, recruitment: bool) -> Vec<PackChoice> {
    let scenario = if file.ends_with("rohan") { Scenario::Rohan } else { Scenario::Gondor };
    let book = crate::book::Book::Ours(scenario);
    let more = if recruitment { book.board.recruitment } else { crate::ids::Areas::EMPTY };
    (book.board.areas | more).iter().map(|area| choice(area.slug(), area_name(area))).collect()
}

/// The last name of a path: `ops` of `rohan.ops`.
fn last(field: &Field) -> &str {
    field.path.rsplit('.').next().unwrap_or_default()
}

/// The words under which the field is spoken of.
fn field_word(field: &Field) -> &'static str {
    let known = [
        "border",
        "protectedSide",
        "x",
        "y",
        "region",
        "arrowsTo",
        "entExceptions",
        "anduinSouthAreas",
        "catapultAreas",
        "copies",
        "combatStrength",
        "ability",
        "name",
        "favoriteTerrain",
        "leadership",
        "leadershipModifier",
        "level",
        "entry",
        "ways",
        "startAreas",
        "unitsPlacedOnEntry",
        "abilities",
        "fateTrackAbility",
        "list",
        "limit",
        "type",
        "timing",
        "effect",
        "ops",
        "playIf",
        "requires",
        "choices",
        "hooks",
        "playOnTable",
        "discardWhen",
        "discardIf",
        "count",
        "controlMarkers",
    ];
    let first = field.path.split('.').next().unwrap_or_default();
    match first {
        "abilities" => "abilities",
        "free" => "free",
        "shadow" => "shadow",
        "recruitmentTokens" => "recruitmentTokens",
        _ => known.into_iter().find(|word| *word == last(field)).unwrap_or("value"),
    }
}

/// A name with its scenario, if it has one.
fn in_scenario(name: Text, scenario: &str) -> Text {
    match Scenario::from_slug(scenario) {
        Some(scenario) => Text::of("pack-in", scenario.slug()).text("name", name),
        None => name,
    }
}

/// What a field is about within its part, and its name.
fn about(field: &Field) -> Option<(String, Text)> {
    let id = field.id.as_str();
    let name = if let Some((a, b)) = id.split_once("--") {
        let (a, b) = (Area::from_slug(a)?, Area::from_slug(b)?);
        Text::new("pack-between").text("a", area_name(a)).text("b", area_name(b))
    } else if let Some(area) = Area::from_slug(id).filter(|_| field.file.starts_with("map-")) {
        area_name(area)
    } else if field.file.starts_with("setup-") {
        let (_, place) = field.path.split_once('.')?;
        let name = match (Area::from_slug(place), Pool::from_slug(place)) {
            (Some(area), _) => area_name(area),
            (None, Some(pool)) => Text::of("pool", pool.slug()),
            (None, None) => return None,
        };
        return Some((field.path.clone(), name));
    } else if field.file == "units" {
        let (scenario, unit) = id.split_once('.')?;
        in_scenario(Text::of("unit", Unit::from_slug(unit)?.slug()), scenario)
    } else if field.file == "characters" && !id.is_empty() {
        // Some are in both battles, each time on another card.
        let scenario = id.rsplit_once('-').map_or("", |(_, scenario)| scenario);
        in_scenario(Text::of("character", Character::from_slug(id)?.slug()), scenario)
    } else if field.file == "fate-tiles" {
        Text::of("tile", Tile::from_slug(id)?.slug())
    } else if let Some(order) = Order::from_slug(id) {
        Text::of("order", order.slug())
    } else if let Some(combat) = Combat::from_slug(id) {
        Text::of("combat", combat.slug())
    } else {
        let card = Text::of("card", Card::from_slug(id)?.slug());
        let half = match field.path.split('.').next() {
            Some("rohan") => Some("rohan"),
            Some("gondor") => Some("gondor"),
            _ => None,
        };
        if let Some(half) = half {
            return Some((format!("{id}/{half}"), card.part(half)));
        }
        card
    };
    Some((id.to_owned(), name))
}

fn entry(field: &Field) -> PackEntry {
    let said = || Text::of("pack", field.row);
    let what = Text::of("pack-field", field_word(field));
    let about = about(field);
    let what = match &about {
        Some((_, name)) => Text::new("pack-of").text("name", name.clone()).text("what", what),
        None => what,
    };
    PackEntry {
        key: field.key(),
        group: Some(PackGroup {
            row: field.row.to_owned(),
            title: said(),
            part: choice(field.file, Text::of("pack-part", field.file)),
            about: about.map(|(id, name)| PackChoice { id, name }),
        }),
        what,
        ours: field.ours(),
        limits: said().part("limits"),
        look_up: said().part("look-up"),
        form: form(field),
    }
}

/// The form in which a value is edited.
fn form(field: &Field) -> PackForm {
    let words = |ids: &[&'static str], of: &'static str| -> Vec<PackChoice> {
        ids.iter().map(|id| choice(id, Text::of(of, id))).collect()
    };
    match field_word(field) {
        "border" => border_form(field).unwrap_or(PackForm::Json),
        "protectedSide" => {
            let ends = field.id.split_once("--").map(|(a, b)| [a, b]).into_iter().flatten();
            let ends = ends.filter_map(Area::from_slug);
            PackForm::OneOf { of: ends.map(|area| choice(area.slug(), area_name(area))).collect() }
        }
        "x" | "y" => PackForm::Number(from_to(0, 1000)),
        "region" => {
            let regions = Region::ALL.into_iter();
            let rohan = field.file == "map-rohan";
            let here = regions.filter(|region| ((*region as u8) < Region::OuterDefenses as u8) == rohan);
            PackForm::OneOf {
                of: here
                    .map(|one| choice(one.slug(), Text::of("region", one.slug()).part("title")))
                    .collect(),
            }
        }
        "arrowsTo" | "anduinSouthAreas" | "catapultAreas" => {
            PackForm::Several { of: areas_of(field.file, false) }
        }
        "copies" => PackForm::Number(from_to(0, 12)),
        "combatStrength" => PackForm::Number(from_to(1, 3)),
        "leadership" | "leadershipModifier" => PackForm::Number(from_to(0, 3)),
        "level" => PackForm::Number(from_to(0, 4)),
        "favoriteTerrain" => {
            let mut of = words(&Terrain::ALL.map(Terrain::slug), "terrain");
            of.push(choice("any-when-attacking", Text::new("pack-any-when-attacking")));
            PackForm::Several { of }
        }
        "recruitmentTokens" => shaped(vocabulary::tokens()),
        "free" | "shadow" => PackForm::Shaped {
            shape: vocabulary::party(field_word(field) == "free"),
            nothing: Some(Text::new("pack-nobody-there")),
        },
        "limit" => PackForm::OneOf { of: words(&NazgulLimit::ALL.map(NazgulLimit::slug), "pack-limit") },
        "type" => PackForm::OneOf { of: words(&["character", "army", "muster"], "type") },
        "timing" => {
            let table = [Timing::Action, Timing::Table];
            let combat = Combat::from_slug(&field.id).is_some();
            let fits = |timing: &Timing| table.contains(timing) != combat;
            let of: Vec<&str> = Timing::ALL.into_iter().filter(fits).map(Timing::slug).collect();
            PackForm::OneOf { of: words(&of, "pack-timing") }
        }
        "playOnTable" => PackForm::Flag,
        "effect" | "playIf" | "discardWhen" | "entry" | "name" => PackForm::Text,
        "ops" => shaped(PackShape::Ops),
        "requires" | "discardIf" => shaped(vocabulary::tests()),
        "choices" => shaped(vocabulary::texts()),
        "hooks" => shaped(vocabulary::hooks()),
        "ability" => shaped(vocabulary::unit_ability()),
        "abilities" if field.path == "abilities" => shaped(PackShape::List(Box::new(vocabulary::ability()))),
        "abilities" => shaped(vocabulary::ability()),
        "fateTrackAbility" => {
            PackForm::Shaped { shape: vocabulary::ability(), nothing: Some(Text::new("pack-no-ability")) }
        }
        "list" => shaped(vocabulary::nazgul()),
        "ways" => shaped(vocabulary::ways()),
        "startAreas" => shaped(vocabulary::places()),
        "unitsPlacedOnEntry" => shaped(vocabulary::company()),
        "entExceptions" => shaped(vocabulary::ent_steps()),
        "count" | "controlMarkers" => shaped(vocabulary::counters()),
        _ => PackForm::Json,
    }
}

fn border_form(field: &Field) -> Option<PackForm> {
    let (a, b) = field.id.split_once("--")?;
    let end = |word| Area::from_slug(word).map(|area| choice(area.slug(), area_name(area)));
    let of = Border::ALL.into_iter().filter(|border| !matches!(border, Border::CityWall | Border::CityGate));
    Some(PackForm::Border {
        between: [end(a)?, end(b)?],
        of: of.map(|border| choice(border.slug(), Text::of("border", border.slug()))).collect(),
    })
}

fn shaped(shape: PackShape) -> PackForm {
    PackForm::Shaped { shape, nothing: None }
}

impl Packs for ThirdAgePacks {
    fn entries(&self) -> Vec<PackEntry> {
        ENTRIES.clone()
    }

    fn further(&self, pack: &Pack) -> Vec<PackEntry> {
        let unlisted = |key: &String| match named(key) {
            Named::Field(field) if listed(key).is_none() => Some(entry(&field)),
            Named::Field(_) | Named::Fact | Named::Unknown => None,
        };
        pack.values().keys().filter_map(unlisted).collect()
    }

    fn vocabulary(&self) -> PackVocabulary {
        vocabulary::vocabulary()
    }

    fn tells(&self, key: &str, value: &Value) -> Vec<Text> {
        match named(key) {
            Named::Field(field) => told::value_told(&field, field_word(&field), value),
            Named::Fact | Named::Unknown => Vec::new(),
        }
    }

    fn why_unknown(&self, key: &str) -> Option<Text> {
        (named(key) == Named::Fact).then(|| Text::new("fault-fact"))
    }

    fn check(&self, pack: &Pack) -> Vec<PackFault> {
        let faults = compile_pack(pack.values()).err().unwrap_or_default();
        let fault = |fault: crate::book::PackFault| {
            let what = match fault.row {
                "" => fault.what,
                row => Text::new("fault-in-row").written("row", row).text("what", fault.what),
            };
            PackFault::new(fault.key, what)
        };
        faults.into_iter().map(fault).collect()
    }

    fn facts(&self, pack: &Pack, language: &dyn Language) -> Option<Value> {
        State::packed_facts(pack, language)
    }

    /// The set-up of Gondor with which computer players win about as often on both sides (R8). Its figures are in
    /// docs/computer-players.md.
    fn shipped(&self) -> Vec<ShippedPack> {
        let pack = Pack::parse(include_str!("../data/balanced.json"));
        let balanced = |pack| ShippedPack { id: "balanced", about: Text::new("shipped-balanced"), pack };
        pack.ok().map(balanced).into_iter().collect()
    }

    /// What to look up is said once for each row: the values are many.
    fn template(&self, game: &str, name: &str, language: &dyn Language) -> Value {
        let mut notes = Map::new();
        for row in crate::book::fields::ROWS {
            let said = || -> Text { Text::of("pack", row) };
            let note = Text::new("pack-note")
                .text("what", said())
                .text("look-up", said().part("look-up"))
                .text("limits", said().part("limits"));
            notes.insert(row.to_owned(), Value::from(note.render(language)));
        }
        let values: Map<String, Value> =
            self.entries().into_iter().map(|entry| (entry.key, entry.ours)).collect();
        serde_json::json!({
            "format": Pack::FORMAT, "game": game, "pack": name, "notes": notes, "values": values,
        })
    }
}
