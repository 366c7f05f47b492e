//! Journals: order, borders of chunks, who is first, packs, bytes.

use crate::{Place, guest};
use store::{Appended, Store, StoreError};

fn body(key: i64, seq: u32) -> String {
    format!("{{\"table\":{key},\"n\":{seq},\"text\":\"'ö\\\"\n\"}}")
}

pub async fn fill(store: &Store, key: i64, seqs: std::ops::Range<u32>) -> Vec<(u32, String)> {
    let mut all = Vec::new();
    for seq in seqs {
        assert_eq!(store.append(key, seq, body(key, seq)).await.unwrap(), Appended::Done);
        all.push((seq, body(key, seq)));
    }
    all
}

pub async fn entries_come_back_in_order(place: Place) {
    let store = place.open().await;
    let one = fill(&store, 1, 0..75).await;
    let two = fill(&store, 2, 1..33).await;
    drop(store);
    let store = place.open().await;
    assert_eq!(store.entries(1, 0).await.unwrap(), one);
    for from in [1, 15, 16, 17, 31, 32, 74, 75, 76, u32::MAX] {
        assert_eq!(store.entries(1, from).await.unwrap(), one[one.len().min(from as usize)..], "from {from}");
    }
    assert_eq!(store.entries(2, 0).await.unwrap(), two);
    assert_eq!(store.entries(2, 33).await.unwrap(), []);
    assert_eq!(store.entries(3, 0).await.unwrap(), []);
    for (key, seq) in [(1, 0), (1, 17), (1, 74), (2, 32)] {
        assert_eq!(store.append(key, seq, "late".into()).await.unwrap(), Appended::Taken);
    }
    assert_eq!(store.entries(1, 0).await.unwrap(), one);
    assert_eq!(store.append(1, 75, "on".into()).await.unwrap(), Appended::Done);
    assert!(matches!(store.append(1, u32::MAX, String::new()).await, Err(StoreError::TooBig(_))));
}

/// A text of 49 bytes: PostgreSQL keeps 16 of them in a row.
fn sixteenth(seq: u32) -> String {
    format!("{seq:-^49}")
}

pub async fn chunks_have_no_seams(place: Place) {
    let store = place.open().await;
    let counts = [1, 15, 16, 17, 31, 32, 33, 48];
    for count in counts {
        let key = i64::from(count);
        // The first number need not be 0.
        for first in [0, 7] {
            let key = key * 100 + i64::from(first);
            let mut all = Vec::new();
            for seq in first..first + count {
                assert_eq!(store.append(key, seq, sixteenth(seq)).await.unwrap(), Appended::Done);
                all.push((seq, sixteenth(seq)));
            }
            for from in 0..first + count + 2 {
                let rest = &all[(from.saturating_sub(first) as usize).min(all.len())..];
                assert_eq!(
                    store.entries(key, from).await.unwrap(),
                    rest,
                    "{count} from {first}, read from {from}"
                );
            }
            for seq in first..first + count {
                assert_eq!(store.append(key, seq, "late".into()).await.unwrap(), Appended::Taken);
            }
            if first == 7 {
                store.pack(key).await.unwrap();
            }
            assert_eq!(store.entries(key, 0).await.unwrap(), all, "{count} from {first}");
        }
    }
    if let Place::Address(url) = &place {
        let mut db = <sqlx::PgConnection as sqlx::Connection>::connect(url).await.unwrap();
        let rows: Vec<(i32, i64)> =
            sqlx::query_as("SELECT table_key, count(*) FROM entries GROUP BY table_key ORDER BY table_key")
                .fetch_all(&mut db)
                .await
                .unwrap();
        let mut expected: Vec<_> =
            counts.into_iter().map(|count| (count as i32 * 100, i64::from(count / 16))).collect();
        expected.retain(|(_, rows)| *rows > 0);
        assert_eq!(rows, expected, "a row for 16 entries, none where it is packed");
    }
}

