//! The same tests on SQLite and on a PostgreSQL of their own.

#![allow(clippy::unwrap_used)]

mod data_packs;
mod decks;
mod journals;
mod lists;
mod people;
mod snapshots;

use data_packs::*;
use decks::*;
use journals::*;
use lists::*;
use people::*;
use snapshots::*;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use store::throwaway::ThrowAway;
use store::{Change, ChatRow, Person, Store, StoreError, TableRow, TokenRow, backup_sqlite};

/// Where a test's database is. It can be opened again.
enum Place {
    File(Folder),
    Address(String),
}

impl Place {
    async fn open(&self) -> Store {
        match self {
            Place::File(folder) => Store::sqlite(&folder.0.join("store.db")).await.unwrap(),
            Place::Address(url) => Store::postgres(url).await.unwrap(),
        }
    }
}

/// A temporary folder.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("longtable-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Each function as a test on SQLite, and all of them one after the other on one PostgreSQL.
macro_rules! on_both {
    ($($name:ident)*) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $name() {
                    super::$name(super::Place::File(super::Folder::new())).await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn on_postgres() {
            let Some(server) = ThrowAway::start() else { return };
            $(
                println!(stringify!($name));
                $name(Place::Address(server.database().await.unwrap())).await;
            )*
        }
    };
}

on_both! {
    people_come_back_as_they_were
    registered_names_are_given_once
    sessions_and_tokens
    names_that_look_alike_are_given_once
    a_store_from_before_names_were_compared_keeps_its_people
    browsers_are_remembered
    old_guests_are_found
    who_leaves_leaves_nothing_behind
    the_lobby_uses_its_index
    lists_do_not_hold_up_who_plays
    chat_is_read_in_pages_and_has_an_end
    what_somebody_has_is_counted
    cleared_tables_keep_their_keys
    decks_are_kept
    nobody_keeps_more_decks_than_allowed
    a_store_from_before_decks_gets_them
    data_packs_are_kept
    nobody_keeps_more_data_packs_than_allowed
    tables_have_their_own_copy_of_a_data_pack
    a_store_from_before_data_packs_gets_them
    tables_come_back_as_they_were
    a_table_is_saved_only_by_who_saw_its_last_version
    tables_are_found
    entries_come_back_in_order
    chunks_have_no_seams
    bodies_of_every_size
    two_stores_take_turns
    a_number_is_given_once
    many_share_a_commit
    a_packed_journal_reads_the_same
    packing_while_somebody_appends
    chat_orders_problems
    closing_writes_what_waits
    stored_bytes_grow
    zero_characters_do_no_harm
    positions_are_saved_and_struck
    a_store_from_before_saved_positions_gets_them
    the_same_problem_is_kept_once
}

fn guest(id: &str, name: &str) -> Person {
    Person { id: id.into(), name: name.into(), password: None, hook: None, created: 17 }
}

fn registered(id: &str, name: &str) -> Person {
    Person { password: Some("$argon2id$x".into()), ..guest(id, name) }
}

fn table(id: &str, host: &str, people: &[&str]) -> TableRow {
    TableRow {
        key: 0,
        id: id.into(),
        version: 1,
        game: "ring-cards".into(),
        rules: 3,
        setup: r#"{"mode":"duel"}"#.into(),
        status: "open".into(),
        private: false,
        host: host.into(),
        people: people.iter().map(|person| person.to_string()).collect(),
        body: r#"{"a":"ä\n"}"#.into(),
        created: 5,
        changed: 6,
    }
}

fn ids(tables: Vec<TableRow>) -> Vec<String> {
    tables.into_iter().map(|table| table.id).collect()
}

async fn people_come_back_as_they_were(place: Place) {
    let store = place.open().await;
    let mut ann = guest("a", "Ann");
    store.add_person(&ann).await.unwrap();
    assert_eq!(store.person("a").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person("b").await.unwrap(), None);
    assert_eq!(store.person_named("Ann").await.unwrap(), None, "guests have no name of their own");
    ann = Person { hook: Some("https://example.org/".into()), name: "Änn".into(), ..registered("a", "") };
    store.save_person(&ann).await.unwrap();
    assert_eq!(store.person("a").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person_named("änN").await.unwrap(), Some(ann));
    assert!(matches!(store.add_person(&guest("a", "Again")).await, Err(StoreError::Database(_))));
}

