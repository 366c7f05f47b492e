//! Lays out whatever can be serialised, as `serde_json` would write it.

use super::{Cell, FALSE, Flat, Kind, NULL, Open, TRUE};
use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Error;

/// Writes one value, under a name.
pub(super) struct Writer<'a> {
    flat: &'a mut Flat,
    name: Cell,
}

/// Writes the values of an object or a list.
pub(super) struct Several<'a> {
    flat: &'a mut Flat,
    open: Open,
    /// The object around these values, whose only member is named after the variant of an enum.
    around: Option<Open>,
    /// The name of the next member of a map.
    key: Cell,
}

impl<'a> Writer<'a> {
    pub(super) fn new(flat: &'a mut Flat, name: Cell) -> Writer<'a> {
        Writer { flat, name }
    }

    #[inline]
    fn leaf(self, value: Cell) -> Result<(), Error> {
        self.flat.push(self.name, value);
        Ok(())
    }

    #[inline]
    fn several(self, kind: Kind) -> Result<Several<'a>, Error> {
        let open = self.flat.open(self.name, kind);
        Ok(Several { flat: self.flat, open, around: None, key: NULL })
    }

    fn variant(self, variant: &'static str, kind: Kind) -> Result<Several<'a>, Error> {
        let around = self.flat.open(self.name, Kind::Object);
        let variant = self.flat.word(variant);
        let open = self.flat.open(variant, kind);
        Ok(Several { flat: self.flat, open, around: Some(around), key: NULL })
    }

    /// Any other number, by its digits.
    fn digits(self, number: &serde_json::Number) -> Result<(), Error> {
        let digits = self.flat.text(Kind::Digits, &number.to_string());
        self.leaf(digits)
    }
}

impl<'a> Several<'a> {
    #[inline]
    fn one<T: Serialize + ?Sized>(&mut self, name: Cell, value: &T) -> Result<(), Error> {
        value.serialize(Writer { flat: self.flat, name })
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let none = self.flat.word("");
        self.one(none, value)
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        let name = self.flat.word(name);
        self.one(name, value)
    }

    fn close(self) -> Result<(), Error> {
        self.flat.close(self.open);
        if let Some(around) = self.around {
            self.flat.close(around);
        }
        Ok(())
    }
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.leaf(if value { TRUE } else { FALSE })
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        // The same number is the same value, whatever its type.
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value),
            Err(_) => self.digits(&value.into()),
        }
    }

    #[inline]
    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.leaf(Cell::new(Kind::Number, value.into()))
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        match u32::try_from(value) {
            Ok(value @ 0..=Cell::MOST) => self.leaf(Cell::new(Kind::Number, value)),
            _ => self.digits(&value.into()),
        }
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        // A number says no more than the digits that tell it from its neighbours of the same size.
        self.serialize_f64(value.to_string().parse().unwrap_or(f64::NAN))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        match serde_json::Number::from_f64(value) {
            Some(number) => self.digits(&number),
            None => self.leaf(NULL),
        }
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        let text = self.flat.text(Kind::Text, value);
        self.leaf(text)
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.leaf(NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.leaf(NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.leaf(NULL)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        let word = self.flat.word(variant);
        self.leaf(word)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.several(Kind::Object)?;
        let variant = object.flat.word(variant);
        object.one(variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Error> {
        self.several(Kind::List)
    }

    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Error> {
        self.several(Kind::List)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Error> {
        self.several(Kind::List)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Error> {
        self.variant(variant, Kind::List)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Error> {
        self.several(Kind::Object)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Error> {
        self.several(Kind::Object)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Error> {
        self.variant(variant, Kind::Object)
    }
}

impl SerializeSeq for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTuple for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTupleStruct for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeTupleVariant for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.element(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let key = match serde_json::to_value(key)? {
            serde_json::Value::String(key) => self.flat.text(Kind::Text, &key),
            key @ (serde_json::Value::Number(_) | serde_json::Value::Bool(_)) => {
                self.flat.text(Kind::Text, &key.to_string())
            }
            _ => return Err(Error::custom("the name of a member is a string")),
        };
        self.key = key;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.one(self.key, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeStruct for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.member(name, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

impl SerializeStructVariant for Several<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.member(name, value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
