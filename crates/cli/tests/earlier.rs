//! What earlier programs wrote can still be opened.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "common/mod.rs"]
mod common;
#[path = "earlier/record.rs"]
mod record;
#[path = "common/server.rs"]
mod server;

use common::{folder, longtable};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;
use server::{Person, Serving};
use std::path::{Path, PathBuf};

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier")
}

/// The folders, one for each earlier version.
fn versions() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(home()).unwrap().map(|entry| entry.unwrap().path());
    let mut versions: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    versions.sort();
    assert!(!versions.is_empty());
    versions
}

#[test]
fn record() {
    if let Ok(name) = std::env::var("LONGTABLE_RECORD") {
        match std::env::var("LONGTABLE_GAMES") {
            Ok(named) => record::record(&home().join(name), &named.split(',').collect::<Vec<_>>()),
            Err(_) => record::record(&home().join(name), &record::all()),
        }
    }
}

#[test]
fn stores_of_earlier_versions_are_opened_and_their_tables_go_on() {
    for version in versions() {
        let name = version.file_name().unwrap().to_str().unwrap();
        let left: Value =
            serde_json::from_str(&std::fs::read_to_string(version.join("tables.json")).unwrap()).unwrap();
        let data = folder(&format!("earlier-{name}"));
        std::fs::copy(version.join("longtable.sqlite"), data.join("longtable.sqlite")).unwrap();
        // Twice: what the first start writes must be opened again.
        for start in 0..2 {
            let serving = Serving::start(&data, &[]);
            let mut ann = Person::with_token(&serving.url, left["token"].as_str().unwrap());
            let mut rng = StdRng::seed_from_u64(3);
            for table in left["tables"].as_array().unwrap() {
                look(&mut ann, table, start, &mut rng);
            }
            assert_eq!(ann.get("/api/decks").as_array().unwrap().len(), 1);
            assert_eq!(serving.stop(), Some(0));
        }
        let problems = longtable(&["problems", "--data", data.to_str().unwrap()]);
        assert_eq!((problems.code, problems.out.contains("stopped")), (0, false), "{}", problems.out);
    }
}

/// Looks at one table as it was left, and gives some more answers.
fn look(ann: &mut Person, left: &Value, start: usize, rng: &mut StdRng) {
    let id = left["id"].as_str().unwrap();
    let info = ann.get(&format!("/api/tables/{id}"));
    let state = ann.get(&format!("/api/tables/{id}/state"));
    // Where the rules have been corrected since, some answers may be asked again. They are listed.
    let again = asked_again(&info);
    let number = state["number"].as_u64().unwrap();
    if left["status"] != "playing" || start == 0 {
        assert_eq!(number + again, left["number"].as_u64().unwrap(), "nothing vanishes: {left}");
    }
    if left["status"] != "playing" {
        assert_eq!(info["status"], left["status"], "{left}");
        // A journal that was brought in has no end of its own.
        if left["status"] != "archive" || again == 0 {
            assert_eq!(state["outcome"], left["outcome"], "{left}");
        }
    } else if start == 0 {
        assert_eq!(info["status"], "playing", "{left}");
        assert!(!state["question"].is_null(), "{left}");
    }
    if left["status"] == "finished" || left["status"] == "archive" {
        ann.get(&format!("/api/tables/{id}/replay/{}?open=true", number / 2));
    }
    if info["status"] == "playing" {
        for _ in 0..25 {
            // At a table for two, the other person may be asked.
            if !record::answer(ann, id, rng) {
                break;
            }
        }
    }
}

fn asked_again(info: &Value) -> u64 {
    let corrections = info["corrections"].as_array().unwrap().iter();
    corrections.map(|correction| correction["asked_again"].as_u64().unwrap()).sum()
}

#[test]
fn journals_of_earlier_versions_are_opened() {
    for version in versions() {
        let files = std::fs::read_dir(&version).unwrap().map(|entry| entry.unwrap().path());
        let journals: Vec<PathBuf> =
            files.filter(|file| file.extension().is_some_and(|ending| ending == "journal")).collect();
        // Four tables of each folder are told of elsewhere: an open one, a wish, one given up, a journal brought in.
        let left: Value =
            serde_json::from_str(&std::fs::read_to_string(version.join("tables.json")).unwrap()).unwrap();
        assert_eq!(journals.len() + 4, left["tables"].as_array().unwrap().len(), "{}", version.display());
        let data = folder("earlier-journals");
        let serving = Serving::start(&data, &[]);
        let mut ann = Person::guest(&serving.url, "Ann");
        for journal in &journals {
            let ran = longtable(&["replay", journal.to_str().unwrap()]);
            assert_eq!(ran.code, 0, "{}: {}", journal.display(), ran.err);
            let table = ann.post_text("/api/journals", &std::fs::read_to_string(journal).unwrap());
            assert_eq!(table["status"], "archive", "{}", journal.display());
            // Both say from where on it differs, if it does.
            let differs = asked_again(&table) > 0;
            assert_eq!(
                ran.err.contains("is not accepted any more"),
                differs,
                "{}: {}",
                journal.display(),
                ran.err
            );
        }
    }
}
