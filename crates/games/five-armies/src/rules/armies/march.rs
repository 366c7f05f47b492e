//! Armies move (rules 9.1 to 9.7, 9.14): which one, where to, and how far.

use crate::action::{Action, Ask, Deed};
use crate::army::{ArmyAsk, ArmyFrame, GroupFor, Needs};
use crate::event::Event;
use crate::figures::Party;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side, UnitTypes, Units};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl Needs {
    /// Leadership.
    pub const LED: Needs = Needs { leadership: true, units: UnitTypes::EMPTY };

    /// A unit of one of these types.
    pub const fn of(units: UnitTypes) -> Needs {
        Needs { leadership: false, units }
    }

    /// Whether the units will do.
    #[inline]
    pub(super) fn has_units(self, units: &Units) -> bool {
        self.units.is_empty() || self.units.iter().any(|unit| units.contains(unit))
    }
}

impl State {
    /// Where an army may go from an area, whoever stands there (rules 2.4, 9.14.2, 9.14.3). Step by step it may come from a Goblin
    /// Mustering Point to a region (rule 9.14.6).
    #[inline]
    pub(crate) fn ways(&self, from: Area) -> Areas {
        match from.exit() {
            None => from.neighbours(),
            // Rule 9.14.1.
            Some(pass) if pass.is_pass() && !self.open_passes.contains(pass) => Areas::EMPTY,
            Some(to) => Areas::only(to),
        }
    }

    /// Where an army of the side may go from an area (rules 9.4, 11.4). Characters alone are in nobody's way (rule 7.4).
    #[inline]
    pub(crate) fn open_ways(&self, side: Side, from: Area) -> Areas {
        self.ways(from) - self.closed_to(side)
    }

    /// Whether an army of the side may go from one area to the next.
    pub(crate) fn check_step(&self, side: Side, from: Area, to: Area) -> Allowed {
        match from.exit() {
            Some(exit) => {
                let rule = if from.is_pass() { "9.14.3" } else { "9.14.2" };
                need(exit == to, rule, "no-only-one-way-leads-from-there")?;
                let closed = exit.is_pass() && !self.open_passes.contains(exit);
                need(!closed, "9.14.1", "no-the-pass-is-closed")?;
            }
            None => {
                need(to.is_region(), "9.14.4", "no-nothing-goes-there-from-the-board")?;
                need(from.neighbours().contains(to), "9.4", "no-the-regions-are-not-adjacent")?;
            }
        }
        need(!self.armies_of(side.enemy()).contains(to), "9.4", "no-an-enemy-army-is-there")?;
        need(self.beorn() != Some(to), "11.4", "no-beorn-is-there")
    }

    /// The figures of a side in an area that have not moved in the present action (rule 9.4). What has arrived is not in the stacks.
    pub(crate) fn standing(&self, side: Side, area: Area) -> Party {
        let mut party = self.party_at(side, area);
        for (_, arrived) in &self.notes.arrived {
            party.characters -= arrived.characters;
        }
        party
    }

    /// Whether the army of the side in an area has what is needed among those who have not moved.
    pub(crate) fn has_needed(&self, side: Side, area: Area, needs: Needs) -> bool {
        let army = self.army(area);
        needs.has_units(&army.units)
            && (!needs.leadership || army.leadership > 0 || self.party_leads(&self.standing(side, area)))
    }

    /// Goes through the marches of armies in these areas for as long as `see` says so.
    pub(crate) fn each_march(
        &self,
        side: Side,
        areas: Areas,
        needs: Needs,
        mut see: impl FnMut(Area, Area) -> bool,
    ) {
        let closed = self.closed_to(side);
        for from in areas & self.armies_of(side) {
            let ways = self.ways(from) - closed;
            if ways.is_empty() || !self.has_needed(side, from, needs) {
                continue;
            }
            for to in ways {
                if !see(from, to) {
                    return;
                }
            }
        }
    }

