//! Rule 14.11: in a three-player game the Free Peoples do not use the same Nation with two actions in a row, nor the same
//! units of an Army of several Nations. Leaders and Characters are no units: they bind nothing and nothing binds them.

use super::groups::STACK;
use super::{Allowed, need, no};
use crate::action::GroupFor;
use crate::battle::Battle;
use crate::figures::{Figures, Place, Troops};
use crate::ids::{FreeNation, Kind, Nation, Nations, Side, Units};
use crate::state::{FreeUnits, LastUse, Scenario, Spent, State};
use kernel::{Refused, Rule, Seat};

const RULE: &str = "14.11";
const NATION: &str = "no-that-nation-was-used-with-the-last-action";
const UNITS: &str = "no-those-units-were-used-with-the-last-action";

/// The Nations of units of the Free Peoples.
fn nations_of(troops: &Troops) -> Nations {
    let there = |nation: &Nation| troops.of_nation(*nation) > 0;
    Side::FreePeoples.nations().iter().copied().filter(there).collect()
}

/// The units of the Free Peoples.
fn free_units(troops: &Troops) -> FreeUnits {
    FreeUnits::from_fn(|nation| troops.units[nation.nation()])
}

/// No unit.
const NO_UNITS: FreeUnits = FreeUnits::all(Units::all(0));

/// One unit.
fn one(nation: Nation, kind: Kind) -> Troops {
    let mut troops = Troops::NONE;
    troops.units[nation][kind] = 1;
    troops
}

/// Whether a search for something allowed goes on after a try: what is allowed ends it. If nothing is, but rule 14.11
/// alone keeps something back, that is the reason given.
pub(crate) fn may_go_on(found: &mut Allowed, tried: Allowed) -> bool {
    match tried {
        Ok(()) => {
            *found = Ok(());
            false
        }
        Err(refused) => {
            if refused.rule() == Some(Rule(RULE)) {
                *found = Err(refused);
            }
            true
        }
    }
}

/// Whether any of several checks allows it; if not, why.
pub(crate) fn any_of(checks: impl Iterator<Item = Allowed>, otherwise: Refused) -> Allowed {
    let mut any = Err(otherwise);
    for tried in checks {
        if !may_go_on(&mut any, tried) {
            break;
        }
    }
    any
}

impl LastUse {
    /// The units in a place.
    fn at(&self, place: Place) -> Troops {
        let mut troops = Troops::NONE;
        for spent in self.units.iter().filter(|spent| spent.place == place) {
            for (nation, units) in spent.units.iter() {
                troops.units[nation.nation()] = *units;
            }
        }
        troops
    }

    /// Adds units in a place.
    pub(crate) fn add(&mut self, place: Place, troops: &Troops) {
        let units = free_units(troops);
        if units == NO_UNITS {
            return;
        }
        match self.units.iter_mut().find(|spent| spent.place == place) {
            Some(spent) => {
                for (nation, more) in units.iter() {
                    for (kind, more) in more.iter() {
                        spent.units[nation][kind] += more;
                    }
                }
            }
            // There are never more places than there is room for.
            None => {
                let _ = self.units.try_push(Spent { place, units });
            }
        }
    }

    /// Takes units out of a place, as far as they are there, and returns which.
    fn take(&mut self, place: Place, troops: &Troops) -> Troops {
        let mut taken = Troops::NONE;
        for spent in self.units.iter_mut().filter(|spent| spent.place == place) {
            for nation in FreeNation::ALL {
                let own = &mut spent.units[nation];
                let (less, out) = (&troops.units[nation.nation()], &mut taken.units[nation.nation()]);
                for kind in Kind::ALL {
                    out[kind] = own[kind].min(less[kind]);
                    own[kind] -= out[kind];
                }
            }
        }
        self.units.retain(|spent| spent.units != NO_UNITS);
        taken
    }

    /// Units go from one place to another.
    fn go(&mut self, from: Place, to: Place, troops: &Troops) {
        let gone = self.take(from, troops);
        self.add(to, &gone);
    }
}

impl State {
    /// Whether rule 14.11 binds the player.
    fn is_bound_by_last_use(&self, seat: Seat) -> bool {
        self.setup.scenario == Scenario::ThreePlayer && self.side(seat) == Side::FreePeoples
    }

    /// Whether it binds the choice of a group. Those who advance after a battle were chosen for the attack.
    fn rests(&self, side: Side, why: &GroupFor) -> bool {
        self.setup.scenario == Scenario::ThreePlayer
            && side == Side::FreePeoples
            && !matches!(why, GroupFor::Advance { .. })
    }

    /// Whether a Nation may be recruited or advanced: not if it was used with the last action.
    pub(crate) fn check_last_use_nation(&self, nation: Nation) -> Allowed {
        let bound = self.is_bound_by_last_use(self.acting);
        let used = self.last_use.nations.contains(nation);
        need(!bound || !used, RULE, NATION)
    }

    /// The figures without the units that acted last in a group of several Nations. Figures have no names: of several
    /// that are alike, as many may act as did not.
    pub(crate) fn rested(&self, side: Side, why: &GroupFor, mut figures: Figures) -> Figures {
        if self.rests(side, why) {
            figures.troops.subtract(&self.last_use.at(why.from()));
        }
        figures
    }

    /// How many units are in the smallest group that can be made of these and may act: one of a Nation that was not
    /// used last, or two of different Nations.
    pub(crate) fn least_group(&self, side: Side, figures: &Figures) -> Option<u8> {
        if side == Side::Shadow || self.setup.scenario != Scenario::ThreePlayer {
            return (figures.n_units(side) > 0).then_some(1);
        }
        let nations = nations_of(&figures.troops);
        match ((nations - self.last_use.nations).is_empty(), nations.len()) {
            (true, 0 | 1) => None,
            (true, _) => Some(2),
            (false, _) => Some(1),
        }
    }

