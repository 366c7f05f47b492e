//! What several commands have in common: the game, its scenario, people, options, and the seed.

use crate::Failure;
use crate::reading::{quoted, several};
use kernel::Text;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use registry::Entry;

/// The game with this id, or an error that lists the games.
pub fn game(slug: &str) -> Result<&'static dyn Entry, Failure> {
    registry::find(slug).ok_or_else(|| {
        let games = several(registry::all().iter().map(|entry| entry.info().slug));
        Failure::usage(Text::new("cli-no-game-but").written("game", quoted(slug)).text("games", games))
    })
}

/// Reads `name=value`.
pub fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

/// A generator: with a seed always the same one, without a seed from the operating system.
pub fn generator(seed: Option<u64>) -> Result<ChaCha20Rng, Failure> {
    match seed {
        Some(seed) => Ok(ChaCha20Rng::seed_from_u64(seed)),
        None => ChaCha20Rng::try_from_rng(&mut SysRng)
            .map_err(|error| Failure::failed(Text::new("cli-no-random").written("error", error))),
    }
}
