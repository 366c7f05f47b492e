//! The list of games, without their types.
//!
//! Everything that plays any game (the terminal, the line protocol, the server) finds it here as an
//! [`Entry`]. A game joins by one line in `games!`, with its crate among the dependencies; nothing outside its
//! crate names it elsewhere.

mod entry;

pub use ai::{Budget, GameResult, Player, Search};
pub use cases;
pub use entry::{ChooseError, Entry, Of, SimulateError, Simulation};
pub use texts::{self, Both, MADE_UP, Reader, Texts};

use kernel::Table;
use kernel::journal::{self, JournalError};

/// Lists the crates of games.
macro_rules! games {
    ($($game:ident,)*) => {
        static ALL: &[&dyn Entry] = &[$({
            static GAME: Of<$game::State> = Of::new();
            &GAME
        },)*];
    };
}

games! {
    ring_cards,
    wotr,
    champions,
    five_armies,
    third_age,
}

/// All games.
pub fn all() -> &'static [&'static dyn Entry] {
    ALL
}

/// The game with this id.
pub fn find(slug: &str) -> Option<&'static dyn Entry> {
    all().iter().copied().find(|entry| entry.info().slug == slug)
}

/// Reads a journal of any game and plays it, checking every line.
pub fn read_journal_of_any(text: &str) -> Result<Box<dyn Table>, JournalError> {
    let header = journal::header(text)?;
    let Some(entry) = find(&header.game) else {
        let what = format!("there is no game {:?}", header.game);
        return Err(JournalError::Form { line: 1, what });
    };
    entry.read_journal(text)
}
