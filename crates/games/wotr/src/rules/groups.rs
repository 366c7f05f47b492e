//! Choosing the figures that move, attack or advance (rules 8.4, 9.3, 9.9). Everybody who may go is chosen at first; the
//! player leaves figures behind, one by one, and says go.

use super::{Allowed, MISFIT, need, no};
use crate::action::{Action, Ask, GroupFor, MarchBy};
use crate::figures::{Characters, Figure, Figures, Place};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Nation, Nations, Side, Units};
use crate::map::Region;
use crate::state::State;
use kernel::flow::{ask, done, goto};

/// The stacking limit of a region (rule 8.2).
pub(crate) const STACK: u8 = 10;
/// The stacking limit inside a besieged Stronghold (rule 8.2).
pub(crate) const STACK_INSIDE: u8 = 5;

/// Who must be in the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Led {
    /// Nobody in particular.
    No,
    /// A Leader, Nazgûl or Character.
    Anybody,
    /// A Companion.
    Companion,
    /// A Nazgûl.
    Nazgul,
    /// The Witch-king.
    WitchKing,
    /// An Isengard unit.
    Isengard,
}

/// An Army in a place of which a group is to be made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) place: Place,
    pub(crate) figures: Figures,
    /// Its Nations that are not At War.
    bound: Nations,
    /// Whether more than the Political Track keeps figures back: they have moved, are a partner's, or never move.
    special: bool,
}

impl GroupFor {
    pub(crate) const fn from(&self) -> Place {
        match self {
            GroupFor::March { from, .. } | GroupFor::Attack { from, .. } | GroupFor::Advance { from, .. } => {
                *from
            }
        }
    }

    pub(crate) const fn to(&self) -> Region {
        match self {
            GroupFor::March { to, .. } | GroupFor::Attack { to, .. } | GroupFor::Advance { to, .. } => *to,
        }
    }

    /// Who must lead the group.
    pub(crate) fn led(&self) -> Led {
        match self {
            GroupFor::March { by: MarchBy::Character, .. }
            | GroupFor::Attack { led: true, card: None, .. } => Led::Anybody,
            GroupFor::March { by: MarchBy::Card(card), .. } | GroupFor::Attack { card: Some(card), .. } => {
                card.hooks().led
            }
            GroupFor::March { .. } | GroupFor::Attack { .. } | GroupFor::Advance { .. } => Led::No,
        }
    }
}

impl State {
    /// Whether the group has whom it needs.
    pub(crate) fn is_led(&self, led: Led, group: &Figures) -> bool {
        match led {
            Led::No => true,
            Led::Anybody => self.has_leader(group),
            Led::Companion => group.characters.meets(Character::COMPANIONS),
            Led::Nazgul => group.nazgul_and_witch_king() > 0,
            Led::WitchKing => group.characters.contains(Character::WitchKing),
            Led::Isengard => group.troops.of_nation(Nation::Isengard) > 0,
        }
    }

    /// Everybody in the place who may be part of the group.
    pub(crate) fn most(&self, side: Side, group: &GroupFor) -> Figures {
        self.rested(side, group, self.most_ignoring_rest(side, group))
    }

    /// The same as if rule 14.11 were not.
    pub(crate) fn most_ignoring_rest(&self, side: Side, group: &GroupFor) -> Figures {
        let all = self.figures(group.from(), side);
        self.most_of(side, group, all)
    }

    /// Those of the figures in the place who may be part of the group.
    fn most_of(&self, side: Side, group: &GroupFor, mut all: Figures) -> Figures {
        let (from, to) = (group.from(), group.to());
        match group {
            GroupFor::March { .. } => {
                // Rule 8.4.3.
                for (region, figures) in &self.action.moved {
                    if Place::Field(*region) == from {
                        all = all.minus(figures);
                    }
                }
            }
            GroupFor::Attack { .. } => {}
            GroupFor::Advance { .. } => {
                if let Some(battle) = &self.battle {
                    all = all.minus(&battle.rearguard);
                }
            }
        }
        for nation in side.nations() {
            let bound = !self.at_war(*nation)
                && match group {
                    // Rule 8.4.5.
                    GroupFor::March { .. } => to.nation().is_some_and(|other| other != *nation),
                    // Rule 9.3.
                    GroupFor::Attack { .. } => true,
                    GroupFor::Advance { .. } => false,
                };
            // Rules 14.6, 14.8.
            let partners = !matches!(group, GroupFor::Advance { .. })
                && !self.commands(self.acting, *nation)
                && !self.action.mixed;
            if bound || partners {
                all.troops.units[*nation] = Units::all(0);
            }
            // A partner's Leader without units of his own belongs to whoever leads the others.
            let stays = bound || (partners && self.is_shared(from, side));
            if let Some(nation) = nation.free()
                && stays
            {
                all.troops.leaders[nation] = 0;
            }
        }
        // Rule 14.6: partners who agree on one Army use each other's Minions.
        if !matches!(group, GroupFor::Advance { .. }) && !self.action.mixed {
            all.characters -= self.partners_minions();
        }
        // Rule 8.4.4: Level 0 never moves; but Saruman leads an attack out of Orthanc (rule 18.26).
        if !matches!(group, GroupFor::Attack { .. }) {
            all.characters = all.characters.without(Character::Saruman);
        }
        all
    }

