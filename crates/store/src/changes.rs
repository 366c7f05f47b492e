//! What other servers on the same PostgreSQL wrote.
//!
//! A notice is the writer's server id and a word for each change: `e12:5` (entry 5 of table 12), `t12` (the table),
//! `c12` (its chat). It is sent by the transaction it tells of, so it comes when the change can be read.

use sqlx::postgres::PgListener;
use sqlx::{Error, Executor, PgConnection, PgPool};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::broadcast;

/// Something that another server wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// An entry of a journal.
    Entries {
        /// The table's key.
        key: i64,
        /// The entry's number.
        seq: u32,
    },
    /// The table itself changed.
    Table {
        /// The table's key.
        key: i64,
    },
    /// Somebody said something.
    Chat {
        /// The table's key.
        key: i64,
    },
    /// The connection was lost for a while: anything may have changed.
    Lost,
}

/// The id in front of our notices, so that we recognise our own. It changes after a write that may or may not be
/// stored: should that write arrive after all, its notice is heard like another server's.
#[derive(Default)]
pub(crate) struct Name {
    server: String,
    lost: AtomicU64,
}

impl Name {
    pub(crate) fn new(server: String) -> Name {
        Name { server, lost: AtomicU64::new(0) }
    }

    /// The present id.
    pub(crate) fn now(&self) -> String {
        format!("{}.{}", self.server, self.lost.load(Ordering::Relaxed))
    }

    /// Replaces the id with another one.
    pub(crate) fn change(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }
}

/// The longest notice. PostgreSQL takes payloads below 8,000 bytes.
const LONGEST: usize = 7_900;

/// The notices that tell of these changes.
pub(crate) fn notices(server: &str, changes: impl IntoIterator<Item = Change>) -> Vec<String> {
    let mut notices: Vec<String> = Vec::new();
    for change in changes {
        let word = match change {
            Change::Entries { key, seq } => format!(" e{key}:{seq}"),
            Change::Table { key } => format!(" t{key}"),
            Change::Chat { key } => format!(" c{key}"),
            Change::Lost => continue,
        };
        match notices.last_mut() {
            Some(last) if last.len() + word.len() <= LONGEST => last.push_str(&word),
            _ => notices.push(format!("{server}{word}")),
        }
    }
    notices
}

/// The changes that another server's notice tells of; none if the notice is our own.
fn heard(server: &str, notice: &str) -> Vec<Change> {
    let mut words = notice.split(' ');
    if words.next() == Some(server) {
        return Vec::new();
    }
    // A later version may send words that are not understood; then anything may have changed.
    words.map(|word| change(word).unwrap_or(Change::Lost)).collect()
}

fn change(word: &str) -> Option<Change> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "e" => {
            let (key, seq) = rest.split_once(':')?;
            Some(Change::Entries { key: key.parse().ok()?, seq: seq.parse().ok()? })
        }
        "t" => Some(Change::Table { key: rest.parse().ok()? }),
        "c" => Some(Change::Chat { key: rest.parse().ok()? }),
        _ => None,
    }
}

/// Tells other servers of a change, as a part of its transaction.
pub(crate) async fn tell(db: &mut PgConnection, server: &str, change: Change) -> Result<(), Error> {
    for notice in notices(server, [change]) {
        sqlx::query("SELECT pg_notify('longtable', $1)").bind(notice).execute(&mut *db).await?;
    }
    Ok(())
}

/// Listens for as long as the store is open.
pub(crate) async fn listen(pool: PgPool, name: Arc<Name>, changes: broadcast::Sender<Change>) {
    let mut first = true;
    while !pool.is_closed() {
        if let Err(error) = listen_once(&pool, &name, &changes, &mut first).await
            && !pool.is_closed()
        {
            tracing::warn!(%error, "not hearing other servers for a moment");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

/// Listens until the connection breaks.
async fn listen_once(
    pool: &PgPool,
    name: &Name,
    changes: &broadcast::Sender<Change>,
    first: &mut bool,
) -> Result<(), Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen("longtable").await?;
    // Before the first connection nothing can have been missed that is not read anyway.
    if !std::mem::take(first) {
        tell_here(changes, Change::Lost);
    }
    loop {
        match tokio::time::timeout(Duration::from_secs(30), listener.try_recv()).await {
            Ok(Ok(Some(notice))) => {
                for change in heard(&name.now(), notice.payload()) {
                    tell_here(changes, change);
                }
            }
            Ok(Ok(None)) => return Err(Error::WorkerCrashed),
            Ok(Err(error)) => return Err(error),
            // Silence may mean that the connection is dead and nobody told us.
            Err(_) => {
                let asked = tokio::time::timeout(Duration::from_secs(10), listener.execute("SELECT 1"));
                asked.await.map_err(|_| Error::PoolTimedOut)??;
            }
        }
    }
}

fn tell_here(changes: &broadcast::Sender<Change>, change: Change) {
    // An error only means that nobody listens.
    let _ = changes.send(change);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_say_what_was_written_and_are_short_enough() {
        let all: Vec<Change> = (0..3000)
            .map(|n| match n % 3 {
                0 => Change::Entries { key: n, seq: u32::MAX },
                1 => Change::Table { key: n },
                _ => Change::Chat { key: n },
            })
            .collect();
        let sent = notices("me", all.iter().copied());
        assert!(sent.len() > 1);
        assert!(sent.iter().all(|notice| notice.len() <= LONGEST));
        let back: Vec<Change> = sent.iter().flat_map(|notice| heard("you", notice)).collect();
        assert_eq!(back, all);
        assert!(sent.iter().all(|notice| heard("me", notice).is_empty()));
        assert_eq!(heard("me", "you x9 t4"), [Change::Lost, Change::Table { key: 4 }]);
    }

    #[test]
    fn what_was_given_up_and_comes_after_all_is_heard() {
        let name = Name::new("me".to_owned());
        let change = Change::Entries { key: 1, seq: 5 };
        let sent = notices(&name.now(), [change]);
        assert_eq!(heard(&name.now(), &sent[0]), []);
        name.change();
        assert_eq!(heard(&name.now(), &sent[0]), [change]);
    }
}
