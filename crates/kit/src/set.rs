//! A set of up to 128 ids in one machine value.

use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A small number with a meaning: a card, a region, a unit.
pub trait Id: Copy + Eq + fmt::Debug {
    /// How many there are, 128 at the most.
    const COUNT: usize;

    /// The id's number.
    fn index(self) -> usize;

    /// The id of a number below [`Id::COUNT`].
    fn from_index(index: usize) -> Self;
}

/// A set of ids.
pub struct Set<T> {
    bits: u128,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set::from_bits(0);

    /// The set with these bits.
    pub const fn from_bits(bits: u128) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// The set's bits.
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the two have something in common.
    #[inline]
    pub const fn meets(self, other: Set<T>) -> bool {
        self.bits & other.bits != 0
    }
}

impl<T: Id> Set<T> {
    /// One id alone.
    #[inline]
    pub fn only(id: T) -> Set<T> {
        Set::from_bits(1 << id.index())
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits >> id.index() & 1 != 0
    }

    /// Puts an id in.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.bits |= 1 << id.index();
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.bits &= !(1 << id.index());
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { Some(T::from_index(self.bits.trailing_zeros() as usize)) }
    }

    /// The ids, lowest first.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter(self)
    }

    /// One of them, each as likely as the others.
    pub fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let mut rest = self.bits;
        for _ in 0..rng.random_range(0..self.bits.count_ones()) {
            rest &= rest - 1;
        }
        Some(T::from_index(rest.trailing_zeros() as usize))
    }

    /// Takes one of them out, each as likely as the others.
    pub fn take_any<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Option<T> {
        let id = self.pick(rng)?;
        self.remove(id);
        Some(id)
    }
}

/// Walks through a set.
pub struct Iter<T>(Set<T>);

impl<T: Id> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let id = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(id)
    }
}

impl<T: Id> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        ids.into_iter().fold(Set::EMPTY, |set, id| set | Set::only(id))
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> BitOr for Set<T> {
    type Output = Set<T>;

    fn bitor(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }
}

impl<T> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Set<T>) {
        self.bits |= other.bits;
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Set<T>;

    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }
}

impl<T> Sub for Set<T> {
    type Output = Set<T>;

    fn sub(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }
}

impl<T> SubAssign for Set<T> {
    fn sub_assign(&mut self, other: Set<T>) {
        self.bits &= !other.bits;
    }
}

impl<T: Id> Not for Set<T> {
    type Output = Set<T>;

    fn not(self) -> Set<T> {
        let all = if T::COUNT == 128 { u128::MAX } else { (1 << T::COUNT) - 1 };
        Set::from_bits(!self.bits & all)
    }
}

impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
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
