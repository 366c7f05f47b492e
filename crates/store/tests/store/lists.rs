//! Lists: the lobby's, chats, and how many somebody has.

use super::*;

pub async fn the_lobby_uses_its_index(place: Place) {
    let store = place.open().await;
    for n in 0..3_000 {
        let status = ["finished", "finished", "open", "playing"][n % 4];
        let private = n % 3 == 0;
        let mut row = TableRow {
            status: status.into(),
            private,
            changed: (n as i64 * 7919) % 3_000,
            ..table(&n.to_string(), "a", &[])
        };
        store.add_table(&mut row).await.unwrap();
    }
    let plan = store.lobby_plan(100).await.unwrap();
    assert!(plan.contains("tables_lobby"), "{plan}");
    // Everything found by the index is in order already: nothing has to be sorted.
    let words = plan.to_uppercase();
    assert!(!words.contains("SORT") && !words.contains("B-TREE"), "{plan}");
    let found = store.public_tables(100).await.unwrap();
    assert_eq!(found.len(), 100);
    assert!(found.iter().all(|row| !row.private && ["open", "playing"].contains(&row.status.as_str())));
    assert!(found.is_sorted_by_key(|row| (-row.changed, -row.key)));
}

/// However many lists are read, there is a connection left for the players.
pub async fn lists_do_not_hold_up_who_plays(place: Place) {
    let store = place.open().await;
    let mut row = table("one", "a", &[]);
    store.add_table(&mut row).await.unwrap();
    for n in 0..2_000 {
        store.append(row.key, n, "x".repeat(200)).await.unwrap();
    }
    let held = store.hold_lists().await.unwrap();
    let list = tokio::time::timeout(Duration::from_millis(300), store.public_tables(9)).await;
    assert!(list.is_err(), "all connections for lists are taken");
    let rest = async {
        store.table("one").await.unwrap().unwrap();
        store.session("none", 0).await.unwrap();
        store.append(row.key, 2_000, "y".to_owned()).await.unwrap();
        store.entries(row.key, 1_999).await.unwrap()
    };
    assert_eq!(tokio::time::timeout(Duration::from_secs(20), rest).await.unwrap().len(), 2);
    drop(held);
    assert_eq!(store.public_tables(9).await.unwrap().len(), 1);
}

pub async fn chat_is_read_in_pages_and_has_an_end(place: Place) {
    let store = place.open().await;
    let mut row = table("one", "a", &[]);
    store.add_table(&mut row).await.unwrap();
    let key = row.key;
    assert_eq!(store.last_chat(key).await.unwrap(), 0);
    for n in 1..=20 {
        let room = if n % 4 == 0 { "spectators" } else { "players" };
        assert_eq!(store.add_chat(key, room, (None, "Ann"), "!", n.into()).await.unwrap(), n);
    }
    assert_eq!(store.last_chat(key).await.unwrap(), 20);
    let page = async |room, before, most| -> Vec<u32> {
        let lines = store.chat_before(key, room, before, most).await.unwrap();
        lines.into_iter().map(|line| line.number).collect()
    };
    assert_eq!(page(None, None, 3).await, [18, 19, 20]);
    assert_eq!(page(None, Some(18), 3).await, [15, 16, 17]);
    assert_eq!(page(Some("players"), None, 3).await, [17, 18, 19]);
    assert_eq!(page(Some("spectators"), Some(12), 9).await, [4, 8]);
    assert_eq!(page(None, Some(1), 9).await, [0; 0]);
    assert_eq!(page(None, Some(u32::MAX), 1).await, [20]);
    store.trim_chat(key, "players", 4).await.unwrap();
    assert_eq!(page(Some("players"), None, 99).await, [15, 17, 18, 19]);
    assert_eq!(page(Some("spectators"), None, 99).await, [4, 8, 12, 16, 20], "the others' chat stays");
    store.trim_chat(key, "players", 4).await.unwrap();
    assert_eq!(page(Some("players"), None, 99).await.len(), 4);
    assert_eq!(store.add_chat(key, "players", (None, "Ann"), "!", 21).await.unwrap(), 21);
}

pub async fn what_somebody_has_is_counted(place: Place) {
    let store = place.open().await;
    for (id, host, status) in
        [("1", "a", "archive"), ("2", "a", "archive"), ("3", "a", "open"), ("4", "b", "archive")]
    {
        let mut row = TableRow { status: status.into(), ..table(id, host, &[]) };
        store.add_table(&mut row).await.unwrap();
    }
    assert_eq!(store.count_tables_with("a", "archive").await.unwrap(), 2);
    assert_eq!(store.count_tables_with("c", "archive").await.unwrap(), 0);
    assert_eq!(ids(store.hosted("a").await.unwrap()), ["3"]);
    for person in [Some("a"), Some("a"), Some("b"), None] {
        store.add_problem(None, person, 1, "{}").await.unwrap();
    }
    assert_eq!(store.count_problems("a").await.unwrap(), 2);
    assert_eq!(store.problems_of("a").await.unwrap().len(), 2);
}

pub async fn cleared_tables_keep_their_keys(place: Place) {
    let store = place.open().await;
    let (mut gone, mut stays) = (table("gone", "a", &["a"]), table("stays", "a", &["a"]));
    for row in [&mut stays, &mut gone] {
        store.add_table(row).await.unwrap();
        for n in 0..200 {
            store.append(row.key, n, "x".repeat(20)).await.unwrap();
        }
        store.add_chat(row.key, "players", (None, "Ann"), "!", 1).await.unwrap();
        store.save_orders(row.key, "a", "[]").await.unwrap();
    }
    gone.status = "removed".into();
    assert!(store.save_table(&mut gone).await.unwrap());
    store.clear_tables("removed").await.unwrap();
    assert_eq!(store.entries(gone.key, 0).await.unwrap().len(), 0);
    assert_eq!(store.last_chat(gone.key).await.unwrap(), 0);
    assert_eq!(store.orders(gone.key).await.unwrap(), []);
    assert_eq!(store.entries(stays.key, 0).await.unwrap().len(), 200);
    assert_eq!(store.last_chat(stays.key).await.unwrap(), 1);
    let mut next = table("next", "a", &[]);
    store.add_table(&mut next).await.unwrap();
    assert!(next.key > gone.key);
}