async fn registered_names_are_given_once(place: Place) {
    let store = place.open().await;
    store.add_person(&registered("a", "Ünal")).await.unwrap();
    assert!(matches!(store.add_person(&registered("b", "üNAL")).await, Err(StoreError::NameTaken)));
    assert_eq!(store.person("b").await.unwrap(), None);
    store.add_person(&guest("b", "Ünal")).await.unwrap();
    store.add_person(&guest("c", "Ünal")).await.unwrap();
    assert!(matches!(store.save_person(&registered("b", "ünal")).await, Err(StoreError::NameTaken)));
    assert_eq!(store.person("b").await.unwrap(), Some(guest("b", "Ünal")));
    store.save_person(&registered("b", "Ünal 2")).await.unwrap();
    store.save_person(&registered("a", "ÜNAL")).await.unwrap();
    assert_eq!(store.person_named("ünal").await.unwrap().unwrap().id, "a");
}

async fn sessions_and_tokens(place: Place) {
    let store = place.open().await;
    for id in ["a", "b"] {
        store.add_person(&guest(id, id)).await.unwrap();
    }
    for (hash, person, expires) in [("1", "a", 100), ("2", "a", 200), ("3", "b", 100), ("4", "b", 200)] {
        store.add_session(hash, person, expires).await.unwrap();
    }
    assert!(store.add_session("5", "nobody", 100).await.is_err());
    assert_eq!(store.session("1", 99).await.unwrap().unwrap().id, "a");
    assert_eq!(store.session("1", 100).await.unwrap(), None);
    store.sweep_sessions(100).await.unwrap();
    assert_eq!(store.session("3", 0).await.unwrap(), None);
    store.drop_sessions("a").await.unwrap();
    assert_eq!(store.session("2", 0).await.unwrap(), None);
    assert_eq!(store.session("4", 0).await.unwrap().unwrap().id, "b");
    store.drop_session("4").await.unwrap();
    assert_eq!(store.session("4", 0).await.unwrap(), None);

    store.add_token("t2", "hash 2", "a", "later", 9).await.unwrap();
    store.add_token("t1", "hash 1", "a", "bot", 8).await.unwrap();
    let row = |id: &str, name: &str, created| TokenRow { id: id.into(), name: name.into(), created };
    assert_eq!(store.tokens("a").await.unwrap(), [row("t1", "bot", 8), row("t2", "later", 9)]);
    assert_eq!(store.tokens("b").await.unwrap(), []);
    assert_eq!(store.token("hash 1").await.unwrap().unwrap().id, "a");
    assert!(!store.drop_token("b", "t1").await.unwrap(), "it is not b's");
    assert!(store.drop_token("a", "t1").await.unwrap());
    assert!(!store.drop_token("a", "t1").await.unwrap());
    assert_eq!(store.token("hash 1").await.unwrap(), None);
}

async fn tables_come_back_as_they_were(place: Place) {
    let store = place.open().await;
    let mut first = table("first", "a", &["a", "b", "a"]);
    let mut second = table("second", "b", &[]);
    store.add_table(&mut first).await.unwrap();
    store.add_table(&mut second).await.unwrap();
    assert_ne!(first.key, second.key);
    assert!(store.add_table(&mut table("first", "c", &[])).await.is_err());
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.table("first").await.unwrap(), Some(first.clone()));
    assert_eq!(store.table_by_key(second.key).await.unwrap(), Some(second));
    assert_eq!(store.table("third").await.unwrap(), None);
    assert_eq!(store.table_by_key(first.key + 99).await.unwrap(), None);
}

async fn a_table_is_saved_only_by_who_saw_its_last_version(place: Place) {
    let store = place.open().await;
    let mut mine = table("first", "a", &["a"]);
    store.add_table(&mut mine).await.unwrap();
    let mut other = mine.clone();
    mine.body = "mine".into();
    mine.people = vec!["b".into(), "c".into()];
    mine.private = true;
    mine.status = "playing".into();
    mine.changed = 70;
    assert!(store.save_table(&mut mine).await.unwrap());
    assert_eq!(mine.version, 2);
    let late = other.clone();
    other.people = vec!["x".into()];
    assert!(!store.save_table(&mut other).await.unwrap());
    assert_eq!((other.version, late.version), (1, 1));
    assert_eq!(store.table("first").await.unwrap(), Some(mine.clone()));
    assert_eq!(ids(store.tables_of("x", 9).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.tables_of("c", 9).await.unwrap()), ["first"]);
    // Of many at the same time, exactly one is first.
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let (store, mut row) = (store.clone(), mine.clone());
            row.body = format!("{number}");
            tokio::spawn(async move { store.save_table(&mut row).await.unwrap().then_some(row) })
        })
        .collect();
    let mut saved = Vec::new();
    for task in tasks {
        saved.extend(task.await.unwrap());
    }
    assert_eq!(saved.len(), 1);
    assert_eq!(store.table("first").await.unwrap().as_ref(), saved.first());
}

