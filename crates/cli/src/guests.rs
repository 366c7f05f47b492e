//! `longtable guests`: guests who have not been here for a long time, and removing them.

use crate::Failure;
use crate::reading::Wanted;
use kernel::Text;
use server::Config;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use store::{Person, Store, StoreError};

/// Lists guests who have not been here for a long time, and removes them with --remove.
///
/// One JSON object a line: the person's id and name, when they first came and were last here (milliseconds since
/// 1970), and at how many tables they sit. Removing a guest removes what is theirs: decks, data packs, tokens, reports, tables
/// where nobody else sits. Where others sit, a computer player takes the place in a running game, and the name is no
/// longer shown in finished games. People who have registered are never listed.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable guests --data /var/lib/longtable
  longtable guests --data /var/lib/longtable --older-than 180d --remove")]
pub struct Args {
    /// The server's data folder. The server must not run on it.
    #[arg(long, value_name = "FOLDER", default_value_os_t = Config::default().data)]
    data: PathBuf,
    /// A PostgreSQL database, used in place of the SQLite file. Servers may run on it.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Guests who have not been here for this many days, weeks or years: 90d, 12w, 1y.
    #[arg(long, value_name = "TIME", default_value = "90d")]
    older_than: Age,
    /// Remove them. This can't be undone.
    #[arg(long)]
    remove: bool,
}

/// A number of days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Age {
    days: u32,
}

impl FromStr for Age {
    type Err = String;

    fn from_str(text: &str) -> Result<Age, String> {
        let wrong = || format!("{text:?} is not a time such as 90d, 12w or 1y");
        let unit = text.chars().next_back().ok_or_else(wrong)?;
        let each = match unit {
            'd' => 1,
            'w' => 7,
            'y' => 365,
            _ => return Err(wrong()),
        };
        let number: u32 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
        let days = number.checked_mul(each).ok_or_else(wrong)?;
        Ok(Age { days })
    }
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let file = Config { data: args.data.clone(), ..Config::default() }.sqlite_file();
    if args.database.is_none() && !file.exists() {
        return Err(Failure::usage(Text::new("cli-no-file").written("file", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = match &args.database {
            Some(url) => Store::postgres(url).await,
            None => Store::sqlite(&file).await,
        };
        let store = store.map_err(failed)?;
        let done = list(args, &store, wanted, out).await;
        store.close().await;
        done
    })
}

async fn list(args: &Args, store: &Store, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let since = server::app::now() - i64::from(args.older_than.days) * 24 * 60 * 60 * 1000;
    for guest in store.old_guests(since).await.map_err(failed)? {
        let line = serde_json::json!({
            "id": guest.id, "name": guest.name, "created": guest.created, "seen": guest.seen, "tables": guest.tables,
            "removed": args.remove,
        });
        if args.remove {
            let Some(person) = store.person(&guest.id).await.map_err(failed)? else { continue };
            // Somebody may have registered meanwhile, at a running server.
            if matches!(person, Person { password: Some(_), .. }) {
                continue;
            }
            let removed = server::account::remove_person(store, &person).await;
            let house = wanted.people_in(server::language::house());
            removed.map_err(|fault| Failure::told(fault.problem.text.render(&house)))?;
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn failed(error: StoreError) -> Failure {
    Failure::told(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages() {
        for (text, days) in [("90d", 90), ("2w", 14), ("1y", 365), ("0d", 0)] {
            assert_eq!(text.parse(), Ok(Age { days }));
        }
        for bad in ["", "d", "90", "-1d", "9x", "9ä", "4294967295y"] {
            assert!(bad.parse::<Age>().is_err(), "{bad}");
        }
    }
}
