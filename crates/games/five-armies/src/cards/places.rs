//! Which armies and regions an instruction speaks of.

use crate::figures::Spot;
use crate::ids::{Area, Areas, Character, MUSTERING_REGIONS, Pile, REGIONS, Side, set_of};
use crate::map::MAP;
use crate::ops::{Filter, Place, Script, Whose};
use crate::rules::{Allowed, need};
use crate::state::State;

impl Whose {
    /// The side that is meant.
    pub(crate) const fn side(self, player: Side) -> Side {
        match self {
            Whose::Own => player,
            Whose::Enemy => player.enemy(),
        }
    }
}

/// Nothing, or the one area.
fn only(area: Option<Area>) -> Areas {
    area.map_or(Areas::EMPTY, Areas::only)
}

impl State {
    /// Where the character is whose card it is. The Lord of the Eagles is never in a region (rule 10.3), a character off the
    /// board nowhere.
    pub(super) fn general_place(&self, script: Script) -> Option<Area> {
        State::script_character(script).and_then(|character| self.place_of(character))
    }

    /// The areas of the armies with Leadership (rule 2.10).
    fn led_armies(&self, side: Side) -> Areas {
        self.armies_of(side).iter().filter(|area| self.leadership_at(side, *area) > 0).collect()
    }

    /// The armies that an instruction speaks of.
    pub(super) fn armies_for(&self, filter: &Filter, script: Script) -> Areas {
        let player = self.script_side(script);
        let side = filter.whose.side(player);
        let mut areas = self.armies_of(side) & filter.areas;
        if filter.same {
            areas = areas & only(self.notes.chosen);
        }
        if filter.general {
            areas = areas & only(self.general_place(script));
        }
        if filter.near_general {
            areas = areas & self.general_place(script).map_or(Areas::EMPTY, Area::neighbours);
        }
        if filter.near_leadership {
            areas = areas & MAP.around(self.led_armies(player));
        }
        areas.iter().filter(|area| self.check_army_itself(filter, side, *area).is_ok()).collect()
    }

    /// Whether an army has what is asked for.
    fn check_army_itself(&self, filter: &Filter, side: Side, area: Area) -> Allowed {
        let army = self.army(area);
        let led = !filter.leadership || self.leadership_at(side, area) > 0;
        need(led, "2.10", "no-the-army-has-no-leadership")?;
        need(!filter.token || army.leadership > 0, "6.10", "no-the-army-has-no-leadership-token")?;
        let units = filter.units.is_empty() || army.contains_any(filter.units);
        need(units, "6.8", "no-the-army-has-no-such-unit")?;
        match filter.damage {
            None => Ok(()),
            Some(true) => need(army.damage > 0, "6.4", "no-the-army-has-no-damage"),
            Some(false) => need(army.damage == 0, "6.4", "no-the-army-has-damage"),
        }
    }

    /// Why an instruction does not speak of an army.
    pub(super) fn check_army_for(&self, filter: &Filter, script: Script, area: Area) -> Allowed {
        let player = self.script_side(script);
        let side = filter.whose.side(player);
        let missing = match filter.whose {
            Whose::Own => "no-none-of-your-armies-is-there",
            Whose::Enemy => "no-no-enemy-army-is-there",
        };
        need(self.has_army(side, area), "2.5", missing)?;
        need(filter.areas.contains(area), "6.4", "no-the-army-is-somewhere-else")?;
        self.check_army_itself(filter, side, area)?;
        let near = !filter.near_leadership || MAP.around(self.led_armies(player)).contains(area);
        need(near, "6.4", "no-no-army-of-yours-with-leadership-is-next-to-it")?;
        need(self.armies_for(filter, script).contains(area), "6.8.2", "no-another-army-is-meant")
    }

    /// The areas where something can be put.
    pub(super) fn places_for(&self, place: Place, script: Script) -> Areas {
        let side = self.script_side(script);
        match place {
            Place::Chosen => only(self.notes.chosen),
            Place::General => only(self.general_place(script)),
            Place::Region(area) => Areas::only(area),
            Place::OwnArmy => self.armies_of(side),
            Place::OwnArmyRegion => self.armies_of(side) & REGIONS,
            Place::LedArmyRegion => self.led_armies(side) & REGIONS,
            Place::Settlement => self.settlements_of(side),
            Place::MusteringRegion => set_of(&MUSTERING_REGIONS) - self.closed_to(side),
            Place::Dale => {
                Area::RuinsOfDale.neighbours().with(Area::RuinsOfDale) - self.armies_of(side.enemy())
            }
            Place::AnyRegion => REGIONS,
        }
    }

    /// Where units of a side can be placed: not with an enemy army, not where Beorn stands (rules 9.12, 11.3). The special areas
    /// are the Shadow's.
    pub(super) fn open_to_units(&self, side: Side) -> Areas {
        let areas = match side {
            Side::FreePeoples => REGIONS,
            Side::Shadow => Areas::all(),
        };
        areas - self.closed_to(side)
    }

    /// The piles of which a token can be drawn: the one that is named, or those of the player.
    pub(super) fn piles_for(&self, pile: Option<Pile>, side: Side) -> impl Iterator<Item = Pile> {
        Pile::of(side)
            .iter()
            .copied()
            .filter(move |one| pile.is_none_or(|pile| pile == *one) && self.pile_has_tokens(*one))
    }

    /// The tokens of a side that lie in these areas.
    pub(crate) fn tokens_in(&self, side: Side, areas: Areas) -> impl Iterator<Item = (Pile, Area)> {
        Pile::of(side).iter().flat_map(move |pile| {
            areas.iter().filter(|area| self.tokens[*pile][*area] > 0).map(|area| (*pile, area))
        })
    }

    /// Whether a token of the player can be flipped there.
    pub(super) fn can_flip_at(&self, side: Side, area: Area) -> bool {
        Pile::of(side).iter().any(|pile| self.may_flip(*pile, area))
    }

    /// Whether a token of the player can be placed there (rule 9.10).
    pub(super) fn can_place_at(&self, side: Side, area: Area) -> bool {
        Pile::of(side).iter().any(|pile| self.legal_token_areas(*pile).contains(area))
    }

    /// Generals that can come back (rule 7.9).
    pub(super) fn lost_generals(&self) -> impl Iterator<Item = Character> {
        Character::GENERALS.into_iter().filter(|one| self.spots[*one] == Spot::Eliminated)
    }

    /// Fortifications with an army of the player in them.
    pub(super) fn held_fortifications(&self, side: Side) -> Areas {
        self.armies_of(side).iter().filter(|area| area.fortification().is_some()).collect()
    }
}
