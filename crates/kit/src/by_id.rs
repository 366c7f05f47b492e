//! Arrays with a place for each id.

use crate::Id;
use crate::id::numbered;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A value for each id. `N` is the number of ids.
///
/// It is saved under the names of the ids, leaving out values that are the default, so that an id may be added
/// anywhere: a position without it means what it meant before.
#[derive(PartialEq, Eq)]
pub struct ById<K, T, const N: usize> {
    values: [T; N],
    of: PhantomData<fn(K)>,
}

impl<K: Id, T, const N: usize> ById<K, T, N> {
    /// These values, in the order of the ids.
    pub const fn new(values: [T; N]) -> Self {
        const { assert!(N == K::COUNT, "there is one place for each id") };
        ById { values, of: PhantomData }
    }

    /// The value that the function gives for each id.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self {
        ById::new(std::array::from_fn(|n| value(K::from_index(n))))
    }

    /// The same value for all.
    pub const fn all(value: T) -> Self
    where
        T: Copy,
    {
        ById::new([value; N])
    }

    /// The ids with their values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (K, &T)> {
        self.values.iter().enumerate().map(|(n, value)| (K::from_index(n), value))
    }

    /// The values, in the order of the ids.
    pub const fn values(&self) -> &[T; N] {
        &self.values
    }

    /// The values, in the order of the ids.
    pub const fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.values
    }

    /// What the function makes of each value.
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> ById<K, U, N> {
        ById { values: self.values.map(value), of: PhantomData }
    }
}

impl<K, T: Clone, const N: usize> Clone for ById<K, T, N> {
    #[inline]
    fn clone(&self) -> Self {
        ById { values: self.values.clone(), of: PhantomData }
    }
}

impl<K, T: Copy, const N: usize> Copy for ById<K, T, N> {}

impl<K: Id, T: Default, const N: usize> Default for ById<K, T, N> {
    fn default() -> Self {
        ById::from_fn(|_| T::default())
    }
}

impl<K: Id, T: fmt::Debug, const N: usize> fmt::Debug for ById<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// With the values in the order of the ids.
impl<K, T: PartialEq, const N: usize> PartialEq<[T; N]> for ById<K, T, N> {
    fn eq(&self, values: &[T; N]) -> bool {
        self.values == *values
    }
}

impl<K: Id, T, const N: usize> Index<K> for ById<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, id: K) -> &T {
        &self.values[id.index()]
    }
}

impl<K: Id, T, const N: usize> IndexMut<K> for ById<K, T, N> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut T {
        &mut self.values[id.index()]
    }
}

/// Hashed as an array of the values was in the first journals.
impl<K: Id, T: Hash, const N: usize> Hash for ById<K, T, N> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        if K::GREW {
            let values: Vec<&T> = numbered().map(|id: K| &self.values[id.index()]).collect();
            state.write_usize(values.len());
            for value in values {
                value.hash(state);
            }
        } else {
            self.values.hash(state);
        }
    }
}

impl<K: Id + Serialize, T: Serialize + Default + PartialEq, const N: usize> Serialize for ById<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let default = T::default();
        serializer.collect_map(self.iter().filter(|(_, value)| **value != default))
    }
}

/// Read from values under names, or from the list of all values that arrays were once saved as.
impl<'de, K, T, const N: usize> Deserialize<'de> for ById<K, T, N>
where
    K: Id + Deserialize<'de>,
    T: Deserialize<'de> + Default,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K, T, const N: usize> Visitor<'de> for Form<K, T, N>
        where
            K: Id + Deserialize<'de>,
            T: Deserialize<'de> + Default,
        {
            type Value = ById<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("values under names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut all = ById::default();
                while let Some((id, value)) = map.next_entry::<K, T>()? {
                    all[id] = value;
                }
                Ok(all)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut all = ById::default();
                let mut n = 0;
                for id in numbered::<K>() {
                    all[id] = list.next_element()?.ok_or_else(|| A::Error::invalid_length(n, &self))?;
                    n += 1;
                }
                match list.next_element::<T>()? {
                    Some(_) => Err(A::Error::invalid_length(n + 1, &self)),
                    None => Ok(all),
                }
            }
        }

        deserializer.deserialize_any(Form(PhantomData))
    }
}

