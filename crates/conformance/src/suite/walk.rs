//! One game played at random.

use super::Failure;
use super::runs::{Runs, Start};
use kernel::{ApplyError, Log, LogEntry, Play, Seat, SeatSet, Texts, stable_hash};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// One game played at random from a seed. Every start is played by the same generator in the same way, so
/// that a scenario, a number of people and a seed name a position.
pub(crate) struct Walk<G: Texts> {
    pub start: Start<G>,
    pub seed: u64,
    pub play: Play<G>,
    /// The position's hash after each number of answers.
    pub hashes: Vec<u64>,
    rng: Pcg64Mcg,
}

impl<G: Texts> Walk<G> {
    /// The game before its first answer.
    pub fn new(start: Start<G>, seed: u64) -> Result<Walk<G>, Failure> {
        let play = match &start.position {
            Some((_, position)) => Play::from_position(start.setup.clone(), position.clone()),
            None => Play::<G>::new(start.setup.clone())
                .map_err(|error| Failure::of_start(start.scenario.id, start.people, error.to_string()))?,
        };
        let hashes = vec![stable_hash(play.state())];
        Ok(Walk { start, seed, play, hashes, rng: Pcg64Mcg::seed_from_u64(seed) })
    }

    /// The whole game, from its first question to its end.
    pub fn whole(start: Start<G>, seed: u64, runs: &Runs) -> Result<Walk<G>, Failure> {
        let mut walk = Walk::new(start, seed)?;
        while walk.step()?.is_some() && walk.is_within(runs)? {}
        Ok(walk)
    }

    /// Whether there is room for more answers. A whole game must come to its end; a game that began in the middle may
    /// be left there.
    pub fn is_within(&self, runs: &Runs) -> Result<bool, Failure> {
        match (self.n_answers() < runs.limit, &self.start.position) {
            (true, _) => Ok(true),
            (false, Some(_)) => Ok(false),
            (false, None) => Err(self.fails(format!("no end within {} answers", runs.limit))),
        }
    }

    /// Gives one answer at random. `None` when the game is over.
    pub fn step(&mut self) -> Result<Option<(Seat, G::Action)>, Failure> {
        let Some((seat, action)) = self.pick()? else { return Ok(None) };
        self.play.answer(seat, action).map_err(|error| match error {
            ApplyError::Refused(refused) => {
                self.fails(format!("seat {} is refused the listed {action:?}: {refused}", seat.0))
            }
            ApplyError::Broken(broken) => {
                Failure::broken(self, self.n_answers(), &format!("playing {action:?}"), &broken)
            }
        })?;
        self.hashes.push(stable_hash(self.play.state()));
        Ok(Some((seat, action)))
    }

    fn pick(&mut self) -> Result<Option<(Seat, G::Action)>, Failure> {
        let state = self.play.state();
        let Some(question) = state.question() else { return Ok(None) };
        let Some(seat) = question.who.iter().choose(&mut self.rng) else {
            return Err(self.fails("a question is put to nobody"));
        };
        let action = pick(state, seat, &mut self.rng);
        let action = action.ok_or_else(|| self.fails(format!("seat {} has no legal answer", seat.0)))?;
        Ok(Some((seat, action)))
    }

    /// How many answers have been given.
    pub fn n_answers(&self) -> usize {
        self.play.answers().len()
    }

    /// A failure at the position that the game has come to.
    pub fn fails(&self, what: impl Into<String>) -> Failure {
        Failure::at(self, self.n_answers(), what)
    }

    /// A failure after the first `number` answers.
    pub fn fails_at(&self, number: usize, what: impl Into<String>) -> Failure {
        Failure::at(self, number, what)
    }

    /// Scenario, people, options and seed.
    pub fn label(&self) -> String {
        let Start { scenario, people, options, .. } = &self.start;
        let options: String = options.iter().map(|(name, value)| format!(", {name} {value}")).collect();
        let position =
            self.start.position.as_ref().map(|(label, _)| format!(", from {label}")).unwrap_or_default();
        format!("scenario {}, people {people}{options}, seed {}{position}", scenario.id, self.seed)
    }

    /// Some of the positions by their number of answers, in order: the first and the last among them.
    pub fn sample(&self, runs: &Runs) -> Vec<usize> {
        let n = self.n_answers();
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed ^ 0x5a3b_1e00);
        let mut numbers = (0..=n).sample(&mut rng, runs.positions.saturating_sub(2));
        numbers.extend([0, n]);
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// The positions of a sample, each with its number of answers.
    pub fn sampled(&self, runs: &Runs) -> impl Iterator<Item = (usize, G)> {
        self.sample(runs).into_iter().map(|number| (number, self.play.at(number)))
    }

    /// A generator that depends on the game and the position, and not on how much was played before.
    pub fn rng_at(&self, number: usize) -> Pcg64Mcg {
        Pcg64Mcg::seed_from_u64(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number as u64)
    }
}

impl<G: Texts> Drop for Walk<G> {
    fn drop(&mut self) {
        // A panic in a game's code says nothing about the game it happened in.
        if std::thread::panicking() {
            eprintln!("the game that panicked: {}, after answer {}", self.label(), self.n_answers());
        }
    }
}

/// One of a seat's answers at random.
pub(crate) fn pick<G: Texts>(state: &G, seat: Seat, rng: &mut Pcg64Mcg) -> Option<G::Action> {
    if seat.is_chance() {
        return state.chance(rng);
    }
    let answers = legal(state, seat);
    if answers.is_empty() { None } else { Some(answers[rng.random_range(0..answers.len())]) }
}

/// A seat's legal answers.
pub(crate) fn legal<G: Texts>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut answers = Vec::new();
    state.legal(seat, &mut answers);
    answers
}

/// The players' seats.
pub(crate) fn seats<G: Texts>(state: &G) -> impl Iterator<Item = Seat> + use<G> {
    SeatSet::first(state.n_seats()).iter()
}

/// What an answer brought with it.
#[derive(Clone, Debug)]
pub(crate) struct Brought<E> {
    /// The log entries.
    pub log: Vec<LogEntry<E>>,
    /// Whether the game said that something hidden came to light.
    pub revealed: Revealed,
}

/// Whether the game said that an answer brought something hidden to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Revealed {
    Something,
    Nothing,
}

/// Gives an answer in a position.
pub(crate) fn apply<G: Texts>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
) -> Result<Brought<G::Event>, ApplyError> {
    let mut log = Log::on(1);
    state.apply(seat, action, &mut log)?;
    let revealed = if log.revealed() { Revealed::Something } else { Revealed::Nothing };
    Ok(Brought { log: log.into_entries(), revealed })
}
