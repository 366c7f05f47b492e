//! The built browser side, inside the program.

use rust_embed::RustEmbed;
use std::borrow::Cow;

/// The page that serves every path of the browser side.
pub const PAGE: &str = "index.html";

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// A built file.
pub struct File {
    /// The content of the file.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 of the content.
    pub hash: [u8; 32],
}

/// The built file with this path, such as `index.html` or `assets/index-4f2a.js`.
pub fn file(path: &str) -> Option<File> {
    let file = Dist::get(path)?;
    Some(File { bytes: file.data, hash: file.metadata.sha256_hash() })
}

/// The paths of all built files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}
