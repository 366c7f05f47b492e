//! Armies, sieges, control, war (chapter 2).

use super::{Scenario, State};
use crate::figures::{Figures, Mark, Place, Troops};
use crate::ids::{Character, Kind, Nation, Region, Regions, Side};
use crate::map::{Site, prizes_of};

impl State {
    /// How many units a side has in a region's field.
    #[inline]
    pub fn units_at(&self, region: Region, side: Side) -> u8 {
        self.field[region].n_units(side)
    }

    /// The side that is besieged in a region.
    #[inline]
    pub fn besieged(&self, region: Region) -> Option<Side> {
        let stronghold = region.stronghold()?;
        Side::ALL.into_iter().find(|side| self.inside.with(Mark::army(*side)).contains(stronghold))
    }

    /// The place where an Army of the side stands in a region, if there is one.
    pub fn army_place(&self, region: Region, side: Side) -> Option<Place> {
        if self.armies(side).contains(region) {
            Some(Place::Field(region))
        } else if self.besieged(region) == Some(side) {
            Some(Place::Inside(region))
        } else {
            None
        }
    }

    /// Whether an Army of the side is in a region, inside or outside (rule 2.4).
    #[inline]
    pub fn has_army(&self, region: Region, side: Side) -> bool {
        self.army_place(region, side).is_some()
    }

    /// The side that controls the region's Settlement (rule 2.6).
    #[inline]
    pub fn controller(&self, region: Region) -> Option<Side> {
        if !region.is_settlement() {
            None
        } else if self.shadow_control.contains(region) {
            Some(Side::Shadow)
        } else {
            Some(Side::FreePeoples)
        }
    }

    /// Whether the side controls the region's Settlement.
    #[inline]
    pub fn controls(&self, side: Side, region: Region) -> bool {
        self.controller(region) == Some(side)
    }

    /// The regions that a side controls, among those with a Settlement; the others in the set mean nothing.
    #[inline]
    pub(crate) fn controlled(&self, side: Side) -> Regions {
        match side {
            Side::FreePeoples => !self.shadow_control,
            Side::Shadow => self.shadow_control,
        }
    }

    /// Whether the region has a Settlement that its own side controls (rule 2.6).
    pub fn unconquered(&self, region: Region) -> bool {
        self.controller(region).is_some() && self.controller(region) == region.nation().map(Nation::side)
    }

    /// Whether the side besieges the region's Stronghold.
    #[inline]
    pub fn besieges(&self, side: Side, region: Region) -> bool {
        self.besieged(region) == Some(side.enemy()) && self.armies(side).contains(region)
    }

    /// Rule 2.8: free for the side.
    pub fn is_free(&self, region: Region, side: Side) -> bool {
        let enemy = side.enemy();
        if self.armies(enemy).contains(region) {
            return false;
        }
        match self.besieged(region) {
            Some(besieged) if besieged == enemy => self.armies(side).contains(region),
            _ => self.controller(region) != Some(enemy),
        }
    }

    /// Rule 2.9: free for Army movement.
    pub fn is_free_for_armies(&self, region: Region, side: Side) -> bool {
        self.is_free(region, side) || (region.is_settlement() && !self.has_army(region, side.enemy()))
    }

    /// All regions that are free for Army movement (rule 2.9).
    pub(crate) fn free_for_armies(&self, side: Side) -> Regions {
        let enemy = side.enemy();
        let besieged: Regions = self.strongholds_besieged(enemy).collect();
        !(self.armies(enemy) | (besieged - self.armies(side)))
    }

    /// Whether a Nation is At War (rule 2.11).
    #[inline]
    pub fn at_war(&self, nation: Nation) -> bool {
        self.steps[nation] == 0
    }

    /// The victory points of a side (rule 13.3): what it controls of the enemy's.
    pub fn victory_points(&self, side: Side) -> u8 {
        let taken = prizes_of(side.enemy()) & self.controlled(side);
        taken.iter().map(Region::victory_points).sum()
    }

    /// Whether Saruman's servants lead (characters.json; rule 14.10).
    pub fn elites_lead(&self, nation: Nation) -> bool {
        let team = self.setup.scenario != Scenario::TwoPlayer;
        self.in_play(Character::Saruman)
            && (nation == Nation::Isengard || (team && nation == Nation::Southrons))
    }

    /// How many Elites count as Leaders too.
    pub fn leading_elites(&self, troops: &Troops) -> u8 {
        let of = |nation: Nation| if self.elites_lead(nation) { troops.unit(nation, Kind::Elite) } else { 0 };
        of(Nation::Isengard) + of(Nation::Southrons)
    }

    /// Whether figures of a side have somebody to lead them with a Character result (rule 6.6).
    pub fn has_leader(&self, figures: &Figures) -> bool {
        figures.troops.n_leaders() > 0
            || figures.troops.nazgul > 0
            || !figures.characters.is_empty()
            || self.leading_elites(&figures.troops) > 0
    }

    /// Whether a region counts as a City or Fortification for the first round (rule 9.7.2).
    pub fn is_city_or_fortification(region: Region) -> bool {
        matches!(region.site(), Site::City | Site::Fortification)
    }
}
