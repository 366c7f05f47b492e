//! Chat, standing orders, and problems that people reported.

use crate::base::Store;
use crate::changes::Change;
use crate::error::StoreError;
use sqlx::FromRow;

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Counts from 1 at each table.
    pub number: u32,
    /// Who may read it: the players' room or the spectators'.
    pub room: String,
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: i64,
}

/// A problem that somebody reported.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ProblemRow {
    /// Counts up.
    pub number: i64,
    /// The table's public id.
    pub table_id: Option<String>,
    /// The person's id.
    pub person: Option<String>,
    /// When.
    pub at: i64,
    /// The report, as JSON.
    pub body: String,
}

/// How often to try for the next number when other servers take it first.
const TRIES: u32 = 20;

impl Store {
    /// Keeps what somebody said and gives its number.
    pub async fn add_chat(
        &self,
        key: i64,
        room: &str,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_chat(key, room, name, text, at).await {
                Err(error) if error.is_double() && tries < TRIES => (),
                result => return result,
            }
        }
    }

    async fn try_chat(
        &self,
        key: i64,
        room: &str,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let sql = "INSERT INTO chat (table_key, number, room, name, text, at) \
            SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_key = $1 RETURNING number";
        let number: i32 = telling!(
            self,
            |db| sqlx::query_scalar(sql)
                .bind(key)
                .bind(room)
                .bind(name)
                .bind(text)
                .bind(at)
                .fetch_one(db)
                .await?,
            |number| Some(Change::Chat { key })
        );
        Ok(number.unsigned_abs())
    }

    /// What was said at a table after this number, in order.
    pub async fn chat(&self, key: i64, after: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, name, text, at FROM chat WHERE table_key = $1 AND number > $2 ORDER BY number";
        let after = i32::try_from(after).unwrap_or(i32::MAX);
        let rows: Vec<(i32, String, String, String, i64)> =
            reading!(self, |db| sqlx::query_as(sql).bind(key).bind(after).fetch_all(db).await?);
        let row = |(number, room, name, text, at): (i32, _, _, _, _)| ChatRow {
            number: number.unsigned_abs(),
            room,
            name,
            text,
            at,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// Keeps a person's standing orders at a table, in place of those before.
    pub async fn save_orders(&self, key: i64, person: &str, orders: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO orders (table_key, person, orders) VALUES ($1, $2, $3) \
            ON CONFLICT (table_key, person) DO UPDATE SET orders = excluded.orders";
        writing!(self, |db| {
            sqlx::query(sql).bind(key).bind(person).bind(orders).execute(db).await?.rows_affected()
        });
        Ok(())
    }

    /// The standing orders at a table, each with its person.
    pub async fn orders(&self, key: i64) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT person, orders FROM orders WHERE table_key = $1 ORDER BY person";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(key).fetch_all(db).await?))
    }

    /// Keeps a report for the operator.
    pub async fn add_problem(
        &self,
        table_id: Option<&str>,
        person: Option<&str>,
        at: i64,
        body: &str,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO problems (table_id, person, at, body) VALUES ($1, $2, $3, $4)";
        writing!(self, |db| {
            sqlx::query(sql)
                .bind(table_id)
                .bind(person)
                .bind(at)
                .bind(body)
                .execute(db)
                .await?
                .rows_affected()
        });
        Ok(())
    }

    /// The last reports, newest first.
    pub async fn problems(&self, limit: u32) -> Result<Vec<ProblemRow>, StoreError> {
        let sql = "SELECT number, table_id, person, at, body FROM problems ORDER BY number DESC LIMIT $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(i64::from(limit)).fetch_all(db).await?))
    }
}
