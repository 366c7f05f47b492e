//! Parts of the map, so that a list of Armies can be read.

use crate::ids::Nation;
use crate::map::Region;

kit::ids! {
    /// A part of the map.
    pub(super) enum Area: u8 {
        /// From the western sea to the Misty Mountains, north of Enedwaith.
        Eriador = "eriador",
        /// The vale of the Anduin, Mirkwood and the lands east of it.
        Wilderland = "wilderland",
        /// Rohan, Isengard and Dunland.
        Rohan = "rohan",
        /// Gondor and the lands around it.
        Gondor = "gondor",
        /// Mordor.
        Mordor = "mordor",
        /// Harad, Khand and Rhûn.
        SouthAndEast = "south-and-east",
    }
}

impl Area {
    /// The part of the map that a region is in.
    pub(super) fn of(region: Region) -> Area {
        let (x, y) = region.def().at;
        match region.nation() {
            Some(Nation::Gondor) => Area::Gondor,
            Some(Nation::Rohan | Nation::Isengard) => Area::Rohan,
            Some(Nation::Southrons) => Area::SouthAndEast,
            Some(Nation::Sauron) if x > 700 && y > 600 => Area::Mordor,
            _ if y > 820 => Area::SouthAndEast,
            _ if y > 515 && x > 500 => Area::Gondor,
            _ if y > 445 && x < 500 => Area::Rohan,
            _ if x < 470 => Area::Eriador,
            _ => Area::Wilderland,
        }
    }
}
