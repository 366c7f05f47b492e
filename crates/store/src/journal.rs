//! Journals: the entries of each table, in order.

use crate::base::{Base, Store};
use crate::error::StoreError;
use crate::writer::{Append, Job};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};
use tokio::sync::oneshot;

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entry is in the journal, on disk.
    Done,
    /// The journal has an entry with this number already, or is packed. Nothing was written. PostgreSQL also says so
    /// when the number before it is missing.
    Taken,
}

/// An entry on its way into a journal.
#[must_use]
pub struct Queued {
    answer: oneshot::Receiver<Result<Appended, StoreError>>,
}

impl Queued {
    /// Waits until the entry is on disk.
    pub async fn done(self) -> Result<Appended, StoreError> {
        self.answer.await.map_err(|_| StoreError::Closed)?
    }
}

impl Store {
    /// Puts an entry into a table's journal. Numbers follow each other; the first may be any. `Ok` means that the
    /// entry is on disk. After an error it is not known whether it is: the table's entries tell. Many tables at a
    /// time share one transaction; appends to the same table come one after the other.
    pub async fn append(&self, key: i64, seq: u32, body: String) -> Result<Appended, StoreError> {
        self.queue(key, seq, body).await?.done().await
    }

    /// Gives an entry to the writer, which begins at once. The caller can do something else before waiting for it.
    pub async fn queue(&self, key: i64, seq: u32, body: String) -> Result<Queued, StoreError> {
        let key = small_key(key)?;
        // There must be a next number, too.
        let seq = i32::try_from(seq).ok().filter(|seq| *seq < i32::MAX).ok_or(StoreError::TooBig(seq))?;
        let (done, answer) = oneshot::channel();
        let job = Job::Append(Append { key, seq, body, done });
        self.shared.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        Ok(Queued { answer })
    }

    /// A table's entries from this number on, in order.
    pub async fn entries(&self, key: i64, from_seq: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let small = small_key(key)?;
        let from = i32::try_from(from_seq).unwrap_or(i32::MAX);
        // The pack is read last: if the journal was packed in between, the entries are in the pack.
        let rows = match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                let sql = "SELECT seq, body FROM entries WHERE table_key = $1 AND seq >= $2 ORDER BY seq";
                let rows: Vec<(i32, String)> =
                    sqlx::query_as(sql).bind(small).bind(from).fetch_all(&sqlite.read).await?;
                rows.into_iter().map(|(seq, body)| (seq.unsigned_abs(), body)).collect()
            }
            Base::Postgres(pool) => {
                // The chunk that holds `from` may begin before it. It is one statement, because between two a tail
                // could become a chunk.
                let sql = "SELECT seq, body FROM entries WHERE table_key = $1 AND seq >= coalesce( \
                        (SELECT max(seq) FROM entries WHERE table_key = $1 AND seq <= $2), 0) \
                    UNION ALL SELECT first, body FROM tails WHERE table_key = $1 ORDER BY seq";
                let chunks: Vec<(i32, Vec<u8>)> =
                    sqlx::query_as(sql).bind(small).bind(from).fetch_all(pool).await?;
                let mut rows = Vec::new();
                for (first, chunk) in chunks {
                    let bodies = unchunk(&chunk).ok_or(StoreError::Damaged(key))?;
                    rows.extend((first.unsigned_abs()..).zip(bodies));
                }
                rows.retain(|(seq, _)| *seq >= from_seq);
                rows
            }
        };
        let pack = "SELECT body FROM packs WHERE table_key = $1";
        let pack: Option<Vec<u8>> =
            reading!(self, |db| sqlx::query_scalar(pack).bind(small).fetch_optional(db).await?);
        match pack {
            Some(pack) if pack != OPEN => {
                let mut all = unfold(&pack).ok_or(StoreError::Damaged(key))?;
                all.retain(|(seq, _)| *seq >= from_seq);
                Ok(all)
            }
            Some(_) | None => Ok(rows),
        }
    }

    /// Folds the journal of a finished game into one compressed row. Nothing more can be appended to it.
    pub async fn pack(&self, key: i64) -> Result<(), StoreError> {
        let small = small_key(key)?;
        // First the journal is closed. From then on it does not change, and compressing it, which takes milliseconds,
        // holds nobody up.
        let spent = match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                let close = "INSERT INTO packs (table_key, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                self.shared.counters.intact()?;
                let mut held = sqlite.write.lock().await;
                let db = held.as_mut().ok_or(StoreError::Closed)?;
                let _begun = self.shared.counters.begin();
                sqlx::query(close).bind(small).bind(OPEN).execute(db).await?;
                [DELETE].as_slice()
            }
            Base::Postgres(pool) => {
                let close = "INSERT INTO tails (table_key, first, next, body) VALUES ($1, 0, -1, '') \
                    ON CONFLICT (table_key) DO UPDATE SET next = -1";
                sqlx::query(close).bind(small).execute(pool).await?;
                // The row itself stays: it says that the journal is closed.
                [DELETE, "UPDATE tails SET body = '' WHERE table_key = $1"].as_slice()
            }
        };
        let all = self.entries(key, 0).await?;
        let body = tokio::task::spawn_blocking(move || fold(&all)).await.map_err(|_| StoreError::Closed)?;
        let keep = "INSERT INTO packs (table_key, body) VALUES ($1, $2) \
            ON CONFLICT (table_key) DO UPDATE SET body = EXCLUDED.body";
        writing!(self, |db| {
            sqlx::query(keep).bind(small).bind(&body).execute(&mut *db).await?;
            for sql in spent {
                sqlx::query(sql).bind(small).execute(&mut *db).await?;
            }
        });
        Ok(())
    }
}

