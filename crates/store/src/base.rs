//! The handle: opening, closing, and the two kinds of database behind it.

use crate::Boxed;
use crate::changes::{self, Change, Name};
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
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Runs the same reading expression on either database. With SQLite, what was read is on the disk when this is done:
/// nobody is told what a failing disk could still lose.
macro_rules! reading {
    ($store:expr, |$db:ident| $run:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(sqlite) => {
                let $db = &sqlite.read;
                let read = $run;
                $store.settled().await?;
                read
            }
            crate::base::Base::Postgres(pool) => {
                let $db = pool;
                let read = async { Ok::<_, crate::StoreError>($run) };
                crate::base::in_time(read).await?
            }
        }
    };
}

/// Runs the same reading expression on either database, where nobody is told what was read.
macro_rules! looking {
    ($store:expr, |$db:ident| $run:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(sqlite) => {
                let $db = &sqlite.read;
                $run
            }
            crate::base::Base::Postgres(pool) => {
                let $db = pool;
                let read = async { Ok::<_, crate::StoreError>($run) };
                crate::base::in_time(read).await?
            }
        }
    };
}

/// Runs the same reading expression for a list, on connections that players do not need.
macro_rules! listing {
    ($store:expr, |$db:ident| $run:expr) => {
        match &$store.shared.lists {
            crate::base::Lists::Sqlite(pool) => {
                let $db = pool;
                let read = $run;
                $store.settled().await?;
                read
            }
            crate::base::Lists::Postgres(pool) => {
                let $db = pool;
                let read = async { Ok::<_, crate::StoreError>($run) };
                crate::base::in_time(read).await?
            }
        }
    };
}

/// Runs the same writing expression on a connection (`&mut`) of either database, in a transaction. What it wrote is
/// on disk afterwards. After an error it is not known whether it is written.
macro_rules! writing {
    ($store:expr, |$db:ident| $run:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(sqlite) => {
                $store.shared.counters.intact()?;
                let mut held = sqlite.write.lock().await;
                let writer = held.as_mut().ok_or(crate::StoreError::Closed)?;
                let begun = $store.shared.counters.begin();
                // A transaction, though it is one statement: a statement that returns something commits only when it
                // is dropped, and then nobody hears that there was no room.
                let result: Result<_, crate::StoreError> = async {
                    crate::base::begin(writer).await?;
                    let run = async {
                        let $db = &mut *writer;
                        Ok($run)
                    };
                    let run = run.await;
                    crate::base::end(writer, run).await
                }
                .await;
                drop(begun);
                drop(held);
                $store.sync().await?;
                result?
            }
            crate::base::Base::Postgres(pool) => {
                // A transaction, though it is one statement: if PostgreSQL gets it after its connection broke, it
                // changes nothing, so it can't undo what was written since.
                let write = async {
                    let mut tx = pool.begin().await?;
                    let $db = &mut *tx;
                    let result = $run;
                    tx.commit().await?;
                    Ok::<_, crate::StoreError>(result)
                };
                crate::base::in_time(write).await?
            }
        }
    };
}

/// Runs the same single writing statement on either database, and tells the other servers what it changed. With
/// SQLite there are no others, and a statement is a transaction of its own.
macro_rules! telling {
    ($store:expr, |$db:ident| $run:expr, |$result:ident| $change:expr) => {
        match &*$store.shared.base {
            crate::base::Base::Sqlite(_) => writing!($store, |$db| $run),
            crate::base::Base::Postgres(pool) => {
                let write = async {
                    let mut tx = pool.begin().await?;
                    let $db = &mut *tx;
                    let $result = $run;
                    if let Some(change) = $change {
                        crate::changes::tell(&mut tx, &$store.shared.name.now(), change).await?;
                    }
                    tx.commit().await?;
                    Ok::<_, crate::StoreError>($result)
                };
                let written = crate::base::in_time(write).await;
                if written.is_err() {
                    // The write may still arrive, and then it is news here as well.
                    $store.shared.name.change();
                }
                written?
            }
        }
    };
}

/// A database with everything that a server keeps. A clone is another handle to the same database.
#[derive(Clone)]
pub struct Store {
    pub(crate) shared: Arc<Shared>,
}

