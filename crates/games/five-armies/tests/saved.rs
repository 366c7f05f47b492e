//! Positions are read as what they were, and nothing that is saved depends on numbers that may change.

use conformance::saved;
use five_armies::ids::{Area, Character, Face, Pile, Side, Territory, Tile, TokenFace, Unit};
use five_armies::{Setup, State};
use kernel::{Game, Log};

fn setup() -> Setup {
    State::setup("standard", None, &[]).expect("it is the scenario")
}

#[test]
fn a_saved_position_is_the_same_when_it_is_read() {
    saved::reads_what_it_saves::<State>(&setup(), 4);
}

#[test]
fn what_is_no_position_is_refused() {
    let state = <State as Game>::new(&setup(), &mut Log::off()).expect("a position");
    let position = serde_json::to_value(state).expect("it is saved");
    assert!(position.get("book").is_none(), "the tables follow from the set-up");
    saved::needs::<State>(&setup(), &["flow", "armies", "spots", "dice", "notes", "faces"]);
}

/// Fields whose numbers count something or say where a track stands. Seats are numbers too.
const COUNTS: &[&str] = &[
    "seat",
    "turn",
    "number",
    "who",
    "fate",
    "eyrie",
    "rings",
    "bodyguards",
    "wrath",
    "armour",
    "orcs_on_card",
    "damage",
    "leadership",
    "used",
    "to_roll",
    "count",
    "missed",
    "track",
    // Steps of procedures, and what questions say.
    "left",
    "steps",
    "tokens",
    "bats",
    "events",
    "stories",
    "dice",
    "success",
    "hits_on",
    "hits",
    "least",
    "most",
    "army",
    "fortification",
    "at",
    "place-leadership",
    "bolg-ability",
    "bolg-abilities",
    "bolg",
    "general",
    // Dice, and rounds of battles.
    "thrown",
    "n",
    "black",
    "again",
    "target",
    "target_again",
    "round",
];

/// Whether the numbers under a name count: it is one of [`COUNTS`], or the name of something of which there are many.
fn counts(name: &str) -> bool {
    COUNTS.contains(&name)
        || Side::from_slug(name).is_some()
        || Area::from_slug(name).is_some()
        || Character::from_slug(name).is_some()
        || Face::from_slug(name).is_some()
        || Pile::from_slug(name).is_some()
        || Territory::from_slug(name).is_some()
        || Tile::from_slug(name).is_some()
        || TokenFace::from_slug(name).is_some()
        || Unit::from_slug(name).is_some()
}

#[test]
fn only_counts_are_saved_as_numbers() {
    for seed in 0..4 {
        saved::saves_only_counts::<State>(&setup(), seed, counts);
    }
}
