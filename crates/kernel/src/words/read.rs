//! Words to values.

use super::WordsError;
use serde::de::{self, DeserializeSeed, IntoDeserializer, Visitor};

/// Reads a value from words. All of them must be used.
pub fn from_words<T: de::DeserializeOwned>(text: &str) -> Result<T, WordsError> {
    let words = split(text)?;
    let mut reader = Reader { words: &words };
    let value = T::deserialize(&mut reader)?;
    match reader.words.first() {
        None => Ok(value),
        Some(word) => Err(WordsError::new(format_args!("nothing is expected after {word:?} began"))),
    }
}

fn split(text: &str) -> Result<Vec<String>, WordsError> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        if let Some(quoted) = rest.strip_prefix('"') {
            let end = quoted.find('"').ok_or_else(|| WordsError::new("a quotation mark is missing"))?;
            words.push(quoted[..end].to_owned());
            rest = quoted[end + 1..].trim_start();
        } else {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            words.push(rest[..end].to_owned());
            rest = rest[end..].trim_start();
        }
    }
    Ok(words)
}

struct Reader<'w> {
    words: &'w [String],
}

impl<'w> Reader<'w> {
    /// The next word. What is expected is put into words only if there is none: an enum may have hundreds of names.
    fn next<S: std::fmt::Display>(&mut self, expected: impl FnOnce() -> S) -> Result<&'w str, WordsError> {
        let (first, rest) = self
            .words
            .split_first()
            .ok_or_else(|| WordsError::new(format_args!("the line ends where {} is expected", expected())))?;
        self.words = rest;
        Ok(first)
    }

    fn number<N: std::str::FromStr>(
        &mut self,
        min: impl std::fmt::Display,
        max: impl std::fmt::Display,
    ) -> Result<N, WordsError> {
        let word = self.next(|| "a number")?;
        word.parse()
            .map_err(|_| WordsError::new(format_args!("{word:?} is not a number from {min} to {max}")))
    }
}

macro_rules! numbers {
    ($($method:ident: $kind:ty => $visit:ident),*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
            visitor.$visit(self.number::<$kind>(<$kind>::MIN, <$kind>::MAX)?)
        })*
    };
}

impl<'de> de::Deserializer<'de> for &mut Reader<'_> {
    type Error = WordsError;

    numbers! {
        deserialize_i8: i8 => visit_i8, deserialize_i16: i16 => visit_i16,
        deserialize_i32: i32 => visit_i32, deserialize_i64: i64 => visit_i64,
        deserialize_u8: u8 => visit_u8, deserialize_u16: u16 => visit_u16,
        deserialize_u32: u32 => visit_u32, deserialize_u64: u64 => visit_u64,
        deserialize_f32: f32 => visit_f32, deserialize_f64: f64 => visit_f64
    }

    /// Words do not say what they are: types that have a short form are read in the other one.
    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        match self.next(|| "yes or no")? {
            "yes" => visitor.visit_bool(true),
            "no" => visitor.visit_bool(false),
            word => Err(WordsError::new(format_args!("expected yes or no, found {word:?}"))),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        struct Expected<'a, V>(&'a V);
        impl<'de, V: Visitor<'de>> std::fmt::Display for Expected<'_, V> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.expecting(f)
            }
        }
        let word = self.next(|| Expected(&visitor).to_string())?;
        visitor.visit_str(word)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, WordsError> {
        Err(WordsError::new("bytes can't be read from words"))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        match self.words.first().map(String::as_str) {
            None => visitor.visit_none(),
            Some("-") => {
                self.next(|| "a value")?;
                visitor.visit_none()
            }
            Some(_) => visitor.visit_some(self),
        }
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
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_seq(ToTheEnd(self))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { reader: self, left: len })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, WordsError> {
        Err(WordsError::new("maps can't be read from words"))
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
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        let listed = || {
            let names: Vec<String> = variants.iter().map(|name| format!("`{name}`")).collect();
            format!("one of {}", names.join(", "))
        };
        let name = self.next(listed)?;
        visitor.visit_enum(Variant { name, reader: self })
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WordsError> {
        self.deserialize_str(visitor)
    }
}

struct ToTheEnd<'r, 'w>(&'r mut Reader<'w>);

impl<'de> de::SeqAccess<'de> for ToTheEnd<'_, '_> {
    type Error = WordsError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, WordsError> {
        if self.0.words.is_empty() { Ok(None) } else { seed.deserialize(&mut *self.0).map(Some) }
    }
}

struct Counted<'r, 'w> {
    reader: &'r mut Reader<'w>,
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
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

struct Variant<'r, 'w> {
    name: &'w str,
    reader: &'r mut Reader<'w>,
}

impl<'de, 'r, 'w> de::EnumAccess<'de> for Variant<'r, 'w> {
    type Error = WordsError;
    type Variant = Content<'r, 'w>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), WordsError> {
        let name: de::value::StrDeserializer<'_, WordsError> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, Content(self.reader)))
    }
}

struct Content<'r, 'w>(&'r mut Reader<'w>);

impl<'de> de::VariantAccess<'de> for Content<'_, '_> {
    type Error = WordsError;

    fn unit_variant(self) -> Result<(), WordsError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, WordsError> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { reader: self.0, left: len })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WordsError> {
        visitor.visit_seq(Counted { reader: self.0, left: fields.len() })
    }
}
