//! What is wrong with packs.

use super::with;
use crate::book::Tables;
use serde_json::{Map, Value, json};

/// The messages of all faults of a value, in order.
fn faults(id: &str, value: Value) -> Vec<String> {
    let faults = with(id, value).expect_err("something is wrong");
    assert!(faults.iter().all(|fault| fault.key == id), "{faults:?}");
    faults.iter().map(|fault| fault.what.id()).collect()
}

#[test]
fn all_faults_of_a_pack_are_reported() {
    let values = Map::from_iter([
        ("R1".to_owned(), json!(4)),
        ("R16".to_owned(), json!({"fate-1": 4, "fate-1r": 2, "fate-2": 2, "fate-2r": 3, "fate-3": 2})),
        ("R99".to_owned(), json!(0)),
        ("title".to_owned(), json!("?")),
    ]);
    let faults = Tables::compile(&values).expect_err("much is wrong");
    let mut found: Vec<_> = faults.iter().map(|fault| (fault.key.as_str(), fault.what.id())).collect();
    found.sort_unstable();
    let expected = [
        ("R1", "fault-out-of-limits"),
        ("R16", "fault-total"),
        ("R99", "fault-unknown-number"),
        ("title", "fault-unknown-number"),
    ];
    assert_eq!(found, expected.map(|(key, id)| (key, id.to_owned())));
}

#[test]
fn numbers_have_limits() {
    assert_eq!(faults("R1", json!("2")), ["fault-no-number"]);
    assert_eq!(faults("R1", json!(-1)), ["fault-out-of-limits"]);
    assert_eq!(faults("R1", json!(1.5)), ["fault-no-number"]);
    assert_eq!(faults("R2", json!({"bard": 5})).len(), 7, "six are missing, one is too great");
    assert_eq!(faults("R15", json!({"archery_cm": 41, "gandalf_cm": 0.5})).len(), 2);
    assert_eq!(faults("R15", json!({"archery_cm": 16.0})), ["fault-missing"]);
    let tiles = json!({"fate-1": 8, "fate-1r": 1, "fate-2": 1, "fate-2r": 1, "fate-3": 1});
    assert_eq!(faults("R16", tiles), ["fault-sum"]);
    let tiles = json!({"fate-1": 0, "fate-1r": 3, "fate-2": 3, "fate-2r": 3, "fate-3": 3});
    assert_eq!(faults("R16", tiles), ["fault-out-of-limits"]);
    let tokens = json!({"shadow": [8, 9, 6, 5], "dwarves-and-men": [8, 5, 4], "elves": [20]});
    assert_eq!(faults("R17", tokens), ["fault-total", "fault-list-length"]);
    let archery = json!({"units": ["elven-archers"], "terrain": ["hills"], "dice_per_unit": 3, "dice_max": 11,
        "target_number": 7, "reroll_misses": 1});
    assert_eq!(faults("R7", archery)[0], "fault-out-of-limits");
}

