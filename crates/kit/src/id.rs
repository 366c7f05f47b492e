//! Ids: small numbers with a meaning and a name that never changes.

use crate::Bits;
use std::fmt;

/// A small number with a meaning: a card, a region, a unit.
///
/// Its number is its place in the list, and changes when something is added before it. Whatever outlives a program
/// (journals, saved positions, hashes) knows an id only by its name.
pub trait Id: Copy + Eq + fmt::Debug {
    /// How many there are.
    const COUNT: usize;

    /// Whether some of them were added after positions were hashed by numbers: see [`Id::numbered`].
    const GREW: bool = false;

    /// The id's number.
    fn index(self) -> usize;

    /// The id with this number, which is below [`Id::COUNT`].
    fn from_index(index: usize) -> Self;

    /// The number it had when positions were hashed and saved by numbers; none if it was added later. The hashes in
    /// journals of that time are made from these numbers, so they stay.
    fn numbered(self) -> Option<usize> {
        Some(self.index())
    }
}

/// An id that sets can be made of.
pub trait Member: Id {
    /// A machine value with a bit for each id.
    type Bits: Bits;
}

/// Declares an enum of ids: the variants in order, each with the name that journals, cases and saved positions write.
///
/// ```
/// kit::ids! {
///     /// A kind of unit.
///     pub enum Unit: u8, set u8 {
///         /// A Regular.
///         Regular = "regular",
///         /// An Elite.
///         Elite = "elite",
///         /// A unit that was added when there were journals already, with hashes made from numbers.
///         Scout = "scout" since names,
///     }
/// }
/// assert_eq!((Unit::ALL.len(), Unit::Elite.slug()), (3, "elite"));
/// assert_eq!(Unit::from_slug("scout"), Some(Unit::Scout));
/// ```
///
/// The number of variants is counted. The type of the numbers comes after the colon. `set u8` lets sets be made of
/// the ids, in that many bits. `hash u8` is the width in which the numbers are hashed, if it differs from that of the
/// numbers.
///
/// A variant may be added anywhere: it says `since names`, and neither journals nor saved positions notice it.
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $repr:ident $(, set $bits:ident)? $(, hash $hash:ident)? {
            $($(#[$doc:meta])* $id:ident = $slug:literal $(since $since:ident)?),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "kit::Named<Self>", from = "kit::Named<Self>")]
        #[repr($repr)]
        $vis enum $name {
            $($(#[$doc])* #[serde(rename = $slug)] $id,)*
        }

        impl $crate::Slug for $name {
            const TYPE: &'static str = stringify!($name);
            const SLUGS: &'static [&'static str] = &[$($slug),*];

            fn find(slug: &str) -> Option<usize> {
                $name::from_slug(slug).map($name::index)
            }
        }

        impl From<$name> for $crate::Named<$name> {
            #[inline]
            fn from(id: $name) -> Self {
                $crate::Named(id)
            }
        }

        impl From<$crate::Named<$name>> for $name {
            #[inline]
            fn from(named: $crate::Named<$name>) -> Self {
                named.0
            }
        }

        // Not every list needs all of these.
        #[allow(dead_code)]
        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($slug),*].len();

            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$id),*];

            /// Its number.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in journals, cases and saved positions.
            pub const fn slug(self) -> &'static str {
                match self {
                    $($name::$id => $slug,)*
                }
            }

            /// The id with this name.
            pub fn from_slug(slug: &str) -> Option<$name> {
                match slug {
                    $($slug => Some($name::$id),)*
                    _ => None,
                }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::COUNT;
            const GREW: bool = $crate::grew(&$crate::since!($([$($since)?])*));

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                $name::ALL[index]
            }

            #[inline]
            fn numbered(self) -> Option<usize> {
                const NUMBERS: [Option<usize>; $name::COUNT] =
                    $crate::numbers(&$crate::since!($([$($since)?])*));
                if <Self as $crate::Id>::GREW { NUMBERS[self as usize] } else { Some(self as usize) }
            }
        }

        $(impl $crate::Member for $name {
            type Bits = $bits;
        })?

        /// Hashed by the number, as in the first journals. Today's journals hash names: see the kernel.
        impl ::std::hash::Hash for $name {
            #[inline]
            fn hash<H: ::std::hash::Hasher>(&self, state: &mut H) {
                let number = <Self as $crate::Id>::numbered(*self).unwrap_or(usize::MAX - *self as usize);
                $crate::hash_as!($repr $($hash)?; number, state);
            }
        }
    };
}

/// Which of the ids were added since positions have been hashed by names.
#[doc(hidden)]
#[macro_export]
macro_rules! since {
    ($([$($since:ident)?])*) => { [$($crate::since!(@one $($since)?)),*] };
    (@one) => { false };
    (@one names) => { true };
}

/// Hashes a number in the width of the last type.
#[doc(hidden)]
#[macro_export]
macro_rules! hash_as {
    ($repr:ident; $number:expr, $state:expr) => {
        ::std::hash::Hash::hash(&($number as $repr), $state)
    };
    ($repr:ident $hash:ident; $number:expr, $state:expr) => {
        ::std::hash::Hash::hash(&($number as $hash), $state)
    };
}

/// Whether any id is new.
#[doc(hidden)]
pub const fn grew<const N: usize>(new: &[bool; N]) -> bool {
    let mut n = 0;
    while n < N {
        if new[n] {
            return true;
        }
        n += 1;
    }
    false
}

/// The numbers that ids had before any was new.
#[doc(hidden)]
pub const fn numbers<const N: usize>(new: &[bool; N]) -> [Option<usize>; N] {
    let mut numbers = [None; N];
    let (mut n, mut next) = (0, 0);
    while n < N {
        if !new[n] {
            numbers[n] = Some(next);
            next += 1;
        }
        n += 1;
    }
    numbers
}

/// The ids from the time when positions were saved by numbers, in the order of these numbers.
pub(crate) fn numbered<K: Id>() -> impl Iterator<Item = K> {
    (0..K::COUNT).map(K::from_index).filter(|id| id.numbered().is_some())
}
