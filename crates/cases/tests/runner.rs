//! The case runner, on the toy game.

#[path = "../../conformance/tests/faulty/mod.rs"]
mod faulty;
#[path = "../../ai/tests/toy/mod.rs"]
mod toy;
mod toy_cases;

use cases::{check_reference, parse, run_folder, run_text};
use faulty::{Faulty, HONEST, LOG_LOOKS_OUTSIDE, LOOKS_OUTSIDE, MUTATES_ON_REFUSAL};
use toy::Toy;

cases::cases_in!(Toy, "tests/cases");
cases::given_in_any_order!(Toy, "tests/cases");

/// The problem of the only case of a text, which must fail.
#[track_caller]
fn problem(body: &str) -> String {
    let results = run_text::<Toy>(&format!("game last-stone\ncase \"It\"\n{body}"), "it.case");
    assert_eq!(results.len(), 1);
    results[0].problem.clone().expect("the case should fail")
}

#[track_caller]
fn fails(body: &str, because: &str) {
    let problem = problem(body);
    assert!(problem.contains(because), "failed for another reason: {problem}");
}

const AT_TURN: &str = "given\ncards two five\nheap 9\n";

#[test]
fn a_refused_answer_says_what_was_open() {
    let problem = problem(&format!("{AT_TURN}when\nfirst: take 4\nthen\nheap 5"));
    let expected = "it.case:7: refused: one, two or three stones are taken (rule 2.2)\n  \
                    the open question is take of first (rule 2.2): Take\n  \
                    first can answer: take 1 | take 2 | take 3";
    assert_eq!(problem, expected);
}

#[test]
fn lines_of_when_that_can_not_be_carried_out() {
    fails(
        &format!("{AT_TURN}when\nsecond: take 1\nthen\nheap 8"),
        "it.case:7: refused: this seat is not asked",
    );
    fails(&format!("{AT_TURN}when\nthird: take 1\nthen\nheap 8"), "expected one of first second, or chance");
    fails(&format!("{AT_TURN}when\nfirst: fly\nthen\nheap 8"), "`fly` is not an answer of this game");
    fails(&format!("{AT_TURN}when\nfirst: fly\nthen\nheap 8"), "first can answer: take 1 | take 2 | take 3");
    fails(&format!("{AT_TURN}when\nfirst take 1\nthen\nheap 8"), "it.case:7: expected `SEAT: ANSWER`");
    fails(&format!("{AT_TURN}when\nchance any 1\nthen\nheap 9"), "Chance was asked 0 times, not 1");
}

#[test]
fn positions_that_can_not_be_set_up() {
    fails("given\ncards two two\nthen\nheap 9", "it.case:4: there is one card of each");
    fails("given\nhand two\nthen\nheap 9", "it.case:4: `hand two` is not a line of `given` of this game");
    fails(
        "given\nheap 20\nthen\nheap 20",
        "it.case:2: the position of `given`: the engine contradicts itself",
    );
    fails("people 5\nthen\nheap 9", "it.case:3: the set-up: there is only the standard game");
    fails("game other\nthen\nheap 9", "it.case:3: this is a case of other, not of last-stone");
}

