//! What a table plays with where the box prints what we don't have (Appendix A): our values, or those of a pack, compiled
//! once into flat tables.

pub mod grammar;
mod random;
mod slots;
#[cfg(test)]
mod tests;
mod values;

pub use random::random_values;

use crate::ids::{Area, Areas, ByArea, ByCharacter, Character, Face, Terrains, Tiles, TokenFaces, UnitTypes};
use crate::ops::Op;
use kernel::{Pack, PackFault, PackMark, PackReader, Text};
use kit::Set;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

/// A condition of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Nothing must hold.
    Always,
    /// The General is with an army.
    GeneralWithArmy,
}

/// An option of a General's ability, or a further ability of Bolg's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// What must hold.
    pub condition: Condition,
    /// What it does.
    pub ops: Vec<Op>,
}

/// What must be, or must not be, in the region where a character enters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Army units of either side.
    pub units: bool,
    /// Shadow units.
    pub shadow_units: bool,
    /// A Shadow army.
    pub shadow_army: bool,
    /// A Free Peoples army.
    pub free_peoples_army: bool,
    /// A Shadow control marker.
    pub shadow_marker: bool,
    /// Another Free Peoples character.
    pub other_character: bool,
    /// A Free Peoples Leadership token.
    pub free_peoples_leadership: bool,
}

/// How a character enters play (rule 7.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The results that bring it in.
    pub dice: Set<Face>,
    /// The regions among which the player chooses; none for the Eyrie.
    pub areas: Areas,
    /// At least one of these must be there, if any is named.
    pub with: Presence,
    /// None of these may be there.
    pub without: Presence,
    /// What happens then.
    pub ops: Vec<Op>,
}

/// Archery (R7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Archery {
    /// Who shoots.
    pub units: UnitTypes,
    /// From which terrains.
    pub terrains: Terrains,
    /// Dice for each unit.
    pub dice_per_unit: u8,
    /// The most dice.
    pub dice_max: u8,
    /// The number that hits.
    pub hits_on: u8,
    /// Whether misses are rolled again, once.
    pub reroll: bool,
}

/// All values of Appendix A as flat tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tables {
    /// Leadership values (rule 7.5.1, R1).
    pub leadership: ByCharacter<u8>,
    /// Movement values (rule 7.5.1, R2).
    pub movement: ByCharacter<u8>,
    /// The options of the Generals' abilities (R3 to R6, R8).
    pub abilities: ByCharacter<Vec<Ability>>,
    /// Archery (R7).
    pub archery: Archery,
    /// How characters enter play (R9 to R12).
    pub entries: ByCharacter<Entry>,
    /// Bolg's further abilities (R13).
    pub bolg: Vec<Ability>,
    /// The areas of the fifteen set-up groups (R14).
    pub setup: Vec<Area>,
    /// Which regions an archer reaches (R15).
    pub archery_range: ByArea<Areas>,
    /// Which regions Gandalf reaches (R15).
    pub gandalf_range: ByArea<Areas>,
    /// The normal Fate tiles (R16).
    pub tiles: Tiles,
    /// The recruitment tokens (R17).
    pub tokens: TokenFaces,
}

/// Our own values by their numbers, in the shape that a pack has.
static OUR_VALUES: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let index = include_str!("../../data/reconstructed.json");
    let index: Value = serde_json::from_str(index).unwrap_or_default();
    let listed = index.get("values").and_then(Value::as_array).into_iter().flatten();
    listed.filter_map(|one| Some((one.get("id")?.as_str()?.to_owned(), one.get("value")?.clone()))).collect()
});

/// Our own values, compiled. A test sees to it that nothing is wrong with them.
static OURS: LazyLock<Tables> = LazyLock::new(|| Tables::compile(&Map::new()).unwrap_or_default());

/// The numbers of Appendix A, in their order.
pub const NUMBERS: [&str; 17] = [
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16",
    "R17",
];

impl Tables {
    /// The tables with these values in place of ours; all faults that are found, if there is one.
    pub fn compile(values: &Map<String, Value>) -> Result<Tables, Vec<PackFault>> {
        let mut faults = Vec::new();
        for key in values.keys().filter(|key| !NUMBERS.contains(&key.as_str())) {
            faults.push(PackFault::new(key.clone(), Text::new("fault-unknown-number")));
        }
        let mut tables = values::printed();
        for id in NUMBERS {
            if let Some(value) = values.get(id).or_else(|| OUR_VALUES.get(id)) {
                values::read(&mut PackReader::new(id, &mut faults), &mut tables, id, value);
            }
        }
        if faults.is_empty() { Ok(tables) } else { Err(faults) }
    }

