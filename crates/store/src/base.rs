//! The handle: opening, closing, and the two kinds of database behind it.

use crate::changes::{self, Change};
use crate::error::StoreError;
use crate::schema;
use crate::writer::{self, Job, Pen, Trouble, Writer};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Executor};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Runs the same reading expression on either database.
macro_rules! reading {
    ($store:expr, |$db:ident| $run:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(sqlite) => {
                let $db = &sqlite.read;
                $run
            }
            crate::base::Base::Postgres(pool) => {
                let $db = pool;
                $run
            }
        }
    };
}

/// Runs the same reading expression for a list, on connections that those who play do not need.
macro_rules! listing {
    ($store:expr, |$db:ident| $run:expr) => {
        match &$store.shared.lists {
            crate::base::Lists::Sqlite(pool) => {
                let $db = pool;
                $run
            }
            crate::base::Lists::Postgres(pool) => {
                let $db = pool;
                $run
            }
        }
    };
}

/// Runs the same writing expression on a connection (`&mut`) of either database. What it wrote is on disk after it.
macro_rules! writing {
    ($store:expr, |$db:ident| $run:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(sqlite) => {
                let mut held = sqlite.write.lock().await;
                let $db = held.as_mut().ok_or(crate::StoreError::Closed)?;
                let result = $run;
                drop(held);
                $store.sync().await?;
                result
            }
            crate::base::Base::Postgres(pool) => {
                let mut held = pool.acquire().await?;
                let $db = &mut *held;
                $run
            }
        }
    };
}

/// Runs the same single writing statement on either database, and tells the other servers what it changed. With SQLite
/// there are none, and a statement is a transaction of its own.
macro_rules! telling {
    ($store:expr, |$db:ident| $run:expr, |$result:ident| $change:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(_) => writing!($store, |$db| $run),
            crate::base::Base::Postgres(pool) => {
                let mut tx = pool.begin().await?;
                let $db = &mut *tx;
                let $result = $run;
                crate::changes::tell(&mut tx, &$store.shared.server, $change).await?;
                tx.commit().await?;
                $result
            }
        }
    };
}

/// A database with everything that a server keeps. Cloning gives another handle to the same.
#[derive(Clone)]
pub struct Store {
    pub(crate) shared: Arc<Shared>,
}

/// What all handles share.
pub(crate) struct Shared {
    pub(crate) base: Arc<Base>,
    pub(crate) lists: Lists,
    /// Stands in front of our notices to other servers, so that we know our own; empty with SQLite.
    pub(crate) server: Arc<str>,
    pub(crate) counters: Arc<Counters>,
    /// The way to the journal's writer.
    pub(crate) jobs: mpsc::Sender<Job>,
    writers: Mutex<Vec<JoinHandle<()>>>,
    pub(crate) changes: broadcast::Sender<Change>,
    listener: Option<JoinHandle<()>>,
    /// Locked as long as the store is open.
    lock: std::sync::Mutex<Option<File>>,
}

impl Drop for Shared {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}

/// The database.
pub(crate) enum Base {
    Sqlite(Sqlite),
    Postgres(PgPool),
}

/// Connections of their own for long lists: however many people look at them, who answers a question does not wait behind them.
pub(crate) enum Lists {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// SQLite lets one connection write at a time. All writing goes through one connection that callers queue for in
/// order, so nobody meets a busy database and sleeps. The journal's writer has another one, which it uses only while it
/// holds this one. No commit waits for the disk, so that others do not wait for it either: whoever wrote something lets
/// go of the connection first, and then waits until the whole log is on the disk.
pub(crate) struct Sqlite {
    pub(crate) path: PathBuf,
    pub(crate) read: SqlitePool,
    pub(crate) write: Arc<Mutex<Option<SqliteConnection>>>,
}

/// Counters of the journal's writer since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Entries that callers wanted to append.
    pub appends: u64,
    /// Transactions that they took.
    pub commits: u64,
    /// How long these took together, in microseconds.
    pub commit_micros_total: u64,
}

#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) micros: AtomicU64,
    /// Why nothing is written any more: the disk has failed once.
    pub(crate) broken: OnceLock<Trouble>,
}

