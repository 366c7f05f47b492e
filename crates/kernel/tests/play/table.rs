//! The table without types: JSON in, JSON out.

use super::toy::{NORTH, Plain, SOUTH, Toy};
use super::{FRAGILE, PLAIN, dealt, laying, new, over};
use kernel::{Play, Refused, Rule, Seat, StepBack, Table, TableError};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

fn table(play: Play<Toy>) -> Box<dyn Table> {
    Box::new(play)
}

fn texts(log: &[kernel::wire::LogLine]) -> Vec<&str> {
    log.iter().map(|entry| entry.text.as_deref().unwrap_or_default()).collect()
}

#[test]
fn a_table_says_what_it_is() {
    let table = table(dealt(PLAIN));
    assert_eq!(table.slug(), "toy");
    assert_eq!(table.setup(), json!({"cards": 2, "fragile": false}));
    assert_eq!((table.seats(), table.teams()), (vec!["north", "south"], vec![0, 1]));
    assert_eq!(table.seat("south").unwrap(), SOUTH);
    assert_eq!(table.seat("chance").unwrap(), Seat::CHANCE);
    assert_eq!(table.seat("west").unwrap_err().to_string(), "there is no seat \"west\"");
    assert_eq!((table.asked(), table.number()), (NORTH.into(), 4));
    assert!(table.as_any().is::<Play<Toy>>());
}

#[test]
fn a_question_is_a_value_and_a_text_with_its_rule() {
    let question = serde_json::to_value(table(new(PLAIN)).question(None, Some(&Plain))).unwrap();
    assert_eq!(
        question,
        json!({
            "number": 0, "who": ["chance"], "waits_for": ["chance"], "ask": {"draw": {"by": 0}}, "kind": "draw",
            "says": ["plain", {"words": {"written": "Please: draw."}}], "text": "Please: draw.", "rule": "1.1", "each_answers": false,
        })
    );
    let question = table(laying(PLAIN)).question(Some(NORTH), None).unwrap();
    assert_eq!((question.who, question.each_answers), (vec!["north", "south"], true));
    assert!(table(over()).question(None, Some(&Plain)).is_none());
    assert!(table(over()).asked().is_empty());
}

#[test]
fn legal_answers_come_with_words_and_things() {
    let legal = serde_json::to_value(table(dealt(PLAIN)).legal(NORTH, Some(&Plain))).unwrap();
    let legal = legal.as_array().unwrap();
    assert_eq!(legal.len(), 7);
    assert_eq!(
        legal[4],
        json!({
            "answer": {"show": 6}, "words": "show 6", "says": ["plain", {"words": {"written": "Show 6"}}], "text": "Show 6",
            "things": [{"card": 6}],
        })
    );
    assert_eq!(legal[0]["words"], "mark 0");
    assert_eq!(table(dealt(PLAIN)).legal(SOUTH, None).len(), 0);
    assert_eq!(table(new(PLAIN)).legal(Seat::CHANCE, None).len(), 8);
    // Each may lay a card of their own.
    let words =
        |seat| table(laying(PLAIN)).legal(seat, None).into_iter().map(|one| one.words).collect::<Vec<_>>();
    assert_eq!(
        (words(NORTH), words(SOUTH)),
        (vec!["lay 6".into(), "lay 8".into()], vec!["lay 5".into(), "lay 7".into()])
    );
}

#[test]
fn an_answer_is_a_value_or_words_and_both_are_the_same() {
    let mut by_value = table(dealt(PLAIN));
    let mut by_words = table(dealt(PLAIN));
    by_value.answer(NORTH, Some(4), &json!({"mark": {"at": 2}})).unwrap();
    by_words.answer(NORTH, None, &json!("mark 2")).unwrap();
    by_value.answer(NORTH, None, &json!("end-turn")).unwrap();
    by_words.answer(NORTH, Some(5), &json!("end-turn")).unwrap();
    assert_eq!(by_value.hash(), by_words.hash());
    assert_eq!(by_value.journal(), by_words.journal());
    let answers = by_value.answers(&Plain);
    assert_eq!(answers[4], ("north", "turn".into(), "mark 2".into(), "Set the marker to 2".into()));
    // Every answer that is listed can be given as it is listed.
    for listed in by_value.legal(SOUTH, None) {
        by_value.fork(6).answer(SOUTH, Some(6), &listed.answer.unwrap()).unwrap();
        by_value.fork(6).answer(SOUTH, Some(6), &Value::String(listed.words)).unwrap();
    }
}

