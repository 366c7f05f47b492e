//! How a command fails, and with which exit code.

use crate::reading::Wanted;
use kernel::journal::JournalError;
use kernel::{SetupError, TableError, Text};
use registry::Entry;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Why a command ended without success.
#[derive(Debug)]
pub enum Failure {
    /// It was called wrongly: exit code 2.
    Usage(Reason),
    /// It was called correctly and something went wrong: exit code 1.
    Failed(Reason),
    /// Something went wrong and the command has said so itself: exit code 1.
    Said,
    /// Reading or writing is no longer possible.
    Terminal(io::Error),
}

/// What went wrong, before it is put into the words of whoever reads it.
#[derive(Debug)]
pub struct Reason {
    text: Text,
    /// The game whose catalogues have the text, if it is a text of a game.
    game: Option<&'static str>,
}

impl From<Text> for Reason {
    fn from(text: Text) -> Self {
        Reason { text, game: None }
    }
}

impl Failure {
    /// The command was called wrongly.
    pub fn usage(text: Text) -> Failure {
        Failure::Usage(text.into())
    }

    /// Something went wrong.
    pub fn failed(text: Text) -> Failure {
        Failure::Failed(text.into())
    }

    /// Something went wrong that is told in words only.
    pub fn told(what: impl Display) -> Failure {
        Failure::failed(Text::plain(what))
    }

    /// A game does not know a set-up.
    pub fn setup(entry: &dyn Entry, error: SetupError) -> Failure {
        Failure::usage(error.text).of_game(entry.info().slug)
    }

    /// A table of this game did not do what it was told.
    pub fn table(game: &'static str, error: &TableError) -> Failure {
        Failure::failed(error.text()).of_game(game)
    }

    /// A journal can't be read. The error may be of the game that it names.
    pub fn journal(text: &str, error: &JournalError) -> Failure {
        let failure = Failure::failed(error.text());
        let header = kernel::journal::header(text).ok();
        match header.and_then(|header| registry::find(&header.game)) {
            Some(entry) => failure.of_game(entry.info().slug),
            None => failure,
        }
    }

    /// The failure of a file that can't be read or written, named as the user named it.
    pub fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::told(error).at(path)
    }

    /// The same failure, of a file or an address.
    #[must_use]
    pub fn at(self, path: &Path) -> Failure {
        self.map(|Reason { text, game }| {
            let text = Text::new("cli-at").written("where", path.display()).text("what", text);
            Reason { text, game }
        })
    }

    /// The same failure, in the words of a game.
    #[must_use]
    pub fn of_game(self, game: &'static str) -> Failure {
        self.map(|Reason { text, .. }| Reason { text, game: Some(game) })
    }

    fn map(self, change: impl FnOnce(Reason) -> Reason) -> Failure {
        match self {
            Failure::Usage(reason) => Failure::Usage(change(reason)),
            Failure::Failed(reason) => Failure::Failed(change(reason)),
            other => other,
        }
    }

    /// What went wrong.
    pub fn text(&self) -> Text {
        match self {
            Failure::Usage(reason) | Failure::Failed(reason) => reason.text.clone(),
            Failure::Said => Text::new("cli-some-failed"),
            Failure::Terminal(error) => Text::new("cli-no-terminal").written("error", error),
        }
    }

    /// What went wrong, in words.
    pub fn render(&self, wanted: &Wanted) -> String {
        let game = match self {
            Failure::Usage(reason) | Failure::Failed(reason) => reason.game,
            Failure::Said | Failure::Terminal(_) => None,
        };
        let reading = game.and_then(registry::find).map(|entry| wanted.people_of(entry));
        self.text().render(&reading.unwrap_or_else(|| wanted.people()))
    }

    /// Prints the failure to stderr and gives the exit code.
    pub fn report(&self, wanted: &Wanted) -> ExitCode {
        match self {
            Failure::Said => ExitCode::from(1),
            // Whoever reads our output has seen enough: `longtable rules wotr | head`.
            Failure::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Usage(_) => {
                eprintln!("longtable: {}", self.render(wanted));
                ExitCode::from(2)
            }
            Failure::Failed(_) | Failure::Terminal(_) => {
                eprintln!("longtable: {}", self.render(wanted));
                ExitCode::from(1)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Terminal(error)
    }
}
