//! A JSON value laid out flat: what there is to see of a position, so that two of them can be compared part by part.
//!
//! Of what a server shows, an answer changes a few words. Here nothing is written as text before it is known to have changed: a
//! value takes eight bytes, names and the words of enums are numbers, and most comparisons are comparisons of numbers.

mod serializer;
mod words;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};
use std::cell::RefCell;
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
    Literal = 0,
    /// A number that is small enough.
    Number = 1,
    /// A word that the program keeps.
    Word = 2,
    /// An object: how many nodes it takes, this one included. The values in it follow.
    Object = 3,
    /// A list, in the same way.
    List = 4,
    /// Another string: which text. This kind and the next have a bit of their own, see [`Cell::TEXT`].
    Text = 8,
    /// Any other number: the text with its digits.
    Digits = 9,
}

const LITERALS: [&str; 3] = ["null", "false", "true"];
const NULL: Cell = Cell::new(Kind::Literal, 0);
const FALSE: Cell = Cell::new(Kind::Literal, 1);
const TRUE: Cell = Cell::new(Kind::Literal, 2);

impl Cell {
    const BITS: u32 = 28;
    const MOST: u32 = (1 << Cell::BITS) - 1;
    /// What is set where a cell does not say all by itself.
    const TEXT: u32 = 1 << 31;

    const fn new(kind: Kind, number: u32) -> Cell {
        Cell((kind as u32) << Cell::BITS | number & Cell::MOST)
    }

    #[inline]
    fn kind(self) -> Kind {
        match self.0 >> Cell::BITS {
            0 => Kind::Literal,
            1 => Kind::Number,
            2 => Kind::Word,
            3 => Kind::Object,
            4 => Kind::List,
            8 => Kind::Text,
            _ => Kind::Digits,
        }
    }

    #[inline]
    fn number(self) -> u32 {
        self.0 & Cell::MOST
    }

