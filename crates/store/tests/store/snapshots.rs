//! Saved positions.

use crate::{Place, table};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{SnapshotRow, Store};

async fn seqs(store: &Store, key: i64) -> Vec<u32> {
    store.snapshots(key).await.unwrap().into_iter().map(|row| row.seq).collect()
}

async fn save(store: &Store, key: i64, seq: u32, body: &str) {
    store.save_snapshots(vec![SnapshotRow { key, seq, body: body.to_owned() }]).await.unwrap();
}

/// The last two positions of each table stay, and those that a journal names.
pub async fn positions_are_saved_and_struck(place: Place) {
    let store = place.open().await;
    let (mut one, mut other) = (table("t", "a", &[]), table("u", "a", &[]));
    for row in [&mut one, &mut other] {
        store.add_table(row).await.unwrap();
    }
    let body = |n: u32| format!("position {n} {}", "with much the same in it ".repeat(200));
    assert!(store.snapshots(one.key).await.unwrap().is_empty());
    store.save_snapshots(Vec::new()).await.unwrap();
    for n in [10, 20, 30] {
        let rows = [one.key, other.key].map(|key| SnapshotRow { key, seq: n, body: body(n) });
        store.save_snapshots(rows.to_vec()).await.unwrap();
    }
    let saved = store.snapshots(one.key).await.unwrap();
    assert_eq!(saved[0], SnapshotRow { key: one.key, seq: 30, body: body(30) });
    assert_eq!(seqs(&store, one.key).await, [30, 20]);
    // A position kept for good is neither struck nor replaced; another one is.
    assert!(store.keep_snapshot(one.key, 20).await.unwrap());
    assert!(!store.keep_snapshot(one.key, 25).await.unwrap(), "there is none");
    for n in [20, 30, 40, 50, 60] {
        save(&store, one.key, n, "anew").await;
    }
    assert_eq!(seqs(&store, one.key).await, [60, 50, 20]);
    assert_eq!(store.snapshots(one.key).await.unwrap()[2].body, body(20));
    save(&store, one.key, 60, "once more").await;
    assert_eq!(store.snapshots(one.key).await.unwrap()[0].body, "once more");
    // When the game is over, the last one is enough.
    store.thin_snapshots(one.key).await.unwrap();
    assert_eq!(seqs(&store, one.key).await, [60, 20]);
    assert_eq!(seqs(&store, other.key).await, [30, 20], "other tables are left alone");
    store.close().await;
    assert_eq!(seqs(&place.open().await, one.key).await, [60, 20]);
}

/// A database from before positions were saved can keep them when it is opened again.
pub async fn a_store_from_before_saved_positions_gets_them(place: Place) {
    let store = place.open().await;
    let mut row = table("t", "a", &[]);
    store.add_table(&mut row).await.unwrap();
    store.close().await;
    let sql = "DROP TABLE snapshots; DROP TABLE table_packs; DROP TABLE data_packs; UPDATE meta SET value = 2 WHERE name = 'schema'";
    match &place {
        Place::File(folder) => {
            let path = folder.0.join("store.db");
            let mut db = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
            db.execute(sql).await.unwrap();
        }
        Place::Address(url) => {
            PgConnection::connect(url).await.unwrap().execute(sql).await.unwrap();
        }
    }
    let store = place.open().await;
    save(&store, row.key, 1, "x").await;
    assert_eq!(seqs(&store, row.key).await, [1]);
}

/// What the program itself reports about a table is kept once.
pub async fn the_same_problem_is_kept_once(place: Place) {
    let store = place.open().await;
    for (id, body) in [("t", "a"), ("t", "a"), ("t", "b"), ("u", "a"), ("t", "a")] {
        store.add_problem_once(id, 5, body).await.unwrap();
    }
    let problems = store.problems(10).await.unwrap();
    let kept: Vec<(&str, &str)> =
        problems.iter().map(|row| (row.table_id.as_deref().unwrap(), row.body.as_str())).collect();
    assert_eq!(kept, [("u", "a"), ("t", "b"), ("t", "a")]);
}
