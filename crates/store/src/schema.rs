//! The schema, made when a database is opened.

use crate::error::StoreError;
use crate::names::skeletons;
use sqlx::{Connection, Executor, PgPool, SqliteConnection};

/// The schema that this program writes: the first one and every step since.
const VERSION: i64 = 1 + STEPS.len() as i64;

/// The changes of the schema since its first version, in order: a database of version n lacks the steps from the n-th
/// on. Each is carried out once. A step that was released never changes; later changes are new steps at the end.
const STEPS: [Step; 3] = [PEOPLE_AND_LIMITS, SNAPSHOTS, DATA_PACKS];

/// A change of the schema, in the SQL of each database.
struct Step {
    sqlite: &'static str,
    postgres: &'static str,
}

/// Names that look alike, browsers that somebody logged in with, when people were last here, who said what; indexes
/// for the lobby and for counting what somebody has.
///
/// Everybody who is there already counts as seen now, so that nobody is taken for long gone.
const PEOPLE_AND_LIMITS: Step = Step {
    sqlite: "
ALTER TABLE people ADD COLUMN seen BIGINT;
UPDATE people SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE TABLE lookalikes (skeleton TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id)) WITHOUT ROWID;
CREATE INDEX lookalikes_person ON lookalikes (person);
CREATE TABLE devices (
    person TEXT NOT NULL REFERENCES people (id), hash TEXT NOT NULL, used BIGINT NOT NULL, PRIMARY KEY (person, hash)) WITHOUT ROWID;
ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX problems_person ON problems (person);
DROP INDEX IF EXISTS tables_public;
CREATE INDEX tables_lobby ON tables (changed, key) WHERE NOT private AND status IN ('open', 'playing');
DROP INDEX IF EXISTS tables_host;
CREATE INDEX tables_host_status ON tables (host, status);
",
    postgres: "
ALTER TABLE people ADD COLUMN seen BIGINT;
UPDATE people SET seen = (extract(epoch FROM now()) * 1000)::bigint;
CREATE TABLE lookalikes (skeleton TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id));
CREATE INDEX lookalikes_person ON lookalikes (person);
CREATE TABLE devices (
    person TEXT NOT NULL REFERENCES people (id), hash TEXT NOT NULL, used BIGINT NOT NULL, PRIMARY KEY (person, hash));
ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX problems_person ON problems (person);
DROP INDEX IF EXISTS tables_public;
CREATE INDEX tables_lobby ON tables (changed, key) WHERE NOT private AND status IN ('open', 'playing');
DROP INDEX IF EXISTS tables_host;
CREATE INDEX tables_host_status ON tables (host, status);
",
};

/// Positions that running games can go on from when the rules have been corrected.
const SNAPSHOTS: Step = Step {
    sqlite: "
CREATE TABLE snapshots (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE, seq BIGINT NOT NULL, kept BOOLEAN NOT NULL,
    body BLOB NOT NULL, PRIMARY KEY (table_key, seq));
",
    postgres: "
CREATE TABLE snapshots (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE, seq BIGINT NOT NULL, kept BOOLEAN NOT NULL,
    body BYTEA NOT NULL, PRIMARY KEY (table_key, seq));
",
};

/// Data packs: those that people keep, and those that tables are played with. A table has its own copy, so that nothing
/// becomes of it when somebody throws a pack away; and beside its row rather than in it, because lists read the rows.
const DATA_PACKS: Step = Step { sqlite: DATA_PACK_TABLES, postgres: DATA_PACK_TABLES };
const DATA_PACK_TABLES: &str = "
CREATE TABLE data_packs (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, game TEXT NOT NULL,
    name TEXT NOT NULL, hash TEXT NOT NULL, body TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL);
CREATE INDEX data_packs_person ON data_packs (person);
CREATE INDEX data_packs_hash ON data_packs (hash);
CREATE TABLE table_packs (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE, hash TEXT NOT NULL, body TEXT NOT NULL);
CREATE INDEX table_packs_hash ON table_packs (hash);
";

/// The first schema. It is the same on both databases, except for the words in braces.
///
/// `people.folded` is a registered person's name in lower case, NULL for guests; we fold it ourselves because the
/// databases do not agree on what lower case is. `tables.people` is the list as the session gave it; `sitters` holds
/// the same people, to be searched. Entries have no foreign key: it would cost a look-up and, in PostgreSQL, a row
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
CREATE TABLE IF NOT EXISTS decks (
    id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), game TEXT NOT NULL, name TEXT NOT NULL,
    list TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS decks_person ON decks (person);
