//! The grammar of the instructions that a pack may use in R3 to R6, R8 to R10 and R13 (`slot_ops`): the members of each, their
//! shapes and limits, the words that are known. What is checked, compiled and described comes from here.

use crate::ids::{Area, Territory, Unit};
use crate::ops::Place;
use serde::Serialize;

/// The shape of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A whole number within limits.
    Number {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A whole number from 1 on, or one of these words.
    NumberOr {
        /// The most.
        most: u8,
        /// The words.
        words: &'static [&'static str],
    },
    /// How many are chosen: `{"min": 0, "max": 2, "distinct": true}`; the most may be "all".
    Pick {
        /// The most that the most may be.
        most: u8,
    },
    /// A number, or how many are chosen.
    NumberOrPick {
        /// The most.
        most: u8,
    },
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A list of the words for armies: those of the player, or also of the enemy.
    Armies {
        /// Whether the enemy's may be meant.
        enemy: bool,
    },
    /// A list of the words for places: `in-territory:…`, `in-region:…`.
    Areas,
    /// One of the words for a place, or `{"region": …}`.
    Place,
    /// A pile of the player.
    Pile,
    /// Units of the player with their numbers.
    Units {
        /// The most of each.
        most: u8,
    },
    /// A character of the player, or "general".
    Character,
    /// A result of the player's dice with another number.
    Dice {
        /// The most.
        most: u8,
    },
}

/// A member of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Member {
    /// Its name.
    pub name: &'static str,
    /// Its shape.
    pub kind: Kind,
    /// Whether it must be there.
    pub needed: bool,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Word {
    /// Its name.
    pub op: &'static str,
    /// Its members besides `op` and `optional`.
    pub members: &'static [Member],
}

const fn must(name: &'static str, kind: Kind) -> Member {
    Member { name, kind, needed: true }
}

const fn may(name: &'static str, kind: Kind) -> Member {
    Member { name, kind, needed: false }
}

/// The number that a die must show.
const TARGET: Kind = Kind::Number { least: 2, most: 6 };
/// Armies that are chosen.
const ARMIES: Member = may("armies", Kind::Pick { most: 15 });
/// Which armies of the player.
const OWN: Member = may("filter", Kind::Armies { enemy: false });
/// Which armies.
const ANY: Member = may("filter", Kind::Armies { enemy: true });
/// Whose.
const SIDE: Member = may("side", Kind::Word(&["free-peoples", "shadow"]));
/// With which army an attack is made.
pub(super) const WITH: [&str; 4] = ["same-army", "chosen-army", "army-with-general", "any-own-army"];
/// How far a ranged attack goes.
pub(super) const RANGES: [&str; 3] = ["adjacent", "archery", "gandalf"];

