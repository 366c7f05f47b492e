//! Reading and writing files.

use crate::Failure;
use kernel::journal::{self, JournalError};
use kernel::{Correction, Table};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The largest journal that is read: a whole game takes some hundred kilobytes.
const MAX_JOURNAL: u64 = 64 * 1024 * 1024;

/// Reads a journal and plays it. If the rules have been corrected since, it says on standard error from where on that
/// matters.
pub fn read_journal(path: &Path) -> Result<Box<dyn Table>, Failure> {
    let (table, differs) = read_and_compare(path)?;
    if let Some(differs) = differs {
        eprintln!("longtable: {}: {differs}", path.display());
    }
    Ok(table)
}

/// Reads a journal and plays it, and says from where on it differs because the rules have been corrected since.
pub fn read_and_compare(path: &Path) -> Result<(Box<dyn Table>, Option<String>), Failure> {
    let text = read_text(path)?;
    let failed = |error: JournalError| Failure::Failed(format!("{}: {error}", path.display()));
    let table = registry::read_journal_of_any(&text).map_err(failed)?;
    let written = journal::header(&text).map_err(failed)?.rules;
    let corrected = table.corrections().last().filter(|correction| correction.rules > written);
    let differs = corrected.map(|correction| differs(&text, written, correction));
    Ok((table, differs))
}

fn differs(text: &str, written: u32, correction: &Correction) -> String {
    let Correction { rules, kept, dropped, why, snapshot, differs } = correction;
    let mut told = format!("the rules were corrected since it was written (version {written}, now {rules})");
    if let Some(differs) = differs {
        told += &format!("; after answer {differs} the position is another one than it was");
    }
    if let Some(snapshot) = snapshot {
        told += &format!("; it goes on from the position that was saved after answer {snapshot}");
    }
    if let Some(why) = why {
        let line = journal::answer_line(text, *kept as usize);
        let line = line.map_or_else(String::new, |line| format!(" on line {line}"));
        let answers =
            if dropped.len() == 1 { "1 answer".to_owned() } else { format!("{} answers", dropped.len()) };
        told += &format!(
            "; answer {}{line} is not accepted any more: {why}; {answers} from there on left out",
            kept + 1
        );
    }
    told
}

/// Reads a text file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let length = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.len();
    if length > MAX_JOURNAL {
        return Err(Failure::Failed(format!("{}: the file is too large", path.display())));
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
    let made = if path.is_dir() {
        Err(std::io::Error::other("this is a folder"))
    } else {
        beside(path).and_then(|(temporary, _)| fs::remove_file(temporary))
    };
    made.map_err(|error| Failure::Usage(format!("no file can be written to {}: {error}", path.display())))
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