/// How often SQLite's log is carried over into the database, by a connection of its own: those who append do not wait
/// for it.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// At how many pages in the log whoever writes has to carry it over after all.
const CHECKPOINT_PAGES: u32 = 25_000;
/// How many threads write to SQLite. While one waits for the disk, the other one commits.
const WRITERS: usize = 2;
/// How many SQLite connections read at a time.
const READERS: u32 = 4;
/// How many PostgreSQL connections a server holds at most, beside those for lists; one listens, one writes journals.
const CONNECTIONS: u32 = 13;
/// How many connections read lists at a time.
const LISTERS: u32 = 3;
/// How many appends may wait for the writer before callers wait to be queued.
const QUEUE: usize = 4096;

async fn checkpoint(mut db: SqliteConnection, write: Arc<Mutex<Option<SqliteConnection>>>) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        let mut carried = db.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
        // What came meanwhile is little, and carried over while nobody writes: the next one writes from the log's
        // beginning again. Otherwise a log that is always written to would grow, and those who write would carry it over.
        if carried.is_ok() {
            let _held = write.lock().await;
            carried = db.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
        }
        if let Err(error) = carried {
            tracing::warn!(%error, "SQLite's log is not carried over");
        }
    }
}

impl Store {
    /// Opens a SQLite file, or makes it. A second server on the same file is refused.
    pub async fn sqlite(path: &Path) -> Result<Store, StoreError> {
        let lock = lock(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Normal)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let mut write =
            options.clone().pragma("wal_autocheckpoint", CHECKPOINT_PAGES.to_string()).connect().await?;
        schema::sqlite(&mut write).await?;
        let checkpoints = options.connect().await?;
        let write = Arc::new(Mutex::new(Some(write)));
        let pen = Pen::Sqlite { db: pen(path)?, lock: write.clone() };
        let log = beside(path, "-wal");
        let open = |_| File::options().write(true).open(&log).map(Some);
        let logs: Result<_, _> = (0..WRITERS).map(open).collect();
        let logs = logs.map_err(|error| StoreError::file(&log, error))?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(options.pragma("query_only", "on"))
            .await?;
        let lists = SqlitePoolOptions::new()
            .max_connections(LISTERS)
            .test_before_acquire(false)
            .connect_with((*read.connect_options()).clone())
            .await?;
        let base = Base::Sqlite(Sqlite { path: path.to_owned(), read, write });
        Ok(Store::start(base, Lists::Sqlite(lists), pen, "".into(), logs, Some((lock, checkpoints))))
    }

