//! Journals: the entries of each table, in order, and the one task that writes them.

use crate::base::{Base, Counters, Store};
use crate::changes::{self, Change};
use crate::error::StoreError;
use crate::schema::PACK_LOCK;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use sqlx::pool::PoolConnection;
use sqlx::{Connection, PgPool, Postgres, SqliteConnection};
use std::collections::{HashMap, HashSet};
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the journal, on disk.
    Done,
    /// The journal has an entry of this number already, or is packed. Nothing was written.
    Taken,
}

/// What the writer is asked for.
pub(crate) enum Job {
    Append(Append),
    /// Write what waits, then end.
    Stop,
}

/// An entry and who waits for it.
pub(crate) struct Append {
    key: i32,
    seq: i32,
    body: String,
    done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many entries one transaction takes.
const BATCH: usize = 1000;

/// An idle PostgreSQL connection is asked whether it lives before a batch is trusted to it.
const IDLE: Duration = Duration::from_secs(1);

impl Store {
    /// Puts an entry into a table's journal. `Ok` means that it is on disk. With an error it is not known whether
    /// it is: the table's entries tell. Many callers at a time share one transaction.
    pub async fn append(&self, key: i64, seq: u32, body: String) -> Result<Appended, StoreError> {
        let key = small_key(key)?;
        let seq = i32::try_from(seq).map_err(|_| StoreError::TooBig(seq))?;
        let (done, answer) = oneshot::channel();
        let job = Job::Append(Append { key, seq, body, done });
        self.shared.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// A table's entries from this number on, in order.
    pub async fn entries(&self, key: i64, from_seq: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let small = small_key(key)?;
        let sql = "SELECT seq, body FROM entries WHERE table_key = $1 AND seq >= $2 ORDER BY seq";
        let from = i32::try_from(from_seq).unwrap_or(i32::MAX);
        // The pack is read last: if it came between, the entries are in it.
        let rows: Vec<(i32, String)> =
            reading!(self, |db| sqlx::query_as(sql).bind(small).bind(from).fetch_all(db).await?);
        let pack = "SELECT body FROM packs WHERE table_key = $1";
        let pack: Option<Vec<u8>> =
            reading!(self, |db| sqlx::query_scalar(pack).bind(small).fetch_optional(db).await?);
        match pack {
            Some(pack) if pack != OPEN => {
                let mut all = unfold(&pack).ok_or(StoreError::Damaged(key))?;
                all.retain(|(seq, _)| *seq >= from_seq);
                Ok(all)
            }
            Some(_) | None => Ok(rows.into_iter().map(|(seq, body)| (seq.unsigned_abs(), body)).collect()),
        }
    }

    /// Folds the journal of a finished game into one compressed row. Nothing can be appended to it any more.
    pub async fn pack(&self, key: i64) -> Result<(), StoreError> {
        let small = small_key(key)?;
        // First the journal is closed, by a pack without a body. From then on it does not change, and compressing
        // it, which takes milliseconds, holds up nobody.
        let close = "INSERT INTO packs (table_key, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                let mut held = sqlite.write.lock().await;
                let db = held.as_mut().ok_or(StoreError::Closed)?;
                sqlx::query(close).bind(small).bind(OPEN).execute(db).await?;
            }
            Base::Postgres(pool) => {
                let mut tx = pool.begin().await?;
                sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(PACK_LOCK).execute(&mut *tx).await?;
                sqlx::query(close).bind(small).bind(OPEN).execute(&mut *tx).await?;
                tx.commit().await?;
            }
        }
        let all = self.entries(key, 0).await?;
        let body = tokio::task::spawn_blocking(move || fold(&all)).await.map_err(|_| StoreError::Closed)?;
        let delete = "DELETE FROM entries WHERE table_key = $1";
        let update = "UPDATE packs SET body = $2 WHERE table_key = $1";
        writing!(self, |db| {
            let mut tx = db.begin().await?;
            sqlx::query(update).bind(small).bind(&body).execute(&mut *tx).await?;
            sqlx::query(delete).bind(small).execute(&mut *tx).await?;
            tx.commit().await?;
        });
        Ok(())
    }
}

/// The body of a pack whose entries are still rows.
const OPEN: &[u8] = &[];

/// PostgreSQL keeps a table's key in four bytes in each entry.
fn small_key(key: i64) -> Result<i32, StoreError> {
    i32::try_from(key).map_err(|_| StoreError::Damaged(key))
}

