//! What is refused, each with its row and key.

use crate::book::compile_pack;
use crate::state::State;
use kernel::Texts as _;
use serde_json::{Map, Value, json};

/// The faults of a pack: row, key, message.
fn faults(values: Value) -> Vec<(String, String, String)> {
    let Value::Object(values) = values else { panic!("no object") };
    let faults = compile_pack(&values).err().unwrap_or_default();
    let english = texts::Texts::of(State::catalogues()).english();
    for fault in &faults {
        let said = fault.what.render(&english);
        assert!(!said.is_empty() && !said.contains('‹'), "{said}");
    }
    faults.into_iter().map(|fault| (fault.row.to_owned(), fault.key, fault.what.id())).collect()
}

/// One value is refused under its key.
#[track_caller]
fn refused(row: &str, key: &str, value: Value, message: &str) {
    let found = faults(Value::Object(Map::from_iter([(key.to_owned(), value)])));
    let expected = (row.to_owned(), key.to_owned());
    let named = |fault: &(String, String, String)| (fault.0.clone(), fault.1.clone()) == expected;
    assert!(
        found.iter().any(|fault| named(fault) && fault.2 == message),
        "{key}: expected {message}, found {found:?}"
    );
}

#[track_caller]
fn accepted(values: Value) {
    assert_eq!(faults(values), []);
}

#[test]
fn facts_and_unknown_keys_are_refused_by_their_names() {
    for key in [
        "map-rohan/orthanc/terrain",
        "map-rohan/hornburg/stronghold",
        "map-rohan/hornburg--aglarond/border",
        "map-gondor/minas-tirith--great-gate/border",
        "map-rohan/deeping-coomb/region",
        "units/rohan.rohan-footmen/combatStrength",
        "units/rohan.rohan-footmen/figures",
        "characters/saruman/abilities",
        "characters/theodred/leadership",
        "characters/gandalf-rohan/abilities.Enemy of Sauron",
        "cards-story-free/fp-06/rohan.effect",
        "cards-story-free/fp-01/rohan.name",
        "setup-gondor//commander",
        "tokens//darkness",
        "fate-tiles/1/value",
    ] {
        refused("", key, json!(1), "fault-fact");
    }
    for key in [
        "R1",
        "nothing",
        "map-rohan/nowhere/x",
        "map-rohan/orthanc--orthanc/border",
        "map-rohan/orthanc--harlond/border",
        "map-gondor/udun--cross-roads/border",
        "setup-rohan//free.harlond",
        "setup-rohan//recruitmentTokens.gondor",
        "cards-generic/gen-01/wings",
        "cards-story-free/fp-01/mordor.type",
        "//",
    ] {
        refused("", key, json!(1), "fault-unknown-key");
    }
}

