//! Tables outlive upgrades: servers with corrected rules on what servers with earlier rules have stored.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../session/tests/later/mod.rs"]
mod later;
#[path = "../tables/play.rs"]
#[allow(dead_code, reason = "only a part of it is used here")]
mod play;

mod earlier;
mod rolling;

use common::{Client, Server};
use conformance::later::Later;
use later::Playing;
use play::{asked, duel_of, eventually, play_out, rng, state, step, table};
use registry::Entry;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use store::{Store, TableRow};
use tempfile::TempDir;

/// The games as they are.
static NOW: [&dyn Entry; 1] = [&Playing::<ring_cards::State>::new()];
/// The next version, which refuses some answers.
static STRICT: [&dyn Entry; 3] = [
    &Playing::<Later<ring_cards::State, 7, false>>::new(),
    &Playing::<Later<wotr::State, 40, false>>::new(),
    &Playing::<Later<champions::State, 7, false>>::new(),
];

/// The next version of the Card Game.
fn next() -> u32 {
    NOW[0].info().rules_version + 1
}

/// A server on a folder that outlives it.
fn start(folder: &Path, games: &'static [&'static dyn Entry]) -> Server {
    Server::with_games(
        |config| {
            config.data = folder.to_owned();
            config.computer_pause = Duration::ZERO;
        },
        games,
    )
}

/// Does something in the store of a server that is not running.
fn in_store<T>(folder: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::sqlite(&folder.join("longtable.sqlite")).await.unwrap();
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// A Duel that two people have begun at a server with the present rules, which has stopped since.
fn begun(folder: &TempDir, answers: usize) -> (Client, Client, String) {
    let server = start(folder.path(), &NOW);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(5);
    for _ in 0..answers {
        step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
    }
    (ann, bob, id)
}

#[test]
fn a_server_that_stops_saves_its_tables_and_nothing_is_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let (ann, bob, id) = begun(&folder, 70);
    let (before, saved) = in_store(folder.path(), async |store| {
        let row = store.table(&id).await.unwrap().unwrap();
        let entries = store.entries(row.key, 0).await.unwrap();
        (entries, store.snapshots(row.key).await.unwrap())
    });
    assert_eq!(saved[0].seq as usize, before.len(), "the last position is saved");
    assert!(saved.len() <= 2);

    let server = start(folder.path(), &STRICT);
    let (mut ann, mut bob) = (ann.at(&server), bob.at(&server));
    let info = table(&mut ann, &id);
    let [told] = info["corrections"].as_array().unwrap().as_slice() else { panic!("{info}") };
    assert_eq!((&told["asked_again"], &told["kept"]), (&json!(0), &info["number"]));
    assert_eq!(told["snapshot"], info["number"], "it goes on from what everybody saw last");
    // It plays on to its end, is packed, and can be looked at.
    play_out(&mut [&mut ann, &mut bob], &id, &mut rng(6));
    let replay = ann.get(&format!("/api/tables/{id}/replay")).ok();
    let last = replay["steps"].as_array().unwrap().len();
    let unknown = &replay["unknown"];
    let from = unknown["from"].as_u64().unwrap();
    let to = unknown["to"].as_u64().unwrap();
    assert_eq!(to + 1, told["kept"].as_u64().unwrap());
    for (n, known) in [(from - 1, true), (from, false), (to, false), (to + 1, true), (last as u64, true)] {
        let reply = ann.get(&format!("/api/tables/{id}/replay/{n}?open=true"));
        match known {
            true => drop(reply.ok()),
            false => assert!(reply.problem(404, "not-found").contains("the rules were corrected since")),
        }
    }
    // The journal tells the same to whoever brings it in.
    let journal = ann.get(&format!("/api/tables/{id}/journal")).text().to_owned();
    let kind = [("content-type", "application/jsonl")];
    let archive = ann.send("POST", "/api/journals", &kind, journal.clone()).ok();
    let archive = archive["id"].as_str().unwrap();
    let [one, other] = [&id, archive].map(|id| state(&mut ann, id));
    assert_eq!((&one["outcome"], &one["number"]), (&other["outcome"], &other["number"]));
    assert_eq!(ann.get(&format!("/api/tables/{archive}/journal")).text(), journal);
    // Somebody plays on from after the correction, and from before it.
    for at in [to + 1, from - 1] {
        let wish = json!({"at": at, "places": ["me", "me"]});
        let next =
            ann.post(&format!("/api/tables/{id}/play-on"), wish).ok()["id"].as_str().unwrap().to_owned();
        assert_eq!(table(&mut ann, &next)["status"], "playing");
        play_out(&mut [&mut ann], &next, &mut rng(at));
    }
    // Packed and loaded again it is the same.
    std::thread::sleep(Duration::from_millis(1500));
    drop(server);
    let server = start(folder.path(), &STRICT);
    let mut ann = ann.at(&server);
    assert_eq!(state(&mut ann, &id)["outcome"], one["outcome"]);
    assert_eq!(ann.get(&format!("/api/tables/{id}/journal")).text(), journal);
}

