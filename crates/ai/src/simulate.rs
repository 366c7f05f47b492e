//! Whole games between computer players, as many as wanted and as fast as possible.

use crate::greedy::greedy;
use crate::player::Player;
use crate::random::{generator, random_answer};
use crate::search::{SearchError, search};
use kernel::{Broken, Insight, Log, Outcome, Seat, SeatSet, SetupError, Studied};
use rand::Rng;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;

/// After how many answers a game counts as endless.
pub const ANSWERS_LIMIT: u64 = 100_000;

/// A number of games between the same players.
///
/// Each game has its own generator, made from the seed and the game's number, so the results do not depend on
/// the number of threads.
#[derive(Clone, Debug)]
pub struct Simulation<G: Insight> {
    /// What is played.
    pub setup: G::Setup,
    /// Who plays, as [`assign`] takes it: one for all, by seat, or by team.
    pub players: Vec<Player>,
    /// How many games are played.
    pub games: u64,
    /// How many games are played at the same time; 0 leaves it to the machine.
    pub threads: usize,
    /// The seed.
    pub seed: u64,
    /// Whether the two teams exchange their players in every odd game, counted from 0.
    pub swap: bool,
    /// Whether to count what became of each card.
    pub study: bool,
}

/// How one game went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameResult {
    /// Its number, from 0.
    pub game: u64,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// The id of the winning side or seat.
    pub winner: &'static str,
    /// The seats that won.
    #[serde(skip)]
    pub winners: SeatSet,
    /// The player that won; `None` if nobody did, or if different players did together.
    pub winner_player: Option<String>,
    /// The kind of ending.
    pub ending: &'static str,
    /// How many answers were given.
    pub answers: u64,
    /// How many of them were Chance's.
    pub chance: u64,
    /// How long it took.
    pub seconds: f64,
    /// What became of each card, and how many times, if that was counted.
    #[serde(skip)]
    pub studied: BTreeMap<Studied, u32>,
    /// What the game measured about itself, if that was counted.
    #[serde(skip)]
    pub measures: Vec<(&'static str, f64)>,
}

/// The error that players do not fit the seats.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{given} players for {seats} seats in {teams} teams: name one for all, {seats} by seat or {teams} by team"
)]
pub struct AssignError {
    /// How many players were named.
    pub given: usize,
    /// How many seats there are.
    pub seats: usize,
    /// How many teams there are.
    pub teams: usize,
}

/// Why a simulation stopped.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// The game does not know the set-up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The players do not fit the seats.
    #[error(transparent)]
    Assign(#[from] AssignError),
    /// Players can be exchanged only between two teams.
    #[error("players are exchanged between two teams, and there are {teams}")]
    Swap {
        /// How many teams there are.
        teams: usize,
    },
    /// The threads could not be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// A player could not decide.
    #[error("game {game}, answer {answers}: {error}")]
    Player {
        /// The number of the game.
        game: u64,
        /// How many answers came before.
        answers: u64,
        /// Why it could not.
        error: SearchError,
    },
    /// The engine contradicts itself.
    #[error("game {game}, answer {answers}: {error}")]
    Broken {
        /// The number of the game.
        game: u64,
        /// How many answers came before.
        answers: u64,
        /// What was found.
        error: Broken,
    },
    /// A game does not end.
    #[error("game {game} is not over after {ANSWERS_LIMIT} answers")]
    Endless {
        /// The number of the game.
        game: u64,
    },
    /// A game stops without an outcome.
    #[error("game {game} stops after {answers} answers without an outcome")]
    NoOutcome {
        /// The number of the game.
        game: u64,
        /// How many answers were given.
        answers: u64,
    },
}

/// Gives each seat its player. `teams` holds each seat's team. One player plays all seats; as many as there are seats
/// play by seat; as many as there are teams play by team, the lowest team first.
pub fn assign(players: &[Player], teams: &[u8]) -> Result<Vec<Player>, AssignError> {
    let all = distinct(teams);
    if let [only] = players {
        Ok(vec![*only; teams.len()])
    } else if players.len() == teams.len() {
        Ok(players.to_vec())
    } else if players.len() == all.len() {
        Ok(teams.iter().map(|team| players[all.iter().take_while(|other| *other < team).count()]).collect())
    } else {
        Err(AssignError { given: players.len(), seats: teams.len(), teams: all.len() })
    }
}

/// The teams, lowest first.
fn distinct(teams: &[u8]) -> Vec<u8> {
    let mut all = teams.to_vec();
    all.sort_unstable();
    all.dedup();
    all
}

/// Gives each seat of a team the player of the other team's seat with the same place in its team. If the other
/// team has fewer seats, its players are taken again from the first.
fn exchanged(players: &[Player], teams: &[u8]) -> Vec<Player> {
    let mut exchanged = players.to_vec();
    for (seat, team) in teams.iter().enumerate() {
        let place = teams[..seat].iter().filter(|other| *other == team).count();
        let others: Vec<usize> = (0..teams.len()).filter(|other| teams[*other] != *team).collect();
        if let Some(other) = others.get(place % others.len().max(1)) {
            exchanged[seat] = players[*other];
        }
    }
    exchanged
}

