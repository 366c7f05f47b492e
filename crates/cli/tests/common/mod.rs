//! Running the program and looking at what it says. No test names a game: whatever the registry lists first
//! is played.

// Each test program that includes this file uses another part of it.
#![allow(dead_code)]

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_longtable");

/// How a run of the program ended.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program.
pub fn longtable(args: &[&str]) -> Ran {
    with_input(args, b"")
}

/// Runs the program with lines on stdin.
pub fn with_input(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(PROGRAM)
        .args(args)
        // Whatever the people read who run the tests.
        .env("LC_ALL", "C")
        .env_remove("LONGTABLE_LANGUAGE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writing = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writing.join().unwrap();
    Ran {
        code: status.code().unwrap(),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// What `longtable games --json` says about the first game.
pub fn game_info() -> Value {
    let ran = longtable(&["games", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str::<Value>(&ran.out).unwrap()["games"][0].clone()
}

/// The first game's id.
pub fn game() -> String {
    game_info()["slug"].as_str().unwrap().to_owned()
}

/// A new folder for the files of one test.
pub fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file in a folder, as an argument.
pub fn file(folder: &std::path::Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}
