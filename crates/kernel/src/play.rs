//! A game being played: its position, its journal, its log, and the way back.

use crate::journal::{self, JournalError};
use crate::{
    ApplyError, Ask as _, Correction, Game, Given, Log, LogEntry, Seat, SetupError, Snapshot, Text, words,
};
use rand::Rng;
use std::borrow::Cow;
use std::sync::Arc;

/// How many answers there are between two snapshots.
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
    /// Whether it brought something hidden to light.
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
    /// The answers before were given under other rules.
    #[error("the rules were corrected since")]
    Corrected,
}

impl StepBack {
    /// The reason for people.
    pub fn text(&self) -> Text {
        Text::new(match self {
            StepBack::Nothing => "no-step-back-nothing",
            StepBack::SomebodyElse => "no-step-back-somebody-else",
            StepBack::Random => "no-step-back-random",
            StepBack::Revealed => "no-step-back-revealed",
            StepBack::Corrected => "no-step-back-corrected",
        })
    }
}

/// What lies before the first position of a game that went on from a saved position.
#[derive(Clone, Debug)]
pub(crate) struct Base<G: Game> {
    /// The answers that led there, under other rules.
    pub(crate) before: Arc<[Given]>,
    /// The game as far as the present rules lead to what was played, for looking back.
    pub(crate) earlier: Option<Arc<Play<G>>>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: G::Setup,
    first: G,
    state: G,
    answers: Vec<Answered<G::Action>>,
    pub(crate) log: Vec<LogEntry<G::Event>>,
    /// Positions after some of the answers since the first position, oldest first: a cache.
    snapshots: Vec<(usize, G)>,
    /// What was before, if the first position is not the set-up's.
    pub(crate) base: Option<Base<G>>,
    /// What became of the game when its rules were corrected.
    pub(crate) corrections: Vec<Correction>,
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
            base: None,
            corrections: Vec::new(),
        })
    }

    /// A game that begins at a position made by hand, as cases do. Its journal only holds what follows.
    pub fn from_position(setup: G::Setup, first: G) -> Play<G> {
        let state = first.clone();
        Play {
            setup,
            first,
            state,
            answers: Vec::new(),
            log: Vec::new(),
            snapshots: Vec::new(),
            base: None,
            corrections: Vec::new(),
        }
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

    /// The position before the first of [`Play::answers`].
    pub fn first(&self) -> &G {
        &self.first
    }

    /// How many answers came before the first position: none, unless the game went on from a saved one.
    pub fn first_number(&self) -> u32 {
        self.base.as_ref().map_or(0, |base| base.before.len() as u32)
    }

    /// How many answers led to the position now.
    pub fn number(&self) -> u32 {
        self.first_number() + self.answers.len() as u32
    }

    /// Whether the position after `n` answers is known. What was played under other rules may not be.
    pub fn reaches(&self, n: usize) -> bool {
        let earlier = self.base.as_ref().and_then(|base| base.earlier.as_ref());
        n >= self.first_number() as usize || earlier.is_some_and(|earlier| n <= earlier.number() as usize)
    }

    /// The game before the saved position that it went on from, as far as it can be looked back at.
    pub fn earlier(&self) -> Option<&Play<G>> {
        self.base.as_ref().and_then(|base| base.earlier.as_deref())
    }

    /// What became of the game when its rules were corrected, oldest first.
    pub fn corrections(&self) -> &[Correction] {
        &self.corrections
    }

    /// The position now, saved.
    pub fn snapshot(&self) -> Option<Snapshot> {
        Snapshot::of(&self.state, self.number())
    }

    /// The position that the game went on from, saved; none if it was the set-up.
    pub fn base(&self) -> Option<Snapshot> {
        self.base.as_ref()?;
        Snapshot::of(&self.first, self.first_number())
    }

    /// The answers after the first `n`, as they are written down, including those under other rules.
    pub fn given_from(&self, n: usize) -> impl Iterator<Item = (Seat, Cow<'static, str>, String)> {
        let before: &[Given] = self.base.as_ref().map_or(&[], |base| &base.before);
        let since = n.saturating_sub(before.len());
        let before = before.get(n..).unwrap_or_default().iter();
        let before = before.map(|given| (given.seat, Cow::Owned(given.kind.clone()), given.words.clone()));
        let since = self.answers.get(since..).unwrap_or_default().iter();
        before.chain(since.map(|answered| {
            let words = words::to_words(&answered.action).unwrap_or_default();
            (answered.seat, Cow::Borrowed(answered.kind), words)
        }))
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All answers since the first position.
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
        let mut log = Log::on(self.number() + 1);
        if let Err(error) = self.state.apply(seat, action, &mut log) {
            if matches!(error, ApplyError::Broken(_)) {
                // What it left behind can't be trusted. The journal can: go on from there.
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

    /// Lets Chance answer for as long as it is asked. Says how many times it was.
    pub fn roll<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Result<usize, ApplyError> {
        let mut n = 0;
        while self.state.question().is_some_and(|question| question.who.contains(Seat::CHANCE)) {
            let Some(action) = self.state.chance(rng) else { break };
            self.answer(Seat::CHANCE, action)?;
            n += 1;
        }
        Ok(n)
    }

    /// The position after `n` answers, or the last one if there are fewer. If that position is not known, the next
    /// known one.
    pub fn at(&self, n: usize) -> G {
        let first = self.first_number() as usize;
        if n >= self.number() as usize {
            return self.state.clone();
        }
        match self.earlier() {
            Some(earlier) if n < first && self.reaches(n) => earlier.at(n),
            _ => self.replay(n.saturating_sub(first)),
        }
    }

    /// The position `n` answers after the first one, played anew from the nearest snapshot.
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

    /// Goes through the positions from the one after `from` answers to the present one, in order, each with its number
    /// and as a game that begins there. It begins later if not all of them are known.
    pub fn walk(&self, from: u32, each: &mut dyn FnMut(u32, &Play<G>)) {
        let first = self.first_number();
        let mut number = from.clamp(first, self.number());
        let mut past = Play::from_position(self.setup.clone(), self.at(number as usize));
        each(number, &past);
        for answered in &self.answers[(number - first) as usize..] {
            // It was applied before, so it applies again.
            if past.state.play(answered.seat, answered.action, &mut Log::off()).is_err() {
                break;
            }
            number += 1;
            each(number, &past);
        }
    }

    /// A separate game that begins with the first `n` answers of this one.
    #[must_use]
    pub fn fork(&self, n: usize) -> Play<G> {
        let mut fork = self.clone();
        fork.cut(n);
        fork
    }

    /// Whether this seat may take its last answer back without asking anybody: nobody else has answered since, and
    /// nothing random or hidden has come up because of it.
    pub fn can_step_back(&self, seat: Seat) -> Result<(), StepBack> {
        match self.answers.last() {
            None if self.number() > 0 => Err(StepBack::Corrected),
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
        self.cut(self.number() as usize - 1);
        Ok(())
    }

    /// Takes back all but the first `n` answers, whatever has come up: for tables whose people agreed. If the
    /// position there is not known, the game goes back to the first known one after it.
    pub fn cut(&mut self, n: usize) {
        if n >= self.number() as usize {
            return;
        }
        let first = self.first_number() as usize;
        if let Some(earlier) = self.earlier().filter(|_| n < first && self.reaches(n)) {
            let corrections = self.corrections.clone();
            *self = Play { corrections, ..earlier.fork(n) };
        } else {
            let since = n.saturating_sub(first);
            self.state = self.replay(since);
            self.answers.truncate(since);
            let number = self.number();
            self.log.retain(|entry| entry.number <= number);
            self.snapshots.retain(|(at, _)| *at <= since);
        }
        let number = self.number();
        self.corrections.retain_mut(|correction| correction.cut(number));
    }
}
