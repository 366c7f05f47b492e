//! Tables: who plays what, where, and how far the session layer has come with it.

use crate::base::{Base, Store};
use crate::changes::Change;
use crate::error::StoreError;
use crate::rows::from_row;
use sqlx::FromRow as _;

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The number by which journals and chats refer to the table; set by [`Store::add_table`].
    pub key: i64,
    /// The public id.
    pub id: String,
    /// Raised by every [`Store::save_table`].
    pub version: i64,
    /// The game's slug.
    pub game: String,
    /// The game's rules version.
    pub rules: i64,
    /// The set-up, as JSON.
    pub setup: String,
    /// `open`, `playing`, or whatever the session layer calls the rest.
    pub status: String,
    /// Whether it is left out of the public list.
    pub private: bool,
    /// The person whose table it is.
    pub host: String,
    /// The people who sit there.
    pub people: Vec<String>,
    /// What the session layer keeps, as JSON.
    pub body: String,
    /// When it was made.
    pub created: i64,
    /// When something last changed, as the session layer sees it.
    pub changed: i64,
}

/// The table as a row of the database.
struct Kept {
    key: i64,
    id: String,
    version: i64,
    game: String,
    rules: i64,
    setup: String,
    status: String,
    private: bool,
    host: String,
    people: String,
    body: String,
    created: i64,
    changed: i64,
}

from_row! { Kept { key, id, version, game, rules, setup, status, private, host, people, body, created, changed } }

impl TryFrom<Kept> for TableRow {
    type Error = StoreError;

    fn try_from(kept: Kept) -> Result<TableRow, StoreError> {
        let people = serde_json::from_str(&kept.people).map_err(|_| StoreError::Damaged(kept.key))?;
        let Kept {
            key, id, version, game, rules, setup, status, private, host, body, created, changed, ..
        } = kept;
        Ok(TableRow {
            key,
            id,
            version,
            game,
            rules,
            setup,
            status,
            private,
            host,
            people,
            body,
            created,
            changed,
        })
    }
}

