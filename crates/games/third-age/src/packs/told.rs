//! Values of packs in words.

use super::names::{Set, conditions_told, joined, name};
use super::vocabulary::{Told, label, told};
use crate::book::fields::Field;
use crate::book::grammar::word_named;
use crate::ids::Area;
use kernel::Text;
use serde_json::{Map, Value};

/// What a value says, sentence by sentence; none where it speaks for itself.
pub(super) fn value_told(field: &Field, word: &str, value: &Value) -> Vec<Text> {
    let none = Vec::new();
    match word {
        "ops" => ops_sentences(value),
        "requires" => strings(value).map(|one| sentence(conditions_told(one))).collect(),
        "discardIf" => strings(value).map(|one| sentence(conditions_told(one))).collect(),
        "hooks" => objects(value).map(hook_told).collect(),
        "ability" => match value.as_object() {
            Some(object) => ability_told(object),
            None => none,
        },
        "abilities" | "fateTrackAbility" => match value {
            Value::Object(object) => ability_told(object),
            Value::Null => vec![Text::new("pack-no-ability")],
            _ => objects(value).flat_map(ability_told).collect(),
        },
        "list" if field.file == "characters" => objects(value).flat_map(ability_told).collect(),
        "ways" => objects(value).map(way_told).collect(),
        "startAreas" => {
            vec![sentence(joined("op-list-and", strings(value).map(|one| Set::Places.told(one))))]
        }
        "unitsPlacedOnEntry" => match value.as_object() {
            Some(counts) => vec![sentence(counts_told(Set::Company, counts))],
            None => none,
        },
        "free" | "shadow" => match value {
            Value::Null => vec![Text::new("pack-nobody-there")],
            Value::Object(party) => vec![sentence(party_told(party))],
            _ => none,
        },
        "recruitmentTokens" => match value.as_object() {
            Some(counts) => vec![sentence(counts_told(Set::Areas, counts))],
            None => none,
        },
        "entExceptions" => objects(value).map(step_told).collect(),
        "count" | "controlMarkers" if value.is_string() => vec![sentence(value_of(Told::Plain, value))],
        _ => none,
    }
}

fn sentence(what: Text) -> Text {
    Text::new("pack-sentence").text("what", what)
}

