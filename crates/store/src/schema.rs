//! The schema, made when a database is opened.

use crate::error::StoreError;
use sqlx::{Connection, Executor, PgPool, SqliteConnection};

/// The schema that this program writes.
const VERSION: i64 = 1;

/// The same on both, but for the words in braces.
///
/// `people.folded` is a registered person's name in small letters, NULL for guests; it is folded by us because the
/// databases do not agree on what small letters are. `tables.people` is the list as the session gave it; `sitters`
/// is the same, to be searched. Entries have no foreign key: it would cost a look-up and, in PostgreSQL, a row
/// lock for every append.
const TABLES: &str = "
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT UNIQUE, password TEXT, hook TEXT, created BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), expires BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS sessions_person ON sessions (person);
CREATE TABLE IF NOT EXISTS tokens (
    id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL REFERENCES people (id), name TEXT NOT NULL,
    created BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS tokens_person ON tokens (person);
CREATE TABLE IF NOT EXISTS tables (
    key {NUMBERED}, id TEXT NOT NULL UNIQUE, version BIGINT NOT NULL, game TEXT NOT NULL, rules BIGINT NOT NULL,
    setup TEXT NOT NULL, status TEXT NOT NULL, private BOOLEAN NOT NULL, host TEXT NOT NULL, people TEXT NOT NULL,
    body TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS tables_status ON tables (status);
CREATE INDEX IF NOT EXISTS tables_host ON tables (host);
CREATE INDEX IF NOT EXISTS tables_public ON tables (changed) WHERE NOT private AND status IN ('open', 'playing');
CREATE TABLE IF NOT EXISTS sitters (
    person TEXT NOT NULL, table_key BIGINT NOT NULL REFERENCES tables (key), PRIMARY KEY (person, table_key)) {CLUSTERED};
CREATE INDEX IF NOT EXISTS sitters_table ON sitters (table_key);
CREATE TABLE IF NOT EXISTS entries (
    table_key INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_key, seq)) {CLUSTERED};
CREATE TABLE IF NOT EXISTS packs (table_key {KEY}, body {BYTES} NOT NULL);
CREATE TABLE IF NOT EXISTS chat (
    table_key BIGINT NOT NULL REFERENCES tables (key), number INTEGER NOT NULL, room TEXT NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_key, number)) {CLUSTERED};
CREATE TABLE IF NOT EXISTS orders (
    table_key BIGINT NOT NULL REFERENCES tables (key), person TEXT NOT NULL, orders TEXT NOT NULL,
    PRIMARY KEY (table_key, person)) {CLUSTERED};
CREATE TABLE IF NOT EXISTS problems (
    number {NUMBERED}, table_id TEXT, person TEXT, at BIGINT NOT NULL, body TEXT NOT NULL);
";

/// Appends a batch and tells the other servers, in one go. The shared lock keeps out a pack: without it, an append
/// that began before a pack could put a number again that the pack has just folded away.
const APPEND: &str = "
CREATE OR REPLACE FUNCTION append_entries(keys int[], seqs int[], bodies text[], notices text[])
RETURNS TABLE (key int, number int) LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock_shared({LOCK});
    RETURN QUERY
        INSERT INTO entries (table_key, seq, body)
        SELECT * FROM unnest(keys, seqs, bodies) AS new (k, s, b)
        WHERE NOT EXISTS (SELECT 1 FROM packs WHERE packs.table_key = new.k)
        ON CONFLICT DO NOTHING RETURNING table_key, seq;
    IF FOUND THEN
        PERFORM pg_notify('longtable', notice) FROM unnest(notices) AS notice;
    END IF;
END $$;
";

/// Our tables, for their sizes.
pub(crate) const NAMES: [&str; 11] = [
    "meta", "people", "sessions", "tokens", "tables", "sitters", "entries", "packs", "chat", "orders",
    "problems",
];

/// The advisory lock that appends share and a pack takes alone.
pub(crate) const PACK_LOCK: i64 = 0x6c6f_6e67_0001;
/// The advisory lock of who makes the schema.
const SCHEMA_LOCK: i64 = 0x6c6f_6e67_0002;

const META: &str = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BIGINT NOT NULL)";
const FIND: &str = "SELECT value FROM meta WHERE name = 'schema'";
const NOTE: &str = "INSERT INTO meta (name, value) VALUES ('schema', $1) ON CONFLICT DO NOTHING";

pub(crate) async fn sqlite(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let tables = TABLES
        .replace("{NUMBERED}", "INTEGER PRIMARY KEY")
        .replace("{KEY}", "INTEGER PRIMARY KEY")
        .replace("{CLUSTERED}", "WITHOUT ROWID")
        .replace("{BYTES}", "BLOB");
    let mut tx = db.begin().await?;
    tx.execute(META).await?;
    known(sqlx::query_scalar(FIND).fetch_optional(&mut *tx).await?)?;
    tx.execute(&*tables).await?;
    sqlx::query(NOTE).bind(VERSION).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

pub(crate) async fn postgres(pool: &PgPool) -> Result<(), StoreError> {
    let tables = TABLES
        .replace("{NUMBERED}", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
        .replace("{KEY}", "INTEGER PRIMARY KEY")
        .replace("{CLUSTERED}", "")
        .replace("{BYTES}", "BYTEA");
    let mut tx = pool.begin().await?;
    // Two servers that start together must not both make the tables.
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SCHEMA_LOCK).execute(&mut *tx).await?;
    // Every "exists already, skipping" would be a line in the log.
    tx.execute("SET LOCAL client_min_messages = warning").await?;
    tx.execute(META).await?;
    known(sqlx::query_scalar(FIND).fetch_optional(&mut *tx).await?)?;
    tx.execute(&*tables).await?;
    tx.execute(&*APPEND.replace("{LOCK}", &PACK_LOCK.to_string())).await?;
    sqlx::query(NOTE).bind(VERSION).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

fn known(found: Option<i64>) -> Result<(), StoreError> {
    match found {
        Some(found) if found > VERSION => Err(StoreError::Newer { found, known: VERSION }),
        Some(_) | None => Ok(()),
    }
}
