//! Lists of instructions: checked against the grammar, then compiled into flat lists.

use super::flat::{Place, flat_list};
use super::grammar::{
    BANS, DEEPEST, HURTS, Kind, MOST_IN_ALL, MOST_OPS, MOST_OPTIONS, PRICES, TARGETS, WORDS, word_named,
};
use super::words::{Scope, Unknown, place_filter, units};
use crate::ids::{Area, Card, Character, Deck, Face, Leader, Maneuver, Pool, Section, Side, Tile, Unit};
use crate::ops::{Ban, Filter, Op, Places, Price, Prices, Protected};
use kernel::{PackReader as Reader, Text};
use serde_json::{Map, Value};

pub(super) type Object = Map<String, Value>;

/// Reads a list of instructions. Faults are reported; what is wrong is left out then.
pub(super) fn read_ops(reader: &mut Reader, path: &str, value: &Value, scope: Scope) -> Vec<Op> {
    read_list(reader, path, value, scope, Place::default())
}

/// Reads a list of instructions of an ability.
pub(super) fn read_ability_ops(reader: &mut Reader, path: &str, value: &Value, scope: Scope) -> Vec<Op> {
    read_list(reader, path, value, scope, Place { ability: true, ..Place::default() })
}

fn read_list(reader: &mut Reader, path: &str, value: &Value, scope: Scope, place: Place) -> Vec<Op> {
    let before = reader.count();
    check_ops(reader, path, value, scope, 0);
    if reader.count() > before {
        return Vec::new();
    }
    let ops = flat_list(value, scope, place);
    if ops.len() > MOST_IN_ALL {
        reader.fault(path, Text::new("fault-too-many-ops").count("n", MOST_IN_ALL));
        return Vec::new();
    }
    ops
}

fn check_ops(reader: &mut Reader, path: &str, value: &Value, scope: Scope, depth: u8) {
    if depth >= DEEPEST {
        reader.fault(path, Text::new("fault-too-deep").number("n", DEEPEST));
        return;
    }
    let Some(list) = reader.list(path, value, 0, MOST_OPS) else { return };
    for (n, value) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        if let Some(object) = reader.object(&path, value) {
            check_op(reader, &path, object, scope, depth);
        }
    }
}

/// An instruction must keep to the grammar.
fn check_op(reader: &mut Reader, path: &str, object: &Object, scope: Scope, depth: u8) {
    let Some(name) = reader.member(path, object, "op") else { return };
    let at = format!("{path}.op");
    let Some(word) = reader.known(&at, name, word_named, WORDS.iter().map(|word| word.op)) else { return };
    let mut known = vec!["op", "condition"];
    if let Some(condition) = object.get("condition") {
        check_test(reader, &format!("{path}.condition"), condition, scope);
    }
    for member in word.members {
        known.push(member.name);
        let at = format!("{path}.{}", member.name);
        match object.get(member.name) {
            Some(value) => check_member(reader, &at, value, member.kind, scope, depth),
            None if member.needed => {
                reader.member(path, object, member.name);
            }
            None => {}
        }
    }
    reader.only(path, object, &known);
    let needs_one: &[&str] = match word.op {
        "place-units" => &["units", "any_of"],
        "place-leadership" => &["where", "armies"],
        "place-nazgul" => &["figures", "figures_max"],
        "eliminate-character" => &["character", "kind"],
        _ => &[],
    };
    if !needs_one.is_empty() && !needs_one.iter().any(|name| object.contains_key(*name)) {
        reader.member(path, object, needs_one[0]);
    }
}

/// What is not understood is a fault.
fn understood<T>(reader: &mut Reader, path: &str, found: Result<T, Unknown>) -> Option<T> {
    match found {
        Ok(found) => Some(found),
        Err(Unknown { word, known }) if known.is_empty() => {
            reader.fault(path, Text::new("fault-said-twice").written("word", word));
            None
        }
        Err(Unknown { word, known }) => {
            reader.unknown(path, &word, known);
            None
        }
    }
}

