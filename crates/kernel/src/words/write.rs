//! Values to words.

use super::WordsError;
use serde::ser::{self, Serialize};

/// Writes a value as words.
pub fn to_words(value: &impl Serialize) -> Result<String, WordsError> {
    /// Room for most answers.
    const WORDS: usize = 48;
    let mut writer = Writer { text: String::with_capacity(WORDS) };
    value.serialize(&mut writer)?;
    Ok(writer.text)
}

struct Writer {
    text: String,
}

impl Writer {
    fn word(&mut self, word: &str) -> Result<(), WordsError> {
        if word.contains('"') {
            return Err(WordsError::new("a word with a quotation mark can't be written"));
        }
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        if word.is_empty() || word.contains(char::is_whitespace) {
            self.text.push('"');
            self.text.push_str(word);
            self.text.push('"');
        } else {
            self.text.push_str(word);
        }
        Ok(())
    }
}

macro_rules! as_text {
    ($($method:ident: $kind:ty),*) => {
        $(fn $method(self, value: $kind) -> Result<(), WordsError> {
            self.word(&value.to_string())
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Writer {
    type Ok = ();
    type Error = WordsError;
    type SerializeSeq = &'a mut Writer;
    type SerializeTuple = &'a mut Writer;
    type SerializeTupleStruct = &'a mut Writer;
    type SerializeTupleVariant = &'a mut Writer;
    type SerializeMap = ser::Impossible<(), WordsError>;
    type SerializeStruct = &'a mut Writer;
    type SerializeStructVariant = &'a mut Writer;

    as_text! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64, serialize_char: char
    }

    fn serialize_bool(self, value: bool) -> Result<(), WordsError> {
        self.word(if value { "yes" } else { "no" })
    }

    fn serialize_str(self, value: &str) -> Result<(), WordsError> {
        self.word(value)
    }

    fn serialize_bytes(self, _value: &[u8]) -> Result<(), WordsError> {
        Err(WordsError::new("bytes can't be written as words"))
    }

    fn serialize_none(self) -> Result<(), WordsError> {
        self.word("-")
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), WordsError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), WordsError> {
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), WordsError> {
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<(), WordsError> {
        self.word(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), WordsError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), WordsError> {
        self.word(variant)?;
        value.serialize(self)
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Self::SerializeSeq, WordsError> {
        Ok(self)
    }

    fn serialize_tuple(self, _len: usize) -> Result<Self::SerializeTuple, WordsError> {
        Ok(self)
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _len: usize,
    ) -> Result<Self::SerializeTupleStruct, WordsError> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Self::SerializeTupleVariant, WordsError> {
        self.word(variant)?;
        Ok(self)
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Self::SerializeMap, WordsError> {
        Err(WordsError::new("maps can't be written as words"))
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Self::SerializeStruct, WordsError> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Self::SerializeStructVariant, WordsError> {
        self.word(variant)?;
        Ok(self)
    }
}

macro_rules! in_order {
    ($($kind:ident: $method:ident),*) => {
        $(impl ser::$kind for &mut Writer {
            type Ok = ();
            type Error = WordsError;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), WordsError> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), WordsError> {
                Ok(())
            }
        })*
    };
}

in_order! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

macro_rules! in_order_with_keys {
    ($($kind:ident),*) => {
        $(impl ser::$kind for &mut Writer {
            type Ok = ();
            type Error = WordsError;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                _key: &'static str,
                value: &T,
            ) -> Result<(), WordsError> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), WordsError> {
                Ok(())
            }
        })*
    };
}

in_order_with_keys! { SerializeStruct, SerializeStructVariant }
