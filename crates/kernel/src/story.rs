//! The course of a game that is over: numbers by turn, the moments that mattered, what each side held at the end.
//!
//! A game says by [`Insight`] which quantities of a position tell its course and what its log entries are. The rest is
//! the same for every game, and is found by playing the answers again once. Only what everybody saw is told.

mod odds;
mod tell;

use crate::{Insight, Play, Text, Texts, wire};
use odds::Throws;

/// A public quantity of a position, such as victory points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge<T> {
    /// What it is called. The same quantity has the same name in every position.
    pub name: Text<T>,
    /// How much there is.
    pub value: i32,
    /// The value that decides the game, if there is one.
    pub goal: Option<i32>,
    /// The team that is nearer to winning when the value is nearer to its goal; none if it is the game itself that
    /// would win.
    pub team: Option<u8>,
}

impl<T> Gauge<T> {
    /// A quantity that tells how far a team has come.
    pub fn of(name: Text<T>, team: u8, value: impl Into<i32>) -> Gauge<T> {
        Gauge { name, value: value.into(), goal: None, team: Some(team) }
    }

    /// A quantity that tells how far the game itself has come, against all who play.
    pub fn of_the_game(name: Text<T>, value: impl Into<i32>) -> Gauge<T> {
        Gauge { name, value: value.into(), goal: None, team: None }
    }

    /// The value that decides the game.
    #[must_use]
    pub fn goal(mut self, goal: impl Into<i32>) -> Gauge<T> {
        self.goal = Some(goal.into());
        self
    }
}

/// What a side held when the game was over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held<T> {
    /// The team; none for the game itself.
    pub team: Option<u8>,
    /// What it held, in words.
    pub what: Text<T>,
}

/// What a log entry is to somebody who tells the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A battle begins.
    Battle,
    /// It is over.
    BattleOver,
    /// Somebody or something is lost, worth so much.
    Loss(u32),
    /// From now on a die of this team hits with this number or more, and a special die with the other.
    Target {
        /// The team.
        team: u8,
        /// The number.
        face: u8,
        /// The number of special dice.
        special: u8,
    },
    /// Dice are thrown.
    Throw {
        /// By which team.
        team: u8,
        /// How many dice, the special ones included.
        dice: u8,
        /// How many of them are special.
        special: u8,
        /// How many hit.
        hits: u8,
        /// The number that hits; if it is not said, that of the last [`Moment::Target`] of the team.
        face: Option<u8>,
    },
    /// Somebody takes damage.
    Blow(u32),
    /// The other side strikes out of turn: a Hunt, a villain's attack.
    Attack,
    /// A place or a point changes hands, or a stage of the game is over.
    Score,
}

/// Tells the course of a game as far as its positions are known. `winner` is the team that won; none if it was the game
/// itself, or nobody.
pub fn tell<G: Insight + Texts>(play: &Play<G>, winner: Option<u8>) -> wire::Story {
    tell::Teller::new(play, winner).tell()
}
