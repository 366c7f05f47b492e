//! Three and four players (chapter 14): who controls an Army, mixed Armies, the credit for captures.

use super::MISFIT;
use super::groups::STACK;
use crate::action::{Action, Ask, GroupFor};
use crate::figures::{Figures, Place, Troops};
use crate::frame::{Frame, Next};
use crate::ids::{Kind, Nation, Side, Units};
use crate::map::Region;
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// The player who controls the Army of a side in a place (rule 14.8); in a battle, the part of it that fights.
    pub fn army_controller(&self, place: Place, side: Side) -> Seat {
        self.controller_of(&self.hit_troops(place, side), side)
    }

    /// The player who controls an Army of these troops.
    fn controller_of(&self, troops: &Troops, side: Side) -> Seat {
        let [first, second] = self.seats_of(side);
        if first == second {
            return first;
        }
        let mut count = [(0u8, 0u8); 2];
        for nation in side.nations() {
            let own = usize::from(self.player_of(*nation) == second);
            count[own].0 += troops.of_nation(*nation);
            count[own].1 += troops.unit(*nation, Kind::Elite);
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
            count[own].1 += group.troops.unit(*nation, Kind::Elite);
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
            own.troops.units[*nation] = Units::all(0);
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
        self.action.mixed = false;
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
            Action::Accept => self.action.mixed = true,
            Action::Decline => {}
            _ => return MISFIT,
        }
        done()
    }

    /// Who removes a unit beyond the limit (rules 8.2, 14.8): partners who stay apart take turns, the one who does not
    /// lead first; otherwise the Army's controller.
    pub(crate) fn trimmer(&self, place: Place, side: Side) -> Seat {
        if self.action.mixed || !self.is_shared(place, side) {
            return self.army_controller(place, side);
        }
        let leading = self.leader_of(side);
        let other = self.mate(leading).unwrap_or(leading);
        if self.action.trims.is_multiple_of(2) { other } else { leading }
    }

    /// Whether a player may remove a unit of a Nation from a place.
    pub(crate) fn trims(&self, place: Place, seat: Seat, nation: Nation) -> bool {
        self.action.mixed || !self.is_shared(place, nation.side()) || self.commands(seat, nation)
    }

    /// Whose capture it is (rule 14.12): that of the Army that takes the Settlement. If it marches on, it is on its
    /// way; of besiegers, those who fought take it, if any of them are left.
    fn captor(&self, region: Region, side: Side) -> Seat {
        if self.action.group.lifted && self.action.group.figures.n_units(side) > 0 {
            return self.controller_of(&self.action.group.figures.troops, side);
        }
        let place = Place::Field(region);
        let fought = self.hit_troops(place, side);
        let took = if fought.n_units(side) > 0 { fought } else { self.troops(place).of(side) };
        self.controller_of(&took, side)
    }

    /// Rule 14.12: a Shadow player is credited for what his Nations capture, and everybody is charged for what his Nations
    /// lose.
    pub(crate) fn credit_capture(&mut self, region: Region, side: Side) {
        let points = region.victory_points() as i8;
        let captor = self.captor(region, side);
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
