//! The two boards: areas, borders, regions, recruitment areas.

use super::{Printed, said};
use crate::book::{Book, map_of, ours};
use crate::game::Thing;
use crate::ids::{Area, Areas, Border, Location, Pool, Region, Scenario, Section, Side, Terrain};
use crate::rules::worth;
use crate::text::title;
use kernel::{Language, Text};
use serde::Serialize;

/// An area as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaFacts {
    /// Its id.
    pub id: Area,
    /// Its name.
    pub name: String,
    /// Its region.
    pub region: Option<Region>,
    /// Its terrain.
    pub terrain: Terrain,
    /// The side whose Settlement it is.
    pub settlement: Option<Side>,
    /// The side whose Settlement or Stronghold it is (rule 1.17).
    pub side: Option<Side>,
    /// The protection of its Stronghold; none without one, and for Minas Tirith.
    pub protection: Option<u8>,
    /// The section of Minas Tirith that an attack from here comes over.
    pub section: Option<Section>,
    /// What it is worth to the Shadow in Rohan (rule 12.2).
    pub worth: u8,
    /// Where its middle is on the board, from 0 to 1000, left to right.
    pub x: u16,
    /// The same, top to bottom.
    pub y: u16,
    /// The names of its values that are ours.
    pub ours: Vec<String>,
}

/// A recruitment area as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecruitmentFacts {
    /// Its id.
    pub id: Area,
    /// Its name.
    pub name: String,
    /// The pool of its nation.
    pub pool: Option<Pool>,
    /// Where its arrows lead.
    pub arrows: Vec<Area>,
    /// The recruitment areas that are linked with it.
    pub linked: Vec<Area>,
    /// Where it is on the board, from 0 to 1000, left to right.
    pub x: u16,
    /// The same, top to bottom.
    pub y: u16,
    /// The names of its values that are ours.
    pub ours: Vec<String>,
}

/// What lies between two areas.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BorderFacts {
    /// One of them.
    pub a: Area,
    /// The other.
    pub b: Area,
    /// What it is.
    pub border: Border,
    /// The one that a dike or wall protects.
    pub protects: Option<Area>,
    /// Whether this is ours.
    pub ours: bool,
}

/// A region.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFacts {
    /// Its id.
    pub id: Region,
    /// Its name.
    pub name: String,
    /// Whether it is one of the three whose control counts (rule 3.7).
    pub home: bool,
}

/// A section of Minas Tirith.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SectionFacts {
    /// Which.
    pub id: Section,
    /// Its name.
    pub name: String,
    /// Its protection.
    pub protection: u8,
}

/// A location of the Commander.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LocationFacts {
    /// Which.
    pub id: Location,
    /// Its name.
    pub name: String,
    /// What it gives.
    pub text: String,
    /// How many dice it takes.
    pub dice: u8,
    /// How many Leadership tokens it gives.
    pub leadership: u8,
}

/// Further steps of marching Ents.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntSteps {
    /// From there.
    pub from: Area,
    /// To these.
    pub to: Vec<Area>,
}

/// The board of a scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardFacts {
    /// Which.
    pub id: Scenario,
    /// Its name.
    pub name: String,
    /// Its areas.
    pub areas: Vec<AreaFacts>,
    /// Its recruitment areas; none in Rohan.
    pub recruitment: Vec<RecruitmentFacts>,
    /// Its borders, each once.
    pub borders: Vec<BorderFacts>,
    /// Its regions.
    pub regions: Vec<RegionFacts>,
    /// The sections of Minas Tirith; none in Rohan.
    pub sections: Vec<SectionFacts>,
    /// The Commander's locations.
    pub locations: Vec<LocationFacts>,
    /// Where Dunlendings come.
    pub dunlendings: Vec<Area>,
    /// Where Mordor Orcs come by an Eye.
    pub mordor_orcs: Vec<Area>,
    /// Areas that border the Anduin south of Osgiliath.
    pub anduin_south: Vec<Area>,
    /// Where Siege Towers are built.
    pub towers: Vec<Area>,
    /// Where Catapults are built.
    pub catapults: Vec<Area>,
    /// Further steps of marching Ents.
    pub ent_steps: Vec<EntSteps>,
    /// The names of the lists that are ours.
    pub ours: Vec<String>,
}

