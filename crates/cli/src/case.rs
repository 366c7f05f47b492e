//! `longtable case`: runs case files, which are worked examples of the rules.

use crate::reading::{Reading, Wanted, in_words};
use crate::{Failure, pack};
use kernel::{Language as _, Text};
use registry::cases::{self, CaseError, CaseResult};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Runs case files and says what differs.
///
/// The last line is, in English, always "N passed, N failed". The exit code is 1 if a case failed, or if there was none.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  longtable case cases/ring-cards my-idea.case")]
pub struct Args {
    /// Case files, or folders with files that end in .case.
    #[arg(required = true, value_name = "FILE-OR-FOLDER")]
    paths: Vec<PathBuf>,
    /// A data pack for the cases that choose none: a file, or the name of one that comes with the game.
    #[arg(long, value_name = "FILE-OR-NAME")]
    pack: Option<pack::Word>,
    /// Name the cases that passed, too.
    #[arg(long, short)]
    verbose: bool,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let reading = wanted.people();
    let mut n_passed = 0u32;
    let mut n_failed = 0u32;
    for path in &args.paths {
        for file in files(path) {
            let results = match file {
                Ok(file) => run_file(&file, args.pack.as_ref())?,
                Err(error) => vec![CaseResult::unreadable(&error)],
            };
            for result in results {
                if result.passed() {
                    n_passed += 1;
                } else {
                    n_failed += 1;
                }
                tell(&result, args.verbose, reading, out)?;
            }
        }
    }
    let counted = Text::new("cli-cases").number("passed", n_passed).number("failed", n_failed);
    writeln!(out, "{}", in_words(&counted, &reading))?;
    match (n_passed, n_failed) {
        (0, 0) => Err(Failure::failed(Text::new("cli-no-case"))),
        (_, 0) => Ok(()),
        _ => Err(Failure::Said),
    }
}

/// The case files that a path stands for.
fn files(path: &Path) -> Vec<Result<PathBuf, CaseError>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    match cases::case_files(path) {
        Ok(files) => files.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(unreadable(path, &error))],
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> CaseError {
    CaseError { file: path.display().to_string(), line: 1, what: format!("it can't be read: {error}") }
}

/// Runs the cases of a file, each with its own game.
fn run_file(path: &Path, pack: Option<&pack::Word>) -> Result<Vec<CaseResult>, Failure> {
    let parsed = match std::fs::read_to_string(path) {
        Ok(text) => cases::parse(&text, &path.display().to_string()),
        Err(error) => Err(unreadable(path, &error)),
    };
    match parsed {
        Ok(cases) => cases.into_iter().map(|case| run_case(case, pack)).collect(),
        Err(error) => Ok(vec![CaseResult::unreadable(&error)]),
    }
}

fn run_case(mut case: cases::Case, pack: Option<&pack::Word>) -> Result<CaseResult, Failure> {
    Ok(match registry::find(&case.header.game) {
        Some(entry) => {
            if let Some(pack) = pack {
                pack.add_to(entry, &mut case.header.options)?;
            }
            entry.run_case(&case)
        }
        None => {
            let games: Vec<&str> = registry::all().iter().map(|entry| entry.info().slug).collect();
            let instead = kernel::words::instead(&case.header.game, &games);
            let what = format!("there is no game {:?}: {instead}", case.header.game);
            let error = CaseError { file: case.file.clone(), line: case.header.line, what };
            CaseResult { title: case.title, ..CaseResult::unreadable(&error) }
        }
    })
}

fn tell(result: &CaseResult, verbose: bool, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    match &result.problem {
        Some(problem) => {
            let title = if result.title.is_empty() { &reading.say("cli-the-file") } else { &result.title };
            writeln!(out, "{}", in_words(&Text::new("cli-case-failed").written("title", title), &reading))?;
            for line in problem.lines() {
                writeln!(out, "  {line}")?;
            }
        }
        None if verbose => {
            let passed = Text::new("cli-case-passed").written("title", &result.title);
            let passed = passed.written("at", format_args!("{}:{}", result.file, result.line));
            writeln!(out, "{}", in_words(&passed, &reading))?;
        }
        None => {}
    }
    Ok(())
}
