//! Data packs: those that people keep, and those that tables are played with. (`packs` in this crate are packed
//! journals.)

use crate::base::Store;
use crate::error::StoreError;
use crate::rows::from_row;

/// A data pack that somebody keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataPackRow {
    /// Its id.
    pub id: String,
    /// The id of the person it belongs to.
    pub person: String,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
    /// Its content.
    pub body: String,
    /// When it was first kept.
    pub created: i64,
    /// When it was last changed.
    pub changed: i64,
}

from_row! { DataPackRow { id, person, game, name, hash, body, created, changed } }

/// A data pack that somebody keeps, without its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataPackHead {
    /// Its id.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The hash of its content.
    pub hash: String,
    /// When it was last changed.
    pub changed: i64,
}

from_row! { DataPackHead { id, game, name, hash, changed } }

/// A query for whole data packs that continues like this.
macro_rules! whole {
    ($rest:literal) => {
        concat!("SELECT id, person, game, name, hash, body, created, changed FROM data_packs ", $rest)
    };
}

impl Store {
    /// Keeps a new data pack, unless its owner has `most` already; false if so.
    pub async fn add_data_pack(&self, pack: &DataPackRow, most: u32) -> Result<bool, StoreError> {
        // PostgreSQL has to be told the types of the values: no table says them.
        let sql = "INSERT INTO data_packs (id, person, game, name, hash, body, created, changed) \
            SELECT $1, CAST($2 AS TEXT), $3, $4, $5, $6, CAST($7 AS BIGINT), CAST($8 AS BIGINT) \
            WHERE (SELECT count(*) FROM data_packs WHERE person = CAST($2 AS TEXT)) < $9";
        let added = writing!(self, |db| sqlx::query(sql)
            .bind(&pack.id)
            .bind(&pack.person)
            .bind(&pack.game)
            .bind(&pack.name)
            .bind(&pack.hash)
            .bind(&pack.body)
            .bind(pack.created)
            .bind(pack.changed)
            .bind(i64::from(most))
            .execute(db)
            .await?
            .rows_affected());
        Ok(added > 0)
    }

    /// The data pack with this id, whoever it belongs to.
    pub async fn data_pack(&self, id: &str) -> Result<Option<DataPackRow>, StoreError> {
        let sql = whole!("WHERE id = $1");
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(id).fetch_optional(db).await?))
    }

    /// A person's data packs without their content, of one game or of all, the last changed first.
    pub async fn data_packs(
        &self,
        person: &str,
        game: Option<&str>,
    ) -> Result<Vec<DataPackHead>, StoreError> {
        let sql = "SELECT id, game, name, hash, changed FROM data_packs \
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

    /// A person's data packs with their content.
    pub async fn whole_data_packs(&self, person: &str) -> Result<Vec<DataPackRow>, StoreError> {
        let sql = whole!("WHERE person = $1 ORDER BY changed DESC, id");
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(person).fetch_all(db).await?))
    }

    /// Keeps what a data pack is from now on; false if the person has no such pack.
    pub async fn save_data_pack(&self, pack: &DataPackRow) -> Result<bool, StoreError> {
        let sql = "UPDATE data_packs SET game = $3, name = $4, hash = $5, body = $6, changed = $7 \
            WHERE id = $1 AND person = $2";
        let saved = writing!(self, |db| sqlx::query(sql)
            .bind(&pack.id)
            .bind(&pack.person)
            .bind(&pack.game)
            .bind(&pack.name)
            .bind(&pack.hash)
            .bind(&pack.body)
            .bind(pack.changed)
            .execute(db)
            .await?
            .rows_affected());
        Ok(saved > 0)
    }

    /// Throws a data pack away; false if the person has no such pack. Tables that are played with it have it all the
    /// same.
    pub async fn drop_data_pack(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM data_packs WHERE person = $1 AND id = $2";
        let dropped =
            writing!(self, |db| sqlx::query(sql).bind(person).bind(id).execute(db).await?.rows_affected());
        Ok(dropped > 0)
    }

    /// The content of the data pack with this hash, if somebody keeps it or a table is played with it.
    pub async fn data_pack_by_hash(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let kept = "SELECT body FROM data_packs WHERE hash = $1 LIMIT 1";
        let used = "SELECT body FROM table_packs WHERE hash = $1 LIMIT 1";
        let kept: Option<String> =
            reading!(self, |db| sqlx::query_scalar(kept).bind(hash).fetch_optional(db).await?);
        if kept.is_some() {
            return Ok(kept);
        }
        Ok(reading!(self, |db| sqlx::query_scalar(used).bind(hash).fetch_optional(db).await?))
    }

    /// Keeps the data pack that a table is played with, for as long as there is the table.
    pub async fn add_table_pack(&self, key: i64, hash: &str, body: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO table_packs (table_key, hash, body) VALUES ($1, $2, $3)";
        writing!(self, |db| {
            sqlx::query(sql).bind(key).bind(hash).bind(body).execute(db).await?;
        });
        Ok(())
    }

    /// The data pack that a table is played with.
    pub async fn table_pack(&self, key: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM table_packs WHERE table_key = $1";
        Ok(reading!(self, |db| sqlx::query_scalar(sql).bind(key).fetch_optional(db).await?))
    }
}