    /// The Minions that are not the acting player's to use (rule 14.6).
    fn partners_minions(&self) -> Characters {
        match self.mate(self.acting) {
            None => Characters::EMPTY,
            Some(mate) => {
                Character::MINIONS.iter().filter(|minion| self.player_of_minion(*minion) == mate).collect()
            }
        }
    }

    /// Whether those who stay behind need a unit with them, and have none (rules 8.4.4, 9.3).
    pub(crate) fn is_stranded(&self, side: Side, why: &GroupFor, stays: &Figures) -> bool {
        stays.n_units(side) == 0
            && match why {
                // A partner's Minion is no part of the Army, unless it is his too.
                GroupFor::Attack { .. } if !self.action.mixed => {
                    let own = stays.characters - self.partners_minions();
                    !Figures { characters: own, ..*stays }.is_empty()
                }
                GroupFor::Attack { .. } => !stays.is_empty(),
                GroupFor::March { .. } | GroupFor::Advance { .. } => stays.troops.n_leaders() > 0,
            }
    }

    /// Whether the group as it is may go.
    pub(crate) fn check_group(&self, side: Side, why: &GroupFor, group: &Figures) -> Allowed {
        let stays = self.figures(why.from(), side).minus(group);
        need(
            !self.action.mixed || self.controls_group(side, group),
            "14.8",
            "no-the-part-that-goes-would-no-longer-be-yours-to",
        )?;
        need(group.n_units(side) > 0, "8.4.1", "no-at-least-one-unit-must-be-in-the-group")?;
        need(self.is_led(why.led(), group), "8.4.2", "no-nobody-leads-the-group")?;
        // Rules 8.1, 8.4.4.
        need(
            stays.troops.n_leaders() == 0 || stays.n_units(side) > 0,
            "8.4.4",
            "no-leaders-cant-stay-behind-without-a-unit",
        )?;
        self.check_group_rest(side, why, group)?;
        match why {
            GroupFor::March { by, to, .. } => {
                let last = State::march_steps(*by) == 1;
                let there = self.units_at(*to, side);
                need(
                    !last || there + group.n_units(side) <= STACK,
                    "8.2",
                    "no-more-than-ten-units-would-be-in-the-region",
                )?;
                self.check_march_end(*by, side, group, *to)
            }
            GroupFor::Attack { .. } => {
                need(!self.is_stranded(side, why, &stays), "9.3", "no-a-rearguard-needs-at-least-one-unit")
            }
            GroupFor::Advance { .. } => Ok(()),
        }
    }

    /// Whether a figure may stay behind: the group can still go after it, or after leaving more.
    pub(crate) fn check_leave(&self, side: Side, why: &GroupFor, figure: Figure) -> Allowed {
        let Some(group) = self.action.group.without(figure) else {
            return no("8.4.1", "no-no-such-figure-is-in-the-group");
        };
        need(group.n_units(side) > 0, "8.4.1", "no-at-least-one-unit-must-be-in-the-group")?;
        need(self.is_led(why.led(), &group), "8.4.2", "no-nobody-would-lead-the-group")?;
        need(
            !self.action.mixed || self.can_be_own(side, why, &group),
            "14.8",
            "no-the-part-that-goes-would-no-longer-be-yours-to",
        )?;
        let stays = self.figures(why.from(), side).minus(&group);
        need(
            !self.is_stranded(side, why, &stays),
            "8.4.4",
            "no-it-cant-stay-behind-without-a-unit-leave-a-unit",
        )?;
        self.check_some_rest(side, why, &group)?;
        match why {
            GroupFor::March { by, to, .. } => self.check_some_march_end(*by, side, &group, *to),
            GroupFor::Attack { .. } | GroupFor::Advance { .. } => Ok(()),
        }
    }

