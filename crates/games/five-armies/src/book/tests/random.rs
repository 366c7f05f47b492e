//! Packs at random.

use crate::book::{NUMBERS, Tables, random_values};
use rand::SeedableRng;
use std::collections::BTreeSet;

#[test]
fn random_values_keep_to_the_limits() {
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        if let Err(faults) = Tables::compile(&values) {
            panic!("{seed}: {faults:?}\n{values:?}");
        }
        for (id, value) in values {
            let words = value.to_string();
            seen.extend(
                crate::book::grammar::WORDS.iter().map(|word| word.op).filter(|op| words.contains(*op)),
            );
            seen.insert(NUMBERS.into_iter().find(|number| *number == id).expect("a number"));
        }
    }
    assert_eq!(seen.len(), 37, "every number and every instruction comes up: {seen:?}");
}
