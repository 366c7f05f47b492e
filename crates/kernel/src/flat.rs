//! A JSON value laid out flat: what there is to see of a position, so that two of them can be compared part by part.
//!
//! Of what a server shows, an answer changes a few words. Here nothing is written as text before it is known to have changed: a
//! value takes eight bytes, names and the words of enums are numbers, and most comparisons are comparisons of numbers.

mod serializer;
mod words;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};
use std::fmt::Write as _;

/// A JSON value.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// All values in it in the order in which they begin. The first one is the whole.
    nodes: Vec<Node>,
    /// The strings that are no words of the program, one after the other.
    texts: String,
    /// Where each of them ends.
    ends: Vec<u32>,
}

/// One value, with the name of the member that it is. Both are a [`Kind`] in the upper bits and a number below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    /// A word or a text; elements of a list and the whole have an empty one.
    name: Cell,
    value: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell(u32);

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// One of [`LITERALS`].
    Literal,
    /// A number that is small enough.
    Number,
    /// A word that the program keeps.
    Word,
    /// Another string: which text.
    Text,
    /// Any other number: the text with its digits.
    Digits,
    /// An object: how many nodes it takes, this one included. The values in it follow.
    Object,
    /// A list, in the same way.
    List,
}

const LITERALS: [&str; 3] = ["null", "false", "true"];
const NULL: Cell = Cell::new(Kind::Literal, 0);
const FALSE: Cell = Cell::new(Kind::Literal, 1);
const TRUE: Cell = Cell::new(Kind::Literal, 2);

impl Cell {
    const BITS: u32 = 28;
    const MOST: u32 = (1 << Cell::BITS) - 1;

    const fn new(kind: Kind, number: u32) -> Cell {
        Cell((kind as u32) << Cell::BITS | number & Cell::MOST)
    }

    #[inline]
    fn kind(self) -> Kind {
        match self.0 >> Cell::BITS {
            0 => Kind::Literal,
            1 => Kind::Number,
            2 => Kind::Word,
            3 => Kind::Text,
            4 => Kind::Digits,
            5 => Kind::Object,
            _ => Kind::List,
        }
    }

    #[inline]
    fn number(self) -> u32 {
        self.0 & Cell::MOST
    }

    /// Whether it says all by itself, wherever it stands.
    #[inline]
    fn is_plain(self) -> bool {
        !matches!(self.kind(), Kind::Text | Kind::Digits)
    }

    /// How many nodes the value takes.
    #[inline]
    fn nodes(self) -> usize {
        match self.kind() {
            Kind::Object | Kind::List => self.number() as usize,
            Kind::Literal | Kind::Number | Kind::Word | Kind::Text | Kind::Digits => 1,
        }
    }
}

/// A value in a flat one.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    of: &'a Flat,
    at: usize,
}

/// An object or a list to which values are added.
#[derive(Debug)]
#[must_use]
pub struct Open {
    at: usize,
}

impl Flat {
    /// Lays a value out. What JSON can't say (a map whose keys are no words) is null.
    pub fn of(value: &impl Serialize) -> Flat {
        let mut flat = Flat::default();
        flat.add("", value);
        flat
    }

    /// One with room for so many values.
    pub fn with_room(values: usize) -> Flat {
        Flat { nodes: Vec::with_capacity(values), texts: String::new(), ends: Vec::new() }
    }

    /// Adds a value to what is open: a member of this name, or an element with an empty one.
    pub fn add(&mut self, name: &'static str, value: &impl Serialize) {
        let (nodes, texts, ends) = (self.nodes.len(), self.texts.len(), self.ends.len());
        let name = self.word(name);
        if value.serialize(serializer::Writer::new(self, name)).is_err() {
            self.nodes.truncate(nodes);
            self.texts.truncate(texts);
            self.ends.truncate(ends);
            self.push(name, NULL);
        }
    }

    /// Begins an object.
    pub fn open_object(&mut self, name: &'static str) -> Open {
        let name = self.word(name);
        self.open(name, Kind::Object)
    }

    /// Begins a list.
    pub fn open_list(&mut self, name: &'static str) -> Open {
        let name = self.word(name);
        self.open(name, Kind::List)
    }

    /// Ends an object or a list.
    #[inline]
    pub fn close(&mut self, Open { at }: Open) {
        let n = (self.nodes.len() - at) as u32;
        let value = &mut self.nodes[at].value;
        *value = Cell::new(value.kind(), n);
    }

    #[inline]
    fn open(&mut self, name: Cell, kind: Kind) -> Open {
        let at = self.nodes.len();
        self.push(name, Cell::new(kind, 1));
        Open { at }
    }

    #[inline]
    fn push(&mut self, name: Cell, value: Cell) {
        self.nodes.push(Node { name, value });
    }

