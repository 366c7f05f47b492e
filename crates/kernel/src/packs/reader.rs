//! The reading of a pack's values, which finds out what is wrong with them. The sentences are each game's own.

use crate::{Argument, PackFault, Text};
use serde_json::{Map, Value};

/// A value of a pack, by its key, and the faults that have been found. Where in the value something stands is a path:
/// `.ops[0].dice`.
pub struct PackReader<'a> {
    key: String,
    faults: &'a mut Vec<PackFault>,
}

impl<'a> PackReader<'a> {
    /// Reads the value under a key.
    pub fn new(key: impl Into<String>, faults: &'a mut Vec<PackFault>) -> PackReader<'a> {
        PackReader { key: key.into(), faults }
    }

    /// How many faults have been found.
    pub fn count(&self) -> usize {
        self.faults.len()
    }

    /// Something is wrong at a place.
    pub fn fault(&mut self, path: &str, what: Text) {
        let path = if path.is_empty() { "." } else { path };
        let fault = PackFault::new(self.key.clone(), what.written("path", path));
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// A whole number within limits.
    pub fn number(&mut self, path: &str, value: &Value, least: u16, most: u16) -> Option<u16> {
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
    pub fn small(&mut self, path: &str, value: &Value, least: u8, most: u8) -> Option<u8> {
        self.number(path, value, least.into(), most.into()).and_then(|number| u8::try_from(number).ok())
    }

    /// A whole number that may be negative, within limits.
    pub fn signed(&mut self, path: &str, value: &Value, least: i8, most: i8) -> Option<i8> {
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

    /// A number with a fraction, within limits.
    pub fn length(&mut self, path: &str, value: &Value, least: u8, most: u8) -> Option<f64> {
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

    /// Yes or no.
    pub fn flag(&mut self, path: &str, value: &Value) -> Option<bool> {
        if value.as_bool().is_none() {
            self.fault(path, Text::new("fault-no-flag"));
        }
        value.as_bool()
    }

    /// A word.
    pub fn word<'v>(&mut self, path: &str, value: &'v Value) -> Option<&'v str> {
        if value.as_str().is_none() {
            self.fault(path, Text::new("fault-no-word"));
        }
        value.as_str()
    }

    /// A word that is not among those that are known.
    pub fn unknown(&mut self, path: &str, word: &str, known: impl IntoIterator<Item = &'static str>) {
        let known = known.into_iter().map(|word| Argument::Written(word.to_owned()));
        self.fault(path, Text::new("fault-unknown-word").written("word", word).list("known", known));
    }

    /// One of the words that are known, by the function that finds what it stands for.
    pub fn known<T>(
        &mut self,
        path: &str,
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

    /// An object.
    pub fn object<'v>(&mut self, path: &str, value: &'v Value) -> Option<&'v Map<String, Value>> {
        if value.as_object().is_none() {
            self.fault(path, Text::new("fault-no-object"));
        }
        value.as_object()
    }

    /// A list with so many members.
    pub fn list<'v>(&mut self, path: &str, value: &'v Value, least: u8, most: u8) -> Option<&'v [Value]> {
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
    pub fn words<T>(
        &mut self,
        path: &str,
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
    pub fn member<'v>(
        &mut self,
        path: &str,
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
    pub fn only(&mut self, path: &str, object: &Map<String, Value>, names: &[&str]) {
        for name in object.keys().filter(|name| !names.contains(&name.as_str())) {
            self.fault(path, Text::new("fault-unknown-member").written("name", name));
        }
    }
}
