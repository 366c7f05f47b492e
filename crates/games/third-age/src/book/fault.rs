//! What is wrong with the values of a pack, and the reading of JSON that finds it out.

use kernel::{Argument, Text};
use serde_json::{Map, Value};

/// Something that is wrong with a value of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The key of the value.
    pub key: String,
    /// What is wrong.
    pub what: Text,
}

/// Where in the value something stands: `.ops[0].dice`.
pub(super) type Path<'a> = &'a str;

/// A field, by its key, and the faults that have been found.
pub(super) struct Reader<'a> {
    key: String,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// Reads a field of an object of a file; its id is empty if it is the file's only one.
    pub(super) fn new(file: &str, id: &str, field: &str, faults: &'a mut Vec<Fault>) -> Reader<'a> {
        Reader { key: format!("{file}/{id}/{field}"), faults }
    }

    /// How many faults have been found.
    pub(super) fn count(&self) -> usize {
        self.faults.len()
    }

    /// Something is wrong at a place.
    pub(super) fn fault(&mut self, path: Path, what: Text) {
        let path = if path.is_empty() { "." } else { path };
        let fault = Fault { key: self.key.clone(), what: what.written("path", path) };
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// A whole number within limits.
    pub(super) fn number(&mut self, path: Path, value: &Value, least: u16, most: u16) -> Option<u16> {
        let Some(number) = value.as_i64() else {
            self.fault(path, Text::new("fault-no-number"));
            return None;
        };
        match u16::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                let what = Text::new("fault-out-of-limits").number("least", least).number("most", most);
                self.fault(path, what);
                None
            }
        }
    }

    /// A small whole number within limits.
    pub(super) fn small(&mut self, path: Path, value: &Value, least: u8, most: u8) -> Option<u8> {
        self.number(path, value, least.into(), most.into()).and_then(|number| u8::try_from(number).ok())
    }

    /// A whole number that may be negative, within limits.
    pub(super) fn signed(&mut self, path: Path, value: &Value, least: i8, most: i8) -> Option<i8> {
        let Some(number) = value.as_i64() else {
            self.fault(path, Text::new("fault-no-number"));
            return None;
        };
        match i8::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                let what = Text::new("fault-out-of-limits").number("least", least).number("most", most);
                self.fault(path, what);
                None
            }
        }
    }

    pub(super) fn flag(&mut self, path: Path, value: &Value) -> Option<bool> {
        if value.as_bool().is_none() {
            self.fault(path, Text::new("fault-no-flag"));
        }
        value.as_bool()
    }

    pub(super) fn word<'v>(&mut self, path: Path, value: &'v Value) -> Option<&'v str> {
        if value.as_str().is_none() {
            self.fault(path, Text::new("fault-no-word"));
        }
        value.as_str()
    }

    /// A word that is not among those that are known.
    pub(super) fn unknown(&mut self, path: Path, word: &str, known: impl IntoIterator<Item = &'static str>) {
        let known = known.into_iter().map(|word| Argument::Written(word.to_owned()));
        self.fault(path, Text::new("fault-unknown-word").written("word", word).list("known", known));
    }

    /// One of the words that are known, by the function that finds what it stands for.
    pub(super) fn known<T>(
        &mut self,
        path: Path,
        value: &Value,
        find: impl Fn(&str) -> Option<T>,
        known: impl IntoIterator<Item = &'static str>,
    ) -> Option<T> {
        let word = self.word(path, value)?;
        let found = find(word);
        if found.is_none() {
            self.unknown(path, word, known);
        }
        found
    }

    pub(super) fn object<'v>(&mut self, path: Path, value: &'v Value) -> Option<&'v Map<String, Value>> {
        if value.as_object().is_none() {
            self.fault(path, Text::new("fault-no-object"));
        }
        value.as_object()
    }

    /// A list with so many members.
    pub(super) fn list<'v>(
        &mut self,
        path: Path,
        value: &'v Value,
        least: u8,
        most: u8,
    ) -> Option<&'v [Value]> {
        let Some(list) = value.as_array() else {
            self.fault(path, Text::new("fault-no-list"));
            return None;
        };
        if (usize::from(least)..=usize::from(most)).contains(&list.len()) {
            return Some(list);
        }
        let what = Text::new("fault-list-length").number("least", least).number("most", most);
        self.fault(path, what);
        None
    }

    /// A list of words, each of which stands for something.
    pub(super) fn words<T>(
        &mut self,
        path: Path,
        value: &Value,
        least: u8,
        find: impl Fn(&str) -> Option<T>,
        known: &[&'static str],
    ) -> Vec<T> {
        let list = self.list(path, value, least, 64).unwrap_or_default().iter().enumerate();
        list.filter_map(|(n, one)| self.known(&format!("{path}[{n}]"), one, &find, known.iter().copied()))
            .collect()
    }

    /// A member that must be there.
    pub(super) fn member<'v>(
        &mut self,
        path: Path,
        object: &'v Map<String, Value>,
        name: &str,
    ) -> Option<&'v Value> {
        let member = object.get(name);
        if member.is_none() {
            self.fault(path, Text::new("fault-missing").written("name", name));
        }
        member
    }

    /// Members that nobody knows.
    pub(super) fn only(&mut self, path: Path, object: &Map<String, Value>, names: &[&str]) {
        for name in object.keys().filter(|name| !names.contains(&name.as_str())) {
            self.fault(path, Text::new("fault-unknown-member").written("name", name));
        }
    }
}
