//! Packs at random.

use super::{check_list, each_list};
use crate::book::fields::{ROWS, listed};
use crate::book::grammar::WORDS;
use crate::book::{compile_pack, random_values};
use crate::ids::Scenario;
use rand::SeedableRng;
use std::collections::BTreeSet;

#[test]
fn random_packs_keep_to_the_limits() {
    let (mut rows, mut ops) = (BTreeSet::new(), BTreeSet::new());
    let mut most = 0;
    for seed in 0..40 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        let tables = match compile_pack(&values) {
            Ok(tables) => tables,
            Err(faults) => panic!("{seed}: {faults:?}"),
        };
        for scenario in Scenario::ALL {
            each_list(&tables[scenario], check_list);
        }
        most = most.max(values.len());
        for (key, value) in &values {
            rows.extend(listed(key).map(|field| field.row));
            let words = value.to_string();
            let used = |op: &&str| words.contains(&format!("\"op\":\"{op}\""));
            ops.extend(WORDS.iter().map(|word| word.op).filter(used));
        }
    }
    assert!(most > 100, "some packs change much: {most}");
    assert_eq!(rows.len(), ROWS.len(), "every row comes up: {rows:?}");
    assert_eq!(ops.len(), WORDS.len(), "every instruction comes up: {ops:?}");
}
