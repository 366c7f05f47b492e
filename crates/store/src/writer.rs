//! The one thread that writes journals: it takes all entries that wait, commits them as one, and tells those who wait.
//! The more wait, the more share one transaction.

use crate::base::Counters;
use crate::changes::{self, Change};
use crate::error::StoreError;
use crate::journal::{Appended, chunk};
use rusqlite::TransactionBehavior;
use sqlx::pool::PoolConnection;
use sqlx::{Connection, PgPool, Postgres, SqliteConnection};
use std::collections::HashSet;
use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, mpsc, oneshot};

/// What the writer is asked for.
pub(crate) enum Job {
    Append(Append),
    /// Bring to the disk what others committed without waiting for it. Only SQLite has such.
    Sync(oneshot::Sender<Result<(), StoreError>>),
    /// Write what waits, then end.
    Stop,
}

/// An entry and who waits for it.
pub(crate) struct Append {
    pub(crate) key: i32,
    pub(crate) seq: i32,
    pub(crate) body: String,
    pub(crate) done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many entries one transaction takes.
const BATCH: usize = 1000;

/// How long after the beginning of one transaction the next one begins. Who comes after a pause does not wait; where
/// many play, more share a transaction, and less time is spent on the disk.
const PACE: Duration = Duration::from_millis(2);

/// An idle PostgreSQL connection is asked whether it lives before a batch is trusted to it.
const IDLE: Duration = Duration::from_secs(1);

/// What went wrong with a batch, for each of those who wait.
type Trouble = Arc<dyn std::error::Error + Send + Sync>;

/// The writer's own connection.
pub(crate) enum Pen {
    /// Used on the writer's thread, so an answer waits for no other thread. Whoever writes anything else holds the lock.
    Sqlite { db: rusqlite::Connection, log: PathBuf, lock: Arc<Mutex<Option<SqliteConnection>>> },
    /// Kept because taking one from the pool for each batch would ask it each time whether it lives.
    Postgres { pool: PgPool, held: Option<PoolConnection<Postgres>>, used: Instant },
}

impl Pen {
    /// Commits a batch; gives the tables whose entry was written.
    fn append(&mut self, server: &str, new: &[Append], handle: &Handle) -> Result<HashSet<i32>, Trouble> {
        match self {
            Pen::Sqlite { db, lock, .. } => {
                let held = lock.blocking_lock();
                if held.is_none() {
                    return Err(Arc::new(StoreError::Closed));
                }
                append_sqlite(db, new).map_err(|error| Arc::new(error) as Trouble)
            }
            Pen::Postgres { pool, held, used } => {
                let append = append_postgres(pool, (held, used), server, new);
                handle.block_on(append).map_err(|error| Arc::new(error) as Trouble)
            }
        }
    }

