//! Attacks from recruitment areas (rule 9.3.4).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, GroupFor};
use crate::battle::BattleFrame;
use crate::event::{BattleEvent, Event};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Who attacks is picked: at most five units.
    pub(super) fn gather_force(&mut self, side: Side, why: GroupFor, from: Area, to: Area) -> Next {
        // The whole Army there may attack; it stands there whether it has moved or not.
        let mut party = self.party_at(side, from);
        party.damage = 0;
        self.notes.group.gather(party);
        self.ask_group(side, why, from, to)
    }

    /// The attackers are known; the defender must go at once.
    pub(super) fn force_out(&mut self, side: Side, from: Area, to: Area, log: &mut Log) -> Next {
        self.notes.force = self.notes.group.dissolve();
        log.public(Event::Battle(BattleEvent::FromRecruitment { from, at: to }));
        let enemy = side.enemy();
        let move_in = Frame::Army(ArmyFrame::MoveIn { side, from, to });
        let (own, forced) = (self.ways_out(to, false), self.ways_out(to, true));
        let (areas, is_forced) = if own.is_empty() { (forced, true) } else { (own, false) };
        match (areas.first(), areas.len()) {
            // Neither exists: the Army is destroyed with everybody in it.
            (None, _) => {
                self.wipe_out(enemy, to, log);
                goto(move_in)
            }
            (Some(only), 1) => {
                let go_out = ArmyFrame::GoOut { at: to, to: only, forced: is_forced };
                call(Frame::Army(go_out)).then(move_in)
            }
            _ => {
                let who = if is_forced { side } else { enemy };
                let question = ArmyAsk::ForcedOut { at: to, forced: is_forced };
                ask(State::seat(who), Ask::Army(question)).then(move_in)
            }
        }
    }

    /// Where the Army that is attacked may go, or be sent. An Army that may not retreat goes nowhere.
    pub(super) fn ways_out(&self, at: Area, forced: bool) -> Areas {
        let Some(side) = self.army(at).side() else { return Areas::EMPTY };
        if self.bans.hold[side].contains(at) {
            Areas::EMPTY
        } else if forced {
            self.forced_areas(side, at)
        } else {
            self.retreat_areas(side, at)
        }
    }

    pub(super) fn check_forced_out(&self, at: Area, forced: bool, to: Area) -> Allowed {
        let Some(side) = self.army(at).side() else {
            return need(false, "9.3.4", "no-no-army-is-there");
        };
        if forced {
            need(self.forced_areas(side, at).contains(to), "10.9.7", "no-the-army-cant-be-sent-there")
        } else {
            self.check_retreat(side, at, to)
        }
    }

    pub(super) fn forced_out(at: Area, forced: bool, action: Action) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        goto(Frame::Army(ArmyFrame::GoOut { at, to, forced }))
    }

    /// The Army goes; one extra Damage before it moves, if the attacker says where (rule 10.9.7).
    pub(super) fn go_out(&mut self, at: Area, to: Area, forced: bool, log: &mut Log) -> Next {
        let Some(side) = self.army(at).side() else { return done() };
        log.public(Event::Battle(BattleEvent::Retreats { side, to, forced }));
        let retreat = Frame::Army(ArmyFrame::Retreat { side, from: at, to });
        if forced {
            return call(Frame::Battle(BattleFrame::Driven { area: at, side })).then(retreat);
        }
        goto(retreat)
    }

    /// An Army that cannot go is destroyed; its Leaders, tokens and Characters are eliminated (rule 9.3.4).
    fn wipe_out(&mut self, side: Side, at: Area, log: &mut Log) {
        for (unit, n) in self.army(at).units.iter().collect::<arrayvec::ArrayVec<_, 16>>() {
            for _ in 0..n {
                self.eliminate_unit(unit, at, 0, log);
            }
        }
        self.destroy(side, at, log);
    }

    /// The attackers move in.
    pub(super) fn move_in(&mut self, side: Side, from: Area, to: Area) -> Next {
        let force = std::mem::take(&mut self.notes.force);
        // An enemy that was not driven out, or attackers that are gone, end it.
        if self.has_army(side.enemy(), to) || force.n_units() == 0 || !self.has_army(side, from) {
            return done();
        }
        self.notes.group.gather(force);
        goto(Frame::Army(ArmyFrame::Depart { side, why: GroupFor::MoveIn, from, to }))
    }
}