pub async fn bodies_of_every_size(place: Place) {
    let store = place.open().await;
    let sizes = [0, 1, 127, 128, 0, 799, 800, 3000, 16_383, 16_384, 1, 200_000, 0, 5];
    let all: Vec<(u32, String)> =
        (0..).zip(sizes.map(|size| "ö".repeat(size / 2) + &"x".repeat(size % 2))).collect();
    for (seq, body) in &all {
        assert_eq!(store.append(1, *seq, body.clone()).await.unwrap(), Appended::Done);
        assert_eq!(store.entries(1, 0).await.unwrap(), all[..=*seq as usize]);
    }
    store.pack(1).await.unwrap();
    assert_eq!(store.entries(1, 0).await.unwrap(), all);
}

/// On PostgreSQL another server, otherwise the same.
async fn another(place: &Place, store: &Store) -> Store {
    match place {
        Place::File(_) => store.clone(),
        Place::Address(_) => place.open().await,
    }
}

pub async fn two_stores_take_turns(place: Place) {
    let store = place.open().await;
    let other = another(&place, &store).await;
    let mut all = Vec::new();
    for seq in 0..50 {
        let (first, second) = if seq % 3 == 0 { (&other, &store) } else { (&store, &other) };
        assert_eq!(first.append(1, seq, sixteenth(seq)).await.unwrap(), Appended::Done);
        all.push((seq, sixteenth(seq)));
        assert_eq!(second.append(1, seq, "late".into()).await.unwrap(), Appended::Taken);
        assert_eq!(second.entries(1, 0).await.unwrap(), all);
    }
    if matches!(place, Place::Address(_)) {
        assert_eq!(store.append(1, 51, "too far".into()).await.unwrap(), Appended::Taken);
    }
    // Both at once, on many tables in different orders.
    let mut tasks = Vec::new();
    for (store, word) in [(store.clone(), "one"), (other.clone(), "other")] {
        for number in 0..30 {
            let store = store.clone();
            let key = if word == "one" { 100 + number } else { 129 - number };
            tasks.push(tokio::spawn(async move {
                let mut won = Vec::new();
                for seq in 0..40 {
                    let body = format!("{word}{}", sixteenth(seq));
                    if store.append(key, seq, body.clone()).await.unwrap() == Appended::Done {
                        won.push((key, seq, body));
                    }
                }
                won
            }));
        }
    }
    let mut won = Vec::new();
    for task in tasks {
        won.extend(task.await.unwrap());
    }
    won.sort();
    let mut kept = Vec::new();
    for key in 100..130 {
        let entries = other.entries(key, 0).await.unwrap();
        kept.extend(entries.into_iter().map(|(seq, body)| (key, seq, body)));
    }
    assert_eq!(kept.len(), 30 * 40);
    assert_eq!(won, kept);
}

pub async fn a_number_is_given_once(place: Place) {
    let store = place.open().await;
    let other = another(&place, &store).await;
    for seq in 0..40 {
        let tasks: Vec<_> = (0..16)
            .map(|number| {
                let store = if number % 2 == 0 { store.clone() } else { other.clone() };
                tokio::spawn(async move {
                    let mine = format!("{number}");
                    (store.append(7, seq, mine.clone()).await.unwrap(), mine)
                })
            })
            .collect();
        let mut done = Vec::new();
        for task in tasks {
            let (appended, mine) = task.await.unwrap();
            if appended == Appended::Done {
                done.push((seq, mine));
            }
        }
        assert_eq!(done.len(), 1, "number {seq}");
        assert_eq!(store.entries(7, seq).await.unwrap(), done);
    }
}

pub async fn many_share_a_commit(place: Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (1..=100)
        .map(|key| {
            let store = store.clone();
            tokio::spawn(async move { (key, fill(&store, key, 0..50).await) })
        })
        .collect();
    let mut expected = Vec::new();
    for task in tasks {
        expected.push(task.await.unwrap());
    }
    let stats = store.stats();
    assert_eq!(stats.appends, 5000);
    assert!(stats.commits < 2500, "{} commits", stats.commits);
    assert!(stats.commit_micros_total > 0);
    drop(store);
    let store = place.open().await;
    for (key, entries) in expected {
        assert_eq!(store.entries(key, 0).await.unwrap(), entries);
    }
}

