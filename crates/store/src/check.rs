//! Checks of a SQLite file before it is used: is it intact, and is all of it on the disk?

use crate::error::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

/// How long a file is checked. A big file is not read to its end, for a server must start.
const CHECK_TIME: Duration = Duration::from_secs(20);

/// Brings everything that a server wrote earlier to the disk, and checks the file. A server whose disk failed, or
/// that was killed, may have left a log that is only in the system's memory: whoever read it would be told what a
/// loss of power could still take away.
pub(crate) fn check(path: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let damaged = |what: String| StoreError::DamagedFile { path: path.to_owned(), what };
    let trouble = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => damaged(error.to_string()),
        Some(ErrorCode::SystemIoFailure | ErrorCode::DiskFull) => {
            StoreError::Undurable { path: path.to_owned(), what: error.to_string() }
        }
        _ => StoreError::Writer(error),
    };
    let db = Connection::open(path).map_err(trouble)?;
    db.busy_timeout(Duration::from_secs(5)).map_err(trouble)?;
    db.pragma_update(None, "synchronous", "FULL").map_err(trouble)?;
    // What is in the log goes into the database and to the disk; then the log is empty.
    let busy: i64 = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0)).map_err(trouble)?;
    if busy != 0 {
        return Err(StoreError::Locked(path.to_owned()));
    }
    match look_over(&db) {
        Ok(found) if found == "ok" => Ok(()),
        Ok(found) => Err(damaged(found)),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
            tracing::warn!(file = %path.display(), "the database is too big to be looked over at the start");
            Ok(())
        }
        Err(error) => Err(trouble(error)),
    }
}

/// The first thing that is wrong with a database, or `ok`.
fn look_over(db: &Connection) -> rusqlite::Result<String> {
    let interrupt = db.get_interrupt_handle();
    let (done, waiting) = mpsc::channel::<()>();
    let clock = std::thread::spawn(move || {
        if waiting.recv_timeout(CHECK_TIME) == Err(mpsc::RecvTimeoutError::Timeout) {
            interrupt.interrupt();
        }
    });
    let found = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
    drop(done);
    // The clock only waits.
    let _ = clock.join();
    found
}
