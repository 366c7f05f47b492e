//! The grammar of the instructions (`data/ops.json`): the members of each, their shapes and limits. What is checked, compiled,
//! described and made up at random comes from here.

use serde::Serialize;

/// The shape of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A whole number within limits.
    Number {
        /// The least.
        least: i8,
        /// The most.
        most: i8,
    },
    /// A whole number within limits, or one of these words.
    NumberOr {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
        /// The words.
        words: &'static [&'static str],
    },
    /// A number from 1 on, "all", or `{"min": 1, "max": 2}`.
    Amount {
        /// The most.
        most: u8,
    },
    /// How many are chosen: `{"min": 0, "max": 2, "distinct": true}`; the most may be "all".
    Pick,
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A list of these words.
    Words(&'static [&'static str]),
    /// Words for Armies: one, or a list.
    Armies,
    /// The same, or "one-of-moved".
    With,
    /// Words for places: one, or a list.
    Places,
    /// A list of what places must be.
    PlaceFilters,
    /// A pool of Recruitment tokens, or "own".
    Pool,
    /// Units with their numbers.
    Units {
        /// The most of each.
        most: u8,
    },
    /// A list of types of units.
    UnitTypes,
    /// A type of unit.
    Unit,
    /// A kind of Leader.
    Leader,
    /// A Character.
    Character,
    /// A Character, or "commander".
    Victim,
    /// A list of Characters.
    Characters,
    /// A special Fate tile.
    Tile,
    /// A face of the Action dice.
    Face,
    /// A deck.
    Deck,
    /// A list of cards.
    Cards,
    /// A side: free or shadow.
    Side,
    /// A maneuver token.
    Maneuver,
    /// A recruitment area.
    RecruitmentArea,
    /// What has protection: a Stronghold, a section of Minas Tirith, or all its sections.
    Protected,
    /// What is forbidden.
    Ban,
    /// Ways to pay, one of which is chosen.
    Prices,
    /// Which Army takes Damage.
    Hurt,
    /// A condition.
    Test,
    /// A list of instructions.
    Ops,
    /// A list of lists of instructions.
    Options,
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
    /// Its members besides `op` and `condition`.
    pub members: &'static [Member],
}

const fn must(name: &'static str, kind: Kind) -> Member {
    Member { name, kind, needed: true }
}

const fn may(name: &'static str, kind: Kind) -> Member {
    Member { name, kind, needed: false }
}

const fn word(op: &'static str, members: &'static [Member]) -> Word {
    Word { op, members }
}

const fn from_to(least: i8, most: i8) -> Kind {
    Kind::Number { least, most }
}

/// Who is meant in a battle.
pub(crate) const TARGETS: [&str; 5] =
    ["self", "opponent", "own-army", "own-army-in-battle", "enemy-army-in-battle"];
/// Which rounds of a battle are meant.
pub(super) const ROUNDS: [&str; 3] = ["this", "first", "all"];
/// Which rolls are meant.
pub(super) const ROLLS: [&str; 2] = ["combat", "reroll"];
/// Ways to pay; `own-damage:N` besides.
pub(crate) const PRICES: [&str; 4] = [
    "action-token-for-good",
    "eliminate-own-character-in-army",
    "eliminate-own-leader-in-army",
    "remove-own-leadership-token-from-army",
];
/// What may be forbidden, with the names that follow.
pub(crate) const BANS: [&str; 7] = [
    "abilities-of:",
    "enter:",
    "play:",
    "leave-or-attack-from:",
    "muster-ent",
    "leave-attack-retreat-rout:chosen-army",
    "terrain-superiority-of-opponent",
];
/// What takes Damage, besides the Armies of a battle; with names that follow.
pub(crate) const HURTS: [&str; 5] = ["each", "that-army", "chosen-army", "army-in:", "place:"];

const TARGET: Member = may("target", Kind::Word(&TARGETS));
const ARMIES: Member = may("armies", Kind::Pick);
const FILTER: Member = may("filter", Kind::Armies);
const WHERE: Member = must("where", Kind::Places);
const OPTIONAL: Member = may("optional", Kind::Flag);
const EACH: Member = may("each", Kind::Flag);
const VALUE: Member = must("value", from_to(-5, 5));
const MINIMUM: Member = may("minimum", from_to(0, 5));
const ROUNDS_MEANT: Member = may("rounds", Kind::Word(&ROUNDS));
const ROLLS_MEANT: Member = may("rolls", Kind::Words(&ROLLS));
const ONCE: Member = may("uses", Kind::Word(&["once-per-battle"]));
const WHOSE: Member = must("whose", Kind::Side);

