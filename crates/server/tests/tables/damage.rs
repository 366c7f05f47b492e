//! Rows that can't be read: their table stops alone, and the operator finds it among the problems.

use crate::common::Server;
use crate::play::{duel, eventually, open, play_out, rng, state, step};
use serde_json::{Value, json};
use std::path::PathBuf;
use store::throwaway::ThrowAway;

/// What is damaged, and how, for SQLite and for PostgreSQL. `{key}` is the table's.
const DAMAGE: [(&str, &str, &str); 5] = [
    (
        "entries",
        "UPDATE entries SET body = x'ff00' WHERE table_key = {key} AND seq = 1",
        "UPDATE tails SET body = '\\xff' WHERE table_key = {key}",
    ),
    ("settings", "UPDATE tables SET body = '{\"places\":' WHERE key = {key}", ""),
    ("people", "UPDATE tables SET people = '[1]' WHERE key = {key}", ""),
    ("orders", "UPDATE orders SET orders = '[' WHERE table_key = {key}", ""),
    (
        "pack",
        "UPDATE packs SET body = x'07' WHERE table_key = {key}",
        "UPDATE packs SET body = '\\x07' WHERE table_key = {key}",
    ),
];

/// Opens tables, damages all but one while the server is down, and looks at them with another server.
fn stops_alone(start: impl Fn() -> Server, postgres: bool) {
    let server = start();
    let mut ann = server.guest("Ann");
    let mut rng = rng(81);
    let ids: Vec<String> = (0..=DAMAGE.len()).map(|_| open(&mut ann, duel(json!(["me", "me"])))).collect();
    let (good, bad) = ids.split_last().unwrap();
    for ((what, ..), id) in DAMAGE.iter().zip(bad) {
        match *what {
            "orders" => {
                let seat = state(&mut ann, id)["seats"][0]["seat"].clone();
                let orders = json!([{"seat": seat, "order": "only"}]);
                ann.call("PUT", &format!("/api/tables/{id}/orders"), Some(orders)).ok();
            }
            "pack" => drop(play_out(&mut [&mut ann], id, &mut rng)),
            _ => (0..5).for_each(|_| drop(step(&mut [&mut ann], id, &mut rng))),
        }
    }
    step(&mut [&mut ann], good, &mut rng);
    let store = &server.app().store;
    // Packed at leisure.
    eventually("the journal to be packed", || {
        server.block_on(store.unpacked("finished")).unwrap().is_empty().then_some(())
    });
    for ((_, sqlite, for_postgres), id) in DAMAGE.iter().zip(bad) {
        let sql = if postgres && !for_postgres.is_empty() { for_postgres } else { sqlite };
        let key = server.block_on(store.table(id)).unwrap().unwrap().key;
        server.block_on(store.run(&sql.replace("{key}", &key.to_string()))).unwrap();
    }
    drop(server);

    let server = start();
    let mut ann = ann.at(&server);
    for ((what, ..), id) in DAMAGE.iter().zip(bad) {
        for _ in 0..2 {
            let why = ann.get(&format!("/api/tables/{id}/state")).problem(409, "stopped");
            assert!(why.contains("can't be read"), "{what}: {why}");
        }
    }
    // The others do not notice.
    step(&mut [&mut ann], good, &mut rng).unwrap();
    let listed = ann.get("/api/tables/mine").ok();
    assert!(listed.as_array().unwrap().iter().any(|table| table["id"] == **good), "{listed}");
    assert_eq!(ann.get("/healthz").status, 200);
    let problems = server.block_on(server.app().store.problems(100)).unwrap();
    for ((what, ..), id) in DAMAGE.iter().zip(bad) {
        let of: Vec<_> = problems.iter().filter(|row| row.table_id.as_ref() == Some(id)).collect();
        assert_eq!(of.len(), 1, "{what}: once, however often somebody looks");
        let body: Value = serde_json::from_str(&of[0].body).unwrap();
        assert!(body["unreadable"].is_string(), "{what}: {body}");
    }
    assert_eq!(problems.len(), bad.len());
}

#[test]
fn a_damaged_row_stops_its_table_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data: PathBuf = folder.path().to_owned();
    stops_alone(|| Server::with(|config| config.data = data.clone()), false);
}

#[test]
fn a_damaged_row_stops_its_table_alone_on_postgresql() {
    let Some(postgres) = ThrowAway::start() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = runtime.block_on(postgres.database()).unwrap();
    stops_alone(|| Server::with(|config| config.database = Some(url.clone())), true);
}
