//! Hashes of positions that are the same on every machine and in every build.
//!
//! There are two schemes, and a hash says which one it belongs to. *By names* is the present one: a position is
//! hashed as it would be saved, with the names of its fields, of its variants and of its ids. Cards, regions and
//! units that are added anywhere, fields that are left out while they have their default, and numbers that become
//! wider change nothing. *By numbers* is the scheme of the first journals, made by `derive(Hash)`: it depends on the
//! order in which everything is declared. It is only computed to check what was written at that time.

mod names;
mod numbers;

pub use numbers::{StableHasher, stable_hash};

use serde::Serialize;
use std::hash::Hash;

/// How a position's hash was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// From what the position would be saved as. It is written `names:9b7f0c66d1a0e2f4`.
    Names,
    /// From its values in memory, by `derive(Hash)`. It is written without a scheme.
    Numbers,
}

/// The prefix of a hash by names.
const NAMES: &str = "names:";

impl Scheme {
    /// The scheme of a written hash; none if this program does not know it.
    pub fn of(word: &str) -> Option<Scheme> {
        match word.split_once(':') {
            None => Some(Scheme::Numbers),
            Some(("names", _)) => Some(Scheme::Names),
            Some(_) => None,
        }
    }

    /// A position's hash by this scheme, as it is written down.
    pub fn word(self, state: &(impl Hash + Serialize)) -> String {
        match self {
            Scheme::Names => format!("{NAMES}{:016x}", names::hash(state)),
            Scheme::Numbers => format!("{:016x}", stable_hash(state)),
        }
    }
}

/// A position's hash by names, as journals write it.
pub fn hash_word(state: &(impl Hash + Serialize)) -> String {
    Scheme::Names.word(state)
}

/// A position's hash in the scheme of a written one, to be compared with it. A hash of an unknown scheme agrees with
/// nothing.
pub fn hash_like(written: &str, state: &(impl Hash + Serialize)) -> String {
    Scheme::of(written).unwrap_or(Scheme::Names).word(state)
}
