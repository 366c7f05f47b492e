//! Names that look alike, browsers, old guests, and people who leave for good.

use super::*;
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{DataPackRow, DeckRow};

/// Changes a database behind the store's back.
async fn execute(place: &Place, sql: &str) {
    match place {
        Place::File(folder) => {
            let path = folder.0.join("store.db");
            let mut db = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
            db.execute(sql).await.unwrap();
            db.close().await.unwrap();
        }
        Place::Address(url) => {
            PgConnection::connect(url).await.unwrap().execute(sql).await.unwrap();
        }
    }
}

pub async fn names_that_look_alike_are_given_once(place: Place) {
    let store = place.open().await;
    store.add_person(&registered("a", "Bilbo")).await.unwrap();
    for alike in ["bILBO", "Вilbо", "Ｂilbo", "Bil\u{ad}bo", "BiIbo", "Bi lbo"] {
        assert!(
            matches!(store.add_person(&registered("b", alike)).await, Err(StoreError::NameTaken)),
            "{alike}"
        );
        assert_eq!(store.person("b").await.unwrap(), None, "nothing is left of {alike}");
        assert_eq!(store.person_alike(alike).await.unwrap().unwrap().id, "a", "{alike}");
    }
    assert_eq!(store.person_alike("Frodo").await.unwrap(), None);
    // Guests have no names of their own; whether they may be shown with one is for others to say.
    store.add_person(&guest("b", "Вilbо")).await.unwrap();
    assert!(matches!(store.save_person(&registered("b", "Вilbо")).await, Err(StoreError::NameTaken)));
    assert_eq!(store.person("b").await.unwrap(), Some(guest("b", "Вilbо")));
    // The owner of a name may spell it another way, and gives the old spelling back.
    store.save_person(&registered("a", "BILBO")).await.unwrap();
    store.save_person(&registered("a", "Frodo")).await.unwrap();
    store.save_person(&registered("b", "Вilbо")).await.unwrap();
    assert_eq!(store.person_alike("Bilbo").await.unwrap().unwrap().id, "b");
}

/// What the first schema did not have.
const FIRST_SCHEMA: &str = "
    DROP TABLE lookalikes; DROP TABLE devices; DROP TABLE snapshots; DROP TABLE table_packs; DROP TABLE data_packs; DROP INDEX chat_person; DROP INDEX problems_person;
    DROP INDEX tables_lobby; DROP INDEX tables_host_status;
    ALTER TABLE people DROP COLUMN seen; ALTER TABLE chat DROP COLUMN person;
    CREATE INDEX tables_host ON tables (host);
    CREATE INDEX tables_public ON tables (changed) WHERE NOT private AND status IN ('open', 'playing');
    UPDATE meta SET value = 1 WHERE name = 'schema';
    INSERT INTO people (id, name, folded, password, created) VALUES
        ('old', 'Bilbo', 'bilbo', 'x', 1), ('alike', 'Bi\u{ad}lbo', 'bi\u{ad}lbo', 'x', 2), ('guest', 'Bilbo', NULL, NULL, 3);
";

pub async fn a_store_from_before_names_were_compared_keeps_its_people(place: Place) {
    place.open().await.close().await;
    execute(&place, FIRST_SCHEMA).await;
    // Twice: what the first opening made is there the second time.
    for _ in 0..2 {
        let store = place.open().await;
        assert_eq!(store.person_named("BILBO").await.unwrap().unwrap().id, "old");
        assert_eq!(store.person_named("Bi\u{ad}lbo").await.unwrap().unwrap().id, "alike", "both stay");
        assert_eq!(store.person_alike("Вilbо").await.unwrap().unwrap().id, "old");
        assert!(matches!(store.add_person(&registered("new", "Вilbо")).await, Err(StoreError::NameTaken)));
        // A new password is not a new name.
        let alike = store.person("alike").await.unwrap().unwrap();
        store.save_person(&Person { password: Some("y".into()), ..alike }).await.unwrap();
        assert_eq!(
            store.old_guests(1_600_000_000_000).await.unwrap(),
            [],
            "the count begins with the upgrade"
        );
        store.close().await;
    }
}

pub async fn browsers_are_remembered(place: Place) {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.add_person(&registered(id, id)).await.unwrap();
    }
    for (n, hash) in (0..22).map(|n| (n, format!("browser {n}"))) {
        store.remember_device("a", &hash, n).await.unwrap();
    }
    store.remember_device("b", "browser 2", 9).await.unwrap();
    assert!(!store.knows_device("a", "browser 1").await.unwrap(), "only so many");
    assert!(store.knows_device("a", "browser 2").await.unwrap());
    assert!(!store.knows_device("b", "browser 3").await.unwrap());
    store.remember_device("a", "browser 2", 99).await.unwrap();
    store.sweep_devices(21).await.unwrap();
    assert!(!store.knows_device("a", "browser 20").await.unwrap());
    assert!(!store.knows_device("b", "browser 2").await.unwrap());
    store.drop_devices("a", "browser 21").await.unwrap();
    assert!(!store.knows_device("a", "browser 2").await.unwrap());
    assert!(store.knows_device("a", "browser 21").await.unwrap());
}

