//! Data packs: what an owner of the box corrects where the box prints what we do not have.
//!
//! A pack is one JSON file:
//!
//! ```text
//! {"format": 1, "game": "five-armies", "pack": "From my box", "values": {"R1": 2}}
//! ```
//!
//! It may also have `notes`, texts for whoever edits the file; they are no part of the pack. Here is its form, the same
//! for every game. What the keys mean, and which values they take, a game says by [`crate::Packs`].

mod reading;

use crate::{PackFault, Text};
use serde::de::Error as _;
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A pack of a game, of the right form; whether its values fit the game is for the game to say. It is cheap to clone.
/// Two packs are equal if they say the same, in whatever order.
#[derive(Clone)]
pub struct Pack(Arc<Content>);

struct Content {
    game: String,
    name: String,
    values: Map<String, Value>,
    hash: String,
}

/// What tables, views and messages carry of a pack. The content is fetched by the hash.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PackMark {
    /// The pack's name.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
}

impl Pack {
    /// The option of a set-up that takes a pack, as JSON text or by the id of one that comes with the game; the member of a set-up
    /// that holds it has the same name.
    pub const OPTION: &'static str = "pack";

    /// The version of the form.
    pub const FORMAT: u64 = 1;

    /// The largest pack, in bytes.
    pub const MOST_BYTES: usize = 256 * 1024;

    /// The longest name of a pack, in characters.
    pub const LONGEST_NAME: usize = 60;

    /// The longest key, in characters.
    pub const LONGEST_KEY: usize = 120;

    /// The longest text, in characters.
    pub const LONGEST_TEXT: usize = 2000;

    /// How many levels may lie within each other.
    pub const DEEPEST: usize = 24;

    /// How many values there may be, counting each in a list or an object.
    pub const MOST_PARTS: usize = 20_000;

    /// Makes a pack.
    pub fn new(game: &str, name: &str, values: Map<String, Value>) -> Result<Pack, PackFault> {
        let values = Map::from_iter([
            ("format".to_owned(), Value::from(Pack::FORMAT)),
            ("game".to_owned(), Value::from(game)),
            ("pack".to_owned(), Value::from(name)),
            ("values".to_owned(), Value::Object(values)),
        ]);
        reading::value(Value::Object(values)).and_then(Pack::of_value)
    }

    /// Reads a file, and refuses everything that has another form.
    pub fn parse(text: &str) -> Result<Pack, PackFault> {
        if text.len() > Pack::MOST_BYTES {
            return Err(too_large());
        }
        // Some editors begin a file with a mark of their own.
        Pack::of_value(reading::text(text.trim_start_matches('\u{feff}'))?)
    }

    /// The pack of a value that was read with all care.
    fn of_value(value: Value) -> Result<Pack, PackFault> {
        let expected = || PackFault::of_file(Text::new("pack-no-object"));
        let Value::Object(mut fields) = value else { return Err(expected()) };
        let mut take = |key: &str| {
            let missing = || PackFault::new(key, Text::new("pack-field-missing"));
            fields.shift_remove(key).ok_or_else(missing)
        };
        let of_kind = |key: &str, what: &'static str| PackFault::new(key, Text::new(what));
        let format = take("format")?;
        if format.as_u64() != Some(Pack::FORMAT) {
            let text = Text::new("pack-format").number("ours", Pack::FORMAT as i64);
            return Err(PackFault::new("format", text));
        }
        let Value::String(game) = take("game")? else { return Err(of_kind("game", "pack-field-text")) };
        let Value::String(name) = take("pack")? else { return Err(of_kind("pack", "pack-field-text")) };
        let Value::Object(values) = take("values")? else {
            return Err(of_kind("values", "pack-field-values"));
        };
        match take("notes") {
            Ok(Value::Object(_)) | Err(_) => {}
            Ok(_) => return Err(of_kind("notes", "pack-field-notes")),
        }
        if let Some(key) = fields.keys().next() {
            return Err(of_kind(key, "pack-field-unknown"));
        }
        if !(1..=Pack::LONGEST_NAME).contains(&name.chars().count()) || name.trim() != name {
            let text = Text::new("pack-name-length").count("n", Pack::LONGEST_NAME);
            return Err(PackFault::new("pack", text));
        }
        Pack::finish(game, name, values)
    }

    fn finish(game: String, name: String, values: Map<String, Value>) -> Result<Pack, PackFault> {
        let mut content = Content { game, name, values, hash: String::new() };
        let canonical = content.canonical();
        // Some numbers grow when they are written out.
        if canonical.len() > Pack::MOST_BYTES {
            return Err(too_large());
        }
        for byte in &Sha256::digest(canonical.as_bytes())[..16] {
            // A string takes whatever is written to it.
            let _ = write!(content.hash, "{byte:02x}");
        }
        Ok(Pack(Arc::new(content)))
    }

