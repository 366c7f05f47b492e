//! Machine values as rows of bits.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// A machine value with a bit for each member of a set.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Sub<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// All bits.
    const ALL: Self;
    /// How many bits there are.
    const WIDTH: usize;

    /// The bit of a number below [`Bits::WIDTH`].
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The number of the lowest bit that is set; [`Bits::WIDTH`] if none is.
    fn lowest(self) -> usize;

    /// All bits but the lowest one that is set. There must be one.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// The value in the widest type.
    fn widened(self) -> u128;
}

macro_rules! bits {
    ($($type:ty)*) => {$(
        impl Bits for $type {
            const NONE: $type = 0;
            const ALL: $type = <$type>::MAX;
            const WIDTH: usize = <$type>::BITS as usize;

            #[inline]
            fn bit(index: usize) -> $type {
                1 << index
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> $type {
                self & (self - 1)
            }

            #[inline]
            fn widened(self) -> u128 {
                u128::from(self)
            }
        }
    )*};
}

bits! { u8 u16 u32 u64 u128 }