    /// Opens a PostgreSQL database by its `postgres://` address.
    pub async fn postgres(url: &str) -> Result<Store, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // Kept means on disk, even where the operator's default is otherwise.
                    let durable = "SELECT set_config('synchronous_commit', 'on', false) \
                        WHERE current_setting('synchronous_commit') = 'off'";
                    connection.execute(durable).await.map(|_| ())
                })
            })
            .connect_with(options.disable_statement_logging())
            .await?;
        schema::postgres(&pool).await?;
        let server: String = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let pen = Pen::Postgres { pool: pool.clone(), held: None, used: Instant::now() };
        let lists = PgPoolOptions::new()
            .max_connections(LISTERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_lazy_with((*pool.connect_options()).clone());
        Ok(Store::start(Base::Postgres(pool), Lists::Postgres(lists), pen, server.into(), vec![None], None))
    }

    fn start(
        base: Base,
        lists: Lists,
        pen: Pen,
        server: Arc<str>,
        logs: Vec<Option<File>>,
        sqlite: Option<(File, SqliteConnection)>,
    ) -> Store {
        let (lock, checkpoints) = sqlite.unzip();
        let base = Arc::new(base);
        let counters = Arc::new(Counters::default());
        let changes = broadcast::Sender::new(4096);
        let (jobs, queue) = mpsc::channel(QUEUE);
        let handle = tokio::runtime::Handle::current();
        let writer = Writer::new(pen, server.clone(), queue, counters.clone(), handle);
        let writer = Arc::new(std::sync::Mutex::new(writer));
        // Threads of their own: whoever waits for the disk does not also wait behind all the tables that have something
        // to do.
        let write = |log: Option<File>| {
            let (writer, counters) = (writer.clone(), counters.clone());
            tokio::task::spawn_blocking(move || writer::write(&writer, &counters, log.as_ref()))
        };
        let writers = Mutex::new(logs.into_iter().map(write).collect());
        let listener = match &*base {
            Base::Sqlite(sqlite) => checkpoints.map(|db| tokio::spawn(checkpoint(db, sqlite.write.clone()))),
            Base::Postgres(pool) => {
                Some(tokio::spawn(changes::listen(pool.clone(), server.clone(), changes.clone())))
            }
        };
        let lock = std::sync::Mutex::new(lock);
        Store {
            shared: Arc::new(Shared {
                base,
                lists,
                server,
                counters,
                jobs,
                writers,
                changes,
                listener,
                lock,
            }),
        }
    }

    /// What other servers on the same PostgreSQL write from now on. With SQLite nothing ever comes. A receiver
    /// that lags behind must take it as [`Change::Lost`].
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.shared.changes.subscribe()
    }

    /// Waits until everything that SQLite has committed is on disk.
    pub(crate) async fn sync(&self) -> Result<(), StoreError> {
        let (done, synced) = oneshot::channel();
        self.shared.jobs.send(Job::Sync(done)).await.map_err(|_| StoreError::Closed)?;
        synced.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the database answers, and can be written to as far as is known.
    pub async fn ping(&self) -> Result<(), StoreError> {
        if let Some(error) = self.shared.counters.broken.get() {
            return Err(StoreError::Commit(error.clone()));
        }
        reading!(self, |db| sqlx::query("SELECT 1").execute(db).await.map(|_| ())?);
        Ok(())
    }

    /// Holds all connections for lists, as many readers do, until it is dropped.
    #[cfg(feature = "throwaway")]
    pub async fn hold_lists(&self) -> Result<Box<dyn std::any::Any + Send>, StoreError> {
        let mut held: Vec<Box<dyn std::any::Any + Send>> = Vec::new();
        for _ in 0..LISTERS {
            match &self.shared.lists {
                Lists::Sqlite(pool) => held.push(Box::new(pool.acquire().await?)),
                Lists::Postgres(pool) => held.push(Box::new(pool.acquire().await?)),
            }
        }
        Ok(Box::new(held))
    }

    /// Writes what still waits and closes the database. Every handle is closed by it.
    pub async fn close(&self) {
        // The writer may be gone already: then there is nothing to stop.
        let _ = self.shared.jobs.send(Job::Stop).await;
        for writer in self.shared.writers.lock().await.drain(..) {
            if let Err(error) = writer.await {
                tracing::error!(%error, "the journal's writer failed");
            }
        }
        match &self.shared.lists {
            Lists::Sqlite(pool) => pool.close().await,
            Lists::Postgres(pool) => pool.close().await,
        }
        match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                sqlite.read.close().await;
                if let Some(write) = sqlite.write.lock().await.take()
                    && let Err(error) = write.close().await
                {
                    tracing::error!(%error, "closing the database");
                }
            }
            Base::Postgres(pool) => pool.close().await,
        }
        self.shared.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Counters for the operator.
    pub fn stats(&self) -> Stats {
        let counters = &self.shared.counters;
        Stats {
            appends: counters.appends.load(Ordering::Relaxed),
            commits: counters.commits.load(Ordering::Relaxed),
            commit_micros_total: counters.micros.load(Ordering::Relaxed),
        }
    }
}

/// The journal writer's connection to a SQLite file. All else is written by another connection, under the same lock.
fn pen(path: &Path) -> Result<rusqlite::Connection, StoreError> {
    let db = rusqlite::Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.pragma_update(None, "synchronous", "NORMAL")?;
    db.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(db)
}

/// Takes the lock beside a SQLite file. SQLite's own locks would allow a second server.
fn lock(path: &Path) -> Result<File, StoreError> {
    let beside = beside(path, ".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&beside)
        .map_err(|error| StoreError::file(&beside, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(StoreError::file(&beside, error)),
    }
}

/// The file of the same name with something behind it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
