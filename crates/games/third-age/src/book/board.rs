//! A board, compiled (chapter 3).

use crate::ids::{
    Area, Areas, Border, ByArea, ByRegion, BySection, BySide, Pool, Region, Regions, Section, Side, Terrain,
};
use arrayvec::ArrayVec;

/// The most borders of an area.
pub const MOST_BORDERS: usize = 16;

/// A border of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderTo {
    /// The area on the other side.
    pub to: Area,
    /// What lies between.
    pub border: Border,
    /// Whether an attack from here to there meets the protected side of a dike or wall (rule 3.5).
    pub protected: bool,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its areas.
    pub areas: Areas,
    /// Its recruitment areas (rule 9.3); none in Rohan.
    pub recruitment: Areas,
    /// The terrain of each area.
    pub terrain: ByArea<Terrain>,
    /// The region of each area; recruitment areas belong to none.
    pub region: ByArea<Option<Region>>,
    /// The areas of each region.
    pub regions: ByRegion<Areas>,
    /// The three Rohan or Gondor regions (rule 3.7).
    pub home: Regions,
    /// The areas that are adjacent (rule 1.2), city walls included.
    pub neighbours: ByArea<Areas>,
    /// The areas across a river.
    pub rivers: ByArea<Areas>,
    /// All borders, by area.
    pub borders: ByArea<ArrayVec<BorderTo, MOST_BORDERS>>,
    /// Settlements, by their printed side.
    pub settlements: BySide<Areas>,
    /// Settlements and Strongholds, by their printed side (rule 1.17).
    pub printed: BySide<Areas>,
    /// The protection of Strongholds other than Minas Tirith; 0 where there is none.
    pub protection: ByArea<u8>,
    /// The protection of the sections of Minas Tirith.
    pub sections: BySection<u8>,
    /// The section that an attack from an area comes over.
    pub section_from: ByArea<Option<Section>>,
    /// Where the arrows of a recruitment area lead (rule 9.3.2).
    pub arrows: ByArea<Areas>,
    /// The recruitment areas that are linked with one (rule 9.3.3).
    pub linked: ByArea<Areas>,
    /// The pool of a recruitment area's nation.
    pub nation: ByArea<Option<Pool>>,
    /// Further steps of marching Ents (rule 8.6.8).
    pub ent_steps: ByArea<Areas>,
    /// Dunlending recruitment areas (rule 8.5).
    pub dunlending: Areas,
    /// Mordor Orc recruitment areas (rule 7.2.6).
    pub mordor_orcs: Areas,
    /// Areas that border the Anduin south of Osgiliath (rule 9.11.2).
    pub anduin_south: Areas,
    /// Where Siege Towers are built (rule 9.10.2).
    pub towers: Areas,
    /// Where Catapults are built (rule 9.10.2).
    pub catapults: Areas,
    /// Where each area is drawn, from 0 to 1000.
    pub at: ByArea<(u16, u16)>,
    /// How many steps it takes from each area to every other, for an Army that nothing stops; [`Board::FAR`] where no way leads.
    pub steps: Box<ByArea<ByArea<u8>>>,
}

impl Board {
    /// No way leads there.
    pub const FAR: u8 = u8::MAX;

    /// Counts the steps between all areas: city walls count as open, the way out of a recruitment area leads along its arrows and links
    /// (rules 9.3.2, 9.3.3), and none leads in from an area.
    pub fn measure(&mut self) {
        for from in self.areas | self.recruitment {
            let (mut reached, mut edge, mut steps) = (Areas::only(from), Areas::only(from), 0);
            let mut row = ByArea::all(Board::FAR);
            while !edge.is_empty() {
                for area in edge {
                    row[area] = steps;
                }
                let next = |all: Areas, area: Area| {
                    all | self.neighbours[area] | self.arrows[area] | self.linked[area]
                };
                edge = edge.iter().fold(Areas::EMPTY, next) - reached;
                reached |= edge;
                steps = steps.saturating_add(1);
            }
            self.steps[from] = row;
        }
    }

    /// The border from here to there, if they have one.
    #[inline]
    pub fn border(&self, from: Area, to: Area) -> Option<BorderTo> {
        self.borders[from].iter().find(|border| border.to == to).copied()
    }

    /// The areas adjacent to any of these.
    #[inline]
    pub fn around(&self, areas: Areas) -> Areas {
        areas.iter().fold(Areas::EMPTY, |all, area| all | self.neighbours[area])
    }

    /// The printed side of a Settlement or Stronghold (rule 1.17).
    pub fn printed_side(&self, area: Area) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.printed[*side].contains(area))
    }

    /// Whether an area is a Stronghold (rule 1.9).
    #[inline]
    pub fn is_stronghold(&self, area: Area) -> bool {
        self.areas.contains(area) && self.terrain[area] == Terrain::Stronghold
    }
}