/// The instructions in the order of their names.
pub static WORDS: [Word; 20] = [
    Word { op: "archery", members: &[may("target_number", TARGET)] },
    Word {
        op: "attack",
        members: &[
            may("with", Kind::Word(&WITH)),
            OWN,
            may("terrain_superiority", Kind::Word(&["automatic-for-player"])),
        ],
    },
    Word { op: "choose-army", members: &[ANY] },
    Word { op: "draw-event-card", members: &[may("cards", Kind::Number { least: 1, most: 6 })] },
    Word {
        op: "draw-place-flip-token",
        members: &[
            may("tokens", Kind::NumberOr { most: 5, words: &["1 per Settlement"] }),
            may("settlements", Kind::Pick { most: 6 }),
            may("pile", Kind::Pile),
            must("where", Kind::Place),
        ],
    },
    Word {
        op: "draw-place-token",
        members: &[
            may("tokens", Kind::Number { least: 1, most: 5 }),
            may("pile", Kind::Pile),
            must("where", Kind::Place),
        ],
    },
    Word {
        op: "flip-token",
        members: &[
            may("tokens", Kind::NumberOrPick { most: 10 }),
            may("regions", Kind::Pick { most: 10 }),
            may("per_region", Kind::NumberOr { most: 1, words: &["any"] }),
            may("filter", Kind::Areas),
        ],
    },
    Word { op: "fly-eagles", members: &[] },
    Word {
        op: "inflict-damage",
        members: &[
            must("tokens", Kind::NumberOr { most: 5, words: &["1 per army"] }),
            ARMIES,
            ANY,
            may("bypass_fortification", Kind::Flag),
        ],
    },
    Word {
        op: "move-army",
        members: &[
            ARMIES,
            OWN,
            may("regions_max", Kind::Number { least: 1, most: 4 }),
            may("simultaneous", Kind::Flag),
        ],
    },
    Word {
        op: "move-character",
        members: &[
            may("character", Kind::Character),
            must("where", Kind::Place),
            may("distance", Kind::NumberOr { most: 10, words: &["any"] }),
        ],
    },
    Word { op: "place-eagle", members: &[may("figures", Kind::Number { least: 0, most: 5 })] },
    Word {
        op: "place-leadership",
        members: &[
            may("tokens", Kind::NumberOr { most: 6, words: &["1 per army"] }),
            may("where", Kind::Place),
            ARMIES,
            OWN,
            may("if_played_with", Kind::Dice { most: 6 }),
        ],
    },
    Word {
        op: "place-units",
        members: &[must("units", Kind::Units { most: 5 }), must("where", Kind::Place)],
    },
    Word { op: "rally", members: &[ARMIES, OWN, may("success", TARGET)] },
    Word {
        op: "ranged-attack",
        members: &[
            must("range", Kind::Word(&RANGES)),
            must("dice", Kind::Number { least: 1, most: 5 }),
            may("dice_for_focus", Kind::Number { least: 1, most: 5 }),
            must("target_number", TARGET),
            may("reroll_misses", Kind::Flag),
        ],
    },
    Word {
        op: "remove-damage",
        members: &[
            ARMIES,
            ANY,
            may("where", Kind::Place),
            must("tokens_max", Kind::Number { least: 1, most: 10 }),
        ],
    },
    Word {
        op: "remove-leadership",
        members: &[
            SIDE,
            ANY,
            may("where", Kind::Place),
            must("tokens", Kind::NumberOr { most: 6, words: &["all"] }),
        ],
    },
    Word {
        op: "remove-recruitment-token",
        members: &[
            SIDE,
            must("tokens", Kind::Number { least: 1, most: 6 }),
            may("where", Kind::Word(&["anywhere"])),
            may("filter", Kind::Areas),
        ],
    },
    Word { op: "take-focus", members: &[] },
];

/// The most instructions in a list.
pub const MOST_OPS: u8 = 8;

/// The words for a place.
pub const PLACES: [(&str, Place); 16] = [
    ("any-own-army", Place::OwnArmy),
    ("any-region", Place::AnyRegion),
    ("anywhere", Place::AnyRegion),
    ("area-with-own-army", Place::OwnArmy),
    ("army-with-general", Place::General),
    ("chosen-army", Place::Chosen),
    ("controlled-settlement", Place::Settlement),
    ("entry-region", Place::General),
    ("general-region", Place::General),
    ("legal-mustering-region", Place::MusteringRegion),
    ("legal-settlement", Place::Settlement),
    ("mustering-region", Place::MusteringRegion),
    ("region-with-own-army", Place::OwnArmyRegion),
    ("region-with-own-army-with-leadership", Place::LedArmyRegion),
    ("same-army", Place::Chosen),
    ("same-region", Place::Chosen),
];

/// The words for armies.
pub const ARMY_WORDS: [&str; 12] = [
    "own",
    "enemy",
    "with-leadership",
    "with-leadership-token",
    "with-damage",
    "no-damage",
    "same-army",
    "chosen-army",
    "army-with-general",
    "adjacent-to-general",
    "adjacent-to-own-army-with-leadership",
    "in-goblin-mustering-point-or-mountain-pass",
];

/// A word for armies or places with a list behind it: `contains-any:orcs|wargs`.
pub const WITH_LIST: [&str; 3] = ["contains-any:", "in-territory:", "in-region:"];

/// The words of piles that leave the choice to the player.
pub const OWN_PILES: [&str; 2] = ["own", "own; free-peoples chooses dwarves-and-men or elves"];

/// An instruction by its name.
pub(super) fn word(op: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.op == op)
}

/// The units, territories or regions in a list like `orcs|wargs`, or the first that is unknown.
pub(super) fn listed<T>(list: &str, find: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, &str> {
    list.split('|').map(|word| find(word).ok_or(word)).collect()
}

/// All names of units, territories or regions.
pub(super) fn names(prefix: &str) -> Vec<&'static str> {
    match prefix {
        "contains-any:" => Unit::ALL.map(Unit::slug).to_vec(),
        "in-territory:" => Territory::ALL.map(Territory::slug).to_vec(),
        _ => Area::ALL.into_iter().filter(|area| area.is_region()).map(Area::slug).collect(),
    }
}
