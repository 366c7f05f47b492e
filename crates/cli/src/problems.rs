//! `longtable problems`: what players reported, and games that stopped.

use crate::Failure;
use kernel::Text;
use server::Config;
use std::io::Write;
use std::path::PathBuf;
use store::Store;

/// Lists what players reported to the operator, and games that stopped, the latest first.
///
/// One JSON object a line: when (milliseconds since 1970), the table, the person, and what was kept: the words, the
/// page, the question and the exact journal. Journals hold hidden cards.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The server's data folder. The server must not be running on it; if it is, read a backup.
    #[arg(long, value_name = "FOLDER", default_value_os_t = Config::default().data)]
    data: PathBuf,
    /// A PostgreSQL database, read in place of the SQLite file.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How many to list at most.
    #[arg(long, default_value_t = 100)]
    limit: u32,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let failed = |error: store::StoreError| Failure::told(error);
    let file = Config { data: args.data.clone(), ..Config::default() }.sqlite_file();
    if args.database.is_none() && !file.exists() {
        return Err(Failure::usage(Text::new("cli-no-file").written("file", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let rows = runtime.block_on(async {
        let store = match &args.database {
            Some(url) => Store::postgres(url).await,
            None => Store::sqlite(&file).await,
        };
        let store = store.map_err(failed)?;
        let rows = store.problems(args.limit).await.map_err(failed)?;
        store.close().await;
        Ok::<_, Failure>(rows)
    })?;
    for row in rows {
        let body: serde_json::Value =
            serde_json::from_str(&row.body).unwrap_or(serde_json::Value::String(row.body));
        let line =
            serde_json::json!({ "at": row.at, "table": row.table_id, "person": row.person, "kept": body });
        writeln!(out, "{line}")?;
    }
    Ok(())
}
