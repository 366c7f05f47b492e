//! Decks that people keep.

use crate::base::Store;
use crate::error::StoreError;
use crate::rows::from_row;

/// A deck that somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRow {
    /// Its id.
    pub id: String,
    /// The id of the person it belongs to.
    pub person: String,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it; may be empty.
    pub name: String,
    /// Its list, as the game writes it.
    pub list: String,
    /// When it was first kept.
    pub created: i64,
    /// When it was last changed.
    pub changed: i64,
}

from_row! { DeckRow { id, person, game, name, list, created, changed } }

impl Store {
    /// Keeps a new deck, unless its owner has `most` already; false if so.
    pub async fn add_deck(&self, deck: &DeckRow, most: u32) -> Result<bool, StoreError> {
        // PostgreSQL has to be told the types of the values: no table says them.
        let sql = "INSERT INTO decks (id, person, game, name, list, created, changed) \
            SELECT $1, CAST($2 AS TEXT), $3, $4, $5, CAST($6 AS BIGINT), CAST($7 AS BIGINT) \
            WHERE (SELECT count(*) FROM decks WHERE person = CAST($2 AS TEXT)) < $8";
        let added = writing!(self, |db| sqlx::query(sql)
            .bind(&deck.id)
            .bind(&deck.person)
            .bind(&deck.game)
            .bind(&deck.name)
            .bind(&deck.list)
            .bind(deck.created)
            .bind(deck.changed)
            .bind(i64::from(most))
            .execute(db)
            .await?
            .rows_affected());
        Ok(added > 0)
    }

    /// The deck with this id, whoever it belongs to.
    pub async fn deck(&self, id: &str) -> Result<Option<DeckRow>, StoreError> {
        let sql = "SELECT id, person, game, name, list, created, changed FROM decks WHERE id = $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(id).fetch_optional(db).await?))
    }

    /// A person's decks, of one game or of all, the last changed first.
    pub async fn decks(&self, person: &str, game: Option<&str>) -> Result<Vec<DeckRow>, StoreError> {
        let sql = "SELECT id, person, game, name, list, created, changed FROM decks \
            WHERE person = $1 AND (game = $2 OR $3) ORDER BY changed DESC, id";
        Ok(reading!(self, |db| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(game.unwrap_or_default())
                .bind(game.is_none())
                .fetch_all(db)
                .await?
        }))
    }

    /// Keeps a deck's new name and list; false if the person has no such deck.
    pub async fn save_deck(&self, deck: &DeckRow) -> Result<bool, StoreError> {
        let sql = "UPDATE decks SET name = $3, list = $4, changed = $5 WHERE id = $1 AND person = $2";
        let saved = writing!(self, |db| sqlx::query(sql)
            .bind(&deck.id)
            .bind(&deck.person)
            .bind(&deck.name)
            .bind(&deck.list)
            .bind(deck.changed)
            .execute(db)
            .await?
            .rows_affected());
        Ok(saved > 0)
    }

    /// Throws a deck away; false if the person has no such deck.
    pub async fn drop_deck(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM decks WHERE person = $1 AND id = $2";
        let dropped =
            writing!(self, |db| sqlx::query(sql).bind(person).bind(id).execute(db).await?.rows_affected());
        Ok(dropped > 0)
    }
}
