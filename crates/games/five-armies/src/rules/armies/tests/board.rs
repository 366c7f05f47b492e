//! The board as the rules describe it (rules 1.1, 2.2 to 2.9, situation M1).

use super::*;
use crate::ids::{MUSTERING_REGIONS, REGIONS, SETTLEMENT_SET, Terrain, Territory};
use crate::map::MAP;

#[test]
fn there_are_so_many_regions_of_each_kind() {
    let of = |territory: Territory| territory.regions().len();
    assert_eq!(Territory::ALL.map(of), [13, 13, 12, 8], "Broken Lands, Valley, Eastern Bank, Southern Spur");
    let terrains = |terrain: Terrain| REGIONS.iter().filter(|at| at.terrain() == Some(terrain)).count();
    assert_eq!(Terrain::ALL.map(terrains), [9, 11, 20, 2, 4], "hills, mountains, plains, ruins, marsh");
    assert_eq!(SETTLEMENT_SET.len(), 6);
    assert!(MUSTERING_REGIONS.into_iter().all(Area::is_mustering_region));
}

#[test]
fn borders_are_as_many_as_the_rules_say() {
    // Rule 2.4.1.
    let pairs = || Area::ALL.into_iter().flat_map(|from| from.neighbours().iter().map(move |to| (from, to)));
    assert_eq!(pairs().count(), 2 * 92);
    assert!(pairs().all(|(from, to)| to.neighbours().contains(from)), "one can go back everywhere");
    assert_eq!(pairs().filter(|(from, to)| from.fords_to(*to)).count(), 2 * 5);
    assert_eq!(pairs().filter(|(from, to)| from.climbs_to(*to)).count(), 14, "slopes hinder uphill");
    let uphill = |(from, to): (Area, Area)| !from.is_mountains() && to.is_mountains();
    assert!(pairs().all(|pair| pair.0.climbs_to(pair.1) == uphill(pair)));
    // Everybody can go everywhere; special areas are next to nothing (rule 9.14.4).
    assert_eq!(MAP.reach(Area::FrontGate, 46, Areas::EMPTY, Areas::EMPTY), REGIONS);
    assert!((!REGIONS).iter().all(|at| at.neighbours().is_empty()));
}
