//! What a game with data packs says about them: which values a pack may give, and whether it fits.

mod reader;

pub use reader::PackReader;

use crate::pack::says_the_same;
use crate::{Language, Pack, PackShape, PackVocabulary, SetupError, Text, words};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// How many faults are reported at most.
const MOST_FAULTS: usize = 100;

/// For how many unknown keys a known one is offered, and how long they must be.
const MOST_MEANT: usize = 5;
const SHORT: usize = 4;

/// What is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key} {}", .what.id())]
pub struct PackFault {
    /// The R-number or key of the value, or the field of the file; empty if it is the file as a whole.
    pub key: String,
    /// What is wrong, in one clause.
    pub what: Text,
}

impl PackFault {
    /// A fault at a key.
    pub fn new(key: impl Into<String>, what: Text) -> PackFault {
        PackFault { key: key.into(), what }
    }

    /// A fault of the file as a whole.
    pub fn of_file(what: Text) -> PackFault {
        PackFault::new("", what)
    }

    /// The fault with its key.
    pub fn text(&self) -> Text {
        match self.key.as_str() {
            "" => self.what.clone(),
            key => Text::new("pack-fault").written("key", key).text("what", self.what.clone()),
        }
    }
}

/// The numbers that a form takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PackRange {
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
    /// Whether they are whole numbers.
    pub whole: bool,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackField {
    /// Where its value lies within the entry's, as a JSON pointer: `/bard`, `/shadow/0`.
    pub at: String,
    /// What it is.
    pub what: Text,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackChoice {
    /// Its id, which is the value.
    pub id: String,
    /// Its name.
    pub name: Text,
}

/// The form in which a value is edited. It only helps: a value is good if [`Packs::check`] finds no fault in it.
#[derive(Clone, Debug, PartialEq)]
pub enum PackForm {
    /// One number.
    Number(PackRange),
    /// Several numbers, each with a name.
    Numbers {
        /// The fields.
        fields: Vec<PackField>,
        /// The numbers they take.
        range: PackRange,
    },
    /// Several choices, each with a name: areas, for instance.
    Choices {
        /// The fields.
        fields: Vec<PackField>,
        /// What can be chosen in each of them.
        of: Vec<PackChoice>,
    },
    /// What lies between two areas: one of several, or nothing if they do not touch.
    Border {
        /// The two areas.
        between: [PackChoice; 2],
        /// What can lie there.
        of: Vec<PackChoice>,
    },
    /// A list of some of these.
    Several {
        /// What can be in it.
        of: Vec<PackChoice>,
    },
    /// One of these.
    OneOf {
        /// What can be chosen.
        of: Vec<PackChoice>,
    },
    /// Yes or no.
    Flag,
    /// A text for people; none if there is nothing to say.
    Text,
    /// Lists of operations, as JSON: `{"op": "rally", ...}`.
    Ops {
        /// The operations that are allowed here.
        words: Vec<String>,
    },
    /// A value of some shape.
    Shaped {
        /// The shape.
        shape: PackShape,
        /// What null means, if it is allowed.
        nothing: Option<Text>,
    },
    /// Any JSON.
    Json,
}

/// Where an entry belongs, for games that have too many of them for one list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackGroup {
    /// Its R-number.
    pub row: String,
    /// What stands in that row.
    pub title: Text,
    /// The part that it belongs to: a map, a set-up, a deck.
    pub part: PackChoice,
    /// What it is about within the part: an area, a border, a card; the entries about one thing are edited together.
    pub about: Option<PackChoice>,
}

/// One value that a pack may give.
#[derive(Clone, Debug, PartialEq)]
pub struct PackEntry {
    /// Its R-number or key.
    pub key: String,
    /// Where it belongs.
    pub group: Option<PackGroup>,
    /// What it is.
    pub what: Text,
    /// The value that holds without a pack.
    pub ours: Value,
    /// Which values it takes, in words.
    pub limits: Text,
    /// What to look up in the box.
    pub look_up: Text,
    /// The form in which it is edited.
    pub form: PackForm,
}

