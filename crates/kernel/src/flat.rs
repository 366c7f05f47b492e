//! A JSON value laid out flat: what there is to see of a position, so that two of them can be compared part by part.
//!
//! An answer changes only a few words of what a server shows. Here nothing is written as text before it is known to
//! have changed: a value takes eight bytes, names and the words of enums are numbers, and most comparisons are
//! comparisons of numbers.

mod part;
mod serializer;
mod text;
mod words;

pub use part::Part;
pub use text::write_string;

use serde::Serialize;
use serde::ser::Serializer;
use std::cell::RefCell;

/// A JSON value.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// All values in it, in the order in which they begin. The first is the whole.
    nodes: Vec<Node>,
    /// The strings that are not words of the program, one after the other.
    texts: String,
    /// Where each of these strings ends.
    ends: Vec<u32>,
}

/// One value, with its name if it is a member. Both are a [`Kind`] in the upper bits and a number below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    /// A word or a text; empty for elements of a list and for the whole.
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
    /// An object: how many nodes it takes, including this one. The values in it follow.
    Object = 3,
    /// A list: as for an object.
    List = 4,
    /// Another string: the number of its text. This kind and the next have a bit of their own, see [`Cell::TEXT`].
    Text = 8,
    /// Any other number: the number of the text with its digits.
    Digits = 9,
}

const LITERALS: [&str; 3] = ["null", "false", "true"];
const NULL: Cell = Cell::new(Kind::Literal, 0);
const FALSE: Cell = Cell::new(Kind::Literal, 1);
const TRUE: Cell = Cell::new(Kind::Literal, 2);

impl Cell {
    const BITS: u32 = 28;
    const MOST: u32 = (1 << Cell::BITS) - 1;
    /// Set where a cell refers to a text, and so does not say everything by itself.
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

    /// Whether the cell says everything by itself, wherever it stands.
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

/// An object or a list that values are being added to.
#[derive(Debug)]
#[must_use]
pub struct Open {
    at: usize,
}

impl Flat {
    /// Lays a value out. What JSON can't express (a map whose keys are not words) is null.
    pub fn of(value: &impl Serialize) -> Flat {
        let mut flat = Flat::default();
        flat.add("", value);
        flat
    }

    /// An empty one with room for this many values.
    pub fn with_room(values: usize) -> Flat {
        let used = SPARE.with_borrow_mut(Vec::pop).filter(|nodes| nodes.capacity() >= values);
        let nodes = used.unwrap_or_else(|| Vec::with_capacity(values));
        Flat { nodes, texts: String::new(), ends: Vec::new() }
    }

    /// Adds a value to what is open: a member with this name, or an element if the name is empty.
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

    /// Adds an object, one member of which is laid out elsewhere already: that one takes the place of whatever stands
    /// for it here.
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
        // Texts are kept separately: they come along.
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

    /// The cell of a string that the program keeps.
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

    /// The string that a cell stands for.
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
        /// The usual length of a value's text, with its name.
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
    /// Space that is used again: every answer needs some, and frees as much.
    static SPARE: RefCell<Vec<Vec<Node>>> = const { RefCell::new(Vec::new()) };
}

/// How many are kept, and how large they may be.
const SPARES: usize = 8;
const SPARE_ROOM: usize = 1 << 13;

impl Drop for Flat {
    fn drop(&mut self) {
        let mut nodes = std::mem::take(&mut self.nodes);
        if nodes.capacity() == 0 || nodes.capacity() > SPARE_ROOM {
            return;
        }
        nodes.clear();
        // A thread that is ending keeps nothing.
        let _ = SPARE.try_with(|spare| {
            if let Ok(mut spare) = spare.try_borrow_mut()
                && spare.len() < SPARES
            {
                spare.push(nodes);
            }
        });
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

#[cfg(test)]
mod tests;