    /// Whether this group may act (rule 14.11.3).
    pub(crate) fn check_group_rest(&self, side: Side, why: &GroupFor, group: &Figures) -> Allowed {
        if !self.rests(side, why) {
            return Ok(());
        }
        let nations = nations_of(&group.troops);
        let used = nations.len() == 1 && nations.meets(self.last_use.nations);
        need(!used, RULE, NATION)
    }

    /// Whether a group that may act can be made of this one by leaving figures behind.
    pub(crate) fn check_some_rest(&self, side: Side, why: &GroupFor, group: &Figures) -> Allowed {
        if !self.rests(side, why) {
            return Ok(());
        }
        let Some(least) = self.least_group(side, group) else {
            return no(RULE, if group.n_units(side) == 0 { UNITS } else { NATION });
        };
        match why {
            GroupFor::March { by, to, .. } if State::march_steps(*by) == 1 => {
                need(self.units_at(*to, side) + least <= STACK, RULE, NATION)
            }
            GroupFor::March { .. } | GroupFor::Attack { .. } | GroupFor::Advance { .. } => Ok(()),
        }
    }

    /// Whether a group that may act can be made of the Army.
    pub(crate) fn check_rest(&self, side: Side, why: &GroupFor) -> Allowed {
        if !self.rests(side, why) {
            return Ok(());
        }
        let most = self.most(side, why);
        self.check_some_rest(side, why, &most)?;
        let least = self.least_group(side, &most).unwrap_or(0);
        let stays = self.figures(why.from(), side).minus(&most);
        let stay = u8::from(self.is_stranded(side, why, &stays));
        need(most.n_units(side) >= least + stay, RULE, NATION)?;
        match why {
            GroupFor::March { by, to, .. } => self.check_some_march_end(*by, side, &most, *to),
            GroupFor::Attack { .. } | GroupFor::Advance { .. } => Ok(()),
        }
    }

    // ---- What has been used ----

    /// Notes the group that acts and stands in a place now: its Nation if it has one, else its units (rule 14.11.1).
    pub(crate) fn note_group(&mut self, place: Place) {
        if !self.is_bound_by_last_use(self.acting) {
            return;
        }
        let nations = nations_of(&self.action.group.figures.troops);
        if nations.len() > 1 {
            self.action.this_use.add(place, &self.action.group.figures.troops.of(Side::FreePeoples));
        } else {
            self.action.this_use.nations |= nations;
        }
    }

    /// Notes a Nation that the action recruits or advances (rule 14.11.2).
    pub(crate) fn note_nation(&mut self, nation: Nation) {
        if self.is_bound_by_last_use(self.acting) && nation.side() == Side::FreePeoples {
            self.action.this_use.nations.insert(nation);
        }
    }

    /// To skip is not to act (rule 6.4): what was used last stays so.
    pub(crate) fn note_skip(&mut self) {
        if self.is_bound_by_last_use(self.acting) {
            self.action.this_use = std::mem::take(&mut self.last_use);
        }
    }

    /// The action is over: it is the last one now.
    pub(crate) fn note_action_over(&mut self) {
        if self.is_bound_by_last_use(self.acting) {
            self.last_use = std::mem::take(&mut self.action.this_use);
        }
    }

    // ---- Units that have acted, wherever they go ----

    /// The uses that units lost in a place can belong to. When the Free Peoples attack, only the attackers are hurt
    /// (rule 9.3), and they have acted just now.
    fn uses_at(&mut self, place: Place) -> impl Iterator<Item = &mut LastUse> {
        let attack = |battle: Battle| battle.attacker == Side::FreePeoples && battle.from == place;
        let last = if self.battle.is_some_and(attack) { None } else { Some(&mut self.last_use) };
        std::iter::once(&mut self.action.this_use).chain(last).filter(|used| !used.units.is_empty())
    }

    /// A unit is lost. Its owner chooses, and of those that are alike he gives up one that has acted (rule
    /// 14.11.4).
    pub(crate) fn spent_lost(&mut self, place: Place, nation: Nation, kind: Kind) {
        let unit = one(nation, kind);
        let _ = self.uses_at(place).any(|used| used.take(place, &unit) == unit);
    }

    /// An Elite becomes a Regular. If it has acted, so has the Regular.
    pub(crate) fn spent_reduced(&mut self, place: Place, nation: Nation) {
        let [regular, elite] = Kind::ALL.map(|kind| one(nation, kind));
        if let Some(used) = self.uses_at(place).find(|used| used.at(place).unit(nation, Kind::Elite) > 0) {
            used.take(place, &elite);
            used.add(place, &regular);
        }
    }

    /// All these units are lost.
    pub(crate) fn spent_wiped_out(&mut self, place: Place, troops: &Troops) {
        for used in self.uses_at(place) {
            used.take(place, troops);
        }
    }

    /// The units in a place that have acted with this action or the last one.
    pub(crate) fn spent_at(&self, place: Place) -> Troops {
        let mut all = self.last_use.at(place);
        all.add(&self.action.this_use.at(place));
        all
    }

    /// A whole Army goes to another place.
    pub(crate) fn spent_follow(&mut self, from: Place, to: Place) {
        for used in [&mut self.last_use, &mut self.action.this_use] {
            let all = used.at(from);
            used.go(from, to, &all);
        }
    }

    /// Part of the Army that fought advances.
    pub(crate) fn spent_advance(&mut self, from: Place, to: Place) {
        let group = self.action.group.figures.troops;
        self.action.this_use.go(from, to, &group);
    }
}
