//! The TypeScript types of what the browser draws. The files in `web/src/wire/ring-cards` are made from the types
//! here; the test fails when they are not current, and `LONGTABLE_BLESS=1` writes them anew.

use crate::game::Thing;
use crate::printed::Facts;
use crate::view::View;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

/// Writes the files.
fn write(dir: &Path) {
    fs::create_dir_all(dir).expect("the folder can be made");
    let config = Config::new().with_out_dir(dir);
    View::export_all(&config).expect("the view's types can be written");
    Facts::export_all(&config).expect("the facts' types can be written");
    Thing::export_all(&config).expect("the things' types can be written");
    let names = read(dir).into_keys().filter(|name| name != "index.ts");
    let lines = names.map(|name| {
        let name = name.trim_end_matches(".ts");
        format!("export type {{ {name} }} from './{name}';\n")
    });
    let index: String = lines.collect();
    fs::write(dir.join("index.ts"), index).expect("the index can be written");
}

/// The files of a folder by name.
fn read(dir: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(dir) else { return BTreeMap::new() };
    let file = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("the file can be read");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    entries.map(|entry| file(entry.expect("the folder can be read"))).collect()
}

#[test]
fn the_types_of_the_browser_are_current() {
    let committed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../web/src/wire/ring-cards");
    let dir = std::env::temp_dir().join(format!("longtable-ring-cards-types-{}", std::process::id()));
    let _ = fs::remove_dir_all(&dir);
    write(&dir);
    let made = read(&dir);
    fs::remove_dir_all(&dir).expect("the folder can be removed");
    if std::env::var("LONGTABLE_BLESS").is_ok_and(|value| value == "1") {
        let _ = fs::remove_dir_all(&committed);
        fs::create_dir_all(&committed).expect("the folder can be made");
        for (name, text) in &made {
            fs::write(committed.join(name), text).expect("the file can be written");
        }
    }
    let found = read(&committed);
    for (name, text) in &made {
        assert!(
            found.get(name) == Some(text),
            "web/src/wire/ring-cards/{name} is not current; LONGTABLE_BLESS=1 writes it"
        );
    }
    assert_eq!(found.len(), made.len(), "web/src/wire/ring-cards holds other files too");
}