    /// Whether a number says the same as ours; of the Movement values that of a character.
    pub(crate) fn says_ours(&self, number: &str, who: Character) -> bool {
        let ours = &*OURS;
        let option = |who: Character, n: usize| self.option_is_ours(who, n);
        match number {
            "R1" => self.leadership == ours.leadership,
            "R2" => self.movement[who] == ours.movement[who],
            "R3" => self.abilities[Character::Bard] == ours.abilities[Character::Bard],
            "R4" => self.abilities[Character::Dain] == ours.abilities[Character::Dain],
            "R5" => option(Character::Gandalf, 0),
            "R6" => option(Character::Gandalf, 1),
            "R7" => self.archery == ours.archery,
            "R8" => option(Character::Thranduil, 1),
            "R9" => self.entries[Character::LordOfTheEagles] == ours.entries[Character::LordOfTheEagles],
            "R10" => self.entries[Character::Thorin] == ours.entries[Character::Thorin],
            "R11" => self.entries[Character::Beorn] == ours.entries[Character::Beorn],
            "R12" => self.entries[Character::Bolg] == ours.entries[Character::Bolg],
            "R13" => self.bolg == ours.bolg,
            "R14" => self.setup == ours.setup,
            "R15" => (&self.archery_range, &self.gandalf_range) == (&ours.archery_range, &ours.gandalf_range),
            "R16" => self.tiles == ours.tiles,
            _ => self.tokens == ours.tokens,
        }
    }

    /// Whether an option of a General's ability, counted from 0, is the same as ours.
    pub(crate) fn option_is_ours(&self, who: Character, n: usize) -> bool {
        self.abilities[who].get(n) == OURS.abilities[who].get(n)
    }

    /// Whether a further ability of Bolg's, counted from 0, is the same as ours.
    pub(crate) fn further_is_ours(&self, n: usize) -> bool {
        self.bolg.get(n) == OURS.bolg.get(n)
    }
}

/// A list of instructions on the card of a character, compiled.
#[cfg(test)]
pub(crate) fn compiled_ops(
    value: &Value,
    character: crate::ids::Character,
) -> Result<Vec<Op>, Vec<PackFault>> {
    let mut faults = Vec::new();
    let ops = slots::read_ops(&mut PackReader::new("", &mut faults), "", value, character, 0);
    if faults.is_empty() { Ok(ops) } else { Err(faults) }
}

/// Our own value of a number, in the shape that a pack has.
pub fn our_value(id: &str) -> Option<&'static Value> {
    OUR_VALUES.get(id)
}

/// A pack's name and hash, and what it says.
#[derive(Debug)]
pub struct Packed {
    mark: PackMark,
    tables: Tables,
}

/// The tables of a game.
#[derive(Clone, Debug, Default)]
pub enum Book {
    /// Ours.
    #[default]
    Ours,
    /// Those of a pack.
    Pack(Arc<Packed>),
}

impl Book {
    /// What a pack without faults says.
    pub(crate) fn of(pack: &Pack) -> Book {
        let tables = Tables::compile(pack.values()).unwrap_or_default();
        Book::Pack(Arc::new(Packed { mark: pack.mark(), tables }))
    }

    /// These tables, as if a pack said so.
    #[cfg(test)]
    pub(crate) fn with(tables: Tables) -> Book {
        let mark = PackMark { name: "Made up".to_owned(), hash: String::new() };
        Book::Pack(Arc::new(Packed { mark, tables }))
    }

    /// Whether no pack is used.
    pub const fn is_ours(&self) -> bool {
        matches!(self, Book::Ours)
    }

    /// The pack's name and hash, if one is used.
    pub fn mark(&self) -> Option<&PackMark> {
        match self {
            Book::Ours => None,
            Book::Pack(packed) => Some(&packed.mark),
        }
    }
}

impl Deref for Book {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        match self {
            Book::Ours => &OURS,
            Book::Pack(packed) => &packed.tables,
        }
    }
}

/// The hash stands for the content.
impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.mark() == other.mark()
    }
}

impl Eq for Book {}

impl Hash for Book {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.mark().hash(state);
    }
}

impl Serialize for Book {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.mark().serialize(serializer)
    }
}

/// A position that is read knows which pack it is for; the tables come with the set-up ([`kernel::Game::complete`]).
impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Book, D::Error> {
        let mark = Option::<PackMark>::deserialize(deserializer)?;
        Ok(mark.map_or(Book::Ours, |mark| Book::Pack(Arc::new(Packed { mark, tables: OURS.clone() }))))
    }
}