pub async fn old_guests_are_found(place: Place) {
    let store = place.open().await;
    for (id, created) in [("a", 10), ("b", 20), ("c", 30)] {
        store.add_person(&Person { created, ..guest(id, "Ann") }).await.unwrap();
    }
    store.add_person(&registered("d", "Dan")).await.unwrap();
    store.add_table(&mut table("one", "x", &["a", "c"])).await.unwrap();
    store.note_seen("b", 40).await.unwrap();
    let found = store.old_guests(40).await.unwrap();
    let found: Vec<_> = found.iter().map(|row| (row.id.as_str(), row.seen, row.tables)).collect();
    assert_eq!(found, [("a", 10, 1), ("c", 30, 1)]);
    assert_eq!(store.old_guests(30).await.unwrap().len(), 1);
}

pub async fn who_leaves_leaves_nothing_behind(place: Place) {
    let store = place.open().await;
    let (ann, bob) = (registered("a", "Ann"), registered("b", "Bob"));
    for person in [&ann, &bob] {
        let id = &person.id;
        store.add_person(person).await.unwrap();
        store.add_session(&format!("session {id}"), id, 100).await.unwrap();
        store.add_token(&format!("token {id}"), &format!("hash {id}"), id, "bot", 1).await.unwrap();
        store.remember_device(id, "browser", 1).await.unwrap();
        store.add_problem(Some("one"), Some(id), 1, "{}").await.unwrap();
        let deck = DeckRow {
            id: format!("deck {id}"),
            person: id.clone(),
            game: "g".into(),
            name: "n".into(),
            list: "l".into(),
            created: 1,
            changed: 1,
        };
        assert!(store.add_deck(&deck, 9).await.unwrap());
        let pack = DataPackRow {
            id: format!("pack {id}"),
            person: id.clone(),
            game: "g".into(),
            name: "n".into(),
            hash: format!("hash {id}"),
            body: "{}".into(),
            created: 1,
            changed: 1,
        };
        assert!(store.add_data_pack(&pack, 9).await.unwrap());
    }
    let mut row = table("one", "b", &["a", "b"]);
    store.add_table(&mut row).await.unwrap();
    store.save_orders(row.key, "a", "[]").await.unwrap();
    store.add_chat(row.key, "players", (Some("a"), "Ann"), "hello", 1).await.unwrap();
    store.add_chat(row.key, "players", (Some("b"), "Bob"), "there", 2).await.unwrap();
    // A line from before speakers were stored.
    store.add_chat(row.key, "players", (None, "Ann"), "again", 3).await.unwrap();
    assert_eq!(store.chat_of("a", 9).await.unwrap().len(), 1);
    assert_eq!(store.chat_of("a", 9).await.unwrap()[0].0, "one");

    store.remove_person(&ann, "somebody").await.unwrap();
    assert_eq!(store.person("a").await.unwrap(), None);
    assert_eq!(store.person_alike("Ann").await.unwrap(), None, "the name is free");
    assert_eq!(store.session("session a", 0).await.unwrap(), None);
    assert_eq!(store.token("hash a").await.unwrap(), None);
    assert!(!store.knows_device("a", "browser").await.unwrap());
    assert_eq!(store.decks("a", None).await.unwrap(), []);
    assert_eq!(store.data_packs("a", None).await.unwrap(), []);
    assert_eq!(store.data_pack_by_hash("hash a").await.unwrap(), None);
    assert_eq!(store.problems_of("a").await.unwrap(), []);
    assert_eq!(store.orders(row.key).await.unwrap(), []);
    let said = store.chat(row.key, 0).await.unwrap();
    let said: Vec<_> = said.iter().map(|line| (line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(said, [("somebody", "hello"), ("Bob", "there"), ("somebody", "again")]);
    // Others keep what they had.
    assert_eq!(store.person_named("bob").await.unwrap(), Some(bob));
    assert!(store.knows_device("b", "browser").await.unwrap());
    assert_eq!(store.problems_of("b").await.unwrap().len(), 1);
    assert_eq!(store.decks("b", None).await.unwrap().len(), 1);
    assert_eq!(store.data_packs("b", None).await.unwrap().len(), 1);
    store.add_person(&registered("c", "Ann")).await.unwrap();
}