    /// A string that the program keeps.
    #[inline]
    fn word(&mut self, word: &'static str) -> Cell {
        match words::number_of(word) {
            Some(number) => Cell::new(Kind::Word, number),
            None => self.text(Kind::Text, word),
        }
    }

    fn text(&mut self, kind: Kind, text: &str) -> Cell {
        let number = self.ends.len() as u32;
        self.texts.push_str(text);
        self.ends.push(self.texts.len() as u32);
        Cell::new(kind, number)
    }

    fn text_of(&self, cell: Cell) -> &str {
        let at = cell.number() as usize;
        let start = if at == 0 { 0 } else { self.ends[at - 1] as usize };
        &self.texts[start..self.ends[at] as usize]
    }

    /// The string that a cell is.
    fn string(&self, cell: Cell) -> Option<&str> {
        match cell.kind() {
            Kind::Word => Some(words::word(cell.number())),
            Kind::Text => Some(self.text_of(cell)),
            Kind::Literal | Kind::Number | Kind::Digits | Kind::Object | Kind::List => None,
        }
    }

    /// Whether two cells say the same.
    #[inline]
    fn is_same(&self, one: Cell, other: &Flat, two: Cell) -> bool {
        if one.is_plain() && two.is_plain() { one == two } else { self.is_same_text(one, other, two) }
    }

    fn is_same_text(&self, one: Cell, other: &Flat, two: Cell) -> bool {
        match (one.kind(), two.kind()) {
            (Kind::Digits, Kind::Digits) => self.text_of(one) == other.text_of(two),
            _ => self.string(one).is_some_and(|string| other.string(two) == Some(string)),
        }
    }

    /// The JSON text.
    pub fn to_text(&self) -> String {
        /// How long the text of a value is, with its name.
        const LENGTH: usize = 16;
        let mut text = String::with_capacity(self.nodes.len() * LENGTH);
        match self.whole() {
            Some(whole) => whole.write(&mut text),
            None => text.push_str("null"),
        }
        text
    }

    /// The whole as a part; none if nothing was laid out.
    pub fn whole(&self) -> Option<Part<'_>> {
        (!self.nodes.is_empty()).then_some(Part { of: self, at: 0 })
    }
}

impl<'a> Part<'a> {
    #[inline]
    fn node(self) -> Node {
        self.of.nodes[self.at]
    }

    /// The node after the values in it.
    #[inline]
    fn end(self) -> usize {
        self.at + self.node().value.nodes()
    }

    /// The name of the member that it is.
    pub fn name(self) -> &'a str {
        self.of.string(self.node().name).unwrap_or_default()
    }

    /// The string that it is.
    pub fn string(self) -> Option<&'a str> {
        self.of.string(self.node().value)
    }

    /// Whether there are values in it.
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

    /// The values in it, in their order.
    pub fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let (of, end) = (self.of, self.end());
        let first = Part { of, at: self.at + 1 };
        let next = move |part: &Part<'a>| Some(Part { of, at: part.end() }).filter(|part| part.at < end);
        std::iter::successors(Some(first).filter(|part| part.at < end), next)
    }

    /// Whether the values are the same; the names of the two do not matter.
    pub fn is_same(self, other: Part<'_>) -> bool {
        let (one, two) = (&self.of.nodes[self.at..self.end()], &other.of.nodes[other.at..other.end()]);
        if one.len() != two.len() || !self.of.is_same(one[0].value, other.of, two[0].value) {
            return false;
        }
        let same = |(one, two): (&Node, &Node)| {
            self.of.is_same(one.value, other.of, two.value) && self.of.is_same(one.name, other.of, two.name)
        };
        one[1..].iter().zip(&two[1..]).all(same)
    }

    /// Whether two members have the same name.
    #[inline]
    pub fn is_named_like(self, other: Part<'_>) -> bool {
        self.of.is_same(self.node().name, other.of, other.node().name)
    }

    /// Writes it as JSON text.
    pub fn write(self, out: &mut String) {
        // Nothing is too long to be told.
        self.write_within(out, usize::MAX);
    }

    /// Whether its JSON text is shorter than this. Writes no more of it than is needed to know.
    pub fn is_shorter_than(self, length: usize) -> bool {
        // Each value takes a character at least, and one between it and the next.
        if self.node().value.nodes() * 2 > length {
            return false;
        }
        let mut out = String::with_capacity(length + 64);
        self.write_within(&mut out, length) && out.len() < length
    }

    /// Writes it as JSON text; false, and only a part of it, if that makes the text longer than `most`.
    fn write_within(self, out: &mut String, most: usize) -> bool {
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
                    if !member.write_within(out, most) {
                        return false;
                    }
                }
                out.push('}');
            }
            Kind::List => {
                out.push('[');
                for (n, element) in self.parts().enumerate() {
                    if n > 0 {
                        out.push(',');
                    }
                    if !element.write_within(out, most) {
                        return false;
                    }
                }
                out.push(']');
            }
        }
        out.len() <= most
    }
}

