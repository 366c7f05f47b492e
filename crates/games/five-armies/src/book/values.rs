//! The values of Appendix A, one by one: checked and compiled into the tables.

use super::slots::{read_ops, region_named};
use super::{Ability, Archery, Condition, Entry, Presence, Tables};
use crate::ids::{
    Area, Areas, ByArea, Character, Face, REGIONS, Side, Terrain, Territory, Tile, TokenFace, Unit,
};
use crate::ops::Op;
use crate::printed::distances::MILLIMETRES;
use kernel::{PackReader as Reader, Text};
use serde_json::{Map, Value};

/// Steps of Beorn's Wrath, of Bilbo's Rings when they enter play (rules 11.1, 7.10).
const WRATH: u8 = 8;
const RINGS: u8 = 5;

/// Conditions of an option.
const CONDITIONS: [&str; 1] = ["general-with-army"];

/// What may be in a region.
const PRESENCE: [&str; 7] = [
    "units",
    "shadow-units",
    "shadow-army",
    "free-peoples-army",
    "shadow-control-marker",
    "other-free-peoples-character",
    "free-peoples-leadership-token",
];

/// The totals of the piles (rule 1.5).
const TOKENS: [(&str, &[TokenFace], u16); 3] = [
    ("shadow", &[TokenFace::Orcs, TokenFace::TwoOrcs, TokenFace::Wargs, TokenFace::GreatOrcs], 27),
    ("dwarves-and-men", &[TokenFace::LakeMen, TokenFace::DwarfRegulars, TokenFace::DwarfVeterans], 17),
    ("elves", &[TokenFace::Archers, TokenFace::Spearmen], 20),
];

/// The normal Fate tiles (rule 1.5), their number, and the sum of their values that the track needs at least (R16).
const TILES: [Tile; 5] = [Tile::One, Tile::OneRune, Tile::Two, Tile::TwoRune, Tile::Three];
const N_TILES: u16 = 12;
const LEAST_SUM: u16 = 17;

/// What no pack changes.
pub(super) fn printed() -> Tables {
    let mut tables = Tables::default();
    for (character, leadership) in [
        (Character::Bard, 1),
        (Character::Dain, 2),
        (Character::Thranduil, 2),
        (Character::Thorin, 2),
        (Character::Bolg, 3),
    ] {
        tables.leadership[character] = leadership;
    }
    let always = |op: Op| Ability { condition: Condition::Always, ops: vec![op] };
    // Rule 7.6.1.
    tables.abilities[Character::Thranduil] = vec![always(Op::Archery(None))];
    tables.abilities[Character::LordOfTheEagles] = vec![always(Op::PlaceEagles(1)), always(Op::FlyEagles)];
    // Rule 7.10: with another character of the Free Peoples or a Leadership token.
    tables.entries[Character::Bilbo] = Entry {
        dice: [Face::Character].into_iter().collect(),
        areas: REGIONS,
        with: Presence { other_character: true, free_peoples_leadership: true, ..Presence::default() },
        without: Presence::default(),
        ops: vec![Op::AddRings(RINGS)],
    };
    tables
}

/// Reads one value into the tables.
pub(super) fn read(reader: &mut Reader, tables: &mut Tables, id: &str, value: &Value) {
    match id {
        "R1" => {
            tables.leadership[Character::Gandalf] = reader.small("", value, 0, 3).unwrap_or_default();
        }
        "R2" => read_movement(reader, tables, value),
        "R3" => tables.abilities[Character::Bard] = read_options(reader, value, Character::Bard),
        "R4" => tables.abilities[Character::Dain] = read_options(reader, value, Character::Dain),
        // The numbers come in their order, so that the first option is there when the second is read.
        "R5" => {
            let option = read_option(reader, "", value, Character::Gandalf);
            tables.abilities[Character::Gandalf] = option.into_iter().collect();
        }
        "R6" if !value.is_null() => {
            let option = read_option(reader, "", value, Character::Gandalf);
            tables.abilities[Character::Gandalf].extend(option);
        }
        "R7" => tables.archery = read_archery(reader, value).unwrap_or_default(),
        "R8" if !value.is_null() => {
            let option = read_option(reader, "", value, Character::Thranduil);
            tables.abilities[Character::Thranduil].extend(option);
        }
        "R6" | "R8" => {}
        "R9" => tables.entries[Character::LordOfTheEagles] = read_eagles(reader, value),
        "R10" => {
            tables.entries[Character::Thorin] = read_entry(reader, value, Character::Thorin, true);
        }
        "R11" => {
            let mut entry = read_entry(reader, value, Character::Beorn, false);
            entry.ops = vec![Op::AddWrath(WRATH)];
            tables.entries[Character::Beorn] = entry;
        }
        "R12" => {
            let mut entry = read_entry(reader, value, Character::Bolg, false);
            entry.ops = vec![Op::Bodyguards];
            tables.entries[Character::Bolg] = entry;
        }
        "R13" => {
            let abilities = reader.list("", value, 0, 2).unwrap_or_default();
            let each = abilities.iter().enumerate();
            let bolg = Character::Bolg;
            tables.bolg =
                each.filter_map(|(n, one)| read_option(reader, &format!("[{n}]"), one, bolg)).collect();
        }
        "R14" => read_setup(reader, tables, value),
        "R15" => read_ranges(reader, tables, value),
        "R16" => read_tiles(reader, tables, value),
        _ => read_tokens(reader, tables, value),
    }
}

