//! How a command fails, and with which exit code.

use kernel::journal::JournalError;
use kernel::{SetupError, TableError};
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Why a command ended without success.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It was called wrongly: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// It was called correctly and something went wrong: exit code 1.
    #[error("{0}")]
    Failed(String),
    /// Something went wrong and the command has said so itself: exit code 1.
    #[error("some of it failed")]
    Said,
    /// Reading or writing is no longer possible.
    #[error("the terminal can't be used: {0}")]
    Terminal(#[from] io::Error),
}

impl Failure {
    /// The failure of a file that can't be read or written, named as the user named it.
    pub fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::Failed(format!("{}: {error}", path.display()))
    }

    /// Prints the failure to stderr and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Said => ExitCode::from(1),
            // Whoever reads our output has seen enough: `longtable rules wotr | head`.
            Failure::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Usage(_) => {
                eprintln!("longtable: {self}");
                ExitCode::from(2)
            }
            Failure::Failed(_) | Failure::Terminal(_) => {
                eprintln!("longtable: {self}");
                ExitCode::from(1)
            }
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Failure::Usage(error.to_string())
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        Failure::Failed(error.to_string())
    }
}
