//! The one stack of frames that says where a game is.
//!
//! A frame is a plain value: which procedure, at which step, with its local values. A procedure's step
//! returns a [`Next`]: ask somebody, call another procedure, go on with another step, or be done. Only this
//! module moves the stack. A question waits on top of the stack like a frame, so that something can come
//! in between before it is put.

mod answers;

pub use answers::{Answers, allows, ask_seen_by, begin, candidates, legal, question};

use crate::{Broken, Log, Seat, SeatSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// How deep procedures may nest, where a game does not say otherwise.
pub const DEPTH: usize = 64;

/// How many steps may pass between two questions before the engine calls it an endless loop.
pub const MAX_STEPS: u32 = 10_000;

/// A question and the seats that are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asked<A> {
    /// The seats that are asked.
    pub who: SeatSet,
    /// What is asked.
    pub ask: A,
}

/// One level of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level<F, A> {
    /// A procedure that goes on when it is on top.
    Frame(F),
    /// A question that waits for its answer.
    Ask(Asked<A>),
}

/// The stack, of `N` levels at most, and how many questions have been answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flow<F, A, const N: usize = DEPTH> {
    stack: ArrayVec<Level<F, A>, N>,
    number: u32,
}

impl<F: Copy + Debug, A: Copy + Debug, const N: usize> Flow<F, A, N> {
    /// A stack with one procedure on it. [`run`] takes it to its first question.
    pub fn new(frame: F) -> Flow<F, A, N> {
        let mut stack = ArrayVec::new();
        stack.push(Level::Frame(frame));
        Flow { stack, number: 0 }
    }

    /// A stack with these procedures on it, the innermost last: a position made by hand.
    pub fn stacked(frames: &[F]) -> Flow<F, A, N> {
        Flow { stack: frames.iter().take(N).map(|frame| Level::Frame(*frame)).collect(), number: 0 }
    }

    /// The open question, if one is open.
    #[inline]
    pub fn asked(&self) -> Option<Asked<A>> {
        match self.stack.last() {
            Some(Level::Ask(asked)) => Some(*asked),
            Some(Level::Frame(_)) | None => None,
        }
    }

    /// Puts another question in place of the open one, in a world imagined for a seat that must not know what exactly
    /// another seat is asked.
    pub fn ask_instead(&mut self, asked: Asked<A>) {
        if let Some(Level::Ask(open)) = self.stack.last_mut() {
            *open = asked;
        }
    }

    /// How many questions have been answered.
    #[inline]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The frames from the innermost outwards.
    pub fn frames(&self) -> impl Iterator<Item = &F> {
        self.stack.iter().rev().filter_map(|level| match level {
            Level::Frame(frame) => Some(frame),
            Level::Ask(_) => None,
        })
    }

    /// The frames from the innermost outwards, to be changed by what interrupts them.
    pub fn frames_mut(&mut self) -> impl Iterator<Item = &mut F> {
        self.stack.iter_mut().rev().filter_map(|level| match level {
            Level::Frame(frame) => Some(frame),
            Level::Ask(_) => None,
        })
    }

    fn push(&mut self, level: Level<F, A>) -> Result<(), Broken> {
        self.stack.try_push(level).map_err(|_| self.broken("the stack of frames is full"))
    }

    fn broken(&self, note: &str) -> Broken {
        Broken { note: note.to_owned(), stack: format!("{:?}", self.stack) }
    }

    fn go(&mut self, next: Next<F, A>) -> Result<(), Broken> {
        match next {
            Next::Done => Ok(()),
            Next::Goto(frame) => self.push(Level::Frame(frame)),
            Next::Call(frame, then) => {
                self.push(Level::Frame(then))?;
                self.push(Level::Frame(frame))
            }
            Next::Ask(asked, then) => {
                self.push(Level::Frame(then))?;
                self.push(Level::Ask(asked))
            }
            Next::LastAsk(asked) => self.push(Level::Ask(asked)),
            Next::Broken(note) => Err(self.broken(note)),
        }
    }
}

/// What a procedure does next.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub enum Next<F, A> {
    /// The procedure is finished.
    Done,
    /// Go on with this frame instead.
    Goto(F),
    /// Run the first frame, then go on with the second.
    Call(F, F),
    /// Ask, then go on with the frame.
    Ask(Asked<A>, F),
    /// Ask; the answer finishes the procedure.
    LastAsk(Asked<A>),
    /// The procedure found something that cannot be.
    Broken(&'static str),
}

impl<F, A> Next<F, A> {
    /// An answer was let through although it does not fit its question.
    pub const MISFIT: Next<F, A> = Next::Broken("an answer does not fit its question");
}