#[test]
fn what_is_no_answer_is_refused_and_changes_nothing() {
    let mut table = table(dealt(FRAGILE));
    let hash = table.hash();
    let refused = |error: TableError| match error {
        TableError::Refused(refused) => refused,
        other => panic!("not a refusal: {other:?}"),
    };
    let stale = table.answer(NORTH, Some(3), &json!("end-turn")).unwrap_err();
    assert_eq!(refused(stale), Refused::Stale { expected: 4 });
    let wrong_seat = table.answer(SOUTH, Some(4), &json!("end-turn")).unwrap_err();
    assert_eq!(refused(wrong_seat), Refused::NotYourDecision);
    let other_question = table.answer(NORTH, Some(4), &json!("lay 8")).unwrap_err();
    assert_eq!(refused(other_question), Refused::NotAnAnswer { rule: Rule("2.1") });
    let illegal = refused(table.answer(NORTH, Some(4), &json!({"mark": {"at": 5}})).unwrap_err());
    assert_eq!(illegal.to_string(), "the track goes from 0 to 3 (rule 2.2)");
    for nonsense in
        [json!("fly"), json!({"fly": 1}), json!(3), json!(null), json!("mark"), json!(["mark", 1])]
    {
        let error = table.answer(NORTH, None, &nonsense).unwrap_err();
        assert!(matches!(&error, TableError::NotAnAnswer(_)), "{nonsense}: {error:?}");
        assert!(error.to_string().starts_with("not an answer of this game: "));
    }
    let broken = table.answer(NORTH, None, &json!("shatter")).unwrap_err();
    assert!(matches!(broken, TableError::Broken(_)));
    assert_eq!((table.hash(), table.number()), (hash, 4));
    let over = self::table(over()).answer(NORTH, None, &json!("end-turn")).unwrap_err();
    assert_eq!(refused(over), Refused::Over);
}

#[test]
fn a_secret_answer_is_not_stale_because_another_seat_was_quicker() {
    // Both were asked under number 6. South's answer arrives after north's and still answers what south saw.
    let mut table = table(laying(PLAIN));
    table.answer(NORTH, Some(6), &json!("lay 6")).unwrap();
    // North has answered already, and a number of another question stays stale.
    let again = table.answer(NORTH, Some(6), &json!("lay 6")).unwrap_err();
    assert!(matches!(again, TableError::Refused(Refused::Stale { expected: 7 })));
    let old = table.answer(SOUTH, Some(5), &json!("lay 7")).unwrap_err();
    assert!(matches!(old, TableError::Refused(Refused::Stale { expected: 7 })));
    table.answer(SOUTH, Some(6), &json!("lay 7")).unwrap();
}

#[test]
fn why_not_names_the_rule() {
    let table = table(dealt(PLAIN));
    let reasons = table.why_not(NORTH, &json!({"card": 5}), &Plain).unwrap();
    let show = reasons.iter().find(|one| one.words == "show 5").unwrap();
    assert_eq!((show.rule, show.why.as_str()), (Some(Rule("2.3")), "you do not hold it (rule 2.3)"));
    assert_eq!(show.text, "Show 5");
    // By words, too; and nothing is said about what is possible.
    let marker: Vec<String> =
        table.why_not(NORTH, &json!("marker"), &Plain).unwrap().into_iter().map(|one| one.words).collect();
    assert_eq!(marker, ["mark 4", "mark 5"]);
    let error = table.why_not(NORTH, &json!("moon"), &Plain).unwrap_err();
    assert!(error.to_string().starts_with("not a thing of this game: "));
    let things = table.things(NORTH, &Plain);
    assert_eq!(things.len(), 9);
    assert_eq!(things[8], (json!("marker"), "the marker".to_owned()));
}

