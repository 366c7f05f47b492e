//! Which Armies and which places an instruction speaks of.

use crate::army::Needs;
use crate::ids::{Area, Areas, Kind, Leader, Region, Side};
use crate::ops::{Filter, PlaceFilter, PlaceKind, Places, Whose};
use crate::state::State;

impl Filter {
    /// What the part of such an Army that moves must have in it (rule 7.7.9).
    pub(super) const fn needs(&self) -> Needs {
        Needs {
            leadership: self.leadership,
            units: self.units,
            characters: self.with,
            to_linked: self.to_linked,
        }
    }
}

impl State {
    /// Whose Armies a filter means.
    pub(super) const fn filter_side(filter: &Filter, by: Side) -> Side {
        match filter.whose {
            Whose::Own => by,
            Whose::Enemy => by.enemy(),
        }
    }

    /// The Armies that pass a filter.
    pub(crate) fn armies_for(&self, filter: &Filter, by: Side) -> Areas {
        if filter.chosen {
            return self.notes.chosen.filter(|area| self.army(*area).side().is_some()).into_iter().collect();
        }
        let side = State::filter_side(filter, by);
        let armies = self.armies_of(side) & filter.areas;
        armies.iter().filter(|area| self.passes(filter, side, *area)).collect()
    }

    fn passes(&self, filter: &Filter, side: Side, area: Area) -> bool {
        let characters = self.characters_at(side, area);
        filter.recruitment.is_none_or(|wanted| area.is_recruitment() == wanted)
            && (filter.units.is_empty() || self.army(area).contains_any(filter.units))
            && (filter.with.is_empty() || filter.with.meets(characters))
            && (!filter.without_character || characters.is_empty())
            && (!filter.to_linked || !self.board().linked[area].is_empty())
            && filter.near.is_none_or(|near| {
                let chosen = if near.chosen { self.notes.chosen } else { None };
                let entwood = near.entwood.then_some(self.entwood);
                let places = chosen.into_iter().chain(entwood).fold(near.areas, Areas::with);
                self.board().around(places).contains(area)
            })
            && (!filter.leadership || self.leadership_at(side, area) > 0)
    }

    /// The places that an effect of a player speaks of. A region counts as its areas, but for those among which one is chosen.
    pub(crate) fn places(&self, by: Side, places: &Places) -> Areas {
        let board = self.board();
        let mut all = places.areas | (places.with_army & self.armies_of(by));
        for character in places.army_with {
            let side = self.character_side(character);
            all = self
                .place_of(character)
                .filter(|at| self.has_army(side, *at))
                .into_iter()
                .fold(all, Areas::with);
        }
        for character in places.area_of {
            all = self.place_of(character).into_iter().fold(all, Areas::with);
        }
        for character in places.region_of {
            let region = self.place_of(character).and_then(|at| board.region[at]);
            all = region.map_or(all, |region| all | board.regions[region]);
        }
        for kind in places.kinds {
            all |= self.places_of_kind(kind, by);
        }
        let all = all & (board.areas | board.recruitment);
        if places.filters.is_empty() {
            return all;
        }
        all.iter().filter(|area| places.filters.iter().all(|one| self.place_fits(one, by, *area))).collect()
    }

    fn places_of_kind(&self, kind: PlaceKind, by: Side) -> Areas {
        let board = self.board();
        let only = |area: Option<Area>| area.into_iter().collect::<Areas>();
        match kind {
            PlaceKind::Chosen => match self.notes.region {
                Some(region) => board.regions[region],
                None => only(self.notes.chosen),
            },
            PlaceKind::EachChosen => self.notes.picked,
            PlaceKind::OwnArmy => self.armies_of(by),
            PlaceKind::OwnArmyArea => self.armies_on_board(by),
            PlaceKind::SettlementsControlled => self.settlements_of(by),
            PlaceKind::DunlendingPlaces => (board.dunlending - self.barred) | self.settlements_taken(),
            PlaceKind::OpenMordorOrcAreas => board.mordor_orcs - self.barred,
            PlaceKind::OwnRecruitmentAreas => self.recruitment_of(by),
            PlaceKind::RohanRecruitmentArea => only(Some(self.rohan_recruitment())),
            PlaceKind::PreyRegions => {
                self.prey_regions().filter_map(|region| board.regions[region].first()).collect()
            }
            PlaceKind::OwnInBattle => only(self.battle.as_ref().map(|battle| battle.place(by))),
            PlaceKind::EnemyInBattle => only(self.battle.as_ref().map(|battle| battle.place(by.enemy()))),
            PlaceKind::Entwood => only(Some(self.entwood)),
            PlaceKind::MordorArmy => {
                let mordor = State::mordor_units();
                self.armies_of(by).iter().filter(|area| self.army(*area).contains_any(mordor)).collect()
            }
            PlaceKind::OwnTokens => self.recruit_areas(by),
        }
    }

    fn place_fits(&self, filter: PlaceFilter, by: Side, area: Area) -> bool {
        match filter {
            PlaceFilter::Controlled => self.controller(area) == Some(by),
            PlaceFilter::ControlledByOpponent => self.controller(area) == Some(by.enemy()),
            PlaceFilter::NotControlledByOpponent => self.controller(area) != Some(by.enemy()),
            PlaceFilter::OwnArmyAdjacent => self.board().neighbours[area].meets(self.armies_on_board(by)),
            PlaceFilter::ControlledOrArmy => self.controller(area) == Some(by) || self.has_army(by, area),
            PlaceFilter::NotBreached => self.protection_left(area, None) > 0 || area == Area::MinasTirith,
        }
    }

    /// The regions with a Nazgûl and a Leader or Captain of the Free Peoples.
    pub(super) fn prey_regions(&self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(|region| {
            let areas = self.board().regions[*region];
            let nazgul = areas.iter().any(|area| self.nazgul[area] > 0);
            nazgul && areas.iter().any(|area| self.has_prey(area))
        })
    }

    fn has_prey(&self, area: Area) -> bool {
        let leader = Leader::ALL.into_iter().any(|leader| self.army(area).leaders.contains(leader));
        let captain = |character| self.book.characters[character].kind == Kind::Captain;
        leader || self.characters_at(Side::FreePeoples, area).iter().any(captain)
    }
}