/// The members that a value must have, all of them and no others.
fn exactly<'v>(
    reader: &mut Reader,
    path: &str,
    value: &'v Value,
    names: &[&str],
) -> Option<&'v Map<String, Value>> {
    let object = reader.object(path, value)?;
    reader.only(path, object, names);
    for name in names {
        reader.member(path, object, name);
    }
    Some(object)
}

fn read_movement(reader: &mut Reader, tables: &mut Tables, value: &Value) {
    let who = [
        Character::Bard,
        Character::Dain,
        Character::Gandalf,
        Character::Thranduil,
        Character::Bilbo,
        Character::Thorin,
        Character::Bolg,
    ];
    let Some(object) = exactly(reader, "", value, &who.map(Character::slug)) else { return };
    for character in who {
        if let Some(value) = object.get(character.slug()) {
            let path = format!(".{}", character.slug());
            tables.movement[character] = reader.small(&path, value, 0, 4).unwrap_or_default();
        }
    }
}

fn read_options(reader: &mut Reader, value: &Value, character: Character) -> Vec<Ability> {
    let options = reader.list("", value, 1, 3).unwrap_or_default();
    let each = options.iter().enumerate();
    each.filter_map(|(n, one)| read_option(reader, &format!("[{n}]"), one, character)).collect()
}

/// An option of an ability. What names it for people has no meaning here.
fn read_option(reader: &mut Reader, path: &str, value: &Value, character: Character) -> Option<Ability> {
    let object = reader.object(path, value)?;
    let names = ["id", "name", "effect", "timing", "reconstructed"];
    reader.only(path, object, &[&names[..], &["condition", "optional", "ops"]].concat());
    for name in names {
        if let Some(value) = object.get(name) {
            reader.word(&format!("{path}.{name}"), value);
        }
    }
    if let Some(optional) = object.get("optional") {
        reader.flag(&format!("{path}.optional"), optional);
    }
    let condition = match object.get("condition") {
        None | Some(Value::Null) => Condition::Always,
        Some(value) => {
            let find = |word: &str| (word == CONDITIONS[0]).then_some(Condition::GeneralWithArmy);
            reader.known(&format!("{path}.condition"), value, find, CONDITIONS)?
        }
    };
    let ops = reader.member(path, object, "ops")?;
    Some(Ability { condition, ops: read_ops(reader, &format!("{path}.ops"), ops, character, 1) })
}

fn read_archery(reader: &mut Reader, value: &Value) -> Option<Archery> {
    let names = ["units", "terrain", "dice_per_unit", "dice_max", "target_number", "reroll_misses"];
    let object = exactly(reader, "", value, &names)?;
    let units =
        read_words(reader, ".units", object.get("units")?, Unit::from_slug, &Unit::ALL.map(Unit::slug));
    let terrains = read_words(
        reader,
        ".terrain",
        object.get("terrain")?,
        Terrain::from_slug,
        &Terrain::ALL.map(Terrain::slug),
    );
    Some(Archery {
        units: units.into_iter().collect(),
        terrains: terrains.into_iter().collect(),
        dice_per_unit: reader.small(".dice_per_unit", object.get("dice_per_unit")?, 1, 2)?,
        dice_max: reader.small(".dice_max", object.get("dice_max")?, 1, 10)?,
        hits_on: reader.small(".target_number", object.get("target_number")?, 2, 6)?,
        reroll: reader.flag(".reroll_misses", object.get("reroll_misses")?)?,
    })
}

