//! What the other chapters say about whether something can be done.

use crate::ids::{Areas, Card, Face, Side};
use crate::ops::{PlaceKind, Places, Script};
use crate::state::State;

#[allow(clippy::unused_self)]
impl State {
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
