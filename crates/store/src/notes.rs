//! Chat, standing orders, and problems that people reported.

use crate::base::Store;
use crate::changes::Change;
use crate::error::StoreError;
use crate::rows::from_row;

/// A line of chat.
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
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
}

/// A line of chat as a row of the database.
type Said = (i32, String, String, String, i64);

impl From<Said> for ChatRow {
    fn from((number, room, name, text, at): Said) -> ChatRow {
        ChatRow { number: number.unsigned_abs(), room, name, text, at }
    }
}

/// A problem that somebody reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemRow {
    /// Its number; later reports have higher ones.
    pub number: i64,
    /// The table's public id.
    pub table_id: Option<String>,
    /// The person's id.
    pub person: Option<String>,
    /// When it was reported, in milliseconds since 1970.
    pub at: i64,
    /// The report, as JSON.
    pub body: String,
}

from_row! { ProblemRow { number, table_id, person, at, body } }

/// How many times to try for the next number when other servers take it first.
const TRIES: u32 = 20;

impl Store {
    /// Keeps what somebody said and gives its number. `who` is the person's id, if there is a record of them, and the
    /// name.
    pub async fn add_chat(
        &self,
        key: i64,
        room: &str,
        (person, name): (Option<&str>, &str),
        text: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_chat(key, room, (person, name), text, at).await {
                Err(error) if error.is_double() && tries < TRIES => (),
                result => return result,
            }
        }
    }

    async fn try_chat(
        &self,
        key: i64,
        room: &str,
        (person, name): (Option<&str>, &str),
        text: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let sql = "INSERT INTO chat (table_key, number, room, name, text, at, person) \
            SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_key = $1 RETURNING number";
        let number: i32 = telling!(
            self,
            |db| sqlx::query_scalar(sql)
                .bind(key)
                .bind(room)
                .bind(name)
                .bind(text)
                .bind(at)
                .bind(person)
                .fetch_one(db)
                .await?,
            |number| Some(Change::Chat { key })
        );
        Ok(number.unsigned_abs())
    }

    /// Forgets the oldest lines in one of a table's chats, so that at most this many are left.
    pub async fn trim_chat(&self, key: i64, room: &str, most: u32) -> Result<(), StoreError> {
        let sql = "DELETE FROM chat WHERE table_key = $1 AND room = $2 AND number <= \
            (SELECT number FROM chat WHERE table_key = $1 AND room = $2 ORDER BY number DESC LIMIT 1 OFFSET $3)";
        writing!(self, |db| {
            sqlx::query(sql).bind(key).bind(room).bind(i64::from(most)).execute(db).await?.rows_affected()
        });
        Ok(())
    }

    /// The number of the last line of a table's chat; 0 if nobody said anything.
    pub async fn last_chat(&self, key: i64) -> Result<u32, StoreError> {
        let sql = "SELECT coalesce(max(number), 0) FROM chat WHERE table_key = $1";
        let number: i32 = reading!(self, |db| sqlx::query_scalar(sql).bind(key).fetch_one(db).await?);
        Ok(number.unsigned_abs())
    }

    /// The last lines before a number, in order: of one of a table's chats, or of both.
    pub async fn chat_before(
        &self,
        key: i64,
        room: Option<&str>,
        before: Option<u32>,
        most: u32,
    ) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, name, text, at FROM chat \
            WHERE table_key = $1 AND number < $2 AND (room = $3 OR $4) ORDER BY number DESC LIMIT $5";
        let before = before.and_then(|before| i32::try_from(before).ok()).unwrap_or(i32::MAX);
        let rows: Vec<Said> = reading!(self, |db| sqlx::query_as(sql)
            .bind(key)
            .bind(before)
            .bind(room.unwrap_or_default())
            .bind(room.is_none())
            .bind(i64::from(most))
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().rev().map(ChatRow::from).collect())
    }

    /// What a person said, with the public id of the table, the latest first.
    pub async fn chat_of(&self, person: &str, most: u32) -> Result<Vec<(String, ChatRow)>, StoreError> {
        let sql = "SELECT t.id, c.number, c.room, c.name, c.text, c.at FROM chat AS c \
            JOIN tables AS t ON t.key = c.table_key WHERE c.person = $1 ORDER BY c.at DESC LIMIT $2";
        let rows: Vec<(String, i32, String, String, String, i64)> = listing!(self, |db| {
            sqlx::query_as(sql).bind(person).bind(i64::from(most)).fetch_all(db).await?
        });
        let row =
            |(table, number, room, name, text, at)| (table, ChatRow::from((number, room, name, text, at)));
        Ok(rows.into_iter().map(row).collect())
    }

    /// What was said at a table after this number, in order.
    pub async fn chat(&self, key: i64, after: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, name, text, at FROM chat WHERE table_key = $1 AND number > $2 ORDER BY number";
        let after = i32::try_from(after).unwrap_or(i32::MAX);
        let rows: Vec<Said> =
            reading!(self, |db| sqlx::query_as(sql).bind(key).bind(after).fetch_all(db).await?);
        Ok(rows.into_iter().map(ChatRow::from).collect())
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

    /// Keeps a report by the program itself about a table, unless the same one is there already.
    pub async fn add_problem_once(&self, table_id: &str, at: i64, body: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO problems (table_id, person, at, body) SELECT $1, NULL, $2, $3 \
            WHERE NOT EXISTS (SELECT 1 FROM problems WHERE table_id = $1 AND body = $3)";
        writing!(self, |db| {
            sqlx::query(sql).bind(table_id).bind(at).bind(body).execute(db).await?.rows_affected()
        });
        Ok(())
    }

    /// The last reports, newest first.
    pub async fn problems(&self, limit: u32) -> Result<Vec<ProblemRow>, StoreError> {
        let sql = "SELECT number, table_id, person, at, body FROM problems ORDER BY number DESC LIMIT $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(i64::from(limit)).fetch_all(db).await?))
    }

    /// What a person reported, the latest first.
    pub async fn problems_of(&self, person: &str) -> Result<Vec<ProblemRow>, StoreError> {
        let sql =
            "SELECT number, table_id, person, at, body FROM problems WHERE person = $1 ORDER BY number DESC";
        Ok(listing!(self, |db| sqlx::query_as(sql).bind(person).fetch_all(db).await?))
    }

    /// How many of a person's reports are kept.
    pub async fn count_problems(&self, person: &str) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM problems WHERE person = $1";
        let count: i64 = reading!(self, |db| sqlx::query_scalar(sql).bind(person).fetch_one(db).await?);
        Ok(count.unsigned_abs())
    }
}
