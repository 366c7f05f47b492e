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

use crate::ids::Card;
use crate::printed::Def;

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

const N: usize = Card::ALL.len();

/// What every card is, by its number. A card that no set defines, or two define, does not compile.
pub static DEFS: [&Def; N] = {
    let mut table: [Option<&Def>; N] = [None; N];
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
    let mut defs: [&Def; N] = [&SETS[0][0]; N];
    let mut n = 0;
    while n < N {
        match table[n] {
            Some(def) => defs[n] = def,
            None => panic!("a card is not defined"),
        }
        n += 1;
    }
    defs
};

/// What the abilities of every card wait for, as bits of [`crate::ability::On`].
pub static LISTENS: [u32; N] = {
    let mut table = [0; N];
    let mut n = 0;
    while n < N {
        table[n] = DEFS[n].listens();
        n += 1;
    }
    table
};

/// The values that every card changes, as bits of [`crate::ids::Value`].
pub static CHANGES: [u16; N] = {
    let mut table = [0; N];
    let mut n = 0;
    while n < N {
        table[n] = DEFS[n].changes();
        n += 1;
    }
    table
};

/// The aspect for whose cards a resource card gives twice its icons (rule 9.3.7).
pub const fn doubles(card: Card) -> Option<crate::ids::Faction> {
    use crate::ids::Faction;
    match card {
        Card::ThePowerOfAggression => Some(Faction::Aggression),
        Card::ThePowerOfJustice => Some(Faction::Justice),
        Card::ThePowerOfLeadership => Some(Faction::Leadership),
        Card::ThePowerOfProtection => Some(Faction::Protection),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