impl PackEntry {
    /// What it is, what to look up, and which values it takes.
    pub fn note(&self) -> Text {
        let PackEntry { what, limits, look_up, .. } = self.clone();
        Text::new("pack-note").text("what", what).text("look-up", look_up).text("limits", limits)
    }
}

/// A value that a pack changes.
#[derive(Clone, Debug, PartialEq)]
pub struct PackChange {
    /// Its R-number or key.
    pub key: String,
    /// What it is.
    pub what: Text,
    /// The value that holds without the pack.
    pub ours: Value,
    /// The pack's value.
    pub theirs: Value,
    /// Our value in words, sentence by sentence; none where the value speaks for itself.
    pub ours_said: Vec<Text>,
    /// The pack's value in words.
    pub theirs_said: Vec<Text>,
}

/// A pack that comes with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShippedPack {
    /// Its id: the option of the set-up takes it as well.
    pub id: &'static str,
    /// What it is for.
    pub about: Text,
    /// The pack.
    pub pack: Pack,
}

/// The packs of one game.
///
/// The game's set-up has a member `pack: Option<Pack>`, which it gets by [`Packs::chosen`]; its options list one with
/// the id [`Pack::OPTION`]. A position holds the pack's [`mark`](Pack::mark) at most, since positions are saved and
/// hashed often; what it needs of the content it gets from the set-up, also when it was read
/// ([`Game::complete`](crate::Game::complete)).
pub trait Packs: Sync {
    /// Everything that a pack may say, in the order in which people look it up.
    fn entries(&self) -> Vec<PackEntry>;

    /// Entries for keys of a pack that are not listed because there would be too many: a border between areas that do not touch, the
    /// same border by another name.
    fn further(&self, _pack: &Pack) -> Vec<PackEntry> {
        Vec::new()
    }

    /// The words in which effects are given, for those who edit them.
    fn vocabulary(&self) -> PackVocabulary {
        PackVocabulary::default()
    }

    /// Why a key that this version of the game does not know can't be changed, if there is more to say.
    fn why_unknown(&self, _key: &str) -> Option<Text> {
        None
    }

    /// Everything that is wrong with the values of a pack for this game whose keys are all known: shape, limits, words, and then the
    /// set-up that it makes.
    fn check(&self, pack: &Pack) -> Vec<PackFault>;

    /// What a value of an entry says in words, sentence by sentence: none where it speaks for itself, and none if there is a
    /// fault in it.
    fn tells(&self, _key: &str, _value: &Value) -> Vec<Text> {
        Vec::new()
    }

    /// The printed facts ([`Texts::facts`](crate::Texts::facts)) of a table that is played with a pack; none if they are the
    /// same as without one.
    fn facts(&self, _pack: &Pack, _language: &dyn Language) -> Option<Value> {
        None
    }

    /// The packs that come with the game.
    fn shipped(&self) -> Vec<ShippedPack> {
        Vec::new()
    }

    /// Everything that is wrong with a pack that somebody brings for this game.
    fn faults(&self, game: &str, pack: &Pack) -> Vec<PackFault> {
        if pack.game() != game {
            let text = Text::new("pack-other-game").written("found", pack.game()).written("game", game);
            return vec![PackFault::new("game", text)];
        }
        let mut entries = self.entries();
        entries.extend(self.further(pack));
        let known: BTreeSet<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
        let unknown = pack.values().keys().filter(|key| !known.contains(key.as_str()));
        let unknown = unknown.take(MOST_FAULTS).enumerate();
        let fault = |(n, key): (usize, &String)| match self.why_unknown(key) {
            Some(what) => PackFault::new(key, what),
            None => unknown_key(key, n, &known),
        };
        let mut faults: Vec<PackFault> = unknown.map(fault).collect();
        if faults.is_empty() {
            faults = self.check(pack);
        } else {
            // The other values are looked at all the same.
            let mut values = pack.values().clone();
            values.retain(|key, _| known.contains(key.as_str()));
            match Pack::new(pack.game(), pack.name(), values) {
                Ok(known) => faults.extend(self.check(&known)),
                Err(fault) => faults.push(fault),
            }
        }
        faults.truncate(MOST_FAULTS);
        faults
    }

