//! A part of a flat value: looked at, compared, written.

use super::text::{string_length, write_number, write_string};
use super::{Cell, Flat, Kind, LITERALS, NULL, Node, TRUE, words};
use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};

/// A part of a flat value, which is a value itself.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    pub(super) of: &'a Flat,
    pub(super) at: usize,
}

impl<'a> Part<'a> {
    #[inline]
    fn node(self) -> Node {
        self.of.nodes[self.at]
    }

    /// The node after the last value in it.
    #[inline]
    pub(super) fn end(self) -> usize {
        self.at + self.node().value.nodes()
    }

    /// Its name, if it is a member.
    pub fn name(self) -> &'a str {
        self.of.string(self.node().name).unwrap_or_default()
    }

    /// The member of an object with this name.
    pub fn member(self, name: &str) -> Option<Part<'a>> {
        if !self.has_members() {
            return None;
        }
        self.parts().find(|part| part.name() == name)
    }

    /// The string, if it is one.
    pub fn string(self) -> Option<&'a str> {
        self.of.string(self.node().value)
    }

    /// Whether it contains values.
    pub fn has_parts(self) -> bool {
        self.node().value.nodes() > 1
    }

    /// Whether it is an object with members.
    pub fn has_members(self) -> bool {
        self.has_parts() && self.node().value.kind() == Kind::Object
    }

    /// Whether it is a list with elements.
    pub fn has_elements(self) -> bool {
        self.has_parts() && self.node().value.kind() == Kind::List
    }

    /// The values in it, in order.
    pub fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let (of, end) = (self.of, self.end());
        let first = Part { of, at: self.at + 1 };
        let next = move |part: &Part<'a>| Some(Part { of, at: part.end() }).filter(|part| part.at < end);
        std::iter::successors(Some(first).filter(|part| part.at < end), next)
    }

    /// Whether the values are the same, whatever their names.
    pub fn is_same(self, other: Part<'_>) -> bool {
        let (one, two) = (&self.of.nodes[self.at..self.end()], &other.of.nodes[other.at..other.end()]);
        if one.len() != two.len() || !self.of.is_same(one[0].value, other.of, two[0].value) {
            return false;
        }
        let same = |(one, two): (&Node, &Node)| {
            self.of.is_same(one.value, other.of, two.value) && self.of.is_same(one.name, other.of, two.name)
        };
        let chunks = one[1..].chunks(CHUNK).zip(two[1..].chunks(CHUNK));
        let mut chunks = chunks.filter(|(one, two)| !are_plainly_same(one, two));
        chunks.all(|(one, two)| one.iter().zip(two).all(same))
    }

    /// Whether two members have the same name.
    #[inline]
    pub fn is_named_like(self, other: Part<'_>) -> bool {
        self.of.is_same(self.node().name, other.of, other.node().name)
    }

    /// How many values it has, including itself.
    pub fn n_values(self) -> usize {
        self.node().value.nodes()
    }

    /// Whether its JSON text is shorter than this.
    pub fn is_shorter_than(self, length: usize) -> bool {
        // Each value takes at least one character, and one more separates it from the next.
        self.node().value.nodes() * 2 <= length && self.take(length).is_some_and(|left| left > 0)
    }

    /// What is left of a length after its JSON text; none if the text is longer.
    fn take(self, length: usize) -> Option<usize> {
        let value = self.node().value;
        match value.kind() {
            Kind::Literal => length.checked_sub(LITERALS[value.number() as usize].len()),
            Kind::Number => length.checked_sub(value.number().checked_ilog10().unwrap_or(0) as usize + 1),
            Kind::Word => length.checked_sub(string_length(words::word(value.number()))),
            Kind::Text => length.checked_sub(string_length(self.of.text_of(value))),
            Kind::Digits => length.checked_sub(self.of.text_of(value).len()),
            Kind::Object | Kind::List => {
                let named = value.kind() == Kind::Object;
                let mut left = length.checked_sub("{}".len())?;
                for (n, part) in self.parts().enumerate() {
                    let name = if named { string_length(part.name()) + ":".len() } else { 0 };
                    left = part.take(left.checked_sub(name + usize::from(n > 0))?)?;
                }
                Some(left)
            }
        }
    }

    /// Writes it as JSON text.
    pub fn write(self, out: &mut String) {
        let value = self.node().value;
        match value.kind() {
            Kind::Literal => out.push_str(LITERALS[value.number() as usize]),
            Kind::Number => write_number(out, value.number()),
            Kind::Word => write_string(out, words::word(value.number())),
            Kind::Text => write_string(out, self.of.text_of(value)),
            Kind::Digits => out.push_str(self.of.text_of(value)),
            Kind::Object => {
                out.push('{');
                for (n, member) in self.parts().enumerate() {
                    if n > 0 {
                        out.push(',');
                    }
                    write_string(out, member.name());
                    out.push(':');
                    member.write(out);
                }
                out.push('}');
            }
            Kind::List => {
                out.push('[');
                for (n, element) in self.parts().enumerate() {
                    if n > 0 {
                        out.push(',');
                    }
                    element.write(out);
                }
                out.push(']');
            }
        }
    }
}

/// How many nodes are compared at once.
const CHUNK: usize = 64;

/// Whether these nodes are the same and say everything by themselves. All are looked at, so that many can be compared
/// at once.
fn are_plainly_same(one: &[Node], two: &[Node]) -> bool {
    let differ = |one: Cell, two: Cell| one.0 ^ two.0 | one.0 & Cell::TEXT;
    let nodes = one.iter().zip(two);
    nodes.fold(0, |any, (one, two)| any | differ(one.name, two.name) | differ(one.value, two.value)) == 0
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = self.node().value;
        match value.kind() {
            Kind::Literal if value == NULL => serializer.serialize_unit(),
            Kind::Literal => serializer.serialize_bool(value == TRUE),
            Kind::Number => serializer.serialize_u32(value.number()),
            Kind::Word => serializer.serialize_str(words::word(value.number())),
            Kind::Text => serializer.serialize_str(self.of.text_of(value)),
            Kind::Digits => {
                let number: serde_json::Number =
                    serde_json::from_str(self.of.text_of(value)).map_err(serde::ser::Error::custom)?;
                number.serialize(serializer)
            }
            Kind::Object => {
                let mut members = serializer.serialize_map(None)?;
                for member in self.parts() {
                    members.serialize_entry(member.name(), &member)?;
                }
                members.end()
            }
            Kind::List => {
                let mut elements = serializer.serialize_seq(None)?;
                for element in self.parts() {
                    elements.serialize_element(&element)?;
                }
                elements.end()
            }
        }
    }
}