#[test]
fn each_claim_can_fail() {
    for (claim, because) in [
        ("asked second take", "expected asked second take, found asked first take"),
        ("asked first second take", "found asked first take"),
        ("asked first choose", "found asked first take"),
        ("legal first: take 4", "`take 4` is not legal: one, two or three"),
        ("illegal first: take 3", "`take 3` is legal"),
        ("refused first 2.2: take 3", "it was accepted"),
        ("refused first 2.1: take 4", "expected a refusal by rule 2.1, found: one, two"),
        ("refused second 2.2: take 1", "expected a refusal by rule 2.2, found: this seat"),
        ("answers first: take 1 | take 4", "not legal: take 4; legal as well: take 2 | take 3"),
        ("answers first: take 1 | take 2", "not legal: none; legal as well: take 3"),
        ("log \"Won\"", "expected an entry with \"Won\" in the log, found []"),
        ("over", "the game is not over"),
        ("view first has five", "expected \"five\" in the view"),
        ("view first lacks two", "expected no \"two\" in the view"),
        ("step-back first yes", "no step back is offered: there is nothing to take back"),
        ("heap 8", "`heap 8`: expected 8, found 9"),
        ("heaps 8", "neither a line of the runner's own nor a fact of this game; did you mean `heap`?"),
        ("legl first: take 1", "nor a fact of this game; did you mean `legal`?"),
        ("aside first tow", "`tow` is not known here: did you mean `two`?"),
        ("asked first tke", "there is no kind of question \"tke\"; did you mean `take`?"),
        ("not asked first", "asked first take"),
        ("not asked take", "asked first take"),
        ("not asked second first take", "asked first take"),
        ("not asked frist", "\"frist\" is neither a seat nor a kind of question; did you mean `first`?"),
        (
            "not asked frist take",
            "there is no seat \"frist\": expected one of first second, or chance; did you mean first?",
        ),
        ("question \"Keep\"", "expected \"Keep\" in the question, found \"Take\""),
        ("no question \"Take\"", "expected no \"Take\" in the question, found \"Take\""),
        ("question 1.2", "expected a question by rule 1.2, found take (rule 2.2)"),
        ("refused first 2.9: take 4", "the rules file has no rule 2.9"),
        ("view first has tow", "expected \"tow\" in the view, it is not there; did you mean `two`?"),
        ("view first lacks fiv", "nothing is called \"fiv\" in this game; did you mean `five`?"),
        ("setup refused 1.1", "the set-up is accepted"),
        ("given refused \"x\"", "the position of `given` is accepted"),
        ("view third has two", "there is no seat \"third\""),
        ("panic", "the engine panicked: the fact is too much"),
    ] {
        fails(&format!("{AT_TURN}then\n{claim}"), because);
    }
}

#[test]
fn all_that_differs_is_told() {
    let problem = problem(&format!(
        "{AT_TURN}then\nheap 8\nasked first take\npanic\nover\nwhen\nfirst: take 1\nthen\nheap 3"
    ));
    let lines: Vec<&str> = problem.lines().filter(|line| line.starts_with("it.case:")).collect();
    assert_eq!(
        lines,
        [
            "it.case:7: `heap 8`: expected 8, found 9",
            "it.case:9: the engine panicked: the fact is too much",
            "it.case:10: the game is not over"
        ],
        "{problem}"
    );
}

#[test]
fn a_refused_set_up_or_position_can_be_shown() {
    let holds = |body: &str| {
        let result = run_text::<Toy>(&format!("game last-stone\ncase \"It\"\n{body}"), "it.case").remove(0);
        assert_eq!(result.problem, None, "{body}");
    };
    holds("people 3\nthen\nsetup refused \"only the standard game\"");
    holds("given\ncards two two\nthen\ngiven refused \"one card of each\"");
    fails(
        "people 3\nthen\nsetup refused 1.1",
        "expected a refusal by rule 1.1, found: there is only the standard game",
    );
    fails(
        "people 3\nthen\nsetup refused \"cards\"",
        "expected a refusal with \"cards\", found: there is only",
    );
    fails("given\ncards two two\nthen\ngiven refused \"stones\"", "expected a refusal with \"stones\"");
    // A mistake in the file is not a refusal, and nothing can be said about what has not begun.
    fails("given\ncrds two two\nthen\ngiven refused \"crds\"", "did you mean `cards`?");
    fails("given\ncards two two\nthen\nsetup refused \"one card\"", "it.case:6: there is one card of each");
    fails(
        "people 3\nthen\nheap 3\nsetup refused \"only\"",
        "it.case:5: where the set-up or the position is refused",
    );
    fails("people 3\nwhen\nfirst: take 1\nthen\nsetup refused \"only\"", "it.case:5: where the set-up");
}

#[test]
fn misspelt_names_find_their_neighbours() {
    fails(
        "scenario standrd\nthen\nover",
        "it.case:3: there is no scenario \"standrd\": did you mean `standard`?",
    );
    fails("option speed slow\nthen\nover", "it.case:3: there is no option \"speed\": nothing is expected");
    fails("given\nheep 3\nthen\nover", "`heep` is not known here: did you mean `heap`?");
    fails("given\ncards two fvie\nthen\nover", "`fvie` is not known here: did you mean `five`?");
    fails(&format!("{AT_TURN}when\nfirts: take 1\nthen\nover"), "or chance; did you mean first?");
    fails(
        &format!("{AT_TURN}when\nfirst: tak 1\nthen\nover"),
        "`tak` is not known here: did you mean `take`?",
    );
}

