//! The built browser side, inside the program.

use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

/// The page that serves every path of the browser side.
pub const PAGE: &str = "index.html";

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// The folder that `LONGTABLE_PAGES` names. The files are then read from there, so that somebody who works on the pages
/// need not build the program anew.
static FOLDER: LazyLock<Option<PathBuf>> =
    LazyLock::new(|| std::env::var_os("LONGTABLE_PAGES").map(PathBuf::from));

/// A built file.
pub struct File {
    /// The content of the file.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 of the content.
    pub hash: [u8; 32],
}

/// The built file with this path, such as `index.html` or `assets/index-4f2a.js`.
pub fn file(path: &str) -> Option<File> {
    let file = match &*FOLDER {
        Some(folder) => file_in(folder, path)?,
        None => Dist::get(path)?,
    };
    Some(File { bytes: file.data, hash: file.metadata.sha256_hash() })
}

/// A file of a folder; a path that leads out of it leads nowhere.
fn file_in(folder: &Path, path: &str) -> Option<EmbeddedFile> {
    let below = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    if !below {
        return None;
    }
    rust_embed::utils::read_file_from_fs(&folder.join(path)).ok()
}

/// The paths of all built files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_leads_out_of_the_folder_leads_nowhere() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(file_in(&here.join("src"), "lib.rs").is_some());
        assert!(file_in(here, "src/lib.rs").is_some());
        assert!(file_in(&here.join("src"), "../Cargo.toml").is_none());
        assert!(file_in(&here.join("src"), "/etc/hosts").is_none());
        assert!(file_in(&here.join("src"), "missing.rs").is_none());
    }
}
