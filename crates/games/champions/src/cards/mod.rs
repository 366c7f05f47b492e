//! The cards, by set.

pub mod aggression;
pub mod basic;
pub mod black_panther;
pub mod bomb_scare;
pub mod captain_marvel;
pub mod expert;
pub mod iron_man;
pub mod justice;
pub mod klaw;
pub mod leadership;
pub mod legions_of_hydra;
pub mod masters_of_evil;
mod prelude;
pub mod protection;
pub mod rhino;
pub mod she_hulk;
pub mod spider_man;
pub mod standard;
pub mod the_doomsday_chair;
pub mod ultron;
pub mod under_attack;

use crate::ability::On;
use crate::ids::{Card, Value};
use crate::printed::Def;
use kit::{ById, Set};

/// All sets.
const SETS: &[&[Def]] = &[
    spider_man::CARDS,
    captain_marvel::CARDS,
    she_hulk::CARDS,
    iron_man::CARDS,
    black_panther::CARDS,
    aggression::CARDS,
    justice::CARDS,
    leadership::CARDS,
    protection::CARDS,
    basic::CARDS,
    rhino::CARDS,
    klaw::CARDS,
    ultron::CARDS,
    bomb_scare::CARDS,
    masters_of_evil::CARDS,
    under_attack::CARDS,
    legions_of_hydra::CARDS,
    the_doomsday_chair::CARDS,
    standard::CARDS,
    expert::CARDS,
];

/// What every card is. A card that no set defines, or two define, does not compile.
pub static DEFS: ById<Card, &Def, { Card::COUNT }> = {
    let mut table: [Option<&Def>; Card::COUNT] = [None; Card::COUNT];
    let mut set = 0;
    while set < SETS.len() {
        let mut n = 0;
        while n < SETS[set].len() {
            let def = &SETS[set][n];
            assert!(table[def.card as usize].is_none(), "a card is defined twice");
            table[def.card as usize] = Some(def);
            n += 1;
        }
        set += 1;
    }
    let mut defs: [&Def; Card::COUNT] = [&SETS[0][0]; Card::COUNT];
    let mut n = 0;
    while n < Card::COUNT {
        match table[n] {
            Some(def) => defs[n] = def,
            None => panic!("a card is not defined"),
        }
        n += 1;
    }
    ById::new(defs)
};

/// What the abilities of every card wait for.
pub static LISTENS: ById<Card, Set<On>, { Card::COUNT }> = {
    let mut table = [Set::EMPTY; Card::COUNT];
    let mut n = 0;
    while n < Card::COUNT {
        table[n] = DEFS.values()[n].listens();
        n += 1;
    }
    ById::new(table)
};

/// The values that every card changes.
pub static CHANGES: ById<Card, Set<Value>, { Card::COUNT }> = {
    let mut table = [Set::EMPTY; Card::COUNT];
    let mut n = 0;
    while n < Card::COUNT {
        table[n] = DEFS.values()[n].changes();
        n += 1;
    }
    ById::new(table)
};

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
