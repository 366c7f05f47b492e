//! How the values of a type are written in words, found by asking the type itself.
//!
//! A type that serde reads says which parts it wants. [`Grammar::of`] lets it ask until every variant of every enum
//! in it has been seen. Documentation made from this can't become outdated.

use super::WordsError;
use serde::de::{self, DeserializeSeed, IntoDeserializer, Visitor};
use std::collections::BTreeMap;

/// One part of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// This very word.
    Word(&'static str),
    /// One of the forms of an enum.
    Part(&'static str),
    /// A word of a type's own, by the type's name; any word if the type has no name.
    Any(&'static str),
    /// A number.
    Number,
    /// `yes` or `no`.
    YesNo,
    /// The parts, or `-` for nothing.
    Maybe(Vec<Token>),
    /// The parts, any number of times, to the end of the line.
    List(Vec<Token>),
}

/// How the values of a type are written in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grammar {
    /// A value is one of these.
    start: Vec<Vec<Token>>,
    /// The forms of each enum, by its name.
    parts: BTreeMap<&'static str, Vec<Vec<Token>>>,
}

impl Grammar {
    /// The grammar of a type. `any` is a word that is accepted wherever a type reads a word of its own.
    pub fn of<T: de::DeserializeOwned>(any: &'static str) -> Result<Grammar, WordsError> {
        let mut found = Found::default();
        loop {
            let mut asked = Asked { found: &mut found, any, tokens: Vec::new(), pending: false };
            T::deserialize(&mut asked)?;
            if !asked.pending {
                let root = asked.tokens;
                let parts: BTreeMap<_, _> =
                    found.enums.into_iter().map(|(name, seen)| (name, seen.forms)).collect();
                let start = match &root[..] {
                    [Token::Part(name)] => parts.get(name).cloned().unwrap_or_default(),
                    _ => vec![root],
                };
                return Ok(Grammar { start, parts });
            }
        }
    }

    /// The forms of a value; if it is nothing but an enum, those of the enum.
    pub fn forms(&self) -> &[Vec<Token>] {
        &self.start
    }

    /// The enums by name, each with its forms.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, &[Vec<Token>])> {
        self.parts.iter().map(|(name, forms)| (*name, &forms[..]))
    }

    /// The forms of an enum.
    pub fn part(&self, name: &str) -> &[Vec<Token>] {
        self.parts.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Every word that stands for itself somewhere.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let forms = self.start.iter().chain(self.parts.values().flatten());
        forms.flatten().filter_map(|token| match token {
            Token::Word(word) => Some(*word),
            _ => None,
        })
    }

    /// Whether words have a form. A word may also be the name of a part in capitals, as [`written`] writes it.
    pub fn fits(&self, form: &[Token], words: &[&str]) -> bool {
        let Some((token, rest)) = form.split_first() else { return words.is_empty() };
        // The parts of a token, then what follows it.
        let spliced = |parts: &[Token], words: &[&str]| {
            let whole: Vec<Token> = parts.iter().chain(rest).cloned().collect();
            self.fits(&whole, words)
        };
        let next = |fits: bool| fits && self.fits(rest, &words[1..]);
        match (token, words.first()) {
            (Token::List(parts), Some(_)) => {
                let again: Vec<Token> = parts.iter().chain([token]).cloned().collect();
                self.fits(&again, words)
            }
            (Token::List(_), None) => true,
            (Token::Maybe(_), None) => true,
            (Token::Maybe(parts), Some(first)) => next(*first == "-") || spliced(parts, words),
            (_, None) => false,
            (_, Some(first)) if *first == written(std::slice::from_ref(token)) => {
                self.fits(rest, &words[1..])
            }
            (Token::Word(word), Some(first)) => next(first == word),
            (Token::Number, Some(first)) => next(first.parse::<f64>().is_ok()),
            (Token::YesNo, Some(first)) => next(["yes", "no"].contains(first)),
            (Token::Any(_), Some(first)) => next(*first != "-"),
            (Token::Part(name), Some(_)) => self.part(name).iter().any(|form| spliced(form, words)),
        }
    }

    /// Reads a form as [`written`] writes it: names of parts in capitals, other words as they are. `None` if there is
    /// no such part.
    pub fn read_form(&self, text: &str) -> Option<Vec<Token>> {
        let words = text.split_whitespace();
        words.map(|word| self.read_token(word)).collect()
    }

    fn read_token(&self, word: &str) -> Option<Token> {
        if word == "-" {
            return Some(Token::Word("-"));
        }
        let all = self.start.iter().chain(self.parts.values().flatten()).flatten();
        let mut known = all.flat_map(|token| match token {
            Token::Maybe(parts) | Token::List(parts) => &parts[..],
            token => std::slice::from_ref(token),
        });
        known.find(|token| written(std::slice::from_ref(*token)) == word).cloned()
    }

    /// Sentences that show every form of every part of the form at least once; the other parts are the first that
    /// fit.
    pub fn examples(&self, form: &[Token], any: &str) -> Vec<String> {
        let first: Vec<String> = form.iter().map(|token| self.first(token, any)).collect();
        let mut all = vec![first.join(" ")];
        for (at, token) in form.iter().enumerate() {
            let Token::Part(name) = token else { continue };
            for form in self.part(name) {
                for example in self.examples(form, any) {
                    let mut words = first.clone();
                    words[at] = example;
                    all.push(words.join(" "));
                }
            }
        }
        let mut seen = std::collections::HashSet::new();
        all.retain(|example| seen.insert(example.clone()));
        all
    }

    fn first(&self, token: &Token, any: &str) -> String {
        match token {
            Token::Word(word) => (*word).to_owned(),
            Token::Part(name) => {
                let form = self.part(name).first().map(Vec::as_slice).unwrap_or_default();
                form.iter().map(|token| self.first(token, any)).collect::<Vec<_>>().join(" ")
            }
            Token::Any(_) => any.to_owned(),
            Token::Number => "1".to_owned(),
            Token::YesNo => "yes".to_owned(),
            Token::Maybe(_) => "-".to_owned(),
            Token::List(_) => String::new(),
        }
    }
}

