//! Our tables, and those of packs.
#![allow(clippy::panic)]

mod docs;
mod faults;
mod games;
mod keys;
mod nesting;
mod ours;
mod random;
mod template;

use super::data::Data;
use super::{Tables, compile};
use crate::ids::{Scenario, Unit};
use crate::ops::Op;

#[test]
fn our_data_have_no_fault() {
    for scenario in Scenario::ALL {
        let mut faults = Vec::new();
        compile::tables(scenario, Data::ours(), &mut faults);
        assert_eq!(faults, [], "{scenario:?}");
    }
}

/// All lists of instructions of a table.
fn each_list(tables: &Tables, mut see: impl FnMut(&[Op])) {
    for unit in Unit::ALL {
        see(&tables.units[unit].ops);
    }
    for character in tables.characters.values() {
        character.abilities.iter().chain(&character.track).for_each(|one| see(&one.ops));
    }
    tables.nazgul.iter().for_each(|one| see(&one.ops));
    tables.combats.values().iter().for_each(|one| see(&one.ops));
    for card in tables.orders.values().iter().chain(tables.cards.values()) {
        see(&card.ops);
        card.hooks.iter().for_each(|one| see(&one.ops));
    }
}

/// What belongs to an instruction lies within the list that holds it.
fn check_list(ops: &[Op]) {
    let mut at = 0;
    while let Some(op) = ops.get(at) {
        let rest = &ops[at + 1..];
        let of = |len: u8| &rest[..usize::from(len)];
        let belongs = match op {
            // A jump may end in another branch, but never behind the list.
            Op::Unless(_, n) | Op::Skip(n) => {
                assert!(usize::from(*n) <= rest.len(), "{ops:?}");
                0
            }
            Op::Choose { options, len, fallback, .. } => {
                let mut inner = of(*len);
                let mut n = 0;
                while let [Op::Option(len), behind @ ..] = inner {
                    check_list(&behind[..usize::from(*len)]);
                    inner = &behind[usize::from(*len)..];
                    n += 1;
                }
                assert_eq!((n, inner), (*options, &[][..]), "{ops:?}");
                check_list(&rest[usize::from(*len)..usize::from(*len) + usize::from(*fallback)]);
                len + fallback
            }
            Op::Pay { len, .. } | Op::Roll { len, .. } | Op::Attack { len, .. } => {
                check_list(of(*len));
                *len
            }
            Op::Option(_) => panic!("an option without a choice: {ops:?}"),
            _ => 0,
        };
        at += 1 + usize::from(belongs);
    }
}
