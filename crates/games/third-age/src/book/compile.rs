//! The tables of a scenario out of the data.

use super::data::Data;
use super::words::Scope;
use super::{Hanging, Tables, deck, ground, people, start};
use crate::ids::{BySide, Character, Scenario};
use kernel::PackFault as Fault;

/// Our own tables. A test sees to it that nothing is wrong with them.
pub(super) fn ours(scenario: Scenario) -> Tables {
    let mut tables = tables(scenario, Data::ours(), &mut Vec::new());
    // The catalogues have our texts.
    super::pack::hush(&mut tables, None);
    tables
}

/// The tables that the data make, and everything that is wrong with single values.
pub(super) fn tables(scenario: Scenario, data: &Data, faults: &mut Vec<Fault>) -> Tables {
    let board = ground::board(scenario, data, faults);
    let scope = Scope { scenario, board: &board, here: people::here(scenario, data) };
    let characters = people::characters(scope, data, faults);
    let (nazgul, nazgul_limit) = people::nazgul(scope, data, faults);
    let units = start::units(scope, data, faults);
    let orders = deck::orders(scope, data, faults);
    let combats = deck::combats(scope, data, faults);
    let cards = deck::cards(scope, data, faults);
    let setup = start::setup(scenario, data, faults);
    let tiles = start::tiles(data, faults);
    let counters = start::counters(data, faults);
    let own = BySide::from_fn(|side| {
        let of = |who: &Character| characters[*who].kind.side() == side;
        Character::ALL.into_iter().filter(of).collect()
    });
    Tables {
        scenario,
        own,
        hooked: Hanging::on(&characters, &cards),
        units,
        leaders: start::leaders(scenario, data),
        characters,
        nazgul,
        nazgul_limit,
        deck: deck::used(scenario),
        orders,
        combats,
        cards,
        tiles,
        tokens: start::tokens(scenario, data),
        counters,
        setup,
        pools: start::pools(),
        board,
    }
}