    /// Whether an army of the side in one of these areas can move.
    pub(crate) fn can_march(&self, side: Side, areas: Areas, needs: Needs) -> bool {
        let mut any = false;
        self.each_march(side, areas, needs, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Whether an army, or a part of it, may move from one area to the next.
    pub(super) fn check_march(&self, side: Side, needs: Needs, from: Area, to: Area) -> Allowed {
        need(self.has_army(side, from), "9.4", "no-no-army-of-yours-that-can-move-is-there")?;
        need(self.notes.eligible.contains(from), "9.4", "no-that-army-does-not-move-now")?;
        self.check_step(side, from, to)?;
        let rule = self.rule_of_needs();
        need(needs.has_units(&self.army(from).units), rule, "no-no-unit-that-must-go-is-there")?;
        need(self.has_needed(side, from, needs), rule, "no-the-army-has-no-leadership-to-take-along")
    }

    /// Armies of the areas in `notes.eligible` move, one after the other; then those that met merge.
    pub(super) fn march_some(&mut self, needs: Needs, steps: u8, left: u8) -> Next {
        let side = self.to_act;
        let goes_on =
            left > 0 && !self.notes.arrived.is_full() && self.can_march(side, self.notes.eligible, needs);
        if goes_on {
            ask(State::seat(side), Ask::Army(ArmyAsk::March { needs, steps, left })).last()
        } else {
            goto(Frame::Army(ArmyFrame::Merge))
        }
    }

    pub(super) fn march_chosen(
        &mut self,
        side: Side,
        needs: Needs,
        steps: u8,
        left: u8,
        action: Action,
    ) -> Next {
        match action {
            Action::Move { from, to } => {
                if self.notes.once {
                    // The card speaks of armies, each of which moves once.
                    self.notes.eligible.remove(from);
                }
                let then = Frame::Army(ArmyFrame::March { needs, steps, left: left.saturating_sub(1) });
                match self.gather(side, GroupFor::March { needs, steps }, from, to) {
                    Next::Goto(frame) => call(frame).then(then),
                    Next::LastAsk(asked) => Next::Ask(asked, then),
                    other => other,
                }
            }
            // Rule 4.5.8.
            Action::Done => goto(Frame::Army(ArmyFrame::Merge)),
            _ => MISFIT,
        }
    }

    /// The group on its way has entered an area.
    pub(super) fn arrive(&mut self, at: Area, left: u8, log: &mut Log) -> Next {
        let Some(side) = self.notes.group.figures.side() else {
            return Next::Broken("a group without units is on its way");
        };
        self.enter(side, at, log);
        if self.ended.is_some() {
            self.all_settle(at);
            return done();
        }
        // Rule 9.5: it stops next to an enemy army. A Pass is next to nothing.
        let stops = left == 0 || self.next_to_enemies(side).contains(at);
        if stops || self.open_ways(side, at).is_empty() {
            self.land(at);
            return done();
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::MarchOn { at, left })).last()
    }

    pub(super) fn march_on_chosen(
        &mut self,
        side: Side,
        at: Area,
        left: u8,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Area(to) => {
                self.go_on(side, at, to, log);
                goto(Frame::Army(ArmyFrame::Arrive { at: to, left: left.saturating_sub(1) }))
            }
            Action::Done => {
                self.land(at);
                done()
            }
            _ => MISFIT,
        }
    }

    /// The group that is on its way goes to the next area.
    pub(super) fn go_on(&mut self, side: Side, from: Area, to: Area, log: &mut Log) {
        let party = self.notes.group.figures;
        for character in party.characters {
            self.spots[character] = crate::figures::Spot::At(to);
        }
        log.public(Event::Marched { side, from, to, party });
    }

    /// The group has come to the end of its way. It merges later (rule 9.4).
    fn land(&mut self, at: Area) {
        let party = self.notes.group.dissolve();
        // There is room: nobody sets out without it.
        let _ = self.notes.arrived.try_push((at, party));
        // Rules 5.2, 6.8.2: who attacks afterwards is the army where the figures ended.
        self.notes.moved = true;
        self.notes.chosen = Some(at);
    }

    /// The rule that says what must be in the army, or in the part of it that goes: that of the action, or that of cards and
    /// abilities.
    pub(super) const fn rule_of_needs(&self) -> &'static str {
        match self.notes.deed {
            Some(Deed::QuickMove) => "5.1",
            Some(Deed::LedAttack) => "5.2",
            Some(Deed::GoblinAttack | Deed::GoblinMove) => "5.10",
            _ => "6.8",
        }
    }

    /// Why an army cannot be the one that must attack.
    pub(super) fn check_needs(&self, side: Side, area: Area, needs: Needs) -> Allowed {
        let rule = self.rule_of_needs();
        need(needs.has_units(&self.army(area).units), rule, "no-no-unit-that-must-go-is-there")?;
        need(self.has_needed(side, area, needs), rule, "no-the-army-has-no-leadership")
    }
}