impl BoardFacts {
    /// The board of a scenario, in a language.
    pub(super) fn of(printed: &Printed, scenario: Scenario, language: &dyn Language) -> BoardFacts {
        let book = printed.book(scenario);
        let board = &book.board;
        let list = |areas: Areas| areas.iter().collect::<Vec<Area>>();
        let regions = Region::ALL.into_iter().filter(|region| !board.regions[*region].is_empty());
        let sections = Section::ALL.into_iter().filter(|_| board.areas.contains(Area::MinasTirith));
        let steps = board.areas.iter().filter(|area| !board.ent_steps[*area].is_empty());
        BoardFacts {
            id: scenario,
            name: said(language, &Text::of("scenario", scenario.slug())),
            areas: board.areas.iter().map(|area| area_facts(printed, book, area, language)).collect(),
            recruitment: board
                .recruitment
                .iter()
                .map(|area| recruitment(printed, book, area, language))
                .collect(),
            borders: borders(printed, book),
            regions: regions
                .map(|id| RegionFacts {
                    id,
                    name: said(language, &title(Thing::Region(id), scenario)),
                    home: board.home.contains(id),
                })
                .collect(),
            sections: sections
                .map(|id| SectionFacts {
                    id,
                    name: said(language, &title(Thing::Section(id), scenario)),
                    protection: board.sections[id],
                })
                .collect(),
            locations: Location::of(scenario)
                .into_iter()
                .map(|id| location(id, scenario, language))
                .collect(),
            dunlendings: list(board.dunlending),
            mordor_orcs: list(board.mordor_orcs),
            anduin_south: list(board.anduin_south),
            towers: list(board.towers),
            catapults: list(board.catapults),
            ent_steps: steps.map(|from| EntSteps { from, to: list(board.ent_steps[from]) }).collect(),
            ours: printed.still_ours(ours::of_board(scenario), &format!("{}//", map_of(scenario))),
        }
    }
}

fn area_facts(printed: &Printed, book: &Book, id: Area, language: &dyn Language) -> AreaFacts {
    let (board, scenario) = (&book.board, book.scenario());
    let (x, y) = board.at[id];
    AreaFacts {
        id,
        name: said(language, &title(Thing::Area(id), scenario)),
        region: board.region[id],
        terrain: board.terrain[id],
        settlement: Side::ALL.into_iter().find(|side| board.settlements[*side].contains(id)),
        side: board.printed_side(id),
        protection: (board.is_stronghold(id) && id != Area::MinasTirith).then(|| board.protection[id]),
        section: board.section_from[id],
        worth: if scenario == Scenario::Rohan { worth(board, id) } else { 0 },
        x,
        y,
        ours: area_is_ours(printed, id, scenario),
    }
}

fn recruitment(printed: &Printed, book: &Book, id: Area, language: &dyn Language) -> RecruitmentFacts {
    let (board, scenario) = (&book.board, book.scenario());
    let (x, y) = board.at[id];
    RecruitmentFacts {
        id,
        name: said(language, &title(Thing::Area(id), scenario)),
        pool: board.nation[id],
        arrows: board.arrows[id].iter().collect(),
        linked: board.linked[id].iter().collect(),
        x,
        y,
        ours: area_is_ours(printed, id, scenario),
    }
}

/// The values of an area that are ours.
fn area_is_ours(printed: &Printed, id: Area, scenario: Scenario) -> Vec<String> {
    printed.still_ours(ours::of_area(id, scenario), &format!("{}/{}/", map_of(scenario), id.slug()))
}

fn borders(printed: &Printed, book: &Book) -> Vec<BorderFacts> {
    let board = &book.board;
    let mut all = Vec::new();
    for a in board.areas {
        // Each is in the lists of both.
        for there in board.borders[a].iter().filter(|there| a < there.to) {
            let back = board.border(there.to, a).is_some_and(|back| back.protected);
            let protects = match (there.protected, back) {
                (true, _) => Some(there.to),
                (false, true) => Some(a),
                (false, false) => None,
            };
            let by_pack = [(a, there.to), (there.to, a)].into_iter().any(|(a, b)| {
                printed.gives(&format!("{}/{}--{}/border", map_of(book.scenario()), a.slug(), b.slug()))
            });
            let ours = !by_pack && ours::border_is_ours(a, there.to, book.scenario());
            all.push(BorderFacts { a, b: there.to, border: there.border, protects, ours });
        }
    }
    all
}

fn location(id: Location, scenario: Scenario, language: &dyn Language) -> LocationFacts {
    LocationFacts {
        id,
        name: said(language, &title(Thing::Location(id), scenario)),
        text: said(language, &Text::of("location", id.slug()).part("about")),
        dice: id.dice(),
        leadership: id.leadership(),
    }
}
