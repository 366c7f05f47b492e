//! Rallying armies (rules 5.8, 9.8).

use super::super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{BattleFrame, LossFor};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side};
use crate::muster::{MusterAsk, MusterEvent, MusterFrame};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// The dice on the table at once. More units than that can stand only where there is no limit; they roll one throw after the
/// other.
const HANDFUL: u8 = 10;

impl State {
    /// The armies among these that a side may rally. One without damage has nothing to gain by it and is not offered.
    pub(crate) fn rallying_areas(&self, side: Side, areas: Areas) -> Areas {
        (self.armies_of(side) & areas).iter().filter(|area| self.army(*area).damage > 0).collect()
    }

    /// Rule 5.8.
    pub(super) fn check_rally(&self, side: Side, area: Area) -> Allowed {
        need(self.has_army(side, area), "5.8", "no-you-have-no-army-there")?;
        need(self.army(area).damage > 0, "9.8", "no-that-army-has-no-damage")?;
        need(self.notes.eligible.contains(area), "5.8", "no-that-army-is-not-rallied-now")
    }

    pub(super) fn rally_some_step(&mut self, success: u8, left: u8) -> Next {
        let side = self.to_act;
        if left == 0 || self.rallying_areas(side, self.notes.eligible).is_empty() {
            self.notes.eligible = Areas::EMPTY;
            return done();
        }
        ask(State::seat(side), Ask::Muster(MusterAsk::Rally { success, left })).last()
    }

    pub(super) fn rally_answered(&mut self, success: u8, left: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Done => {
                self.notes.eligible = Areas::EMPTY;
                done()
            }
            Action::Area(area) => {
                // Rule 5.8: two different armies.
                self.notes.eligible.remove(area);
                let rally = self.rally(area, success, log);
                call(rally).then(Frame::Muster(MusterFrame::RallySome { success, left: left - 1 }))
            }
            _ => MISFIT,
        }
    }

    /// An army is about to be rallied (rule 9.8). Says the frame that does it.
    pub(crate) fn rally(&mut self, area: Area, success: u8, log: &mut Log) -> Frame {
        log.public(Event::Muster(MusterEvent::Rally { area }));
        self.notes.thrown.clear();
        self.notes.missed = 0;
        let dice = if self.army(area).damage > 0 { self.army(area).n_units() } else { 0 };
        Frame::Muster(MusterFrame::Rally { area, success, dice, again: false })
    }

    pub(super) fn rally_step(
        &mut self,
        area: Area,
        success: u8,
        dice: u8,
        again: bool,
        log: &mut Log,
    ) -> Next {
        if dice > 0 && self.notes.thrown.len() < HANDFUL {
            let on = MusterFrame::Rally { area, success, dice: dice - 1, again };
            return ask_chance(Ask::Roll(RollFor::Rally)).then(Frame::Muster(on));
        }
        self.notes.missed += self.notes.thrown.misses(success);
        let successes = self.throw_counted(success, log);
        self.remove_damage(area, successes, log);
        let Some(side) = self.army(area).side() else { return done() };
        let damaged = self.army(area).damage > 0;
        if damaged && dice > 0 {
            return goto(Frame::Muster(MusterFrame::Rally { area, success, dice, again }));
        }
        let missed = std::mem::take(&mut self.notes.missed);
        // Rule 9.8: misses are rolled again once, up to the Leadership value.
        let dice = missed.min(self.leadership_at(side, area));
        if damaged && !again && dice > 0 {
            return goto(Frame::Muster(MusterFrame::Rally { area, success, dice, again: true }));
        }
        if damaged {
            // Rule 9.8: casualties may follow.
            return goto(Frame::Battle(BattleFrame::Losses { area, side, why: LossFor::Rallied }));
        }
        done()
    }

    /// The dice on the table are told to the log and taken up. Says how many succeeded.
    pub(crate) fn throw_counted(&mut self, needed: u8, log: &mut Log) -> u8 {
        let dice = self.notes.thrown;
        let successes = dice.hits(needed);
        if !dice.is_empty() {
            log.public(Event::Threw { dice, needed, successes });
        }
        self.notes.thrown.clear();
        successes
    }
}
