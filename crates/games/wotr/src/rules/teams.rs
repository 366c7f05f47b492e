//! Three and four players (chapter 14): who controls an Army, mixed Armies, the credit for captures.

use super::groups::STACK;
use super::{Allowed, MISFIT, need};
use crate::action::{Action, Ask, GroupFor};
use crate::figures::{Figures, Place};
use crate::frame::{Frame, Next};
use crate::ids::{Nation, Side};
use crate::map::Region;
use crate::state::{Scenario, State};
use kernel::Seat;
use kernel::flow::{ask, done, goto};

/// The bit of a Nation.
const fn bit(nation: Nation) -> u8 {
    1 << nation as u8
}

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

    /// Whether the acting player would control this group of a mixed Army (rule 14.8).
    pub(crate) fn controls_group(&self, side: Side, group: &Figures) -> bool {
        let mut count = [(0u8, 0u8); 2];
        for nation in side.nations() {
            let own = usize::from(self.commands(self.acting, *nation));
            count[own].0 += group.troops.of_nation(*nation);
            count[own].1 += group.troops.units[nation.index()][1];
        }
        match count[1].cmp(&count[0]) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => self.leader_of(side) == self.acting,
        }
    }

    /// Whether a group of a mixed Army that the acting player controls can be made of this one by leaving figures behind
    /// (rule 14.8).
    pub(crate) fn can_be_own(&self, side: Side, why: &GroupFor, group: &Figures) -> bool {
        let mut own = *group;
        for nation in side.nations().iter().filter(|nation| !self.commands(self.acting, **nation)) {
            own.troops.units[nation.index()] = [0; 2];
        }
        if own.n_units(side) == 0 {
            return false;
        }
        // The partner's units can stay behind, unless only one of his Elites leads the group.
        if self.is_led(why.led(), &own) {
            return true;
        }
        let equal = own.troops.n_elites(side) > 0 && self.leader_of(side) == self.acting;
        let least = if equal { 2 } else { 3 };
        let room = match why {
            GroupFor::March { to, .. } => STACK.saturating_sub(self.units_at(*to, side)),
            GroupFor::Attack { .. } | GroupFor::Advance { .. } => u8::MAX,
        };
        own.n_units(side) + 1 >= least && least <= room
    }

    /// Whether both partners have units in a place.
    pub(crate) fn is_shared(&self, place: Place, side: Side) -> bool {
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

    /// Whether rule 14.11 binds the player.
    fn is_bound_by_last_use(&self, seat: Seat) -> bool {
        self.setup.scenario == Scenario::ThreePlayer && self.side(seat) == Side::FreePeoples
    }

    /// Rule 14.11: no two actions in a row on the same Nation, or on the same Army of several.
    pub(crate) fn check_last_use(&self, seat: Seat, place: Place) -> Allowed {
        if !self.is_bound_by_last_use(seat) {
            return Ok(());
        }
        let nations = self.nations_at(place, Side::FreePeoples).fold(0, |bits, nation| bits | bit(nation));
        if nations.count_ones() > 1 {
            let same = self.last_use.army == Some(place.region());
            return need(!same, "14.11", "that Army was used with the last action");
        }
        need(nations & self.last_use.nations == 0, "14.11", "that Nation was used with the last action")
    }

    /// The same for the Nation of a recruit or an advance.
    pub(crate) fn check_last_use_nation(&self, nation: Nation) -> Allowed {
        let bound = self.is_bound_by_last_use(self.acting);
        let used = self.last_use.nations & bit(nation) != 0;
        need(!bound || !used, "14.11", "that Nation was used with the last action")
    }

    /// Notes the Army that an action used: the group, and what stood with it. It is then in `to`.
    pub(crate) fn note_use(&mut self, from: Place, to: Region) {
        if !self.is_bound_by_last_use(self.acting) {
            return;
        }
        let mut nations = self.nations_at(from, Side::FreePeoples).fold(0, |bits, nation| bits | bit(nation));
        for nation in Side::FreePeoples.nations() {
            if self.group.troops.of_nation(*nation) > 0 {
                nations |= bit(*nation);
            }
        }
        if nations.count_ones() > 1 {
            self.this_use.army = Some(to);
        } else {
            self.this_use.nations |= nations;
        }
    }

    /// Notes the Nation that an action used.
    pub(crate) fn note_nation(&mut self, nation: Nation) {
        if self.is_bound_by_last_use(self.acting) {
            self.this_use.nations |= bit(nation);
        }
    }

    /// The action is over: it is the last one now.
    pub(crate) fn note_action_over(&mut self) {
        if self.is_bound_by_last_use(self.acting) {
            self.last_use = std::mem::take(&mut self.this_use);
        }
    }

    /// Who removes a unit beyond the limit (rules 8.2, 14.8): partners who stay apart take turns, the one who does not
    /// lead first; otherwise the Army's controller.
    pub(crate) fn trimmer(&self, place: Place, side: Side) -> Seat {
        if self.mixed || !self.is_shared(place, side) {
            return self.army_controller(place, side);
        }
        let leading = self.leader_of(side);
        let other = self.mate(leading).unwrap_or(leading);
        if self.trims.is_multiple_of(2) { other } else { leading }
    }

    /// Whether a player may remove a unit of a Nation from a place.
    pub(crate) fn trims(&self, place: Place, seat: Seat, nation: Nation) -> bool {
        self.mixed || !self.is_shared(place, nation.side()) || self.commands(seat, nation)
    }

    /// Rule 14.12: a Shadow player is credited for what his Nations capture, and everybody is charged for what his Nations
    /// lose.
    pub(crate) fn credit_capture(&mut self, region: Region, side: Side) {
        let points = region.victory_points() as i8;
        let captor = self.army_controller(Place::Field(region), side);
        if side == Side::Shadow {
            self.credit[captor.index() & 3] += points;
        }
        if captor == self.seats_of(side)[1] {
            self.second_captors.insert(region);
        } else {
            self.second_captors.remove(region);
        }
        if let Some(nation) = region.nation() {
            let loser = self.player_of(nation);
            self.credit[loser.index() & 3] -= points;
        }
    }

    /// What is taken back is no loss any more, and no capture either.
    pub(crate) fn credit_recapture(&mut self, region: Region, side: Side) {
        let points = region.victory_points() as i8;
        if let Some(nation) = region.nation() {
            let owner = self.player_of(nation);
            self.credit[owner.index() & 3] += points;
        }
        if side == Side::FreePeoples {
            let second = usize::from(self.second_captors.contains(region));
            let captor = self.seats_of(side.enemy())[second];
            self.credit[captor.index() & 3] -= points;
        }
        self.second_captors.remove(region);
    }
}