#[test]
fn the_reference_is_made_from_the_types_and_checked_against_play() {
    let file = std::env::temp_dir().join(format!("longtable-reference-{}.md", std::process::id()));
    let marks = |name: &str| {
        let begin = format!("<!-- last-stone {name}: made from the code, LONGTABLE_BLESS=1 writes it -->");
        (begin, format!("<!-- end of last-stone {name} -->"))
    };
    let sections = [
        (
            "given",
            "| line | what it says |\n| --- | --- |\n| `cards CARD CARD` | Whose card is which. |\n| `heap N` | How many stones there are. |\n",
        ),
        (
            "questions",
            "| kind of question | what is asked | rule | answers |\n| --- | --- | --- | --- |\n\
             | `draw` | Which card the seat is dealt. | 1.1 | `draw CARD` |\n\
             | `heap` | How many stones there are. | 2.1 | `heap N` |\n\
             | `choose` | Keep or swap. | 1.2 | `choose CHOICE` |\n\
             | `take` | How many stones to take. | 2.2 | `take N` |\n",
        ),
        (
            "answers",
            "| line | what it says |\n| --- | --- |\n| `draw CARD` | An answer. |\n| `heap N` | An answer. |\n\
             | `choose CHOICE` | An answer. |\n| `take N` | An answer. |\n",
        ),
        (
            "facts",
            "| line | what must be true |\n| --- | --- |\n| `heap N` | A fact. |\n| `aside WORD CARD` | A fact. |\n\
             | `panic` | A fact. |\n",
        ),
        (
            "names",
            "| name | what stands there |\n| --- | --- |\n| `CARD` | `one`, `two`, `three`, `four`, `five`, `six` |\n\
             | `CHOICE` | `keep`, `swap` |\n",
        ),
    ];
    let text: String = sections
        .iter()
        .map(|(name, body)| {
            let (begin, end) = marks(name);
            format!("Before.\n{begin}\n{body}{end}\nAfter.\n")
        })
        .collect();
    let check = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
        check_reference::<Toy>(&file, cases.as_ref())
    };
    assert_eq!(check(&text), Ok(()));
    let old = check(&text.replace("`heap N` | How", "`heap M` | How")).unwrap_err();
    assert!(old.contains("is not what the code says") && old.contains("+ | `heap N` |"), "{old}");
    let missing = check(&text.replace("<!-- end of last-stone facts -->", "")).unwrap_err();
    assert!(missing.contains(" has no `<!-- last-stone facts"), "{missing}");
    std::fs::remove_file(&file).unwrap();
}

/// A toy that lists other answers than it has.
mod listed {
    use super::*;
    use kernel::Ask as _;

    #[test]
    fn answers_that_are_not_listed_and_lists_that_are_not_true_are_found() {
        let problems =
            cases::wrong_lists::<Toy>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases").as_ref(), |ask| {
                match ask.kind() {
                    "choose" => &["choose keep"],
                    "take" => &["take N", "heap N"],
                    "heap" => &["heap STONES"],
                    _ => &["draw CARD"],
                }
            });
        let problems = problems.unwrap_err();
        for expected in [
            "choose: `choose swap` is not listed",
            "take: `heap N` is listed, but never legal",
            "heap: `heap STONES` is no form of an answer",
        ] {
            assert!(problems.contains(expected), "{problems}");
        }
    }
}

#[test]
fn each_claim_can_fail_after_an_answer() {
    let last = "given\ncards two four\nheap 1\nwhen\nfirst: take 1\nthen\n";
    for (claim, because) in [
        ("not over", "the game is over: first last stone"),
        ("over second", "expected over second, found over first last stone"),
        ("over first higher card", "expected over first higher card"),
        ("asked first take", "but the game is over"),
        ("no log \"Won\"", "expected no entry with \"Won\""),
    ] {
        fails(&format!("{last}{claim}"), because);
    }
    fails(&format!("{AT_TURN}when\nfirst: take 1\nthen\nstep-back first no"), "a step back is offered");
    let twice = format!("{AT_TURN}when\nfirst: take 1\nthen\nlog \"Took\"\nwhen\nthen\nlog \"Took\"");
    fails(&twice, "it.case:12: expected an entry");
}

