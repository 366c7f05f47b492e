//! The shapes of values that are too rich for one field of a form: records, lists, operations with their members.

use crate::{PackChoice, PackRange, Text};

/// The shape of a value of a pack. It only helps to edit the value, as [`PackForm`](crate::PackForm) does. Sets of words are named
/// once, in the [vocabulary](PackVocabulary).
#[derive(Clone, Debug, PartialEq)]
pub enum PackShape {
    /// One number.
    Number(PackRange),
    /// One number, or a word of a set.
    NumberOr {
        /// The numbers it takes.
        range: PackRange,
        /// The set.
        of: &'static str,
    },
    /// A text for people.
    Text,
    /// Yes or no.
    Flag,
    /// A word of a set.
    OneOf {
        /// The set.
        of: &'static str,
    },
    /// A list of words of a set.
    Several {
        /// The set.
        of: &'static str,
    },
    /// A word of a set, or several in a list. After a word that ends in a colon come names, with `|` between them.
    Words {
        /// The set.
        of: &'static str,
        /// Whether there may be several.
        list: bool,
    },
    /// Conditions in one text: words of a set, joined by `+`, with `not:` before those that must fail.
    Test {
        /// The set.
        of: &'static str,
    },
    /// Numbers by the words of a set.
    Counts {
        /// The set.
        of: &'static str,
        /// The numbers it takes.
        range: PackRange,
    },
    /// How many are chosen: `{"min": 0, "max": 2, "distinct": true}`.
    HowMany,
    /// An object with these members.
    Record(Vec<PackMember>),
    /// A list.
    List(Box<PackShape>),
    /// A list of the operations of the vocabulary.
    Ops,
}

/// A member of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct PackMember {
    /// Its name.
    pub id: &'static str,
    /// What it is.
    pub what: Text,
    /// Whether it must be there.
    pub needed: bool,
    /// Its shape.
    pub shape: PackShape,
}

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub struct PackOp {
    /// Its name.
    pub id: &'static str,
    /// What it does, in few words.
    pub name: Text,
    /// What it does, exactly.
    pub about: Text,
    /// Its members besides `op`.
    pub members: Vec<PackMember>,
}

/// A set of words.
#[derive(Clone, Debug, PartialEq)]
pub struct PackSet {
    /// Its name.
    pub id: &'static str,
    /// The words.
    pub of: Vec<PackChoice>,
}

/// The words in which effects are given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PackVocabulary {
    /// Sets of words.
    pub sets: Vec<PackSet>,
    /// The set of the names that may follow a colon.
    pub names: &'static str,
    /// The operations.
    pub ops: Vec<PackOp>,
}
