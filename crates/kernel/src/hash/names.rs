//! The hash of a value as it would be saved: by names.

use super::StableHasher;
use serde::ser::{self, Serialize};
use std::fmt::{self, Display};
use std::hash::Hasher;

/// The hash of what the value would be saved as. A value that can't be saved has the hash of nothing.
pub fn hash(value: &impl Serialize) -> u64 {
    let mut hasher = StableHasher::default();
    match value.serialize(Names { hasher: &mut hasher }) {
        Ok(()) => hasher.finish(),
        Err(Unsaved) => 0,
    }
}

/// The error of a value that can't be saved.
#[derive(Debug)]
struct Unsaved;

impl Display for Unsaved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the value can't be saved")
    }
}

impl std::error::Error for Unsaved {}

impl ser::Error for Unsaved {
    fn custom<T: Display>(_: T) -> Unsaved {
        Unsaved
    }
}

/// What kind of value follows, so that no two values are written alike.
mod tag {
    pub(super) const FALSE: u8 = 0;
    pub(super) const TRUE: u8 = 1;
    pub(super) const NUMBER: u8 = 2;
    pub(super) const BELOW_ZERO: u8 = 3;
    pub(super) const FRACTION: u8 = 4;
    pub(super) const TEXT: u8 = 5;
    pub(super) const NOTHING: u8 = 6;
    pub(super) const SOME: u8 = 7;
    pub(super) const LIST: u8 = 8;
    pub(super) const FIELDS: u8 = 9;
    pub(super) const VARIANT: u8 = 10;
    pub(super) const END: u8 = 11;
}

/// Hashes one value.
struct Names<'a> {
    hasher: &'a mut StableHasher,
}

impl<'a> Names<'a> {
    fn tag(self, tag: u8) -> &'a mut StableHasher {
        self.hasher.write_u8(tag);
        self.hasher
    }

    /// Hashes a number, whatever its width.
    fn number(self, n: u128) {
        self.tag(tag::NUMBER).write_u128(n);
    }

    fn signed(self, n: i128) {
        match u128::try_from(n) {
            Ok(n) => self.number(n),
            Err(_) => self.tag(tag::BELOW_ZERO).write_u128(n.unsigned_abs()),
        }
    }

    fn text(self, tag: u8, text: &str) -> &'a mut StableHasher {
        let hasher = self.tag(tag);
        hasher.write_u64(text.len() as u64);
        hasher.write(text.as_bytes());
        hasher
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty => $by:ident),*) => {
        $(fn $method(self, n: $type) -> Result<(), Unsaved> {
            self.$by(n.into());
            Ok(())
        })*
    };
}

impl<'a> ser::Serializer for Names<'a> {
    type Ok = ();
    type Error = Unsaved;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = List<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    numbers! {
        serialize_u8: u8 => number, serialize_u16: u16 => number, serialize_u32: u32 => number,
        serialize_u64: u64 => number, serialize_u128: u128 => number, serialize_i8: i8 => signed,
        serialize_i16: i16 => signed, serialize_i32: i32 => signed, serialize_i64: i64 => signed,
        serialize_i128: i128 => signed
    }

    fn serialize_bool(self, yes: bool) -> Result<(), Unsaved> {
        self.tag(if yes { tag::TRUE } else { tag::FALSE });
        Ok(())
    }

    fn serialize_f32(self, n: f32) -> Result<(), Unsaved> {
        self.serialize_f64(n.into())
    }

