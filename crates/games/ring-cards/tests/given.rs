//! Lines of `given`: their order has no meaning, and an impossible position is refused in the words of the game.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use cases::{CaseFault, CaseGame};
use kernel::{Game, words};
use ring_cards::State;
use ring_cards::cases::Given;

fn position(scenario: &str, lines: &[(usize, &str)]) -> Result<State, CaseFault> {
    let setup = State::setup(scenario, None, &[]).unwrap();
    let read = |(line, text): &(usize, &str)| (*line, words::from_words(text).unwrap());
    let given: Vec<(usize, Given)> = lines.iter().map(read).collect();
    State::position(&setup, &given)
}

#[test]
fn cards_in_a_line_may_be_named_in_any_order() {
    let of = |line: &str| position("trilogy", &[(1, line)]).unwrap();
    assert_eq!(of("hand frodo gimli eomer riders-of-rohan"), of("hand frodo riders-of-rohan gimli eomer"));
    assert_eq!(of("reserve mordor-orcs gimli mordor-orcs"), of("reserve gimli mordor-orcs mordor-orcs"));
}

/// Why lines that can't go together are refused, whichever comes first.
fn refused(scenario: &str, lines: &[&str]) -> String {
    let numbered: Vec<(usize, &str)> = lines.iter().enumerate().map(|(n, line)| (n + 1, *line)).collect();
    let backwards: Vec<(usize, &str)> = numbered.iter().rev().copied().collect();
    let said = |lines: &[(usize, &str)]| position(scenario, lines).expect_err(&format!("{lines:?}")).what;
    assert_eq!(said(&numbered), said(&backwards));
    said(&numbered)
}

#[test]
fn two_lines_that_contradict_each_other_are_refused() {
    for (lines, said) in [
        (["round 2", "round 3"], "another line says otherwise of the round"),
        (["start frodo", "start aragorn"], "another line says otherwise of the starting player"),
        (["start frodo", "start-slot 1"], "`start` and `start-slot` name two starting players"),
        (["corruption 2", "corruption 3"], "another line says otherwise of the corruption"),
        (["ring frodo yes", "ring frodo no"], "another line says otherwise of that Ring token"),
        (["step turn frodo", "step combat"], "another line says otherwise of the step"),
        (["battleground moria", "scored free moria"], "another line says otherwise of moria"),
        (
            ["battleground moria", "battleground-without-defence moria"],
            "another line says otherwise of moria",
        ),
        (["scored free moria", "scored shadow moria"], "another line says otherwise of moria"),
        (["path bag-end", "paths-out bag-end"], "another line says otherwise of bag-end"),
        (["path bag-end", "path weathertop"], "only one path can be active"),
        (["path weathertop", "last-path 3"], "the active path, of number 2, is the one activated last"),
        (["last-path 2", "last-path 3"], "another line says otherwise of the path activated last"),
        (["top frodo gimli", "top frodo eomer"], "another line says otherwise of the top of that draw deck"),
        (["hand frodo gimli", "reserve gimli"], "there are no more copies of gimli"),
        (["deck frodo gimli", "top frodo eomer"], "eomer is not in that draw deck"),
    ] {
        assert_eq!(refused("trilogy", &lines), said, "{lines:?}");
    }
    let tokens = ["path bag-end", "tokens path attack 1", "tokens path attack 2"];
    assert_eq!(refused("trilogy", &tokens), "another line says otherwise of those tokens");
}

#[test]
fn lines_that_say_the_same_twice_are_fine() {
    let lines = [(1, "round 2"), (2, "path bag-end"), (3, "top frodo gimli")];
    let twice = [lines, lines].concat();
    assert_eq!(position("trilogy", &twice).unwrap(), position("trilogy", &lines).unwrap());
    position("three-player-duel", &[(1, "start gandalf"), (2, "start-slot 2")]).unwrap();
}

#[test]
fn a_position_that_cannot_be_is_refused_in_the_words_of_the_game() {
    for (scenario, lines, said) in [
        (
            "trilogy",
            vec!["path bag-end", "at path mordor-orcs"],
            "mordor-orcs is an army, which never goes to a path (rule 7.3.1)",
        ),
        (
            "trilogy",
            vec!["reserve mordor-orcs", "on mordor-orcs fell-beast"],
            "mordor-orcs is not a character, and items lie on no others (rule 7.5.5)",
        ),
        (
            "trilogy",
            vec!["reserve the-reaver", "on the-reaver sting"],
            "sting lies on characters of its own side only (rule 7.5.1)",
        ),
        ("trilogy", vec!["on gimli dwarven-axe"], "gimli is not in play"),
        (
            "trilogy",
            vec!["at path gimli"],
            "that location is not active; name it with `path` or `battleground`",
        ),
        (
            "trilogy",
            vec!["tokens battleground moria attack 1"],
            "that location is not active; name it with `path` or `battleground`",
        ),
        ("trilogy", vec!["reserve sting"], "sting is neither an army nor a character; use `on` for items"),
        ("trilogy", vec!["hand frodo boromir"], "boromir does not belong to that seat"),
        (
            "trilogy",
            vec!["card-tokens 1", "reserve gorbag-and-shagrat"],
            "Gorbag & Shagrat have tokens only at a location (rule 9.6.2)",
        ),
        ("trilogy", vec!["played mordor-orcs"], "mordor-orcs may be played again in a round (rule 7.1.4)"),
        (
            "trilogy",
            vec!["passed frodo aragorn", "passed witch-king saruman"],
            "everybody has passed, so the Action step is over (rule 5.6)",
        ),
        (
            "trilogy",
            vec!["step activate path bag-end", "path bag-end"],
            "bag-end can't be activated: it is not in the path deck",
        ),
        (
            "trilogy",
            vec!["step activate battleground moria", "battleground moria"],
            "moria can't be activated: it is in no deck and no scoring area",
        ),
        ("trilogy", vec!["step fight path"], "there is no combat at a location that is not active"),
        (
            "trilogy",
            vec!["step location", "last-path 9"],
            "there is no path of number 10 for the next Location step",
        ),
        (
            "trilogy",
            vec!["step draw", "path crack-of-doom"],
            "there is no path of number 10 for the next Location step",
        ),
        ("fellowship-of-the-ring", vec!["round 7"], "expected a number from 1 to 6"),
        ("fellowship-of-the-ring", vec!["battleground umbar"], "umbar is not in this scenario"),
        ("fellowship-of-the-ring", vec!["path crack-of-doom"], "crack-of-doom is not in this scenario"),
        (
            "fellowship-of-the-ring",
            vec!["ring gandalf yes"],
            "there are no Ring tokens in this scenario (rule 8.5.3)",
        ),
    ] {
        assert_eq!(refused(scenario, &lines), said, "{lines:?}");
    }
}

#[test]
fn a_last_path_that_is_not_active_any_more_has_had_its_combat() {
    let ended = |scenario, lines: &[(usize, &str)]| position(scenario, lines).unwrap().outcome().is_some();
    assert!(ended("trilogy", &[(1, "last-path 9"), (2, "step victory")]));
    assert!(ended("fellowship-of-the-ring", &[(1, "last-path 6"), (2, "step victory")]));
    assert!(!ended("trilogy", &[(1, "last-path 6"), (2, "step victory")]));
}