/// The procedure is finished.
pub const fn done<F, A>() -> Next<F, A> {
    Next::Done
}

/// Go on with this frame instead.
pub const fn goto<F, A>(frame: F) -> Next<F, A> {
    Next::Goto(frame)
}

/// Run a frame; say with `then` how to go on.
pub const fn call<F>(frame: F) -> Calling<F> {
    Calling(frame)
}

/// Ask; say with `then` how to go on, or with `last` that the answer finishes the procedure.
pub fn ask<A>(who: impl Into<SeatSet>, ask: A) -> Asking<A> {
    Asking(Asked { who: who.into(), ask })
}

/// Ask Chance.
pub fn ask_chance<A>(what: A) -> Asking<A> {
    ask(SeatSet::CHANCE, what)
}

/// A call that waits for its `then`.
#[must_use]
pub struct Calling<F>(F);

impl<F> Calling<F> {
    /// How to go on after the call.
    pub fn then<A>(self, frame: F) -> Next<F, A> {
        Next::Call(self.0, frame)
    }
}

/// A question that waits for its `then`.
#[must_use]
pub struct Asking<A>(Asked<A>);

impl<A> Asking<A> {
    /// How to go on after the answer.
    pub fn then<F>(self, frame: F) -> Next<F, A> {
        Next::Ask(self.0, frame)
    }

    /// The answer finishes the procedure.
    pub fn last<F>(self) -> Next<F, A> {
        Next::LastAsk(self.0)
    }
}

/// A position whose procedures run on a stack of `N` levels at most.
pub trait Procedures<const N: usize = DEPTH> {
    /// One procedure at one step.
    type Frame: Copy + Debug;
    /// One question.
    type Ask: Copy + Debug;
    /// One answer.
    type Action;
    /// One log entry.
    type Event;

    /// The stack.
    fn flow(&self) -> &Flow<Self::Frame, Self::Ask, N>;

    /// The stack, for this module alone to move.
    fn flow_mut(&mut self) -> &mut Flow<Self::Frame, Self::Ask, N>;

    /// Runs one step of a procedure.
    fn step(&mut self, frame: Self::Frame, log: &mut Log<Self::Event>) -> Next<Self::Frame, Self::Ask>;

    /// Carries out an answer that has been found legal.
    fn answered(
        &mut self,
        ask: Self::Ask,
        seat: Seat,
        action: Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Next<Self::Frame, Self::Ask>;

    /// What comes before the open question is put, if anything. It must not take the question away from the seats
    /// that are asked: that is what [`Procedures::between`] is for.
    fn interrupt(&self, _asked: Asked<Self::Ask>) -> Option<Self::Frame> {
        None
    }

    /// What comes before the next step runs, if anything: checks of the whole position that a game makes after every
    /// single change. The next step stays on the stack and waits. The check itself runs without being checked, so it
    /// must clear its own condition.
    fn between(&self, _next: &Self::Frame) -> Option<Self::Frame> {
        None
    }
}

/// Runs procedures until somebody is asked or the stack is empty.
pub fn run<P: Procedures<N>, const N: usize>(
    position: &mut P,
    log: &mut Log<P::Event>,
) -> Result<(), Broken> {
    for _ in 0..MAX_STEPS {
        match position.flow().stack.last().copied() {
            None => return Ok(()),
            Some(Level::Ask(asked)) => match position.interrupt(asked) {
                None => return Ok(()),
                Some(frame) => position.flow_mut().push(Level::Frame(frame))?,
            },
            Some(Level::Frame(waiting)) => {
                let frame = match position.between(&waiting) {
                    Some(check) => check,
                    None => {
                        position.flow_mut().stack.pop();
                        waiting
                    }
                };
                let next = position.step(frame, log);
                if let Next::Broken(note) = next {
                    // The frame that found the contradiction belongs in the report.
                    position.flow_mut().push(Level::Frame(frame))?;
                    return Err(position.flow().broken(note));
                }
                position.flow_mut().go(next)?;
            }
        }
    }
    Err(position.flow().broken("procedures run without end"))
}

/// Carries out a legal answer and runs on to the next question.
pub fn answer<P: Procedures<N>, const N: usize>(
    position: &mut P,
    seat: Seat,
    action: P::Action,
    log: &mut Log<P::Event>,
) -> Result<(), Broken> {
    let Some(asked) = position.flow().asked() else {
        return Err(position.flow().broken("an answer came while nothing was asked"));
    };
    let flow = position.flow_mut();
    flow.stack.pop();
    flow.number += 1;
    let next = position.answered(asked.ask, seat, action, log);
    position.flow_mut().go(next)?;
    run(position, log)
}
