//! What the program stored before there were saved positions, under corrected rules of every game.

use super::{STRICT, start};
use crate::common::Client;
use crate::play::{any, asked, rng, state, table};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

#[test]
fn stores_of_earlier_programs_go_on_under_corrected_rules() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/earlier/1");
    let left: Value =
        serde_json::from_str(&std::fs::read_to_string(fixture.join("tables.json")).unwrap()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(fixture.join("longtable.sqlite"), folder.path().join("longtable.sqlite")).unwrap();
    let token = format!("Bearer {}", left["token"].as_str().unwrap());
    // How the tables that went on were left: Chance may bring a game to its end.
    let mut played: BTreeMap<String, (u64, Value)> = BTreeMap::new();
    // Twice: what the first start writes must be opened again.
    for _ in 0..2 {
        let server = start(folder.path(), &STRICT);
        let mut ann = server.client().with("authorization", &token);
        let mut rng = rng(4);
        let mut corrected = 0;
        for left in left["tables"].as_array().unwrap() {
            let id = left["id"].as_str().unwrap();
            let (info, seen) = (table(&mut ann, id), state(&mut ann, id));
            let number = seen["number"].as_u64().unwrap();
            let status = played.get(id).map_or(&left["status"], |(_, status)| status);
            assert_eq!(info["status"], *status, "{left}");
            let again = asked_again(&info);
            // A journal that was brought in has no end of its own.
            if left["status"] == "finished" {
                assert_eq!(seen["outcome"], left["outcome"], "{left}");
            }
            corrected += usize::from(again > 0);
            match played.get(id) {
                Some((played, _)) => assert_eq!(number, *played, "{left}"),
                None => {
                    assert_eq!(number + again, left["number"].as_u64().unwrap(), "nothing vanishes: {left}")
                }
            }
            if info["journal"] == true {
                ann.get(&format!("/api/tables/{id}/replay/{}?open=true", number / 2)).ok();
            }
            if left["status"] == "playing" {
                for _ in 0..8 {
                    answer(&mut ann, id, &mut rng);
                }
                let number = state(&mut ann, id)["number"].as_u64().unwrap();
                played.insert(id.to_owned(), (number, table(&mut ann, id)["status"].clone()));
            }
        }
        assert!(corrected > 10, "{corrected}");
    }
}

fn asked_again(info: &Value) -> u64 {
    let corrections = info["corrections"].as_array().unwrap().iter();
    corrections.map(|correction| correction["asked_again"].as_u64().unwrap()).sum()
}

fn answer(ann: &mut Client, id: &str, rng: &mut rand::rngs::StdRng) {
    // At a table for two, the other person may be asked.
    let Some(question) = asked(&state(ann, id)) else { return };
    let words = any(rng, &question.legal).clone();
    crate::play::answer(ann, id, &question, &words).ok();
}
