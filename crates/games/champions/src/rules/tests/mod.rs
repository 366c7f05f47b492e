//! The rules themselves, chapter by chapter: where a rule applies, and where it must not.

use crate::action::Ask;
use crate::frame::{Frame, SentenceStep};
use crate::ids::{Card, Hero, PieceId, Scenario};
use crate::testing::{A, B, Table};

mod attacks;
mod damage;
mod encounter;
mod enemy_attacks;
mod keywords;
mod players;
mod playing;
mod round;
mod schemes;
mod small_print;

/// The identity of the first player.
const YOU: PieceId = PieceId::identity(A);

/// Spider-Man in hero form against Rhino I (SCH 1, ATK 2, 14 hit points).
fn rhino() -> Table {
    let mut table = Table::solo(Scenario::Rhino, Hero::SpiderMan);
    table.hero(A);
    table
}

/// Peter Parker against Rhino I.
fn peter() -> Table {
    Table::solo(Scenario::Rhino, Hero::SpiderMan)
}

/// Spider-Man and Black Panther (DEF 2, retaliate 1), both in hero form.
fn two() -> Table {
    let mut table = Table::new(Scenario::Rhino, &[Hero::SpiderMan, Hero::BlackPanther]);
    table.hero(A).hero(B);
    table
}

/// Whether nothing is happening any more.
fn turn(ask: &Ask) -> bool {
    matches!(ask, Ask::Turn(..))
}

/// Damage from one sentence of a card, not from an attack.
fn deals(table: &mut Table, card: Card, damage: &[(PieceId, u16)]) {
    for (to, amount) in damage {
        table.state.due(*to, *amount);
    }
    let at = table.state.begin_sentence(A, card, PieceId::NONE);
    table.happens(Frame::Sentence(at, SentenceStep::Damage));
}

/// Threat is placed on the main scheme.
fn threat(amount: u16) -> Frame {
    Frame::PlaceThreat { scheme: PieceId::MAIN, amount, step_one: false, seat: A }
}
