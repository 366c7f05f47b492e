//! Builds the browser side and puts it where the library embeds it from.
//!
//! Without Node, or with `LONGTABLE_WEB=skip`, a plain page stands in for it and says so.

use std::env;
use std::error::Error;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the built files depend on, relative to `web/`: lessons and their pictures are shown too.
const SOURCES: [&str; 10] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.js",
    "vite.config.ts",
    "../docs/learn",
    "../docs/pictures",
];

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let web = here.join("../../web");
    let embedded = PathBuf::from(env::var("OUT_DIR")?).join("dist");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=LONGTABLE_WEB");
    watch(&web)?;

    if embedded.exists() {
        fs::remove_dir_all(&embedded)?;
    }
    match missing(&web) {
        Some(why) => {
            println!("cargo:warning=the browser side was not built: {why}");
            fs::create_dir_all(&embedded)?;
            fs::write(embedded.join("index.html"), plain_page(&why))?;
        }
        None => {
            build(&web)?;
            copy(&web.join("dist"), &embedded)?;
        }
    }
    Ok(())
}

/// Tells Cargo what to watch. Cargo takes a file that does not exist for one that always changes, so only what exists
/// is named; but a missing package.json is named too, so that it is noticed when it comes.
fn watch(web: &Path) -> io::Result<()> {
    for source in SOURCES.iter().map(|source| web.join(source)) {
        if source.exists() || source.ends_with("package.json") {
            println!("cargo:rerun-if-changed={}", source.display());
        }
    }
    if !web.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(web)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("tsconfig") && name.ends_with(".json") {
            println!("cargo:rerun-if-changed={}", web.join(&*name).display());
        }
    }
    Ok(())
}

/// Why the browser side can't or should not be built.
fn missing(web: &Path) -> Option<String> {
    if env::var("LONGTABLE_WEB").is_ok_and(|wish| wish == "skip") {
        return Some("LONGTABLE_WEB=skip is set".to_owned());
    }
    if !web.join("package.json").exists() {
        return Some("there is no web/package.json".to_owned());
    }
    let npm = Command::new(NPM).arg("--version").output();
    if npm.is_ok_and(|output| output.status.success()) {
        None
    } else {
        Some("npm is not installed; it comes with Node.js".to_owned())
    }
}

fn build(web: &Path) -> Result<(), Box<dyn Error>> {
    let wanted = changed(&web.join("package-lock.json"));
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || wanted > installed {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])
}

/// When a file was last written, if it is there.
fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), Box<dyn Error>> {
    let output = Command::new(NPM).args(arguments).current_dir(web).output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    let command = arguments.join(" ");
    eprintln!("`npm {command}` in web/ failed ({}):\n{}", output.status, said.concat());
    eprintln!("(LONGTABLE_WEB=skip builds the program without its browser side.)");
    Err(format!("npm {command} failed").into())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

fn plain_page(why: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Longtable</title>\n\
         <h1>Longtable</h1>\n<p>The server runs, but this program was built without its browser side: {why}.</p>\n\
         <p>Install Node.js 20 or newer and build the program again with <code>cargo build</code>. \
         Bots can play all the same: see <a href=\"/api/openapi.json\">the description of the API</a>.</p>\n\
         </html>\n"
    )
}
