//! Data packs that people keep, and those that tables are played with.

use super::{Place, guest, table};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{DataPackHead, DataPackRow, Store};

fn pack(id: &str, person: &str, game: &str, changed: i64) -> DataPackRow {
    DataPackRow {
        id: id.into(),
        person: person.into(),
        game: game.into(),
        name: "Thorin’s box".into(),
        hash: format!("hash of {id}"),
        body: format!("{{\"pack\":\"{id} ä\"}}"),
        created: 3,
        changed,
    }
}

async fn two_people(place: &Place) -> Store {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.add_person(&guest(id, id)).await.unwrap();
    }
    store
}

async fn ids(store: &Store, person: &str, game: Option<&str>) -> Vec<String> {
    store.data_packs(person, game).await.unwrap().into_iter().map(|pack| pack.id).collect()
}

pub async fn data_packs_are_kept(place: Place) {
    let store = two_people(&place).await;
    let mut first = pack("1", "a", "x", 10);
    // As large as one may be.
    first.body = "ä".repeat(128 * 1024);
    for row in [&first, &pack("2", "a", "y", 20), &pack("3", "a", "x", 30), &pack("4", "b", "x", 40)] {
        assert!(store.add_data_pack(row, 9).await.unwrap());
    }
    assert!(store.add_data_pack(&first, 9).await.is_err(), "an id is given once");
    assert!(store.add_data_pack(&pack("5", "nobody", "x", 1), 9).await.is_err());
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.data_pack("1").await.unwrap().as_ref(), Some(&first));
    assert_eq!(store.data_pack("5").await.unwrap(), None);
    assert_eq!(ids(&store, "a", None).await, ["3", "2", "1"]);
    assert_eq!(ids(&store, "a", Some("x")).await, ["3", "1"]);
    assert_eq!(ids(&store, "nobody", None).await, [""; 0]);
    let head = DataPackHead {
        id: "2".into(),
        game: "y".into(),
        name: "Thorin’s box".into(),
        hash: "hash of 2".into(),
        changed: 20,
    };
    assert_eq!(store.data_packs("a", Some("y")).await.unwrap(), [head]);
    assert_eq!(store.whole_data_packs("b").await.unwrap(), [pack("4", "b", "x", 40)]);

    first = DataPackRow { name: "Mine".into(), hash: "new".into(), body: "{}".into(), changed: 50, ..first };
    assert!(store.save_data_pack(&first).await.unwrap());
    assert_eq!(store.data_pack("1").await.unwrap().as_ref(), Some(&first));
    assert_eq!(ids(&store, "a", None).await, ["1", "3", "2"]);
    let stolen = DataPackRow { person: "b".into(), body: "mine now".into(), ..first.clone() };
    assert!(!store.save_data_pack(&stolen).await.unwrap(), "it is not b's");
    assert_eq!(store.data_pack("1").await.unwrap().as_ref(), Some(&first));

    assert!(!store.drop_data_pack("b", "1").await.unwrap(), "it is not b's");
    assert!(store.drop_data_pack("a", "1").await.unwrap());
    assert!(!store.drop_data_pack("a", "1").await.unwrap());
    assert_eq!(ids(&store, "a", None).await, ["3", "2"]);
}

pub async fn nobody_keeps_more_data_packs_than_allowed(place: Place) {
    let store = two_people(&place).await;
    for n in 0..3 {
        assert!(store.add_data_pack(&pack(&n.to_string(), "a", "x", n), 3).await.unwrap());
    }
    assert!(!store.add_data_pack(&pack("3", "a", "y", 3), 3).await.unwrap(), "all games count");
    assert!(store.add_data_pack(&pack("3", "b", "x", 3), 3).await.unwrap());
    assert!(store.drop_data_pack("a", "0").await.unwrap());
    assert!(store.add_data_pack(&pack("4", "a", "y", 4), 3).await.unwrap());
}

/// A pack is found by its hash for as long as somebody keeps it or a table is played with it.
pub async fn tables_have_their_own_copy_of_a_data_pack(place: Place) {
    let store = two_people(&place).await;
    let row = pack("1", "a", "x", 1);
    let found = async || store.data_pack_by_hash(&row.hash).await.unwrap();
    assert_eq!(found().await, None);
    assert!(store.add_data_pack(&row, 9).await.unwrap());
    assert_eq!(found().await.as_ref(), Some(&row.body));
    let (mut one, mut other) = (table("one", "a", &[]), table("other", "b", &[]));
    for table in [&mut one, &mut other] {
        store.add_table(table).await.unwrap();
    }
    store.add_table_pack(one.key, &row.hash, &row.body).await.unwrap();
    assert!(store.add_table_pack(one.key, "another", "{}").await.is_err(), "a table has one");
    assert!(store.add_table_pack(99, "another", "{}").await.is_err(), "there is no such table");
    assert_eq!(store.table_pack(one.key).await.unwrap().as_ref(), Some(&row.body));
    assert_eq!(store.table_pack(other.key).await.unwrap(), None);

    assert!(store.drop_data_pack("a", "1").await.unwrap());
    assert_eq!(found().await.as_ref(), Some(&row.body), "the table has it");
    let ann = store.person("a").await.unwrap().unwrap();
    store.remove_person(&ann, "somebody").await.unwrap();
    assert_eq!(store.table_pack(one.key).await.unwrap().as_ref(), Some(&row.body));
    one.status = "removed".into();
    assert!(store.save_table(&mut one).await.unwrap());
    store.clear_tables("removed").await.unwrap();
    assert_eq!(store.table_pack(one.key).await.unwrap(), None);
    assert_eq!(found().await, None);
}

/// A database from before there were data packs can keep them when it is opened again.
pub async fn a_store_from_before_data_packs_gets_them(place: Place) {
    two_people(&place).await.close().await;
    let sql =
        "DROP TABLE table_packs; DROP TABLE data_packs; UPDATE meta SET value = 3 WHERE name = 'schema'";
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
    assert!(store.add_data_pack(&pack("1", "a", "x", 1), 1).await.unwrap());
}