/// A query for tables that continues like this.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT key, id, version, game, rules, setup, status, private, host, people, body, created, changed ",
            "FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// Keeps a new table and sets its key.
    pub async fn add_table(&self, row: &mut TableRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO tables \
            (id, version, game, rules, setup, status, private, host, people, body, created, changed) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING key";
        let people = people_json(row);
        row.key = telling!(
            self,
            |db| sqlx::query_scalar(sql)
                .bind(&row.id)
                .bind(row.version)
                .bind(&row.game)
                .bind(row.rules)
                .bind(&row.setup)
                .bind(&row.status)
                .bind(row.private)
                .bind(&row.host)
                .bind(&people)
                .bind(&row.body)
                .bind(row.created)
                .bind(row.changed)
                .fetch_one(db)
                .await?,
            |key| Some(Change::Table { key })
        );
        Ok(())
    }

    /// The table with this public id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = tables!("WHERE id = $1");
        let kept: Option<Kept> = reading!(self, |db| sqlx::query_as(sql).bind(id).fetch_optional(db).await?);
        kept.map(TableRow::try_from).transpose()
    }

    /// The table with this key.
    pub async fn table_by_key(&self, key: i64) -> Result<Option<TableRow>, StoreError> {
        let sql = tables!("WHERE key = $1");
        let kept: Option<Kept> =
            reading!(self, |db| sqlx::query_as(sql).bind(key).fetch_optional(db).await?);
        kept.map(TableRow::try_from).transpose()
    }

    /// Saves a table if nobody else has saved it since it was read, and raises its version. Otherwise gives false,
    /// and nothing changes, neither in the database nor in `row`. The id, the key and the time of making never
    /// change.
    pub async fn save_table(&self, row: &mut TableRow) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET version = version + 1, game = $3, rules = $4, setup = $5, status = $6, \
            private = $7, host = $8, people = $9, body = $10, changed = $11 WHERE key = $1 AND version = $2";
        let people = people_json(row);
        let saved = telling!(
            self,
            |db| sqlx::query(sql)
                .bind(row.key)
                .bind(row.version)
                .bind(&row.game)
                .bind(row.rules)
                .bind(&row.setup)
                .bind(&row.status)
                .bind(row.private)
                .bind(&row.host)
                .bind(&people)
                .bind(&row.body)
                .bind(row.changed)
                .execute(db)
                .await?
                .rows_affected(),
            |saved| (saved > 0).then_some(Change::Table { key: row.key })
        );
        if saved == 0 {
            return Ok(false);
        }
        row.version += 1;
        Ok(true)
    }

    /// Public tables that are open or playing, the last changed first.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = self.lobby_sql();
        Ok(listing!(self, |db| {
            let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(db).await?;
            readable(rows.iter().map(Kept::from_row))
        }))
    }

    /// The query for the lobby. SQLite would rather use the index of the status and sort everything it finds: it has
    /// to be told not to.
    fn lobby_sql(&self) -> &'static str {
        match &*self.shared.base {
            Base::Sqlite(_) => tables!(
                "INDEXED BY tables_lobby WHERE NOT private AND status IN ('open', 'playing') \
                 ORDER BY changed DESC, key DESC LIMIT $1"
            ),
            Base::Postgres(_) => tables!(
                "WHERE NOT private AND status IN ('open', 'playing') ORDER BY changed DESC, key DESC LIMIT $1"
            ),
        }
    }

    /// How the database carries out the query for public tables, in its own words.
    #[cfg(feature = "throwaway")]
    pub async fn lobby_plan(&self, limit: u32) -> Result<String, StoreError> {
        let lines: Vec<String> = match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                let sql = format!("EXPLAIN QUERY PLAN {}", self.lobby_sql());
                let rows: Vec<(i64, i64, i64, String)> =
                    sqlx::query_as(&sql).bind(i64::from(limit)).fetch_all(&sqlite.read).await?;
                rows.into_iter().map(|(.., line)| line).collect()
            }
            Base::Postgres(pool) => {
                sqlx::query("ANALYZE tables").execute(pool).await?;
                let sql = format!("EXPLAIN {}", self.lobby_sql().replace("$1", &limit.to_string()));
                sqlx::query_scalar(&sql).fetch_all(pool).await?
            }
        };
        Ok(lines.join("\n"))
    }

    /// Tables where this person sits or is the host, the last changed first.
    pub async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!(
            "WHERE host = $1 OR key IN (SELECT table_key FROM sitters WHERE person = $1) \
             ORDER BY changed DESC, key DESC LIMIT $2"
        );
        Ok(listing!(self, |db| {
            let rows = sqlx::query(sql).bind(person).bind(i64::from(limit)).fetch_all(db).await?;
            readable(rows.iter().map(Kept::from_row))
        }))
    }

    /// How many tables this person hosts that are open or playing.
    pub async fn count_tables(&self, person: &str) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing')";
        let count: i64 = reading!(self, |db| sqlx::query_scalar(sql).bind(person).fetch_one(db).await?);
        Ok(count.unsigned_abs())
    }

    /// How many tables with this status a person has.
    pub async fn count_tables_with(&self, person: &str, status: &str) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = $1 AND status = $2";
        let count: i64 =
            reading!(self, |db| sqlx::query_scalar(sql).bind(person).bind(status).fetch_one(db).await?);
        Ok(count.unsigned_abs())
    }

    /// The tables that a person hosts and that are open or playing.
    pub async fn hosted(&self, person: &str) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!("WHERE host = $1 AND status IN ('open', 'playing') ORDER BY key");
        let kept: Vec<Kept> = reading!(self, |db| sqlx::query_as(sql).bind(person).fetch_all(db).await?);
        kept.into_iter().map(TableRow::try_from).collect()
    }

    /// Forgets the journals, chats and orders of all tables with this status. The tables themselves stay, so that
    /// their keys are never given to others.
    pub async fn clear_tables(&self, status: &str) -> Result<(), StoreError> {
        let mut kinds = vec!["entries", "packs", "snapshots", "table_packs", "chat", "orders"];
        if matches!(&*self.shared.base, Base::Postgres(_)) {
            kinds.push("tails");
        }
        writing!(self, |db| {
            for kind in kinds {
                let sql = format!(
                    "DELETE FROM {kind} WHERE table_key IN (SELECT key FROM tables WHERE status = $1)"
                );
                sqlx::query(&sql).bind(status).execute(&mut *db).await?;
            }
        });
        Ok(())
    }

    /// All tables with this status, oldest first.
    pub async fn tables_with_status(&self, status: &str) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!("WHERE status = $1 ORDER BY key");
        Ok(reading!(self, |db| {
            let rows = sqlx::query(sql).bind(status).fetch_all(db).await?;
            readable(rows.iter().map(Kept::from_row))
        }))
    }

    /// The keys of the tables with this status whose journals are not packed, oldest first.
    pub async fn unpacked(&self, status: &str) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT key FROM tables WHERE status = $1 AND NOT EXISTS \
            (SELECT 1 FROM packs WHERE packs.table_key = tables.key AND length(packs.body) > 0) ORDER BY key";
        Ok(reading!(self, |db| sqlx::query_scalar(sql).bind(status).fetch_all(db).await?))
    }
}

/// The tables of a list that can be read. A table that can't be read is left out: the others are shown all the same.
fn readable(kept: impl Iterator<Item = sqlx::Result<Kept>>) -> Vec<TableRow> {
    let read = |kept: sqlx::Result<Kept>| {
        let row = kept.map_err(StoreError::from).and_then(TableRow::try_from);
        row.inspect_err(|error| tracing::error!(%error, "a table is left out of a list")).ok()
    };
    kept.filter_map(read).collect()
}

fn people_json(row: &TableRow) -> String {
    serde_json::Value::from(row.people.clone()).to_string()
}
