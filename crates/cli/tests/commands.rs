//! `games`, `rules`, `simulate`, `case`, and wrong arguments.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{file, folder, game, game_info, longtable};
use serde_json::Value;

#[test]
fn games_are_listed() {
    let ran = longtable(&["games"]);
    assert_eq!(ran.code, 0);
    let info = game_info();
    assert!(ran.out.contains(info["name"].as_str().unwrap()));
    for scenario in info["scenarios"].as_array().unwrap() {
        assert!(ran.out.contains(scenario["id"].as_str().unwrap()), "{}", ran.out);
    }
}

#[test]
fn rules_are_listed_and_quoted() {
    let game = game();
    let list = longtable(&["rules", &game]);
    assert_eq!(list.code, 0);
    let number = list.out.lines().next().unwrap().split_whitespace().next().unwrap().to_owned();
    let rule = longtable(&["rules", &game, &number]);
    assert_eq!(rule.code, 0, "{}", rule.err);
    assert!(rule.out.starts_with(&format!("Rule {number}")), "{}", rule.out);

    // Rules below a rule are shown with it, in readable lines.
    let numbers: Vec<&str> = list.out.lines().map(|line| line[..12.min(line.len())].trim()).collect();
    let below = |above: &str| numbers.iter().find(|number| number.starts_with(&format!("{above}."))).copied();
    let (above, below) = numbers.iter().find_map(|number| Some((*number, below(number)?))).unwrap();
    let rule = longtable(&["rules", &game, above]);
    assert!(rule.out.contains(&format!("\n  {below}  ")), "{}", rule.out);
    assert!(rule.out.lines().all(|line| line.chars().count() <= 100), "{}", rule.out);

    let missing = longtable(&["rules", &game, "9999.1"]);
    assert_eq!(missing.code, 1);
    assert_eq!(missing.err, format!("longtable: there is no rule \"9999.1\" in {game}\n"));
}

#[test]
fn wrong_arguments_are_told_apart_from_failures() {
    let game = game();
    let unknown = longtable(&["play", "no-such-game"]);
    assert_eq!(unknown.code, 2);
    assert!(
        unknown.err.starts_with("longtable: there is no game \"no-such-game\"; there are: "),
        "{}",
        unknown.err
    );
    assert!(unknown.err.contains(&game));

    assert_eq!(longtable(&["fly"]).code, 2);
    assert_eq!(longtable(&["play"]).code, 2);
    assert_eq!(longtable(&["play", &game, "--scenario", "no-such-scenario"]).code, 2);
    assert_eq!(longtable(&["simulate", &game, "--players", "nobody"]).code, 2);
    assert_eq!(longtable(&["simulate", &game, "--games", "0"]).code, 2);
    assert_eq!(longtable(&["simulate", &game, "--out", "results.txt"]).code, 2);
    assert_eq!(longtable(&["replay", "no-such-file"]).code, 1);
}

#[test]
fn every_command_shows_an_example() {
    for command in ["games", "play", "simulate", "replay", "case", "rules", "pack", "pipe"] {
        let ran = longtable(&[command, "--help"]);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Example"), "{command}: {}", ran.out);
    }
}