pub async fn a_packed_journal_reads_the_same(place: Place) {
    let store = place.open().await;
    let all = fill(&store, 1, 1..210).await;
    let other = fill(&store, 2, 0..50).await;
    let before = store.stored_bytes().await.unwrap();
    store.pack(1).await.unwrap();
    store.pack(1).await.unwrap();
    if matches!(place, Place::File(_)) {
        assert!(store.stored_bytes().await.unwrap() < before);
    }
    assert_eq!(store.entries(1, 0).await.unwrap(), all);
    assert_eq!(store.entries(1, 200).await.unwrap(), all[199..]);
    assert_eq!(store.entries(2, 0).await.unwrap(), other);
    for seq in [0, 5, 209, 210, 1000] {
        assert_eq!(store.append(1, seq, "late".into()).await.unwrap(), Appended::Taken);
    }
    store.pack(3).await.unwrap();
    assert_eq!(store.append(3, 0, "late".into()).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(2, 50, "on".into()).await.unwrap(), Appended::Done);
    drop(store);
    let store = place.open().await;
    assert_eq!(store.entries(1, 0).await.unwrap(), all);
    assert_eq!(store.entries(3, 0).await.unwrap(), []);
}

pub async fn packing_while_somebody_appends(place: Place) {
    let store = place.open().await;
    for key in 1..=20 {
        let other = store.clone();
        let appending = tokio::spawn(async move {
            let mut done = Vec::new();
            for seq in 0.. {
                match other.append(key, seq, body(key, seq)).await.unwrap() {
                    Appended::Done => done.push((seq, body(key, seq))),
                    Appended::Taken => break,
                }
            }
            done
        });
        while store.entries(key, 3).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        store.pack(key).await.unwrap();
        let done = appending.await.unwrap();
        assert!(done.len() > 3);
        assert_eq!(store.entries(key, 0).await.unwrap(), done);
        // Nothing that is packed can be appended again.
        assert_eq!(store.append(key, 0, "again".into()).await.unwrap(), Appended::Taken);
    }
}

pub async fn closing_writes_what_waits(place: Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (1..=50)
        .map(|key| {
            let store = store.clone();
            tokio::spawn(async move { store.append(key, 0, "x".into()).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut done = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(Appended::Done) => done += 1,
            Err(StoreError::Closed) => (),
            other => panic!("{other:?}"),
        }
    }
    assert!(matches!(store.append(1, 1, "x".into()).await, Err(StoreError::Closed)));
    assert!(matches!(store.table("x").await, Err(StoreError::Closed)));
    assert!(matches!(store.add_person(&guest("a", "A")).await, Err(StoreError::Closed)));
    let store = place.open().await;
    store.probe().await.unwrap();
    let mut found = 0;
    for key in 1..=50 {
        found += store.entries(key, 0).await.unwrap().len();
    }
    assert_eq!(found, done);
}

pub async fn stored_bytes_grow(place: Place) {
    let store = place.open().await;
    let before = store.stored_bytes().await.unwrap();
    assert!(before > 0);
    let tasks: Vec<_> = (1..=40)
        .map(|key| {
            let store = store.clone();
            tokio::spawn(async move {
                for seq in 0..100 {
                    store.append(key, seq, "x".repeat(45)).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let each = (store.stored_bytes().await.unwrap() - before) as f64 / 4000.0;
    // With so few entries, PostgreSQL's maps of free space and half-filled pages count; and where many write at once, it
    // takes several empty pages at a time.
    let most = if matches!(place, Place::File(_)) { 75.0 } else { 130.0 };
    assert!(each > 45.0 && each < most, "{each} bytes an entry");
}
