//! Data packs: the shapes of values, and the words in which effects are given.

use super::packs::{PackOption, PackRange};
use kernel::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The shape of a value. Sets of words are in the vocabulary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PackShape {
    /// One number.
    Number {
        /// The numbers it takes.
        range: PackRange,
    },
    /// One number, or a word of a set.
    NumberOr {
        /// The numbers it takes.
        range: PackRange,
        /// The set.
        of: String,
    },
    /// A text for people.
    Text,
    /// Yes or no.
    Flag,
    /// A word of a set.
    OneOf {
        /// The set.
        of: String,
    },
    /// A list of words of a set.
    Several {
        /// The set.
        of: String,
    },
    /// A word of a set, or several in a list. After a word that ends in a colon come names, with `|` between them.
    Words {
        /// The set.
        of: String,
        /// Whether there may be several.
        list: bool,
    },
    /// Conditions in one text: words of a set, joined by `+`, with `not:` before those that must fail.
    Test {
        /// The set.
        of: String,
    },
    /// Numbers by the words of a set.
    Counts {
        /// The set.
        of: String,
        /// The numbers it takes.
        range: PackRange,
    },
    /// How many are chosen: min, max, and whether they are different ones.
    HowMany,
    /// An object with these members.
    Record {
        /// The members.
        members: Vec<PackMember>,
    },
    /// A list.
    List {
        /// The shape of what is in it.
        #[schema(no_recursion)]
        each: Box<PackShape>,
    },
    /// A list of operations.
    Ops,
}

/// A member of an object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackMember {
    /// Its name.
    pub id: String,
    /// What it is.
    pub what: String,
    /// Whether it must be there.
    pub needed: bool,
    /// Its shape.
    #[schema(no_recursion)]
    pub shape: PackShape,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackOp {
    /// Its name.
    pub id: String,
    /// What it does, in few words.
    pub name: String,
    /// What it does, exactly.
    pub about: String,
    /// Its members besides `op`.
    pub members: Vec<PackMember>,
}

/// A set of words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackSet {
    /// Its name.
    pub id: String,
    /// The words.
    pub of: Vec<PackOption>,
}

/// The words in which effects are given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackVocabulary {
    /// Sets of words.
    pub sets: Vec<PackSet>,
    /// The set of the names that may follow a colon.
    pub names: String,
    /// The operations.
    pub ops: Vec<PackOp>,
}

impl PackShape {
    pub(super) fn said(shape: kernel::PackShape, language: &dyn Language) -> PackShape {
        let set = |of: &str| of.to_owned();
        match shape {
            kernel::PackShape::Number(range) => PackShape::Number { range: range.into() },
            kernel::PackShape::NumberOr { range, of } => {
                PackShape::NumberOr { range: range.into(), of: set(of) }
            }
            kernel::PackShape::Text => PackShape::Text,
            kernel::PackShape::Flag => PackShape::Flag,
            kernel::PackShape::OneOf { of } => PackShape::OneOf { of: set(of) },
            kernel::PackShape::Several { of } => PackShape::Several { of: set(of) },
            kernel::PackShape::Words { of, list } => PackShape::Words { of: set(of), list },
            kernel::PackShape::Test { of } => PackShape::Test { of: set(of) },
            kernel::PackShape::Counts { of, range } => PackShape::Counts { of: set(of), range: range.into() },
            kernel::PackShape::HowMany => PackShape::HowMany,
            kernel::PackShape::Record(members) => PackShape::Record { members: said(members, language) },
            kernel::PackShape::List(each) => {
                PackShape::List { each: Box::new(PackShape::said(*each, language)) }
            }
            kernel::PackShape::Ops => PackShape::Ops,
        }
    }
}

fn said(members: Vec<kernel::PackMember>, language: &dyn Language) -> Vec<PackMember> {
    let member = |member: kernel::PackMember| PackMember {
        id: member.id.to_owned(),
        what: member.what.render(language),
        needed: member.needed,
        shape: PackShape::said(member.shape, language),
    };
    members.into_iter().map(member).collect()
}

impl PackVocabulary {
    pub(super) fn said(vocabulary: kernel::PackVocabulary, language: &dyn Language) -> PackVocabulary {
        let set = |set: kernel::PackSet| PackSet {
            id: set.id.to_owned(),
            of: set.of.into_iter().map(|one| PackOption::said(one, language)).collect(),
        };
        let op = |op: kernel::PackOp| PackOp {
            id: op.id.to_owned(),
            name: op.name.render(language),
            about: op.about.render(language),
            members: said(op.members, language),
        };
        PackVocabulary {
            sets: vocabulary.sets.into_iter().map(set).collect(),
            names: vocabulary.names.to_owned(),
            ops: vocabulary.ops.into_iter().map(op).collect(),
        }
    }
}