    /// Brings SQLite's log to the disk.
    fn sync(&self) -> Result<(), StoreError> {
        match self {
            Pen::Sqlite { log, .. } => File::options()
                .write(true)
                .open(log)
                .and_then(|file| file.sync_data())
                .map_err(|error| StoreError::file(log, error)),
            Pen::Postgres { .. } => Ok(()),
        }
    }
}

/// Writes until it is told to stop. It blocks its thread.
pub(crate) fn write(
    mut pen: Pen,
    server: &str,
    counters: &Counters,
    mut queue: mpsc::Receiver<Job>,
    handle: &Handle,
) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut waiting: Vec<Append> = Vec::new();
    let mut syncs: Vec<oneshot::Sender<Result<(), StoreError>>> = Vec::new();
    let mut next = Instant::now();
    loop {
        if waiting.is_empty() && queue.blocking_recv_many(&mut jobs, BATCH) == 0 {
            return;
        }
        std::thread::sleep(next.saturating_duration_since(Instant::now()));
        next = Instant::now() + PACE;
        let room = BATCH.saturating_sub(waiting.len() + jobs.len());
        jobs.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(room));
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => waiting.push(append),
                Job::Sync(done) => syncs.push(done),
                Job::Stop => queue.close(),
            }
        }
        // Of each table the first: what the others become depends on it. They are for the next transaction.
        let mut tables = HashSet::with_capacity(waiting.len());
        let batch: Vec<Append> = waiting.extract_if(.., |one| tables.insert(one.key)).collect();
        if batch.is_empty() {
            finish(&mut syncs, || pen.sync());
            continue;
        }
        let began = Instant::now();
        let written = pen.append(server, &batch, handle);
        counters.appends.fetch_add(batch.len() as u64, Ordering::Relaxed);
        counters.commits.fetch_add(1, Ordering::Relaxed);
        counters.micros.fetch_add(began.elapsed().as_micros() as u64, Ordering::Relaxed);
        if let Err(error) = &written {
            tracing::error!(%error, "the journal could not be written");
        }
        match &written {
            // A commit that wrote something brings the whole log to the disk.
            Ok(written) if !written.is_empty() => finish(&mut syncs, || Ok(())),
            Ok(_) | Err(_) => finish(&mut syncs, || pen.sync()),
        }
        for one in batch {
            let answer = match &written {
                Ok(written) if written.contains(&one.key) => Ok(Appended::Done),
                Ok(_) => Ok(Appended::Taken),
                Err(error) => Err(StoreError::Commit(error.clone())),
            };
            // Who does not wait any more need not know.
            let _ = one.done.send(answer);
        }
    }
}

/// Tells those who wait for the disk, if any, how it went.
fn finish(
    syncs: &mut Vec<oneshot::Sender<Result<(), StoreError>>>,
    sync: impl Fn() -> Result<(), StoreError>,
) {
    if syncs.is_empty() {
        return;
    }
    let synced = sync().map_err(|error| Arc::new(error) as Trouble);
    if let Err(error) = &synced {
        tracing::error!(%error, "the log could not be brought to the disk");
    }
    for done in syncs.drain(..) {
        // Who does not wait any more need not know.
        let _ = done.send(synced.clone().map_err(StoreError::Commit));
    }
}

fn append_sqlite(db: &mut rusqlite::Connection, new: &[Append]) -> rusqlite::Result<HashSet<i32>> {
    let sql = "INSERT INTO entries (table_key, seq, body) SELECT ?1, ?2, ?3 \
        WHERE NOT EXISTS (SELECT 1 FROM packs WHERE table_key = ?1) ON CONFLICT DO NOTHING";
    let mut written = HashSet::with_capacity(new.len());
    let tx = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut statement = tx.prepare_cached(sql)?;
    for one in new {
        if statement.execute((one.key, one.seq, &one.body))? == 1 {
            written.insert(one.key);
        }
    }
    drop(statement);
    tx.commit()?;
    Ok(written)
}

async fn append_postgres(
    pool: &PgPool,
    (held, used): (&mut Option<PoolConnection<Postgres>>, &mut Instant),
    server: &str,
    new: &[Append],
) -> Result<HashSet<i32>, sqlx::Error> {
    if used.elapsed() > IDLE
        && let Some(db) = held
        && db.ping().await.is_err()
    {
        *held = None;
    }
    let mut db = match held.take() {
        Some(db) => db,
        None => pool.acquire().await?,
    };
    let keys: Vec<i32> = new.iter().map(|one| one.key).collect();
    let seqs: Vec<i32> = new.iter().map(|one| one.seq).collect();
    let bodies: Vec<Vec<u8>> = new.iter().map(|one| chunk(&one.body)).collect();
    let changes =
        new.iter().map(|one| Change::Entries { key: i64::from(one.key), seq: one.seq.unsigned_abs() });
    let written: Option<Vec<i32>> = sqlx::query_scalar("SELECT append_entries($1, $2, $3, $4)")
        .bind(keys)
        .bind(seqs)
        .bind(bodies)
        .bind(changes::notices(server, changes))
        .fetch_one(&mut *db)
        .await?;
    // Only a connection that did well is used again; an error above drops it.
    (*held, *used) = (Some(db), Instant::now());
    Ok(written.unwrap_or_default().into_iter().collect())
}
