//! The words of packs in `docs/packs.md` are made from the grammar.

use crate::book::grammar::{BANS, HURTS, Kind, MOST_IN_ALL, MOST_OPS, PRICES, TARGETS, WORDS};
use crate::book::people::HOOKS;
use crate::book::slots::protected_words;
use crate::book::words::{
    ARMY_PREFIXES, ARMY_WORDS, MORE_TEST_PREFIXES, PLACE_PREFIXES, PLACE_WORDS, PLAIN_TESTS, TEST_PREFIXES,
};
use crate::ops::PlaceFilter;
use serde_json::Value;
use std::path::Path;

fn quoted<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    words.into_iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

/// The shape of a member, for people.
fn shape(kind: Kind) -> String {
    match kind {
        Kind::Number { least, most } => format!("{least} to {most}"),
        Kind::NumberOr { least, most, words } => {
            format!("{least} to {most}, or {}", quoted(words.iter().copied()))
        }
        Kind::Amount { most } => format!("1 to {most}, `all`, or how many"),
        Kind::Pick => "how many".to_owned(),
        Kind::Flag => "true or false".to_owned(),
        Kind::Word(words) => quoted(words.iter().copied()),
        Kind::Words(words) => format!("a list of {}", quoted(words.iter().copied())),
        Kind::Armies => "words for Armies".to_owned(),
        Kind::With => "words for Armies, or `one-of-moved`".to_owned(),
        Kind::Places => "words for places".to_owned(),
        Kind::PlaceFilters => "what the places must be".to_owned(),
        Kind::Pool => "a pool, or `own`".to_owned(),
        Kind::Units { most } => format!("types of units with numbers, 1 to {most}"),
        Kind::UnitTypes => "a list of types of units".to_owned(),
        Kind::Unit => "a type of unit".to_owned(),
        Kind::Leader => "`leaders-rohan`, `leaders-gondor`".to_owned(),
        Kind::Character => "a Character".to_owned(),
        Kind::Victim => "a Character, or `commander`".to_owned(),
        Kind::Characters => "a list of Characters".to_owned(),
        Kind::Tile => "a special tile".to_owned(),
        Kind::Face => "a face of the Action dice".to_owned(),
        Kind::Deck => "a deck".to_owned(),
        Kind::Cards => "a list of cards".to_owned(),
        Kind::Side => "`free`, `shadow`".to_owned(),
        Kind::Maneuver => "a maneuver token".to_owned(),
        Kind::RecruitmentArea => "a recruitment area".to_owned(),
        Kind::Protected => quoted(protected_words()),
        Kind::Ban => "what is forbidden".to_owned(),
        Kind::Prices => "a list of prices".to_owned(),
        Kind::Hurt => "who takes it".to_owned(),
        Kind::Test => "conditions".to_owned(),
        Kind::Ops => "a list of ops".to_owned(),
        Kind::Options => "one to four lists of ops".to_owned(),
    }
}

fn table() -> String {
    let said: Value = serde_json::from_str(include_str!("../../../data/ops.json")).expect("JSON");
    let mut text = String::from(
        "| op | what it does | members (those in **bold** must be there) |\n| --- | --- | --- |\n",
    );
    for word in &WORDS {
        let member = |member: &crate::book::grammar::Member| {
            let bold = if member.needed { "**" } else { "" };
            format!("{bold}`{}`{bold}: {}", member.name, shape(member.kind))
        };
        let members: Vec<String> = word.members.iter().map(member).collect();
        let does = said["ops"][word.op].as_str().expect("what it does");
        text.push_str(&format!("| `{}` | {does} | {} |\n", word.op, members.join("; ")));
    }
    let with = |prefixes: &[&str]| prefixes.iter().map(|word| format!("{word}X")).collect::<Vec<_>>();
    let list = |plain: Vec<&str>, prefixes: &[&str]| {
        let prefixed = with(prefixes);
        quoted(plain.into_iter().chain(prefixed.iter().map(String::as_str)))
    };
    let lines = [
        ("Words for Armies, all of which must fit", list(ARMY_WORDS.to_vec(), &ARMY_PREFIXES)),
        (
            "Words for places, besides the ids of areas and regions",
            list(PLACE_WORDS.iter().map(|(word, _)| *word).collect(), &PLACE_PREFIXES),
        ),
        ("What places must be", quoted(PlaceFilter::ALL.map(PlaceFilter::slug))),
        (
            "Conditions, joined by `+`, with `not:` before what must fail",
            list(
                PLAIN_TESTS.iter().map(|(word, _)| *word).collect(),
                &[&TEST_PREFIXES[..], &MORE_TEST_PREFIXES].concat(),
            ),
        ),
        ("What is forbidden", quoted(BANS)),
        ("Prices", quoted(PRICES.into_iter().chain(["own-damage:N"]))),
        ("Who takes Damage", quoted(TARGETS.into_iter().chain(HURTS))),
        ("Hooks", quoted(HOOKS)),
    ];
    text.push('\n');
    for (name, words) in lines {
        text.push_str(&format!("- {name}: {words}.\n"));
    }
    text.push_str("- How many: `{\"min\": N, \"max\": N, \"distinct\": true}`; the most may be `\"all\"`; with 0 as the least it may be declined.\n");
    text.push_str(&format!(
        "- At most {MOST_OPS} ops stand in a list, {MOST_IN_ALL} in all of an effect; `condition` may be added to any op.\n"
    ));
    text
}

#[test]
fn the_words_of_packs_are_in_the_docs() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/packs.md");
    let text = std::fs::read_to_string(&file).expect("the docs");
    let begin = "<!-- third-age ops: made from the code, LONGTABLE_BLESS=1 writes it -->\n";
    let from = text.find(begin).expect("the marker") + begin.len();
    let to = text.find("<!-- end of third-age ops -->").expect("its end");
    if std::env::var_os("LONGTABLE_BLESS").is_some() {
        std::fs::write(&file, format!("{}{}{}", &text[..from], table(), &text[to..])).expect("it is written");
    } else {
        assert_eq!(&text[from..to], table(), "LONGTABLE_BLESS=1 writes it anew");
    }
}