const DELETE: &str = "DELETE FROM entries WHERE table_key = $1";

/// The body of a pack that only closes a journal whose entries are still rows. Only SQLite has these.
const OPEN: &[u8] = &[];

/// PostgreSQL keeps a table's key in four bytes in each entry.
fn small_key(key: i64) -> Result<i32, StoreError> {
    i32::try_from(key).map_err(|_| StoreError::Damaged(key))
}

/// An entry as a chunk of its own, which PostgreSQL puts before the others.
pub(crate) fn chunk(body: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(body.len() + 2);
    text(body, &mut bytes);
    bytes
}

/// The entries of a chunk, in order; none if the bytes are damaged. In the chunk the last entry comes first.
fn unchunk(mut chunk: &[u8]) -> Option<Vec<String>> {
    let mut bodies = Vec::new();
    while !chunk.is_empty() {
        bodies.push(take_text(&mut chunk)?);
    }
    bodies.reverse();
    Some(bodies)
}

/// The entries as compressed bytes: for each, how far its number is beyond the one expected, the length of its body,
/// and the body.
fn fold(entries: &[(u32, String)]) -> Vec<u8> {
    let mut plain = Vec::new();
    let mut next = 0;
    for (seq, body) in entries {
        number(u64::from(seq - next), &mut plain);
        text(body, &mut plain);
        next = seq + 1;
    }
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let written = encoder.write_all(&plain).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}

/// The entries of a pack; none if the bytes are damaged.
fn unfold(pack: &[u8]) -> Option<Vec<(u32, String)>> {
    let mut plain = Vec::new();
    DeflateDecoder::new(pack).read_to_end(&mut plain).ok()?;
    let mut rest = plain.as_slice();
    let mut next = 0;
    let mut entries = Vec::new();
    while !rest.is_empty() {
        let seq = u32::try_from(take_number(&mut rest)?).ok()?.checked_add(next)?;
        entries.push((seq, take_text(&mut rest)?));
        next = seq.checked_add(1)?;
    }
    Some(entries)
}

/// Writes a text: its length, then the text itself.
fn text(text: &str, out: &mut Vec<u8>) {
    number(text.len() as u64, out);
    out.extend_from_slice(text.as_bytes());
}

fn take_text(rest: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(take_number(rest)?).ok()?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    String::from_utf8(text.to_vec()).ok()
}

/// Writes a number: seven bits a byte, the lowest first; the highest bit says that more follow.
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