CREATE TABLE IF NOT EXISTS tables (
    key {NUMBERED}, id TEXT NOT NULL UNIQUE, version BIGINT NOT NULL, game TEXT NOT NULL, rules BIGINT NOT NULL,
    setup TEXT NOT NULL, status TEXT NOT NULL, private BOOLEAN NOT NULL, host TEXT NOT NULL, people TEXT NOT NULL,
    body TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS tables_status ON tables (status);
CREATE TABLE IF NOT EXISTS sitters (
    person TEXT NOT NULL, table_key BIGINT NOT NULL REFERENCES tables (key), PRIMARY KEY (person, table_key)) {CLUSTERED};
CREATE INDEX IF NOT EXISTS sitters_table ON sitters (table_key);
CREATE TABLE IF NOT EXISTS entries (
    table_key INTEGER NOT NULL, seq INTEGER NOT NULL, body {ENTRIES} NOT NULL, PRIMARY KEY (table_key, seq)) {CLUSTERED};
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

/// Makes `sitters` follow `tables.people`. The database does this, so that saving a table is one statement.
const SITTERS_SQLITE: &str = "
CREATE TRIGGER IF NOT EXISTS tables_added AFTER INSERT ON tables BEGIN
    INSERT INTO sitters (person, table_key) SELECT DISTINCT value, new.key FROM json_each(new.people);
END;
CREATE TRIGGER IF NOT EXISTS tables_saved AFTER UPDATE OF people ON tables WHEN old.people <> new.people BEGIN
    DELETE FROM sitters WHERE table_key = new.key;
    INSERT INTO sitters (person, table_key) SELECT DISTINCT value, new.key FROM json_each(new.people);
END;
";

/// Makes `sitters` follow `tables.people` on PostgreSQL.
const SITTERS_POSTGRES: &str = "
CREATE OR REPLACE FUNCTION sit_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM sitters WHERE table_key = NEW.key;
    INSERT INTO sitters (person, table_key)
        SELECT DISTINCT person, NEW.key FROM json_array_elements_text(NEW.people::json) AS person;
    RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tables_added AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION sit_down();
CREATE OR REPLACE TRIGGER tables_saved AFTER UPDATE OF people ON tables FOR EACH ROW
    WHEN (OLD.people <> NEW.people) EXECUTE FUNCTION sit_down();
";

/// PostgreSQL spends some 60 bytes on every row and its place in the index, more than most entries have. So it keeps
/// entries in chunks: a row of `entries` holds many, and its `seq` is that of the first. A table's last entries, not
/// yet enough for a chunk, are in its row of `tails`: the numbers from `first` up to, but not including, `next`.
/// `next` is -1 when the journal is closed. In both, an entry is the length of its text (see `number`) and its text,
/// and **the last entry comes first**: then a row that grew ends as it ended before, and PostgreSQL logs only what
/// differs.
///
/// A tail is rewritten with every entry. Nothing but its key is in an index, and pages are filled only by half, so
/// the new row finds room in the page of the old one, whose space is used again without waiting for a vacuum (a
/// "heap-only" update).
const TAILS: &str = "
CREATE TABLE IF NOT EXISTS tails (
    table_key INTEGER PRIMARY KEY, first INTEGER NOT NULL, next INTEGER NOT NULL, body BYTEA NOT NULL)
    WITH (fillfactor = 50);
";

/// Appends a batch, at most one entry for each table, and tells the other servers, all in one go; gives the tables
/// whose entry was written. The row of `tails` decides: a second server waits for the first to commit, and then finds
/// another `next`. All servers take these rows in the same order, so there is no deadlock.
const APPEND: &str = "
CREATE OR REPLACE FUNCTION append_entries(keys int[], seqs int[], bodies bytea[], notices text[])
RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE
    written int[];
    filled int[];
BEGIN
    WITH appended AS (
        INSERT INTO tails AS tail (table_key, first, next, body)
        SELECT k, s, s + 1, b FROM unnest(keys, seqs, bodies) AS new (k, s, b) ORDER BY k
        ON CONFLICT (table_key) DO UPDATE SET next = EXCLUDED.next, body = EXCLUDED.body || tail.body
        WHERE tail.next = EXCLUDED.first
        RETURNING table_key, octet_length(body) >= {CHUNK} AS is_full)
    SELECT array_agg(table_key), array_agg(table_key) FILTER (WHERE is_full) INTO written, filled FROM appended;
    IF filled IS NOT NULL THEN
        INSERT INTO entries (table_key, seq, body)
            SELECT table_key, first, body FROM tails WHERE table_key = ANY (filled);
        UPDATE tails SET first = next, body = '' WHERE table_key = ANY (filled);
    END IF;
    IF written IS NOT NULL THEN
        PERFORM pg_notify('longtable', notice) FROM unnest(notices) AS notice;
    END IF;
    RETURN written;
END $$;
";

/// How many bytes make a chunk. More would save little, and would make the tails bigger, of which every running game
/// has one.
const CHUNK: usize = 800;

/// Our tables, for their sizes.
pub(crate) const NAMES: [&str; 18] = [
    "meta",
    "people",
    "lookalikes",
    "devices",
    "sessions",
    "tokens",
    "decks",
    "tables",
    "sitters",
    "entries",
    "tails",
    "packs",
    "snapshots",
    "data_packs",
    "table_packs",
    "chat",
    "orders",
    "problems",
];

/// The advisory lock of the server that makes the schema.
const SCHEMA_LOCK: i64 = 0x6c6f_6e67_0002;

const META: &str = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BIGINT NOT NULL)";
const FIND: &str = "SELECT value FROM meta WHERE name = 'schema'";
const NOTE: &str = "INSERT INTO meta (name, value) VALUES ('schema', $1) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Registered people whose names are not yet protected from look-alikes: those from before there was such protection,
/// and those whom an older server on the same database has registered meanwhile.
const UNPROTECTED: &str = "SELECT id, name FROM people \
    WHERE folded IS NOT NULL AND id NOT IN (SELECT person FROM lookalikes) ORDER BY created, id";