#[test]
fn without_a_saved_position_some_answers_are_asked_again_and_told_to_whom_they_belong() {
    // The deal decides which answers the corrected rules keep. Here they keep some of somebody's.
    let begun = || {
        let folder = tempfile::tempdir().unwrap();
        let (ann, bob, id) = begun(&folder, 50);
        let entries = in_store(folder.path(), async |store| {
            let row = store.table(&id).await.unwrap().unwrap();
            store.entries(row.key, 0).await.unwrap()
        });
        forget_positions(folder.path());
        let server = start(folder.path(), &STRICT);
        let (mut ann, bob) = (ann.at(&server), bob.at(&server));
        let kept = table(&mut ann, &id)["corrections"][0]["kept"].as_u64()? as usize;
        let lines = entries.iter().flat_map(|(_, entry)| entry.lines());
        let mut answers = lines.filter(|line| !line.starts_with(['@', '#']));
        let some = answers.by_ref().take(kept).any(|line| !line.starts_with('c'));
        some.then_some((folder, entries, server, ann, bob, id))
    };
    let (folder, entries, server, mut ann, mut bob, id) =
        (0..20).find_map(|_| begun()).expect("answers that are kept");
    let told = [&mut ann, &mut bob].map(|client| table(client, &id)["corrections"][0].clone());
    assert_eq!(told[0]["asked_again"], told[1]["asked_again"]);
    let count = told[0]["asked_again"].as_u64().unwrap();
    assert!(count > 0);
    // Everybody is told their own answers, nobody is told Chance's or the other's.
    for (told, seat) in told.iter().zip(["gandalf", "witch-king"]) {
        let answers = told["answers"].as_array().unwrap();
        assert!(answers.iter().all(|answer| answer["by"] == seat), "{told}");
    }
    let own = told.iter().map(|told| told["answers"].as_array().unwrap().len() as u64).sum::<u64>();
    assert!(own > 0 && own < count, "{own} of {count}");
    assert_eq!(told.iter().filter(|told| !told["why"].is_null()).count(), 1);
    let mut eve = server.guest("Eve");
    assert_eq!(table(&mut eve, &id)["corrections"][0]["answers"], json!([]));
    let seen = state(&mut ann, &id);
    assert_eq!((&seen["number"], &seen["era"]), (&told[0]["kept"], &json!(1)));
    let mut rng = rng(7);
    for _ in 0..30 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    // A step back by agreement to before the correction, standing orders, and a computer that takes over.
    let seat = json!({"seat": "gandalf"});
    for _ in 0..200 {
        let number = state(&mut ann, &id)["number"].as_u64().unwrap();
        if number < told[0]["kept"].as_u64().unwrap() {
            break;
        }
        let path = format!("/api/tables/{id}/step-back");
        let (mut who, mut other) = (&mut ann, &mut bob);
        if who.post(&path, seat.clone()).status != 200 {
            // Gandalf had not answered before the correction.
            (who, other) = (other, who);
            who.post(&path, json!({"seat": "witch-king"})).ok();
        }
        if !table(other, &id)["step_back"].is_null() {
            other.post(&format!("/api/tables/{id}/agree"), json!({"agree": true})).ok();
        }
    }
    assert!(state(&mut ann, &id)["number"].as_u64() < told[0]["kept"].as_u64());
    assert_eq!(table(&mut ann, &id)["corrections"], json!([]), "as if there had been none");
    for _ in 0..5 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    let last = state(&mut ann, &id);
    drop(server);
    let server = start(folder.path(), &STRICT);
    let mut ann = ann.at(&server);
    let again = state(&mut ann, &id);
    for name in ["number", "era", "revision", "question", "seats", "log"] {
        assert_eq!(again[name], last[name], "{name}");
    }
    // Nothing that was acknowledged has vanished.
    drop(server);
    let now = in_store(folder.path(), async |store| {
        let row = store.table(&id).await.unwrap().unwrap();
        store.entries(row.key, 0).await.unwrap()
    });
    assert_eq!(now[..entries.len()], entries);
    assert!(now[entries.len()].1.starts_with(&format!("@rules {} ", next())), "{}", now[entries.len()].1);
}

/// Removes what is saved, as if the server had been killed before it could save.
fn forget_positions(folder: &Path) {
    let db = rusqlite::Connection::open(folder.join("longtable.sqlite")).unwrap();
    db.execute("DELETE FROM snapshots", ()).unwrap();
}

