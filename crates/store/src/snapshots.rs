//! Saved positions: a cache, except for those that a journal goes on from.
//!
//! A snapshot belongs to a table and to a number of entries: it is the position after these. Of each table the last
//! two are kept, in case the answers of the later one are taken back; those that a journal names are kept for good.

use crate::base::Store;
use crate::error::StoreError;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};

/// How many snapshots of a table stay, besides those that are kept for good.
const LAST: i64 = 2;

/// A saved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// The table's key.
    pub key: i64,
    /// After how many entries it was saved.
    pub seq: u32,
    /// The position, as the session layer writes it.
    pub body: String,
}

impl Store {
    /// Saves positions, and strikes those of the same tables that are too old. A position saved after the same number
    /// of entries is replaced, unless it is kept for good.
    pub async fn save_snapshots(&self, rows: Vec<SnapshotRow>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let fold =
            move || rows.into_iter().map(|row| (row.key, row.seq, fold(&row.body))).collect::<Vec<_>>();
        // Compressing takes a while, and nobody who plays waits for it.
        let rows = tokio::task::spawn_blocking(fold).await.map_err(|_| StoreError::Closed)?;
        let save = "INSERT INTO snapshots (table_key, seq, kept, body) VALUES ($1, $2, FALSE, $3) \
            ON CONFLICT (table_key, seq) DO UPDATE SET body = excluded.body WHERE NOT snapshots.kept";
        let strike = "DELETE FROM snapshots WHERE table_key = $1 AND NOT kept AND seq NOT IN \
            (SELECT seq FROM snapshots WHERE table_key = $1 ORDER BY seq DESC LIMIT $2)";
        writing!(self, |db| {
            for (key, seq, body) in &rows {
                sqlx::query(save).bind(key).bind(i64::from(*seq)).bind(body).execute(&mut *db).await?;
                sqlx::query(strike).bind(key).bind(LAST).execute(&mut *db).await?;
            }
        });
        Ok(())
    }

    /// A table's saved positions, the latest first. One that can't be read is left out: it is a cache.
    pub async fn snapshots(&self, key: i64) -> Result<Vec<SnapshotRow>, StoreError> {
        let sql = "SELECT seq, body FROM snapshots WHERE table_key = $1 ORDER BY seq DESC";
        let rows: Vec<(i64, Vec<u8>)> =
            reading!(self, |db| sqlx::query_as(sql).bind(key).fetch_all(db).await?);
        let row = |(seq, body): (i64, Vec<u8>)| {
            Some(SnapshotRow { key, seq: u32::try_from(seq).ok()?, body: unfold(&body)? })
        };
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// Keeps a saved position for good, because a journal is about to name it. False if it is no longer there.
    pub async fn keep_snapshot(&self, key: i64, seq: u32) -> Result<bool, StoreError> {
        let sql = "UPDATE snapshots SET kept = TRUE WHERE table_key = $1 AND seq = $2";
        let kept = writing!(self, |db| sqlx::query(sql)
            .bind(key)
            .bind(i64::from(seq))
            .execute(db)
            .await?
            .rows_affected());
        Ok(kept == 1)
    }

    /// Strikes all saved positions of a table that is no longer played, except the last one and those kept for good.
    pub async fn thin_snapshots(&self, key: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM snapshots WHERE table_key = $1 AND NOT kept AND seq < \
            (SELECT max(seq) FROM snapshots WHERE table_key = $1)";
        writing!(self, |db| sqlx::query(sql).bind(key).execute(db).await?.rows_affected());
        Ok(())
    }
}

fn fold(text: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    // Writing into memory does not fail.
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}

fn unfold(bytes: &[u8]) -> Option<String> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text).ok()?;
    Some(text)
}