/// A list of words, one at least.
fn read_words<T>(
    reader: &mut Reader,
    path: &str,
    value: &Value,
    find: impl Fn(&str) -> Option<T>,
    known: &[&'static str],
) -> Vec<T> {
    let list = reader.list(path, value, 1, u8::MAX).unwrap_or_default().iter().enumerate();
    list.filter_map(|(n, one)| reader.known(&format!("{path}[{n}]"), one, &find, known.iter().copied()))
        .collect()
}

/// The results that bring a character in.
fn read_dice(reader: &mut Reader, object: &Map<String, Value>, side: Side) -> kit::Set<Face> {
    let Some(value) = reader.member("", object, "die") else { return kit::Set::EMPTY };
    let own = |word: &str| Face::from_slug(word).filter(|face| Face::of(side).contains(face));
    let mut known = Face::of(side).map(Face::slug).to_vec();
    known.dedup();
    read_words(reader, ".die", value, own, &known).into_iter().collect()
}

fn read_eagles(reader: &mut Reader, value: &Value) -> Entry {
    let Some(object) = reader.object("", value) else { return Entry::default() };
    reader.only("", object, &["die", "ops"]);
    let dice = read_dice(reader, object, Side::FreePeoples);
    let ops = reader.member("", object, "ops");
    let ops = ops.map(|ops| read_ops(reader, ".ops", ops, Character::LordOfTheEagles, 0));
    Entry { dice, ops: ops.unwrap_or_default(), ..Entry::default() }
}

fn read_entry(reader: &mut Reader, value: &Value, character: Character, ops: bool) -> Entry {
    let Some(object) = reader.object("", value) else { return Entry::default() };
    let names: &[&str] = if ops { &["die", "where", "ops"] } else { &["die", "where"] };
    reader.only("", object, names);
    let mut entry = Entry { dice: read_dice(reader, object, character.side()), ..Entry::default() };
    if let Some(value) = reader.member("", object, "where") {
        read_where(reader, value, &mut entry);
    }
    if ops && let Some(value) = reader.member("", object, "ops") {
        entry.ops = read_ops(reader, ".ops", value, character, 0);
    }
    entry
}

/// Where a character enters: regions by name or by territory, with and without what.
fn read_where(reader: &mut Reader, value: &Value, entry: &mut Entry) {
    let Some(object) = reader.object(".where", value) else { return };
    reader.only(".where", object, &["region", "regions", "territories", "with", "without"]);
    let regions = || Area::ALL.into_iter().filter(|area| area.is_region()).map(Area::slug);
    let mut areas = Areas::EMPTY;
    if let Some(value) = object.get("region") {
        areas |= reader.known(".where.region", value, region_named, regions()).into_iter().collect();
    }
    if let Some(value) = object.get("regions") {
        let known = regions().collect::<Vec<_>>();
        areas |= read_words(reader, ".where.regions", value, region_named, &known).into_iter().collect();
    }
    if let Some(value) = object.get("territories") {
        let known = Territory::ALL.map(Territory::slug);
        for territory in read_words(reader, ".where.territories", value, Territory::from_slug, &known) {
            areas |= territory.regions();
        }
    }
    if !["region", "regions", "territories"].iter().any(|name| object.contains_key(*name)) {
        areas = REGIONS;
    }
    entry.areas = areas;
    for (name, presence) in [("with", &mut entry.with), ("without", &mut entry.without)] {
        if let Some(value) = object.get(name) {
            let path = format!(".where.{name}");
            let words = read_words(
                reader,
                &path,
                value,
                |word| PRESENCE.iter().position(|one| *one == word),
                &PRESENCE,
            );
            for n in words {
                let thing = match n {
                    0 => &mut presence.units,
                    1 => &mut presence.shadow_units,
                    2 => &mut presence.shadow_army,
                    3 => &mut presence.free_peoples_army,
                    4 => &mut presence.shadow_marker,
                    5 => &mut presence.other_character,
                    _ => &mut presence.free_peoples_leadership,
                };
                *thing = true;
            }
        }
    }
}

fn read_setup(reader: &mut Reader, tables: &mut Tables, value: &Value) {
    const GROUPS: [&str; 15] =
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
    let Some(object) = exactly(reader, "", value, &GROUPS) else { return };
    let mut areas = Vec::new();
    for (n, name) in GROUPS.iter().enumerate() {
        let Some(value) = object.get(*name) else { continue };
        // Groups 10 and 11 stand in the Goblin Mustering Points, all others in regions.
        let points = matches!(n, 9 | 10);
        let fits = |area: &Area| if points { area.is_mustering_point() } else { area.is_region() };
        let known = Area::ALL.into_iter().filter(fits).map(Area::slug);
        let find = |word: &str| Area::from_slug(word).filter(fits);
        areas.extend(reader.known(&format!(".{name}"), value, find, known));
    }
    if areas.len() == GROUPS.len() {
        check_setup(reader, &areas);
        tables.setup = areas;
    }
}

/// The set-up that the groups make: it must be one that the rules can play (rules 2.5, 9.1, 9.10).
fn check_setup(reader: &mut Reader, areas: &[Area]) {
    let groups = crate::setup::groups();
    let stands = |side: Side| -> Areas {
        groups.iter().zip(areas).filter(|(group, _)| group.side == side).map(|(_, area)| *area).collect()
    };
    let (free, shadow) = (stands(Side::FreePeoples), stands(Side::Shadow));
    for area in free & shadow {
        reader.fault("", Text::new("fault-both-sides").written("region", area.slug()));
    }
    for (n, (group, area)) in groups.iter().zip(areas).enumerate() {
        let path = format!(".{}", n + 1);
        let text = |what: &'static str| Text::new(what).written("region", area.slug());
        match group.side {
            // Rules 2.7.1, 9.10: tokens of the Free Peoples lie in Settlements.
            Side::FreePeoples if group.has_tokens && !area.is_settlement() => {
                reader.fault(&path, text("fault-no-settlement"));
            }
            // Rule 2.8: all are of the Free Peoples at first.
            Side::Shadow if area.is_controllable() => reader.fault(&path, text("fault-controlled-region")),
            Side::FreePeoples | Side::Shadow => {}
        }
    }
    for (side, all) in [(Side::FreePeoples, free), (Side::Shadow, shadow)] {
        for area in all {
            let here = groups.iter().zip(areas).filter(|(group, at)| group.side == side && **at == area);
            let units: u8 = here.map(|(group, _)| group.units).sum();
            if crate::state::State::limit(side, area).is_some_and(|limit| units > limit) {
                let what = Text::new("fault-too-many-units").written("region", area.slug());
                reader.fault("", what.number("units", units));
            }
        }
    }
}

fn read_ranges(reader: &mut Reader, tables: &mut Tables, value: &Value) {
    let Some(object) = exactly(reader, "", value, &["archery_cm", "gandalf_cm"]) else { return };
    if let Some(length) = object.get("archery_cm") {
        tables.archery_range = ranges(reader.length(".archery_cm", length, 1, 40).unwrap_or_default());
    }
    if let Some(length) = object.get("gandalf_cm") {
        tables.gandalf_range = ranges(reader.length(".gandalf_cm", length, 1, 40).unwrap_or_default());
    }
}

/// Rule 7.7: a region is in range if its least distance is not above the length. The special areas are out of reach.
fn ranges(centimetres: f64) -> ByArea<Areas> {
    let far = |from: Area, to: Area| MILLIMETRES[from.index()][to.index()];
    ByArea::from_fn(|from: Area| {
        let reached = |to: &Area| f64::from(far(from, *to)) <= centimetres * 10.0;
        if from.is_region() { REGIONS.iter().filter(reached).collect() } else { Areas::EMPTY }
    })
}

fn read_tiles(reader: &mut Reader, tables: &mut Tables, value: &Value) {
    let Some(object) = exactly(reader, "", value, &TILES.map(Tile::slug)) else { return };
    let (mut n, mut sum, mut whole) = (0_u16, 0_u16, true);
    for tile in TILES {
        let path = format!(".{}", tile.slug());
        let count = object.get(tile.slug()).and_then(|value| reader.small(&path, value, 1, 8));
        whole &= count.is_some();
        let count = count.unwrap_or_default();
        tables.tiles.set(tile, count);
        n += u16::from(count);
        sum += u16::from(count) * u16::from(tile.value());
    }
    if whole && n != N_TILES {
        reader.fault("", Text::new("fault-total").number("n", n).number("total", N_TILES));
    }
    // Rule 14.1c: the marker must be able to reach the end.
    if whole && sum < LEAST_SUM {
        reader.fault("", Text::new("fault-sum").number("n", sum).number("least", LEAST_SUM));
    }
}

fn read_tokens(reader: &mut Reader, tables: &mut Tables, value: &Value) {
    let Some(object) = exactly(reader, "", value, &TOKENS.map(|(name, ..)| name)) else { return };
    for (name, faces, total) in TOKENS {
        let path = format!(".{name}");
        let Some(value) = object.get(name) else { continue };
        let length = faces.len() as u8;
        let Some(list) = reader.list(&path, value, length, length) else { continue };
        let (mut n, mut whole) = (0_u16, true);
        for (at, (face, value)) in faces.iter().zip(list).enumerate() {
            let count = reader.small(&format!("{path}[{at}]"), value, 1, u8::MAX);
            whole &= count.is_some();
            tables.tokens.set(*face, count.unwrap_or_default());
            n += u16::from(count.unwrap_or_default());
        }
        if whole && n != total {
            reader.fault(&path, Text::new("fault-total").number("n", n).number("total", total));
        }
    }
}