fn strings(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn objects(value: &Value) -> impl Iterator<Item = &Map<String, Value>> {
    value.as_array().into_iter().flatten().filter_map(Value::as_object)
}

fn ops_sentences(value: &Value) -> Vec<Text> {
    let all: Vec<Text> = objects(value).map(|op| sentence(op_told(op))).collect();
    if all.is_empty() && value.is_array() { vec![Text::new("pack-does-nothing")] } else { all }
}

/// A list of operations within a sentence.
fn ops_told(value: &Value) -> Text {
    joined("op-and", objects(value).map(op_told))
}

/// One operation: what it does, then its members by their names.
fn op_told(op: &Map<String, Value>) -> Text {
    let written = op.get("op").and_then(Value::as_str).unwrap_or_default();
    let Some(word) = word_named(written) else { return Text::plain(written) };
    let named = Text::of("op-word", word.op);
    let mut members = Vec::new();
    for member in word.members {
        let Some(value) = op.get(member.name) else { continue };
        let how = told(member.kind);
        if let Told::Flag = how {
            if value.as_bool() == Some(true) {
                members.push(label(member.name));
            }
            continue;
        }
        members.push(
            Text::new("op-member-told").text("what", label(member.name)).text("value", value_of(how, value)),
        );
    }
    if let Some(condition) = op.get("condition").and_then(Value::as_str) {
        members.push(
            Text::new("op-member-told")
                .text("what", label("condition"))
                .text("value", conditions_told(condition)),
        );
    }
    match members.is_empty() {
        true => Text::new("op-told").text("op", named),
        false => Text::new("op-told-with").text("op", named).text("members", joined("op-and", members)),
    }
}

/// The value of a member.
fn value_of(how: Told, value: &Value) -> Text {
    match (how, value) {
        (Told::Of(set), Value::Array(_)) => joined("op-list-and", strings(value).map(|one| set.told(one))),
        (Told::Of(set), Value::String(word)) => set.told(word),
        (Told::Counts(set), Value::Object(counts)) => counts_told(set, counts),
        (Told::HowMany, _) => many_told(value),
        (Told::Test, Value::String(words)) => conditions_told(words),
        (Told::Ops, _) => ops_told(value),
        (Told::Options, Value::Array(options)) => joined("op-or", options.iter().map(ops_told)),
        (_, Value::String(word)) if word == "unlimited" => Text::of("pack-word", "unlimited"),
        (_, Value::String(word)) => Text::plain(word),
        (_, Value::Bool(true)) => Text::new("pack-yes"),
        (_, Value::Bool(false)) => Text::new("pack-no"),
        (_, Value::Null) => Text::new("pack-nothing"),
        (_, Value::Number(n)) => Text::plain(n),
        (_, other) => Text::plain(other),
    }
}

/// How many are chosen.
fn many_told(value: &Value) -> Text {
    let Some(object) = value.as_object() else { return value_of(Told::Of(Set::Plain(&["all"])), value) };
    let least = object.get("min").and_then(Value::as_i64).unwrap_or(1);
    let many = match object.get("max").and_then(Value::as_i64) {
        None => Text::new("pack-many-all"),
        Some(most) if most == least => Text::new("pack-many").number("n", most),
        Some(most) if least == 0 => Text::new("pack-many-up-to").number("n", most),
        Some(most) => Text::new("pack-many-from-to").number("least", least).number("n", most),
    };
    match object.get("distinct").and_then(Value::as_bool) {
        Some(true) => Text::new("pack-many-different").text("many", many),
        _ => many,
    }
}

/// Numbers of something.
fn counts_told(set: Set, counts: &Map<String, Value>) -> Text {
    let one = |(word, n): (&String, &Value)| {
        let what = match set {
            Set::Areas => Area::from_slug(word).map(|area| Text::of("area", area.slug()).part("title")),
            _ => None,
        };
        let what = what.unwrap_or_else(|| set.told(word));
        Text::new("pack-counted").text("n", Text::plain(n)).text("what", what)
    };
    joined("op-list-and", counts.iter().map(one))
}

/// Who stands somewhere.
fn party_told(party: &Map<String, Value>) -> Text {
    let mut all = Vec::new();
    for part in ["units", "leaders"] {
        if let Some(counts) = party.get(part).and_then(Value::as_object).filter(|counts| !counts.is_empty()) {
            all.push(counts_told(Set::Company, counts));
        }
    }
    if let Some(characters) = party.get("characters") {
        all.extend(strings(characters).map(name));
    }
    joined("op-list-and", all)
}

/// An ability: its name and words, then what is carried out.
fn ability_told(ability: &Map<String, Value>) -> Vec<Text> {
    let text = |name: &str| ability.get(name).and_then(Value::as_str);
    let mut all = Vec::new();
    match (text("name"), text("text")) {
        (Some(name), Some(words)) => {
            all.push(Text::new("pack-ability-named").written("name", name).written("text", words));
        }
        (None, Some(words)) => all.push(Text::plain(words)),
        _ => {}
    }
    match ability.contains_key("hook") {
        true => all.push(hook_told(ability)),
        false => all.extend(ability.get("ops").map(ops_sentences).unwrap_or_default()),
    }
    all
}

/// When something works, and what is done then.
fn hook_told(hook: &Map<String, Value>) -> Text {
    let when = hook.get("hook").and_then(Value::as_str).unwrap_or_default();
    let what = hook.get("ops").map_or_else(|| Text::new("pack-nothing"), ops_told);
    let condition = hook.get("when").and_then(Value::as_str);
    let told = match condition {
        Some(condition) => Text::new("pack-when-if").text("condition", conditions_told(condition)),
        None => Text::new("pack-when"),
    };
    told.text("when", Set::Hooks.told(when)).text("what", what)
}

/// A way into play.
fn way_told(way: &Map<String, Value>) -> Text {
    let results = way.get("results").unwrap_or(&Value::Null);
    let results = joined("pack-names-or", strings(results).map(|one| Set::Faces.told(one)));
    let ready = way.get("ready").and_then(Value::as_bool) == Some(true);
    let told = Text::new(if ready { "pack-way-ready" } else { "pack-way" }).text("results", results);
    let requires: Vec<&str> = way.get("requires").into_iter().flat_map(strings).collect();
    sentence(match requires.is_empty() {
        true => told,
        false => Text::new("pack-told-if")
            .text("what", told)
            .text("condition", joined("op-list-and", requires.into_iter().map(conditions_told))),
    })
}

/// A step of marching Ents.
fn step_told(step: &Map<String, Value>) -> Text {
    let area = |end: &str| name(step.get(end).and_then(Value::as_str).unwrap_or_default());
    sentence(Text::new("pack-from-to").text("from", area("from")).text("to", area("to")))
}
