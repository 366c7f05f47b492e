//! All the case files of a folder.

use crate::{CaseGame, run_text};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The case files of a folder and the folders in it, in the order of their names.
pub fn case_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "case") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Runs all case files of a folder with one game, and says how many cases passed. The error lists the
/// cases that failed; a folder without a case is an error too.
pub fn run_folder<G: CaseGame>(folder: &Path) -> Result<usize, String> {
    let files = case_files(folder).map_err(|error| format!("the folder of cases can't be read: {error}"))?;
    let mut n_passed = 0;
    let mut problems = Vec::new();
    for path in files {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name} can't be read: {error}"))?;
        for result in run_text::<G>(&text, &name) {
            match result.problem {
                None => n_passed += 1,
                Some(problem) => problems.push(format!("case {:?}\n  {problem}", result.title)),
            }
        }
    }
    match (problems.is_empty(), n_passed) {
        (true, 0) => Err("the folder has no case".to_owned()),
        (true, _) => Ok(n_passed),
        (false, _) => {
            let n_failed = problems.len();
            Err(format!("{}\n{n_passed} passed, {n_failed} failed", problems.join("\n")))
        }
    }
}