/// The instructions in the order of their names.
pub static WORDS: [Word; 76] = [
    word("activate-entwood", &[]),
    word("add", &[VALUE, MINIMUM]),
    word("add-fate-tile", &[must("tile", Kind::Tile)]),
    word(
        "attack",
        &[may("with", Kind::With), OPTIONAL, may("battle", Kind::Ops), may("target", Kind::Places)],
    ),
    word("build-engines", &[must("engines_max", from_to(1, 6))]),
    word("cancel-ability", &[TARGET]),
    word("cancel-combat-event", &[TARGET]),
    word("cancel-damage", &[TARGET, must("tokens", from_to(1, 5)), may("protection_too", Kind::Flag)]),
    word("cancel-leader-reroll", &[TARGET]),
    word("choose-army", &[FILTER]),
    word("choose-one", &[must("options", Kind::Options), OPTIONAL]),
    word("choose-place", &[must("places", Kind::Places), may("filter", Kind::PlaceFilters)]),
    word("combined-attack", &[OPTIONAL]),
    word("cross-river", &[must("how", Kind::Word(&["move", "attack"]))]),
    word("dice-count-modifier", &[TARGET, VALUE, MINIMUM, may("rolls", Kind::Words(&["combat"]))]),
    word("die-modifier", &[TARGET, VALUE, ROLLS_MEANT, ROUNDS_MEANT]),
    word(
        "discard-card",
        &[
            WHOSE,
            may("deck", Kind::Deck),
            must("cards", Kind::NumberOr { least: 1, most: 6, words: &["all"] }),
            may("how", Kind::Word(&["owner-chooses", "you-choose", "random"])),
        ],
    ),
    word("discard-table-card", &[must("cards", Kind::Cards)]),
    word("discard-this-card", &[]),
    word(
        "discard-unused-die",
        &[
            WHOSE,
            may("dice", from_to(1, 3)),
            may("zone", Kind::Word(&["shadow-box"])),
            may("chooser", Kind::Word(&["you", "opponent"])),
        ],
    ),
    word("draw-card", &[must("deck", Kind::Deck), must("cards", from_to(1, 6))]),
    word(
        "draw-place-flip-token",
        &[may("pool", Kind::Pool), may("tokens", from_to(1, 5)), OPTIONAL, EACH, ARMIES, FILTER, WHERE],
    ),
    word("draw-place-token", &[may("pool", Kind::Pool), may("tokens", from_to(1, 5)), EACH, WHERE]),
    word(
        "eliminate-character",
        &[
            may("character", Kind::Victim),
            may("kind", Kind::Word(&["captain", "captain-without-die"])),
            may("where", Kind::Places),
        ],
    ),
    word(
        "eliminate-for-damage",
        &[must("unit", Kind::Unit), must("tokens_max", from_to(1, 5)), may("units_max", from_to(1, 5))],
    ),
    word("eliminate-leader", &[WHERE]),
    word("end-battle", &[may("when", Kind::Word(&["end-of-round"]))]),
    word("ent-attack", &[FILTER, may("remove_ent", Kind::Flag)]),
    word("enter", &[must("characters", Kind::Characters), WHERE]),
    word("extra-reroll", &[must("dice_max", from_to(1, 5)), ONCE, OPTIONAL]),
    word("fire-catapults", &[OPTIONAL]),
    word(
        "flip-token",
        &[
            may("where", Kind::Places),
            may("places", Kind::Pick),
            may("tokens", Kind::NumberOr { least: 1, most: 10, words: &["all"] }),
            may("tokens_max", from_to(1, 10)),
            EACH,
        ],
    ),
    word("forbid", &[must("what", Kind::Ban), may("until", Kind::Word(&["end-of-round"]))]),
    word("forbid-retreat", &[TARGET, ROUNDS_MEANT, may("rout_too", Kind::Flag)]),
    word("force-casualties", &[TARGET, may("damage_left_max", from_to(0, 5))]),
    word("if", &[must("test", Kind::Test), must("then", Kind::Ops), may("else", Kind::Ops)]),
    word(
        "inflict-damage",
        &[
            must("target", Kind::Hurt),
            FILTER,
            must("tokens", from_to(1, 5)),
            may("bypass_protection", Kind::Flag),
            ROUNDS_MEANT,
        ],
    ),
    word("leadership-modifier", &[TARGET, VALUE, MINIMUM]),
    word("look-at-hand", &[WHOSE]),
    word(
        "move-army",
        &[
            ARMIES,
            FILTER,
            may("areas_max", from_to(1, 4)),
            may("whole", Kind::Flag),
            may("chooser", Kind::Word(&["you"])),
            may("limits", Kind::Words(&["free-area", "not-own-control", "at-most-five"])),
        ],
    ),
    word("move-fate-marker", &[must("spaces", from_to(-5, 5)), may("minimum", from_to(0, 17))]),
    word("move-recruitment-area", &[must("from", Kind::RecruitmentArea), must("to", Kind::RecruitmentArea)]),
    word("move-track-figure", &[must("character", Kind::Character), must("spaces", from_to(-5, 5))]),
    word("opponent-choice", &[must("options", Kind::Options), may("fallback", Kind::Ops), OPTIONAL]),
    word("pay", &[must("choice", Kind::Prices), OPTIONAL]),
    word("place-commander", &[WHERE]),
    word("place-ent", &[must("figures", from_to(1, 8))]),
    word("place-leader", &[must("leader", Kind::Leader), may("count", from_to(1, 4)), EACH, WHERE]),
    word(
        "place-leadership",
        &[must("tokens", from_to(1, 5)), ARMIES, FILTER, EACH, may("where", Kind::Places)],
    ),
    word("place-nazgul", &[may("figures", from_to(1, 8)), may("figures_max", from_to(1, 8))]),
    word("place-ships", &[must("figures", from_to(1, 6))]),
    word(
        "place-units",
        &[
            may("units", Kind::Units { most: 5 }),
            may("any_of", Kind::UnitTypes),
            may("count", from_to(1, 5)),
            OPTIONAL,
            EACH,
            ARMIES,
            FILTER,
            may("max_per_place", from_to(1, 5)),
            WHERE,
        ],
    ),
    word("play-extra-maneuver", &[may("after", Kind::Word(&["comes-back-at-end-of-round"]))]),
    word("rally", &[ARMIES, FILTER, may("success", from_to(2, 6))]),
    word(
        "remove-damage",
        &[
            may("target", Kind::Word(&["own-army-in-battle", "enemy-army-in-battle"])),
            ARMIES,
            FILTER,
            must("tokens_max", from_to(1, 10)),
            ONCE,
            OPTIONAL,
        ],
    ),
    word("remove-darkness", &[must("tokens", from_to(1, 6))]),
    word(
        "remove-leadership",
        &[
            must("side", Kind::Side),
            may("tokens", Kind::NumberOr { least: 1, most: 6, words: &["all"] }),
            may("tokens_max", from_to(1, 6)),
        ],
    ),
    word("remove-nazgul", &[WHERE, must("figures", Kind::Amount { most: 8 })]),
    word("remove-protection", &[must("of", Kind::Protected), must("points", from_to(1, 5))]),
    word(
        "remove-recruitment-token",
        &[
            must("side", Kind::Side),
            may("where", Kind::Places),
            may("tokens", Kind::NumberOr { least: 1, most: 6, words: &["all"] }),
            may("tokens_max", from_to(1, 6)),
            may("distinct_places", Kind::Flag),
        ],
    ),
    word("remove-ships", &[must("figures", Kind::NumberOr { least: 1, most: 6, words: &["all"] })]),
    word("replay-used-maneuver", &[may("after", Kind::Word(&["stays-used"]))]),
    word(
        "restore-protection",
        &[
            must("of", Kind::Protected),
            must("points_max", from_to(1, 5)),
            may("filter", Kind::Words(&["not-breached"])),
        ],
    ),
    word("return-character", &[WHERE]),
    word(
        "roll-dice",
        &[
            must(
                "dice",
                Kind::NumberOr { least: 1, most: 5, words: &["per-catapult", "per-nazgul-removed"] },
            ),
            may("dice_max", from_to(1, 5)),
            must("success", from_to(2, 6)),
            must("per_success", Kind::Ops),
        ],
    ),
    word(
        "set",
        &[
            must("value", Kind::NumberOr { least: 0, most: 5, words: &["every-terrain"] }),
            may("uses", Kind::Word(&["once-per-round"])),
        ],
    ),
    word("set-die", &[must("value", Kind::Face), may("whose", Kind::Word(&["own-unused"]))]),
    word(
        "set-target-number",
        &[
            TARGET,
            may("dice", Kind::Word(&["maneuver"])),
            may("token", Kind::Maneuver),
            must("value", from_to(2, 6)),
            may("only_instead_of", from_to(2, 6)),
            ROLLS_MEANT,
            ROUNDS_MEANT,
        ],
    ),
    word("set-unit-strength", &[TARGET, must("value", from_to(0, 5))]),
    word("six-counts-double", &[may("dice", Kind::Word(&["maneuver"]))]),
    word("spend-ship", &[may("figures", from_to(1, 6))]),
    word("stay-on-table", &[]),
    word("strength-modifier", &[TARGET, VALUE]),
    word(
        "take-card",
        &[WHOSE, may("deck", Kind::Deck), must("cards", from_to(1, 6)), may("how", Kind::Word(&["random"]))],
    ),
    word("terrain-superiority", &[TARGET]),
    word("use-ability", &[must("character", Kind::Character), may("choose", from_to(1, 1))]),
];

/// The most instructions in one list, and in a list with all that are within it.
pub const MOST_OPS: u8 = 8;
/// The most instructions that a whole effect may come to.
pub const MOST_IN_ALL: usize = 120;
/// How many lists may lie within each other.
pub const DEEPEST: u8 = 4;
/// The most options of a choice.
pub const MOST_OPTIONS: u8 = 4;

/// The instruction with this name.
pub fn word_named(name: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.op == name)
}