    /// The game it is for, by its id.
    pub fn game(&self) -> &str {
        &self.0.game
    }

    /// What its author calls it.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Its values by their keys, in the order of the file.
    pub fn values(&self) -> &Map<String, Value> {
        &self.0.values
    }

    /// The value of a key.
    pub fn value(&self, key: &str) -> Option<&Value> {
        self.0.values.get(key)
    }

    /// The hash of its content: 32 hexadecimal digits that are the same everywhere.
    pub fn hash(&self) -> &str {
        &self.0.hash
    }

    /// Its name and its hash.
    pub fn mark(&self) -> PackMark {
        PackMark { name: self.0.name.clone(), hash: self.0.hash.clone() }
    }

    /// The file, on one line.
    pub fn to_text(&self) -> String {
        // It has been read from such a text.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The file, for people; on one line if it would be too large otherwise.
    pub fn to_pretty_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        if text.len() <= Pack::MOST_BYTES { text } else { self.to_text() }
    }

    /// Takes the content of a pack out of a set-up as it is written down, and leaves the mark in its place.
    pub fn take_from(setup: &mut Value) -> Option<Pack> {
        let held = setup.get_mut(Pack::OPTION)?;
        let pack = Pack::deserialize(&*held).ok()?;
        *held = serde_json::to_value(pack.mark()).ok()?;
        Some(pack)
    }

    /// Puts the content back into a set-up. False if the set-up has the mark of no pack, or of another one.
    pub fn put_into(&self, setup: &mut Value) -> bool {
        let Some(held) = setup.get_mut(Pack::OPTION) else { return false };
        let fits = PackMark::deserialize(&*held).is_ok_and(|mark| mark == self.mark());
        if fits {
            *held = serde_json::to_value(self).unwrap_or_default();
        }
        fits
    }
}

impl Content {
    /// The same text for everything that says the same.
    fn canonical(&self) -> String {
        let mut text = String::new();
        let fields = [("game", &self.game), ("pack", &self.name)];
        text.push('{');
        let _ = write!(text, "\"format\":{}", Pack::FORMAT);
        for (key, value) in fields {
            let _ = write!(text, ",\"{key}\":{}", Value::from(value.as_str()));
        }
        text.push_str(",\"values\":");
        write_canonical(&mut text, self.values.iter());
        text.push('}');
        text
    }
}

fn write_canonical<'a>(text: &mut String, members: impl Iterator<Item = (&'a String, &'a Value)>) {
    let mut members: Vec<(&String, &Value)> = members.collect();
    members.sort_unstable_by_key(|(key, _)| *key);
    text.push('{');
    for (n, (key, value)) in members.into_iter().enumerate() {
        if n > 0 {
            text.push(',');
        }
        let _ = write!(text, "{}:", Value::from(key.as_str()));
        write_value(text, value);
    }
    text.push('}');
}

fn write_value(text: &mut String, value: &Value) {
    match value {
        Value::Object(members) => write_canonical(text, members.iter()),
        Value::Array(parts) => {
            text.push('[');
            for (n, part) in parts.iter().enumerate() {
                if n > 0 {
                    text.push(',');
                }
                write_value(text, part);
            }
            text.push(']');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            let _ = write!(text, "{value}");
        }
    }
}

/// Whether two values say the same: members in whatever order, and 16.0 is 16.
pub(crate) fn says_the_same(one: &Value, other: &Value) -> bool {
    let canonical = |value: &Value| {
        let mut text = String::new();
        write_value(&mut text, &reading::plain_numbers(value.clone()));
        text
    };
    canonical(one) == canonical(other)
}

fn too_large() -> PackFault {
    PackFault::of_file(Text::new("pack-too-large").count("n", Pack::MOST_BYTES / 1024))
}

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.hash == other.0.hash
    }
}

impl Eq for Pack {}

impl Hash for Pack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

/// Only what tells it apart: the content may be long.
impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Content { game, name, hash, .. } = &*self.0;
        f.debug_struct("Pack").field("game", game).field("name", name).field("hash", hash).finish()
    }
}

impl Serialize for Pack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut file = serializer.serialize_struct("Pack", 4)?;
        file.serialize_field("format", &Pack::FORMAT)?;
        file.serialize_field("game", &self.0.game)?;
        file.serialize_field("pack", &self.0.name)?;
        file.serialize_field("values", &self.0.values)?;
        file.end()
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pack, D::Error> {
        let value = Value::deserialize(deserializer)?;
        reading::value(value).and_then(Pack::of_value).map_err(D::Error::custom)
    }
}
