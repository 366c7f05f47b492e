//! What the game says about packs: the template, the entries, the texts.

use crate::state::State;
use kernel::{Game as _, Pack, PackForm, Texts as _};
use serde_json::{Value, json};

fn packs() -> &'static dyn kernel::Packs {
    State::packs().expect("the game has packs")
}

#[test]
fn the_template_is_a_pack() {
    let english = texts::Texts::of(State::catalogues()).english();
    let template = packs().template("third-age", "From my box", &english);
    let pack = Pack::parse(&template.to_string()).expect("it is read");
    assert_eq!(packs().faults("third-age", &pack), []);
    assert_eq!(packs().changes(&pack), []);
    let pretty = serde_json::to_string_pretty(&template).expect("it is written");
    assert!(pretty.len() <= Pack::MOST_BYTES, "a file for people fits, too: {}", pretty.len());
    assert!(!pretty.contains('‹'), "all texts are there");
}

#[test]
fn every_entry_can_be_read() {
    let english = texts::Texts::of(State::catalogues()).english();
    let read = |text: &kernel::Text| {
        let said = text.render(&english);
        assert!(!said.is_empty() && !said.contains('‹'), "{said}");
        said
    };
    let entries = packs().entries();
    for entry in &entries {
        for text in [&entry.what, &entry.limits, &entry.look_up] {
            read(text);
        }
        let group = entry.group.as_ref().expect("a group");
        read(&group.part.name);
        group.about.iter().for_each(|about| {
            read(&about.name);
        });
        let of = match &entry.form {
            PackForm::Border { of, .. } | PackForm::Several { of } | PackForm::OneOf { of } => &of[..],
            _ => &[],
        };
        of.iter().for_each(|one| {
            read(&one.name);
        });
        // What is chosen from a list is in it.
        let ours = match &entry.ours {
            Value::Array(all) => all.clone(),
            one => vec![one.clone()],
        };
        if !of.is_empty() && !entry.ours.is_null() {
            for one in ours {
                assert!(of.iter().any(|choice| json!(choice.id) == one), "{}: {one}", entry.key);
            }
        }
    }
    let card = entries.iter().find(|entry| entry.key == "cards-story-free/fp-10/rohan.type").expect("a card");
    assert_eq!(read(&card.what), "You Have No Colour Now: type");
    let border = entries.iter().find(|entry| entry.key == "map-rohan/orthanc--east-nan-curunir/border");
    assert_eq!(read(&border.expect("a border").what), "Orthanc and East Nan Curunír: what lies between");
}

#[test]
fn a_table_takes_a_pack() {
    let pack = json!({"format": 1, "game": "third-age", "pack": "From my box", "values": {
        "map-rohan/wold--orthanc/border": "ford",
        "map-rohan/east-nan-curunir--orthanc/border": "stream",
    }});
    let option = |pack: &Value| [(Pack::OPTION.to_owned(), pack.to_string())];
    let setup = State::setup("rohan", None, &option(&pack)).expect("it fits");
    let state = State::new(&setup, &mut kernel::Log::off()).expect("it begins");
    assert_eq!(state.book.mark().map(|mark| mark.name.as_str()), Some("From my box"));
    assert!(state.board().border(crate::ids::Area::Orthanc, crate::ids::Area::Wold).is_some());
    // A position that is read gets its tables from the set-up.
    let mut read: State = serde_json::from_value(serde_json::to_value(&state).expect("saved")).expect("read");
    read.complete(&setup).expect("it is the same pack");
    assert!(read == state && *read.book == *state.book);
    let other = State::setup("rohan", None, &[]).expect("ours");
    assert!(read.complete(&other).is_err());
    // What it changes is told, with keys as it writes them.
    let pack = setup.pack.as_ref().expect("a pack");
    let changes: Vec<String> = packs().changes(pack).into_iter().map(|change| change.key).collect();
    assert_eq!(changes, ["map-rohan/wold--orthanc/border", "map-rohan/east-nan-curunir--orthanc/border"]);
    let wrong = json!({"format": 1, "game": "third-age", "pack": "Wrong", "values": {"units/rohan.archers/combatStrength": 9}});
    let refused = State::setup("gondor", None, &option(&wrong)).expect_err("it is refused");
    let english = texts::Texts::of(State::catalogues()).english();
    let said = refused.text.render(&english);
    assert!(said.contains("units/rohan.archers/combatStrength") && said.contains("R9"), "{said}");
}
