//! What computer players, the laboratory and those who tell its course know about a game beyond its rules.

use crate::story::{Gauge, Held, Moment};
use crate::{Game, Seat};
use serde::Serialize;

/// Something that the laboratory counts: what became of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Studied {
    /// The seat whose card it was.
    pub seat: Seat,
    /// The card's id: its name is the message `card-<id>`, or its part `title` where there is one.
    pub subject: &'static str,
    /// The id of what became of it: drawn, played. Its name is the message `deed-<id>`.
    pub deed: &'static str,
}

/// How positions and answers look to somebody who knows the game. Everything has a default: then computer players
/// that look ahead play on at random, to the end.
pub trait Insight: Game {
    /// After how many answers a computer player that looks ahead stops playing on and estimates the position.
    const PLAYOUT: u32 = 1000;

    /// After how many ticks of [`Insight::clock`] a computer player that looks ahead stops playing on and estimates
    /// the position, if that comes sooner.
    const HORIZON: u32 = u32::MAX;

    /// Whether [`Insight::weight`] tells answers apart.
    const WEIGHS: bool = false;

    /// How much a search follows the weights before it trusts what it found: the factor of their bonus. It is smaller
    /// where good and bad answers lie close together.
    const FOLLOWS: f64 = 2.0;

    /// How good the position looks for the seat, from 0 (lost) to 1 (won).
    fn estimate(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) if outcome.winners.contains(seat) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    /// How far the game has come: the clock ticks where positions compare best, at the beginning of a round or a
    /// phase.
    fn clock(&self) -> u32 {
        0
    }

    /// How sensible an answer looks at a glance, where any other has 1: it decides what computer players try first,
    /// and how they play on when they look ahead. It is above 0.
    fn weight(&self, _seat: Seat, _action: Self::Action) -> f32 {
        1.0
    }

    /// What the laboratory counts in a log entry.
    fn studied(_event: &Self::Event) -> Option<Studied> {
        None
    }

    /// Numbers of a finished game that the laboratory reports besides its ending, each with an id: its name is the
    /// message `measure-<id>`.
    fn measures(&self) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    /// The turn or round, as people count it; 0 before the first.
    fn turn(&self) -> u32 {
        0
    }

    /// The quantities that tell the course of a game, such as victory points: only what everybody may know.
    fn gauges(&self) -> Vec<Gauge<Self::Thing>> {
        Vec::new()
    }

    /// What a log entry is in the course of a game. It is asked of the position that the event led to, or a later one.
    fn moment(&self, _event: &Self::Event) -> Option<Moment> {
        None
    }

    /// What each side holds, as it is told when the game is over: only what everybody may know.
    fn held(&self) -> Vec<Held<Self::Thing>> {
        Vec::new()
    }
}
