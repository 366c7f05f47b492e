//! Our values and those of packs.

mod faults;
mod games;
mod random;
mod slots;

use super::{NUMBERS, Presence, Tables, our_value};
use crate::ids::{Area, Character, Face, REGIONS, Tile, TokenFace, Unit};
use crate::ops::Op;
use serde_json::{Map, Value};

/// The tables with one value of a pack.
fn with(id: &str, value: Value) -> Result<Tables, Vec<kernel::PackFault>> {
    Tables::compile(&Map::from_iter([(id.to_owned(), value)]))
}

fn ours() -> Tables {
    Tables::compile(&Map::new()).expect("our values keep to their limits")
}

#[test]
fn our_values_are_whole_and_within_their_limits() {
    let tables = ours();
    assert!(NUMBERS.iter().all(|id| our_value(id).is_some()));
    assert_eq!(tables.setup.len(), 15);
    assert_eq!(tables.tiles.len(), 12);
    assert_eq!(tables.tokens.len(), 64);
    assert_eq!(tables.leadership[Character::Gandalf], 1);
    assert_eq!(tables.movement[Character::Gandalf], 3);
    for general in Character::GENERALS {
        assert_eq!(tables.abilities[general].len(), 2, "{general:?}");
    }
    assert_eq!(tables.bolg.len(), 1);
    assert_eq!(tables.entries[Character::Beorn].ops, [Op::AddWrath(8)]);
    assert_eq!(tables.entries[Character::Bolg].ops, [Op::Bodyguards]);
    assert_eq!(tables.entries[Character::Bilbo].ops, [Op::AddRings(5)]);
    assert_eq!(tables.entries[Character::Bilbo].areas, REGIONS);
    let thorin = &tables.entries[Character::Thorin];
    assert_eq!(thorin.areas.iter().collect::<Vec<_>>(), [Area::FrontGate]);
    let without = Presence { shadow_units: true, shadow_marker: true, ..Presence::default() };
    assert_eq!(thorin.without, without);
    assert!(tables.entries[Character::Beorn].dice.contains(Face::WillOfTheWest));
    assert_eq!(tables.tiles.count(Tile::OneRune), 2);
    assert_eq!(tables.tokens.count(TokenFace::TwoOrcs), 9);
    assert!(tables.archery.units.contains(Unit::LakeMen));
}

#[test]
fn ranges_follow_from_the_length_of_the_ruler() {
    let tables = ours();
    for area in Area::ALL {
        assert_eq!(tables.archery_range[area].contains(area), area.is_region(), "{area:?}");
        for other in tables.archery_range[area] {
            assert!(tables.archery_range[other].contains(area), "{area:?} {other:?}");
        }
    }
    // Rule 7.7, section 22: from the Eastern Spur one reaches Broken Lands 4, from Ravenhill no Mustering Region.
    assert!(tables.archery_range[Area::EasternSpur].contains(Area::BrokenLands4));
    assert!(!tables.gandalf_range[Area::Ravenhill].contains(Area::BrokenLands4));
    assert!(!tables.archery_range[Area::LowerSlopes].contains(Area::EasternBank9));
    let longer =
        with("R15", serde_json::json!({"archery_cm": 30, "gandalf_cm": 16.0})).expect("it is a pack");
    assert!(longer.archery_range[Area::LowerSlopes].contains(Area::EasternBank9));
    assert_eq!(longer.gandalf_range, tables.gandalf_range);
}