#[test]
fn a_case_is_rolled_back_and_run_again() {
    fn problem<const FAULT: u8>() -> Option<String> {
        let text = "game last-stone\ncase \"It\"\nwhen\nchance any\nfirst: choose keep\nthen\n\
                    asked second choose\nrefused first: choose keep";
        run_text::<Faulty<FAULT>>(text, "it.case").remove(0).problem
    }
    assert_eq!(problem::<HONEST>(), None);
    let outside = "it.case:2: run again after a roll-back, answer 1 leads to another position";
    assert_eq!(problem::<LOOKS_OUTSIDE>().as_deref(), Some(outside));
    let outside = "it.case:2: run again after a roll-back, the log is another one";
    assert_eq!(problem::<LOG_LOOKS_OUTSIDE>().as_deref(), Some(outside));
    let changed = "it.case:8: `choose keep` was refused, but changed the position";
    assert_eq!(problem::<MUTATES_ON_REFUSAL>().as_deref(), Some(changed));
}

#[test]
fn a_case_that_says_nothing_fails() {
    fails("when\nchance any", "it.case:2: the case says nothing");
    fails("then", "it.case:2: the case says nothing");
}

#[test]
fn a_failure_leaves_the_other_cases_alone() {
    let text = "game last-stone\ncase \"A\"\nthen\nover\ncase \"B\"\nthen\nnot over\n";
    let results = run_text::<Toy>(text, "it.case");
    assert_eq!(results.iter().map(|result| result.passed()).collect::<Vec<_>>(), [false, true]);
    assert_eq!((results[1].title.as_str(), results[1].line), ("B", 5));
}

#[test]
fn games_can_be_told_apart_before_anything_runs() {
    let cases = parse("game a\ncase \"A\"\nthen\nx\ncase \"B\"\ngame b\nthen\nx", "it.case").unwrap();
    let games: Vec<&str> = cases.iter().map(|case| case.header.game.as_str()).collect();
    assert_eq!(games, ["a", "b"]);
}

#[test]
fn odd_files_are_errors_and_no_panics() {
    for text in [
        "",
        "\0",
        "case",
        "case \"",
        "case \"\"",
        "case \"x\"",
        "given",
        "game",
        "game last-stone\ncase \"x\"\nthen\n:",
        "game last-stone\ncase \"x\"\nwhen\n:\n::\nthen\nlog \"",
        "game last-stone\ncase \"x\"\nthen\nview\nlog",
        "game last-stone\ncase \"x\"\nthen\nasked \u{1F9D9}\u{200D} \"",
        "game last-stone\ncase \"x\"\nthen\nrefused :",
        "game last-stone\ncase \"x\"\ngiven\nheap 99999999999\nthen\nover",
    ] {
        let results = run_text::<Toy>(text, "odd.case");
        assert!(results.iter().all(|result| !result.passed()), "{text:?}");
        assert!(!results.is_empty(), "{text:?}");
    }
}

#[test]
fn a_folder_without_cases_fails() {
    let empty = std::env::temp_dir().join(format!("longtable-no-cases-{}", std::process::id()));
    std::fs::create_dir_all(&empty).unwrap();
    assert_eq!(run_folder::<Toy>(&empty), Err("the folder has no case".to_owned()));
    std::fs::write(empty.join("a.case"), "game last-stone\ncase \"A\"\nthen\nover\n").unwrap();
    let problems = run_folder::<Toy>(&empty).unwrap_err();
    assert!(problems.contains("a.case:4: the game is not over"), "{problems}");
    assert!(problems.ends_with("0 passed, 1 failed"), "{problems}");
    std::fs::remove_dir_all(&empty).unwrap();
    assert!(run_folder::<Toy>(&empty).is_err());
}

#[test]
fn lines_that_depend_on_their_order_are_found() {
    let folder = std::env::temp_dir().join(format!("longtable-order-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let tried = |given: &str| {
        let text = format!("game last-stone\ncase \"A\"\ngiven\n{given}then\nover\n");
        std::fs::write(folder.join("a.case"), text).unwrap();
        cases::given_in_any_order::<Toy>(&folder)
    };
    assert_eq!(tried("heap 3\ncards two five\n"), Ok(1));
    // The toy's last heap counts.
    let problems = tried("heap 3\nheap 4\n").unwrap_err();
    assert!(
        problems.contains("a.case:2: case \"A\"\n  another position comes from: heap 4; heap 3"),
        "{problems}"
    );
    // Refused in any order.
    assert_eq!(tried("heap 3\ncards two two\n"), Ok(1));
    assert_eq!(tried("heap 3\n"), Err("no case of the folder has two lines of `given`".to_owned()));
    std::fs::remove_dir_all(&folder).unwrap();
}
