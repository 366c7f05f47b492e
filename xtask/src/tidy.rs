//! Checks on the files of the repository.

use crate::text_of;
use std::path::Path;
use std::process::Command;

/// The most lines a source or test file may have.
const LONGEST: usize = 800;

/// Everything that is wrong, as `file:line: what`.
pub fn faults(root: &Path) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for name in tracked(root)? {
        let path = root.join(&name);
        // A file that is tracked but deleted is no longer there to be checked.
        if !path.is_file() {
            continue;
        }
        if let Some(text) = text_of(&path)? {
            faults.extend(faults_of(&name, &text));
        }
    }
    Ok(faults)
}

/// The files git knows or would add.
fn tracked(root: &Path) -> Result<Vec<String>, String> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .map_err(|why| format!("git ls-files: {why}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let names = String::from_utf8_lossy(&output.stdout);
    Ok(names.split('\0').filter(|name| !name.is_empty()).map(str::to_string).collect())
}

fn faults_of(name: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let is_rust = name.ends_with(".rs");
    // Put together here, so that this file does not find itself.
    let paths = ["work", "root", "home"].map(|dir| format!("/{dir}/"));
    let unfinished = ["todo", "unimplemented"].map(|name| format!("{name}!("));
    for (at, line) in text.lines().enumerate() {
        let mut add = |what: String| faults.push(format!("{name}:{}: {what}", at + 1));
        for path in paths.iter().filter(|path| line.contains(path.as_str())) {
            add(format!("machine path {path}"));
        }
        for call in unfinished.iter().filter(|call| is_rust && line.contains(call.as_str())) {
            add(format!("unfinished: {call}...)"));
        }
    }
    let in_crate = name.starts_with("crates/") && (name.contains("/src/") || name.contains("/tests/"));
    let lines = text.lines().count();
    if is_rust && in_crate && lines > LONGEST {
        faults.push(format!("{name}: {lines} lines, at most {LONGEST}"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_machine_paths() {
        let text = format!("fine\nsee {}here\n", ["", "home", ""].join("/"));
        assert_eq!(faults_of("docs/a.md", &text).len(), 1);
        assert!(faults_of("docs/a.md", &text)[0].starts_with("docs/a.md:2: "));
        assert!(faults_of("docs/a.md", "see ./work or /workshop/").is_empty());
    }

    #[test]
    fn finds_unfinished_code() {
        let text = ["fn f() { todo", "() }"].join("!");
        assert_eq!(faults_of("crates/kit/src/a.rs", &text).len(), 1);
        assert!(faults_of("docs/a.md", &text).is_empty());
    }

    #[test]
    fn finds_overlong_files() {
        let text = "\n".repeat(LONGEST + 1);
        assert_eq!(faults_of("crates/kit/src/a.rs", &text).len(), 1);
        assert_eq!(faults_of("crates/games/ring-cards/tests/a.rs", &text).len(), 1);
        assert!(faults_of("xtask/src/a.rs", &text).is_empty());
        assert!(faults_of("crates/kit/src/a.rs", &text[1..]).is_empty());
    }
}
