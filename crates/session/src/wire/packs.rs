//! Data packs: what a game takes, what somebody keeps, what a table uses.

use super::shapes::{PackShape, PackVocabulary};
use kernel::{Language, PackMark};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// How many changed values a table's summary names.
const NAMED: usize = 20;

/// A value that a pack changes, by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackTopic {
    /// Its R-number or key.
    pub key: String,
    /// What it is.
    pub what: String,
}

/// The pack that a table is played with. Its content is fetched by the hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct TablePack {
    /// The pack's name.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
    /// What it changes, the first of them.
    pub changes: Vec<PackTopic>,
    /// How many more values it changes.
    pub more: u32,
}

impl TablePack {
    /// A pack and what it changes, in a language.
    pub fn said(mark: &PackMark, changes: &[(String, kernel::Text)], language: &dyn Language) -> TablePack {
        let topic = |(key, what): &(String, kernel::Text)| PackTopic {
            key: key.clone(),
            what: what.render(language),
        };
        TablePack {
            name: mark.name.clone(),
            hash: mark.hash.clone(),
            changes: changes.iter().take(NAMED).map(topic).collect(),
            more: changes.len().saturating_sub(NAMED) as u32,
        }
    }
}

/// What is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackFault {
    /// The R-number or key of the value, or the field of the file; empty if it is the file as a whole.
    pub key: String,
    /// What is wrong, in one clause.
    pub what: String,
}

impl PackFault {
    /// A fault, in a language.
    pub fn said(fault: &kernel::PackFault, language: &dyn Language) -> PackFault {
        PackFault { key: fault.key.clone(), what: fault.what.render(language) }
    }
}

/// A value that a pack changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackChange {
    /// Its R-number or key.
    pub key: String,
    /// What it is.
    pub what: String,
    /// The value that holds without the pack.
    #[ts(type = "unknown")]
    pub ours: Value,
    /// The pack's value.
    #[ts(type = "unknown")]
    pub theirs: Value,
    /// Our value in words, sentence by sentence; none where the value speaks for itself.
    pub ours_said: Vec<String>,
    /// The pack's value in words.
    pub theirs_said: Vec<String>,
}

/// Sentences in a language.
fn sentences(said: &[kernel::Text], language: &dyn Language) -> Vec<String> {
    said.iter().map(|text| text.render(language)).collect()
}

/// What is said about a file that is meant to be a pack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackReport {
    /// The game it is for; empty if the file can't be read.
    pub game: String,
    /// Its name; empty if the file can't be read.
    pub name: String,
    /// The hash of its content; none if the file can't be read.
    pub hash: Option<String>,
    /// Everything that is wrong with it. Without faults it can be played with.
    pub faults: Vec<PackFault>,
    /// What it changes.
    pub changes: Vec<PackChange>,
}

impl PackReport {
    /// What is said about a file that is no pack.
    pub fn unreadable(fault: &kernel::PackFault, language: &dyn Language) -> PackReport {
        let faults = vec![PackFault::said(fault, language)];
        PackReport { game: String::new(), name: String::new(), hash: None, faults, changes: Vec::new() }
    }

    /// What is said about a pack.
    pub fn said(
        pack: &kernel::Pack,
        faults: &[kernel::PackFault],
        changes: Vec<kernel::PackChange>,
        language: &dyn Language,
    ) -> PackReport {
        let change = |change: kernel::PackChange| {
            let kernel::PackChange { key, what, ours, theirs, ours_said, theirs_said } = change;
            let [ours_said, theirs_said] = [ours_said, theirs_said].map(|said| sentences(&said, language));
            PackChange { key, what: what.render(language), ours, theirs, ours_said, theirs_said }
        };
        PackReport {
            game: pack.game().to_owned(),
            name: pack.name().to_owned(),
            hash: Some(pack.hash().to_owned()),
            faults: faults.iter().map(|fault| PackFault::said(fault, language)).collect(),
            changes: changes.into_iter().map(change).collect(),
        }
    }
}

/// A pack that you keep, without its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct KeptPack {
    /// Its id.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The hash of its content: who has it can read the pack and play with it.
    pub hash: String,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A pack with its content.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackInFull {
    /// Its id, if it is one that you keep.
    pub id: Option<String>,
    /// What is said about it.
    pub report: PackReport,
    /// The file: `format`, `game`, `pack` (its name) and `values`.
    #[ts(type = "{ format: number; game: string; pack: string; values: Record<string, unknown> }")]
    #[schema(value_type = Object)]
    pub file: Value,
}

/// The numbers that a form takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackRange {
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
    /// Whether they are whole numbers.
    pub whole: bool,
}

