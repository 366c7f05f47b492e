//! A game being played: its position, its journal, its log, and the way back.

use crate::journal::{self, JournalError};
use crate::{ApplyError, Ask as _, Game, Log, LogEntry, Seat, SetupError};
use rand::Rng;

/// After how many answers a snapshot is kept.
const SNAPSHOT_EVERY: usize = 64;

/// One answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered<A> {
    /// Who gave it.
    pub seat: Seat,
    /// The kind of question it answered.
    pub kind: &'static str,
    /// The answer.
    pub action: A,
    /// Whether something hidden came up by it.
    pub revealed: bool,
}

/// Why a step back is not free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepBack {
    /// No answer has been given.
    #[error("there is nothing to take back")]
    Nothing,
    /// Somebody else has answered since.
    #[error("somebody else has answered since")]
    SomebodyElse,
    /// Dice were rolled or cards drawn since.
    #[error("something random has come up since")]
    Random,
    /// Somebody has learnt something hidden since.
    #[error("something hidden has come up since")]
    Revealed,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: G::Setup,
    first: G,
    state: G,
    answers: Vec<Answered<G::Action>>,
    log: Vec<LogEntry<G::Event>>,
    /// Positions after some number of answers, oldest first: a cache.
    snapshots: Vec<(usize, G)>,
}

impl<G: Game> Play<G> {
    /// A new game.
    pub fn new(setup: G::Setup) -> Result<Play<G>, SetupError> {
        let mut log = Log::on(0);
        let first = G::new(&setup, &mut log)?;
        Ok(Play {
            setup,
            state: first.clone(),
            first,
            answers: Vec::new(),
            log: log.into_entries(),
            snapshots: Vec::new(),
        })
    }

    /// A game that begins at a position made by hand, as cases do. Its journal is only good from there.
    pub fn from_position(setup: G::Setup, first: G) -> Play<G> {
        let state = first.clone();
        Play { setup, first, state, answers: Vec::new(), log: Vec::new(), snapshots: Vec::new() }
    }

    /// Reads a journal and plays it, checking every line.
    pub fn read(text: &str) -> Result<Play<G>, JournalError> {
        journal::read(text)
    }

    /// The journal as text.
    pub fn journal(&self) -> String {
        journal::write(self)
    }

    /// The set-up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The position before the first answer.
    pub fn first(&self) -> &G {
        &self.first
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All answers so far.
    pub fn answers(&self) -> &[Answered<G::Action>] {
        &self.answers
    }

    /// The whole log. What one onlooker may see of an entry is [`LogEntry::seen`].
    pub fn log(&self) -> &[LogEntry<G::Event>] {
        &self.log
    }

    /// Gives an answer.
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), ApplyError> {
        let kind = self.state.question().ok_or(crate::Refused::Over)?.ask.kind();
        let mut log = Log::on(self.answers.len() as u32 + 1);
        if let Err(error) = self.state.apply(seat, action, &mut log) {
            if matches!(error, ApplyError::Broken(_)) {
                // What it left behind is not to be trusted. The journal is: go on from there.
                self.state = self.replay(self.answers.len());
            }
            return Err(error);
        }
        self.answers.push(Answered { seat, kind, action, revealed: log.revealed() });
        self.log.extend(log.into_entries());
        if self.answers.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push((self.answers.len(), self.state.clone()));
        }
        Ok(())
    }

    /// Lets Chance answer for as long as it is asked. Says how often it was.
    pub fn roll<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Result<usize, ApplyError> {
        let mut n = 0;
        while self.state.question().is_some_and(|question| question.who.contains(Seat::CHANCE)) {
            let Some(action) = self.state.chance(rng) else { break };
            self.answer(Seat::CHANCE, action)?;
            n += 1;
        }
        Ok(n)
    }

    /// The position after `n` answers, or the last one if there are fewer.
    pub fn at(&self, n: usize) -> G {
        if n >= self.answers.len() { self.state.clone() } else { self.replay(n) }
    }

    /// The position after the first `n` answers, played anew from the nearest snapshot.
    fn replay(&self, n: usize) -> G {
        let (from, mut state) = match self.snapshots.iter().rev().find(|(at, _)| *at <= n) {
            Some((at, state)) => (*at, state.clone()),
            None => (0, self.first.clone()),
        };
        for answered in &self.answers[from..n] {
            // It was applied before, so it applies again.
            if state.play(answered.seat, answered.action, &mut Log::off()).is_err() {
                break;
            }
        }
        state
    }

    /// A game of its own that begins with the first `n` answers of this one.
    #[must_use]
    pub fn fork(&self, n: usize) -> Play<G> {
        let mut fork = self.clone();
        fork.cut(n);
        fork
    }

    /// Whether this seat may take its last answer back without asking anybody: nobody else has answered
    /// since, and nothing random or hidden has come up by it.
    pub fn can_step_back(&self, seat: Seat) -> Result<(), StepBack> {
        match self.answers.last() {
            None => Err(StepBack::Nothing),
            Some(last) if last.seat.is_chance() => Err(StepBack::Random),
            Some(last) if last.seat != seat => Err(StepBack::SomebodyElse),
            Some(last) if last.revealed => Err(StepBack::Revealed),
            Some(_) => Ok(()),
        }
    }

    /// Takes the seat's last answer back, if that is free.
    pub fn step_back(&mut self, seat: Seat) -> Result<(), StepBack> {
        self.can_step_back(seat)?;
        self.cut(self.answers.len() - 1);
        Ok(())
    }

    /// Takes back all but the first `n` answers, whatever came up: for tables whose people agreed.
    pub fn cut(&mut self, n: usize) {
        if n >= self.answers.len() {
            return;
        }
        self.state = self.at(n);
        self.answers.truncate(n);
        self.log.retain(|entry| entry.number as usize <= n);
        self.snapshots.retain(|(at, _)| *at <= n);
    }
}