fn check_member(reader: &mut Reader, path: &str, value: &Value, kind: Kind, scope: Scope, depth: u8) {
    match kind {
        Kind::Number { least, most } => {
            reader.signed(path, value, least, most);
        }
        Kind::NumberOr { least, most, words } => check_number_or(reader, path, value, (least, most), words),
        Kind::Amount { most } if value.is_object() => check_pick(reader, path, value, most),
        Kind::Amount { most } => check_number_or(reader, path, value, (1, most), &["all"]),
        Kind::Pick => check_pick(reader, path, value, 15),
        Kind::Flag => {
            reader.flag(path, value);
        }
        Kind::Word(words) => check_known(reader, path, value, words),
        Kind::Words(words) => {
            reader.words(path, value, 1, |word| words.contains(&word).then_some(()), words);
        }
        Kind::Armies => {
            let words = check_words(reader, path, value);
            understood(reader, path, scope.filter(words));
        }
        Kind::With => {
            let words = check_words(reader, path, value);
            understood(reader, path, scope.filter(words.into_iter().filter(|word| *word != "one-of-moved")));
        }
        Kind::Places => {
            let words = check_words(reader, path, value);
            understood(reader, path, scope.places(words));
        }
        Kind::PlaceFilters => {
            for word in check_words(reader, path, value) {
                understood(reader, path, place_filter(word));
            }
        }
        Kind::Pool => check_known(reader, path, value, &with(&Pool::ALL.map(Pool::slug), "own")),
        Kind::Units { most } => {
            let Some(object) = reader.object(path, value) else { return };
            if object.is_empty() {
                reader.fault(path, Text::new("fault-list-length").number("least", 1).number("most", 5));
            }
            for (unit, value) in object {
                if Unit::from_slug(unit).is_none() {
                    reader.unknown(path, unit, Unit::ALL.map(Unit::slug));
                }
                reader.small(&format!("{path}.{unit}"), value, 1, most);
            }
        }
        Kind::UnitTypes => {
            reader.words(path, value, 1, Unit::from_slug, &Unit::ALL.map(Unit::slug));
        }
        Kind::Unit => check_known(reader, path, value, &Unit::ALL.map(Unit::slug)),
        Kind::Leader => check_known(reader, path, value, &Leader::ALL.map(Leader::slug)),
        Kind::Character => check_known(reader, path, value, &Character::ALL.map(Character::slug)),
        Kind::Victim => {
            check_known(reader, path, value, &with(&Character::ALL.map(Character::slug), "commander"));
        }
        Kind::Characters => {
            reader.words(path, value, 1, Character::from_slug, &Character::ALL.map(Character::slug));
        }
        Kind::Tile => check_known(reader, path, value, &SPECIAL_TILES.map(Tile::slug)),
        Kind::Face => check_known(reader, path, value, &Face::ALL.map(Face::slug)),
        Kind::Deck => check_known(reader, path, value, &Deck::ALL.map(Deck::slug)),
        Kind::Cards => {
            reader.words(path, value, 1, Card::from_slug, &Card::ALL.map(Card::slug));
        }
        Kind::Side => check_known(reader, path, value, &["free", "shadow"]),
        Kind::Maneuver => check_known(reader, path, value, &Maneuver::ALL.map(Maneuver::slug)),
        Kind::RecruitmentArea => {
            let areas = Area::ALL.into_iter().filter(|area| area.is_recruitment()).map(Area::slug);
            check_known(reader, path, value, &areas.collect::<Vec<_>>());
        }
        Kind::Protected => check_known(reader, path, value, &protected_words()),
        Kind::Ban => {
            if let Some(word) = reader.word(path, value) {
                understood(reader, path, ban(word));
            }
        }
        Kind::Prices => {
            let list = reader.list(path, value, 1, 4).unwrap_or_default();
            for (n, one) in list.iter().enumerate() {
                let path = format!("{path}[{n}]");
                if let Some(word) = reader.word(&path, one) {
                    understood(reader, &path, price(word));
                }
            }
        }
        Kind::Hurt => {
            if let Some(word) = reader.word(path, value) {
                check_hurt(reader, path, word, scope);
            }
        }
        Kind::Test => check_test(reader, path, value, scope),
        Kind::Ops => check_ops(reader, path, value, scope, depth + 1),
        Kind::Options => {
            let list = reader.list(path, value, 1, MOST_OPTIONS).unwrap_or_default();
            for (n, one) in list.iter().enumerate() {
                check_ops(reader, &format!("{path}[{n}]"), one, scope, depth + 1);
            }
        }
    }
}

/// The special tiles (rule 6.8).
pub(super) const SPECIAL_TILES: [Tile; 4] =
    [Tile::FreeTwoDraw, Tile::FreeNoLivingMan, Tile::ShadowZero, Tile::ShadowZeroDie];

fn with(words: &[&'static str], more: &'static str) -> Vec<&'static str> {
    words.iter().copied().chain([more]).collect()
}

fn check_known(reader: &mut Reader, path: &str, value: &Value, words: &[&'static str]) {
    reader.known(path, value, |word| words.contains(&word).then_some(()), words.iter().copied());
}

fn check_number_or(
    reader: &mut Reader,
    path: &str,
    value: &Value,
    (least, most): (u8, u8),
    words: &'static [&'static str],
) {
    if value.is_string() {
        check_known(reader, path, value, words);
    } else {
        reader.small(path, value, least, most);
    }
}

fn check_pick(reader: &mut Reader, path: &str, value: &Value, most: u8) {
    let Some(object) = reader.object(path, value) else { return };
    reader.only(path, object, &["min", "max", "distinct"]);
    if let Some(distinct) = object.get("distinct") {
        reader.flag(&format!("{path}.distinct"), distinct);
    }
    let Some(max) = reader.member(path, object, "max") else { return };
    check_number_or(reader, &format!("{path}.max"), max, (1, most), &["all"]);
    let max = max.as_u64().and_then(|max| u8::try_from(max).ok()).unwrap_or(most).min(most);
    if let Some(min) = object.get("min") {
        reader.small(&format!("{path}.min"), min, 0, max);
    }
}

