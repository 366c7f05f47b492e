//! Data packs: their form, their hash, and what a game says about them.

use kernel::{Filled, Language, Pack, PackEntry, PackFault, PackForm, PackRange, Packs, ShippedPack, Text};
use serde_json::{Map, Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A game with two values.
struct Two;

const ANY: PackRange = PackRange { least: 0.0, most: 3.0, whole: true };

impl Packs for Two {
    fn entries(&self) -> Vec<PackEntry> {
        let entry = |key: &str, ours: Value, form: PackForm| PackEntry {
            key: key.to_owned(),
            group: None,
            what: Text::plain(format_args!("what {key} is")),
            ours,
            limits: Text::plain("0..3"),
            look_up: Text::plain("the card"),
            form,
        };
        vec![
            entry("R1", json!(1), PackForm::Number(ANY)),
            entry("R2", json!({"bard": 2, "bolg": 2.0}), PackForm::Json),
            entry("map/north-pass/border", json!("ford"), PackForm::Json),
        ]
    }

    /// The pass has a second name.
    fn further(&self, pack: &Pack) -> Vec<PackEntry> {
        let other = "map/pass-north/border";
        let entry = |entry: PackEntry| PackEntry { key: other.to_owned(), ..entry };
        pack.value(other).and_then(|_| self.entries().pop()).map(entry).into_iter().collect()
    }

    fn why_unknown(&self, key: &str) -> Option<Text> {
        (key == "map/north-pass/name").then(|| Text::plain("it is printed"))
    }

    fn check(&self, pack: &Pack) -> Vec<PackFault> {
        match pack.value("R1").map(|value| value.as_u64().filter(|n| *n <= 3)) {
            Some(None) => vec![PackFault::new("R1", Text::plain("0 to 3"))],
            Some(Some(_)) | None => Vec::new(),
        }
    }

    fn shipped(&self) -> Vec<ShippedPack> {
        let pack = pack(r#"{"format":1,"game":"toy","pack":"Balanced","values":{"R1":2}}"#);
        vec![ShippedPack { id: "balanced", about: Text::plain("fairer"), pack }]
    }
}

/// Every message by its name and what is put in.
struct Plain;

impl Language for Plain {
    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
        let words = |(_, filled): &(&str, Filled)| match filled {
            Filled::Number(n) => n.to_string(),
            Filled::Words(words) => words.clone(),
        };
        let words: Vec<String> = arguments.iter().map(words).collect();
        Some(format!("{id}({})", words.join(" ")))
    }
}

fn pack(text: &str) -> Pack {
    Pack::parse(text).expect("it is a pack")
}

/// A file with this value for R1.
fn with(value: &str) -> String {
    format!(r#"{{"format":1,"game":"toy","pack":"Mine","values":{{"R1":{value}}}}}"#)
}

fn named(name: &str) -> String {
    json!({"format": 1, "game": "toy", "pack": name, "values": {}}).to_string()
}

fn refused(text: &str) -> (String, String) {
    let fault = Pack::parse(text).expect_err("it is refused");
    (fault.key, fault.what.id())
}

fn is_refused(text: &str, key: &str, what: &str) {
    assert_eq!(
        refused(text),
        (key.to_owned(), what.to_owned()),
        "{}",
        text.chars().take(200).collect::<String>()
    );
}

#[test]
fn a_file_is_read_and_written() {
    let text = r#"{"format":1,"game":"toy","pack":"From Thorin’s box ♥","values":{"R2":{"b":1,"a":[null,true]},"R1":1.5}}"#;
    let read = pack(text);
    assert_eq!((read.game(), read.name()), ("toy", "From Thorin’s box ♥"));
    assert_eq!(read.value("R1"), Some(&json!(1.5)));
    assert_eq!(read.to_text(), text, "in the order of the file");
    assert_eq!(pack(&read.to_pretty_text()), read);
    assert_eq!(serde_json::from_value::<Pack>(json!(read)).unwrap(), read);
    assert_eq!(serde_json::from_str::<Pack>(text).unwrap().hash(), read.hash());
    assert_eq!(Pack::new("toy", read.name(), read.values().clone()).unwrap(), read);
    let noted = r#"{"format":1,"notes":{"R1":"look it up"},"game":"toy","pack":"Mine","values":{"R1":2}}"#;
    assert_eq!(pack(noted), pack(&with("2")), "notes are no part of it");
    assert_eq!(pack(&format!("\u{feff}{}", with("2"))), pack(&with("2")), "as some editors begin a file");
}

#[test]
fn the_hash_is_of_what_it_says() {
    let one = pack(r#"{"format":1,"game":"toy","pack":"Mine","values":{"R1":16.0,"R2":{"a":1,"b":[1,2]}}}"#);
    let same = pack(
        "{\"values\": {\"R2\": {\"b\": [1, 2e0], \"a\": 1}, \"R1\": 16},\n \"pack\": \"\\u004dine\", \"game\": \"toy\", \"format\": 1}",
    );
    assert_eq!((one.hash(), &one), (same.hash(), &same));
    let hashed = |pack: &Pack| {
        let mut hasher = DefaultHasher::new();
        Hash::hash(pack, &mut hasher);
        hasher.finish()
    };
    assert_eq!(hashed(&one), hashed(&same));
    // Written down: it must never change.
    assert_eq!(pack(&with("2")).hash(), "e72013f60382f5a514df400a8165ed50");
    assert_eq!(pack(&with("2")).mark().hash, pack(&with("2")).hash());
    let others = [
        with("3"),
        with("[2]"),
        with("\"2\""),
        with("-2"),
        with("2").replace("Mine", "mine"),
        with("2").replace("toy", "toys"),
        with("2").replace("R1", "R2"),
    ];
    for (n, text) in others.iter().enumerate() {
        assert_ne!(pack(text), pack(&with("2")), "{text}");
        assert!(others[..n].iter().all(|other| pack(other).hash() != pack(text).hash()), "{text}");
    }
    assert_eq!(pack(&with("-0")), pack(&with("0")));
    assert_eq!(pack(&with("2")).value("R1"), pack(&with("2.0")).value("R1"), "a whole number is one");
}

#[test]
fn the_shape_is_checked() {
    is_refused("", "", "pack-not-json");
    is_refused("{", "", "pack-not-json");
    is_refused(&format!("{} x", with("1")), "", "pack-not-json");
    is_refused("[]", "", "pack-no-object");
    is_refused("7", "", "pack-no-object");
    for key in ["format", "game", "pack", "values"] {
        let mut file: Map<String, Value> = serde_json::from_str(&with("1")).unwrap();
        file.remove(key);
        is_refused(&Value::from(file.clone()).to_string(), key, "pack-field-missing");
        file.insert(key.to_owned(), json!([]));
        let what = match key {
            "format" => "pack-format",
            "values" => "pack-field-values",
            _ => "pack-field-text",
        };
        is_refused(&Value::from(file).to_string(), key, what);
    }
    is_refused(&with("1").replace("\"format\":1", "\"format\":2"), "format", "pack-format");
    is_refused(
        &with("1").replace("\"format\":1", "\"format\":1,\"author\":\"me\""),
        "author",
        "pack-field-unknown",
    );
    is_refused(&with("1").replace("\"format\":1", "\"format\":1,\"notes\":[]"), "notes", "pack-field-notes");
    let Err(fault) = Pack::parse("{\n \"format\": 1,,\n}") else { panic!() };
    assert_eq!(fault.text().render(&Plain), "pack-not-json(2 14)");
}

#[test]
fn no_key_is_given_twice() {
    is_refused(&with("1,\"R1\":1"), "R1", "pack-twice");
    is_refused(&with("{\"a\":1,\"b\":{\"a\":1},\"a\":2}"), "R1", "pack-twice");
    is_refused(&with("1").replace("\"format\":1", "\"format\":1,\"format\":1"), "format", "pack-twice");
    is_refused(&with("1,\"\\u0052\\u0031\":1"), "R1", "pack-twice");
}

#[test]
fn it_has_limits() {
    // The file's own levels count.
    let deep = |n: usize| with(&format!("{}{}", "[".repeat(n), "]".repeat(n)));
    pack(&deep(Pack::DEEPEST - 2));
    is_refused(&deep(Pack::DEEPEST - 1), "R1", "pack-deep");
    is_refused(&deep(100_000), "R1", "pack-deep");
    let objects = format!("{}1{}", "{\"a\":".repeat(50), "}".repeat(50));
    is_refused(&with(&objects), "R1", "pack-deep");
    let many = |n: usize| with(&format!("[{}]", vec!["1"; n].join(",")));
    let large = with(&format!("[[[[[{}]]]]]", vec!["123456"; Pack::MOST_PARTS - 20].join(",")));
    assert!(pack(&large).to_pretty_text().len() <= Pack::MOST_BYTES, "what was read can be read again");
    pack(&many(Pack::MOST_PARTS - 10));
    is_refused(&many(Pack::MOST_PARTS), "R1", "pack-parts");
    // Empty space counts as well: it is the file that is read.
    let padded = |n: usize| format!("{}{}", with("1"), " ".repeat(n - with("1").len()));
    pack(&padded(Pack::MOST_BYTES));
    is_refused(&padded(Pack::MOST_BYTES + 1), "", "pack-too-large");
    // Written out it would be too large.
    let growing = (0..Pack::MOST_PARTS - 10).map(|_| "9e15").collect::<Vec<_>>().join(",");
    is_refused(&with(&format!("[{growing}]")), "", "pack-too-large");
    let text = |n: usize| with(&json!("é".repeat(n)).to_string());
    pack(&text(Pack::LONGEST_TEXT));
    is_refused(&text(Pack::LONGEST_TEXT + 1), "R1", "pack-text-length");
    let key = |n: usize| with(&json!({"k".repeat(n): 1}).to_string());
    pack(&key(Pack::LONGEST_KEY));
    is_refused(&key(Pack::LONGEST_KEY + 1), "R1", "pack-text-length");
}

#[test]
fn names_and_texts_are_plain() {
    pack(&named(&"é".repeat(Pack::LONGEST_NAME)));
    for name in ["", " ", " Mine", "Mine ", &"x".repeat(Pack::LONGEST_NAME + 1)] {
        is_refused(&named(name), "pack", "pack-name-length");
    }
    let unseen = [
        '\0',
        '\n',
        '\t',
        '\u{7f}',
        '\u{85}',
        '\u{ad}',
        '\u{61c}',
        '\u{200b}',
        '\u{200d}',
        '\u{200e}',
        '\u{200f}',
        '\u{2028}',
        '\u{202a}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{2069}',
        '\u{feff}',
        '\u{e000}',
        '\u{e0041}',
        '\u{10ffff}',
    ];
    for c in unseen {
        is_refused(&named(&format!("Mi{c}ne")), "pack", "pack-text-unseen");
        is_refused(&with(&json!([format!("Mi{c}ne")]).to_string()), "R1", "pack-text-unseen");
        is_refused(&with(&json!({format!("Mi{c}ne"): 1}).to_string()), "R1", "pack-text-unseen");
    }
    let key = with("1").replace("R1", "R\u{202e}1");
    is_refused(&key, "R1", "pack-text-unseen");
    for text in ["Dáin", "Пещера", "五軍之戰", "قلعة", "Æ – “—” … × ½ ♥"] {
        assert_eq!(pack(&named(text)).name(), text);
    }
}

#[test]
fn what_was_read_as_a_value_is_checked_as_well() {
    let read = |value: Value| serde_json::from_value::<Pack>(value).map_err(|error| error.to_string());
    assert_eq!(read(json!({"name": "Mine", "hash": "00"})).unwrap_err(), "format pack-field-missing");
    let text = json!({"format": 1, "game": "toy", "pack": "Mi\u{202e}ne", "values": {}});
    assert_eq!(read(text).unwrap_err(), "pack pack-text-unseen");
    let mut deep = json!(1);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    let deep = json!({"format": 1, "game": "toy", "pack": "Mine", "values": {"R1": deep}});
    assert_eq!(read(deep).unwrap_err(), "R1 pack-deep");
}

#[test]
fn a_set_up_holds_the_content_or_the_mark() {
    let mine = pack(&with("2"));
    let whole = json!({"scenario": "battle", "pack": mine});
    let mut setup = whole.clone();
    assert_eq!(Pack::take_from(&mut setup), Some(mine.clone()));
    assert_eq!(setup, json!({"scenario": "battle", "pack": {"name": "Mine", "hash": mine.hash()}}));
    assert_eq!(Pack::take_from(&mut setup), None, "it is out already");
    assert!(!pack(&with("3")).put_into(&mut setup), "another pack");
    assert!(mine.put_into(&mut setup));
    assert_eq!(setup, whole);
    for mut other in [json!({"scenario": "battle"}), json!({"pack": null}), json!(null)] {
        let before = other.clone();
        assert_eq!(Pack::take_from(&mut other), None);
        assert!(!mine.put_into(&mut other));
        assert_eq!(other, before);
    }
}

#[test]
fn faults_have_their_keys() {
    let faults = |text: &str| -> Vec<(String, String)> {
        let faults = Two.faults("toy", &pack(text));
        faults.into_iter().map(|fault| (fault.key.clone(), fault.what.render(&Plain))).collect()
    };
    assert_eq!(faults(&with("3")), []);
    assert_eq!(faults(&with("4")), [("R1".to_owned(), "plain(0 to 3)".to_owned())]);
    let other = with("4").replace("toy", "chess");
    assert_eq!(faults(&other), [("game".to_owned(), "pack-other-game(chess toy)".to_owned())]);
    // A key that is known no more is reported, and the others are checked all the same.
    let found = faults(&with("4,\"R9\":1,\"map/north-passes/border\":null"));
    assert_eq!(
        found,
        [
            ("R9".to_owned(), "pack-unknown-key()".to_owned()),
            ("map/north-passes/border".to_owned(), "pack-unknown-key-but(map/north-pass/border)".to_owned()),
            ("R1".to_owned(), "plain(0 to 3)".to_owned()),
        ]
    );
    let many: Map<String, Value> = (0..10_000).map(|n| (format!("map/north-{n}"), json!(1))).collect();
    assert_eq!(Two.faults("toy", &Pack::new("toy", "Mine", many).unwrap()).len(), 100);
}

#[test]
fn a_game_knows_keys_that_it_does_not_list() {
    let other = pack(
        r#"{"format":1,"game":"toy","pack":"P","values":{"map/pass-north/border":"wall","map/north-pass/name":"N"}}"#,
    );
    let faults = Two.faults("toy", &other);
    assert_eq!(faults, [PackFault::new("map/north-pass/name", Text::plain("it is printed"))]);
    let changes = Two.changes(&other);
    assert_eq!(changes.len(), 1);
    assert_eq!((changes[0].key.as_str(), &changes[0].ours), ("map/pass-north/border", &json!("ford")));
}

#[test]
fn changes_are_what_differs() {
    let changes = |text: &str| -> Vec<(String, Value, Value)> {
        let changes = Two.changes(&pack(text)).into_iter();
        changes.map(|change| (change.key, change.ours, change.theirs)).collect()
    };
    assert_eq!(changes(&with("1.0,\"R2\":{\"bolg\":2,\"bard\":2}")), []);
    assert_eq!(changes(&with("2,\"R9\":1")), [("R1".to_owned(), json!(1), json!(2))]);
    let template = Two.template("toy", "Mine", &Plain);
    assert_eq!(template["notes"]["R1"], "pack-note(plain(what R1 is) plain(the card) plain(0..3))");
    let template = pack(&template.to_string());
    assert_eq!(Two.faults("toy", &template), []);
    assert_eq!(Two.changes(&template), []);
    assert_eq!(template.values().len(), 3);
}

#[test]
fn an_option_chooses_a_pack() {
    let chosen = |value: &str| {
        let options = [("mode".to_owned(), "x".to_owned()), ("pack".to_owned(), value.to_owned())];
        Two.chosen("toy", &options).map_err(|error| error.text.render(&Plain))
    };
    assert_eq!(Two.chosen("toy", &[]).unwrap(), None);
    assert_eq!(chosen("none"), Ok(None));
    assert_eq!(chosen(" "), Ok(None));
    assert_eq!(chosen("balanced").unwrap().unwrap().name(), "Balanced");
    assert_eq!(chosen(&with("2")).unwrap().unwrap(), pack(&with("2")));
    assert_eq!(chosen("fair").unwrap_err(), "pack-not-shipped(fair balanced)");
    assert_eq!(chosen("{").unwrap_err(), "pack-unreadable(pack-not-json(1 1))");
    let refusal = "pack-refused(Mine pack-fault(R9 pack-unknown-key()) 1)";
    assert_eq!(chosen(&with("4,\"R9\":1")).unwrap_err(), refusal);
}
