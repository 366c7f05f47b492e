//! Reading and writing files.

use crate::Failure;
use crate::reading::{Reading, Wanted, clauses};
use kernel::journal::{self, JournalError};
use kernel::{Correction, Table, Text, render_value};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The largest journal that is read: a whole game takes some hundred kilobytes.
const MAX_JOURNAL: u64 = 64 * 1024 * 1024;

/// Reads a journal and plays it. If the rules have been corrected since, it says on standard error from where on that
/// matters.
pub fn read_journal(path: &Path, wanted: &Wanted) -> Result<Box<dyn Table>, Failure> {
    let (table, differs) = read_and_compare(path, wanted)?;
    if let Some(differs) = differs {
        eprintln!("longtable: {}", differs.render(wanted));
    }
    Ok(table)
}

/// Reads a journal and plays it, and says from where on it differs because the rules have been corrected since: a
/// failure for those who want it to be exactly the same.
pub fn read_and_compare(path: &Path, wanted: &Wanted) -> Result<(Box<dyn Table>, Option<Failure>), Failure> {
    let text = read_text(path)?;
    let failed = |error: JournalError| Failure::journal(&text, &error).at(path);
    let table = registry::read_journal_of_any(&text).map_err(failed)?;
    let written = journal::header(&text).map_err(failed)?.rules;
    let corrected = table.corrections().last().filter(|correction| correction.rules > written);
    let reading =
        registry::find(table.slug()).map_or_else(|| wanted.people(), |entry| wanted.people_of(entry));
    let differs = corrected.map(|correction| differs(&text, written, correction, reading));
    Ok((table, differs.map(|differs| Failure::told(differs).at(path))))
}

fn differs(text: &str, written: u32, correction: &Correction, reading: Reading) -> String {
    let Correction { rules, kept, dropped, why, snapshot, differs } = correction;
    let mut told = vec![Text::new("cli-corrected").number("written", written).number("now", *rules)];
    told.extend(differs.map(|n| Text::new("cli-differs-after").number("n", n)));
    told.extend(snapshot.map(|n| Text::new("cli-goes-on-after").number("n", n)));
    if let Some(why) = why {
        let text = match journal::answer_line(text, *kept as usize) {
            Some(line) => Text::new("cli-not-accepted-on-line").count("line", line),
            None => Text::new("cli-not-accepted"),
        };
        let text = text.number("n", kept + 1).written("why", render_value(why, &reading));
        told.push(text);
        told.push(Text::new("cli-left-out").count("n", dropped.len()));
    }
    clauses(told.iter().map(|text: &Text| text.render(&reading))).render(&reading)
}

/// Reads a text file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let length = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.len();
    if length > MAX_JOURNAL {
        return Err(Failure::failed(Text::new("cli-too-large")).at(path));
    }
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// Writes a file so that it holds the old text or the new one, whatever happens meanwhile.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    let written = beside(path).and_then(|(temporary, mut file)| {
        let done = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        drop(file);
        done.and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
            // The first error is the one to report; the half-written file is of no use to anybody.
            let _ = fs::remove_file(&temporary);
        })
    });
    written.map_err(|error| Failure::file(path, &error))
}

/// Makes sure that a file can be written, before there is anything to lose.
pub fn can_write(path: &Path) -> Result<(), Failure> {
    let cannot = |why: Text| {
        Failure::usage(Text::new("cli-no-writing").written("path", path.display()).text("why", why))
    };
    if path.is_dir() {
        return Err(cannot(Text::new("cli-is-a-folder")));
    }
    let made = beside(path).and_then(|(temporary, _)| fs::remove_file(temporary));
    made.map_err(|error| cannot(Text::plain(error)))
}

/// A new file in the same folder, because only there a rename replaces a file in one step.
fn beside(path: &Path) -> std::io::Result<(PathBuf, fs::File)> {
    let name = path.file_name().ok_or_else(|| std::io::Error::other("this is not the name of a file"))?;
    for n in 0..100 {
        let mut temporary = name.to_os_string();
        temporary.push(format!(".{}-{n}.tmp", std::process::id()));
        let temporary = path.with_file_name(temporary);
        match fs::OpenOptions::new().write(true).create_new(true).open(&temporary) {
            Ok(file) => return Ok((temporary, file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(std::io::Error::other("no temporary file can be made beside it"))
}