    /// What a pack changes: the entries whose value is another one, in their order.
    fn changes(&self, pack: &Pack) -> Vec<PackChange> {
        let change = |entry: PackEntry| {
            let theirs = pack.value(&entry.key)?;
            let PackEntry { key, what, ours, .. } = entry;
            (!says_the_same(&ours, theirs)).then(|| {
                let (ours_said, theirs_said) = (self.tells(&key, &ours), self.tells(&key, theirs));
                PackChange { key, what, ours, theirs: theirs.clone(), ours_said, theirs_said }
            })
        };
        self.entries().into_iter().chain(self.further(pack)).filter_map(change).collect()
    }

    /// A pack with the values that hold without one, to be edited; `notes` says of each what to look up.
    fn template(&self, game: &str, name: &str, language: &dyn Language) -> Value {
        let entries = self.entries();
        let note = |entry: &PackEntry| (entry.key.clone(), Value::from(entry.note().render(language)));
        let notes: Map<String, Value> = entries.iter().map(note).collect();
        let values: Map<String, Value> = entries.into_iter().map(|entry| (entry.key, entry.ours)).collect();
        serde_json::json!({
            "format": Pack::FORMAT, "game": game, "pack": name, "notes": notes, "values": values,
        })
    }

    /// The pack that comes with the game under this id.
    fn shipped_as(&self, id: &str) -> Option<Pack> {
        self.shipped().into_iter().find(|shipped| shipped.id == id).map(|shipped| shipped.pack)
    }

    /// The pack that the options of a set-up choose, if they do: `none`, the id of one that comes with the game, or a pack as
    /// JSON text. A pack with faults is refused.
    fn chosen(&self, game: &str, options: &[(String, String)]) -> Result<Option<Pack>, SetupError> {
        let Some((_, given)) = options.iter().find(|(name, _)| name == Pack::OPTION) else { return Ok(None) };
        let given = given.trim();
        if given.is_empty() || given == "none" {
            return Ok(None);
        }
        if let Some(shipped) = self.shipped_as(given) {
            return Ok(Some(shipped));
        }
        let unreadable =
            |fault: PackFault| SetupError::new(Text::new("pack-unreadable").text("fault", fault.text()));
        if !given.starts_with('{') {
            let ids: Vec<&str> = self.shipped().iter().map(|shipped| shipped.id).collect();
            let text = Text::new("pack-not-shipped").written("pack", given).written("packs", ids.join(", "));
            return Err(SetupError::new(text));
        }
        let pack = Pack::parse(given).map_err(unreadable)?;
        self.accepts(game, &pack)?;
        Ok(Some(pack))
    }

    /// Refuses a pack that has faults.
    fn accepts(&self, game: &str, pack: &Pack) -> Result<(), SetupError> {
        let faults = self.faults(game, pack);
        let Some(first) = faults.first() else { return Ok(()) };
        let text = Text::new("pack-refused").written("pack", pack.name()).text("fault", first.text());
        Err(SetupError::new(text.count("more", faults.len() - 1)))
    }
}

/// The fault of a key that this version of the game does not know.
fn unknown_key(key: &str, n: usize, known: &BTreeSet<&str>) -> PackFault {
    // A number is like every other number.
    let wordy = n < MOST_MEANT && key.len() > SHORT;
    let meant = if wordy { words::nearest(key, known.iter().copied()) } else { Vec::new() };
    let text = match meant.first() {
        Some(meant) => Text::new("pack-unknown-key-but").written("meant", meant),
        None => Text::new("pack-unknown-key"),
    };
    PackFault::new(key, text)
}
