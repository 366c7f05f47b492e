//! Three and four players (chapter 14): who controls an Army, mixed Armies, the credit for captures.

use super::{Allowed, MISFIT, need};
use crate::action::{Action, Ask, GroupFor};
use crate::figures::Place;
use crate::frame::{Frame, Next};
use crate::ids::{Nation, Side};
use crate::map::Region;
use crate::state::{LastUse, Scenario, State};
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// The player who controls the Army of a side in a place (rule 14.8); in a battle, the part of it that fights.
    pub fn army_controller(&self, place: Place, side: Side) -> Seat {
        let [first, second] = self.seats_of(side);
        if first == second {
            return first;
        }
        let mut count = [(0u8, 0u8); 2];
        let troops = self.hit_troops(place, side);
        for nation in side.nations() {
            let own = usize::from(self.player_of(*nation) == second);
            count[own].0 += troops.of_nation(*nation);
            count[own].1 += troops.units[nation.index()][1];
        }
        match count[0].cmp(&count[1]) {
            std::cmp::Ordering::Greater => first,
            std::cmp::Ordering::Less => second,
            std::cmp::Ordering::Equal => self.leader_of(side),
        }
    }

    /// Whether both partners have units in a place.
    fn is_shared(&self, place: Place, side: Side) -> bool {
        let has = |seat: Seat| {
            side.nations()
                .iter()
                .any(|nation| self.player_of(*nation) == seat && self.troops(place).of_nation(*nation) > 0)
        };
        let [first, second] = self.seats_of(side);
        first != second && has(first) && has(second)
    }

    /// Before figures are chosen: whether the partner's units are part of the Army (rule 14.8).
    pub(crate) fn choose_group(&mut self, why: GroupFor) -> Next {
        let (side, place) = (self.active_side(), why.from());
        self.mixed = false;
        let controls = self.army_controller(place, side) == self.acting;
        match self.mate(self.acting) {
            Some(mate) if controls && self.is_shared(place, side) => {
                ask(mate, Ask::Mix).then(Frame::Gather(why))
            }
            _ => goto(Frame::Gather(why)),
        }
    }

    pub(crate) fn mix_answered(&mut self, action: Action) -> Next {
        match action {
            Action::Accept => self.mixed = true,
            Action::Decline => {}
            _ => return MISFIT,
        }
        done()
    }

    /// The Nations with units in a place, of a side.
    fn nations_at(&self, place: Place, side: Side) -> impl Iterator<Item = Nation> {
        side.nations().iter().copied().filter(move |nation| self.troops(place).of_nation(*nation) > 0)
    }

    /// Rule 14.11: no two actions in a row on the same Nation, or on the same Army of several.
    pub(crate) fn check_last_use(&self, seat: Seat, place: Place) -> Allowed {
        if self.setup.scenario != Scenario::ThreePlayer || self.side(seat) != Side::FreePeoples {
            return Ok(());
        }
        let mut nations = self.nations_at(place, Side::FreePeoples);
        let (first, more) = (nations.next(), nations.next().is_some());
        if more {
            let same = self.last_use.army == Some(place.region());
            return need(!same, "14.11", "that Army was used with the last action");
        }
        need(
            first.is_none() || self.last_use.nation != first,
            "14.11",
            "that Nation was used with the last action",
        )
    }

    /// The same for the Nation of a recruit or an advance.
    pub(crate) fn check_last_use_nation(&self, nation: Nation) -> Allowed {
        let bound = self.setup.scenario == Scenario::ThreePlayer && self.active_side() == Side::FreePeoples;
        need(
            !bound || self.last_use.nation != Some(nation),
            "14.11",
            "that Nation was used with the last action",
        )
    }

    /// Notes what an action used; the Army is then in `to`.
    pub(crate) fn note_use(&mut self, from: Place, to: Region) {
        if self.setup.scenario != Scenario::ThreePlayer || self.active_side() != Side::FreePeoples {
            return;
        }
        let mut nations = Nation::ALL.into_iter().filter(|nation| {
            nation.side() == Side::FreePeoples
                && self.group.troops.of_nation(*nation) + self.troops(from).of_nation(*nation) > 0
        });
        let (first, more) = (nations.next(), nations.next().is_some());
        self.last_use = match more {
            true => LastUse { nation: None, army: Some(to) },
            false => LastUse { nation: first, army: None },
        };
    }

    /// Notes the Nation that an action used.
    pub(crate) fn note_nation(&mut self, nation: Nation) {
        // What the Shadow does in between leaves the note as it is.
        if self.setup.scenario != Scenario::ThreePlayer || nation.side() != Side::FreePeoples {
            return;
        }
        self.last_use = LastUse { nation: Some(nation), army: None };
    }

    /// Rule 14.12: the captor's controller is credited, the loser's player is charged.
    pub(crate) fn credit_capture(&mut self, region: Region, side: Side) {
        let points = region.victory_points() as i8;
        let captor = self.army_controller(Place::Field(region), side);
        self.credit[captor.index() & 3] += points;
        if let Some(nation) = region.nation() {
            let loser = self.player_of(nation);
            self.credit[loser.index() & 3] -= points;
        }
    }

    /// What is taken back is no loss any more; the captor keeps no credit for what he lost again.
    pub(crate) fn credit_recapture(&mut self, region: Region, _side: Side) {
        let points = region.victory_points() as i8;
        if let Some(nation) = region.nation() {
            let owner = self.player_of(nation);
            self.credit[owner.index() & 3] += points;
        }
    }
}