async fn tables_are_found(place: Place) {
    let store = place.open().await;
    let rows = [
        ("old", "a", vec!["b"], "open", false, 1),
        ("new", "b", vec![], "playing", false, 9),
        ("private", "a", vec!["a", "b"], "open", true, 5),
        ("over", "a", vec!["c"], "over", false, 7),
    ];
    for (id, host, people, status, private, changed) in rows {
        let mut row = TableRow { status: status.into(), private, changed, ..table(id, host, &people) };
        store.add_table(&mut row).await.unwrap();
    }
    assert_eq!(ids(store.public_tables(9).await.unwrap()), ["new", "old"]);
    assert_eq!(ids(store.public_tables(1).await.unwrap()), ["new"]);
    assert_eq!(ids(store.tables_of("b", 9).await.unwrap()), ["new", "private", "old"]);
    assert_eq!(ids(store.tables_of("a", 2).await.unwrap()), ["over", "private"]);
    assert_eq!(ids(store.tables_of("c", 9).await.unwrap()), ["over"]);
    assert_eq!(store.count_tables("a").await.unwrap(), 2);
    assert_eq!(store.count_tables("c").await.unwrap(), 0);
    assert_eq!(ids(store.tables_with_status("open").await.unwrap()), ["old", "private"]);
    // Somebody who leaves is not found there any more.
    let mut old = store.table("old").await.unwrap().unwrap();
    old.people.clear();
    assert!(store.save_table(&mut old).await.unwrap());
    assert_eq!(ids(store.tables_of("b", 9).await.unwrap()), ["new", "private"]);
}

async fn chat_orders_problems(place: Place) {
    let store = place.open().await;
    let (mut one, mut two) = (table("one", "a", &[]), table("two", "a", &[]));
    store.add_table(&mut one).await.unwrap();
    store.add_table(&mut two).await.unwrap();
    assert_eq!(store.add_chat(one.key, "players", (Some("a"), "Ann"), "hello", 3).await.unwrap(), 1);
    assert_eq!(store.add_chat(two.key, "players", (None, "Bob"), "there", 4).await.unwrap(), 1);
    assert_eq!(store.add_chat(one.key, "spectators", (None, "Cid"), "oh\n", 5).await.unwrap(), 2);
    let row = |number, room: &str, name: &str, text: &str, at| ChatRow {
        number,
        room: room.into(),
        name: name.into(),
        text: text.into(),
        at,
    };
    let said = [row(1, "players", "Ann", "hello", 3), row(2, "spectators", "Cid", "oh\n", 5)];
    assert_eq!(store.chat(one.key, 0).await.unwrap(), said);
    assert_eq!(store.chat(one.key, 1).await.unwrap(), said[1..]);
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let (store, key) = (store.clone(), one.key);
            tokio::spawn(async move { store.add_chat(key, "players", (None, "Ann"), "!", 6).await.unwrap() })
        })
        .collect();
    let mut numbers = Vec::new();
    for task in tasks {
        numbers.push(task.await.unwrap());
    }
    numbers.sort();
    assert_eq!(numbers, (3..23).collect::<Vec<u32>>());

    store.save_orders(one.key, "b", "[1]").await.unwrap();
    store.save_orders(one.key, "a", "[2]").await.unwrap();
    store.save_orders(one.key, "b", "[3]").await.unwrap();
    let orders = [("a".to_string(), "[2]".to_string()), ("b".into(), "[3]".into())];
    assert_eq!(store.orders(one.key).await.unwrap(), orders);
    assert_eq!(store.orders(two.key).await.unwrap(), []);

    store.add_problem(Some("one"), Some("a"), 8, "{}").await.unwrap();
    store.add_problem(None, None, 9, "{1}").await.unwrap();
    let problems = store.problems(9).await.unwrap();
    assert_eq!(problems.len(), 2);
    assert_eq!((problems[0].at, problems[0].body.as_str(), &problems[0].table_id), (9, "{1}", &None));
    assert_eq!((problems[1].table_id.as_deref(), problems[1].person.as_deref()), (Some("one"), Some("a")));
    assert_eq!(store.problems(1).await.unwrap(), problems[..1]);
}

async fn zero_characters_do_no_harm(place: Place) {
    let store = place.open().await;
    let added = store.add_person(&guest("a", "A\0")).await;
    match place {
        Place::File(_) => assert_eq!(store.person("a").await.unwrap(), Some(guest("a", "A\0"))),
        Place::Address(_) => assert!(matches!(added, Err(StoreError::BadText))),
    }
    assert!(matches!(store.person("\0").await, Ok(None) | Err(StoreError::BadText)));
}

#[tokio::test]
async fn a_second_server_on_a_file_is_refused() {
    let folder = Folder::new();
    let path = folder.0.join("store.db");
    let store = Store::sqlite(&path).await.unwrap();
    match Store::sqlite(&path).await {
        Err(StoreError::Locked(file)) => assert_eq!(file, path),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("opened twice"),
    }
    store.close().await;
    Store::sqlite(&path).await.unwrap();
}

