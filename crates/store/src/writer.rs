//! The threads that write journals. One takes all waiting entries and commits them together. While it brings them to
//! the disk and tells the callers, the next one can commit. The more entries wait, the more share one transaction.

use crate::base::{Counters, TIME};
use crate::changes::{self, Change, Name};
use crate::error::StoreError;
use crate::journal::{Appended, chunk};
use rusqlite::TransactionBehavior;
use sqlx::pool::PoolConnection;
use sqlx::{Connection, PgPool, Postgres, SqliteConnection};
use std::collections::HashSet;
use std::fs::File;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, mpsc, oneshot};

/// What the writer is asked for.
pub(crate) enum Job {
    Append(Append),
    /// Tell the sender when everything that was committed before is on the disk. Only for SQLite.
    Sync(oneshot::Sender<Result<(), StoreError>>),
    /// Write what is waiting, then end.
    Stop,
}

/// An entry, and the caller that waits for it.
pub(crate) struct Append {
    pub(crate) key: i32,
    pub(crate) seq: i32,
    pub(crate) body: String,
    pub(crate) done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many entries one transaction takes.
const BATCH: usize = 1000;

/// How long after the beginning of one transaction the next one begins. An entry that comes after a pause does not
/// wait; where many play, more entries share a transaction, and less time is spent on the disk.
const PACE: Duration = Duration::from_millis(2);

/// After this long, an idle PostgreSQL connection is asked whether it is alive before a batch is trusted to it.
const IDLE: Duration = Duration::from_secs(1);

/// What went wrong with a batch, shared by all callers that wait for it.
pub(crate) type Trouble = Arc<dyn std::error::Error + Send + Sync>;

/// The writer's own connection.
pub(crate) enum Pen {
    /// Used on the writer's own thread, so an answer waits for no other thread. Whoever writes anything else holds
    /// the lock. A commit does not wait for the disk; the log is brought there afterwards.
    Sqlite { db: rusqlite::Connection, lock: Arc<Mutex<Option<SqliteConnection>>> },
    /// The connection is held, because taking one from the pool for each batch would ask each time whether it is
    /// alive.
    Postgres { pool: PgPool, held: Option<PoolConnection<Postgres>>, used: Instant },
}

impl Pen {
    /// Commits a batch; gives the tables whose entry was written.
    fn append(
        &mut self,
        name: &Name,
        new: &[Append],
        counters: &Counters,
        handle: &Handle,
    ) -> Result<HashSet<i32>, Trouble> {
        match self {
            Pen::Sqlite { db, lock } => {
                let held = lock.blocking_lock();
                if held.is_none() {
                    return Err(Arc::new(StoreError::Closed));
                }
                let _begun = counters.begin();
                append_sqlite(db, new).map_err(|error| Arc::new(error) as Trouble)
            }
            Pen::Postgres { pool, held, used } => {
                // On a connection that has gone dead, nobody would hear anything for minutes.
                let append = append_postgres(pool, (held, used), name, new);
                let append = async { tokio::time::timeout(TIME, append).await };
                let appended = match handle.block_on(append) {
                    Ok(appended) => appended.map_err(|error| Arc::new(error) as Trouble),
                    Err(_) => Err(Arc::new(StoreError::Slow) as Trouble),
                };
                if appended.is_err() {
                    // PostgreSQL may still carry it out, and then it is news here as well.
                    name.change();
                }
                appended
            }
        }
    }
}

/// What the writing threads share. One of them commits at a time.
pub(crate) struct Writer {
    pen: Pen,
    name: Arc<Name>,
    handle: Handle,
    queue: mpsc::Receiver<Job>,
    jobs: Vec<Job>,
    /// Entries taken from the queue that are behind another entry of the same table.
    waiting: Vec<Append>,
    /// When the next transaction may begin.
    next: Instant,
    counters: Arc<Counters>,
}

impl Writer {
    pub(crate) fn new(
        pen: Pen,
        name: Arc<Name>,
        queue: mpsc::Receiver<Job>,
        counters: Arc<Counters>,
        handle: Handle,
    ) -> Writer {
        let jobs = Vec::with_capacity(BATCH);
        Writer { pen, name, handle, queue, jobs, waiting: Vec::new(), next: Instant::now(), counters }
    }

