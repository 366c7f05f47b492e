//! What cases say about the toy game, honest or faulty.

use crate::faulty::Faulty;
use crate::toy::{Action, Ask, Card, Setup, Toy};
use cases::{CaseFault, CaseGame, Told};
use kernel::{Game, Log, Seat};
use serde::Deserialize;

/// A line of `given`.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// Whose card is which.
    Cards(Card, Card),
    /// How many stones there are.
    Heap(u8),
}

/// A fact of the game.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// How many stones there are.
    Heap(u8),
    /// What a seat has laid aside.
    Aside(String, Card),
    /// A fact that panics.
    Panic,
}

impl Told for Ask {
    fn told(&self) -> &'static str {
        match self {
            Ask::Draw(_) => "Which card the seat is dealt.",
            Ask::Heap => "How many stones there are.",
            Ask::Choose => "Keep or swap.",
            Ask::Take => "How many stones to take.",
        }
    }
}

impl Told for Action {
    fn told(&self) -> &'static str {
        "An answer."
    }
}

impl Told for Given {
    fn told(&self) -> &'static str {
        match self {
            Given::Cards(..) => "Whose card is which.",
            Given::Heap(_) => "How many stones there are.",
        }
    }
}

impl Told for Fact {
    fn told(&self) -> &'static str {
        "A fact."
    }
}

pub fn answers_to(ask: &Ask) -> &'static [&'static str] {
    match ask {
        Ask::Draw(_) => &["draw CARD"],
        Ask::Heap => &["heap N"],
        Ask::Choose => &["choose CHOICE"],
        Ask::Take => &["take N"],
    }
}

impl CaseGame for Toy {
    type Given = Given;
    type Fact = Fact;

    fn answers(ask: &Ask) -> &'static [&'static str] {
        answers_to(ask)
    }

    fn position(_: &Setup, given: &[(usize, Given)]) -> Result<Toy, CaseFault> {
        let (mut cards, mut stones) = ([Card::One, Card::Two], 9);
        for (line, given) in given {
            match given {
                Given::Cards(first, second) if first == second => {
                    return Err(CaseFault { line: *line, what: "there is one card of each".to_owned() });
                }
                Given::Cards(first, second) => cards = [*first, *second],
                Given::Heap(n) => stones = *n,
            }
        }
        Ok(Toy::at_first_turn(cards, stones))
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        match fact {
            Fact::Heap(n) if self.view(None).heap == *n => Ok(()),
            Fact::Heap(n) => Err(format!("expected {n}, found {}", self.view(None).heap)),
            Fact::Aside(seat, card) => {
                let seat = if seat == "first" { Seat(0) } else { Seat(1) };
                let found = self.view(Some(seat)).hands[seat.index()].aside;
                if found == Some(*card) { Ok(()) } else { Err(format!("found {found:?}")) }
            }
            Fact::Panic => panic!("the fact is too much"),
        }
    }
}

impl<const FAULT: u8> CaseGame for Faulty<FAULT> {
    type Given = Given;
    type Fact = Fact;

    fn answers(ask: &Ask) -> &'static [&'static str] {
        answers_to(ask)
    }

    fn position(setup: &Setup, _: &[(usize, Given)]) -> Result<Self, CaseFault> {
        Self::new(setup, &mut Log::off()).map_err(|error| CaseFault { line: 0, what: error.to_string() })
    }

    fn fact(&self, _: &Fact) -> Result<(), String> {
        Ok(())
    }
}
