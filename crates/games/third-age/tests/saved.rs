//! Positions are read as what they were, and nothing that is saved depends on numbers that may change.

use conformance::saved;
use kernel::{Game, Log};
use third_age::ids::{Area, Character, Face, Leader, Pool, Section, Side, Tile, TokenFace, Unit};
use third_age::{Setup, State};

fn setups() -> [Setup; 2] {
    ["rohan", "gondor"].map(|scenario| State::setup(scenario, None, &[]).expect("it is a scenario"))
}

#[test]
fn a_saved_position_is_the_same_when_it_is_read() {
    for setup in setups() {
        saved::reads_what_it_saves::<State>(&setup, 4);
    }
}

#[test]
fn what_is_no_position_is_refused() {
    for setup in setups() {
        let state = <State as Game>::new(&setup, &mut Log::off()).expect("a position");
        let position = serde_json::to_value(state).expect("it is saved");
        assert!(position.get("book").is_none(), "the tables follow from the set-up");
        saved::needs::<State>(&setup, &["flow", "armies", "spots", "dice", "notes", "faces", "seen"]);
    }
}

/// Fields whose numbers count something or say where a track stands. Seats are numbers too.
const COUNTS: &[&str] = &[
    "seat",
    "round",
    "number",
    "who",
    "fate",
    "track",
    "darkness",
    "ships",
    "ents",
    "action_tokens",
    "set_aside",
    "damage",
    "leadership",
    "used",
    "to_roll",
    "count",
    "missed",
    "random",
    // Steps of procedures, and what questions say.
    "left",
    "steps",
    "cards",
    "tokens",
    "units",
    "success",
    "least",
    "most",
    "down-to",
    // Places in the lists of a card, a Character or a location, which are data and no ids.
    "ability",
    "hook",
    "n",
    "at",
    "len",
    "until",
    "part",
    "settled",
    "nazgul",
    "nazgul_uses",
    // Dice, and rounds of battles.
    "thrown",
    "dice",
    "maneuver",
    "named",
    "again",
    "fresh",
    "combat",
    "plus",
    "plus_again",
    "strength",
    "unit_strength",
    "least_dice",
    "added",
    "direct",
    "cancels",
    "cancels_army",
];

/// Whether the numbers under a name count: it is one of [`COUNTS`], or the name of something of which there are many.
fn counts(name: &str) -> bool {
    COUNTS.contains(&name)
        || Side::from_slug(name).is_some()
        || Area::from_slug(name).is_some()
        || Character::from_slug(name).is_some()
        || Face::from_slug(name).is_some()
        || Leader::from_slug(name).is_some()
        || Pool::from_slug(name).is_some()
        || Section::from_slug(name).is_some()
        || Tile::from_slug(name).is_some()
        || TokenFace::from_slug(name).is_some()
        || Unit::from_slug(name).is_some()
}

#[test]
fn only_counts_are_saved_as_numbers() {
    for seed in 0..4 {
        for setup in setups() {
            saved::saves_only_counts::<State>(&setup, seed, counts);
        }
    }
}