fn simulate(more: &[&str]) -> Value {
    let game = game();
    let mut args =
        vec!["simulate", &game, "--games", "6", "--players", "random", "--seed", "7", "--json", "--quiet"];
    args.extend(more);
    let ran = longtable(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 1, "only one object: {}", ran.out);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn simulations_report_in_one_shape() {
    let report = simulate(&[]);
    assert_eq!(report["game"], game());
    assert_eq!(report["scenario"], game_info()["scenarios"][0]["id"]);
    assert_eq!(report["games"], 6);
    for number in ["answers", "chance_answers", "seconds", "answers_per_second", "games_per_second"] {
        assert!(report[number].is_number(), "{number}: {report}");
    }
    let games: u64 = report["outcomes"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|endings| endings.as_object().unwrap().values())
        .map(|n| n.as_u64().unwrap())
        .sum();
    assert_eq!(games, 6);
    assert_eq!(report["players"]["random"]["games"], 6);
    assert_eq!(report["players"]["random"]["rate"], Value::Null, "a player always wins against itself");
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let folder = folder("the_same_seed");
    let (one, two) = (file(&folder, "one.csv"), file(&folder, "two.csv"));
    let a = simulate(&["--threads", "1", "--out", &one]);
    let b = simulate(&["--threads", "2", "--out", &two]);
    for counted in ["answers", "chance_answers", "length", "outcomes", "players", "scenarios"] {
        assert_eq!(a[counted], b[counted], "{counted}");
    }
    let csv = std::fs::read_to_string(one).unwrap();
    assert_eq!(csv, std::fs::read_to_string(two).unwrap());
    assert_eq!(csv.lines().count(), 7);

    let lines = file(&folder, "games.jsonl");
    simulate(&["--out", &lines]);
    for line in std::fs::read_to_string(lines).unwrap().lines() {
        assert!(serde_json::from_str::<Value>(line).unwrap()["answers"].is_number());
    }
}

#[test]
fn all_scenarios_are_simulated() {
    let report = simulate(&["--scenario", "all"]);
    let scenarios = game_info()["scenarios"].as_array().unwrap().len();
    assert_eq!(report["scenario"], "all");
    assert_eq!(report["games"], 6 * scenarios);
    assert_eq!(report["scenarios"].as_object().unwrap().len(), scenarios);
}

#[test]
fn players_are_compared() {
    let game = game();
    let ran = longtable(&[
        "simulate",
        &game,
        "--games",
        "4",
        "--players",
        "random,search:2",
        "--swap",
        "--seed",
        "1",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("95 % interval"), "{}", ran.out);
    assert!(ran.out.contains("search:2"), "{}", ran.out);
    assert!(ran.out.contains("answers a second"), "{}", ran.out);

    let wrong = longtable(&["simulate", &game, "--players", &vec!["random"; 50].join(",")]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.starts_with("longtable: 50 players for "), "{}", wrong.err);
}

#[test]
fn cases_pass_and_fail() {
    let folder = folder("cases_pass_and_fail");
    let game = game();
    std::fs::create_dir(folder.join("deeper")).unwrap();
    let good = format!("game {game}\n\ncase \"begins\"\nthen\n  not over\n");
    std::fs::write(folder.join("deeper/good.case"), &good).unwrap();
    let all = folder.to_str().unwrap().to_owned();

    let ran = longtable(&["case", &all]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "1 passed, 0 failed\n"), "{}", ran.err);
    let ran = longtable(&["case", &all, "--verbose"]);
    assert!(ran.out.starts_with("passed: begins ("), "{}", ran.out);

    let bad = file(&folder, "bad.case");
    std::fs::write(&bad, format!("{good}\ncase \"is over at once\"\nthen\n  over\n")).unwrap();
    let ran = longtable(&["case", &all]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("failed: is over at once"), "{}", ran.out);
    assert!(ran.out.contains(&format!("{bad}:9: ")), "{}", ran.out);
    assert!(ran.out.ends_with("\n2 passed, 1 failed\n"), "{}", ran.out);

    let unknown = file(&folder, "unknown.case");
    std::fs::write(&unknown, "game champion\ncase \"x\"\nthen\n  not over\n").unwrap();
    let ran = longtable(&["case", &unknown, &file(&folder, "no-such-file.case")]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("there is no game \"champion\": did you mean `champions`?"), "{}", ran.out);
    assert!(ran.out.ends_with("\n0 passed, 2 failed\n"), "{}", ran.out);
}

#[test]
fn no_case_is_a_failure() {
    let folder = folder("no_case");
    let ran = longtable(&["case", folder.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, "0 passed, 0 failed\n"));
    assert_eq!(ran.err, "longtable: there is no case\n");
}
