//! Saved positions: those from the time when cards were saved as numbers are still read, and nothing that is saved
//! today depends on the number of a card or a place.

use conformance::playing::{Draw, play_on};
use kernel::{Game, Log, Scheme};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use ring_cards::State;
use serde_json::Value;

/// One position per line, with its hashes by numbers and by names. Neither ever changes, whatever is added to the game.
const BY_NUMBERS: &str = include_str!("saved/by-numbers.jsonl");

#[test]
fn positions_saved_by_numbers_are_read_and_saved_by_names() {
    for line in BY_NUMBERS.lines() {
        let saved: Value = serde_json::from_str(line).expect("a line of JSON");
        let state: State = serde_json::from_value(saved["position"].clone()).expect("a position of the game");
        assert_eq!(Scheme::Numbers.word(&state), saved["hash"]);
        assert_eq!(Scheme::Names.word(&state), saved["names"]);
        state.check().expect("the position is sound");
        let again = serde_json::to_value(&state).expect("the position can be saved");
        check_numbers(&again);
        assert_eq!(serde_json::from_value::<State>(again).expect("it can be read again"), state);
    }
}

#[test]
fn items_and_their_wielders_are_saved_by_their_names() {
    let saved: Value = serde_json::from_str(BY_NUMBERS.lines().next().unwrap_or_default()).expect("a line");
    let state: State = serde_json::from_value(saved["position"].clone()).expect("a position of the game");
    let again = serde_json::to_value(&state).expect("the position can be saved");
    assert_eq!(saved["position"]["items"], serde_json::json!([26, 31, 58]));
    assert_eq!(
        again["items"],
        serde_json::json!(["mirror-of-galadriel", "dwarven-axe", "narya-ring-of-fire"])
    );
    let wielders = serde_json::json!({
        "mirror-of-galadriel": "galadriel", "dwarven-axe": "gimli", "narya-ring-of-fire": "gandalf-the-grey"
    });
    assert_eq!(again["wielders"], wielders);
    assert_eq!(again["paths"]["imladris"], "active");
    assert!(again["grounds"].get("edoras").is_none(), "what is not in the mode is left out");
}

/// The fields that are numbers: seats and sets of them, counts, tokens, steps of a text. Nothing else may be one.
const NUMBERS: &[&str] = &[
    // Seats, sets of seats, and places in the turn order.
    "seat",
    "you",
    "who",
    "passed",
    "agreed",
    "start",
    "slot",
    "setup-draw",
    "draw-step",
    "after-draw-step",
    "forsake-top",
    "ring-eliminate",
    "peek-top",
    "look",
    // Counts.
    "people",
    "flow.number",
    "round",
    "path_number",
    "turn-up-path.number",
    "path_attack",
    "path_defence",
    "card_tokens",
    "corruption",
    "attack",
    "defence",
    "combat.rest",
    "cancelled",
    "left",
    "n",
    // Which text of a card, which instruction of a text, which player, which of the cards drawn aside.
    "source.card",
    "at",
    "nth",
    "sub",
    "text",
    "pay",
    "location-battleground",
];

fn check_numbers(position: &Value) {
    walk(position, "");
}

fn walk(value: &Value, path: &str) {
    match value {
        Value::Number(n) => {
            let known = NUMBERS.iter().any(|name| path == *name || path.ends_with(&format!(".{name}")));
            assert!(known, "{path} is saved as the number {n}");
        }
        Value::Array(list) => list.iter().for_each(|value| walk(value, path)),
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| walk(value, &format!("{path}.{name}")));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn no_card_and_no_place_is_saved_as_a_number() {
    for (seed, scenario) in State::INFO.scenarios.iter().enumerate() {
        let setup = State::setup(scenario.id, None, &[]).expect("a scenario of the game");
        let mut state = <State as Game>::new(&setup, &mut Log::off()).expect("a set-up of the game");
        let mut rng = Pcg64Mcg::seed_from_u64(seed as u64);
        play_on(&mut state, Draw::Evenly, &mut rng, &mut Vec::new(), |state, _| {
            check_numbers(&serde_json::to_value(state).expect("the position can be saved"));
            true
        });
    }
}
