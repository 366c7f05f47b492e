//! Which army attacks whom (rules 5.2, 5.3, 8.1, 8.12).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, Charge, Needs};
use crate::frame::Next;
use crate::ids::{Area, Areas, Side};
use crate::map::MAP;
use crate::rules::{Allowed, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// Where the enemies of a side stand: armies, and Beorn for the Shadow (rule 11.4).
    #[inline]
    pub(crate) fn enemies_of(&self, side: Side) -> Areas {
        let enemies = self.armies_of(side.enemy());
        match (side, self.beorn()) {
            (Side::Shadow, Some(beorn)) => enemies.with(beorn),
            (Side::Shadow | Side::FreePeoples, _) => enemies,
        }
    }

    /// The regions into which an army attacks from an area: neighbours, or the one below a Pass; none from a Goblin Mustering
    /// Point (rules 8.1.1, 8.1.3, 9.14.3).
    #[inline]
    fn fronts(from: Area) -> Areas {
        match from.exit() {
            None => from.neighbours(),
            Some(exit) if from.is_pass() => Areas::only(exit),
            Some(_) => Areas::EMPTY,
        }
    }

    /// The armies that may attack now: the one that has moved, or, if nothing has, those of `notes.eligible` (rule 5.2).
    pub(super) fn strikers(&self, side: Side) -> Areas {
        let areas = match (self.notes.moved, self.notes.chosen) {
            (true, Some(chosen)) => Areas::only(chosen),
            _ => self.notes.eligible,
        };
        areas & self.armies_of(side)
    }

    /// Goes through the attacks of armies in these areas for as long as `see` says so.
    pub(crate) fn each_strike(
        &self,
        side: Side,
        areas: Areas,
        needs: Needs,
        mut see: impl FnMut(Area, Area) -> bool,
    ) {
        let enemies = self.enemies_of(side);
        for from in areas & self.armies_of(side) {
            let targets = State::fronts(from) & enemies;
            if targets.is_empty() || !self.has_needed(side, from, needs) {
                continue;
            }
            for to in targets {
                if !see(from, to) {
                    return;
                }
            }
        }
    }

    /// Whether an army of the side in one of these areas can attack.
    pub(crate) fn can_strike(&self, side: Side, areas: Areas, needs: Needs) -> bool {
        let mut any = false;
        self.each_strike(side, areas, needs, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Whether an army may attack (rules 5.2, 8.1).
    pub(super) fn check_strike(&self, side: Side, needs: Needs, from: Area, to: Area) -> Allowed {
        need(self.has_army(side, from), "8.1.1", "no-no-army-of-yours-that-can-attack-is-there")?;
        let why = if self.notes.moved {
            "no-only-the-army-that-moved-attacks"
        } else {
            "no-that-army-does-not-attack-now"
        };
        // Rule 6.8.2: a card may speak of one army only.
        let rule = if self.notes.resolving.is_some() { "6.8.2" } else { "5.2" };
        need(self.strikers(side).contains(from), rule, why)?;
        need(!from.is_mustering_point(), "9.14.4", "no-nothing-is-attacked-from-there")?;
        let rule = if from.is_pass() { "8.1.3" } else { "8.1.1" };
        need(State::fronts(from).contains(to), rule, "no-the-regions-are-not-adjacent")?;
        need(self.enemies_of(side).contains(to), "8.1.1", "no-no-enemy-army-is-there")?;
        self.check_needs(side, from, needs)
    }

    /// An attack may be made.
    pub(super) fn strike(&mut self, needs: Needs, charge: Charge) -> Next {
        let side = self.to_act;
        if self.can_strike(side, self.strikers(side), needs) {
            ask(State::seat(side), Ask::Army(ArmyAsk::Strike { needs, charge })).last()
        } else {
            done()
        }
    }

    pub(super) fn strike_chosen(&mut self, side: Side, charge: Charge, action: Action) -> Next {
        match action {
            // Rule 8.1.2: everybody there takes part.
            Action::Attack { from, to } => goto(self.begin_battle(side, Areas::only(from), to, charge)),
            // Rule 4.5.8.
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// The armies of a side that can join a Combined Attack on a region. Passes don't count: they are next to nothing (rules 5.3,
    /// 8.1.3).
    fn allies_around(&self, side: Side, at: Area) -> Areas {
        at.neighbours() & self.armies_of(side)
    }

    /// The enemies that a Combined Attack can be made on (rules 5.3, 8.12.1).
    pub(crate) fn combined_targets(&self, side: Side) -> Areas {
        let near = self.enemies_of(side) & MAP.around(self.armies_of(side));
        near.iter().filter(|at| self.allies_around(side, *at).len() > 1).collect()
    }

    pub(super) fn check_combined_target(&self, side: Side, at: Area) -> Allowed {
        if !self.enemies_of(side).contains(at) {
            return no("5.3", "no-no-enemy-army-is-there");
        }
        let enough = self.allies_around(side, at).len() > 1;
        need(enough, "5.3", "no-fewer-than-two-of-your-armies-are-adjacent-to-it")
    }

    /// A Combined Attack may be made.
    pub(super) fn combined(&mut self) -> Next {
        let side = self.to_act;
        if self.combined_targets(side).is_empty() {
            return done();
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::CombinedTarget)).last()
    }

    pub(super) fn combined_chosen(&mut self, side: Side, action: Action) -> Next {
        match action {
            Action::Area(at) => {
                let armies = self.allies_around(side, at);
                goto(self.begin_battle(side, armies, at, Charge::default()))
            }
            // Rule 4.5.8.
            Action::Decline => done(),
            _ => MISFIT,
        }
    }
}