const PROTECT: &str = "INSERT INTO lookalikes (skeleton, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// Protects the names of registered people from look-alikes. Of names that look alike already, the oldest is
/// protected; all stay as they are.
macro_rules! protect_names {
    ($tx:expr) => {
        let unprotected: Vec<(String, String)> = sqlx::query_as(UNPROTECTED).fetch_all(&mut *$tx).await?;
        for (person, name) in unprotected {
            for skeleton in skeletons(&name) {
                let new = sqlx::query(PROTECT).bind(skeleton).bind(&person).execute(&mut *$tx).await?;
                if new.rows_affected() == 0 {
                    tracing::warn!(person, name, "this registered name looks like an older one; both stay");
                }
            }
        }
    };
}

pub(crate) async fn sqlite(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let tables = TABLES
        .replace("{NUMBERED}", "INTEGER PRIMARY KEY")
        .replace("{KEY}", "INTEGER PRIMARY KEY")
        .replace("{CLUSTERED}", "WITHOUT ROWID")
        .replace("{ENTRIES}", "TEXT")
        .replace("{BYTES}", "BLOB");
    let mut tx = db.begin().await?;
    tx.execute(META).await?;
    let missing = missing(sqlx::query_scalar(FIND).fetch_optional(&mut *tx).await?)?;
    tx.execute(&*tables).await?;
    tx.execute(SITTERS_SQLITE).await?;
    for step in missing {
        tx.execute(step.sqlite).await?;
    }
    protect_names!(tx);
    sqlx::query(NOTE).bind(VERSION).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

pub(crate) async fn postgres(pool: &PgPool) -> Result<(), StoreError> {
    let tables = TABLES
        .replace("{NUMBERED}", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
        .replace("{KEY}", "INTEGER PRIMARY KEY")
        .replace("{CLUSTERED}", "")
        .replace("{ENTRIES}", "BYTEA")
        .replace("{BYTES}", "BYTEA");
    let mut tx = pool.begin().await?;
    // Two servers that start at the same time must not both make the tables.
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SCHEMA_LOCK).execute(&mut *tx).await?;
    // Otherwise every "exists already, skipping" would be a line in the log.
    tx.execute("SET LOCAL client_min_messages = warning").await?;
    tx.execute(META).await?;
    let missing = missing(sqlx::query_scalar(FIND).fetch_optional(&mut *tx).await?)?;
    tx.execute(&*tables).await?;
    tx.execute(TAILS).await?;
    tx.execute(SITTERS_POSTGRES).await?;
    tx.execute(&*APPEND.replace("{CHUNK}", &CHUNK.to_string())).await?;
    for step in missing {
        tx.execute(step.postgres).await?;
    }
    protect_names!(tx);
    sqlx::query(NOTE).bind(VERSION).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

/// The steps that a database of this version lacks; a new database begins with the first version.
fn missing(found: Option<i64>) -> Result<&'static [Step], StoreError> {
    let found = found.unwrap_or(1);
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    let done = usize::try_from(found - 1).unwrap_or(0);
    Ok(STEPS.get(done..).unwrap_or_default())
}