#[test]
fn options_and_instructions_keep_to_the_grammar() {
    assert_eq!(faults("R3", json!([])), ["fault-list-length"]);
    assert_eq!(faults("R3", json!([{"ops": []}])), ["fault-list-length"]);
    let eagle = json!({"op": "place-eagle"});
    let nine = Value::Array(vec![eagle; 9]);
    assert_eq!(faults("R3", json!([{ "ops": nine }])), ["fault-list-length"]);
    assert_eq!(faults("R3", json!([{"ops": [{"op": "add-wrath", "points": 2}]}])), ["fault-unknown-word"]);
    assert_eq!(faults("R3", json!([{"ops": [{"op": "if"}]}])), ["fault-unknown-word"]);
    assert_eq!(faults("R3", json!([{"ops": [{"name": "rally"}]}])), ["fault-missing"]);
    assert_eq!(faults("R3", json!([{"ops": [{"op": "rally", "dice": 3}]}])), ["fault-unknown-member"]);
    assert_eq!(faults("R3", json!([{"ops": [{"op": "rally", "success": 1}]}])), ["fault-out-of-limits"]);
    assert_eq!(
        faults("R3", json!([{"condition": "always", "ops": [{"op": "rally"}]}])),
        ["fault-unknown-word"]
    );
    let ops = |op: Value| faults("R3", json!([{"ops": [op]}]));
    assert_eq!(ops(json!({"op": "ranged-attack", "range": "far", "dice": 6, "target_number": 4})).len(), 2);
    assert_eq!(ops(json!({"op": "ranged-attack", "range": "adjacent"})), ["fault-missing", "fault-missing"]);
    assert_eq!(ops(json!({"op": "move-army", "filter": ["enemy"]})), ["fault-unknown-word"]);
    assert_eq!(ops(json!({"op": "choose-army", "filter": ["own", "enemy"]})), ["fault-both-sides-meant"]);
    assert_eq!(ops(json!({"op": "choose-army", "filter": ["contains-any:trolls"]})), ["fault-unknown-word"]);
    assert_eq!(
        ops(json!({"op": "choose-army", "filter": ["in-region:mountain-pass-west"]})),
        ["fault-unknown-word"]
    );
    assert_eq!(ops(json!({"op": "place-units", "units": {"orcs": 1}, "where": "camp"})).len(), 2);
    assert_eq!(ops(json!({"op": "place-units", "units": {}, "where": {"region": "moria"}})).len(), 2);
    assert_eq!(
        ops(json!({"op": "draw-place-token", "pile": "shadow", "where": "legal-settlement"})),
        ["fault-unknown-word"]
    );
    assert_eq!(ops(json!({"op": "rally", "armies": {"min": 3, "max": 2}})), ["fault-out-of-limits"]);
    assert_eq!(ops(json!({"op": "rally", "armies": {"min": 0, "max": "any"}})), ["fault-unknown-word"]);
    assert_eq!(
        ops(json!({"op": "move-character", "character": "bolg", "where": "any-region"})),
        ["fault-unknown-word"]
    );
    assert_eq!(ops(json!({"op": "rally", "optional": "yes"})), ["fault-no-flag"]);
}

#[test]
fn entries_name_dice_and_regions() {
    let place = json!({"territories": ["valley"]});
    assert_eq!(faults("R11", json!({"die": [], "where": place})), ["fault-list-length"]);
    assert_eq!(faults("R11", json!({"die": ["eye-of-sauron"], "where": place})), ["fault-unknown-word"]);
    assert_eq!(faults("R12", json!({"die": ["will-of-the-west"], "where": place})), ["fault-unknown-word"]);
    assert_eq!(faults("R12", json!({"die": ["army"]})), ["fault-missing"]);
    let pass = json!({"die": ["army"], "where": {"region": "mountain-pass-west"}});
    assert_eq!(faults("R12", pass), ["fault-unknown-word"]);
    let eagle = json!({"die": ["character"], "ops": [{"op": "place-eagle", "figures": 6}]});
    assert_eq!(faults("R9", eagle), ["fault-out-of-limits"]);
}

#[test]
fn the_set_up_must_be_one_that_can_be_played() {
    let with_groups = |groups: &[(&str, &str)]| {
        let mut value = crate::book::our_value("R14").expect("it is there").clone();
        for (group, area) in groups {
            value[*group] = json!(area);
        }
        with("R14", value)
    };
    let ids = |groups: &[(&str, &str)]| -> Vec<String> {
        with_groups(groups).expect_err("it can't be played").iter().map(|fault| fault.what.id()).collect()
    };
    // The rival reading of the picture in Appendix A.
    assert!(with_groups(&[("1", "southern-spur-2"), ("7", "ruins-of-dale")]).is_ok());
    assert_eq!(ids(&[("7", "broken-lands-1")]), ["fault-both-sides"]);
    assert_eq!(ids(&[("4", "front-gate")]), ["fault-no-settlement"]);
    assert_eq!(ids(&[("12", "goblin-muster-north")]), ["fault-unknown-word"]);
    assert_eq!(ids(&[("10", "broken-lands-1")]), ["fault-unknown-word"]);
    assert_eq!(ids(&[("14", "broken-lands-8"), ("15", "broken-lands-8")]), ["fault-too-many-units"]);
    assert!(
        with_groups(&[("14", "broken-lands-1"), ("15", "broken-lands-1")]).is_ok(),
        "rule 9.1: no limit there"
    );
    let crowd = [("4", "camp"), ("5", "camp"), ("6", "camp"), ("7", "camp"), ("9", "camp")];
    assert_eq!(ids(&crowd), ["fault-too-many-units"]);
    assert_eq!(ids(&[("12", "ruins-of-dale"), ("6", "camp")]), ["fault-controlled-region"]);
}
