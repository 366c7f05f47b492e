//! Games that begin in the middle, on the toy game.

mod faulty;
#[path = "../../ai/tests/toy/mod.rs"]
mod toy;
#[path = "../../cases/tests/toy_cases/mod.rs"]
mod toy_cases;

use conformance::{Hidden, Runs, suite};
use faulty::{FORGETS_ON_SAVE, Faulty};
use kernel::{Game, Log};
use toy::Toy;

conformance::suite_from_the_middle!(Toy, "tests/last-stone", "../cases/tests/cases");

#[test]
fn a_fault_in_the_middle_of_a_game_is_found_and_names_its_beginning() {
    let here = |folder: &str| format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"));
    let runs = Runs::from_the_middle::<Toy>(
        &here("tests/last-stone"),
        Hidden::Something,
        &here("../cases/tests/cases"),
        1,
    )
    .unwrap();
    assert!(runs.begins.iter().any(|begin| begin.label.starts_with("frequent.case:4 (Few stones)")));
    assert!(runs.begins.iter().any(|begin| begin.label.starts_with("last-stone.case:")));
    // The faulty toy forgets something when it is saved.
    let failure = suite::saved_plays_on::<Faulty<FORGETS_ON_SAVE>>(&Runs { begins: faulty(&runs), ..runs })
        .unwrap_err();
    let told = failure.to_string();
    assert!(told.contains("saved and loaded it is another position"), "{told}");
    assert!(told.contains("from frequent.case:") || told.contains("from last-stone.case:"), "{told}");
}

/// The same beginnings with positions of the faulty toy.
fn faulty(runs: &Runs) -> Vec<suite::Begin> {
    let setup = Toy::setup("standard", None, &[]).expect("the toy has a standard game");
    let first = Faulty::<FORGETS_ON_SAVE>::new(&setup, &mut Log::off()).expect("the game begins");
    let position = serde_json::to_string(&first).expect("a position can be written");
    runs.begins.iter().map(|begin| suite::Begin { position: position.clone(), ..begin.clone() }).collect()
}

#[test]
fn a_position_that_is_refused_is_told_with_its_lines() {
    let folder = std::env::temp_dir().join(format!("longtable-frequent-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("frequent.case"), "game last-stone\ncase \"A\"\ngiven\ncards two two\n")
        .unwrap();
    let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/../cases/tests/cases");
    let refused = Runs::from_the_middle::<Toy>(&folder.display().to_string(), Hidden::Something, cases, 1);
    let told = refused.unwrap_err().to_string();
    assert!(told.starts_with("frequent.case:2: there is one card of each\n  cards two two"), "{told}");
    std::fs::remove_dir_all(&folder).unwrap();
}
