//! A bag: a number of each kind, without an order. Tiles, tokens, dice by the face they show.

use crate::{ById, Id};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// How many there are of each kind. `N` is the number of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "K: Id + Serialize", deserialize = "K: Id + Deserialize<'de>"))]
pub struct Bag<K: Id, const N: usize> {
    counts: ById<K, u8, N>,
}

impl<K: Id, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl<K: Id, const N: usize> Bag<K, N> {
    /// An empty bag.
    pub const EMPTY: Bag<K, N> = Bag { counts: ById::all(0) };

    /// A bag with this many of each kind.
    pub fn from_fn(count: impl FnMut(K) -> u8) -> Bag<K, N> {
        Bag { counts: ById::from_fn(count) }
    }

    /// How many there are of a kind.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind]
    }

    /// Whether there is one of the kind.
    #[inline]
    pub fn contains(&self, kind: K) -> bool {
        self.counts[kind] > 0
    }

    /// The counts, in the order of the kinds.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        self.counts.values()
    }

    /// How many there are in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.values().iter().map(|n| usize::from(*n)).sum()
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts.values().iter().all(|n| *n == 0)
    }

    /// The kinds of which there are any, with how many there are, in order.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        self.counts.iter().filter(|(_, n)| **n > 0).map(|(kind, n)| (kind, *n))
    }

    /// Puts some of a kind in.
    #[inline]
    pub fn add(&mut self, kind: K, n: u8) {
        self.counts[kind] += n;
    }

    /// Takes one of a kind out. False if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        match self.counts[kind].checked_sub(1) {
            Some(left) => {
                self.counts[kind] = left;
                true
            }
            None => false,
        }
    }

    /// Takes all of a kind out, and says how many they were.
    #[inline]
    pub fn take_all(&mut self, kind: K) -> u8 {
        std::mem::take(&mut self.counts[kind])
    }

    /// Puts all of another bag in.
    #[inline]
    pub fn add_all(&mut self, other: &Bag<K, N>) {
        for (count, more) in self.counts.values_mut().iter_mut().zip(other.counts()) {
            *count += more;
        }
    }

    /// What is left without what another bag has.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Bag<K, N>) -> Bag<K, N> {
        let mut left = *self;
        for (count, less) in left.counts.values_mut().iter_mut().zip(other.counts()) {
            *count = count.saturating_sub(*less);
        }
        left
    }

    /// Sets how many there are of a kind.
    #[inline]
    pub fn set(&mut self, kind: K, n: u8) {
        self.counts[kind] = n;
    }

    /// The kind of one of them, each equally likely. It is not taken out.
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<K> {
        let all = self.len() as u32;
        if all == 0 {
            return None;
        }
        let mut nth = rng.random_range(0..all);
        self.iter().find_map(|(kind, n)| match nth.checked_sub(u32::from(n)) {
            Some(left) => {
                nth = left;
                None
            }
            None => Some(kind),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    crate::ids! {
        enum Tile: u8 { Eye = "eye", One = "one", Two = "two" }
    }

    #[test]
    fn what_is_put_in_is_counted_and_drawn() {
        let mut bag = Bag::<Tile, 3>::EMPTY;
        assert_eq!(bag.draw(&mut rand::rngs::StdRng::seed_from_u64(1)), None);
        bag.add(Tile::Eye, 3);
        bag.add(Tile::Two, 1);
        assert_eq!((bag.len(), bag.count(Tile::Eye), bag.contains(Tile::One)), (4, 3, false));
        assert_eq!(bag.iter().collect::<Vec<_>>(), [(Tile::Eye, 3), (Tile::Two, 1)]);
        let mut rng = rand::rngs::StdRng::seed_from_u64(7);
        let eyes = (0..4000).filter(|_| bag.draw(&mut rng) == Some(Tile::Eye)).count();
        assert!((2850..3150).contains(&eyes), "{eyes}");
        assert!(bag.take(Tile::Two) && !bag.take(Tile::Two));
        assert_eq!(bag.len(), 3);
        let mut more = bag;
        more.add_all(&bag);
        assert_eq!((more.count(Tile::Eye), more.minus(&bag) == bag), (6, true));
        assert!(bag.minus(&more).is_empty());
        assert_eq!((bag.take_all(Tile::Eye), bag.is_empty()), (3, true));
    }
}
