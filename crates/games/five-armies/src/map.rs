//! The board: which areas are adjacent, across which borders, and the sets of areas that rules speak of (chapter 2).

use crate::ids::{Area, Areas, ByTerritory, Terrain, Territory};
use crate::printed::areas::{ADJACENT, AREAS, FORDS, SLOPES};
use armies::{Border, Map};

/// Fords both ways, and slopes uphill, where they hinder (rule 8.5.3).
const BORDERS: [(Area, Area, Border); FORDS.len() * 2 + SLOPES.len()] = {
    let mut all = [(Area::FrontGate, Area::FrontGate, Border::Open); FORDS.len() * 2 + SLOPES.len()];
    let mut n = 0;
    while n < FORDS.len() {
        let (one, other) = FORDS[n];
        all[2 * n] = (one, other, Border::Ford);
        all[2 * n + 1] = (other, one, Border::Ford);
        n += 1;
    }
    let mut s = 0;
    while s < SLOPES.len() {
        let (mountains, below) = SLOPES[s];
        all[2 * n + s] = (below, mountains, Border::Slope);
        s += 1;
    }
    all
};

/// The board. Special areas have no neighbours (rule 9.14.4): [`Area::exit`] says where one goes from them.
pub static MAP: Map<Area, { Area::COUNT }> = armies::map!(Area as u64, ADJACENT, &BORDERS);

/// The regions of each territory (rule 2.2).
static TERRITORIES: ByTerritory<Areas> = ByTerritory::new({
    let mut all = [Areas::from_bits(0); Territory::COUNT];
    let mut n = 0;
    while n < AREAS.len() {
        if let Some(territory) = AREAS[n].territory {
            all[territory as usize] = Areas::from_bits(all[territory as usize].bits() | 1 << n);
        }
        n += 1;
    }
    all
});

impl Area {
    /// The regions next to it (rule 2.4).
    #[inline]
    pub fn adjacent(self) -> &'static [Area] {
        MAP.adjacent(self)
    }

    /// The same as a set.
    #[inline]
    pub fn neighbours(self) -> Areas {
        MAP.neighbours(self)
    }

    /// Whether an attack from here to there crosses a ford (rule 8.5.3).
    #[inline]
    pub fn fords_to(self, to: Area) -> bool {
        MAP.border(self, to) == Some(Border::Ford)
    }

    /// Whether an attack from here to there goes up a slope into mountains (rule 8.5.3).
    #[inline]
    pub fn climbs_to(self, to: Area) -> bool {
        MAP.border(self, to) == Some(Border::Slope)
    }

    /// Whether it is a mountains region.
    #[inline]
    pub fn is_mountains(self) -> bool {
        self.terrain() == Some(Terrain::Mountains)
    }
}

impl Territory {
    /// Its regions.
    #[inline]
    pub fn regions(self) -> Areas {
        TERRITORIES[self]
    }
}
