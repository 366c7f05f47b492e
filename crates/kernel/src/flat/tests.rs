//! A value that is laid out says what it said before.

use super::*;
use serde_json::json;
use std::collections::BTreeMap;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Shape {
    Plain,
    New(u8),
    Tuple(u8, [i8; 2]),
    Struct { a: Option<u8>, b: Vec<Shape>, c: (), d: char, e: f64 },
}

fn shapes() -> Vec<Shape> {
    vec![
        Shape::Plain,
        Shape::New(3),
        Shape::Tuple(1, [-2, 3]),
        Shape::Struct {
            a: None,
            b: vec![Shape::Struct { a: Some(1), b: Vec::new(), c: (), d: '"', e: -1.5 }, Shape::New(0)],
            c: (),
            d: 'ö',
            e: f64::NAN,
        },
    ]
}

/// Asserts that the JSON text of a value is that of `serde_json`, however it is made.
fn assert_same(value: &impl Serialize) {
    let flat = Flat::of(value);
    let text = serde_json::to_string(value).expect("JSON");
    assert_eq!(flat.to_text(), text);
    assert_eq!(serde_json::to_string(&flat).expect("JSON"), text);
    let mut list = Flat::default();
    let open = list.open_list("");
    list.add("", &"before");
    list.add("", &flat);
    list.add("", value);
    list.close(open);
    assert_eq!(list.to_text(), format!("[\"before\",{text},{text}]"));
    let twice: Vec<Part<'_>> = list.whole().expect("a list").parts().skip(1).collect();
    assert!(twice[0].is_same(twice[1]) && flat.whole().is_some_and(|whole| whole.is_same(twice[0])));
    assert!(!twice[0].is_shorter_than(text.len()) && twice[0].is_shorter_than(text.len() + 1));
}

#[test]
fn a_value_laid_out_says_what_it_said() {
    assert_same(&shapes());
    assert_same(&json!({
        "a,\"b:": [1, [], {}, [[2], {"x": null}], "]}\",ö\u{1}"],
        "": {"y": [true], "z": -1.5, "most": u64::MAX, "least": i64::MIN},
    }));
    assert_same(&BTreeMap::from([(7, Some("seven")), (8, None)]));
    assert_same(&(1u8, "two", 3.5f32, BTreeMap::from([(true, 'c')])));
}

#[test]
fn a_member_is_taken_over_from_elsewhere() {
    let all = json!({"before": 1, "armies": [{"at": "moria"}, -1.5, []], "after": "that"});
    let other = Flat::of(&json!(["other", all]));
    let there = other.whole().and_then(|other| other.parts().nth(1)).and_then(|all| all.member("armies"));
    let there = there.expect("a member");
    for stand_in in [json!(null), json!([]), json!([[1, 2, 3, "four", {"five": 5, "six": []}]])] {
        let mut flat = Flat::default();
        let open = flat.open_list("");
        flat.add("", &"text");
        flat.add_with("", &json!({"before": 1, "armies": stand_in, "after": "that"}), there);
        flat.add_with("", &json!({"after": 2}), there);
        flat.add("", &"behind");
        flat.close(open);
        assert_eq!(flat.to_text(), json!(["text", all, {"after": 2}, "behind"]).to_string());
    }
    assert!(there.member("armies").is_none());
}

#[test]
fn what_json_cannot_say_is_null() {
    let odd = (1, BTreeMap::from([([1u8], 2u8)]));
    let mut flat = Flat::default();
    let open = flat.open_object("");
    flat.add("odd", &odd);
    flat.add("even", &2);
    flat.close(open);
    assert_eq!(flat.to_text(), "{\"odd\":null,\"even\":2}");
    assert_eq!((Flat::default().to_text(), Flat::default().whole().is_some()), ("null".to_owned(), false));
}

#[test]
fn every_difference_is_one() {
    let values = [
        json!(null),
        json!(false),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(1.5),
        json!("null"),
        json!(""),
        json!([]),
        json!({}),
        json!([0]),
        json!([[]]),
        json!([0, 0]),
        json!([[], []]),
        json!([[[]]]),
        json!({"a": 0}),
        json!({"b": 0}),
        json!({"a": 1}),
        json!({"a": {"b": 0}}),
        json!({"a": {}, "b": 0}),
    ];
    for one in &values {
        for two in &values {
            let (flat, other) = (Flat::of(one), Flat::of(two));
            let same = flat.whole().zip(other.whole()).is_some_and(|(one, two)| one.is_same(two));
            assert_eq!(same, one == two, "{one} {two}");
        }
    }
    // A word that the program keeps and one that was read are the same.
    let (kept, read) = (Flat::of(&Shape::Plain), Flat::of(&"plain".to_owned()));
    assert!(kept.whole().zip(read.whole()).is_some_and(|(one, two)| one.is_same(two)));
}