/// SQLite begins its log anew only after all of it was carried over, which constant writing would never allow.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_always_written_to_does_not_grow() {
    let folder = Folder::new();
    let path = folder.0.join("store.db");
    let store = Store::sqlite(&path).await.unwrap();
    let until = Instant::now() + Duration::from_secs(5);
    let write = |key: i64| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut seq = 0;
            while Instant::now() < until {
                store.append(key, seq, "x".to_owned()).await.unwrap();
                seq += 1;
            }
        })
    };
    for task in (1..=4).map(write).collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let log = std::fs::metadata(folder.0.join("store.db-wal")).unwrap().len();
    // Each entry writes at least one page. Everything is carried over once a second.
    let written = store.stats().appends * 4096;
    assert!(log < written * 3 / 4, "{log} bytes of log after {written} were written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_all_and_overwrites_nothing() {
    let folder = Folder::new();
    let (path, copy) = (folder.0.join("store.db"), folder.0.join("it's a copy.db"));
    let store = Store::sqlite(&path).await.unwrap();
    let mut row = table("one", "a", &["a"]);
    store.add_table(&mut row).await.unwrap();
    let all = fill(&store, row.key, 0..100).await;
    backup_sqlite(&path, &copy).await.unwrap();
    assert!(matches!(store.backup(&copy).await, Err(StoreError::Exists(_))));
    assert!(backup_sqlite(&folder.0.join("none.db"), &folder.0.join("x.db")).await.is_err());
    fill(&store, row.key, 100..101).await;
    let copied = Store::sqlite(&copy).await.unwrap();
    assert_eq!(copied.table("one").await.unwrap(), Some(row.clone()));
    assert_eq!(copied.entries(row.key, 0).await.unwrap(), all);
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = Folder::new();
    let path = folder.0.join("store.db");
    Store::sqlite(&path).await.unwrap().close().await;
    let mut db = <sqlx::SqliteConnection as sqlx::Connection>::connect(path.to_str().unwrap()).await.unwrap();
    sqlx::query("UPDATE meta SET value = 99 WHERE name = 'schema'").execute(&mut db).await.unwrap();
    drop(db);
    assert!(matches!(Store::sqlite(&path).await, Err(StoreError::Newer { found: 99, .. })));
}

/// Waits for the next change.
async fn next(changes: &mut tokio::sync::broadcast::Receiver<Change>) -> Change {
    tokio::time::timeout(Duration::from_secs(20), changes.recv()).await.expect("no notice came").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_postgres_hear_each_other() {
    let Some(server) = ThrowAway::start() else { return };
    let url = server.database().await.unwrap();
    // They may start together.
    let (one, two) = tokio::join!(Store::postgres(&url), Store::postgres(&url));
    let (one, two) = (one.unwrap(), two.unwrap());
    let (mut at_one, mut at_two) = (one.changes(), two.changes());
    // Both listen once the first notice is heard; what was said before that is not.
    let mut row = table("one", "a", &["a"]);
    one.add_table(&mut row).await.unwrap();
    let key = row.key;
    let listeners = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.unwrap();
    while sqlx::query_scalar::<_, i64>(listeners).fetch_one(&mut db).await.unwrap() < 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    while at_two.try_recv().is_ok() {}

    one.append(key, 0, "x".into()).await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Entries { key, seq: 0 });
    assert_eq!(two.entries(key, 0).await.unwrap().len(), 1, "what is told can be read");
    one.append(key, 0, "taken".into()).await.unwrap();
    assert!(two.save_table(&mut row).await.unwrap());
    assert_eq!(next(&mut at_one).await, Change::Table { key });
    one.add_chat(key, "players", (None, "Ann"), "hello", 1).await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Chat { key });
    assert!(at_one.try_recv().is_err(), "nobody hears himself");

    // A broken connection is reported, and then listening goes on.
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_eq!(sqlx::query_scalar::<_, i64>(cut).fetch_one(&mut db).await.unwrap(), 2);
    assert_eq!(next(&mut at_two).await, Change::Lost);
    one.append(key, 1, "x".into()).await.unwrap();
    assert_eq!(next(&mut at_two).await, Change::Entries { key, seq: 1 });

    assert!(matches!(one.backup(&std::env::temp_dir().join("never")).await, Err(StoreError::UsePgDump)));
    sqlx::query("UPDATE meta SET value = 99 WHERE name = 'schema'").execute(&mut db).await.unwrap();
    assert!(matches!(Store::postgres(&url).await, Err(StoreError::Newer { found: 99, .. })));
}
