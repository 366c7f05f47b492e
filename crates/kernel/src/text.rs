//! Texts that are in no language yet: the name of a message and what is put into it.
//!
//! A game says what it has to say as a [`Text`]. The sentences are in catalogues, one for each language, and are made
//! at the edge: in the browser, in the terminal, and where the server answers somebody who wants to read. Things on
//! the table are arguments like numbers, so that whoever shows the text can link them to the board.

use crate::words;
use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::fmt::Display;

/// What is said in one language: its tag, and the text of its catalogues.
pub type Source = (&'static str, &'static [&'static str]);

/// What this crate says itself, for the catalogues of every game: lists, refusals that all games share, notices.
pub static CATALOGUES: &[Source] = &[("en", &[include_str!("../texts/en/kernel.ftl")])];

/// No thing at all: what a text that names nothing on a table has for things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Nothing {}

/// A text: the name of a message, with what is put into it. `T` is the game's type of things on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<T = Nothing> {
    what: &'static str,
    which: &'static str,
    part: &'static str,
    arguments: Vec<(&'static str, Argument<T>)>,
}

/// What is put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<T = Nothing> {
    /// A number. The language chooses the forms of the words around it.
    Number(i64),
    /// Something on the table. It is called by the message that has its words as a name: `region-edoras`.
    Thing(T),
    /// Something on the table that goes by another text: a card in play by what is printed on it.
    Called(T, Text<T>),
    /// A seat, by its id. It is called by the message `seat-gandalf`.
    Seat(&'static str),
    /// A text within the text.
    Text(Text<T>),
    /// What people wrote: a name, a title.
    Written(String),
    /// Several, with commas and an *and*.
    List(Vec<Argument<T>>),
}

impl<T> Text<T> {
    /// The message with this name.
    #[inline]
    pub const fn new(what: &'static str) -> Text<T> {
        Text { what, which: "", part: "", arguments: Vec::new() }
    }

    /// The message for one of many of a kind: `Text::of("region", "edoras")` is `region-edoras`.
    #[inline]
    pub const fn of(what: &'static str, which: &'static str) -> Text<T> {
        Text { what, which, part: "", arguments: Vec::new() }
    }

    /// A part of the message, an attribute in the catalogue: `Text::of("card", "athelas").part("text")` is
    /// `card-athelas.text`.
    #[inline]
    #[must_use]
    pub fn part(mut self, part: &'static str) -> Text<T> {
        self.part = part;
        self
    }

    /// Puts something in.
    #[inline]
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument<T>) -> Text<T> {
        self.arguments.push((name, argument));
        self
    }

    /// Words that are in no catalogue: what people wrote, or what a program reports.
    pub fn plain(words: impl Display) -> Text<T> {
        Text::new("plain").written("words", words)
    }

    /// Puts words in that are in no catalogue: a name that people chose, the number of a rule.
    #[must_use]
    pub fn written(self, name: &'static str, words: impl Display) -> Text<T> {
        self.with(name, Argument::Written(words.to_string()))
    }

    /// Puts a number of things in.
    #[inline]
    #[must_use]
    pub fn count(self, name: &'static str, n: usize) -> Text<T> {
        self.with(name, Argument::Number(i64::try_from(n).unwrap_or(i64::MAX)))
    }

    /// Puts a number in.
    #[inline]
    #[must_use]
    pub fn number(self, name: &'static str, n: impl Into<i64>) -> Text<T> {
        self.with(name, Argument::Number(n.into()))
    }

    /// Puts something on the table in.
    #[inline]
    #[must_use]
    pub fn thing(self, name: &'static str, thing: T) -> Text<T> {
        self.with(name, Argument::Thing(thing))
    }

    /// Puts a seat in, by its id.
    #[inline]
    #[must_use]
    pub fn seat(self, name: &'static str, seat: &'static str) -> Text<T> {
        self.with(name, Argument::Seat(seat))
    }

    /// Puts a text in.
    #[inline]
    #[must_use]
    pub fn text(self, name: &'static str, text: Text<T>) -> Text<T> {
        self.with(name, Argument::Text(text))
    }

    /// Puts several in.
    #[must_use]
    pub fn list(self, name: &'static str, parts: impl IntoIterator<Item = Argument<T>>) -> Text<T> {
        self.with(name, Argument::List(parts.into_iter().collect()))
    }

    /// The name of the message.
    pub fn id(&self) -> String {
        Id::of(self).to_string()
    }

    /// What is put in, by name.
    pub fn arguments(&self) -> &[(&'static str, Argument<T>)] {
        &self.arguments
    }

    /// Calls `found` for every thing in the text, also in lists and in texts within it.
    pub fn each_thing(&self, found: &mut impl FnMut(&T)) {
        for (_, argument) in &self.arguments {
            argument.each_thing(found);
        }
    }
}

impl<T> Argument<T> {
    fn each_thing(&self, found: &mut impl FnMut(&T)) {
        match self {
            Argument::Thing(thing) => found(thing),
            Argument::Called(thing, _) => found(thing),
            Argument::Text(text) => text.each_thing(found),
            Argument::List(parts) => parts.iter().for_each(|part| part.each_thing(found)),
            Argument::Number(_) | Argument::Seat(_) | Argument::Written(_) => {}
        }
    }
}

impl Text<Nothing> {
    /// The same text among those of a game.
    pub fn of_any<T>(self) -> Text<T> {
        let Text { what, which, part, arguments } = self;
        let arguments = arguments.into_iter().map(|(name, argument)| (name, argument.of_any())).collect();
        Text { what, which, part, arguments }
    }
}

impl Argument<Nothing> {
    fn of_any<T>(self) -> Argument<T> {
        match self {
            Argument::Number(n) => Argument::Number(n),
            Argument::Thing(nothing) | Argument::Called(nothing, _) => match nothing {},
            Argument::Seat(seat) => Argument::Seat(seat),
            Argument::Text(text) => Argument::Text(text.of_any()),
            Argument::Written(words) => Argument::Written(words),
            Argument::List(parts) => Argument::List(parts.into_iter().map(Argument::of_any).collect()),
        }
    }
}

/// The name of the message that a thing is called by.
pub fn name_of(thing: &impl Serialize) -> String {
    words::to_words(thing).unwrap_or_default().replace(' ', "-")
}

/// What is put into a message, in the form that a language takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Filled {
    /// A number.
    Number(i64),
    /// Finished words.
    Words(String),
}

/// A catalogue of sentences.
pub trait Language: Send + Sync {
    /// The message with this name, filled with the arguments; none if there is no such message.
    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String>;

    /// A message without arguments. One that the catalogue does not have is shown by its name.
    fn say(&self, id: &str) -> String {
        self.message(id, &[]).unwrap_or_else(|| format!("‹{id}›"))
    }
}

impl<T: Serialize> Text<T> {
    /// The text in a language. A message that the catalogue does not have is shown by its name.
    pub fn render(&self, language: &dyn Language) -> String {
        let filled: Vec<(&str, Filled)> =
            self.arguments.iter().map(|(name, argument)| (*name, argument.render(language))).collect();
        message(language, &self.id(), &filled)
    }
}

impl<T: Serialize> Argument<T> {
    fn render(&self, language: &dyn Language) -> Filled {
        Filled::Words(match self {
            Argument::Number(n) => return Filled::Number(*n),
            Argument::Thing(thing) => message(language, &name_of(thing), &[]),
            Argument::Called(_, text) | Argument::Text(text) => text.render(language),
            Argument::Seat(seat) => message(language, &format!("seat-{seat}"), &[]),
            Argument::Written(words) => words.clone(),
            Argument::List(parts) => {
                listed(language, parts.iter().map(|part| part.render(language)).collect())
            }
        })
    }
}

/// A text that was written down or sent as a value, in a language. A string that is no message's name is a sentence
/// already, as earlier versions wrote them.
pub fn render_value(says: &Value, language: &dyn Language) -> String {
    match says {
        Value::String(id) => language.message(id, &[]).unwrap_or_else(|| id.clone()),
        Value::Array(parts) => {
            let (id, arguments) =
                (parts.first().and_then(Value::as_str), parts.get(1).and_then(Value::as_object));
            let arguments = arguments.into_iter().flatten();
            let filled: Vec<(&str, Filled)> =
                arguments.map(|(name, argument)| (name.as_str(), fill_value(argument, language))).collect();
            message(language, id.unwrap_or_default(), &filled)
        }
        _ => String::new(),
    }
}

fn fill_value(argument: &Value, language: &dyn Language) -> Filled {
    if let Some(n) = argument.as_i64() {
        return Filled::Number(n);
    }
    Filled::Words(if let Some(text) = argument.get("text") {
        render_value(text, language)
    } else if let Some(thing) = argument.get("thing") {
        message(language, &name_of_value(thing), &[])
    } else if let Some(seat) = argument.get("seat").and_then(Value::as_str) {
        message(language, &format!("seat-{seat}"), &[])
    } else if let Some(list) = argument.get("list").and_then(Value::as_array) {
        listed(language, list.iter().map(|part| fill_value(part, language)).collect())
    } else {
        argument.get("written").and_then(Value::as_str).unwrap_or_default().to_owned()
    })
}

/// As [`name_of`], of a thing that is a value.
fn name_of_value(thing: &Value) -> String {
    let joined = |parts: Vec<String>| parts.join("-");
    match thing {
        Value::Null => "none".to_owned(),
        Value::Bool(is) => is.to_string(),
        Value::Number(n) => n.to_string(),
        Value::String(word) => word.clone(),
        Value::Array(parts) => joined(parts.iter().map(name_of_value).collect()),
        Value::Object(members) => {
            joined(members.iter().map(|(name, value)| format!("{name}-{}", name_of_value(value))).collect())
        }
    }
}

fn message(language: &dyn Language, id: &str, arguments: &[(&str, Filled)]) -> String {
    language.message(id, arguments).unwrap_or_else(|| format!("‹{id}›"))
}

/// Several arguments, as the language lists them.
fn listed(language: &dyn Language, parts: Vec<Filled>) -> String {
    let n = parts.len();
    let mut parts = parts.into_iter().enumerate();
    let Some((_, first)) = parts.next() else { return message(language, "list-none", &[]) };
    let list = parts.fold(first, |list, (at, next)| {
        let id = if at + 1 == n { "list-last" } else { "list-next" };
        Filled::Words(message(language, id, &[("list", list), ("next", next)]))
    });
    match list {
        Filled::Number(n) => n.to_string(),
        Filled::Words(words) => words,
    }
}

/// Serialised as the name of the message, or as a list of the name and an object with the arguments.
impl<T: Serialize> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let id = Id::of(self);
        if self.arguments.is_empty() {
            return id.serialize(serializer);
        }
        let mut list = serializer.serialize_seq(Some(2))?;
        list.serialize_element(&id)?;
        list.serialize_element(&Arguments(&self.arguments))?;
        list.end()
    }
}

