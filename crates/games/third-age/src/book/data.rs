//! The data files, as they are or as a pack corrects them.

use serde_json::{Map, Value};
use std::sync::LazyLock;

/// The files by their names.
const FILES: [(&str, &str); 13] = [
    ("map-rohan", include_str!("../../data/map-rohan.json")),
    ("map-gondor", include_str!("../../data/map-gondor.json")),
    ("setup-rohan", include_str!("../../data/setup-rohan.json")),
    ("setup-gondor", include_str!("../../data/setup-gondor.json")),
    ("units", include_str!("../../data/units.json")),
    ("tokens", include_str!("../../data/tokens.json")),
    ("fate-tiles", include_str!("../../data/fate-tiles.json")),
    ("characters", include_str!("../../data/characters.json")),
    ("cards-generic", include_str!("../../data/cards-generic.json")),
    ("cards-story-free", include_str!("../../data/cards-story-free.json")),
    ("cards-story-shadow", include_str!("../../data/cards-story-shadow.json")),
    ("cards-grima", include_str!("../../data/cards-grima.json")),
    ("cards-darkness", include_str!("../../data/cards-darkness.json")),
];

/// What a key leads to where nothing is.
pub(super) static NOTHING: Value = Value::Null;

/// The files.
#[derive(Clone, Debug, Default)]
pub(super) struct Data(Map<String, Value>);

static OURS: LazyLock<Data> = LazyLock::new(|| {
    let read = |(name, text): (&str, &str)| Some((name.to_owned(), serde_json::from_str(text).ok()?));
    Data(FILES.into_iter().filter_map(read).collect())
});

impl Data {
    /// Our own.
    pub(super) fn ours() -> &'static Data {
        &OURS
    }

    /// The names of the files.
    pub(super) fn names() -> impl Iterator<Item = &'static str> {
        FILES.into_iter().map(|(name, _)| name)
    }

    /// A file.
    pub(super) fn file(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or(&NOTHING)
    }

    /// A list of a file.
    pub(super) fn list(&self, file: &str, name: &str) -> &[Value] {
        list(self.file(file).get(name))
    }

    /// The object with this id: of the lists of a file, `rohan.UNIT` of units, a border `a--b` in either order; the file itself if
    /// the id is empty.
    pub(super) fn object(&self, file: &str, id: &str) -> Option<&Value> {
        if id.is_empty() {
            return self.0.get(file);
        }
        let lists: &[&str] = match file {
            "map-rohan" | "map-gondor" => &["areas", "recruitmentAreas"],
            "fate-tiles" => &["tiles"],
            "characters" => &["characters"],
            "cards-generic" => &["orders", "combats"],
            "units" => {
                let (scenario, unit) = id.split_once('.')?;
                return self.list(file, scenario).iter().find(|one| text(one, "id") == unit);
            }
            _ => &["cards"],
        };
        if let Some((a, b)) = id.split_once("--") {
            return self.list(file, "borders").iter().find(|one| joins(one, a, b));
        }
        lists.iter().flat_map(|list| self.list(file, list)).find(|one| text(one, "id") == id)
    }

    /// Puts a value in place of ours. Keys are known already ([`super::fields`]).
    pub(super) fn put(&mut self, file: &str, id: &str, path: &str, value: Value) {
        let Some(document) = self.0.get_mut(file) else { return };
        if let Some((a, b)) = id.split_once("--") {
            put_border(document, a, b, path, value);
            return;
        }
        let Some(mut at) = object_mut(document, file, id) else { return };
        if let Some(name) = path.strip_prefix("abilities.") {
            let abilities = at.get_mut("abilities").and_then(Value::as_array_mut).into_iter().flatten();
            for ability in abilities.filter(|one| text(one, "name") == name) {
                *ability = value.clone();
            }
            return;
        }
        let mut rest = path;
        // The areas of a set-up may be new, so everything behind the first point is one name there.
        while let Some((first, behind)) = rest.split_once('.') {
            let Value::Object(members) = at else { return };
            at = members.entry(first.to_owned()).or_insert_with(|| Value::Object(Map::new()));
            rest = behind;
        }
        if let Value::Object(members) = at {
            if value.is_null() && file.starts_with("setup-") {
                members.shift_remove(rest);
            } else {
                members.insert(rest.to_owned(), value);
            }
        }
    }
}

fn object_mut<'v>(document: &'v mut Value, file: &str, id: &str) -> Option<&'v mut Value> {
    if id.is_empty() {
        return Some(document);
    }
    if let Some((scenario, unit)) = id.split_once('.').filter(|_| file == "units") {
        let list = document.get_mut(scenario)?.as_array_mut()?;
        return list.iter_mut().find(|one| text(one, "id") == unit);
    }
    let lists = ["areas", "recruitmentAreas", "tiles", "characters", "orders", "combats", "cards"];
    let members = document.as_object_mut()?;
    let found = members.iter_mut().filter(|(name, _)| lists.contains(&name.as_str()));
    found.filter_map(|(_, list)| list.as_array_mut()).flatten().find(|one| text(one, "id") == id)
}

/// A border gets another type, comes or goes.
fn put_border(document: &mut Value, a: &str, b: &str, path: &str, value: Value) {
    let Some(borders) = document.get_mut("borders").and_then(Value::as_array_mut) else { return };
    let at = borders.iter().position(|one| joins(one, a, b));
    if path == "border" && value.is_null() {
        if let Some(at) = at {
            borders.remove(at);
        }
        return;
    }
    let at = at.unwrap_or_else(|| {
        borders.push(serde_json::json!({"a": a, "b": b, "border": "normal"}));
        borders.len() - 1
    });
    if let Some(Value::Object(border)) = borders.get_mut(at) {
        border.insert(path.to_owned(), value);
    }
}

/// Whether a border lies between these two areas.
pub(super) fn joins(border: &Value, a: &str, b: &str) -> bool {
    let (one, other) = (text(border, "a"), text(border, "b"));
    (one == a && other == b) || (one == b && other == a)
}

/// A member that is a text; an empty one if it is not there.
pub(super) fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// A list; an empty one if it is none.
pub(super) fn list(value: Option<&Value>) -> &[Value] {
    value.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