/// One word, or a list of words.
fn check_words<'v>(reader: &mut Reader, path: &str, value: &'v Value) -> Vec<&'v str> {
    if let Some(word) = value.as_str() {
        return vec![word];
    }
    let list = reader.list(path, value, 1, 12).unwrap_or_default();
    list.iter().enumerate().filter_map(|(n, one)| reader.word(&format!("{path}[{n}]"), one)).collect()
}

pub(super) fn check_test(reader: &mut Reader, path: &str, value: &Value, scope: Scope) {
    if let Some(word) = reader.word(path, value) {
        understood(reader, path, scope.conditions(word));
    }
}

fn check_hurt(reader: &mut Reader, path: &str, word: &str, scope: Scope) {
    let places = word.strip_prefix("army-in:").or_else(|| word.strip_prefix("place:"));
    if let Some(places) = places {
        understood(reader, path, scope.places(places.split('|')));
    } else if !TARGETS.contains(&word) && !HURTS[..3].contains(&word) {
        reader.unknown(path, word, TARGETS.into_iter().chain(HURTS));
    }
}

/// The words for what has protection.
pub(crate) fn protected_words() -> Vec<&'static str> {
    let strongholds = [Area::Orthanc, Area::Hornburg, Area::Edoras, Area::CairAndros].map(Area::slug);
    let sections = Section::ALL.map(Section::slug);
    strongholds.into_iter().chain(sections).chain(["minas-tirith-sections"]).collect()
}

/// What has protection.
pub(super) fn protected(word: &str) -> Option<Protected> {
    match word {
        "minas-tirith-sections" => Some(Protected::Sections),
        _ => Section::from_slug(word)
            .map(Protected::Section)
            .or_else(|| Area::from_slug(word).map(Protected::Stronghold)),
    }
}

/// What is forbidden.
pub(super) fn ban(word: &str) -> Result<Ban, Unknown> {
    let unknown = || Unknown { word: word.to_owned(), known: BANS.to_vec() };
    let character = |name: &str| Character::from_slug(name).ok_or_else(unknown);
    match word.split_once(':') {
        Some(("abilities-of", name)) => Ok(Ban::Abilities(character(name)?)),
        Some(("enter", name)) => Ok(Ban::Enter(character(name)?)),
        Some(("play", name)) => Card::from_slug(name).map(Ban::Play).ok_or_else(unknown),
        Some(("leave-or-attack-from", name)) => {
            Area::from_slug(name).map(Ban::LeaveOrAttack).ok_or_else(unknown)
        }
        Some(("leave-attack-retreat-rout", "chosen-army")) => Ok(Ban::Hold),
        None if word == "muster-ent" => Ok(Ban::MusterEnt),
        None if word == "terrain-superiority-of-opponent" => Ok(Ban::TerrainSuperiority),
        _ => Err(unknown()),
    }
}

/// A way to pay.
pub(super) fn price(word: &str) -> Result<Price, Unknown> {
    let damage =
        word.strip_prefix("own-damage:").and_then(|n| n.parse().ok()).filter(|n| (1..=5).contains(n));
    match (PRICES.iter().position(|known| *known == word), damage) {
        (Some(0), _) => Ok(Price::ActionToken),
        (Some(1), _) => Ok(Price::Character),
        (Some(2), _) => Ok(Price::Leader),
        (Some(3), _) => Ok(Price::Leadership),
        (_, Some(n)) => Ok(Price::Damage(n)),
        _ => {
            let known = PRICES.into_iter().chain(["own-damage:"]).collect();
            Err(Unknown { word: word.to_owned(), known })
        }
    }
}

/// The ways to pay that a member names.
pub(super) fn prices(value: &Value) -> Prices {
    let words = value.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str);
    words.filter_map(|word| price(word).ok()).take(4).collect()
}

/// One word or a list of words that have been checked.
pub(super) fn words_of(value: Option<&Value>) -> Vec<&str> {
    match value {
        Some(Value::String(word)) => vec![word],
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

/// A side by its name in the data.
pub(super) fn side(word: &str) -> Option<Side> {
    match word {
        "free" => Some(Side::FreePeoples),
        "shadow" => Some(Side::Shadow),
        _ => None,
    }
}

/// Armies that have been checked.
pub(super) fn filter_of(value: Option<&Value>, scope: Scope) -> Filter {
    scope.filter(words_of(value)).unwrap_or(Filter::OWN)
}

/// Places that have been checked.
pub(super) fn places_of(value: Option<&Value>, scope: Scope) -> Places {
    scope.places(words_of(value)).unwrap_or_default()
}

/// Types of units that have been checked.
pub(super) fn types_of(value: Option<&Value>) -> crate::ids::UnitTypes {
    words_of(value)
        .into_iter()
        .filter_map(|word| units(word).ok())
        .fold(Default::default(), |all, one| all | one)
}
