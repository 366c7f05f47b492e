//! Parts of the map, so that a list of Armies can be read.

use crate::ids::Nation;
use crate::map::Region;

/// A part of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    /// From the western sea to the Misty Mountains, north of Enedwaith.
    Eriador,
    /// The vale of the Anduin, Mirkwood and the lands east of it.
    Wilderland,
    /// Rohan, Isengard and Dunland.
    Rohan,
    /// Gondor and the lands around it.
    Gondor,
    /// Mordor.
    Mordor,
    /// Harad, Khand and Rhûn.
    SouthAndEast,
}

impl Area {
    /// All of them.
    pub(super) const ALL: [Area; 6] =
        [Area::Eriador, Area::Wilderland, Area::Rohan, Area::Gondor, Area::Mordor, Area::SouthAndEast];

    /// Its name.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Area::Eriador => "Eriador and the Misty Mountains",
            Area::Wilderland => "Wilderland",
            Area::Rohan => "Rohan and Isengard",
            Area::Gondor => "Gondor",
            Area::Mordor => "Mordor",
            Area::SouthAndEast => "The South and the East",
        }
    }

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
