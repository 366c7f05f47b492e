//! `longtable backup`: a copy of everything, while the server runs.

use crate::Failure;
use crate::reading::{Wanted, in_words};
use kernel::Text;
use server::Config;
use std::io::Write;
use std::path::PathBuf;

/// Copies everything that the server keeps into one file, even while it runs.
///
/// The copy is a whole SQLite file: put it into an empty data folder as longtable.sqlite and start the server on it.
/// For PostgreSQL use pg_dump.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable backup --data /var/lib/longtable longtable-2026-11-15.sqlite")]
pub struct Args {
    /// The server's data folder.
    #[arg(long, value_name = "FOLDER", default_value_os_t = Config::default().data)]
    data: PathBuf,
    /// Where to write the copy; it must not exist yet.
    file: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let from = Config { data: args.data.clone(), ..Config::default() }.sqlite_file();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(store::backup_sqlite(&from, &args.file));
    copied.map_err(|error| Failure::told(error).at(&from))?;
    let copied = Text::new("cli-copied").written("from", from.display());
    let copied = copied.written("to", args.file.display());
    writeln!(out, "{}", in_words(&copied, &wanted.people()))?;
    Ok(())
}