/// Takes all that waits, commits it as one, and tells those who wait: the more wait, the more share one
/// transaction.
pub(crate) async fn writer(
    base: Arc<Base>,
    server: Arc<str>,
    counters: Arc<Counters>,
    mut queue: mpsc::Receiver<Job>,
) {
    let mut postgres = Held { connection: None, used: Instant::now() };
    let mut jobs = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut jobs, BATCH).await > 0 {
        let mut batch = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => batch.push(append),
                Job::Stop => queue.close(),
            }
        }
        if batch.is_empty() {
            continue;
        }
        let began = Instant::now();
        // Of two appends with the same number only the first goes to the database.
        let mut seen = HashSet::with_capacity(batch.len());
        let first: Vec<bool> = batch.iter().map(|one| seen.insert((one.key, one.seq))).collect();
        let new: Vec<&Append> =
            batch.iter().zip(&first).filter(|(_, first)| **first).map(|(one, _)| one).collect();
        let written = match &*base {
            Base::Sqlite(sqlite) => match sqlite.write.lock().await.as_mut() {
                Some(db) => append_sqlite(db, &new).await,
                None => Err(sqlx::Error::PoolClosed),
            },
            Base::Postgres(pool) => postgres.append(pool, &server, &new).await,
        };
        counters.appends.fetch_add(batch.len() as u64, Ordering::Relaxed);
        counters.commits.fetch_add(1, Ordering::Relaxed);
        counters.micros.fetch_add(began.elapsed().as_micros() as u64, Ordering::Relaxed);
        let written: Result<HashSet<(i32, i32)>, _> = match written {
            Ok(rows) => Ok(rows.into_iter().collect()),
            Err(error) => {
                tracing::error!(%error, "the journal could not be written");
                Err(Arc::new(error))
            }
        };
        for (one, first) in batch.into_iter().zip(first) {
            let answer = match &written {
                Ok(written) if first && written.contains(&(one.key, one.seq)) => Ok(Appended::Done),
                Ok(_) => Ok(Appended::Taken),
                Err(error) => Err(StoreError::Commit(error.clone())),
            };
            // Who does not wait any more need not know.
            let _ = one.done.send(answer);
        }
    }
}

/// One statement, so one transaction; gives the entries that were written.
async fn append_sqlite(db: &mut SqliteConnection, new: &[&Append]) -> Result<Vec<(i32, i32)>, sqlx::Error> {
    let sql = "INSERT INTO entries (table_key, seq, body) \
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1) \
        WHERE NOT EXISTS (SELECT 1 FROM packs WHERE packs.table_key = value ->> 0) \
        ON CONFLICT DO NOTHING RETURNING table_key, seq";
    let mut rows = String::from("[");
    for one in new {
        if rows.len() > 1 {
            rows.push(',');
        }
        let body = serde_json::Value::from(one.body.as_str());
        rows.push_str(&format!("[{},{},{body}]", one.key, one.seq));
    }
    rows.push(']');
    sqlx::query_as(sql).bind(rows).fetch_all(db).await
}

/// The writer keeps its own PostgreSQL connection: taking one from the pool for each batch would ask it each time
/// whether it lives.
struct Held {
    connection: Option<PoolConnection<Postgres>>,
    used: Instant,
}

impl Held {
    async fn append(
        &mut self,
        pool: &PgPool,
        server: &str,
        new: &[&Append],
    ) -> Result<Vec<(i32, i32)>, sqlx::Error> {
        if self.used.elapsed() > IDLE
            && let Some(db) = &mut self.connection
            && db.ping().await.is_err()
        {
            self.connection = None;
        }
        let mut db = match self.connection.take() {
            Some(db) => db,
            None => pool.acquire().await?,
        };
        let mut keys = Vec::with_capacity(new.len());
        let mut seqs = Vec::with_capacity(new.len());
        let mut bodies = Vec::with_capacity(new.len());
        // A table's last number is enough: who hears it reads all that is new.
        let mut last: HashMap<i32, i32> = HashMap::new();
        for one in new {
            keys.push(one.key);
            seqs.push(one.seq);
            bodies.push(one.body.as_str());
            last.entry(one.key).and_modify(|seq| *seq = one.seq.max(*seq)).or_insert(one.seq);
        }
        let changes = last
            .into_iter()
            .map(|(key, seq)| Change::Entries { key: i64::from(key), seq: seq.unsigned_abs() });
        let rows = sqlx::query_as("SELECT key, number FROM append_entries($1, $2, $3, $4)")
            .bind(keys)
            .bind(seqs)
            .bind(bodies)
            .bind(changes::notices(server, changes))
            .fetch_all(&mut *db)
            .await?;
        // Only a connection that did well is used again; an error above drops it.
        (self.connection, self.used) = (Some(db), Instant::now());
        Ok(rows)
    }
}

/// The entries as compressed bytes: how far each number is beyond the next one, how long the body is, the body.
fn fold(entries: &[(u32, String)]) -> Vec<u8> {
    let mut plain = Vec::new();
    let mut next = 0;
    for (seq, body) in entries {
        number(u64::from(seq - next), &mut plain);
        number(body.len() as u64, &mut plain);
        plain.extend_from_slice(body.as_bytes());
        next = seq + 1;
    }
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let written = encoder.write_all(&plain).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}

/// The entries again; nothing if the bytes are damaged.
fn unfold(pack: &[u8]) -> Option<Vec<(u32, String)>> {
    let mut plain = Vec::new();
    DeflateDecoder::new(pack).read_to_end(&mut plain).ok()?;
    let mut rest = plain.as_slice();
    let mut next = 0;
    let mut entries = Vec::new();
    while !rest.is_empty() {
        let seq = u32::try_from(take_number(&mut rest)?).ok()?.checked_add(next)?;
        let length = usize::try_from(take_number(&mut rest)?).ok()?;
        let (body, after) = rest.split_at_checked(length)?;
        entries.push((seq, String::from_utf8(body.to_vec()).ok()?));
        rest = after;
        next = seq.checked_add(1)?;
    }
    Some(entries)
}

/// Seven bits a byte, the lowest first; the highest bit says that more come.
fn number(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..63).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}