#[test]
fn a_hidden_draw_is_seen_by_its_owner_only() {
    let mut table = table(dealt(PLAIN));
    let north = ["north drew 8", "south drew a card", "north drew 6", "south drew a card"];
    assert_eq!(texts(&table.log(Some(NORTH), 1, Some(&Plain))), north);
    let south = ["north drew a card", "south drew 7", "north drew a card", "south drew 5"];
    assert_eq!(texts(&table.log(Some(SOUTH), 1, Some(&Plain))), south);
    let spectator = ["north drew a card", "south drew a card", "north drew a card", "south drew a card"];
    assert_eq!(texts(&table.log(None, 1, Some(&Plain))), spectator);

    // What only north notices is no gap for south: both go on from the number of entries they have seen.
    table.answer(NORTH, None, &json!("mark 1")).unwrap();
    assert_eq!(
        (table.log(Some(NORTH), 0, Some(&Plain)).len(), table.log(Some(SOUTH), 0, Some(&Plain)).len()),
        (7, 6)
    );
    table.answer(NORTH, None, &json!("show 8")).unwrap();
    let news = table.log(Some(SOUTH), 6, Some(&Plain));
    assert_eq!((news.len(), news[0].number), (1, 6));
    assert_eq!(news[0].event, json!({"showed": {"seat": 0, "card": 8}}));
    assert_eq!(table.log(Some(SOUTH), 99, Some(&Plain)).len(), 0);
}

#[test]
fn who_wants_values_is_told_no_sentence() {
    let table = table(dealt(PLAIN));
    let line = serde_json::to_value(&table.log(Some(NORTH), 1, None)[0]).unwrap();
    let card = json!({"thing": {"card": 8}, "text": ["plain", {"words": {"written": "8"}}]});
    assert_eq!(line["says"], json!(["drew", {"who": {"seat": "north"}, "card": card}]));
    assert!(line.get("text").is_none() && line.get("things").is_none(), "{line}");
    // The things of a line are those in its text.
    let line = serde_json::to_value(&table.log(Some(NORTH), 1, Some(&Plain))[0]).unwrap();
    assert_eq!((&line["text"], &line["things"]), (&json!("north drew 8"), &json!([{"card": 8}])));
    let answer = serde_json::to_value(&table.legal(NORTH, None)[0]).unwrap();
    assert!(answer.get("text").is_none() && answer.get("says").is_some(), "{answer}");
    let raw = table.log_raw(NORTH.into(), None, None);
    assert!(!raw.get().contains("\"text\":\"") && raw.get().contains("drew"), "{raw}");
}

#[test]
fn a_secret_choice_is_not_in_the_log_or_the_view_of_others() {
    let mut table = table(laying(PLAIN));
    table.answer(NORTH, None, &json!("lay 8")).unwrap();
    let last = |seat| table.log(seat, 0, Some(&Plain)).pop().unwrap().event;
    assert_eq!(last(Some(NORTH)), json!({"laid": {"seat": 0, "card": 8}}));
    assert_eq!(last(Some(SOUTH)), json!({"laid": {"seat": 0, "card": null}}));
    assert_eq!(last(None), last(Some(SOUTH)));
    assert_eq!(table.view(Some(SOUTH)), json!({"deck": 4, "hands": [1, 2], "mine": [5, 7], "marker": 0}));
    assert_eq!(table.view(None)["mine"], json!([]));
}

#[test]
fn the_board_is_made_from_the_view() {
    let table = table(dealt(PLAIN));
    assert_eq!(table.board(Some(NORTH), &Plain), "deck 4, hands [2, 2], yours [6, 8], marker 0");
    assert_eq!(table.board(None, &Plain), "deck 4, hands [2, 2], yours [], marker 0");
}

#[test]
fn a_table_rolls_steps_back_forks_and_ends() {
    let mut rolled = table(new(PLAIN));
    assert_eq!(rolled.roll(&mut StdRng::seed_from_u64(7)).unwrap(), 4);
    assert_eq!(rolled.can_step_back(NORTH), Err(StepBack::Random));
    let hash = rolled.hash();
    rolled.answer(NORTH, None, &json!("mark 3")).unwrap();
    assert_eq!(rolled.can_step_back(NORTH), Ok(()));
    let error = rolled.step_back(SOUTH).unwrap_err();
    assert_eq!(error.to_string(), "no step back: somebody else has answered since");
    let fork = rolled.fork(4);
    rolled.step_back(NORTH).unwrap();
    assert_eq!((rolled.hash(), fork.hash()), (hash.clone(), hash));
    rolled.cut(0);
    assert_eq!(rolled.hash(), table(new(PLAIN)).hash());

    assert!(fork.outcome().is_none());
    let outcome = table(over()).outcome().unwrap();
    assert_eq!(
        (outcome.winners, outcome.winner, outcome.ending),
        (vec!["south".into()], "south".into(), "higher card".into())
    );
}
