//! What can go wrong.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A registered person has this name already (upper and lower case are not told apart).
    #[error("somebody else has this name")]
    NameTaken,
    /// Another server has this SQLite file open.
    #[error("another server is using {0}")]
    Locked(PathBuf),
    /// A newer Longtable wrote this database.
    #[error("the database has schema {found}; this program knows schemas up to {known}: use a newer program")]
    Newer {
        /// The database's schema.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// A backup would overwrite this file.
    #[error("{0} exists already; a backup does not overwrite anything")]
    Exists(PathBuf),
    /// A PostgreSQL database is backed up with its own tools.
    #[error("a PostgreSQL database is backed up with pg_dump, not by this program")]
    UsePgDump,
    /// PostgreSQL can't keep a text with a zero character.
    #[error("a text holds a character that the database can't keep")]
    BadText,
    /// The number of a journal entry is beyond what the store can count to.
    #[error("the number {0} is too big")]
    TooBig(u32),
    /// What is stored about this table can't be read.
    #[error("what is stored about table {0} is damaged")]
    Damaged(i64),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The group of entries that this one was in could not be committed. It is not known whether the entry was
    /// written: the table's entries tell.
    #[error("the journal could not be written: {0}")]
    Commit(Arc<dyn std::error::Error + Send + Sync>),
    /// The disk did not take what was written. Nothing more is written or read: what is in memory may not be on the
    /// disk. The next start finds out.
    #[error("the disk has failed ({0}): nothing is kept until the server is started again")]
    Disk(Arc<dyn std::error::Error + Send + Sync>),
    /// The database did not answer in time. If it was asked to write something, it is not known whether it did.
    #[error("the database does not answer in time")]
    Slow,
    /// A row of the database, or a page of its file, can't be read.
    #[error("what is kept can't be read: {0}")]
    Unreadable(String),
    /// A SQLite file is damaged.
    #[error(
        "{path} is damaged: {what}. Keep a copy of it with the files beside it, then put the last backup in its place, \
         or save what can be read: sqlite3 {path} .recover | sqlite3 new.sqlite", path = path.display()
    )]
    DamagedFile {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// What a server wrote last is still only in memory, and can't be brought to the disk.
    #[error("the log of {path} can't be brought to the disk: {what}. Look after the disk, then start again", path = path.display())]
    Undurable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        what: String,
    },
    /// A file could not be opened or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The journal's writer can't open its database.
    #[error("database: {0}")]
    Writer(#[from] rusqlite::Error),
    /// Any other trouble with the database.
    #[error("database: {0}")]
    Database(sqlx::Error),
}

impl StoreError {
    pub(crate) fn file(path: &Path, error: std::io::Error) -> StoreError {
        StoreError::File { path: path.to_owned(), error }
    }

    /// Whether there is no room on the disk.
    pub fn is_full(&self) -> bool {
        let full = |error: &rusqlite::Error| error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull);
        match self {
            StoreError::Writer(error) => full(error),
            StoreError::Commit(error) | StoreError::Disk(error) => {
                error.downcast_ref::<rusqlite::Error>().is_some_and(full)
                    || error.downcast_ref::<std::io::Error>().is_some_and(is_full)
                    || error.downcast_ref::<sqlx::Error>().is_some_and(is_full_database)
            }
            StoreError::File { error, .. } => is_full(error),
            StoreError::Database(error) => is_full_database(error),
            _ => false,
        }
    }

    /// Whether something that is stored can't be read, and never will be.
    pub fn is_damage(&self) -> bool {
        matches!(self, StoreError::Damaged(_) | StoreError::Unreadable(_))
    }

    /// Whether a unique column refused a value.
    pub(crate) fn is_double(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::Database(error)) if error.is_unique_violation())
    }
}

fn is_full(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::StorageFull
}

fn is_full_database(error: &sqlx::Error) -> bool {
    // SQLite's "full", PostgreSQL's "disk full".
    matches!(error, sqlx::Error::Database(inner) if matches!(inner.code().as_deref(), Some("13" | "53100")))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            // PostgreSQL's "character_not_in_repertoire".
            sqlx::Error::Database(inner) if inner.code().as_deref() == Some("22021") => StoreError::BadText,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Unreadable(error.to_string())
            }
            // SQLite's "corrupt", and PostgreSQL's two words for it.
            sqlx::Error::Database(inner)
                if matches!(inner.code().as_deref(), Some("11" | "267" | "XX001" | "XX002")) =>
            {
                StoreError::Unreadable(error.to_string())
            }
            _ => StoreError::Database(error),
        }
    }
}
