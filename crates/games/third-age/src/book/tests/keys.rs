//! The values that a pack may give against the index of Appendix E.

use crate::book::fields::{FIELDS, Field, Named, ROWS, listed, named};
use crate::book::{Book, compile_pack};
use crate::ids::{Area, Border, Card, Scenario, Tile, Unit};
use serde_json::{Map, Value, json};

#[test]
fn rows_have_as_many_values_as_the_index_says() {
    let index: Value = serde_json::from_str(include_str!("../../../data/reconstructed.json")).expect("JSON");
    // What the engine needs comes besides what the box prints.
    let companions = ["protectedSide", "ways", "ops", "requires", "choices", "hooks", "discardIf"];
    let printed = |field: &&Field| !companions.contains(&field.path.rsplit('.').next().unwrap_or_default());
    for (row, listed) in ROWS.iter().zip(index["values"].as_array().expect("rows")) {
        assert_eq!(listed["id"], **row);
        let count = usize::try_from(listed["count"].as_u64().expect("a number")).expect("a small one");
        let fields: Vec<&Field> = FIELDS.iter().filter(|field| field.row == *row).filter(printed).collect();
        let found = match *row {
            // Both coordinates; value and modifier.
            "R2" | "R12" => fields.len() / 2,
            // The places of R23 are counted here as well.
            "R14" => fields.len() + FIELDS.iter().filter(|field| field.row == "R23").count(),
            // The three parts of a set-up.
            "R7" | "R8" => {
                let mut parts: Vec<&str> =
                    fields.iter().filter_map(|field| field.path.split('.').next()).collect();
                parts.dedup();
                parts.len()
            }
            // The name of an ability whose effect is known, besides.
            "R10" => fields.iter().filter(|field| field.path == "ability").count(),
            // What a card needs that comes to stay, or does not any more.
            "R18" | "R19" | "R20" | "R21" => {
                let needless = |field: &&&Field| {
                    let last = field.path.rsplit('.').next().unwrap_or_default();
                    last != "timing" && (last != "discardWhen" || !field.ours().is_null())
                };
                fields.iter().filter(needless).count()
            }
            _ => fields.len(),
        };
        assert_eq!(found, count, "{row}");
    }
}

#[test]
fn our_own_values_are_a_pack() {
    let values: Map<String, Value> = FIELDS.iter().map(|field| (field.key(), field.ours())).collect();
    let tables = compile_pack(&values).expect("no fault");
    for scenario in Scenario::ALL {
        assert_eq!(tables[scenario], *Book::Ours(scenario));
    }
}

#[test]
fn a_value_takes_the_place_of_ours() {
    let values = json!({
        "map-rohan/lower-isen--fords-of-isen/border": "ford",
        "map-rohan/wold--orthanc/border": "dike",
        "map-rohan/wold--orthanc/protectedSide": "wold",
        "units/gondor.mumakil/combatStrength": 2,
        "fate-tiles/3/copies": 0,
        "fate-tiles/1/copies": 4,
        "setup-rohan//free.edoras": null,
        "cards-story-free/fp-09/gondor.effect": "Put all tiles back.",
        "cards-story-free/fp-09/gondor.ops": [{"op": "remove-darkness", "tokens": 6}],
        "tokens//damage.count": 60,
        "characters/gandalf-rohan/abilities.The White Rider":
            {"name": "Shadowfax", "cost": "none", "text": "He is fast.", "hook": "leadership", "ops": []},
    });
    let Value::Object(values) = values else { panic!("no object") };
    let tables = compile_pack(&values).expect("it is a pack");
    let rohan = &tables[Scenario::Rohan];
    assert!(rohan.board.neighbours[Area::LowerIsen].contains(Area::FordsOfIsen));
    let dike = rohan.board.border(Area::Orthanc, Area::Wold).expect("a border");
    assert!(dike.border == Border::Dike && dike.protected);
    assert!(!rohan.board.border(Area::Wold, Area::Orthanc).expect("a border").protected);
    assert_eq!(tables[Scenario::Gondor].units[Unit::Mumakil].strength, 2);
    assert_eq!((rohan.tiles.count(Tile::Three), rohan.tiles.count(Tile::One)), (0, 4));
    assert!(rohan.setup.armies.iter().all(|(area, _)| *area != Area::Edoras));
    assert_eq!(rohan.counters.damage, Some(60));
    let winds = &tables[Scenario::Gondor].cards[Card::Fp09];
    assert_eq!(winds.said.as_ref().and_then(|said| said.text.as_deref()), Some("Put all tiles back."));
    assert_eq!(rohan.cards[Card::Fp09].said, None, "ours is in the catalogues");
    let rider = &rohan.characters[crate::ids::Character::GandalfRohan].abilities[1];
    assert_eq!(rider.said.as_ref().and_then(|said| said.name.as_deref()), Some("Shadowfax"));
}

#[test]
fn keys_are_found_by_every_name() {
    let key = "map-rohan/orthanc--east-nan-curunir/border";
    assert!(listed(key).is_some());
    let turned = named("map-rohan/east-nan-curunir--orthanc/border");
    let Named::Field(field) = turned else { panic!("{turned:?}") };
    assert_eq!((field.row, field.ours()), ("R1", json!("normal")));
    assert!(matches!(named("setup-gondor//free.amon-din"), Named::Field(field) if field.row == "R8"));
    assert_eq!(
        named("characters/imrahil/startAreas"),
        Named::Field(listed("characters/imrahil/startAreas").expect("it").clone())
    );
}
