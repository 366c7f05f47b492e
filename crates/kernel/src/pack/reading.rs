//! Reading a pack with all care: it comes from anybody.

use super::Pack;
use crate::{PackFault, Text};
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserializer, de};
use serde_json::{Map, Number, Value};
use std::cell::{Cell, RefCell};
use std::fmt;

/// Reads JSON text: no key twice, not too deep, not too many values, and nothing but plain text in it.
pub(super) fn text(text: &str) -> Result<Value, PackFault> {
    let reader = Reader::default();
    let mut json = serde_json::Deserializer::from_str(text);
    let read = Part { reader: &reader, depth: 0 }.deserialize(&mut json);
    let read = read.and_then(|value| json.end().map(|()| value));
    read.map_err(|error| {
        let not_json = Text::new("pack-not-json").count("line", error.line()).count("column", error.column());
        reader.fault.take().unwrap_or_else(|| PackFault::of_file(not_json))
    })
}

/// The same for what has become a value already.
pub(super) fn value(value: Value) -> Result<Value, PackFault> {
    let reader = Reader::default();
    let read = Part { reader: &reader, depth: 0 }.deserialize(value);
    // Nothing else can be wrong with a value.
    read.map_err(|_| reader.fault.take().unwrap_or_else(|| PackFault::of_file(Text::new("pack-no-object"))))
}

/// The value with its numbers as packs have them: 16.0 is 16.
pub(super) fn plain_numbers(value: Value) -> Value {
    match value {
        Value::Number(number) => Value::Number(plain_number(number)),
        Value::Array(parts) => parts.into_iter().map(plain_numbers).collect(),
        Value::Object(members) => {
            members.into_iter().map(|(key, value)| (key, plain_numbers(value))).collect()
        }
        other => other,
    }
}

/// Up to here every whole number has a form of its own.
const WHOLE: f64 = 9_007_199_254_740_992.0;

fn plain_number(number: Number) -> Number {
    match number.as_f64().filter(|_| number.is_f64()) {
        Some(n) if n.fract() == 0.0 && n.abs() <= WHOLE => Number::from(n as i64),
        _ => number,
    }
}

/// Whether a character is plain text: no control character, and none that turns, hides or joins the text around it.
fn is_plain(c: char) -> bool {
    let unseen = c.is_control()
        || matches!(c,
            // Signs that are not drawn, or only where a line ends.
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{115f}' | '\u{1160}'
            | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            // What has no meaning, or one of its own in each program.
            | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..);
    !unseen
}

/// What is known while a file is read.
#[derive(Default)]
struct Reader {
    /// How many values there were.
    parts: Cell<usize>,
    /// The key of `values` that is being read.
    key: RefCell<String>,
    /// What is wrong.
    fault: Cell<Option<PackFault>>,
}

impl Reader {
    /// Notes what is wrong, at the key that is being read.
    fn refuse<E: de::Error>(&self, what: Text) -> E {
        let key = self.key.borrow().clone();
        self.fault.set(Some(PackFault { key, what }));
        E::custom("not a pack")
    }

    fn check_text<E: de::Error>(&self, text: &str, longest: usize) -> Result<(), E> {
        if text.chars().count() > longest {
            return Err(self.refuse(Text::new("pack-text-length").count("n", longest)));
        }
        if !text.chars().all(is_plain) {
            return Err(self.refuse(Text::new("pack-text-unseen")));
        }
        Ok(())
    }
}

/// A value at some depth.
#[derive(Clone, Copy)]
struct Part<'a> {
    reader: &'a Reader,
    depth: usize,
}

impl Part<'_> {
    /// One level further inside.
    fn inside<E: de::Error>(self) -> Result<Self, E> {
        if self.depth >= Pack::DEEPEST {
            return Err(self.reader.refuse(Text::new("pack-deep").count("n", Pack::DEEPEST)));
        }
        Ok(Part { depth: self.depth + 1, ..self })
    }
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.reader.parts.set(self.reader.parts.get() + 1);
        if self.reader.parts.get() > Pack::MOST_PARTS {
            return Err(self.reader.refuse(Text::new("pack-parts").count("n", Pack::MOST_PARTS)));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, is: bool) -> Result<Value, E> {
        Ok(Value::Bool(is))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<Value, E> {
        Ok(Value::from(n))
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Value, E> {
        Ok(Value::from(n))
    }

    fn visit_f64<E: Error>(self, n: f64) -> Result<Value, E> {
        Ok(Number::from_f64(n).map_or(Value::Null, |number| Value::Number(plain_number(number))))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        self.reader.check_text(text, Pack::LONGEST_TEXT)?;
        Ok(Value::from(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let inside = self.inside()?;
        let mut parts = Vec::new();
        while let Some(part) = list.next_element_seed(inside)? {
            parts.push(part);
        }
        Ok(Value::Array(parts))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let inside = self.inside()?;
        let mut members = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            // A fault is told at the key of the file or of `values` where it is.
            if self.depth <= 1 {
                self.reader
                    .key
                    .replace(key.chars().take(Pack::LONGEST_KEY).filter(|c| is_plain(*c)).collect());
            }
            self.reader.check_text(&key, Pack::LONGEST_KEY)?;
            if members.contains_key(&key) {
                let text = Text::new("pack-twice").written("name", &key);
                return Err(self.reader.refuse(text));
            }
            let value = object.next_value_seed(inside)?;
            members.insert(key, value);
        }
        Ok(Value::Object(members))
    }
}
