//! Which Army attacks whom (rules 7.2.1, 7.2.2, 7.2.6, 10.1.1, 10.13).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, Charge, GroupFor, Needs};
use crate::frame::Next;
use crate::ids::{Area, Areas, Side};
use crate::rules::{Allowed, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// The areas into which an Army may attack: adjacent ones, whether a wall is breached or not (rule 9.5.2), or those that the
    /// arrows of a recruitment area point to (rule 9.3.4).
    #[inline]
    fn fronts(&self, from: Area) -> Areas {
        if from.is_recruitment() { self.board().arrows[from] } else { self.board().neighbours[from] }
    }

    /// The Armies that may attack now: those that have moved, or, if none has, those of `notes.eligible` (rule 7.2.1).
    pub(super) fn strikers(&self, side: Side) -> Areas {
        let areas = if self.notes.arrived.is_empty() { self.notes.eligible } else { self.notes.arrived };
        areas & self.armies_of(side)
    }

    /// Goes through the attacks of Armies in these areas for as long as `see` says so.
    pub(crate) fn each_strike(
        &self,
        side: Side,
        areas: Areas,
        needs: Needs,
        target: Option<Area>,
        mut see: impl FnMut(Area, Area) -> bool,
    ) {
        let enemies = self.armies_on_board(side.enemy());
        let enemies = target.map_or(enemies, |target| enemies & Areas::only(target));
        for from in areas & self.armies_of(side) {
            let targets = self.fronts(from) & enemies;
            if targets.is_empty() || self.check_striker(side, needs, from).is_err() {
                continue;
            }
            for to in targets {
                if !see(from, to) {
                    return;
                }
            }
        }
    }

    /// Whether an Army of the side in one of these areas can attack.
    pub(crate) fn can_strike(&self, side: Side, areas: Areas, needs: Needs, target: Option<Area>) -> bool {
        let mut any = false;
        self.each_strike(side, areas, needs, target, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Whether an Army of the side in one of these areas can attack, after a move of up to one area (rules 7.2.1, 7.2.2).
    pub(crate) fn can_move_and_strike(&self, side: Side, areas: Areas, needs: Needs) -> bool {
        self.can_strike(side, areas, needs, None) || self.can_march(side, areas, needs, true)
    }

    /// Whether the Army of the side in an area has what an attack needs. The whole Army attacks (rule 10.1.1), so those who have
    /// moved count, too.
    fn check_striker(&self, side: Side, needs: Needs, from: Area) -> Allowed {
        need(self.may_leave(side, from), "7.7.9", "no-nobody-may-attack-from-that-area-this-round")?;
        let party = self.party_at(side, from);
        need(needs.has_units(&party.units), self.rule_of_needs(), "no-no-unit-that-must-go-is-there")?;
        need(needs.has_characters(party.characters), "7.7.9", "no-the-character-who-must-go-is-not-there")?;
        let led = !needs.leadership || self.party_leads(side, &party);
        need(led, "7.2.1", "no-the-army-has-no-leadership")
    }

    /// Whether an Army may attack.
    pub(super) fn check_strike(
        &self,
        side: Side,
        needs: Needs,
        target: Option<Area>,
        from: Area,
        to: Area,
    ) -> Allowed {
        need(self.has_army(side, from), "10.1.1", "no-no-army-of-yours-is-there")?;
        self.check_striker(side, needs, from)?;
        need(target.is_none_or(|target| target == to), "7.7.9", "no-only-another-area-may-be-attacked")?;
        let why = if self.notes.arrived.is_empty() {
            "no-that-army-does-not-attack-now"
        } else {
            "no-only-the-army-that-moved-attacks"
        };
        need(self.strikers(side).contains(from), "10.1.1", why)?;
        let rule = if from.is_recruitment() { "9.3.4" } else { "1.2" };
        need(self.fronts(from).contains(to), rule, "no-the-areas-are-not-adjacent")?;
        need(self.has_army(side.enemy(), to), "10.1.1", "no-no-enemy-army-is-there")
    }

    /// An attack is made, or declined.
    pub(super) fn strike(
        &mut self,
        side: Side,
        needs: Needs,
        optional: bool,
        charge: Option<Charge>,
        target: Option<Area>,
    ) -> Next {
        if self.battle.is_some() {
            return done();
        }
        let mut attacks = arrayvec::ArrayVec::<Action, 2>::new();
        self.each_strike(side, self.strikers(side), needs, target, |from, to| {
            attacks.push(Action::Attack { from, to });
            !attacks.is_full()
        });
        match attacks.as_slice() {
            [] => done(),
            // Rule 11.3.1: there is nothing to choose.
            [only] if !optional => self.strike_chosen(side, needs, charge, *only),
            _ => {
                let question = ArmyAsk::Strike { needs, optional, charge, target };
                ask(State::seat(side), Ask::Army(question)).last()
            }
        }
    }

    pub(super) fn strike_chosen(
        &mut self,
        side: Side,
        needs: Needs,
        charge: Option<Charge>,
        action: Action,
    ) -> Next {
        match action {
            // Rule 9.3.4: no battle.
            Action::Attack { from, to } if from.is_recruitment() => {
                self.gather_force(side, GroupFor::FromRecruitment { needs }, from, to)
            }
            // Rule 14.9: everybody there takes part.
            Action::Attack { from, to } => {
                goto(self.begin_battle(side, Areas::only(from), to, charge, false))
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// The Armies of a side that can join a Combined Attack on an area (rules 9.3.8, 10.13.5).
    fn allies_around(&self, side: Side, at: Area) -> Areas {
        let banned = self.bans.leave[side] | self.bans.hold[side];
        (self.board().neighbours[at] & self.armies_on_board(side)) - banned
    }

    /// The enemies that a Combined Attack can be made on (rule 10.13.1).
    pub(crate) fn combined_targets(&self, side: Side) -> Areas {
        let near = self.armies_on_board(side.enemy()) & self.board().around(self.armies_on_board(side));
        near.iter().filter(|at| self.allies_around(side, *at).len() > 1).collect()
    }

    /// Whether a Combined Attack can be made.
    pub(crate) fn can_combine(&self, side: Side) -> bool {
        !self.combined_targets(side).is_empty()
    }

    pub(super) fn check_combined_target(&self, side: Side, at: Area) -> Allowed {
        let there = self.armies_on_board(side.enemy()).contains(at);
        need(there, "10.13.1", "no-no-enemy-army-is-there")?;
        let enough = self.allies_around(side, at).len() > 1;
        need(enough, "10.13.1", "no-fewer-than-two-of-your-armies-are-adjacent-to-it")
    }

    /// A Combined Attack is made, or declined.
    pub(super) fn combined(&mut self, side: Side, optional: bool) -> Next {
        if self.battle.is_some() {
            return done();
        }
        let targets = self.combined_targets(side);
        match targets.first() {
            None => done(),
            Some(only) if targets.len() == 1 && !optional => self.combined_chosen(side, Action::Area(only)),
            Some(_) => ask(State::seat(side), Ask::Army(ArmyAsk::CombinedTarget { optional })).last(),
        }
    }

    pub(super) fn combined_chosen(&mut self, side: Side, action: Action) -> Next {
        match action {
            Action::Area(at) => {
                let armies = self.allies_around(side, at);
                goto(self.begin_battle(side, armies, at, None, false))
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }
}
