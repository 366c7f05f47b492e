//! The map: figures, regions, Nations, the Fellowship.

use crate::action::Ask;
use crate::figures::{Characters, Figures, Place, Spot, Troops};
use crate::ids::{Character, Nation, Region, Regions, Side};
use crate::state::State;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The figures of one Nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationFigures {
    /// The Nation.
    pub nation: Nation,
    /// Regulars.
    pub regulars: u8,
    /// Elites.
    pub elites: u8,
    /// Leaders; the Free Peoples alone have any.
    pub leaders: u8,
}

/// Figures that stand together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FiguresView {
    /// Units and Leaders, by Nation.
    #[cfg_attr(test, ts(as = "Vec<NationFigures>"))]
    pub nations: ArrayVec<NationFigures, { Nation::COUNT }>,
    /// Nazgûl, without the Witch-king.
    pub nazgul: u8,
    /// Characters.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub characters: ArrayVec<Character, { Character::COUNT }>,
}

impl FiguresView {
    pub(super) fn of(figures: &Figures) -> FiguresView {
        if figures.is_empty() {
            return FiguresView { nations: ArrayVec::new(), nazgul: 0, characters: ArrayVec::new() };
        }
        FiguresView {
            nations: nation_figures(&figures.troops),
            nazgul: figures.troops.nazgul,
            characters: figures.characters.iter().collect(),
        }
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.nations.is_empty() && self.nazgul == 0 && self.characters.is_empty()
    }
}

fn nation_figures(troops: &Troops) -> ArrayVec<NationFigures, { Nation::COUNT }> {
    let of = |nation: Nation| {
        let [regulars, elites] = *troops.units[nation].values();
        let leaders = troops.leaders_of(nation);
        NationFigures { nation, regulars, elites, leaders }
    };
    let any = |one: &NationFigures| one.regulars + one.elites + one.leaders > 0;
    Nation::ALL.into_iter().map(of).filter(any).collect()
}

/// A region with something in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionView {
    /// Which region.
    pub region: Region,
    /// Who controls its Settlement; none if it has none.
    pub control: Option<Side>,
    /// Whether the Settlement is in the enemy's hands (rule 2.6).
    pub captured: bool,
    /// The Free Peoples figures in the field.
    pub free_peoples: FiguresView,
    /// The Shadow figures in the field.
    pub shadow: FiguresView,
    /// The side that is besieged inside.
    pub besieged: Option<Side>,
    /// The figures inside the besieged Stronghold.
    pub inside: FiguresView,
}

impl RegionView {
    /// All regions with something in them.
    pub(super) fn all(state: &State) -> Vec<RegionView> {
        let with_characters: Regions =
            Character::ALL.into_iter().filter_map(|one| state.region_of(one)).collect();
        let something = |region: &Region| {
            with_characters.contains(*region)
                || !state.field(*region).is_empty()
                || !state.troops(Place::Inside(*region)).is_empty()
                || RegionView::is_captured(state, *region)
        };
        let view = |region: Region| RegionView::of(state, region, with_characters.contains(region));
        Region::ALL.into_iter().filter(something).map(view).collect()
    }

    fn is_captured(state: &State, region: Region) -> bool {
        state.controller(region).is_some() && !state.unconquered(region)
    }

    fn of(state: &State, region: Region, with_characters: bool) -> RegionView {
        let figures = |place: Place| {
            let characters = if with_characters { state.characters_at(place) } else { Characters::EMPTY };
            Figures { troops: *state.troops(place), characters }
        };
        let (field, inside) = (figures(Place::Field(region)), figures(Place::Inside(region)));
        let of = |side: Side| {
            let characters = field.characters & Character::of(side);
            FiguresView::of(&Figures { troops: field.troops.of(side), characters })
        };
        RegionView {
            region,
            control: state.controller(region),
            captured: RegionView::is_captured(state, region),
            free_peoples: of(Side::FreePeoples),
            shadow: of(Side::Shadow),
            besieged: state.besieged(region),
            inside: FiguresView::of(&inside),
        }
    }
}

/// A Nation on the Political Track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationView {
    /// Which Nation.
    pub nation: Nation,
    /// Steps to war; 0 is At War.
    pub steps: u8,
    /// Whether it is active.
    pub active: bool,
}

/// The Fellowship: everything about it is open (rule 16.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FellowshipView {
    /// The Ring-bearers figure, or where it was last before the Mordor Track.
    pub region: Region,
    /// Progress.
    pub progress: u8,
    /// Whether it is Hidden.
    pub hidden: bool,
    /// Corruption.
    pub corruption: u8,
    /// The step of the Mordor Track, once it is there.
    pub mordor: Option<u8>,
    /// The Guide; none means Gollum.
    pub guide: Option<Character>,
    /// The Companions in it.
    pub companions: Vec<Character>,
}

impl FellowshipView {
    pub(super) fn of(state: &State) -> FellowshipView {
        let fellowship = &state.fellowship;
        FellowshipView {
            region: fellowship.region,
            progress: fellowship.progress,
            hidden: fellowship.hidden,
            corruption: fellowship.corruption,
            mordor: fellowship.mordor,
            guide: fellowship.guide,
            companions: state.in_fellowship().iter().collect(),
        }
    }
}

/// Figures that have moved, or are chosen, in the action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GroupView {
    /// Where they are now; none while they are between two regions.
    pub region: Option<Region>,
    /// Who.
    pub figures: FiguresView,
}

impl GroupView {
    /// The figures being chosen, or on their way.
    pub(super) fn chosen(state: &State) -> Option<GroupView> {
        let region = match state.flow.asked()?.ask {
            Ask::Group(group) => Some(group.from().region()),
            Ask::MarchOn { at, .. } => Some(at),
            _ if state.action.group.lifted => None,
            _ => return None,
        };
        // Characters on the way are where the group is.
        let on_the_way = Character::ALL.into_iter().filter(|one| state.spot(*one) == Spot::Moving);
        let mut group = state.action.group.figures;
        group.characters |= on_the_way.collect::<Characters>();
        Some(GroupView { region, figures: FiguresView::of(&group) })
    }
}