impl From<kernel::PackRange> for PackRange {
    fn from(kernel::PackRange { least, most, whole }: kernel::PackRange) -> PackRange {
        PackRange { least, most, whole }
    }
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackField {
    /// Where its value lies within the entry's, as a JSON pointer.
    pub at: String,
    /// What it is.
    pub what: String,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackOption {
    /// Its id, which is the value.
    pub id: String,
    /// Its name.
    pub name: String,
}

impl PackOption {
    pub(super) fn said(of: kernel::PackChoice, language: &dyn Language) -> PackOption {
        PackOption { id: of.id, name: of.name.render(language) }
    }
}

/// The form in which a value is edited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PackForm {
    /// One number.
    Number {
        /// The numbers it takes.
        range: PackRange,
    },
    /// Several numbers, each with a name.
    Numbers {
        /// The fields.
        fields: Vec<PackField>,
        /// The numbers they take.
        range: PackRange,
    },
    /// Several choices, each with a name.
    Choices {
        /// The fields.
        fields: Vec<PackField>,
        /// What can be chosen in each of them.
        of: Vec<PackOption>,
    },
    /// What lies between two areas; null if they do not touch.
    Border {
        /// The two areas.
        between: Vec<PackOption>,
        /// What can lie there.
        of: Vec<PackOption>,
    },
    /// A list of some of these.
    Several {
        /// What can be in it.
        of: Vec<PackOption>,
    },
    /// One of these.
    OneOf {
        /// What can be chosen.
        of: Vec<PackOption>,
    },
    /// Yes or no.
    Flag,
    /// A text for people, or null.
    Text,
    /// Lists of operations, as JSON.
    Ops {
        /// The operations that are allowed here.
        words: Vec<String>,
    },
    /// A value of some shape.
    Shaped {
        /// The shape.
        shape: PackShape,
        /// What null means; none if it is not allowed.
        nothing: Option<String>,
    },
    /// Any JSON.
    Json,
}

/// Where an entry belongs, for games that have too many of them for one list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackGroup {
    /// Its R-number.
    pub row: String,
    /// What stands in that row.
    pub title: String,
    /// The part that it belongs to: a map, a set-up, a deck.
    pub part: PackOption,
    /// What it is about within the part: an area, a border, a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<PackOption>,
}

/// One value that a pack may give.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackEntry {
    /// Its R-number or key.
    pub key: String,
    /// Where it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<PackGroup>,
    /// What it is.
    pub what: String,
    /// The value that holds without a pack.
    #[ts(type = "unknown")]
    pub ours: Value,
    /// The same in words, sentence by sentence; none where the value speaks for itself.
    pub ours_said: Vec<String>,
    /// Which values it takes, in words.
    pub limits: String,
    /// What to look up in the box.
    pub look_up: String,
    /// The form in which it is edited.
    pub form: PackForm,
}

impl PackEntry {
    /// What a game says about a value, in a language.
    pub fn said(packs: &dyn kernel::Packs, entry: kernel::PackEntry, language: &dyn Language) -> PackEntry {
        let kernel::PackEntry { key, group, what, ours, limits, look_up, form } = entry;
        let ours_said = sentences(&packs.tells(&key, &ours), language);
        let range = PackRange::from;
        let fields = |fields: Vec<kernel::PackField>| {
            let field =
                |field: kernel::PackField| PackField { at: field.at, what: field.what.render(language) };
            fields.into_iter().map(field).collect()
        };
        let option = |of: kernel::PackChoice| PackOption::said(of, language);
        let form = match form {
            kernel::PackForm::Number(numbers) => PackForm::Number { range: range(numbers) },
            kernel::PackForm::Numbers { fields: named, range: numbers } => {
                PackForm::Numbers { fields: fields(named), range: range(numbers) }
            }
            kernel::PackForm::Choices { fields: named, of } => {
                PackForm::Choices { fields: fields(named), of: of.into_iter().map(option).collect() }
            }
            kernel::PackForm::Border { between, of } => PackForm::Border {
                between: between.into_iter().map(option).collect(),
                of: of.into_iter().map(option).collect(),
            },
            kernel::PackForm::Several { of } => {
                PackForm::Several { of: of.into_iter().map(option).collect() }
            }
            kernel::PackForm::OneOf { of } => PackForm::OneOf { of: of.into_iter().map(option).collect() },
            kernel::PackForm::Flag => PackForm::Flag,
            kernel::PackForm::Text => PackForm::Text,
            kernel::PackForm::Ops { words } => PackForm::Ops { words },
            kernel::PackForm::Shaped { shape, nothing } => PackForm::Shaped {
                shape: PackShape::said(shape, language),
                nothing: nothing.map(|text| text.render(language)),
            },
            kernel::PackForm::Json => PackForm::Json,
        };
        let [what, limits, look_up] = [what, limits, look_up].map(|text| text.render(language));
        let group = group.map(|kernel::PackGroup { row, title, part, about }| PackGroup {
            row,
            title: title.render(language),
            part: option(part),
            about: about.map(option),
        });
        PackEntry { key, group, what, ours, ours_said, limits, look_up, form }
    }
}

/// A pack that comes with a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ShippedPack {
    /// Its id.
    pub id: String,
    /// What it is for.
    pub about: String,
    /// What is said about it.
    pub report: PackReport,
}

/// What a game says about packs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct GamePacks {
    /// Everything that a pack may say, in the order in which people look it up; nothing for a game without packs.
    pub entries: Vec<PackEntry>,
    /// The packs that come with the game.
    pub shipped: Vec<ShippedPack>,
    /// The words in which effects are given.
    pub vocabulary: PackVocabulary,
}

impl GamePacks {
    /// What a game says about packs, in a language.
    pub fn said(packs: &dyn kernel::Packs, language: &dyn Language) -> GamePacks {
        let shipped = |shipped: kernel::ShippedPack| ShippedPack {
            id: shipped.id.to_owned(),
            about: shipped.about.render(language),
            report: PackReport::said(&shipped.pack, &[], packs.changes(&shipped.pack), language),
        };
        GamePacks {
            entries: packs
                .entries()
                .into_iter()
                .map(|entry| PackEntry::said(packs, entry, language))
                .collect(),
            shipped: packs.shipped().into_iter().map(shipped).collect(),
            vocabulary: PackVocabulary::said(packs.vocabulary(), language),
        }
    }
}

/// The pack of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TablePackChoice {
    /// One that you keep, by its id.
    Own(String),
    /// One that somebody shared, or that another table is played with, by its hash.
    Hash(String),
    /// One that comes with the game, by its id.
    Shipped(String),
}