    /// The Army in a place of which a group may be made. Who its Characters are matters only where somebody must lead,
    /// or where nobody may be left alone.
    pub(crate) fn army_at(&self, side: Side, place: Place, characters: bool) -> Standing {
        let figures = match characters {
            true => self.figures(place, side),
            false => Figures { troops: self.troops(place).of(side), ..Figures::NONE },
        };
        let has =
            |nation: &Nation| figures.troops.of_nation(*nation) + figures.troops.leaders_of(*nation) > 0;
        let bound = side.nations().iter().copied().filter(|nation| !self.at_war(*nation) && has(nation));
        let moved = self.action.moved.iter().any(|(region, _)| Place::Field(*region) == place);
        let saruman = figures.characters.contains(Character::Saruman);
        Standing {
            place,
            figures,
            bound: bound.collect(),
            special: moved || saruman || self.mate(self.acting).is_some(),
        }
    }

    /// Whether any group can be made of those who may go.
    pub(crate) fn can_group(&self, side: Side, why: &GroupFor, army: &Standing) -> Allowed {
        let there = &army.figures;
        // Mostly all may go.
        let all = !army.special
            && match why {
                GroupFor::March { to, .. } => {
                    to.nation().is_none_or(|nation| army.bound.without(nation).is_empty())
                }
                GroupFor::Attack { .. } => army.bound.is_empty(),
                GroupFor::Advance { .. } => false,
            };
        if all {
            need(there.n_units(side) > 0, "8.4.5", "no-no-unit-there-may-go")?;
            need(self.is_led(why.led(), there), "8.4.2", "no-nobody-there-leads-the-army")?;
        } else {
            let most = self.most_of(side, why, *there);
            let units = most.n_units(side);
            need(units > 0, "8.4.5", "no-no-unit-there-may-go")?;
            need(self.is_led(why.led(), &most), "8.4.2", "no-nobody-there-leads-the-army")?;
            let stays = there.minus(&most);
            let must_leave = self.is_stranded(side, why, &stays);
            need(!must_leave || units > 1, "8.4.4", "no-leaders-cant-stay-behind-without-a-unit")?;
        }
        match why {
            GroupFor::March { by, to, .. } if State::march_steps(*by) == 1 => {
                need(self.units_at(*to, side) < STACK, "8.2", "no-ten-units-are-in-the-region-already")
            }
            GroupFor::March { .. } | GroupFor::Attack { .. } | GroupFor::Advance { .. } => Ok(()),
        }
    }

    /// Asks who goes.
    pub(crate) fn ask_group(&mut self, why: GroupFor) -> Next {
        let (side, seat) = match (&why, &self.battle) {
            (GroupFor::Advance { from, .. }, Some(battle)) => {
                (battle.attacker, self.army_controller(*from, battle.attacker))
            }
            (GroupFor::March { .. } | GroupFor::Attack { .. } | GroupFor::Advance { .. }, _) => {
                (self.active_side(), self.acting)
            }
        };
        self.action.group.gather(self.most(side, &why));
        // Nothing to choose: nobody can stay behind. All figures are open, so this tells nothing.
        let optional = matches!(why, GroupFor::Advance { .. });
        if !optional
            && self.check_group(side, &why, &self.action.group.figures).is_ok()
            && !self
                .action
                .group
                .figures
                .each(side)
                .any(|figure| self.check_leave(side, &why, figure).is_ok())
        {
            return goto(Frame::Depart(why));
        }
        ask(seat, Ask::Group(why)).last()
    }

    pub(crate) fn group_answered(&mut self, why: GroupFor, action: Action) -> Next {
        match action {
            Action::Leave(figure) => {
                self.action.group.leave(figure);
                let seat = match (&why, &self.battle) {
                    (GroupFor::Advance { from, .. }, Some(battle)) => {
                        self.army_controller(*from, battle.attacker)
                    }
                    (GroupFor::March { .. } | GroupFor::Attack { .. } | GroupFor::Advance { .. }, _) => {
                        self.acting
                    }
                };
                ask(seat, Ask::Group(why)).last()
            }
            Action::Go => goto(Frame::Depart(why)),
            // Rule 9.9: the advance is optional.
            Action::Decline => {
                self.action.group.dissolve();
                done()
            }
            _ => MISFIT,
        }
    }
}
