//! Reading and writing files.

use crate::Failure;
use kernel::Table;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The largest journal that is read: a whole game is some hundred kilobytes.
const MAX_JOURNAL: u64 = 64 * 1024 * 1024;

/// Reads a journal and plays it.
pub fn read_journal(path: &Path) -> Result<Box<dyn Table>, Failure> {
    let text = read_text(path)?;
    registry::read_journal_of_any(&text)
        .map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))
}

/// Reads a text file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let length = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.len();
    if length > MAX_JOURNAL {
        return Err(Failure::Failed(format!("{}: the file is too large", path.display())));
    }
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// Writes a file so that it holds the old text or the new one, whatever happens in between.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    let written = beside(path).and_then(|(temporary, mut file)| {
        let done = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        drop(file);
        done.and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
            // The first error is the one to tell; the half-written file is of no use to anybody.
            let _ = fs::remove_file(&temporary);
        })
    });
    written.map_err(|error| Failure::file(path, &error))
}

/// Makes sure that a file can be written, before anything is to be lost.
pub fn can_write(path: &Path) -> Result<(), Failure> {
    let made = if path.is_dir() {
        Err(std::io::Error::other("this is a folder"))
    } else {
        beside(path).and_then(|(temporary, _)| fs::remove_file(temporary))
    };
    made.map_err(|error| Failure::Usage(format!("no file can be written to {}: {error}", path.display())))
}

/// A fresh file in the same folder, because only there a rename replaces in one step.
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
