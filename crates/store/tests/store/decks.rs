//! Decks that people keep.

use super::{Place, guest};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use store::{DeckRow, Store};

fn deck(id: &str, person: &str, game: &str, changed: i64) -> DeckRow {
    DeckRow {
        id: id.into(),
        person: person.into(),
        game: game.into(),
        name: "Webs & Ärger".into(),
        list: "Hero: Spider-Man\n1x Backflip (01003)\n".into(),
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
    store.decks(person, game).await.unwrap().into_iter().map(|deck| deck.id).collect()
}

pub async fn decks_are_kept(place: Place) {
    let store = two_people(&place).await;
    let mut first = deck("1", "a", "x", 10);
    for row in [&first, &deck("2", "a", "y", 20), &deck("3", "a", "x", 30), &deck("4", "b", "x", 40)] {
        assert!(store.add_deck(row, 9).await.unwrap());
    }
    assert!(store.add_deck(&first, 9).await.is_err(), "an id is given once");
    assert!(store.add_deck(&deck("5", "nobody", "x", 1), 9).await.is_err());
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.deck("1").await.unwrap().as_ref(), Some(&first));
    assert_eq!(store.deck("5").await.unwrap(), None);
    assert_eq!(ids(&store, "a", None).await, ["3", "2", "1"]);
    assert_eq!(ids(&store, "a", Some("x")).await, ["3", "1"]);
    assert_eq!(ids(&store, "a", Some("")).await, [""; 0]);
    assert_eq!(ids(&store, "nobody", None).await, [""; 0]);

    first = DeckRow { name: String::new(), list: "other".into(), changed: 50, ..first };
    assert!(store.save_deck(&first).await.unwrap());
    assert_eq!(store.deck("1").await.unwrap().as_ref(), Some(&first));
    assert_eq!(ids(&store, "a", None).await, ["1", "3", "2"]);
    let stolen = DeckRow { person: "b".into(), list: "mine now".into(), ..first.clone() };
    assert!(!store.save_deck(&stolen).await.unwrap(), "it is not b's");
    assert_eq!(store.deck("1").await.unwrap().as_ref(), Some(&first));

    assert!(!store.drop_deck("b", "1").await.unwrap(), "it is not b's");
    assert!(store.drop_deck("a", "1").await.unwrap());
    assert!(!store.drop_deck("a", "1").await.unwrap());
    assert_eq!(ids(&store, "a", None).await, ["3", "2"]);
}

pub async fn nobody_keeps_more_decks_than_allowed(place: Place) {
    let store = two_people(&place).await;
    for n in 0..3 {
        assert!(store.add_deck(&deck(&n.to_string(), "a", "x", n), 3).await.unwrap());
    }
    assert!(!store.add_deck(&deck("3", "a", "y", 3), 3).await.unwrap(), "all games count");
    assert!(store.add_deck(&deck("3", "b", "x", 3), 3).await.unwrap());
    assert!(store.drop_deck("a", "0").await.unwrap());
    assert!(store.add_deck(&deck("4", "a", "y", 4), 3).await.unwrap());
}

async fn forget_decks(place: &Place) {
    let sql = "DROP TABLE decks";
    match place {
        Place::File(folder) => {
            let path = folder.0.join("store.db");
            let mut db = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
            db.execute(sql).await.unwrap();
        }
        Place::Address(url) => {
            PgConnection::connect(url).await.unwrap().execute(sql).await.unwrap();
        }
    }
}

/// A database from before there were decks can keep them when it is opened again.
pub async fn a_store_from_before_decks_gets_them(place: Place) {
    let store = two_people(&place).await;
    store.close().await;
    forget_decks(&place).await;
    let store = place.open().await;
    assert!(store.person("a").await.unwrap().is_some());
    assert!(store.add_deck(&deck("1", "a", "x", 1), 1).await.unwrap());
}