/// What all handles share.
pub(crate) struct Shared {
    pub(crate) base: Arc<Base>,
    pub(crate) lists: Lists,
    /// The id in front of our notices to other servers, so that we recognise our own.
    pub(crate) name: Arc<Name>,
    pub(crate) counters: Arc<Counters>,
    /// The queue of the journal's writer.
    pub(crate) jobs: mpsc::Sender<Job>,
    writers: Mutex<Vec<JoinHandle<()>>>,
    pub(crate) changes: broadcast::Sender<Change>,
    listener: Option<JoinHandle<()>>,
    /// A file that is locked for as long as the store is open.
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

/// Separate connections for long lists: however many people look at lists, nobody who answers a question waits behind
/// them.
pub(crate) enum Lists {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// SQLite lets one connection write at a time. All writing goes through one connection that callers queue for in
/// order, so nobody meets a busy database and sleeps. The journal's writer has a connection of its own, which it uses
/// only while it holds this one. Commits do not wait for the disk, so that nobody holds others up with it: whoever
/// wrote something first lets go of the connection, and then waits until the whole log is on the disk.
pub(crate) struct Sqlite {
    pub(crate) path: PathBuf,
    pub(crate) read: SqlitePool,
    pub(crate) write: Arc<Mutex<Option<SqliteConnection>>>,
}

/// Counters of the journal's writer since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Entries that callers asked to append.
    pub appends: u64,
    /// Transactions that the entries took.
    pub commits: u64,
    /// How long these transactions took together, in microseconds.
    pub commit_micros_total: u64,
}

#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) micros: AtomicU64,
    /// Why nothing is written any more: the disk has failed.
    pub(crate) broken: OnceLock<Trouble>,
    /// How many writes to SQLite have begun, have ended, and are on the disk. They come one after the other.
    begun: AtomicU64,
    ended: AtomicU64,
    on_disk: AtomicU64,
}

impl Counters {
    /// Fails if the disk has ever failed.
    pub(crate) fn intact(&self) -> Result<(), StoreError> {
        self.broken.get().map_or(Ok(()), |error| Err(StoreError::Disk(error.clone())))
    }

    /// Begins to write to SQLite. The caller holds the lock of all who write, for longer than this lives.
    pub(crate) fn begin(&self) -> Writing<'_> {
        Writing { counters: self, number: self.begun.fetch_add(1, Ordering::SeqCst) + 1 }
    }

    /// The last write that has ended. Whatever brings the log to the disk from now on also brings this write there.
    pub(crate) fn ended(&self) -> u64 {
        self.ended.load(Ordering::SeqCst)
    }

    /// Notes that everything up to this write is on the disk.
    pub(crate) fn note_on_disk(&self, number: u64) {
        self.on_disk.fetch_max(number, Ordering::SeqCst);
    }

    fn is_on_disk(&self) -> bool {
        self.on_disk.load(Ordering::SeqCst) >= self.begun.load(Ordering::SeqCst)
    }
}

/// A write to SQLite that is going on.
pub(crate) struct Writing<'a> {
    counters: &'a Counters,
    number: u64,
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.counters.ended.store(self.number, Ordering::SeqCst);
    }
}

/// Begins a transaction on the connection that writes to SQLite. A transaction that was left half-way is undone
/// first. The statements are SQLite's own: sqlx counts transactions, and loses count when a commit fails and SQLite
/// has already undone it.
pub(crate) async fn begin(db: &mut SqliteConnection) -> Result<(), StoreError> {
    if db.execute("BEGIN IMMEDIATE").await.is_err() {
        undo(db).await;
        db.execute("BEGIN IMMEDIATE").await?;
    }
    Ok(())
}

/// Ends a transaction: commits it, or undoes it if something failed.
pub(crate) async fn end<T>(db: &mut SqliteConnection, run: Result<T, StoreError>) -> Result<T, StoreError> {
    let ended = match run {
        Ok(done) => db.execute("COMMIT").await.map(|_| done).map_err(StoreError::from),
        Err(error) => Err(error),
    };
    if ended.is_err() {
        undo(db).await;
    }
    ended
}

async fn undo(db: &mut SqliteConnection) {
    // An error means that there is nothing left to undo.
    let _ = db.execute("ROLLBACK").await;
}

/// How long PostgreSQL may take for anything. Whoever waits for it may hold a table.
pub(crate) const TIME: Duration = Duration::from_secs(10);

/// Waits for PostgreSQL, but not forever.
pub(crate) async fn in_time<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(TIME, work).await.map_err(|_| StoreError::Slow)?
}

/// How often SQLite's log is carried over into the database, by a connection of its own: those who append do not wait
/// for it.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// At how many pages in the log the writers have to carry it over after all.
const CHECKPOINT_PAGES: u32 = 25_000;
/// How many threads write to SQLite. While one waits for the disk, the other one commits.
const WRITERS: usize = 2;
/// How many SQLite connections read at a time.
const READERS: u32 = 4;
/// How many PostgreSQL connections a server holds at most, besides those for lists; one listens, one writes journals.
const CONNECTIONS: u32 = 13;
/// How many connections read lists at a time.
const LISTERS: u32 = 3;
/// How long to wait for a PostgreSQL connection. A server that is being restarted is soon back.
const ACQUIRE: Duration = Duration::from_secs(5);
/// How many appends may wait for the writer before callers wait to be queued.
const QUEUE: usize = 4096;

