//! A disk that fails on demand: a small library in C between the server and the system.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How the disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failing {
    Not,
    /// What was written can't be brought to the disk.
    Sync,
    /// The same, but only the first time.
    SyncOnce,
    /// There is no space left.
    Full,
    /// There is space for only a part of what is written.
    Half,
    /// Nothing can be written.
    Write,
    /// Everything is late.
    Slow,
}

/// A disk that fails on demand.
pub struct Disk {
    library: PathBuf,
    control: PathBuf,
    file: File,
}

impl Disk {
    pub fn new(folder: &Path) -> Disk {
        let library = folder.join("disk.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/disk.c");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
        let built = cc.status().unwrap();
        assert!(built.success(), "cc {source}");
        let control = folder.join("disk");
        let mut page = vec![0u8; 4096];
        page[0] = b'-';
        fs::write(&control, page).unwrap();
        let file = OpenOptions::new().read(true).write(true).open(&control).unwrap();
        Disk { library, control, file }
    }

    /// Puts the disk under a program.
    pub fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("LONGTABLE_DISK", &self.control);
    }

    pub fn fail(&self, how: Failing) {
        let letter = match how {
            Failing::Not => b'-',
            Failing::Sync => b'e',
            Failing::SyncOnce => b'1',
            Failing::Full => b'f',
            Failing::Half => b'h',
            Failing::Write => b'i',
            Failing::Slow => b's',
        };
        self.file.write_all_at(&[letter], 0).unwrap();
    }

    /// How many times it has failed so far.
    pub fn hits(&self) -> u32 {
        let mut bytes = [0; 4];
        self.file.read_exact_at(&mut bytes, 8).unwrap();
        u32::from_ne_bytes(bytes)
    }

    /// Cuts the power while no program runs: what was not brought to the disk is as it was before. Says how many
    /// writes are lost.
    pub fn cut_power(&self, database: &Path) -> usize {
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        let mut name = self.control.as_os_str().to_owned();
        name.push(".undo");
        let (Ok(kept), Ok(log)) = (fs::read(&name), OpenOptions::new().write(true).open(&log)) else {
            return 0;
        };
        let mut writes = Vec::new();
        let mut on_disk = 0;
        let mut rest = kept.as_slice();
        // The program may have been killed in the middle of a record: then the write that it describes was not made.
        while let Some((head, after)) = rest.split_at_checked(40) {
            let number = |at: usize| u64::from_ne_bytes(head[8 * at..8 * at + 8].try_into().unwrap());
            let Some((bytes, after)) = after.split_at_checked(number(4) as usize) else { break };
            rest = after;
            if number(0) == 1 {
                on_disk = on_disk.max(number(1));
            } else {
                writes.push((number(1), number(2), number(3), bytes));
            }
        }
        writes.retain(|(number, ..)| *number > on_disk);
        for (_, size, offset, bytes) in writes.iter().rev() {
            log.write_all_at(bytes, *offset).unwrap();
            log.set_len(*size).unwrap();
        }
        fs::write(&name, b"").unwrap();
        writes.len()
    }
}
