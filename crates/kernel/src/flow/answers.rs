//! What may be answered to the question on top of the stack: what a game's [`Game`](crate::Game) implementation says
//! about it, made from a list and a check for each kind of question.

use super::{DEPTH, Procedures, run};
use crate::{Allowed, Ask, Log, Question, Refused, Seat, SetupError};

/// The answers to each kind of question.
pub trait Answers<const N: usize = DEPTH>: Procedures<N, Ask: Ask, Action: Copy> {
    /// Every answer that the seat might think of, legal or not.
    fn list_candidates(&self, ask: Self::Ask, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the answer is legal, and if not, why.
    fn check_answer(&self, ask: Self::Ask, seat: Seat, action: Self::Action) -> Allowed;

    /// The legal answers. Where there are many candidates, a game lists these itself.
    fn list_legal(&self, ask: Self::Ask, seat: Seat, out: &mut Vec<Self::Action>) {
        self.list_candidates(ask, seat, out);
        out.retain(|action| self.check_answer(ask, seat, *action).is_ok());
    }

    /// What seats that are not asked may know of the question.
    fn ask_for_others(&self, ask: Self::Ask) -> Self::Ask {
        ask
    }
}

/// The first position of a game, run up to its first question.
pub fn begin<P: Procedures<N>, const N: usize>(
    mut position: P,
    log: &mut Log<P::Event>,
) -> Result<P, SetupError> {
    run(&mut position, log).map_err(|broken| SetupError::new(broken.text()))?;
    Ok(position)
}

/// The open question; `None` when the game is over.
#[inline]
pub fn question<P: Procedures<N, Ask: Ask>, const N: usize>(position: &P) -> Option<Question<P::Ask>> {
    let flow = position.flow();
    let asked = flow.asked()?;
    Some(Question { number: flow.number(), who: asked.who, ask: asked.ask, rule: asked.ask.rule() })
}

/// What an onlooker may know of the open question.
pub fn ask_seen_by<P: Answers<N>, const N: usize>(
    position: &P,
    ask: P::Ask,
    onlooker: Option<Seat>,
) -> P::Ask {
    if onlooker.is_some_and(|seat| asked(position, seat).is_ok()) {
        ask
    } else {
        position.ask_for_others(ask)
    }
}

/// Lists the seat's legal answers. `out` is cleared first.
#[inline]
pub fn legal<P: Answers<N>, const N: usize>(position: &P, seat: Seat, out: &mut Vec<P::Action>) {
    out.clear();
    if let Ok(ask) = asked(position, seat) {
        position.list_legal(ask, seat, out);
    }
}

/// Lists every answer the seat might think of. `out` is cleared first.
pub fn candidates<P: Answers<N>, const N: usize>(position: &P, seat: Seat, out: &mut Vec<P::Action>) {
    out.clear();
    if let Ok(ask) = asked(position, seat) {
        position.list_candidates(ask, seat, out);
    }
}

/// Whether the seat may give the answer now, and if not, why.
#[inline]
pub fn allows<P: Answers<N>, const N: usize>(position: &P, seat: Seat, action: P::Action) -> Allowed {
    position.check_answer(asked(position, seat)?, seat, action)
}

/// What the seat is asked.
#[inline]
fn asked<P: Procedures<N>, const N: usize>(position: &P, seat: Seat) -> Result<P::Ask, Refused> {
    let asked = position.flow().asked().ok_or(Refused::Over)?;
    if asked.who.contains(seat) { Ok(asked.ask) } else { Err(Refused::NotYourDecision) }
}
