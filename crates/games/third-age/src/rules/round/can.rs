//! What the other chapters say about whether something can be done.

use crate::army::Needs;
use crate::ids::{Area, Areas, Card, Character, Face, Scenario, Side};
use crate::ops::{Condition, PlaceKind, Places, Script, Test};
use crate::state::State;

#[allow(clippy::unused_self)]
impl State {
    pub(crate) fn can_march(&self, _side: Side, _areas: Areas, _needs: Needs, _steps: u8) -> bool {
        true
    }

    pub(crate) fn can_strike(&self, _side: Side, _areas: Areas, _needs: Needs, _move_first: bool) -> bool {
        true
    }

    pub(crate) fn can_combine(&self, _side: Side) -> bool {
        true
    }

    pub(crate) fn can_recruit(&self, _side: Side) -> bool {
        true
    }

    pub(crate) fn can_rally(&self, _side: Side) -> bool {
        true
    }

    pub(crate) fn can_build(&self) -> bool {
        true
    }

    pub(crate) fn can_fire(&self) -> bool {
        true
    }

    pub(crate) fn can_activate_entwood(&self) -> bool {
        true
    }

    pub(crate) fn playable(&self, _side: Side, _card: Card, _face: Face) -> bool {
        true
    }

    /// Whether instructions could do anything.
    pub(crate) fn can_run(&self, _side: Side, _script: Script) -> bool {
        true
    }

    pub(crate) fn recruiting_areas(&self, side: Side) -> Areas {
        Area::ALL.into_iter().filter(|area| self.tokens_at(side, *area) > 0).collect()
    }

    /// Whether a Character of the side may walk (rules 7.5.2, 7.5.4).
    pub(crate) fn can_move_characters(&self, side: Side) -> bool {
        let walks = |who: &Character| {
            self.character_side(*who) == side
                && self.book.characters[*who].level > 0
                && self.spots[*who].area().is_some_and(|area| !self.ways_from(area).is_empty())
        };
        Character::ALL.iter().any(walks)
    }

    /// Whether a Nazgûl or Minion may go somewhere (rule 9.6.4).
    pub(crate) fn can_move_nazgul(&self) -> bool {
        self.scenario == Scenario::Gondor
            && (!self.nazgul_areas().is_empty() || self.can_move_characters(Side::Shadow))
    }

    /// Whether a condition holds for the player of an effect.
    pub(crate) fn holds(&self, by: Side, condition: Condition) -> bool {
        let holds = match condition.test {
            Test::InPlay(who) => who.iter().any(|one| self.in_play(one)),
            Test::In(who, areas) => {
                who.iter().any(|one| self.place_of(one).is_some_and(|area| areas.contains(area)))
            }
            Test::Controls(areas) => areas.iter().any(|area| self.controller(area) == Some(by)),
            Test::FateAtLeast(space) => self.fate >= space,
            Test::Ships => self.ships > 0,
            _ => return true,
        };
        holds == condition.holds
    }

    /// The places that an effect speaks of.
    pub(crate) fn places(&self, by: Side, places: &Places) -> Areas {
        let mut all = places.areas;
        if places.kinds.contains(PlaceKind::Entwood) {
            all.insert(self.entwood);
        }
        if places.kinds.contains(PlaceKind::RohanRecruitmentArea) {
            all.insert(self.rohan_recruitment());
        }
        if places.kinds.contains(PlaceKind::MordorArmy) {
            let mordor = State::mordor_units();
            all |= self
                .armies_of(by)
                .iter()
                .filter(|area| self.army(*area).contains_any(mordor))
                .collect::<Areas>();
        }
        all
    }
}
