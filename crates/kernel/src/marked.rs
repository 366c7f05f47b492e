//! JSON text whose parts can be found without reading it again.
//!
//! What a server shows of a position is some kilobytes of text, of which an answer changes a few words. To tell what changed,
//! two texts are compared part by part. The marks are made while the text is written, so that costs hardly more than writing it.

use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use serde_json::value::RawValue;
use std::cell::Cell;
use std::io::{self, Write};

/// JSON text with marks.
#[derive(Clone, Debug, Default)]
pub struct Marked {
    text: String,
    /// All values in it in the order in which they begin. The first one is the whole.
    marks: Vec<Mark>,
}

/// Where a value lies.
#[derive(Clone, Copy, Debug)]
struct Mark {
    start: u32,
    end: u32,
    /// The mark after those of the values in this one.
    next: u32,
}

/// A value in a marked text.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    of: &'a Marked,
    mark: usize,
}

impl Marked {
    /// Writes a value. What can't be written (a map with keys that are no strings) is null.
    pub fn of(value: &impl Serialize) -> Marked {
        Marked::long(value, 0)
    }

    /// Writes a value that takes about so many bytes.
    pub fn long(value: &impl Serialize, bytes: usize) -> Marked {
        Marked::written(value, bytes).unwrap_or_else(|| Marked::leaf("null"))
    }

    fn written(value: &impl Serialize, bytes: usize) -> Option<Marked> {
        /// How many bytes a value in a position takes, with its name.
        const BYTES_A_MARK: usize = 12;
        let length = Cell::new(0);
        let mut text = Vec::with_capacity(bytes);
        let mut marks = Vec::with_capacity(bytes / BYTES_A_MARK + 1);
        marks.push(Mark { start: 0, end: 0, next: 0 });
        let mut marking = Marking { length: &length, marks, open: Vec::new() };
        let out = Counted { text: &mut text, length: &length };
        let mut serializer = serde_json::Serializer::with_formatter(out, &mut marking);
        value.serialize(&mut serializer).ok()?;
        let mut marks = marking.marks;
        marks[0] = Mark { start: 0, end: length.get(), next: marks.len() as u32 };
        Some(Marked { text: String::from_utf8(text).ok()?, marks })
    }

    fn leaf(text: &str) -> Marked {
        Marked { text: text.to_owned(), marks: vec![Mark { start: 0, end: text.len() as u32, next: 1 }] }
    }

    /// An object of these members.
    pub fn object(members: &[(&str, &Marked)]) -> Marked {
        let mut object = Marked::opened('{', members.iter().map(|(_, member)| *member));
        for (n, (name, member)) in members.iter().enumerate() {
            if n > 0 {
                object.text.push(',');
            }
            object.text.push_str(&serde_json::Value::from(*name).to_string());
            object.text.push(':');
            object.take_in(member);
        }
        object.closed('}')
    }

    /// A list of these elements.
    pub fn list<'a>(elements: impl Iterator<Item = &'a Marked> + Clone) -> Marked {
        let mut list = Marked::opened('[', elements.clone());
        for (n, element) in elements.enumerate() {
            if n > 0 {
                list.text.push(',');
            }
            list.take_in(element);
        }
        list.closed(']')
    }

    fn opened<'a>(bracket: char, parts: impl Iterator<Item = &'a Marked> + Clone) -> Marked {
        /// Room for the names of the members.
        const NAMES: usize = 128;
        let length: usize = parts.clone().map(|part| part.text.len() + 1).sum();
        let mut opened = Marked {
            text: String::with_capacity(length + NAMES),
            marks: Vec::with_capacity(parts.map(|part| part.marks.len()).sum::<usize>() + 1),
        };
        opened.text.push(bracket);
        opened.marks.push(Mark { start: 0, end: 0, next: 0 });
        opened
    }

    fn take_in(&mut self, part: &Marked) {
        let (at, first) = (self.text.len() as u32, self.marks.len() as u32);
        self.text.push_str(&part.text);
        let moved =
            |mark: &Mark| Mark { start: mark.start + at, end: mark.end + at, next: mark.next + first };
        self.marks.extend(part.marks.iter().map(moved));
    }

    fn closed(mut self, bracket: char) -> Marked {
        self.text.push(bracket);
        self.marks[0] = Mark { start: 0, end: self.text.len() as u32, next: self.marks.len() as u32 };
        self
    }

    /// The JSON text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The whole as a part.
    pub fn whole(&self) -> Part<'_> {
        Part { of: self, mark: 0 }
    }
}

