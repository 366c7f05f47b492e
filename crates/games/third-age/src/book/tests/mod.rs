//! Our tables, and those of packs.

use super::compile;
use super::data::Data;
use crate::ids::Scenario;

#[test]
fn our_data_have_no_fault() {
    for scenario in Scenario::ALL {
        let mut faults = Vec::new();
        compile::tables(scenario, Data::ours(), &mut faults);
        assert_eq!(faults, [], "{scenario:?}");
    }
}
