//! What can go wrong.

use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A registered person has this name already (capitals don't matter).
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
    /// A backup never overwrites a file.
    #[error("{0} exists already; a backup does not overwrite anything")]
    Exists(PathBuf),
    /// PostgreSQL has better tools for its backups.
    #[error("a PostgreSQL database is backed up with pg_dump, not by this program")]
    UsePgDump,
    /// PostgreSQL can't keep a text with a zero character.
    #[error("a text holds a character that the database can't keep")]
    BadText,
    /// A journal's number beyond what the store counts to.
    #[error("the number {0} is too big")]
    TooBig(u32),
    /// What is kept of this table can't be read.
    #[error("what is kept of table {0} is damaged")]
    Damaged(i64),
    /// Somebody closed the store.
    #[error("the store is closed")]
    Closed,
    /// The group of entries that this one was in could not be committed. Whether it was written is not known:
    /// the table's entries tell.
    #[error("the journal could not be written: {0}")]
    Commit(Arc<dyn std::error::Error + Send + Sync>),
    /// A file could not be opened or written.
    #[error("{path}: {error}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The journal's writer has no database.
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

    /// Whether a unique column refused this.
    pub(crate) fn is_double(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::Database(error)) if error.is_unique_violation())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            // PostgreSQL's "character_not_in_repertoire".
            sqlx::Error::Database(inner) if inner.code().as_deref() == Some("22021") => StoreError::BadText,
            _ => StoreError::Database(error),
        }
    }
}
