//! The browser's types, made from Rust's: files that are committed and must be current.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Checks that a folder of TypeScript types holds exactly what `write` writes into an empty folder, and an index of
/// it. `LONGTABLE_BLESS=1` writes the folder anew. Folders inside it are left alone.
///
/// # Panics
/// If a file is not current.
pub fn check_types(committed: &Path, write: impl FnOnce(&Path)) {
    let name = committed.file_name().unwrap_or_default().to_string_lossy();
    let dir = std::env::temp_dir().join(format!("longtable-types-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).expect("the folder can be made");
    write(&dir);
    let mut made = read(&dir);
    fs::remove_dir_all(&dir).expect("the folder can be removed");
    let line = |file: &String| {
        let name = file.trim_end_matches(".ts");
        format!("export type {{ {name} }} from './{name}';\n")
    };
    let index: String = made.keys().map(line).collect();
    made.insert("index.ts".to_owned(), index);
    if std::env::var("LONGTABLE_BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(committed).expect("the folder can be made");
        for file in read(committed).into_keys() {
            fs::remove_file(committed.join(file)).expect("the file can be removed");
        }
        for (file, text) in &made {
            fs::write(committed.join(file), text).expect("the file can be written");
        }
    }
    let found = read(committed);
    let stale = made.iter().filter(|(file, text)| found.get(*file) != Some(*text)).map(|(file, _)| file);
    let others = found.keys().filter(|file| !made.contains_key(*file));
    let stale: Vec<&str> = stale.chain(others).map(String::as_str).collect();
    assert!(
        stale.is_empty(),
        "not what the code says, comments included; LONGTABLE_BLESS=1 with this test writes it: {} in {}",
        stale.join(", "),
        committed.display()
    );
}

/// The files of a folder by name.
fn read(dir: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok);
    let files = entries.filter(|entry| entry.path().is_file());
    let file = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("the file can be read");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    files.map(file).collect()
}
