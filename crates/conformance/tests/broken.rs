//! Each property fails on a game that lacks it, and says why.

mod faulty;
#[path = "../../ai/tests/toy/mod.rs"]
mod toy;

use conformance::suite::*;
use faulty::*;
use std::fs;
use std::path::{Path, PathBuf};

/// More seeds than usual: the toy's games are short.
fn runs() -> Runs {
    Runs { seeds: 0..20, limit: 500, ..Runs::new("", Hidden::Something) }
}

/// Asserts that a property fails, for this reason.
#[track_caller]
fn fails(result: Result<(), Failure>, because: &str) {
    let failure = result.expect_err("the fault should be found").to_string();
    assert!(failure.contains(because), "found for another reason: {failure}");
}

#[test]
fn without_a_fault_everything_holds() {
    for property in [
        random_play_ends::<Faulty<HONEST>>,
        legal_is_exact::<Faulty<HONEST>>,
        check_holds::<Faulty<HONEST>>,
        saved_plays_on::<Faulty<HONEST>>,
        clone_is_apart::<Faulty<HONEST>>,
        journal_is_the_game::<Faulty<HONEST>>,
        rolls_back::<Faulty<HONEST>>,
        imagine_keeps_what_is_known::<Faulty<HONEST>>,
        nothing_hidden_leaks::<Faulty<HONEST>>,
        step_back_is_fair::<Faulty<HONEST>>,
        outlives_corrections::<Faulty<HONEST>>,
    ] {
        must_hold(property(&runs()));
    }
}

#[test]
fn p01_finds_play_that_does_not_end_or_can_not_go_on() {
    fails(random_play_ends::<Faulty<ENDLESS>>(&runs()), "no end within 500 answers");
    fails(random_play_ends::<Faulty<STUCK>>(&runs()), "is asked and has no legal answer");
    fails(random_play_ends::<Faulty<NO_OUTCOME>>(&runs()), "there is no question and no outcome");
    let broken = random_play_ends::<Faulty<BREAKS>>(&runs());
    fails(broken.clone(), "a stone is lost");
    fails(broken, "stack: [Turn(0)]");
}

#[test]
fn p02_finds_lists_that_are_not_exact() {
    fails(legal_is_exact::<Faulty<LISTS_TOO_LITTLE>>(&runs()), "but not listed");
    fails(legal_is_exact::<Faulty<LISTS_TOO_MUCH>>(&runs()), "listed");
    fails(legal_is_exact::<Faulty<LISTS_TWICE>>(&runs()), "is listed twice");
    fails(legal_is_exact::<Faulty<ALLOWS_ANYBODY>>(&runs()), "but not listed");
}

#[test]
fn p02_finds_refusals_that_change_something_or_cite_nothing() {
    fails(legal_is_exact::<Faulty<MUTATES_ON_REFUSAL>>(&runs()), "changed the position");
    fails(legal_is_exact::<Faulty<CITES_NOTHING>>(&runs()), "the rules file has no rule \"9.9\"");
}

#[test]
fn p03_finds_a_check_that_fails() {
    let result = check_holds::<Faulty<CHECK_FAILS>>(&runs());
    fails(result.clone(), "check: a card has gone");
    fails(result, "after answer 6");
}

#[test]
fn p04_finds_what_is_not_saved() {
    fails(saved_plays_on::<Faulty<FORGETS_ON_SAVE>>(&runs()), "saved and loaded it is another position");
}

#[test]
fn p05_finds_what_clones_share() {
    fails(clone_is_apart::<Faulty<SHARES>>(&runs()), "playing on with a clone changed the original");
}

#[test]
fn p06_and_p07_find_what_comes_from_outside() {
    fails(journal_is_the_game::<Faulty<LOOKS_OUTSIDE>>(&runs()), "hash");
    fails(rolls_back::<Faulty<LOOKS_OUTSIDE>>(&runs()), "the position of the same game is another one");
    let drifting = journal_is_the_game::<Faulty<LOG_LOOKS_OUTSIDE>>(&runs());
    fails(drifting, "the log of the same game is another one");
    fails(rolls_back::<Faulty<LOG_LOOKS_OUTSIDE>>(&runs()), "the log of the same game is another one");
}

#[test]
fn p08_finds_imagination_that_peeks_sleeps_or_forgets() {
    let known = imagine_keeps_what_is_known::<Faulty<IMAGINE_PEEKS>>(&runs());
    fails(known, "imagining depends on what the seat can't know");
    fails(imagine_keeps_what_is_known::<Faulty<IMAGINE_SLEEPS>>(&runs()), "no seat's view ever varied");
    let known = imagine_keeps_what_is_known::<Faulty<IMAGINE_FORGETS>>(&runs());
    fails(known, "imagining changed what the seat knows: the view");
    let open = Runs { hidden: Hidden::Nothing, ..runs() };
    fails(imagine_keeps_what_is_known::<Faulty<HONEST>>(&open), "nothing is hidden");
}

#[test]
fn p08_and_p09_find_a_view_that_leaks() {
    fails(imagine_keeps_what_is_known::<Faulty<LEAKS_IN_VIEW>>(&runs()), "what the seat knows: the view");
    fails(nothing_hidden_leaks::<Faulty<LEAKS_IN_VIEW>>(&runs()), "looks different: the view");
}

#[test]
fn p09_finds_leaks_beside_the_view() {
    must_hold(imagine_keeps_what_is_known::<Faulty<LEAKS_IN_LOG>>(&runs()));
    fails(nothing_hidden_leaks::<Faulty<LEAKS_IN_LOG>>(&runs()), "but the log tells them apart");
    must_hold(imagine_keeps_what_is_known::<Faulty<LEAKS_IN_TEXT>>(&runs()));
    fails(nothing_hidden_leaks::<Faulty<LEAKS_IN_TEXT>>(&runs()), "the log:");
    must_hold(imagine_keeps_what_is_known::<Faulty<LEAKS_IN_CANDIDATES>>(&runs()));
    fails(nothing_hidden_leaks::<Faulty<LEAKS_IN_CANDIDATES>>(&runs()), "looks different: the candidates");
}