fn write_number(out: &mut String, number: u32) {
    match u8::try_from(number) {
        Ok(digit @ 0..=9) => out.push((b'0' + digit) as char),
        // Writing into a string does not fail.
        _ => drop(write!(out, "{number}")),
    }
}

/// Writes a string as JSON text.
pub fn write_string(out: &mut String, text: &str) {
    // All bytes are looked at, so that many can be at once.
    let odd = |byte: u8| (byte < b' ') | (byte == b'"') | (byte == b'\\');
    if text.bytes().fold(false, |any, byte| any | odd(byte)) {
        let _ = write!(out, "{}", serde_json::Value::from(text));
    } else {
        out.push('"');
        out.push_str(text);
        out.push('"');
    }
}

impl Serialize for Flat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => whole.serialize(serializer),
            None => serializer.serialize_unit(),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Shape {
        Plain,
        New(u8),
        Tuple(u8, [i8; 2]),
        Struct { a: Option<u8>, b: Vec<Shape>, c: (), d: char, e: f64 },
    }

    fn shapes() -> Vec<Shape> {
        vec![
            Shape::Plain,
            Shape::New(3),
            Shape::Tuple(1, [-2, 3]),
            Shape::Struct {
                a: None,
                b: vec![Shape::Struct { a: Some(1), b: Vec::new(), c: (), d: '"', e: -1.5 }, Shape::New(0)],
                c: (),
                d: 'ö',
                e: f64::NAN,
            },
        ]
    }

    /// The JSON text of a value is that of `serde_json`, in all ways to come by it.
    fn assert_same(value: &impl Serialize) {
        let flat = Flat::of(value);
        let text = serde_json::to_string(value).expect("JSON");
        assert_eq!(flat.to_text(), text);
        assert_eq!(serde_json::to_string(&flat).expect("JSON"), text);
        let mut list = Flat::default();
        let open = list.open_list("");
        list.add("", &"before");
        list.add("", &flat);
        list.add("", value);
        list.close(open);
        assert_eq!(list.to_text(), format!("[\"before\",{text},{text}]"));
        let twice: Vec<Part<'_>> = list.whole().expect("a list").parts().skip(1).collect();
        assert!(twice[0].is_same(twice[1]) && flat.whole().is_some_and(|whole| whole.is_same(twice[0])));
        assert!(!twice[0].is_shorter_than(text.len()) && twice[0].is_shorter_than(text.len() + 1));
    }

    #[test]
    fn a_value_laid_out_says_what_it_said() {
        assert_same(&shapes());
        assert_same(&json!({
            "a,\"b:": [1, [], {}, [[2], {"x": null}], "]}\",ö\u{1}"],
            "": {"y": [true], "z": -1.5, "most": u64::MAX, "least": i64::MIN},
        }));
        assert_same(&BTreeMap::from([(7, Some("seven")), (8, None)]));
        assert_same(&(1u8, "two", 3.5f32, BTreeMap::from([(true, 'c')])));
    }

    #[test]
    fn what_json_cannot_say_is_null() {
        let odd = (1, BTreeMap::from([([1u8], 2u8)]));
        let mut flat = Flat::default();
        let open = flat.open_object("");
        flat.add("odd", &odd);
        flat.add("even", &2);
        flat.close(open);
        assert_eq!(flat.to_text(), "{\"odd\":null,\"even\":2}");
        assert_eq!(
            (Flat::default().to_text(), Flat::default().whole().is_some()),
            ("null".to_owned(), false)
        );
    }

    #[test]
    fn every_difference_is_one() {
        let values = [
            json!(null),
            json!(false),
            json!(true),
            json!(0),
            json!(1),
            json!(-1),
            json!(1.5),
            json!("null"),
            json!(""),
            json!([]),
            json!({}),
            json!([0]),
            json!([[]]),
            json!([0, 0]),
            json!([[], []]),
            json!([[[]]]),
            json!({"a": 0}),
            json!({"b": 0}),
            json!({"a": 1}),
            json!({"a": {"b": 0}}),
            json!({"a": {}, "b": 0}),
        ];
        for one in &values {
            for two in &values {
                let (flat, other) = (Flat::of(one), Flat::of(two));
                let same = flat.whole().zip(other.whole()).is_some_and(|(one, two)| one.is_same(two));
                assert_eq!(same, one == two, "{one} {two}");
            }
        }
        // A word that the program keeps and one that was read are the same.
        let (kept, read) = (Flat::of(&Shape::Plain), Flat::of(&"plain".to_owned()));
        assert!(kept.whole().zip(read.whole()).is_some_and(|(one, two)| one.is_same(two)));
    }
}