/// The name of a message.
struct Id {
    what: &'static str,
    which: &'static str,
    part: &'static str,
}

impl Id {
    fn of<T>(text: &Text<T>) -> Id {
        Id { what: text.what, which: text.which, part: text.part }
    }
}

impl Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.written())
    }
}

impl Id {
    fn written(&self) -> String {
        let mut id = String::with_capacity(self.what.len() + self.which.len() + self.part.len() + 2);
        id.push_str(self.what);
        for (sign, rest) in [('-', self.which), ('.', self.part)] {
            if !rest.is_empty() {
                id.push(sign);
                id.push_str(rest);
            }
        }
        id
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.which, self.part) {
            ("", "") => serializer.serialize_str(self.what),
            _ => serializer.serialize_str(&self.written()),
        }
    }
}

struct Arguments<'a, T>(&'a [(&'static str, Argument<T>)]);

// The members are those of a struct rather than of a map: their names are part of the program, and a view that is laid
// out need not copy them.
impl<T: Serialize> Serialize for Arguments<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Arguments", self.0.len())?;
        for (name, argument) in self.0 {
            object.serialize_field(name, argument)?;
        }
        object.end()
    }
}

/// Serialised as a plain number, or as an object that says what it is.
impl<T: Serialize> Serialize for Argument<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let members = match self {
            Argument::Number(n) => return serializer.serialize_i64(*n),
            Argument::Called(..) => 2,
            _ => 1,
        };
        let mut object = serializer.serialize_struct("Argument", members)?;
        match self {
            Argument::Number(_) => {}
            Argument::Thing(thing) => object.serialize_field("thing", thing)?,
            Argument::Called(thing, text) => {
                object.serialize_field("thing", thing)?;
                object.serialize_field("text", text)?;
            }
            Argument::Seat(seat) => object.serialize_field("seat", seat)?,
            Argument::Text(text) => object.serialize_field("text", text)?,
            Argument::Written(words) => object.serialize_field("written", words)?,
            Argument::List(parts) => object.serialize_field("list", parts)?,
        }
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Clone, Copy, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Thing {
        Region(Region),
        Pass,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Region {
        Edoras,
        HelmsDeep,
    }

    /// A language in which every message says its name and its arguments.
    struct Plain;

    impl Language for Plain {
        fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
            let filled = |(name, filled): &(&str, Filled)| match filled {
                Filled::Number(n) => format!("{name}={n}"),
                Filled::Words(words) => format!("{name}={words}"),
            };
            let arguments: Vec<String> = arguments.iter().map(filled).collect();
            (id != "missing").then(|| format!("{id}({})", arguments.join(" ")))
        }
    }

    fn march() -> Text<Thing> {
        Text::new("march").number("n", 2).thing("from", Thing::Region(Region::HelmsDeep)).list(
            "by",
            [Argument::Thing(Thing::Pass), Argument::Text(Text::of("nation", "rohan")), Argument::Number(3)],
        )
    }

    #[test]
    fn it_goes_over_the_wire_as_its_name_and_what_is_put_in() {
        assert_eq!(json!(Text::<Thing>::new("pass")), json!("pass"));
        assert_eq!(json!(Text::<Thing>::of("card", "athelas").part("text")), json!("card-athelas.text"));
        assert_eq!(Text::<Thing>::of("card", "athelas").part("text").id(), "card-athelas.text");
        assert_eq!(
            json!(march()),
            json!(["march", {
                "n": 2,
                "from": {"thing": {"region": "helms-deep"}},
                "by": {"list": [{"thing": "pass"}, {"text": "nation-rohan"}, 3]}
            }])
        );
    }

    #[test]
    fn a_language_puts_it_into_words() {
        let text = march().render(&Plain);
        assert_eq!(
            text,
            "march(n=2 from=region-helms-deep() by=list-last(list=list-next(list=pass() next=nation-rohan()) next=3))"
        );
        assert_eq!(Text::<Thing>::new("missing").render(&Plain), "‹missing›");
        assert_eq!(render_value(&json!(march()), &Plain), text, "also when it was written down");
        assert_eq!(render_value(&json!("missing"), &Plain), "missing", "a sentence of an earlier version");
    }

    #[test]
    fn its_things_are_found_wherever_they_are() {
        let mut things = Vec::new();
        let called = Argument::Called(Thing::Region(Region::Edoras), Text::new("gate"));
        Text::new("twice")
            .text("what", march())
            .with("at", called)
            .each_thing(&mut |thing| things.push(*thing));
        assert_eq!(things, [Thing::Region(Region::HelmsDeep), Thing::Pass, Thing::Region(Region::Edoras)]);
    }
}
