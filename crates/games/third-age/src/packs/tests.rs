//! What packs say, in words; and what is printed with one.

use super::ThirdAgePacks;
use crate::book::fields::FIELDS;
use crate::book::random_values;
use crate::state::State;
use kernel::{Language, Pack, PackMember, PackShape, Packs as _, Texts as _};
use rand::SeedableRng;
use serde_json::{Map, Value, json};

fn english() -> impl Language {
    texts::Texts::of(State::catalogues()).english()
}

/// A message that the catalogue does not have is shown by its name.
fn read(text: &kernel::Text, language: &dyn Language) -> String {
    let said = text.render(language);
    assert!(!said.contains('‹') && !said.contains('{'), "{said}");
    assert!(!said.trim().is_empty(), "{text:?}");
    said
}

fn told(key: &str, value: &Value, language: &dyn Language) -> String {
    let sentences = ThirdAgePacks.tells(key, value);
    sentences.iter().map(|text| read(text, language)).collect::<Vec<_>>().join(" ")
}

#[test]
fn effects_are_told_in_words() {
    let language = english();
    let told = |key: &str, value: &Value| told(key, value, &language);
    let key = "cards-generic/blow-the-horns/ops";
    let value = json!([{"op": "rally", "armies": {"min": 0, "max": 2, "distinct": true}, "success": 4}]);
    assert_eq!(told(key, &value), "Armies rally (Armies: up to 2, all different; success from: 4).");
    let value = json!([
        {"op": "place-units", "units": {"uruk-hai": 2}, "where": ["orthanc", "army-with:saruman"]},
        {"op": "draw-card", "deck": "generic", "cards": 1, "condition": "not:character-in-play:gandalf-rohan+attacking"},
    ]);
    assert_eq!(
        told(key, &value),
        "units are placed (units: 2 Uruk-hai; where: Orthanc, with an Army that has Saruman). \
         cards are drawn (deck: the Generic deck; cards: 1; only if: not: Gandalf is in play, you attack)."
    );
    let value =
        json!({"units": {"rohan-riders": 2}, "leaders": {"leaders-rohan": 1}, "characters": ["theodred"]});
    assert_eq!(told("setup-rohan//free.edoras", &value), "2 Rohan Riders, 1 Rohan Leader, Théodred.");
    assert_eq!(told("setup-rohan//free.edoras", &Value::Null), "Nobody stands there at first.");
}

/// Whatever a pack says, and all that we say, has its words.
#[test]
fn every_value_can_be_told() {
    let language = english();
    let told = |key: &str, value: &Value| told(key, value, &language);
    for field in FIELDS.iter() {
        told(&field.key(), &field.ours());
    }
    for seed in 0..30 {
        for (key, value) in random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed)) {
            told(&key, &value);
        }
    }
    // What is no such value is told as far as it goes.
    for value in [
        json!(7),
        json!([[]]),
        json!({"op": 1}),
        json!([{"op": "no-such"}]),
        json!([{"op": "if", "test": 3}]),
    ] {
        for field in FIELDS.iter().step_by(7) {
            told(&field.key(), &value);
        }
    }
}

/// Every word that can be chosen has a name, and every shape finds its words.
#[test]
fn the_vocabulary_is_whole() {
    let vocabulary = ThirdAgePacks.vocabulary();
    let language = english();
    let known: Vec<&str> = vocabulary.sets.iter().map(|set| set.id).collect();
    for set in &vocabulary.sets {
        assert!(!set.of.is_empty(), "{}", set.id);
        for one in &set.of {
            read(&one.name, &language);
        }
    }
    let mut members: Vec<PackMember> = Vec::new();
    for op in &vocabulary.ops {
        read(&op.name, &language);
        read(&op.about, &language);
        members.extend(op.members.clone());
    }
    let mut shapes: Vec<PackShape> = Vec::new();
    for entry in ThirdAgePacks.entries() {
        // Nothing is left to plain JSON.
        assert_ne!(entry.form, kernel::PackForm::Json, "{}", entry.key);
        if let kernel::PackForm::Shaped { shape, .. } = entry.form {
            shapes.push(shape);
        }
    }
    while let Some(shape) = shapes.pop() {
        match shape {
            PackShape::Record(all) => members.extend(all),
            PackShape::List(each) => shapes.push(*each),
            PackShape::NumberOr { of, .. }
            | PackShape::OneOf { of }
            | PackShape::Several { of }
            | PackShape::Words { of, .. }
            | PackShape::Test { of }
            | PackShape::Counts { of, .. } => assert!(known.contains(&of), "{of}"),
            PackShape::Number(_)
            | PackShape::Text
            | PackShape::Flag
            | PackShape::HowMany
            | PackShape::Ops => {}
        }
        for member in members.drain(..) {
            read(&member.what, &language);
            shapes.push(member.shape);
        }
    }
}

/// Printed facts follow the pack, and what it gives is no longer marked as ours.
#[test]
fn facts_follow_the_pack() {
    let values = json!({
        "map-rohan/orthanc--east-nan-curunir/border": "stream",
        "map-rohan/wold/x": 777,
        "units/gondor.mumakil/combatStrength": 2,
        "cards-story-free/fp-10/rohan.type": "army",
    });
    let values: Map<String, Value> = values.as_object().cloned().unwrap_or_default();
    let pack = Pack::new("third-age", "A box", values).expect("it is a pack");
    let facts = ThirdAgePacks.facts(&pack, &english()).expect("facts");
    let find = |list: &Value, id: &str| -> Value {
        list.as_array().into_iter().flatten().find(|one| one["id"] == id).cloned().expect("it is there")
    };
    let rohan = find(&facts["boards"], "rohan");
    assert_eq!(find(&rohan["areas"], "wold")["x"], 777);
    assert_eq!(find(&rohan["areas"], "wold")["ours"], json!(["y", "region"]));
    let borders = rohan["borders"].as_array().expect("borders");
    let border = |a: &str, b: &str| {
        borders.iter().find(|one| (one["a"] == a && one["b"] == b) || (one["a"] == b && one["b"] == a))
    };
    let stream = border("orthanc", "east-nan-curunir").expect("the border");
    assert_eq!((&stream["border"], &stream["ours"]), (&json!("stream"), &json!(false)));
    let mumakil = find(&facts["units"], "mumakil");
    assert_eq!(mumakil["strength"], 2);
    assert!(!mumakil["ours"].as_array().expect("a list").contains(&json!("combatStrength")));
    let card = find(&facts["cards"], "fp-10");
    assert_eq!(card["rohan"]["kind"], "army");
    assert!(!card["rohan"]["ours"].as_array().expect("a list").contains(&json!("type")));
    assert!(card["gondor"]["ours"].as_array().expect("a list").contains(&json!("type")));
}

#[test]
fn the_pack_that_comes_with_the_game_fits_and_changes_the_set_up_of_gondor_alone() {
    let [shipped] = &ThirdAgePacks.shipped()[..] else { panic!("one pack comes with the game") };
    assert_eq!(ThirdAgePacks.faults("third-age", &shipped.pack), []);
    let changes = ThirdAgePacks.changes(&shipped.pack);
    assert_eq!(changes.len(), shipped.pack.values().len());
    assert!(changes.iter().all(|change| change.key.starts_with("setup-gondor//")), "{changes:?}");
}
