//! How ids are written and read: by their slugs, as enums of the slugs would be.

use crate::Id;
use serde::de::{DeserializeSeed, EnumAccess, Error, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An id whose name is known. [`ids!`](crate::ids) makes them.
pub trait Slug: Id {
    /// The name of the type.
    const TYPE: &'static str;

    /// The names, in order.
    const SLUGS: &'static [&'static str];

    /// The number of the id with this name.
    fn find(slug: &str) -> Option<usize>;
}

/// An id on its way to or from text. All types of ids are written and read by the same few functions: code that is made for
/// each of them and for each format is the larger part of what is compiled for a game.
pub struct Named<T>(pub T);

impl<T: Slug> Serialize for Named<T> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let n = self.0.index();
        serializer.serialize_unit_variant(T::TYPE, n as u32, T::SLUGS[n])
    }
}

impl<'de, T: Slug> Deserialize<'de> for Named<T> {
    #[inline]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Names { slugs: T::SLUGS, find: T::find };
        deserializer.deserialize_enum(T::TYPE, T::SLUGS, names).map(|n| Named(T::from_index(n)))
    }
}

/// Reads one of some names, and says its number.
#[derive(Clone, Copy)]
struct Names {
    slugs: &'static [&'static str],
    find: fn(&str) -> Option<usize>,
}

impl<'de> Visitor<'de> for Names {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, slug: &str) -> Result<usize, E> {
        (self.find)(slug).ok_or_else(|| E::unknown_variant(slug, self.slugs))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<usize, A::Error> {
        let (n, content) = access.variant_seed(self)?;
        content.unit_variant()?;
        Ok(n)
    }
}

impl<'de> DeserializeSeed<'de> for Names {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}