/// For values that go over the wire, where a list is expected: `#[serde(with = "kit::as_list")]`.
pub mod as_list {
    use super::{ById, Id};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes all values, in the order of the ids.
    pub fn serialize<S: Serializer, K: Id, T: Serialize, const N: usize>(
        all: &ById<K, T, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(all.values())
    }

    /// Reads all values, in the order of the ids.
    pub fn deserialize<'de, D, K, T, const N: usize>(deserializer: D) -> Result<ById<K, T, N>, D::Error>
    where
        D: Deserializer<'de>,
        K: Id + Deserialize<'de>,
        T: Deserialize<'de> + Default,
    {
        ById::deserialize(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bag, Member, Set};
    use std::hash::DefaultHasher;

    /// The ids of an earlier program, and those of a later one that has two more.
    mod before {
        crate::ids! {
            pub enum Nation: u8, set u16 { Dwarves = "dwarves", Elves = "elves", Gondor = "gondor" }
        }
    }
    mod after {
        crate::ids! {
            pub enum Nation: u16, set u16, hash u8 {
                Beornings = "beornings" since names,
                Dwarves = "dwarves",
                Elves = "elves",
                Ents = "ents" since names,
                Gondor = "gondor",
            }
        }
    }

    fn hash(value: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    }

    /// What was saved of three values: as names, as a list, and how they are hashed.
    fn position<K: Member + Serialize>(named: impl Fn(&str) -> Option<K>) -> (Set<K>, K) {
        let id = |slug| named(slug).expect("a name");
        ([id("dwarves"), id("gondor")].into_iter().collect(), id("gondor"))
    }

    #[test]
    fn ids_may_be_added_anywhere() {
        type Before = ById<before::Nation, u8, 3>;
        type After = ById<after::Nation, u8, 5>;
        let (was, is) = (position(before::Nation::from_slug), position(after::Nation::from_slug));
        assert_eq!(hash(&was), hash(&is));
        assert_eq!(after::Nation::Gondor.index(), 4);
        let (mut old, mut new) = (Before::default(), After::default());
        (old[before::Nation::Gondor], new[after::Nation::Gondor]) = (7, 7);
        assert_eq!(hash(&old), hash(&new));
        // What the earlier program saved is read as what it meant, and saved as before.
        let saved = serde_json::to_string(&(was.0, &old)).expect("it is saved");
        assert_eq!(saved, r#"[["dwarves","gondor"],{"gondor":7}]"#);
        assert_eq!(
            serde_json::from_str::<(Set<after::Nation>, After)>(&saved).expect("it is read"),
            (is.0, new)
        );
        assert_eq!(serde_json::to_string(&(is.0, &new)).expect("it is saved"), saved);
        new[after::Nation::Ents] = 1;
        assert_ne!(serde_json::to_string(&new).expect("it is saved"), r#"{"gondor":7}"#);
    }

    #[test]
    fn lists_and_bits_of_earlier_forms_are_read() {
        type After = ById<after::Nation, u8, 5>;
        let read: (Set<after::Nation>, After) = serde_json::from_str("[5,[1,0,7]]").expect("it is read");
        assert_eq!(read.0, [after::Nation::Dwarves, after::Nation::Gondor].into_iter().collect());
        assert_eq!(read.1.values(), &[0, 1, 0, 0, 7]);
        for wrong in ["[5,[1,0]]", "[5,[1,0,7,7]]", "[8,[1,0,7]]"] {
            assert!(serde_json::from_str::<(Set<after::Nation>, After)>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_bag_is_hashed_and_saved_as_its_counts() {
        let mut bag = Bag::<before::Nation, 3>::default();
        bag.add(before::Nation::Elves, 2);
        assert_eq!(hash(&bag), hash(&[0_u8, 2, 0]));
        assert_eq!(serde_json::to_string(&bag).expect("it is saved"), r#"{"elves":2}"#);
        assert_eq!(serde_json::from_str::<Bag<before::Nation, 3>>("[0,2,0]").expect("it is read"), bag);
    }
}