impl<G: Insight> Simulation<G> {
    /// Plays the games and lists their results by number. `on_game` is told of each game as it ends, in any order and
    /// from any thread.
    pub fn run(&self, on_game: &(dyn Fn(&GameResult) + Sync)) -> Result<Vec<GameResult>, SimulationError> {
        let first = G::new(&self.setup, &mut Log::off())?;
        let teams: Vec<u8> = (0..first.n_seats()).map(|seat| first.team(Seat(seat))).collect();
        let players = assign(&self.players, &teams)?;
        let n_teams = distinct(&teams).len();
        if self.swap && n_teams != 2 {
            return Err(SimulationError::Swap { teams: n_teams });
        }
        let swapped = exchanged(&players, &teams);

        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        pool.install(|| {
            (0..self.games)
                .into_par_iter()
                .map_init(Vec::new, |legal, game| {
                    let players = if self.swap && game % 2 == 1 { &swapped } else { &players };
                    let result = self.play(game, first.clone(), players, legal)?;
                    on_game(&result);
                    Ok(result)
                })
                .collect()
        })
    }

    /// Plays one game from its first position. `legal` is only lent.
    fn play(
        &self,
        game: u64,
        mut position: G,
        players: &[Player],
        legal: &mut Vec<G::Action>,
    ) -> Result<GameResult, SimulationError> {
        let start = Instant::now();
        let mut rng = generator(self.seed, game);
        let mut studied = BTreeMap::new();
        let mut answers = 0;
        let mut chance = 0;
        while let Some(seat) = position.question().and_then(|question| question.who.first_seat()) {
            if answers == ANSWERS_LIMIT {
                return Err(SimulationError::Endless { game });
            }
            let answer = match players.get(seat.index()) {
                Some(Player::Search(settings)) => {
                    search(&position, seat, settings, rng.next_u64()).map(|found| found.action)
                }
                Some(Player::Greedy) => greedy(&position, seat, rng.next_u64()),
                Some(Player::Random) | None => {
                    random_answer(&position, seat, legal, &mut rng).ok_or(SearchError::NoAnswer { seat })
                }
            };
            let action = answer.map_err(|error| SimulationError::Player { game, answers, error })?;
            let mut log = if self.study { Log::on(0) } else { Log::off() };
            position.play(seat, action, &mut log).map_err(|error| SimulationError::Broken {
                game,
                answers,
                error,
            })?;
            for entry in log.into_entries() {
                if let Some(what) = G::studied(&entry.event) {
                    *studied.entry(what).or_default() += 1;
                }
            }
            answers += 1;
            chance += u64::from(seat.is_chance());
        }
        let seconds = start.elapsed().as_secs_f64();
        let outcome = position.outcome().ok_or(SimulationError::NoOutcome { game, answers })?;
        Ok(GameResult {
            game,
            players: players.to_vec(),
            winner: outcome.winner,
            winners: outcome.winners,
            winner_player: winner_player(&outcome, players),
            ending: outcome.ending,
            answers,
            chance,
            seconds,
            studied,
            measures: if self.study { position.measures() } else { Vec::new() },
        })
    }
}

/// The player that held all winning seats, if it was the same one.
fn winner_player(outcome: &Outcome, players: &[Player]) -> Option<String> {
    let mut winners = outcome.winners.iter().filter_map(|seat| players.get(seat.index()));
    let first = winners.next()?;
    winners.all(|other| other == first).then(|| first.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(words: &[&str]) -> Vec<Player> {
        words.iter().map(|word| word.parse().expect("a player")).collect()
    }

    #[test]
    fn players_are_assigned_to_all_by_seat_or_by_team() {
        let teams = [0, 1, 1, 0];
        let (a, b) = ("random", "search:5");
        assert_eq!(assign(&players(&[b]), &teams), Ok(players(&[b, b, b, b])));
        assert_eq!(assign(&players(&[a, b]), &teams), Ok(players(&[a, b, b, a])));
        assert_eq!(assign(&players(&[a, a, b, a]), &teams), Ok(players(&[a, a, b, a])));
        let error = assign(&players(&[a, a, b]), &teams).expect_err("three are too many and too few");
        assert_eq!(
            error.to_string(),
            "3 players for 4 seats in 2 teams: name one for all, 4 by seat or 2 by team"
        );
        assert!(assign(&[], &teams).is_err());
    }

    #[test]
    fn teams_exchange_their_players() {
        let (a, b, c) = ("random", "search:5", "search:6");
        assert_eq!(exchanged(&players(&[a, b]), &[0, 1]), players(&[b, a]));
        assert_eq!(exchanged(&players(&[a, b, c, a]), &[0, 1, 1, 0]), players(&[b, a, a, c]));
        assert_eq!(exchanged(&players(&[a, b, b]), &[0, 1, 1]), players(&[b, a, a]));
        assert_eq!(exchanged(&players(&[a, a]), &[0, 0]), players(&[a, a]));
    }
}