#[test]
fn positions_are_saved_while_people_play_and_when_they_rest() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), &NOW);
    let mut ann = server.guest("Ann");
    let id = play::open(&mut ann, play::duel(json!(["me", "me"])));
    let key = server.block_on(server.app().store.table(&id)).unwrap().unwrap().key;
    let saved = || server.block_on(server.app().store.snapshots(key)).unwrap();
    let mut rng = rng(8);
    for _ in 0..64 {
        step(&mut [&mut ann], &id, &mut rng).unwrap();
    }
    let first = eventually("a saved position", || saved().first().cloned());
    for _ in 0..200 {
        if step(&mut [&mut ann], &id, &mut rng).is_none() {
            break;
        }
    }
    eventually("a later one", || saved().first().filter(|row| row.seq > first.seq).cloned());
    assert!(saved().len() <= 2, "the old ones are struck");
}

#[test]
fn a_table_of_a_newer_program_is_refused_with_a_clear_message() {
    let folder = tempfile::tempdir().unwrap();
    let (ann, _, id) = begun(&folder, 10);
    let server = start(folder.path(), &STRICT);
    let mut newer = ann.at(&server);
    let fresh = play::open(&mut newer, play::duel(json!(["me", "me"])));
    let journal = newer.get(&format!("/api/tables/{fresh}/journal")).text().to_owned();
    drop(server);
    let server = start(folder.path(), &NOW);
    let mut older = ann.at(&server);
    // Nobody has answered under the new rules at the first table, so both programs may still play it.
    assert_eq!(table(&mut older, &id)["status"], "playing");
    let why = older.get(&format!("/api/tables/{fresh}/state")).problem(503, "moved");
    assert!(why.contains("newer program"), "{why}");
    let kind = [("content-type", "application/jsonl")];
    let why = older.send("POST", "/api/journals", &kind, journal).problem(422, "journal");
    let versions =
        format!("rules version {} of ring-cards; this program plays version {}", next(), next() - 1);
    assert!(why.contains(&versions), "{why}");
}

#[test]
fn a_table_that_does_not_play_at_all_stops_and_the_operator_finds_it() {
    let folder = tempfile::tempdir().unwrap();
    let (ann, _, id) = begun(&folder, 10);
    in_store(folder.path(), async |store| {
        let mut row: TableRow = store.table(&id).await.unwrap().unwrap();
        row.setup = r#"{"scenario":"solitaire"}"#.to_owned();
        assert!(store.save_table(&mut row).await.unwrap());
    });
    for _ in 0..2 {
        let server = start(folder.path(), &STRICT);
        let mut ann = ann.at(&server);
        assert_eq!(table(&mut ann, &id)["status"], "stopped");
        ann.get(&format!("/api/tables/{id}/state")).problem(409, "stopped");
        // Others go on.
        play::open(&mut ann, play::duel(json!(["me", "me"])));
    }
    in_store(folder.path(), async |store| {
        let problems = store.problems(10).await.unwrap();
        assert_eq!(problems.len(), 1, "once: {problems:?}");
        assert_eq!(problems[0].table_id.as_deref(), Some(id.as_str()));
        let body: Value = serde_json::from_str(&problems[0].body).unwrap();
        assert!(body["stopped"].as_str().unwrap().contains("solitaire"), "{body}");
        let row = store.table(&id).await.unwrap().unwrap();
        assert!(!store.entries(row.key, 0).await.unwrap().is_empty(), "its journal is kept");
    });
}

#[test]
fn hooks_orders_and_computers_go_on_after_a_correction() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), &NOW);
    let mut ann = server.guest("Ann");
    let id = play::open(&mut ann, play::duel(json!(["me", {"computer": "random"}])));
    let mut rng = rng(9);
    for _ in 0..40 {
        step(&mut [&mut ann], &id, &mut rng).unwrap();
    }
    let orders = json!([{"seat": "gandalf", "order": "only"}]);
    ann.call("PUT", &format!("/api/tables/{id}/orders"), Some(orders.clone())).ok();
    drop(server);
    forget_positions(folder.path());
    let server = start(folder.path(), &STRICT);
    let mut ann = ann.at(&server);
    let kept = table(&mut ann, &id)["corrections"][0]["kept"].as_u64().unwrap();
    // The computer answers for itself, the order for Ann where she has no choice.
    for _ in 0..20 {
        let Some((_, question, _)) = step(&mut [&mut ann], &id, &mut rng) else { break };
        assert!(question.number >= kept);
    }
    assert_eq!(ann.get(&format!("/api/tables/{id}/orders")).ok(), orders);
    let seen = eventually("a question", || asked(&state(&mut ann, &id)));
    let words = seen.legal[0].clone();
    play::answer(&mut ann, &id, &seen, &words).ok();
    // The same once more changes nothing.
    play::answer(&mut ann, &id, &seen, &words).ok();
}