    /// Waits for something to write, and commits it. None when it was told to stop and everything is written.
    fn commit(&mut self) -> Option<Committed> {
        if self.waiting.is_empty() && self.queue.blocking_recv_many(&mut self.jobs, BATCH) == 0 {
            return None;
        }
        std::thread::sleep(self.next.saturating_duration_since(Instant::now()));
        let began = Instant::now();
        self.next = began + PACE;
        let room = BATCH.saturating_sub(self.waiting.len() + self.jobs.len());
        self.jobs.extend(std::iter::from_fn(|| self.queue.try_recv().ok()).take(room));
        let mut syncs = Vec::new();
        for job in self.jobs.drain(..) {
            match job {
                Job::Append(append) => self.waiting.push(append),
                Job::Sync(done) => syncs.push(done),
                Job::Stop => self.queue.close(),
            }
        }
        // Of each table only the first entry: what becomes of the others depends on it. They are for the next
        // transaction.
        let mut tables = HashSet::with_capacity(self.waiting.len());
        let batch: Vec<Append> = self.waiting.extract_if(.., |one| tables.insert(one.key)).collect();
        let written = match batch.is_empty() || self.counters.broken.get().is_some() {
            true => Ok(HashSet::new()),
            false => self.pen.append(&self.name, &batch, &self.counters, &self.handle),
        };
        Some(Committed { began, batch, written, syncs })
    }
}

/// A transaction that may not be on the disk yet, and the callers that wait for it.
struct Committed {
    began: Instant,
    batch: Vec<Append>,
    /// The tables whose entry was written.
    written: Result<HashSet<i32>, Trouble>,
    syncs: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl Committed {
    /// Tells the waiting callers how it went.
    fn tell(self, synced: Result<(), Trouble>) {
        if let Err(error) = &self.written {
            tracing::error!(%error, "the journal could not be written");
        }
        // A caller that no longer waits need not know.
        for done in self.syncs {
            let _ = done.send(synced.clone().map_err(StoreError::Disk));
        }
        for one in self.batch {
            let answer = match (&synced, &self.written) {
                (Err(error), _) => Err(StoreError::Disk(error.clone())),
                (Ok(()), Ok(written)) if written.contains(&one.key) => Ok(Appended::Done),
                (Ok(()), Ok(_)) => Ok(Appended::Taken),
                (Ok(()), Err(error)) => Err(StoreError::Commit(error.clone())),
            };
            let _ = one.done.send(answer);
        }
    }
}

/// Writes until it is told to stop. It blocks its thread. Several threads do this side by side: while one waits for
/// the disk, another commits. `log` is the file that is brought to the disk after a commit; each thread has opened it
/// for itself, because an error of the disk is reported once to each.
pub(crate) fn write(writer: &std::sync::Mutex<Writer>, counters: &Counters, log: Option<&File>) {
    loop {
        let committed = writer.lock().unwrap_or_else(PoisonError::into_inner).commit();
        let Some(committed) = committed else { return };
        let ended = counters.ended();
        let synced = match (counters.broken.get(), log) {
            (Some(error), _) => Err(error.clone()),
            (None, None) => Ok(()),
            (None, Some(log)) => log.sync_data().map_err(|error| {
                // What did not reach the disk is in the log all the same, and the system may take it for written.
                // Nothing may be built on that: the next start finds out what is really there.
                tracing::error!(%error, "the log could not be brought to the disk: nothing is written any more");
                counters.broken.get_or_init(|| Arc::new(error)).clone()
            }),
        };
        // The disk may have failed in another thread meanwhile.
        let synced = synced.and(counters.broken.get().cloned().map_or(Ok(()), Err));
        if synced.is_ok() {
            counters.note_on_disk(ended);
        }
        if !committed.batch.is_empty() {
            counters.appends.fetch_add(committed.batch.len() as u64, Ordering::Relaxed);
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.micros.fetch_add(committed.began.elapsed().as_micros() as u64, Ordering::Relaxed);
        }
        committed.tell(synced);
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
    name: &Name,
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
        .bind(changes::notices(&name.now(), changes))
        .fetch_one(&mut *db)
        .await?;
    // Only a connection that worked is used again; an error above drops it.
    (*held, *used) = (Some(db), Instant::now());
    Ok(written.unwrap_or_default().into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device can't be synced to the disk: the system says so.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn after_the_disk_failed_nothing_is_acknowledged_any_more() {
        let db = rusqlite::Connection::open_in_memory().unwrap();
        db.execute_batch(
            "CREATE TABLE entries (table_key INTEGER, seq INTEGER, body TEXT, PRIMARY KEY (table_key, seq));
             CREATE TABLE packs (table_key INTEGER PRIMARY KEY)",
        )
        .unwrap();
        let other = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let pen = Pen::Sqlite { db, lock: Arc::new(Mutex::new(Some(other))) };
        let (jobs, queue) = mpsc::channel(8);
        let counters = Arc::new(Counters::default());
        let writer = Writer::new(pen, Arc::default(), queue, counters.clone(), Handle::current());
        let writer = Arc::new(std::sync::Mutex::new(writer));
        let bad = File::options().write(true).open("/dev/null").unwrap();
        let threads = [Some(bad), None].map(|log| {
            let (writer, counters) = (writer.clone(), counters.clone());
            move || tokio::task::spawn_blocking(move || write(&writer, &counters, log.as_ref()))
        });
        let append = async |seq| {
            let (done, answer) = oneshot::channel();
            let append = Append { key: 1, seq, body: "x".to_owned(), done };
            jobs.send(Job::Append(append)).await.unwrap();
            answer.await.unwrap()
        };
        let [failing, working] = threads;
        let failing = failing();
        assert!(matches!(append(0).await, Err(StoreError::Disk(_))));
        // Even where the disk would work.
        let working = working();
        for seq in 1..20 {
            assert!(matches!(append(seq).await, Err(StoreError::Disk(_))));
        }
        let (done, synced) = oneshot::channel();
        jobs.send(Job::Sync(done)).await.unwrap();
        assert!(matches!(synced.await.unwrap(), Err(StoreError::Disk(_))));
        jobs.send(Job::Stop).await.unwrap();
        failing.await.unwrap();
        working.await.unwrap();
        let writer = writer.lock().unwrap();
        let Pen::Sqlite { db, .. } = &writer.pen else { panic!("SQLite") };
        let written: i64 = db.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).unwrap();
        assert_eq!(written, 1);
    }
}
