//! The board: which regions are adjacent, and the sets of regions that rules speak of (chapter 3 of the rules).

pub use crate::ids::Region;
pub use crate::printed::regions::{COASTAL, EASTERN_EDGE, RegionDef, Site};

use crate::ids::{ByNation, BySide, Nation, Regions, Side, Stronghold};
use crate::printed::regions::{ADJACENT, REGIONS};
use armies::Map;
use kit::ById;

/// The board.
pub static MAP: Map<Region, { Region::COUNT }> = armies::map!(Region as u128, ADJACENT, &[]);

/// The Stronghold of each region.
static STRONGHOLD_OF: ById<Region, Option<Stronghold>, { Region::COUNT }> = ById::new({
    let mut all = [None; Region::COUNT];
    let mut n = 0;
    while n < Stronghold::COUNT {
        all[STRONGHOLD_REGIONS[n].index()] = Some(Stronghold::ALL[n]);
        n += 1;
    }
    all
});

/// The regions of the Strongholds, in the order of these.
pub const STRONGHOLD_REGIONS: [Region; Stronghold::COUNT] = {
    let mut all = [Region::ALL[0]; Stronghold::COUNT];
    let (mut n, mut found) = (0, 0);
    while n < Region::COUNT {
        if matches!(REGIONS[n].site, Site::Stronghold) {
            all[found] = Region::ALL[n];
            found += 1;
        }
        n += 1;
    }
    assert!(found == Stronghold::COUNT, "every Stronghold has its region");
    all
};

/// The Strongholds, as a set of regions.
pub const STRONGHOLDS_SET: Regions = {
    let mut bits = 0;
    let mut n = 0;
    while n < Stronghold::COUNT {
        bits |= 1 << STRONGHOLD_REGIONS[n].index();
        n += 1;
    }
    Regions::from_bits(bits)
};

/// The Settlements of each Nation.
static SETTLEMENTS: ByNation<Regions> = ByNation::new({
    let mut all = [0; Nation::COUNT];
    let mut n = 0;
    while n < REGIONS.len() {
        if let Some(nation) = REGIONS[n].nation
            && matches!(REGIONS[n].site, Site::Town | Site::City | Site::Stronghold)
        {
            all[nation.index()] |= 1 << n;
        }
        n += 1;
    }
    sets(all)
});

/// The Cities and Strongholds of each side.
static PRIZES: BySide<Regions> = BySide::new({
    let mut all = [0; Side::COUNT];
    let mut n = 0;
    while n < REGIONS.len() {
        if let Some(nation) = REGIONS[n].nation
            && matches!(REGIONS[n].site, Site::City | Site::Stronghold)
        {
            all[nation.side().index()] |= 1 << n;
        }
        n += 1;
    }
    sets(all)
});

/// Bits as sets.
const fn sets<const N: usize>(bits: [u128; N]) -> [Regions; N] {
    let mut all = [Regions::EMPTY; N];
    let mut n = 0;
    while n < N {
        all[n] = Regions::from_bits(bits[n]);
        n += 1;
    }
    all
}

/// The Settlements of a Nation.
#[inline]
pub fn settlements_of(nation: Nation) -> Regions {
    SETTLEMENTS[nation]
}

/// The Cities and Strongholds of a side: what its enemy wins victory points with (rule 3.1).
#[inline]
pub fn prizes_of(side: Side) -> Regions {
    PRIZES[side]
}

impl Stronghold {
    /// Its region.
    #[inline]
    pub const fn region(self) -> Region {
        STRONGHOLD_REGIONS[self.index()]
    }
}

impl Region {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static RegionDef {
        &REGIONS[self.index()]
    }

    /// Its Nation.
    #[inline]
    pub fn nation(self) -> Option<Nation> {
        self.def().nation
    }

    /// What stands there.
    #[inline]
    pub fn site(self) -> Site {
        self.def().site
    }

    /// The regions that one can go to from here (rule 2.1).
    #[inline]
    pub fn adjacent(self) -> &'static [Region] {
        MAP.adjacent(self)
    }

    /// The same as a set.
    #[inline]
    pub fn neighbours(self) -> Regions {
        MAP.neighbours(self)
    }

    /// Whether one can go from here to there.
    #[inline]
    pub fn borders(self, other: Region) -> bool {
        MAP.borders(self, other)
    }

    /// Its Stronghold, if it has one.
    #[inline]
    pub fn stronghold(self) -> Option<Stronghold> {
        STRONGHOLD_OF[self]
    }

    /// Whether it has a Settlement (rule 2.5).
    #[inline]
    pub fn is_settlement(self) -> bool {
        matches!(self.site(), Site::Town | Site::City | Site::Stronghold)
    }

    /// Whether it has a City or a Stronghold.
    #[inline]
    pub fn is_city_or_stronghold(self) -> bool {
        matches!(self.site(), Site::City | Site::Stronghold)
    }

    /// What it is worth to the enemy (rule 3.1).
    pub fn victory_points(self) -> u8 {
        match self.site() {
            Site::Stronghold => 2,
            Site::City => 1,
            Site::Town | Site::Fortification | Site::Open => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_no_fault() {
        assert_eq!(MAP.fault(&[]), None);
        for stronghold in Stronghold::ALL {
            assert_eq!(stronghold.region().slug(), stronghold.slug());
            assert_eq!(stronghold.region().stronghold(), Some(stronghold));
        }
        assert_eq!(Region::ALL.into_iter().filter_map(Region::stronghold).count(), Stronghold::COUNT);
    }
}