#[test]
fn values_keep_their_shapes_and_limits() {
    refused("R1", "map-rohan/orthanc--east-nan-curunir/border", json!("ditch"), "fault-unknown-word");
    refused("R1", "map-rohan/orthanc--east-nan-curunir/border", json!("city-wall"), "fault-unknown-word");
    refused("R1", "map-rohan/orthanc--east-nan-curunir/border", json!("wall"), "fault-no-protected-side");
    refused("R1", "map-rohan/east-nan-curunir--orthanc/border", json!(4), "fault-no-word");
    refused("R1", "map-rohan/deeping-coomb--west-dike/protectedSide", json!("edoras"), "fault-unknown-word");
    refused("R2", "map-gondor/udun/x", json!(1001), "fault-out-of-limits");
    refused("R2", "map-gondor/udun/y", json!("left"), "fault-no-number");
    refused("R3", "map-rohan/wold/region", json!("pelennor"), "fault-unknown-word");
    refused("R4", "map-gondor/udun/arrowsTo", json!(["edoras"]), "fault-unknown-word");
    refused("R4", "map-gondor/udun/arrowsTo", json!([]), "fault-no-arrow");
    refused("R5", "map-rohan//entExceptions", json!([{"from": "fangorn"}]), "fault-missing");
    refused(
        "R5",
        "map-rohan//entExceptions",
        json!([{"from": "wold", "to": "wold", "by": 1}]),
        "fault-unknown-member",
    );
    refused("R6", "fate-tiles/shadow-0/copies", json!(2), "fault-out-of-limits");
    refused("R7", "setup-rohan//free.edoras", json!({"units": {"uruk-hai": 1}}), "fault-unknown-word");
    refused("R7", "setup-rohan//free.edoras", json!({"troops": 1}), "fault-unknown-member");
    refused("R7", "setup-rohan//free.edoras", json!({}), "fault-nobody");
    refused("R9", "units/rohan.archers/combatStrength", json!(4), "fault-out-of-limits");
    refused(
        "R10",
        "units/rohan.archers/ability",
        json!({"name": "A", "text": "B", "ops": []}),
        "fault-no-word",
    );
    refused("R11", "units/gondor.olog-hai/favoriteTerrain", json!(["sea"]), "fault-unknown-word");
    refused("R12", "characters/gandalf-rohan/leadership", json!(-1), "fault-out-of-limits");
    refused("R13", "characters/gothmog/level", json!(5), "fault-out-of-limits");
    refused("R14", "characters/gothmog/entry", json!("else"), "fault-together");
    refused(
        "R14",
        "characters/gothmog/ways",
        json!([{"results": ["will-of-the-west"], "requires": []}]),
        "fault-unknown-word",
    );
    refused("R14", "characters/faramir/startAreas", json!(["chosen-army"]), "fault-unknown-word");
    refused("R14", "characters/faramir/unitsPlacedOnEntry", json!({"olog-hai": 1}), "fault-unknown-word");
    refused(
        "R15",
        "characters/faramir/abilities",
        json!([{"text": "A", "hook": "whenever", "ops": []}]),
        "fault-unknown-word",
    );
    refused("R16", "characters//nazgulAbilities.limit", json!("twice"), "fault-unknown-word");
    refused("R16", "characters//nazgulAbilities.list", json!([]), "fault-list-length");
    refused("R17", "cards-generic/troop-leader/type", json!("event"), "fault-unknown-word");
    refused("R17", "cards-generic/dense-fog/timing", json!("action"), "fault-unknown-word");
    refused("R18", "cards-story-free/fp-01/rohan.playOnTable", json!("yes"), "fault-no-flag");
    refused("R19", "cards-story-shadow/sa-01/gondor.requires", json!(["catapults:9"]), "fault-unknown-word");
    refused("R20", "cards-grima/grima-2/type", Value::Null, "fault-no-word");
    refused("R22", "tokens//leadership.count", json!("many"), "fault-unknown-word");
    refused("R22", "tokens//controlMarkers", json!(3), "fault-out-of-limits");
    refused("R23", "characters/imrahil/startAreas", json!([]), "fault-no-start");
}

#[test]
fn instructions_keep_to_the_grammar() {
    let order = |ops: Value, message: &str| {
        let found =
            faults(json!({"cards-generic/troop-leader/effect": "E", "cards-generic/troop-leader/ops": ops}));
        let key = ("R17".to_owned(), "cards-generic/troop-leader/ops".to_owned());
        assert!(
            found.iter().any(|fault| (&fault.0, &fault.1) == (&key.0, &key.1) && fault.2 == message),
            "{message}: {found:?}"
        );
    };
    order(json!({}), "fault-no-list");
    order(json!([1]), "fault-no-object");
    order(json!([{}]), "fault-missing");
    order(json!([{"op": "fly"}]), "fault-unknown-word");
    order(json!([{"op": "rally", "armies": 2}]), "fault-no-object");
    order(json!([{"op": "rally", "wings": 2}]), "fault-unknown-member");
    order(json!([{"op": "rally", "success": 7}]), "fault-out-of-limits");
    order(json!([{"op": "rally", "filter": ["blue"]}]), "fault-unknown-word");
    order(
        json!([{"op": "rally", "filter": ["contains:archers", "contains:rohan-riders"]}]),
        "fault-said-twice",
    );
    order(json!([{"op": "choose-place", "places": ["atlantis"]}]), "fault-unknown-word");
    order(json!([{"op": "if", "test": "rain", "then": []}]), "fault-unknown-word");
    order(json!([{"op": "place-units", "where": "edoras"}]), "fault-missing");
    order(json!([{"op": "forbid", "what": "smoking"}]), "fault-unknown-word");
    order(json!([{"op": "pay", "choice": ["gold"]}]), "fault-unknown-word");
    let nine: Vec<Value> = (0..9).map(|_| json!({"op": "activate-entwood"})).collect();
    order(json!(nine), "fault-list-length");
    let mut deep = json!([]);
    for _ in 0..5 {
        deep = json!([{"op": "if", "test": "attacking", "then": deep}]);
    }
    order(deep, "fault-too-deep");
    let many: Vec<Value> =
        (0..8).map(|_| json!({"op": "if", "test": "attacking", "then": nine[..8]})).collect();
    let more = json!([{"op": "if", "test": "attacking", "then": many, "else": many}]);
    order(more, "fault-too-many-ops");
    order(json!([{"op": "move-fate-marker", "spaces": -1}]), "fault-fate-back");
    accepted(json!({
        "cards-grima/grima-2/effect": "E",
        "cards-grima/grima-2/ops": [{"op": "move-fate-marker", "spaces": -1}],
    }));
}