    /// Whether it says all by itself, wherever it stands.
    #[inline]
    fn is_plain(self) -> bool {
        self.0 & Cell::TEXT == 0
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
        let used = SPARE.with_borrow_mut(Vec::pop).filter(|nodes| nodes.capacity() >= values);
        let nodes = used.unwrap_or_else(|| Vec::with_capacity(values));
        Flat { nodes, texts: String::new(), ends: Vec::new() }
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

    /// Adds an object, in which a member is laid out elsewhere already: whatever stands for it here, it is as it is there.
    pub fn add_with(&mut self, name: &'static str, object: &impl Serialize, member: Part<'_>) {
        let at = self.nodes.len();
        self.add(name, object);
        let here = Part { of: self, at };
        let Some(stand_in) =
            here.parts().find(|part| part.is_named_like(member)).map(|part| part.at..part.end())
        else {
            return;
        };
        let nodes = &member.of.nodes[member.at..member.end()];
        let takes = self.nodes[at].value.number() as usize + nodes.len() - stand_in.len();
        self.nodes[at].value = Cell::new(Kind::Object, takes as u32);
        let from = stand_in.start;
        self.nodes.splice(stand_in, nodes.iter().copied());
        // Texts are kept apart: they come along.
        let cells = nodes.iter().fold(0, |all, node| all | node.name.0 | node.value.0);
        let with_texts = if Cell(cells).is_plain() { 0 } else { nodes.len() };
        for n in from..from + with_texts {
            let Node { name, value } = self.nodes[n];
            let [name, value] = [name, value].map(|cell| self.taken_over(cell, member.of));
            self.nodes[n] = Node { name, value };
        }
    }

    #[inline]
    fn taken_over(&mut self, cell: Cell, from: &Flat) -> Cell {
        if cell.is_plain() { cell } else { self.text(cell.kind(), from.text_of(cell)) }
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

thread_local! {
    /// Room that is used again: with every answer some are needed, and as many come free.
    static SPARE: RefCell<Vec<Vec<Node>>> = const { RefCell::new(Vec::new()) };
}

/// How many are kept, and how large they are at most.
const SPARES: usize = 8;
const SPARE_ROOM: usize = 1 << 13;

impl Drop for Flat {
    fn drop(&mut self) {
        let mut nodes = std::mem::take(&mut self.nodes);
        if nodes.capacity() == 0 || nodes.capacity() > SPARE_ROOM {
            return;
        }
        nodes.clear();
        // A thread that ends keeps nothing.
        let _ = SPARE.try_with(|spare| {
            if let Ok(mut spare) = spare.try_borrow_mut()
                && spare.len() < SPARES
            {
                spare.push(nodes);
            }
        });
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

    /// The member of an object that has this name.
    pub fn member(self, name: &str) -> Option<Part<'a>> {
        if !self.has_members() {
            return None;
        }
        self.parts().find(|part| part.name() == name)
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
        let chunks = one[1..].chunks(CHUNK).zip(two[1..].chunks(CHUNK));
        let mut chunks = chunks.filter(|(one, two)| !are_plainly_same(one, two));
        chunks.all(|(one, two)| one.iter().zip(two).all(same))
    }

    /// Whether two members have the same name.
    #[inline]
    pub fn is_named_like(self, other: Part<'_>) -> bool {
        self.of.is_same(self.node().name, other.of, other.node().name)
    }

    /// How many values it has, itself included.
    pub fn n_values(self) -> usize {
        self.node().value.nodes()
    }

    /// Whether its JSON text is shorter than this.
    pub fn is_shorter_than(self, length: usize) -> bool {
        // Each value takes a character at least, and one between it and the next.
        self.node().value.nodes() * 2 <= length && self.take(length).is_some_and(|left| left > 0)
    }

    /// What is left of a length when its JSON text is taken from it; none if that is longer.
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

/// Whether these nodes are the same and say all by themselves. All are looked at, so that many can be at once.
fn are_plainly_same(one: &[Node], two: &[Node]) -> bool {
    let differ = |one: Cell, two: Cell| one.0 ^ two.0 | one.0 & Cell::TEXT;
    let nodes = one.iter().zip(two);
    nodes.fold(0, |any, (one, two)| any | differ(one.name, two.name) | differ(one.value, two.value)) == 0
}

fn write_number(out: &mut String, number: u32) {
    match u8::try_from(number) {
        Ok(digit @ 0..=9) => out.push((b'0' + digit) as char),
        // Writing into a string does not fail.
        _ => drop(write!(out, "{number}")),
    }
}

/// Whether a string has letters that JSON text writes in another way. All bytes are looked at, so that many can be at once.
fn is_odd(text: &str) -> bool {
    let odd = |byte: u8| (byte < b' ') | (byte == b'"') | (byte == b'\\');
    text.bytes().fold(false, |any, byte| any | odd(byte))
}

/// How long the JSON text of a string is.
fn string_length(text: &str) -> usize {
    if is_odd(text) { serde_json::Value::from(text).to_string().len() } else { text.len() + 2 }
}

/// Writes a string as JSON text.
pub fn write_string(out: &mut String, text: &str) {
    if is_odd(text) {
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
    fn a_member_is_taken_over_from_elsewhere() {
        let all = json!({"before": 1, "armies": [{"at": "moria"}, -1.5, []], "after": "that"});
        let other = Flat::of(&json!(["other", all]));
        let there = other.whole().and_then(|other| other.parts().nth(1)).and_then(|all| all.member("armies"));
        let there = there.expect("a member");
        for stand_in in [json!(null), json!([]), json!([[1, 2, 3, "four", {"five": 5, "six": []}]])] {
            let mut flat = Flat::default();
            let open = flat.open_list("");
            flat.add("", &"text");
            flat.add_with("", &json!({"before": 1, "armies": stand_in, "after": "that"}), there);
            flat.add_with("", &json!({"after": 2}), there);
            flat.add("", &"behind");
            flat.close(open);
            assert_eq!(flat.to_text(), json!(["text", all, {"after": 2}, "behind"]).to_string());
        }
        assert!(there.member("armies").is_none());
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
