//! Backups, and how much is kept.

use crate::Boxed;
use crate::base::{Base, Store};
use crate::error::StoreError;
use crate::schema::NAMES;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Copies a SQLite database into a new file, in one consistent piece, even while a server writes to it.
pub fn backup_sqlite<'a>(from: &'a Path, to: &'a Path) -> Boxed<'a, Result<(), StoreError>> {
    Box::pin(copy_sqlite(from, to))
}

async fn copy_sqlite(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    // Nobody sees the file under its name before all of it is there.
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(StoreError::file(&part, error));
        }
        _ => (),
    }
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(5));
    let mut db = options.connect().await?;
    let words = part.to_str().ok_or(StoreError::BadText)?;
    sqlx::query("VACUUM INTO $1").bind(words).execute(&mut db).await?;
    db.close().await?;
    let written = File::open(&part).and_then(|file| file.sync_all());
    written.map_err(|error| StoreError::file(&part, error))?;
    // A link does not overwrite a file that has appeared meanwhile, as renaming would.
    std::fs::hard_link(&part, to).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(to.to_owned()),
        _ => StoreError::file(to, error),
    })?;
    std::fs::remove_file(&part).map_err(|error| StoreError::file(&part, error))
}

impl Store {
    /// Copies everything into a new SQLite file. PostgreSQL has its own tools for that.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &*self.shared.base {
            Base::Sqlite(sqlite) => backup_sqlite(&sqlite.path, to).await,
            Base::Postgres(_) => Err(StoreError::UsePgDump),
        }
    }

    /// How many bytes are stored, indexes included.
    pub async fn stored_bytes(&self) -> Result<i64, StoreError> {
        match &*self.shared.base {
            Base::Sqlite(sqlite) => {
                let sql = "SELECT (page_count - freelist_count) * page_size \
                    FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
                Ok(sqlx::query_scalar(sql).fetch_one(&sqlite.read).await?)
            }
            Base::Postgres(pool) => {
                let sql = "SELECT sum(pg_total_relation_size(to_regclass(name)))::bigint FROM unnest($1::text[]) AS name";
                Ok(sqlx::query_scalar(sql).bind(NAMES.as_slice()).fetch_one(pool).await?)
            }
        }
    }
}
