//! Lists within a position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A list of plain values within a position. Positions are copied for every imagined game: it is copied as one block, not
/// value by value.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct List<T, const N: usize>(ArrayVec<T, N>);

impl<T, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        List(ArrayVec::new())
    }
}

impl<T: Copy, const N: usize> Clone for List<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        let mut copy = ArrayVec::new();
        // There is as much room in it as in the list itself.
        let _ = copy.try_extend_from_slice(&self.0);
        List(copy)
    }
}

impl<T, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;

    #[inline]
    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T, const N: usize> From<ArrayVec<T, N>> for List<T, N> {
    fn from(values: ArrayVec<T, N>) -> Self {
        List(values)
    }
}

impl<T, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        List(values.into_iter().collect())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