#[test]
fn p09_and_p10_find_a_revelation_that_nobody_is_told_of() {
    fails(nothing_hidden_leaks::<Faulty<FORGETS_TO_REVEAL>>(&runs()), "brought something hidden up");
    fails(step_back_is_fair::<Faulty<FORGETS_TO_REVEAL>>(&runs()), "learnt something");
}

#[test]
fn p10_finds_step_backs_that_are_never_offered() {
    fails(step_back_is_fair::<Faulty<REVEALS_ALWAYS>>(&runs()), "a step back was never offered");
}

#[test]
fn a_panic_of_a_game_still_fails() {
    let panicked = std::panic::catch_unwind(|| random_play_ends::<Faulty<PANICS>>(&runs()));
    assert!(panicked.is_err());
}

/// A folder for one test's data files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("longtable-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn runs(&self) -> Runs {
        Runs { folder: self.0.clone(), ..runs() }
    }

    fn blessing(&self) -> Runs {
        Runs { bless: true, ..self.runs() }
    }

    /// Replaces something in a data file.
    fn change(&self, name: &str, from: &str, to: &str) {
        let path = self.0.join(name);
        let text = fs::read_to_string(&path).expect("the file is there");
        assert!(text.contains(from), "{text}");
        fs::write(path, text.replace(from, to)).expect("the file can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn p11_finds_another_number_of_positions() {
    let folder = Folder::new("perft");
    fails(perft::<Faulty<HONEST>>(&folder.runs()), "perft.txt can't be read");
    must_hold(perft::<Faulty<HONEST>>(&folder.blessing()));
    must_hold(perft::<Faulty<HONEST>>(&folder.runs()));
    fails(perft::<Faulty<LISTS_TOO_LITTLE>>(&folder.runs()), "positions, found");
    // Blessing again changes nothing.
    let text = fs::read_to_string(folder.0.join("perft.txt")).unwrap();
    must_hold(perft::<Faulty<HONEST>>(&folder.blessing()));
    assert_eq!(fs::read_to_string(folder.0.join("perft.txt")).unwrap(), text);
}

#[test]
fn p11_counts_by_hand() {
    let folder = Folder::new("perft-by-hand");
    fs::create_dir_all(&folder.0).unwrap();
    // Six cards for one player, five for the other, four heaps; then either player keeps or swaps.
    let lines = "standard 2 1 0 1 6\nstandard 2 1 0 2 30\nstandard 2 1 0 3 120\nstandard 2 1 0 4 480\n";
    fs::write(folder.0.join("perft.txt"), lines).unwrap();
    must_hold(perft::<Faulty<HONEST>>(&folder.runs()));
    for (line, because) in [
        ("standard 2 1 0 2 31", "the file says 31 positions, found 30"),
        ("standard 3 1 0 2 30", "the set-up is refused"),
        ("other 2 1 0 2 30", "there is no such scenario"),
        ("standard 2 1 90 2 30", "the game ends before the start"),
        ("standard 2 1 0 12 30", "more than 200000 positions"),
        ("standard 2 1 0 2", "perft.txt:1: expected scenario"),
        ("# nothing", "perft.txt has no line"),
    ] {
        fs::write(folder.0.join("perft.txt"), line).unwrap();
        fails(perft::<Faulty<HONEST>>(&folder.runs()), because);
    }
}

#[test]
fn p12_finds_another_end() {
    let folder = Folder::new("journals");
    fails(recorded_journals::<Faulty<HONEST>>(&folder.runs()), "scenario standard has no recorded journal");
    must_hold(recorded_journals::<Faulty<HONEST>>(&folder.blessing()));
    must_hold(recorded_journals::<Faulty<HONEST>>(&folder.runs()));
    fails(recorded_journals::<Faulty<LOOKS_OUTSIDE>>(&folder.runs()), "the journal says");
    assert!(Path::exists(&folder.0.join("standard-2.journal")));
}

#[test]
fn p12_wants_the_end_hash_and_this_version_of_the_rules() {
    let folder = Folder::new("journals-changed");
    must_hold(recorded_journals::<Faulty<HONEST>>(&folder.blessing()));
    folder.change("standard-2.journal", "\"rules\":1", "\"rules\":0");
    fails(recorded_journals::<Faulty<HONEST>>(&folder.runs()), "rules version 0");
    must_hold(recorded_journals::<Faulty<HONEST>>(&folder.blessing()));
    must_hold(recorded_journals::<Faulty<HONEST>>(&folder.runs()));
    folder.change("standard-2.journal", "\"hash\":\"", "\"hash\":\"0");
    fails(recorded_journals::<Faulty<HONEST>>(&folder.runs()), "the journal says");
    // A journal of this version is never overwritten: it shows that the game has changed.
    fails(recorded_journals::<Faulty<HONEST>>(&folder.blessing()), "the journal says");
    let path = folder.0.join("standard-2.journal");
    let text = fs::read_to_string(&path).unwrap();
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("{\"check\"")).collect();
    fs::write(&path, kept.join("\n")).unwrap();
    fails(recorded_journals::<Faulty<HONEST>>(&folder.runs()), "does not end with");
}

#[test]
fn p13_finds_what_does_not_outlive_a_correction() {
    let forgets = outlives_corrections::<Faulty<FORGETS_ON_SAVE>>(&runs());
    fails(forgets, "saved as a snapshot and read, ");
}
