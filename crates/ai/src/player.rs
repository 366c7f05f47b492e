//! Who decides for a seat.

use crate::greedy::greedy;
use crate::random::{generator, random_answer};
use crate::search::{Budget, Search, SearchError, search};
use kernel::{Insight, Seat};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A computer player.
///
/// In words: `random`, `greedy`, `search`, `search:200` (iterations for a decision), `search:500ms` (time for a
/// decision). The words leave out the other settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// Gives any legal answer, each as likely as the others.
    Random,
    /// Gives the answer after which the position can look best when the turn passes to somebody else.
    Greedy,
    /// Gives the answer that a search finds.
    Search(Search),
}

/// The error that a word names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0:?}: a player is random, greedy, search, search:200 (iterations for a decision) or search:500ms (time for a decision)"
)]
pub struct ParsePlayerError(String);

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(word: &str) -> Result<Player, ParsePlayerError> {
        let unknown = || ParsePlayerError(word.to_owned());
        let budget = match word.split_once(':') {
            None if word == "random" => return Ok(Player::Random),
            None if word == "greedy" => return Ok(Player::Greedy),
            None if word == "search" => return Ok(Player::Search(Search::default())),
            Some(("search", budget)) => budget,
            _ => return Err(unknown()),
        };
        let (number, is_time) = match budget.strip_suffix("ms") {
            Some(number) => (number, true),
            None => (budget, false),
        };
        // `parse` accepts a sign, which no player has.
        let number = match number.parse::<u64>() {
            Ok(n) if n > 0 && !number.starts_with('+') => n,
            _ => return Err(unknown()),
        };
        let budget =
            if is_time { Budget::Time(Duration::from_millis(number)) } else { Budget::Iterations(number) };
        Ok(Player::Search(Search { budget, ..Search::default() }))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Search(Search { budget: Budget::Iterations(n), .. }) => write!(f, "search:{n}"),
            Player::Search(Search { budget: Budget::Time(time), .. }) => {
                write!(f, "search:{}ms", time.as_millis())
            }
        }
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Lets a player decide for a seat that is asked.
pub fn choose<G: Insight>(
    game: &G,
    seat: Seat,
    player: &Player,
    seed: u64,
) -> Result<G::Action, SearchError> {
    if !game.question().is_some_and(|question| question.who.contains(seat)) {
        return Err(SearchError::NotAsked { seat });
    }
    match player {
        Player::Random => random_answer(game, seat, &mut Vec::new(), &mut generator(seed, 0))
            .ok_or(SearchError::NoAnswer { seat }),
        Player::Greedy => greedy(game, seat, seed),
        Player::Search(settings) => Ok(search(game, seat, settings, seed)?.action),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_told_by_words() {
        for word in ["random", "greedy", "search:1", "search:200", "search:500ms"] {
            assert_eq!(word.parse::<Player>().map(|player| player.to_string()).as_deref(), Ok(word));
        }
        assert_eq!("search".parse(), Ok(Player::Search(Search::default())));
        let timed = Search { budget: Budget::Time(Duration::from_millis(500)), ..Search::default() };
        assert_eq!("search:500ms".parse(), Ok(Player::Search(timed)));
    }

    #[test]
    fn other_words_are_refused_with_what_is_accepted() {
        for word in [
            "",
            "Random",
            "random:3",
            "search:",
            "search:0",
            "search:0ms",
            "search:ms",
            "search:+5",
            "search:-5",
            "search:2.5",
            "search:5s",
            " search",
            "mcts",
        ] {
            let error = word.parse::<Player>().expect_err(word).to_string();
            assert!(error.contains(&format!("{word:?}")), "{error}");
            for accepted in ["random", "greedy", "search", "search:200", "search:500ms"] {
                assert!(error.contains(accepted), "{error}");
            }
        }
    }
}