/// A form as people read it: `play CARD TO`, `hand SEAT CARD...`, `guide CHARACTER|-`.
pub fn written(form: &[Token]) -> String {
    let token = |token: &Token| match token {
        Token::Word(word) => (*word).to_owned(),
        Token::Part(name) | Token::Any(name) => capitals(name),
        Token::Number => "N".to_owned(),
        Token::YesNo => "yes|no".to_owned(),
        Token::Maybe(parts) => format!("{}|-", written(parts)),
        Token::List(parts) => format!("{}...", written(parts)),
    };
    form.iter().map(token).collect::<Vec<_>>().join(" ")
}

/// A type's name as the name of a part: `SeatName` is a `SEAT`, `ActionDie` an `ACTION-DIE`.
fn capitals(name: &str) -> String {
    let mut text = String::new();
    for c in name.strip_suffix("Name").filter(|rest| !rest.is_empty()).unwrap_or(name).chars() {
        if c.is_uppercase() && !text.is_empty() && !text.ends_with('-') {
            text.push('-');
        }
        text.extend(c.to_uppercase());
    }
    text
}

/// The enums that have been asked for.
#[derive(Default)]
struct Found {
    enums: BTreeMap<&'static str, Seen>,
}

/// What is known about an enum.
struct Seen {
    variants: &'static [&'static str],
    forms: Vec<Vec<Token>>,
    /// The variants that have nothing more to show.
    done: Vec<bool>,
}

/// Gives a type what it asks for, and notes what that was.
struct Asked<'f> {
    found: &'f mut Found,
    any: &'static str,
    tokens: Vec<Token>,
    /// Whether something in what was given has still more forms to show.
    pending: bool,
}

impl Asked<'_> {
    /// Runs something with a list of tokens of its own, and gives that list.
    fn apart<T>(
        &mut self,
        run: impl FnOnce(&mut Self) -> Result<T, WordsError>,
    ) -> Result<(T, Vec<Token>), WordsError> {
        let outer = std::mem::take(&mut self.tokens);
        let value = run(self)?;
        Ok((value, std::mem::replace(&mut self.tokens, outer)))
    }
}

macro_rules! numbers {
    ($($method:ident: $visit:ident($value:expr)),*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
            self.tokens.push(Token::Number);
            visitor.$visit($value)
        })*
    };
}

impl<'de> de::Deserializer<'de> for &mut Asked<'_> {
    type Error = WordsError;

    numbers! {
        deserialize_i8: visit_i8(1), deserialize_i16: visit_i16(1), deserialize_i32: visit_i32(1),
        deserialize_i64: visit_i64(1), deserialize_u8: visit_u8(1), deserialize_u16: visit_u16(1),
        deserialize_u32: visit_u32(1), deserialize_u64: visit_u64(1), deserialize_f32: visit_f32(1.0),
        deserialize_f64: visit_f64(1.0)
    }

    /// Words do not say what they are: types that have a short form are read in the other one.
    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.tokens.push(Token::YesNo);
        visitor.visit_bool(true)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.tokens.push(Token::Any("Word"));
        visitor.visit_str(self.any)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        let (value, tokens) = self.apart(|asked| visitor.visit_some(asked))?;
        self.tokens.push(Token::Maybe(tokens));
        Ok(value)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        let (value, tokens) = self.apart(|asked| visitor.visit_newtype_struct(asked))?;
        match &tokens[..] {
            [Token::Any(_)] => self.tokens.push(Token::Any(name)),
            _ => self.tokens.extend(tokens),
        }
        Ok(value)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        let (value, tokens) = self.apart(|asked| visitor.visit_seq(Counted { asked, left: 1 }))?;
        self.tokens.push(Token::List(tokens));
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { asked: self, left: len })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        self.deserialize_tuple(fields.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        self.tokens.push(Token::Part(name));
        let seen = self.found.enums.entry(name).or_insert_with(|| Seen {
            variants,
            forms: vec![Vec::new(); variants.len()],
            done: vec![false; variants.len()],
        });
        if seen.variants != variants {
            return Err(WordsError::new(format_args!("two parts are called {name}")));
        }
        let at = seen.done.iter().position(|done| !done).unwrap_or(0);
        let word = variants.get(at).ok_or_else(|| WordsError::new(format_args!("{name} has no variant")))?;
        let outer = std::mem::take(&mut self.pending);
        let (value, form) = self.apart(|asked| {
            asked.tokens.push(Token::Word(word));
            visitor.visit_enum(Variant { name: word, asked })
        })?;
        if let Some(seen) = self.found.enums.get_mut(name) {
            seen.forms[at] = form;
            seen.done[at] = !self.pending;
            self.pending = outer || seen.done.contains(&false);
        }
        Ok(value)
    }

    serde::forward_to_deserialize_any! { char string bytes byte_buf map identifier ignored_any }
}

