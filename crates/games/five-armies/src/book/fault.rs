//! What is wrong with the values of a pack, and the reading of JSON that finds it out.

use kernel::{Argument, Text};
use serde_json::{Map, Value};

/// Something that is wrong with a value of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number in Appendix A, or whatever stood in its place.
    pub key: String,
    /// What is wrong.
    pub what: Text,
}

/// A place within the value of one number, and the faults that have been found.
pub(super) struct Reader<'a> {
    key: &'a str,
    faults: &'a mut Vec<Fault>,
}

/// Where in the value something stands: `.ops[0].dice`.
pub(super) type Path<'a> = &'a str;

impl<'a> Reader<'a> {
    pub(super) fn new(key: &'a str, faults: &'a mut Vec<Fault>) -> Reader<'a> {
        Reader { key, faults }
    }

    /// How many faults have been found.
    pub(super) fn count(&self) -> usize {
        self.faults.len()
    }

    /// Something is wrong at a place.
    pub(super) fn fault(&mut self, path: Path, what: Text) {
        let path = if path.is_empty() { "." } else { path };
        self.faults.push(Fault { key: self.key.to_owned(), what: what.written("path", path) });
    }

    /// A whole number within limits.
    pub(super) fn number(&mut self, path: Path, value: &Value, least: u8, most: u8) -> Option<u8> {
        let Some(number) = value.as_i64() else {
            self.fault(path, Text::new("fault-no-number"));
            return None;
        };
        match u8::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                let what = Text::new("fault-out-of-limits").number("least", least).number("most", most);
                self.fault(path, what);
                None
            }
        }
    }

    /// A number with a fraction, within limits.
    pub(super) fn length(&mut self, path: Path, value: &Value, least: u8, most: u8) -> Option<f64> {
        let Some(number) = value.as_f64() else {
            self.fault(path, Text::new("fault-no-number"));
            return None;
        };
        if (f64::from(least)..=f64::from(most)).contains(&number) {
            return Some(number);
        }
        let what = Text::new("fault-out-of-limits").number("least", least).number("most", most);
        self.fault(path, what);
        None
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
