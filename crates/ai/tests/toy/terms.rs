//! The terms of the toy game: cards, questions, answers, events.

use kernel::{Event, Rule, Seat};
use serde::{Deserialize, Serialize};

kit::ids! {
    /// A card.
    pub enum Card: isize, set u128 {
        One = "one",
        Two = "two",
        Three = "three",
        Four = "four",
        Five = "five",
        Six = "six",
    }
}

impl Card {
    /// What it counts.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// What to do with the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    Keep,
    Swap,
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which card the seat is dealt.
    Draw(Seat),
    /// How many stones there are.
    Heap,
    /// Keep or swap.
    Choose,
    /// How many stones to take.
    Take,
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::Draw(_) => "draw",
            Ask::Heap => "heap",
            Ask::Choose => "choose",
            Ask::Take => "take",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Ask::Draw(_) => "1.1",
            Ask::Heap => "2.1",
            Ask::Choose => "1.2",
            Ask::Take => "2.2",
        })
    }

    fn each_answers(&self) -> bool {
        *self == Ask::Choose
    }
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Draw(Card),
    Heap(u8),
    Choose(Choice),
    Take(u8),
}

/// Something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    Heap,
}

/// A log entry.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    Dealt { seat: Seat, card: Option<Card> },
    Laid { stones: u8 },
    Chose { seat: Seat, choice: Option<Choice> },
    Revealed { seat: Seat, choice: Choice },
    Took { seat: Seat, stones: u8 },
    Shown { seat: Seat, card: Card },
    Won { seat: Seat },
}

impl Event for Happened {
    fn seen_by_others(&self) -> Option<Happened> {
        Some(match *self {
            Happened::Dealt { seat, .. } => Happened::Dealt { seat, card: None },
            Happened::Chose { seat, .. } => Happened::Chose { seat, choice: None },
            public => public,
        })
    }
}