struct Counted<'a, 'f> {
    asked: &'a mut Asked<'f>,
    left: usize,
}

impl<'de> de::SeqAccess<'de> for Counted<'_, '_> {
    type Error = WordsError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, WordsError> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.asked).map(Some)
    }
}

struct Variant<'a, 'f> {
    name: &'static str,
    asked: &'a mut Asked<'f>,
}

impl<'de, 'a, 'f> de::EnumAccess<'de> for Variant<'a, 'f> {
    type Error = WordsError;
    type Variant = Content<'a, 'f>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), WordsError> {
        let name: de::value::StrDeserializer<'_, WordsError> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, Content(self.asked)))
    }
}

struct Content<'a, 'f>(&'a mut Asked<'f>);

impl<'de> de::VariantAccess<'de> for Content<'_, '_> {
    type Error = WordsError;

    fn unit_variant(self) -> Result<(), WordsError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, WordsError> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { asked: self.0, left: len })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { asked: self.0, left: fields.len() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum SeatName {
        Frodo,
        Sam,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(dead_code)]
    enum To {
        Reserve,
        At(u8),
        With(SeatName),
    }

    #[derive(Deserialize)]
    struct Word(#[expect(dead_code)] String);

    #[derive(Deserialize)]
    #[expect(dead_code)]
    struct Several {
        count: u8,
        who: SeatName,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(dead_code)]
    enum Answer {
        Pass,
        Play { card: Word, to: To },
        Hands(SeatName, Vec<Several>),
        Guide(Option<SeatName>, bool),
    }

    fn grammar() -> Grammar {
        Grammar::of::<Answer>("sting").unwrap()
    }

    #[test]
    fn a_type_says_how_it_is_written() {
        let grammar = grammar();
        let forms: Vec<String> = grammar.forms().iter().map(|form| written(form)).collect();
        assert_eq!(forms, ["pass", "play WORD TO", "hands SEAT N SEAT...", "guide SEAT|- yes|no"]);
        let to: Vec<String> = grammar.part("To").iter().map(|form| written(form)).collect();
        assert_eq!(to, ["reserve", "at N", "with SEAT"]);
        let seats: Vec<String> = grammar.part("SeatName").iter().map(|form| written(form)).collect();
        assert_eq!(seats, ["frodo", "sam"]);
        assert!(grammar.words().any(|word| word == "sam") && !grammar.words().any(|word| word == "sting"));
    }

    #[test]
    fn what_is_read_fits_and_what_is_not_does_not() {
        let grammar = grammar();
        let fits = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            grammar.forms().iter().any(|form| grammar.fits(form, &words))
        };
        for text in [
            "pass",
            "play sting at 3",
            "play sting with sam",
            "hands sam",
            "hands sam 2 frodo 1 sam",
            "guide - no",
            "guide sam yes",
            // Forms, too.
            "play WORD TO",
            "play sting at N",
            "guide SEAT no",
        ] {
            assert!(fits(text), "{text}");
        }
        for text in ["", "pass by", "play sting", "play sting at", "hands", "hands sam 2", "guide bill yes"] {
            assert!(!fits(text), "{text}");
        }
        let form = grammar.read_form("play WORD with SEAT").unwrap();
        assert!(grammar.fits(&form, &["play", "sting", "with", "sam"]));
        assert!(!grammar.fits(&form, &["play", "sting", "at", "3"]));
        assert_eq!(grammar.read_form("play CARD with SEAT"), None);
        let form = grammar.read_form("guide - yes|no").unwrap();
        assert!(grammar.fits(&form, &["guide", "-", "no"]) && !grammar.fits(&form, &["guide", "sam", "no"]));
    }

    #[test]
    fn examples_show_every_form_of_every_part() {
        let grammar = grammar();
        let examples: Vec<String> =
            grammar.forms().iter().flat_map(|form| grammar.examples(form, "sting")).collect();
        for example in &examples {
            super::super::from_words::<Answer>(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        }
        for text in ["pass", "play sting at 1", "play sting with sam", "hands frodo", "guide - yes"] {
            assert!(examples.iter().any(|example| example.trim() == text), "{text}: {examples:?}");
        }
    }
}