    fn serialize_f64(self, n: f64) -> Result<(), Unsaved> {
        self.tag(tag::FRACTION).write_u64(n.to_bits());
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<(), Unsaved> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Unsaved> {
        self.text(tag::TEXT, text);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Unsaved> {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Unsaved> {
        self.tag(tag::NOTHING);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unsaved> {
        value.serialize(Names { hasher: self.tag(tag::SOME) })
    }

    fn serialize_unit(self) -> Result<(), Unsaved> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Unsaved> {
        self.serialize_none()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<(), Unsaved> {
        // Hashed as a word: an id that is an enum and one that is a newtype of a word are alike.
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), Unsaved> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unsaved> {
        value.serialize(Names { hasher: self.text(tag::VARIANT, variant) })
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<List<'a>, Unsaved> {
        Ok(List { hasher: self.tag(tag::LIST) })
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'a>, Unsaved> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _name: &'static str, length: usize) -> Result<List<'a>, Unsaved> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<List<'a>, Unsaved> {
        Names { hasher: self.text(tag::VARIANT, variant) }.serialize_seq(Some(length))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<List<'a>, Unsaved> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Fields<'a>, Unsaved> {
        Ok(Fields { hasher: self.tag(tag::FIELDS), sum: 0 })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _index: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Fields<'a>, Unsaved> {
        Names { hasher: self.text(tag::VARIANT, variant) }.serialize_struct(name, length)
    }
}

/// Hashes values one after another.
struct List<'a> {
    hasher: &'a mut StableHasher,
}

impl List<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsaved> {
        value.serialize(Names { hasher: self.hasher })
    }

    fn close(self) -> Result<(), Unsaved> {
        self.hasher.write_u8(tag::END);
        Ok(())
    }
}

macro_rules! lists {
    ($($of:ident: $method:ident),*) => {$(
        impl ser::$of for List<'_> {
            type Ok = ();
            type Error = Unsaved;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsaved> {
                self.add(value)
            }

            fn end(self) -> Result<(), Unsaved> {
                self.close()
            }
        }
    )*};
}

lists! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

impl ser::SerializeMap for List<'_> {
    type Ok = ();
    type Error = Unsaved;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unsaved> {
        self.add(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsaved> {
        self.add(value)
    }

    fn end(self) -> Result<(), Unsaved> {
        self.close()
    }
}

/// Hashes fields under their names. Their order does not matter: each is hashed alone, and the hashes are added up.
struct Fields<'a> {
    hasher: &'a mut StableHasher,
    sum: u64,
}

impl Fields<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unsaved> {
        let mut alone = StableHasher::default();
        let field = Names { hasher: &mut alone }.text(tag::TEXT, name);
        value.serialize(Names { hasher: field })?;
        self.sum = self.sum.wrapping_add(alone.finish());
        Ok(())
    }

    fn close(self) -> Result<(), Unsaved> {
        self.hasher.write_u64(self.sum);
        Ok(())
    }
}

impl ser::SerializeStruct for Fields<'_> {
    type Ok = ();
    type Error = Unsaved;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unsaved> {
        self.add(name, value)
    }

    fn end(self) -> Result<(), Unsaved> {
        self.close()
    }
}

impl ser::SerializeStructVariant for Fields<'_> {
    type Ok = ();
    type Error = Unsaved;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unsaved> {
        self.add(name, value)
    }

    fn end(self) -> Result<(), Unsaved> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::hash;
    use serde::Serialize;
    use serde_json::json;

    #[derive(Serialize)]
    enum Before {
        Move { from: u8, to: u8 },
        Pass,
    }

    #[derive(Serialize)]
    enum After {
        #[expect(dead_code, reason = "it moves the others")]
        Wait,
        Move {
            to: u16,
            from: u16,
            #[serde(skip_serializing_if = "Option::is_none")]
            by: Option<u8>,
        },
        Pass,
    }

    #[test]
    fn what_is_added_elsewhere_changes_nothing() {
        assert_eq!(hash(&Before::Pass), hash(&After::Pass));
        let after = |by| hash(&After::Move { to: 2, from: 1, by });
        assert_eq!(hash(&Before::Move { from: 1, to: 2 }), after(None));
        assert_ne!(after(None), after(Some(0)));
        assert_ne!(hash(&Before::Move { from: 1, to: 2 }), hash(&Before::Move { from: 2, to: 1 }));
    }

    #[test]
    fn different_values_have_different_hashes() {
        let all = [
            json!(null),
            json!(false),
            json!(true),
            json!(0),
            json!(-1),
            json!(1),
            json!(1.5),
            json!(""),
            json!("0"),
            json!([]),
            json!([[]]),
            json!([[], []]),
            json!([0, 1]),
            json!([1, 0]),
            json!(["ab", "c"]),
            json!(["a", "bc"]),
            json!({"a": 1}),
            json!({"a": 1, "b": 1}),
        ];
        for (n, one) in all.iter().enumerate() {
            for other in &all[..n] {
                assert_ne!(hash(one), hash(other), "{one} {other}");
            }
        }
        // The same on every machine.
        assert_eq!(hash(&json!(["ring", 7])), 11_235_413_060_672_041_270);
    }
}
