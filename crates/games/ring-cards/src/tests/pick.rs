use super::*;
use crate::action::{Action, Forsaken};
use kernel::words::{from_words, to_words};

#[test]
fn picks_go_to_words_and_json_and_back() {
    let orcs = Card::MordorOrcs;
    let moria = Place::Battleground(Battleground::Moria);
    let all = [
        (Action::Eliminate(Pick::Plain(orcs)), "eliminate mordor-orcs"),
        (Action::Eliminate(Pick::At(moria, orcs)), "eliminate at battleground moria mordor-orcs"),
        (Action::Forsake(Forsaken::Reserve(Pick::Plain(orcs))), "forsake reserve mordor-orcs"),
        (Action::Forsake(Forsaken::Reserve(Pick::Fresh(orcs))), "forsake reserve fresh mordor-orcs"),
        (Action::Move { card: Pick::Fresh(orcs), to: Place::Path }, "move fresh mordor-orcs path"),
        (Action::Move { card: Pick::Plain(orcs), to: moria }, "move mordor-orcs battleground moria"),
    ];
    for (action, words) in all {
        assert_eq!(to_words(&action).unwrap(), words);
        assert_eq!(from_words::<Action>(words).unwrap(), action);
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
    }
}

#[test]
fn a_plain_card_is_written_as_ever() {
    let forsake = Action::Forsake(Forsaken::Reserve(Pick::Plain(Card::Gimli)));
    assert_eq!(serde_json::to_string(&forsake).unwrap(), r#"{"forsake":{"reserve":"gimli"}}"#);
    assert_eq!(
        serde_json::to_string(&Action::Eliminate(Pick::Fresh(Card::MordorOrcs))).unwrap(),
        r#"{"eliminate":{"fresh":"mordor-orcs"}}"#
    );
}

#[test]
fn words_that_name_no_card_are_refused() {
    let error = |words: &str| from_words::<Action>(words).unwrap_err().to_string();
    assert_eq!(error("eliminate gimly"), "`gimly` is not known here: did you mean `gimli`?");
    assert!(error("eliminate").starts_with("the line ends where one of `fresh`, `at`, `dead-men"));
    assert!(error("eliminate fresh").starts_with("the line ends where"));
    assert!(error("eliminate at battleground moria").starts_with("the line ends where"));
    assert!(error("forsake reserve fresh fresh mordor-orcs").starts_with("`fresh` is not known here"));
    for json in
        [r#"{"eliminate":{"gimli":"gimli"}}"#, r#"{"eliminate":"fresh"}"#, r#"{"eliminate":{"at":["path"]}}"#]
    {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
}
