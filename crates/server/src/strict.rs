//! JSON in the documented form only.
//!
//! What `serde` derives for a struct takes a list of its fields as well as an object, at any depth. That form is not
//! documented, tells nobody which value is meant, and would hide a field that is added later. Here a list in the
//! place of an object is refused by a wrapper between the text and its reader. The same wrapper is around everything
//! that is read, and knows when an object is wanted.

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use std::fmt;

/// Reads JSON. Lists are not taken for objects.
pub fn from_slice<T: DeserializeOwned>(json: &[u8]) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_slice(json);
    let value = T::deserialize(Strict { inner: &mut reader, wants_object: false })?;
    reader.end()?;
    Ok(value)
}

/// Reads JSON that is an object, whatever other forms its reader takes.
pub fn object_from_str<T: DeserializeOwned>(json: &str) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let value = T::deserialize(Strict { inner: &mut reader, wants_object: true })?;
    reader.end()?;
    Ok(value)
}

/// Whatever is read, or reads: the thing itself, and whether an object is wanted here.
struct Strict<T> {
    inner: T,
    wants_object: bool,
}

impl<T> Strict<T> {
    fn free(inner: T) -> Strict<T> {
        Strict { inner, wants_object: false }
    }
}

/// Passes on the calls that any form may answer.
macro_rules! pass_on {
    ($($method:ident)*) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
                self.inner.$method(Strict { inner: visitor, wants_object: self.wants_object })
            }
        )*
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    pass_on! {
        deserialize_any deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
        deserialize_char deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_option
        deserialize_unit deserialize_seq deserialize_map deserialize_identifier deserialize_ignored_any
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_unit_struct(name, Strict::free(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_newtype_struct(name, Strict::free(visitor))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple(len, Strict::free(visitor))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple_struct(name, len, Strict::free(visitor))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_struct(name, fields, Strict { inner: visitor, wants_object: true })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_enum(name, variants, Strict::free(visitor))
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

/// Passes plain values on.
macro_rules! take {
    ($($method:ident: $kind:ty)*) => {
        $(
            fn $method<E: Error>(self, value: $kind) -> Result<V::Value, E> {
                self.inner.$method(value)
            }
        )*
    };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Strict<V> {
    type Value = V::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(formatter)
    }

    take! {
        visit_bool: bool visit_i64: i64 visit_i128: i128 visit_u64: u64 visit_u128: u128 visit_f64: f64 visit_char: char
        visit_str: &str visit_borrowed_str: &'de str visit_string: String visit_bytes: &[u8] visit_borrowed_bytes: &'de [u8]
        visit_byte_buf: Vec<u8>
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.inner.visit_some(Strict::free(inner))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.inner.visit_newtype_struct(Strict::free(inner))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        if self.wants_object {
            return Err(A::Error::invalid_type(Unexpected::Seq, &"an object"));
        }
        self.inner.visit_seq(Strict::free(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, object: A) -> Result<V::Value, A::Error> {
        self.inner.visit_map(Strict::free(object))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, choice: A) -> Result<V::Value, A::Error> {
        self.inner.visit_enum(Strict::free(choice))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Strict<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        self.inner.deserialize(Strict::free(inner))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_element_seed(Strict::free(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_key_seed(Strict::free(seed))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.inner.next_value_seed(Strict::free(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Strict<A> {
    type Error = A::Error;
    type Variant = Strict<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Strict<A::Variant>), A::Error> {
        let (value, variant) = self.inner.variant_seed(Strict::free(seed))?;
        Ok((value, Strict::free(variant)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.inner.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.inner.newtype_variant_seed(Strict::free(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.inner.tuple_variant(len, Strict::free(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.inner.struct_variant(fields, Strict { inner: visitor, wants_object: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::Value;
    use std::collections::BTreeMap;

    #[derive(Debug, Deserialize, PartialEq)]
    struct Inner {
        a: u8,
        b: Option<String>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    enum Choice {
        Plain,
        Of(Inner),
        With { a: u8 },
    }

    #[derive(Debug, Deserialize, PartialEq)]
    struct Outer {
        one: Inner,
        many: Vec<Inner>,
        #[serde(default)]
        maybe: Option<Inner>,
        #[serde(default)]
        named: BTreeMap<String, Inner>,
        #[serde(default)]
        choices: Vec<Choice>,
        #[serde(default)]
        pair: Option<(u8, Inner)>,
        #[serde(default)]
        value: Value,
    }

    #[test]
    fn objects_are_objects_at_any_depth() {
        let good = r#"{"one":{"a":1,"b":"x"},"many":[{"a":2}],"maybe":{"a":3},"named":{"k":{"a":4}},
            "choices":["Plain",{"Of":{"a":5}},{"With":{"a":6}}],"pair":[7,{"a":8}],"value":[1,[2],{"x":[]}]}"#;
        let read: Outer = from_slice(good.as_bytes()).unwrap();
        assert_eq!(read, serde_json::from_str::<Outer>(good).unwrap());
        let bad = [
            r#"[{"a":1},[]]"#,
            r#"{"one":[1,"x"],"many":[]}"#,
            r#"{"one":{"a":1},"many":[[2,"x"]]}"#,
            r#"{"one":{"a":1},"many":[],"maybe":[3,"x"]}"#,
            r#"{"one":{"a":1},"many":[],"named":{"k":[4,"x"]}}"#,
            r#"{"one":{"a":1},"many":[],"choices":[{"Of":[5,"x"]}]}"#,
            r#"{"one":{"a":1},"many":[],"choices":[{"With":[6]}]}"#,
            r#"{"one":{"a":1},"many":[],"pair":[7,[8,"x"]]}"#,
        ];
        for json in bad {
            let error = from_slice::<Outer>(json.as_bytes()).unwrap_err();
            assert!(error.is_data() && error.to_string().contains("an object"), "{json}: {error}");
            // Without this module it would be taken, if only the rest is there.
            assert!(serde_json::from_str::<Value>(json).is_ok());
        }
        assert!(from_slice::<Outer>(format!("{good} x").as_bytes()).unwrap_err().is_syntax());
    }

    #[test]
    fn a_message_is_an_object() {
        #[derive(Debug, Deserialize)]
        #[serde(tag = "do")]
        enum Message {
            Ping { id: u32 },
        }
        let Message::Ping { id } = object_from_str(r#"{"do":"Ping","id":3}"#).unwrap();
        assert_eq!(id, 3);
        let list = r#"["Ping",3]"#;
        assert!(serde_json::from_str::<Message>(list).is_ok(), "this is what it is about");
        assert!(object_from_str::<Message>(list).is_err());
    }
}