impl Serialize for Marked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.text).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'a> Part<'a> {
    /// Its JSON text.
    pub fn text(self) -> &'a str {
        let mark = self.of.marks[self.mark];
        &self.of.text[mark.start as usize..mark.end as usize]
    }

    /// Whether it is an object with members.
    pub fn has_members(self) -> bool {
        self.has_parts() && self.text().starts_with('{')
    }

    /// Whether it is a list with elements.
    pub fn has_elements(self) -> bool {
        self.has_parts() && self.text().starts_with('[')
    }

    fn has_parts(self) -> bool {
        self.of.marks[self.mark].next as usize > self.mark + 1
    }

    /// The values in it, in their order.
    pub fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let end = self.of.marks[self.mark].next as usize;
        let first = Some(self.mark + 1).filter(|mark| *mark < end);
        let marks = std::iter::successors(first, move |mark| {
            Some(self.of.marks[*mark].next as usize).filter(|mark| *mark < end)
        });
        marks.map(move |mark| Part { of: self.of, mark })
    }

    /// The members of an object: the name as it is written, with its quotation marks, and the value.
    pub fn members(self) -> impl Iterator<Item = (&'a str, Part<'a>)> {
        // A name begins after the brace, or after the comma behind the last member, and ends at the colon.
        let mut from = self.of.marks[self.mark].start as usize + 1;
        self.parts().map(move |member| {
            let mark = self.of.marks[member.mark];
            let name = &self.of.text[from..mark.start as usize - 1];
            from = mark.end as usize + 1;
            (name, member)
        })
    }
}

/// Writes into a text and counts, so that whoever marks it knows where it is.
struct Counted<'a> {
    text: &'a mut Vec<u8>,
    length: &'a Cell<u32>,
}

impl Write for Counted<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Marks every value where it begins and ends.
struct Marking<'a> {
    length: &'a Cell<u32>,
    marks: Vec<Mark>,
    /// The marks of the values that have not ended.
    open: Vec<u32>,
}

impl Marking<'_> {
    fn begin(&mut self) {
        self.open.push(self.marks.len() as u32);
        self.marks.push(Mark { start: self.length.get(), end: 0, next: 0 });
    }

    fn end(&mut self) {
        let next = self.marks.len() as u32;
        if let Some(mark) = self.open.pop().and_then(|mark| self.marks.get_mut(mark as usize)) {
            (mark.end, mark.next) = (self.length.get(), next);
        }
    }
}

impl Formatter for &mut Marking<'_> {
    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.begin();
        Ok(())
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.begin();
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The value that the marks make of a text.
    fn read(part: Part<'_>) -> Value {
        if part.has_members() {
            let name = |name: &str| serde_json::from_str::<String>(name).expect("a name");
            Value::Object(part.members().map(|(key, value)| (name(key), read(value))).collect())
        } else if part.has_elements() {
            Value::Array(part.parts().map(read).collect())
        } else {
            serde_json::from_str(part.text()).expect("JSON")
        }
    }

    #[derive(Serialize)]
    enum Shape {
        Unit,
        New(u8),
        Tuple(u8, [u8; 2]),
        Struct { a: Option<u8>, b: Vec<Shape> },
    }

    #[test]
    fn the_marks_lie_where_the_values_do() {
        let shapes = vec![
            Shape::Unit,
            Shape::New(3),
            Shape::Tuple(1, [2, 3]),
            Shape::Struct { a: None, b: vec![Shape::Struct { a: Some(1), b: Vec::new() }, Shape::New(0)] },
        ];
        let value = json!({
            "a,\"b:": [1, [], {}, [[2], {"x": null}], "]}\",ö"],
            "": {"y": [true], "z": -1.5},
        });
        let marked = [Marked::of(&shapes), Marked::of(&value)];
        assert_eq!(marked[0].text(), serde_json::to_string(&shapes).expect("JSON"));
        assert_eq!(marked[1].text(), value.to_string());
        for marked in &marked {
            assert_eq!(read(marked.whole()), serde_json::from_str::<Value>(marked.text()).expect("JSON"));
        }
        let both = Marked::object(&[("li\"st", &Marked::list(marked.iter())), ("none", &Marked::of(&()))]);
        assert_eq!(read(both.whole()), json!({"li\"st": [shapes, value], "none": null}));
        assert_eq!(read(both.whole()).to_string(), both.text());
        assert_eq!(serde_json::to_string(&both).expect("JSON"), both.text());
    }

    #[test]
    fn what_is_not_marked_has_no_parts() {
        let raw = RawValue::from_string("{\"a\":1}".to_owned()).expect("JSON");
        let marked = Marked::of(&[raw]);
        let part = marked.whole().parts().next().expect("an element");
        assert_eq!((part.text(), part.has_members()), ("{\"a\":1}", false));
        let odd = std::collections::BTreeMap::from([([1u8], 2u8)]);
        assert_eq!(Marked::of(&odd).text(), "null");
    }
}
