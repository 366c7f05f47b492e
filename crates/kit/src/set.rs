//! A set of ids in one machine value.

use crate::id::numbered;
use crate::{Bits, Id, Member};
use rand::{Rng, RngExt};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of ids.
pub struct Set<T: Member> {
    bits: T::Bits,
}

impl<T: Member> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set::from_bits(T::Bits::NONE);

    /// The set with these bits.
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set { bits }
    }

    /// The set's bits.
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// All ids.
    #[inline]
    pub fn all() -> Set<T> {
        // The bits of all numbers below the count: all bits of the value, if the last one is among them.
        match T::COUNT == T::Bits::WIDTH {
            true => Set::from_bits(T::Bits::ALL),
            false => Set::from_bits(T::Bits::bit(T::COUNT) - T::Bits::bit(0)),
        }
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// How many are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether the two sets have something in common.
    #[inline]
    pub fn meets(self, other: Set<T>) -> bool {
        self.bits & other.bits != T::Bits::NONE
    }

    /// A set with one id.
    #[inline]
    pub fn only(id: T) -> Set<T> {
        Set::from_bits(T::Bits::bit(id.index()))
    }

    /// The set with one id more.
    #[inline]
    #[must_use]
    pub fn with(self, id: T) -> Set<T> {
        self | Set::only(id)
    }

    /// The set without this id.
    #[inline]
    #[must_use]
    pub fn without(self, id: T) -> Set<T> {
        self - Set::only(id)
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.meets(Set::only(id))
    }

    /// Puts an id in.
    #[inline]
    pub fn insert(&mut self, id: T) {
        *self = self.with(id);
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        *self = self.without(id);
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::from_index(self.bits.lowest())) }
    }

    /// The ids, lowest first.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }

    /// One of the ids, each equally likely.
    pub fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let mut rest = self.bits;
        for _ in 0..rng.random_range(0..self.len() as u32) {
            rest = rest.without_lowest();
        }
        Some(T::from_index(rest.lowest()))
    }

    /// Takes one of the ids out, each equally likely.
    pub fn take_any<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Option<T> {
        let id = self.pick(rng)?;
        self.remove(id);
        Some(id)
    }
}

/// Goes through the ids of a set.
pub struct Iter<T: Member>(Set<T>);

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let id = self.0.first()?;
        self.0.bits = self.0.bits.without_lowest();
        Some(id)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Member> ExactSizeIterator for Iter<T> {}

impl<T: Member> Clone for Iter<T> {
    fn clone(&self) -> Self {
        Iter(self.0)
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        ids.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Member> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Member> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T: Member> Eq for Set<T> {}

/// Hashed by the bits of the numbers, as in the first journals.
impl<T: Member> Hash for Set<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        if T::GREW {
            let numbers = self.iter().filter_map(Id::numbered);
            numbers.fold(T::Bits::NONE, |bits, number| bits | T::Bits::bit(number)).hash(state);
        } else {
            self.bits.hash(state);
        }
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }
}

impl<T: Member> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<T>) {
        *self = *self | other;
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn sub(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }
}

impl<T: Member> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Set<T>) {
        *self = *self - other;
    }
}

impl<T: Member> Not for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn not(self) -> Set<T> {
        Set::all() - self
    }
}

/// Written as a list of names.
impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Read from a list of names, or from the bits that some sets were once saved as.
impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form<T>(PhantomData<T>);

        impl<'de, T: Member + Deserialize<'de>> Visitor<'de> for Form<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of names")
            }

            fn visit_u64<E: Error>(self, bits: u64) -> Result<Set<T>, E> {
                let ids: Vec<T> = numbered().collect();
                if ids.len() < 64 && bits >> ids.len() != 0 {
                    return Err(E::custom("a bit that stands for nothing"));
                }
                Ok(ids
                    .into_iter()
                    .enumerate()
                    .filter(|(n, _)| bits >> n & 1 != 0)
                    .map(|(_, id)| id)
                    .collect())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(id) = list.next_element()? {
                    set.insert(id);
                }
                Ok(set)
            }
        }

        // Words do not say what they are: there it is always a list.
        match deserializer.is_human_readable() {
            true => deserializer.deserialize_any(Form(PhantomData)),
            false => deserializer.deserialize_seq(Form(PhantomData)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Piece(u8);

    impl Id for Piece {
        const COUNT: usize = 100;

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn from_index(index: usize) -> Self {
            Piece(index as u8)
        }
    }

    impl Member for Piece {
        type Bits = u128;
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: Set<Piece> = [3, 99, 64].into_iter().map(Piece).collect();
        assert_eq!(set.iter().map(|piece| piece.0).collect::<Vec<_>>(), [3, 64, 99]);
        assert_eq!(set.len(), 3);
        assert!(set.contains(Piece(64)) && !set.contains(Piece(63)));
        set.remove(Piece(3));
        assert_eq!(set.first(), Some(Piece(64)));
        assert_eq!((!set).len(), 98);
        assert!((set - set).is_empty());
    }

    #[test]
    fn every_member_is_picked_about_equally_often() {
        use rand::SeedableRng;
        let mut rng = rand::rngs::StdRng::seed_from_u64(7);
        let set: Set<Piece> = [1, 50, 70, 99].into_iter().map(Piece).collect();
        let mut counts = [0_u32; 100];
        for _ in 0..4000 {
            counts[set.pick(&mut rng).expect("the set is not empty").index()] += 1;
        }
        assert!(set.iter().all(|piece| (850..1150).contains(&counts[piece.index()])), "{counts:?}");
        assert_eq!(counts.iter().sum::<u32>(), 4000);
    }
}
