//! Journals: written, read again, and everything that can be wrong with one.

use super::toy::{Action, NORTH, Plain, Toy};
use super::{PLAIN, dealt, laying, long, new, over};
use kernel::journal::{self, CHECK_EVERY, JournalError, MAX_FIRST, MAX_LINE};
use kernel::{Game, Pack, Play, Scheme};

const HEADER: &str = r#"{"longtable":1,"game":"toy","rules":3,"setup":{"cards":2,"fragile":false}}"#;

fn error(text: &str) -> JournalError {
    match Play::<Toy>::read(text) {
        Ok(play) => panic!("read {} answers", play.answers().len()),
        Err(error) => error,
    }
}

/// The journal of a finished game, with another line in place of the one with this number, from 1.
fn with_line(number: usize, line: &str) -> String {
    let text = over().journal();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n")
}

#[track_caller]
fn form(text: &str, at: usize, part: &str) {
    match error(text) {
        JournalError::Form { line, what } => {
            assert_eq!(line, at);
            assert!(what.contains(part), "{what:?} does not say {part:?}");
        }
        other => panic!("not an error of form: {other:?}"),
    }
}

#[test]
fn a_journal_is_lines_that_a_player_can_read() {
    let text = over().journal();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10);
    assert_eq!(lines[0], HEADER);
    assert_eq!(lines[1], r#"{"by":"chance","ask":"draw","answer":"draw 8"}"#);
    assert_eq!(lines[5], r#"{"by":"north","ask":"turn","answer":"end-turn"}"#);
    assert_eq!(lines[7], r#"{"by":"south","ask":"lay","answer":"lay 7"}"#);
    assert!(lines[9].starts_with(r#"{"check":8,"hash":"names:"#));
}

#[test]
fn what_is_written_reads_back_equal() {
    for play in [new(PLAIN), dealt(PLAIN), laying(PLAIN), over(), long()] {
        let text = play.journal();
        let read = Play::<Toy>::read(&text).unwrap();
        assert_eq!(read.state(), play.state());
        assert_eq!(read.answers(), play.answers());
        assert_eq!(read.log(), play.log());
        assert_eq!(read.setup(), play.setup());
        assert_eq!(read.journal(), text);
    }
}

#[test]
fn checks_stand_every_so_often_and_at_the_end() {
    let text = long().journal();
    let checks: Vec<(usize, &str)> =
        text.lines().enumerate().filter(|(_, line)| line.starts_with("{\"check\"")).collect();
    let after: Vec<usize> = checks.iter().enumerate().map(|(n, (line, _))| line - 1 - n).collect();
    assert_eq!(after, [CHECK_EVERY, 2 * CHECK_EVERY, 3 * CHECK_EVERY, 154]);
}

#[test]
fn blank_lines_and_missing_checks_are_no_error() {
    let text: String = over()
        .journal()
        .lines()
        .filter(|line| !line.contains("check"))
        .map(|line| format!("{line}\n\n"))
        .collect();
    assert_eq!(Play::<Toy>::read(&text).unwrap().state(), over().state());
}

#[test]
fn the_first_line_is_checked() {
    assert_eq!(error(""), JournalError::Empty);
    assert_eq!(error("\n\n"), JournalError::Empty);
    form("higher card", 1, "expected longtable, game, rules and setup");
    form("{}", 1, "missing field");
    form(&HEADER.replace("\"longtable\":1", "\"longtable\":2"), 1, "form 2");
    form(&format!("{HEADER}{}", " ".repeat(MAX_FIRST)), 1, "too long");
    // A set-up may hold a pack.
    assert!(journal::header(&format!("{HEADER}{}", " ".repeat(Pack::MOST_BYTES))).is_ok());
    assert_eq!(
        error(&HEADER.replace("toy", "chess")),
        JournalError::OtherGame { expected: "toy".into(), found: "chess".into() }
    );
    assert_eq!(
        error(&HEADER.replace("\"rules\":3", "\"rules\":4")),
        JournalError::NewerRules { game: "toy".into(), found: 4, ours: 3 }
    );
    assert_eq!(journal::header(&HEADER.replace("toy", "chess")).unwrap().game, "chess");
}

#[test]
fn the_set_up_is_checked() {
    let setup = |what: &str| match error(&HEADER.replace(r#"{"cards":2,"fragile":false}"#, what)) {
        JournalError::Setup { game, what } => {
            assert_eq!(game, "toy");
            what.render(&Plain)
        }
        other => panic!("not an error of the set-up: {other:?}"),
    };
    assert!(setup("7").contains("invalid type"));
    assert!(setup(r#"{"cards":2,"fragile":false,"colour":"red"}"#).contains("unknown field"));
    assert_eq!(setup(r#"{"cards":9,"fragile":false}"#), "each draws 1 to 4 cards");
}

#[test]
fn an_answer_is_checked() {
    form(&with_line(3, "not json"), 3, "expected an answer");
    form(&with_line(3, r#"{"by":"chance","ask":"draw"}"#), 3, "expected an answer");
    form(
        &with_line(3, r#"{"by":"chance","ask":"draw","answer":"draw 7","why":"luck"}"#),
        3,
        "expected an answer",
    );
    form(&with_line(3, &format!("{{\"by\":\"{}\"}}", "x".repeat(MAX_LINE))), 3, "too long");
    form(&with_line(6, r#"{"by":"west","ask":"turn","answer":"end-turn"}"#), 6, "no seat \"west\"");
    form(&with_line(6, r#"{"by":"north","ask":"turn","answer":"fly"}"#), 6, "`fly` is not known here");
    form(&with_line(6, r#"{"by":"north","ask":"turn","answer":"show"}"#), 6, "the line ends");
    form(&with_line(6, r#"{"by":"north","ask":"turn","answer":"show 8 7"}"#), 6, "nothing is expected");
    assert_eq!(
        error(&with_line(6, r#"{"by":"north","ask":"lay","answer":"lay 8"}"#)),
        JournalError::OtherQuestion { line: 6, expected: "turn".into(), found: "lay".into() }
    );
    let refused = |number, line: &str| match error(&with_line(number, line)) {
        JournalError::Refused { line, refused } => {
            assert_eq!(line, number);
            refused.to_string()
        }
        other => panic!("not refused: {other:?}"),
    };
    assert_eq!(
        refused(3, r#"{"by":"chance","ask":"draw","answer":"draw 8"}"#),
        "that card is not in the deck (rule 1.2)"
    );
    assert_eq!(
        refused(6, r#"{"by":"south","ask":"turn","answer":"end-turn"}"#),
        "this seat is not asked now"
    );
    assert_eq!(
        refused(6, r#"{"by":"north","ask":"turn","answer":"lay 8"}"#),
        "that does not answer the question (rule 2.1)"
    );
}

#[test]
fn an_answer_after_the_end_is_an_error() {
    let text = over().journal() + r#"{"by":"north","ask":"turn","answer":"end-turn"}"#;
    form(&text, 11, "after the end");
}

#[test]
fn a_check_is_checked() {
    let wrong = with_line(10, r#"{"check":8,"hash":"0123456789abcdef"}"#);
    let found = Scheme::Numbers.word(over().state());
    assert_eq!(error(&wrong), JournalError::Check { line: 10, expected: "0123456789abcdef".into(), found });
    for (scheme, written) in [("names", Scheme::Names), ("songs", Scheme::Names)] {
        let expected = format!("{scheme}:0123456789abcdef");
        let wrong = with_line(10, &format!(r#"{{"check":8,"hash":"{expected}"}}"#));
        let found = written.word(over().state());
        assert_eq!(error(&wrong), JournalError::Check { line: 10, expected, found });
    }
    form(&with_line(10, r#"{"check":7,"hash":"0123456789abcdef"}"#), 10, "after 7 answers, here are 8");
}

#[test]
fn a_check_of_the_first_journals_is_checked_by_its_own_scheme() {
    let right = with_line(10, r#"{"check":8,"hash":"5c8f72ff530727b7"}"#);
    assert_eq!(Play::<Toy>::read(&right).unwrap().state(), over().state());
}

#[test]
fn an_answer_that_breaks_the_engine_is_an_error_of_its_line() {
    let text = HEADER.replace("false", "true")
        + "\n"
        + &dealt(PLAIN).journal().lines().skip(1).take(4).collect::<Vec<_>>().join("\n")
        + "\n"
        + r#"{"by":"north","ask":"turn","answer":"shatter"}"#;
    match error(&text) {
        JournalError::Broken { line: 6, broken } => assert!(broken.note.contains("shattered")),
        other => panic!("not broken: {other:?}"),
    }
}

#[test]
fn the_hash_is_the_same_on_every_machine() {
    // The end of the game above, however it was reached. It changes when the toy's state does.
    let mut other = laying(PLAIN);
    other.answer(NORTH, Action::Lay(6)).unwrap();
    other.answer(super::SOUTH, Action::Lay(7)).unwrap();
    assert_eq!(kernel::hash_word(other.state()), kernel::hash_word(over().state()));
    assert_eq!(Scheme::Numbers.word(over().state()), "5c8f72ff530727b7");
    assert_eq!(kernel::hash_word(over().state()), "names:0c014cd142d6aea2");
    assert_eq!(over().state().outcome().unwrap().ending, "higher card");
}

/// The journal of a finished game, as an earlier version of the rules wrote it.
fn earlier(text: &str) -> Play<Toy> {
    let text = text.replace("\"rules\":3", "\"rules\":2");
    Play::<Toy>::read(&text).expect("an earlier journal is read")
}

#[test]
fn a_journal_of_earlier_rules_that_plays_as_it_did_is_the_same_game() {
    let read = earlier(&over().journal());
    assert_eq!((read.state(), read.answers(), read.log()), (over().state(), over().answers(), over().log()));
    assert!(read.corrections().is_empty());
    // From now on it is a journal of these rules.
    assert_eq!(read.journal(), over().journal());
}

#[test]
fn a_journal_of_earlier_rules_is_played_as_far_as_it_is_accepted() {
    for (line, why) in [
        (r#"{"by":"north","ask":"turn","answer":"lay 8"}"#, "refused-not-an-answer"),
        (r#"{"by":"north","ask":"pass","answer":"pass"}"#, "not-accepted-other-question"),
        (r#"{"by":"north","ask":"turn","answer":"fly"}"#, "`fly` is not known here"),
    ] {
        let read = earlier(&with_line(6, line));
        assert_eq!((read.number(), read.state()), (4, &over().at(4)));
        let [told] = read.corrections() else { panic!("one correction") };
        assert_eq!((told.rules, told.kept, told.snapshot, told.differs), (3, 4, None, None));
        assert!(told.why.as_ref().unwrap().to_string().contains(why), "{told:?}");
        let words: Vec<&str> = told.dropped.iter().map(|given| given.words.as_str()).collect();
        assert_eq!(words[1..], ["end-turn", "lay 7", "lay 6"]);
        // It goes on, and what was asked again stays in its journal.
        let mut on = read.clone();
        on.answer(NORTH, Action::EndTurn).unwrap();
        let text = on.journal();
        assert!(text.contains(r#"{"corrected":{"rules":3,"kept":4,"dropped":[{"by":"north","#), "{text}");
        let again = Play::<Toy>::read(&text).unwrap();
        assert_eq!((again.state(), again.corrections()), (on.state(), on.corrections()));
        assert_eq!(again.journal(), text);
        // Before the correction it is as if there had been none.
        on.cut(3);
        assert!(on.corrections().is_empty());
    }
}

#[test]
fn another_hash_under_earlier_rules_is_told() {
    let wrong = with_line(10, r#"{"check":8,"hash":"0123456789abcdef"}"#);
    let read = earlier(&wrong);
    assert_eq!(read.state(), over().state());
    let [told] = read.corrections() else { panic!("one correction") };
    assert_eq!((told.kept, told.differs, told.dropped.len()), (8, Some(8), 0));
}

#[test]
fn a_journal_with_a_saved_position_goes_on_from_there() {
    // The first answers led elsewhere: they are listed, and not played.
    let snapshot = laying(PLAIN).snapshot().unwrap();
    let number = snapshot.number;
    let corrected = serde_json::json!({"corrected": {
        "rules": 3, "kept": number, "dropped": [], "snapshot": number, "from": snapshot,
    }});
    let answers = over().journal();
    let answers: Vec<&str> = answers.lines().skip(1).filter(|line| line.contains("answer")).collect();
    let (before, after) = answers.split_at(number as usize);
    let strange = before.iter().map(|line| line.replace("draw", "deal")).collect::<Vec<_>>().join("\n");
    let text = format!("{HEADER}\n{strange}\n{corrected}\n{}\n", after.join("\n"));
    let read = Play::<Toy>::read(&text).unwrap();
    assert_eq!(read.state(), over().state());
    assert_eq!((read.number(), read.first_number()), (8, number));
    let kinds: Vec<String> = read.given_from(0).map(|(_, kind, _)| kind.into_owned()).collect();
    assert_eq!(kinds[0], "deal");
    assert_eq!(kernel::Table::answers(&read, &Plain)[0].2, "deal 8");
    assert!(read.reaches(0) && !read.reaches(1) && read.reaches(number as usize));
    assert_eq!(read.can_step_back(NORTH), over().can_step_back(NORTH));
    let first = read.fork(number as usize);
    assert_eq!(first.state(), laying(PLAIN).state());
    assert_eq!(first.can_step_back(NORTH), Err(kernel::StepBack::Corrected));
    let again = Play::<Toy>::read(&read.journal()).unwrap();
    assert_eq!((again.state(), again.log()), (read.state(), read.log()));
    assert_eq!(again.journal(), read.journal());
    // A position that is not what it claims to be is refused, and so is one of another form.
    for (from, to) in
        [("\"form\":1", "\"form\":2"), ("\"deck\"", "\"deal\""), ("\"hash\":\"", "\"hash\":\"0")]
    {
        let line = number as usize + 2;
        match error(&text.replace(from, to)) {
            JournalError::Position { line: at, .. } => assert_eq!(at, line),
            other => panic!("{to}: {other:?}"),
        }
    }
}
