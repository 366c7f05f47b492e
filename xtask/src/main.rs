//! Chores of the workspace: `cargo xtask test`, `cargo xtask rules`, `cargo xtask texts` and `cargo xtask tidy`.

mod citations;
mod rules;
mod test;
mod texts;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask <chore>

  test                          installs what the tests need and runs everything that must pass:
                                formatting, lints, documentation, citations, tidiness, tests
  rules [--strict] [<game>...]  which numbered rules the code and the tests of each game cite;
                                --strict fails if a rule is cited that does not exist
  texts [--strict]              which messages each language lacks, and where code and catalogues
                                disagree; --strict fails if they do
  tidy                          fails on machine paths, unfinished code and overlong files";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", args.as_slice()),
    };
    let done = match chore {
        "test" if rest.is_empty() => run_test(),
        "rules" => run_rules(rest),
        "texts" if rest.is_empty() => run_texts(false),
        "texts" if *rest == ["--strict"] => run_texts(true),
        "tidy" if rest.is_empty() => run_tidy(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(true)
        }
        _ => Err(format!("unknown chore or option\n\n{HELP}")),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn run_test() -> Result<bool, String> {
    println!("== citations, catalogues and tidiness");
    let sound = run_rules(&["--strict".to_owned()])? & run_texts(true)? & run_tidy()?;
    Ok(sound && test::run(&root())?)
}

fn run_rules(args: &[String]) -> Result<bool, String> {
    let strict = args.iter().any(|arg| arg == "--strict");
    let wanted: Vec<&String> = args.iter().filter(|arg| *arg != "--strict").collect();
    let root = root();
    let games = rules::games(&root)?;
    if let Some(unknown) = wanted.iter().find(|game| !games.contains(game)) {
        return Err(format!("no game `{unknown}` in crates/games"));
    }
    let mut sound = true;
    for game in games.iter().filter(|game| wanted.is_empty() || wanted.contains(game)) {
        let report = rules::report(&root, game)?;
        print!("{report}");
        sound &= report.unknown.is_empty();
    }
    Ok(sound || !strict)
}

fn run_texts(strict: bool) -> Result<bool, String> {
    let report = texts::report(&root())?;
    for line in report.missing.iter().chain(&report.faults) {
        println!("{line}");
    }
    println!("{} messages in {} places, {} faults", report.count.0, report.count.1, report.faults.len());
    Ok(report.faults.is_empty() || !strict)
}

fn run_tidy() -> Result<bool, String> {
    let faults = tidy::faults(&root())?;
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// All files below a directory, sorted; none if it does not exist.
fn files_below(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let mut dirs = vec![dir.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        if !dir.is_dir() {
            continue;
        }
        let entries = std::fs::read_dir(&dir).map_err(|why| format!("{}: {why}", dir.display()))?;
        for entry in entries {
            let path = entry.map_err(|why| format!("{}: {why}", dir.display()))?.path();
            if path.is_dir() {
                dirs.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The text of a file, or nothing if it is not text.
fn text_of(path: &Path) -> Result<Option<String>, String> {
    let bytes = std::fs::read(path).map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(String::from_utf8(bytes).ok())
}