async fn checkpoint(mut db: SqliteConnection, write: Arc<Mutex<Option<SqliteConnection>>>) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        let mut carried = db.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
        // What came meanwhile is little, and is carried over while nobody writes: the next writer begins at the start
        // of the log again. Otherwise a log that is always written to would grow, and the writers would have to carry
        // it over.
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
    pub fn sqlite(path: &Path) -> Boxed<'_, Result<Store, StoreError>> {
        Box::pin(Store::open_sqlite(path))
    }

    /// Opens a PostgreSQL database by its `postgres://` address.
    pub fn postgres(url: &str) -> Boxed<'_, Result<Store, StoreError>> {
        Box::pin(Store::open_postgres(url))
    }

    async fn open_sqlite(path: &Path) -> Result<Store, StoreError> {
        let lock = lock(path)?;
        let file = path.to_owned();
        let checked = tokio::task::spawn_blocking(move || crate::check::check(&file)).await;
        checked.map_err(|_| StoreError::Closed)??;
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
        Ok(Store::start(base, Lists::Sqlite(lists), pen, Name::default(), logs, Some((lock, checkpoints))))
    }

    async fn open_postgres(url: &str) -> Result<Store, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // Stored means on disk, even where the operator's default is otherwise.
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
            .acquire_timeout(ACQUIRE)
            .connect_lazy_with((*pool.connect_options()).clone());
        Ok(Store::start(
            Base::Postgres(pool),
            Lists::Postgres(lists),
            pen,
            Name::new(server),
            vec![None],
            None,
        ))
    }

    fn start(
        base: Base,
        lists: Lists,
        pen: Pen,
        name: Name,
        logs: Vec<Option<File>>,
        sqlite: Option<(File, SqliteConnection)>,
    ) -> Store {
        let (lock, checkpoints) = sqlite.unzip();
        let name = Arc::new(name);
        let base = Arc::new(base);
        let counters = Arc::new(Counters::default());
        let changes = broadcast::Sender::new(4096);
        let (jobs, queue) = mpsc::channel(QUEUE);
        let handle = tokio::runtime::Handle::current();
        let writer = Writer::new(pen, name.clone(), queue, counters.clone(), handle);
        let writer = Arc::new(std::sync::Mutex::new(writer));
        // They have threads of their own, so that waiting for the disk does not also mean waiting behind all the
        // tables that have something to do.
        let write = |log: Option<File>| {
            let (writer, counters) = (writer.clone(), counters.clone());
            tokio::task::spawn_blocking(move || writer::write(&writer, &counters, log.as_ref()))
        };
        let writers = Mutex::new(logs.into_iter().map(write).collect());
        let listener = match &*base {
            Base::Sqlite(sqlite) => checkpoints.map(|db| tokio::spawn(checkpoint(db, sqlite.write.clone()))),
            Base::Postgres(pool) => {
                Some(tokio::spawn(changes::listen(pool.clone(), name.clone(), changes.clone())))
            }
        };
        let lock = std::sync::Mutex::new(lock);
        Store {
            shared: Arc::new(Shared { base, lists, name, counters, jobs, writers, changes, listener, lock }),
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

    /// Waits until everything that SQLite has committed is on the disk. Usually it is already.
    pub(crate) async fn settled(&self) -> Result<(), StoreError> {
        self.shared.counters.intact()?;
        match self.shared.counters.is_on_disk() {
            true => Ok(()),
            false => self.sync().await,
        }
    }

    /// Writes something small, just as everything else is written, and waits until it is on disk: so it is known
    /// whether that works before somebody plays.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let sql = "INSERT INTO meta (name, value) VALUES ('probe', $1) \
            ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        writing!(self, |db| sqlx::query(sql).bind(now).execute(db).await?.rows_affected());
        if let Base::Sqlite(sqlite) = &*self.shared.base {
            // The log begins anew in the same file, so a small write finds room when nothing else does.
            let scratch = beside(&sqlite.path, ".probe");
            let wrote = tokio::task::spawn_blocking(move || {
                let wrote = write_scratch(&scratch);
                let removed = std::fs::remove_file(&scratch);
                wrote.and(removed).map_err(|error| StoreError::file(&scratch, error))
            });
            wrote.await.map_err(|_| StoreError::Closed)??;
        }
        Ok(())
    }

    /// Holds all connections for lists, as many readers would, until the result is dropped.
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

    /// Writes what still waits and closes the database, for all handles.
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

/// The journal writer's connection to a SQLite file. Everything else is written by another connection, under the same
/// lock.
fn pen(path: &Path) -> Result<rusqlite::Connection, StoreError> {
    let db = rusqlite::Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(5))?;
    db.pragma_update(None, "synchronous", "NORMAL")?;
    db.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(db)
}

/// How much free space there must be for the next writes, in bytes.
const ROOM: usize = 1 << 20;

fn write_scratch(path: &Path) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(&vec![0; ROOM])?;
    file.sync_data()
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

/// The file with the same name and this ending behind it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
