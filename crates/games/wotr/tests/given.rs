//! In which order the lines of `given` stand does not matter, and what can't be is refused in the words of the game.
#![allow(clippy::unwrap_used)]

use cases::CaseGame;
use kernel::Game;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use wotr::State;
use wotr::cases::Given;

/// The scenario and the lines of `given` of a case.
struct Position {
    title: String,
    scenario: String,
    given: Vec<Given>,
}

impl Position {
    fn build(&self, given: &[Given]) -> Result<State, String> {
        let setup = State::setup(&self.scenario, None, &[]).unwrap();
        let lines: Vec<(usize, Given)> = given.iter().cloned().enumerate().collect();
        State::position(&setup, &lines).map_err(|fault| fault.what)
    }
}

/// The positions of a case file.
fn positions(text: &str) -> Vec<Position> {
    let (mut all, mut default, mut in_given) = (Vec::<Position>::new(), "two-player".to_owned(), false);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let word = line.split(' ').next().unwrap_or_default();
        match (word, all.last_mut()) {
            ("case", _) => {
                in_given = false;
                let (title, scenario) = (line.to_owned(), default.clone());
                all.push(Position { title, scenario, given: Vec::new() });
            }
            ("scenario", None) => default = line["scenario ".len()..].to_owned(),
            ("scenario", Some(case)) => case.scenario = line["scenario ".len()..].to_owned(),
            ("given", Some(_)) if line == "given" => in_given = true,
            ("when" | "then", _) if line == word => in_given = false,
            (_, Some(case)) if in_given => case.given.push(kernel::words::from_words(line).unwrap()),
            _ => {}
        }
    }
    all
}

#[test]
fn the_order_of_lines_does_not_matter() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../cases/wotr");
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(12);
    let mut seen = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for case in positions(&text).into_iter().filter(|case| case.given.len() > 1) {
            let first = case.build(&case.given);
            let mut given = case.given.clone();
            given.reverse();
            for _ in 0..8 {
                assert!(case.build(&given) == first, "{}: {given:?}", case.title);
                given.shuffle(&mut rng);
            }
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen} cases");
}

/// Two lines of which neither order is better are refused, in both orders; so is what can't be.
#[test]
fn what_can_not_be_is_refused_in_words() {
    for (scenario, lines, expected) in [
        (
            "two-player",
            "at bree 1 character strider\nat dale 1 character strider",
            "strider can't be in two places",
        ),
        ("two-player", "gone boromir\nat dale 1 character boromir", "boromir can't be in two places"),
        ("two-player", "companions gimli\nat dale 1 character gimli", "gimli can't be in two places"),
        (
            "two-player",
            "control shadow edoras\ncontrol free-peoples edoras",
            "both sides are said to control edoras",
        ),
        ("two-player", "politics rohan 2 no\nat-war rohan", "another line keeps rohan out of the war"),
        ("two-player", "politics rohan 2 no\nactive rohan", "another line makes rohan passive"),
        ("two-player", "politics rohan 0 no\nturn 2", "a passive Nation is never At War: rohan (rule 20.9)"),
        ("two-player", "turn 2\nturn 3", "another line says otherwise"),
        ("four-player", "leads gondor\nleads rohan", "another line names another Leading Player of the side"),
        (
            "two-player",
            "at dale 1 regular north\nat dale 1 regular sauron",
            "units of both sides are in dale (rule 20.3)",
        ),
        ("two-player", "at dale 1 leader north\nturn 2", "a Leader is in dale without a unit (rule 8.1)"),
        (
            "two-player",
            "inside erebor 1 regular dwarves\nturn 2",
            "nobody besieges those inside erebor (rule 9.10.2)",
        ),
        (
            "two-player",
            "at dale 6 regular north\nat dale 5 regular gondor",
            "more than ten units of a side are in dale (rule 8.2)",
        ),
        (
            "two-player",
            "dice free-peoples event event event event event event\nused free-peoples 1",
            "more than the 6 Action dice of free-peoples (rule 1.2)",
        ),
        ("two-player", "rings shadow 2\nrings free-peoples 2", "there are 3 Elven Rings"),
        ("two-player", "guide meriadoc\nturn 2", "the Guide is a Companion of the highest Level (rule 11.2)"),
        (
            "two-player",
            "guide -\nturn 2",
            "Gollum is the Guide only if no Companion is left in the Fellowship (rule 11.2)",
        ),
        ("two-player", "guide strider\ncompanions gimli", "strider is not in the Fellowship"),
        ("two-player", "removed eye eye eye eye\npool eye", "there are not so many tiles"),
        (
            "two-player",
            "hand shadow grond-hammer-of-the-underworld\nstep event shadow grond-hammer-of-the-underworld",
            "grond-hammer-of-the-underworld can't be played",
        ),
        ("two-player", "revealed\nstep move-fellowship", "no-a-revealed-fellowship-cant-move (rule 11.5.5)"),
        ("two-player", "revealed\nstep reveal", "the Fellowship is Revealed already"),
        ("two-player", "turn 2\nstep hits field dale free-peoples 1", "no Army of free-peoples is in dale"),
        ("three-player", "turn 2\nlast-army dale", "no Army of the Free Peoples is in dale"),
        ("three-player", "turn 2\nlast-nation sauron", "sauron is no Nation of the Free Peoples"),
    ] {
        let mut given: Vec<Given> =
            lines.lines().map(|line| kernel::words::from_words(line).unwrap()).collect();
        let case = Position { title: lines.to_owned(), scenario: scenario.to_owned(), given: given.clone() };
        for _ in 0..2 {
            let refused = case.build(&given).err().unwrap_or_default();
            assert!(refused.starts_with(expected), "{lines}: {refused:?}, not {expected:?}");
            given.reverse();
        }
    }
}