#[test]
fn what_belongs_together_comes_together() {
    refused("R17", "cards-generic/troop-leader/effect", json!("E"), "fault-together");
    refused("R17", "cards-generic/dense-fog/ops", json!([]), "fault-together");
    refused("R18", "cards-story-free/fp-10/rohan.playIf", json!("E"), "fault-together");
    refused("R19", "cards-story-shadow/sa-09/gondor.discardIf", json!([]), "fault-together");
    refused("R21", "cards-darkness/darkness-6/hooks", json!([]), "fault-together");
    refused("R18", "cards-story-free/fp-10/rohan.playOnTable", json!(true), "fault-table-or-not");
    accepted(json!({
        "cards-story-free/fp-10/rohan.playOnTable": true,
        "cards-story-free/fp-10/rohan.timing": "table",
    }));
    let twice = faults(json!({
        "map-rohan/orthanc--east-nan-curunir/border": "ford",
        "map-rohan/east-nan-curunir--orthanc/border": "stream",
    }));
    assert_eq!(twice[0].1, "map-rohan/east-nan-curunir--orthanc/border");
    assert_eq!(twice[0].2, "fault-two-names");
}

#[test]
fn the_whole_must_be_playable() {
    // A board in two parts.
    let alone = faults(json!({
        "map-rohan/orthanc--east-nan-curunir/border": null,
        "map-rohan/west-nan-curunir--orthanc/border": "mountains",
    }));
    assert!(alone.iter().all(|fault| fault.0 == "R1" && fault.2 == "fault-not-connected"), "{alone:?}");
    assert!(!alone.is_empty());
    refused("R3", "map-rohan/folde/region", json!("rohan-plains"), "fault-region-settlements");
    refused("R5", "map-gondor//catapultAreas", json!(["north-gate", "harlond"]), "fault-total");
    let walls = json!(["north-gate", "harlond", "great-gate"]);
    refused("R5", "map-gondor//catapultAreas", walls, "fault-no-catapult-area");
    refused("R6", "fate-tiles/3/copies", json!(3), "fault-total");
    accepted(json!({"fate-tiles/3/copies": 3, "fate-tiles/1/copies": 1}));
    let six = json!({"units": {"rohan-footmen": 4, "archers": 2}, "leaders": {"leaders-rohan": 1}});
    refused("R7", "setup-rohan//free.edoras", six, "fault-too-many-units");
    let many = json!({"units": {"rohan-footmen": 1}, "leaders": {"leaders-rohan": 3}});
    refused("R7", "setup-rohan//free.hornburg", many, "fault-figures");
    let alone = json!({"leaders": {"leaders-rohan": 1}});
    refused("R7", "setup-rohan//free.wold", alone, "fault-leaders-alone");
    let foot = || json!({"units": {"rohan-footmen": 1}});
    refused("R7", "setup-rohan//free.sarn-gebir", foot(), "fault-both-sides");
    refused("R7", "setup-rohan//free.west-nan-curunir", foot(), "fault-enemy-place");
    refused("R7", "setup-rohan//shadow.folde", json!({"units": {"uruk-hai": 1}}), "fault-enemy-place");
    refused("R7", "setup-rohan//free.fords-of-isen", foot(), "fault-not-placed");
    let twice = json!({"units": {"archers": 1}, "characters": ["theodred"]});
    refused("R7", "setup-rohan//free.wold", twice, "fault-not-there");
    let eomer = json!({"units": {"archers": 1}, "characters": ["eomer-rohan"]});
    refused("R7", "setup-rohan//free.wold", eomer, "fault-not-there");
    let tower = json!({"units": {"uruk-hai": 3}});
    refused("R7", "setup-rohan//shadow.orthanc", tower, "fault-not-placed");
    refused("R7", "setup-rohan//recruitmentTokens.shadow", json!({"orthanc": 29}), "fault-tokens");
    refused("R7", "setup-rohan//recruitmentTokens.shadow", json!({"edoras": 1}), "fault-no-place");
    refused("R8", "setup-gondor//recruitmentTokens.rohan", json!({"harlond": 1}), "fault-no-place");
    refused("R8", "setup-gondor//recruitmentTokens.rohan", json!({"to-harad": 1}), "fault-no-place");
    refused("R8", "setup-gondor//shadow.to-rohan", json!({"units": {"mumakil": 1}}), "fault-no-place");
    accepted(json!({"setup-gondor//shadow.udun": {"units": {"black-uruks": 9, "olog-hai": 1}}}));
    refused("R8", "setup-gondor//shadow.udun", json!({"units": {"olog-hai": 6}}), "fault-figures");
    // Where a Character stands is told twice in the box: in the set-up and on his card.
    refused("R14", "characters/theodred/startAreas", json!(["edoras"]), "fault-other-start");
    refused("R14", "characters/faramir/startAreas", json!(["udun"]), "fault-no-place");
    refused(
        "R14",
        "characters/faramir/unitsPlacedOnEntry",
        json!({"gondor-archers": 5, "gondor-footmen": 1}),
        "fault-too-many-units",
    );
    let ability = |hook: &str| json!({"name": "N", "cost": "none", "text": "T", "hook": hook, "ops": []});
    refused(
        "R15",
        "characters/theodred/abilities",
        json!([ability("extra-action:army")]),
        "fault-hook-misplaced",
    );
    refused("R15", "characters/faramir/fateTrackAbility", ability("on-entry"), "fault-hook-misplaced");
    refused("R15", "characters/imrahil/abilities.Swan-knights", ability("entwood"), "fault-hook-misplaced");
    let hooks = faults(json!({
        "cards-grima/grima-2/effect": "E",
        "cards-grima/grima-2/ops": [],
        "cards-grima/grima-2/hooks": [{"hook": "on-entry", "ops": []}],
    }));
    let hooks: Vec<&str> = hooks.iter().map(|fault| fault.2.as_str()).collect();
    assert_eq!(hooks, ["fault-hooks-not-on-table", "fault-hook-misplaced"]);
}

#[test]
fn what_a_box_may_say_is_accepted() {
    accepted(json!({
        "cards-story-free/fp-10/rohan.type": "army",
        "map-rohan/lower-isen--fords-of-isen/border": "ford",
        "map-rohan/fords-of-isen--wold/border": "pass",
        "map-gondor/harlond--south-dike/border": null,
        "setup-gondor//free.cair-andros": {"units": {"gondor-footmen": 3}},
        "fate-tiles/x-fate/copies": 1,
        "fate-tiles/1/copies": 3,
        "setup-rohan//shadow.adorn": {"units": {"dunlendings": 1}},
        "setup-rohan//shadow.north-dunland": null,
        "characters/theoden-rohan/entry": "one Will of the West result",
        "characters/theoden-rohan/ways": [{"results": ["will-of-the-west"]}],
    }));
}
